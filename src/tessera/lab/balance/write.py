"""From the folder of an arena to its balance report, and the report into files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from tessera.lab.arena.files import replacing, write_text
from tessera.lab.arena.libraries import library
from tessera.lab.balance.findings import Balance, Interval
from tessera.lab.balance.folder import read_folder
from tessera.lab.balance.names import Names
from tessera.lab.balance.page import as_page
from tessera.lab.balance.report import report

PAGE: Final = "balance.html"
DATA: Final = "balance.json"
TABLE: Final = "balance.parquet"


def balance_of(folder: Path) -> tuple[Balance, tuple[str, ...]]:
    """The balance report of the arena in a folder, and the packs that were played with."""
    played = read_folder(folder)
    return report(played.game, played.tables, played.options, played.packs), played.packs


def write_balance(balance: Balance, folder: Path, names: Names, page: Path | None = None) -> list[Path]:
    """Write the report as a page, as data and as a table, each whole or not at all; where they are."""
    paths = [page or folder / PAGE, folder / DATA, folder / TABLE]
    write_text(paths[0], as_page(balance, names))
    write_text(paths[1], json.dumps(plain(balance), ensure_ascii=False, indent=1) + "\n")
    arrow: Any = library("pyarrow", "lab")
    parquet: Any = library("pyarrow.parquet", "lab")
    with replacing(paths[2]) as fresh:
        parquet.write_table(arrow.Table.from_pylist(rows(balance), schema=_schema(arrow)), fresh)
    return paths


def plain(balance: Balance) -> dict[str, Any]:
    """A report as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(balance)
    return data


# Columns of the table: three for each interval.
_INTERVALS: Final = ("interval", "adjusted", "points")
_WORDS: Final = ("category", "id", "source", "verdict")
_INTEGERS: Final = ("seats", "games", "chances")
_SHARES: Final = ("share", "expected", "chance")


def rows(balance: Balance) -> list[dict[str, Any]]:
    """The findings as flat rows, one for each thing."""
    found: list[dict[str, Any]] = []
    for finding in balance.findings:
        row: dict[str, Any] = {name: getattr(finding, name) for name in (*_WORDS, *_INTEGERS, *_SHARES, "stands")}
        for name in _INTERVALS:
            interval: Interval | None = getattr(finding, name)
            for end in Interval.__struct_fields__:
                row[f"{name}_{end}"] = getattr(interval, end) if interval is not None else None
        found.append(row)
    return found


def _schema(arrow: Any) -> Any:
    """Said rather than guessed: a column may be empty in one report and not in another."""
    fields = [(name, arrow.string()) for name in _WORDS] + [(name, arrow.int64()) for name in _INTEGERS]
    fields += [(name, arrow.float64()) for name in _SHARES] + [("stands", arrow.bool_())]
    ends = [f"{name}_{end}" for name in _INTERVALS for end in Interval.__struct_fields__]
    return arrow.schema(fields + [(name, arrow.float64()) for name in ends])
