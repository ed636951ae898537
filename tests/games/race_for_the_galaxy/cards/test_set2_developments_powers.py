"""Developments of set 2 with printed points: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2, sets="set2").tableau("A", *cards)


def war(*cards: str) -> Scene:
    """The same with takeovers on."""
    return Scene(seats=2, sets="set2", takeovers=True).tableau("A", *cards)


# Galactic Advertisers, Galactic Salon


@plays("galactic-advertisers")
def test_galactic_advertisers_draws_one_in_consume() -> None:
    assert table("galactic-advertisers").round(B="double").cards_in_hand("A") == 1


@plays("galactic-advertisers")
def test_galactic_advertisers_sells_every_good_for_one_card_more() -> None:
    # And one more is drawn in the Consume phase that follows.
    assert sales("galactic-advertisers", sets="set2") == [2 + 1 + 1, 3 + 1 + 1, 4 + 1 + 1, 5 + 1 + 1]


@plays("galactic-salon")
@for_each(("seat", "chips"), [("A", 2), ("B", 1)])
def test_galactic_salon_gains_a_chip(seat: str, chips: int) -> None:
    scene = table("galactic-salon").round(**{seat: "double"})

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (chips, 0)


# Imperium Cloaking Technology


@plays("imperium-cloaking-technology")
def test_imperium_cloaking_technology_is_discarded_to_conquer_against_the_cost_less_two() -> None:
    scene = table("imperium-cloaking-technology", "drop-ships").hand("A", "terraformed-world", "gene-designers")

    # Military 3 against 5 - 2; 6 - 2 is too much.
    scene.round(B="settle")
    offered = scene.options("A")
    scene.play("A settle terraformed-world")

    assert offered == ["pass", "settle terraformed-world"]
    assert scene.tableau_of("A") == ["drop-ships", "terraformed-world"]
    assert (scene.pile(), scene.hand_of("A")) == (["imperium-cloaking-technology"], ["gene-designers"])


@plays("imperium-cloaking-technology")
def test_imperium_cloaking_technology_is_discarded_for_a_takeover() -> None:
    scene = war("imperium-cloaking-technology", "drop-ships").tableau("B", "outlaw-world", "avian-uplift-race")

    # B has Military by Outlaw World: 3 reaches 1 and a defense of 2.
    scene.round(A="settle").play("A takeover imperium-cloaking-technology", "A target avian-uplift-race")

    assert scene.tableau_of("A") == ["drop-ships", "avian-uplift-race"]
    assert (scene.tableau_of("B"), scene.pile()) == (["outlaw-world"], ["imperium-cloaking-technology"])


@plays("imperium-cloaking-technology")
def test_imperium_cloaking_technology_leaves_an_empire_without_military_alone() -> None:
    scene = war("imperium-cloaking-technology", "drop-ships").tableau("B", "avian-uplift-race").round(A="settle")

    assert scene.asked() == ["A action", "B action"]


# Imperium Troops, Mercenary Fleet


@plays("imperium-troops", "mercenary-fleet")
@for_each(
    ("card", "military", "reached"),
    [("imperium-troops", 1, "runaway-robots"), ("mercenary-fleet", 2, "avian-uplift-race")],
)
def test_a_development_with_military_conquers(card: str, military: int, reached: str) -> None:
    scene = table(card).hand("A", reached, "pirate-world").round(B="settle")

    scene.play(f"A settle {reached}")

    assert (scene.tableau_of("A"), scene.military("A")) == ([card, reached], military)
    assert scene.hand_of("A") == ["pirate-world"]


@plays("imperium-troops")
def test_imperium_troops_has_one_military_more_against_rebels() -> None:
    scene = table("imperium-troops").hand("A", "rebel-miners", "rebel-underground", "avian-uplift-race")

    # Defense 2 and 3 of Rebel worlds, and 2 of another.
    scene.round(B="settle")

    assert scene.options("A") == ["pass", "settle rebel-miners"]


@plays("mercenary-fleet")
@for_each(
    ("world", "cards"), [("pirate-world", ["rebel-base"]), ("malevolent-lifeforms", ["rebel-base", "rebel-homeworld"])]
)
def test_mercenary_fleet_raises_one_more_for_each_of_up_to_two_cards(world: str, cards: list[str]) -> None:
    scene = table("mercenary-fleet").hand("A", world, "rebel-base", "rebel-homeworld")

    # The second card follows by itself where both are needed.
    scene.round(B="settle").play(f"A settle {world}", "A hand rebel-base")

    assert scene.tableau_of("A") == ["mercenary-fleet", world]
    assert scene.pile() == cards


@plays("mercenary-fleet")
def test_mercenary_fleet_takes_no_third_card() -> None:
    scene = table("mercenary-fleet").hand(
        "A", "lost-alien-warship", "rebel-base", "rebel-homeworld", "rebel-stronghold"
    )

    # 2 and 2 against defense 5.
    scene.round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# Pan-Galactic Research


@plays("pan-galactic-research")
def test_pan_galactic_research_draws_two_more_and_keeps_one_more() -> None:
    scene = table("pan-galactic-research").round(B="explore-1")

    assert (len(scene.options("A")), scene.question("A").pick) == (4, (2, 2))


@plays("pan-galactic-research")
def test_pan_galactic_research_develops_for_one_less() -> None:
    scene = table("pan-galactic-research").hand("A", "drop-ships").fill("A", 4)

    scene.round(B="develop").play("A develop drop-ships")

    # 4 are printed.
    pay(scene, "A", 3)
    assert scene.tableau_of("A") == ["pan-galactic-research", "drop-ships"]


@plays("pan-galactic-research")
def test_pan_galactic_research_draws_two_in_produce() -> None:
    assert table("pan-galactic-research").round(B="produce").cards_in_hand("A") == 2


@plays("pan-galactic-research")
def test_pan_galactic_research_lets_twelve_cards_be_kept() -> None:
    keeping = table("pan-galactic-research").fill("A", 12).round(B="trade")
    scene = table("pan-galactic-research").fill("A", 14).round(B="trade")

    assert (keeping.asked(), keeping.cards_in_hand("A")) == (["A action", "B action"], 12)
    assert (scene.asked(), scene.question("A").pick) == (["A hand-limit"], (2, 2))


# R&D Crash Program


@plays("randd-crash-program")
def test_randd_crash_program_is_discarded_to_develop_for_three_less() -> None:
    scene = table("randd-crash-program").hand("A", "drop-ships").fill("A", 5)

    scene.round(B="develop").play("A develop drop-ships", "A pay with randd-crash-program")

    # 4 are printed.
    pay(scene, "A", 1)
    assert scene.tableau_of("A") == ["drop-ships"]
    assert "randd-crash-program" in scene.pile()


@plays("randd-crash-program")
def test_randd_crash_program_discards_one_card_for_another_in_consume() -> None:
    scene = table("randd-crash-program").hand("A", "gem-world", "rebel-base").deck("new-earth").round(B="double")

    assert scene.options("A") == ["done", "use randd-crash-program"]
    scene.play("A use randd-crash-program")
    assert scene.question("A").pick == (1, 1)
    scene.play("A discard gem-world")

    assert (scene.hand_of("A"), scene.chips("A")) == (["new-earth", "rebel-base"], 0)
    assert scene.asked() == ["A action", "B action"]


# Rebel Pact


@plays("rebel-pact", "prospecting-guild")
@for_each("card", ["rebel-pact", "prospecting-guild"])
def test_explore_draws_are_mixed_with_the_hand(card: str) -> None:
    scene = table(card).hand("A", "rebel-base").deck("gem-world", "new-earth").round(B="explore-1")

    offered = sorted(scene.options("A"))
    scene.play("A discard rebel-base")

    assert offered == ["discard gem-world", "discard new-earth", "discard rebel-base"]
    assert scene.hand_of("A") == ["gem-world", "new-earth"]


@plays("rebel-pact")
@for_each(("others", "cost"), [((), 4), (("rebel-pact",), 2)])
def test_rebel_pact_pays_two_less_for_military_worlds(others: tuple[str, ...], cost: int) -> None:
    scene = table("rebel-cantina", *others).hand("A", "malevolent-lifeforms").fill("A", 5)

    # Rebel Cantina pays the defense of 4.
    scene.round(B="settle").play("A settle malevolent-lifeforms")

    pay(scene, "A", cost)


@plays("rebel-pact")
@for_each(
    ("defenders", "taken"),
    [
        # Military 1 and defense 1 against 6; by the pact 1 more for Outlaw World, and 2 for each Rebel one.
        (("outlaw-world", "rebel-fuel-cache", "rebel-sympathizers"), True),
        (("outlaw-world", "rebel-fuel-cache", "rebel-sympathizers", "rebel-pact"), False),
        (("outlaw-world", "rebel-fuel-cache", "avian-uplift-race", "rebel-pact"), True),
        (("outlaw-world", "rebel-fuel-cache", "avian-uplift-race", "gem-world", "rebel-pact"), True),
        (("outlaw-world", "rebel-fuel-cache", "avian-uplift-race", "hive-world", "rebel-pact"), False),
    ],
)
def test_rebel_pact_defends_with_two_for_a_rebel_and_one_for_another_military_world(
    defenders: tuple[str, ...], taken: bool
) -> None:
    scene = war("imperium-cloaking-technology", "drop-ships", "drop-ships#2").tableau("B", *defenders)

    scene.round(A="settle").play("A takeover imperium-cloaking-technology", "A target outlaw-world")

    assert ("outlaw-world" in scene.tableau_of("A")) is taken
