"""Servers that share a PostgreSQL tell each other which journals have grown and who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import func, select, text

from tessera.table.frames import Presence
from tessera.table.hall import Hall
from tessera.table.journal import Entry, Said
from tessera.table.match import Standing
from tessera.table.room import Onlooker
from tessera.table.store import news as all_news
from tessera.table.store.database import Database, database_url
from tessera.table.store.news import News
from tessera.table.store.tables import TableStore
from tessera.table.store.tidings import CHANNEL
from tests.table.store.evening import begin, hall, next_choice

pytestmark = pytest.mark.anyio

NOBODY = Presence((False, False), 0)


@asynccontextmanager
async def server(address: str, origin: str) -> AsyncIterator[Hall]:
    """A hall with its news."""
    database = Database(database_url(address))
    here = hall(database, origin)
    news = News(database, here)
    await news.start()
    try:
        yield here
    finally:
        await news.stop()
        await database.close()


@asynccontextmanager
async def two_servers(address: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two halls on one database, and a game that has begun, open in both."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(server(address, "one"))
        two = await stack.enter_async_context(server(address, "two"))
        await begin(one, "t1")
        async with one.room("t1"), two.room("t1"):
            pass
        yield one, two


async def look(here: Hall, seat: int) -> Onlooker:
    """Somebody looks on."""
    async with here.room("t1") as room:
        return here.look_on(room, "", seat)


async def presence(here: Hall) -> Presence:
    async with here.room("t1") as room:
        return here.presence(room)


async def soon(here: Hall, expected: Presence) -> None:
    """Wait until a server sees these onlookers."""
    async with asyncio.timeout(10):
        while await presence(here) != expected:
            await asyncio.sleep(0.01)


async def shown(here: Hall, number: int) -> None:
    """Wait until a server has heard that the journal goes up to a number: it reads no journal without being told."""
    async with asyncio.timeout(10):
        while True:
            async with here.room("t1") as room:
                if room.match.number >= number:
                    return
            await asyncio.sleep(0.01)


async def say(here: Hall, text: str) -> int:
    return await here.act("t1", lambda match: Said(0, "Ann", text))


# Journals


async def test_what_one_server_writes_the_other_shows(postgres_address: str) -> None:
    async with two_servers(postgres_address) as (one, two):
        onlooker = await look(two, -1)
        onlooker.stirred.clear()

        assert await one.act("t1", next_choice) == 4

        async with asyncio.timeout(10):
            await onlooker.stirred.wait()
        await shown(two, 4)
        async with one.room("t1") as mine, two.room("t1") as theirs:
            assert mine.match.entries == theirs.match.entries
            assert mine.match.trail == theirs.match.trail


async def test_nobody_hears_of_what_they_wrote_themselves(postgres_address: str) -> None:
    async with two_servers(postgres_address) as (one, two):
        await say(one, "Hello")
        await shown(two, 4)
        await say(two, "Hello yourself")
        await shown(one, 5)

        async with one.room("t1") as mine, two.room("t1") as theirs:
            assert (mine.grown_to, theirs.grown_to) == (5, 4)


async def test_a_standing_answer_is_heard_of_by_its_seat_and_by_nobody_else(postgres_address: str) -> None:
    async with two_servers(postgres_address) as (one, two):
        ann, also_ann, ben, spectator = [await look(two, seat) for seat in (0, 0, 1, -1)]
        await soon(one, Presence((True, True), 1))
        onlookers = (ann, also_ann, ben, spectator)
        for onlooker in onlookers:
            onlooker.stirred.clear()

        assert await one.stand("t1", "ann", 0, "never asked", ["nothing"]) == 3

        async with asyncio.timeout(10):
            await ann.stirred.wait()
        async with one.room("t1") as mine, two.room("t1") as theirs:
            assert theirs.match.standing == mine.match.standing == [{"never asked": ("nothing",)}, {}]
            assert theirs.match.number == 3
        assert [onlooker.stirred.is_set() for onlooker in onlookers] == [True, True, False, False]


async def test_what_was_missed_while_the_connection_was_lost_is_read(postgres_address: str) -> None:
    async with two_servers(postgres_address) as (one, two):
        other = Database(database_url(postgres_address))
        third = hall(other, "three")
        async with third.room("t1"), other.writing() as connection:
            await connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        # The servers rest a little before they connect anew, so that nobody listens now.
        await say(third, "Is anybody there?")

        await shown(one, 4)
        await shown(two, 4)
        await say(third, "There you are.")
        await shown(one, 5)
        await shown(two, 5)
        await other.close()


async def test_news_that_are_not_understood_are_taken_for_a_journal_that_grew(postgres_address: str) -> None:
    async with two_servers(postgres_address) as (one, _):
        database = Database(database_url(postgres_address))
        onlooker = await look(one, -1)
        onlooker.stirred.clear()
        async with one.room("t1") as room:
            match = room.match

        async with database.writing() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, '{"kind": "eclipse", "origin": "sun"}')))

        async with asyncio.timeout(10):
            await onlooker.stirred.wait()
        async with one.room("t1") as room:
            assert room.match is not match
        await database.close()


async def test_a_standing_answer_set_while_a_table_is_opened_is_not_lost(database: Database) -> None:
    class Slow(TableStore):
        """A store whose answers are old when they arrive."""

        is_slow = True

        async def standing(self, table_id: str) -> tuple[int, dict[int, Standing]]:
            found = await super().standing(table_id)
            if self.is_slow:
                self.is_slow = False
                await here.stand("t1", "ann", 0, "never asked", [])
                fresh.stood("t1", 0)
            return found

    here = hall(database)
    await begin(here, "t1")
    fresh = Hall(Slow(database), origin="fresh")

    async with fresh.room("t1") as room:
        assert room.match.standing == [{"never asked": ()}, {}]


async def test_news_that_come_while_a_table_is_opened_are_not_lost(database: Database) -> None:
    class Slow(TableStore):
        """A store whose answers are old when they arrive."""

        async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
            found = await super().entries(table_id, after)
            if len(found) == 3:
                fresh.grew("t1", await say(here, "Hello"))
            return found

    here = hall(database)
    await begin(here, "t1")
    fresh = Hall(Slow(database), origin="fresh")

    async with fresh.room("t1") as room:
        assert room.match.number == 4


# Presence


async def test_who_looks_on_is_seen_everywhere(postgres_address: str) -> None:
    async with two_servers(postgres_address) as (one, two):
        ann = await look(one, 0)
        await look(one, -1)
        ben = await look(two, 1)

        await soon(one, Presence((True, True), 1))
        await soon(two, Presence((True, True), 1))
        for here, onlooker in ((one, ann), (two, ben)):
            async with here.room("t1") as room:
                here.look_away(room, onlooker)

        await soon(one, Presence((False, False), 1))
        await soon(two, Presence((False, False), 1))


async def test_a_server_that_stops_takes_its_onlookers_along_and_one_that_starts_hears_of_the_others(
    postgres_address: str,
) -> None:
    async with server(postgres_address, "one") as one:
        await begin(one, "t1")
        await look(one, 0)
        async with server(postgres_address, "two") as two:
            await look(two, 1)
            await soon(two, Presence((True, True), 0))
            await soon(one, Presence((True, True), 0))
        await soon(one, Presence((True, False), 0))


async def test_a_server_that_is_killed_is_forgotten(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_news, "_REPEAT_SECONDS", 0.05)
    async with two_servers(postgres_address) as (one, two):
        await look(one, 0)
        await soon(two, Presence((True, False), 0))
        stirred = await look(two, -1)
        stirred.stirred.clear()

        # Nothing is heard of it any longer, and a minute passes.
        monkeypatch.setattr(one, "looked_on", list)
        monkeypatch.setattr(two._elsewhere, "_clock", lambda: 1e12)

        await soon(two, Presence((False, False), 1))
        assert stirred.stirred.is_set()


async def test_on_sqlite_there_is_nobody_to_tell(sqlite_address: str) -> None:
    async with server(sqlite_address, "one") as one:
        await begin(one, "t1")
        assert await presence(one) == NOBODY
        await look(one, 1)
        assert await presence(one) == Presence((False, True), 0)
