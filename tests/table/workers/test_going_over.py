"""Processes for bots go over to the compiled engine as soon as it is there, between two errands."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from structlog.testing import capture_logs

import tessera
from tessera.table.workers.pool import Workers
from tests.table.making import Maker

pytestmark = pytest.mark.anyio

# By name, because a job is added by importing it, which is for worker processes alone.
WHEREABOUTS: Final = "tests.table.workers.whereabouts"
OWN: Final = str(tessera.__file__)


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    """Somebody who makes a copy."""
    return Maker(tmp_path)


@asynccontextmanager
async def opened(maker: Maker, count: int = 1) -> AsyncIterator[Workers]:
    """Workers of a server beside which a copy is made."""
    pool = Workers(count, 20, 512, [WHEREABOUTS], maker.engine())
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


async def where(pool: Workers, seconds: float = 0) -> str:
    """Where the process that does an errand has its Tessera from."""
    return (await pool.run("where", str(seconds).encode(), 20)).decode()


def is_running(process: int) -> bool:
    """Whether there is such a process; ended ones have been collected."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_process_is_replaced_between_two_errands_and_never_during_one(maker: Maker) -> None:
    async with opened(maker) as pool:
        assert await where(pool) == OWN
        (before,) = pool.processes
        running = asyncio.create_task(where(pool, 0.5))
        await asyncio.sleep(0.1)

        maker.completes()

        assert await running == OWN
        assert pool.processes == (before,)
        assert await where(pool) == str(maker.folder / "tessera" / "__init__.py")
        (after,) = pool.processes
        assert after != before
        assert not is_running(before)
        assert await where(pool) == str(maker.folder / "tessera" / "__init__.py")
        assert pool.processes == (after,)


async def test_no_errand_is_lost_while_processes_are_replaced(maker: Maker) -> None:
    async with opened(maker, count=3) as pool:
        errands = [asyncio.create_task(where(pool, 0.02)) for _ in range(60)]
        await asyncio.wait(errands, return_when=asyncio.FIRST_COMPLETED)

        maker.completes()

        places = await asyncio.gather(*errands)
        assert len(places) == 60
        assert set(places) == {OWN, str(maker.folder / "tessera" / "__init__.py")}
        assert len(pool.processes) <= 3


async def test_bots_answer_the_same_before_and_after(maker: Maker) -> None:
    game = tessera.start("atlas-lost", seats=2, seed=7)
    seat = game.questions[0].seat
    async with opened(maker) as pool:
        before = await pool.choose(game, seat, "greedy", "salt")

        maker.completes()

        assert await pool.choose(game, seat, "greedy", "salt") == before
        assert before.fault == ""


async def test_a_copy_that_is_not_complete_is_not_touched(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    maker.botches()
    (maker.folder / ".compiled").unlink()
    monkeypatch.syspath_prepend(str(maker.folder))

    async with opened(maker) as pool:
        assert await where(pool) == OWN


async def test_a_copy_that_does_not_run_costs_no_errand_and_is_not_tried_again(maker: Maker) -> None:
    async with opened(maker) as pool:
        assert await where(pool) == OWN
        before = pool.processes
        maker.botches()

        with capture_logs() as logged:
            places = [await where(pool) for _ in range(3)]

        assert places == [OWN] * 3
        assert pool.processes == before
        assert [line["event"] for line in logged] == ["compiled engine does not run"]


async def test_a_first_process_is_hired_with_the_copy_or_if_that_does_not_run_without(
    maker: Maker, tmp_path: Path
) -> None:
    maker.completes()
    async with opened(maker) as pool:
        assert await where(pool) == str(maker.folder / "tessera" / "__init__.py")
    other = tmp_path / "other"
    other.mkdir()
    unlucky = Maker(other)
    unlucky.botches()
    async with opened(unlucky) as pool:
        assert await where(pool) == OWN
