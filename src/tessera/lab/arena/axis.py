"""Axes of charts: where a value lies, and which values are written below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from tessera.lab.arena.words import duration


class Axis(NamedTuple):
    """From which value to which; `ticks` are the values that are named."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    # How values are spread: as they are, or by their powers of ten.
    spread: Callable[[float], float] = float

    def place(self, value: float) -> float:
        """0 for the left end, 1 for the right one."""
        low, high = self.spread(self.low), self.spread(self.high)
        return min(1.0, max(0.0, (self.spread(value) - low) / (high - low)))


def share_axis() -> Axis:
    """Shares, from nothing to everything."""
    return Axis(0.0, 1.0, tuple((number / 4, f"{25 * number} %") for number in range(5)))


def plain_axis(values: Sequence[float]) -> Axis:
    """Any values, with four to nine round ones named."""
    room = max(max(values) - min(values), 1.0)
    step: float = 10.0 ** floor(log10(room / 4))
    step *= next(factor for factor in (1, 2, 5, 10) if room / (step * factor) <= 8)
    first = floor(min(values) / step)
    last = max(ceil(max(values) / step), first + 1)
    return Axis(first * step, last * step, tuple((n * step, f"{n * step:g}") for n in range(first, last + 1)))


def time_axis(values: Sequence[float]) -> Axis:
    """Times of very different size: each named one is ten times the one before."""
    first = floor(_power(min(values)))
    last = max(ceil(_power(max(values))), first + 1)
    ticks = tuple((10.0**power, duration(10.0**power)) for power in range(first, last + 1))
    return Axis(10.0**first, 10.0**last, ticks, _power)


def _power(seconds: float) -> float:
    # A clock that did not move between question and answer says 0.
    return log10(max(seconds, 1e-6))
