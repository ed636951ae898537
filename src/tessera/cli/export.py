"""`tessera export`: records of games on a server, for its host."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tessera.cli.arguments import language_option
from tessera.cli.files import may_overwrite, write_whole
from tessera.cli.hosting import database_option, opened, run
from tessera.cli.telling import tell
from tessera.cli.words import say
from tessera.kernel.record import Record
from tessera.kernel.refusal import SetupError

if TYPE_CHECKING:
    from tessera.table.hall import Hall
    from tessera.table.match import Match


@click.command("export")
@click.argument("tables", metavar="[TABLE]...", nargs=-1)
@click.option("--all", "all_tables", is_flag=True, help="Every table, running and held ones included.")
@click.option("--to", "target", required=True, metavar="FOLDER|-", help="A folder, or - for the terminal (one table).")
@database_option
@language_option
def command(tables: Sequence[str], all_tables: bool, target: str, database: str, language: str) -> None:
    """Take records of games out of the database, one file each, also while the server runs.

    Records of games that are not over hold everything that players must not know yet: keep them to yourself. A game
    that is held comes out as it was played.

    \b
    Examples:
      tessera export --all --to records/
      tessera export 3f9c2a71b04d8e6655aa01c2d4 --to - | tessera replay /dev/stdin --log
    """
    if bool(tables) == all_tables:
        raise SetupError(
            "Which tables?",
            "Name some, or write --all.",
            "どの卓ですか。",
            "卓のidを書くか、--allを指定してください。",
        )
    if target == "-" and len(tables) != 1:
        raise SetupError(
            "The terminal takes one record at a time.",
            "Name one table, or a folder after --to.",
            "画面に出せる記録は1件ずつです。",
            "卓を1つだけ書くか、--toにフォルダーを指定してください。",
        )
    if target != "-":
        Path(target).mkdir(parents=True, exist_ok=True)
    secret, written = run(_export(tables, target, database, language))
    if secret:
        tell(say("export.secret", language, count=secret), err=True)
    if target != "-":
        tell(say("export.written", language, count=written, folder=target))


async def _export(tables: Sequence[str], target: str, address: str, language: str) -> tuple[int, int]:
    """Write the records; how many of them are secret still, and how many there are."""
    from tessera.table.hall import Hall
    from tessera.table.store.tables import TableStore

    secret = written = 0
    async with opened(address) as database:
        store = TableStore(database)
        hall = Hall(store)
        for table_id in tables or await store.all_ids():
            match = await _read(hall, table_id)
            if not match.has_started:
                tell(say("export.not_begun", language, table=table_id), err=True)
                continue
            _write(match, target)
            written += 1
            secret += match.status != "over"
    return secret, written


async def _read(hall: Hall, table_id: str) -> Match:
    from tessera.table.troubles import NotFound

    try:
        return await hall.read(table_id)
    except NotFound:
        raise SetupError(
            f'There is no table "{table_id}" in this database.',
            "Its id stands at the end of its address; --all takes every table.",
            f"このデータベースに「{table_id}」という卓はありません。",
            "idは卓のアドレスの末尾にあります。--allですべての卓を書き出せます。",
        ) from None


def _write(match: Match, target: str) -> None:
    from tessera.table.records import record_of

    record = record_of(match)
    text = _remarked(record, match)
    if target == "-":
        tell(text, nl=False)
        return
    path = Path(target) / f"{match.founding.id}.tessera"
    if not may_overwrite(path, record):
        raise SetupError(
            f"{path} holds something else than this game.",
            "Choose another folder.",
            f"{path}にはこのゲームとは別の内容があります。",
            "別のフォルダーを指定してください。",
        )
    write_whole(path, text)


def _remarked(record: Record, match: Match) -> str:
    """The record with what a host wants to know of its table."""
    head, _, rest = str(record).partition("\n")
    remarks = [f"# table {match.founding.id} {match.status}"]
    if match.held:
        remarks.append(f"# held at {match.held}: {' '.join(match.held_because.split())}")
    return "\n".join([head, *remarks, rest])
