"""Databases are brought up to date by the program itself, whole or not at all, and one at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text

from tessera.kernel.refusal import SetupError
from tessera.table.store import schema
from tessera.table.store.database import Database, database_url
from tessera.table.store.people import HandleTaken, PeopleStore
from tessera.table.store.upgrade import REVISIONS, downgrade, newest, revision, tables_at, upgrade
from tests.table.store.evening import all_rows, fill_house
from tests.table.store.revisions import BROKEN, LATER, add_revision

pytestmark = pytest.mark.anyio


async def names(database: Database) -> set[str]:
    async with database.reading() as connection:
        return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))


async def test_up_and_down_and_up_again(empty_database: Database) -> None:
    assert await revision(empty_database) is None

    await upgrade(empty_database)
    assert await revision(empty_database) == newest() == "0002"
    assert await names(empty_database) == {*schema.metadata.tables, REVISIONS}

    await upgrade(empty_database)
    assert await revision(empty_database) == "0002"

    await downgrade(empty_database, "base")
    assert await revision(empty_database) is None
    assert await names(empty_database) == {REVISIONS}

    await upgrade(empty_database)
    await fill_house(empty_database)
    assert len((await all_rows(empty_database))["entries"]) == 8


async def test_migrations_lead_to_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        options = {"version_table": REVISIONS, "compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), schema.metadata))

    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_names_of_constraints_are_those_of_the_schema(database: Database) -> None:
    def named(connection: Connection) -> set[str | None]:
        look = inspect(connection)
        return {
            *(look.get_pk_constraint(table)["name"] for table in schema.metadata.tables),
            *(key["name"] for table in schema.metadata.tables for key in look.get_foreign_keys(table)),
            *(key["name"] for table in schema.metadata.tables for key in look.get_unique_constraints(table)),
        }

    async with database.reading() as connection:
        there = await connection.run_sync(named)

    assert there == {constraint.name for table in schema.metadata.tables.values() for constraint in table.constraints}


async def test_accounts_that_looked_alike_before_keep_their_names(empty_database: Database) -> None:
    await upgrade(empty_database, "0001")
    rest = {"password": "p", "language": "en", "mail_confirmed": False}
    accounts = [
        {"id": "later", "name": "Аlice", "handle": "аlice", "made_at": 2, **rest},
        {"id": "first", "name": "Alice", "handle": "alice", "made_at": 1, **rest},
        {"id": "guest", "name": "Alice", "handle": None, "made_at": 0, **rest},
    ]
    async with empty_database.writing() as connection:
        await connection.execute(insert(schema.people), accounts)

    await upgrade(empty_database)

    people = PeopleStore(empty_database)
    owner, later = await people.double("AIice"), await people.person("later")
    assert owner is not None
    assert later is not None
    assert (owner.id, later.name) == ("first", "Аlice")
    await people.update(msgspec.structs.replace(later, language="ja"))
    with pytest.raises(HandleTaken):
        await people.update(msgspec.structs.replace(later, name="Alicе", handle="alicе"))


async def test_a_filled_database_keeps_its_data_up_and_down(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await fill_house(database)
    before = await all_rows(database)
    assert all(before.values())
    add_revision(monkeypatch, tmp_path, LATER)

    await upgrade(database)
    assert await revision(database) == "0003"
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT id, colour FROM people ORDER BY id"))).all() == [
            ("ann", "blue"),
            ("guest", "blue"),
        ]
    assert await all_rows(database) == before

    await downgrade(database, "0002")
    assert await revision(database) == "0002"
    assert await all_rows(database) == before
    assert "badges" not in await names(database)


async def test_a_change_that_fails_changes_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await fill_house(database)
    before = await all_rows(database)
    add_revision(monkeypatch, tmp_path, BROKEN)

    with pytest.raises(SetupError, match="already exists"):
        await upgrade(database)

    assert await revision(database) == "0002"
    assert await all_rows(database) == before
    async with database.reading() as connection:
        columns = await connection.run_sync(lambda sync: inspect(sync).get_columns("people"))
    assert "colour" not in {column["name"] for column in columns}
    if database.is_sqlite:
        async with database.reading() as connection:
            assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar_one() == 1


async def test_servers_that_start_at_once_do_not_get_in_each_others_way(empty_database_address: str) -> None:
    databases = [Database(database_url(empty_database_address)) for _ in range(4)]

    await asyncio.gather(*(upgrade(database) for database in databases))

    assert [await revision(database) for database in databases] == ["0002"] * 4
    for database in databases:
        await database.close()


async def test_the_database_of_a_newer_tessera_is_refused_and_left_alone(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text(f"UPDATE {REVISIONS} SET version_num = '0999'"))

    for change in (upgrade(database), downgrade(database, "base")):
        with pytest.raises(SetupError) as refused:
            await change
        assert str(refused.value) == (
            "This database was made by a newer Tessera (revision 0999; this one knows up to 0002). "
            "Update Tessera, or use another database."
        )
        assert "新しいTessera" in refused.value.text("ja")
    assert await revision(database) == "0999"
    assert set(schema.metadata.tables) < await names(database)


async def test_the_database_of_something_else_is_refused_and_left_alone(empty_database: Database) -> None:
    async with empty_database.altering() as connection:
        await connection.execute(text("CREATE TABLE people (shoe_size INTEGER)"))

    with pytest.raises(SetupError, match=r"holds tables of something else \(people\)"):
        await upgrade(empty_database)

    assert await names(empty_database) == {"people"}


def test_the_tables_of_a_revision_are_known_without_a_database() -> None:
    assert {table.name for table in tables_at("0002")} == set(schema.metadata.tables)
