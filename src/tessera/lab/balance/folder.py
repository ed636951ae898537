"""Reads what an arena left in its folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from tessera.kernel.definition import Options
from tessera.kernel.refusal import SetupError
from tessera.lab.arena.libraries import library
from tessera.lab.arena.tables import FACTS, GAMES
from tessera.lab.balance.tables import Tables

# What was played stands in the arena's own report.
REPORT: Final = "report.json"

_GAME_COLUMNS: Final = ["number", "seed", "players", "winners", "scores", "sides", "positions", "reason"]
_FACT_COLUMNS: Final = ["number", "seat", "category", "id"]


class Played(NamedTuple):
    """An arena: its game, the options and packs that were played with, and its results."""

    game: str
    options: Options
    packs: tuple[str, ...]
    tables: Tables


def read_folder(folder: Path) -> Played:
    """What was played in an arena, and what came of it."""
    for name in (REPORT, GAMES, FACTS):
        if not (folder / name).is_file():
            raise SetupError(
                f"{folder} holds no finished arena: {name} is missing.",
                f"Play one first: tessera arena GAME --players greedy --games 200 --to {folder}",
                f"{folder}には終了したアリーナがありません（{name}が見つかりません）。",
                f"先にtessera arena GAME --players greedy --games 200 --to {folder}を実行してください。",
            )
    told = json.loads((folder / REPORT).read_text(encoding="utf-8"))
    games = _read(folder / GAMES, _GAME_COLUMNS)
    if not games:
        raise SetupError(
            f"The arena in {folder} has no games.",
            "Let it play some first.",
            f"{folder}のアリーナにはゲームがありません。",
            "先にゲームを実行してください。",
        )
    facts = [(row["number"], row["seat"], row["category"], row["id"]) for row in _read(folder / FACTS, _FACT_COLUMNS)]
    return Played(told["game"], told["options"], tuple(told["packs"]), Tables(games, facts))


def _read(path: Path, columns: list[str]) -> list[dict[str, Any]]:
    parquet = library("pyarrow.parquet", "lab")
    arrow = library("pyarrow", "lab")
    try:
        rows: list[dict[str, Any]] = parquet.read_table(path, columns=columns).to_pylist()
    except (arrow.ArrowInvalid, OSError) as problem:
        raise SetupError(
            f"{path} cannot be read ({problem}).",
            "Let the arena write it again: repeat its command.",
            f"{path}を読み込めません（{problem}）。",
            "同じコマンドでアリーナをもう一度実行すると書き直されます。",
        ) from problem
    missing = [column for column in columns if rows and column not in rows[0]]
    if missing:
        raise SetupError(
            f"{path} is no table of an arena: it has no column {missing[0]}.",
            "Name the folder that tessera arena wrote.",
            f"{path}はアリーナの表ではありません（{missing[0]}という列がありません）。",
            "tessera arenaが書いたフォルダーを指定してください。",
        )
    return rows
