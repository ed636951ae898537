"""The tables where somebody learns, in the database: enough of each to tell how far they have come."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select

from tessera.kernel.record import Choice
from tessera.table import journal
from tessera.table.journal import Chose, Undone
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.terms import Terms

# Of one person in one game; what is older than that is forgotten.
MOST: Final = 60
_TERMS: Final = msgspec.json.Decoder(Terms)


class LessonTable:
    """A table where a lesson is taught, and the choices that stand there."""

    __slots__ = ("choices", "id", "seed", "terms")

    def __init__(self, id: str, terms: Terms, seed: str, choices: list[Choice]) -> None:
        self.id = id
        self.terms = terms
        self.seed = seed
        self.choices = choices


async def lesson_tables(database: Database, person: str, game: str) -> list[LessonTable]:
    """The tables where a person learns a game, the latest one first."""
    tables, entries = schema.tables.c, schema.entries.c
    wanted = (
        select(tables.id, tables.terms, tables.seed)
        .where(tables.host == person, tables.game == game)
        # A quotation mark in the name of a table stands there with a stroke before it.
        .where(tables.terms.like('%"lesson":"%'), tables.terms.not_like('%"lesson":""%'))
        .order_by(tables.made_at.desc(), tables.id)
        .limit(MOST)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(wanted)).all()
        told = (
            select(entries.table_id, entries.act)
            .where(entries.table_id.in_([row.id for row in rows]))
            .order_by(entries.table_id, entries.number)
        )
        found = {row.id: LessonTable(row.id, _TERMS.decode(row.terms), row.seed, []) for row in rows}
        for row in await connection.execute(told):
            _fold(found[row.table_id].choices, row.act)
    return list(found.values())


def _fold(choices: list[Choice], written: str) -> None:
    """What an entry of the journal does to the choices that stand."""
    act = journal.read(written)
    if isinstance(act, Chose):
        choices.append(Choice(act.seat, list(act.picks)))
    elif isinstance(act, Undone):
        del choices[act.keep :]
