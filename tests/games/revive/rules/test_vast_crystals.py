"""Optional rule 3: two vast crystals among the area tiles."""

from __future__ import annotations

import tessera
from tessera.games.revive.state import BOX, FACE_DOWN, Revive
from tests.clauses import clause
from tests.games.revive.rules.test_final_scoring import sheet
from tests.games.revive.scene import Scene, at

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def fresh(seed: int, **options: bool) -> Revive:
    """A game for two just after set-up."""
    state = tessera.start("revive", seats=2, seed=seed, options=dict(options)).state
    assert isinstance(state, Revive)
    return state


def hidden(state: Revive) -> dict[str, int]:
    """Face-down tiles by name, and their slots."""
    return {state.name(piece): slot for piece, slot in zip(state.zones[FACE_DOWN], state.hidden, strict=True)}


def share_a_side(state: Revive, one: int, other: int) -> bool:
    """Whether two of their hexes are neighbours, from the coordinates of the board."""
    hexes = state.rulebook.board.hexes
    mine = {tuple(hexagon) for space in range(4 * one, 4 * one + 4) for hexagon in hexes[space]}
    theirs = {tuple(hexagon) for space in range(4 * other, 4 * other + 4) for hexagon in hexes[space]}
    return any((q + step[0], r + step[1]) in theirs for q, r in mine for step in STEPS)


def beside(size: str = "small", **held: int) -> Scene:
    """B has a building beside the slot R1C4, where a vast crystal lies face down; A can explore it."""
    scene = Scene(seats=2, vast_crystals=True).face_down("R1C4", "VC1").has("A", food=5).has("B", **held)
    return scene.building("B", "7,4", size).turn("A")


# Set-up


@clause("REV-OPT-06")
def test_two_area_tiles_make_room_for_the_two_vast_crystals() -> None:
    out: set[str] = set()
    for seed in range(8):
        state = fresh(seed, vast_crystals=True)
        tiles = hidden(state)
        assert len(tiles) == 25
        assert {"VC1", "VC2"} <= set(tiles)
        removed = {state.name(piece) for piece in state.zones[BOX] if state.name(piece).startswith("AT")}
        assert len(removed) == 2
        out |= removed

    # Not always the same two.
    assert len(out) > 4


@clause("REV-OPT-06")
def test_without_the_option_there_is_none() -> None:
    tiles = hidden(fresh(1))

    assert sorted(tiles) == [f"AT{number:02}" for number in range(1, 26)]


@clause("REV-OPT-06", "REV-OPT-07")
def test_they_never_lie_adjacent() -> None:
    pairs: set[tuple[int, int]] = set()
    for seed in range(60):
        state = fresh(seed, vast_crystals=True)
        tiles = hidden(state)
        assert not share_a_side(state, tiles["VC1"], tiles["VC2"]), seed
        pairs.add((tiles["VC1"], tiles["VC2"]))

    assert len(pairs) > 40


# Exploring one


@clause("REV-OPT-08")
def test_four_points_and_a_crystal_but_no_card() -> None:
    scene = Scene(seats=2, vast_crystals=True).face_down("R1C4", "VC1").has("A", food=5).turn("A")

    scene.play("A explore R1C4")

    # 4 food on its back and 1 for range; the tile looks the same either way, so it is laid without a question.
    assert scene.resources("A") == (0, 0, 0, 1)
    assert (scene.camp("A").points, scene.cards("A"), scene.kind()) == (4, [], "turn")
    assert scene.kind_of("7,2") == "vast_crystal"


@clause("REV-OPT-08")
def test_its_back_looks_like_every_other_that_costs_four() -> None:
    vast = Scene(seats=2, vast_crystals=True).face_down("R1C4", "VC1").turn("A")
    other = Scene(seats=2, vast_crystals=True).face_down("R1C4", "AT10").turn("A")

    def shown(scene: Scene) -> object:
        slots = at(scene.view("A"), "slots")
        assert isinstance(slots, list)
        return next(slot for slot in slots if at(slot, "id") == "R1C4")

    assert shown(vast) == shown(other)
    told = shown(vast)
    assert isinstance(told, dict)
    assert (told["cost"], told["points"], told["tile"]) == (4, 4, None)


@clause("REV-OPT-09")
def test_range_is_never_counted_through_it() -> None:
    def open_tile(tile: str) -> Scene:
        scene = Scene(seats=2, vast_crystals=True).explored("R1C4", tile).building("A", "7,4").has("A", food=6)
        return scene.turn("A")

    # Behind R1C4 lies R0C4, which no other way reaches.
    assert "explore R0C4" in open_tile("AT01").options("A")
    assert "explore R0C4" not in open_tile("VC1").options("A")


@clause("REV-OPT-09")
def test_nor_by_a_player_who_passes_terrain_for_nothing() -> None:
    scene = Scene(seats=2, vast_crystals=True).explored("R1C4", "VC1").figure("A", "4,7", "A1").has("A", food=6)

    scene.knows_technology("A", "B1").building("A", "7,4").turn("A")

    assert "explore R0C4" not in scene.options("A")


# Buildings beside one


@clause("REV-OPT-10")
def test_a_building_beside_a_vast_crystal_that_is_revealed() -> None:
    scene = beside()

    scene.play("A explore R1C4")

    # 7,4 touches two of its spaces; the building counts once.
    assert (scene.camp("B").points, scene.resources("B")) == (1, (0, 0, 0, 1))


@clause("REV-OPT-10")
def test_a_large_building_counts_double() -> None:
    scene = beside("large", crystal=2)

    scene.play("A explore R1C4", "B gain gear")

    # One of the two crystals does not fit and becomes a gear.
    assert (scene.camp("B").points, scene.resources("B")) == (2, (1, 0, 0, 3))


@clause("REV-OPT-10")
def test_a_new_building_beside_a_revealed_one() -> None:
    def built(size: str) -> Scene:
        scene = Scene(seats=2, vast_crystals=True).explored("R1C4", "VC1").has("A", gear=5, food=1).building("A", "5,3")
        return scene.turn("A").play(f"A build {size} 6,2")

    small, large = built("small"), built("large")

    # 6,2 also touches a mountain; its water was taken before.
    assert (small.camp("A").points, small.held("A", "crystal"), small.track("A", "gray")) == (1, 1, 1)
    assert (large.camp("A").points, large.held("A", "crystal"), large.track("A", "gray")) == (2, 2, 2)


@clause("REV-OPT-10")
def test_a_new_building_that_touches_it_with_two_sides_counts_once() -> None:
    scene = Scene(seats=2, vast_crystals=True).explored("R1C4", "VC1").has("A", gear=3, food=1).turn("A")

    scene.play("A build small 7,4", "A done")

    assert (scene.camp("A").points, scene.held("A", "crystal")) == (1, 1)


@clause("REV-OPT-10")
def test_each_building_counts() -> None:
    scene = beside().building("B", "6,2", "large").turn("A")

    scene.play("A explore R1C4")

    assert (scene.camp("B").points, scene.held("B", "crystal")) == (3, 3)


@clause("REV-OPT-11")
def test_it_counts_as_one_crystal_symbol() -> None:
    scene = Scene(seats=2, vast_crystals=True).explored("R1C4", "VC1").building("A", "7,4").building("A", "6,2")
    scene.artifact_card("A", "AC09").large("R0C0", "LL6b").figure("A", "R0C0", "A1")

    lines = sheet(scene, "A")

    assert at(scene.view("A"), "players", 0, "counters", "crystal_adjacent") == 1
    assert (lines["Artifact card, purple"], lines["Large locations"]) == (1, 2)


@clause("REV-OPT-11")
def test_a_face_down_one_counts_for_nothing() -> None:
    scene = Scene(seats=2, vast_crystals=True).face_down("R1C4", "VC1").building("A", "7,4").artifact_card("A", "AC09")

    assert "Artifact card, purple" not in sheet(scene, "A")


@clause("REV-OPT-12")
def test_nothing_is_placed_on_it_and_it_is_no_terrain_or_water() -> None:
    scene = Scene(seats=2, vast_crystals=True).explored("R1C4", "VC1").has("A", gear=3, book=6, food=6).turn("A")

    offered = [option.split(" ")[-1] for option in scene.options("A")]
    scene.play("A build small 7,4", "A done")

    # Only the forest and the field of the starting tile advance a track; no water but 6,5 was offered.
    assert not {"7,2", "8,2", "7,3", "8,3"} & set(offered)
    assert [scene.track("A", color) for color in ("gray", "green", "yellow")] == [0, 1, 1]
    assert at(scene.view("A"), "players", 0, "counters", "water") == 1


@clause("REV-OPT-12")
def test_no_tribe_tile_goes_there() -> None:
    for tribe in ("nadair", "hofstadterians", "ox49", "kuniban"):
        scene = Scene(seats=2, vast_crystals=True).tribe("A", tribe, "moon").explored("R1C4", "VC1")
        scene.has("A", food=6, crystal=3).hand("A", "SA1").turn("A").play("A play SA1 B1", "A resolve tribe")

        assert scene.kind() == "tribe-tile"
        assert not {"tile 7,2", "tile 8,2", "tile 7,3", "tile 8,3"} & set(scene.options("A"))
