"""Worlds of the base game with Explore and Settle powers: every one of these is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


# Explore


@plays("malevolent-lifeforms", "star-nomad-lair")
@for_each("card", ["malevolent-lifeforms", "star-nomad-lair"])
def test_a_world_that_explores_draws_one_card_more(card: str) -> None:
    scene = table(card).round(B="explore-1")

    assert (len(scene.options("A")), scene.question("A").pick) == (3, (1, 1))


# Military: how much, a world it reaches and one that it does not.

REACH = {
    "alien-robot-scout-ship": (1, "runaway-robots", "avian-uplift-race"),
    "blaster-gem-mines": (1, "runaway-robots", "avian-uplift-race"),
    "former-penal-colony": (1, "runaway-robots", "avian-uplift-race"),
    "imperium-armaments-world": (1, "runaway-robots", "avian-uplift-race"),
    "outlaw-world": (1, "runaway-robots", "avian-uplift-race"),
    "rebel-outpost": (1, "runaway-robots", "avian-uplift-race"),
    "rebel-warrior-race": (1, "runaway-robots", "avian-uplift-race"),
    "lost-alien-warship": (2, "avian-uplift-race", "pirate-world"),
    "lost-alien-battle-fleet": (3, "pirate-world", "malevolent-lifeforms"),
}


@plays(*REACH)
@for_each("card", REACH)
def test_a_world_with_military_conquers(card: str) -> None:
    military, reached, out_of_reach = REACH[card]
    scene = table(card).hand("A", reached, out_of_reach).round(B="settle")

    assert scene.options("A") == ["pass", f"settle {reached}"]
    scene.play(f"A settle {reached}")

    assert (scene.tableau_of("A"), scene.military("A")) == ([card, reached], military)


@plays("empath-world", "refugee-world")
@for_each("card", ["empath-world", "refugee-world"])
def test_a_peaceful_people_takes_one_military_away(card: str) -> None:
    scene = table(card, "space-marines").hand("A", "runaway-robots", "avian-uplift-race").round(B="settle")

    # Of the 2 of Space Marines 1 is left.
    assert scene.options("A") == ["pass", "settle runaway-robots"]
    assert scene.military("A") == 1


@plays("empath-world", "refugee-world")
def test_two_peaceful_peoples_leave_an_empire_below_zero() -> None:
    assert table("empath-world", "refugee-world").military("A") == -2


# Alien Rosetta Stone World


@plays("alien-rosetta-stone-world")
@for_each(
    ("world", "cost"),
    [("deserted-alien-outpost", 2), ("alien-robotic-factory", 4), ("gem-world", 2), ("comet-zone", 3)],
)
def test_alien_rosetta_stone_world_settles_alien_worlds_for_two_less(world: str, cost: int) -> None:
    scene = table("alien-rosetta-stone-world").hand("A", world).fill("A", 6)

    # Printed: 4, 6, 2 and 3.
    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


@plays("alien-rosetta-stone-world")
def test_alien_rosetta_stone_world_has_two_military_against_alien_worlds() -> None:
    scene = table("alien-rosetta-stone-world", "expedition-force").hand("A", "alien-robot-scout-ship", "pirate-world")

    # 2 and 1 against defense 4, 3 and 2 of Alien, Novelty and Alien worlds.
    scene.hand("A", "alien-robot-sentry").round(B="settle")

    assert scene.options("A") == ["pass", "settle alien-robot-sentry"]
    assert scene.military("A") == 1


@plays("alien-rosetta-stone-world")
@for_each(("troops", "can"), [("space-marines", True), ("expedition-force", False)])
def test_alien_rosetta_stone_world_adds_exactly_two(troops: str, can: bool) -> None:
    scene = table("alien-rosetta-stone-world", troops).hand("A", "alien-robot-scout-ship").round(B="settle")

    # Defense 4.
    assert (scene.asked() == ["A settle"]) is can


# Windfall worlds without powers

PLAIN = (
    *("alien-robot-sentry", "aquatic-uplift-race", "asteroid-belt", "avian-uplift-race", "deserted-alien-colony"),
    *("deserted-alien-library", "deserted-alien-outpost", "destroyed-world", "pre-sentient-race"),
    *("radioactive-world", "rebel-fuel-cache", "reptilian-uplift-race", "the-last-of-the-uplift-gnarssh"),
)


@plays(*PLAIN)
@for_each("card", PLAIN)
def test_a_plain_windfall_world_waits_for_the_bonus_to_produce(card: str) -> None:
    scene, without = table(card), table(card)

    without.round(B="produce")
    scene.round(A="produce").play(f"A produce {card}")

    assert (without.goods_of("A"), scene.goods_of("A")) == ([], [card])
    assert scene.cards_in_hand("A") == 0
