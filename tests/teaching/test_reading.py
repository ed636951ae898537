"""Lessons are read strictly: each mistake is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.kernel.content import parse
from tessera.kernel.refusal import ContentError, SetupError
from tessera.teaching.courses import lesson_of, read_course
from tessera.teaching.lesson import Lesson
from tessera.teaching.reading import read_lesson
from tests.rows import for_each

WHOLE = """
title = { en = "First", ja = "最初" }
about = { en = "A start.", ja = "始めます。" }
minutes = 5

[start]
seats = 2
seed = "7"
you = "B"
options = { goals = false, trees = ["science"] }
choices = ["A keep 1 + 2", "B -"]

[[step]]
tell = { en = "Look.", ja = "見ましょう。" }

[[step]]
tell = { en = "Do it.", ja = "やってみましょう。" }
point = ["card 1"]
do = ["play 1 + play 2", "play 3"]
right = { en = "Well done.", ja = "できました。" }
also = [{ do = "play 4", say = { en = "Fine, too.", ja = "それもよい手です。" }, script = ["A go"] }]
other = { en = "Not yet.", ja = "まだです。" }
script = ["A end", "A end"]

[end]
tell = { en = "Play on.", ja = "続きをどうぞ。" }
"""


def read(text: str) -> Lesson:
    """A lesson as it is written."""
    return read_lesson(parse(text.encode(), "1-first.toml"), "revive", "first")


def test_a_lesson_is_what_is_written() -> None:
    lesson = read(WHOLE)

    assert lesson.start.seat == 1
    assert lesson.start.options == {"goals": False, "trees": ["science"]}
    assert [str(choice) for choice in lesson.start.choices] == ["A keep 1 + 2", "B -"]
    (step,) = lesson.steps
    assert [card.tell["en"] for card in step.cards] == ["Look.", "Do it."]
    assert step.cards[1].point == ("card 1",)
    assert [good.picks for good in step.good] == [{"play 1", "play 2"}, {"play 3"}, {"play 4"}]
    assert [good.other_way for good in step.good] == [False, False, True]
    assert [str(choice) for choice in step.good[0].script] == ["A end", "A end"]
    assert [str(choice) for choice in step.good[2].script] == ["A go"]
    assert lesson.words == 7


LONG = "word " * 26


@for_each(
    ("before", "after", "told"),
    [
        ("minutes = 5", "minutes = 50", "1-first.toml: minutes: 50 is out of range. Use 1 to 20."),
        (
            "minutes = 5",
            "minuts = 5",
            '1-first.toml: "minutes" is missing. Did you mean "minutes" where it says "minuts"?',
        ),
        ("minutes = 5", 'minutes = 5\nmood = "x"', '1-first.toml: no such key "mood".'),
        ('you = "B"', 'you = "C"', '1-first.toml: start.you: no such word "C".'),
        (
            '"A keep 1 + 2"',
            '"C keep 1"',
            "1-first.toml: start.choices[1]: is not a choice. Write a seat (A, B), a space",
        ),
        ("seats = 2", "seats = 9", "1-first.toml: start.seats: 9 is out of range. Use 1 to 8."),
        (
            'tell = { en = "Look.", ja = "見ましょう。" }',
            'tell = { en = "Look." }',
            '1-first.toml: step[1].tell: "ja" is missing.',
        ),
        (
            '"Look."',
            '"One. Two. Three."',
            "1-first.toml: step[1].tell.en: holds 3 sentences. Two at most: one idea a step.",
        ),
        (
            '"見ましょう。"',
            '"一。二。三。"',
            "1-first.toml: step[1].tell.ja: holds 3 sentences. Two at most: one idea a step.",
        ),
        ('"Look."', f'"{LONG}end."', "1-first.toml: step[1].tell.en: a sentence of 27 words is too long:"),
        ('"play 3"]', '"play 1 + play 2"]', '1-first.toml: step[2]: "play 1 + play 2" stands there twice.'),
        ("point = [", "points = [", '1-first.toml: step[2]: no such key "points". Did you mean "point"?'),
        ("say = {", "said = {", '1-first.toml: step[2].also[1]: "say" is missing.'),
        ('script = ["A go"]', "skip = 1", "1-first.toml: step[2]: question 1 skips more steps than follow."),
        (
            "[end]",
            '[[step]]\ntell = { en = "A.", ja = "あ。" }\n[end]',
            "1-first.toml: step[3]: only tells something, and nothing is asked after it.",
        ),
        (
            "[end]",
            '[[step]]\ntell = { en = "A.", ja = "あ。" }\n' * 2 + "[end]",
            "1-first.toml: step[4]: only tells something, as the step before it does.",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(before: str, after: str, told: str) -> None:
    assert before in WHOLE

    with pytest.raises(ContentError) as problem:
        read(WHOLE.replace(before, after, 1))

    assert problem.value.text().startswith(told), problem.value.text()
    assert problem.value.text("ja") != problem.value.text("en")


def test_a_file_is_called_by_its_place_and_its_name(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(WHOLE, encoding="utf-8")

    with pytest.raises(ContentError, match=r"1-first-game\.toml"):
        read_course(tmp_path, "revive")


def test_lessons_come_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "2-later.toml").write_text(WHOLE, encoding="utf-8")
    (tmp_path / "1-first.toml").write_text(WHOLE, encoding="utf-8")

    assert [lesson.name for lesson in read_course(tmp_path, "revive")] == ["first", "later"]


@for_each(
    ("game", "name", "told"),
    [
        ("race-for-the-galaxy", "first-world", 'has no lesson "first-world". Did you mean "first-worlds"?'),
        ("chess", "first", 'There are no lessons for "chess".'),
    ],
)
def test_a_lesson_that_is_not_there_is_told(game: str, name: str, told: str) -> None:
    with pytest.raises(SetupError) as problem:
        lesson_of(game, name)

    assert told in problem.value.text()
    assert "レッスン" in problem.value.text("ja")
