"""Why effects would do nothing, one for each word of the vocabulary that can fail."""

from __future__ import annotations

from tessera.games.revive.rules.carrying import WorkOff
from tessera.games.revive.rules.entries import about
from tessera.games.revive.terms import HIBERNATION
from tests.clauses import clause
from tests.games.revive.objecting import no
from tests.games.revive.scene import Scene


def waits(scene: Scene, *texts: str, space: str = "") -> Scene:
    """Effects of these texts wait for A, with two that are always possible, so that the question is asked; they may be
    about a space."""
    numbers = []
    for text in (*texts, "gain-basic", "advance-any"):
        number = next(effect.number for effect in scene.state.rulebook.effects if effect.text == text)
        numbers.append(about(number, scene.space(space)) if space else number)
    return scene.run(WorkOff(0, numbers))


@clause("REV-EFF-02")
def test_resources_to_trade() -> None:
    scene = Scene().turn("A")
    waits(scene, "trade-3")

    assert no(scene, "A", "resolve trade-3") == (
        "REV-EFF-02",
        "You have no basic resource to give",
        "渡せる基本資源がありません。",
    )

    scene.has("A", gear=6, book=6, food=6)
    waits(scene, "trade-3")

    assert no(scene, "A", "resolve trade-3") == (
        "REV-EFF-02",
        "You have no room for any other basic resource",
        "ほかの基本資源がどれも上限に達しています。",
    )


@clause("REV-RES-10", "REV-SET-08", "REV-EXP-09")
def test_prices() -> None:
    scene = Scene().turn("A")
    waits(scene, "pay-gear-1(module)")

    assert no(scene, "A", "resolve pay-gear-1(module)") == (
        "REV-RES-10",
        "This effect costs 1 gear, and you have 0 gears: 1 gear short",
        "この効果のコストは歯車1個ですが、手元は歯車0個で、歯車1個足りません。",
    )

    scene.module_display().empty("modules").display().empty("cards").has("A", gear=1, food=2)
    waits(scene, "pay-gear-1(module)", "pay-food-2(recruit-display-or-deck)", "pay-food-1(recruit-display)", "module")

    assert no(scene, "A", "resolve pay-gear-1(module)") == (
        "REV-SET-08",
        "There is no slot module in the display",
        "ディスプレイにスロットモジュールがありません。",
    )
    assert no(scene, "A", "resolve pay-food-2(recruit-display-or-deck)") == (
        "REV-EXP-09",
        "The display and the deck of citizen cards are empty",
        "市民カードのディスプレイもデッキも空です。",
    )
    assert no(scene, "A", "resolve pay-food-1(recruit-display)") == (
        "REV-EXP-09",
        "There is no card in the display",
        "ディスプレイにカードがありません。",
    )
    assert no(scene, "A", "resolve module") == (
        "REV-SET-08",
        "There is no slot module in the display",
        "ディスプレイにスロットモジュールがありません。",
    )
    assert scene.resources("A") == (1, 0, 2, 0)


@clause("REV-SET-08", "REV-EFF-09")
def test_choices_and_counts() -> None:
    scene = Scene().tribe("A", "hofstadterians").module_display().empty("modules").turn("A")
    waits(
        scene,
        "choose(module|tribe)",
        "per-large-building-3(points)",
        "per-water-3(points)",
        "per-module-pair-3(points)",
    )

    assert no(scene, "A", "resolve choose(module|tribe)") == (
        "REV-SET-08",
        "There is no slot module in the display",
        "ディスプレイにスロットモジュールがありません。",
    )
    assert no(scene, "A", "resolve per-large-building-3(points)") == (
        "REV-EFF-09",
        "There are no large buildings you have built",
        "建てた大型建物がありません。",
    )
    assert no(scene, "A", "resolve per-water-3(points)") == (
        "REV-EFF-09",
        "There are no water spaces next to your buildings or under your temples",
        "自分の建物に隣接するか自分の神殿がある水場がありません。",
    )
    assert no(scene, "A", "resolve per-module-pair-3(points)") == (
        "REV-EFF-09",
        "There are no pairs of slot modules on your board",
        "自分のスロットモジュール2枚の組がありません。",
    )


@clause("REV-KUN-04")
def test_cards_of_the_covered_terrain() -> None:
    scene = Scene().display("CY01").tribe("A", "kuniban", "moon").tile("A", "4,2", "sand").turn("A")
    waits(scene, "recruit-display-covered-terrain", space="4,2")

    assert no(scene, "A", "resolve recruit-display-covered-terrain") == (
        "REV-KUN-04",
        "There is no green card in the display",
        "ディスプレイに緑のカードがありません。",
    )


@clause("REV-EXP-02", "REV-POP-03", "REV-BLD-02")
def test_actions() -> None:
    scene = Scene().turn("A")
    waits(scene, "action-explore-2-0", "action-populate-2-0", "action-build-2-0")

    assert no(scene, "A", "resolve action-explore-2-0") == (
        "REV-EXP-02",
        "Exploring tile R3C4 costs 1 food, and you have 0 food: 1 food short",
        "タイル R3C4の探索のコストは食料1個ですが、手元は食料0個で、食料1個足りません。",
    )
    populate = no(scene, "A", "resolve action-populate-2-0")
    assert populate[0] == "REV-POP-03"
    assert populate[1].startswith("Populating location 3,3 for Growing Wisdom (A1) costs 1 book and 1 food for range")
    assert populate[1].endswith("you have 0 books and 0 food: 2 basic resources short")
    assert populate[2].endswith("手元は本0個と食料0個で、基本資源2個足りません。")
    assert no(scene, "A", "resolve action-build-2-0") == (
        "REV-BLD-02",
        "A small building on sand 4,3 costs 1 gear, and you have 0 gears: 1 gear short",
        "砂地 4,3への小型建物の建設のコストは歯車1個ですが、手元は歯車0個で、歯車1個足りません。",
    )
    nowhere = Scene().turn("A")
    nowhere.state.hidden = []
    waits(nowhere, "action-explore-2-0")
    assert no(nowhere, "A", "resolve action-explore-2-0") == (
        "REV-EXP-02",
        "Exploring is not possible for you now, even with your machines and crates",
        "マシンや木箱を使っても、いまは探索ができません。",
    )


@clause("REV-MACH-02", "REV-MACH-11", "REV-HIB-12")
def test_energy() -> None:
    scene = Scene().turn("A")
    waits(scene, "recharge", "free-machine")

    assert no(scene, "A", "resolve recharge") == (
        "REV-MACH-02",
        "There is no energy to take back from your machines",
        "戻せるエネルギーがマシンの上にありません。",
    )
    assert no(scene, "A", "resolve free-machine") == (
        "REV-MACH-11",
        "None of your machines can be used without energy now",
        "エネルギーなしで使えるマシンがいまはありません。",
    )

    scene.state.moment = HIBERNATION
    waits(scene, "recharge", "free-machine")

    assert no(scene, "A", "resolve recharge") == (
        "REV-HIB-12",
        "You have taken your energy back in this hibernation, and no machine works for the rest of the turn",
        "冬眠でエネルギーを戻した後は、この手番の終わりまでマシンを使えません。",
    )
    assert no(scene, "A", "resolve free-machine") == (
        "REV-HIB-12",
        "You have taken your energy back in this hibernation, and no machine works for the rest of the turn",
        "冬眠でエネルギーを戻した後は、この手番の終わりまでマシンを使えません。",
    )


@clause("REV-MOD-01", "REV-MACH-09", "REV-HIB-03", "REV-KUN-09", "REV-SW-02")
def test_cards_modules_and_the_switch() -> None:
    scene = Scene().turn("A")
    waits(scene, "activate-module", "recall", "wake", "rest-use-top", "switch-reset")

    assert no(scene, "A", "resolve activate-module") == (
        "REV-MOD-01",
        "There is no slot module on your board",
        "自分のボードにスロットモジュールがありません。",
    )
    assert no(scene, "A", "resolve recall") == (
        "REV-MACH-09",
        "There is no card in your slots",
        "スロットにカードがありません。",
    )
    assert no(scene, "A", "resolve wake") == (
        "REV-HIB-03",
        "There is no card in your resting area",
        "休息エリアにカードがありません。",
    )
    assert no(scene, "A", "resolve rest-use-top") == (
        "REV-KUN-09",
        "There is no card in your active area",
        "アクティブエリアにカードがありません。",
    )
    assert no(scene, "A", "resolve switch-reset") == (
        "REV-SW-02",
        "Your switch token is up already",
        "スイッチトークンはすでに上がっています。",
    )


@clause("REV-HOF-03", "REV-OXF-10", "REV-TRB-04", "REV-MACH-05")
def test_the_map() -> None:
    scene = Scene().turn("A")
    waits(scene, "take-water", "move-population-regular", "place-tribe-tile-sand", "range-2")

    assert no(scene, "A", "resolve take-water") == (
        "REV-HOF-03",
        "No tribe tile was placed on a water space",
        "水場に部族タイルを置いていません。",
    )
    assert no(scene, "A", "resolve move-population-regular") == (
        "REV-OXF-10",
        "You have no figure on a regular location that could move to another one",
        "別の通常のロケーションに動かせる住民コマがありません。",
    )
    assert no(scene, "A", "resolve place-tribe-tile-sand") == (
        "REV-TRB-04",
        "You have no sand tile left",
        "砂地タイルが手元に残っていません。",
    )
    assert no(scene, "A", "resolve range-2") == (
        "REV-MACH-05",
        "It changes an action, and none is being taken",
        "アクションに使う効果ですが、いまはアクションを行っていません。",
    )
