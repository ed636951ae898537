"""What belongs to another moment of the game, and what means nothing at all."""

from __future__ import annotations

import pytest

import tessera
from tessera.games.revive.rules.recruiting import Recall
from tessera.games.revive.rules.resources import GainBasic
from tessera.kernel.refusal import NotOffered
from tests.clauses import clause
from tests.games.revive.objecting import no, objection, way_out
from tests.games.revive.scene import Scene
from tests.rows import for_each

# Steps and answers that are not asked for


@clause("REV-POP-03", "REV-SOLO-09")
def test_answers_to_questions_that_nobody_asked() -> None:
    scene = Scene().has("A", crystal=1).hand("A", "SA1").turn("A")

    assert no(scene, "A", "technology A1") == (
        "REV-POP-03",
        "That answers a question that is not being asked now",
        "それは別の質問への答えで、いまは聞かれていません。",
    )
    assert way_out(scene, "A", "technology A1") == (
        "Choose a location to populate first.",
        "先に入植するロケーションを選んでください。",
    )
    assert way_out(scene, "A", "lay 1") == (
        "Choose a tile to explore first.",
        "先に探索するタイルを選んでください。",
    )
    assert way_out(scene, "A", "reward 1") == (
        "Hibernate first.",
        "先に冬眠してください。",
    )
    assert way_out(scene, "A", "color gray") == (
        "Play a card together with a machine that names a colour.",
        "色を宣言するマシンを使ってカードをプレイしてください。",
    )
    assert way_out(scene, "A", "with STD3") == (
        "Name the action as well, for it is announced together with the machine or crate.",
        "マシンや木箱と一緒に行うアクションも指定してください。",
    )
    assert way_out(scene, "A", "module MD01") == (
        "Take an action or a free action whose effect offers that.",
        "その効果のあるアクションかフリーアクションを行ってください。",
    )
    assert no(scene, "A", "discard CY01") == (
        "REV-SOLO-09",
        "The display is cleared only in a solitaire game",
        "ディスプレイのものを取り除けるのは、1人用ゲームだけです。",
    )

    scene.turn("A", acted=1)

    assert way_out(scene, "A", "reward 1") == (
        "Wait for your next turn.",
        "次の自分の手番まで待ってください。",
    )

    scene.turn("A", acted=2)

    assert way_out(scene, "A", "technology A1") == (
        "Wait for your next turn.",
        "次の自分の手番まで待ってください。",
    )


@clause("REV-TURN-07", "REV-TURN-04", "REV-EFF-02")
def test_one_thing_is_finished_before_the_next_begins() -> None:
    scene = Scene().has("A", crystal=1).hand("A", "SA1").played("A", "T1", "SA2", "SA3").turn("A")
    scene.run(Recall(0, 1))

    assert no(scene, "A", "play SA1 T1") == (
        "REV-TURN-07",
        "What has been set off is finished before the next action begins",
        "次のアクションに進む前に、いま起きていることをすべて終えます。",
    )
    assert way_out(scene, "A", "play SA1 T1") == (
        "Answer the question first.",
        "先にいまの質問に答えてください。",
    )
    assert no(scene, "A", "convert gear") == (
        "REV-TURN-04",
        "Free actions come before or after this question, not in the middle of it",
        "フリーアクションを行えるのは、この質問の前か後です。途中ではできません。",
    )
    assert no(scene, "A", "trade gear book") == (
        "REV-EFF-02",
        "Something else is asked now, and one thing is finished before the next begins",
        "いまは別のことを選んでいます。1つを終えてから次に進みます。",
    )


# Other players and the set-up


@clause("REV-TURN-01", "REV-TURN-09")
def test_actions_on_another_players_turn() -> None:
    scene = Scene().has("B", crystal=1).hand("B", "SB1").turn("A").run(GainBasic(1, 1))

    assert no(scene, "B", "play SB1 T1") == (
        "REV-TURN-01",
        "That is for your own turn, and Player A has the turn",
        "それは自分の手番に行います。いまはプレイヤーAの手番です。",
    )
    assert way_out(scene, "B", "play SB1 T1") == (
        "Wait for your own turn.",
        "自分の手番を待ってください。",
    )
    assert no(scene, "B", "convert gear") == (
        "REV-TURN-09",
        "Free actions belong to your own turn, and Player A has the turn",
        "フリーアクションは自分の手番に行います。いまはプレイヤーAの手番です。",
    )
    assert no(scene, "B", "hibernate") == (
        "REV-TURN-01",
        "That is for your own turn, and Player A has the turn",
        "それは自分の手番に行います。いまはプレイヤーAの手番です。",
    )


@clause("REV-CARD-01", "REV-OPT-05", "REV-PSET-02", "REV-PSET-03")
def test_what_comes_after_the_set_up() -> None:
    scene = Scene()
    scene.game = tessera.start("revive", seats=2, seed=1, options={"choose_tribes": True, "moon_sides": True})
    scene.game.play(scene.game.questions[0].seat, ["tribe nadair"])

    assert no(scene, "B", "play SA1 T1") == (
        "REV-CARD-01",
        "That belongs to the game itself, and this is still the set-up",
        "それはゲームが始まってから行います。いまはまだ準備中です。",
    )
    assert way_out(scene, "B", "play SA1 T1") == (
        "Answer the question first.",
        "先にいまの質問に答えてください。",
    )
    assert no(scene, "B", "side sun") == (
        "REV-OPT-05",
        "Another choice of the set-up is asked for now",
        "いまは準備の別の選択をしています。",
    )
    assert no(scene, "B", "tribe nadair") == (
        "REV-PSET-03",
        "Player A has taken Nàdair",
        "「ナダール」はもうプレイヤーAが選びました。",
    )
    assert way_out(scene, "B", "tribe nadair") == (
        "Choose another tribe.",
        "別の部族を選んでください。",
    )
    assert no(scene, "B", "tribe stonehands") == (
        "REV-PSET-02",
        "Stonehands is not in use in this game",
        "「ストーンハンド」はこのゲームでは使いません。",
    )
    assert no(scene, "B", "done") == (
        "REV-PSET-03",
        "Something must be chosen here",
        "ここでは必ず何かを選びます。",
    )


@clause("REV-PSET-03", "REV-OPT-05")
def test_the_set_up_is_over() -> None:
    scene = Scene().hand("A", "SA1").turn("A")

    assert no(scene, "A", "tribe kuniban") == (
        "REV-PSET-03",
        "That belongs to the set-up, which is over",
        "それはゲームの準備のときに選ぶもので、準備はもう終わりました。",
    )
    assert way_out(scene, "A", "tribe kuniban") == (
        "Do something else.",
        "ほかのことを行ってください。",
    )
    assert no(scene, "A", "side moon") == (
        "REV-OPT-05",
        "That belongs to the set-up, which is over",
        "それはゲームの準備のときに選ぶもので、準備はもう終わりました。",
    )


# What nobody may know, and what means nothing


@clause("REV-INF-01", "REV-CRT-01")
def test_hidden_things_are_answered_alike_wherever_they_are() -> None:
    held = Scene().crates("B", "CR05")
    lying = Scene().on_top("crates", "CR05")

    for scene in (held, lying):
        scene.hand("A", "SA1").turn("A")
        assert objection(scene, "A", "open CR05").text() == (
            "Field Kitchen is not among your closed crates (REV-CRT-02). Choose one of your closed crates."
        )
        assert objection(scene, "A", "with CR05 build").text() == (
            "Field Kitchen is not among your closed crates (REV-CRT-02). Choose one of your closed crates."
        )


@for_each(
    "pick",
    ["play", "play SA9 T1", "play SA1 T9", "build tiny 4,3", "use tech:C1", "technology D4", "fly", "play SA1 T1 top"],
)
def test_what_means_nothing_is_no_refusal(pick: str) -> None:
    scene = Scene().hand("A", "SA1").turn("A")

    with pytest.raises(NotOffered):
        scene.game.why_not(0, pick)


def test_another_word_for_what_is_offered_is_suggested() -> None:
    scene = Scene().has("A", gear=1).turn("A", acted=1)

    with pytest.raises(NotOffered):
        scene.game.why_not(0, "done")
