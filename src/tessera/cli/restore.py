"""`tessera restore`: a database from a backup."""

from __future__ import annotations

from pathlib import Path

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.hosting import database_option, run
from tessera.cli.stages import Stages
from tessera.cli.telling import tell
from tessera.cli.words import say


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Lose what the database holds now.")
@database_option
@language_option
@json_option
def command(file: Path, replace: bool, database: str, language: str, as_json: bool) -> None:
    """Put a backup into an empty database, or in place of what one holds.

    No server may run on the database. Either all of the backup is restored or nothing is changed. It may come from a
    database of the other kind, or from an earlier Tessera. Accounts sign in anew afterwards; guests need not.

    \b
    Examples:
      tessera restore sunday.backup
      tessera restore sunday.backup --replace --database postgresql://tessera@localhost/tessera
    """
    from tessera.table.store.backup import restore
    from tessera.table.store.database import Database, database_url

    opened = Database(database_url(database))
    with Stages("restore", language) as stages:
        manifest = run(stages.closing(opened, restore(opened, file, replace, stages)))
    counts = {name: manifest.count(name) for name in ("tables", "entries", "people")}
    if as_json:
        print_json({"file": str(file), "revision": manifest.revision, "rows": manifest.rows, **counts})
    else:
        tell(say("restore.done", language, **counts))
