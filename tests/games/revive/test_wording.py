"""Everything has words: questions as players read them, and who is waited for."""

from __future__ import annotations

import re

import tessera
from tessera.games.revive.library import load
from tessera.games.revive.phrases import phrases
from tessera.games.revive.rules.artifacts import RemoveArtifact, TakeArtifact
from tessera.games.revive.rules.machines import Recharge
from tessera.games.revive.rules.modules import ActivateModule, TakeModule
from tessera.games.revive.rules.recruiting import Recruit, RestAndUse, Wake
from tessera.games.revive.rules.resources import GainBasic, PayBasic, PayOutOfTurn, TakeInstead
from tessera.games.revive.wording import not_your_turn, question_clause, question_text
from tessera.games.revive.wording_speech import Speech
from tessera.kernel.definition import OptionValue
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.games.revive.speech import asks, check, check_question, kinds
from tests.rows import for_each

LANGUAGES = ("en", "ja")
SECTIONS = (
    "said",
    "back",
    "paying",
    "entry",
    "touch",
    "modified",
    "question",
    "wait",
    "matter",
    "option",
    "log",
    "explain",
)


# Everything has words


def test_every_kind_of_question_has_a_sentence_a_matter_and_a_clause() -> None:
    Speech(Scene().state, "en")

    known, clauses = phrases(), load().clauses

    assert len(kinds()) == 34
    assert {key.removeprefix("question.") for key in known if key.startswith("question.")} == set(kinds())
    assert {key.removeprefix("matter.") for key in known if key.startswith("matter.")} == set(kinds())
    assert [kind for kind in kinds() if question_clause(kind) not in clauses] == []


def test_every_phrase_of_the_table_is_written_in_its_language() -> None:
    Speech(Scene().state, "en")
    own = [key for key in phrases() if key.partition(".")[0] in SECTIONS]

    assert len(own) > 280
    for key in own:
        forms = phrases()[key]
        gaps = {form: set(re.findall(r"{(\w+)}", text)) for form, text in forms.items()}
        known = set().union(*[gaps[form] for form in forms if form.startswith("en")])
        for form, text in forms.items():
            plain = re.sub(r"{\w+}", "", text)
            # Japanese leaves out what it needs no word for, and never speaks of more than English does.
            assert gaps[form] - {"count"} <= known, (key, form)
            if form.startswith("ja"):
                assert not re.search("[A-Za-z]", plain), (key, form)
            else:
                assert not re.search("[ぁ-んァ-ヶ一-龠、。]", plain), (key, form)


# Words about each kind of question that has any.
ABOUT = {
    "advance": ["2"],
    "announce": ["explore", "0", "0"],
    "any-order": ["gain-gear-2", "recruit"],
    "choose": ["choose(module|tribe)"],
    "gain-basic": ["2"],
    "instead-of-crystal": ["1"],
    "lay-tile": ["piece:190", "R1C4"],
    "pay-basic": ["1"],
    "place-module": ["piece:80"],
    "special-machine": ["RW04", "gray"],
    "technology": ["3,3"],
    "trade": ["3"],
    "tribe-tile": ["forest"],
    "turn": ["1", "2"],
}


@for_each("language", LANGUAGES)
def test_every_question_is_told_even_where_nobody_is_asked_it(language: str) -> None:
    state = Scene(seats=3).state

    for kind in kinds():
        check(question_text(state, kind, 0, ABOUT.get(kind, []), language), language)


EVERYTHING: dict[str, OptionValue] = {
    "moon_sides": True,
    "all_tribes": True,
    "choose_tribes": True,
    "vast_crystals": True,
    "drafting": True,
    "two_artifact_cards": True,
    "advanced_switch": True,
    "campaign_locations": True,
}


@clause("REV-OPT-14", "REV-PSET-11", "REV-PSET-03", "REV-OPT-05")
def test_set_up_tells_what_is_kept_and_what_goes_on() -> None:
    options: dict[str, OptionValue] = {**EVERYTHING, "choose_tribes": True}
    game = tessera.start("revive", seats=2, seed=3, options=options)
    told: dict[str, list[str]] = {}
    while game.questions[0].kind != "turn":
        question = game.questions[0]
        told.setdefault(question.kind, []).append(question.text())
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])

    assert told["artifact-card"][0] == (
        "Which of these artifact cards do you keep? The other one goes back to the box unseen."
    )
    assert told["tribe"] == ["Which tribe do you lead? 6 are left.", "Which tribe do you lead? 5 are left."]
    assert told["side"][0].startswith("Which side of ")
    assert told["draft"][0] == (
        "Which 2 of these 7 starting cards do you keep? You pass the rest to the left; you have 0 so far."
    )
    assert told["draft"][-1] == (
        "Which 2 of these 3 starting cards do you keep? The last one goes back to the box; you have 4 so far."
    )


# The turn


@clause("REV-TURN-01", "REV-TURN-03", "REV-TURN-04")
def test_a_turn_tells_where_it_stands_and_what_is_at_hand() -> None:
    scene = Scene().has("A", gear=2, food=1).hand("A", "SA1").turn("A")

    assert asks(scene, "A") == (
        "Your turn. Which action do you take first, or do you hibernate? You have 2 gears and 1 food."
    )
    assert asks(scene, "A", "ja") == (
        "手番です。最初のアクションを行いますか、冬眠しますか？（手元は歯車2個と食料1個）"
    )
    scene.play("A switch gear")
    assert asks(scene, "A") == "Which second action do you take, or do you end your turn? You have 3 gears and 1 food."
    scene.has("A", crystal=1).turn("A", acted=2)
    assert asks(scene, "A") == "No action is left. Do you take a free action or end your turn? You have 1 crystal."
    assert asks(scene, "A", "ja").startswith("アクションは残っていません。")


@clause("REV-END-02", "REV-SOLO-06")
def test_the_last_turn_and_the_way_of_the_cube_are_told() -> None:
    scene = Scene().hand("A", "SA1")
    scene.state.last_turns = 0
    scene.turn("A")

    assert asks(scene, "A").startswith("Your last turn. Which action do you take first")
    assert asks(scene, "A", "ja").startswith("最後の手番です。最初のアクション")
    alone = Scene(seats=1).hand("A", "SA1")
    alone.camp("A").cube = 19
    alone.turn("A")
    assert asks(alone, "A").endswith("You have nothing. The action cube has 1 step left.")
    assert asks(alone, "A", "ja").endswith("アクションキューブは残り1マスです。")


@clause("REV-MACH-05", "REV-RNG-08", "REV-RES-08", "REV-MACH-06", "REV-OXF-09")
def test_an_announced_action_tells_what_was_added_to_it() -> None:
    scene = (
        Scene().has("A", gear=3, food=3).energy("A", 3).machine("A", "STD3", "MG03", "MG08").hand("A", "SA1").turn("A")
    )

    scene.play("A with STD3 build", "A with MG03")
    assert asks(scene, "A") == (
        "What do you build, and where? The building costs 2 gears less (at least 1). "
        "You pay up to 2 food less for range."
    )
    assert asks(scene, "A", "ja") == (
        "どこに何を建設しますか？　建物のコストが歯車2個減ります（最低1）。距離コストが最大で食料2個分安くなります。"
    )
    scene = Scene(seats=3).has("C", food=6).knows_technology("C", "A1", "B1").energy("C", 1).turn("C")
    scene.play("C with tech:B1 explore")
    assert asks(scene, "C") == "Which tile do you explore? Range costs nothing."
    scene = Scene().energy("A", 1).machine("A", "MG08").hand("A", "SA1").turn("A").play("A with MG08 play")
    assert asks(scene, "A") == "As which colour does the card count that you are about to play?"
    scene.play("A color yellow")
    assert asks(scene, "A") == "Which card do you play, and into which slot? The card counts as yellow."


@clause("REV-TURN-05", "REV-TURN-06", "REV-REW-02")
def test_effects_in_any_order_tell_how_many_wait_and_whether_they_may_be_left() -> None:
    scene = Scene().has("A", gear=3, food=3).machine("A", "STD1").energy("A", 1).hand("A", "CN12").turn("A")

    scene.play("A build small 7,4")
    assert asks(scene, "A") == "Do you resolve this effect?"
    scene = Scene(seats=3).tracks("A", green=5, yellow=5).has("A", gear=3, food=3).turn("A").play("A build small 7,4")
    # Two tracks reach a machine each, and a water reward waits.
    assert asks(scene, "A") == "Which of these 3 effects do you resolve next? The order is yours."
    assert asks(scene, "A", "ja") == "3個の効果のうち、次にどれを解決しますか？　順番は自由です。"
    scene.play("A resolve terrain-green-1")
    assert asks(scene, "A") == "Which green machine do you take for the first green machine space?"
    assert asks(scene, "A", "ja") == "緑のマシンマス（1つ目）に、どの緑のマシンを取りますか？"


@clause("REV-RES-07")
def test_what_is_above_the_limit_is_told_before_it_is_lost() -> None:
    scene = Scene().has("A", gear=6).crates("A", "CR08").machine("A", "MG05").energy("A", 1).hand("A", "SA1")
    scene.turn("A", acted=1)

    scene.play("A open CR08", "A end")

    assert asks(scene, "A").startswith("You hold more than the limit: ")
    check_question(scene.question("A"))


# Effects


@clause("REV-RES-05", "REV-EFF-01", "REV-RES-04")
def test_resources_of_choice_tell_how_many_are_to_come() -> None:
    assert asks(Scene().run(GainBasic(0, 2)), "A") == "Which basic resource do you gain? 2 are still to come."
    assert asks(Scene().run(GainBasic(0, 1)), "A", "ja") == "どの基本資源を得ますか？"
    assert asks(Scene().run(TakeInstead(0, 1)), "A") == (
        "You have no room for the crystal. Which basic resource do you gain instead?"
    )
    scene = Scene().has("A", gear=1, book=1).run(PayBasic(0, 2))
    assert asks(scene, "A") == "With what do you pay the next of 2 basic resources?"
    scene = Scene().has("B", food=1, crystal=2).run(PayOutOfTurn(1, 0, 0, 2, 0))
    assert asks(scene, "B") == "How do you pay 2 food? Crystals may stand in for basic resources."
    assert asks(scene, "B", "ja") == "どのように支払いますか？（食料2個。クリスタルは基本資源の代わりになります）"


@clause("REV-ART-01", "REV-END-01", "REV-HIB-09", "REV-SOLO-08")
def test_artifacts_tell_how_many_are_left_and_that_the_last_one_ends_the_game() -> None:
    assert asks(Scene().majors(1, 1).run(TakeArtifact(0, False)), "A") == (
        "Which artifact do you take? 2 are left on the board."
    )
    scene = Scene().majors(1).run(TakeArtifact(0, True))
    assert asks(scene, "A") == "Which artifact do you take? It is the last one and triggers the end of the game."
    assert asks(scene, "A", "ja").endswith("これが最後の1枚で、ゲームの終了が決まります。")
    alone = Scene(seats=1).majors(1).run(TakeArtifact(0, True))
    assert asks(alone, "A") == "Which artifact do you take? 1 is left on the board."
    assert asks(Scene().majors(1, 1).run(RemoveArtifact(0)), "A") == (
        "You have reached space 6 of the hibernation track. Which artifact do you remove from the game?"
    )


@clause("REV-MOD-04", "REV-MACH-02", "REV-KUN-09", "REV-EXP-04", "REV-KUN-03")
def test_pieces_of_choice_tell_how_many_may_be_chosen() -> None:
    scene = Scene().module("A", "T1.2", "MD01").run(TakeModule(0, 2))
    assert asks(scene, "A") == "Which slot module do you take from the display? You may take 2."
    scene.play("A module MD02")
    assert asks(scene, "A") == "On which module space do you place Geode Clamp?"
    assert asks(scene, "A", "ja") == "「晶洞クランプ」をどのモジュールマスに置きますか？"
    scene = Scene().module("A", "T1.2", "MD01").module("A", "T1.3", "MD02").run(ActivateModule(0, 2, 0))
    assert asks(scene, "A") == "Which of your slot modules do you activate? Up to 2 different ones."
    scene = Scene().machine("A", "STD1", "STD2", charged=True).run(Recharge(0, 1))
    assert asks(scene, "A") == "From which machine do you take energy back?"
    assert asks(Scene().run(Recruit(0, 1, 1, -1)), "A") == "Which card do you recruit?"
    assert asks(Scene().run(Recruit(0, 1, 0, 0)), "A") == "Which gray card do you recruit from the display?"
    assert asks(Scene().hand("A", "SA1", "SA2").run(RestAndUse(0, 0)), "A") == (
        "Which card of your active area do you rest, to use its top half?"
    )
    assert asks(Scene().resting("A", "SA1", "SA2").run(Wake(0, 2)), "A", "ja") == (
        "休息エリアのどのカードをアクティブエリアに移しますか？（あと2枚まで）"
    )


# Who is waited for


@clause("REV-TURN-01")
def test_whoever_is_not_asked_is_told_who_is_and_for_what() -> None:
    scene = Scene().hand("A", "SA1").turn("A")

    objection = not_your_turn(scene.state, 1)

    assert objection.text() == (
        "Player A is asked now, and not you. It is about the turn (REV-TURN-01). Wait until Player A has answered."
    )
    assert objection.text("ja") == (
        "いま選ぶのはプレイヤーAです（手番の行動）。（REV-TURN-01）プレイヤーAが選ぶまでお待ちください。"
    )


@clause("REV-PSET-11")
def test_whoever_has_chosen_waits_for_the_others() -> None:
    game = tessera.start("revive", seats=3, seed=1, options={"two_artifact_cards": True})
    question = game.question(0)
    assert question is not None
    game.play(0, [question.options[0].id])

    objection = game.why_not(0, question.options[0].id)

    assert objection is not None
    assert objection.text() == (
        "You have nothing more to choose here, but Player B and Player C have. "
        "It is about the choice of an artifact card (REV-PSET-11). Wait until Player B and Player C have answered."
    )
    assert objection.why_ja == (
        "いま選ぶことはもうありません。プレイヤーBとプレイヤーCがまだ選んでいます（アーティファクトカードの選択）。"
    )


def test_when_nobody_is_asked_that_is_told() -> None:
    scene = Scene().hand("A", "SA1").turn("A")
    scene.state.lanes[0].menu = []

    objection = not_your_turn(scene.state, 0)

    assert objection.text() == "Nobody is asked anything now (REV-TURN-01). Wait for the next question."
    check(objection.why_ja, "ja")
    check(objection.instead_ja, "ja")
