"""What tests of the table share: databases of both kinds, each fresh, and the loop that async tests run on.

`database_address` runs a test twice, on SQLite and on PostgreSQL; `database` is the same, opened. Their tables are
made already; those called `empty_...` have none. A missing PostgreSQL fails these tests and says how to install it.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest
from psycopg import sql

from tessera.games import _shelf
from tessera.table.replays import Replays
from tessera.table.store.database import Database, database_url
from tessera.table.store.upgrade import upgrade
from tests.kernel.games.shelf import TEST_GAMES
from tests.table.faults.nursery import Nursery
from tests.table.postgres import Cluster, running_cluster

KINDS: Final = ("sqlite", "postgresql")
TEMPLATE: Final = "tessera_template"


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


async def _make_tables(address: str) -> None:
    database = Database(database_url(address))
    try:
        await upgrade(database)
    finally:
        await database.close()


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this test run, with a database that fresh ones are copied from."""
    with running_cluster() as cluster:
        cluster.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(TEMPLATE)))
        asyncio.run(_make_tables(cluster.address(TEMPLATE)))
        yield cluster


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that fresh ones are copied from."""
    path = tmp_path_factory.mktemp("template") / "template.sqlite"
    asyncio.run(_make_tables(str(path)))
    return path


@pytest.fixture
def sqlite_address(sqlite_template: Path, tmp_path: Path) -> str:
    """A fresh SQLite file."""
    path = tmp_path / "tessera.sqlite"
    shutil.copy(sqlite_template, path)
    return str(path)


@pytest.fixture
def postgres_address(postgres_cluster: Cluster) -> Iterator[str]:
    """A fresh database of PostgreSQL."""
    with postgres_cluster.database(TEMPLATE) as address:
        yield address


@pytest.fixture
def empty_sqlite_address(tmp_path: Path) -> str:
    """A SQLite file that does not exist yet."""
    return str(tmp_path / "empty.sqlite")


@pytest.fixture
def empty_postgres_address(postgres_cluster: Cluster) -> Iterator[str]:
    """A database of PostgreSQL without any table."""
    with postgres_cluster.database() as address:
        yield address


@pytest.fixture(params=KINDS)
def database_address(request: pytest.FixtureRequest) -> str:
    """A fresh database, of each kind in turn."""
    name = "sqlite_address" if request.param == "sqlite" else "postgres_address"
    return str(request.getfixturevalue(name))


@pytest.fixture(params=KINDS)
def empty_database_address(request: pytest.FixtureRequest) -> str:
    """A database without any table, of each kind in turn."""
    name = "empty_sqlite_address" if request.param == "sqlite" else "empty_postgres_address"
    return str(request.getfixturevalue(name))


@pytest.fixture
async def database(database_address: str) -> AsyncIterator[Database]:
    """A fresh database, opened, of each kind in turn."""
    opened = Database(database_url(database_address))
    yield opened
    await opened.close()


@pytest.fixture
async def empty_database(empty_database_address: str) -> AsyncIterator[Database]:
    """A database without any table, opened, of each kind in turn."""
    opened = Database(database_url(empty_database_address))
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where servers come from that are processes of their own."""
    opened = Nursery()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def shelf_games() -> Iterator[None]:
    """The small games of the kernel's tests can be found by name, as long as the tests of a module run."""
    shelf = _shelf()
    shelf.update(TEST_GAMES)
    modules = Replays.modules
    Replays.modules = (*modules, "tests.table.shelved")
    yield
    Replays.modules = modules
    for name in TEST_GAMES:
        del shelf[name]
