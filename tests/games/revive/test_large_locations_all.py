"""Every side of every large location: what it is worth to who has a figure there, and what it gives at once."""

from __future__ import annotations

from tessera.games.revive.rules.final_scoring import LARGE_LOCATIONS, lines
from tests.clauses import clause
from tests.games.revive.plays import Play, gains
from tests.games.revive.riches import rich
from tests.games.revive.scene import Scene
from tests.rows import for_each

# What each side is worth to the player of `riches`: markers on green 11, yellow 7 and gray 10; 2 points for each of 6
# energy, 1 for each of 3 modules, 3 for each of 2 large buildings, 1 for each of 4 figures and 8 cards, 3 for the one
# figure on a large location, 2 for each of 3 waters, 1 for each of 5 markers, 2 for each of 2 crystal symbols, 1 for
# each of 9 flasks and 7 crates, and 9 for pieces on 8 tiles.
SIDES = {
    "LL1a": 11,
    "LL1b": 12,
    "LL2a": 7,
    "LL2b": 3,
    "LL3a": 10,
    "LL3b": 6,
    "LL4a": 4,
    "LL4b": 8,
    "LL5a": 3,
    "LL5b": 6,
    "LL6a": 5,
    "LL6b": 4,
    "LL7a": 9,
    "LL7b": 7,
    "LL8a": 9,
    "LL8b": 9,
}
# Only one side gives something when it is populated.
AT_ONCE = {"LL8b": "energy+1"}
# Tiles with a piece, and the points of the side that counts them.
PRESENCE = [(2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 9), (8, 9), (9, 12)]


def worth(scene: Scene, letter: str = "A") -> int:
    """Points for large locations."""
    return lines(scene.state, scene.seat(letter))[LARGE_LOCATIONS]


@clause(
    "REV-LLS-01", "REV-LLS-02", "REV-LLS-03", "REV-LLS-04", "REV-LLS-05", "REV-LLS-06", "REV-LLS-07", "REV-LLS-08",
    "REV-LLS-10", "REV-LLS-11", "REV-LLS-12", "REV-LLS-13", "REV-LLS-14", "REV-LLS-15", "REV-SCO-03", "REV-POP-09",
)  # fmt: skip
@for_each("side", SIDES)
def test_every_side_is_worth_its_points(side: str) -> None:
    scene = rich().large("R0C0", side)

    assert worth(scene) == SIDES[side]
    # Nothing for who has no figure there.
    assert worth(scene, "B") == 0


@clause("REV-LLS-15", "REV-POP-06")
@for_each("side", SIDES)
def test_every_side_gives_what_it_shows_when_it_is_populated(side: str) -> None:
    scene = Scene().large("R0C0", side).explored("R1C0", "AT01").building("A", "-1,2").has("A", book=1)

    found = Play(gives="").of(scene, "populate R0C0")

    assert found == gains("book-1 figures+1", AT_ONCE.get(side, ""))


@clause("REV-LLS-06")
def test_each_figure_on_a_large_location_counts_where_they_are_counted() -> None:
    scene = rich().large("R0C0", "LL5a").large("R4C6", "LL5a").figure("A", "R4C6", "C1")

    assert worth(scene) == 6 + 6


@clause("REV-LLS-14")
@for_each(("tiles", "points"), PRESENCE)
def test_presence_on_tiles_is_worth_steps(tiles: int, points: int) -> None:
    """Figures and buildings, two on the first tile; the large location itself does not count."""
    scene = Scene().large("R0C0", "LL8a").figure("A", "R0C0", "A1").figure("A", "3,3", "B1").building("A", "4,3")
    built = ["5,3", "7,4", "3,6", "2,4", "7,2", "8,4", "7,6", "5,6"]
    for slot, tile in (("R1C4", "AT01"), ("R2C5", "AT03"), ("R3C5", "AT05"), ("R3C4", "AT06")):
        scene.explored(slot, tile)
    for space in built[: tiles - 1]:
        scene.building("A", space)

    assert worth(scene) == points
