"""Why a Laser Cannon cannot fire, and why Troops cannot be removed."""

from __future__ import annotations

from tessera.games.the_warp.rules.laser import RemoveTroops
from tests.clauses import clause
from tests.games.the_warp.objecting import no, way_out
from tests.games.the_warp.scene import Scene


def firing(energy: int = 2, teams: bool = False) -> Scene:
    """A has a Laser Cannon on the Left Approach."""
    scene = Scene(seats=4 if teams else 2, teams=teams).holds("A", "a-upper-left", 1, "laser_cannon")
    return scene.has("A", energy=energy).exiled("a-ridge", 2)


@clause("WARP-LAS-02", "WARP-LAS-03", "WARP-SEN-02", "WARP-LAS-04")
def test_targets_of_a_laser_cannon() -> None:
    scene = firing(1).hidden("a-spine-inner", 1).holds("B", "b-spine-inner", 2, "sentry_tower").exiled("ring-3", 1)
    scene.holds("B", "b-right", 2).turn("A", "action").play("A laser a-upper-left")

    assert scene.options("A") == ["fire a-ridge 1", "fire b-right 1"]
    assert no(scene, "A", "fire a-ridge 2") == (
        "WARP-LAS-04",
        "Rolling 2 dice costs 2 Energy, and you have 1 Energy",
        "ダイスを2個振るにはエネルギー2が必要ですが、手元はエネルギー1です。",
    )
    assert no(scene, "A", "fire a-ridge 3") == (
        "WARP-LAS-04",
        "A Laser Cannon rolls 1 to 2 dice, not 3",
        "レーザー砲で振るダイスは1～2個です（いまは3個）。",
    )
    assert no(scene, "A", "fire a-spine-inner 1") == (
        "WARP-LAS-02",
        "The Exiled Token on Inner Spine A is face down, and only visible enemies are targets",
        "Aの内の稜線の追放トークンは裏向きです。狙えるのは表向きの敵だけです。",
    )
    assert no(scene, "A", "fire b-spine-inner 1") == (
        "WARP-SEN-02",
        "Inner Spine B has a Sentry Tower, which protects it",
        "Bの内の稜線は監視塔に守られています。",
    )
    assert no(scene, "A", "fire ring-3 1") == (
        "WARP-LAS-02",
        "Ring 3 is 4 areas away from Left Approach A, and a Laser Cannon reaches 2",
        "リング3はAの左の進入路から4エリア離れています。レーザー砲の射程は2エリアです。",
    )
    assert no(scene, "A", "fire a-left 1") == (
        "WARP-LAS-02",
        "There are no Troops on Left Flank A",
        "Aの左翼には部隊がいません。",
    )
    assert no(scene, "A", "fire a-colony 1") == (
        "WARP-LAS-02",
        "Colony A is your own",
        "Aのコロニーは自分のエリアです。",
    )
    assert way_out(scene, "A", "fire a-spine-inner 1") == (
        "Reveal it first, with an area next to it or an Assault Ship near it.",
        "先に隣のエリアを支配するか、近くに強襲艦を置いて表向きにしてください。",
    )


@clause("WARP-LAS-03", "WARP-GAT-05", "WARP-TEAM-16")
def test_the_gate_colonies_and_teammates_are_no_targets_of_a_laser_cannon() -> None:
    scene = firing(2, teams=True).holds("A", "ring-1", 1, "laser_cannon").holds("A", "b-right", 1, "laser_cannon")
    scene.holds("C", "ring-2", 1).exiled("b-spine-outer", 1).turn("A", "action").play("A laser ring-1")

    assert no(scene, "A", "fire gate 1") == (
        "WARP-GAT-05",
        "The Warp Gate cannot be targeted",
        "ワープゲートは目標にできません。",
    )
    assert no(scene, "A", "fire ring-2 1") == (
        "WARP-TEAM-16",
        "Ring 2 is held by Player C, your teammate",
        "リング2はチームメイトのプレイヤーCのエリアです。",
    )

    scene.turn("A", "action").play("A laser b-right")

    assert no(scene, "A", "fire b-colony 1") == (
        "WARP-LAS-03",
        "Colony B cannot be targeted: no Colony can",
        "Bのコロニーは狙えません。コロニーは目標になりません。",
    )


@clause("WARP-LAS-01", "WARP-LAS-02", "WARP-LAS-04")
def test_cannons_that_cannot_fire() -> None:
    scene = firing().turn("A", "action").play("A laser a-upper-left", "A fire a-ridge 1")

    assert no(scene, "A", "laser a-upper-left") == (
        "WARP-LAS-01",
        "The Laser Cannon on Left Approach A has been fired in this turn",
        "Aの左の進入路のレーザー砲1門は、この手番にもう発射しました。",
    )
    assert no(scene, "A", "laser a-colony") == (
        "WARP-LAS-01",
        "There is no Laser Cannon on Colony A",
        "Aのコロニーにレーザー砲がありません。",
    )
    assert no(scene, "A", "laser ring-1") == (
        "WARP-LAS-01",
        "You do not control Ring 1, and a Laser Cannon is fired by whoever controls its area",
        "リング1を支配していません。レーザー砲を発射できるのは、そのエリアを支配するプレイヤーです。",
    )

    scene = firing(0).has("A", gold=1).turn("A", "action")

    assert no(scene, "A", "laser a-upper-left") == (
        "WARP-LAS-04",
        "A shot costs 1 Energy at least, and you have none",
        "発射には少なくともエネルギー1が必要ですが、1つもありません。",
    )

    scene = Scene().holds("A", "a-right", 1, "laser_cannon", "laser_cannon").has("A", energy=1).turn("A", "action")

    assert no(scene, "A", "laser a-right") == (
        "WARP-LAS-02",
        "Within 2 areas of Right Flank A there are no visible enemy Troops that can be fired at",
        "Aの右翼から2エリア以内に、狙える表向きの敵の部隊がいません。",
    )


@clause("WARP-SYM-10")
def test_troops_that_an_effect_cannot_remove() -> None:
    scene = Scene().exiled("a-left", 1).exiled("a-upper-left", 1).exiled("ring-3", 1)
    effect = next(card for card in scene.state.rulebook.rewards if card.id == "sabotage").effects[0]

    scene.run(RemoveTroops(0, effect.number))

    assert no(scene, "A", "remove ring-3") == (
        "WARP-SYM-10",
        "Ring 3 is 5 areas away from your nearest area, and the effect reaches 2",
        "リング3は最も近い支配エリアから5エリア離れています。この効果が届くのは2エリアまでです。",
    )
    assert no(scene, "A", "remove a-colony") == (
        "WARP-LAS-02",
        "Colony A is your own",
        "Aのコロニーは自分のエリアです。",
    )
