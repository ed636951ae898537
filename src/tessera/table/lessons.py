"""A table where a lesson is taught: what it hears, whom it cues, and what its learner is shown.

Nothing of it is kept: the terms name the lesson, and the choices of the game say how far its learner has come.
"""

from __future__ import annotations

from collections.abc import Sequence

from tessera.kernel.refusal import SetupError
from tessera.table.frames import LessonShown, SaidShown, TellShown
from tessera.table.match import Match
from tessera.table.troubles import NotNow, NotYet
from tessera.teaching.courses import course, lesson_of
from tessera.teaching.lesson import Lesson
from tessera.teaching.progress import Progress, progress, tone_of


def lesson_at(match: Match) -> Lesson | None:
    """The lesson of a table; None where there is none, or none of that name any more."""
    if not match.terms.lesson:
        return None
    try:
        return lesson_of(match.terms.game, match.terms.lesson)
    except SetupError:
        # A later release has no such lesson: the game goes on without it.
        return None


def standing(match: Match) -> Progress | None:
    """Where the learner stands; None at a table without a lesson."""
    lesson = lesson_at(match)
    return None if lesson is None or match.game is None else progress(lesson, match.game)


def hear(match: Match, seat: int, picks: Sequence[str]) -> None:
    """A lesson hears what its learner answers; it raises with what it has to say of an answer that it would not take.

    What is no legal answer, the rules refuse themselves.
    """
    stand = standing(match)
    if stand is None or stand.step is None or match.game is None or seat != stand.lesson.start.seat:
        return
    if tone_of(stand, match.game.understood(seat, picks)) == "other":
        other = stand.step.other
        raise NotYet(other["en"], "", other["ja"])


def waits(match: Match, seat: int) -> bool:
    """Whether a seat waits, though it is asked: while a lesson asks its learner, nobody else answers."""
    stand = standing(match)
    if stand is None or stand.step is None:
        return False
    learner = stand.lesson.start.seat
    return seat != learner and match.is_asked(learner)


def cue(match: Match, seat: int) -> list[str] | None:
    """What a seat answers by the script of a lesson; None where that says nothing that can be answered now."""
    stand, question = standing(match), match.question(seat)
    picks = None if stand is None else stand.cue(seat)
    if picks is None or question is None:
        return None
    is_offered = {option.id for option in question.options}.issuperset(picks)
    return picks if is_offered and question.pick[0] <= len(picks) <= question.pick[1] else None


def require_own_choices(match: Match) -> None:
    """Whether anything was chosen since the lesson began; it raises if not."""
    stand = standing(match)
    if stand is not None and len(match.chosen) <= len(stand.lesson.start.choices):
        raise NotNow(
            "There is nothing of yours to take back in this lesson.",
            "What came before belongs to its position.",
            "このレッスンで取り消せる選択はありません。",
            "それより前の選択は、レッスンの局面の一部です。",
        )


def require_asking(match: Match) -> None:
    """Whether answers may be left for questions to come; it raises while a lesson wants to hear each of them."""
    stand = standing(match)
    if stand is not None and stand.step is not None:
        raise NotNow(
            "While the lesson lasts, each question is asked.",
            "Leave an answer when it is over.",
            "レッスン中は、質問を1つずつ確認します。",
            "自動応答は、レッスンが終わってから設定してください。",
        )


def shown(match: Match, seat: int, language: str) -> LessonShown | None:
    """Where the learner stands, as their seat is shown it."""
    stand = standing(match)
    if stand is None or seat != stand.lesson.start.seat:
        return None
    lesson, step, last = stand.lesson, stand.step, stand.last
    cards = step.cards if step is not None else () if stand.lost else (lesson.end,)
    tells = tuple(TellShown(card.tell[language], card.point) for card in cards)
    said = None if last is None else SaidShown("also" if last.other_way else "right", last.say[language])
    return LessonShown(
        name=lesson.name,
        title=lesson.title[language],
        state="lost" if stand.lost else "over" if step is None else "on",
        step=min(stand.done + 1, len(lesson.steps)),
        steps=len(lesson.steps),
        tells=tells,
        said=said,
        answer=() if step is None else tuple(sorted(step.way_among(_offered(match, seat)).picks)),
        next=_after(lesson),
    )


def _offered(match: Match, seat: int) -> list[str]:
    question = match.question(seat)
    return [] if question is None else [option.id for option in question.options]


def _after(lesson: Lesson) -> str:
    """The name of the lesson that comes next."""
    names = [other.name for other in course(lesson.game)]
    return "".join(names[names.index(lesson.name) + 1 :][:1])
