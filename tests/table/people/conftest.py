"""A reception with a hall behind it, on each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tessera.table.hall import Hall
from tessera.table.passwords import Passwords
from tessera.table.reception import Reception
from tessera.table.settings import Settings
from tessera.table.store.database import Database
from tessera.table.store.people import PeopleStore
from tessera.table.store.tables import TableStore
from tests.table.door import Door, open_door
from tests.table.people.front import LIGHT, Front


@pytest.fixture
async def front(database: Database) -> Front:
    """The front of a house, on each kind of database."""
    people = PeopleStore(database)
    hall = Hall(TableStore(database))
    reception = Reception(people, hall, Settings(database="unused"), Passwords(LIGHT))
    return Front(database, people, hall, reception)


@pytest.fixture
async def door(sqlite_address: str) -> AsyncIterator[Door]:
    """A whole app without limits of rate."""
    async with open_door(sqlite_address) as opened:
        yield opened
