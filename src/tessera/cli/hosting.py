"""What the commands of hosts share: which database, and opening it.

What a database needs is imported when one is opened, so that help and the list of commands do not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tessera.kernel.refusal import SetupError
from tessera.table.settings import default_database

if TYPE_CHECKING:
    from tessera.table.store.database import Database
    from tessera.table.store.people import PeopleStore
    from tessera.table.store.person import Person

Function = TypeVar("Function", bound=Callable[..., Any])
Result = TypeVar("Result")


def database_option(function: Function) -> Function:
    """--database"""
    return click.option(
        "--database",
        envvar="TESSERA_DATABASE",
        show_envvar=True,
        default=default_database,
        show_default="tessera.sqlite in your data folder",
        metavar="FILE|URL",
        help="The file of SQLite, or postgresql://user:password@host/name.",
    )(function)


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Do something that waits for a database. Only what is wrong is logged: the command itself says what it did."""
    import structlog

    before = structlog.get_config()
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    try:
        return asyncio.run(work)
    finally:
        structlog.configure(**before)


@asynccontextmanager
async def opened(address: str, make: bool = False) -> AsyncIterator[Database]:
    """A database whose tables are those of this Tessera; with `make`, they are made if there are none yet."""
    from tessera.table.store.database import Database, database_url
    from tessera.table.store.upgrade import upgrade

    database = Database(database_url(address))
    try:
        with database.explained():
            if make and await _is_empty(database):
                await upgrade(database)
            await _require_current(database)
            yield database
    finally:
        await database.close()


async def _is_empty(database: Database) -> bool:
    from tessera.table.store.upgrade import revision

    if database.path is not None and not database.path.exists():
        return True
    return await revision(database) is None


async def _require_current(database: Database) -> None:
    from tessera.table.store.upgrade import newest, refuse_newer, revision

    if await _is_empty(database):
        where = str(database.path or database.url.database)
        raise SetupError(
            f"There are no tables of Tessera in {where}.",
            "Name the database that the server uses with --database.",
            f"{where}にTesseraのデータがありません。",
            "サーバーが使うデータベースを--databaseで指定してください。",
        )
    there = await revision(database)
    assert there is not None, "an empty database was refused"
    refuse_newer(there)
    if there != newest():
        raise SetupError(
            f"This database was made by an earlier Tessera (revision {there}; this one works with {newest()}).",
            "Make a backup and start the server once: it brings the database up to date.",
            f"このデータベースは古いTesseraのものです（版{there}。このTesseraの版は{newest()}）。",
            "バックアップを取ってからサーバーを一度起動すると、更新されます。",
        )


async def account(people: PeopleStore, name: str) -> Person:
    """The account of this name."""
    from tessera.table.names import folded

    person = await people.by_handle(folded(name))
    if person is None:
        raise SetupError(
            f'There is no account "{name}".',
            "`tessera user list` shows all of them.",
            f"「{name}」というアカウントはありません。",
            "一覧は tessera user list で確かめられます。",
        )
    return person
