"""Questions, choices, the log and explanations as players read them."""

from __future__ import annotations

import re
from pathlib import Path

import tessera
from tessera.games.atlas_lost import rules
from tessera.games.atlas_lost.lexicon import Lexicon
from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.phrases import phrases
from tessera.games.atlas_lost.rules import discarding
from tessera.games.atlas_lost.wording import question_clause
from tessera.games.atlas_lost.wording_losses import lost_of_list
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.speech import check_question, check_story
from tests.rows import for_each


def text_of(scene: Scene, choice: str, language: str = "en") -> str:
    """What an offered choice says."""
    question = scene.game.questions[0]
    check_question(question)
    return next(option.text(language) for option in question.options if option.id == choice)


def asks(scene: Scene, language: str = "en") -> str:
    """What the open question says."""
    check_question(scene.game.questions[0])
    return scene.game.questions[0].text(language)


def rule_sources() -> str:
    """All rules as text."""
    folder = Path(rules.__path__[0])
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


# Everything has words


def test_every_kind_of_question_has_a_sentence_and_a_clause() -> None:
    kinds = re.findall(r'def kind\(self\) -> str:\n        return "([a-z-]+)"', rule_sources())
    kinds += discarding.KINDS

    known, clauses = phrases(), load().clauses

    assert len(kinds) == 38
    assert [kind for kind in kinds if f"question.{kind}" not in known] == []
    assert [kind for kind in kinds if question_clause(kind) not in clauses] == []


def test_every_event_has_a_sentence() -> None:
    keys = re.findall(r'(?:game\.say\(|say_of\(game, |Event\()\s*"([a-z0-9-]+)"', rule_sources())
    keys += re.findall(r'"((?:wins|initiative)-[a-z]+|replenishes|collects|stops)"', rule_sources())

    known = phrases()

    assert len(set(keys)) >= 45
    assert [key for key in keys if f"log.{key}" not in known] == []


# Choices


@clause("AL-PLACE-02", "AL-PASS-04")
def test_a_placement_tells_what_it_costs_now() -> None:
    plain = Scene("science economy culture", seats=2, techs="IIS-D IIE-A").has("A", research=5).turn("A")
    reduced = Scene("science economy culture", seats=2, techs="IIS-D IIE-A").has("A", research=5)
    reduced.team("A", "IIS-D").turn("A")

    full = (
        "Place an advance team on Share Issue (IIE-A, Economy Lv.2) for 3 research. You can then start it for 1 "
        "research, 2 data and 1 card from your hand: Attach 2 economy tokens to different advance teams of yours. "
        "Every other player gains 1 data."
    )
    assert text_of(plain, "place economy IIE-A") == full
    assert text_of(reduced, "place economy IIE-A") == full.replace("for 3 research", "for 2 research")
    assert text_of(reduced, "place economy IIE-A", "ja").startswith(
        "株式発行（IIE-A、経済Lv.2）に先遣隊を配置する（コスト：研究資源2）。以後、"
    )
    # A Tech that works all the time says what it does while a team stays there.
    assert text_of(plain, "place science IIS-D") == (
        "Place an advance team on Light Convoys (IIS-D, Science Lv.2) for 3 research. While it stays there: Placing an "
        "advance team costs up to 1 research less."
    )


@clause("AL-DIG-04")
@for_each(("reading", "gift"), [("ja", "1 data"), ("en", "1 research")])
def test_a_technology_is_told_as_the_table_reads_it(reading: str, gift: str) -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-A", reading=reading)
    scene.has("A", research=5, data=5).team("A", "IIE-A").hand("A", "SCI-01").turn("A")

    assert text_of(scene, "start IIE-A") == (
        "Start Share Issue (IIE-A, Economy Lv.2) for 1 research, 2 data and 1 card from your hand: "
        f"Attach 2 economy tokens to different advance teams of yours. Every other player gains {gift}."
    )


def test_a_command_action_tells_its_whole_price() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-D").has("A", research=5, command=2).turn("A")

    assert text_of(scene, "command IIE-D").startswith(
        "Run Local Branch (IIE-D, Economy Lv.2) by command for 3 research and 2 command: Attach 1 economy token"
    )
    assert "（コスト：研究資源3とコマンド資源2）" in text_of(scene, "command IIE-D", "ja")


def test_cards_tell_what_they_are_what_they_cost_and_what_they_do() -> None:
    scene = Scene("science economy culture", seats=2).has("A", research=5)
    scene.hand("A", "ECO-01", "ECO-15", "ECO-24").install("A", "ECO-19").turn("A")

    assert text_of(scene, "use ECO-01") == (
        "Use Bulk Convoy (ECO-01, crate card): Gain 5 research. Every other player gains 1 research."
    )
    assert text_of(scene, "install ECO-15") == (
        "Install Commodity Desk (ECO-15, active card) for 1 research. "
        "It says: Pay 3 research: Gain 3 data. Every other player gains 1 research."
    )
    assert text_of(scene, "research ECO-24") == "Turn Automated Mills (ECO-24) into 1 research"
    assert text_of(scene, "data ECO-24", "ja") == "自動工場（ECO-24）をデータ資源1に換える"
    assert text_of(scene, "activate ECO-19").startswith(
        "Activate Venture Scouts (ECO-19, active card) for 2 research: "
    )


def test_a_choice_of_reductions_is_announced_and_then_asked() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIS-B").has("A", research=4, data=4)
    scene.team("A", "IIS-B").hand("A", "CUL-30").turn("A")

    assert "for 2 research and 2 data less a reduction of your choice" in text_of(scene, "install CUL-30")
    scene.play("install CUL-30")
    assert asks(scene) == "The cost is 2 research and 2 data. How do you reduce it?"
    assert text_of(scene, "less 2 data") == "Reduce it by 2 data: pay 2 research"
    assert text_of(scene, "less nothing", "ja") == "減らさない（支払い：研究資源2とデータ資源2）"


def test_income_is_told_with_the_bonus_of_an_empty_row() -> None:
    scene = Scene("science economy culture", seats=2).waiting("A", 0, 3).turn("A")

    assert text_of(scene, "replenish") == "Replenish research: gain 4 research, then 1 command or a card"
    assert text_of(scene, "collect") == "Collect data: gain 1 data"


@clause("AL-RES-05")
def test_an_option_says_what_of_it_is_lost_at_the_limit() -> None:
    scene = Scene("science economy culture", seats=2).waiting("A", 0, 3).has("A", research=18).turn("A")
    full = Scene("science economy culture", seats=2).has("A", data=19).turn("A")

    assert text_of(scene, "replenish").endswith("then 1 command or a card (3 research is lost at the limit)")
    assert text_of(full, "collect") == "Collect data: gain 1 data (all of it is lost: you stand at the limit)"
    assert text_of(full, "collect", "ja").endswith("（上限に達しているので、すべて失われる）")


@clause("AL-RES-05")
def test_a_tech_or_card_says_what_of_its_gains_is_lost_at_the_limit() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-C").team("A", "IIE-C").hand("A", "CUL-07")
    scene.has("A", research=17, data=18).turn("A")
    start, use = (text_of(scene, choice) for choice in ("start IIE-C", "use CUL-07"))

    assert start == (
        "Start Common Market (IIE-C, Economy Lv.2): Gain 3 research and 2 data. "
        "Every other player gains 1 research and 1 data. (1 research and 1 data is lost at the limit)"
    )
    assert use.endswith(" (1 data is lost at the limit)")
    assert text_of(scene, "start IIE-C", "ja").endswith("（研究資源1とデータ資源1は上限のため失われる）")
    scene.play("start IIE-C")
    assert "Common Market (IIE-C): A gains 1 data; 1 data more is lost at the limit." in scene.game.story(0)


@clause("AL-RES-05")
def test_what_an_option_pays_first_makes_room_for_what_it_gains() -> None:
    scene = Scene("science economy culture", seats=2).has("A", data=18).turn("A")
    game, lexicon = scene.state, Lexicon(scene.state, "en")
    market = game.rulebook.techs[game.rulebook.tech_numbers["IIE-C"]].program
    assert market is not None

    assert lost_of_list(game, 0, lexicon, market, {}) == " (1 data is lost at the limit)"
    assert lost_of_list(game, 0, lexicon, market, {"data": 1}) == ""


@clause("AL-INF-14")
def test_a_step_names_the_reward_tile_it_resolves() -> None:
    scene = Scene("science economy culture", seats=2).has("A", research=5, data=2).influence("A", 2).turn("A")
    scene.play("end")

    assert text_of(scene, "advance 1") == (
        "Advance to space 3 for 2 research and 1 data. Bonus: Relay Station (IRT-S): Choose one: "
        "(a) You may place 1 advance team (pay its cost reduced by 2 research). / "
        "(b) Draw 1 support card from any deck. Gain 1 data."
    )


# Rare questions


@clause("AL-SCI-06", "AL-PLACE-12")
def test_a_returned_team_is_asked_for_by_name() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIIS-F IIIE-A")
    scene.team("A", "IIS-A", "IIE-A", "IIIS-F", "IIIE-A").turn("A")

    scene.play("start IIIS-F")
    assert asks(scene) == "Which of your Lv.3 advance teams returns to your board?"
    assert text_of(scene, "return IIIE-A").startswith("Return the advance team on Merger Deal (IIIE-A, Economy Lv.3)")
    scene.play("return IIIE-A")
    assert asks(scene, "ja") == "先遣隊をどちらの列に戻しますか？"
    assert text_of(scene, "row research") == "The research row: 0 waiting"


@clause("AL-PASS-06")
def test_an_optional_reaction_is_told_to_its_owner() -> None:
    scene = Scene("science economy religion", seats=2, techs="IIIR-E IIIS-F")
    scene.team("A", "IIR-A", "IIIR-E").track("B", "AA").team("B", "IIS-A").has("B", research=9, data=9).turn("B")

    scene.play("place science IIIS-F", "row research", "keep SCI-01")

    assert scene.asked() == "A optional"
    assert asks(scene) == "You may pay 1 of your placed religion tokens. If you do: Gain 3 TP."
    assert asks(scene, "ja") == "配置済みの宗教駒1個を支払ってよい。そうしたなら、3TPを得る。どうしますか？"
    assert text_of(scene, "pay") == "Do it: pay 1 of your placed religion tokens"
    assert text_of(scene, "decline", "ja") == "行わない"


@clause("AL-REL-11")
def test_an_ally_is_told_with_what_counts() -> None:
    scene = Scene("science economy religion", seats=2, techs="IIIR-A").has("B", tp=6)
    scene.team("A", "IIR-A", "IIIR-A").track("B", "AAA").track("NPC-1", "AA").turn("A")

    scene.play("start IIIR-A", "pay religion B 1 + pay religion B 2")

    assert asks(scene) == "Which of your religious allies counts? You gain TP by what it has."
    assert text_of(scene, "ally B") == "Player B, with 6 TP in tokens"
    assert text_of(scene, "ally NPC-1", "ja") == "残存勢力1（技術点タイル14TP）"


def test_exchanges_are_summed_up() -> None:
    scene = Scene("science economy culture", seats=2).has("A", data=2).hand("A", "CUL-06").turn("A")

    scene.play("use CUL-06")

    assert asks(scene) == "How often do you exchange? At most 3 times."
    assert text_of(scene, "exchange 0") == "Exchange nothing"
    assert text_of(scene, "exchange 2") == "Exchange 2 times: pay 2 data in all, gain 4 research"
    assert text_of(scene, "exchange 1", "ja") == "1回交換する：合計でデータ資源1を支払い、研究資源2を得る"


@clause("AL-HAND-03")
def test_a_stolen_card_is_named_to_thief_and_victim_only() -> None:
    scene = (
        Scene("science economy military", seats=3)
        .hand("A", "MIL-11")
        .has("A", research=5, data=5, command=5, military=5)
    )
    scene.hand("B", "SCI-01", "SCI-02", "ECO-01").hand("C", "ECO-02").turn("A")

    scene.play("use MIL-11", "target B")
    assert asks(scene) == "Which card do you take from Player B's hand?"
    scene.play("take SCI-02")

    told = {seat: " ".join(scene.game.story(seat)) for seat in (None, 0, 1, 2)}
    named = scene.state.rulebook.library.cards["SCI-02"]["name"]["en"]
    assert [seat for seat, story in told.items() if named in story] == [0, 1]
    assert "A looks at the hand of B." in told[2]
    assert "A takes 1 Science card from the hand of B." in told[2]
    check_story(scene.game)


@clause("AL-CARD-11")
def test_the_owner_chooses_which_installed_card_is_lost() -> None:
    scene = Scene("science economy military", seats=3).hand("A", "MIL-06").has("A", research=5, data=5, military=5)
    scene.install("B", "ECO-15", "ECO-19").install("C", "SCI-13").turn("A")

    scene.play("use MIL-06")
    assert asks(scene) == "Who loses an installed card?"
    assert text_of(scene, "target B") == "Player B, who has 2 cards"
    scene.play("target B")
    assert scene.asked() == "B uninstall"
    assert asks(scene) == "Which of your installed cards do you discard?"
    assert text_of(scene, "uninstall ECO-15").startswith(
        "Discard the installed card Commodity Desk (ECO-15, active card)."
    )


def test_cards_taken_back_and_turned_upright_are_named() -> None:
    scene = Scene("science economy culture", seats=2).hand("A", "SCI-08").discarded("ECO-01", "CUL-06")
    scene.has("A", research=5, data=5).turn("A")

    scene.play("use SCI-08")
    assert asks(scene) == "Which card do you take from the discard piles?"
    assert text_of(scene, "recover ECO-01", "ja").startswith(
        "大規模輸送隊（ECO-01、クレートカード）を取る。カードの効果："
    )


# The log


@clause("AL-DRAW-01", "AL-FRONT-03")
def test_the_log_is_a_sports_report_that_keeps_secrets() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-C IIIE-A").has("A", research=9, data=9)
    scene.team("A", "IIE-C").deck("economy", "ECO-01", "ECO-02").front_runner("IIIE-A", 2).turn("A")

    scene.play("place economy IIIE-A", "row data", "keep ECO-02")

    assert scene.game.story(0) == [
        "Round 1: A's turn.",
        "Merger Deal (IIIE-A): A pays 4 research and 2 data.",
        "A places an advance team on Merger Deal (IIIE-A), taken from the data row.",
        "Merger Deal (IIIE-A): A looks at Bulk Convoy (ECO-01) and Trade Fair (ECO-02).",
        "Merger Deal (IIIE-A): A keeps Trade Fair (ECO-02).",
        "Merger Deal (IIIE-A): A discards Bulk Convoy (ECO-01).",
        "Merger Deal (IIIE-A): A is the first there and takes a Lv.3 front runner token (2 TP).",
    ]
    assert scene.game.story(1)[3:] == [
        "Merger Deal (IIIE-A): A looks at 2 Economy cards.",
        "Merger Deal (IIIE-A): A keeps 1 Economy card.",
        "Merger Deal (IIIE-A): A discards Bulk Convoy (ECO-01).",
        "Merger Deal (IIIE-A): A is the first there and takes 1 Lv.3 front runner token.",
    ]
    assert scene.game.story(None, "ja")[2:5] == [
        "Aはデータ収集の列の先遣隊を合併協定（IIIE-A）に配置した。",
        "合併協定（IIIE-A）：Aは経済のサポートカード2枚を見た。",
        "合併協定（IIIE-A）：Aは経済のサポートカード1枚を手札に加えた。",
    ]


def test_the_log_tells_starts_gifts_and_caps() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-C").has("A", research=18, data=19)
    scene.team("A", "IIE-C").turn("A")

    scene.play("start IIE-C")

    assert scene.game.story(1)[1:] == [
        "A starts Common Market (IIE-C).",
        "Common Market (IIE-C): A gains 1 research; 2 research more is lost at the limit.",
        "Common Market (IIE-C): A stands at the limit: 2 data is lost.",
        "Common Market (IIE-C): Everybody else gains 1 research.",
        "Common Market (IIE-C): Everybody else gains 1 data.",
    ]
    check_story(scene.game)


# Whose turn it is


@clause("AL-DIG-01")
def test_whoever_has_chosen_an_initial_card_waits_for_the_others() -> None:
    game = tessera.start("atlas-lost", seats=3, seed=1, options={"first": "A"})
    first = next(question for question in game.questions if question.seat == 0)
    game.play(0, [first.options[0].id])

    objection = game.why_not(0, "end")

    assert objection is not None
    assert objection.text() == (
        "You have chosen your initial card; Player B and Player C have not yet (AL-DIG-01). "
        "Wait until Player B and Player C have answered."
    )


@clause("AL-TURN-08")
def test_another_players_turn_is_named() -> None:
    scene = Scene("science economy culture", seats=2).turn("A")

    objection = scene.game.why_not(1, "replenish")

    assert objection is not None
    assert objection.clause == "AL-TURN-08"
    assert objection.why == "It is the turn of Player A, and Player A is asked"
    assert objection.why_ja == "いまはプレイヤーAの手番で、プレイヤーAが選んでいます。"
