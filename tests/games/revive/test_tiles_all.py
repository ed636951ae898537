"""Every area tile, starting tile and vast crystal, in both orientations: what it costs, what its spaces are, and what
buildings beside its terrain and waters give."""

from __future__ import annotations

from tessera.games.revive.rules.range import measure
from tests.clauses import clause
from tests.games.revive.plays import Play, changes, gains, tally
from tests.games.revive.scene import START, Scene
from tests.rows import for_each

# By tile: food and points on its back, its four spaces (top left, top right, bottom left, bottom right), and what two
# small buildings on 6,2 and 7,4 give when it is laid into R1C4 as it is, and when it is turned. They touch 7,2, 7,3 and
# 8,3: all but the top right space, or all but the bottom left one of a tile that is turned.
TILES: dict[str, tuple[int, str, Play, Play]] = {
    "AT01": (2, "sand forest sand mountain", Play(gives="gray+1"), Play(gives="gray+1 green+1")),
    "AT02": (2, "field sand mountain sand", Play(gives="gray+1 yellow+1"), Play(gives="yellow+1")),
    "AT03": (2, "sand forest field sand", Play(gives="yellow+1"), Play(gives="green+1")),
    "AT04": (3, "mountain sand sand forest", Play(gives="gray+1 green+1"), Play(gives="gray+1 green+1")),
    "AT05": (3, "sand field sand forest", Play(gives="green+1"), Play(gives="green+1 yellow+1")),
    "AT06": (2, "sand forest location field", Play(gives="yellow+1"), Play(gives="green+1 yellow+1")),
    "AT07": (2, "mountain location sand field", Play(gives="gray+1 yellow+1"), Play(gives="gray+1 yellow+1")),
    "AT08": (3, "forest sand mountain location", Play(gives="gray+1 green+1"), Play(gives="green+1")),
    "AT09": (3, "location field sand forest", Play(gives="green+1"), Play(gives="green+1 yellow+1")),
    "AT10": (4, "sand mountain location forest", Play(gives="green+1"), Play(gives="gray+1 green+1")),
    "AT11": (2, "sand location sand field", Play(gives="yellow+1"), Play(gives="yellow+1")),
    "AT12": (3, "forest sand location sand", Play(gives="green+1"), Play(gives="green+1")),
    "AT13": (4, "location sand sand mountain", Play(gives="gray+1"), Play(gives="gray+1")),
    "AT14": (
        2,
        "sand water field forest",
        Play(gives="green+1 yellow+1"),
        Play("resolve water-7,3", "gain gear", gives="green+1 food+1 gear+1"),
    ),
    "AT15": (2, "mountain sand water forest", Play(gives="gray+1 green+1 energy+1"), Play(gives="gray+1 green+1")),
    "AT16": (3, "field water sand mountain", Play(gives="gray+1 yellow+1"), Play(gives="gray+1 yellow+1 crates+1")),
    "AT17": (3, "sand forest field water", Play(gives="yellow+1 points+3"), Play(gives="green+1 points+3")),
    "AT18": (3, "water mountain forest sand", Play(gives="green+1 energy+1"), Play(gives="gray+1 energy+1")),
    "AT19": (
        4,
        "field sand water mountain",
        Play("resolve water-7,3", "module MD02", "place T1.2", gives="gray+1 yellow+1 modules+1"),
        Play(gives="gray+1 yellow+1"),
    ),
    "AT20": (2, "sand mountain water sand", Play(gives="crates+1"), Play(gives="gray+1")),
    "AT21": (
        3,
        "water sand sand field",
        Play("resolve water-7,2", "advance green", gives="yellow+1 green+1"),
        Play("resolve water-8,3", "advance gray", gives="yellow+1 gray+1"),
    ),
    # Nàdair gain 2 books.
    "AT22": (
        4,
        "sand water sand forest",
        Play(gives="green+1"),
        Play(gives="green+1 book+2 progress+1 markers-1"),
    ),
    "AT23": (
        3,
        "sand location water field",
        Play("resolve water-7,3", "module MD02", "place T1.2", gives="yellow+1 modules+1"),
        Play(gives="yellow+1"),
    ),
    "AT24": (4, "mountain water location sand", Play(gives="gray+1"), Play(gives="gray+1 energy+1")),
    "AT25": (4, "location sand field water", Play(gives="yellow+1 crates+1"), Play(gives="crates+1")),
}

# By starting tile: its four spaces, and what a small building on 7,3 gives when it lies in R2C4 as it is, and turned.
# The building touches 6,4 and 7,4, besides a mountain and a forest of AT01, and the water of ST2 that gives a crystal.
STARTING: dict[str, tuple[str, Play, Play]] = {
    "ST1": (
        "sand forest location sand",
        Play(gives="gray+1 green+1 crystal+1 green+1"),
        Play(gives="gray+1 green+1 crystal+1"),
    ),
    # Its own place is taken by ST4 with a field.
    "ST2": (
        "mountain sand sand water",
        Play(gives="gray+1 green+1 yellow+1 gray+1"),
        Play(gives="gray+1 green+1 yellow+1 crystal+1"),
    ),
    "ST3": (
        "sand field location mountain",
        Play(gives="gray+1 green+1 crystal+1 yellow+1"),
        Play(gives="gray+1 green+1 crystal+1 gray+1"),
    ),
    "ST4": (
        "forest sand water field",
        Play(gives="gray+1 green+1 crystal+1 green+1"),
        Play(
            "resolve water-7,4",
            "module MD02",
            "place T1.2",
            gives="gray+1 green+1 crystal+1 yellow+1 modules+1",
        ),
    ),
    "ST5": (
        "sand mountain sand location",
        Play(gives="gray+1 green+1 crystal+1 gray+1"),
        Play(gives="gray+1 green+1 crystal+1"),
    ),
}

VAST = {"VC1": (4, 4), "VC2": (4, 4)}

AREA = ("7,2", "8,2", "7,3", "8,3")
START_AREA = ("6,4", "7,4", "6,5", "7,5")
WAYS = [(0, "as it is"), (1, "turned")]


def start_tile(scene: Scene, tile: str, turned: bool) -> Scene:
    """A starting tile in R2C4; what lay there lies in its place."""
    state = scene.state
    home = {found: slot for slot, found in START.items()}[tile]
    for slot, laid, is_turned in ((home, "ST4", False), ("R2C4", tile, turned)):
        number = scene.slot(slot)
        spaces = range(4 * number, 4 * number + 4)
        state.sites = [space for space in state.sites if space not in spaces]
        state.places = [space for space in state.places if space not in spaces]
        state.tile_of[number] = [printed.id for printed in state.rulebook.start_tiles].index(laid)
        state.open_spaces(number, state.tile_at(number), is_turned)
    for seat in range(state.seats):
        measure(state, seat)
    return scene


def check_spaces(scene: Scene, spaces: tuple[str, ...], printed: str, turned: bool) -> None:
    """The spaces are of these kinds: sand can be built on and locations can be populated."""
    kinds = printed.split()[::-1] if turned else printed.split()
    assert [scene.kind_of(space) for space in spaces] == kinds
    offered = scene.has("A", gear=6, book=6, food=6, crystal=3).turn("A").options("A")
    for space, kind in zip(spaces, kinds, strict=True):
        free = scene.state.builder(scene.space(space)) < 0
        assert (f"build large {space}" in offered) == (kind == "sand" and free), space
        assert (f"populate {space}" in offered) == (kind == "location"), space


@clause("REV-EXP-02", "REV-EXP-03", "REV-EXP-04", "REV-EXP-05", "REV-EXP-06", "REV-MAP-01")
@for_each(("way", "called"), WAYS, ids=["straight", "turned"])
@for_each("tile", TILES)
def test_every_area_tile_is_explored(tile: str, way: int, called: str) -> None:
    cost, printed, *laid = TILES[tile]
    scene = Scene().face_down("R1C4", tile).building("A", "6,2").building("A", "7,4")
    scene.has("A", food=cost).points("A", 20)

    found = laid[way].of(scene, "explore R1C4", "recruit CG01", f"lay {way}")

    assert found == gains(f"food-{cost} points+{cost} active+1", laid[way].gives), called
    assert (scene.asked(), scene.kind()) == ("A", "turn")
    check_spaces(scene, AREA, printed, way == 1)


@clause("REV-EXP-02")
@for_each("tile", TILES)
def test_every_area_tile_needs_its_food(tile: str) -> None:
    cost = TILES[tile][0]
    scene = Scene().face_down("R1C4", tile).building("A", "6,2").has("A", food=cost - 1).turn("A")

    assert "explore R1C4" not in scene.options("A")
    assert "explore R1C4" in scene.has("A", food=cost).turn("A").options("A")


@clause("REV-BLD-04", "REV-BLD-06", "REV-BLD-09")
@for_each(("way", "called"), WAYS, ids=["straight", "turned"])
@for_each("tile", STARTING)
def test_every_starting_tile_gives_to_a_building_beside_it(tile: str, way: int, called: str) -> None:
    printed, *laid = STARTING[tile]
    scene = start_tile(Scene().explored("R1C4", "AT01"), tile, way == 1).has("A", gear=3, food=1)

    found = laid[way].of(scene, "build small 7,3")

    assert found == gains("gear-3 food-1 small-1", laid[way].gives), called
    assert (scene.asked(), scene.kind()) == ("A", "turn")
    check_spaces(scene, START_AREA, printed, way == 1)


# Vast crystals


@clause("REV-OPT-08", "REV-OPT-10")
@for_each("tile", VAST)
def test_every_vast_crystal_gives_when_it_is_explored(tile: str) -> None:
    """B has a large building beside it. No card is gained and there is no choice how to lay it."""
    cost, points = VAST[tile]
    scene = Scene(vast_crystals=True).face_down("R1C4", tile).building("A", "6,2").building("B", "7,4", "large")
    scene.has("A", food=cost).points("A", 20).points("B", 20)
    before = tally(scene, "B")

    found = Play(gives="").of(scene, "explore R1C4")

    assert found == gains(f"food-{cost} points+{points} crystal+1", "points+1 crystal+1")
    assert changes(before, tally(scene, "B")) == gains("points+2 crystal+2")
    assert {scene.kind_of(space) for space in AREA} == {"vast_crystal"}


@clause("REV-OPT-10", "REV-OPT-12")
@for_each(("size", "given"), [("small", 1), ("large", 2)])
@for_each("tile", VAST)
def test_every_vast_crystal_gives_to_a_building_beside_it(tile: str, size: str, given: int) -> None:
    scene = Scene(vast_crystals=True).explored("R1C4", tile).has("A", gear=5, food=1)

    # 6,2 touches it with one space, besides a mountain and a crystal water.
    found = Play(gives="").of(scene, f"build {size} 6,2")

    gears = {"small": 3, "large": 5}[size]
    assert found == gains(f"gear-{gears} food-1 {size}-1 gray+{given} crystal+1", f"points+{given} crystal+{given}")


@clause("REV-OPT-09", "REV-OPT-12")
@for_each("tile", VAST)
def test_nothing_is_placed_on_a_vast_crystal_and_no_way_leads_through(tile: str) -> None:
    scene = Scene(vast_crystals=True).explored("R1C4", tile).building("A", "6,2")
    scene.has("A", gear=6, book=6, food=6, crystal=3).turn("A")

    offered = scene.options("A")

    assert [choice for choice in offered for space in AREA if choice.endswith(f" {space}")] == []
    # R1C5 lies behind it, within reach of 6,2 if the tile between them can be passed.
    assert "explore R1C5" not in offered
    passed = Scene().explored("R1C4", "AT01").building("A", "6,2").has("A", food=6).turn("A")
    assert "explore R1C5" in passed.options("A")
