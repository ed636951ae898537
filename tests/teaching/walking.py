"""Every way through a lesson: all good answers of every step, one after the other, in real games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Refusal
from tessera.teaching.lesson import Good, Lesson
from tessera.teaching.progress import opened, progress

# Of a question that takes several options at once, so many answers are tried.
MOST_ANSWERS = 300


class Stuck(AssertionError):
    """A lesson that cannot go on: which step, and what is the matter."""


def stops(lesson: Lesson) -> Iterator[tuple[int, Game]]:
    """Every position in which a step asks the learner, over all good answers; the game after the last one is the end.

    It raises where the learner is not asked, no good answer is legal, or the script of the others does not fit.
    """
    todo = [opened(lesson)]
    seen = set()
    while todo:
        game = todo.pop()
        play_others(lesson, game)
        stand = progress(lesson, game)
        key = (stand.done, game.fingerprint())
        if key in seen:
            continue
        seen.add(key)
        yield stand.done, game
        if stand.step is None:
            continue
        possible = [good for good in stand.step.good if _is_legal(game, lesson.start.seat, good)]
        if not any(not good.other_way for good in possible):
            written = " / ".join(good.written for good in stand.step.good)
            raise _stuck(lesson, stand.done, f"“{written}” is not legal", game)
        for good in possible:
            branch = game.clone()
            branch.play(lesson.start.seat, sorted(good.picks))
            todo.append(branch)


def _is_legal(game: Game, seat: int, good: Good) -> bool:
    """Whether an answer is possible here: of several ways to do the same, an earlier choice may have closed one."""
    try:
        game.understood(seat, sorted(good.picks))
    except (Refusal, NotOffered):
        return False
    return True


def play_others(lesson: Lesson, game: Game) -> None:
    """The others answer as the script says, until the learner is asked or the lesson is over."""
    while True:
        stand = progress(lesson, game)
        assert not stand.lost, f"{lesson.game} {lesson.name}: the way is lost"
        asked = [question for question in game.questions if question.seat != lesson.start.seat]
        is_asked = game.question(lesson.start.seat) is not None
        if (is_asked and not stand.is_over) or not asked:
            if not is_asked and not stand.is_over:
                raise _stuck(lesson, stand.done, "nobody is asked", game)
            return
        question = asked[0]
        picks = stand.cue(question.seat)
        letter = "ABCDEFGH"[question.seat]
        if picks is None and stand.is_over:
            return
        if picks is None:
            raise _stuck(lesson, stand.done, f"{letter} is asked, and the script says nothing", game)
        try:
            game.play(question.seat, picks)
        except (Refusal, NotOffered) as problem:
            raise _stuck(
                lesson, stand.done, f"the script of {letter} does not fit: {problem.text()}", game
            ) from problem


def answers(question: Question) -> Iterator[frozenset[str]]:
    """The legal answers of a question."""
    ids = [option.id for option in question.options]
    least, most = question.pick
    every = (frozenset(picks) for size in range(least, most + 1) for picks in combinations(ids, size))
    return islice(every, MOST_ANSWERS)


def _stuck(lesson: Lesson, done: int, what: str, game: Game) -> Stuck:
    lines = [f"{lesson.game} {lesson.name}, question {done + 1}: {what}"]
    for question in game.questions:
        lines.append(f"  {'ABCDEFGH'[question.seat]} {question.kind} {question.pick}: {question.text()}")
        lines += [f"    {option.id}" for option in question.options[:60]]
    lines.append(f"  See: python -m tools.lessons {lesson.game} {lesson.name} --from {max(1, done)}")
    return Stuck("\n".join(lines))
