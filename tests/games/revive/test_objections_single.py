"""Why an answer to a single question cannot be given: resources, slot modules and machines."""

from __future__ import annotations

from tessera.games.revive.rules.machine_tracks import TakeMachine
from tessera.games.revive.rules.machines import Recharge, WorkMachine
from tessera.games.revive.rules.modules import ActivateModule, PlaceModule, TakeModule
from tessera.games.revive.rules.resources import ChooseTrades, GainBasic, PayBasic, TakeInstead
from tessera.games.revive.rules.turn import EndPart
from tests.clauses import clause
from tests.games.revive.objecting import no, way_out
from tests.games.revive.scene import Scene

# Resources


@clause("REV-RES-03", "REV-RES-01")
def test_resources_without_room() -> None:
    scene = Scene().has("A", gear=6).turn("A").run(GainBasic(0, 1))

    assert no(scene, "A", "gain gear") == (
        "REV-RES-03",
        "You have 6 gears, which is the limit, and one more would be lost",
        "手元は歯車6個で上限に達しているので、これ以上得ても失われます。",
    )
    assert way_out(scene, "A", "gain gear") == (
        "Choose another resource.",
        "別の資源を選んでください。",
    )
    assert no(scene, "A", "gain crystal") == (
        "REV-RES-01",
        "Crystals are not a basic resource",
        "クリスタルは基本資源ではありません。",
    )

    scene.run(TakeInstead(0, 1))

    assert no(scene, "A", "gain gear") == (
        "REV-RES-03",
        "You have 6 gears, which is the limit, and one more would be lost",
        "手元は歯車6個で上限に達しているので、これ以上得ても失われます。",
    )


@clause("REV-EFF-02", "REV-RES-03")
def test_trades() -> None:
    scene = Scene().has("A", gear=6, book=1).turn("A").run(ChooseTrades(0, 3))

    assert no(scene, "A", "trade food book") == (
        "REV-EFF-02",
        "You have no food",
        "食料がありません。",
    )
    assert no(scene, "A", "trade book gear") == (
        "REV-RES-03",
        "You have 6 gears, which is the limit, and one more would be lost",
        "手元は歯車6個で上限に達しているので、これ以上得ても失われます。",
    )
    assert no(scene, "A", "trade gear gear") == (
        "REV-EFF-02",
        "A trade swaps one basic resource for another kind",
        "交換は別の種類の基本資源と行います。",
    )
    assert way_out(scene, "A", "trade gear gear") == (
        "Choose another resource to receive.",
        "受け取る資源は別のものを選んでください。",
    )
    assert no(scene, "A", "trade gear crystal") == (
        "REV-EFF-02",
        "A trade swaps one basic resource for another, and crystals are none",
        "交換できるのは基本資源どうしです。クリスタルは基本資源ではありません。",
    )


@clause("REV-RES-10")
def test_prices_of_any_resources() -> None:
    scene = Scene().has("A", gear=1, book=1).turn("A").run(PayBasic(0, 1))

    assert no(scene, "A", "pay food") == (
        "REV-RES-10",
        "You have no food",
        "食料がありません。",
    )
    assert no(scene, "A", "done") == (
        "REV-RES-10",
        "A cost is paid in full",
        "コストは全額支払わなければなりません。",
    )
    assert way_out(scene, "A", "done") == (
        "Choose one of the options.",
        "選択肢の中から選んでください。",
    )


@clause("REV-RES-07", "REV-CRT-02")
def test_what_is_above_a_limit() -> None:
    scene = Scene().has("A", gear=7, crystal=1).crates("A", "CR15").machine("A", "MG05").energy("A", 1)
    scene.turn("A").run(EndPart(0, False))

    assert scene.options("A") == ["done", "use MG05", "open CR15"]
    assert no(scene, "A", "convert book") == (
        "REV-RES-07",
        "Here you use what is above a limit; crystals above it can be turned into basic resources right afterwards",
        "ここは上限を超えた分を使う場面です。上限を超えたクリスタルは、この直後に基本資源に変えられます。",
    )
    assert way_out(scene, "A", "convert book") == (
        "Use something else, or go on without it.",
        "ほかのものを使うか、使わずに先に進んでください。",
    )
    assert no(scene, "A", "open CR16") == (
        "REV-CRT-02",
        "Music Box is not among your closed crates",
        "「オルゴール」は自分の閉じた木箱の中にありません。",
    )


# Modules and machines


@clause("REV-MOD-04", "REV-MOD-01")
def test_modules() -> None:
    scene = Scene().module("A", "T1.1", "MD07").module("A", "T1.2", "MD08").module("A", "T1.3", "MD09")
    scene.turn("A").run(TakeModule(0, 1))

    assert no(scene, "A", "module MD20") == (
        "REV-MOD-04",
        "Weather Vane does not lie in the display",
        "「風見鶏」はディスプレイにありません。",
    )
    assert way_out(scene, "A", "module MD20") == (
        "Choose something that lies in the display.",
        "ディスプレイにあるものを選んでください。",
    )

    scene.run(PlaceModule(0, scene.piece("MD01")))

    assert no(scene, "A", "done") == (
        "REV-MOD-04",
        "The slot module is taken and goes on one of your module spaces",
        "スロットモジュールはもう取りました。モジュールのマスのどれかに置きます。",
    )

    scene.run(ActivateModule(0, 2, 1))

    assert no(scene, "A", "activate T1.1") == (
        "REV-MOD-01",
        "The slot module on Top slot 1, space 1 has been activated by this effect",
        "上スロット1のマス1のスロットモジュールは、この効果でもう起動しました。",
    )
    assert no(scene, "A", "activate B1.1") == (
        "REV-MOD-01",
        "There is no slot module on Bottom slot 1, space 1",
        "下スロット1のマス1にスロットモジュールがありません。",
    )
    assert way_out(scene, "A", "activate B1.1") == (
        "Choose another slot module of yours.",
        "自分の別のスロットモジュールを選んでください。",
    )


@clause("REV-REW-02", "REV-TURN-11")
def test_special_machines() -> None:
    scene = Scene().turn("A").run(TakeMachine(0, 3))

    assert no(scene, "A", "machine MN01") == (
        "REV-REW-02",
        "Printing Press is not gray, and this reward space takes a gray machine",
        "「印刷機」は灰色ではありません。この報酬マスで取れるのは灰色のマシンです。",
    )
    assert way_out(scene, "A", "machine MN01") == (
        "Choose a gray machine of the display.",
        "ディスプレイの灰色のマシンを選んでください。",
    )
    assert no(scene, "A", "machine MG09") == (
        "REV-REW-02",
        "Exhibit Hall does not lie in the display",
        "「展示ホール」はディスプレイにありません。",
    )
    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "The reward of a reward space is not optional",
        "報酬マスの報酬は、取らないことを選べません。",
    )


@clause("REV-MACH-02", "REV-MACH-11")
def test_energy_to_take_back() -> None:
    scene = Scene().machine("A", "MG01", "MG04", charged=True).machine("A", "MN04").turn("A")
    scene.state.in_use = [3]
    scene.run(Recharge(0, 1))

    assert no(scene, "A", "recharge MN04") == (
        "REV-MACH-02",
        "Greenhouse holds no energy",
        "「温室」にエネルギーは置かれていません。",
    )
    assert way_out(scene, "A", "recharge MN04") == (
        "Choose a machine that holds energy.",
        "エネルギーの置かれたマシンを選んでください。",
    )
    assert no(scene, "A", "recharge MG01") == (
        "REV-MACH-11",
        "Gear Press is still being resolved",
        "「歯車プレス」の効果はまだ解決中です。",
    )


@clause("REV-MACH-11", "REV-MACH-09", "REV-REW-01")
def test_machines_worked_without_energy() -> None:
    scene = Scene().has("A", gear=1, food=1).machine("A", "STD2", "STD3", "MG01", "MG04", "MN06").turn("A")
    scene.run(WorkMachine(0, 1))

    assert scene.offers("A", "work") == ["work MG01", "work MG04"]
    assert no(scene, "A", "work MN06") == (
        "REV-MACH-11",
        "Shrine grants a tribe ability and cannot be used without energy",
        "「祠」は部族能力を発動させるマシンなので、エネルギーなしでは使えません。",
    )
    assert no(scene, "A", "work STD3") == (
        "REV-MACH-11",
        "Pathfinder is used together with exploring, populating or building, not by itself",
        "「道しるべ」は探索、入植、建設のいずれかと一緒に使うもので、単独では使えません。",
    )
    assert no(scene, "A", "work STD2") == (
        "REV-MACH-09",
        "Release would have no effect now: there is no card in your slots",
        "「解放装置」はいま使っても効果がありません。スロットにカードがありません。",
    )
    assert no(scene, "A", "work STD1") == (
        "REV-REW-01",
        "Crystalliser is locked: it needs the gray track at 3, and you have not advanced there",
        "「結晶化装置」はまだ使えません。灰色のトラック3が必要ですが、まだ進んでいません。",
    )
    assert way_out(scene, "A", "work MN06") == (
        "Choose another machine.",
        "別のマシンを選んでください。",
    )
