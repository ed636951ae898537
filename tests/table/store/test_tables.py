"""Tables and their journals in the database: appended in order by whoever is first, listed, claimed by one."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import event, update

from tessera.table.journal import Engaged, Entry, Lent, Said, Sat, TakenBack
from tessera.table.match import Match
from tessera.table.store import schema
from tessera.table.store.database import Database, database_url
from tessera.table.store.tables import Conflict, SeatRow, TableStore
from tests.table.store.evening import SEATED, begin, founding, hall, next_choice, rows

pytestmark = pytest.mark.anyio


async def seat_rows(database: Database, table_id: str) -> list[tuple[Any, ...]]:
    """Seat, person, lender, name, level and whether it is asked, as lists find them."""
    return [row[1:] for row in await rows(database, schema.seats) if row[0] == table_id]


# Journals


async def test_what_is_appended_is_read_back(database: Database) -> None:
    store = TableStore(database)
    base = founding("t1")
    await store.found(base, 5)
    match = Match(base)
    entries = [Entry(number, 10 + number, act) for number, act in enumerate(SEATED, 1)]
    entries.append(Entry(4, 20, Said(0, "Ann", 'Hello "ベン"\x00\n🎲'), "ann", "client-1"))
    for entry in entries:
        match.apply(entry)

    await store.append(match, entries, due_at=99, alert_at=70)
    there = await store.founding("t1")

    assert there is not None
    assert (there.id, there.terms, there.seed) == ("t1", base.terms, "seed of t1")
    assert (there.deal, there.host, there.rules) == ("d" * 64, "ann", "1")
    assert await store.entries("t1") == entries
    assert await store.entries("t1", after=3) == entries[3:]
    row = (await rows(database, schema.tables))[0]
    named = dict(zip(schema.tables.columns.keys(), row, strict=True))
    assert (named["status"], named["number"], named["made_at"], named["changed_at"]) == ("running", 4, 5, 20)
    assert (named["due_at"], named["alert_at"]) == (99, 70)


@pytest.mark.parametrize("table_id", ["nowhere", "", "a b", "x\x00y", "\ud800", "卓", "t1' OR '1", "t" * 3000])
async def test_a_table_that_is_not_there_is_none(database: Database, table_id: str) -> None:
    assert await TableStore(database).founding(table_id) is None


async def test_an_entry_that_comes_too_late_conflicts_and_is_not_written(database: Database) -> None:
    here, store = hall(database), TableStore(database)
    await begin(here, "t1")
    before = await rows(database, schema.tables), await rows(database, schema.seats)
    late = Match(founding("t1"))
    for number, act in enumerate(SEATED[:2], 1):
        late.apply(Entry(number, 1, act))
    entry = Entry(3, 1, Engaged(1, "random"))
    late.apply(entry)

    with pytest.raises(Conflict):
        await store.append(late, [entry], 1, 1)

    assert [written.act for written in await store.entries("t1")] == list(SEATED)
    assert (await rows(database, schema.tables), await rows(database, schema.seats)) == before


async def test_of_two_servers_that_write_at_once_both_are_heard_in_some_order(database_address: str) -> None:
    one, two = (Database(database_url(database_address)) for _ in range(2))
    here, there = hall(one, "one"), hall(two, "two")
    await begin(here, "t1")

    numbers = await asyncio.gather(
        *(
            server.act("t1", lambda match, text=f"{name} {turn}": Said(0, "Ann", text), "ann", f"{name}-{turn}")  # type: ignore[misc]
            for turn in range(20)
            for name, server in (("one", here), ("two", there))
        )
    )

    said = [entry.act.text for entry in await TableStore(one).entries("t1") if isinstance(entry.act, Said)]
    assert sorted(numbers) == list(range(4, 44))
    assert Counter(said) == Counter(f"{name} {turn}" for name in ("one", "two") for turn in range(20))
    await one.close()
    await two.close()


async def test_what_a_client_repeats_is_written_once_whichever_server_it_reaches(database_address: str) -> None:
    one, two = (Database(database_url(database_address)) for _ in range(2))
    here, there = hall(one, "one"), hall(two, "two")
    await begin(here, "t1")

    numbers = await asyncio.gather(
        *(server.act("t1", next_choice, "ann", "client-1") for server in (here, there, here, there))
    )

    assert numbers == [4, 4, 4, 4]
    assert len(await TableStore(one).entries("t1")) == 4
    await one.close()
    await two.close()


# Seats, as lists find them


async def test_seats_follow_the_journal(database: Database) -> None:
    here = hall(database)
    await here.found(founding("t1"))

    await here.fill("t1", SEATED)
    assert await seat_rows(database, "t1") == [(0, "ann", None, "Ann", "", True), (1, "ben", None, "Ben", "", True)]

    await here.act("t1", lambda match: Lent(0, "greedy"))
    assert await seat_rows(database, "t1") == [(0, None, "ann", "", "greedy", True), (1, "ben", None, "Ben", "", True)]

    await here.act("t1", lambda match: TakenBack(0))
    assert (await seat_rows(database, "t1"))[0] == (0, "ann", None, "Ann", "", True)


async def test_seats_stay_right_when_two_servers_take_turns(database_address: str) -> None:
    one, two = (Database(database_url(database_address)) for _ in range(2))
    here, there = hall(one, "one"), hall(two, "two")
    await begin(here, "t1")

    for turn in range(30):
        server = here if turn % 3 else there
        if server is there or turn % 3 == 1:
            # Without news: each finds out by itself that the other was faster.
            await server.act("t1", next_choice)
        else:
            await server.act("t1", lambda match: Sat(1, "cat", "Cat") if match.number % 2 else Sat(1, "ben", "Ben"))
        match = await here.read("t1")
        assert await seat_rows(one, "t1") == [
            (seat, chair.person, None, chair.name, "", match.is_asked(seat)) for seat, chair in enumerate(match.chairs)
        ]
    await one.close()
    await two.close()


async def test_seats_that_did_not_change_are_not_written(database: Database) -> None:
    here = hall(database)
    await begin(here, "t1")
    written: list[str] = []
    event.listen(database.writer, "before_cursor_execute", lambda *told: written.append(told[2].partition("(")[0]))

    await here.act("t1", lambda match: Said(0, "Ann", "Hello"))
    assert not [order for order in written if "seats" in order]

    await here.act("t1", lambda match: Sat(1, "cat", "Cat"))
    assert [order.split()[:2] for order in written if "seats" in order] == [["UPDATE", "seats"]]


# Lists


async def test_lists_show_what_changed_last_first_and_lose_nothing_between_pages(database: Database) -> None:
    store = TableStore(database)
    for number, changed_at in enumerate([50, 40, 40, 40, 30]):
        await store.found(founding(f"t{number}"), changed_at)
    await store.found(founding("hidden", "unlisted"), 60)

    pages = [await store.public(2)]
    while len(pages[-1]) == 2:
        last = pages[-1][-1]
        pages.append(await store.public(2, (last.changed_at, last.id)))

    assert [[listing.id for listing in page] for page in pages] == [["t0", "t1"], ["t2", "t3"], ["t4"]]
    assert len(await store.of_person("ann", 100)) == 6


async def test_people_find_the_tables_they_sit_at_or_lent_a_seat_of(database: Database) -> None:
    here, store = hall(database), TableStore(database)
    await begin(here, "t1")
    await begin(here, "t2")
    await here.act("t1", lambda match: Lent(1, person="cat", name="Cat"))

    assert {listing.id for listing in await store.of_person("ben", 10)} == {"t1", "t2"}
    found = await store.of_person("cat", 10)

    assert [listing.id for listing in found] == ["t1"]
    assert found[0].seats == (
        SeatRow(0, "ann", "", "Ann", "", True),
        SeatRow(1, "cat", "ben", "Cat", "", True),
    )
    assert await store.of_person("dan", 10) == []
    assert await store.all_ids() == ["t1", "t2"]


# Claims


async def set_times(database: Database, **times: int) -> None:
    """Set `due_at` or `alert_at` of all tables."""
    async with database.writing() as connection:
        await connection.execute(update(schema.tables).values(**times))


async def test_of_two_servers_one_claims_each_table(database_address: str) -> None:
    one, two = (Database(database_url(database_address)) for _ in range(2))
    stores = TableStore(one), TableStore(two)
    for number in range(12):
        await stores[0].found(founding(f"t{number}"), 1)
    await set_times(one, due_at=100)

    claimed: list[str] = []
    for _ in range(6):
        for found in await asyncio.gather(*(store.claim_due(100, 5000, 2) for store in stores)):
            claimed += found

    assert sorted(claimed) == sorted(f"t{number}" for number in range(12))
    assert await stores[0].claim_due(4999, 9000, 20) == []
    assert len(await stores[1].claim_due(5000, 9000, 20)) == 12
    await one.close()
    await two.close()


async def test_alerts_are_handed_out_once(database: Database) -> None:
    store = TableStore(database)
    await store.found(founding("t1"), 1)
    await set_times(database, alert_at=100)

    assert await store.claim_alerts(99, 10) == []
    assert await store.claim_alerts(100, 10) == ["t1"]
    assert await store.claim_alerts(100_000, 10) == []


async def test_a_table_is_released_unless_its_journal_has_grown(database: Database) -> None:
    here, store = hall(database), TableStore(database)
    await begin(here, "t1")

    await store.release("t1", 2, 1)
    assert await store.claim_due(1, 2, 10) == []

    await store.release("t1", 3, 1)
    assert await store.claim_due(1, 2, 10) == ["t1"]


async def test_claims_of_a_server_that_is_gone_do_not_count(database: Database) -> None:
    here, store = hall(database), TableStore(database)
    for table_id, due_at in (("claimed", 1_010_000), ("due", 900_000), ("clock", 90_000_000)):
        await begin(here, table_id)
        await store.release(table_id, 3, due_at)
    await store.found(founding("gathering"), 1)
    await begin(here, "standing")
    await here.stand("standing", "ann", 0, "never asked", [])
    # As if it had been released in the moment in which the answer was set.
    await store.release("standing", 3, None)

    await store.wake_all(1_000_000)

    assert sorted(await store.claim_due(1_000_000, 1_020_000, 10)) == ["claimed", "due", "standing"]
