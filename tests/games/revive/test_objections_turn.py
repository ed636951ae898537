"""Why a turn cannot go on like this: cards and slots, the switch, ends and hibernations, further actions."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.objecting import barred, no, way_out
from tests.games.revive.scene import Scene

# Cards and slots


@clause("REV-CARD-06")
def test_cards_that_are_not_active() -> None:
    scene = Scene().hand("A", "SA1").resting("A", "SA2").played("A", "T1", "CG05").display("CY01")
    scene.hand("B", "SB1").turn("A")

    assert no(scene, "A", "play SA2 T2") == (
        "REV-CARD-06",
        "Fitter A is in your resting area, and only cards of the active area can be played",
        "「組立工A」は休息エリアにあります。プレイできるのはアクティブエリアのカードだけです。",
    )
    assert way_out(scene, "A", "play SA2 T2") == (
        "Choose a card of your active area, or hibernate to wake it.",
        "アクティブエリアのカードを選ぶか、冬眠して起こしてください。",
    )
    assert no(scene, "A", "play CG05 T2") == (
        "REV-CARD-06",
        "Tunnel Surveyor has been played: it lies in Top slot 1",
        "「坑道の測量士」はもうプレイ済みで、上スロット1にあります。",
    )
    assert no(scene, "A", "play CY01 T2") == (
        "REV-CARD-06",
        "Forager lies in the display, and nobody has recruited it",
        "「採集人」はディスプレイにあり、まだ勧誘されていません。",
    )
    assert way_out(scene, "A", "play CY01 T2") == (
        "Recruit it first, for instance by exploring.",
        "先に探索などで勧誘してください。",
    )
    assert no(scene, "A", "play SB1 T2") == (
        "REV-CARD-06",
        "Hauler B is not among your cards",
        "「運搬人B」は自分のカードではありません。",
    )
    assert [id for id in barred(scene, "A") if id.startswith("play")] == [
        *("play SA1 S5 top", "play SA1 S5 bottom", "play CG05 T1", "play SA2 T1"),
    ]


@clause("REV-CARD-05")
def test_slots_that_are_not_vacant() -> None:
    scene = Scene().hand("A", "SA1").played("A", "T1", "CG05", "CG01").played("A", "B2", "CG05").turn("A")

    assert scene.offers("A", "play") == ["play SA1 T2", "play SA1 B1"]
    assert no(scene, "A", "play SA1 T1") == (
        "REV-CARD-05",
        "Top slot 1 is not vacant: Smelter shows no slot symbol on its top edge",
        "上スロット1は空いていません。「製錬工」の上端にスロットシンボルがありません。",
    )
    assert no(scene, "A", "play SA1 B2") == (
        "REV-CARD-05",
        "Bottom slot 2 is not vacant: Tunnel Surveyor shows no slot symbol on its bottom edge",
        "下スロット2は空いていません。「坑道の測量士」の下端にスロットシンボルがありません。",
    )
    assert way_out(scene, "A", "play SA1 B2") == (
        "Choose another slot, or hibernate to empty your slots.",
        "別のスロットを選ぶか、冬眠してスロットを空けてください。",
    )


@clause("REV-CARD-04")
def test_the_side_slot_needs_its_technology() -> None:
    scene = Scene().hand("A", "SA1").turn("A")

    assert no(scene, "A", "play SA1 S5 top") == (
        "REV-CARD-04",
        "The fifth slot is closed until you unlock Fifth Slot (B2)",
        "5つ目のスロットは、「5つ目のスロット（B2）」を解放するまで使えません。",
    )
    assert way_out(scene, "A", "play SA1 S5 top") == (
        "Choose another slot, or unlock that technology by populating first.",
        "別のスロットを選ぶか、先に入植してその技術を解放してください。",
    )
    assert no(scene, "A", "play SA1 S5") == (
        "REV-CARD-04",
        "The fifth slot is closed until you unlock Fifth Slot (B2)",
        "5つ目のスロットは、「5つ目のスロット（B2）」を解放するまで使えません。",
    )


@clause("REV-CARD-03")
def test_a_slot_decides_the_half() -> None:
    scene = Scene().hand("A", "SA1").turn("A")

    assert no(scene, "A", "play SA1 T1 bottom") == (
        "REV-CARD-03",
        "A card in Top slot 1 gives its top half",
        "上スロット1のカードは上半分の効果になります。",
    )
    assert no(scene, "A", "play SA1 B1 top") == (
        "REV-CARD-03",
        "A card in Bottom slot 1 gives its bottom half",
        "下スロット1のカードは下半分の効果になります。",
    )
    assert way_out(scene, "A", "play SA1 B1 top") == (
        "Choose a slot that gives the half you want.",
        "使いたい側の効果になるスロットを選んでください。",
    )


# The switch


@clause("REV-SW-02")
def test_the_switch_is_down() -> None:
    scene = Scene().hand("A", "SA1").turn("A").play("A switch gear")

    assert no(scene, "A", "switch gear") == (
        "REV-SW-02",
        "Your switch token is down",
        "スイッチトークンはもう下がっています。",
    )
    assert way_out(scene, "A", "switch gear") == (
        "Hibernate to slide it up again, or take another action.",
        "冬眠してスイッチを上げるか、別のアクションを選んでください。",
    )


@clause("REV-SW-01", "REV-RES-03")
def test_what_the_switch_does_not_give() -> None:
    scene = Scene().has("A", gear=6).turn("A")

    assert no(scene, "A", "switch crystal") == (
        "REV-SW-01",
        "The switch gives a gear, a book or food, not a crystal",
        "スイッチで得られるのは歯車・本・食料のいずれかで、クリスタルは得られません。",
    )
    assert no(scene, "A", "switch gear") == (
        "REV-RES-03",
        "You have 6 gears, which is the limit, and one more would be lost",
        "手元は歯車6個で上限に達しているので、これ以上得ても失われます。",
    )
    assert way_out(scene, "A", "switch gear") == (
        "Choose another resource.",
        "別の資源を選んでください。",
    )


@clause("REV-OPT-01")
def test_a_switch_that_copies_nothing() -> None:
    scene = Scene().played("B", "T1", "SB1").turn("A")

    assert no(scene, "A", "copy SB1") == (
        "REV-OPT-01",
        "This game is played without the advanced switch, so the switch copies no cards",
        "上級スイッチを使わないゲームなので、スイッチでカードはコピーできません。",
    )
    assert way_out(scene, "A", "copy SB1") == (
        "Use the switch for a resource.",
        "スイッチで資源を得てください。",
    )


@clause("REV-OPT-02", "REV-OPT-03")
def test_cards_that_the_switch_cannot_copy() -> None:
    scene = Scene(advanced_switch=True).played("A", "T1", "SA1").played("B", "B1", "SB1").hand("B", "SB2").turn("A")

    assert no(scene, "A", "copy SA1") == (
        "REV-OPT-03",
        "Hauler A is your own, and only cards of other players are copied",
        "「運搬人A」は自分のカードです。コピーできるのは他のプレイヤーのカードだけです。",
    )
    assert no(scene, "A", "copy SB1") == (
        "REV-OPT-02",
        "Hauler B of Player B shows its bottom half, and only top halves are copied",
        "プレイヤーBの「運搬人B」は下半分が見えています。コピーできるのは上半分だけです。",
    )
    assert no(scene, "A", "copy SB2") == (
        "REV-OPT-02",
        "Fitter B lies in no slot of another player",
        "「組立工B」は他のプレイヤーのスロットにありません。",
    )
    assert way_out(scene, "A", "copy SB2") == (
        "Choose a card of another player that shows its top half.",
        "上半分が見えている他のプレイヤーのカードを選んでください。",
    )
    assert [id for id in barred(scene, "A") if id.startswith("copy")] == ["copy SA1", "copy SB1"]


@clause("REV-OPT-04", "REV-SW-02")
def test_copying_alone() -> None:
    scene = Scene(seats=1, advanced_switch=True).hand("A", "SA1").turn("A")

    assert no(scene, "A", "copy CY10") == (
        "REV-OPT-04",
        "Elder Nomad does not lie in the display",
        "「老いた遊牧民」はディスプレイにありません。",
    )

    scene.camp("A").switch = False
    scene.turn("A")

    assert no(scene, "A", "copy CG01") == (
        "REV-SW-02",
        "Your switch token is down",
        "スイッチトークンはもう下がっています。",
    )


# Ends, hibernations, further actions


@clause("REV-TURN-03")
def test_a_turn_without_an_action() -> None:
    scene = Scene().turn("A")

    assert no(scene, "A", "end") == (
        "REV-TURN-03",
        "You have taken no action in this turn, and a turn without an action must be a hibernation",
        "この手番にまだアクションを行っていません。アクションをしない手番は冬眠しなければなりません。",
    )
    assert way_out(scene, "A", "end") == (
        "Take an action, or hibernate.",
        "アクションを行うか、冬眠してください。",
    )
    assert no(scene, "A", "pass") == (
        "REV-TURN-03",
        "You have taken no action in this turn, and a turn without an action must be a hibernation",
        "この手番にまだアクションを行っていません。アクションをしない手番は冬眠しなければなりません。",
    )


@clause("REV-TURN-01")
def test_no_hibernation_after_an_action() -> None:
    scene = Scene().has("A", crystal=1).turn("A", acted=1)

    assert no(scene, "A", "hibernate") == (
        "REV-TURN-01",
        "You have taken 1 action in this turn, and a hibernation takes the place of all actions",
        "この手番にもうアクションを1回行いました。冬眠はアクションの代わりに行うものです。",
    )
    assert way_out(scene, "A", "hibernate") == (
        "Take another action, or end your turn.",
        "もう1回アクションを行うか、手番を終えてください。",
    )

    scene.turn("A", acted=2)

    assert no(scene, "A", "hibernate") == (
        "REV-TURN-01",
        "You have taken 2 actions in this turn, and a hibernation takes the place of all actions",
        "この手番にもうアクションを2回行いました。冬眠はアクションの代わりに行うものです。",
    )
    assert way_out(scene, "A", "hibernate") == (
        "Take free actions, or end your turn.",
        "フリーアクションを行うか、手番を終えてください。",
    )


@clause("REV-TURN-01")
def test_no_third_action() -> None:
    scene = Scene().has("A", crystal=1).hand("A", "SA1").turn("A", acted=2)

    assert no(scene, "A", "play SA1 T1") == (
        "REV-TURN-01",
        "You have taken the 2 actions of this turn",
        "この手番のアクションは2回とも行いました。",
    )
    assert way_out(scene, "A", "play SA1 T1") == (
        "Take free actions, or end your turn.",
        "フリーアクションを行うか、手番を終えてください。",
    )
    assert no(scene, "A", "explore R1C4") == (
        "REV-TURN-01",
        "You have taken the 2 actions of this turn",
        "この手番のアクションは2回とも行いました。",
    )
    assert no(scene, "A", "switch gear") == (
        "REV-TURN-01",
        "You have taken the 2 actions of this turn",
        "この手番のアクションは2回とも行いました。",
    )
    assert no(scene, "A", "with STD3 explore") == (
        "REV-TURN-01",
        "You have taken the 2 actions of this turn",
        "この手番のアクションは2回とも行いました。",
    )


@clause("REV-SOLO-02")
def test_one_action_alone() -> None:
    scene = Scene(seats=1).has("A", crystal=1).hand("A", "SA1").turn("A", acted=1)

    assert no(scene, "A", "play SA1 T1") == (
        "REV-SOLO-02",
        "You have taken your one action of this turn",
        "この手番のアクションはもう行いました（1人用ゲームでは1手番に1回です）。",
    )


@clause("REV-HIB-01")
def test_a_hibernation_is_the_whole_turn() -> None:
    scene = Scene().has("A", crystal=1).hand("A", "SA1").turn("A").play("A hibernate", "A done")

    assert no(scene, "A", "play SA1 T1") == (
        "REV-HIB-01",
        "You are hibernating, and that is your whole turn",
        "この手番は冬眠です。冬眠した手番にアクションはできません。",
    )
    assert no(scene, "A", "hibernate") == (
        "REV-HIB-01",
        "You are hibernating, and that is your whole turn",
        "この手番は冬眠です。冬眠した手番にアクションはできません。",
    )
    assert way_out(scene, "A", "hibernate") == (
        "Take free actions, or end your turn.",
        "フリーアクションを行うか、手番を終えてください。",
    )


@clause("REV-HIB-06", "REV-HIB-07")
def test_rewards_above_the_marker() -> None:
    scene = Scene().has("A", crystal=1).turn("A")
    scene.camp("A").hibernation = 1
    scene.play("A hibernate")

    assert scene.offers("A", "reward") == ["reward 1", "reward 2"]
    assert no(scene, "A", "reward 3") == (
        "REV-HIB-06",
        "Your hibernation marker stands on space 2, and space 3 lies above it",
        "冬眠マーカーはマス2にあり、マス3はその上です。",
    )
    assert way_out(scene, "A", "reward 3") == (
        "Choose the reward of space 2 or of a lower one.",
        "マス2以下の報酬を選んでください。",
    )
    assert no(scene, "A", "reward 8") == (
        "REV-HIB-07",
        "The hibernation track has rewards on spaces 1 to 7",
        "冬眠トラックの報酬はマス1～7です。",
    )
    assert [id for id in barred(scene, "A") if id.startswith("reward")] == [f"reward {space}" for space in range(3, 8)]
