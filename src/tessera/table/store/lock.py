"""Who uses a database: one server on a SQLite file, several on a PostgreSQL, or somebody who needs it alone.

The lock belongs to the process, not to a file that could be left behind: the system takes it back from a process that
is killed, and PostgreSQL from a connection that is lost.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import Final

import psycopg
import structlog
from sqlalchemy import text

from tessera.kernel.refusal import SetupError
from tessera.table.store.database import Database

_log = structlog.get_logger("tessera.table.lock")

# The advisory lock of PostgreSQL ("tessera" in letters, and a number): servers share it.
_SERVING: Final = 0x74657373657261_02
# How PostgreSQL lists such a lock: the number in two halves.
_HOLDERS: Final = text(
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    "WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1 AND granted "
    f"AND classid = {_SERVING >> 32} AND objid = {_SERVING & 0xFFFFFFFF}"
)
# How often a server makes sure that it still has it.
_SURE_SECONDS: Final = 15.0


class InUse(SetupError):
    """Another process uses the database."""


class ServingLock:
    """Held while a database is served; with `alone`, while nobody may serve it. Refused at once if it cannot be had."""

    def __init__(self, database: Database, alone: bool = False) -> None:
        self._database = database
        self._alone = alone
        self._file: int | None = None
        self._connection: psycopg.AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> ServingLock:
        with self._database.explained():
            self._database.make_file()
            if self._database.path is not None:
                self._file = _lock_file(self._database.path, self._alone)
            else:
                self._connection = await self._lock_session()
        if self._connection is None and not self._database.is_sqlite:
            raise _in_use(self._alone)
        if self._connection is not None and not self._alone:
            self._task = asyncio.create_task(self._keep())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        if self._file is not None:
            os.close(self._file)
        self._task = self._connection = self._file = None

    # PostgreSQL

    async def _lock_session(self) -> psycopg.AsyncConnection | None:
        """A connection that holds the lock, None if it cannot be had."""
        connection = await self._database.own_connection()
        try:
            take = "pg_try_advisory_lock" if self._alone else "pg_try_advisory_lock_shared"
            row = await (await connection.execute(f"SELECT {take}({_SERVING})")).fetchone()
        except BaseException:
            await connection.close()
            raise
        if row is not None and row[0]:
            return connection
        await connection.close()
        return None

    async def _keep(self) -> None:
        """Take the lock again should its connection get lost: PostgreSQL may be restarted under a running server."""
        while True:
            await asyncio.sleep(_SURE_SECONDS)
            try:
                if self._connection is None:
                    self._connection = await self._lock_session()
                    _log.info("lock of the database", taken_again=self._connection is not None)
                else:
                    await self._connection.execute("SELECT 1")
            except (psycopg.Error, OSError) as problem:
                _log.warning("lock of the database lost", problem=type(problem).__name__)
                if self._connection is not None:
                    await self._connection.close()
                self._connection = None


async def is_only_server(database: Database) -> bool:
    """Whether the server that asks, and holds its lock, has the database for itself. On a SQLite file it always has."""
    if database.is_sqlite:
        return True
    async with database.reading() as connection:
        holders: int = (await connection.execute(_HOLDERS)).scalar_one()
    return holders == 1


# SQLite


def _lock_file(database: Path, alone: bool) -> int:
    """Lock the file beside a database. It stays there: removing it could take it from under whoever comes next."""
    path = database.with_name(f"{database.name}.lock")
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.read(file, 20).decode(errors="replace").strip()
        os.close(file)
        raise _in_use(alone, holder) from None
    os.truncate(file, 0)
    os.write(file, f"{os.getpid()}\n".encode())
    return file


def _in_use(alone: bool, holder: str = "") -> InUse:
    process = f" (process {holder})" if holder.isdigit() else ""
    process_ja = f"（プロセス{holder}）" if holder.isdigit() else ""
    if alone:
        return InUse(
            f"A server is using this database{process}.",
            "Stop it first; then try again.",
            f"このデータベースはサーバーが使用中です{process_ja}。",
            "サーバーを止めてから、もう一度実行してください。",
        )
    return InUse(
        f"Another server, or a restore, is already using this database{process}.",
        "Stop it, or give this server another --database. Only on PostgreSQL several servers can share one.",
        f"このデータベースは別のサーバーか復元作業が使用中です{process_ja}。",
        "それを止めるか、--databaseで別のデータベースを指定してください。複数のサーバーで共有できるのはPostgreSQLだけです。",
    )
