"""Charts as SVG, which is text: they follow the reader's light or dark theme and need no font of their own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple
from unicodedata import east_asian_width

from tessera.lab.arena.axis import Axis

WIDTH: Final = 470
_ROW: Final = 34
_TOP: Final = 14
_BOTTOM: Final = 34
_VALUE: Final = 82
# The width of a letter; Japanese signs take two.
_LETTER: Final = 8.3

# The colours of the table by day and at night, as in the web client.
STYLE: Final = """\
.chart { --line: #cfc6b4; --text: #1f231f; --muted: #565a50; --accent: #8a5200;
  font: 13px system-ui, 'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic', sans-serif; }
@media (prefers-color-scheme: dark) {
  .chart { --line: #3a4650; --text: #eef1f0; --muted: #a9b6bd; --accent: #e8b45c; }
}
.chart text { fill: var(--text); }
.chart .tick { fill: var(--muted); font-size: 12px; text-anchor: middle; }
.chart .name { text-anchor: end; }
.chart .value { font-variant-numeric: tabular-nums; font-weight: 600; }
.chart .grid { stroke: var(--line); stroke-width: 1; }
.chart .equal { stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 5 4; }
.chart .range { stroke: var(--accent); stroke-width: 3; stroke-linecap: round; opacity: 0.55; }
.chart .dot { fill: var(--accent); }
"""


class Bar(NamedTuple):
    """One line of a chart: a name, a value with its words, and from where to where it may lie."""

    name: str
    value: float
    low: float
    high: float
    words: str


def chart(title: str, bars: Sequence[Bar], axis: Axis, equal: float | None = None) -> str:
    """Values as dots on lines, one below the other; `equal` is marked by a dashed line."""
    left = 24 + _LETTER * max(_cells(bar.name) for bar in bars)
    right = WIDTH - _VALUE
    foot = _TOP + _ROW * len(bars)

    def across(value: float) -> str:
        return f"{left + axis.place(value) * (right - left):.1f}"

    drawn = [_line("grid", across(value), _TOP, across(value), foot) for value, _ in axis.ticks]
    drawn += [
        f'<text class="tick" x="{across(value)}" y="{foot + 20}">{escape(word)}</text>' for value, word in axis.ticks
    ]
    if equal is not None:
        drawn.append(_line("equal", across(equal), _TOP, across(equal), foot))
    for number, bar in enumerate(bars):
        middle = _TOP + _ROW * number + _ROW // 2
        drawn += [
            f'<text class="name" x="{left - 14:.1f}" y="{middle + 5}">{escape(bar.name)}</text>',
            _line("range", across(bar.low), middle, across(bar.high), middle),
            f'<circle class="dot" cx="{across(bar.value)}" cy="{middle}" r="6"/>',
            f'<text class="value" x="{right + 16}" y="{middle + 5}">{escape(bar.words)}</text>',
        ]
    return (
        f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {foot + _BOTTOM}" role="img">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n" + "\n".join(drawn) + "\n</svg>\n"
    )


def _line(kind: str, x1: str, y1: float, x2: str, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _cells(text: str) -> int:
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
