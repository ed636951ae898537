"""The connection to the database, and the little in which SQLite and PostgreSQL differ."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar
from weakref import WeakKeyDictionary, ref

import aiosqlite
import psycopg
from sqlalchemy import Connection, Engine, create_engine, event, func, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tessera.kernel.refusal import SetupError
from tessera.table.store.together import Together
from tessera.table.troubles import Full

# How long a writer waits for another one.
_BUSY_MS: Final = 10_000
# When a connection asks again that SQLite did not let wait.
_AGAIN_S: Final = 0.02
# How to connect to PostgreSQL, unless its address says otherwise.
_WANTED: Final[dict[str, str | int]] = {"connect_timeout": 10, "client_encoding": "utf8", "application_name": "tessera"}
# A connection that only listens finds out within half a minute that its server is gone.
_KEEPALIVES: Final[dict[str, str | int]] = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}
# How SQLite says that what it writes does not fit: into the file, the disk, or the log beside the file.
_NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)
# For how long a database that is closed waits for connections that are being made or used: what goes on needs less.
_LAST_CALL_S: Final = 2.0
# The advisory lock of PostgreSQL that whoever changes tables holds ("tessera" in letters, and a number).
_ALTERING: Final = 0x74657373657261_01

T = TypeVar("T")
# The threads of SQLite's connections, and what they work for.
_Threads: TypeAlias = WeakKeyDictionary[Thread, ref[aiosqlite.Connection]]


class Unreachable(SetupError):
    """The database cannot be opened: it is not there, not to be written, busy, or no database at all."""


def database_url(text: str) -> URL:
    """A database as hosts name it: a file of SQLite, or a postgresql:// address."""
    if "://" not in text and text:
        return URL.create("sqlite+aiosqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = URL.create("")
    family = url.drivername.partition("+")[0]
    if family == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+aiosqlite")
    # A second @ means that a password was cut in two, and that a part of it would be taken for a name and shown.
    if family in ("postgresql", "postgres") and "@" not in f"{url.host}{url.database}":
        return url.set(drivername="postgresql+psycopg")
    # The address may hold a password, so it is not repeated.
    raise SetupError(
        "This database address is not understood.",
        "Give the path of a file (SQLite) or an address like postgresql://user@host/name. "
        "In a password, @ is written as %40.",
        "このデータベースの指定は読めません。",
        "ファイルのパス（SQLite）か、postgresql://user@host/name の形で指定してください。"
        "パスワードの中の@は%40と書きます。",
    )


class Database:
    """One database. Reads see what is committed; writes are durable when `writing` ends."""

    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self.is_sqlite: Final = url.get_backend_name() == "sqlite"
        self._threads: Final[_Threads] = WeakKeyDictionary()
        self._calls: Final[set[asyncio.Task[psycopg.AsyncConnection]]] = set()
        self.engine: Final = _sqlite(url, self._threads) if self.is_sqlite else _postgresql(url, self._calls)
        # SQLite knows one writer at a time. Those of this process queue here; only other processes are waited for by
        # asking SQLite again and again, up to a tenth of a second apart.
        turn = asyncio.Lock() if self.is_sqlite else None
        self._turn: Final = turn or nullcontext()
        # What `write` writes by.
        self.writer: Final = _sqlite_writer(url) if self.is_sqlite else self.engine.sync_engine
        self._together: Final = None if turn is None else Together(self.writer, turn)
        # Whether the latest write found no room.
        self.is_full = False

    @property
    def path(self) -> Path | None:
        """The file of SQLite, by its real name; None for PostgreSQL."""
        return Path(str(self.url.database)).resolve() if self.is_sqlite else None

    def make_file(self) -> None:
        """Make the file of SQLite and its folder, unless they are there already."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # It holds seeds of running games and hashes of passwords, so it is its owner's alone.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDONLY, 0o600))
        except OSError as problem:
            raise _unreachable(self.url, problem) from None

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Inside, a database that cannot be used is explained to the host: for commands, never for the web."""
        try:
            yield
        except (DBAPIError, psycopg.Error) as problem:
            raise _unreachable(self.url, problem) from None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it was at one moment, whatever is written meanwhile."""
        async with self.reading() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing. Raises Full if there is no room for it."""
        async with self._told_if_full(), self._turn, self.reading() as connection, self._transaction(connection):
            yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; what it returned, once that is durable. If it raises, nothing is written.

        With SQLite, works that come at the same time share a transaction, though each stands or falls by itself.
        Raises Full if there is no room for it.
        """
        if self._together is not None:
            async with self._told_if_full():
                return await self._together.write(work)
        async with self.writing() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _told_if_full(self) -> AsyncIterator[None]:
        try:
            yield
        except DBAPIError as problem:
            if not _is_out_of_room(problem):
                raise
            self.is_full = True
            raise Full from problem
        self.is_full = False

    @asynccontextmanager
    async def altering(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change tables. Only one process at a time is in it; the others wait."""
        async with self._turn, self.reading() as connection:
            if not self.is_sqlite:
                async with self._transaction(connection):
                    await connection.execute(select(func.pg_advisory_xact_lock(_ALTERING)))
                    yield connection
                return
            # SQLite changes a table by copying and dropping it; that must not delete the rows that refer to it.
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            try:
                async with self._transaction(connection):
                    yield connection
                    broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
                    assert not broken, f"rows refer to what is not there: {[row[0] for row in broken]}"
            finally:
                await connection.exec_driver_sql("PRAGMA foreign_keys = ON")

    @asynccontextmanager
    async def _transaction(self, connection: AsyncConnection) -> AsyncIterator[None]:
        if self.is_sqlite:
            # Whoever means to write takes the lock at once: a reader that turns into a writer can be refused.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            await connection.rollback()
            raise
        await connection.commit()

    async def own_connection(self) -> psycopg.AsyncConnection:
        """A connection to PostgreSQL that belongs to the caller: for what lasts as long as a connection does."""
        assert not self.is_sqlite, "SQLite has neither listeners nor locks of a session"
        _, asked = self.engine.dialect.create_connect_args(self.url)
        wanted: dict[str, Any] = {**_WANTED, **_KEEPALIVES, **asked, "autocommit": True}
        return await _call(self._calls, **wanted)

    async def close(self) -> None:
        """Let go of all connections, and wait for what they still do for those who went away."""
        if self._together is not None:
            await self._together.close()
        await self.engine.dispose()
        if self._calls:
            await asyncio.wait(self._calls, timeout=_LAST_CALL_S)
        # A thread that outlives the loop has nobody to report to, and fails.
        for thread in [thread for thread in self._threads if thread.is_alive()]:
            await self._end(thread)

    async def _end(self, thread: Thread) -> None:
        await asyncio.to_thread(thread.join, _LAST_CALL_S)
        if thread.is_alive() and (connection := self._threads[thread]()) is not None:
            # Somebody has not given it back. It is closed when it has done what it was told, without a commit.
            connection.stop()
        await asyncio.to_thread(thread.join)


def _is_out_of_room(problem: DBAPIError) -> bool:
    """Whether a write failed because a disk, a quota or a limit of the system takes no more."""
    if isinstance(problem.orig, psycopg.errors.DiskFull):
        return True
    # The driver's own error stands behind the one that SQLAlchemy makes of it.
    code: int | None = getattr(problem.orig, "sqlite_errorcode", None)
    return code in _NO_ROOM


async def _call(calls: set[asyncio.Task[psycopg.AsyncConnection]], **wanted: Any) -> psycopg.AsyncConnection:
    """Connect to PostgreSQL. Whoever goes away meanwhile does not wait, but the call is brought to its end and hung up.

    Given up halfway, it would stay open until the garbage is collected. For a whole minute the server then waits for a
    password, and whoever makes or drops any database there waits with it.
    """
    call = asyncio.create_task(psycopg.AsyncConnection.connect(**wanted))
    calls.add(call)
    call.add_done_callback(calls.discard)
    try:
        return await asyncio.shield(call)
    except asyncio.CancelledError:
        call.add_done_callback(_hang_up)
        raise


def _hang_up(call: asyncio.Task[psycopg.AsyncConnection]) -> None:
    if not call.cancelled() and call.exception() is None:
        call.result().pgconn.finish()


def _postgresql(url: URL, calls: set[asyncio.Task[psycopg.AsyncConnection]]) -> AsyncEngine:
    wanted = {name: value for name, value in _WANTED.items() if name not in url.query}
    engine = create_async_engine(
        url,
        # What is kept here must not get into a log by way of an error's text.
        hide_parameters=True,
        pool_size=8,
        max_overflow=4,
        pool_pre_ping=True,
        isolation_level="READ COMMITTED",
        connect_args={**wanted, "async_creator_fn": partial(_call, calls)},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # Durable when acknowledged, even where the host's own setting would be content with less.
        cursor = connection.cursor()
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        cursor.close()
        connection.commit()

    return engine


def _sqlite(url: URL, threads: _Threads) -> AsyncEngine:
    async def connect() -> aiosqlite.Connection:
        arguments, options = engine.dialect.create_connect_args(url)
        connection = aiosqlite.connect(*arguments, **options)
        # Each connection works in a thread of its own, which the driver has no public name for.
        thread = connection._thread
        # A command that ends in an error does not wait for it.
        thread.daemon = True
        threads[thread] = ref(connection)
        await connection
        try:
            await _keep_a_log(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    # What is kept here must not get into a log by way of an error's text.
    engine = create_async_engine(url, hide_parameters=True, pool_size=4, max_overflow=2, async_creator=connect)

    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _sqlite_writer(url: URL) -> Engine:
    """The engine of `Together`: its connection is used in one thread, by one piece of work after the other."""
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        hide_parameters=True,
        poolclass=NullPool,
        connect_args={"timeout": _BUSY_MS / 1000},
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    """Set a new connection to SQLite up."""
    # The driver begins no transactions by itself: `writing` does, and a read needs none.
    connection.isolation_level = None
    cursor = connection.cursor()
    # Durable when acknowledged, through a power cut as well.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


async def _keep_a_log(connection: aiosqlite.Connection) -> None:
    """Let a file of SQLite write ahead into a log, so that readers and a writer do not wait for each other.

    A new file is switched to that once. While another connection is about to switch or to write, SQLite refuses at once
    instead of waiting, so we wait.
    """
    await connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
    until = time.monotonic() + _BUSY_MS / 1000
    while True:
        try:
            await connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        await asyncio.sleep(_AGAIN_S)


def _unreachable(url: URL, problem: Exception) -> Unreachable:
    """Why a database cannot be opened, as its driver says it, but never with its password."""
    told = str(getattr(problem, "orig", None) or problem).strip().partition("\n")[0]
    if url.password:
        told = told.replace(str(url.password), "***")
    where = str(url.database)
    if url.get_backend_name() == "sqlite":
        return Unreachable(
            f"The database file {where} cannot be used: {told}.",
            "Is it the right file, may you write to it and to its folder, and is the disk not full?",
            f"データベースのファイル {where} を使えません（{told}）。",
            "ファイル名と、ファイルとフォルダーの書き込み権限と、ディスクの空きを確かめてください。",
        )
    return Unreachable(
        f'The PostgreSQL database "{where}" cannot be reached: {told}.',
        "Does its server run, and are host, port, user, password and name right?",
        f"PostgreSQLのデータベース「{where}」に接続できません（{told}）。",
        "サーバーが動いているか、ホスト・ポート・ユーザー・パスワード・名前が正しいかを確かめてください。",
    )
