"""Lessons: the course of a game, and a private table for whoever takes one."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from tessera.kernel.refusal import SetupError
from tessera.table.frames import CourseShown, Position
from tessera.table.learning import course_shown, table_to_go_on
from tessera.table.messages import Learning
from tessera.table.opening import open_lesson
from tessera.table.server.games import GameWanted
from tessera.table.server.here import Here, Language, id_of, position_here
from tessera.table.server.reading import body
from tessera.table.server.route import new_router
from tessera.table.server.tables import opened
from tessera.table.server.whoami import Known, Signed
from tessera.table.store.learning import lesson_tables
from tessera.table.troubles import NotFound
from tessera.teaching.courses import course, lesson_of
from tessera.teaching.lesson import Lesson

router = new_router()

LessonWanted = Annotated[str, Path(description="The name of a lesson, such as first-worlds.", max_length=60)]


@router.get("/games/{game}/lessons")
async def list_lessons(game: GameWanted, house: Here, person: Known, language: Language) -> CourseShown:
    """The course of a game, and how far I have come in it."""
    if not course(game):
        _found(game, "")
    tables = [] if person is None else await lesson_tables(house.database, id_of(person), game)
    return course_shown(game, tables, language)


@router.post("/games/{game}/lessons/{lesson}")
async def take_lesson(
    game: GameWanted,
    lesson: LessonWanted,
    learning: Annotated[Learning, body(Learning, optional=True)],
    person: Signed,
    house: Here,
    language: Language,
) -> Position:
    """Begin a lesson, or go on where I left it: a private table, seen from my seat."""
    taught = _found(game, lesson)
    tables = await lesson_tables(house.database, person.id, game)
    table = "" if learning.again else table_to_go_on(taught, tables)
    if table:
        return await position_here(house, table, person, taught.start.seat, language)
    return await opened(house, open_lesson(taught, person.id, person.name, language), person, language)


def _found(game: str, lesson: str) -> Lesson:
    try:
        return lesson_of(game, lesson)
    except SetupError as error:
        raise NotFound(error.problem, error.suggestion, error.problem_ja, error.suggestion_ja) from error
