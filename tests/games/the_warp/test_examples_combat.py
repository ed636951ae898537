"""The worked examples of the rulebook about combat and the gate."""

from __future__ import annotations

from tessera.games.the_warp.rules.final_scoring import finish
from tests.clauses import clause
from tests.games.the_warp.fighting import (
    attack,
    counted,
    exiled,
    multipliers,
    powers,
    quiet,
    result,
    rolled,
    with_bonus,
)
from tests.games.the_warp.scene import Scene, at


@clause("WARP-DIC-10", "WARP-DIC-07")
def test_ex_07_a_two_is_flipped_to_a_five() -> None:
    scene = with_bonus(exiled(1), "A", "gold_mine").dice(2, 1)

    attack(scene, 1).play("A flip 1")

    assert counted(scene) == ([5], [1])


def blue_ship() -> Scene:
    """Blue's ship at level 2 with 4 Troops beside the Colony, and 2 Exiled Troops two steps away on multiplier 3."""
    scene = quiet().holds("A", "a-right", 4, "assault_ship").level("A", "assault_ship", 2)
    scene.exiled("a-ridge", 2).multiplier("a-ridge", 3)
    assert scene.state.multipliers[scene.area("a-right")] == 1
    return scene


@clause("WARP-ATK-07", "WARP-ATK-09", "WARP-DIC-01")
def test_ex_15_troops_and_ship_stay_after_a_success() -> None:
    scene = blue_ship().dice(6, 5, 4, 1, 2)

    attack(scene, 3)

    # Multiplier 3 of the ship, whatever the area of origin shows.
    assert (multipliers(scene), powers(scene), result(scene)) == ((3, 3), (45, 9), "conquered")
    assert (scene.troops("a-ridge"), scene.built("a-ridge")) == (3, ["assault_ship"])
    assert (scene.troops("a-right"), scene.built("a-right")) == (1, [])


@clause("WARP-RES-01", "WARP-ATK-07")
def test_ex_15_one_troop_is_lost_and_the_ship_returns_after_a_failure() -> None:
    scene = blue_ship().dice(1, 1, 1, 6, 6)

    attack(scene, 3)

    assert (powers(scene), result(scene)) == ((9, 36), "held")
    assert (scene.troops("a-right"), scene.built("a-right")) == (3, ["assault_ship"])
    assert (scene.holder("a-ridge"), scene.troops("a-ridge"), scene.built("a-ridge")) == ("exiled", 2, [])


@clause("WARP-CRD-03")
def test_ex_17_two_pass_and_green_supports() -> None:
    scene = exiled(1, seats=5).hand("A", "enforce").has("A", gold=1)
    for letter in "BCDE":
        scene.hand(letter, "reinforce" if letter in "BCD" else "elite")
    attack(scene, 2).play("A play enforce")

    asked: list[str] = []
    for choice in ("pass", "pass", "play reinforce"):
        asked.append(scene.asked())
        scene.play(f"{scene.asked()} {choice}")

    # D is the supporting player; E may not play a card any more.
    assert asked == ["B", "C", "D"]
    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    scene.play("A no bribe")
    assert scene.cards("E") == ["elite.1"]


@clause("WARP-DIC-05", "WARP-CRD-17")
def test_ex_18_a_three_and_a_six_become_a_four_and_a_six() -> None:
    scene = quiet().holds("A", "a-upper-left", 4).holds("B", "a-ridge", 2).hand("B", "enforce").has("B", gold=1)
    scene.dice(1, 3, 6)

    attack(scene, 1).play("B play enforce")

    assert counted(scene)[1] == [4, 6]


@clause("WARP-CRD-09", "WARP-BRB-03", "WARP-DIC-01", "WARP-DIC-02", "WARP-RES-01", "WARP-RES-02")
def test_ex_19_a_full_combat() -> None:
    scene = exiled(seats=4).exiled("a-ridge", 1, "yellow").hand("A", "elite").has("A", gold=2).hand("D", "reinforce")
    scene.dice(4, 3, 2, 4, 5)

    attack(scene, 3).play("A pass", "D play reinforce", "A bribe", "A gold 1", "A propose", "D decline")

    assert rolled(scene) == ([4, 3, 2], [4, 5])
    assert (multipliers(scene), powers(scene), result(scene)) == ((2, 4), (18, 36), "held")
    # Blue loses 1 Troop and returns with 2; 2 Exiled Troops now defend the area.
    assert (scene.troops("a-upper-left"), scene.troops("a-ridge"), scene.holder("a-ridge")) == (3, 2, "exiled")
    assert [len(scene.held_rewards(letter)) for letter in "ABCD"] == [0, 0, 0, 2]


@clause("WARP-GAT-07", "WARP-GAT-08")
def test_ex_23_two_of_three_conquerors_stay_on_the_gate() -> None:
    scene = quiet().holds("A", "ring-1", 4).guardian("nurec-designers").dice(6, 6, 6, 1, 1)
    assert (at(scene.view("A"), "guardian", "dice"), at(scene.view("A"), "guardian", "multiplier")) == (2, 5)

    attack(scene, 3).play("A stay 2")

    assert result(scene) == "conquered"
    assert (scene.troops("gate"), scene.troops("ring-1")) == (2, 2)
    assert scene.state.multipliers[scene.area("gate")] == 5


@clause("WARP-GAT-12")
def test_ex_24_one_point_per_two_conquest_missions() -> None:
    # End points of this Guardian: 1 per 2 Conquest missions.
    scene = quiet().guardian("volut-smugglers").holds("A", "gate", 1)
    scene.done("A", "cq-01", "cq-02", "cq-03", "cq-04", "cq-05")
    before = scene.colony("A").points

    finish(scene.state)

    assert scene.colony("A").points - before == 2
    assert scene.colony("A").tokens == 2
