"""What the sides of large locations score."""

from __future__ import annotations

import tessera
from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.rules.test_final_scoring import sheet
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def settled(side: str) -> Scene:
    """A and B; A has a figure on a large location with this side up."""
    return Scene(seats=2).large("R0C0", side).figure("A", "R0C0", "A1")


def scored(scene: Scene) -> int:
    """A's points for large locations."""
    return sheet(scene, "A").get("Large locations", 0)


@clause("REV-LLS-01")
@for_each(("side", "points"), [("LL1a", 7), ("LL2a", 11), ("LL3a", 3)])
def test_the_number_under_the_marker_of_a_track(side: str, points: int) -> None:
    assert scored(settled(side).tracks("A", gray=3, green=7, yellow=11)) == points


@clause("REV-LLS-02")
def test_two_points_for_each_energy() -> None:
    scene = settled("LL1b").energy("A", 1).machine("A", "MG01", charged=True)

    assert scored(scene) == 4


@clause("REV-LLS-03")
def test_a_point_for_each_slot_module() -> None:
    scene = settled("LL2b").module("A", "T1.1", "MD01").module("A", "B1.1", "MD02").module("A", "S5.2", "MD04")

    assert scored(scene) == 3


@clause("REV-LLS-04")
def test_three_points_for_each_large_building() -> None:
    scene = settled("LL3b").building("A", "5,3", "large").building("A", "7,4", "large").building("A", "4,3")

    assert scored(scene) == 6


@clause("REV-LLS-05")
def test_a_point_for_each_figure_anywhere() -> None:
    scene = settled("LL4a").figure("A", "3,3", "B1").figure("A", "4,7", "B2")

    assert scored(scene) == 3


@clause("REV-LLS-06")
def test_three_points_for_each_figure_on_large_locations_this_one_included() -> None:
    scene = settled("LL5a").large("R4C6", "LL3b").figure("A", "3,3", "B1").figure("A", "R4C6", "B2")

    assert scored(scene) == 6


@clause("REV-LLS-07")
def test_a_point_for_each_recruited_card() -> None:
    scene = settled("LL4b").hand("A", "CG01", "SA1").resting("A", "CN01").played("A", "B1", "CY01", "SA2")

    assert scored(scene) == 3


@clause("REV-LLS-08")
def test_two_points_for_each_different_water() -> None:
    scene = settled("LL5b").tribe("A", "hofstadterians", "moon").building("A", "5,3").building("A", "6,2")

    one = scored(scene)
    scene.tile("A", "6,5", "temple")

    assert (one, scored(scene)) == (2, 4)


@clause("REV-LLS-09", "REV-LLS-16")
def test_ten_sides_on_five_tiles_and_six_of_the_campaign_on_three() -> None:
    tiles = load().large_locations

    base = [record for record in tiles.values() if record["base"]]
    more = [record for record in tiles.values() if not record["base"]]

    assert (len(base), sum(len(record["sides"]) for record in base)) == (5, 10)
    assert (len(more), sum(len(record["sides"]) for record in more)) == (3, 6)
    tracks = [side["score"]["track"] for record in base for side in record["sides"] if side["score"]["kind"] == "track"]
    assert sorted(tracks) == ["gray", "green", "yellow"]


@clause("REV-LLS-09", "REV-LLS-16")
def test_only_the_five_are_laid_unless_the_campaign_added_its_three() -> None:
    def laid(**options: bool) -> set[str]:
        found: set[str] = set()
        for seed in range(40):
            view = tessera.start("revive", seats=2, seed=seed, options=dict(options)).view(0)
            slots = at(view, "slots")
            assert isinstance(slots, list)
            found |= {str(at(slot, "large", "id")) for slot in slots if at(slot, "kind") == "large"}
        return found

    assert laid() == {"LL1", "LL2", "LL3", "LL4", "LL5"}
    assert laid(campaign_locations=True) == {"LL1", "LL2", "LL3", "LL4", "LL5", "LL6", "LL7", "LL8"}


@clause("REV-LLS-10")
def test_a_point_for_each_marker_gone_from_the_tribe_board() -> None:
    assert scored(settled("LL6a").progress("A", 0, markers=1)) == 5


@clause("REV-LLS-11")
def test_two_points_for_each_different_crystal_symbol_and_vast_crystal() -> None:
    scene = settled("LL6b").explored("R0C2", "AT20").building("A", "4,0", "large")

    one = scored(scene)
    scene.explored("R1C4", "VC1").building("A", "7,4")

    assert (one, scored(scene)) == (2, 4)


@clause("REV-LLS-12")
def test_a_point_for_each_flask() -> None:
    scene = settled("LL7a").module("A", "T1.1", "MD06").resting("A", "CG13").machine("A", "MG02")

    assert scored(scene) == 5


@clause("REV-LLS-13")
def test_a_point_for_each_crate() -> None:
    assert scored(settled("LL7b").crates("A", "CR01").crates("A", "CR02", opened=True)) == 2


@clause("REV-LLS-14")
@for_each(("tiles", "points"), [(2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 9), (8, 9), (9, 12), (10, 12)])
def test_presence_on_different_area_and_starting_tiles(tiles: int, points: int) -> None:
    scene = settled("LL8a").building("A", "3,2").figure("A", "3,3", "B1").figure("A", "4,7", "B2")
    # Two starting tiles so far, one of them twice; the large location does not count.
    for slot, tile, space in (
        ("R1C4", "AT01", "7,2"),
        ("R0C3", "AT11", "6,0"),
        ("R0C2", "AT03", "4,0"),
        ("R3C4", "AT05", "5,6"),
        ("R3C5", "AT20", "7,6"),
        ("R2C5", "AT22", "8,4"),
        ("R3C2", "AT06", "1,6"),
        ("R4C3", "AT10", "2,8"),
    )[: tiles - 2]:
        scene.explored(slot, tile).building("A", space, "small" if scene.camp("A").buildings[0] else "large")

    assert scored(scene) == points


@clause("REV-LLS-15")
def test_the_laboratory_gives_energy_at_once_and_scores_flasks() -> None:
    scene = Scene(seats=2).large("R0C0", "LL8b").explored("R1C1", "AT01").building("A", "1,3").has("A", book=1, food=1)

    scene.module("A", "T1.1", "MD06").turn("A").play("A populate R0C0")

    assert (scene.camp("A").energy, scene.held("A", "book")) == (1, 0)
    assert scored(scene) == 2


@clause("REV-LLS-15")
def test_no_other_side_gives_anything_at_once() -> None:
    scene = Scene(seats=2).large("R0C0", "LL7a").explored("R1C1", "AT01").building("A", "1,3").has("A", book=1, food=1)

    scene.turn("A").play("A populate R0C0")

    assert (scene.camp("A").energy, scene.resources("A")) == (0, (0, 0, 0, 0))


@clause("REV-LLS-11")
def test_a_crystal_symbol_beside_two_buildings_counts_once() -> None:
    scene = settled("LL6b").explored("R1C0", "AT01").building("A", "-1,2")
    one = scored(scene)
    scene.building("A", "-1,3").building("B", "7,4")
    both = scored(scene)
    scene.explored("R0C2", "AT20").building("A", "4,0")

    # Both stand beside the same symbol; the third stands beside another one. What B built does not count.
    assert (one, both, scored(scene)) == (2, 2, 4)
