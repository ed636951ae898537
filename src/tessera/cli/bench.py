"""`tessera bench`: how fast the engine is, with a calibration figure from the same run."""

from __future__ import annotations

import click

from tessera.cli.arguments import json_option, print_json


@click.command("bench")
@click.option("--quick", is_flag=True, help="Measure briefly: good enough for a first look.")
@json_option
def command(quick: bool, as_json: bool) -> None:
    """Measure the speed of the engine, interpreted and compiled.

    \b
    Examples:
      tessera bench
      tessera bench --quick --json
    """
    from tessera.lab.bench import as_text, bench

    result = bench(quick, lambda what: click.echo(f"{what} ...", err=True))
    if as_json:
        print_json(result)
    else:
        click.echo(as_text(result))
