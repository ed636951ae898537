"""Many games from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.table import Table

from tessera.lab import bench
from tessera.lab.load import bench as load_bench
from tessera.lab.load import report as load_report
from tests.cli.shell import ok, ok_json, refused, tessera
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, pack


def test_a_simulation_as_data() -> None:
    told = ok_json("simulate", "atlas-lost", "--seats", "3", "--games", "4", "--seed", "1", "--option", "trees=exasia")

    assert {
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "wins",
        "mean_scores",
        "reasons",
        "mean_decisions",
        "max_menu",
    } <= set(told)
    assert (told["game"], told["seats"], told["games"]) == ("atlas-lost", 3, 4)
    assert len(told["wins"]) == 3
    assert sum(told["reasons"].values()) == 4


def test_a_simulation_as_text_with_players_in_their_seats() -> None:
    result = tessera("simulate", "atlas-lost", "--games", "2", "--players", "greedy,random")

    assert result.exit_code == 0
    assert "atlas-lost: 2 games with 2 seats" in result.stdout
    assert "A     greedy" in result.stdout
    assert "B     random" in result.stdout
    assert "how games ended:" in result.stdout


def test_figures_stand_below_each_other_however_long_a_player_is_written() -> None:
    shown = tessera(
        "simulate", "race-for-the-galaxy", "--games", "1", "--players", "search:iterations=1:horizon=0,random"
    )

    lines = shown.stdout.splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("seat "))
    rows = lines[head : head + 3]
    assert rows[1].startswith("A     search:iterations=1:horizon=0 ")
    assert len({len(row) for row in rows}) == 1


def test_workers_share_the_games() -> None:
    one = ok_json("simulate", "atlas-lost", "--games", "12", "--seed", "5")
    two = ok_json("simulate", "atlas-lost", "--games", "12", "--seed", "5", "--workers", "2")

    assert (one["wins"], one["decisions"]) == (two["wins"], two["decisions"])


def test_wrong_wishes_are_refused() -> None:
    assert '"person" cannot play on its own.' in refused("simulate", "atlas-lost", "--players", "person")
    assert "do not fit" in refused("simulate", "atlas-lost", "--players", "random,random,random")
    assert "cannot be played with 7 seats" in refused("simulate", "atlas-lost", "--seats", "7")
    assert "is not in the range" in refused("simulate", "atlas-lost", "--games", "0", code=2)


def test_a_pack_can_be_simulated(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]\n")

    told = ok("packs", "check", str(folder), "--simulate", "2", "--seats", "2")

    assert "2 games with 2 seats" in told


def test_bench_prints_text_or_data(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(quick: bool, progress: Any, identical: int) -> dict[str, object]:
        progress("measuring: something")
        return {"quick": quick, "compared": identical}

    monkeypatch.setattr(bench, "bench", measured)
    monkeypatch.setattr(bench, "as_text", lambda result: f"quick is {result['quick']}")

    result = tessera("bench", "--quick")

    assert result.stdout == "quick is True\n"
    assert "measuring: something ..." in result.stderr
    assert ok_json("bench", "--identical", "5") == {"quick": False, "compared": 5}


def test_bench_server_prints_a_table_or_json(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(quick: bool, progress: Any, database: str | None, seconds: float | None) -> dict[str, Any]:
        progress("starting a server")
        return {"quick": quick, "database": database, "seconds": seconds}

    def drawn(result: dict[str, Any]) -> Table:
        table = Table("found")
        table.add_row(str(result["seconds"]))
        return table

    monkeypatch.setattr(load_bench, "bench_server", measured)
    monkeypatch.setattr(load_report, "as_table", drawn)

    result = tessera("bench", "--server", "--seconds", "5")
    assert "starting a server ..." in result.stderr
    assert "5.0" in result.stdout
    assert ok_json("bench", "--server", "--quick", "--database", "x") == {
        "quick": True,
        "database": "x",
        "seconds": None,
    }


def test_bench_without_a_server_takes_no_database() -> None:
    assert refused("bench", "--database", "x") == (
        "Error: --database and --seconds belong to --server. Say: tessera bench --server\n"
    )
