"""Range: 1 food for each space between a player and the target, by the cheapest way."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


@clause("REV-RNG-01")
@for_each(("space", "food"), [("4,3", 0), ("7,4", 1), ("3,7", 1), ("3,2", 2), ("6,2", 1), ("2,4", 1)])
def test_one_food_for_each_space_between(space: str, food: int) -> None:
    scene = Scene().has("A", gear=3, food=4).turn("A")

    scene.play(f"A build small {space}")

    assert scene.held("A", "food") == 4 - food


@clause("REV-RNG-01")
def test_exploring_and_populating_cost_range_too() -> None:
    scene = Scene().face_down("R1C4", "AT01").has("A", book=1, food=5).turn("A")

    # One space lies between the chasm and the tile, one between the chasm and (3,3).
    scene.play("A populate 3,3")
    assert scene.resources("A") == (0, 0, 4, 0)
    scene = Scene().face_down("R1C4", "AT01").has("A", book=1, food=5).turn("A")
    scene.play("A explore R1C4")
    assert scene.resources("A") == (0, 1, 2, 0)


@clause("REV-RNG-02")
def test_without_a_piece_range_is_counted_from_the_chasm() -> None:
    scene = Scene().building("B", "7,4").figure("B", "3,3", "A1").turn("A")

    # Rivals' pieces are no origin.
    assert [scene.range_to("A", space) for space in ("3,6", "7,4", "3,2")] == [0, 1, 2]


@clause("REV-RNG-02")
def test_with_a_piece_the_chasm_is_no_origin_any_more() -> None:
    scene = Scene().has("A", gear=6, food=4).turn("A")
    scene.play("A build small 7,4", "A done")
    assert scene.held("A", "food") == 3

    scene.play("A build small 3,6")

    # (6,4) or (6,5) and the chasm lie between.
    assert scene.held("A", "food") == 1


@clause("REV-RNG-02")
def test_a_figure_is_an_origin_like_a_building() -> None:
    scene = Scene().figure("A", "4,7", "A1").turn("A")

    assert [scene.range_to("A", space) for space in ("3,7", "3,6", "4,3")] == [0, 1, 2]


@clause("REV-RNG-02", "REV-RNG-04")
def test_range_is_counted_from_the_nearest_piece() -> None:
    scene = Scene().figure("A", "4,7", "A1").building("A", "3,2").turn("A")

    assert [scene.range_to("A", space) for space in ("3,7", "3,3", "2,4", "5,3")] == [0, 0, 1, 2]


@clause("REV-RNG-03")
def test_beside_an_own_building_range_costs_nothing() -> None:
    scene = Scene().building("A", "6,2").has("A", gear=3).turn("A")

    # Nothing else can be paid without food.
    assert scene.offers("A", "build") == ["build small 5,3"]


@clause("REV-RNG-03")
def test_beside_an_own_figure_range_costs_nothing() -> None:
    scene = Scene().figure("A", "4,7", "A1").has("A", gear=3).turn("A")

    assert scene.offers("A", "build") == ["build small 3,7"]


@clause("REV-RNG-03")
def test_beside_the_chasm_the_first_piece_costs_no_range() -> None:
    scene = Scene().has("A", gear=3).turn("A")

    assert sorted(scene.offers("A", "build")) == ["build small 3,6", "build small 4,3", "build small 5,3"]


@clause("REV-RNG-04")
def test_the_cheapest_way_counts_also_if_it_is_longer() -> None:
    # From (7,4) to (5,3) two spaces are passed; forest (6,4) and water (6,3) cost the Nàdair nothing.
    plain = Scene().building("A", "7,4").turn("A")
    walker = Scene().building("A", "7,4").figure("A", "R4C0", "A1").figure("A", "R4C6", "B1").turn("A")

    assert plain.range_to("A", "5,3") == 2
    assert walker.range_to("A", "5,3") == 0
    # One space of sand more to (5,2), which costs as always.
    assert (plain.range_to("A", "5,2"), walker.range_to("A", "5,2")) == (3, 1)


@clause("REV-RNG-05")
def test_range_passes_occupied_spaces() -> None:
    # Only (4,3) lies directly between (3,3) and (5,3).
    scene = Scene().figure("A", "3,3", "A1").building("B", "4,3", "large").turn("A")

    assert scene.range_to("A", "5,3") == 1


@clause("REV-RNG-05")
@for_each(
    ("start", "target", "food", "through"),
    [
        ("3,2", "2,4", 1, "a location"),
        ("7,4", "5,3", 2, "forest and water, or the chasm"),
        ("2,4", "3,6", 2, "a field"),
    ],
)
def test_range_passes_spaces_of_any_kind(start: str, target: str, food: int, through: str) -> None:
    scene = Scene().building("A", start).turn("A")

    assert scene.range_to("A", target) == food, through


@clause("REV-RNG-05")
def test_a_large_location_is_passed_as_one_space() -> None:
    scene = Scene().explored("R0C1", "AT01").explored("R1C0", "AT01").building("A", "2,0").has("A", gear=3, food=1)
    scene.turn("A")

    scene.play("A build small -1,2")

    # The large location R0C0 alone, though it is drawn over four hexes; a crystal lies beside (-1,2).
    assert scene.held("A", "food") == 0


@clause("REV-RNG-06")
def test_range_never_passes_a_face_down_tile() -> None:
    # Over (5,6) and (6,5) it would be two spaces.
    scene = Scene().figure("A", "4,7", "A1").turn("A")
    assert scene.range_to("A", "7,4") == 3

    scene.explored("R3C4", "AT01")

    assert scene.range_to("A", "7,4") == 2


@clause("REV-RNG-07")
@for_each(("slot", "food"), [("R3C4", 0), ("R1C4", 1), ("R0C2", 2), ("R1C1", 2)])
def test_for_a_tile_its_nearest_space_counts_and_none_of_its_own(slot: str, food: int) -> None:
    scene = Scene().face_down(slot, "AT01").has("A", food=6).turn("A")

    scene.play(f"A explore {slot}")

    # 2 food on the back.
    assert scene.held("A", "food") == 4 - food


@clause("REV-RNG-08")
@for_each(
    ("machine", "space", "paid"),
    [("STD3", "7,4", 0), ("STD3", "3,7", 1), ("MY06", "3,7", 0), ("STD3", "5,3", 0)],
)
def test_more_range_is_food_less_and_never_below_nothing(machine: str, space: str, paid: int) -> None:
    # From (6,2): three spaces to (3,7), two to (7,4), none to (5,3), which is beside it.
    scene = Scene().building("A", "6,2").has("A", gear=3, food=4).energy("A", 1).machine("A", machine).turn("A")

    scene.play(f"A with {machine} build", f"A build small {space}")

    assert scene.held("A", "food") == 4 - paid


@clause("REV-RNG-08")
def test_more_range_works_for_that_one_action_only() -> None:
    scene = Scene().building("A", "5,3").has("A", gear=6, food=4).energy("A", 1).machine("A", "STD3").turn("A")

    scene.play("A with STD3 build", "A build small 3,6", "A build small 3,2")

    # (5,3) to (3,2) is two spaces, paid in full.
    assert scene.held("A", "food") == 2


@clause("REV-RNG-09")
@for_each(("tribe", "space", "tile"), [("nadair", "3,7", "forest"), ("ox49", "3,7", "target")])
def test_tribe_tiles_are_no_origin(tribe: str, space: str, tile: str) -> None:
    scene = Scene().tribe("A", tribe, "moon").tile("A", space, tile).building("A", "5,3").turn("A")

    # Beside the tile, two spaces from the building.
    assert scene.range_to("A", "4,7") == 2


@clause("REV-RNG-09")
def test_a_temple_is_an_origin_for_its_owner_alone() -> None:
    scene = Scene().tribe("A", "hofstadterians", "moon").tile("A", "6,5", "temple")
    scene.building("A", "3,2").building("B", "3,6").turn("A")

    assert scene.range_to("A", "7,5") == 0
    # For B the way from (3,6) leads over the chasm and (6,4) or (6,5).
    assert scene.range_to("B", "7,5") == 2


@clause("REV-RNG-10")
@for_each(("food", "offered"), [(0, False), (1, True)])
def test_a_tribe_tile_costs_range_as_a_building_would(food: int, offered: bool) -> None:
    scene = Scene().tribe("A", "nadair", "moon").has("A", food=food, crystal=1).hand("A", "SA1").turn("A")
    scene.play("A play SA1 B1", "A resolve tribe")
    # The crystal is for the tile and cannot pay for range as well.
    assert "tile 4,3" in scene.options("A")
    assert ("tile 7,4" in scene.options("A")) is offered

    if offered:
        scene.play("A tile 7,4")
        assert scene.resources("A") == (0, 1, 0, 0)


@clause("REV-RNG-10")
def test_machines_and_crates_do_not_lengthen_the_range_of_a_tribe_tile() -> None:
    scene = Scene().tribe("A", "nadair", "moon").has("A", crystal=1).hand("A", "SA1")
    scene.energy("A", 1).machine("A", "STD3").crates("A", "CR25").turn("A")

    scene.play("A play SA1 B1", "A resolve tribe")

    assert "tile 7,4" not in scene.options("A")
    assert not [option for option in scene.options("A") if option.startswith("with")]


@clause("REV-RNG-10")
def test_technologies_that_change_range_hold_for_tribe_tiles() -> None:
    # Wild Paths: (6,4) and (6,3) cost nothing on the way from (7,4) to (5,3).
    scene = Scene().tribe("A", "nadair", "moon").building("A", "7,4").has("A", crystal=1).hand("A", "SA1")
    scene.figure("A", "R4C0", "A1").figure("A", "R4C6", "B3").turn("A")

    scene.play("A play SA1 B1", "A resolve tribe")

    assert "tile 5,3" in scene.options("A")


@clause("REV-RNG-02", "REV-RNG-09", "REV-HOF-04")
def test_a_temple_of_the_second_player_is_an_origin_for_that_player() -> None:
    scene = Scene().tribe("B", "hofstadterians", "moon").tile("B", "6,5", "temple")
    scene.building("B", "3,2").building("A", "3,6").turn("B")

    assert scene.range_to("B", "7,5") == 0
    # For A the way from (3,6) leads over the chasm and (6,4) or (6,5).
    assert scene.range_to("A", "7,5") == 2


def paths(scene: Scene, letter: str, *names: str) -> list[object]:
    """The spaces that are passed on the way to each of these, as that player sees them."""
    shown = at(scene.view(letter), "spaces")
    assert isinstance(shown, list)
    return [at(space, "path") for name in names for space in shown if at(space, "id") == name]


@clause("REV-RNG-02", "REV-HOF-04")
def test_the_way_that_is_shown_begins_at_a_piece_or_at_a_temple_whichever_is_nearer() -> None:
    scene = Scene().tribe("B", "hofstadterians", "moon").tile("B", "6,5", "temple")
    scene.building("B", "3,2").building("A", "3,6").turn("B")

    # A has a piece on 3,6 alone; B one on 3,2, and the temple, to which 3,7 is nearer.
    assert paths(scene, "A", "4,6", "2,4", "7,5") == [[], ["3,5", "3,4"], ["R2C3", "6,5"]]
    assert paths(scene, "B", "4,2", "4,3", "7,5", "3,7") == [[], ["4,2"], [], ["R2C3", "3,6"]]


@clause("REV-RNG-02")
def test_the_way_that_is_shown_begins_at_the_chasm_as_long_as_there_is_no_piece() -> None:
    scene = Scene().turn("A")

    assert paths(scene, "A", "4,3", "7,4", "2,4", "8,4") == [[], ["6,4"], ["3,4"], None]


@clause("REV-RNG-02")
def test_the_way_that_is_shown_begins_at_the_nearest_of_several_pieces() -> None:
    scene = Scene().building("A", "3,6").building("A", "3,2").turn("A")

    assert paths(scene, "A", "4,6", "4,3", "5,2") == [[], ["4,2"], ["4,2"]]
