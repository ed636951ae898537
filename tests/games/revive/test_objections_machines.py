"""Why machines, crates and other free actions are not open: energy, locks, moments, effects that do nothing."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.objecting import barred, no, way_out
from tests.games.revive.scene import Scene

# Machines


@clause("REV-REW-01", "REV-REW-02", "REV-MACH-01", "REV-MACH-04")
def test_machines_that_one_does_not_have() -> None:
    scene = Scene().tribe("A", "kuniban").tracks("A", green=2).energy("A", 1).machine("B", "MG04").turn("A")

    assert no(scene, "A", "use STD1") == (
        "REV-REW-01",
        "Crystalliser is locked: it needs the gray track at 3, and you have not advanced there",
        "「結晶化装置」はまだ使えません。灰色のトラック3が必要ですが、まだ進んでいません。",
    )
    assert no(scene, "A", "use STD2") == (
        "REV-REW-01",
        "Release is locked: it needs the green track at 3, and you have the green track at 2",
        "「解放装置」はまだ使えません。緑のトラック3が必要ですが、いまは緑のトラック2です。",
    )
    assert way_out(scene, "A", "use STD2") == (
        "Advance on the track first, for instance by building next to its terrain.",
        "先に対応する地形の隣に建設するなどして、トラックを進めてください。",
    )
    assert no(scene, "A", "use MG01") == (
        "REV-REW-02",
        "Gear Press lies in the display, and nobody has taken it",
        "「歯車プレス」はディスプレイにあり、まだ誰も取っていません。",
    )
    assert way_out(scene, "A", "use MG01") == (
        "Unlock a reward space for a special machine first.",
        "先に特殊マシンの報酬マスを解放してください。",
    )
    assert no(scene, "A", "use MG04") == (
        "REV-MACH-01",
        "Drill is not among your machines",
        "「ドリル」は自分のマシンではありません。",
    )
    assert no(scene, "A", "use tech:B3") == (
        "REV-MACH-04",
        "You have not unlocked the technology Helping Hands (B3), whose machine this is",
        "このマシンの技術「助っ人（B3）」をまだ解放していません。",
    )
    assert way_out(scene, "A", "use tech:B3") == (
        "Unlock it by populating first.",
        "先に入植して解放してください。",
    )


@clause("REV-MACH-01", "REV-MACH-02")
def test_machines_without_energy_or_with_some() -> None:
    scene = Scene().machine("A", "MG04").turn("A")

    assert no(scene, "A", "use MG04") == (
        "REV-MACH-01",
        "You have no energy in your storage",
        "エネルギー置き場にエネルギーがありません。",
    )
    assert way_out(scene, "A", "use MG04") == (
        "Gain energy, or hibernate to take it back from your machines.",
        "エネルギーを得るか、冬眠してマシンから戻してください。",
    )

    scene = Scene().machine("A", "MG04", charged=True).energy("A", 1).turn("A")

    assert no(scene, "A", "use MG04") == (
        "REV-MACH-02",
        "Drill holds energy and cannot be used again until that is removed",
        "「ドリル」にはエネルギーが置かれています。取り除くまで再び使えません。",
    )
    assert way_out(scene, "A", "use MG04") == (
        "Choose another machine.",
        "別のマシンを選んでください。",
    )
    assert [id for id in barred(scene, "A") if id.startswith("use")] == ["use MG04", "use STD1", "use STD2", "use STD3"]


@clause("REV-MACH-05")
def test_machines_that_go_with_an_action() -> None:
    scene = Scene().machine("A", "STD3", "MG04").energy("A", 1).has("A", gear=3).turn("A")

    assert no(scene, "A", "use STD3") == (
        "REV-MACH-05",
        "Pathfinder is used together with exploring, populating or building, not by itself",
        "「道しるべ」は探索、入植、建設のいずれかと一緒に使うもので、単独では使えません。",
    )
    assert way_out(scene, "A", "use STD3") == (
        "Use it together with exploring, populating or building.",
        "探索、入植、建設のいずれかと一緒に使ってください。",
    )
    assert no(scene, "A", "with STD3 play") == (
        "REV-MACH-05",
        "Pathfinder works with exploring, populating or building, not with playing a card",
        "「道しるべ」を使えるのは探索、入植、建設のいずれかで、カードのプレイでは使えません。",
    )
    assert no(scene, "A", "with MG04 build") == (
        "REV-MACH-05",
        "Drill does not change an action, but is used by itself",
        "「ドリル」はアクションに使うものではなく、単独で使います。",
    )
    assert way_out(scene, "A", "with MG04 build") == (
        "Use it by itself, as a free action.",
        "フリーアクションとして単独で使ってください。",
    )


@clause("REV-RES-10")
def test_a_machine_that_does_not_help_enough() -> None:
    scene = Scene().machine("A", "MG03").energy("A", 1).turn("A")

    assert no(scene, "A", "with MG03 build") == (
        "REV-BLD-02",
        "Even with Scaffold, a small building on sand 4,3 costs 1 gear, and you have 0 gears: 1 gear short",
        "「足場」を使っても、砂地 4,3への小型建物の建設のコストは歯車1個ですが、手元は歯車0個で、歯車1個足りません。",
    )
    assert way_out(scene, "A", "with MG03 build") == (
        "Choose something cheaper or nearer, or gather what is missing first.",
        "もっと安いものか近いものを選ぶか、先に足りないものを集めてください。",
    )


@clause("REV-HIB-12")
def test_no_machine_after_the_energy_step() -> None:
    scene = Scene().machine("A", "MG04", charged=True).turn("A").play("A hibernate")

    assert no(scene, "A", "use MG04") == (
        "REV-HIB-12",
        "You have taken your energy back in this hibernation, and no machine may be used for the rest of the turn",
        "冬眠でエネルギーを戻した後は、この手番の終わりまでマシンを使えません。",
    )
    assert way_out(scene, "A", "use MG04") == (
        "Open crates or trade crystals, which is still possible.",
        "木箱を開けるか、クリスタルの交換を行ってください。これらはまだできます。",
    )


@clause("REV-RES-10", "REV-MACH-09", "REV-SW-02", "REV-MOD-01")
def test_machines_that_would_do_nothing() -> None:
    scene = Scene().machine("A", "STD1", "STD2", "MY08", "MN07").energy("A", 4).turn("A")

    assert no(scene, "A", "use STD1") == (
        "REV-RES-10",
        (
            "Crystalliser would have no effect now: this effect costs 1 basic resource, and you have 0 gears, "
            "0 books and 0 food: 1 basic resource short"
        ),
        (
            "「結晶化装置」はいま使っても効果がありません。この効果のコストは基本資源1個ですが、手元は歯車0"
            "個、本0個、食料0個で、基本資源1個足りません。"
        ),
    )
    assert way_out(scene, "A", "use STD1") == (
        "Keep it for later.",
        "後のために取っておいてください。",
    )
    assert no(scene, "A", "use STD2") == (
        "REV-MACH-09",
        "Release would have no effect now: there is no card in your slots",
        "「解放装置」はいま使っても効果がありません。スロットにカードがありません。",
    )
    assert no(scene, "A", "use MY08") == (
        "REV-SW-02",
        "Lever would have no effect now: your switch token is up already",
        "「レバー」はいま使っても効果がありません。スイッチトークンはすでに上がっています。",
    )
    assert no(scene, "A", "use MN07") == (
        "REV-MOD-01",
        "Switchboard would have no effect now: there is no slot module on your board",
        "「配電盤」はいま使っても効果がありません。自分のボードにスロットモジュールがありません。",
    )


@clause("REV-MACH-11")
def test_a_machine_in_use() -> None:
    scene = Scene().has("A", gear=1, book=1).machine("A", "MG10").energy("A", 2).turn("A").play("A use MG10")

    assert scene.kind() == "any-order"
    assert no(scene, "A", "use MG10") == (
        "REV-MACH-11",
        "Crane is still being resolved",
        "「クレーン」の効果はまだ解決中です。",
    )


# Crates


@clause("REV-CRT-02")
def test_crates_that_cannot_be_opened() -> None:
    scene = Scene().crates("A", "CR25").crates("A", "CR01", opened=True).crates("B", "CR02", opened=True).turn("A")

    assert no(scene, "A", "open CR01") == (
        "REV-CRT-02",
        "You have opened Workshop Manuals, and a crate gives its effect once",
        "「工房の手引き書」はもう開けました。木箱の効果は1回だけです。",
    )
    assert way_out(scene, "A", "open CR01") == (
        "Open another crate.",
        "別の木箱を開けてください。",
    )
    assert no(scene, "A", "open CR02") == (
        "REV-CRT-02",
        "Repair Notes is a crate that Player B has opened",
        "「修理の覚え書き」はプレイヤーBが開けた木箱です。",
    )
    assert no(scene, "A", "open CR25") == (
        "REV-CRT-02",
        "Sturdy Boots is opened together with exploring, populating or building, not by itself",
        "「丈夫な長靴」は探索、入植、建設のいずれかと一緒に開けるもので、単独では開けられません。",
    )
    assert way_out(scene, "A", "open CR25") == (
        "Use it together with exploring, populating or building.",
        "探索、入植、建設のいずれかと一緒に使ってください。",
    )


@clause("REV-EFF-09")
def test_a_crate_that_would_do_nothing() -> None:
    scene = Scene().tribe("A", "hofstadterians").crates("A", "CR21").turn("A")

    assert no(scene, "A", "open CR21") == (
        "REV-EFF-09",
        "Tribal Mask would have no effect now: there are no water spaces next to your buildings",
        "「部族の仮面」はいま使っても効果がありません。自分の建物に隣接する水場がありません。",
    )
    assert way_out(scene, "A", "open CR21") == (
        "Keep it for later.",
        "後のために取っておいてください。",
    )


# Trades and paid free actions


@clause("REV-FREE-01")
def test_trades_without_a_crystal() -> None:
    scene = Scene().turn("A")

    assert no(scene, "A", "convert gear") == (
        "REV-FREE-01",
        "You have no crystal",
        "クリスタルがありません。",
    )
    assert way_out(scene, "A", "convert gear") == (
        "Gain a crystal first.",
        "先にクリスタルを手に入れてください。",
    )
    assert no(scene, "A", "convert crystal") == (
        "REV-FREE-01",
        "Crystals are not a basic resource",
        "クリスタルは基本資源ではありません。",
    )


@clause("REV-FREE-02", "REV-RES-10")
def test_trades_of_technologies() -> None:
    scene = Scene().has("A", gear=2).turn("A")

    assert no(scene, "A", "swap gear food") == (
        "REV-FREE-02",
        "Your tribe board has no technology that allows such a trade",
        "自分の部族ボードに、その交換ができる技術はありません。",
    )
    assert way_out(scene, "A", "swap gear food") == (
        "Turn crystals into basic resources instead.",
        "代わりにクリスタルを基本資源に変えてください。",
    )

    scene = Scene().has("A", gear=2).tribe("A", "hofstadterians").turn("A")

    assert no(scene, "A", "swap gear+gear crystal") == (
        "REV-FREE-02",
        "Such a trade needs Crystal Exchange (A1), which you have not unlocked",
        "その交換には「クリスタル交換所（A1）」が必要ですが、まだ解放していません。",
    )
    assert way_out(scene, "A", "swap gear+gear crystal") == (
        "Unlock that technology by populating first.",
        "先に入植してその技術を解放してください。",
    )

    scene.knows_technology("A", "A1").turn("A")

    assert no(scene, "A", "swap gear+book crystal") == (
        "REV-RES-10",
        "You have 0 books, and this takes 1",
        "手元は本0個ですが、1個必要です。",
    )
    assert no(scene, "A", "swap gear food") == (
        "REV-FREE-02",
        "Your technologies do not allow that trade",
        "自分の技術では、その交換はできません。",
    )


@clause("REV-FREE-02", "REV-MACH-09")
def test_paid_free_actions_of_technologies() -> None:
    scene = Scene().turn("A")

    assert no(scene, "A", "call") == (
        "REV-FREE-02",
        "Your tribe board has no technology with a paid free action",
        "自分の部族ボードに、コストを払うフリーアクションの技術はありません。",
    )

    scene = Scene().tribe("A", "kuniban").turn("A")

    assert no(scene, "A", "call") == (
        "REV-FREE-02",
        "That needs Call to Rest (B1), which you have not unlocked",
        "それには「休息の呼び声（B1）」が必要ですが、まだ解放していません。",
    )

    scene.knows_technology("A", "B1").turn("A")

    assert no(scene, "A", "call") == (
        "REV-FREE-02",
        "This effect costs 1 crystal, and you have 0 crystals: 1 crystal short",
        "この効果のコストはクリスタル1個ですが、手元はクリスタル0個で、クリスタル1個足りません。",
    )

    scene.has("A", crystal=1).turn("A")

    assert no(scene, "A", "call") == (
        "REV-MACH-09",
        "There is no card in your slots",
        "スロットにカードがありません。",
    )
    assert way_out(scene, "A", "call") == (
        "Keep it for later.",
        "後のために取っておいてください。",
    )
