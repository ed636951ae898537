"""Work that is done only as long as somebody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

T = TypeVar("T")


async def while_waited_for(request: Request, work: Coroutine[Any, Any, T]) -> T | None:
    """What comes of the work; None if whoever asked has gone meanwhile: then it is cancelled."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)
    return None if working.cancelled() else working.result()


async def _left(request: Request) -> None:
    """Wait until the other side is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        # What is left of the body does not matter any more.
        continue
