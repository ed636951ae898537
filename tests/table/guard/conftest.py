"""A whole app behind its guard."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.table.door import Door, open_door


@pytest.fixture
async def door(sqlite_address: str) -> AsyncIterator[Door]:
    """A whole app without limits of rate."""
    async with open_door(sqlite_address) as opened:
        yield opened
