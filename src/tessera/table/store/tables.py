"""Tables and their journals in the database."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeAlias
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Connection, Insert, Update, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.engine import Row

from tessera.table import journal
from tessera.table.journal import Chose, Entry
from tessera.table.match import Founding, Match, Standing
from tessera.table.seats import Reseating
from tessera.table.store import schema, standings, tidings
from tessera.table.store.database import Database
from tessera.table.store.prepared import Prepared
from tessera.table.store.tidings import CHANNEL, Grew, Stood, Tiding
from tessera.table.terms import Terms

# A place in a list of tables: when the last one shown changed, and its id, since several may change at the same time.
Place: TypeAlias = tuple[int, str]

# A row of `schema.seats`.
_Seat: TypeAlias = dict[str, object]

_TERMS = msgspec.json.Decoder(Terms)
_SEAT: Final = ("table_id", "seat", "person", "lender", "name", "level", "asked")
_SEAT_CHANGED: Final = Prepared(
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("new_table_id"), schema.seats.c.seat == bindparam("new_seat"))
    .values({name: bindparam(f"new_{name}") for name in _SEAT[2:]}),
    [f"new_{name}" for name in _SEAT],
)
_ADVANCED: Final = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("its_id"), schema.tables.c.number == bindparam("before"))
    .values(
        number=bindparam("new_number"),
        status=bindparam("new_status"),
        changed_at=bindparam("new_changed_at"),
        due_at=bindparam("new_due_at"),
        # A look that is due earlier, for another seat, stays due: it sets the next one itself.
        alert_at=func.coalesce(schema.tables.c.alert_at, bindparam("new_alert_at")),
    ),
    ["its_id", "before", *[f"new_{name}" for name in ("number", "status", "changed_at", "due_at", "alert_at")]],
)
_ENTERED: Final = Prepared(insert(schema.entries), ["table_id", "number", "at", "act", "person", "client"])
# No process claims a table for longer than this at once.
_LONGEST_CLAIM_MS: Final = 60_000


class Conflict(Exception):
    """Somebody else has written to the journal, or changed a standing answer, since it was read."""


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
        # The seats of matches as they were written last, and with which entry. Whoever writes to a journal writes its
        # seats in the same transaction, so they are what the database has for as long as no later entry is there.
        self._written: WeakKeyDictionary[Match, tuple[int, list[_Seat]]] = WeakKeyDictionary()

    async def found(self, founding: Founding, now: int) -> None:
        """Open a new table."""
        terms = founding.terms
        row = insert(schema.tables).values(
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
        await self._database.write(partial(_execute, row))

    async def founding(self, table_id: str) -> Founding | None:
        """How a table was opened, None if there is no such table."""
        if not (table_id.isascii() and table_id.isalnum()):
            # PostgreSQL would not even be asked for every text that an address can hold.
            return None
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

        Raises Conflict, and writes nothing, if the journal had grown in the meantime, or if a standing answer is given
        that no longer stands.
        """
        last = entries[-1]
        advance: dict[str, object] = {
            "its_id": match.founding.id,
            "before": entries[0].number - 1,
            "new_number": last.number,
            "new_status": match.status,
            "new_changed_at": last.at,
            "new_due_at": due_at,
            "new_alert_at": alert_at,
        }
        rows = [_row(match.founding.id, entry) for entry in entries]
        seats = _seats(match)
        changed = self._changed_seats(match, seats, entries[0].number - 1)

        def write(connection: Connection) -> None:
            if _ADVANCED.run(connection, advance).rowcount == 0:
                raise Conflict
            _ENTERED.run(connection, *rows)
            _write_seats(connection, match.founding.id, seats, changed)
            _settle_standings(connection, match, entries)
            _tell(connection, Grew(origin, match.founding.id, last.number))

        await self._database.write(write)
        self._written[match] = (last.number, seats)

    def _changed_seats(self, match: Match, seats: list[_Seat], before: int) -> list[_Seat] | None:
        """Those that differ from what was written when the journal had `before` entries, None if that is not known."""
        number, known = self._written.get(match, (-1, []))
        return [seat for seat, old in zip(seats, known, strict=True) if seat != old] if number == before else None

    # Standing answers

    async def standing(self, table_id: str) -> tuple[int, dict[int, Standing]]:
        """What seats left for questions to come, and how far the journal went at that moment."""
        async with self._database.reading() as connection:
            return await standings.of_table(connection, table_id)

    async def stand(
        self, match: Match, seat: int, question: str, most: int, due_at: int | None, origin: str = ""
    ) -> Standing:
        """Write what stands at `match` now for a seat and a kind of question; all that stands for the seat then.

        It is durable when this returns. Raises Conflict, and writes nothing, if the journal had grown in the meantime
        or if with it more would stand than `most`.
        """
        table_id = match.founding.id

        def write(connection: Connection) -> Standing:
            # Whoever writes to the journal changes the same row, so that of two one comes after the other.
            unchanged = connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id, schema.tables.c.number == match.number)
                .values(due_at=due_at)
            )
            if unchanged.rowcount == 0:
                raise Conflict
            standings.write(connection, table_id, seat, question, match.standing[seat].get(question))
            # Another process may have written some of it, and news of that be on their way.
            standing = standings.of_seat(connection, table_id, seat)
            if len(standing) > most:
                raise Conflict
            _tell(connection, Stood(origin, table_id, seat))
            return standing

        return await self._database.write(write)

    # Lists

    async def public(self, limit: int, before: Place | None = None) -> list[Listing]:
        """Public tables, those that changed last first."""
        wanted = select(schema.tables).where(schema.tables.c.visibility == "public")
        return await self._listed(wanted, limit, before)

    async def of_person(self, person: str, limit: int, before: Place | None = None) -> list[Listing]:
        """The tables that a person hosts or sits at."""
        at_seat = select(schema.seats.c.table_id).where(
            or_(schema.seats.c.person == person, schema.seats.c.lender == person)
        )
        wanted = select(schema.tables).where(or_(schema.tables.c.host == person, schema.tables.c.id.in_(at_seat)))
        return await self._listed(wanted, limit, before)

    async def _listed(self, wanted: Any, limit: int, before: Place | None) -> list[Listing]:
        changed_at, table_id = schema.tables.c.changed_at, schema.tables.c.id
        if before is not None:
            at, last = before
            wanted = wanted.where(or_(changed_at < at, and_(changed_at == at, table_id > last)))
        wanted = wanted.order_by(changed_at.desc(), table_id).limit(limit)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            at_tables = schema.seats.c.table_id.in_([row.id for row in rows])
            chairs = await connection.execute(select(schema.seats).where(at_tables).order_by(schema.seats.c.seat))
            seats: dict[str, list[SeatRow]] = {}
            for row in chairs:
                seat = SeatRow(row.seat, row.person or "", row.lender or "", row.name, row.level, row.asked)
                seats.setdefault(row.table_id, []).append(seat)
        return [
            Listing(
                id=row.id,
                host=row.host,
                terms=_TERMS.decode(row.terms),
                status=row.status,
                number=row.number,
                made_at=row.made_at,
                changed_at=row.changed_at,
                seats=tuple(seats.get(row.id, ())),
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
        wanted = select(schema.tables.c.id).where(column <= now).order_by(column).limit(limit)
        async with self._database.reading() as connection:
            if (await connection.execute(wanted.limit(1))).first() is None:
                # Nearly always; then nobody has to wait for a writer.
                return []
        async with self._database.writing() as connection:
            # Rows that another process is about to claim, or to write to, are left to it.
            rows = await connection.execute(wanted.with_for_update(skip_locked=True))
            claimed = list(rows.scalars())
            taken = update(schema.tables).where(schema.tables.c.id.in_(claimed))
            await connection.execute(taken.values({column.name: until}))
        return claimed

    async def release(self, table_id: str, number: int, due_at: int | None) -> None:
        """Nothing is left to do at a claimed table before then, unless its journal has grown."""
        released = (
            update(schema.tables)
            .where(schema.tables.c.id == table_id, schema.tables.c.number == number)
            .values(due_at=due_at)
        )
        await self._database.write(partial(_execute, released))

    async def wake_all(self, now: int) -> None:
        """Claims of a process that is gone do not count: what was due is due now. Clocks fall when they fall."""
        due_at = schema.tables.c.due_at
        is_claimed = and_(due_at > now, due_at <= now + _LONGEST_CLAIM_MS)
        # One that was set while its table was being released may have been overlooked.
        has_standing = schema.tables.c.id.in_(select(schema.standings.c.table_id))
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(or_(is_claimed, has_standing), schema.tables.c.status == "running")
                .values(due_at=now)
            )


def _execute(statement: Insert | Update, connection: Connection) -> None:
    connection.execute(statement)


def _write_seats(connection: Connection, table_id: str, seats: list[_Seat], changed: list[_Seat] | None) -> None:
    """Write the seats that changed, or all of them if that is not known."""
    if changed is None:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
        connection.execute(insert(schema.seats), seats)
    elif changed:
        _SEAT_CHANGED.run(connection, *[{f"new_{name}": seat[name] for name in seat} for seat in changed])


def _settle_standings(connection: Connection, match: Match, entries: Sequence[Entry]) -> None:
    """Standing answers are given only while they stand, and go when their seat changes hands."""
    acts = [entry.act for entry in entries]
    for seat in {act.seat for act in acts if isinstance(act, Reseating)}:
        standings.clear(connection, match.founding.id, seat)
    for seat in {act.seat for act in acts if isinstance(act, Chose) and act.hand == "standing"}:
        # Another process may have changed it, and news of that be on their way.
        if standings.of_seat(connection, match.founding.id, seat) != match.standing[seat]:
            raise Conflict


def _tell(connection: Connection, tiding: Tiding) -> None:
    """Tell other servers on the same PostgreSQL; SQLite has none to tell."""
    if connection.dialect.name == "postgresql":
        # Delivered when the transaction commits, and only then.
        connection.execute(select(func.pg_notify(CHANNEL, tidings.written(tiding))))


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


def _seats(match: Match) -> list[_Seat]:
    return [
        {
            "table_id": match.founding.id,
            "seat": seat,
            "person": chair.person or None,
            "lender": chair.lender or None,
            "name": chair.name,
            "level": chair.level,
            "asked": match.is_asked(seat),
        }
        for seat, chair in enumerate(match.chairs)
    ]
