"""Driving many tables at a pace."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from typing import Any

from tessera.lab.load.tables import LiveTable


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def latencies(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    shares = {"p50": 0.50, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(percentile(seconds, share) * 1000, 1) for name, share in shares.items()}


async def steadily(tables: Sequence[LiveTable], per_second: float, seconds: float) -> dict[str, Any]:
    """So many choices a second over all tables, whether or not the server keeps up.

    Each choice is due at a time of its own, and what it waits for in the driver counts as latency, too: a server that
    stalls is not asked less for it.
    """
    free = [table for table in tables if not table.is_over]
    took: list[float] = []
    running: set[asyncio.Task[None]] = set()
    began = time.perf_counter()

    async def choose(table: LiveTable, due: float) -> None:
        await table.choose()
        if not table.is_over:
            took.append(time.perf_counter() - due)
            free.append(table)

    count = round(per_second * seconds)
    for index in range(count):
        due = began + index / per_second
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not free:
            await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(choose(free.pop(0), due))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    spent = max(seconds, time.perf_counter() - began)
    return {
        "wanted_per_s": per_second,
        "choices": len(took),
        "choices_per_s": round(len(took) / spent, 1),
        "latency_ms": latencies(took),
    }
