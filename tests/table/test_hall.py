"""The hall: durable before it is told, once and only once, also when two processes share a database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Any

import pytest

from tessera.table import conduct
from tessera.table.hall import CLAIM_MS, Hall, now_ms
from tessera.table.journal import AnyAct, Engaged, Entry, Said, Sat, Standing, Started
from tessera.table.match import Match
from tessera.table.store.database import Database, database_url
from tessera.table.store.tables import TableStore
from tessera.table.terms import Pace, Terms
from tessera.table.troubles import NotFound, NotNow, Stale
from tests.table.scenes import candlelight, founding, shown

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("shelf_games")]


@pytest.fixture
async def sqlite_database(sqlite_address: str) -> AsyncIterator[Database]:
    """A fresh SQLite file, opened."""
    opened = Database(database_url(sqlite_address))
    yield opened
    await opened.close()


def always(act: AnyAct) -> Callable[[Match], AnyAct]:
    """An act that needs no deciding."""
    return lambda match: act


def saying(text: str) -> Callable[[Match], AnyAct]:
    """Ann says something."""
    return always(Said(0, "Ann", text))


async def open_table(hall: Hall, terms: Terms, table_id: str = "table", bots: Sequence[int] = ()) -> None:
    """A table at its first question: people called ann and ben, or bots."""
    await hall.found(founding(terms, table_id))
    for seat, person in enumerate(("ann", "ben")[: terms.seats]):
        act = Engaged(seat, "random") if seat in bots else Sat(seat, person, person.title())
        await hall.act(table_id, always(act), person)
    await hall.act(table_id, always(Started()), "ann")


def choosing(seat: int, version: int, *picks: str) -> Callable[[Match], AnyAct]:
    """The person in a seat answers."""
    return lambda match: conduct.choose(match, ("ann", "ben")[seat], seat, version, picks)


async def journal_of(database: Database, table_id: str = "table") -> list[Entry]:
    """What is in the journal."""
    return await TableStore(database).entries(table_id)


async def due_at(database: Database, table_id: str = "table") -> int | None:
    """When the table is due by the database."""
    async with database.reading() as connection:
        found = await connection.exec_driver_sql(f"SELECT due_at FROM tables WHERE id = '{table_id}'")
        value: int | None = found.scalar_one()
    return value


# Once


async def test_what_is_sent_again_is_answered_as_the_first_time(database: Database) -> None:
    hall = Hall(TableStore(database))
    await open_table(hall, candlelight())

    first = await hall.act("table", choosing(0, 3, "favour a"), "ann", "client-1")
    again = await hall.act("table", choosing(0, 3, "favour a"), "ann", "client-1")
    # The same id from somebody else is another thing.
    other = await hall.act("table", choosing(1, 3, "favour b"), "ben", "client-1")

    assert (first, again, other) == (4, 4, 5)
    assert len(await journal_of(database)) == 5


async def test_what_is_sent_again_to_another_process_or_after_a_restart_is_known_there(database: Database) -> None:
    await open_table(Hall(TableStore(database)), candlelight())
    await Hall(TableStore(database)).act("table", choosing(0, 3, "favour a"), "ann", "client-1")

    assert await Hall(TableStore(database)).act("table", choosing(0, 3, "favour a"), "ann", "client-1") == 4
    with pytest.raises(Stale):
        await Hall(TableStore(database)).act("table", choosing(0, 3, "favour a"), "ann", "client-2")


async def test_what_cannot_be_done_leaves_no_trace(database: Database) -> None:
    hall = Hall(TableStore(database))
    await open_table(hall, candlelight())
    async with hall.room("table") as room:
        before = shown(room.match, 0)

    for _ in range(2):
        with pytest.raises(Stale):
            await hall.act("table", choosing(0, 1, "favour a"), "ann", "client-1")

    async with hall.room("table") as room:
        assert shown(room.match, 0) == before
    # The id is free: nothing was done under it.
    assert await hall.act("table", choosing(0, 3, "favour a"), "ann", "client-1") == 4


async def test_there_is_no_such_table(database: Database) -> None:
    hall = Hall(TableStore(database))

    with pytest.raises(NotFound):
        await hall.act("nowhere", saying("hello"), "ann")
    assert hall.open_rooms == 0


# Two processes


async def test_two_halls_that_do_not_hear_of_each_other_still_write_one_journal(database: Database) -> None:
    one, other = Hall(TableStore(database)), Hall(TableStore(database))
    await open_table(one, candlelight())
    async with other.room("table") as room:
        assert room.match.number == 3

    numbers = [
        await one.act("table", choosing(0, 3, "favour a"), "ann"),
        # This one has not heard of the choice: it is told by the database, reads on, and decides anew.
        await other.act("table", choosing(1, 3, "favour b"), "ben"),
        await one.act("table", choosing(0, 5), "ann"),
    ]

    assert numbers == [4, 5, 6]
    async with one.room("table") as here, other.room("table") as there:
        assert here.match.number == 6
        assert there.match.number == 5
    other.grew("table", 6)
    async with other.room("table") as there:
        assert there.match.number == 6
        assert there.match.versions == [6, 5]


async def test_many_who_write_at_once_through_two_halls_leave_no_gap(database: Database) -> None:
    halls = [Hall(TableStore(database)), Hall(TableStore(database))]
    await open_table(halls[0], candlelight())

    numbers = await asyncio.gather(
        *(halls[index % 2].act("table", saying(f"word {index}"), "ann", f"client-{index}") for index in range(20))
    )

    assert sorted(numbers) == list(range(4, 24))
    entries = await journal_of(database)
    assert [entry.number for entry in entries] == list(range(1, 24))
    said = {entry.act.text for entry in entries if isinstance(entry.act, Said)}
    assert said == {f"word {index}" for index in range(20)}


async def test_whoever_was_too_slow_is_refused_by_what_stands_now(database: Database) -> None:
    one, other = Hall(TableStore(database)), Hall(TableStore(database))
    await one.found(founding(candlelight()))
    async with other.room("table"):
        pass
    await one.act("table", lambda match: conduct.sit(match, "ann", "Ann", 0), "ann")

    with pytest.raises(NotNow, match="This seat is taken"):
        await other.act("table", lambda match: conduct.sit(match, "ben", "Ben", 0), "ben")


async def test_missed_news_are_made_up_for(database: Database) -> None:
    one, other = Hall(TableStore(database)), Hall(TableStore(database))
    await open_table(one, candlelight())
    async with other.room("table") as room:
        onlooker = other.look_on(room, "ben", 1)
    onlooker.stirred.clear()
    await one.act("table", saying("hello"), "ann")

    other.all_may_have_grown()

    assert onlooker.stirred.is_set()
    async with other.room("table") as room:
        assert room.match.number == 4
        other.look_away(room, onlooker)


# When the write fails


class Unwilling(TableStore):
    """A store whose writes fail, before or after they are done."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.fails = ""

    async def append(self, *args: Any, **more: Any) -> None:
        if self.fails == "before":
            raise sqlite3.OperationalError("disk is full")
        await super().append(*args, **more)
        if self.fails == "after":
            raise ConnectionError("gone")


@pytest.mark.parametrize(("fails", "number"), [("before", 3), ("after", 4)])
async def test_after_a_failed_write_the_journal_says_what_happened(database: Database, fails: str, number: int) -> None:
    store = Unwilling(database)
    hall = Hall(store)
    await open_table(hall, candlelight())
    async with hall.room("table") as room:
        onlooker = hall.look_on(room, "ben", 1)
    onlooker.stirred.clear()
    store.fails = fails

    with pytest.raises((sqlite3.OperationalError, ConnectionError)):
        await hall.act("table", choosing(0, 3, "favour a"), "ann", "client-1")

    store.fails = ""
    assert onlooker.stirred.is_set()
    async with hall.room("table") as room:
        assert room.match.number == number == len(await journal_of(database))
        assert len(room.match.chosen) == number - 3
        hall.look_away(room, onlooker)
    # Sent again it is done, or was done already: in both cases once.
    assert await hall.act("table", choosing(0, 3, "favour a"), "ann", "client-1") == 4
    assert len(await journal_of(database)) == 4


async def test_nothing_is_shown_before_it_is_written(sqlite_database: Database) -> None:
    store = TableStore(sqlite_database)
    hall = Hall(store)
    await open_table(hall, candlelight())
    writing, may_write = asyncio.Event(), asyncio.Event()
    append = store.append

    async def slowly(*args: Any, **more: Any) -> None:
        writing.set()
        await may_write.wait()
        await append(*args, **more)

    store.append = slowly  # type: ignore[method-assign]
    acting = asyncio.create_task(hall.act("table", choosing(0, 3, "favour a"), "ann"))
    await writing.wait()

    async def look() -> int:
        async with hall.room("table") as room:
            return room.match.number

    looking = asyncio.create_task(look())
    await asyncio.sleep(0.05)
    assert not looking.done()
    may_write.set()
    assert await acting == 4
    assert await looking == 4


# Open rooms


async def test_rooms_beyond_the_number_that_may_be_open_are_closed(sqlite_database: Database) -> None:
    hall = Hall(TableStore(sqlite_database), most_open=2)
    for name in ("t1", "t2", "t3"):
        await open_table(hall, candlelight(), name)
    assert hall.open_rooms == 2

    async with hall.room("t2") as room:
        onlooker = hall.look_on(room, "ann", 0)
    for name in ("t1", "t3"):
        async with hall.room(name) as other:
            # A closed room is read again from its journal.
            assert other.match.number == 3
    assert hall.open_rooms == 2
    async with hall.room("t2") as still:
        # Somebody looks on here, so this one was not closed.
        assert still is room
        hall.look_away(still, onlooker)


async def test_many_tables_in_few_rooms_are_all_opened(sqlite_database: Database) -> None:
    hall = Hall(TableStore(sqlite_database), most_open=1)
    names = [f"t{index}" for index in range(6)]
    for name in names:
        await open_table(hall, candlelight(), name)

    async def look(name: str) -> int:
        async with hall.room(name) as room:
            await asyncio.sleep(0)
            return room.match.number

    assert await asyncio.gather(*(look(name) for name in names * 5)) == [3] * 30
    assert hall.open_rooms == 1


async def test_a_room_closed_in_the_moment_it_was_opened_is_still_entered(sqlite_database: Database) -> None:
    hall = Hall(TableStore(sqlite_database))
    await open_table(hall, candlelight())
    hall._rooms.clear()
    opening = hall._open

    async def open_and_close(table_id: str) -> Any:
        room = await opening(table_id)
        del hall._rooms[table_id]
        return room

    hall._open = open_and_close  # type: ignore[method-assign]

    async with hall.room("table") as room:
        assert room.match.number == 3
        assert hall._rooms["table"] is room


# What is due


async def test_a_table_says_when_the_house_has_something_to_do(sqlite_database: Database) -> None:
    hall = Hall(TableStore(sqlite_database))
    noticed: list[str] = []
    hall.on_due = noticed.append

    await open_table(hall, candlelight(), "people")
    assert noticed == []
    assert await due_at(sqlite_database, "people") is None

    before = now_ms()
    await open_table(hall, candlelight(), "bots", bots=[1])
    assert noticed == ["bots"]
    due = await due_at(sqlite_database, "bots")
    assert due is not None
    assert before + CLAIM_MS <= due <= now_ms() + CLAIM_MS

    await hall.act("people", always(Standing(0, "favourite", ("favour a",))), "ann")
    assert noticed == ["bots", "people"]


async def test_a_clock_is_due_when_it_falls_unless_nothing_comes_of_it(sqlite_database: Database) -> None:
    hall = Hall(TableStore(sqlite_database))

    await open_table(hall, candlelight(pace=Pace(per_move=60, late="resign")), "strict")
    await open_table(hall, candlelight(pace=Pace(per_move=60, late="wait")), "patient")

    async with hall.room("strict") as room:
        assert await due_at(sqlite_database, "strict") == room.match.deadline() == room.match.entries[-1].at + 60_000
    assert await due_at(sqlite_database, "patient") is None


async def test_many_entries_can_be_written_at_once(database: Database) -> None:
    hall = Hall(TableStore(database))
    await hall.found(founding(candlelight()))

    await hall.fill("table", [Sat(0, "ann", "Ann"), Engaged(1, "random"), Started()])

    assert [entry.number for entry in await journal_of(database)] == [1, 2, 3]
    async with Hall(TableStore(database)).room("table") as room:
        assert room.match.status == "running"


async def test_a_look_that_is_given_up_hinders_nobody(sqlite_database: Database) -> None:
    hall = Hall(TableStore(sqlite_database))
    await open_table(hall, candlelight())
    hall._rooms.clear()

    async def look() -> None:
        async with hall.room("table"):
            pass

    given_up, other = asyncio.create_task(look()), asyncio.create_task(look())
    await asyncio.sleep(0)
    given_up.cancel()
    await other
    with pytest.raises(asyncio.CancelledError):
        await given_up
    assert await hall.act("table", partial(conduct.say, person="ann", name="Ann", text="still here"), "ann") == 4
