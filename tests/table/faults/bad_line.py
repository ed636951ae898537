"""A bad line between client and server: live messages are dropped, delayed, doubled and overtaken, by plan.

It stands between WebSockets and knows nothing of what they say. While it is `is_bad`, every message of either
direction may suffer; afterwards it passes everything on as it comes.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from types import TracebackType
from typing import Final

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server, ServerConnection
from websockets.asyncio.server import serve as listen
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request
from websockets.typing import Origin

# What becomes of messages on a bad line, and how often.
FATES: Final = {"drop": 0.12, "double": 0.12, "delay": 0.15, "overtake": 0.15, "cut": 0.03}
_DELAY: Final = 0.06
_HEADERS: Final = ("cookie",)


class BadLine:
    """A line from one port of the loopback to a server."""

    def __init__(self, server: str, chance: random.Random) -> None:
        self.server = server
        self.is_bad = True
        self.counts: Counter[str] = Counter()
        self._chance = chance
        self._listener: Server | None = None

    async def __aenter__(self) -> BadLine:
        self._listener = await listen(self._answer, "127.0.0.1", 0, max_size=None, compression=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._listener is not None
        self._listener.close()
        await self._listener.wait_closed()

    @property
    def address(self) -> str:
        """Where clients call."""
        assert self._listener is not None
        port: int = next(iter(self._listener.sockets)).getsockname()[1]
        return f"http://127.0.0.1:{port}"

    async def _answer(self, near: ServerConnection) -> None:
        request = near.request
        assert isinstance(request, Request)
        headers = {name: request.headers[name] for name in _HEADERS if name in request.headers}
        address = self.server.replace("http", "ws", 1) + request.path
        # To the server, callers come from its own page.
        origin = Origin(self.server)
        async with connect(address, origin=origin, additional_headers=headers, proxy=None, compression=None) as far:
            ways = [asyncio.create_task(self._carry(near, far)), asyncio.create_task(self._carry(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            # What was on its way when the line went is lost.
            await near.close()

    async def _carry(self, source: Connection, target: Connection) -> None:
        """Carry messages one way, until either side is gone or the line is cut."""
        async with AsyncExitStack() as stack:
            late: set[asyncio.Task[None]] = set()
            stack.callback(lambda: [task.cancel() for task in late])
            try:
                async for message in source:
                    fate = self._fate()
                    self.counts[fate] += 1
                    if fate == "cut":
                        return
                    if fate == "delay":
                        await asyncio.sleep(self._chance.random() * _DELAY)
                    if fate == "overtake":
                        late.add(asyncio.create_task(_send_later(target, message, self._chance.random() * _DELAY)))
                    elif fate != "drop":
                        await target.send(message)
                    if fate == "double":
                        await target.send(message)
            except ConnectionClosed:
                self.counts["gone"] += 1

    def _fate(self) -> str:
        if self.is_bad:
            for fate, share in FATES.items():
                if self._chance.random() < share:
                    return fate
        return "pass"


async def _send_later(target: Connection, message: str | bytes, seconds: float) -> None:
    """Others pass by in the meantime."""
    await asyncio.sleep(seconds)
    with suppress(ConnectionClosed):
        await target.send(message)
