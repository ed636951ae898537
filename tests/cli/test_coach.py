"""The coach at the terminal table."""

from __future__ import annotations

from pathlib import Path

import pytest

import tessera as house
from tessera.cli import coach as coach_module
from tests.cli.shell import ok, refused
from tests.cli.test_play import GAME, lines


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def choices() -> int:
    """How many choices the saved game has."""
    return len(house.Record.parse(Path("atlas-lost-7.tessera").read_text(encoding="utf-8")).choices)


def test_a_hint_tells_first_what_to_look_at_and_why_and_only_then_which() -> None:
    told = ok(*GAME, "--plain", typed=lines("1", "hint", "quit"))
    more = ok(*GAME, "--plain", typed=lines("1", "hint", "h", "quit"))

    look, reason, again = told.partition("A> hint\n")[2].splitlines()[:3]
    assert look.startswith("Look at this first: ")
    assert reason.startswith("The best answer brings ")
    assert again == "Write hint once more to see what a strong player would do."
    assert "Best: " not in told
    answers = more.partition("A> h\n")[2].splitlines()[:3]
    assert answers[0].startswith("Best: ")
    assert answers[0].endswith("% to win).")
    assert [line.partition(":")[0] for line in answers[1:]] == ["Or", "Or"]


def test_a_new_question_begins_with_what_to_look_at_again() -> None:
    told = ok(*GAME, "--plain", typed=lines("1", "hint", "hint", "replenish", "hint", "undo", "hint", "quit"))

    assert told.count("Best: ") == 1
    assert told.count("Look at this first: ") + told.count("There is little between") == 3


def test_in_full_the_coach_tells_how_to_win_and_what_each_question_is_about() -> None:
    told = ok(*GAME, "--plain", "--coach", "full", typed=lines("quit"))
    silent = ok(*GAME, "--plain", typed=lines("quit"))

    assert "How to win: Win at the end of your own turn: 30 TP" in told
    assert "Coach: This card opens your game" in told
    assert "Coach: " not in silent
    assert "How to win: " not in silent


def test_in_japanese() -> None:
    told = ok(*GAME, "--plain", "--coach", "full", "--lang", "ja", typed=lines("1", "ヒント", "ヒント", "終了"))

    assert "勝ち方：自分の手番の終わりに" in told
    assert "コーチ：このカードが序盤の形を決めます。" in told
    assert "まずここに注目しましょう：" in told
    assert "いちばんよい手：" in told


def test_the_coach_can_be_switched_at_the_table() -> None:
    typed = lines("coach", "coach off", "hint", "coach full", "1", "coach loud", "quit")

    told = ok(*GAME, "--plain", typed=typed)

    assert "The coach is set to hints." in told
    assert "The coach is off.\nA> hint\nThe coach is off. Write coach hints to have it back." in told
    assert "Coach: You have one main action" in told
    assert "The coach is set to full." in told


def test_where_several_people_play_it_is_silent_unless_it_is_wanted() -> None:
    two = (*GAME, "--plain", "--players", "person,person")

    assert "The coach is off." in ok(*two, typed=lines("", "hint", "quit"))
    assert "Look at this first" in ok(*two, "--coach", "hints", typed=lines("", "hint", "quit"))


def test_another_level_is_refused() -> None:
    assert "'loud' is not one of 'full', 'hints', 'off'." in refused(*GAME, "--coach", "loud", code=2)


def test_before_a_choice_that_costs_much_it_asks_once_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "MUCH", 0.0)

    told = ok(*GAME, "--plain", "--coach", "hints", typed=lines("1", "1", "replenish", "replenish", "quit"))

    assert told.count("One moment. This may cost you about ") == 2
    assert "Write it once more to do it all the same" in told
    assert told.count("A replenishes 2 research.") == 1
    assert choices() == 3


def test_a_choice_that_costs_little_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "MUCH", 1.1)

    assert "One moment." not in ok(*GAME, "--plain", "--coach", "full", typed=lines("1", "replenish", "quit"))


def test_it_does_not_ask_when_it_is_off_nor_whoever_types_from_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "MUCH", 0.0)

    assert "One moment." not in ok(*GAME, "--plain", "--coach", "off", typed=lines("1", "replenish", "quit"))
    assert "One moment." not in ok(*GAME, "--plain", typed=lines("1", "replenish", "quit"))


def test_what_cannot_be_chosen_is_refused_by_the_game_and_not_by_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "MUCH", 0.0)

    told = ok(*GAME, "--plain", "--coach", "full", typed=lines("1", "1", "stop", "quit"))

    assert "You cannot choose “Stop and end the turn”." in told
    assert told.count("One moment.") == 1
