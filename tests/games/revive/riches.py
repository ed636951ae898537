"""A player who has some of everything that is counted at the end, and of nothing as much as of anything else."""

from __future__ import annotations

from tests.games.revive.scene import Scene

# What A has of each thing that artifact cards and large locations count.
COUNTED = {
    "large_building": 2,
    "crystal_adjacent": 2,
    "water": 3,
    "module": 3,
    "population": 4,
    "tribe_progress": 5,
    "energy": 6,
    "crate": 7,
    "card": 8,
    "area_tile_presence": 8,
    "flask": 9,
}


def rich() -> Scene:
    """Such a player in seat A, with a figure on the large location R0C0; B has nothing."""
    scene = Scene().tracks("A", gray=10, green=11, yellow=7).progress("A", 0, markers=1)
    _crates_and_machines(scene)
    _cards(scene)
    _map(scene)
    return scene.turn("A")


def _crates_and_machines(scene: Scene) -> None:
    """Closed and opened crates; energy in the storage and on machines, one of which has a flask; a module with two
    flasks, one with one and one without."""
    scene.crates("A", "CR01", "CR02", "CR03", "CR04").crates("A", "CR05", "CR06", "CR07", opened=True)
    scene.energy("A", 4).machine("A", "MG01", "MG02", charged=True)
    for space, module in (("T1.1", "MD06"), ("B2.1", "MD03"), ("S5.2", "MD01")):
        scene.module("A", space, module)


def _cards(scene: Scene) -> None:
    """Recruited cards everywhere, with five flasks, and two starting cards."""
    scene.hand("A", "CG01", "CG02", "SA1").resting("A", "CN04", "CY01", "SA2")
    scene.played("A", "T1", "CN01").played("A", "T2", "CN02").played("A", "B1", "CY02").played("A", "B2", "CG03")


def _map(scene: Scene) -> None:
    """Figures on three regular locations and a large one; buildings beside three waters and two crystal symbols, one of
    each beside two buildings."""
    for space, node in (("3,3", "A1"), ("2,5", "B1"), ("4,7", "B2"), ("R0C0", "B3")):
        scene.figure("A", space, node)
    scene.explored("R1C4", "AT14").explored("R1C0", "AT01").explored("R2C0", "AT03")
    for space, size in (("5,3", "large"), ("7,4", "large"), ("7,2", "small"), ("-1,3", "small"), ("-2,4", "small")):
        scene.building("A", space, size)
