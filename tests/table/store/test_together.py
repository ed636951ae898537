"""Works that wait to be written share a commit; each is acknowledged after it, and stands or falls by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.exc import OperationalError

from tessera.table.store import schema
from tessera.table.store.database import Database, database_url

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sqlite_database(sqlite_address: str) -> AsyncIterator[Database]:
    """A file of SQLite."""
    database = Database(database_url(sqlite_address))
    yield database
    await database.close()


class _Refused(Exception):
    """A work that is not done after all."""


def put(name: str, connection: Connection, refuse: bool = False) -> str:
    """Write a fact, and perhaps think better of it."""
    connection.execute(insert(schema.house).values(name=name, value="1"))
    if refuse:
        raise _Refused(name)
    return name


def facts(database: Database) -> list[str]:
    """What another connection finds: what is committed."""
    connection = sqlite3.connect(str(database.path))
    found = [row[0] for row in connection.execute("SELECT name FROM house WHERE value = '1' ORDER BY name")]
    connection.close()
    return found


def commits_of(database: Database) -> list[None]:
    """Grows with every commit."""
    commits: list[None] = []
    event.listen(database.writer, "commit", lambda connection: commits.append(None))
    return commits


async def test_what_waits_at_the_same_time_shares_a_commit(sqlite_database: Database) -> None:
    commits = commits_of(sqlite_database)

    written = await asyncio.gather(*[sqlite_database.write(partial(put, f"fact {number}")) for number in range(9)])

    assert written == facts(sqlite_database) == [f"fact {number}" for number in range(9)]
    assert len(commits) == 1


async def test_a_work_that_raises_takes_nothing_of_the_others_with_it(sqlite_database: Database) -> None:
    works = [partial(put, "a"), partial(put, "b", refuse=True), partial(put, "c")]

    done = await asyncio.gather(*[sqlite_database.write(work) for work in works], return_exceptions=True)

    assert [done[0], done[2]] == facts(sqlite_database) == ["a", "c"]
    assert isinstance(done[1], _Refused)
    with pytest.raises(_Refused):
        await sqlite_database.write(partial(put, "d", refuse=True))
    assert facts(sqlite_database) == ["a", "c"]


async def test_nothing_is_acknowledged_when_the_commit_fails(sqlite_database: Database) -> None:
    def fail(connection: Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    event.listen(sqlite_database.writer, "commit", fail)
    works = [partial(put, name) for name in "ab"]

    done = await asyncio.gather(*[sqlite_database.write(work) for work in works], return_exceptions=True)

    assert [str(one) for one in done] == ["database or disk is full"] * 2
    event.remove(sqlite_database.writer, "commit", fail)
    assert facts(sqlite_database) == []
    assert await sqlite_database.write(partial(put, "c")) == "c"
    assert facts(sqlite_database) == ["c"]


async def test_a_transaction_that_sqlite_gives_up_fails_for_all(sqlite_database: Database) -> None:
    """A full disk takes back more than the statement that met it: what came before must not count as written."""

    def give_up(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    works: list[Callable[[Connection], str | None]] = [partial(put, "a"), give_up, partial(put, "b")]
    done = await asyncio.gather(*[sqlite_database.write(work) for work in works], return_exceptions=True)

    assert all(isinstance(one, Exception) for one in done)
    assert facts(sqlite_database) == []
    assert await sqlite_database.write(partial(put, "c")) == "c"


async def test_who_goes_away_leaves_when_it_is_clear_what_is_written(sqlite_database: Database) -> None:
    began, may_end = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> str:
        began.set()
        assert may_end.wait(20)
        return put("slow", connection)

    first = asyncio.create_task(sqlite_database.write(slowly))
    while not began.is_set():
        await asyncio.sleep(0.001)
    second = asyncio.create_task(sqlite_database.write(partial(put, "never")))
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    await asyncio.sleep(0)

    # What nobody has begun with is left alone at once; what is under way comes to its end first.
    assert (first.done(), second.done()) == (False, True)
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert facts(sqlite_database) == ["slow"]


async def test_other_transactions_of_this_process_are_waited_for(sqlite_database: Database) -> None:
    async with sqlite_database.writing() as connection:
        writing = asyncio.create_task(sqlite_database.write(partial(put, "a")))
        await connection.execute(insert(schema.house).values(name="b", value="1"))
        await asyncio.sleep(0.02)
        assert not writing.done()
    assert await writing == "a"

    assert facts(sqlite_database) == ["a", "b"]


async def test_the_writer_is_as_durable_as_all_others_and_ends_with_the_database(sqlite_database: Database) -> None:
    def look(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    # 2 is FULL.
    assert await sqlite_database.write(look) == ["wal", 2, 1, 10_000]
    await sqlite_database.close()

    assert [thread for thread in threading.enumerate() if thread.name.startswith("tessera-writer")] == []


async def test_a_file_that_cannot_be_written_is_told_to_everybody_who_waits(sqlite_address: str) -> None:
    database = Database(database_url(f"sqlite:///file:{sqlite_address}?mode=ro&uri=true"))

    done = await asyncio.gather(*[database.write(partial(put, name)) for name in "ab"], return_exceptions=True)

    assert all(isinstance(one, OperationalError) for one in done)
    await database.close()


async def test_works_are_done_on_either_kind(database: Database) -> None:
    def find(connection: Connection) -> list[str]:
        return list(connection.execute(select(schema.house.c.name).where(schema.house.c.value == "1")).scalars())

    assert await database.write(partial(put, "a")) == "a"
    with pytest.raises(_Refused):
        await database.write(partial(put, "b", refuse=True))

    assert await database.write(find) == ["a"]
