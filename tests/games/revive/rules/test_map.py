"""The game board: slots, spaces, the chasm, large locations and crystals."""

from __future__ import annotations

from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import beside, table
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

# The crystal symbols and the spaces that they touch.
CRYSTALS = {
    "X01": ["3,0", "4,0"],
    "X02": ["6,0", "7,0"],
    "X03": ["10,0", "9,0"],
    "X04": ["-1,9", "0,9"],
    "X05": ["2,9", "3,9"],
    "X06": ["5,9", "6,9"],
    "X07": ["-1,2", "-1,3", "-2,4"],
    "X08": ["-2,4", "-2,5", "-3,6"],
    "X09": ["11,4", "11,5", "12,3"],
    "X10": ["10,6", "10,7", "11,5"],
}


@clause("REV-MAP-01")
@for_each(
    ("orientation", "kinds"),
    [("0", ["sand", "forest", "location", "field"]), ("1", ["field", "location", "forest", "sand"])],
)
def test_a_tile_fits_its_slot_in_two_orientations_half_a_turn_apart(orientation: str, kinds: list[str]) -> None:
    scene = Scene().face_down("R1C4", "AT06").has("A", food=3).turn("A")
    scene.play("A explore R1C4", "A recruit deck")
    assert scene.options("A") == ["lay 0", "lay 1"]

    scene.play(f"A lay {orientation}")

    assert [scene.kind_of(space) for space in ("7,2", "8,2", "7,3", "8,3")] == kinds


@clause("REV-MAP-01")
def test_every_tile_covers_a_rhombus_of_four_spaces() -> None:
    library = load()

    for tiles in (library.area_tiles, library.start_tiles, library.vast_tiles):
        for tile in tiles.values():
            assert sorted([cell["at"] for cell in tile["cells"]]) == [[0, 0], [0, 1], [1, 0], [1, 1]]
    hexes = [slot["hexes"] for slot in library.slots.values()]
    for q, r in [four[0] for four in hexes]:
        assert [[q, r], [q + 1, r], [q, r + 1], [q + 1, r + 1]] in hexes
    assert len({tuple(cell) for four in hexes for cell in four}) == 140


@clause("REV-MAP-02")
def test_thirty_five_slots_in_five_rows_of_seven() -> None:
    slots = table().view(None)["slots"]
    assert isinstance(slots, list)

    kinds = {str(at(slot, "id")): at(slot, "kind") for slot in slots}

    assert list(kinds) == [f"R{row}C{column}" for row in range(5) for column in range(7)]
    assert {slot for slot, kind in kinds.items() if kind == "large"} == {"R0C0", "R0C6", "R4C0", "R4C6"}
    assert {slot for slot, kind in kinds.items() if kind == "start"} == {"R1C2", "R1C3", "R2C2", "R2C4", "R3C3"}
    assert {slot for slot, kind in kinds.items() if kind == "chasm"} == {"R2C3"}
    assert len([slot for slot, kind in kinds.items() if kind == "area"]) == 25
    # Every starting tile touches the chasm.
    assert {"4,3", "5,3", "3,4", "6,4", "4,6"} <= beside(table(), "R2C3")


@clause("REV-MAP-03")
def test_a_large_location_is_one_space_that_touches_all_around_it() -> None:
    game = table()

    assert beside(game, "R0C0") == {"2,0", "2,1", "1,2", "0,2", "-1,2"}
    assert beside(game, "R4C6") == {"7,8", "7,9", "8,7", "9,7", "10,7"}
    assert "R0C0" in beside(game, "2,0")
    assert "R0C0" in beside(game, "-1,2")


@clause("REV-MAP-03")
def test_range_passes_a_large_location_as_one_space() -> None:
    # From (2,0) above to (-1,2) below there are four hexes of the location, but one space.
    scene = Scene().explored("R0C1", "AT01").explored("R1C0", "AT01").building("A", "2,0").turn("A")

    assert scene.range_to("A", "R0C0") == 0
    assert scene.range_to("A", "-1,2") == 1


@clause("REV-MAP-04")
def test_the_chasm_is_one_space_and_the_first_origin() -> None:
    scene = Scene().turn("A")

    assert beside(scene.game, "R2C3") == {"4,3", "5,3", "6,3", "3,4", "6,4", "3,5", "6,5", "3,6", "4,6", "5,6"}
    assert [scene.range_to("A", space) for space in ("4,3", "6,4", "3,6")] == [0, 0, 0]
    assert [scene.range_to("A", space) for space in ("7,4", "3,3", "4,7")] == [1, 1, 1]


@clause("REV-MAP-04")
def test_range_passes_the_chasm_as_one_space() -> None:
    scene = Scene().building("A", "5,3").turn("A")

    # Over the chasm alone; around it three spaces would be passed.
    assert scene.range_to("A", "3,6") == 1
    assert scene.range_to("A", "4,6") == 1


@clause("REV-MAP-04")
def test_nothing_is_built_or_placed_on_the_chasm() -> None:
    scene = Scene().tribe("A", "ox49", "moon").has("A", gear=6, book=6, food=6).hand("A", "SA1").turn("A")
    chosen = scene.options("A")
    assert "build small 4,3" in chosen
    assert not [option for option in chosen if option.endswith("R2C3")]

    scene.play("A play SA1 B1", "A resolve tribe")

    assert "tile 4,3" in scene.options("A")
    assert "tile R2C3" not in scene.options("A")


@clause("REV-MAP-05")
def test_ten_crystals_lie_along_the_edge() -> None:
    crystals = table().view(None)["crystals"]
    assert isinstance(crystals, list)

    found: dict[str, list[str]] = {}
    for crystal in crystals:
        touched = at(crystal, "adjacent")
        assert isinstance(touched, list)
        found[str(at(crystal, "id"))] = sorted([str(space) for space in touched])

    assert found == CRYSTALS


@clause("REV-MAP-05")
def test_crystals_are_no_spaces() -> None:
    view = table().view(None)
    spaces, crystals = view["spaces"], view["crystals"]
    assert isinstance(spaces, list)
    assert isinstance(crystals, list)

    hexes: list[object] = []
    for space in spaces:
        covered = at(space, "hexes")
        assert isinstance(covered, list)
        hexes += covered

    # 30 tiles of four spaces, four large locations and the chasm.
    assert (len(spaces), len(hexes)) == (125, 140)
    assert not [crystal for crystal in crystals if at(crystal, "hex") in hexes]


@clause("REV-MAP-06")
def test_two_spaces_touch_when_their_hexes_share_a_side() -> None:
    game = table()

    assert beside(game, "7,4") == {"8,4", "6,4", "7,5", "7,3", "8,3", "6,5"}
    assert beside(game, "3,3") == {"4,3", "2,3", "3,4", "3,2", "4,2", "2,4"}


@clause("REV-MAP-06")
def test_what_lies_under_a_face_down_tile_does_not_exist_yet() -> None:
    # AT04 in R2C5 would show a mountain on (8,4), AT01 in R1C4 a sand and a mountain; nobody knows.
    scene = Scene().face_down("R2C5", "AT04").face_down("R1C4", "AT01").has("A", gear=3, food=1).turn("A")

    scene.play("A build small 7,4", "A done")

    # The forest on (6,4) and the field on (7,5), which lie open.
    assert [scene.track("A", color) for color in ("gray", "green", "yellow")] == [0, 1, 1]
    assert scene.kind_of("8,4") == "unexplored"
