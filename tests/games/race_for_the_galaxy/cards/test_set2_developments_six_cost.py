"""Developments of set 2 whose points vary: every power and every line of points is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import WORLDS, sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2, sets="set2").tableau("A", *cards)


def war(*cards: str) -> Scene:
    """The same with takeovers on."""
    return Scene(seats=2, sets="set2", takeovers=True).tableau("A", *cards)


# Galactic Bankers


@plays("galactic-bankers")
def test_galactic_bankers_draws_one_at_the_start_of_develop() -> None:
    assert table("galactic-bankers").deck("gem-world").round(B="develop").hand_of("A") == ["gem-world"]


@plays("galactic-bankers")
@for_each(
    ("discarded", "chips", "left"),
    [(("gem-world",), 1, ["new-earth", "rebel-base"]), (("gem-world", "rebel-base"), 2, ["new-earth"])],
)
def test_galactic_bankers_discards_up_to_two_cards_for_a_chip_each(
    discarded: tuple[str, ...], chips: int, left: list[str]
) -> None:
    scene = table("galactic-bankers").hand("A", "gem-world", "rebel-base", "new-earth").round(B="double")

    assert scene.options("A") == ["done", "use galactic-bankers"]
    scene.play("A use galactic-bankers")
    assert scene.question("A").pick == (1, 2)
    scene.play("A " + " + ".join(f"discard {card}" for card in discarded))

    assert (scene.chips("A"), scene.hand_of("A")) == (chips, left)


@plays("galactic-bankers", "gambling-world-set2")
@for_each(
    ("others", "score"),
    [
        ([], 1),
        # Printed 1 on each card named and on another development.
        (["interstellar-bank"], 4),
        (["investment-credits"], 4),
        (["gambling-world-set2"], 4),
        (["public-works"], 3),
        # 1 and 2 on other worlds.
        (["gem-world", "old-earth"], 4),
    ],
)
def test_galactic_bankers_scores_three_titles_and_other_developments(others: list[str], score: int) -> None:
    assert table("galactic-bankers", *others).score("A") == score


# Galactic Exchange


@plays("galactic-exchange")
@for_each("kinds", [1, 2, 3, 4])
def test_galactic_exchange_consumes_a_good_of_every_kind_for_a_chip_and_a_card_each(kinds: int) -> None:
    scene = table("galactic-exchange", *WORLDS, "artist-colony").good("A", "artist-colony", *WORLDS[:kinds])

    # Of the two Novelty goods one is left.
    scene.round(B="double").play("A good gem-world")
    while scene.asked() != ["A action", "B action"]:
        scene.play(f"A {scene.options('A')[-1]}")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (kinds, kinds, ["artist-colony"])


@plays("galactic-exchange")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # Printed 1, 2, 2 and 3 on a world of each kind: 1, 3, 6 and 10 for one to four kinds.
        (["gem-world"], 2),
        (["gem-world", "comet-zone"], 6),
        (["gem-world", "comet-zone", "avian-uplift-race"], 11),
        (["gem-world", "comet-zone", "avian-uplift-race", "deserted-alien-outpost"], 18),
        # The same kind twice; a gray world; the card named.
        (["gem-world", "artist-colony"], 3),
        (["old-earth"], 2),
        (["diversified-economy"], 5),
        (["public-works"], 1),
    ],
)
def test_galactic_exchange_scores_different_kinds_and_diversified_economy(others: list[str], score: int) -> None:
    assert table("galactic-exchange", *others).score("A") == score


# Imperium Seat


@plays("imperium-seat")
def test_imperium_seat_has_one_military_against_rebels() -> None:
    scene = table("imperium-seat").hand("A", "rebel-fuel-cache", "rebel-miners", "runaway-robots").round(B="settle")

    # Defense 1 and 2 of Rebel worlds, and 1 of another.
    assert (scene.options("A"), scene.military("A")) == (["pass", "settle rebel-fuel-cache"], 0)


@plays("imperium-seat")
def test_imperium_seat_takes_over_a_rebel_military_world_and_stays() -> None:
    scene = war("imperium-seat", "expedition-force").tableau("B", "rebel-miners", "runaway-robots", "rebel-cantina")

    # 1 and 1 against Rebels reach a defense of 2; there is no other target.
    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("A") == ["imperium-seat", "expedition-force", "rebel-miners"]
    assert scene.tableau_of("B") == ["runaway-robots", "rebel-cantina"]


@plays("imperium-seat")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Printed 1 on another IMPERIUM card and on a Rebel military world, 0 on a peaceful Rebel world, 2 on others.
        (["imperium-troops"], 5),
        (["rebel-miners"], 5),
        (["rebel-cantina"], 2),
        (["pirate-world", "old-earth"], 6),
    ],
)
def test_imperium_seat_scores_imperium_cards_and_rebel_military_worlds(others: list[str], score: int) -> None:
    assert table("imperium-seat", *others).score("A") == score


# Prospecting Guild


@plays("prospecting-guild")
def test_prospecting_guild_sells_every_good_for_one_card_more() -> None:
    assert sales("prospecting-guild", sets="set2") == [3, 4, 5, 6]


@plays("prospecting-guild")
def test_prospecting_guild_consumes_one_rare_good_for_a_chip_and_a_card() -> None:
    worlds = ("comet-zone", "asteroid-belt", "gem-world", "hive-world")
    scene = table("prospecting-guild", *worlds).good("A", *worlds).round(B="double")

    assert scene.options("A") == ["good comet-zone", "good asteroid-belt"]
    scene.play("A good comet-zone")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 1)
    assert scene.goods_of("A") == ["asteroid-belt", "gem-world", "hive-world"]


@plays("prospecting-guild")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # Printed 2 on a Rare production world and 1 on a Rare windfall world; 1 and 2 on other worlds.
        (["comet-zone"], 4),
        (["asteroid-belt"], 3),
        (["gem-world"], 2),
        (["old-earth"], 3),
        # 2 on a TERRAFORMING development, 1 on a TERRAFORMING world, which counts once, and 1 on another card.
        (["terraforming-robots"], 3),
        (["terraforming-colonists"], 2),
        (["public-works"], 1),
    ],
)
def test_prospecting_guild_scores_worlds_and_terraforming_cards(others: list[str], score: int) -> None:
    assert table("prospecting-guild", *others).score("A") == score


# Rebel Alliance


@plays("rebel-alliance")
def test_rebel_alliance_pays_for_rebel_worlds_two_less_than_the_defense() -> None:
    scene = table("rebel-alliance").hand("A", "rebel-base", "pirate-world").fill("A", 5)

    scene.round(B="settle")
    offered = scene.options("A")
    scene.play("A settle rebel-base")

    # Defense 6. Pirate World is no Rebel world.
    assert "settle pirate-world" not in offered
    pay(scene, "A", 4)
    assert scene.tableau_of("A") == ["rebel-alliance", "rebel-base"]


@plays("rebel-alliance")
@for_each(
    ("own", "taken"),
    [
        (("rebel-fuel-cache", "rebel-sympathizers"), True),
        (("rebel-fuel-cache",), False),
        (("rebel-fuel-cache", "rebel-cantina", "runaway-robots"), False),
    ],
)
def test_rebel_alliance_takes_over_with_two_for_each_rebel_military_world(own: tuple[str, ...], taken: bool) -> None:
    scene = war("rebel-alliance", *own).tableau("B", "pirate-world", "imperium-troops")

    # 4 or 2 against 1 and a defense of 3.
    scene.round(A="settle").play("A takeover rebel-alliance")

    assert ("pirate-world" in scene.tableau_of("A")) is taken
    assert "rebel-alliance" in scene.tableau_of("A")


@plays("rebel-alliance")
def test_rebel_alliance_leaves_an_empire_without_imperium_cards_alone() -> None:
    scene = war("rebel-alliance", "rebel-fuel-cache", "drop-ships").tableau("B", "pirate-world", "space-marines")

    scene.round(A="settle")

    assert scene.asked() == ["A action", "B action"]


@plays("rebel-alliance")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Printed 6 on a Rebel military world, 0 on a peaceful one, 1 on a Rebel development, 2 on a military world.
        (["rebel-base"], 10),
        (["rebel-cantina"], 4),
        (["rebel-pact"], 5),
        (["pirate-world"], 5),
        (["old-earth", "public-works"], 5),
    ],
)
def test_rebel_alliance_scores_rebel_cards_and_military_worlds(others: list[str], score: int) -> None:
    assert table("rebel-alliance", *others).score("A") == score


# Uplift Code


@plays("uplift-code", "insect-uplift-race", "abandoned-alien-uplift-camp")
@for_each(
    ("others", "cards"),
    [
        ([], 0),
        (["insect-uplift-race"], 2),
        (["avian-uplift-race", "insect-uplift-race"], 4),
        # Neither the keyword nor the kind is enough.
        (["abandoned-alien-uplift-camp", "pre-sentient-race"], 0),
    ],
)
def test_uplift_code_draws_two_for_each_uplift_symbol_world(others: list[str], cards: int) -> None:
    assert table("uplift-code", *others).round(B="produce").cards_in_hand("A") == cards


@plays("uplift-code", "abandoned-alien-uplift-camp", "alien-uplift-center")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Printed 2 on a world with the symbol, 2 and 4 on UPLIFT worlds without it, 1 on others.
        (["avian-uplift-race"], 7),
        (["abandoned-alien-uplift-camp"], 6),
        (["alien-uplift-center"], 8),
        (["pre-sentient-race", "genetics-lab"], 4),
    ],
)
def test_uplift_code_scores_worlds_with_the_symbol_and_other_uplift_cards(others: list[str], score: int) -> None:
    assert table("uplift-code", *others).score("A") == score
