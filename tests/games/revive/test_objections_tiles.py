"""Why a tribe tile cannot go on a space, for each kind of tile."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.objecting import no, way_out
from tests.games.revive.scene import Scene


@clause("REV-TRB-03", "REV-RNG-10", "REV-TRB-04")
def test_forests() -> None:
    scene = Scene(moon_sides=True).tribe("A", "nadair", "moon").has("A", crystal=1).hand("A", "SA1")
    scene.building("B", "5,3").turn("A").play("A play SA1 B1", "A resolve tribe")

    assert no(scene, "A", "tile 4,2") == (
        "REV-TRB-03",
        "A forest tile goes only on sand spaces, not on forest 4,2",
        "森タイルを置けるのは砂地だけで、森 4,2には置けません。",
    )
    assert no(scene, "A", "tile 5,3") == (
        "REV-TRB-03",
        "There is a building on sand 5,3, and tribe tiles go where there is none",
        "砂地 5,3には建物があります。部族タイルは建物のないマスに置きます。",
    )
    assert no(scene, "A", "tile 3,2") == (
        "REV-RNG-10",
        "A tribe tile on sand 3,2 costs 2 food for range, and you have 0 food: 2 food short",
        "砂地 3,2への部族タイルの配置のコストは距離コストの食料2個ですが、手元は食料0個で、食料2個足りません。",
    )
    assert way_out(scene, "A", "tile 3,2") == (
        "Choose another space.",
        "別のマスを選んでください。",
    )
    assert no(scene, "A", "tile 8,3") == (
        "REV-TRB-03",
        "Space 8,3 lies under a face-down tile",
        "マス 8,3はまだ裏向きのタイルの下です。",
    )
    assert no(scene, "A", "done") == (
        "REV-TRB-04",
        "The tribe ability is being carried out, so its tile is placed",
        "部族能力を発動しているので、タイルは必ず置きます。",
    )


@clause("REV-TRB-03")
def test_temples() -> None:
    scene = Scene(moon_sides=True).tribe("A", "hofstadterians", "moon").has("A", food=3, crystal=1)
    scene.hand("A", "SA1").explored("R1C4", "AT22").tile("A", "6,5", "temple").turn("A")
    scene.play("A play SA1 B1", "A resolve tribe")

    assert no(scene, "A", "tile 4,2") == (
        "REV-TRB-03",
        "A temple goes only on water spaces, not on forest 4,2",
        "神殿タイルを置けるのは水場だけで、森 4,2には置けません。",
    )
    assert no(scene, "A", "tile 6,5") == (
        "REV-TRB-03",
        "There is a tribe tile on water 6,5, and a space holds at most one",
        "水場 6,5にはもう部族タイルがあります。1マスに置けるのは1枚までです。",
    )
    assert way_out(scene, "A", "tile 6,5") == (
        "Choose another space.",
        "別のマスを選んでください。",
    )


@clause("REV-TRB-03", "REV-OXF-03")
def test_targets() -> None:
    scene = Scene(moon_sides=True).tribe("A", "ox49", "moon").hand("A", "SA1").figure("A", "3,3", "A1")
    scene.figure("B", "2,5", "A1").turn("A").play("A play SA1 B1", "A resolve tribe")

    assert "tile 2,5" in scene.options("A")
    assert no(scene, "A", "tile 4,2") == (
        "REV-TRB-03",
        "A target goes only on sand or location spaces, not on forest 4,2",
        "標的タイルを置けるのは砂地かロケーションだけで、森 4,2には置けません。",
    )
    assert no(scene, "A", "tile 3,3") == (
        "REV-OXF-03",
        "You have a figure on location 3,3 already",
        "ロケーション 3,3にはもう自分の住民コマがあります。",
    )


@clause("REV-TRB-03")
def test_sand() -> None:
    scene = Scene(moon_sides=True).tribe("A", "kuniban", "moon").hand("A", "SA1").turn("A")
    scene.play("A play SA1 B1", "A resolve tribe")

    assert no(scene, "A", "tile 6,3") == (
        "REV-TRB-03",
        "A sand tile goes only on mountain, forest or field spaces, not on water 6,3",
        "砂地タイルを置けるのは山、森、畑のいずれかだけで、水場 6,3には置けません。",
    )
