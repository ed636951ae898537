"""Passwords: hashed with Argon2id, off the event loop, a few at a time.

Whoever asks for many at once has them done one after the other, and others do not wait behind them: each asker (an
address, or a person) has a line of their own, and the lines take turns.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type

from tessera.table.troubles import TooMany

# Above what OWASP asks for (19 MiB, two passes); one takes 70 ms on the machine that Tessera is measured on.
HASHER: Final = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1, type=Type.ID)

# Hashes computed at once, 32 MiB each, and one of them for one asker; how many more of one asker, and of all, may wait
# for it before people are asked to come back.
AT_ONCE: Final = 2
WAITING_OF_ONE: Final = 8
WAITING: Final = 80
_BACK_IN_SECONDS: Final = 5


@cache
def _dummy(hasher: PasswordHasher) -> str:
    """The hash of no password of anybody, to spend the same time on names that nobody has."""
    return hasher.hash("nobody has this password")


class Passwords:
    """Hashes and verifies, without keeping the event loop waiting."""

    def __init__(
        self,
        hasher: PasswordHasher = HASHER,
        at_once: int = AT_ONCE,
        waiting: int = WAITING,
        waiting_of_one: int = WAITING_OF_ONE,
    ) -> None:
        self._hasher = hasher
        self._free = at_once
        self._room = waiting
        self._room_of_one = waiting_of_one
        # Who waits, by asker; the asker whose turn comes next is the first.
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        # Askers of whom one is being hashed.
        self._served: set[str] = set()
        # How many verifications have run, for whoever wants to know that one did.
        self.verified = 0

    async def hash(self, password: str, asker: str = "") -> str:
        """What to keep of a password."""
        async with self._turn(asker):
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, password: str, kept: str | None, asker: str = "") -> bool:
        """Whether this is the password that was kept; for None nothing is right, and it takes as long."""
        async with self._turn(asker):
            self.verified += 1
            return await asyncio.to_thread(self._is_right, password, kept)

    def is_outdated(self, kept: str) -> bool:
        """Whether the hash was made with other parameters than we use now."""
        return self._hasher.check_needs_rehash(kept)

    def _is_right(self, password: str, kept: str | None) -> bool:
        try:
            right = self._hasher.verify(kept or _dummy(self._hasher), password)
        except (VerificationError, InvalidHashError):
            return False
        return right and kept is not None

    @asynccontextmanager
    async def _turn(self, asker: str) -> AsyncIterator[None]:
        """A place among those that are served, or in the asker's line before it."""
        waiting = sum(map(len, self._lines.values()))
        if waiting >= self._room or len(self._lines.get(asker, ())) >= self._room_of_one:
            raise TooMany(_BACK_IN_SECONDS)
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(asker, deque()).append(called)
        self._call()
        try:
            await called
            yield
        finally:
            self._leave(asker, called)

    def _call(self) -> None:
        """Give free places to those who come next and of whom nothing is being hashed."""
        for asker in [asker for asker in self._lines if asker not in self._served]:
            if not self._free:
                return
            line = self._lines.pop(asker)
            called = line.popleft()
            if line:
                # At the end: everybody else comes first.
                self._lines[asker] = line
            # Whoever has gone away leaves the line by themselves, but perhaps not yet.
            if not called.done():
                called.set_result(None)
                self._free -= 1
                self._served.add(asker)

    def _leave(self, asker: str, called: asyncio.Future[None]) -> None:
        """Done, or gone before it began."""
        if called.cancelled():
            line = self._lines.get(asker, deque())
            if called in line:
                line.remove(called)
            if not line:
                self._lines.pop(asker, None)
        else:
            self._free += 1
            self._served.discard(asker)
        self._call()
