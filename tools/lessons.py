"""Walking a lesson as an author: what is asked at each step, what fits and what does not, and how long it all is.

    python -m tools.lessons                                  all courses, and how long each lesson is
    python -m tools.lessons revive first-game                each step, its question and the answers that are offered
    python -m tools.lessons revive first-game --from 7       the same from a step on
    python -m tools.lessons revive first-game --ja           in Japanese
    python -m tools.lessons revive first-game --choices      all choices to its end, for a lesson that goes on there

A step that fits no longer, since a card or a rule was changed, is told with everything that is offered in its place.
"""

from __future__ import annotations

import argparse
import sys

from tessera.kernel.game import Game
from tessera.kernel.refusal import ContentError, NotOffered, RecordError, Refusal
from tessera.teaching.courses import course, lesson_of, taught
from tessera.teaching.lesson import Lesson
from tessera.teaching.progress import opened, progress

_MOST = 40


def main() -> int:
    """Walk a lesson, or list all."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", nargs="?")
    reader.add_argument("lesson", nargs="?")
    reader.add_argument("--from", dest="since", type=int, default=1)
    reader.add_argument("--ja", action="store_true")
    reader.add_argument("--choices", action="store_true")
    given = reader.parse_args()
    language = "ja" if given.ja else "en"
    try:
        if given.lesson:
            lesson = lesson_of(given.game, given.lesson)
            return _choices(lesson) if given.choices else _walk(lesson, given.since, language)
        for game in [given.game] if given.game else taught():
            for lesson in course(game):
                print(f"{game} {lesson.name}: {len(lesson.steps)} questions, {lesson.words} words")
    except (ContentError, RecordError) as problem:
        print(problem.text(language))
        return 1
    return 0


def _choices(lesson: Lesson) -> int:
    """The whole way as `choices` of another lesson."""
    game = opened(lesson)
    for step in lesson.steps:
        _play_others(lesson, game)
        question = game.question(lesson.start.seat)
        assert question is not None, "walk the lesson first"
        game.play(lesson.start.seat, sorted(step.way_among([option.id for option in question.options]).picks))
    _play_others(lesson, game)
    print("choices = [", *[f'  "{choice}",' for choice in game.choices], "]", sep="\n")
    return 0


def _walk(lesson: Lesson, since: int, language: str) -> int:
    """Go the intended way, and tell it."""
    game = opened(lesson)
    for number, step in enumerate(lesson.steps, start=1):
        _play_others(lesson, game)
        question = game.question(lesson.start.seat)
        if number >= since:
            print(f"\n--- step {number}: {step.way.written}")
            for card in step.cards:
                print(f"    “{card.tell[language]}” {' '.join(card.point)}")
        if question is None:
            print(f"step {number}: the learner is not asked. Asked are: {game.questions}")
            return 1
        offered = [option.id for option in question.options]
        way = step.way_among(offered)
        fits = way.picks <= set(offered)
        if number >= since or not fits:
            print(f"    {question.kind}: {question.text(language)} {question.pick}")
            for option in question.options[:_MOST]:
                mark = "*" if option.id in way.picks else " "
                print(f"    {mark} {option.id}: {option.text(language)}")
        if not fits:
            print(f"step {number} fits no longer: {[good.written for good in step.good]}")
            return 1
        if number >= since and way.say[language]:
            print(f"    -> “{way.say[language]}”")
        game.play(lesson.start.seat, sorted(way.picks))
    _play_others(lesson, game)
    print(f"\n--- end: “{lesson.end.tell[language]}”")
    for question in game.questions:
        print(f"    {'ABCDEFGH'[question.seat]} {question.kind}: {[option.id for option in question.options[:_MOST]]}")
    return 0


def _play_others(lesson: Lesson, game: Game) -> None:
    """The others answer by the script until the learner is asked."""
    while game.question(lesson.start.seat) is None and game.questions and not progress(lesson, game).is_over:
        question = game.questions[0]
        picks = progress(lesson, game).cue(question.seat)
        if picks is None:
            letter = "ABCDEFGH"[question.seat]
            print(f"{letter} is asked, and has no script: {question.kind}: {question.text()} {question.pick}")
            for option in question.options[:_MOST]:
                print(f"      {letter} {option.id}: {option.text()}")
            sys.exit(1)
        try:
            game.play(question.seat, picks)
        except (Refusal, NotOffered) as problem:
            print(f"the script of {'ABCDEFGH'[question.seat]} fits no longer: {problem.text()}")
            for option in question.options[:_MOST]:
                print(f"      {option.id}: {option.text()}")
            sys.exit(1)
    script = progress(lesson, game).script
    if script:
        print(f"    left over in the script: {[str(choice) for choice in script]}")


if __name__ == "__main__":
    sys.exit(main())
