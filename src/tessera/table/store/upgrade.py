"""Brings a database to the tables of this version of Tessera, or back to those of an earlier one."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, create_engine, delete, insert, inspect

from tessera.kernel.refusal import SetupError
from tessera.table.store import schema
from tessera.table.store.database import Database

# The table in which a database keeps its revision.
REVISIONS: Final = "tessera_revision"
_SCRIPTS: Final = Path(__file__).parent / "migrations"


async def upgrade(database: Database, to: str = "head") -> None:
    """Make or change the tables until they are those of a revision, all of it or nothing.

    Several servers may start at once: one of them changes the tables, the others wait for it.
    """
    with database.explained():
        database.make_file()
        async with database.altering() as connection:
            await connection.run_sync(upgrade_within, to)


async def downgrade(database: Database, to: str) -> None:
    """Change the tables back to those of an earlier revision; "base" has none."""
    with database.explained():
        async with database.altering() as connection:
            await connection.run_sync(downgrade_within, to)


async def revision(database: Database) -> str | None:
    """The revision of a database, None if it holds no tables of ours."""
    with database.explained():
        async with database.reading() as connection:
            return await connection.run_sync(revision_within)


def newest() -> str:
    """The revision that this version of Tessera works with."""
    head = _scripts().get_current_head()
    assert head is not None, "migrations are in one line"
    return head


def is_known(revision: str) -> bool:
    """Whether this version of Tessera knows a revision: it does not know those of newer ones."""
    return revision in {script.revision for script in _scripts().walk_revisions()}


def tables_at(revision: str) -> list[Table]:
    """The tables of a revision, those that others refer to first."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            upgrade_within(connection, revision)
            found = MetaData()
            found.reflect(connection)
    finally:
        engine.dispose()
    return [table for table in found.sorted_tables if table.name != REVISIONS]


async def try_to_write(database: Database) -> None:
    """Write a little for its own sake; raises Full if there is no room for it."""
    values = {"name": "tried", "value": secrets.token_hex(8)}
    async with database.writing() as connection:
        await connection.execute(delete(schema.house).where(schema.house.c.name == values["name"]))
        await connection.execute(insert(schema.house).values(values))


# Inside a transaction that the caller holds


def revision_within(connection: Connection) -> str | None:
    """The revision of a database."""
    return MigrationContext.configure(connection, opts={"version_table": REVISIONS}).get_current_revision()


def upgrade_within(connection: Connection, to: str = "head") -> None:
    """Change the tables to those of a revision."""
    current = revision_within(connection)
    if current is None:
        _refuse_foreign(connection)
    else:
        refuse_newer(current)
    command.upgrade(_config(connection), to)


def downgrade_within(connection: Connection, to: str) -> None:
    """Change the tables back to those of an earlier revision."""
    current = revision_within(connection)
    if current is not None:
        refuse_newer(current)
        command.downgrade(_config(connection), to)


def refuse_newer(current: str) -> None:
    """Do nothing with the database of a newer Tessera: what it keeps there is not known here."""
    if not is_known(current):
        raise SetupError(
            f"This database was made by a newer Tessera (revision {current}; this one knows up to {newest()}).",
            "Update Tessera, or use another database.",
            f"このデータベースは新しいTesseraのものです（版{current}。このTesseraが扱えるのは{newest()}まで）。",
            "Tesseraを更新するか、別のデータベースを使ってください。",
        )


def _refuse_foreign(connection: Connection) -> None:
    taken = sorted(schema.metadata.tables.keys() & set(inspect(connection).get_table_names()))
    if taken:
        raise SetupError(
            f"This database holds tables of something else ({', '.join(taken)}).",
            "Give Tessera a database of its own.",
            f"このデータベースには別のもののテーブルがあります（{', '.join(taken)}）。",
            "Tessera専用のデータベースを用意してください。",
        )


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(_SCRIPTS))


def _config(connection: Connection) -> Config:
    # In a Config, a percent sign begins a placeholder.
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
