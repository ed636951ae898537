"""Attack, step 5: rerolls and flips, one by one and alternating."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, gate, powers, rivals, with_bonus
from tests.games.the_warp.scene import Scene, at


def maneuvers(scene: Scene, mine: str, theirs: str) -> Scene:
    """Both sides fight with Maneuver, with the options told."""
    scene.hand("A", "maneuver").hand("B", "maneuver").has("A", gold=2, energy=1).has("B", gold=2, energy=1)
    return attack(scene, 2).play("A play maneuver", "B play maneuver", "A no bribe", f"A {mine}", f"B {theirs}")


@clause("WARP-DIC-06")
def test_both_sides_alternate_and_the_attacker_begins() -> None:
    scene = maneuvers(rivals(2).dice(1, 2, 3, 4), "option 2 pay 1 gold 1 energy", "option 2 pay 1 gold 1 energy")

    asked: list[str] = []
    for choice in ("reroll 1", "reroll 2", "reroll 2", "reroll 1"):
        asked.append(scene.asked())
        scene.play(f"{scene.asked()} {choice}")

    assert asked == ["A", "B", "A", "B"]
    assert scene.kind() == "end"


@clause("WARP-DIC-06")
def test_a_player_with_several_bonuses_chooses_their_order() -> None:
    scene = maneuvers(rivals(2).dice(1, 2, 3, 4), "option 3 pay 2 gold 1 energy", "option 1 pay 1 gold 0 energy")

    assert scene.options("A") == ["pass", "reroll 1", "reroll 2", "flip 1", "flip 2"]
    scene.play("A flip 1")
    assert scene.options("B") == ["pass", "reroll 1", "reroll 2"]
    scene.play("B pass")
    assert scene.options("A") == ["pass", "reroll 1", "reroll 2"]


@clause("WARP-DIC-06")
def test_a_side_with_more_bonuses_uses_the_rest_alone() -> None:
    scene = with_bonus(rivals(1), "A", "energy_plant").hand("B", "maneuver").has("B", gold=1).dice(1, 2, 3, 6, 6, 6)
    attack(scene, 2).play("B play maneuver")

    scene.play("A reroll 1", "B reroll 1", "A reroll 2")

    assert counted(scene) == ([6, 6], [6])


@clause("WARP-DIC-09")
def test_whoever_passed_is_asked_again_while_the_other_goes_on() -> None:
    scene = maneuvers(rivals(2).dice(1, 2, 3, 4, 5), "option 2 pay 1 gold 1 energy", "option 2 pay 1 gold 1 energy")

    scene.play("A pass", "B reroll 1")

    # B went on, so the exchange goes on.
    assert (scene.asked(), scene.options("A")) == ("A", ["pass", "reroll 1", "reroll 2"])


@clause("WARP-DIC-09")
def test_the_exchange_ends_when_both_pass_in_a_row() -> None:
    scene = maneuvers(rivals(2).dice(1, 2, 3, 4), "option 2 pay 1 gold 1 energy", "option 2 pay 1 gold 1 energy")

    scene.play("A pass", "B pass")

    assert counted(scene) == ([1, 2], [3, 4])
    assert scene.kind() == "end"


@clause("WARP-DIC-09")
def test_the_exchange_ends_when_one_side_has_nothing_and_the_other_passes() -> None:
    scene = with_bonus(exiled(1), "A", "energy_plant").dice(1, 2, 3)

    attack(scene, 2).play("A pass")

    assert counted(scene) == ([1, 2], [3])


@clause("WARP-DIC-09")
def test_several_rerolls_of_one_effect_go_to_different_dice() -> None:
    scene = with_bonus(exiled(1), "A", "energy_plant").dice(1, 2, 6, 4, 5)

    attack(scene, 2).play("A reroll 1")

    assert at(scene.view("A"), "combat", "attack", "dice") == [4, 2]
    assert scene.options("A") == ["pass", "reroll 2"]
    scene.play("A reroll 2")
    assert counted(scene)[0] == [4, 5]


@clause("WARP-DIC-09")
def test_rerolls_of_different_effects_may_touch_the_same_die() -> None:
    scene = exiled(1).leads("A", "xotan-timebenders").hand("A", "maneuver").has("A", gold=1).dice(1, 4, 2, 6)

    attack(scene, 1).play("A play maneuver", "A reroll 1", "A reroll 1")

    # 1, then 2 by the card, then 6 by the race.
    assert counted(scene)[0] == [6]


@clause("WARP-DIC-09")
def test_a_reroll_and_a_flip_of_one_card_may_touch_the_same_die() -> None:
    scene = exiled(1).hand("A", "maneuver").has("A", gold=2, energy=1).dice(4, 4, 2)

    attack(scene, 1).play("A play maneuver", "A option 3 pay 2 gold 1 energy", "A reroll 1", "A flip 1")

    # 4, then 2, then its opposite side.
    assert counted(scene)[0] == [5]


@clause("WARP-DIC-09")
def test_one_reroll_and_two_rerolls_reach_one_die_twice_in_any_order() -> None:
    # One token rerolls a die, another two different dice: together one die can fall twice more and the other once.
    scene = gate("volut-smugglers", "die-reroll", "double-reroll").dice(1, 2, 3)

    attack(scene, 1).play("B reroll 1", "B reroll 2")

    assert scene.options("B") == ["pass", "reroll 1", "reroll 2"]


@clause("WARP-DIC-09")
def test_two_double_rerolls_touch_no_die_three_times() -> None:
    scene = with_bonus(rivals(2), "B", "energy_plant").hand("B", "maneuver").has("B", gold=1, energy=1).dice(1, 2, 3)
    attack(scene, 1).play("B play maneuver", "B option 2 pay 1 gold 1 energy")

    scene.play("B reroll 1", "B reroll 1")

    assert scene.options("B") == ["pass", "reroll 2"]
    scene.play("B reroll 2", "B reroll 2")
    assert scene.kind() == "end"


@clause("WARP-DIC-10")
def test_a_flip_turns_a_die_to_seven_minus_its_face() -> None:
    for face, opposite in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        scene = with_bonus(exiled(1), "A", "gold_mine").dice(face, 1)

        attack(scene, 1).play("A flip 1")

        assert counted(scene) == ([opposite], [1])


@clause("WARP-DIC-10", "WARP-DIC-08")
def test_bonuses_on_values_count_for_the_face_after_the_flip() -> None:
    scene = with_bonus(exiled(1), "A", "gold_mine").hand("A", "enforce").has("A", gold=1).dice(2, 1)

    attack(scene, 1).play("A play enforce", "A flip 1")

    # 7 - 2 = 5, and 1.
    assert counted(scene)[0] == [6]


@clause("WARP-DIC-14")
def test_the_roller_decides_for_the_guardian_too() -> None:
    scene = (
        gate("xotan-timebenders", "die-reroll", seats=3).hand("C", "maneuver").has("C", gold=2, energy=1).dice(6, 1, 5)
    )

    attack(scene, 1).play("C play maneuver", "C option 3 pay 2 gold 1 energy")

    assert (scene.asked(), scene.options("C")) == ("C", ["pass", "reroll 1", "flip 1"])
    scene.play("C reroll 1")
    # One of the two rerolls and the flip are left.
    assert scene.options("C") == ["pass", "reroll 1", "flip 1"]


@clause("WARP-DIC-14")
def test_with_two_supporters_the_first_one_rolls() -> None:
    scene = gate("volut-smugglers", "two-defense-cards", "die-reroll", seats=4)
    scene.hand("C", "enforce").hand("D", "maneuver").has("C", gold=1).has("D", gold=1).dice(6, 1, 1)

    attack(scene, 1).play("C play enforce", "D play maneuver")

    # Both rerolls, the token's and the one of D's card, are C's to use.
    assert scene.asked() == "C"
    scene.play("C reroll 1")
    assert (scene.asked(), scene.options("C")) == ("C", ["pass", "reroll 1", "reroll 2"])


@clause("WARP-DIC-14")
def test_a_defending_player_decides_alone() -> None:
    scene = with_bonus(rivals(1, seats=3), "B", "gold_mine").dice(1, 1, 1)

    attack(scene, 2)

    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "flip 1"])
    scene.play("B flip 1")
    assert powers(scene) == (4, 24)
