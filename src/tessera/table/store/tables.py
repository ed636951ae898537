"""Tables and their journals in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.table import journal
from tessera.table.journal import Entry
from tessera.table.match import Founding, Match
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.terms import Terms

# The channel on which servers that share a PostgreSQL tell each other which journals have grown.
CHANNEL = "tessera"

_TERMS = msgspec.json.Decoder(Terms)


class Conflict(Exception):
    """Somebody else has written to the journal since it was read."""


class Listing(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    host: str
    terms: Terms
    status: str
    number: int
    made_at: int
    changed_at: int
    seats: tuple[SeatRow, ...]


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as lists show it."""

    seat: int
    person: str
    lender: str
    name: str
    level: str
    asked: bool


class TableStore:
    """Where tables are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def found(self, founding: Founding, now: int) -> None:
        """Open a new table."""
        terms = founding.terms
        async with self._database.writing() as connection:
            await connection.execute(
                insert(schema.tables).values(
                    id=founding.id,
                    host=founding.host,
                    terms=msgspec.json.encode(terms).decode(),
                    seed=founding.seed,
                    deal=founding.deal,
                    rules=founding.rules,
                    made_at=now,
                    game=terms.game,
                    visibility=terms.visibility,
                    status="gathering",
                    number=0,
                    changed_at=now,
                )
            )

    async def founding(self, table_id: str) -> Founding | None:
        """How a table was opened, None if there is no such table."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).first()
        if row is None:
            return None
        return Founding(row.id, _TERMS.decode(row.terms), row.seed, row.deal, row.host, row.rules)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The journal of a table, or what was added to it after an entry."""
        wanted = (
            select(schema.entries)
            .where(schema.entries.c.table_id == table_id, schema.entries.c.number > after)
            .order_by(schema.entries.c.number)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_entry(row) for row in rows]

    async def append(
        self, match: Match, entries: Sequence[Entry], due_at: int | None, alert_at: int | None, origin: str = ""
    ) -> None:
        """Write entries that `match` has taken already. They are durable when this returns.

        Raises Conflict, and writes nothing, if the journal had grown in the meantime.
        """
        table_id, last = match.founding.id, entries[-1]
        async with self._database.writing() as connection:
            advanced = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id, schema.tables.c.number == entries[0].number - 1)
                .values(
                    number=last.number,
                    status=match.status,
                    changed_at=last.at,
                    due_at=due_at,
                    alert_at=schema.tables.c.alert_at if alert_at is None else alert_at,
                )
            )
            if advanced.rowcount == 0:
                raise Conflict
            await connection.execute(insert(schema.entries), [_row(table_id, entry) for entry in entries])
            await self._write_seats(connection, match)
            if not self._database.is_sqlite:
                # Delivered when the transaction commits, and only then.
                await connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {last.number} {origin}")))

    async def _write_seats(self, connection: AsyncConnection, match: Match) -> None:
        table_id = match.founding.id
        await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
        rows = [
            {
                "table_id": table_id,
                "seat": seat,
                "person": chair.person or None,
                "lender": chair.lender or None,
                "name": chair.name,
                "level": chair.level,
                "asked": match.is_asked(seat),
            }
            for seat, chair in enumerate(match.chairs)
        ]
        await connection.execute(insert(schema.seats), rows)

    # Lists

    async def public(self, limit: int, before: int | None = None) -> list[Listing]:
        """Public tables, those that changed last first."""
        wanted = select(schema.tables).where(schema.tables.c.visibility == "public")
        return await self._listed(wanted, limit, before)

    async def of_person(self, person: str, limit: int, before: int | None = None) -> list[Listing]:
        """The tables that a person hosts or sits at."""
        at_seat = select(schema.seats.c.table_id).where(
            or_(schema.seats.c.person == person, schema.seats.c.lender == person)
        )
        wanted = select(schema.tables).where(or_(schema.tables.c.host == person, schema.tables.c.id.in_(at_seat)))
        return await self._listed(wanted, limit, before)

    async def _listed(self, wanted: Any, limit: int, before: int | None) -> list[Listing]:
        if before is not None:
            wanted = wanted.where(schema.tables.c.changed_at < before)
        wanted = wanted.order_by(schema.tables.c.changed_at.desc(), schema.tables.c.id).limit(limit)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            seats = (
                await connection.execute(
                    select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
                )
            ).all()
        return [
            Listing(
                id=row.id,
                host=row.host,
                terms=_TERMS.decode(row.terms),
                status=row.status,
                number=row.number,
                made_at=row.made_at,
                changed_at=row.changed_at,
                seats=tuple(
                    SeatRow(seat.seat, seat.person or "", seat.lender or "", seat.name, seat.level, seat.asked)
                    for seat in seats
                    if seat.table_id == row.id
                ),
            )
            for row in rows
        ]

    async def all_ids(self) -> list[str]:
        """Every table, the oldest first."""
        wanted = select(schema.tables.c.id).order_by(schema.tables.c.made_at, schema.tables.c.id)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    # What the house has to do by itself

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables where a bot or a clock is due, each claimed for this process until then."""
        return await self._claim(schema.tables.c.due_at, now, until, limit)

    async def claim_alerts(self, now: int, limit: int) -> list[str]:
        """Tables where somebody may have to be told that it is their turn; each is handed out once."""
        return await self._claim(schema.tables.c.alert_at, now, None, limit)

    async def _claim(self, column: Any, now: int, until: int | None, limit: int) -> list[str]:
        async with self._database.reading() as connection:
            rows = (
                await connection.execute(
                    select(schema.tables.c.id, column).where(column <= now).order_by(column).limit(limit)
                )
            ).all()
        claimed = []
        for table_id, seen in rows:
            async with self._database.writing() as connection:
                # Two processes may have seen the row; one of them still finds it as it was.
                taken = await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table_id, column == seen)
                    .values({column.name: until})
                )
            if taken.rowcount:
                claimed.append(table_id)
        return claimed

    async def release(self, table_id: str, number: int, due_at: int | None) -> None:
        """Nothing is left to do at a claimed table before then, unless its journal has grown."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id, schema.tables.c.number == number)
                .values(due_at=due_at)
            )

    async def wake_all(self, now: int) -> None:
        """Claims of a process that is gone do not count: everything that was due is due now."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.due_at > now, schema.tables.c.status == "running")
                .values(due_at=now)
            )


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.number, row.at, journal.read(row.act), row.person or "", row.client or "")


def _row(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "at": entry.at,
        "act": journal.written(entry.act),
        "person": entry.person or None,
        "client": entry.client or None,
    }
