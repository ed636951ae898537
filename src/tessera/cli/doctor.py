"""`tessera doctor`: whether everything that is stored is whole."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.hosting import database_option, opened, run
from tessera.cli.stages import Stages
from tessera.cli.telling import tell
from tessera.cli.words import say

if TYPE_CHECKING:
    from tessera.table.doctor import Finding, Report


@click.command("doctor")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="Processes that play games again.  [default: as many as there are processors, at most 8]",
)
@click.option("--anew", is_flag=True, help="Play again also what was seen well before and has not changed since.")
@database_option
@language_option
@json_option
def command(workers: int | None, anew: bool, database: str, language: str, as_json: bool) -> None:
    """Read every table that is stored, play every game again and compare.

    Nothing in the database is changed, and the server may run meanwhile. What was seen well is remembered in a file
    beside the database (of PostgreSQL, in your cache folder) and not played again until it, its packs or Tessera
    change. Exit code 1 if anything is wrong or held. A game is held when the rules installed here do not reproduce it;
    `tessera export` takes it out.

    \b
    Examples:
      tessera doctor
      tessera doctor --workers 2 --anew
      tessera doctor --database postgresql://tessera@localhost/tessera --json
    """
    count = workers or min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1, 8)
    there, report = run(_examine(database, count, anew, language))
    if as_json:
        print_json(as_dict(there, report, language))
    else:
        tell(as_text(report, language))
    if not report.is_well:
        sys.exit(1)


async def _examine(address: str, workers: int, anew: bool, language: str) -> tuple[str, Report]:
    from tessera.table.doctor import examine
    from tessera.table.seen import Seen, beside
    from tessera.table.store.upgrade import revision

    async with opened(address) as database:
        with Stages("doctor", language) as stages:
            seen = Seen(beside(database), anew)
            return await revision(database) or "", await examine(database, stages, workers, seen)


def as_dict(there: str, report: Report, language: str) -> dict[str, object]:
    """A report as plain data."""
    return {
        "revision": there,
        "well": report.is_well,
        "tables": report.tables,
        "entries": report.entries,
        "choices": report.choices,
        "known": report.known,
        "findings": [
            {
                "weight": finding.weight,
                "table": finding.table or None,
                "entry": finding.entry or None,
                "what": _what(finding, language),
            }
            for finding in report.findings
        ],
    }


def as_text(report: Report, language: str) -> str:
    """A report in sentences."""
    counts = {"tables": report.tables, "entries": report.entries, "choices": report.choices}
    lines = [say("doctor.head", language, **counts)]
    if report.known:
        lines.append(say("doctor.known", language, count=report.known))
    for finding in report.findings:
        weight = say(f"doctor.{finding.weight}", language)
        lines.append(
            say(
                "doctor.finding",
                language,
                weight=weight,
                place=_place(finding, language),
                what=_what(finding, language),
            )
        )
    if report.is_well:
        lines.append(say("doctor.well", language))
    else:
        weights = [finding.weight for finding in report.findings]
        lines.append(
            say(
                "doctor.ill",
                language,
                wrong=weights.count("wrong"),
                held=weights.count("held"),
                note=weights.count("note"),
            )
        )
    return "\n".join(lines)


def _what(finding: Finding, language: str) -> str:
    return finding.what_ja if language == "ja" else finding.what


def _place(finding: Finding, language: str) -> str:
    if not finding.table:
        return say("doctor.whole", language)
    if not finding.entry:
        return say("doctor.table", language, table=finding.table)
    return say("doctor.entry", language, table=finding.table, entry=finding.entry)
