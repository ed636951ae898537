"""Measures looking after a house: how long the doctor and a backup take when thousands of games are stored.

    python -m tools.house_bench [--games 5000] [--workers 2] [--json]

A few whole games of each kind, played at random, are put into a new SQLite file; the others are copies of these. The
doctor plays all of them again, looks once more when nothing has changed, and everything is backed up. Times are told as
for 5,000 games and 714 MiB: with fewer than a thousand games they tell of little but the start of a command. It exits
with 1 if a limit is missed, and fails if anything is not well.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tessera.games import names
from tessera.lab.load.games import records
from tessera.lab.load.service import tessera_command
from tessera.lab.load.stock import Stock

SEATS: Final = 3
# Whole games of each kind that the others are copied from.
ORIGINALS: Final = 2
GAMES: Final = 5000
MIB: Final = 714
LIMITS: Final = {"doctor_s": 300.0, "backup_s": 15.0}


def fill(stock: Stock, games: int, folder: Path) -> None:
    """So many stored games, of all kinds alike."""
    originals: list[str] = []
    for name in names():
        of_this = folder / name
        of_this.mkdir()
        originals += stock.take(records(name, SEATS, ORIGINALS), of_this)
    stock.multiply(originals, games - len(originals), "8")


def timed(words: Sequence[str]) -> tuple[float, float, str]:
    """How long a command takes, by the clock and of processors with all that it starts, and what it prints."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(tessera_command(*words), capture_output=True, text=True, check=True)
    took, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def measure(games: int, workers: int, folder: Path) -> dict[str, float]:
    """The figures of a house of so many games."""
    file = folder / "house.sqlite"
    fill(Stock(str(file)), games, folder)
    size = file.stat().st_size / 2**20
    examine = ("doctor", "--database", str(file), "--workers", str(workers), "--json")
    took, work, told = timed(examine)
    again, _, known = timed(examine)
    packing, packed_by, _ = timed(("backup", str(folder / "house.backup"), "--database", str(file)))
    report: dict[str, Any] = json.loads(told)
    assert report["tables"] == games, report
    assert json.loads(known)["known"] == games, known
    share = GAMES / games
    return {
        "games": games,
        "choices": report["choices"],
        "mib": size,
        "doctor_s": took * share,
        "doctor_cpu_s": work * share,
        "doctor_again_s": again * share,
        "backup_s": packing * MIB / size,
        "backup_cpu_s": packed_by * MIB / size,
    }


def main() -> int:
    """Measure, tell, and say whether the limits are kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games that are stored (default: {GAMES})")
    parser.add_argument("--workers", type=int, default=2, help="processes of the doctor (default: 2)")
    parser.add_argument("--json", action="store_true", help="tell the figures as JSON")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tessera-house-") as name:
        found = measure(wishes.games, wishes.workers, Path(name))
    found = {key: round(value, 1) for key, value in found.items()}
    if wishes.json:
        print(json.dumps(found, indent=2))
    else:
        for key, value in found.items():
            print(f"{key:16} {value:14,.1f}" + (f"   <= {LIMITS[key]:g}" if key in LIMITS else ""))
    return 1 if any(found[key] > limit for key, limit in LIMITS.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
