"""Stonehands, a house tribe: steps for gears by the sun, cheap small buildings by the moon."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.games.revive.tribes.test_tribes import ability
from tests.rows import for_each


@clause("REV-STO-01")
@for_each("color", ["gray", "green", "yellow"])
def test_the_sun_pays_a_gear_for_two_steps_on_one_track(color: str) -> None:
    scene = ability(Scene(seats=2).tribe("A", "stonehands").has("A", gear=2))

    scene.play(f"A advance {color}")

    assert (scene.track("A", color), scene.held("A", "gear"), scene.camp("A").progress) == (2, 1, 1)
    assert sum(scene.camp("A").tracks) == 2


@clause("REV-STO-01")
def test_without_a_gear_the_sun_does_nothing() -> None:
    scene = Scene(seats=2).tribe("A", "stonehands").hand("A", "SA1", "SA3").turn("A")

    scene.play("A play SA1 B1")

    assert (scene.kind(), scene.camp("A").progress, scene.camp("A").tracks) == ("turn", 0, [0, 0, 0])


@clause("REV-STO-01")
def test_the_moon_builds_a_small_building_for_two_gears_less() -> None:
    scene = ability(Scene(seats=2).tribe("A", "stonehands", "moon").has("A", gear=6, food=1))

    offered = scene.offers("A", "build")
    scene.play("A build small 7,4", "A done")

    # Only small ones; 1 gear and the food for range; it is not one of the two actions.
    assert not [option for option in offered if "large" in option]
    assert scene.resources("A") == (5, 0, 0, 0)
    assert (scene.camp("A").buildings, scene.camp("A").progress, scene.state.acted) == ([5, 4], 1, 1)


@clause("REV-STO-01")
def test_the_moon_needs_a_gear_and_a_small_building() -> None:
    scene = Scene(seats=2).tribe("A", "stonehands", "moon").hand("A", "SA1", "SA3").has("A", gear=3)
    scene.camp("A").buildings = [0, 4]

    scene.turn("A").play("A play SA1 B1")

    assert (scene.kind(), scene.camp("A").progress, scene.held("A", "gear")) == ("turn", 0, 3)


# Technologies


@clause("REV-STO-02")
def test_large_buildings_cost_a_gear_less() -> None:
    scene = Scene(seats=2).tribe("A", "stonehands").figure("A", "3,3", "B1").has("A", gear=4).turn("A")

    scene.play("A build large 4,3")
    small = Scene(seats=2).tribe("A", "stonehands").figure("A", "3,3", "B1").has("A", gear=4).turn("A")
    small.play("A build small 4,3")

    assert (scene.held("A", "gear"), small.held("A", "gear")) == (0, 1)


@clause("REV-STO-02")
@for_each(("size", "crystals"), [("small", 1), ("large", 2)])
def test_a_point_for_each_crystal_symbol_whatever_the_size(size: str, crystals: int) -> None:
    scene = Scene(seats=2).tribe("A", "stonehands").figure("A", "3,3", "A1").knows_technology("A", "B3")
    scene.explored("R0C2", "AT03").has("A", gear=5, food=3).turn("A")

    scene.play(f"A build {size} 4,0")

    # 4,0 touches one symbol.
    assert (scene.camp("A").points, scene.held("A", "crystal")) == (1, crystals)


@clause("REV-STO-02")
def test_a_point_for_each_revealed_vast_crystal() -> None:
    scene = Scene(seats=2).tribe("A", "stonehands").figure("A", "3,3", "A1").knows_technology("A", "B3")
    scene.explored("R1C4", "VC1").building("A", "5,3").has("A", gear=5).turn("A")

    scene.play("A build large 6,2")

    # 2 points of the vast crystal itself for a large building, and 1 of the technology.
    assert scene.camp("A").points == 3


@clause("REV-STO-02")
def test_gears_become_food_or_books_one_for_one() -> None:
    scene = Scene(seats=2).tribe("A", "stonehands").knows_technology("A", "A1").has("A", gear=3, book=1).turn("A")

    offered = scene.offers("A", "swap")
    scene.play("A swap gear food", "A swap gear book", "A swap gear book")

    assert sorted(offered) == ["swap gear book", "swap gear food"]
    assert (scene.resources("A"), scene.offers("A", "swap")) == ((0, 3, 1, 0), [])
