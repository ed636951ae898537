"""Worlds of set 2 with Explore, Develop and Settle powers: every one of these is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2, sets="set2").tableau("A", *cards)


# Explore


EXPLORERS = ("imperium-warlord", "abandoned-alien-uplift-camp", "alien-uplift-center", "interstellar-prospectors")
MIXERS = ("alien-data-repository", "blaster-runners", "gem-smugglers", "smuggling-world", "trading-outpost")


@plays(*EXPLORERS)
@for_each("card", EXPLORERS)
def test_a_world_that_explores_draws_one_card_more(card: str) -> None:
    scene = table(card).round(B="explore-1")

    assert (len(scene.options("A")), scene.question("A").pick) == (3, (1, 1))


@plays(*MIXERS)
@for_each("card", MIXERS)
def test_explore_draws_are_mixed_with_the_hand(card: str) -> None:
    scene = table(card).hand("A", "rebel-base").deck("gem-world", "new-earth").round(B="explore-1")

    offered = sorted(scene.options("A"))
    scene.play("A discard rebel-base")

    assert offered == ["discard gem-world", "discard new-earth", "discard rebel-base"]
    assert scene.hand_of("A") == ["gem-world", "new-earth"]


# Galactic Developers


@plays("galactic-developers")
def test_galactic_developers_draws_one_at_the_start_of_develop() -> None:
    scene = table("galactic-developers").deck("gem-world").round(B="develop")

    assert scene.hand_of("A") == ["gem-world"]


# Military: a world that it reaches and one that it does not.


@plays("imperium-warlord", "blaster-runners", "imperium-blaster-gem-consortium")
@for_each("card", ["imperium-warlord", "blaster-runners", "imperium-blaster-gem-consortium"])
def test_a_world_with_one_military_conquers(card: str) -> None:
    scene = table(card).hand("A", "runaway-robots", "avian-uplift-race").round(B="settle")

    assert scene.options("A") == ["pass", "settle runaway-robots"]
    scene.play("A settle runaway-robots")

    assert (scene.tableau_of("A"), scene.military("A")) == ([card, "runaway-robots"], 1)


@plays("imperium-warlord")
def test_imperium_warlord_has_one_military_more_against_rebels() -> None:
    scene = table("imperium-warlord").hand("A", "rebel-miners", "rebel-underground", "avian-uplift-race")

    # Defense 2 and 3 of Rebel worlds, and 2 of another.
    scene.round(B="settle")

    assert (scene.options("A"), scene.military("A")) == (["pass", "settle rebel-miners"], 1)


@plays("abandoned-alien-uplift-camp", "alien-uplift-center", "gem-smugglers", "smuggling-world")
@for_each(
    ("card", "reached", "others"),
    [
        # Genes of defense 2 and 3, others of defense 1.
        *(
            (card, "avian-uplift-race", ("rebel-warrior-race", "rebel-fuel-cache", "new-survivalists"))
            for card in ("abandoned-alien-uplift-camp", "alien-uplift-center")
        ),
        # Rare of defense 1 and 2, others of defense 1.
        ("gem-smugglers", "rebel-fuel-cache", ("rebel-miners", "new-survivalists", "the-last-of-the-uplift-gnarssh")),
        # Novelty of defense 1 and 2, others of defense 1.
        (
            "smuggling-world",
            "new-survivalists",
            ("former-penal-colony", "rebel-fuel-cache", "the-last-of-the-uplift-gnarssh"),
        ),
    ],
)
def test_a_world_has_military_against_a_kind_only(card: str, reached: str, others: tuple[str, ...]) -> None:
    scene = table(card).hand("A", reached, *others).round(B="settle")

    assert (scene.options("A"), scene.military("A")) == (["pass", f"settle {reached}"], 0)
    scene.play(f"A settle {reached}")

    assert scene.tableau_of("A") == [card, reached]


# What worlds of each kind cost beside the card: printed 2 (Novelty), 3 (Rare), 3 (Genes) and 4 (Alien).
PRICES = {
    "abandoned-alien-uplift-camp": (2, 3, 1, 4),
    "alien-uplift-center": (2, 3, 1, 4),
    "gem-smugglers": (2, 2, 3, 4),
    "smuggling-world": (1, 3, 3, 4),
}


@plays(*PRICES)
@for_each(("place", "world"), [(0, "gem-world"), (1, "comet-zone"), (2, "plague-world"), (3, "deserted-alien-outpost")])
@for_each("card", PRICES)
def test_a_world_settles_worlds_of_a_kind_for_less(card: str, place: int, world: str) -> None:
    scene = table(card).hand("A", world).fill("A", 5)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", PRICES[card][place])
    assert scene.tableau_of("A") == [card, world]


# Rebel Cantina


@plays("rebel-cantina")
@for_each(("world", "cost"), [("pirate-world", 3), ("rebel-miners", 2), ("avian-uplift-race", 2)])
def test_rebel_cantina_pays_the_defense(world: str, cost: int) -> None:
    scene = table("rebel-cantina").hand("A", world).fill("A", 4)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)
    assert scene.tableau_of("A") == ["rebel-cantina", world]


@plays("rebel-cantina")
def test_rebel_cantina_pays_for_no_alien_world() -> None:
    scene = table("rebel-cantina").hand("A", "alien-robot-sentry", "rebel-base", "rebel-homeworld").round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# Hidden Fortress


@plays("hidden-fortress")
@for_each(("others", "military"), [([], 1), (["pirate-world"], 2), (["pirate-world", "rebel-base", "gem-world"], 3)])
def test_hidden_fortress_has_one_military_for_each_military_world(others: list[str], military: int) -> None:
    assert table("hidden-fortress", *others).military("A") == military


TWELVE = (
    *("gem-world", "spice-world", "comet-zone", "mining-world", "space-port", "artist-colony"),
    *("expedition-force", "export-duties", "space-marines", "genetics-lab", "drop-ships", "old-earth"),
)


@plays("hidden-fortress")
@for_each(
    ("last", "over"),
    [(("new-sparta",), True), (("hidden-fortress",), False), (("hidden-fortress", "new-sparta"), True)],
)
def test_hidden_fortress_lets_the_game_go_on_to_fourteen_cards(last: tuple[str, ...], over: bool) -> None:
    scene = table(*TWELVE, *last).round(B="produce")

    assert (scene.game.outcome is not None) is over


# Primitive Rebel World, Rebel Convict Mines


@plays("primitive-rebel-world", "rebel-convict-mines")
@for_each("card", ["primitive-rebel-world", "rebel-convict-mines"])
def test_a_rebel_world_raises_one_military_for_a_card(card: str) -> None:
    scene = table(card).hand("A", "runaway-robots", "avian-uplift-race", "rebel-base", "rebel-homeworld")

    scene.round(B="settle")
    offered = scene.options("A")
    scene.play("A settle runaway-robots", "A hand rebel-base")

    # Defense 1 is in reach, defense 2 is not.
    assert offered == ["pass", "settle runaway-robots"]
    assert scene.tableau_of("A") == [card, "runaway-robots"]
    assert (scene.pile(), scene.military("A")) == (["rebel-base"], 0)
