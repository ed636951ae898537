"""Who looks on at tables through other servers on the same database, as far as those have said so lately."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

# For how long an announcement holds that is not repeated: its server may be gone without a word.
HOLDS_SECONDS: Final = 60.0


class Looking(msgspec.Struct, frozen=True):
    """Who looks on at one table through one server: which seats, and how many spectators."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Elsewhere:
    """What other servers announced. Each method that may change it returns the tables that it did change."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # tables[table][server]: who looks on, and until when that holds.
        self._tables: dict[str, dict[str, tuple[Looking, float]]] = {}

    def at(self, table: str) -> list[Looking]:
        """Who looks on at a table, one for each server."""
        return [looking for looking, _ in self._tables.get(table, {}).values()]

    def heard(self, server: str, table: str, looking: Looking) -> set[str]:
        """A server announced who looks on through it."""
        before = self._tables.get(table, {}).get(server, (Looking(), 0.0))[0]
        if looking == Looking():
            self._drop(table, server)
        else:
            self._tables.setdefault(table, {})[server] = (looking, self._clock() + HOLDS_SECONDS)
        return set() if before == looking else {table}

    def forget(self, server: str) -> set[str]:
        """A server is gone."""
        return self._drop_all([(table, server) for table, servers in self._tables.items() if server in servers])

    def expire(self) -> set[str]:
        """What was not repeated in time no longer holds."""
        now = self._clock()
        return self._drop_all(
            [
                (table, server)
                for table, servers in self._tables.items()
                for server, (_, until) in servers.items()
                if until <= now
            ]
        )

    def _drop_all(self, found: list[tuple[str, str]]) -> set[str]:
        for table, server in found:
            self._drop(table, server)
        return {table for table, _ in found}

    def _drop(self, table: str, server: str) -> None:
        servers = self._tables.get(table, {})
        servers.pop(server, None)
        if not servers:
            self._tables.pop(table, None)
