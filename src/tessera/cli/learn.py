"""`tessera learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

import tessera
from tessera.cli.arguments import language_option
from tessera.cli.files import read_record
from tessera.cli.keeping import Keeper
from tessera.cli.lecture import Lecture
from tessera.cli.play import kept_in
from tessera.cli.printer import printer_for
from tessera.cli.seating import PERSON, Seating
from tessera.cli.telling import tell
from tessera.cli.words import say
from tessera.games import find
from tessera.kernel.game import Game
from tessera.kernel.refusal import SetupError, did_you_mean
from tessera.teaching.courses import course, lesson_of, taught
from tessera.teaching.lesson import Lesson
from tessera.teaching.progress import opened, progress

# Who plays the other seats when the script is over.
RIVAL = "novice"


@click.command("learn")
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@click.option("--plain", is_flag=True, help="Plain lines without colour and boxes, for screen readers.")
@click.option(
    "--save", "save_path", type=click.Path(path_type=Path), help="Keep the lesson in this file after every choice."
)
@click.option("--resume", "resume_path", type=click.Path(path_type=Path), help="Go on with a saved lesson.")
@language_option
def command(
    game: str | None,
    lesson: str | None,
    plain: bool,
    save_path: Path | None,
    resume_path: Path | None,
    language: str,
) -> None:
    """Learn a game at the table, step by step, without a rulebook.

    Without LESSON it lists the course of a game, without GAME all courses. Each lesson ends in a game to play on.

    \b
    Examples:
      tessera learn race-for-the-galaxy
      tessera learn race-for-the-galaxy first-worlds
      tessera learn race-for-the-galaxy first-worlds --plain --lang ja
      tessera learn race-for-the-galaxy first-worlds --resume lesson.tessera
    """
    if game is not None and game not in taught():
        # A name that no game has is told as everywhere else.
        find(game)
        lesson_of(game, lesson or "")
    if game is None or lesson is None:
        for name in taught() if game is None else (game,):
            _list(name, language)
        return
    chosen = lesson_of(game, lesson)
    table = opened(chosen) if resume_path is None else _resumed(chosen, resume_path)
    players = [PERSON if seat == chosen.start.seat else RIVAL for seat in range(chosen.start.seats)]
    seating = Seating(players, game, table.setup.seed)
    keeper = _LessonKeeper(chosen, table, seating, kept_in(table, save_path or resume_path))
    printer = printer_for(language, plain)
    printer.heading(say("learn.title", language, title=chosen.title[language], minutes=chosen.minutes))
    printer.note(chosen.about[language])
    printer.say("learn.hint")
    Lecture(chosen, table, seating, printer, keeper).run()


def _list(game: str, language: str) -> None:
    """The course of a game."""
    tell(say("learn.course", language, game=find(game).listing().title[language]))
    for lesson in course(game):
        parts = {"title": lesson.title[language], "about": lesson.about[language]}
        tell("  " + say("learn.line", language, name=lesson.name, minutes=lesson.minutes, **parts))
    tell(say("learn.how", language, command=f"tessera learn {game} {course(game)[0].name}"))


def _resumed(lesson: Lesson, path: Path) -> Game:
    """A saved lesson."""
    record, _ = read_record(path)
    names = [other.name for other in course(lesson.game)]
    table = tessera.replay(record)
    if progress(lesson, table).lost:
        raise SetupError(
            f'{path} does not hold the lesson "{lesson.name}".',
            did_you_mean(lesson.name, names) + " Without --resume it begins anew.",
            f"{path}に入っているのはレッスン「{lesson.name}」ではありません。",
            "--resumeを付けなければ、最初から始まります。",
        )
    return table


class _LessonKeeper(Keeper):
    """A game that goes on as a lesson."""

    def __init__(self, lesson: Lesson, game: Game, seating: Seating, path: Path | None) -> None:
        super().__init__(game, seating, path)
        self._lesson = lesson

    def command(self, path: Path) -> str:
        """What to write in the shell to go on."""
        return f"tessera learn {self._lesson.game} {self._lesson.name} --resume {shlex.quote(str(path))}"
