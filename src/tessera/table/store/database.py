"""The connection to the database, and the little in which SQLite and PostgreSQL differ."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tessera.kernel.refusal import SetupError

# How long a writer waits for another one.
_BUSY_MS: Final = 10_000


def database_url(text: str) -> URL:
    """A database as hosts name it: a file of SQLite, or a postgresql:// address."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=text)
    try:
        url = make_url(text)
    except ArgumentError:
        url = URL.create("")
    family = url.drivername.partition("+")[0]
    if family == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if family in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    # The address may hold a password, so it is not repeated.
    raise SetupError(
        "This database address is not understood.",
        "Give the path of a file (SQLite) or an address like postgresql://user@host/name.",
        "このデータベースの指定は読めません。",
        "ファイルのパス（SQLite）か、postgresql://user@host/name の形で指定してください。",
    )


class Database:
    """One database. Reads see what is committed; writes are durable when `writing` ends."""

    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self.is_sqlite: Final = url.get_backend_name() == "sqlite"
        self.engine: Final = _engine(url)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing."""
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                # Whoever means to write takes the lock at once: a reader that turns into a writer can be refused.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.rollback()
                raise
            await connection.commit()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=2)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver begins no transactions by itself: `writing` does, and a read needs none.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        # Durable when acknowledged, through a power cut as well.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        cursor.close()

    return engine
