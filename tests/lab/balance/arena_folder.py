"""A small arena made by hand, so that every figure of its report can be worked out on paper."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tessera.kernel.definition import Options
from tessera.lab.arena.libraries import library

# Of each game: the deal, who wins (A or B), and what A and B had.
Line = tuple[str, str, str, str]


def write_arena(folder: Path, game: str, lines: Sequence[Line], options: Options | None = None) -> None:
    """Games for two greedy players, A beginning; whoever wins has 10 points, the other 4."""
    games: list[dict[str, Any]] = []
    facts: list[dict[str, Any]] = []
    for number, (deal, winners, *had) in enumerate(lines):
        won = ["AB".index(letter) for letter in winners]
        row = {
            "number": number,
            "seed": deal,
            "players": ["greedy", "greedy"],
            "winners": won,
            "scores": [10 if seat in won else 4 for seat in range(2)],
            "sides": [0, 1],
            "positions": [0, 1],
            "reason": "technology",
        }
        games.append(row)
        for seat in range(2):
            for fact in had[seat].split():
                category, _, identity = fact.replace("+", " ").partition(":")
                facts.append({"number": number, "seat": seat, "category": category, "id": identity})
    arrow: Any = library("pyarrow", "lab")
    parquet: Any = library("pyarrow.parquet", "lab")
    folder.mkdir(exist_ok=True)
    parquet.write_table(arrow.Table.from_pylist(games), folder / "games.parquet")
    parquet.write_table(arrow.Table.from_pylist(facts), folder / "facts.parquet")
    (folder / "report.json").write_text(
        json.dumps({"game": game, "options": options or {}, "packs": []}), encoding="utf-8"
    )
