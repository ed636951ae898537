"""An evening in a database: a hall as a server has it, people, and tables that ann and ben sit at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select

from tessera.table import conduct
from tessera.table.hall import Hall
from tessera.table.journal import AnyAct, Chose, Sat, Started
from tessera.table.match import Founding, Match
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.store.tables import TableStore
from tessera.table.terms import Terms, Visibility

SEATED: Sequence[AnyAct] = (Sat(0, "ann", "Ann"), Sat(1, "ben", "Ben"), Started())


def founding(table_id: str, visibility: Visibility = "public") -> Founding:
    """A table that ann opens."""
    terms = Terms(game="atlas-lost", seats=2, visibility=visibility)
    return Founding(table_id, terms, f"seed of {table_id}", "d" * 64, "ann", "1")


def hall(database: Database, origin: str = "here") -> Hall:
    """The open tables of one server."""
    return Hall(TableStore(database), origin=origin)


async def begin(here: Hall, table_id: str) -> None:
    """A game that has begun."""
    await here.found(founding(table_id))
    await here.fill(table_id, SEATED)


def next_choice(match: Match) -> Chose:
    """The first legal answer of the first seat that is asked."""
    seat = match.asked()[0]
    question = match.question(seat)
    assert question is not None
    picks = [option.id for option in question.options[: max(1, question.pick[0])]]
    return conduct.answer(match, seat, picks, "person")


async def rows(database: Database, table: Any) -> list[tuple[Any, ...]]:
    """Everything in a table of the database, in order."""
    async with database.reading() as connection:
        found = await connection.execute(select(table).order_by(*table.primary_key))
        return [tuple(row) for row in found]


async def all_rows(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the database."""
    return {table.name: await rows(database, table) for table in schema.metadata.sorted_tables}


async def fill_house(database: Database) -> None:
    """An account and a guest, each signed in, a link, a push, an alert, and a game of a few choices and one to come."""
    here = hall(database)
    await begin(here, "t1")
    for turn in range(5):
        await here.act("t1", next_choice, "ann" if turn % 2 else "ben", f"client-{turn}")
    await here.stand("t1", "ben", 1, "never asked", ["nothing", "なし"])
    async with database.writing() as connection:
        await connection.execute(insert(schema.house).values(name="push", value="ein Schlüssel 鍵"))
        people = {"language": "ja", "mail_confirmed": False, "made_at": 1_700_000_000_000}
        await connection.execute(
            insert(schema.people),
            [
                {"id": "ann", "name": "Ann アン", "handle": "ann", "password": "$argon2id$…", **people},
                {"id": "guest", "name": "Gast", "handle": None, "password": None, **people},
            ],
        )
        await connection.execute(insert(schema.looks).values(look="ann アン", person="ann"))
        times = {"made_at": 1, "seen_at": 2, "expires_at": 9_000_000_000_000}
        await connection.execute(
            insert(schema.sessions),
            [
                {"hash": "a" * 64, "person": "ann", "link": None, **times},
                {"hash": "b" * 64, "person": "guest", "link": "l1", **times},
            ],
        )
        await connection.execute(
            insert(schema.links).values(id="l1", table_id="t1", seat=1, hash="c" * 64, made_at=1, expires_at=2)
        )
        await connection.execute(
            insert(schema.pushes).values(id="p1", person="ann", endpoint="https://x", p256dh="p", auth="a", made_at=1)
        )
        await connection.execute(insert(schema.alerts).values(table_id="t1", seat=0, turn=3, person="ann", at=4))
