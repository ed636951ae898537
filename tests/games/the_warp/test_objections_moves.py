"""Why Troops and Assault Ships cannot move, and why nothing can be placed on an area."""

from __future__ import annotations

from tessera.games.the_warp.rules.movement import MoveByEffect
from tessera.games.the_warp.rules.payment import GiveBackTroop
from tessera.games.the_warp.rules.troops import PlaceReserve
from tests.clauses import clause
from tests.games.the_warp.objecting import barred, no, way_out
from tests.games.the_warp.scene import Scene


def moving(seats: int = 2, teams: bool = False) -> Scene:
    """A holds a full area, one that is not linked to the others, and an Exiled Race stands beside."""
    scene = Scene(seats=seats, teams=teams).holds("A", "a-upper-left", 4).holds("A", "ring-1", 1).exiled("a-ridge", 1)
    return scene.holds("B", "b-spine-outer", 2)


@clause("WARP-END-02", "WARP-END-03", "WARP-END-04", "WARP-END-05")
def test_movements_that_are_not_open() -> None:
    scene = moving().turn("A", "end")

    assert no(scene, "A", "move a-right a-colony") == (
        "WARP-END-03",
        "The only Troop on Right Flank A must stay there",
        "Aの右翼の部隊は1個だけなので、動かせません。",
    )
    assert no(scene, "A", "move a-colony a-upper-left") == (
        "WARP-END-03",
        "Left Approach A would exceed its limit of 4 Troops; it holds 4",
        "Aの左の進入路の部隊が上限の4個を超えます（いまは4個）。",
    )
    assert no(scene, "A", "move a-colony ring-1") == (
        "WARP-END-02",
        "Ring 1 is not linked to Colony A through areas of yours",
        "リング1は支配エリアを通じてAのコロニーとつながっていません。",
    )
    assert no(scene, "A", "move a-upper-left a-ridge") == (
        "WARP-END-04",
        "Ridge A is held by an Exiled Race, and Troops move only to own or empty areas",
        "Aの尾根には追放種族がいます。部隊が移動できるのは支配エリアか空のエリアだけです。",
    )
    assert no(scene, "A", "move a-upper-left b-spine-outer") == (
        "WARP-END-04",
        "Outer Spine B is held by Player B, and Troops move only to own or empty areas",
        "Bの外の稜線にはプレイヤーBがいます。部隊が移動できるのは支配エリアか空のエリアだけです。",
    )
    assert no(scene, "A", "move a-colony ring-3") == (
        "WARP-END-05",
        "Ring 3 is not next to Colony A or to an area of yours linked to it",
        "リング3はAのコロニーにも、そことつながった支配エリアにも隣接していません。",
    )
    assert no(scene, "A", "move b-colony a-left") == (
        "WARP-END-02",
        "You do not control Colony B",
        "Bのコロニーを支配していません。",
    )
    assert no(scene, "A", "move a-colony a-colony") == (
        "WARP-END-02",
        "The Troop is on Colony A already",
        "部隊はもうAのコロニーにいます。",
    )
    assert way_out(scene, "A", "move a-right a-colony") == (
        "Choose an area with 2 or more of your Troops.",
        "自分の部隊が2個以上いるエリアを選んでください。",
    )
    assert way_out(scene, "A", "move a-upper-left a-ridge") == (
        "Conquer it with an attack first.",
        "先に攻撃して征服してください。",
    )


@clause("WARP-GAT-07")
def test_the_limit_of_the_gate() -> None:
    scene = Scene().guardian("zeto-archivists").holds("A", "ring-1", 3)
    limit = scene.state.limit_of(scene.area("gate"))
    scene.holds("A", "gate", limit).turn("A", "end")

    assert limit == 2
    assert no(scene, "A", "move ring-1 gate") == (
        "WARP-GAT-07",
        "The Warp Gate holds at most 2 Troops of a player, by the dice of its Guardian, and has 2",
        "ワープゲートに置ける部隊はガーディアンのダイスの数により2個までです（いまは2個）。",
    )


@clause("WARP-END-02")
def test_no_movement_is_left() -> None:
    scene = moving().has("A", gold=1).turn("A", "end").play("A move a-upper-left a-left", "A move a-upper-left a-left")

    assert no(scene, "A", "move a-upper-left a-colony") == (
        "WARP-END-02",
        "Your 2 Troop Movements are used",
        "部隊移動は2回とも使いました。",
    )
    assert way_out(scene, "A", "move a-upper-left a-colony") == (
        "End your turn, or take free steps.",
        "手番を終えるか、自由な行動を行ってください。",
    )
    assert "move a-upper-left a-colony" in barred(scene, "A")
    assert "move a-right a-colony" not in barred(scene, "A")


@clause("WARP-TEAM-16")
def test_a_teammate_takes_no_troops_in() -> None:
    scene = moving(4, teams=True).holds("C", "a-left", 1).turn("A", "end")

    assert no(scene, "A", "move a-colony a-left") == (
        "WARP-TEAM-16",
        "Left Flank A is held by Player C, your teammate, and each player controls only the own areas",
        "Aの左翼はチームメイトのプレイヤーCのエリアです。支配エリアはプレイヤーごとに別々です。",
    )


@clause("WARP-SHP-06", "WARP-SHP-10", "WARP-END-03")
def test_movements_of_assault_ships() -> None:
    scene = moving().holds("A", "a-upper-left", 4, "assault_ship").holds("A", "a-upper-right", 3).turn("A", "end")

    assert "sail a-upper-left ring-1 2" in scene.options("A")
    assert no(scene, "A", "sail a-upper-left ring-3 1") == (
        "WARP-SHP-06",
        "Ring 3 is 4 areas away from Left Approach A, and an Assault Ship moves 2 at most",
        "リング3はAの左の進入路から4エリア離れています。強襲艦が移動できるのは2エリアまでです。",
    )
    assert no(scene, "A", "sail a-upper-left b-spine-outer 1") == (
        "WARP-END-04",
        "Outer Spine B is held by Player B, and Troops move only to own or empty areas",
        "Bの外の稜線にはプレイヤーBがいます。部隊が移動できるのは支配エリアか空のエリアだけです。",
    )
    assert no(scene, "A", "sail a-upper-left a-upper-right 2") == (
        "WARP-END-03",
        "Right Approach A would exceed its limit of 4 Troops; it holds 3",
        "Aの右の進入路の部隊が上限の4個を超えます（いまは3個）。",
    )
    assert no(scene, "A", "sail a-upper-left ring-1 3") == (
        "WARP-SHP-10",
        "Every Troop on board uses one movement: 3 are needed, and you have 2 left",
        "同乗する部隊1個ごとに移動を1回使います。3回必要ですが、残りは2回です。",
    )
    assert no(scene, "A", "sail a-upper-left ring-1 4") == (
        "WARP-END-03",
        "Left Approach A holds 4 Troops and one must stay, so 4 cannot leave",
        "Aの左の進入路の部隊は4個で、1個は残さなければなりません。4個は動かせません。",
    )
    assert no(scene, "A", "sail a-upper-left ring-1 0") == (
        "WARP-SHP-06",
        "An Assault Ship moves with at least one Troop",
        "強襲艦は少なくとも部隊1個と一緒に移動します。",
    )
    assert no(scene, "A", "sail a-colony a-left 1") == (
        "WARP-SHP-06",
        "There is no Assault Ship on Colony A",
        "Aのコロニーに強襲艦がありません。",
    )


@clause("WARP-SYM-06")
def test_movements_by_an_effect() -> None:
    scene = moving().holds("A", "a-upper-left", 4, "assault_ship").run(MoveByEffect(0, 1))

    assert no(scene, "A", "move a-right a-colony") == (
        "WARP-END-03",
        "The only Troop on Right Flank A must stay there",
        "Aの右翼の部隊は1個だけなので、動かせません。",
    )
    assert no(scene, "A", "sail a-upper-left ring-1 2") == (
        "WARP-SHP-10",
        "Every Troop on board uses one movement: 2 are needed, and you have 1 left",
        "同乗する部隊1個ごとに移動を1回使います。2回必要ですが、残りは1回です。",
    )
    assert "move a-right a-colony" in barred(scene, "A")


def test_empty_areas_out_of_reach_are_listed_from_the_nearest_garrison_only() -> None:
    scene = moving().turn("A", "end")

    listed = barred(scene, "A")

    assert [id for id in listed if id.endswith(" ring-3")] == ["move a-upper-left ring-3"]
    assert len(listed) < 60


# Placing


@clause("WARP-INC-04", "WARP-INC-06", "WARP-GAT-07")
def test_areas_that_take_no_troops() -> None:
    scene = moving().guardian("zeto-archivists").holds("A", "gate", 2).has("A", reserve=2).run(PlaceReserve(0))

    assert no(scene, "A", "station a-upper-left") == (
        "WARP-INC-06",
        "Left Approach A would exceed its limit of 4 Troops; it holds 4",
        "Aの左の進入路の部隊が上限の4個を超えます（いまは4個）。",
    )
    assert no(scene, "A", "station gate") == (
        "WARP-GAT-07",
        "The Warp Gate holds at most 2 Troops of a player, by the dice of its Guardian, and has 2",
        "ワープゲートに置ける部隊はガーディアンのダイスの数により2個までです（いまは2個）。",
    )
    assert no(scene, "A", "station b-colony") == (
        "WARP-INC-04",
        "You do not control Colony B",
        "Bのコロニーを支配していません。",
    )


@clause("WARP-RAC-03")
def test_troops_that_are_no_price() -> None:
    scene = moving().run(GiveBackTroop(0, 1))

    assert no(scene, "A", "return ring-1") == (
        "WARP-RAC-03",
        "The only Troop on Ring 1 must stay there",
        "リング1の部隊は1個だけなので、動かせません。",
    )
    assert no(scene, "A", "return b-colony") == (
        "WARP-RAC-03",
        "You do not control Colony B",
        "Bのコロニーを支配していません。",
    )
