"""A process that nobody wants any more ends, and is collected, whatever else happens meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from tessera.table.engine import Engine
from tessera.table.workers.worker import Worker

pytestmark = pytest.mark.anyio


async def test_a_process_is_collected_though_nobody_waits_for_its_end_any_more() -> None:
    worker = await Worker.hire(512, (), Engine(), None)
    leaving = asyncio.create_task(worker.dismiss())
    await asyncio.sleep(0)

    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving

    assert not worker.is_alive
