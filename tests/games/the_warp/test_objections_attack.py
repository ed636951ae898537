"""Why an attack cannot be declared, and why areas cannot be raised or lowered."""

from __future__ import annotations

from tessera.games.the_warp.rules.terrashift import AS_EFFECT, ShiftOne
from tests.clauses import clause
from tests.games.the_warp.objecting import barred, no, way_out
from tests.games.the_warp.scene import Scene

# Attack


def attacking(seats: int = 2, teams: bool = False) -> Scene:
    """A attacks: an area with 3 Troops and a ship, one with a single Troop, Exiled Races around."""
    scene = Scene(seats=seats, teams=teams).holds("A", "a-upper-left", 3, "assault_ship").holds("A", "a-upper-right", 1)
    return scene.exiled("a-ridge", 2).exiled("a-spine-outer", 1).exiled("ring-6", 1).has("A", gold=2, energy=2)


@clause("WARP-ATK-02", "WARP-ATK-03", "WARP-ATK-04", "WARP-ATK-05")
def test_targets_of_an_attack() -> None:
    scene = attacking().holds("B", "b-upper-right", 2).holds("A", "b-right", 2).turn("A", "action").play("A attack")

    assert no(scene, "A", "attack a-upper-left a-colony") == (
        "WARP-ATK-03",
        "Colony A is your own",
        "Aのコロニーは自分のエリアです。",
    )
    assert no(scene, "A", "attack a-upper-left a-left") == (
        "WARP-ATK-05",
        "Left Flank A is empty, and an empty area is not attacked",
        "Aの左翼は空のエリアです。空のエリアは攻撃できません。",
    )
    assert no(scene, "A", "attack a-upper-left gate") == (
        "WARP-ATK-03",
        "Warp Gate is 3 areas away from Left Approach A, and without an Assault Ship the target is adjacent",
        "ワープゲートはAの左の進入路から3エリア離れています。強襲艦を使わない攻撃の目標は、隣接するエリアです。",
    )
    assert no(scene, "A", "attack a-upper-right a-ridge") == (
        "WARP-ATK-02",
        "Right Approach A holds 1 Troop: one must attack and one must stay",
        "Aの右の進入路の部隊は1個です。攻撃する1個のほかに、1個を残さなければなりません。",
    )
    assert no(scene, "A", "attack b-right b-colony") == (
        "WARP-ATK-04",
        "Colony B can never be attacked: no Colony can",
        "Bのコロニーは攻撃できません。コロニーは攻撃の対象になりません。",
    )
    assert no(scene, "A", "attack ring-1 ring-6") == (
        "WARP-ATK-02",
        "You do not control Ring 1, and an attack starts from an own area",
        "リング1を支配していません。攻撃元は支配エリアでなければなりません。",
    )
    assert way_out(scene, "A", "attack a-upper-left a-left") == (
        "Claim it with a Troop Movement in the End phase.",
        "終了フェイズの部隊移動で占有してください。",
    )
    assert way_out(scene, "A", "attack a-upper-left gate") == (
        "Choose an adjacent area, or attack with an Assault Ship up to 2 areas away.",
        "隣接するエリアを選ぶか、強襲艦で2エリア以内を攻撃してください。",
    )
    assert way_out(scene, "A", "attack a-upper-right a-ridge") == (
        "Choose an area with 2 or more of your Troops.",
        "自分の部隊が2個以上いるエリアを選んでください。",
    )


@clause("WARP-SHP-01", "WARP-SEN-02")
def test_targets_of_an_assault_ship() -> None:
    scene = attacking().holds("B", "b-spine-inner", 1, "sentry_tower").holds("A", "a-colony", 3)

    scene.turn("A", "action").play("A attack")

    assert "attack a-upper-left ring-6 ship" in scene.options("A")
    assert no(scene, "A", "attack a-upper-left b-spine-inner ship") == (
        "WARP-SEN-02",
        "Inner Spine B has a Sentry Tower, and no Assault Ship can be used against it",
        "Bの内の稜線には監視塔があるので、強襲艦を使った攻撃はできません。",
    )
    assert no(scene, "A", "attack a-upper-left gate ship") == (
        "WARP-SHP-01",
        "Warp Gate is 3 areas away from Left Approach A, and an Assault Ship reaches 2",
        "ワープゲートはAの左の進入路から3エリア離れています。強襲艦が届くのは2エリアまでです。",
    )
    assert no(scene, "A", "attack a-colony a-ridge ship") == (
        "WARP-SHP-01",
        "There is no Assault Ship on Colony A",
        "Aのコロニーに強襲艦がありません。",
    )


@clause("WARP-TEAM-11")
def test_a_teammate_is_no_target() -> None:
    scene = attacking(4, teams=True).holds("C", "a-left", 1).turn("A", "action").play("A attack")

    assert no(scene, "A", "attack a-upper-left a-left") == (
        "WARP-TEAM-11",
        "Left Flank A is held by Player C, your teammate",
        "Aの左翼はチームメイトのプレイヤーCのエリアです。",
    )


@clause("WARP-ATK-09", "WARP-ATK-02")
def test_no_attack_is_possible() -> None:
    scene = Scene().has("A", gold=1).turn("A", "action")

    assert no(scene, "A", "attack") == (
        "WARP-ATK-09",
        (
            "No area with 2 or more of your Troops has an enemy area next to it, or within 2 areas of an "
            "Assault Ship there, that may be attacked"
        ),
        "部隊が2個以上いる支配エリアの隣（強襲艦があれば2エリア以内）に、攻撃できる敵のエリアがありません。",
    )

    scene.holds("A", "a-colony", 1).turn("A", "action")

    assert no(scene, "A", "attack") == (
        "WARP-ATK-02",
        "Each of your areas holds a single Troop, and one must stay behind",
        "どの支配エリアにも部隊が1個しかいません。攻撃元には1個を残します。",
    )
    assert way_out(scene, "A", "attack") == (
        "Take another action.",
        "別のアクションを選んでください。",
    )


@clause("WARP-ATK-02")
def test_one_troop_stays_behind() -> None:
    scene = attacking().turn("A", "action").play("A attack", "A attack a-upper-left a-ridge")

    assert no(scene, "A", "troops 3") == (
        "WARP-ATK-02",
        "Left Approach A holds 3 Troops and one must stay behind, so 2 can attack, not 3",
        "Aの左の進入路の部隊は3個で、1個は残します。攻撃できるのは2個までで、3個は出せません。",
    )
    assert no(scene, "A", "troops 0") == (
        "WARP-ATK-02",
        "At least one Troop attacks",
        "攻撃には少なくとも部隊1個が必要です。",
    )
    assert way_out(scene, "A", "troops 3") == (
        "Attack with 1 to 2 Troops.",
        "攻撃する部隊は1～2個の間で選んでください。",
    )


def test_what_an_attack_lists() -> None:
    scene = attacking().exiled("connect-outer", 1).turn("A", "action").play("A attack")

    listed = barred(scene, "A")

    # Neighbours, what the ship does not reach nearby, and enemies farther away once each.
    assert "attack a-upper-left a-left" in listed
    assert "attack a-upper-left a-left ship" in listed
    assert [id for id in listed if id.endswith(" connect-outer")] == ["attack a-upper-right connect-outer"]
    assert [id for id in listed if id.endswith(" gate")] == ["attack a-upper-left gate"]


# Terrashift


@clause("WARP-TER-02", "WARP-TER-04", "WARP-GAT-05", "WARP-TER-01")
def test_areas_of_a_terrashift() -> None:
    scene = Scene().has("A", gold=1).turn("A", "action").play("A terrashift")

    assert no(scene, "A", "raise gate") == (
        "WARP-GAT-05",
        "The multiplier of the Warp Gate never changes by a Terrashift",
        "ワープゲートの倍率は地殻変動では変わりません。",
    )
    assert no(scene, "A", "raise b-right") == (
        "WARP-TER-02",
        "Right Flank B is controlled by Player B, and areas of other players cannot be chosen",
        "Bの右翼はプレイヤーBが支配しています。他のプレイヤーのエリアは選べません。",
    )
    assert no(scene, "A", "raise a-ridge") == (
        "WARP-TER-04",
        "Ridge A has multiplier 4 already, the highest",
        "Aの尾根の倍率はもう最高の4です。",
    )
    assert way_out(scene, "A", "raise b-right") == (
        "Choose an own, Exiled or empty area.",
        "自分のエリア、追放種族のエリア、空のエリアのどれかを選んでください。",
    )

    scene.play("A raise a-left")

    assert no(scene, "A", "lower a-left") == (
        "WARP-TER-01",
        "Left Flank A has just been raised, and two different areas are changed",
        "Aの左翼はいま上げたばかりです。上げるエリアと下げるエリアは別でなければなりません。",
    )
    assert no(scene, "A", "lower a-right") == (
        "WARP-TER-04",
        "Right Flank A has multiplier 1 already, the lowest",
        "Aの右翼の倍率はもう最低の1です。",
    )
    assert no(scene, "A", "lower b-colony") == (
        "WARP-TER-02",
        "Colony B is controlled by Player B, and areas of other players cannot be chosen",
        "BのコロニーはプレイヤーBが支配しています。他のプレイヤーのエリアは選べません。",
    )


@clause("WARP-TER-04")
def test_both_changes_of_a_terrashift_must_be_made() -> None:
    scene = Scene().has("A", gold=1)
    scene.state.multipliers = [1] * len(scene.state.multipliers)
    scene.multiplier("a-left", 2).turn("A", "action").play("A terrashift")

    assert no(scene, "A", "raise a-left") == (
        "WARP-TER-04",
        "Left Flank A is the only area that could be lowered then, and both changes must be made",
        "下げられるエリアがAの左翼だけになります。上げるのと下げるのは両方とも行います。",
    )


@clause("WARP-TER-06")
def test_areas_of_a_follower() -> None:
    scene = Scene(seats=3).has("A", gold=1).turn("A", "action").play("A terrashift", "A raise a-left")
    scene.play("A lower ring-1", "B lower b-ridge")

    assert no(scene, "C", "raise a-left") == (
        "WARP-TER-06",
        "Left Flank A was changed by a Terrashift action in this turn already",
        "Aの左翼の倍率は、この手番の地殻変動でもう変わりました。",
    )
    assert no(scene, "C", "lower b-ridge") == (
        "WARP-TER-06",
        "Ridge B was changed by a Terrashift action in this turn already",
        "Bの尾根の倍率は、この手番の地殻変動でもう変わりました。",
    )
    assert no(scene, "C", "lower a-colony") == (
        "WARP-TER-06",
        "Colony A is controlled by Player A, and areas of other players cannot be chosen",
        "AのコロニーはプレイヤーAが支配しています。他のプレイヤーのエリアは選べません。",
    )
    assert no(scene, "C", "raise gate") == (
        "WARP-GAT-05",
        "The multiplier of the Warp Gate never changes by a Terrashift",
        "ワープゲートの倍率は地殻変動では変わりません。",
    )
    assert no(scene, "C", "lower c-right") == (
        "WARP-TER-04",
        "Right Flank C has multiplier 1 already, the lowest",
        "Cの右翼の倍率はもう最低の1です。",
    )


@clause("WARP-TER-04", "WARP-TER-02")
def test_areas_of_a_single_shift_by_an_effect() -> None:
    scene = Scene().run(ShiftOne(0, AS_EFFECT))

    assert no(scene, "A", "raise b-colony") == (
        "WARP-TER-02",
        "Colony B is controlled by Player B, and areas of other players cannot be chosen",
        "BのコロニーはプレイヤーBが支配しています。他のプレイヤーのエリアは選べません。",
    )
    assert no(scene, "A", "raise a-ridge") == (
        "WARP-TER-04",
        "Ridge A has multiplier 4 already, the highest",
        "Aの尾根の倍率はもう最高の4です。",
    )
