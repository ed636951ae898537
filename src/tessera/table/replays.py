"""Replays: tables as they were, worked out beside the server, so that nobody who plays waits for who looks back.

A process of its own does it, never one of those in which bots think: it knows the whole journal and the seed. It takes
one short job at a time, whoever asked, and a game that it has not read yet takes as many jobs as it needs. Whoever is
gone is waited for no longer than the job that is being done. An address has so many requests waiting and no more.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec
import structlog

from tessera.table.engine import Engine
from tessera.table.journal import Entry
from tessera.table.match import Founding
from tessera.table.troubles import NotNow, TooMany, Trouble
from tessera.table.workers.past import Looking, Opened, Seen, Wish
from tessera.table.workers.pool import Failed, Stopped, Workers
from tessera.table.workers.worker import Late, Lost

_log = structlog.get_logger("tessera.table.replays")

# So many wait at once: from one address, and in all. Whoever plays a game again asks for up to ten steps ahead.
MOST_FROM_ONE: Final = 16
MOST: Final = 128
# Games that are read for the first time at once; whoever looks at one that has been read does not wait for them.
_READ_AT_ONCE: Final = 2
# Entries of a journal are sent in pieces: each is quickly packed here, and read there in few jobs.
_PIECE: Final = 250
# After so long a job has gone wrong.
_JOB_SECONDS: Final = 20.0

_READ_SEEN: Final = msgspec.msgpack.Decoder(Seen)


class Replays:
    """Where one asks for tables as they were."""

    # What the process reads besides the games that are installed; tests have games of their own.
    modules: ClassVar[tuple[str, ...]] = ("tessera.table.workers.past",)

    def __init__(self, megabytes: int, engine: Engine) -> None:
        self._workers = Workers(1, _JOB_SECONDS, megabytes, modules=self.modules, engine=engine)
        self._turn = asyncio.Lock()
        self._reading = asyncio.Semaphore(_READ_AT_ONCE)
        self._waiting: Counter[str] = Counter()

    async def start(self) -> None:
        """Take requests from now on. The process comes up with the first one."""
        await self._workers.start()

    async def stop(self) -> None:
        """Take none any more."""
        await self._workers.stop()

    @property
    def waiting(self) -> int:
        """How many requests are not answered yet."""
        return self._waiting.total()

    @property
    def processes(self) -> tuple[int, ...]:
        """The operating system's number of the process, if it is up."""
        return self._workers.processes

    async def look(self, founding: Founding, entries: Sequence[Entry], wish: Wish, address: str) -> bytes:
        """A table as it was, as JSON. `entries` is its journal, which may grow meanwhile."""
        if self._waiting[address] >= MOST_FROM_ONE:
            raise TooMany(1)
        if self._waiting.total() >= MOST:
            raise _busy()
        self._waiting[address] += 1
        try:
            return await self._look(founding, entries, wish)
        except (Failed, Lost, Late, Stopped) as problem:
            _log.warning("replay failed", game=founding.terms.game, problem=str(problem))
            raise _unable() from problem
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def _look(self, founding: Founding, entries: Sequence[Entry], wish: Wish) -> bytes:
        seen = await self._ask(Looking(wish))
        if seen.read is None:
            return seen.position
        async with self._reading:
            opened = Opened(founding.terms, founding.seed, founding.deal, founding.host, founding.rules)
            # Each job reads at least one entry, unless the process was lost or had to forget the game meanwhile.
            for _ in range(2 * len(entries)):
                piece = list(entries[seen.read : min(seen.read + _PIECE, wish.number)])
                seen = await self._ask(Looking(wish, opened, piece))
                if seen.read is None:
                    return seen.position
        raise Failed("the game is forgotten faster than it is read")

    async def _ask(self, looking: Looking) -> Seen:
        """One job, which is finished even if nobody waits for it any more: it is short, and of use to the next one."""
        async with self._turn:
            job = asyncio.create_task(self._workers.run("past", msgspec.msgpack.encode(looking), _JOB_SECONDS))
            try:
                return _READ_SEEN.decode(await asyncio.shield(job))
            finally:
                await asyncio.wait([job])


def _busy() -> Trouble:
    return NotNow(
        "Many people look back at games just now.",
        "Try again in a moment.",
        "いま多くの人がゲームを振り返っています。",
        "少し待ってから、もう一度お試しください。",
    )


def _unable() -> Trouble:
    return NotNow(
        "This point of the game cannot be shown just now.",
        "Try again; the host of the server finds the details in the log.",
        "ゲームのこの時点を、いまは表示できません。",
        "もう一度お試しください。詳しい内容はサーバーの記録に残っています。",
    )
