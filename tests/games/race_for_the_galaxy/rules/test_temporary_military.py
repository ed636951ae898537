"""Military raised for one Settle phase (Card powers: III Settle)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Cards without Settle powers.
NINE = (
    *("public-works", "interstellar-bank", "mining-league", "deficit-spending", "consumer-markets", "export-duties"),
    *("galactic-trendsetters", "old-earth", "gem-world"),
)


def offers(scene: Scene, *worlds: str) -> list[bool]:
    """Which of these worlds A may place; Refugee World can always be placed."""
    scene.hand("A", *worlds, "refugee-world").round(B="settle")
    return [f"settle {world}" in scene.options("A") for world in worlds]


@clause("RFTG-SETTLE-14")
def test_new_military_tactics_are_discarded_for_3_military() -> None:
    scene = Scene().tableau("A", "new-military-tactics", "expedition-force")

    # 1 + 3 reach defense 4, not 5.
    assert offers(scene, "malevolent-lifeforms", "rebel-outpost") == [True, False]
    scene.play("A settle malevolent-lifeforms")

    assert scene.tableau_of("A") == ["expedition-force", "malevolent-lifeforms"]
    assert scene.pile() == ["new-military-tactics"]
    assert scene.military("A") == 1


@clause("RFTG-SETTLE-14")
def test_new_military_tactics_stay_where_military_is_enough() -> None:
    scene = Scene().tableau("A", "new-military-tactics", "expedition-force").hand("A", "new-survivalists")

    scene.round(B="settle").play("A settle new-survivalists", "A enough")

    assert scene.tableau_of("A") == ["new-military-tactics", "expedition-force", "new-survivalists"]


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-19")
def test_new_military_tactics_may_be_discarded_for_a_conquest_that_does_not_need_them() -> None:
    # Twelve cards would end the game.
    scene = Scene().tableau("A", "new-military-tactics", "expedition-force", *NINE)
    scene.hand("A", "new-survivalists")

    scene.round(B="settle").play("A settle new-survivalists")
    assert scene.options("A") == ["enough", "discard new-military-tactics"]
    scene.play("A discard new-military-tactics")

    assert scene.pile() == ["new-military-tactics"]
    assert len(scene.tableau_of("A")) == 11
    assert not scene.state.over
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-SETTLE-16", "RFTG-SETTLE-17", "RFTG-SETTLE-19")
@for_each(
    ("source", "left"),
    [
        ("prestige alien-booby-trap", (14, ["rebel-fuel-cache"])),
        ("good rebel-fuel-cache", (15, [])),
        ("enough", (15, ["rebel-fuel-cache"])),
    ],
)
def test_prestige_and_goods_may_be_spent_for_a_conquest_that_does_not_need_them(
    source: str, left: tuple[int, list[str]]
) -> None:
    scene = Scene(sets="set3").tableau("A", "alien-booby-trap", "rebel-fuel-refinery", "rebel-fuel-cache", "drop-ships")
    scene.good("A", "rebel-fuel-cache").has("A", prestige=15).hand("A", "new-survivalists")

    scene.round(B="settle").play("A settle new-survivalists", f"A {source}")
    if scene.asked() == ["A raise"]:
        scene.play("A enough")

    assert (scene.prestige("A"), scene.goods_of("A")) == left
    assert scene.state.over == (left[0] == 15)


@clause("RFTG-SETTLE-15")
def test_hand_cards_bring_1_military_each_and_need_not_all_be_used() -> None:
    scene = Scene(sets="set1").tableau("A", "space-mercenaries")
    scene.hand("A", "aquatic-uplift-race", "old-earth", "gem-world", "spice-world")

    # 1 against 2: one card of the two allowed is enough.
    scene.round(B="settle").play("A settle aquatic-uplift-race")
    assert scene.options("A") == ["hand old-earth", "hand gem-world", "hand spice-world"]
    scene.play("A hand gem-world")
    assert scene.options("A") == ["enough", "hand old-earth", "hand spice-world"]
    scene.play("A enough")

    assert scene.tableau_of("A") == ["space-mercenaries", "aquatic-uplift-race"]
    assert scene.hand_of("A") == ["old-earth", "spice-world"]
    assert scene.pile() == ["gem-world"]


@clause("RFTG-SETTLE-15")
def test_no_more_hand_cards_than_stated_bring_military() -> None:
    scene = Scene(sets="set1").tableau("A", "space-mercenaries").fill("A", 5)

    # 1 + 2 reach defense 3, not 4.
    assert offers(scene, "pirate-world", "rebel-colony") == [True, False]
    scene.play("A settle pirate-world")
    scene.play("A " + scene.options("A")[-1]).play("A " + scene.options("A")[-1])

    # After the second card there is nothing more to raise.
    assert scene.tableau_of("A") == ["space-mercenaries", "pirate-world"]
    assert scene.cards_in_hand("A") == 5


@clause("RFTG-SETTLE-15")
def test_several_such_powers_add_up() -> None:
    # General 1 + 2 + 1, hand cards 2 + 2 + 1 + 1.
    scene = Scene(sets="set3").tableau("A", "space-mercenaries", "mercenary-fleet", "rebel-troops")
    scene.tableau("A", "primitive-rebel-world").fill("A", 8)
    assert scene.military("A") == 4

    assert offers(scene, "rebel-stronghold") == [True]
    scene.play("A settle rebel-stronghold")
    for _ in range(5):
        assert "enough" not in scene.options("A")
        scene.play("A " + scene.options("A")[-1])

    # Defense 9 is reached with 5 cards; a sixth is possible.
    assert scene.options("A")[0] == "enough"
    scene.play("A " + scene.options("A")[-1])
    assert scene.tableau_of("A")[-1] == "rebel-stronghold"


@clause("RFTG-SETTLE-15")
def test_nobody_need_discard_hand_cards_where_military_is_enough() -> None:
    scene = Scene(sets="set1").tableau("A", "space-mercenaries").hand("A", "new-survivalists").fill("A", 3)

    scene.round(B="settle").play("A settle new-survivalists", "A enough")

    assert scene.asked() == ["A action", "B action"]
    assert scene.cards_in_hand("A") == 3


@clause("RFTG-SETTLE-15")
@for_each(("others", "offered"), [(1, False), (2, True)])
def test_the_world_itself_is_no_card_to_discard(others: int, offered: bool) -> None:
    # Defense 3 against 1: two cards are needed besides the world.
    scene = Scene(sets="set1").tableau("A", "space-mercenaries").hand("A", "pirate-world", "refugee-world")
    scene.fill("A", others - 1)

    scene.round(B="settle")

    assert ("settle pirate-world" in scene.options("A")) == offered


@clause("RFTG-SETTLE-15")
def test_a_second_world_is_no_card_to_discard_for_itself() -> None:
    scene = Scene(sets="set1").tableau("A", "space-mercenaries", "improved-logistics")
    scene.hand("A", "refugee-world", "pilgrimage-world", "pirate-world")

    scene.round(B="settle").play("A settle refugee-world")

    # Besides Pirate World there is one card, and two are needed.
    assert scene.options("A") == ["done", "second pilgrimage-world"]


@clause("RFTG-SETTLE-16")
def test_one_prestige_brings_3_military_once_in_a_phase() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-booby-trap").has("A", prestige=2)

    # Two prestige bring no more than one.
    assert offers(scene, "pirate-world", "rebel-colony") == [True, False]
    scene.play("A settle pirate-world")

    assert scene.tableau_of("A") == ["alien-booby-trap", "pirate-world"]
    assert scene.prestige("A") == 1


@clause("RFTG-SETTLE-16", "RFTG-SETTLE-17")
def test_prestige_and_a_good_are_spent_once_even_for_two_worlds() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-booby-trap", "rebel-fuel-refinery", "mining-world", "comet-zone")
    scene.tableau("A", "improved-logistics").good("A", "mining-world", "comet-zone").has("A", prestige=2)
    scene.hand("A", "rebel-outpost", "rebel-base", "pirate-world")

    # 3 + 2 for defense 5; what is left raises nothing more, so defense 6 stays out of reach.
    scene.round(B="settle").play("A settle rebel-outpost", "A prestige alien-booby-trap", "A good comet-zone")

    assert scene.options("A") == ["done", "second pirate-world"]
    assert scene.prestige("A") == 1
    assert scene.goods_of("A") == ["mining-world"]


@clause("RFTG-SETTLE-16")
def test_without_prestige_there_is_nothing_to_spend() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-booby-trap")

    assert offers(scene, "pirate-world", "new-survivalists") == [False, False]


@clause("RFTG-SETTLE-17")
def test_a_rare_good_from_any_world_brings_2_military() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-fuel-refinery", "mining-world", "comet-zone", "gem-world")
    scene.good("A", "mining-world", "comet-zone", "gem-world")

    # Once in a phase: defense 2, not 3, though there are two Rare goods.
    assert offers(scene, "aquatic-uplift-race", "pirate-world") == [True, False]
    scene.play("A settle aquatic-uplift-race")
    assert scene.options("A") == ["good mining-world", "good comet-zone"]
    scene.play("A good comet-zone")

    assert scene.tableau_of("A")[-1] == "aquatic-uplift-race"
    assert scene.goods_of("A") == ["aquatic-uplift-race", "gem-world", "mining-world"]


@clause("RFTG-SETTLE-17")
def test_the_good_of_the_refinery_itself_will_do() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-fuel-refinery").good("A", "rebel-fuel-refinery")

    assert offers(scene, "aquatic-uplift-race") == [True]
    scene.play("A settle aquatic-uplift-race")

    assert scene.goods_of("A") == ["aquatic-uplift-race"]


@clause("RFTG-SETTLE-17")
def test_goods_of_other_kinds_bring_no_military() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-fuel-refinery", "gem-world").good("A", "gem-world")

    assert offers(scene, "aquatic-uplift-race") == [False]


@clause("RFTG-SETTLE-18")
def test_temporary_military_helps_a_second_and_an_extra_world() -> None:
    scene = Scene(sets="set3").tableau("A", "new-military-tactics", "improved-logistics", "rebel-sneak-attack")
    scene.hand("A", "pirate-world", "hive-world", "rebel-underground")

    # All three have defense 3.
    scene.round(B="settle").play("A settle pirate-world", "A second hive-world", "A extra rebel-underground")

    assert scene.tableau_of("A") == ["improved-logistics", "pirate-world", "hive-world", "rebel-underground"]


@clause("RFTG-SETTLE-18")
def test_temporary_military_helps_a_takeover_of_the_same_phase() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "new-military-tactics", "imperium-seat")
    scene.tableau("A", "improved-logistics").hand("A", "pirate-world").tableau("B", "rebel-colony")

    # 3, and 1 against Rebels, against defense 4.
    scene.round(A="settle").play("A settle pirate-world", "A takeover imperium-seat")

    assert scene.tableau_of("A")[-2:] == ["pirate-world", "rebel-colony"]


@clause("RFTG-SETTLE-18")
def test_temporary_military_helps_the_defence_of_the_same_phase() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-miners", "new-military-tactics").hand("B", "pirate-world")

    # 3 + 1 against 2; B has raised 3 for a world of its own, which makes 5.
    scene.round(A="settle").play("B settle pirate-world", "A takeover imperium-seat")

    assert scene.tableau_of("B") == ["rebel-miners", "pirate-world"]
    assert scene.tableau_of("A") == ["imperium-seat", "drop-ships"]


@clause("RFTG-SETTLE-18")
def test_temporary_military_ends_with_its_settle_phase() -> None:
    scene = Scene(sets="set1", experienced=True).tableau("A", "new-military-tactics")
    scene.hand("A", "pirate-world", "hive-world", "refugee-world")

    scene.round(A="settle & settle").play("A settle pirate-world")

    # The second Settle phase of the round.
    assert scene.asked() == ["A settle"]
    assert "settle refugee-world" in scene.options("A")
    assert "settle hive-world" not in scene.options("A")


@clause("RFTG-SETTLE-15")
def test_hand_cards_can_be_discarded_anew_in_the_next_settle_phase() -> None:
    scene = Scene(sets="set1", experienced=True).tableau("A", "space-mercenaries")
    scene.hand("A", "pirate-world", "hive-world", "old-earth", "gem-world", "spice-world", "artist-colony")

    # Both worlds have defense 3.
    scene.round(A="settle & settle").play("A settle pirate-world", "A hand old-earth", "A hand gem-world")
    scene.play("A settle hive-world", "A hand spice-world", "A hand artist-colony")

    assert scene.tableau_of("A") == ["space-mercenaries", "pirate-world", "hive-world"]


@clause("RFTG-SETTLE-19")
def test_nothing_is_raised_for_a_world_that_is_paid_for() -> None:
    scene = Scene(sets="set3").tableau("A", "new-military-tactics", "space-mercenaries", "alien-booby-trap")
    scene.hand("A", "gem-world").fill("A", 4).has("A", prestige=1)

    scene.round(B="settle").play("A settle gem-world")

    # The price is not changed by any of them, and nobody is asked to raise anything before or after.
    assert scene.asked() == ["A pay"]
    assert scene.question("A").pick == (2, 2)
    scene.play("A " + " + ".join(scene.options("A")[:2]))
    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A")[0] == "new-military-tactics"


@clause("RFTG-SETTLE-19")
def test_nothing_is_raised_by_who_places_no_world() -> None:
    scene = Scene(sets="set3").tableau("A", "new-military-tactics", "space-mercenaries", "alien-booby-trap")
    scene.fill("A", 4).has("A", prestige=1)

    scene.round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# What was used for one conquest


@clause("RFTG-ROUND-10")
def test_the_rest_of_a_power_is_closed_once_a_conquest_has_used_it() -> None:
    scene = Scene(sets="set1").tableau("A", "space-mercenaries", "improved-logistics")
    scene.hand("A", "rebel-miners", "rebel-underground", "gem-world", "spice-world", "refugee-world").round(B="settle")

    # 1 against 2: one card of the two allowed is used.
    scene.play("A settle rebel-miners", "A hand gem-world", "A enough")

    # 1 and the 1 that was raised do not reach 3; what is left of the power would have.
    assert "second rebel-underground" not in scene.options("A")
    assert "second refugee-world" in scene.options("A")


@clause("RFTG-ROUND-10", "RFTG-SETTLE-18")
def test_a_power_that_was_not_used_is_there_for_the_second_world() -> None:
    scene = Scene(sets="set2").tableau("A", "space-mercenaries", "mercenary-fleet", "improved-logistics")
    scene.hand("A", "rebel-outpost", "rebel-homeworld").fill("A", 5).round(B="settle")

    # 3 against 5: the two cards are put down to one of the two powers, and the other is left for 7.
    scene.play("A settle rebel-outpost")
    for _ in range(2):
        scene.play("A " + [option for option in scene.options("A") if option.startswith("hand")][-1])
    scene.play("A enough")

    assert "second rebel-homeworld" in scene.options("A")


@clause("RFTG-ROUND-10")
@for_each("powers", [("primitive-rebel-world", "space-mercenaries"), ("space-mercenaries", "primitive-rebel-world")])
def test_one_card_closes_a_power_for_one_card_rather_than_one_for_two(powers: tuple[str, str]) -> None:
    scene = Scene(sets="set3").tableau("A", *powers, "improved-logistics")
    scene.hand("A", "rebel-miners", "malevolent-lifeforms", "gem-world", "spice-world", "comet-zone").round(B="settle")

    scene.play("A settle rebel-miners", "A hand gem-world", "A enough")

    # 1 for good, 1 that was raised, and 2 for the two cards of Space Mercenaries reach 4.
    assert "second malevolent-lifeforms" in scene.options("A")


@clause("RFTG-ROUND-10")
def test_two_cards_close_a_power_for_two_and_leave_the_one_for_one_card() -> None:
    scene = Scene(sets="set3").tableau("A", "primitive-rebel-world", "space-mercenaries", "improved-logistics")
    scene.hand("A", "rebel-underground", "malevolent-lifeforms", "gem-world", "spice-world", "comet-zone")

    # 1 against 3.
    scene.round(B="settle").play("A settle rebel-underground", "A hand gem-world", "A hand spice-world", "A enough")

    # 1 for good, 2 that were raised, and 1 for the one card of Primitive Rebel World reach 4.
    assert "second malevolent-lifeforms" in scene.options("A")
