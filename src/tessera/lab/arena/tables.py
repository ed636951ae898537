"""Arenas as Parquet: one table with a row for each game, one with a row for each fact about a seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tessera.lab.arena.files import replacing
from tessera.lab.arena.libraries import library
from tessera.lab.arena.match import Played

GAMES: Final = "games.parquet"
FACTS: Final = "facts.parquet"
# All other columns are the same whenever and wherever the arena is played.
CLOCK: Final = ("cpu_seconds", "cpu_longest", "wall_seconds", "wall_longest")

_INTEGERS: Final = ("number", "combination", "deal", "rotation")
_WORDS: Final = ("seed", "reason", "fingerprint")
_LISTS: Final = {
    **dict.fromkeys(("winners", "scores", "places", "sides", "positions", "decisions", "faults"), "int64"),
    **dict.fromkeys(("points", *CLOCK), "double"),
    "players": "string",
}


def write_tables(folder: Path, games: Sequence[Played]) -> None:
    """Write both tables, each whole or not at all."""
    parquet: Any = library("pyarrow.parquet", "lab")
    for name, table in ((GAMES, games_table(games)), (FACTS, facts_table(games))):
        with replacing(folder / name) as fresh:
            parquet.write_table(table, fresh)


def games_table(games: Sequence[Played]) -> Any:
    """One row for each game; lists have an entry for each seat."""
    arrow: Any = library("pyarrow", "lab")
    columns = [name for name in Played.__struct_fields__ if name != "facts"]
    types = [_type(arrow, name) for name in columns]
    arrays = [
        arrow.array([_value(getattr(game, name)) for game in games], type)
        for name, type in zip(columns, types, strict=True)
    ]
    return arrow.table(arrays, names=columns)


def facts_table(games: Sequence[Played]) -> Any:
    """One row for each fact: the game, the seat, the category and the id."""
    arrow: Any = library("pyarrow", "lab")
    rows = [
        (game.number, seat, category, id)
        for game in games
        for seat, facts in enumerate(game.facts)
        for category, id in facts
    ]
    columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[], [], [], []]
    types = (arrow.int64(), arrow.int64(), arrow.string(), arrow.string())
    arrays = [arrow.array(column, type) for column, type in zip(columns, types, strict=True)]
    return arrow.table(arrays, names=["number", "seat", "category", "id"])


def _type(arrow: Any, name: str) -> Any:
    if name in _INTEGERS:
        return arrow.int64()
    if name in _WORDS:
        return arrow.string()
    kinds = {"int64": arrow.int64(), "double": arrow.float64(), "string": arrow.string()}
    return arrow.list_(kinds[_LISTS[name]])


def _value(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
