"""The live connections of this process: known together, so that all of them can be told something."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Caller(Protocol):
    """Somebody connected by WebSocket."""

    def doubt(self) -> None:
        """A session has ended somewhere: look whether it was this one's."""

    def dismiss(self) -> None:
        """The server stops: say good-bye."""


class Callers:
    """All live connections."""

    def __init__(self) -> None:
        self._callers: set[Caller] = set()
        self._gone = asyncio.Event()
        self.is_closing = False

    def __len__(self) -> int:
        return len(self._callers)

    def add(self, caller: Caller) -> None:
        """Somebody connects."""
        self._callers.add(caller)
        self._gone.clear()

    def remove(self, caller: Caller) -> None:
        """Somebody is gone."""
        self._callers.discard(caller)
        if not self._callers:
            self._gone.set()

    def doubt_all(self) -> None:
        """A session has ended; everybody looks whether it was theirs before they are shown anything more."""
        for caller in self._callers:
            caller.doubt()

    async def dismiss_all(self, seconds: float) -> None:
        """Say good-bye to everybody, and give them so long to hear it."""
        self.is_closing = True
        for caller in self._callers:
            caller.dismiss()
        if self._callers:
            try:
                async with asyncio.timeout(seconds):
                    await self._gone.wait()
            except TimeoutError:
                # Whoever does not read is cut off by the server that stops next.
                return
