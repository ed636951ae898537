"""How far somebody has come in the course of a game: told from the tables where they learn it."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.games import find
from tessera.kernel.definition import Setup
from tessera.kernel.refusal import SetupError
from tessera.kernel.setup import arrange_again
from tessera.table.frames import CourseShown, LessonListed
from tessera.table.store.learning import LessonTable
from tessera.teaching.courses import course
from tessera.teaching.lesson import Lesson
from tessera.teaching.progress import Progress, progress_after


def course_shown(game: str, tables: Sequence[LessonTable], language: str) -> CourseShown:
    """The course of a game, with what these tables, the latest one first, tell of its learner."""
    return CourseShown(game, tuple(_listed(lesson, _of(lesson, tables), language) for lesson in course(game)))


def table_to_go_on(lesson: Lesson, tables: Sequence[LessonTable]) -> str:
    """The latest table of a lesson, if it is not over there; else ""."""
    for table in _of(lesson, tables)[:1]:
        if _stand(lesson, table).step is not None:
            return table.id
    return ""


def _of(lesson: Lesson, tables: Sequence[LessonTable]) -> list[LessonTable]:
    return [table for table in tables if table.terms.lesson == lesson.name]


def _listed(lesson: Lesson, tables: list[LessonTable], language: str) -> LessonListed:
    stands = [_stand(lesson, table) for table in tables]
    return LessonListed(
        name=lesson.name,
        title=lesson.title[language],
        about=lesson.about[language],
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        at=stands[0].done if stands else 0,
        table=tables[0].id if tables else "",
        is_done=any(stand.is_over for stand in stands),
    )


def _stand(lesson: Lesson, table: LessonTable) -> Progress:
    terms = table.terms
    given = Setup(terms.game, terms.seats, table.seed, terms.options, terms.packs)
    try:
        setup = arrange_again(find(terms.game), given)
    except SetupError:
        # An option of that time is no longer known here: the table is held, and the lesson begins anew.
        return Progress(lesson, 0, None, (), lost=True)
    return progress_after(lesson, setup, table.choices)
