"""]0X4 9[: targets, cheap and far exploring, and a figure that moves."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.games.revive.tribes.test_tribes import ability
from tests.rows import for_each


def moon(seats: int = 2) -> Scene:
    """A plays ]0X4 9[ on the moon side."""
    return Scene(seats=seats).tribe("A", "ox49", "moon")


@clause("REV-OXF-01")
def test_the_sun_gives_a_gear_and_a_point() -> None:
    scene = ability(Scene(seats=2).tribe("A", "ox49"))

    assert (scene.resources("A"), scene.camp("A").points) == ((1, 0, 0, 0), 1)


@clause("REV-OXF-02")
def test_three_targets() -> None:
    assert moon().camp("A").tiles == 3
    assert Scene(seats=2).tribe("A", "ox49").camp("A").tiles == 0


# Laying targets


@clause("REV-OXF-03")
def test_any_sand_without_a_building_and_any_location_without_an_own_figure() -> None:
    scene = moon().building("A", "4,3").building("B", "5,3").figure("A", "3,3", "A1").figure("B", "4,7", "A1")

    ability(scene)

    # Large locations too, at any distance; rival figures do not matter.
    spaces = ["2,4", "2,5", "3,2", "3,6", "3,7", "4,7", "6,2", "7,4", "R0C0", "R0C6", "R4C0", "R4C6"]
    assert sorted(scene.options("A")) == [f"tile {space}" for space in spaces]


@clause("REV-OXF-03")
def test_no_range_is_paid() -> None:
    scene = ability(moon().has("A", food=6)).play("A tile R4C6")

    assert (scene.held("A", "food"), scene.camp("A").tiles, scene.camp("A").progress) == (6, 2, 1)


# Acting on them


@clause("REV-OXF-04")
@for_each(("size", "gears"), [("small", 1), ("large", 3)])
def test_the_owner_builds_for_two_gears_less_and_takes_the_target_back(size: str, gears: int) -> None:
    scene = moon().tile("A", "4,3", "target").has("A", gear=6).turn("A")

    scene.play(f"A build {size} 4,3")

    assert (scene.held("A", "gear"), scene.camp("A").tiles) == (6 - gears, 3)


@clause("REV-OXF-04")
def test_never_below_one_gear() -> None:
    scene = moon().tile("A", "4,3", "target").has("A", gear=3).crates("A", "CR26").turn("A")

    scene.play("A with CR26 build", "A build small 4,3")

    assert scene.held("A", "gear") == 2


@clause("REV-OXF-04")
def test_the_owner_populates_for_two_books_less() -> None:
    scene = moon().figure("A", "2,5", "A1").figure("B", "3,3", "A1").tile("A", "3,3", "target").has("A", book=6, food=1)

    scene.turn("A").play("A populate 3,3", "A technology B2")

    # 1 book in the place of 3, and the book for B all the same.
    assert (scene.held("A", "book"), scene.held("B", "book"), scene.camp("A").tiles) == (4, 1, 3)


@clause("REV-OXF-05")
def test_the_owner_gains_what_a_rival_builder_really_spends() -> None:
    scene = moon().tile("A", "7,4", "target").has("B", gear=6, food=1).crates("B", "CR26").turn("B")

    scene.play("B with CR26 build", "B build large 7,4")

    # 5 gears less 2; the food for range is not part of it.
    assert (scene.held("B", "gear"), scene.resources("A"), scene.camp("A").tiles) == (3, (3, 0, 0, 0), 3)


@clause("REV-OXF-05")
def test_the_owner_gains_the_books_of_the_technology_only() -> None:
    scene = (
        moon(3).tile("A", "3,3", "target").figure("B", "2,5", "A1").figure("C", "3,3", "A1").has("B", book=6, food=1)
    )

    scene.turn("B").play("B populate 3,3", "B technology B2")

    # 3 books for the technology to A, 1 to C for being there.
    assert [scene.resources(letter) for letter in "ABC"] == [(0, 3, 0, 0), (0, 2, 0, 0), (0, 1, 0, 0)]
    assert scene.camp("A").tiles == 3


@clause("REV-OXF-05")
def test_a_rival_has_no_discount() -> None:
    scene = moon().tile("A", "4,3", "target").tribe("B", "ox49", "moon").has("B", gear=2).turn("B")

    assert scene.offers("B", "build") == []


@clause("REV-OXF-06")
def test_crystals_count_as_the_resource_that_they_replace() -> None:
    scene = moon().tile("A", "4,3", "target").has("B", gear=1, crystal=2).turn("B")

    scene.play("B build small 4,3")

    assert (scene.resources("B"), scene.resources("A")) == ((0, 0, 0, 0), (3, 0, 0, 0))


@clause("REV-OXF-07")
def test_one_target_on_a_space() -> None:
    scene = ability(moon().tile("A", "4,3", "target"))

    assert "tile 4,3" not in scene.options("A")
    assert "tile 5,3" in scene.options("A")


@clause("REV-OXF-07")
def test_with_all_targets_on_the_map_the_ability_is_not_carried_out() -> None:
    scene = moon().tile("A", "4,3", "target").tile("A", "5,3", "target").tile("A", "R0C0", "target")

    scene.hand("A", "SA1", "SA3").turn("A").play("A play SA1 B1")

    assert (scene.kind(), scene.camp("A").progress, scene.camp("A").tiles) == ("turn", 0, 0)


# Technologies


@clause("REV-OXF-08")
@for_each(("tile", "cost"), [("AT01", 1), ("AT04", 2), ("AT10", 3)])
def test_exploring_costs_one_food_less_on_the_tile(tile: str, cost: int) -> None:
    scene = Scene(seats=2).tribe("A", "ox49").knows_technology("A", "A1").building("A", "7,4").face_down("R1C4", tile)

    scene.has("A", food=6).turn("A").play("A explore R1C4")

    assert scene.held("A", "food") == 6 - cost


@clause("REV-OXF-08")
def test_it_is_no_discount_on_range() -> None:
    scene = Scene(seats=2).tribe("A", "ox49").knows_technology("A", "A1").building("A", "5,3").face_down("R2C5", "AT01")

    # 7,4 lies three away: 6,3 or the chasm, 6,4, 7,4 are passed, and 1 food is left of the cost of 2.
    scene.has("A", food=6).crates("A", "CR28").turn("A")
    scene.play("A with CR28 explore", "A explore R2C5")

    assert scene.held("A", "food") == 6 - 3 - 1


@clause("REV-OXF-09")
def test_the_teleporter_reaches_any_face_down_tile_without_range() -> None:
    scene = Scene(seats=2).tribe("A", "ox49").figure("A", "4,7", "A1").knows_technology("A", "B1").energy("A", 1)
    scene.face_down("R0C5", "AT10").has("A", food=3).turn("A")

    without = scene.offers("A", "explore")
    scene.play("A with tech:B1 explore")
    far = scene.offers("A", "explore")
    scene.play("A explore R0C5", "A recruit deck", "A lay 0")

    # R0C5 lies behind other face-down tiles; 4 food less the 1 of Survey Drones.
    assert "explore R0C5" not in without
    assert len(far) == 25
    assert (scene.resources("A"), scene.camp("A").points, scene.camp("A").energy) == ((0, 0, 0, 0), 4, 0)


@clause("REV-OXF-09")
def test_it_serves_one_explore_action_and_no_other() -> None:
    scene = Scene(seats=2).tribe("A", "ox49").figure("A", "4,7", "A1").knows_technology("A", "B1").energy("A", 2)
    scene.has("A", gear=3, book=6, food=6).face_down("R0C5", "AT01").turn("A")

    modified = scene.offers("A", "with")
    scene.play("A with tech:B1 explore", "A explore R0C5", "A recruit deck", "A lay 0")

    assert modified == ["with tech:B1 explore"]
    assert scene.offers("A", "with") == []
    assert "explore R1C6" not in scene.options("A")


@clause("REV-OXF-10")
def test_relocation_moves_a_figure_once_when_it_is_unlocked() -> None:
    scene = (
        Scene(seats=2)
        .tribe("A", "ox49", "moon")
        .figure("A", "2,5", "A1")
        .figure("B", "4,7", "A1")
        .large("R0C0", "LL4a")
    )
    scene.figure("A", "R0C0", "B1").has("A", book=6, food=1).turn("A")

    scene.play("A populate 3,3", "A technology B3")
    offered = scene.options("A")
    scene.play("A move 2,5 4,7")

    # Only regular locations, the figure just placed among them; B, who stands there, gets nothing.
    assert sorted(offered) == ["done", "move 2,5 4,7", "move 3,3 4,7"]
    assert (scene.held("B", "book"), scene.held("A", "book"), scene.held("A", "food")) == (0, 4, 0)
    assert scene.state.people[scene.space("4,7")] == 0b11
    assert scene.state.people[scene.space("2,5")] == 0


@clause("REV-OXF-10")
def test_the_figure_just_placed_may_be_moved_and_range_follows_it() -> None:
    scene = Scene(seats=2).tribe("A", "ox49", "moon").figure("A", "2,5", "A1").has("A", book=3, food=1).turn("A")

    scene.play("A populate 3,3", "A technology B3", "A move 3,3 4,7")

    assert scene.range_to("A", "3,7") == 0
    assert scene.range_to("A", "4,2") == 2


@clause("REV-OXF-10")
def test_targets_are_not_affected_and_it_may_be_declined() -> None:
    scene = moon().tile("A", "4,7", "target").figure("A", "2,5", "A1").has("A", book=3, food=1)
    declined = Scene(seats=2).tribe("A", "ox49", "moon").figure("A", "2,5", "A1").has("A", book=3, food=1)

    scene.turn("A").play("A populate 3,3", "A technology B3", "A move 2,5 4,7")
    declined.turn("A").play("A populate 3,3", "A technology B3", "A done")

    assert scene.camp("A").tiles == 2
    assert declined.state.people[declined.space("2,5")] == 1
