"""Free actions: crystals become basic resources, and technologies add trades of their own."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


@clause("REV-FREE-01")
def test_crystals_become_basic_resources_one_for_one() -> None:
    scene = Scene(seats=2).has("A", crystal=3).hand("A", "SA1").turn("A")

    scene.play("A convert gear", "A convert book", "A convert food")

    assert scene.resources("A") == (1, 1, 1, 0)
    assert not scene.offers("A", "convert")


@clause("REV-FREE-01")
def test_crystals_are_turned_in_the_middle_of_an_action_and_after_the_last() -> None:
    scene = Scene(seats=2).has("A", crystal=2).tracks("A", gray=5).unlocked("A", "RW01").hand("A", "SA1", "CG12")

    scene.turn("A").play("A play SA1 T1", "A play CG12 B1", "A convert book")
    asked = scene.kind()
    scene.play("A done", "A convert food")

    assert asked == "any-order"
    assert scene.resources("A") == (2, 1, 1, 0)


@clause("REV-FREE-01")
def test_basic_resources_never_become_crystals_by_themselves() -> None:
    scene = Scene(seats=2).has("A", gear=6, book=6, food=6).turn("A")

    assert not [option for option in scene.options("A") if option.startswith(("swap", "convert"))]


@clause("REV-FREE-02")
def test_a_technology_adds_trades_any_number_of_times() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").knows_technology("A", "A1").has("A", gear=3, food=1).turn("A")

    before = scene.offers("A", "swap")
    scene.play("A swap gear+gear crystal", "A swap gear+food crystal")

    assert before == ["swap gear+food crystal", "swap gear+gear crystal"]
    assert (scene.resources("A"), scene.state.acted) == ((0, 0, 0, 2), 0)


@clause("REV-FREE-02")
def test_a_technology_adds_a_paid_free_action() -> None:
    scene = Scene(seats=2).tribe("A", "kuniban").knows_technology("A", "A1", "B1").has("A", crystal=2)
    scene.played("A", "T1", "SA1").played("A", "T2", "SA2").turn("A")

    scene.play("A call", "A recall SA1", "A call", "A recall SA2")

    assert (scene.held("A", "crystal"), sorted(scene.rested("A"))) == (0, ["SA1", "SA2"])


@clause("REV-FREE-02")
@for_each("tribe", ["hofstadterians", "stonehands"])
def test_trades_of_technologies_are_never_outside_the_own_turn(tribe: str) -> None:
    scene = Scene(seats=2).has("A", food=4).tribe("B", tribe).knows_technology("B", "A1", "B3").has("B", gear=6)
    scene.building("B", "7,4").face_down("R1C4", "AT23").turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 0")

    assert scene.options("B") == ["resolve water-7,3", "done"]
