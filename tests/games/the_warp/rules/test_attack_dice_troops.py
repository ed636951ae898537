"""Attack, step 5: Troops that cards add to a side or take from it before the roll."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, gate, powers, result, rivals, rolled, with_bonus
from tests.games.the_warp.scene import at
from tests.rows import for_each


@clause("WARP-DIC-13")
def test_added_attackers_come_from_the_supply_fight_and_stay() -> None:
    scene = exiled(1).hand("A", "reinforce").has("A", gold=1, energy=1).dice(6, 6, 6, 1)
    # 14 Troops: 4 on the origin, 3 on the Colony, 1 beside it.
    assert scene.colony("A").supply == 6

    attack(scene, 2).play("A play reinforce")

    assert rolled(scene) == ([6, 6, 6], [1])
    assert (scene.troops("a-upper-left"), scene.troops("a-ridge")) == (2, 3)
    assert scene.colony("A").supply == 5


@clause("WARP-DIC-13")
def test_attackers_never_exceed_four() -> None:
    scene = exiled(1).hand("A", "reinforce").has("A", gold=2, energy=2).dice(6, 6, 6, 6, 1)

    attack(scene, 3).play("A play reinforce", "A option 2 pay 2 gold 2 energy")

    assert len(rolled(scene)[0]) == 4
    assert (scene.troops("a-ridge"), scene.colony("A").supply) == (4, 5)


@clause("WARP-DIC-13")
def test_a_colour_without_troops_adds_none() -> None:
    scene = exiled(1).hand("A", "reinforce").has("A", gold=2, energy=2, reserve=5).dice(6, 6, 1)
    assert scene.colony("A").supply == 1

    attack(scene, 1).play("A play reinforce", "A option 2 pay 2 gold 2 energy")

    # Only one Troop was left in the supply; those in reserve do not fight.
    assert rolled(scene) == ([6, 6], [1])
    assert (scene.colony("A").supply, scene.colony("A").reserve) == (0, 5)


@clause("WARP-DIC-13")
@for_each(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_a_defender_never_exceeds_four(before: int, after: int) -> None:
    scene = rivals(before).hand("B", "reinforce").has("B", gold=2, energy=2).dice(1)

    attack(scene, 1).play("B play reinforce", "B option 2 pay 2 gold 2 energy")

    assert len(rolled(scene)[1]) == after
    # One attacker against so many dice and multiplier 4: the defence stands, and the new Troops with it.
    assert (result(scene), scene.troops("a-ridge")) == ("held", after)
    assert scene.colony("B").supply == 10 - after


@clause("WARP-DIC-13")
@for_each(("before", "after"), [(1, 3), (2, 4), (3, 4)])
def test_an_exiled_side_never_exceeds_four(before: int, after: int) -> None:
    scene = exiled(before).hand("B", "reinforce").has("B", gold=1, energy=1).dice(1)
    supply = scene.colony("B").supply

    attack(scene, 1).play("B play reinforce", "B option 2 pay 1 gold 1 energy")

    assert len(rolled(scene)[1]) == after
    # Modifiers, not Troops of the supporter.
    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("exiled", after)
    assert scene.colony("B").supply == supply


@clause("WARP-DIC-13")
def test_a_holder_of_the_gate_never_exceeds_its_limit() -> None:
    # This Guardian had 2 dice, so 2 Troops may stand on the gate.
    scene = gate("volut-smugglers").holds("B", "gate", 1).hand("B", "reinforce").has("B", gold=2, energy=2).dice(1)

    attack(scene, 1).play("B play reinforce", "B option 2 pay 2 gold 2 energy")

    assert len(rolled(scene)[1]) == 2
    assert scene.troops("gate") == 2


@clause("WARP-DIC-15")
def test_a_defence_without_troops_can_still_be_reinforced() -> None:
    scene = rivals(1).hand("A", "defect").hand("B", "reinforce").has("A", gold=2, energy=1).has("B", gold=1, energy=1)
    scene.dice(1, 6)

    attack(scene, 1).play("A play defect", "B play reinforce", "A no bribe")

    assert rolled(scene) == ([1], [6])
    assert (result(scene), scene.holder("a-ridge"), scene.troops("a-ridge")) == ("held", "B", 1)


@clause("WARP-DIC-15")
def test_control_and_tracks_stay_until_the_resolution() -> None:
    scene = rivals(1).holds("B", "a-ridge", 1, "gold_mine").hand("A", "defect").has("A", gold=2, energy=1)
    # A's reroll halts the combat after the defence was brought to no Troops.
    scene.leads("A", "xotan-timebenders").dice(3, 2)

    attack(scene, 1).play("A play defect")

    assert scene.kind() == "dice"
    assert at(scene.view("B"), "combat", "defence", "troops") == 0
    assert scene.holder("a-ridge") == "B"
    assert at(scene.view("B"), "players", 1, "tracks", "gold", "position") == 2
    scene.play("A pass")
    assert (scene.holder("a-ridge"), at(scene.view("B"), "players", 1, "tracks", "gold", "position")) == ("A", 1)


@clause("WARP-DIC-15")
def test_an_exiled_token_stays_until_the_resolution() -> None:
    scene = exiled(1).hand("A", "defect").has("A", gold=2, energy=1).leads("A", "xotan-timebenders")

    attack(scene, 1).play("A play defect")

    assert scene.kind() == "dice"
    assert scene.holder("a-ridge") == "exiled"
    scene.play("A pass")
    assert scene.holder("a-ridge") == "A"


@clause("WARP-DIC-15")
def test_track_bonuses_count_as_they_stood_at_the_declaration() -> None:
    # B's Gold bonus hangs on the mines of the attacked area itself.
    scene = rivals(1).holds("B", "a-ridge", 1, "gold_mine", "gold_mine").level("B", "gold_mine", 3)
    scene.hand("A", "defect").hand("B", "reinforce").has("A", gold=2, energy=1).has("B", gold=1, energy=1).dice(1, 1)

    attack(scene, 1).play("A play defect", "B play reinforce", "A no bribe")

    # The area held no Troop for a moment; the flip is there all the same.
    assert scene.options("B") == ["pass", "flip 1"]
    scene.play("B flip 1")
    assert counted(scene) == ([1], [6])
    # 1 Reward card, and 1 more for the bonus.
    assert len(scene.held_rewards("B")) == 2


@clause("WARP-DIC-15")
def test_the_attacked_building_counts_for_the_attackers_bonus_only_afterwards() -> None:
    scene = with_bonus(rivals(1), "A", "gold_mine").level("A", "gold_mine", 2)
    scene.holds("B", "a-ridge", 1, "gold_mine").dice(6, 6, 1)

    attack(scene, 2)

    # Position 6 at the declaration, so no flip was asked for; 8 after the conquest.
    assert powers(scene) == (24, 4)
    assert at(scene.view("A"), "players", 0, "tracks", "gold", "position") == 8


@clause("WARP-DIC-13")
def test_a_swap_adds_only_as_many_as_were_removed() -> None:
    # The defence is an Exiled Race without any Troop to lose after the first Defect.
    scene = gate("xotan-timebenders").hand("A", "defect", "defect").has("A", gold=4, energy=4).dice(6, 6)

    attack(scene, 1).play("A play defect", "A play defect")
    scene.play("A option 1 pay 2 gold 1 energy and option 2 pay 2 gold 3 energy")

    # The Guardian had one die: the swap removes none and adds none.
    assert rolled(scene) == ([6], [])
    assert result(scene) == "conquered"


@clause("WARP-DIC-11", "WARP-DIC-13")
def test_both_sides_can_be_brought_to_nothing() -> None:
    scene = rivals(1).hand("A", "defect").hand("B", "defect").has("A", gold=2, energy=1).has("B", gold=2, energy=1)

    attack(scene, 1).play("A play defect", "B play defect", "A no bribe")

    assert rolled(scene) == ([], [])
    assert (powers(scene), result(scene)) == ((0, 0), "emptied")
    # Each received what the other paid.
    assert (scene.supplies("A"), scene.supplies("B")) == ((2, 1, 0), (2, 1, 0))


@clause("WARP-DIC-11", "WARP-RES-03")
def test_a_tie_of_nothing_against_nothing_still_costs_the_last_defender() -> None:
    # The defence has a Troop but no die, and the only attacker is removed.
    scene = exiled(1).exiled_races("solca-mercenaries", "ralan-engineers").has("A", gold=2)
    scene.hand("B", "defect").has("B", gold=2, energy=1)

    attack(scene, 1).play("A pay", "B play defect")

    assert (rolled(scene), powers(scene)) == (([], []), (0, 0))
    assert (result(scene), scene.holder("a-ridge")) == ("emptied", "empty")
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], [])


@clause("WARP-DIC-11", "WARP-GAT-14")
def test_both_sides_can_be_brought_to_nothing_at_the_gate() -> None:
    scene = gate("xotan-timebenders").hand("A", "defect").hand("B", "defect").has("A", gold=2, energy=1)
    scene.has("B", gold=2, energy=1)

    attack(scene, 1).play("A play defect", "B play defect", "A no bribe")

    assert (powers(scene), result(scene), scene.holder("gate")) == ((0, 0), "emptied", "empty")
    assert at(scene.view("A"), "guardian", "modifier") == 0
    # The Guardian compensates nobody and is not compensated; A is.
    assert (scene.supplies("A"), scene.supplies("B")) == ((2, 1, 0), (0, 0, 0))
