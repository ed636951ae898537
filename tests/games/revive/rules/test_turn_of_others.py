"""What players receive on another player's turn, and in which order."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.rules.test_turn import advances
from tests.games.revive.scene import Scene


@clause("REV-TURN-09")
def test_no_free_actions_outside_the_own_turn() -> None:
    scene = Scene(seats=2).has("A", food=4).has("B", crystal=2).energy("B", 1).machine("B", "MG09").crates("B", "CR15")
    scene.building("B", "7,4").face_down("R1C4", "AT23").turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 0")

    # AT23 brings a field and a water with a module beside B's building.
    assert scene.asked() == "B"
    assert scene.options("B") == ["resolve water-7,3", "done"]
    scene.play("B resolve water-7,3")
    assert [option.split(" ")[0] for option in scene.options("B")] == ["module"] * 5 + ["done"]


@clause("REV-TURN-09")
def test_a_cost_out_of_turn_may_be_paid_with_crystals() -> None:
    scene = Scene(seats=2).has("A", food=5).has("B", food=1, crystal=1).tribe("B", "kuniban")
    scene.building("B", "7,4").face_down("R1C4", "AT22").turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 1", "B resolve water-7,3")
    offered = scene.options("B")
    scene.play("B pay 1-crystal", "B recruit CG02")

    assert offered == ["pay 1-food", "pay 1-crystal"]
    assert scene.resources("B") == (0, 0, 1, 0)
    assert scene.cards("B") == ["CG02"]


@clause("REV-TURN-09")
def test_an_effect_out_of_turn_is_resolved_at_once() -> None:
    scene = Scene(seats=2).has("A", food=4).building("B", "7,4").face_down("R1C4", "AT23").hand("A", "SA1").turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 0", "B resolve water-7,3")
    scene.play("B module MD04", "B place T1.1")

    # The module was activated by its space, before A goes on.
    assert scene.track("B", "gray") == 1
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@clause("REV-TURN-10")
def test_the_active_player_first_then_clockwise() -> None:
    scene = Scene(seats=4).has("C", food=3).building("C", "6,2").building("B", "7,4")
    scene.explored("R1C5", "AT01").building("D", "9,2", "large").face_down("R1C4", "AT04").turn("C")

    scene.play("C explore R1C4", "C recruit deck", "C lay 1")

    # AT04 turned: forest 7,2 beside C; mountain 8,3 beside B and, for a large building, twice beside D.
    assert advances(scene) == [(2, ["green", "1", "1"]), (3, ["gray", "2", "2"]), (1, ["gray", "1", "1"])]


@clause("REV-TURN-10")
def test_what_a_reward_sets_off_for_a_third_player_comes_before_the_next_in_order() -> None:
    scene = Scene(seats=3).tribe("A", "nadair", "moon").has("A", food=6, crystal=1)
    scene.building("A", "7,4").building("B", "6,2").building("C", "5,3").face_down("R1C4", "AT22").turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 1", "A resolve water-7,3", "A tile 4,3")

    # A's water plants a forest beside C; only then B's building gets the forest of the new tile.
    assert advances(scene) == [(2, ["green", "1", "1"]), (1, ["green", "1", "1"])]


@clause("REV-TURN-09")
def test_an_action_granted_out_of_turn_takes_no_machine_or_crate_along() -> None:
    scene = (
        Scene(seats=2).has("A", food=5).has("B", gear=1, crystal=1).tribe("B", "stonehands", "moon").hand("A", "SA1")
    )
    scene.building("B", "7,4").face_down("R1C4", "AT22").energy("B", 1).machine("B", "MG03").crates("B", "CR26").turn(
        "A"
    )

    scene.play("A explore R1C4", "A recruit deck", "A lay 1", "B resolve water-7,3")
    offered = scene.options("B")
    scene.play("B build small 8,3", "B pay 1-crystal")

    # Only targets, at 1 gear; it is A's turn all the while.
    assert sorted(offered) == ["build small 8,2", "build small 8,3"]
    assert (scene.resources("B"), scene.camp("B").buildings) == ((1, 0, 0, 0), [4, 4])
    assert (scene.asked(), scene.state.active, scene.state.acted) == ("A", 0, 1)
