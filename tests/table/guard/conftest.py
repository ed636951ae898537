"""A whole app behind its guard, and its log."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import structlog

from tessera.table.logs import set_up_logs
from tests.table.door import Door, open_door


@pytest.fixture
async def door(sqlite_address: str) -> AsyncIterator[Door]:
    """A whole app without limits of rate."""
    async with open_door(sqlite_address) as opened:
        yield opened


@pytest.fixture
def logged() -> Iterator[Any]:
    """Logs as the server writes them, and a way to read them."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    levels = {name: logging.getLogger(name).level for name in ("sqlalchemy", "alembic", "asyncio", "uvicorn.access")}
    stream = io.StringIO()
    set_up_logs("debug", stream)

    def read() -> list[dict[str, Any]]:
        return [json.loads(line) for line in stream.getvalue().splitlines()]

    yield read
    root.handlers = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
    structlog.reset_defaults()
