"""The doctor on both kinds of databases; what it finds in a broken one is told in tests/cli/test_doctor.py."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import insert, select, update

from tessera.games import find
from tessera.table import journal, records
from tessera.table.conduct import answer
from tessera.table.doctor import examine
from tessera.table.hall import Hall
from tessera.table.journal import Chose, Engaged, Sat, Started, Undone
from tessera.table.match import Founding, Match
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.store.tables import TableStore
from tessera.table.terms import Terms

pytestmark = pytest.mark.anyio


def _first_answer(match: Match) -> Chose:
    seat = match.asked()[0]
    question = match.question(seat)
    assert question is not None
    return answer(match, seat, [option.id for option in question.options[: question.pick[0]]], "person")


async def _played(database: Database) -> Hall:
    """Three tables: one where nobody came, one where people gather, one in the middle of its game, with an undo."""
    hall = Hall(TableStore(database))
    for name in ("empty", "gathering", "running"):
        terms = Terms("atlas-lost", 2, name=name)
        await hall.found(Founding(name, terms, "7", records.deal_of("7"), "ada", find("atlas-lost").version()))
    await hall.fill("gathering", [Sat(0, "ada", "Ada")])
    await hall.fill("running", [Sat(0, "ada", "Ada"), Engaged(1, "random"), Started()])
    for _ in range(8):
        await hall.act("running", _first_answer)
    await hall.act("running", lambda match: Undone(0, 6))
    await hall.act("running", _first_answer)
    await hall.stand("running", "ada", 0, "never asked", ["nothing"])
    return hall


async def test_a_healthy_house_is_well(database: Database) -> None:
    await _played(database)
    seen: list[int] = []

    report = await examine(database, seen.append)

    assert report.findings == []
    assert (report.tables, report.entries, report.choices) == (3, 14, 9)
    assert seen == [1, 2, 3]


async def test_the_server_may_write_meanwhile(database: Database) -> None:
    hall = await _played(database)
    reports = []
    for _ in range(5):
        await hall.act("running", _first_answer)
        reports.append(await examine(database))

    assert all(report.is_well for report in reports)


async def test_an_altered_act_is_found(database: Database) -> None:
    await _played(database)
    entries = schema.entries
    place = (entries.c.table_id == "running") & (entries.c.number == 9)
    async with database.writing() as connection:
        act = journal.read((await connection.execute(select(entries.c.act).where(place))).scalar_one())
        assert isinstance(act, Chose)
        altered = msgspec.structs.replace(act, trail="f" * 32)
        await connection.execute(update(entries).where(place).values(act=journal.written(altered)))

    report = await examine(database)

    assert [(found.weight, found.table, found.entry) for found in report.findings] == [("held", "running", 9)]
    assert not report.is_well


async def test_standing_answers_that_nobody_can_have_left_are_found_and_not_quoted(database: Database) -> None:
    await _played(database)
    async with database.writing() as connection:
        await connection.execute(update(schema.standings).values(picks="SECRET"))
        for seat in (1, 5):
            row = {"table_id": "running", "seat": seat, "question": "trim", "picks": '["SECRET"]'}
            await connection.execute(insert(schema.standings).values(**row))

    report = await examine(database)

    assert [(found.weight, found.table, found.what) for found in report.findings] == [
        ("wrong", "running", "A standing answer of seat 0 cannot be read."),
        ("wrong", "running", "A standing answer belongs to seat 1, where nobody sits."),
        ("wrong", "running", "A standing answer belongs to seat 5, where nobody sits."),
    ]
    assert "SECRET" not in str(report)
