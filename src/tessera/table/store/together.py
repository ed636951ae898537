"""Writing to SQLite together: whatever waits to be written goes into one transaction, and one commit makes it durable.

SQLite knows one writer at a time, and nearly all that a writer waits for is the disk: of many tables each would wait
for all others. What comes while the disk works is done next, all at once. Each piece stands or falls by itself; it is
acknowledged after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
# Something to be written, on a connection that is inside a transaction.
Work: TypeAlias = Callable[[Connection], T]


class _Piece:
    """Something that waits to be written."""

    __slots__ = ("done", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Together:
    """The writer of one SQLite file in this process. `turn` is held while it writes: others write besides it."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self._engine: Final = engine
        self._turn: Final = turn
        self._waiting: list[_Piece] = []
        self._runner: asyncio.Task[None] | None = None
        # Statements have a thread of their own, which holds the one connection.
        self._thread: ThreadPoolExecutor | None = None
        self._connection: Connection | None = None

    async def write(self, work: Work[T]) -> T:
        """Do some work, durably; what it returned. If it raises, nothing of it is written."""
        piece = _Piece(work)
        self._waiting.append(piece)
        if self._runner is None:
            self._runner = asyncio.create_task(self._run())
        try:
            written: T = await asyncio.shield(piece.done)
        except asyncio.CancelledError:
            if piece in self._waiting:
                # Nobody has begun with it, and nobody will.
                self._waiting.remove(piece)
            elif not piece.done.done():
                # Whoever goes away now leaves when it is clear what the database holds.
                await asyncio.wait({piece.done})
            raise
        return written

    async def _run(self) -> None:
        """Write until nothing waits."""
        try:
            while self._waiting:
                async with self._turn:
                    pieces, self._waiting = self._waiting, []
                    if pieces:
                        await self._write_all(pieces)
        finally:
            self._runner = None

    async def _write_all(self, pieces: Sequence[_Piece]) -> None:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "tessera-writer")
        writing = asyncio.get_running_loop().run_in_executor(
            self._thread, self._commit, [piece.work for piece in pieces]
        )
        try:
            outcomes = await writing
        except Exception as problem:
            for piece in pieces:
                piece.done.set_exception(problem)
            return
        except BaseException:
            for piece in pieces:
                piece.done.cancel()
            raise
        for piece, (result, refusal) in zip(pieces, outcomes, strict=True):
            if refusal is None:
                piece.done.set_result(result)
            else:
                piece.done.set_exception(refusal)

    # In the thread

    def _commit(self, works: Sequence[Work[Any]]) -> list[tuple[Any, Exception | None]]:
        """One transaction for all; what each work returned, or raised."""
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        try:
            # As in `Database.writing`: a reader that turns into a writer can be refused.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            if len(works) == 1:
                outcomes: list[tuple[Any, Exception | None]] = [(works[0](connection), None)]
            else:
                outcomes = [self._apart(connection, work) for work in works]
            connection.commit()
        except BaseException:
            # Closed, whatever state it is in: with it goes all that was not committed.
            self._hang_up()
            raise
        return outcomes

    @staticmethod
    def _apart(connection: Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
        """One of several works: what it wrote is taken back if it raises, and nothing else is."""
        connection.exec_driver_sql("SAVEPOINT piece")
        try:
            return work(connection), None
        except Exception as problem:
            # Where SQLite has given up the whole transaction (a full disk), there is no such savepoint any longer: then
            # this raises, and nothing of any work is written.
            connection.exec_driver_sql("ROLLBACK TO piece")
            return None, problem
        finally:
            connection.exec_driver_sql("RELEASE piece")

    def _hang_up(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()

    # The end

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        while self._runner is not None:
            await asyncio.wait({self._runner})
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await asyncio.get_running_loop().run_in_executor(thread, self._hang_up)
            await asyncio.to_thread(thread.shutdown)
