"""Every lesson of every game, played in real games by every way that it calls good."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tessera.games import find
from tessera.kernel.game import Game
from tessera.kernel.refusal import SPOKEN
from tessera.teaching.courses import course, taught
from tessera.teaching.lesson import Lesson
from tessera.teaching.progress import opened, progress, tone_of
from tests.teaching.walking import Stuck, answers, stops

LESSONS = [lesson for game in taught() for lesson in course(game)]
NAMES = [f"{lesson.game}-{lesson.name}" for lesson in LESSONS]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)


def test_every_game_has_a_first_lesson() -> None:
    assert taught() == ("atlas-lost", "race-for-the-galaxy", "revive", "the-warp")


@each_lesson
def test_no_good_answer_gets_stuck_and_every_other_one_is_told_something(
    lesson: Lesson, record_property: Callable[[str, object], None]
) -> None:
    reached: set[int] = set()
    others = 0

    for done, game in stops(lesson):
        reached.add(done)
        stand = progress(lesson, game)
        if stand.step is None:
            continue
        question = game.question(lesson.start.seat)
        assert question is not None
        for picks in answers(question):
            if tone_of(stand, list(picks)) == "other":
                others += 1
                assert all(stand.step.other[language] for language in SPOKEN), (
                    f"question {done + 1}: nothing is said of {sorted(picks)}"
                )
        unspoken = [good.written for good in stand.step.good if not all(good.say[language] for language in SPOKEN)]
        assert unspoken == [], f"question {done + 1}: nothing is said of what is right"

    assert reached == set(range(len(lesson.steps) + 1))
    record_property(
        "summary", f"{lesson.game} {lesson.name}: {len(lesson.steps)} questions, {lesson.words} words, {others} others"
    )


@each_lesson
def test_pieces_that_are_pointed_at_are_on_the_table(lesson: Lesson) -> None:
    for done, game in stops(lesson):
        step = progress(lesson, game).step
        cards = step.cards if step is not None else (lesson.end,)
        there = _pieces(game, lesson)
        for card in cards:
            missing = [piece for piece in card.point if not set(piece.split()) <= there]
            assert missing == [], f"question {done + 1}: {missing} is nowhere to be seen"


def _pieces(game: Game, lesson: Lesson) -> set[str]:
    """Every word of what the learner sees or may choose: a pointer is made of such words."""
    question = game.question(lesson.start.seat)
    options = [option.id for option in question.options] if question is not None else []
    catalogue = {term.code for term in find(lesson.game).terms()}
    seen = json.dumps(game.view(lesson.start.seat), ensure_ascii=False)
    return {*_words(seen), *(word for option in options for word in option.split()), *catalogue, *_FURNITURE}


# What boards draw that no view names: action cards, piles, boards of players and their parts.
_FURNITURE = {
    *("action", "seat", "symbol", "stock", "slot", "switch", "hibernation", "row", "moon"),
    *(f"INF-{space}" for space in range(11)),
}


def _words(text: str) -> set[str]:
    return set(text.replace('"', " ").replace(":", " ").replace(",  ", " ").replace("}", " ").split())


@each_lesson
def test_a_free_game_begins_where_the_lesson_ends(lesson: Lesson) -> None:
    ends = [game for done, game in stops(lesson) if done == len(lesson.steps)]

    assert all(game.outcome is None for game in ends), "nothing is left to play"
    left = {str(choice) for game in ends for choice in progress(lesson, game).script}
    assert left == set(), "the script goes on where the others play freely"


@each_lesson
def test_options_are_stated(lesson: Lesson) -> None:
    stated = set(lesson.start.options)

    assert opened(lesson).setup.options.items() >= lesson.start.options.items()
    assert stated, "a default may change, and the position with it"


def test_a_lesson_that_fits_no_longer_tells_where() -> None:
    lesson = LESSONS[0]
    spoilt = Lesson(
        lesson.game,
        lesson.name,
        lesson.title,
        lesson.about,
        lesson.minutes,
        lesson.start,
        (lesson.steps[0], lesson.steps[0], *lesson.steps[2:]),
        lesson.end,
    )

    with pytest.raises(Stuck) as problem:
        list(stops(spoilt))

    assert f"{lesson.game} {lesson.name}, question 2: " in str(problem.value)
    assert f"python -m tools.lessons {lesson.game} {lesson.name} --from 1" in str(problem.value)
