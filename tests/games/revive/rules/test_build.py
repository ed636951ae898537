"""Building: where, what it costs, and what it gives."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def tracks(scene: Scene, letter: str = "A") -> list[int]:
    """The gray, green and yellow marker."""
    return [scene.track(letter, color) for color in ("gray", "green", "yellow")]


def on_the_edge() -> Scene:
    """A has a building on (4,1); (4,0) is sand and touches one crystal symbol, the mountain on (5,1) and the forest
    on (5,0)."""
    return Scene().explored("R0C2", "AT01").building("A", "4,1")


@clause("REV-BLD-01", "REV-BLD-02")
@for_each(("size", "gears"), [("small", 3), ("large", 5)])
def test_range_and_gears_are_paid_for_a_building(size: str, gears: int) -> None:
    scene = Scene().has("A", gear=6, food=3).turn("A")

    scene.play(f"A build {size} 3,7")

    # One space lies between the chasm and (3,7).
    assert scene.resources("A") == (6 - gears, 0, 2, 0)
    spaces = scene.view("B")["spaces"]
    assert isinstance(spaces, list)
    built = [(at(space, "id"), at(space, "building")) for space in spaces if at(space, "building")]
    assert built == [("3,7", {"seat": 0, "size": size})]
    left = {"small": {"small": 5, "large": 4}, "large": {"small": 6, "large": 3}}
    assert at(scene.view("B"), "players", 0, "buildings") == left[size]


@clause("REV-BLD-02")
@for_each(("gears", "sizes"), [(2, set()), (3, {"small"}), (4, {"small"}), (5, {"small", "large"})])
def test_what_can_be_paid_can_be_built(gears: int, sizes: set[str]) -> None:
    scene = Scene().has("A", gear=gears).turn("A")

    assert {option.split(" ")[1] for option in scene.offers("A", "build")} == sizes


@clause("REV-BLD-01", "REV-BLD-03")
def test_only_vacant_sand_can_be_built_on() -> None:
    scene = Scene().has("A", gear=3, food=6).building("B", "4,3").building("A", "3,6").turn("A")

    offered = {option.removeprefix("build small ") for option in scene.offers("A", "build")}

    # The other six of the eight sand spaces of the five starting tiles.
    assert offered == {"2,4", "3,2", "3,7", "5,3", "6,2", "7,4"}


@clause("REV-BLD-03")
def test_a_building_stays_where_it_is() -> None:
    scene = Scene().has("A", gear=6, food=6).turn("A")

    scene.play("A build small 3,6", "A build small 3,7")

    spaces = scene.view("A")["spaces"]
    assert isinstance(spaces, list)
    assert sorted([str(at(space, "id")) for space in spaces if at(space, "building")]) == ["3,6", "3,7"]


@clause("REV-BLD-04")
@for_each(
    ("space", "steps"),
    [("3,6", [2, 0, 0]), ("2,4", [0, 0, 1]), ("4,3", [1, 1, 1]), ("3,2", [0, 1, 0]), ("7,4", [0, 1, 1])],
)
def test_each_terrain_beside_a_building_advances_the_track_of_its_colour(space: str, steps: list[int]) -> None:
    scene = Scene().has("A", gear=3, food=3).turn("A")

    scene.play(f"A build small {space}")

    assert tracks(scene) == steps


@clause("REV-BLD-05")
def test_a_crystal_for_each_symbol_beside_a_building() -> None:
    # (-2,4) touches two symbols.
    scene = Scene().explored("R2C0", "AT01").building("A", "-2,5").has("A", gear=3).turn("A")

    scene.play("A build small -2,4")

    assert scene.held("A", "crystal") == 2


@clause("REV-BLD-05")
def test_no_crystal_without_a_symbol() -> None:
    scene = Scene().has("A", gear=3).turn("A")

    scene.play("A build small 4,3")

    assert scene.held("A", "crystal") == 0


@clause("REV-BLD-06")
def test_a_new_water_gives_its_reward() -> None:
    scene = Scene().has("A", gear=3).turn("A")

    scene.play("A build small 5,3")

    # The water on (6,3) shows a crystal.
    assert scene.held("A", "crystal") == 1


@clause("REV-BLD-06", "REV-BLD-07")
def test_a_water_beside_an_earlier_building_gives_nothing_more() -> None:
    scene = Scene().building("A", "5,3").has("A", gear=3).turn("A")

    scene.play("A build small 6,2")

    assert scene.held("A", "crystal") == 0


@clause("REV-BLD-06")
def test_a_reward_that_was_declined_is_not_kept() -> None:
    # (6,5) gives a module; (7,4) touches it, and so would a second building on (5,6).
    scene = Scene().explored("R3C4", "AT01").has("A", gear=6, food=4).turn("A")
    scene.play("A build small 7,4")
    assert scene.options("A") == ["resolve water-6,5", "done"]

    scene.play("A done", "A build small 5,6")

    assert scene.kind() not in ("module", "any-order")
    assert scene.in_zone(scene.state.installed(0)) == []


@clause("REV-BLD-06")
def test_a_reward_that_was_impossible_is_not_kept() -> None:
    # No module is left when the first building is placed.
    scene = Scene().explored("R3C4", "AT01").has("A", gear=6, food=4).module_display().empty("modules").turn("A")
    scene.play("A build small 7,4")
    assert scene.kind() == "turn"
    scene.on_top("modules", "MD01").module_display("MD02", "MD03")

    scene.play("A build small 5,6")

    assert scene.kind() not in ("module", "any-order")


@clause("REV-BLD-07")
def test_what_others_have_taken_does_not_matter() -> None:
    scene = Scene().building("B", "6,2").has("A", gear=3).turn("A")

    scene.play("A build small 5,3")

    assert scene.held("A", "crystal") == 1


@clause("REV-BLD-07")
def test_two_new_waters_give_both_rewards() -> None:
    # AT14 as it lies has a water on (8,2): the sand on (7,2) touches it and the water on (6,3).
    scene = Scene().explored("R1C4", "AT14").building("A", "3,6").has("A", gear=3, food=6).turn("A")

    scene.play("A build small 7,2")
    resolve_all(scene)

    # A crystal of one; food and a basic resource of the other.
    assert scene.held("A", "crystal") == 1
    assert scene.kind() == "gain-basic"


@clause("REV-BLD-08")
@for_each(("space", "steps"), [("3,6", [4, 0, 0]), ("2,4", [0, 0, 2]), ("4,3", [2, 2, 2]), ("7,4", [0, 2, 2])])
def test_a_large_building_doubles_terrain(space: str, steps: list[int]) -> None:
    scene = Scene().has("A", gear=5, food=3).turn("A")

    scene.play(f"A build large {space}")

    assert tracks(scene) == steps


@clause("REV-BLD-08", "REV-BLD-05")
@for_each(("size", "crystals"), [("small", 1), ("large", 2)])
def test_a_large_building_doubles_crystals(size: str, crystals: int) -> None:
    scene = on_the_edge().has("A", gear=5).turn("A")

    scene.play(f"A build {size} 4,0")

    assert scene.held("A", "crystal") == crystals


@clause("REV-BLD-08")
def test_a_large_building_takes_a_water_once() -> None:
    scene = Scene().has("A", gear=5).turn("A")

    scene.play("A build large 5,3")

    assert scene.held("A", "crystal") == 1


@clause("REV-BLD-09")
def test_locations_and_sand_give_nothing() -> None:
    # (3,7) touches the location on (4,7), the sand on (3,6) and one mountain.
    scene = Scene().has("A", gear=3, food=1).turn("A")

    scene.play("A build small 3,7")

    assert tracks(scene) == [1, 0, 0]
    assert scene.resources("A") == (0, 0, 0, 0)
    assert (scene.camp("A").points, scene.camp("A").energy, scene.crate_count("A")) == (0, 0, 0)


@clause("REV-BLD-10")
@for_each(
    ("small", "large", "sizes"), [(0, 4, {"large"}), (6, 0, {"small"}), (0, 0, set()), (1, 1, {"small", "large"})]
)
def test_only_sizes_that_are_left_can_be_built(small: int, large: int, sizes: set[str]) -> None:
    scene = Scene().has("A", gear=6, food=6).building("A", "4,3")
    scene.camp("A").buildings = [small, large]
    scene.turn("A")

    assert {option.split(" ")[1] for option in scene.offers("A", "build")} == sizes


@clause("REV-BLD-11", "REV-TURN-05")
@for_each("first", ["terrain-green-1", "terrain-yellow-1", "water-6,5"])
def test_the_builder_chooses_the_order_of_rewards(first: str) -> None:
    # Green and yellow each reach a special machine; the water gives a module.
    scene = Scene().has("A", gear=3, food=1).unlocked("A", "RW02", "RW03").tracks("A", green=5, yellow=5).turn("A")
    scene.play("A build small 7,4")
    assert sorted(scene.offers("A", "resolve")) == [
        "resolve terrain-green-1",
        "resolve terrain-yellow-1",
        "resolve water-6,5",
    ]

    scene.play(f"A resolve {first}")

    kinds = {"terrain-green-1": "special-machine", "terrain-yellow-1": "special-machine", "water-6,5": "module"}
    assert scene.kind() == kinds[first]
