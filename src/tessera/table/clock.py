"""Clocks: how long each seat has thought. They live outside the engine, which knows no time.

Times are milliseconds since 1970 and come from the journal, so that every process and every replay counts the same.
A clock runs while a person is asked; nobody waits for bots by the clock.
"""

from __future__ import annotations

from tessera.table.terms import Pace


class Clock:
    """The clock of one seat."""

    __slots__ = ("since", "used")

    def __init__(self) -> None:
        # When the question that the seat thinks about was asked, None while it is not asked.
        self.since: int | None = None
        # Time used up by earlier questions, less the increments earned.
        self.used = 0

    def begin(self, now: int) -> None:
        """The seat is asked; a clock that runs already goes on."""
        if self.since is None:
            self.since = now

    def stop(self, now: int) -> None:
        """The seat is no longer asked."""
        if self.since is not None:
            self.used += max(0, now - self.since)
            self.since = None

    def restart(self, now: int) -> None:
        """The seat answered and is asked again: a new move begins."""
        self.stop(now)
        self.begin(now)

    def deadline(self, pace: Pace) -> int | None:
        """When the clock falls, None while it stands or never falls."""
        if self.since is None:
            return None
        ends = []
        if pace.per_move is not None:
            ends.append(self.since + pace.per_move * 1000)
        if pace.per_game is not None:
            ends.append(self.since + pace.per_game * 1000 - self.used)
        return min(ends, default=None)
