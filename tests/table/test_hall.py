"""The hall: durable before it is told, once and only once, also when two processes share a database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import pytest

from tessera.table import conduct
from tessera.table.hall import CLAIM_MS, Hall, now_ms
from tessera.table.journal import AnyAct, Engaged, Entry, Lent, Said, Sat, Started
from tessera.table.match import Match, Standing
from tessera.table.store.database import Database, database_url
from tessera.table.store.tables import TableStore
from tessera.table.terms import Pace, Terms
from tessera.table.troubles import Forbidden, NotFound, NotNow, Stale
from tests.table.scenes import candlelight, founding, shown

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("shelf_games")]

_Written = TypeVar("_Written")


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


# Standing answers


async def tables_row(database: Database) -> tuple[object, ...]:
    """All that is listed of the table, but for when the house itself is to look after it."""
    async with database.reading() as connection:
        found = await connection.exec_driver_sql("SELECT number, status, changed_at, alert_at FROM tables")
        return tuple(found.one())


async def test_a_standing_answer_is_kept_beside_the_journal(database: Database) -> None:
    hall = Hall(TableStore(database))
    await open_table(hall, candlelight())
    before, listed = await journal_of(database), await tables_row(database)

    assert await hall.stand("table", "ann", 0, "trim", ["trim 4d"]) == 3
    assert await hall.stand("table", "ann", 0, "trim", ["trim 6c", "trim 4d"]) == 3
    assert await hall.stand("table", "ann", 0, "play", []) == 3
    assert await hall.stand("table", "ben", 1, "trim", []) == 3
    assert await hall.stand("table", "ben", 1, "trim", None) == 3
    with pytest.raises(Forbidden):
        await hall.stand("table", "ben", 0, "trim", None)

    assert (await journal_of(database), await tables_row(database)) == (before, listed)
    for reader in (hall, Hall(TableStore(database))):
        async with reader.room("table") as room:
            assert room.match.standing == [{"trim": ("trim 6c", "trim 4d"), "play": ()}, {}]


async def test_standing_answers_go_with_whoever_left_them(database: Database) -> None:
    hall = Hall(TableStore(database))
    await open_table(hall, candlelight())
    await hall.stand("table", "ann", 0, "trim", [])
    await hall.stand("table", "ben", 1, "trim", [])

    await hall.act("table", always(Lent(0, "random")), "ann")

    async with hall.room("table") as room, Hall(TableStore(database)).room("table") as anew:
        assert room.match.standing == anew.match.standing == [{}, {"trim": ()}]
    with pytest.raises(Forbidden):
        await hall.stand("table", "ann", 0, "trim", [])
    assert await TableStore(database).standing("table") == (4, {1: {"trim": ()}})


async def test_two_halls_that_do_not_hear_of_each_other_keep_the_same_standing_answers(database: Database) -> None:
    one, other = Hall(TableStore(database)), Hall(TableStore(database))
    await open_table(one, candlelight())
    async with other.room("table") as room:
        assert room.match.standing == [{}, {}]

    await one.stand("table", "ann", 0, "trim", [])
    # It learns from the database that more stands than it knew.
    await other.stand("table", "ann", 0, "play", [])
    async with other.room("table") as room:
        assert room.match.standing == [{"trim": (), "play": ()}, {}]

    # Meanwhile the seat changes hands, and whoever has it now leaves an answer through the other one.
    await one.act("table", always(Lent(0, person="cat", name="Cat")), "ann")
    await other.stand("table", "cat", 0, "trim", ["trim 4d"])
    with pytest.raises(Forbidden):
        await other.stand("table", "ann", 0, "trim", None)
    one.stood("table", 0)
    async with one.room("table") as here, other.room("table") as there:
        assert here.match.standing == there.match.standing == [{"trim": ("trim 4d",)}, {}]


async def test_many_who_set_standing_answers_through_two_halls_never_set_more_than_are_allowed(
    database: Database,
) -> None:
    halls = [Hall(TableStore(database)), Hall(TableStore(database))]
    await open_table(halls[0], candlelight())

    done = await asyncio.gather(
        *(halls[turn % 2].stand("table", "ann", 0, f"kind {turn}", []) for turn in range(54)), return_exceptions=True
    )

    _, standing = await TableStore(database).standing("table")
    assert len(standing[0]) == 50
    assert Counter(type(result) for result in done) == {int: 50, NotNow: 4}


async def test_news_of_a_seat_that_changed_hands_and_of_what_its_new_person_left_may_come_in_any_order(
    database: Database,
) -> None:
    one, other = Hall(TableStore(database)), Hall(TableStore(database))
    await open_table(one, candlelight())
    async with other.room("table") as room:
        onlooker = other.look_on(room, "ben", 1)
    await one.act("table", always(Lent(0, person="cat", name="Cat")), "ann")
    await one.stand("table", "cat", 0, "trim", [])
    onlooker.stirred.clear()

    other.stood("table", 0)
    assert not onlooker.stirred.is_set()
    async with other.room("table") as room:
        # What stands is never that of one person in the seat of another.
        assert room.match.chairs[0].person == "cat"
        assert room.match.standing == [{"trim": ()}, {}]
        # The journal had grown; that is everybody's news.
        assert onlooker.stirred.is_set()
    other.grew("table", 4)
    async with other.room("table") as room:
        assert room.match.standing == [{"trim": ()}, {}]
        other.look_away(room, onlooker)


async def test_only_the_own_seat_is_stirred_by_a_standing_answer(database: Database) -> None:
    hall, other = Hall(TableStore(database)), Hall(TableStore(database))
    await open_table(hall, candlelight())
    here, there = [], []
    for seat in (0, 0, 1, -1):
        async with hall.room("table") as room, other.room("table") as other_room:
            here.append(hall.look_on(room, "", seat))
            there.append(other.look_on(other_room, "", seat))
    for onlooker in (*here, *there):
        onlooker.stirred.clear()

    await hall.stand("table", "ann", 0, "trim", [])
    other.stood("table", 0)
    async with hall.room("table"), other.room("table") as room:
        assert room.match.standing == [{"trim": ()}, {}]

    assert [onlooker.stirred.is_set() for onlooker in here] == [True, True, False, False]
    assert [onlooker.stirred.is_set() for onlooker in there] == [True, True, False, False]


@pytest.mark.parametrize(("fails", "standing"), [("before", {}), ("after", {"trim": ()})])
async def test_after_a_failed_write_the_database_says_what_stands(
    database: Database, fails: str, standing: dict[str, Any]
) -> None:
    store = Unwilling(database)
    hall = Hall(store)
    await open_table(hall, candlelight())
    store.fails = fails

    with pytest.raises((sqlite3.OperationalError, ConnectionError)):
        await hall.stand("table", "ann", 0, "trim", [])

    store.fails = ""
    async with hall.room("table") as room:
        assert room.match.standing == [standing, {}]
    await hall.stand("table", "ann", 0, "trim", [])
    async with hall.room("table") as room:
        assert room.match.standing == [{"trim": ()}, {}]


# When the write fails


class Unwilling(TableStore):
    """A store whose writes fail, before or after they are done."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.fails = ""

    async def append(self, *args: Any, **more: Any) -> None:
        await self._fail(super().append(*args, **more))

    async def stand(self, *args: Any, **more: Any) -> Standing:
        return await self._fail(super().stand(*args, **more))

    async def _fail(self, writing: Coroutine[Any, Any, _Written]) -> _Written:
        if self.fails == "before":
            writing.close()
            raise sqlite3.OperationalError("disk is full")
        written = await writing
        if self.fails == "after":
            raise ConnectionError("gone")
        return written


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

    await hall.stand("people", "ann", 0, "favourite", ["favour a"])
    assert noticed == ["bots", "people"]
    due = await due_at(sqlite_database, "people")
    assert due is not None
    assert before + CLAIM_MS <= due <= now_ms() + CLAIM_MS


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
