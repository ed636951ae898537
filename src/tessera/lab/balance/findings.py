"""What a balance report says, as plain data."""

from __future__ import annotations

from typing import Final

import msgspec

# What is plainly out of balance: it wins or loses far too often, or nobody ever wants it.
STRONG: Final = "strong"
WEAK: Final = "weak"
UNUSED: Final = "unused"


class Interval(msgspec.Struct, frozen=True):
    """A difference from what was expected, with the interval that holds the truth in 95 of 100 cases."""

    difference: float
    low: float
    high: float


class Place(msgspec.Struct, frozen=True):
    """A seat, or a place in the order of the start: how often it won."""

    id: str
    games: int
    share: float
    expected: float
    interval: Interval
    points: float


class Table(msgspec.Struct, frozen=True):
    """What all seats of a game shared, such as the Tech Trees: how such games went."""

    category: str
    id: str
    games: int
    # How often whoever began won, and what was expected.
    first: float
    expected: float
    interval: Interval
    points: float
    # How often each kind of player won, and how the games ended.
    levels: dict[str, float]
    reasons: dict[str, int]


class Finding(msgspec.Struct, frozen=True):
    """Something that a seat can have: how seats that had it fared."""

    category: str
    id: str
    source: str
    # Seats that had it, games in which somebody had it, and games in which such things were to be had.
    seats: int
    games: int
    chances: int
    # Share of victory of these seats, what was expected of them, and the difference; None where all or none had it.
    share: float | None
    expected: float | None
    interval: Interval | None
    # The same among seats that had about as many things of the category; None if all have the same number.
    adjusted: Interval | None
    points: Interval | None
    chance: float | None
    # Whether it stands among all that was looked at, and what that means.
    stands: bool = False
    verdict: str = ""


class Figure(msgspec.Struct, frozen=True):
    """Numbers that seats ended with: points for one thing, or the round in which something was reached."""

    category: str
    id: str
    # Games in which some seat had such a number.
    games: int
    # Its share of the sum of its category, and its mean over all seats, those without one included.
    share: float
    mean: float
    # Of the seats that had one: the median, and how many had which.
    median: float
    spread: dict[int, int]


class Balance(msgspec.Struct, frozen=True):
    """A balance report. Findings of a category begin with the most winning one."""

    game: str
    games: int
    deals: int
    seats: int
    players: list[str]
    by_seat: list[Place]
    by_start: list[Place]
    reasons: dict[str, int]
    tables: list[Table]
    findings: list[Finding]
    figures: list[Figure]

    def of(self, category: str) -> list[Finding]:
        """The findings of one category."""
        return [finding for finding in self.findings if finding.category == category]

    @property
    def broken(self) -> list[Finding]:
        """What is plainly out of balance."""
        return [finding for finding in self.findings if finding.verdict]
