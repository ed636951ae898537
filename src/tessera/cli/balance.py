"""`tessera balance`: what wins more than it should, from the games of an arena."""

from __future__ import annotations

from pathlib import Path

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.telling import tell
from tessera.cli.words import word


@click.command("balance")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--to", "page", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Where the page goes."
)
@language_option
@json_option
def command(folder: Path, page: Path | None, language: str, as_json: bool) -> None:
    """Tell what won more or less than it should in the games of an arena: seats, tribes, races, Techs, cards.

    The page, balance.html, and the same as data, balance.json and balance.parquet, go into the folder of the arena.

    \b
    Examples:
      tessera arena revive --seats 3 --players greedy --games 300 --to revive-greedy
      tessera balance revive-greedy
      tessera balance revive-greedy --to revive.html --lang ja
    """
    from tessera.lab.balance import Names, as_text, balance_of, plain, say, write_balance

    balance, packs = balance_of(folder)
    names = Names(balance.game, language, packs, lambda reason: word("reason", reason, language))
    files = write_balance(balance, folder, names, page)
    if as_json:
        print_json(plain(balance))
    else:
        tell(as_text(balance, names))
        tell()
        tell(say("text.written", language, files=", ".join(str(file) for file in files)))
