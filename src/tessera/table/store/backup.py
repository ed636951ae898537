"""Backing a database up while its server runs, and restoring it, into the same kind of database or the other.

Everything is kept. What is restored differs in one point: sessions of accounts are left out. Whoever has signed out or
changed a password since the backup was made must not find the door open again, so people sign in anew. A guest has no
password, and the session is all that a guest has: those are restored. (Of either, only a hash is ever stored.)
"""

from __future__ import annotations

import time
import zipfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from pathlib import Path
from typing import Any, Protocol

import aiosqlite
from sqlalchemy import Connection, Select, Table, delete, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

import tessera
from tessera.kernel.refusal import SetupError
from tessera.table.store import archive as archives
from tessera.table.store import schema
from tessera.table.store.archive import FORMAT, ROWS, VERSION, Archive, Manifest, Part
from tessera.table.store.database import Database
from tessera.table.store.lock import ServingLock
from tessera.table.store.upgrade import (
    downgrade_within,
    is_known,
    refuse_newer,
    revision_within,
    tables_at,
    upgrade_within,
)


class Watcher(Protocol):
    """Whoever is told how far a long work has come, in rows."""

    def begin(self, what: str, rows: int) -> None:
        """A stage begins: "write", "check" or "restore"."""

    def update_to(self, done: int) -> None:
        """So many are done."""


# Backup


async def backup(database: Database, path: Path, watcher: Watcher) -> Manifest:
    """Write all of a database to a file, as it was at one moment. The server may run, and is not held up."""
    if database.path is not None and not database.path.exists():
        raise _nothing()
    with archives.writing(path) as archive:
        with database.explained():
            async with database.snapshot() as connection:
                manifest = await _copy(connection, archive, watcher)
        archives.write_manifest(archive, manifest)
    return manifest


def _nothing() -> SetupError:
    return SetupError(
        "There is nothing to back up: this database holds no tables of Tessera.",
        "Is the address right?",
        "このデータベースにTesseraのテーブルはなく、バックアップするものがありません。",
        "指定が正しいか確かめてください。",
    )


async def _copy(connection: AsyncConnection, archive: zipfile.ZipFile, watcher: Watcher) -> Manifest:
    revision = await connection.run_sync(revision_within)
    if revision is None:
        raise _nothing()
    refuse_newer(revision)
    tables = tables_at(revision)
    total = 0
    for table in tables:
        total += (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    watcher.begin("write", total)
    parts: list[Part] = []
    for table in tables:
        # Names that were read from a database are more than strings, which JSON does not know.
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        done = sum(part.rows for part in parts)
        parts.append(await archives.write_part(archive, name, columns, _rows(connection, table, watcher, done)))
    now = time.time_ns() // 1_000_000
    return Manifest(FORMAT, VERSION, tessera.__version__, revision, now, tuple(parts))


async def _rows(
    connection: AsyncConnection, table: Table, watcher: Watcher, done: int
) -> AsyncGenerator[Sequence[Sequence[Any]], None]:
    wanted = select(table).order_by(*table.primary_key)
    found = _rows_of_sqlite if connection.dialect.name == "sqlite" else _rows_of_others
    async with aclosing(found(connection, wanted)) as chunks:
        async for chunk in chunks:
            yield chunk
            done += len(chunk)
            watcher.update_to(done)


async def _rows_of_others(
    connection: AsyncConnection, wanted: Select[Any]
) -> AsyncGenerator[Sequence[Sequence[Any]], None]:
    async with connection.stream(wanted) as result:
        async for chunk in result.partitions(ROWS):
            yield [tuple(row) for row in chunk]


async def _rows_of_sqlite(
    connection: AsyncConnection, wanted: Select[Any]
) -> AsyncGenerator[Sequence[Sequence[Any]], None]:
    """Straight from the driver: of two million rows, its own tuples take a third of the time of SQLAlchemy's."""
    types = [column.type.dialect_impl(connection.dialect) for column in wanted.selected_columns]
    readers = [kind.result_processor(connection.dialect, None) for kind in types]
    # What SQLite has no type of its own for: true and false are numbers there.
    turned = [(place, reader) for place, reader in enumerate(readers) if reader is not None]
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, aiosqlite.Connection)
    async with driver.execute(str(wanted.compile(dialect=connection.dialect))) as cursor:
        while chunk := list(await cursor.fetchmany(ROWS)):
            if turned:
                rows = [list(row) for row in chunk]
                for place, reader in turned:
                    for row in rows:
                        row[place] = reader(row[place])
                yield rows
            else:
                yield chunk


# Restore


async def restore(database: Database, path: Path, replace: bool, watcher: Watcher) -> Manifest:
    """Put a backup into an empty database, or with `replace` in place of what a database holds; all of it or nothing.

    No server may run on the database meanwhile.
    """
    with Archive(path) as archive:
        manifest = archive.manifest
        if not is_known(manifest.revision):
            raise archive.newer(manifest.tessera)
        watcher.begin("check", manifest.rows)
        tables = tables_at(manifest.revision)
        archive.check({table.name: [column.name for column in table.columns] for table in tables}, watcher.update_to)
        async with ServingLock(database, alone=True):
            with database.explained():
                async with database.altering() as connection:
                    await connection.run_sync(_restore, archive, tables, replace, watcher)
    return manifest


def _restore(
    connection: Connection, archive: Archive, tables: Sequence[Table], replace: bool, watcher: Watcher
) -> None:
    current = revision_within(connection)
    if current is not None:
        refuse_newer(current)
        if not replace:
            _refuse_filled(connection, current)
        downgrade_within(connection, "base")
    upgrade_within(connection, archive.manifest.revision)
    watcher.begin("restore", archive.manifest.rows)
    done = 0
    for table in tables:
        for chunk in archive.rows(table.name):
            connection.execute(insert(table), chunk)
            done += len(chunk)
            watcher.update_to(done)
    upgrade_within(connection)
    accounts = select(schema.people.c.id).where(schema.people.c.handle.is_not(None))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person.in_(accounts)))


def _refuse_filled(connection: Connection, current: str) -> None:
    """Whether a server has kept anything here yet; its own keys do not count."""
    for table in tables_at(current):
        if table.name in ("people", "tables") and connection.execute(select(literal(1)).select_from(table)).first():
            raise SetupError(
                "This database is not empty.",
                "Restore into an empty one, or say --replace to lose what it holds.",
                "このデータベースは空ではありません。",
                "空のデータベースに復元するか、今の内容を捨ててよければ--replaceを付けてください。",
            )
