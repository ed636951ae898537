"""`tessera bench`: how fast the engine is, with a calibration figure from the same run."""

from __future__ import annotations

import click

from tessera.cli.arguments import json_option, print_json


@click.command("bench")
@click.option("--quick", is_flag=True, help="Measure briefly: good enough for a first look.")
@click.option(
    "--identical",
    metavar="N",
    type=click.IntRange(min=0),
    default=0,
    help="Also play N games in both forms and compare their fingerprints.",
)
@json_option
def command(quick: bool, identical: int, as_json: bool) -> None:
    """Measure the speed of the engine, interpreted and compiled.

    \b
    Examples:
      tessera bench
      tessera bench --quick --json
      tessera bench --identical 1000
    """
    from tessera.lab.bench import as_text, bench

    result = bench(quick, lambda what: click.echo(f"{what} ...", err=True), identical)
    if as_json:
        print_json(result)
    else:
        click.echo(as_text(result))
