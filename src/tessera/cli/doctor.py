"""`tessera doctor`: whether everything that is stored is whole."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.hosting import database_option, opened, run
from tessera.cli.simulate import Bar
from tessera.cli.words import say

if TYPE_CHECKING:
    from tessera.table.doctor import Finding, Report


@click.command("doctor")
@database_option
@language_option
@json_option
def command(database: str, language: str, as_json: bool) -> None:
    """Read every table that is stored, play every game again and compare.

    Nothing is changed, and the server may run meanwhile. Exit code 1 if anything is wrong or held. A game is held when
    the rules installed here do not reproduce it; `tessera export` takes it out.

    \b
    Examples:
      tessera doctor
      tessera doctor --database postgresql://tessera@localhost/tessera --json
    """
    there, report = run(_examine(database, language))
    if as_json:
        print_json(as_dict(there, report, language))
    else:
        click.echo(as_text(report, language))
    if not report.is_well:
        sys.exit(1)


async def _examine(address: str, language: str) -> tuple[str, Report]:
    from tessera.table.doctor import examine
    from tessera.table.store.tables import TableStore
    from tessera.table.store.upgrade import revision

    async with opened(address) as database:
        count = len(await TableStore(database).all_ids())
        with Bar(count, say("doctor.bar", language)) as bar:
            return await revision(database) or "", await examine(database, bar.update_to)


def as_dict(there: str, report: Report, language: str) -> dict[str, object]:
    """A report as plain data."""
    return {
        "revision": there,
        "well": report.is_well,
        "tables": report.tables,
        "entries": report.entries,
        "choices": report.choices,
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
