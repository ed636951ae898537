"""Measures looking back: what one step of a long game costs, and whether others notice somebody who asks for many.

    python -m tools.past_bench [--steps 50] [--seconds 15] [--json]

A game of The Warp for six, played at random, is put into the database of a server of its own. One step costs processor
time of the server and of its processes together; others are people at tables of Atlas Lost, who choose while a stranger
asks for 20 random steps a second, with no limit of rate. It exits with 1 if a limit is missed. To measure another
version, put its `src` into PYTHONPATH.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx

import tessera
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.engine import asked, random_picks
from tessera.kernel.game import Game
from tessera.kernel.step import Ask
from tessera.lab.load.service import Service
from tessera.lab.load.stock import Stock

STEP: Final = 2963
SEATS: Final = 6
LIMITS: Final = {"cpu_ms": 30.0, "kilobytes": 20.0, "others_p95_ms": 60.0}
STRANGER_PER_SECOND: Final = 20
OTHERS: Final = 16
OTHERS_PER_SECOND: Final = 10
ROUNDS: Final = 4
_TICK: Final = os.sysconf("SC_CLK_TCK")


def long_game() -> Game:
    """A whole game of The Warp that goes beyond the step that is asked for, with random choices."""
    for number in range(1000):
        game = tessera.start("the-warp", seats=SEATS, seed=f"past/{number}")
        chance = Chance(key_of(f"players {number}"), 0)
        while not game.state.over:
            lanes = asked(game.state)
            lane = lanes[chance.below(len(lanes))]
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            game.play(ask.seat, [ask.notation(game.state, pick) for pick in random_picks(lane, chance)])
        if len(game.choices) > STEP:
            return game
    raise AssertionError("no game is long enough")


def cpu_seconds(process: int) -> float:
    """The processor time of a process and of those that it started and that still run."""
    total = 0.0
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                words = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(folder.name) == process or int(words[1]) == process:
                total += (int(words[11]) + int(words[12])) / _TICK
    return total


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


# One step


def measure_steps(address: str, table: str, process: int, steps: int) -> dict[str, float]:
    """Processor time and size of a step, from every seat and as a spectator, and what the first one takes."""
    viewers = [None, *range(SEATS)]
    sizes: list[int] = []
    with httpx.Client(base_url=f"{address}/api/tables", trust_env=False, timeout=120) as client:

        def look(step: int, viewer: int | None) -> int:
            query = {} if viewer is None else {"seat": viewer}
            return client.get(f"/{table}/at/{step}", params=query).raise_for_status().num_bytes_downloaded

        client.get(f"/{table}").raise_for_status()
        began, worked = time.perf_counter(), cpu_seconds(process)
        look(STEP, None)
        first = {
            "first_ms": (time.perf_counter() - began) * 1000,
            "first_cpu_ms": (cpu_seconds(process) - worked) * 1000,
        }
        worked, began = cpu_seconds(process), time.perf_counter()
        for number in range(steps):
            look(STEP - number, viewers[number % len(viewers)])
        spent, took = cpu_seconds(process) - worked, time.perf_counter() - began
        sizes = [look(STEP, viewer) for viewer in viewers]
    return {
        **first,
        "cpu_ms": spent / steps * 1000,
        "took_ms": took / steps * 1000,
        "kilobytes": max(sizes) / 1000,
        "kilobytes_spectator": sizes[0] / 1000,
    }


# Others


class Somebody:
    """Somebody at a table of their own, in both seats, who answers at random."""

    def __init__(self, address: str, number: int) -> None:
        headers = {"X-Tessera": "1", "Origin": address}
        self._client = httpx.AsyncClient(base_url=f"{address}/api", headers=headers, trust_env=False, timeout=120)
        self._chance = Chance(key_of(f"somebody {number}"), 0)
        self._sent = 0
        self._table = ""

    async def sit_down(self) -> None:
        """Open a table and begin."""
        (await self._client.post("/guests", json={"name": f"Guest {self._chance.below(10**6)}"})).raise_for_status()
        wish = {"game": "atlas-lost", "seats": [{"kind": "me"}] * 2, "hot_seat": True, "start": True}
        self._table = (await self._client.post("/tables", json=wish)).raise_for_status().json()["table"]["id"]

    async def choose(self) -> float:
        """One random choice; the seconds until it is taken and seen, from when it is sent."""
        question, seat = None, 0
        for seat in (0, 1):
            shown = await self._client.get(f"/tables/{self._table}", params={"seat": seat, "since": 2**50})
            question = shown.raise_for_status().json()["question"]
            if question is not None:
                break
        if question is None:
            await self.sit_down()
            return await self.choose()
        self._sent += 1
        options = [option["id"] for option in question["options"]]
        count = question["least"] + self._chance.below(question["most"] - question["least"] + 1)
        picks = [options.pop(self._chance.below(len(options))) for _ in range(count)]
        body = {"client": f"bench-{self._sent:06}", "version": question["version"], "picks": picks}
        began = time.perf_counter()
        path = f"/tables/{self._table}/seats/{seat}/choices"
        (await self._client.post(path, json=body)).raise_for_status()
        return time.perf_counter() - began

    async def leave(self) -> None:
        await self._client.aclose()


async def ask_for_many(address: str, table: str, until: asyncio.Event) -> int:
    """A stranger who asks for so many random steps a second, whether or not they are answered; how many were."""
    answered = 0
    waiting: set[asyncio.Task[None]] = set()
    chance = Chance(key_of("stranger"), 0)
    async with httpx.AsyncClient(base_url=f"{address}/api/tables", trust_env=False, timeout=600) as client:

        async def look(step: int) -> None:
            nonlocal answered
            answered += (await client.get(f"/{table}/at/{step}")).status_code == 200

        while not until.is_set():
            task = asyncio.create_task(look(1 + chance.below(STEP)))
            waiting.add(task)
            task.add_done_callback(waiting.discard)
            await asyncio.sleep(1 / STRANGER_PER_SECOND)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    return answered


async def measure_others(address: str, table: str, seconds: float) -> dict[str, float]:
    """How long others wait for their choices, by themselves and beside the stranger."""
    people = [Somebody(address, number) for number in range(OTHERS)]
    for person in people:
        await person.sit_down()
    calm: list[float] = []
    beside: list[float] = []
    answered = 0
    # In turns, so that whatever else the machine does meets both.
    for _ in range(ROUNDS):
        calm += await _choose(people, seconds / ROUNDS)
        enough = asyncio.Event()
        stranger = asyncio.create_task(ask_for_many(address, table, enough))
        beside += await _choose(people, seconds / ROUNDS)
        enough.set()
        answered += await stranger
    for person in people:
        await person.leave()
    return {
        "others_alone_p50_ms": percentile(calm, 0.5) * 1000,
        "others_alone_p95_ms": percentile(calm, 0.95) * 1000,
        "others_p50_ms": percentile(beside, 0.5) * 1000,
        "others_p95_ms": percentile(beside, 0.95) * 1000,
        "answered_per_s": answered / seconds,
    }


async def _choose(people: Sequence[Somebody], seconds: float) -> list[float]:
    took: list[float] = []
    until = time.perf_counter() + seconds

    async def play(number: int, person: Somebody) -> None:
        # One after the other, as people do.
        await asyncio.sleep(number / OTHERS_PER_SECOND)
        while time.perf_counter() < until:
            took.append(await person.choose())
            await asyncio.sleep(len(people) / OTHERS_PER_SECOND)

    await asyncio.gather(*[play(number, person) for number, person in enumerate(people)])
    return took


def main() -> int:
    """Measure, tell, and say whether the limits are kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=70, help="steps to look at (default: 70)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long others are watched (default: 15)")
    parser.add_argument("--json", action="store_true", help="tell the figures as JSON")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tessera-past-") as name:
        folder = Path(name)
        stock = Stock(str(folder / "past.sqlite"))
        (table,) = stock.take([str(long_game().record())], folder)
        with Service(stock.address, folder) as service:
            process = service.process_id
            found: dict[str, Any] = measure_steps(service.address, table, process, wishes.steps)
            found |= asyncio.run(measure_others(service.address, table, wishes.seconds))
    found = {key: round(value, 1) for key, value in found.items()}
    if wishes.json:
        print(json.dumps(found, indent=2))
    else:
        for key, value in found.items():
            print(f"{key:22} {value:10,.1f}" + (f"   <= {LIMITS[key]:g}" if key in LIMITS else ""))
    return 1 if any(found[key] > limit for key, limit in LIMITS.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
