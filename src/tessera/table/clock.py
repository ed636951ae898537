"""Clocks: how long each seat has thought. They live outside the engine, which knows no time.

Times are milliseconds since 1970 and come from the journal, so that every process and every replay counts the same.
A clock runs while a person is asked; nobody waits for bots by the clock. It stands while a bot has the seat, and goes
on from there should a person have it back before the question is answered.
"""

from __future__ import annotations

from tessera.table.terms import Pace


class Clock:
    """The clock of one seat."""

    __slots__ = ("since", "spent", "used")

    def __init__(self) -> None:
        # Since when the clock runs, None while it stands.
        self.since: int | None = None
        # Time used up before that, less the increments earned; and how much of it by the question that is still open.
        self.used = 0
        self.spent = 0

    def begin(self, now: int) -> None:
        """A person is asked; a clock that runs already goes on."""
        if self.since is None:
            self.since = now

    def pause(self, now: int) -> None:
        """No person is asked; the question may still be open."""
        if self.since is not None:
            passed = max(0, now - self.since)
            self.used += passed
            self.spent += passed
            self.since = None

    def stop(self, now: int) -> int:
        """The seat answered or is no longer asked: this move is over. How long it was thought about."""
        self.pause(now)
        spent, self.spent = self.spent, 0
        return spent

    def take_back(self, spent: int, earned: int) -> None:
        """The seat is to answer again: what it spent on the answer counts on, and what that earned is gone."""
        self.spent += spent
        self.used += earned

    def deadline(self, pace: Pace) -> int | None:
        """When the clock falls, None while it stands or never falls."""
        if self.since is None:
            return None
        ends = []
        if pace.per_move is not None:
            ends.append(self.since + pace.per_move * 1000 - self.spent)
        if pace.per_game is not None:
            ends.append(self.since + pace.per_game * 1000 - self.used)
        return min(ends, default=None)
