"""Why announced actions and effects cannot be left, chosen or carried out: what is missing, and what must happen."""

from __future__ import annotations

from tessera.games.revive.rules.carrying import WorkOff
from tessera.games.revive.rules.effects import ChooseOne
from tessera.games.revive.rules.entries import ADVANCE, CRYSTALS, POINTS, RECRUIT, UNLOCK, VAST
from tests.clauses import clause
from tests.games.revive.objecting import barred, no, way_out
from tests.games.revive.scene import Scene


def waiting(scene: Scene, *cards: str) -> list[int]:
    """The effects of the bottom halves of cards, as they wait to be resolved."""
    lists = [scene.state.card(scene.piece(card)).lists[1] for card in cards]
    return [effect.number for listed in lists for effect in scene.state.rulebook.lists[listed]]


# Announced actions


@clause("REV-MACH-05", "REV-BLD-03")
def test_an_announced_action_is_taken() -> None:
    scene = Scene().has("A", gear=3, food=1).machine("A", "STD3").energy("A", 1).turn("A").play("A with STD3 build")

    assert scene.kind() == "announce"
    assert no(scene, "A", "done") == (
        "REV-MACH-05",
        "A machine or crate has been used with building, so that action is now taken",
        "建設のためにマシンか木箱を使ったので、そのアクションを行わなければなりません。",
    )
    assert way_out(scene, "A", "done") == (
        "Choose what the action is for.",
        "アクションの対象を選んでください。",
    )
    assert no(scene, "A", "explore R1C4") == (
        "REV-MACH-05",
        "The action that is being taken is building",
        "いま行っているアクションは建設です。",
    )
    assert no(scene, "A", "build small 4,2") == (
        "REV-BLD-03",
        "Forest 4,2 is not sand, and buildings stand only on sand",
        "森 4,2は砂地ではありません。建物を建てられるのは砂地だけです。",
    )
    assert "build large 4,3" in barred(scene, "A")


@clause("REV-TURN-11", "REV-STO-01")
def test_an_ability_that_builds_is_carried_out() -> None:
    scene = Scene(all_tribes=True).has("A", gear=6).tribe("A", "stonehands", "moon").hand("A", "SA1").turn("A")
    scene.play("A play SA1 B1", "A resolve tribe")

    assert scene.kind() == "announce"
    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "Once chosen, a tribe ability is carried out, and this one is building",
        "部族能力で行う建設は、選んだら必ず行います。",
    )
    assert way_out(scene, "A", "done") == (
        "Choose what the action is for.",
        "アクションの対象を選んでください。",
    )
    assert no(scene, "A", "build large 4,3") == (
        "REV-STO-01",
        "This build action is for a small building only",
        "この建設アクションで建てられるのは小型建物だけです。",
    )
    assert way_out(scene, "A", "build large 4,3") == (
        "Choose the small building.",
        "小型建物を選んでください。",
    )


# Effects in any order


@clause("REV-TURN-11")
def test_what_must_happen_cannot_be_left() -> None:
    scene = Scene().turn("A").run(WorkOff(0, [UNLOCK + 3, UNLOCK + 4]))

    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "What is left includes the reward space “First gray machine space”, and that is not optional",
        "報酬マス「灰色のマシンマス（1つ目）」の解放が残っています。これは省略できません。",
    )
    assert way_out(scene, "A", "done") == (
        "Resolve it first.",
        "先にそれを解決してください。",
    )

    scene.has("A", crystal=3).turn("A").run(WorkOff(0, [CRYSTALS + 2, RECRUIT]))

    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "What is left includes the 2 crystals from the crystal next to the building, and that is not optional",
        "建物に隣接するクリスタルからのクリスタル2個が残っています。これは省略できません。",
    )

    scene.turn("A").run(WorkOff(0, [VAST + 1, RECRUIT]))

    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "What is left includes the 1 crystal from the crystal next to the building, and that is not optional",
        "建物に隣接するクリスタルからのクリスタル1個が残っています。これは省略できません。",
    )

    scene.tracks("A", green=2).turn("A").run(WorkOff(0, [ADVANCE + 102, RECRUIT]))

    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "What is left includes the advance of 2 spaces on the green track for terrain, and that is not optional",
        "地形による緑のトラックの2マス前進が残っています。これは省略できません。",
    )

    scene.points("A", 29).turn("A").run(WorkOff(0, [POINTS + 1, RECRUIT]))

    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "What is left includes the 1 point of the sand tile, and that is not optional",
        "砂地タイルの1点が残っています。これは省略できません。",
    )


@clause("REV-EFF-04", "REV-EXP-09", "REV-TURN-05", "REV-MACH-09")
def test_effects_that_would_do_nothing() -> None:
    scene = Scene().tribe("A", "kuniban").display().empty("cards").turn("A")
    scene.run(WorkOff(0, [RECRUIT, *waiting(scene, "SA3", "SS8", "SA1")]))

    assert scene.options("A") == ["resolve module", "resolve gain-basic", "done"]
    assert no(scene, "A", "resolve tribe") == (
        "REV-EFF-04",
        "Your tribe ability costs 1 food, and you have 0 food: 1 food short",
        "部族能力のコストは食料1個ですが、手元は食料0個で、食料1個足りません。",
    )
    assert way_out(scene, "A", "resolve tribe") == (
        "Leave it, or make it possible by a free action first.",
        "放棄するか、先にフリーアクションで可能にしてください。",
    )
    assert no(scene, "A", "resolve recruit") == (
        "REV-EXP-09",
        "The display and the deck of citizen cards are empty",
        "市民カードのディスプレイもデッキも空です。",
    )
    assert no(scene, "A", "resolve recall") == (
        "REV-MACH-09",
        "There is no card in your slots",
        "スロットにカードがありません。",
    )
    assert no(scene, "A", "resolve trade-3") == (
        "REV-TURN-05",
        "That is not among the effects that wait to be resolved",
        "それは解決待ちの効果の中にありません。",
    )
    assert way_out(scene, "A", "resolve trade-3") == (
        "Choose one of the effects that wait.",
        "解決待ちの効果から選んでください。",
    )
    assert barred(scene, "A")[:3] == ["resolve recruit", "resolve recall", "resolve tribe"]


@clause("REV-EFF-04", "REV-TURN-09")
def test_effects_out_of_turn_wait_for_no_free_action() -> None:
    scene = Scene().tribe("B", "kuniban").turn("A")
    scene.run(WorkOff(1, waiting(scene, "SA3", "SS8", "SA1")))

    assert no(scene, "B", "resolve tribe") == (
        "REV-EFF-04",
        "Your tribe ability costs 1 food, and you have 0 food: 1 food short",
        "部族能力のコストは食料1個ですが、手元は食料0個で、食料1個足りません。",
    )
    assert way_out(scene, "B", "resolve tribe") == (
        "Leave it.",
        "放棄してください。",
    )
    assert no(scene, "B", "convert gear") == (
        "REV-TURN-09",
        "Free actions belong to your own turn, and Player A has the turn",
        "フリーアクションは自分の手番に行います。いまはプレイヤーAの手番です。",
    )
    assert way_out(scene, "B", "convert gear") == (
        "Wait for your own turn.",
        "自分の手番を待ってください。",
    )


@clause("REV-EFF-04")
def test_tribe_tiles_without_a_place() -> None:
    scene = Scene(moon_sides=True).tribe("A", "ox49", "moon").turn("A")
    scene.camp("A").tiles = 0
    scene.run(WorkOff(0, waiting(scene, "SA3", "SS8", "SA1")))

    assert no(scene, "A", "resolve tribe") == (
        "REV-EFF-04",
        "You have no target left",
        "標的タイルが手元に残っていません。",
    )

    scene.tribe("A", "hofstadterians", "moon").has("A", crystal=1)
    scene.tile("A", "6,3", "temple").tile("A", "6,5", "temple")
    scene.run(WorkOff(0, waiting(scene, "SA3", "SS8", "SA1")))

    assert no(scene, "A", "resolve tribe") == (
        "REV-EFF-04",
        "There is no free space for a temple whose range you can pay",
        "距離コストを払って神殿タイルを置ける空きマスがありません。",
    )


@clause("REV-EFF-04")
def test_one_of_several_effects() -> None:
    scene = Scene().tribe("A", "kuniban").turn("A")
    scene.run(ChooseOne(0, waiting(scene, "SA5")[0]))

    assert scene.options("A") == ["choose 1", "done"]
    assert no(scene, "A", "choose 2") == (
        "REV-EFF-04",
        "Your tribe ability costs 1 food, and you have 0 food: 1 food short",
        "部族能力のコストは食料1個ですが、手元は食料0個で、食料1個足りません。",
    )
    assert way_out(scene, "A", "choose 2") == (
        "Choose the other option.",
        "もう一方を選んでください。",
    )
