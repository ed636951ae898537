"""Vast crystals once they are laid out: exploring one, what it pays to buildings, and what it keeps from happening."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

# The spaces of R1C4, where a vast crystal lies in these tests.
CRYSTAL = ("7,2", "8,2", "7,3", "8,3")


def beside_a_crystal() -> Scene:
    """A vast crystal lies open in R1C4, which touches the sand on (7,4) and on (6,2)."""
    return Scene(vast_crystals=True).explored("R1C4", "VC1")


@clause("REV-OPT-08")
def test_exploring_a_vast_crystal_gives_points_and_a_crystal_and_no_card() -> None:
    scene = Scene(vast_crystals=True).face_down("R1C4", "VC1").has("A", food=6).turn("A")

    scene.play("A explore R1C4")

    # 4 food on the back and 1 for range.
    assert scene.resources("A") == (0, 0, 1, 1)
    assert scene.camp("A").points == 4
    assert scene.cards("A") == []
    assert [scene.kind_of(space) for space in CRYSTAL] == ["vast_crystal"] * 4
    assert scene.kind() == "turn"


@clause("REV-OPT-08")
def test_cost_and_range_of_a_vast_crystal_must_be_paid() -> None:
    scene = Scene(vast_crystals=True).face_down("R1C4", "VC1").has("A", food=4).turn("A")

    assert "explore R1C4" not in scene.options("A")


@clause("REV-OPT-09")
@for_each(("tile", "offered"), [("AT01", True), ("VC1", False)])
def test_no_way_leads_through_a_vast_crystal(tile: str, offered: bool) -> None:
    # Two spaces of R1C4 lie between (7,4) and R0C4; there is no other way.
    scene = Scene(vast_crystals=True).explored("R1C4", tile).building("A", "7,4").has("A", food=6).turn("A")

    assert ("explore R0C4" in scene.options("A")) is offered


@clause("REV-OPT-10")
@for_each(("size", "gears", "reward"), [("small", 3, 1), ("large", 5, 2)])
def test_a_building_beside_an_open_vast_crystal(size: str, gears: int, reward: int) -> None:
    # (7,4) touches two spaces of the crystal, which is one.
    scene = beside_a_crystal().has("A", gear=gears, food=1).turn("A")

    scene.play(f"A build {size} 7,4", "A done")

    assert (scene.camp("A").points, scene.held("A", "crystal")) == (reward, reward)


@clause("REV-OPT-10")
def test_a_vast_crystal_laid_beside_buildings_pays_each_of_them() -> None:
    scene = Scene(vast_crystals=True).face_down("R1C4", "VC1").has("A", food=6)
    scene.building("B", "7,4", "large").building("B", "6,2").turn("A")

    scene.play("A explore R1C4")

    assert (scene.camp("A").points, scene.held("A", "crystal")) == (4, 1)
    # 2 for the large building, 1 for the small one.
    assert (scene.camp("B").points, scene.held("B", "crystal")) == (3, 3)


@clause("REV-OPT-10", "REV-RES-05")
def test_crystals_above_the_limit_become_basic_resources_also_out_of_turn() -> None:
    scene = Scene(vast_crystals=True).face_down("R1C4", "VC1").has("A", food=6).has("B", crystal=2)
    scene.building("B", "7,4", "large").turn("A")

    scene.play("A explore R1C4")
    assert scene.options("B") == ["gain gear", "gain book", "gain food", "lose"]
    scene.play("B gain book")

    assert scene.resources("B") == (0, 1, 0, 3)


@clause("REV-OPT-11")
def test_a_vast_crystal_counts_as_one_crystal_symbol() -> None:
    scene = beside_a_crystal().building("A", "7,4", "large").building("A", "6,2").artifact_card("A", "AC03")
    scene.figure("A", "R0C0", "A1").large("R0C0", "LL6b").building("B", "4,3").turn("A")

    assert at(scene.view("A"), "players", 0, "counters", "crystal_adjacent") == 1
    # 1 for the technology, 2 for the large location, 1 for the artifact card.
    assert at(scene.view("A"), "players", 0, "score") == 4
    # B's building does not touch it.
    assert at(scene.view("A"), "players", 1, "counters", "crystal_adjacent") == 0


@clause("REV-OPT-12")
def test_a_vast_crystal_is_neither_terrain_nor_water() -> None:
    scene = beside_a_crystal().has("A", gear=3, food=1).turn("A")

    scene.play("A build small 7,4")

    # The forest on (6,4), the field on (7,5), the water on (6,5).
    assert [scene.track("A", color) for color in ("gray", "green", "yellow")] == [0, 1, 1]
    assert scene.offers("A", "resolve") == ["resolve water-6,5"]


@clause("REV-OPT-12")
@for_each(("tribe", "elsewhere"), [("nadair", "7,4"), ("hofstadterians", "6,5"), ("ox49", "7,4"), ("kuniban", "6,4")])
def test_nothing_can_be_placed_on_a_vast_crystal(tribe: str, elsewhere: str) -> None:
    scene = beside_a_crystal().tribe("A", tribe, "moon").has("A", gear=6, book=3, food=6, crystal=1)
    scene.hand("A", "SA1").turn("A")
    assert not [option for option in scene.options("A") if option.split(" ")[-1] in CRYSTAL]

    scene.play("A play SA1 B1")
    if scene.offers("A", "resolve"):
        scene.play("A resolve tribe")

    assert f"tile {elsewhere}" in scene.options("A")
    assert not [option for option in scene.options("A") if option.split(" ")[-1] in CRYSTAL]
