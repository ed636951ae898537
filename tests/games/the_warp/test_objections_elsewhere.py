"""What belongs to another moment of the game, and what means nothing at all."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.refusal import NotOffered
from tests.clauses import clause
from tests.games.the_warp.objecting import no, objection, way_out
from tests.games.the_warp.scene import Scene

# The order of a turn


@clause("WARP-ACT-01", "WARP-ATK-02", "WARP-END-02")
def test_steps_of_a_turn_have_their_order() -> None:
    scene = Scene().has("A", gold=1).exiled("a-left", 1).turn("A", "extract")

    assert no(scene, "A", "attack") == (
        "WARP-ACT-01",
        "That belongs to the Action phase, and this is Extract",
        "それを行うのはアクションフェイズのときです。いまは採取です。",
    )
    assert no(scene, "A", "attack a-colony a-left") == (
        "WARP-ATK-02",
        "That belongs to the Attack action, and this is Extract",
        "それを行うのは攻撃アクションのときです。いまは採取です。",
    )
    assert no(scene, "A", "consult") == (
        "WARP-CON-01",
        "That belongs to Consult, and this is Extract",
        "それを行うのは参照のときです。いまは採取です。",
    )
    assert no(scene, "A", "move a-colony a-upper-left") == (
        "WARP-END-02",
        "That belongs to the End phase, and this is Extract",
        "それを行うのは終了フェイズのときです。いまは採取です。",
    )
    assert no(scene, "A", "deck progress") == (
        "WARP-END-08",
        "That belongs to the Replenish step, and this is Extract",
        "それを行うのはミッションの補充のときです。いまは採取です。",
    )
    assert way_out(scene, "A", "attack") == (
        "Answer the question first.",
        "先にいまの質問に答えてください。",
    )


@clause("WARP-INC-01", "WARP-ACT-01", "WARP-TURN-04")
def test_what_is_done_is_done() -> None:
    scene = Scene().has("A", gold=1).turn("A", "consult")

    assert no(scene, "A", "extract troops") == (
        "WARP-INC-01",
        "You have extracted in this turn, and one thing is chosen there",
        "この手番の採取はもう行いました。選べるのはどちらか1つだけです。",
    )

    scene.turn("A", "end")

    assert no(scene, "A", "terrashift") == (
        "WARP-ACT-01",
        "You have taken your action of this turn",
        "この手番のアクションはもう行いました。",
    )
    assert no(scene, "A", "raise a-left") == (
        "WARP-ACT-01",
        "You have taken your action of this turn",
        "この手番のアクションはもう行いました。",
    )
    assert way_out(scene, "A", "terrashift") == (
        "Move Troops, take free steps, or end your turn.",
        "部隊の移動や自由な行動を行うか、手番を終えてください。",
    )


@clause("WARP-TURN-04", "WARP-END-01")
def test_there_is_no_turn_without_an_action() -> None:
    scene = Scene().has("A", gold=1).turn("A", "action")

    assert no(scene, "A", "pass") == (
        "WARP-TURN-04",
        "Exactly one action is taken in a turn, and there is no pass",
        "手番には必ずアクションを1つ行います。パスはできません。",
    )
    assert no(scene, "A", "end turn") == (
        "WARP-TURN-04",
        "The End phase comes after your action, which is still to be taken",
        "終了フェイズはアクションの後です。この手番のアクションをまだ行っていません。",
    )
    assert no(scene, "A", "move a-colony a-left") == (
        "WARP-END-01",
        "The End phase comes after your action, which is still to be taken",
        "終了フェイズはアクションの後です。この手番のアクションをまだ行っていません。",
    )
    assert way_out(scene, "A", "pass") == (
        "Choose Develop, Terrashift or Attack first.",
        "先に発展・地殻変動・攻撃のどれかを選んでください。",
    )


@clause("WARP-DEV-01", "WARP-ATK-02", "WARP-TER-01", "WARP-ATK-05")
def test_the_step_of_an_action_before_the_action_is_chosen() -> None:
    scene = Scene().has("A", gold=3, energy=3).exiled("a-left", 1).hand("A", "build-01", "enforce").turn("A", "action")

    assert no(scene, "A", "attack a-colony a-left") == (
        "WARP-ATK-02",
        "That is asked once you have chosen Attack as your action",
        "それを選ぶのは、アクションに攻撃を選んでからです。",
    )
    assert no(scene, "A", "attack a-colony a-upper-left") == (
        "WARP-ATK-05",
        "Left Approach A is empty, and an empty area is not attacked",
        "Aの左の進入路は空のエリアです。空のエリアは攻撃できません。",
    )
    assert no(scene, "A", "develop build-01") == (
        "WARP-DEV-01",
        "That is asked once you have chosen Develop as your action",
        "それを選ぶのは、アクションに発展を選んでからです。",
    )
    assert no(scene, "A", "develop enforce.1") == (
        "WARP-DEV-01",
        "Enforce is a Combat card, and only Build, Upgrade and Start cards are developed",
        "「強行」は戦闘カードです。発展で使えるのは建設・強化・スタートのカードだけです。",
    )
    assert no(scene, "A", "raise a-left") == (
        "WARP-TER-01",
        "That is asked once you have chosen Terrashift as your action",
        "それを選ぶのは、アクションに地殻変動を選んでからです。",
    )
    assert no(scene, "A", "lower a-right") == (
        "WARP-TER-04",
        "Right Flank A has multiplier 1 already, the lowest",
        "Aの右翼の倍率はもう最低の1です。",
    )
    assert way_out(scene, "A", "develop build-01") == (
        "Choose Develop first.",
        "先に発展を選んでください。",
    )


@clause("WARP-TURN-05", "WARP-TURN-03", "WARP-TRD-03", "WARP-MIS-09")
def test_free_steps_interrupt_nothing() -> None:
    scene = Scene().has("A", gold=3, energy=3).exiled("a-ridge", 1).exiled("ring-6", 1).hand("A", "enforce")
    scene.rewards("A", "recruits").open("cq-01").leads("A", "solca-mercenaries")
    scene.holds("A", "a-upper-left", 3, "laser_cannon").turn("A", "action").play("A terrashift")

    assert no(scene, "A", "spend recruits.1") == (
        "WARP-TURN-05",
        "Free steps of your turn interrupt nothing, and the question now is about Terrashift",
        "手番中の自由な行動は、途中に割り込めません。いまの質問は「地殻変動」です。",
    )
    assert no(scene, "A", "fire a-ridge 1") == (
        "WARP-TURN-05",
        "Free steps of your turn interrupt nothing, and the question now is about Terrashift",
        "手番中の自由な行動は、途中に割り込めません。いまの質問は「地殻変動」です。",
    )

    scene.turn("A", "action")

    assert no(scene, "A", "fire a-ridge 1") == (
        "WARP-LAS-01",
        "That is asked once the free step itself is chosen",
        "それを選ぶのは、その行動自体を選んでからです。",
    )

    scene.play("A attack", "A troops 2")

    assert no(scene, "A", "use solca-mercenaries") == (
        "WARP-TURN-03",
        "Free steps of your turn other than the trade have to wait while a combat goes on",
        "交易以外の自由な行動（報酬カード・能力・レーザー砲など）は、戦闘中にはできません。",
    )
    assert no(scene, "A", "complete cq-01") == (
        "WARP-MIS-09",
        "During a combat Land Rush has to wait until it is resolved",
        "戦闘中は達成できません。「開拓ラッシュ」は戦闘の解決後です。",
    )

    scene.play("A play enforce")

    assert scene.kind() == "combat-option"
    assert no(scene, "A", "trade") == (
        "WARP-TRD-03",
        "The trade may be made in your own attack up to the reveal, and the cards are being revealed or have been",
        "攻撃中に交易できるのは公開の前までです。もう公開に入りました。",
    )


@clause("WARP-MIS-09")
def test_a_mission_that_is_met_waits_for_the_open_question() -> None:
    scene = Scene().open("pr-01").has("A", gold=9).turn("A", "action").play("A later", "A terrashift")

    assert no(scene, "A", "complete pr-01") == (
        "WARP-MIS-09",
        "Full Vault can be completed once this question is answered",
        "「満杯の金庫」を達成できるのは、この質問に答えてからです。",
    )


@clause("WARP-TURN-01")
def test_what_belongs_to_the_own_turn() -> None:
    scene = Scene().has("A", gold=1).turn("A", "action").play("A terrashift", "A raise a-left", "A lower ring-1")

    assert no(scene, "B", "extract troops") == (
        "WARP-INC-01",
        "That is for your own turn, and Player A has the turn",
        "それは自分の手番に行います。いまはプレイヤーAの手番です。",
    )
    assert no(scene, "B", "trade") == (
        "WARP-TRD-01",
        "That is for your own turn, and Player A has the turn",
        "それは自分の手番に行います。いまはプレイヤーAの手番です。",
    )
    assert no(scene, "B", "play enforce.1") == (
        "WARP-CRD-06",
        "Enforce is not in your hand",
        "「強行」は手札にありません。",
    )
    assert way_out(scene, "B", "trade") == (
        "Wait for your own turn.",
        "自分の手番を待ってください。",
    )


def test_the_set_up_comes_first() -> None:
    game = tessera.start("the-warp", seats=2, seed=1, options={})
    seat = game.questions[0].seat

    found = game.why_not(seat, "attack")

    assert found is not None
    assert found.why == "That belongs to the Action phase, and this is the set-up"
    assert found.why_ja == "それを行うのはアクションフェイズのときです。いまはゲームの準備です。"


@clause("WARP-CON-01", "WARP-TER-01")
def test_passing_where_that_is_no_word() -> None:
    scene = Scene().hand("A", "enforce", "build-01").turn("A", "consult")

    assert scene.kind() == "consult"
    assert no(scene, "A", "pass") == (
        "WARP-CON-01",
        "Nothing has to be chosen here, so there is no word for it",
        "ここでは何も選ばなくてもよいので、そのための選択肢はありません。",
    )
    assert way_out(scene, "A", "pass") == (
        "Confirm without choosing anything.",
        "何も選ばずに決定してください。",
    )

    scene = Scene().has("A", gold=1).turn("A", "action").play("A terrashift")

    assert no(scene, "A", "pass") == (
        "WARP-TER-01",
        "Something must be chosen here",
        "ここでは必ず何かを選びます。",
    )
    assert way_out(scene, "A", "pass") == (
        "Choose one of the options.",
        "選択肢の中から選んでください。",
    )


# Words that mean nothing


def test_what_nobody_could_mean_is_not_offered() -> None:
    scene = Scene().has("A", gold=1).hand("A", "enforce").turn("A", "action")

    for pick in (
        *("attack nowhere", "attack a-colony", "fly", "develop nothing", "complete all", "use nobody"),
        *("deck pioneering", "raise a-colony b-colony", "option 1", "from z", "pay 1 gold", "lose and lose"),
        *("move a-colony", "fire gate x"),
    ):
        with pytest.raises(NotOffered):
            scene.game.play(0, [pick])


def test_another_copy_is_suggested_or_refused_by_its_own_reason() -> None:
    scene = Scene().has("A", gold=3, energy=3).holds("A", "a-left", 1).hand("A", "build-any", "build-01", "enforce")
    scene.turn("A", "action").play("A develop")

    with pytest.raises(NotOffered, match=r"develop build-any\.1"):
        scene.game.play(0, ["develop build-any.3"])
    assert objection(scene, "A", "develop enforce.3").clause == "WARP-DEV-01"
    assert objection(scene, "A", "develop enforce").why == objection(scene, "A", "develop enforce.1").why
