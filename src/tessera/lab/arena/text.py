"""What came of an arena, as plain lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tessera.lab.arena.page_tables import TIMES, interval
from tessera.lab.arena.summary import Figures
from tessera.lab.arena.words import duration, percent, phrase, remarks

_COLUMNS = ("player", "rating", "win_share", "interval", "wins", "draws", "games", "mean_points", *TIMES)


def as_text(figures: Figures, language: str) -> str:
    """Head, standings, and who beats whom."""
    counts = {key: figures[key] for key in ("games", "deals", "seats", "seed")}
    length = {"decisions": figures["mean_decisions"], "draws": figures["draws"]}
    lines = [
        phrase("title", language, game=figures["game"]),
        phrase("subtitle", language, players=len(figures["players"]), **counts),
        phrase("length", language, **length),
        *remarks(figures, language),
        "",
        *_aligned([[phrase(key, language) for key in _COLUMNS], *map(_standing, figures["players"])]),
    ]
    if len(figures["players"]) > 1:
        lines += ["", phrase("cross", language), *_aligned(_cross(figures, language))]
    return "\n".join(lines)


def _standing(player: Figures) -> list[str]:
    rating, share = player["rating"], player["win_share"]
    return [
        player["player"],
        f"{rating['mu']:.1f} ± {rating['high'] - rating['mu']:.1f}",
        percent(share["share"]),
        interval(share),
        str(player["wins"]),
        str(player["draws"]),
        str(player["games"]),
        f"{player['mean_points']:.1f}",
        *(f"{duration(player[f'cpu_{which}'])} ({duration(player[f'wall_{which}'])})" for which in TIMES),
    ]


def _cross(figures: Figures, language: str) -> list[list[str]]:
    names = [player["player"] for player in figures["players"]]
    rows = [["", *names]]
    for name, shares in zip(names, figures["cross"], strict=True):
        cells = [phrase("no_result", language) if share is None else percent(share["share"]) for share in shares]
        rows.append([name, *cells])
    return rows


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns below each other, names to the left, figures to the right."""
    rooms = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for first, *rest in rows:
        cells = [first + " " * (rooms[0] - cell_len(first))]
        cells += [" " * (room - cell_len(cell)) + cell for cell, room in zip(rest, rooms[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines
