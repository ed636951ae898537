"""The load driver drives a real server; how fast it found it is nobody's to assert."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tessera.kernel.refusal import SetupError
from tessera.lab.load import bench as bench_module
from tessera.lab.load.bench import Load, bench_server
from tessera.lab.load.drive import latencies, percentile
from tessera.lab.load.games import played, records
from tessera.lab.load.report import as_table
from tessera.lab.load.service import Service
from tessera.lab.load.stock import Stock


class Little(Load):
    """Just enough to see every part at work."""

    def __init__(self, quick: bool, seconds: float | None = None) -> None:
        super().__init__(quick, seconds)
        self.tables, self.per_second, self.steady_seconds = 2, 10.0, 0.5
        self.burst_per_second, self.burst_seconds = 20.0, 0.3
        self.stored, self.opens, self.imported = 12, 2, 1


@pytest.fixture
def temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary folders are made."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def _printed(result: dict[str, Any]) -> str:
    console = Console(width=120)
    with console.capture() as captured:
        console.print(as_table(result))
    return captured.get()


@pytest.mark.long
def test_a_server_is_measured_and_everything_is_cleaned_up(
    monkeypatch: pytest.MonkeyPatch, temporary_folder: Path
) -> None:
    monkeypatch.setattr(bench_module, "Load", Little)
    heard: list[str] = []

    result = bench_server(True, heard.append)

    stored = result["stored"]
    assert json.loads(json.dumps(result)) == result
    assert [(live["company"]["game"], live["tables"], live["sockets"]) for live in result["live"]] == [
        ("atlas-lost", 2, 8),
        ("the-warp", 2, 6),
    ]
    for live in result["live"]:
        assert list(live["steady"]["latency_ms"]) == ["p50", "p95", "p99", "max"]
        assert 0 < live["steady"]["choices"] <= 5
        assert live["steady"]["choices_per_s"] <= 10.0
        assert live["burst"]["choices_per_s"] > 0
        # What has changed is told, not all of the table.
        assert 0 < live["steady"]["bytes_per_choice"] < 10_000
    assert stored["games"] == 14
    assert stored["long_game_choices"] == 500
    assert 0 < stored["open_ms"]["p50"] <= stored["open_ms"]["max"]
    assert heard[0] == "calibrating"
    assert heard[-1] == "cleaning up"
    assert list(temporary_folder.iterdir()) == []
    assert "14 stored games: start, s" in _printed(result)


def test_a_missed_target_is_told() -> None:
    figures = {"p50": 100.0, "p95": 151.0, "p99": 200.0, "max": 300.0}
    result = {
        "database": "sqlite",
        "compiled": True,
        "calibration_per_s": 1000,
        "targets": bench_module.TARGETS,
        "live": [
            {
                "company": bench_module.COMPANIES[1]._asdict(),
                "tables": 100,
                "sockets": 300,
                "steady": {
                    "wanted_per_s": 45.0,
                    "choices_per_s": 45.0,
                    "all_choices_per_s": 60.0,
                    "latency_ms": figures,
                    "cpu_share": None,
                    "cpu_ms_per_choice": 5.1,
                    "bytes_per_choice": 1400,
                },
                "burst": {"wanted_per_s": 200.0, "choices_per_s": 80.0, "latency_ms": figures},
                "memory_mib": {"empty": None, "tables_open": None, "sockets_open": None, "after_the_load": None},
                "mib_per_table": None,
            }
        ],
        "stored": {"games": 10_000, "start_s": 4.9, "memory_mib": None, "long_game_choices": 500, "open_ms": figures},
    }

    cells = [line.split("│")[1:5] for line in _printed(result).splitlines() if "│" in line]

    told = {what.strip(): [cell.strip() for cell in found] for what, *found in cells}
    p95 = [found for what, *found in cells if what.strip() == "send to all views, p95, ms"]
    assert [[cell.strip() for cell in found] for found in p95] == [
        ["151", "<= 150", "missed"],
        ["151", "<= 1000", "met"],
    ]
    assert told["server's processor time for a choice, ms"] == ["5.1", "<= 5", "missed"]
    assert told["10,000 stored games: start, s"] == ["4.9", "<= 5", "met"]
    assert told["10,000 stored games: memory, MiB"] == ["not told here", "", ""]


def test_percentiles_are_values_that_were_found() -> None:
    values = [float(value) for value in range(1, 101)]

    assert [percentile(values, share) for share in (0.5, 0.95, 0.99, 1.0)] == [50.0, 95.0, 99.0, 100.0]
    assert percentile([7.0], 0.5) == 7.0
    assert latencies([0.001, 0.002, 0.003]) == {"p50": 2.0, "p95": 3.0, "p99": 3.0, "max": 3.0}


def test_a_database_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE diary (line TEXT)")
    connection.close()
    before = path.read_bytes()

    with pytest.raises(SetupError, match=r"This database is not empty\."):
        bench_server(True, lambda what: None, str(path))

    assert path.read_bytes() == before


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"did not start: .*not understood"), Service("mysql://nowhere/x", tmp_path):
        raise AssertionError("it cannot have started")


def test_games_are_the_same_every_day() -> None:
    assert records("atlas-lost", 2, 1)[0] == str(played("atlas-lost", 2, "load/2/0").record())
    assert played("atlas-lost", 2, "load/2/0").outcome is not None


def test_copies_of_a_stored_game_are_whole(tmp_path: Path) -> None:
    stock = Stock(str(tmp_path / "stock.sqlite"))
    source = stock.take(records("atlas-lost", 2, 1), tmp_path, upto=30)

    made = stock.multiply(source, 5, "7")

    assert len(set(made)) == 5
    with sqlite3.connect(stock.address) as connection:
        counted = dict(connection.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id").fetchall())
        seats = dict(connection.execute("SELECT table_id, count(*) FROM seats GROUP BY table_id").fetchall())
    connection.close()
    assert counted == dict.fromkeys([*source, *made], 31)
    assert seats == dict.fromkeys([*source, *made], 2)
