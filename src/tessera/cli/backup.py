"""`tessera backup`: everything that a server keeps, in one file."""

from __future__ import annotations

import time
from pathlib import Path

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.hosting import database_option, run
from tessera.cli.stages import Stages
from tessera.cli.telling import tell
from tessera.cli.words import say


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@database_option
@language_option
@json_option
def command(file: Path | None, database: str, language: str, as_json: bool) -> None:
    """Write everything that a server keeps to one file, as it is at this moment.

    The server may run meanwhile. `tessera restore` reads the file, on SQLite and on PostgreSQL. Keep it as safe as the
    database itself: it holds the seeds of running games, and hashes of passwords. Without FILE, it is named by the day
    and time, in this folder.

    \b
    Examples:
      tessera backup
      tessera backup sunday.backup --database postgresql://tessera@localhost/tessera
    """
    from tessera.table.store.backup import backup
    from tessera.table.store.database import Database, database_url

    path = file or Path(time.strftime("tessera-%Y-%m-%d-%H%M%S.backup"))
    opened = Database(database_url(database))
    with Stages("backup", language) as stages:
        manifest = run(stages.closing(opened, backup(opened, path, stages)))
    counts = {name: manifest.count(name) for name in ("tables", "entries", "people")}
    if as_json:
        print_json({"file": str(path), "revision": manifest.revision, "rows": manifest.rows, **counts})
    else:
        tell(say("backup.done", language, file=path, **counts))
