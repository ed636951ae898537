"""Figures of the web client: what was found, what is asked for, and whether it is met."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

_MET, _MISSED = "met", "missed"
_HEADINGS: Final = ("measured", "found", "limit", "of limit", "")


class Figure(NamedTuple):
    """One figure. What is asked for is less than the limit; figures without one are there to be read."""

    key: str
    what: str
    found: float
    unit: str
    limit: float | None = None

    @property
    def verdict(self) -> str:
        """Whether the limit is met; "" where there is none."""
        if self.limit is None:
            return ""
        return _MET if self.found < self.limit else _MISSED


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest of the values that at least this share of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def is_missed(figures: Sequence[Figure]) -> bool:
    """Whether one of the limits is missed."""
    return any(figure.verdict == _MISSED for figure in figures)


def as_json(figures: Sequence[Figure]) -> dict[str, Any]:
    """The figures for programs."""
    return {
        figure.key: {
            "found": round(figure.found, 2),
            "unit": figure.unit,
            "limit": figure.limit,
            "verdict": figure.verdict or None,
        }
        for figure in figures
    }


def as_text(figures: Sequence[Figure]) -> str:
    """The figures as a table for people."""
    rows = [_HEADINGS, *(_row(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    return "\n".join(_line(row, widths) for row in rows)


def _row(figure: Figure) -> tuple[str, str, str, str, str]:
    limit = figure.limit
    return (
        figure.what,
        f"{_number(figure.found)} {figure.unit}".strip(),
        "" if limit is None else f"< {_number(limit)} {figure.unit}".strip(),
        f"{figure.found / limit:.0%}" if limit else "",
        figure.verdict,
    )


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *numbers, verdict = (
        text.ljust(width) if at in (0, len(row) - 1) else text.rjust(width)
        for at, (text, width) in enumerate(zip(row, widths, strict=True))
    )
    return f"  {first}  {'  '.join(numbers)}  {verdict}".rstrip()


def _number(value: float) -> str:
    return f"{value:,.1f}".removesuffix(".0")
