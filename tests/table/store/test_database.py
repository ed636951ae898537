"""One database, two kinds: durable when acknowledged, refused with a reason, never with a password."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import stat
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, func, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from tessera.kernel.refusal import SetupError
from tessera.table.store import schema
from tessera.table.store.database import Database, Unreachable, database_url
from tessera.table.store.upgrade import try_to_write, upgrade
from tessera.table.troubles import Full
from tests.table.postgres import Cluster

pytestmark = pytest.mark.anyio


async def count(database: Database) -> int:
    async with database.reading() as connection:
        return (await connection.execute(select(func.count()).select_from(schema.house))).scalar_one()


async def put(database: Database, *names: str) -> None:
    """Write facts in one transaction."""
    async with database.writing() as connection:
        for name in names:
            await connection.execute(insert(schema.house).values(name=name, value="1"))


# A full disk


async def test_a_file_that_can_grow_no_more_is_full_until_it_can(sqlite_address: str) -> None:
    database = Database(database_url(sqlite_address))
    await upgrade(database)
    most = 0

    @event.listens_for(database.engine.sync_engine, "checkout")
    def bound(connection: Any, _record: object, _proxy: object) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count = {most or 2**31 - 2}")

    await put(database, "before")
    async with database.reading() as connection:
        most = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
    with pytest.raises(Full):
        await put(database, *(f"{number} {'x' * 30}" for number in range(3000)))
    full, kept = database.is_full, await count(database)
    most = 0
    await put(database, "after")

    assert (full, kept) == (True, 1)
    assert (database.is_full, await count(database)) == (False, 2)
    await database.close()


async def test_a_full_disk_of_postgresql_is_told_as_one(postgres_address: str) -> None:
    database = Database(database_url(postgres_address))
    await upgrade(database)

    async def write() -> None:
        async with database.writing() as connection:
            await connection.execute(insert(schema.house).values(name="lost", value="1"))
            await connection.execute(text("DO $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$"))

    with pytest.raises(Full):
        await write()

    assert database.is_full
    await try_to_write(database)
    assert (database.is_full, await count(database)) == (False, 1)
    await database.close()


# Closing


@pytest.mark.parametrize("moment", [0, 1, 2, 3, 4])
async def test_a_closed_database_leaves_no_thread_behind(sqlite_address: str, moment: int) -> None:
    database = Database(database_url(sqlite_address))
    before = set(threading.enumerate())
    asking = asyncio.create_task(count(database))

    # Whoever asks goes away: while it connects, while it waits for an answer, while it gives back the connection.
    for _ in range(moment):
        await asyncio.sleep(0)
    while not asking.done():
        asking.cancel()
        await asyncio.sleep(0)
    await database.close()

    assert [thread for thread in threading.enumerate() if thread not in before and "worker" in thread.name] == []


@pytest.mark.parametrize("is_own", [False, True])
async def test_a_call_that_is_no_longer_wanted_is_brought_to_its_end(is_own: bool) -> None:
    is_asked, may_answer = asyncio.Event(), asyncio.Event()
    rest: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A PostgreSQL that lets everybody in, but not at once."""
        await reader.read(1024)
        is_asked.set()
        await may_answer.wait()
        writer.write(b"R\0\0\0\x08\0\0\0\0" + b"Z\0\0\0\x05I")
        rest.set_result(await reader.read())
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        database = Database(database_url(f"postgresql://a@127.0.0.1:{port}/b?sslmode=disable&gssencmode=disable"))
        asking = asyncio.create_task(_own(database) if is_own else count(database))
        await is_asked.wait()
        # What is left to the garbage collector stays open.
        gc.disable()
        try:
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            may_answer.set()
            await database.close()
            after = await asyncio.wait_for(rest, 5)
        finally:
            gc.enable()

    # Nothing was asked, and the line was closed as is proper.
    assert after == b"X\0\0\0\x04"


async def _own(database: Database) -> int:
    return (await database.own_connection()).info.backend_pid


# Addresses


@pytest.mark.parametrize(
    ("written", "url"),
    [
        ("games.sqlite", "sqlite+aiosqlite:///games.sqlite"),
        ("sqlite:////var/games.sqlite", "sqlite+aiosqlite:////var/games.sqlite"),
        ("postgresql://tessera@localhost/games", "postgresql+psycopg://tessera@localhost/games"),
        ("postgres://tessera@localhost/games", "postgresql+psycopg://tessera@localhost/games"),
        (
            "postgresql+asyncpg://tessera@localhost/games?sslmode=require",
            "postgresql+psycopg://tessera@localhost/games?sslmode=require",
        ),
    ],
)
async def test_addresses_name_a_file_or_a_server(written: str, url: str) -> None:
    assert str(database_url(written)) == url


@pytest.mark.parametrize(
    "written",
    [
        "",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://ann:hushhush@localhost/games",
        "postgresql://ann:hushhush@localhost:port/games",
        "postgresql://ann:hush@hush@localhost/games",
        "://hushhush",
    ],
)
async def test_other_addresses_are_refused_and_not_repeated(written: str) -> None:
    with pytest.raises(SetupError) as refused:
        database_url(written)

    for language in ("en", "ja"):
        assert "postgresql://user@host/name" in refused.value.text(language)
        assert "hush" not in refused.value.text(language)


# What cannot be opened


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.sqlite"
    path.write_text("Dear Ann, this is certainly not a database. " * 50, encoding="utf-8")
    database = Database(database_url(str(path)))

    with pytest.raises(Unreachable) as refused:
        await upgrade(database)
    await database.close()

    assert str(refused.value).startswith(f"The database file {path} cannot be used: file is not a database.")
    assert refused.value.text("ja").startswith(f"データベースのファイル {path} を使えません")
    assert path.read_text(encoding="utf-8").startswith("Dear Ann")


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    database = Database(database_url(str(tmp_path / "file" / "games.sqlite")))

    with pytest.raises(Unreachable, match="cannot be used: "):
        await upgrade(database)
    await database.close()


async def test_a_file_that_is_only_to_be_read_is_refused(sqlite_address: str) -> None:
    database = Database(database_url(f"sqlite:///file:{sqlite_address}?mode=ro&uri=true"))

    with pytest.raises(Unreachable, match="cannot be used: "), database.explained():
        await put(database, "a")
    await database.close()


async def test_a_wrong_password_is_refused_and_not_repeated(postgres_cluster: Cluster) -> None:
    address = postgres_cluster.address("postgres").replace(postgres_cluster.password, "hushhush")
    database = Database(database_url(address))

    with pytest.raises(Unreachable) as refused:
        await upgrade(database)
    await database.close()

    assert "password authentication failed" in str(refused.value)
    assert "接続できません" in refused.value.text("ja")
    assert "hushhush" not in refused.value.text() + refused.value.text("ja")


async def test_a_server_that_is_not_there_is_refused() -> None:
    # Nothing listens on the port for "discard" of the loopback.
    database = Database(database_url("postgresql://ann:hushhush@127.0.0.1:9/games"))

    with pytest.raises(Unreachable, match='The PostgreSQL database "games" cannot be reached: ') as refused:
        await upgrade(database)
    await database.close()

    assert "hushhush" not in refused.value.text() + refused.value.text("ja")


async def test_a_user_who_may_not_make_tables_is_refused(
    postgres_cluster: Cluster, empty_postgres_address: str
) -> None:
    database = Database(database_url(empty_postgres_address))
    async with database.writing() as connection:
        await connection.execute(text("CREATE ROLE reader LOGIN PASSWORD 'reads'"))
        await connection.execute(text("REVOKE CREATE ON SCHEMA public FROM PUBLIC"))
    await database.close()
    reader = Database(
        database_url(empty_postgres_address.replace(f"tessera:{postgres_cluster.password}", "reader:reads"))
    )

    with pytest.raises(Unreachable, match="permission denied for schema public"):
        await upgrade(reader)
    await reader.close()


# Durable


async def test_sqlite_keeps_what_it_acknowledged_through_a_power_cut(sqlite_address: str) -> None:
    database = Database(database_url(sqlite_address))

    async with database.writing() as connection:
        set_to = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await database.close()

    # 2 is FULL.
    assert set_to == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


async def test_postgresql_waits_for_the_disk_whatever_the_host_has_set(postgres_address: str) -> None:
    database = Database(database_url(postgres_address))
    async with database.writing() as connection:
        name = database.url.database
        await connection.execute(text(f'ALTER DATABASE "{name}" SET synchronous_commit = off'))
    await database.close()

    fresh = Database(database_url(postgres_address))
    async with fresh.writing() as connection:
        set_to = (await connection.execute(text("SHOW synchronous_commit"))).scalar_one()
        level = (await connection.execute(text("SHOW transaction_isolation"))).scalar_one()
    await fresh.close()

    assert set_to == "on"
    assert level == "read committed"


async def test_a_connection_that_nobody_gives_back_does_not_keep_a_database_from_closing(sqlite_address: str) -> None:
    database = Database(database_url(sqlite_address))
    kept = await database.engine.connect()
    await kept.exec_driver_sql("BEGIN IMMEDIATE")
    await kept.exec_driver_sql("CREATE TABLE half_done (id INTEGER)")

    async with asyncio.timeout(60):
        await database.close()

    again = Database(database_url(sqlite_address))
    async with again.writing() as connection:
        found = (await connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE name = 'half_done'")).all()
    await again.close()
    assert found == []
    with pytest.raises(OperationalError, match="no active connection"):
        await kept.exec_driver_sql("COMMIT")
    await kept.invalidate()


async def test_a_new_file_that_somebody_else_is_writing_to_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("CREATE TABLE first (id INTEGER)")
    # Not yet with a log of its own: SQLite then refuses to make one at once, whatever it was told about waiting.
    writer.execute("BEGIN IMMEDIATE")
    database = Database(database_url(str(path)))

    async def look() -> str:
        async with database.reading() as connection:
            return str((await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one())

    looking = asyncio.create_task(look())
    await asyncio.sleep(0.2)
    assert not looking.done()
    writer.execute("COMMIT")
    writer.close()

    assert await looking == "wal"
    await database.close()


async def test_the_file_is_made_with_its_folder_and_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.sqlite"
    database = Database(database_url(str(path)))

    await upgrade(database)
    files = sorted(file.name for file in path.parent.iterdir())
    modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    await database.close()

    assert files == ["games.sqlite", "games.sqlite-shm", "games.sqlite-wal"]
    assert modes == {0o600}


# Transactions


async def test_a_transaction_is_kept_whole_or_not_at_all(database: Database) -> None:
    await put(database, "a")

    with pytest.raises(IntegrityError):
        await put(database, "b", "c", "a")
    assert await count(database) == 1

    await put(database, "b", "c")
    assert await count(database) == 3


async def test_writers_take_turns(database: Database) -> None:
    async def add(number: int) -> None:
        async with database.writing() as connection:
            was = (await connection.execute(select(schema.house.c.value).with_for_update())).scalar_one()
            await connection.execute(schema.house.update().values(value=str(int(was) + number)))

    async with database.writing() as connection:
        await connection.execute(insert(schema.house).values(name="sum", value="0"))

    await asyncio.gather(*(add(number) for number in range(1, 41)))

    async with database.reading() as connection:
        assert (await connection.execute(select(schema.house.c.value))).scalar_one() == "820"


async def test_a_snapshot_sees_one_moment(database: Database) -> None:
    async with database.snapshot() as connection:
        wanted = select(func.count()).select_from(schema.house)
        before = (await connection.execute(wanted)).scalar_one()
        await put(database, "a")
        after = (await connection.execute(wanted)).scalar_one()

    assert (before, after) == (0, 0)
    assert await count(database) == 1
