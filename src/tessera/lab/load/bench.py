"""How fast a server is on this machine, measured with real processes on the loopback."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx

from tessera.lab.load.drive import latencies, steadily
from tessera.lab.load.games import records
from tessera.lab.load.service import Service
from tessera.lab.load.stock import Stock
from tessera.lab.load.tables import Company, LiveTables
from tessera.lab.measure import Effort, calibrate, is_compiled

# What is asked for on a machine of our kind.
TARGETS: Final = {
    "latency_p95_ms": 150.0,
    "burst_p95_ms": 1000.0,
    "cpu_ms_per_choice": 5.0,
    "start_s": 5.0,
    "stored_mib": 300.0,
    "open_p95_ms": 300.0,
}
LONG_GAME: Final = 500
_STORED_GAME: Final = "atlas-lost"
_STORED_SEATS: Final = 4
# A light game among people, and the heaviest one with a bot that answers at once and somebody who looks on.
COMPANIES: Final = (Company("atlas-lost", 4, (), 0), Company("the-warp", 2, ("novice",), 1))

Progress = Callable[[str], None]


class Load:
    """How much is asked of the server."""

    def __init__(self, quick: bool, seconds: float | None = None) -> None:
        self.tables = 10 if quick else 100
        self.per_second = 5.0 if quick else 45.0
        self.burst_per_second = 20.0 if quick else 200.0
        self.warm_seconds = 0.5 if quick else 2.0
        self.steady_seconds = seconds or (2.0 if quick else 20.0)
        self.burst_seconds = 1.0 if quick else 3.0
        self.stored = 200 if quick else 10_000
        self.opens = 5 if quick else 40
        self.imported = 2 if quick else 8


def bench_server(
    quick: bool, progress: Progress, database: str | None = None, seconds: float | None = None
) -> dict[str, Any]:
    """All figures of a server, with the calibration figure of the same minute."""
    load = Load(quick, seconds)
    with tempfile.TemporaryDirectory(prefix="tessera-bench-") as name:
        folder = Path(name)
        stock = Stock(database or str(folder / "bench.sqlite"))
        stock.require_empty()
        progress("calibrating")
        calibration = calibrate(Effort(quick))
        try:
            live = [_measure_live(stock, folder, load, company, progress) for company in COMPANIES]
            stored = _measure_stored(stock, folder, load, progress)
        finally:
            progress("cleaning up")
            stock.empty()
    return {
        "quick": quick,
        "compiled": is_compiled(),
        "database": "postgresql" if database and "://" in database else "sqlite",
        "calibration_per_s": round(calibration),
        "targets": TARGETS,
        "live": live,
        "stored": stored,
    }


# People at tables


def _measure_live(stock: Stock, folder: Path, load: Load, company: Company, progress: Progress) -> dict[str, Any]:
    progress(f"starting a server for {company.game}")
    with Service(stock.address, folder) as service:
        return asyncio.run(_play(service, load, company, progress))


async def _play(service: Service, load: Load, company: Company, progress: Progress) -> dict[str, Any]:
    empty = service.resident_mib()
    games = records(company.game, company.seats, load.imported, least=450)
    progress(f"opening {load.tables} tables")
    async with LiveTables(service.address, load.tables, company, games) as live:
        opened = service.resident_mib()
        sockets = load.tables * company.sockets
        progress(f"connecting {sockets} sockets")
        await live.connect()
        connected = service.resident_mib()
        # The first choices pay for what is made once; they are not counted.
        await steadily(live.tables, load.per_second, load.warm_seconds)
        progress(f"{load.per_second:g} choices a second for {load.steady_seconds:g} s")
        worked, entries, sent = service.cpu_seconds(), live.entries, live.bytes
        steady = await steadily(live.tables, load.per_second, load.steady_seconds)
        spent, entries, sent = _difference(service.cpu_seconds(), worked), live.entries - entries, live.bytes - sent
        progress(f"{load.burst_per_second:g} choices a second for {load.burst_seconds:g} s")
        burst = await steadily(live.tables, load.burst_per_second, load.burst_seconds)
        after = service.resident_mib()
    per_table = _difference(opened, empty)
    return {
        "company": {**company._asdict(), "bots": list(company.bots)},
        "tables": load.tables,
        "sockets": sockets,
        "steady": {
            **steady,
            "cpu_share": None if spent is None else round(spent / load.steady_seconds, 2),
            # Choices of bots are choices, too.
            "all_choices_per_s": round(entries / load.steady_seconds, 1),
            "cpu_ms_per_choice": None if spent is None else round(spent / entries * 1000, 1),
            "bytes_per_choice": round(sent / entries / company.sockets),
        },
        "burst": burst,
        "memory_mib": {"empty": empty, "tables_open": opened, "sockets_open": connected, "after_the_load": after},
        "mib_per_table": None if per_table is None else round(per_table / load.tables, 3),
    }


def _difference(after: float | None, before: float | None) -> float | None:
    return None if after is None or before is None else after - before


# Games in the database


def _measure_stored(stock: Stock, folder: Path, load: Load, progress: Progress) -> dict[str, Any]:
    progress(f"storing {load.stored:,} games")
    began = time.perf_counter()
    ended = stock.take(records(_STORED_GAME, 2, load.imported), folder)
    halfway = stock.take(records(_STORED_GAME, 2, load.imported), folder, upto=100)
    stock.multiply([*ended, *halfway], load.stored, "5")
    long_game = stock.take(records(_STORED_GAME, _STORED_SEATS, 1, least=LONG_GAME), folder, upto=LONG_GAME)
    copies = stock.multiply(long_game, load.opens, "6")
    filled = time.perf_counter() - began
    progress("starting a server on them")
    with Service(stock.address, folder) as service:
        resident = service.resident_mib()
        progress(f"opening {load.opens} games of {LONG_GAME} choices")
        opens = _open_all(service.address, copies)
    return {
        "games": load.stored + load.opens,
        "filling_s": round(filled, 1),
        "start_s": round(service.start_seconds, 2),
        "memory_mib": resident,
        "long_game_choices": LONG_GAME,
        "open_ms": latencies(opens),
    }


def _open_all(address: str, ids: list[str]) -> list[float]:
    """The seconds that each game takes to be shown to somebody who comes in, none of them in memory before."""
    took: list[float] = []
    with httpx.Client(base_url=f"{address}/api", trust_env=False, timeout=60) as client:
        client.get("/games").raise_for_status()
        for id in ids:
            began = time.perf_counter()
            client.get(f"/tables/{id}").raise_for_status()
            took.append(time.perf_counter() - began)
    return took
