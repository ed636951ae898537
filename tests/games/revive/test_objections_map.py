"""Why something cannot be explored, built or populated: ways, prices, kinds of space, technologies."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.objecting import no, way_out
from tests.games.revive.scene import Scene

# Exploring


@clause("REV-EXP-01")
def test_tiles_that_cannot_be_explored() -> None:
    scene = Scene().has("A", food=6).explored("R1C4", "AT08").turn("A")

    assert no(scene, "A", "explore R1C4") == (
        "REV-EXP-01",
        "Tile R1C4 has been explored",
        "タイル R1C4はもう探索済みです。",
    )
    assert no(scene, "A", "explore R1C2") == (
        "REV-EXP-01",
        "Tile R1C2 is a starting tile and lies face up from the start",
        "タイル R1C2はスタートタイルで、最初から表向きです。",
    )
    assert no(scene, "A", "explore R0C0") == (
        "REV-EXP-01",
        "There is no area tile to explore at large location R0C0",
        "大型ロケーション R0C0に探索するエリアタイルはありません。",
    )
    assert way_out(scene, "A", "explore R0C0") == (
        "Choose a face-down tile.",
        "裏向きのタイルを選んでください。",
    )
    assert no(scene, "A", "explore R2C3") == (
        "REV-EXP-01",
        "There is no area tile to explore at the chasm",
        "裂け目に探索するエリアタイルはありません。",
    )


@clause("REV-RNG-06")
def test_tiles_behind_other_tiles() -> None:
    scene = Scene().has("A", food=6).turn("A")

    assert no(scene, "A", "explore R1C6") == (
        "REV-RNG-06",
        "Tile R1C6 can be reached only through face-down tiles, and no range is counted through those",
        "タイル R1C6に行くには裏向きのタイルを通るしかありません。裏向きのタイルを通って距離は数えられません。",
    )
    assert way_out(scene, "A", "explore R1C6") == (
        "Explore the tiles in between first.",
        "先に間にあるタイルを探索してください。",
    )


@clause("REV-OPT-09", "REV-RNG-06")
def test_tiles_behind_a_vast_crystal() -> None:
    scene = Scene(vast_crystals=True).has("A", food=6).explored("R0C3", "VC1").turn("A")

    assert no(scene, "A", "explore R0C4") == (
        "REV-OPT-09",
        "A vast crystal lies between you and tile R0C4, and no range is counted through it",
        "タイル R0C4との間に巨大クリスタルがあります。巨大クリスタルを通って距離は数えられません。",
    )
    assert way_out(scene, "A", "explore R0C4") == (
        "Explore a way around it first, or choose something else.",
        "先に回り道になるタイルを探索するか、別の対象を選んでください。",
    )
    assert no(scene, "A", "explore R0C5") == (
        "REV-RNG-06",
        "Tile R0C5 can be reached only through face-down tiles, and no range is counted through those",
        "タイル R0C5に行くには裏向きのタイルを通るしかありません。裏向きのタイルを通って距離は数えられません。",
    )


@clause("REV-EXP-02")
def test_tiles_that_are_too_dear() -> None:
    scene = Scene().has("A", food=2).turn("A")

    assert no(scene, "A", "explore R1C4") == (
        "REV-EXP-02",
        "Exploring tile R1C4 costs 3 food and 1 food for range, and you have 2 food: 2 food short",
        "タイル R1C4の探索のコストは食料3個と距離コストの食料1個ですが、手元は食料2個で、食料2個足りません。",
    )
    assert way_out(scene, "A", "explore R1C4") == (
        "Choose something cheaper or nearer, or gather what is missing first.",
        "もっと安いものか近いものを選ぶか、先に足りないものを集めてください。",
    )
    assert no(scene, "A", "explore R3C4") == (
        "REV-EXP-02",
        "Exploring tile R3C4 costs 3 food, and you have 2 food: 1 food short",
        "タイル R3C4の探索のコストは食料3個ですが、手元は食料2個で、食料1個足りません。",
    )

    scene.has("A", food=1, crystal=1).turn("A")

    assert no(scene, "A", "explore R1C4") == (
        "REV-EXP-02",
        "Exploring tile R1C4 costs 3 food and 1 food for range, and you have 1 food and 1 crystal: 2 food short",
        (
            "タイル R1C4の探索のコストは食料3個と距離コストの食料1個ですが、手元は食料1個とクリスタル1個で"
            "、食料2個足りません。"
        ),
    )


@clause("REV-EXP-02")
def test_a_machine_that_would_help_is_the_way_out() -> None:
    scene = Scene().has("A", food=3).machine("A", "STD3").energy("A", 1).turn("A")

    assert no(scene, "A", "explore R1C4") == (
        "REV-EXP-02",
        "Exploring tile R1C4 costs 3 food and 1 food for range, and you have 3 food: 1 food short",
        "タイル R1C4の探索のコストは食料3個と距離コストの食料1個ですが、手元は食料3個で、食料1個足りません。",
    )
    assert way_out(scene, "A", "explore R1C4") == (
        "Take the action together with Pathfinder.",
        "「道しるべ」を使ってアクションを行ってください。",
    )

    scene = Scene().has("A", food=2).crates("A", "CR28").turn("A")

    assert way_out(scene, "A", "explore R1C4") == (
        "Take the action together with Old Map.",
        "「古い地図」を使ってアクションを行ってください。",
    )


# Building


@clause("REV-BLD-03", "REV-BLD-01", "REV-MAP-04")
def test_spaces_that_are_no_site() -> None:
    scene = Scene().has("A", gear=6, food=6).building("A", "4,3").building("B", "5,3").turn("A")

    assert no(scene, "A", "build small 4,2") == (
        "REV-BLD-03",
        "Forest 4,2 is not sand, and buildings stand only on sand",
        "森 4,2は砂地ではありません。建物を建てられるのは砂地だけです。",
    )
    assert way_out(scene, "A", "build small 4,2") == (
        "Choose a vacant sand space.",
        "空いている砂地を選んでください。",
    )
    assert no(scene, "A", "build small 4,3") == (
        "REV-BLD-03",
        "Your own building stands on sand 4,3",
        "砂地 4,3には自分の建物があります。",
    )
    assert no(scene, "A", "build large 5,3") == (
        "REV-BLD-03",
        "A building of Player B stands on sand 5,3",
        "砂地 5,3にはプレイヤーBの建物があります。",
    )
    assert no(scene, "A", "build small R2C3") == (
        "REV-MAP-04",
        "Nothing can be built or placed on the chasm",
        "裂け目には何も建てたり置いたりできません。",
    )
    assert no(scene, "A", "build small 8,3") == (
        "REV-BLD-01",
        "Space 8,3 lies under a face-down tile",
        "マス 8,3はまだ裏向きのタイルの下です。",
    )
    assert way_out(scene, "A", "build small 8,3") == (
        "Explore it first, or choose a space that lies open.",
        "先に探索するか、表向きのマスを選んでください。",
    )


@clause("REV-OPT-12")
def test_nothing_stands_on_a_vast_crystal() -> None:
    scene = Scene(vast_crystals=True).has("A", gear=6, food=6).explored("R1C4", "VC1").turn("A")

    assert no(scene, "A", "build small 7,2") == (
        "REV-OPT-12",
        "Nothing can be built or placed on a vast crystal",
        "巨大クリスタルには何も建てたり置いたりできません。",
    )


@clause("REV-BLD-01", "REV-BLD-02")
def test_buildings_that_are_too_dear() -> None:
    scene = Scene().has("A", gear=3).turn("A")

    assert no(scene, "A", "build large 4,3") == (
        "REV-BLD-02",
        "A large building on sand 4,3 costs 5 gears, and you have 3 gears: 2 gears short",
        "砂地 4,3への大型建物の建設のコストは歯車5個ですが、手元は歯車3個で、歯車2個足りません。",
    )
    assert way_out(scene, "A", "build large 4,3") == (
        "Choose something cheaper or nearer, or gather what is missing first.",
        "もっと安いものか近いものを選ぶか、先に足りないものを集めてください。",
    )
    assert no(scene, "A", "build small 3,2") == (
        "REV-BLD-01",
        (
            "A small building on sand 3,2 costs 3 gears and 2 food for range, and you have 3 gears and 0 food: "
            "2 food short"
        ),
        (
            "砂地 3,2への小型建物の建設のコストは歯車3個と距離コストの食料2個ですが、手元は歯車3個と食料0個"
            "で、食料2個足りません。"
        ),
    )

    scene.has("A", gear=2).turn("A")

    assert no(scene, "A", "build large 3,2") == (
        "REV-BLD-02",
        (
            "A large building on sand 3,2 costs 5 gears and 2 food for range, and you have 2 gears and 0 food: "
            "5 basic resources short"
        ),
        (
            "砂地 3,2への大型建物の建設のコストは歯車5個と距離コストの食料2個ですが、手元は歯車2個と食料0個"
            "で、基本資源5個足りません。"
        ),
    )


@clause("REV-BLD-10")
def test_no_building_of_the_size_is_left() -> None:
    scene = Scene().has("A", gear=6)
    scene.camp("A").buildings[1] = 0
    scene.turn("A")

    assert no(scene, "A", "build large 4,3") == (
        "REV-BLD-10",
        "You have no large building left",
        "大型建物がもう残っていません。",
    )
    assert way_out(scene, "A", "build large 4,3") == (
        "Build one of the other size.",
        "もう一方の大きさの建物を建ててください。",
    )

    scene.camp("A").buildings[0] = 0
    scene.turn("A")

    assert way_out(scene, "A", "build large 4,3") == (
        "Take another action.",
        "別のアクションを選んでください。",
    )


# Populating


@clause("REV-POP-01", "REV-POP-07", "REV-RNG-06")
def test_spaces_that_cannot_be_populated() -> None:
    scene = Scene().has("A", book=6, food=6).figure("A", "3,3", "A1").turn("A")

    assert no(scene, "A", "populate 4,3") == (
        "REV-POP-01",
        "Sand 4,3 is not a location, and only locations are populated",
        "砂地 4,3はロケーションではありません。入植できるのはロケーションだけです。",
    )
    assert no(scene, "A", "populate 8,3") == (
        "REV-POP-01",
        "Space 8,3 lies under a face-down tile",
        "マス 8,3はまだ裏向きのタイルの下です。",
    )
    assert no(scene, "A", "populate 3,3") == (
        "REV-POP-07",
        "You have a figure on location 3,3 already",
        "ロケーション 3,3にはもう自分の住民コマがあります。",
    )
    assert way_out(scene, "A", "populate 3,3") == (
        "Choose a location without a figure of yours.",
        "自分の住民コマのないロケーションを選んでください。",
    )
    assert no(scene, "A", "populate R0C6") == (
        "REV-RNG-06",
        "Large location R0C6 can be reached only through face-down tiles, and no range is counted through those",
        (
            "大型ロケーション R0C6に行くには裏向きのタイルを通るしかありません。裏向きのタイルを通って距離"
            "は数えられません。"
        ),
    )


@clause("REV-POP-02", "REV-POP-03", "REV-POP-04")
def test_locations_that_are_too_dear() -> None:
    scene = Scene(seats=3).has("A", book=2).figure("A", "3,3", "A1")
    scene.figure("B", "2,5", "A1").figure("C", "2,5", "A1").turn("A")

    assert no(scene, "A", "populate 2,5") == (
        "REV-POP-03",
        (
            "Populating location 2,5 for Wild Paths (B1) costs 3 books, 2 books for other players and 1 food "
            "for range, and you have 2 books and 0 food: 4 basic resources short"
        ),
        (
            "「野の道（B1）」でのロケーション 2,5への入植のコストは本3個、他のプレイヤーに払う本2個、距離コ"
            "ストの食料1個ですが、手元は本2個と食料0個で、基本資源4個足りません。"
        ),
    )
    assert way_out(scene, "A", "populate 2,5") == (
        "Choose something cheaper or nearer, or gather what is missing first.",
        "もっと安いものか近いものを選ぶか、先に足りないものを集めてください。",
    )

    scene.has("A", book=3, food=1).turn("A")

    assert no(scene, "A", "populate 2,5") == (
        "REV-POP-04",
        (
            "Populating location 2,5 for Wild Paths (B1) costs 3 books, 2 books for other players and 1 food "
            "for range, and you have 3 books and 1 food: 2 books short"
        ),
        (
            "「野の道（B1）」でのロケーション 2,5への入植のコストは本3個、他のプレイヤーに払う本2個、距離コ"
            "ストの食料1個ですが、手元は本3個と食料1個で、本2個足りません。"
        ),
    )

    scene = Scene().has("A", book=1).turn("A")

    assert no(scene, "A", "populate 3,3") == (
        "REV-POP-02",
        (
            "Populating location 3,3 for Growing Wisdom (A1) costs 1 book and 1 food for range, and you have "
            "1 book and 0 food: 1 food short"
        ),
        (
            "「育つ知恵（A1）」でのロケーション 3,3への入植のコストは本1個と距離コストの食料1個ですが、手元"
            "は本1個と食料0個で、食料1個足りません。"
        ),
    )


@clause("REV-POP-10")
def test_no_figure_is_left() -> None:
    scene = Scene().has("A", book=6).knows_technology("A", "A1", "B1", "B2", "B3", "C1", "C2", "C3").turn("A")

    assert no(scene, "A", "populate 2,5") == (
        "REV-POP-10",
        "You have no figure left on your tribe board",
        "部族ボードに住民コマがもう残っていません。",
    )
    assert way_out(scene, "A", "populate 2,5") == (
        "Take another action.",
        "別のアクションを選んでください。",
    )


@clause("REV-POP-05", "REV-POP-06", "REV-POP-03")
def test_technologies_in_their_order() -> None:
    scene = Scene().has("A", book=5, food=1).figure("A", "3,3", "A1").figure("A", "4,7", "B1")
    scene.turn("A").play("A populate 2,5")

    assert no(scene, "A", "technology A1") == (
        "REV-POP-06",
        "Growing Wisdom (A1) is unlocked already",
        "「育つ知恵（A1）」はもう解放済みです。",
    )
    assert no(scene, "A", "technology C3") == (
        "REV-POP-05",
        "Remembered Glory (C3) is joined to Fifth Slot (B2) or Welcome Feast (B3), which you have not unlocked",
        "「甦る栄光（C3）」につながる「5つ目のスロット（B2）か歓迎の宴（B3）」をまだ解放していません。",
    )
    assert way_out(scene, "A", "technology C3") == (
        "Unlock Fifth Slot (B2) or Welcome Feast (B3) first, or choose a technology joined to one of yours.",
        "先に「5つ目のスロット（B2）か歓迎の宴（B3）」を解放するか、解放済みの技術につながる技術を選んでください。",
    )
    assert no(scene, "A", "done") == (
        "REV-POP-03",
        "The location is chosen, and a figure of some technology goes there",
        "ロケーションはもう選びました。いずれかの技術の住民コマを置きます。",
    )
    assert no(scene, "A", "technology C1") == (
        "REV-POP-03",
        (
            "Populating location 2,5 for Awakened Power (C1) costs 6 books and 1 food for range, and you have "
            "5 books and 1 food: 1 book short"
        ),
        (
            "「目覚める力（C1）」でのロケーション 2,5への入植のコストは本6個と距離コストの食料1個ですが、手"
            "元は本5個と食料1個で、本1個足りません。"
        ),
    )
