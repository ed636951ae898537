"""Developments of the base game that help to explore, develop and settle: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


# Military: how much, a world it reaches and one that it does not.
REACH = {
    "expedition-force": (1, "runaway-robots", "avian-uplift-race"),
    "space-marines": (2, "avian-uplift-race", "pirate-world"),
    "drop-ships": (3, "pirate-world", "malevolent-lifeforms"),
}


@plays(*REACH)
@for_each("card", REACH)
def test_a_development_with_military_conquers(card: str) -> None:
    military, reached, out_of_reach = REACH[card]
    scene = table(card).hand("A", reached, out_of_reach).round(B="settle")

    assert scene.options("A") == ["pass", f"settle {reached}"]
    scene.play(f"A settle {reached}")

    assert (scene.tableau_of("A"), scene.military("A")) == ([card, reached], military)


# Colony Ship


@plays("colony-ship")
@for_each("world", ["new-earth", "lost-species-ark-world", "galactic-resort", "terraformed-world"])
def test_colony_ship_is_discarded_to_settle_a_world_for_nothing(world: str) -> None:
    scene = table("colony-ship").hand("A", world)

    # A Rare, a Genes, a Novelty and a gray world.
    scene.round(B="settle").play(f"A settle {world}")

    assert (scene.tableau_of("A"), scene.pile()) == ([world], ["colony-ship"])


@plays("colony-ship")
def test_colony_ship_settles_neither_alien_nor_military_worlds() -> None:
    scene = table("colony-ship").hand("A", "deserted-alien-outpost", "runaway-robots").round(B="settle")

    assert scene.asked() == ["A action", "B action"]


@plays("colony-ship")
def test_colony_ship_stays_when_one_would_rather_pay() -> None:
    scene = table("colony-ship").hand("A", "artist-colony", "rebel-base").round(B="settle")

    scene.play("A settle artist-colony")
    assert scene.options("A") == ["pay", "pay with colony-ship"]
    scene.play("A pay")

    assert (scene.tableau_of("A"), scene.pile()) == (["colony-ship", "artist-colony"], ["rebel-base"])


# Contact Specialist


@plays("contact-specialist")
def test_contact_specialist_takes_one_military_away() -> None:
    scene = table("contact-specialist", "drop-ships").hand("A", "pirate-world").round(B="settle")

    # 2 against 3, and no card to pay with.
    assert scene.asked() == ["A action", "B action"]
    assert scene.military("A") == 2


@plays("contact-specialist")
@for_each(("world", "cost"), [("pirate-world", 2), ("rebel-miners", 1), ("malevolent-lifeforms", 3)])
def test_contact_specialist_pays_one_less_than_the_defense(world: str, cost: int) -> None:
    scene = table("contact-specialist").hand("A", world).fill("A", 4)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)
    assert scene.tableau_of("A") == ["contact-specialist", world]


@plays("contact-specialist")
def test_contact_specialist_pays_for_no_alien_world() -> None:
    scene = table("contact-specialist").hand("A", "alien-robot-sentry").fill("A", 4).round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# Expedition Force, Research Labs: Explore


@plays("expedition-force", "research-labs")
@for_each(("card", "drawn", "kept"), [("expedition-force", 3, 1), ("research-labs", 2, 2)])
def test_explore_draws_or_keeps_one_more(card: str, drawn: int, kept: int) -> None:
    scene = table(card).deck("gem-world", "rebel-base", "new-earth", "old-earth").round(B="explore-1")

    if drawn > kept:
        assert (len(scene.options("A")), scene.question("A").pick) == (drawn, (kept, kept))
    else:
        assert scene.hand_of("A") == ["gem-world", "rebel-base"]


@plays("research-labs")
def test_research_labs_keeps_two_of_seven() -> None:
    scene = table("research-labs").round(A="explore-5")

    assert (len(scene.options("A")), scene.question("A").pick) == (7, (2, 2))


# Interstellar Bank, Investment Credits, Public Works: Develop


@plays("interstellar-bank")
def test_interstellar_bank_draws_one_before_anybody_chooses() -> None:
    scene = table("interstellar-bank").hand("A", "export-duties").deck("gem-world").round(B="develop")

    # Without the card drawn Export Duties could not be paid for.
    assert scene.hand_of("A") == ["export-duties", "gem-world"]
    assert scene.options("A") == ["pass", "develop export-duties"]


@plays("investment-credits")
@for_each(("development", "cost"), [("space-marines", 1), ("drop-ships", 3), ("merchant-guild", 5)])
def test_investment_credits_develops_for_one_less(development: str, cost: int) -> None:
    scene = table("investment-credits").hand("A", development).fill("A", 6)

    scene.round(B="develop").play(f"A develop {development}")

    pay(scene, "A", cost)


@plays("investment-credits")
def test_investment_credits_settles_for_the_full_price() -> None:
    scene = table("investment-credits").hand("A", "gem-world").fill("A", 6)

    scene.round(B="settle").play("A settle gem-world")

    pay(scene, "A", 2)


@plays("public-works")
def test_public_works_draws_one_after_developing() -> None:
    scene = table("public-works").hand("A", "export-duties", "gem-world").deck("rebel-base")

    scene.round(B="develop").play("A develop export-duties")

    assert scene.hand_of("A") == ["rebel-base"]


@plays("public-works")
def test_public_works_draws_nothing_without_developing() -> None:
    scene = table("public-works").hand("A", "export-duties", "gem-world").round(B="develop").play("A pass")

    assert scene.hand_of("A") == ["export-duties", "gem-world"]


# Mining Robots, Replicant Robots, Terraforming Robots: Settle

# Worlds of the five kinds, printed 2, 3, 3, 4 and 5.
BOUGHT = ("gem-world", "comet-zone", "plague-world", "deserted-alien-outpost", "terraformed-world")


@plays("mining-robots", "replicant-robots")
@for_each(("card", "costs"), [("mining-robots", [2, 2, 3, 4, 5]), ("replicant-robots", [0, 1, 1, 2, 3])])
def test_robots_settle_for_less(card: str, costs: list[int]) -> None:
    for world, cost in zip(BOUGHT, costs, strict=True):
        scene = table(card).hand("A", world).fill("A", 6).round(B="settle").play(f"A settle {world}")

        if cost:
            pay(scene, "A", cost)
        assert (scene.tableau_of("A"), scene.cards_in_hand("A")) == ([card, world], 6 - cost)


@plays("terraforming-robots")
def test_terraforming_robots_draws_one_after_settling() -> None:
    scene = table("terraforming-robots").hand("A", "pilgrimage-world").deck("gem-world")

    scene.round(B="settle").play("A settle pilgrimage-world")

    assert scene.hand_of("A") == ["gem-world"]


@plays("terraforming-robots")
def test_terraforming_robots_draws_nothing_without_settling() -> None:
    scene = table("terraforming-robots").hand("A", "pilgrimage-world").round(B="settle").play("A pass")

    assert scene.hand_of("A") == ["pilgrimage-world"]


# New Military Tactics


@plays("new-military-tactics")
def test_new_military_tactics_is_discarded_for_three_military() -> None:
    scene = table("new-military-tactics").hand("A", "pirate-world", "malevolent-lifeforms").round(B="settle")

    # Defense 3 and 4.
    assert scene.options("A") == ["pass", "settle pirate-world"]
    scene.play("A settle pirate-world")

    assert (scene.tableau_of("A"), scene.pile()) == (["pirate-world"], ["new-military-tactics"])


@plays("new-military-tactics")
def test_new_military_tactics_stays_where_military_is_enough_and_counts_as_none() -> None:
    scene = table("new-military-tactics", "space-marines").hand("A", "avian-uplift-race").round(B="settle")

    scene.play("A settle avian-uplift-race")

    assert scene.tableau_of("A") == ["new-military-tactics", "space-marines", "avian-uplift-race"]
    assert scene.military("A") == 2
