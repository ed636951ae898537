"""Writes what came of an arena: tables for programs, a page and pictures for people."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tessera.lab.arena.files import write_text
from tessera.lab.arena.libraries import library
from tessera.lab.arena.match import Played
from tessera.lab.arena.page import page
from tessera.lab.arena.plots import plots
from tessera.lab.arena.summary import Figures
from tessera.lab.arena.tables import FACTS, GAMES, write_tables

PAGE: Final = "report.html"
DATA: Final = "report.json"


def check_libraries() -> None:
    """Say what is missing before a long work begins, not after it."""
    for module in ("openskill.models", "pyarrow.parquet"):
        library(module, "lab")


def write_report(
    folder: Path,
    figures: Figures,
    games: Sequence[Played],
    language: str = "en",
    reason: Callable[[str], str] = str,
) -> list[str]:
    """Write everything into a folder; the names of the files. `reason` puts the end of a game into words."""
    folder.mkdir(parents=True, exist_ok=True)
    write_tables(folder, games)
    charts = plots(figures, language)
    for name, picture in charts.items():
        write_text(folder / f"{name}.svg", picture)
    write_text(folder / DATA, json.dumps(figures, ensure_ascii=False, indent=2) + "\n")
    write_text(folder / PAGE, page(figures, charts, language, reason))
    return [PAGE, DATA, GAMES, FACTS, *(f"{name}.svg" for name in charts)]
