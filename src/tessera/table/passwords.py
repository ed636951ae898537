"""Passwords: hashed with Argon2id, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
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

# Hashes computed at once, 32 MiB each; and how many more may wait for it before people are asked to come back.
_AT_ONCE: Final = 2
_WAITING: Final = 40
_BACK_IN_SECONDS: Final = 5


@cache
def _dummy(hasher: PasswordHasher) -> str:
    """The hash of no password of anybody, to spend the same time on names that nobody has."""
    return hasher.hash("nobody has this password")


class Passwords:
    """Hashes and verifies, without keeping the event loop waiting."""

    def __init__(self, hasher: PasswordHasher = HASHER, at_once: int = _AT_ONCE, waiting: int = _WAITING) -> None:
        self._hasher = hasher
        self._places = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._inside = 0
        # How many verifications have run, for whoever wants to know that one did.
        self.verified = 0

    async def hash(self, password: str) -> str:
        """What to keep of a password."""
        async with self._turn():
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, password: str, kept: str | None) -> bool:
        """Whether this is the password that was kept; for None nothing is right, and it takes as long."""
        async with self._turn():
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
    async def _turn(self) -> AsyncIterator[None]:
        """A place among those that are served, or in the queue before it."""
        if self._inside >= self._most:
            raise TooMany(_BACK_IN_SECONDS)
        self._inside += 1
        try:
            async with self._places:
                yield
        finally:
            self._inside -= 1
