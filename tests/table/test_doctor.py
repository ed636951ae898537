"""The doctor on both kinds of databases; what it finds in a broken one is told in tests/cli/test_doctor.py."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, select, update

from tessera.games import find
from tessera.kernel.game import begin
from tessera.kernel.setup import arrange
from tessera.table import journal, records
from tessera.table.conduct import answer
from tessera.table.doctor import examine
from tessera.table.hall import Hall
from tessera.table.journal import Chose, Engaged, Sat, Started, Undone
from tessera.table.match import Founding, Match
from tessera.table.seen import Seen
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.store.tables import TableStore
from tessera.table.terms import Terms
from tessera.table.trail import fingerprint_of

pytestmark = pytest.mark.anyio


def _first_answer(match: Match) -> Chose:
    seat = match.asked()[0]
    question = match.question(seat)
    assert question is not None
    return answer(match, seat, [option.id for option in question.options[: question.pick[0]]], "person")


class Diary:
    """A watcher that writes everything down."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def begin(self, what: str, count: int) -> None:
        self.told.append((what, count))

    def update_to(self, done: int) -> None:
        self.told.append(done)


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


async def _alter(database: Database, number: int, **changes: str) -> None:
    """Change words of a choice in the journal of the running table."""
    entries = schema.entries
    place = (entries.c.table_id == "running") & (entries.c.number == number)
    async with database.writing() as connection:
        act = journal.read((await connection.execute(select(entries.c.act).where(place))).scalar_one())
        assert isinstance(act, Chose)
        altered = msgspec.structs.replace(act, **changes)
        await connection.execute(update(entries).where(place).values(act=journal.written(altered)))


async def test_a_healthy_house_is_well(database: Database) -> None:
    await _played(database)
    diary = Diary()

    report = await examine(database, diary)

    assert report.findings == []
    assert (report.tables, report.entries, report.choices, report.known) == (3, 14, 9, 0)
    assert diary.told == [("file", 1), 1, ("tables", 3), 1, 2, 3]


async def test_the_server_may_write_meanwhile(database: Database) -> None:
    hall = await _played(database)
    reports = []
    for _ in range(5):
        await hall.act("running", _first_answer)
        reports.append(await examine(database))

    assert all(report.is_well for report in reports)


async def test_an_altered_act_is_found(database: Database) -> None:
    await _played(database)
    await _alter(database, 9, trail="f" * 32)

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


# What was seen before


async def test_what_was_seen_well_is_not_played_again_until_it_changes(database: Database, tmp_path: Path) -> None:
    hall = await _played(database)
    path = tmp_path / "tessera.seen"
    first = await examine(database, seen=Seen(path))
    again = await examine(database, seen=Seen(path))
    await hall.act("running", _first_answer)
    changed = await examine(database, seen=Seen(path))

    assert [(report.known, report.choices) for report in (first, again, changed)] == [(0, 9), (3, 0), (2, 10)]
    assert (await examine(database, seen=Seen(path, anew=True))).known == 0
    assert (await examine(database, seen=Seen(path))).known == 3


async def test_a_note_is_told_every_time_and_what_is_wrong_is_looked_at_again(
    database: Database, tmp_path: Path
) -> None:
    await _played(database)
    await _alter(database, 9, fingerprint="0" * 64)
    path = tmp_path / "tessera.seen"
    noted = [await examine(database, seen=Seen(path)) for _ in range(2)]
    await _alter(database, 9, trail="f" * 32)
    held = [await examine(database, seen=Seen(path)) for _ in range(2)]

    assert [report.known for report in noted] == [0, 3]
    assert noted[0].findings == noted[1].findings
    assert [found.weight for found in noted[0].findings] == ["note"]
    assert [report.known for report in held] == [2, 2]
    assert held[0].findings == held[1].findings
    assert [found.weight for found in held[0].findings] == ["held"]


async def test_a_memory_that_cannot_be_read_is_none(database: Database, tmp_path: Path) -> None:
    await _played(database)
    path = tmp_path / "tessera.seen"
    for content in (b"", b"nonsense", msgspec.msgpack.encode({"format": "tessera seen 2", "tables": {}})):
        path.write_bytes(content)

        assert (await examine(database, seen=Seen(path))).known == 0
    os.mkfifo(tmp_path / "fifo")
    assert (await examine(database, seen=Seen(tmp_path / "fifo"))).known == 0


async def test_other_code_plays_everything_again(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _played(database)
    path = tmp_path / "tessera.seen"
    await examine(database, seen=Seen(path))

    monkeypatch.setattr("tessera.table.seen._code", lambda: "another release")

    assert (await examine(database, seen=Seen(path))).known == 0


# Workers


async def test_workers_find_what_is_found_here(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await _played(database)
    await _alter(database, 9, trail="f" * 32)
    here = await examine(database)
    monkeypatch.setattr("tessera.table.doctor._FIRST", 1)
    diary = Diary()

    there = await examine(database, diary, workers=2)

    assert there == here
    assert diary.told == [("file", 1), 1, ("tables", 3), 1, 2, 3]


async def test_a_worker_that_dies_over_a_table_is_told(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await _played(database)
    monkeypatch.setattr("tessera.table.doctor._FIRST", 0)
    monkeypatch.setattr("tessera.table.examining.KIND", "no such job")

    report = await examine(database, workers=1)

    assert [(found.weight, found.table) for found in report.findings] == [
        ("wrong", name) for name in ("empty", "gathering", "running")
    ]
    assert "Playing it again took more time or memory" in report.findings[0].what


async def test_a_fingerprint_is_the_games_own() -> None:
    game = begin(find("race-for-the-galaxy"), arrange(find("race-for-the-galaxy"), 3, "7", {}))

    assert fingerprint_of(game) == game.fingerprint()
