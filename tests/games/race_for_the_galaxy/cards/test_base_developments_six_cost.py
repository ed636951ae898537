"""The 6-cost developments of the base game: every power and every line of points is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


# Alien Tech Institute


@plays("alien-tech-institute")
@for_each(
    ("world", "cost"),
    [("deserted-alien-outpost", 2), ("alien-robotic-factory", 4), ("gem-world", 2), ("comet-zone", 3)],
)
def test_alien_tech_institute_settles_alien_worlds_for_two_less(world: str, cost: int) -> None:
    scene = table("alien-tech-institute").hand("A", world).fill("A", 6)

    # Printed: 4, 6, 2 and 3.
    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


@plays("alien-tech-institute")
def test_alien_tech_institute_has_two_military_against_alien_worlds() -> None:
    scene = table("alien-tech-institute", "space-marines").hand("A", "alien-robot-scout-ship", "lost-alien-warship")

    # 2 and 2 against defense 4 and 5 of Alien worlds, and 3 of a Novelty world.
    scene.hand("A", "pirate-world").round(B="settle")

    assert scene.options("A") == ["pass", "settle alien-robot-scout-ship"]
    assert scene.military("A") == 2


@plays("alien-tech-institute")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Printed 5 on a production world, 2 on a windfall world, 3 on a gray one with the keyword.
        (["alien-robotic-factory"], 10),
        (["alien-robot-sentry"], 6),
        (["alien-rosetta-stone-world"], 7),
        (["gem-world", "space-marines"], 4),
    ],
)
def test_alien_tech_institute_scores_alien_worlds_and_cards(others: list[str], score: int) -> None:
    assert table("alien-tech-institute", *others).score("A") == score


# Free Trade Association


@plays("free-trade-association")
def test_free_trade_association_consumes_up_to_three_novelty_goods_for_a_chip_and_a_card_each() -> None:
    worlds = ("gem-world", "artist-colony", "space-port", "spice-world", "comet-zone")
    scene = table("free-trade-association", *worlds).good("A", *worlds).round(B="double")

    assert scene.options("A") == ["good gem-world", "good artist-colony", "good space-port", "good spice-world"]
    assert scene.question("A").pick == (3, 3)
    scene.play("A good gem-world + good artist-colony + good space-port")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (3, 3)
    assert scene.goods_of("A") == ["comet-zone", "spice-world"]


@plays("free-trade-association")
def test_free_trade_association_consumes_a_single_novelty_good() -> None:
    scene = table("free-trade-association", "gem-world").good("A", "gem-world").round(B="double")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (1, 1, [])


@plays("free-trade-association")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # Printed 1 on a production world, 2 on a windfall world, 3 and 1 on the cards named.
        (["gem-world"], 3),
        (["pirate-world"], 3),
        (["consumer-markets"], 5),
        (["expanding-colony"], 3),
        # 2, 1, 2 and 1 on others.
        (["comet-zone", "asteroid-belt", "old-earth", "public-works"], 6),
    ],
)
def test_free_trade_association_scores(others: list[str], score: int) -> None:
    assert table("free-trade-association", *others).score("A") == score


# Windfalls: Free Trade Association and Mining League

EMPTY = ("refugee-world", "asteroid-belt", "empath-world", "deserted-alien-outpost")


@plays("free-trade-association", "mining-league")
@for_each(("card", "world"), [("free-trade-association", "refugee-world"), ("mining-league", "asteroid-belt")])
def test_a_good_is_put_on_a_windfall_world_of_the_kind(card: str, world: str) -> None:
    scene = table(card, *EMPTY).round(B="produce")

    assert scene.options("A") == ["done", f"produce {world} by {card}"]
    scene.play(f"A produce {world} by {card}")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [world])


# Galactic Federation


@plays("galactic-federation")
@for_each(("development", "cost"), [("merchant-guild", 4), ("drop-ships", 2), ("public-works", 0)])
def test_galactic_federation_develops_for_two_less(development: str, cost: int) -> None:
    scene = table("galactic-federation").hand("A", development).fill("A", 5)

    scene.round(B="develop").play(f"A develop {development}")
    if cost:
        pay(scene, "A", cost)

    assert scene.tableau_of("A") == ["galactic-federation", development]
    assert scene.cards_in_hand("A") == 5 - cost


@plays("galactic-federation")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Another one of cost 6 (0 printed), one of cost 4 (2 printed), a world of cost 6 (5 printed).
        (["mining-league"], 4),
        (["drop-ships"], 5),
        (["deserted-alien-library"], 7),
    ],
)
def test_galactic_federation_scores_developments(others: list[str], score: int) -> None:
    assert table("galactic-federation", *others).score("A") == score


# Galactic Imperium


@plays("galactic-imperium")
@for_each(("troops", "offered"), [((), []), (("space-marines",), ["rebel-base"])])
def test_galactic_imperium_has_four_military_against_rebels(troops: tuple[str, ...], offered: list[str]) -> None:
    scene = table("galactic-imperium", *troops).hand("A", "rebel-warrior-race", "rebel-base", "rebel-homeworld")

    # 4 or 6 against 3, 6 and 7, and nothing of it against the pirates' 3.
    scene.hand("A", "pirate-world").round(B="settle")

    assert scene.options("A") == ["pass", "settle rebel-warrior-race", *(f"settle {world}" for world in offered)]


@plays("galactic-imperium")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # Printed 1, 2 and 5; the last is neither a Rebel nor a military world.
        (["rebel-miners"], 3),
        (["pirate-world"], 3),
        (["terraformed-world"], 5),
    ],
)
def test_galactic_imperium_scores_rebel_and_other_military_worlds(others: list[str], score: int) -> None:
    assert table("galactic-imperium", *others).score("A") == score


@plays("galactic-imperium")
def test_galactic_imperium_scores_no_rebel_world_that_is_not_military() -> None:
    scene = Scene(seats=2, sets="set2").tableau("A", "galactic-imperium", "rebel-cantina")

    assert scene.score("A") == 0


# Galactic Renaissance, Galactic Survey: SETI


@plays("galactic-renaissance", "galactic-survey-seti")
@for_each(("card", "kept"), [("galactic-renaissance", 2), ("galactic-survey-seti", 1)])
def test_two_more_cards_are_drawn_in_explore(card: str, kept: int) -> None:
    scene = table(card).round(B="explore-1")

    assert (len(scene.options("A")), scene.question("A").pick) == (4, (kept, kept))


@plays("galactic-renaissance")
@for_each(
    ("others", "chips", "score"),
    [
        ([], 2, 2),
        ([], 3, 4),
        ([], 8, 10),
        # Printed 2, 3 and 1, and 1 on a card that is not named.
        (["research-labs"], 0, 5),
        (["galactic-trendsetters"], 0, 6),
        (["artist-colony"], 0, 4),
        (["gem-world"], 0, 1),
    ],
)
def test_galactic_renaissance_scores_chips_and_three_cards(others: list[str], chips: int, score: int) -> None:
    assert table("galactic-renaissance", *others).has("A", chips=chips).score("A") == score


@plays("galactic-survey-seti")
@for_each(
    ("others", "score"),
    [
        # Itself has an Explore power.
        ([], 1),
        # Printed 1 on each: a development and a world that explore, a world and a development that do not.
        (["expedition-force"], 3),
        (["star-nomad-lair"], 4),
        (["gem-world"], 3),
        (["space-marines"], 2),
    ],
)
def test_galactic_survey_seti_scores_explore_powers_and_worlds(others: list[str], score: int) -> None:
    assert table("galactic-survey-seti", *others).score("A") == score
