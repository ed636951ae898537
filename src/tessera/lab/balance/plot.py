"""Intervals as small drawings, one in each line of a table, all on the same scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.lab.balance.findings import Interval

WIDTH: Final = 240
HEIGHT: Final = 22
# Scales in round steps: a report of few games has wide intervals, one of many narrow ones.
STEPS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0)


def reach(intervals: Sequence[Interval]) -> float:
    """How far the scale goes to both sides of zero: so that the points and most of their intervals are on it."""
    if not intervals:
        return STEPS[0]
    points = max(abs(interval.difference) for interval in intervals)
    ends = sorted(max(abs(interval.low), abs(interval.high)) for interval in intervals)
    wanted = max(points * 1.05, ends[len(ends) * 3 // 4])
    return next((step for step in STEPS if step >= wanted), STEPS[-1])


def bar(interval: Interval, scale: float, stands: bool, label: str) -> str:
    """An interval around a point, with zero in the middle. What goes beyond the scale ends in an arrow."""
    low, high = _across(interval.low, scale), _across(interval.high, scale)
    point = _across(interval.difference, scale)
    middle = HEIGHT / 2
    side = "more" if interval.difference > 0 else "less"
    state = f"{side} stands" if stands else side
    arrows = ""
    if interval.low < -scale:
        arrows += f'<path d="M7 {middle - 4}L1 {middle}L7 {middle + 4}"/>'
    if interval.high > scale:
        arrows += f'<path d="M{WIDTH - 7} {middle - 4}L{WIDTH - 1} {middle}L{WIDTH - 7} {middle + 4}"/>'
    return (
        f'<svg class="bar {state}" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'aria-label="{label}"><line class="zero" x1="{WIDTH / 2}" x2="{WIDTH / 2}" y1="0" y2="{HEIGHT}"/>'
        f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>{arrows}'
        f'<circle cx="{point:.1f}" cy="{middle}" r="4.5"/></svg>'
    )


def axis(scale: float) -> str:
    """The scale above the bars, in percentage points."""
    marks = "".join(
        f'<text x="{_across(at, scale):.1f}" y="11" text-anchor="{anchor}">{text}</text>'
        for at, anchor, text in (
            (-scale, "start", f"−{scale * 100:g}"),
            (0.0, "middle", "0"),
            (scale, "end", f"+{scale * 100:g}"),
        )
    )
    return f'<svg class="axis" viewBox="0 0 {WIDTH} 14" width="{WIDTH}" height="14" aria-hidden="true">{marks}</svg>'


def _across(difference: float, scale: float) -> float:
    """Where a difference stands, from left to right."""
    margin = 6.0
    held = max(-scale, min(scale, difference))
    return margin + (held + scale) / (2 * scale) * (WIDTH - 2 * margin)
