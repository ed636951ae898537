"""What tests of the commands for hosts share: a database with one game, and looking into it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import tessera as house
from tests.cli.shell import ok


def record_file(folder: Path, choices: int = 12, seed: int = 7) -> Path:
    """The record of a game in which everybody takes what is offered first."""
    game = house.start("atlas-lost", seats=2, seed=seed)
    for _ in range(choices):
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    path = folder / f"game-{seed}-{choices}.tessera"
    path.write_text(str(game.record()), encoding="utf-8")
    return path


def finished_file(folder: Path, seed: int = 7) -> Path:
    """The record of a whole game."""
    game = house.start("atlas-lost", seats=2, seed=seed)
    while game.outcome is None:
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    path = folder / f"whole-{seed}.tessera"
    path.write_text(str(game.record()), encoding="utf-8")
    return path


def imported(database: Path, record: Path) -> str:
    """The id of a table made from a record."""
    told = ok("import", str(record), "--database", str(database))
    return told.partition("table ")[2].partition(",")[0]


def change(database: Path, statement: str, *values: object) -> None:
    """Do something to the database that nobody should."""
    with closing(sqlite3.connect(database)) as connection:
        changed = connection.execute(statement, values)
        assert changed.rowcount == 1
        connection.commit()


def look_up(database: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    """What stands in the database."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(statement, values).fetchall()
