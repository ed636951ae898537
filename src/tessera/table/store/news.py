"""News between servers that share a PostgreSQL: what has changed at tables, and who looks on. SQLite has one server.

Each server listens on a connection of its own. News are delivered with the transaction that they tell of, in order; but
a connection may break, and what is told meanwhile is lost. So whoever listens anew reads all open tables anew. Who
looks on is announced when it changes and every now and then, and forgotten if it is not repeated.

The connection that listens holds a lock in the server's name. PostgreSQL takes it back from a server that is killed, in
the same moment, and the others look every half a second whose lock is gone: what that server was about they do.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
import psycopg
import structlog
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from tessera.table.hall import Hall
from tessera.table.presence import HOLDS_SECONDS, Looking
from tessera.table.store import tidings
from tessera.table.store.database import Database
from tessera.table.store.tidings import CHANNEL, AnyTiding, Gone, Grew, Hello, Stood, Tiding

_log = structlog.get_logger("tessera.table.news")

# How often everything is announced again and the connection is tried, so that two announcements may get lost.
_REPEAT_SECONDS: Final = HOLDS_SECONDS / 3
# How long a change of who looks on may wait for others, to be announced together with them.
_GATHER_SECONDS: Final = 0.1
# Rests before connecting anew: twice as long each time, up to a limit.
_FIRST_REST: Final = 0.2
_LONGEST_REST: Final = 5.0
# How often a server looks whether the others are still there.
_LOOK_SECONDS: Final = 0.5
# The advisory locks of PostgreSQL that servers hold in their names: the first of two numbers ("tess" in letters).
_THERE: Final = 0x74657373
_WHO_IS_THERE: Final = text(
    "SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    f"WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2 AND granted AND classid = {_THERE}"
)


async def _nothing() -> None:
    """What is done when another server is gone, unless somebody says otherwise."""


def number_of(origin: str) -> int:
    """The number in which a server is held to be there, from its name."""
    return zlib.crc32(origin.encode())


class News:
    """Listens to other servers and tells them what they must know of this one."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self._database = database
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []
        self._changed: set[str] = set()
        self._stirred = asyncio.Event()
        # The names of other servers, by their numbers.
        self._others: dict[int, str] = {}
        # Called when another server is gone, with or without a word: what it had claimed is free.
        self.on_gone: Callable[[], Awaitable[None]] = _nothing

    async def start(self) -> None:
        """Begin to listen. From here on nothing is missed."""
        if self._database.is_sqlite:
            return
        with self._database.explained():
            connection = await self._connect()
        self._hall.on_presence = self._announce_soon
        self._tasks = [
            asyncio.create_task(self._keep_listening(connection)),
            asyncio.create_task(self._keep_announcing()),
            asyncio.create_task(self._keep_looking()),
        ]

    async def stop(self) -> None:
        """Listen no longer; the others learn that nobody looks on here."""
        if not self._tasks:
            return
        self._hall.on_presence = lambda table_id: None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        try:
            await self._tell([Gone(self._hall.origin)])
        except (SQLAlchemyError, OSError) as problem:
            # They forget it by themselves after a while.
            _log.warning("the others were not told that this server stops", problem=type(problem).__name__)

    # Listening

    async def _connect(self) -> psycopg.AsyncConnection:
        connection = await self._database.own_connection()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            # Shared, so that nobody ever waits for it: a connection that was lost may not be known to be yet.
            number = number_of(self._hall.origin)
            signed = number - (1 << 32) if number >= 1 << 31 else number
            await connection.execute(f"SELECT pg_advisory_lock_shared({_THERE}, {signed})")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _keep_listening(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            try:
                async with connection:
                    await self._listen(connection)
            except (psycopg.Error, OSError) as problem:
                _log.warning("connection for news lost", problem=type(problem).__name__)
            except Exception:
                # Whatever it was, a new connection and open tables read anew are a clean beginning.
                _log.exception("listening for news failed")
            await asyncio.sleep(_FIRST_REST)
            connection = await self._connect_again()
            self._hall.all_may_have_grown()

    async def _connect_again(self) -> psycopg.AsyncConnection:
        rest = _FIRST_REST
        while True:
            try:
                return await self._connect()
            except (psycopg.Error, OSError) as problem:
                _log.warning("no connection for news", problem=type(problem).__name__, rest=rest)
                await asyncio.sleep(rest)
                rest = min(2 * rest, _LONGEST_REST)

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        hello = tidings.written(Hello(self._hall.origin))
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, hello))
        self._announce_all()
        while True:
            async for notice in connection.notifies(timeout=_REPEAT_SECONDS):
                self._hear(notice.payload)
            # A connection that broke in silence is found out only by using it.
            await connection.execute("SELECT 1")
            self._hall.doubt_others()
            self._announce_all()

    def _hear(self, text: str) -> None:
        try:
            tiding = tidings.read(text)
        except msgspec.DecodeError:
            # A newer server says something that is not known here. It may be that a journal has grown.
            _log.warning("news not understood")
            self._hall.all_may_have_grown()
            return
        if tiding.origin != self._hall.origin:
            self._others[number_of(tiding.origin)] = tiding.origin
            self._pass_on(tiding)

    def _pass_on(self, tiding: AnyTiding) -> None:
        match tiding:
            case Grew(table=table, number=number):
                self._hall.grew(table, number)
            case Stood(table=table, seat=seat):
                self._hall.stood(table, seat)
            case tidings.Looking(origin=origin, table=table, seats=seats, spectators=spectators):
                self._hall.others_look_on(origin, table, Looking(frozenset(seats), spectators))
            case Hello():
                self._announce_all()
            case Gone(origin=origin):
                self._hall.others_are_gone(origin)

    # Looking who is there

    async def _keep_looking(self) -> None:
        there: set[int] = set()
        while True:
            try:
                async with self._database.reading() as connection:
                    now = set((await connection.execute(_WHO_IS_THERE)).scalars())
                if gone := there - now:
                    await self._take_leave(gone)
                there = now
            except (SQLAlchemyError, OSError) as problem:
                # Whoever is gone meanwhile is missed at the next look.
                _log.warning("who is there is not known", problem=type(problem).__name__)
            await asyncio.sleep(_LOOK_SECONDS)

    async def _take_leave(self, gone: set[int]) -> None:
        for number in gone:
            if number in self._others:
                self._hall.others_are_gone(self._others.pop(number))
        _log.info("servers gone", count=len(gone))
        await self.on_gone()

    # Telling

    def _announce_all(self) -> None:
        self._changed.update(self._hall.looked_on())
        self._stirred.set()

    def _announce_soon(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._stirred.set()

    async def _keep_announcing(self) -> None:
        while True:
            await self._stirred.wait()
            await asyncio.sleep(_GATHER_SECONDS)
            self._stirred.clear()
            changed, self._changed = self._changed, set()
            try:
                await self._tell(self._looking(table_id) for table_id in changed)
            except (SQLAlchemyError, OSError) as problem:
                # Whoever still looks on is announced again soon, and whoever does not is forgotten.
                _log.warning("who looks on was not announced", problem=type(problem).__name__)

    def _looking(self, table_id: str) -> tidings.Looking:
        looking = self._hall.looking(table_id)
        return tidings.Looking(self._hall.origin, table_id, tuple(sorted(looking.seats)), looking.spectators)

    async def _tell(self, told: Iterable[Tiding]) -> None:
        async with self._database.writing() as connection:
            for tiding in told:
                await connection.execute(select(func.pg_notify(CHANNEL, tidings.written(tiding))))
