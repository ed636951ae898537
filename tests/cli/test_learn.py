"""Lessons in the terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.teaching.courses import lesson_of
from tests.cli.shell import ok, refused

LESSON = ("learn", "race-for-the-galaxy", "first-worlds", "--plain")
COURSE = lesson_of("race-for-the-galaxy", "first-worlds")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lines(*typed: str) -> str:
    """Typed lines."""
    return "".join(f"{line}\n" for line in typed)


def test_courses_are_listed() -> None:
    told = ok("learn")

    assert "Race for the Galaxy: the course" in told
    assert "first-worlds: Your first worlds (10 min)." in told
    assert "tessera learn race-for-the-galaxy first-worlds" in ok("learn", "race-for-the-galaxy")
    assert "はじめての植民（10分）" in ok("learn", "race-for-the-galaxy", "--lang", "ja")


def test_what_is_not_there_is_told() -> None:
    assert 'Did you mean "first-worlds"?' in refused("learn", "race-for-the-galaxy", "first-world")
    assert 'There is no game "chess".' in refused("learn", "chess")


def test_a_lesson_tells_answers_and_waits() -> None:
    told = ok(*LESSON, typed=lines("develop", "hint", "fly", "settle", "undo", "quit"))

    assert "Step 1 of 19" in told
    assert "Whoever has the most victory points (VP) at the end wins." in told
    assert "Not yet. That is possible, and often good. Today we begin with a world: pick Settle." in told
    assert "The lesson means: Settle: Everybody may place a world, paid for with cards or conquered by" in told
    assert "“fly” is not among the options." in told
    assert "Right. Your rival picked Explore" in told
    assert "Step 2 of 19" in told
    assert "B chose Explore +5." in told


def test_nothing_before_the_lesson_is_taken_back() -> None:
    told = ok(*LESSON, typed=lines("undo", "quit"))

    assert "There is nothing of yours to take back in this lesson." in told


def test_a_lesson_goes_on_after_a_break_and_ends_in_a_free_game() -> None:
    answers = [" + ".join(good.written.split(" + ")) for good in (step.way for step in COURSE.steps)]

    left = ok(*LESSON, typed=lines(*answers[:5], "quit"))
    told = ok(*LESSON, "--resume", "race-for-the-galaxy-1.tessera", typed=lines(*answers[5:], "refugee-world", "quit"))

    assert "tessera learn race-for-the-galaxy first-worlds --resume race-for-the-galaxy-1.tessera" in left
    assert "Step 6 of 19" in told
    assert "Step 5 of 19" not in told
    assert "The lesson is done, and the game is yours." in told
    assert "Refugee World" in told


def test_another_game_is_not_resumed_as_a_lesson() -> None:
    ok("play", "race-for-the-galaxy", "--seed", "9", "--plain", "--save", "other.tessera", typed=lines("quit"))

    told = refused(*LESSON, "--resume", "other.tessera")

    assert 'other.tessera does not hold the lesson "first-worlds".' in told


def test_it_speaks_japanese() -> None:
    told = ok(*LESSON, "--lang", "ja", typed=lines("develop", "settle", "quit"))

    assert "今はまだです。" in told
    assert "そのとおり。" in told
