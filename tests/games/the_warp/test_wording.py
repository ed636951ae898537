"""Everything has words: questions as players read them, and who is waited for."""

from __future__ import annotations

import re

import tessera
from tessera.games.the_warp.library import load
from tessera.games.the_warp.phrases import phrases
from tessera.games.the_warp.wording import not_your_turn, question_clause, question_text
from tessera.games.the_warp.wording_speech import Speech
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.speech import asks, check, fight, kinds
from tests.rows import for_each

LANGUAGES = ("en", "ja")


# Everything has words


def test_every_kind_of_question_has_a_sentence_a_matter_and_a_clause() -> None:
    Speech(Scene().state, "en")

    known, clauses = phrases(), load().clauses

    assert len(kinds()) == 62
    assert {key.removeprefix("question.") for key in known if key.startswith("question.")} == set(kinds())
    assert {key.removeprefix("matter.") for key in known if key.startswith("matter.")} == set(kinds())
    assert [kind for kind in kinds() if question_clause(kind) not in clauses] == []


def test_every_phrase_of_the_table_is_written_in_its_language() -> None:
    game = Scene().state
    Speech(game, "en")
    sections = (
        "said",
        "source",
        "back",
        "offered",
        "paying",
        "holder_of",
        "question",
        "fight",
        "wait",
        "matter",
        "option",
    )
    own = [key for key in phrases() if key.partition(".")[0] in (*sections, "camp", "log", "explain")]

    assert len(own) > 350
    for key in own:
        forms = phrases()[key]
        gaps = {form: set(re.findall(r"{(\w+)}", text)) for form, text in forms.items()}
        known = set().union(*[gaps[form] for form in forms if form.startswith("en")])
        for form, text in forms.items():
            plain = re.sub(r"{\w+}", "", text)
            # Japanese leaves out what it needs no word for, and never speaks of more than English does.
            assert gaps[form] <= known, (key, form)
            if form.startswith("ja"):
                assert not re.search("[A-Za-z]", plain), (key, form)
            else:
                assert not re.search("[ぁ-んァ-ヶ一-龠、。]", plain), (key, form)


# Words about each kind of question that has any, and is not told alone.
ABOUT = {
    "attackers": ["area:1", "area:2"],
    "bribe": ["seat:1"],
    "bribe-goods": ["seat:1"],
    "card-option": ["piece:0"],
    "combat-option": ["piece:40"],
    "counter-goods": ["seat:1"],
    "gate-troops": ["area:1"],
    "hand-over": ["seat:1", "2"],
    "laser": ["area:1"],
    "look-around": ["area:1"],
    "may-pay": ["effect:0"],
    "pay": ["2", "1", "0", "1"],
    "race": ["1"],
}
NUMBERED = (
    *("cut-hand", "cut-rewards", "discard", "draw", "end", "give-cards", "give-rewards", "move", "place-reserve"),
    *("replenish", "spend-rewards", "station", "take", "take-discard", "trade"),
)
# These look at the cards of a combat, which scenes below give them.
FIGHTING = ("attack-card", "bribe-answer", "counter-answer", "defence-card")


@for_each("language", LANGUAGES)
@for_each("count", ["0", "1", "3"])
def test_every_question_is_told_even_where_nobody_is_asked_it(language: str, count: str) -> None:
    state = Scene(seats=4, teams=True).state

    for kind in kinds():
        if kind not in FIGHTING:
            about = ABOUT.get(kind, [count] if kind in NUMBERED else [])
            check(question_text(state, kind, 0, about, language), language)


# Setting up


@clause("WARP-SET-33", "WARP-SET-36")
def test_the_draft_tells_its_pile_and_how_many_are_left() -> None:
    game = tessera.start("the-warp", seats=4, seed=1, options={})

    assert game.questions[0].text() == "Race draft, pile 1: which of these 5 races do you lead?"
    assert game.questions[0].text("ja") == "種族ドラフト（1つ目の束）：5枚のうち、率いる種族を1枚選んでください。"
    game.play(game.questions[0].seat, [game.questions[0].options[0].id])
    assert game.questions[0].text() == "Race draft, pile 2: which of these 5 races do you lead?"


@clause("WARP-TEAM-02", "WARP-TEAM-03")
def test_teams_choose_from_what_they_share() -> None:
    game = tessera.start("the-warp", seats=4, seed=1, options={"teams": True})

    assert game.questions[0].text() == "Which of your team's 5 races do you lead?"
    while game.questions[0].kind != "team-mission":
        game.play(game.questions[0].seat, [game.questions[0].options[0].id])
    assert game.questions[0].text() == (
        "Which of your team's 9 missions do you take? You have 0 of 3, and at most 2 may be of one type."
    )


# The turn


@clause("WARP-CON-01", "WARP-CON-04", "WARP-TRK-13")
def test_consult_tells_how_many_cards_are_discarded_drawn_and_held() -> None:
    scene = Scene().hand("A", "reinforce", "elite").level("A", "command_center", 3)
    scene.holds("A", "a-upper-left", 2, "command_center", "command_center").turn("A", "consult")

    # Position 9 of the Command track draws one card more.
    assert asks(scene, "A") == "Consult: which cards do you discard for their value, none to 3? Then you draw 3."
    scene.play("A discard elite")
    assert asks(scene, "A") == "Where does your next Archive card come from? 3 still to draw; you hold 1 of at most 8."
    assert asks(scene, "A", "ja") == ("次のアーカイブカードをどこから引きますか？（残り3枚、手札1枚、上限8枚）")


@clause("WARP-DEV-02", "WARP-DEV-17")
def test_a_price_with_a_discount_is_told_as_what_is_left_of_it() -> None:
    scene = Scene().has("A", gold=3, energy=3).holds("A", "a-upper-left", 1).hand("A", "build-12").turn("A", "action")

    scene.play("A develop")

    # A single card is played at once; its Laser Cannon costs 2 Gold and 2 Energy, less 1.
    assert asks(scene, "A") == "Which option of the Build card (Laser Cannon / Energy Plant / Gold Mine) do you choose?"
    scene.play("A option 1 laser_cannon")
    assert asks(scene, "A") == "How do you pay 3 resources out of 2 Gold and 2 Energy?"
    assert asks(scene, "A", "ja") == "どのように支払いますか？（金2・エネルギー2のうち資源3）"


@clause("WARP-DEV-12")
def test_followers_are_told_whom_they_follow_and_what_it_costs() -> None:
    scene = Scene().has("A", gold=3, energy=3).has("B", gold=3, energy=3).hand("A", "build-12").hand("B", "start")
    scene.holds("A", "a-upper-left", 1).leads("B", "nurec-designers").holds("B", "b-upper-left", 1)
    scene.turn("A", "action")

    scene.play("A develop", "A option 1 laser_cannon", "A pay 2 gold 1 energy", "A build laser_cannon a-upper-left")

    assert asks(scene, "B") == "Player A has developed. Do you follow with a card? It costs 1 resource less."
    assert asks(scene, "B", "ja") == (
        "プレイヤーAが発展を行いました。カードを使って追随しますか？　コストが資源1減ります。"
    )


@clause("WARP-END-02")
def test_the_end_phase_counts_movements() -> None:
    scene = Scene().has("A", gold=1).turn("A", "end")

    assert asks(scene, "A") == "End phase: do you move Troops or end your turn? 2 Troop Movements are left."
    scene.play("A move a-colony a-right")
    assert asks(scene, "A").endswith("1 Troop Movement is left.")
    scene.play("A move a-colony a-right")
    assert asks(scene, "A") == "End phase: do you end your turn? No Troop Movement is left."
    assert asks(scene, "A", "ja") == "終了フェイズ：手番を終えますか？（部隊移動は残っていません）"


# Combat


@clause("WARP-CRD-01", "WARP-CRD-03", "WARP-BRB-01", "WARP-BRB-03")
def test_a_combat_is_told_with_its_numbers_at_every_step() -> None:
    scene = fight().hand("A", "enforce", "maneuver").turn("A", "action")

    # A single target is no question.
    scene.play("A attack")
    assert asks(scene, "A") == (
        "How many Troops attack Ridge A? Left Approach A has 4 Troops, and at least 1 stays behind."
    )
    scene.play("A troops 3")
    assert asks(scene, "A") == "You attack Ridge A: 3 Troops x 2 against 1 Troop x 4. Do you play a Combat card?"
    scene.play("A play enforce")
    assert asks(scene, "D") == (
        "Player A attacks Ridge A: 3 Troops x 2 against 1 Troop x 4. Do you support the defence with a Combat card?"
    )
    assert asks(scene, "D", "ja") == (
        "プレイヤーAがAの尾根を攻撃：部隊3個（倍率2）対部隊1個（倍率4）。戦闘カードを使って防御側を支援しますか？"
    )
    scene.play("D play reinforce", "A bribe", "A gold 2", "A card maneuver")
    assert asks(scene, "A") == "What do you offer Player D? So far: 2 Gold and Maneuver."
    scene.play("A propose")
    assert asks(scene, "D") == "Player A offers you 2 Gold and Maneuver for giving up Reinforce. Do you accept?"
    assert asks(scene, "D", "ja") == (
        "プレイヤーAが、「増援」を取り下げる見返りに金2と「機動」を申し出ています。受けますか？"
    )
    scene.play("D counter", "D energy 3", "D propose")
    assert asks(scene, "A") == "Player D asks for 3 Energy for giving up the Combat card. Do you accept?"


@clause("WARP-CRD-02", "WARP-TEAM-12")
def test_defenders_and_teammates_are_told_for_whom_they_play() -> None:
    scene = Scene(seats=4, teams=True).holds("A", "a-upper-left", 4).holds("B", "a-ridge", 2)
    for letter, card in (("A", "elite"), ("B", "enforce"), ("C", "elite"), ("D", "enforce")):
        scene.hand(letter, card).has(letter, gold=2)
    scene.turn("A", "action").play("A attack", "A troops 3", "A pass")

    numbers = "Player A attacks Ridge A: 3 Troops x 2 against 2 Troops x 4."
    assert asks(scene, "C") == f"{numbers} Do you play a Combat card for Player A?"
    scene.play("C pass")
    assert asks(scene, "B") == f"{numbers} Do you defend with a Combat card?"
    assert asks(scene, "B", "ja").endswith("対部隊2個（倍率4）。戦闘カードを使って防御しますか？")
    scene.play("B pass")
    assert asks(scene, "D") == f"{numbers} Do you play a Combat card for Player B?"
    assert asks(scene, "D", "ja").endswith("プレイヤーBのために戦闘カードを使いますか？")


@clause("WARP-REV-01", "WARP-REV-05")
def test_the_reveal_tells_all_options_of_the_own_card_and_what_can_be_paid() -> None:
    scene = fight().hand("A", "enforce").turn("A", "action")

    scene.play("A attack", "A troops 3", "A play enforce", "D play reinforce")
    scene.play("A no bribe")

    assert asks(scene, "A") == (
        "Enforce. 1 resource: add 1 to all your dice (up to 6). "
        "Or 1 Gold and 1 Energy: add 2 to all your dice (up to 6). "
        "Or 2 Gold and 2 Energy: add 3 to all your dice (up to 6). "
        "Which option do you use, and how do you pay? You have 5 Gold and 5 Energy."
    )
    assert asks(scene, "D", "ja").startswith("「増援」。自分が支援プレイヤーである場合、コストが金1・エネルギー1減る。")


@clause("WARP-DIC-09")
def test_dice_questions_show_both_sides() -> None:
    scene = Scene().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, "yellow").leads("A", "xotan-timebenders")
    scene.dice(4, 3, 2, 5).turn("A", "action").play("A attack", "A troops 3")

    assert asks(scene, "A") == "Attack: 4, 3, 2 (x 2). Defence: 5 (x 4). Do you reroll or flip a die of yours?"
    assert asks(scene, "A", "ja") == (
        "攻撃側の出目4・3・2（倍率2）、防御側の出目5（倍率4）。自分のダイスを振り直すか反転しますか？"
    )


# Who is waited for


@clause("WARP-TURN-01", "WARP-ACT-01")
def test_whoever_is_not_asked_is_told_who_is_and_for_what() -> None:
    scene = Scene().has("A", gold=1).turn("A", "action")

    objection = not_your_turn(scene.state, 1)

    assert objection.text() == (
        "Player A is asked now, and not you. It is about the choice of the action (WARP-ACT-01). "
        "Wait until Player A has answered."
    )
    assert objection.text("ja") == (
        "いま選ぶのはプレイヤーAです（アクションの選択）。（WARP-ACT-01）プレイヤーAが選ぶまでお待ちください。"
    )


@clause("WARP-SET-38", "WARP-SET-39")
def test_whoever_has_chosen_waits_for_the_others() -> None:
    game = tessera.start("the-warp", seats=3, seed=1, options={})
    while game.questions[0].kind != "missions":
        game.play(game.questions[0].seat, [game.questions[0].options[0].id])
    question = game.question(0)
    assert question is not None
    game.play(0, [option.id for option in question.options[:3]])

    objection = game.why_not(0, question.options[0].id)

    assert objection is not None
    assert objection.text() == (
        "You have nothing more to choose here, but Player B and Player C have. "
        "It is about the choice of Private Missions (WARP-SET-38). Wait until Player B and Player C have answered."
    )
    assert objection.why_ja == (
        "いま選ぶことはもうありません。プレイヤーBとプレイヤーCがまだ選んでいます（個人ミッションの選択）。"
    )


def test_when_nobody_is_asked_that_is_told() -> None:
    scene = Scene().has("A", gold=1).turn("A", "action")
    scene.state.lanes[0].menu = []

    objection = not_your_turn(scene.state, 0)

    assert objection.text() == "Nobody is asked anything now (WARP-TURN-01). Wait for the next question."
    check(objection.why_ja, "ja")
    check(objection.instead_ja, "ja")
