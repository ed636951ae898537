"""Standing answers in the database. What writes them works inside a transaction that the caller holds."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.table.match import Standing
from tessera.table.store import schema

_PICKS: Final = msgspec.json.Decoder(tuple[str, ...])
_COLUMNS: Final = schema.standings.c


def picks_of(text: str) -> tuple[str, ...]:
    """Picks as they are stored."""
    return _PICKS.decode(text)


async def of_table(connection: AsyncConnection, table_id: str) -> tuple[int, dict[int, Standing]]:
    """What stands at a table, by seat, and the number of the latest entry of its journal at the same moment."""
    tables = schema.tables
    # One statement sees one moment.
    wanted = (
        select(tables.c.number, _COLUMNS.seat, _COLUMNS.question, _COLUMNS.picks)
        .select_from(tables.outerjoin(schema.standings, _COLUMNS.table_id == tables.c.id))
        .where(tables.c.id == table_id)
    )
    number, found = 0, dict[int, Standing]()
    for row in await connection.execute(wanted):
        number = row.number
        if row.seat is not None:
            found.setdefault(row.seat, {})[row.question] = picks_of(row.picks)
    return number, found


def of_seat(connection: Connection, table_id: str, seat: int) -> Standing:
    """What stands for one seat."""
    rows = connection.execute(select(_COLUMNS.question, _COLUMNS.picks).where(_at(table_id, seat)))
    return {row.question: picks_of(row.picks) for row in rows}


def write(connection: Connection, table_id: str, seat: int, question: str, picks: tuple[str, ...] | None) -> None:
    """What stands for a seat and a kind of question from now on, None if nothing does."""
    connection.execute(delete(schema.standings).where(_at(table_id, seat), _COLUMNS.question == question))
    if picks is not None:
        row: dict[str, Any] = {"table_id": table_id, "seat": seat, "question": question}
        connection.execute(insert(schema.standings).values(**row, picks=msgspec.json.encode(picks).decode()))


def clear(connection: Connection, table_id: str, seat: int) -> None:
    """Nothing stands for a seat any longer."""
    connection.execute(delete(schema.standings).where(_at(table_id, seat)))


def _at(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(_COLUMNS.table_id == table_id, _COLUMNS.seat == seat)
