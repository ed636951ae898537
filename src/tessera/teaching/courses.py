"""The course of each game: its lessons in their order."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tessera.games import HOUSE
from tessera.kernel.content import read
from tessera.kernel.outside import quoted
from tessera.kernel.refusal import ContentError, SetupError, did_you_mean, there_is
from tessera.teaching.lesson import Lesson
from tessera.teaching.reading import read_lesson

_CONTENT: Final = Path(__file__).parent.parent / "content"


def folder_of(game: str) -> Path:
    """Where the lessons of a game are."""
    return _CONTENT / game.replace("-", "_") / "lessons"


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none where nobody wrote any."""
    return read_course(folder_of(game), game) if game in HOUSE else ()


def read_course(folder: Path, game: str) -> tuple[Lesson, ...]:
    """The lessons of a folder. The number before a file's name is its place, the rest its name: 1-first-game.toml."""
    return tuple(read_lesson(read(file), game, _name(file)) for file in sorted(folder.glob("*.toml")))


def _name(file: Path) -> str:
    number, _, name = file.stem.partition("-")
    if not (number.isdecimal() and len(number) == 1 and name):
        raise ContentError(
            file.name,
            "is not called as a lesson is.",
            "Write its place and its name: 1-first-game.toml.",
            "レッスンのファイル名になっていません。",
            "順番と名前を1-first-game.tomlのように書いてください。",
        )
    return name


def taught() -> tuple[str, ...]:
    """The games that have a course."""
    return tuple(game for game in HOUSE if course(game))


def lesson_of(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    lessons = {lesson.name: lesson for lesson in course(game)}
    if not lessons:
        raise SetupError(
            f'There are no lessons for "{quoted(game)}".',
            there_is(taught()),
            f"「{quoted(game)}」のレッスンはありません。",
            there_is(taught(), "ja"),
        )
    if name not in lessons:
        raise SetupError(
            f'{game} has no lesson "{quoted(name)}".',
            did_you_mean(name, lessons),
            f"{game}に「{quoted(name)}」というレッスンはありません。",
            did_you_mean(name, lessons, "ja"),
        )
    return lessons[name]
