"""The stage of a kill test: the server that comes and goes, and what the players have seen of it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.table.faults.process import ServerProcess

# What may happen on stage, and when a server is killed: a choice was sent, one was acknowledged, a bot was asked.
SENT, ACKNOWLEDGED, BOT_ASKED = "sent", "acknowledged", "bot asked"
MOMENTS = (SENT, ACKNOWLEDGED, BOT_ASKED)
# So long nothing may happen.
PATIENCE = 60.0


@asynccontextmanager
async def patience(awaited: str) -> AsyncIterator[None]:
    """Fail if the block takes too long. A TimeoutError would not do: it is an OSError, as of a server that is gone."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError as problem:
        raise AssertionError(f"waited {PATIENCE:.0f} s in vain for {awaited}") from problem


class Stage:
    """Where everybody finds the server, and tells what they did."""

    def __init__(self, server: ServerProcess, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.counts: Counter[str] = Counter()
        self.is_closing = False
        self._is_up = asyncio.Event()
        self._awaited: tuple[str, int, asyncio.Future[None]] | None = None

    async def address(self) -> str:
        """The address of the server, once there is one."""
        async with patience("the server"):
            await self._is_up.wait()
        return self.server.address

    def note(self, what: str) -> None:
        """Something happened."""
        self.counts[what] += 1
        if self._awaited is not None:
            kind, count, future = self._awaited
            if kind == what and self.counts[what] >= count and not future.done():
                future.set_result(None)

    async def up(self) -> None:
        """The server starts."""
        await self.server.start()
        self._is_up.set()

    async def kill(self) -> str:
        """Wait for a random moment, and kill the server in it; which moment it was."""
        moment = self.chance.choice(MOMENTS)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._awaited = (moment, self.counts[moment] + self.chance.randint(2, 9), future)
        async with patience(f"the moment {moment!r}"):
            await future
        # In the same breath, or within the time that an answer takes.
        if self.chance.random() < 0.7:
            await asyncio.sleep(self.chance.random() * 0.02)
        self._is_up.clear()
        await self.server.kill()
        return moment
