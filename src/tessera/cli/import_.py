"""`tessera import`: records become tables, on which people play on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tessera.cli.arguments import language_option
from tessera.cli.files import read_record
from tessera.cli.hosting import account, database_option, opened, run
from tessera.cli.telling import tell
from tessera.cli.words import say
from tessera.kernel.outside import quoted
from tessera.kernel.refusal import Mistake, RecordError

if TYPE_CHECKING:
    from tessera.kernel.record import Record
    from tessera.table.terms import Visibility


@click.command("import")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--upto", type=click.IntRange(0), help="Go on after so many choices.  [default: all of them]")
@click.option("--host", "host_name", metavar="ACCOUNT", help="Who invites people to the seats.  [default: nobody]")
@click.option(
    "--visibility",
    type=click.Choice(["public", "unlisted", "private"]),
    default="unlisted",
    show_default=True,
    help="Who may find the tables, watch, and take an open seat.",
)
@click.option(
    "--pack",
    "packs",
    envvar="TESSERA_PACKS",
    show_envvar=True,
    type=click.Path(),
    multiple=True,
    help="A content pack that the server offers. May be repeated.",
)
@database_option
@language_option
def command(
    files: Sequence[Path],
    upto: int | None,
    host_name: str | None,
    visibility: Visibility,
    packs: Sequence[str],
    database: str,
    language: str,
) -> None:
    """Open a new table for each record, also while the server runs. All seats are open.

    A record is taken if it is what it says it is: made by the rules that are installed here, dealt from its seed, and
    ending where its fingerprint says. Whoever has a record knows its seed, and with it what is still to be drawn.

    \b
    Examples:
      tessera import evening.tessera
      tessera import evening.tessera --upto 40 --host ada --visibility public
    """
    records = [(file, read_record(file)[0]) for file in files]
    run(_import(records, upto, host_name, visibility, tuple(packs), database, language))


async def _import(
    records: Sequence[tuple[Path, Record]],
    upto: int | None,
    host_name: str | None,
    visibility: Visibility,
    packs: tuple[str, ...],
    address: str,
    language: str,
) -> None:
    from tessera.table.hall import Hall
    from tessera.table.messages import Manners, SeatWish
    from tessera.table.opening import open_from_record
    from tessera.table.packs import with_own_packs
    from tessera.table.store.people import PeopleStore
    from tessera.table.store.tables import TableStore

    async with opened(address, make=True) as database:
        host = "" if host_name is None else (await account(PeopleStore(database), host_name)).id
        manners = Manners(visibility=visibility)
        # All of them are tried before the first is written.
        tables = []
        for file, record in records:
            seats = [SeatWish("open")] * record.setup.seats
            try:
                tables.append(open_from_record(with_own_packs(packs, record), upto, manners, seats, host, ""))
            except Mistake as problem:
                name = quoted(str(file))
                raise RecordError(f"{name}: {problem}", problem_ja=f"{name}：{problem.text('ja')}") from problem
        hall = Hall(TableStore(database))
        for table, (file, _) in zip(tables, records, strict=True):
            await hall.found(table.founding)
            await hall.fill(table.founding.id, table.acts)
            choices = len(table.acts) - 1
            tell(say("import.done", language, file=file, table=table.founding.id, choices=choices))
