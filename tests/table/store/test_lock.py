"""One server on a SQLite file, several on a PostgreSQL; nobody restores under a server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from tessera.table.store import lock as locks
from tessera.table.store.database import Database, database_url
from tessera.table.store.lock import InUse, ServingLock, is_only_server

pytestmark = pytest.mark.anyio

SERVER = """
import asyncio, sys
from tessera.table.store.database import Database, database_url
from tessera.table.store.lock import ServingLock

async def serve():
    database = Database(database_url(sys.argv[1]))
    async with ServingLock(database):
        print("locked", flush=True)
        await asyncio.sleep(60)

asyncio.run(serve())
"""


def start_server(address: str) -> subprocess.Popen[str]:
    """Another process that holds the lock."""
    process = subprocess.Popen([sys.executable, "-c", SERVER, address], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "locked\n"
    return process


def end(process: subprocess.Popen[str]) -> None:
    """Kill it as the system would, without a chance to tidy up."""
    process.send_signal(signal.SIGKILL)
    process.communicate()


async def lock(database: Database, alone: bool = False) -> None:
    """Take the lock for a moment."""
    async with ServingLock(database, alone):
        pass


async def test_a_file_has_one_server_until_it_is_killed(sqlite_address: str) -> None:
    database = Database(database_url(sqlite_address))
    process = start_server(sqlite_address)
    try:
        with pytest.raises(InUse) as second:
            await lock(database)
        with pytest.raises(InUse) as restorer:
            await lock(database, alone=True)
    finally:
        end(process)

    assert f"Another server, or a restore, is already using this database (process {process.pid})." in str(second.value)
    assert f"使用中です（プロセス{process.pid}）" in second.value.text("ja")
    assert str(restorer.value) == (
        f"A server is using this database (process {process.pid}). Stop it first; then try again."
    )
    assert "サーバーを止めて" in restorer.value.text("ja")
    await lock(database)
    await lock(database, alone=True)
    await database.close()


async def test_a_file_by_another_name_is_the_same_file(sqlite_address: str, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    other.symlink_to(sqlite_address)
    one, two = Database(database_url(sqlite_address)), Database(database_url(f"sqlite:///{other}"))

    async with ServingLock(one):
        with pytest.raises(InUse, match=f"process {os.getpid()}"):
            await lock(two)

    await one.close()
    await two.close()


async def test_servers_share_a_postgresql_and_keep_a_restore_out(postgres_address: str) -> None:
    database = Database(database_url(postgres_address))
    process = start_server(postgres_address)
    try:
        await lock(database)
        with pytest.raises(InUse, match=r"^A server is using this database\. Stop it first"):
            await lock(database, alone=True)
    finally:
        end(process)

    # PostgreSQL notices the lost connection in its own time.
    async with asyncio.timeout(10):
        while not await is_free(database):
            await asyncio.sleep(0.02)
    await database.close()


async def is_free(database: Database) -> bool:
    try:
        await lock(database, alone=True)
    except InUse:
        return False
    return True


async def test_a_server_knows_whether_it_is_the_only_one(postgres_address: str) -> None:
    database = Database(database_url(postgres_address))
    async with ServingLock(database):
        assert await is_only_server(database)
        async with ServingLock(database):
            assert not await is_only_server(database)
        async with asyncio.timeout(10):
            while not await is_only_server(database):
                await asyncio.sleep(0.02)
    await database.close()


async def test_whoever_holds_no_lock_is_not_the_only_server(postgres_address: str) -> None:
    database = Database(database_url(postgres_address))

    assert not await is_only_server(database)

    await database.close()


async def test_a_restore_keeps_servers_out(database: Database) -> None:
    async with ServingLock(database, alone=True):
        with pytest.raises(InUse, match="Another server, or a restore"):
            await lock(database)
        with pytest.raises(InUse, match="A server is using"):
            await lock(database, alone=True)

    await lock(database)


async def test_a_server_takes_its_lock_again_after_postgresql_was_restarted(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "_SURE_SECONDS", 0.02)
    database = Database(database_url(postgres_address))
    holders = "FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
    async with ServingLock(database):
        async with database.reading() as connection:
            first = (await connection.execute(text(f"SELECT pid {holders}"))).scalar_one()
            await connection.execute(text(f"SELECT pg_terminate_backend({first})"))

        async with asyncio.timeout(10):
            found: list[int] = []
            while not found or found == [first]:
                await asyncio.sleep(0.02)
                async with database.reading() as connection:
                    found = list((await connection.execute(text(f"SELECT pid {holders}"))).scalars())
        assert len(found) == 1
        assert not await is_free(database)

    assert await is_free(database)
    await database.close()
