"""Whether everything that is stored is whole: every journal is read, folded and played again.

Nothing is changed, and each table is read as it stood at one moment, so that the server may go on meanwhile. What was
seen well is remembered (`seen`); what is not known is played by a bounded number of workers, one table after the other.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol, TypeVar

import msgspec
from sqlalchemy import Table, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.table import examining
from tessera.table.examination import (
    Examined,
    Finding,
    Stored,
    StoredEntry,
    StoredSeat,
    StoredStanding,
    StoredTable,
    examined,
)
from tessera.table.seen import Seen, digest_of
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.workers.pool import Failed, Workers
from tessera.table.workers.worker import Late, Lost

__all__ = ["Finding", "Quietly", "Report", "Watcher", "examine"]

# So many tables are looked at here before workers are called: a small house is done before the first of them is up.
_FIRST: Final = 24
# What a worker may take for a table. The longest game that was ever met needs a few seconds and a quarter of this.
_SECONDS: Final = 600.0
_MEGABYTES: Final = 2048


Line = TypeVar("Line", StoredTable, StoredEntry, StoredSeat, StoredStanding)


class Watcher(Protocol):
    """Whoever is told how far it has come."""

    def begin(self, what: str, count: int) -> None:
        """A stage begins: "file" or "tables"."""

    def update_to(self, done: int) -> None:
        """So many are done."""


class Quietly:
    """Nobody looks on."""

    def begin(self, what: str, count: int) -> None:
        """Nobody is told."""

    def update_to(self, done: int) -> None:
        """Nobody is told."""


class Report(msgspec.Struct):
    """What the doctor saw."""

    tables: int = 0
    entries: int = 0
    choices: int = 0
    # Tables that were passed over, because nothing has changed since they were seen well.
    known: int = 0
    findings: list[Finding] = msgspec.field(default_factory=list)

    @property
    def is_well(self) -> bool:
        """Whether there is nothing but notes."""
        return all(finding.weight == "note" for finding in self.findings)


async def examine(
    database: Database, watcher: Watcher | None = None, workers: int = 0, seen: Seen | None = None
) -> Report:
    """Look at everything. The schema must be the one of this Tessera.

    So many `workers` play what was not `seen` before; with 0 of them it is played here.
    """
    watcher = watcher or Quietly()
    seen = seen or Seen()
    report = Report()
    watcher.begin("file", 1)
    try:
        async with database.snapshot() as connection:
            report.findings += await _integrity(connection, database.is_sqlite)
            wanted = select(schema.tables.c.id).order_by(schema.tables.c.made_at, schema.tables.c.id)
            ids = list((await connection.execute(wanted)).scalars())
    except DBAPIError as problem:
        report.findings.append(_unreadable(problem))
        return report
    watcher.update_to(1)
    watcher.begin("tables", len(ids))
    round_ = _Round(database, report, watcher, seen, workers)
    try:
        await round_.run(ids)
    finally:
        # Whoever ends it early has not waited in vain.
        seen.keep()
    return report


class _Round:
    """One way through all tables."""

    def __init__(self, database: Database, report: Report, watcher: Watcher, seen: Seen, workers: int) -> None:
        self._database = database
        self._report = report
        self._watcher = watcher
        self._seen = seen
        self._count = workers
        self._workers: Workers | None = None
        # As many as are being played, and as many that wait for it: what has been read takes room.
        self._slots = asyncio.Semaphore(2 * workers)
        self._done = 0
        self._looked_at = 0
        # By the place of their table, since workers end in another order.
        self._findings: dict[int, list[Finding]] = {}

    async def run(self, ids: list[str]) -> None:
        """Look at all of them."""
        try:
            async with asyncio.TaskGroup() as tasks:
                for place, table_id in enumerate(ids):
                    await self._look_at(place, table_id, tasks)
        finally:
            if self._workers is not None:
                await self._workers.stop()
            for place in sorted(self._findings):
                self._report.findings += self._findings[place]

    async def _look_at(self, place: int, table_id: str, tasks: asyncio.TaskGroup) -> None:
        try:
            async with self._database.snapshot() as connection:
                stored = await _stored(connection, table_id)
        except DBAPIError as problem:
            self._close(place, [_unreadable(problem, table_id)])
            return
        except msgspec.ValidationError as problem:
            self._close(place, [_misfit(problem, table_id)])
            return
        if stored is None:
            self._close(place, [])
            return
        self._report.tables += 1
        self._report.entries += len(stored.entries)
        digest = digest_of(stored)
        notes = self._seen.notes_on(digest)
        if notes is not None:
            self._report.known += 1
            self._close(place, list(notes))
            return
        self._looked_at += 1
        if not self._count or self._looked_at <= _FIRST:
            self._take(place, digest, examined(stored))
            return
        if self._workers is None:
            self._workers = Workers(self._count, _SECONDS, _MEGABYTES, (examining.__name__,))
            await self._workers.start()
        await self._slots.acquire()
        tasks.create_task(self._hand_over(self._workers, place, digest, stored))

    async def _hand_over(self, workers: Workers, place: int, digest: str, stored: Stored) -> None:
        """Let a worker look at a table."""
        try:
            reply = await workers.run(examining.KIND, examining.asked(stored), _SECONDS)
            self._take(place, digest, examining.told(reply))
        except (Failed, Late, Lost) as problem:
            self._close(place, [_too_much(problem, stored.table.id)])
        finally:
            self._slots.release()

    def _take(self, place: int, digest: str, result: Examined) -> None:
        self._report.choices += result.choices
        self._seen.remember(digest, result.findings)
        self._close(place, result.findings)

    def _close(self, place: int, findings: list[Finding]) -> None:
        self._findings[place] = findings
        self._done += 1
        self._watcher.update_to(self._done)


def _unreadable(problem: DBAPIError, table_id: str = "") -> Finding:
    told = str(problem.orig).partition("\n")[0].rstrip(".")
    return Finding(
        "wrong", f"The database cannot read it: {told}.", f"データベースが読み取れません：{told}。", table_id
    )


def _misfit(problem: msgspec.ValidationError, table_id: str) -> Finding:
    return Finding(
        "wrong", f"Its rows hold what cannot be there: {problem}.", f"行の内容が正しくありません：{problem}。", table_id
    )


def _too_much(problem: Exception, table_id: str) -> Finding:
    told = str(problem) or type(problem).__name__
    return Finding(
        "wrong",
        f"Playing it again took more time or memory than any game needs, or failed: {told}.",
        f"再生に必要以上の時間かメモリーがかかったか、失敗しました：{told}。",
        table_id,
    )


async def _integrity(connection: AsyncConnection, is_sqlite: bool) -> list[Finding]:
    """What SQLite says of its own file; PostgreSQL looks after its own."""
    if not is_sqlite:
        return []
    told = list((await connection.execute(text("PRAGMA integrity_check(20)"))).scalars())
    findings = [
        Finding("wrong", f"SQLite finds the file damaged: {line}.", f"SQLiteのファイルが壊れています：{line}。")
        for line in told
        if line != "ok"
    ]
    for row in (await connection.execute(text("PRAGMA foreign_key_check"))).all()[:20]:
        findings.append(
            Finding(
                "wrong",
                f"A row of {row[0]} belongs to a row of {row[2]} that is not there.",
                f"{row[0]}の行に対応する{row[2]}の行がありません。",
            )
        )
    return findings


async def _stored(connection: AsyncConnection, table_id: str) -> Stored | None:
    """All rows of a table; None if it has gone."""
    found = await _rows(connection, table_id, StoredTable, schema.tables, "id")
    if not found:
        return None
    return Stored(
        found[0],
        await _rows(connection, table_id, StoredEntry, schema.entries, "number"),
        await _rows(connection, table_id, StoredSeat, schema.seats, "seat"),
        await _rows(connection, table_id, StoredStanding, schema.standings, "seat", "question"),
    )


async def _rows(
    connection: AsyncConnection, table_id: str, kind: type[Line], table: Table, *order: str
) -> tuple[Line, ...]:
    """The rows of one kind, checked: SQLite keeps any value in any column."""
    key = table.c.id if table is schema.tables else table.c.table_id
    columns = [table.c[name] for name in kind.__struct_fields__]
    wanted = select(*columns).where(key == table_id).order_by(*[table.c[name] for name in order])
    rows = (await connection.execute(wanted)).all()
    return tuple(msgspec.convert(tuple(row), kind) for row in rows)
