"""`tessera bench`: how fast the engine is, or a server, with a calibration figure from the same run."""

from __future__ import annotations

import click

from tessera.cli.arguments import json_option, print_json
from tessera.cli.extras import require_extra
from tessera.cli.telling import tell
from tessera.kernel.refusal import SetupError


@click.command("bench")
@click.option("--quick", is_flag=True, help="Measure briefly: good enough for a first look.")
@click.option(
    "--identical",
    metavar="N",
    type=click.IntRange(min=0),
    default=0,
    help="Also play N games in both forms and compare their fingerprints.",
)
@click.option("--server", is_flag=True, help="Measure a server instead: one is started for it, on this machine alone.")
@click.option(
    "--database",
    metavar="FILE|URL",
    help="With --server: an empty database to measure on, such as postgresql://user@localhost/bench.  "
    "[default: a new SQLite file]",
)
@click.option(
    "--seconds", type=click.FloatRange(1, 600), help="With --server: how long the steady load lasts.  [default: 20]"
)
@json_option
def command(
    quick: bool, identical: int, server: bool, database: str | None, seconds: float | None, as_json: bool
) -> None:
    """Measure the speed of the engine, interpreted and compiled, or that of a server.

    \b
    Examples:
      tessera bench
      tessera bench --quick --json
      tessera bench --identical 1000
      tessera bench --server
      tessera bench --server --database postgresql://tessera@localhost/bench
    """
    if server:
        _bench_server(quick, database, seconds, as_json)
        return
    if database is not None or seconds is not None:
        raise SetupError(
            "--database and --seconds belong to --server.",
            "Say: tessera bench --server",
            "--databaseと--secondsは--serverと一緒に使います。",
            "tessera bench --server のように指定してください。",
        )
    from tessera.lab.bench import as_text, bench

    result = bench(quick, lambda what: tell(f"{what} ...", err=True), identical)
    if as_json:
        print_json(result)
    else:
        tell(as_text(result))


def _bench_server(quick: bool, database: str | None, seconds: float | None, as_json: bool) -> None:
    require_extra("table", "bench --server")
    from rich.console import Console

    from tessera.lab.load.bench import bench_server
    from tessera.lab.load.report import as_table

    result = bench_server(quick, lambda what: tell(f"{what} ...", err=True), database, seconds)
    if as_json:
        print_json(result)
    else:
        Console().print(as_table(result))
