"""The Warp Gate: the Guardian in combat, its modifiers, and the Troop limit of the gate."""

from __future__ import annotations

import tessera
from tests.clauses import clause
from tests.games.the_warp.fighting import (
    all_stay,
    attack,
    counted,
    exiled,
    gate,
    last,
    multipliers,
    powers,
    quiet,
    result,
    rolled,
)
from tests.games.the_warp.scene import at
from tests.games.the_warp.speech import story
from tests.rows import for_each


@clause("WARP-GAT-01")
@for_each("seats", [2, 3, 4, 5, 6])
def test_the_gate_lies_in_the_centre_and_begins_under_the_guardian(seats: int) -> None:
    game = tessera.start("the-warp", seats=seats, seed=3)

    areas = game.view(None)["areas"]

    assert isinstance(areas, list)
    gates = [area for area in areas if at(area, "gate") is True]
    assert [(at(area, "q"), at(area, "r"), at(area, "holder")) for area in gates] == [(0, 0, "guardian")]


@clause("WARP-GAT-01")
def test_an_attack_on_the_guardian_is_a_normal_combat() -> None:
    scene = gate("volut-smugglers").dice(6, 6, 6, 1, 1)

    attack(scene, 3).play("A stay 2")

    # 18 x 1 against 2 x 5.
    assert (powers(scene), result(scene)) == ((18, 10), "conquered")
    assert scene.holder("gate") == "A"
    assert len(scene.held_rewards("A")) == 1


@clause("WARP-GAT-01")
def test_a_failed_attack_on_the_guardian_returns_and_loses_a_troop() -> None:
    scene = gate("volut-smugglers").dice(1, 1, 1, 6, 6)

    attack(scene, 3)

    assert (result(scene), scene.holder("gate"), scene.troops("ring-1")) == ("held", "guardian", 3)


@clause("WARP-GAT-02")
@for_each(
    ("guardian", "dice", "multiplier"),
    [
        ("darja-shadows", 2, 6),
        ("dura-scavengers", 3, 2),
        ("ecton-cultists", 5, 2),
        ("luron-droids", 4, 2),
        ("morlar-raiders", 3, 3),
        ("nurec-designers", 2, 5),
        ("ralan-engineers", 3, 2),
        ("silna-officials", 2, 2),
        ("skolok-miners", 6, 2),
        ("solca-mercenaries", 4, 2),
        ("tavma-morphlings", 3, 2),
        ("volut-smugglers", 2, 5),
        ("xelo-traders", 3, 2),
        ("xotan-timebenders", 1, 9),
        ("xurdun-slavers", 4, 2),
        ("zeto-archivists", 2, 7),
    ],
)
def test_dice_and_multiplier_are_those_of_the_guardian(guardian: str, dice: int, multiplier: int) -> None:
    scene = gate(guardian)

    attack(scene, 1)

    assert len(rolled(scene)[1]) == dice
    assert multipliers(scene) == (1, multiplier)


@clause("WARP-GAT-04")
@for_each(
    ("abilities", "dice", "values", "multiplier"),
    [
        ((), (1, 2, 5), [2, 5], 5),
        (("values-plus-one",), (1, 2, 5), [3, 6], 5),
        (("values-plus-two",), (1, 2, 5), [4, 6], 5),
        (("values-plus-one", "values-plus-two"), (1, 2, 1), [5, 4], 5),
        (("die-times-two",), (1, 2, 5), [4, 5], 5),
        (("multiplier-plus-one",), (1, 2, 5), [2, 5], 6),
        (("extra-die",), (1, 2, 5, 4), [2, 5, 4], 5),
        (("extra-die", "multiplier-plus-one", "values-plus-one"), (1, 2, 5, 4), [3, 6, 5], 6),
    ],
)
def test_all_ability_tokens_work_for_the_defence(
    abilities: tuple[str, ...], dice: tuple[int, ...], values: list[int], multiplier: int
) -> None:
    scene = gate("volut-smugglers", *abilities).dice(*dice)

    attack(scene, 1)

    assert counted(scene) == ([1], values)
    assert multipliers(scene)[1] == multiplier


@clause("WARP-GAT-04")
@for_each(
    ("ability", "options"),
    [
        ("die-flip", ["pass", "flip 1", "flip 2"]),
        ("die-reroll", ["pass", "reroll 1", "reroll 2"]),
        ("double-reroll", ["pass", "reroll 1", "reroll 2"]),
    ],
)
def test_tokens_with_rerolls_and_flips_are_used_by_whoever_rolls(ability: str, options: list[str]) -> None:
    scene = gate("volut-smugglers", ability, seats=3).dice(1, 2, 5, 6)

    attack(scene, 1)

    assert (scene.asked(), scene.options("B")) == ("B", options)
    scene.play("B " + options[1])
    assert (scene.kind() == "dice") == (ability == "double-reroll")


@clause("WARP-GAT-07", "WARP-GAT-08")
@for_each(
    ("guardian", "dice", "staying", "back"),
    [
        # 2 dice: 2 of 3 attackers stay.
        ("volut-smugglers", (6, 6, 6, 1, 1), 2, 2),
        # 1 die: 1 of 3.
        ("xotan-timebenders", (6, 6, 6, 1), 1, 3),
        # 3 dice: all 3.
        ("dura-scavengers", (6, 6, 6, 1, 1, 1), 3, 1),
    ],
)
def test_attackers_beyond_the_limit_of_the_gate_return(
    guardian: str, dice: tuple[int, ...], staying: int, back: int
) -> None:
    scene = gate(guardian).dice(*dice)

    all_stay(attack(scene, 3))

    assert result(scene) == "conquered"
    assert (scene.troops("gate"), scene.troops("ring-1")) == (staying, back)
    # Nobody was lost.
    assert scene.colony("A").supply == 6


@clause("WARP-GAT-07", "WARP-GAT-08")
@for_each(("chosen", "staying", "back"), [("stay 1", 1, 3), ("stay 2", 2, 2)])
def test_the_conqueror_chooses_how_many_stay_on_the_gate(chosen: str, staying: int, back: int) -> None:
    scene = gate("volut-smugglers").dice(6, 6, 6, 1, 1)

    attack(scene, 3)

    # 2 dice: at most 2 of 3 attackers stay, and at least 1.
    assert (scene.asked(), scene.kind(), scene.options("A")) == ("A", "gate-troops", ["stay 1", "stay 2"])
    scene.play(f"A {chosen}")
    assert (scene.troops("gate"), scene.troops("ring-1")) == (staying, back)
    # Nobody was lost.
    assert scene.colony("A").supply == 6


@clause("WARP-GAT-07", "WARP-GAT-11")
def test_whoever_takes_the_gate_from_a_player_chooses_too() -> None:
    scene = gate("ralan-engineers").holds("B", "gate", 1).multiplier("gate", 1).dice(6, 6, 6, 1)

    attack(scene, 3)

    # The limit of the Guardian's 3 dice holds whoever it is taken from.
    assert scene.options("A") == ["stay 1", "stay 2", "stay 3"]
    scene.play("A stay 1")
    assert (scene.holder("gate"), scene.troops("gate"), scene.troops("ring-1")) == ("A", 1, 3)


@clause("WARP-GAT-07")
def test_nobody_is_asked_where_one_alone_can_stay_or_the_area_is_another() -> None:
    scene = gate("xotan-timebenders").dice(6, 6, 6, 1)

    attack(scene, 3)

    assert (scene.kind(), scene.troops("gate")) == ("end", 1)
    scene = attack(exiled(1).dice(6, 6, 6, 1), 3)
    assert (scene.kind(), scene.holder("a-ridge"), scene.troops("a-ridge")) == ("end", "A", 3)


@clause("WARP-GAT-07", "WARP-GAT-08")
def test_the_log_tells_of_the_conquest_then_of_those_who_return() -> None:
    scene = gate("volut-smugglers").dice(6, 6, 6, 1, 1)

    attack(scene, 3).play("A stay 1")

    assert story(scene)[-4:-1] == [
        "A conquers the Warp Gate with 3 Troops.",
        "2 Troops return from the Warp Gate to Ring 1.",
        "A gains 1 point for conquering the Warp Gate, 1 in all.",
    ]


@clause("WARP-GAT-07")
@for_each(
    ("pick", "why"),
    [
        ("stay 0", "At least one Troop stays on the Warp Gate"),
        ("stay 3", "The Warp Gate holds 2 of your Troops at most, not 3"),
    ],
)
def test_too_few_or_too_many_cannot_stay(pick: str, why: str) -> None:
    scene = attack(gate("volut-smugglers").dice(6, 6, 6, 1, 1), 3)

    objection = scene.refused("A", pick)

    assert (objection.clause, objection.why, objection.instead) == ("WARP-GAT-07", why, "Let 1 to 2 Troops stay.")


@clause("WARP-GAT-07")
def test_no_more_stay_than_have_conquered_the_gate() -> None:
    scene = attack(gate("dura-scavengers").multiplier("ring-1", 4).dice(6, 6, 1, 1, 1), 2)

    objection = scene.refused("A", "stay 3")

    assert objection.why == "2 of your Troops have conquered the Warp Gate, not 3"
    assert objection.instead == "Let 1 to 2 Troops stay."


@clause("WARP-GAT-07")
@for_each(
    ("guardian", "limit"),
    [("xotan-timebenders", 1), ("volut-smugglers", 2), ("ralan-engineers", 3), ("skolok-miners", 4)],
)
def test_no_more_troops_ever_stand_on_the_gate_than_its_limit(guardian: str, limit: int) -> None:
    scene = gate(guardian).holds("A", "gate", 1).rewards("A", "recruits", "recruits", "recruits", "recruits")
    scene.turn("A", "end")

    for _ in range(limit - 1):
        assert "move ring-1 gate" in scene.options("A")
        scene.play("A spend recruits", "A station gate")

    # Neither by movement nor by gained Troops; six dice are still no more than 4 Troops.
    assert scene.troops("gate") == limit
    assert "move ring-1 gate" not in scene.options("A")
    scene.play("A spend recruits")
    assert "station gate" not in scene.options("A")


@clause("WARP-GAT-07")
def test_the_multiplier_stays_that_of_the_guardian() -> None:
    scene = gate("volut-smugglers").holds("B", "gate", 2).dice(1, 1, 1)

    attack(scene, 1)

    assert multipliers(scene) == (1, 5)
    # And it is the multiplier of attacks from the gate.
    scene.exiled("ring-3", 1).dice(1, 1).turn("B", "action")
    scene.play("B attack", "B attack gate ring-3")
    assert multipliers(scene)[0] == 5


@clause("WARP-GAT-08", "WARP-RES-17")
def test_returning_conquerors_beyond_four_go_to_the_supply() -> None:
    scene = gate("xotan-timebenders").hand("A", "reinforce").has("A", gold=2, energy=2).dice(6, 6, 6, 6, 1)

    attack(scene, 2).play("A play reinforce", "A option 2 pay 2 gold 2 energy")

    # 2 stayed behind and 4 attacked; 1 stays on the gate, of 3 that return 2 find room.
    assert (scene.troops("gate"), scene.troops("ring-1")) == (1, 4)
    assert scene.colony("A").supply == 5


@clause("WARP-GAT-14")
def test_equal_power_costs_an_attacker_and_a_die_of_the_guardian() -> None:
    scene = gate("volut-smugglers").multiplier("ring-1", 2).dice(6, 4, 3, 1)

    attack(scene, 2)

    assert (powers(scene), result(scene)) == ((20, 20), "held")
    assert scene.troops("ring-1") == 3
    assert at(scene.view("A"), "guardian", "modifier") == -1
    # The next attack meets one die.
    attack(scene, 1)
    assert len(rolled(scene)[1]) == 1


@clause("WARP-GAT-14")
def test_equal_power_with_a_supporter_brings_two_reward_cards() -> None:
    scene = gate("volut-smugglers").multiplier("ring-1", 2).hand("B", "enforce").has("B", gold=1).dice(6, 4, 1, 1)

    attack(scene, 2).play("B play enforce")

    assert (powers(scene), result(scene)) == ((20, 20), "held")
    assert (len(scene.held_rewards("A")), len(scene.held_rewards("B"))) == (0, 2)


@clause("WARP-GAT-14")
def test_equal_power_without_a_die_left_conquers_the_gate() -> None:
    scene = gate("xotan-timebenders").multiplier("ring-1", 3).dice(5, 1, 2)

    attack(scene, 2)

    assert (powers(scene), result(scene)) == ((18, 18), "conquered")
    assert (scene.holder("gate"), scene.troops("gate"), scene.troops("ring-1")) == ("A", 1, 2)
    assert scene.colony("A").points == 1


@clause("WARP-GAT-14", "WARP-GAT-17")
def test_equal_power_of_the_last_attacker_and_the_last_die_empties_the_gate() -> None:
    scene = gate("xotan-timebenders").multiplier("ring-1", 3).dice(3, 1)

    attack(scene, 1)

    assert (powers(scene), result(scene)) == ((9, 9), "emptied")
    assert scene.holder("gate") == "empty"
    assert scene.held_rewards("A") == []


@clause("WARP-GAT-15")
def test_troops_added_for_the_guardian_are_dice_without_a_limit_and_stay() -> None:
    scene = gate("ecton-cultists").hand("B", "reinforce").has("B", gold=1, energy=1)

    attack(scene, 1).play("B play reinforce", "B option 2 pay 1 gold 1 energy")

    # 5 dice and 2 more: the limit of 4 Troops does not bind the Guardian.
    assert len(rolled(scene)[1]) == 7
    assert at(scene.view("A"), "guardian", "modifier") == 2
    assert at(scene.view("A"), "guardian", "dice") == 5
    attack(scene, 1)
    assert len(rolled(scene)[1]) == 7


@clause("WARP-GAT-15")
def test_troops_removed_from_the_guardian_are_dice_and_nobody_is_compensated() -> None:
    scene = gate("volut-smugglers").hand("A", "defect").has("A", gold=2, energy=1).dice(1, 6)

    attack(scene, 1).play("A play defect")

    assert rolled(scene) == ([1], [6])
    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 0, 0), (0, 0, 0))
    assert at(scene.view("A"), "guardian", "modifier") == -1


@clause("WARP-GAT-15", "WARP-DIC-11")
def test_the_dice_of_the_guardian_never_fall_below_zero() -> None:
    scene = gate("xotan-timebenders", "extra-die").hand("A", "defect", "defect").has("A", gold=4, energy=2).dice(1)

    attack(scene, 1).play("A play defect", "A play defect")

    # Without a Troop there is no extra die either.
    assert (rolled(scene), powers(scene), result(scene)) == (([1], []), (1, 0), "conquered")
    assert at(scene.view("A"), "guardian", "modifier") == 0


@clause("WARP-GAT-15")
def test_the_troop_limit_follows_the_printed_dice_and_modifiers_go_with_the_guardian() -> None:
    scene = gate("xotan-timebenders").multiplier("ring-1", 4).hand("B", "reinforce").dice(6, 6, 1, 1)

    attack(scene, 2).play("B play reinforce")

    # 2 dice defended, but 1 is printed.
    assert (powers(scene), result(scene)) == ((48, 18), "conquered")
    assert (scene.troops("gate"), scene.troops("ring-1")) == (1, 3)
    assert at(scene.view("A"), "guardian", "modifier") == 0


@clause("WARP-GAT-16")
def test_the_guardian_is_no_exiled_race_for_abilities() -> None:
    # A may forbid support against Exiled Races; conquerors of green areas would gain 2 Gold.
    scene = gate("volut-smugglers").exiled_races("skolok-miners", "darja-shadows").leads("A", "darja-shadows")
    scene.hand("B", "enforce").has("B", gold=1).dice(6, 6, 1, 1)

    attack(scene, 2)

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    scene.play("B pass")
    assert (result(scene), scene.supplies("A")) == ("conquered", (0, 0, 0))
    assert scene.told("exiled_ability") == []


@clause("WARP-GAT-16")
def test_support_rolling_and_reward_cards_are_as_for_exiled_areas() -> None:
    scene = gate("volut-smugglers", "die-flip", seats=4).hand("B", "enforce").hand("C", "enforce").hand("D", "elite")
    scene.has("C", gold=1).reward_deck("tremor", "sabotage").dice(1, 1, 5, 5)

    attack(scene, 2).play("B pass", "C play enforce")

    # C supports, so D is not asked and C rolls.
    assert (scene.asked(), scene.kind()) == ("C", "dice")
    scene.play("C pass")
    assert result(scene) == "held"
    assert scene.held_rewards("C") == ["tremor.1", "sabotage"]
    assert [scene.held_rewards(letter) for letter in "ABD"] == [[], [], []]


@clause("WARP-GAT-16")
def test_the_guardian_counts_as_guardian_for_conquests() -> None:
    scene = quiet().holds("A", "ring-1", 4).guardian("volut-smugglers").dice(6, 6, 1, 1)

    all_stay(attack(scene, 2))

    assert last(scene, "attack")[4] == "guardian"
    # Whom it was taken from stands in two bits above the area.
    assert [packed >> 6 & 3 for packed in scene.colony("A").conquests] == [2]
