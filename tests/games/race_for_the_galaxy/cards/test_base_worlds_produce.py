"""Worlds of the base game with Trade and Produce powers: every one of these is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import sale, sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


# Cards drawn when the world produces.
PRODUCERS = {
    "alien-robotic-factory": 0,
    "artist-colony": 0,
    "bio-hazard-mining-world": 0,
    "comet-zone": 1,
    "distant-world": 0,
    "gem-world": 1,
    "imperium-armaments-world": 0,
    "lost-alien-battle-fleet": 0,
    "lost-species-ark-world": 2,
    "malevolent-lifeforms": 0,
    "mining-world": 1,
    "new-earth": 0,
    "new-survivalists": 0,
    "new-vinland": 0,
    "plague-world": 0,
    "prosperous-world": 0,
    "rebel-miners": 0,
    "secluded-world": 0,
    "space-port": 0,
    "spice-world": 0,
}


@plays(*PRODUCERS)
@for_each("card", PRODUCERS)
def test_a_production_world_produces_and_some_draw_for_it(card: str) -> None:
    scene = table(card).round(B="produce")

    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == ([card], PRODUCERS[card])


@plays("comet-zone", "gem-world", "lost-species-ark-world", "mining-world")
@for_each("card", ["comet-zone", "gem-world", "lost-species-ark-world", "mining-world"])
def test_a_world_that_has_its_good_already_draws_nothing(card: str) -> None:
    scene = table(card).good("A", card).round(B="produce")

    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == ([card], 0)


@plays("runaway-robots")
def test_runaway_robots_draws_one_when_it_is_made_to_produce() -> None:
    scene = table("runaway-robots", "asteroid-belt").round(A="produce").play("A produce runaway-robots")

    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == (["runaway-robots"], 1)


@plays("runaway-robots")
def test_runaway_robots_draws_nothing_for_another_world() -> None:
    scene = table("runaway-robots", "asteroid-belt").round(A="produce").play("A produce asteroid-belt")

    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == (["asteroid-belt"], 0)


@plays("rebel-underground")
def test_rebel_underground_draws_one_in_produce() -> None:
    assert table("rebel-underground").round(B="produce").cards_in_hand("A") == 1


# Windfalls

EMPTY = ("refugee-world", "asteroid-belt", "empath-world", "deserted-alien-outpost")


@plays("expanding-colony", "alien-rosetta-stone-world")
@for_each(
    ("card", "world"),
    [("expanding-colony", "refugee-world"), ("alien-rosetta-stone-world", "deserted-alien-outpost")],
)
def test_a_world_puts_a_good_on_a_windfall_world_of_its_kind(card: str, world: str) -> None:
    scene = table(card, *EMPTY).round(B="produce")

    assert scene.options("A") == ["done", f"produce {world} by {card}"]
    scene.play(f"A produce {world} by {card}")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [world])


@plays("galactic-engineers")
@for_each("world", EMPTY)
def test_galactic_engineers_puts_a_good_on_one_windfall_world_of_any_kind(world: str) -> None:
    scene = table("galactic-engineers", *EMPTY).round(B="produce")

    scene.play(f"A produce {world} by galactic-engineers")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [world])


# Trade: what goods of the four kinds bring, printed 2, 3, 4 and 5.
SALES = {
    "bio-hazard-mining-world": [2, 3, 6, 5],
    "distant-world": [5, 3, 4, 5],
    "galactic-engineers": [3, 4, 5, 6],
    "merchant-world": [4, 5, 6, 7],
    "space-port": [2, 5, 4, 5],
    "spice-world": [4, 3, 4, 5],
}


@plays(*SALES)
@for_each("card", SALES)
def test_a_world_with_a_trade_power_sells_for_more(card: str) -> None:
    assert sales(card) == SALES[card]


@plays("pirate-world", "star-nomad-lair")
@for_each(("card", "value"), [("pirate-world", 5), ("star-nomad-lair", 3)])
def test_a_world_sells_its_own_novelty_good_for_more_and_no_other(card: str, value: int) -> None:
    assert sale(card) == value
    assert sales(card) == [2, 3, 4, 5]
