"""The figures of a server for people: a table with what was asked for beside what was found."""

from __future__ import annotations

from typing import Any

from rich.table import Table


def as_table(result: dict[str, Any]) -> Table:
    """All figures, each with its target if it has one."""
    form = "compiled" if result["compiled"] else "interpreted"
    table = Table(title=f"Server on {result['database']}, {form}", title_justify="left")
    table.add_column("measured", overflow="fold")
    table.add_column("found", justify="right")
    table.add_column("target", justify="right")
    table.add_column("", justify="left")
    for live in result["live"]:
        _add_live(table, live, result["targets"])
    _add_stored(table, result["stored"], result["targets"])
    _row(table, "calibration, steps/s", f"{result['calibration_per_s']:,}", None)
    return table


def _add_live(table: Table, live: dict[str, Any], targets: dict[str, float]) -> None:
    company, steady, burst, memory = live["company"], live["steady"], live["burst"], live["memory_mib"]
    bots = f", {len(company['bots'])} bot ({company['bots'][0]})" if company["bots"] else ""
    where = f"{live['tables']} tables of {company['game']}: {company['people']} people{bots}"
    _row(
        table,
        f"{where}, {company['onlookers']} looking on; memory with all connections, MiB",
        memory["sockets_open"],
        None,
    )
    _row(table, "  memory with no table open, MiB", memory["empty"], None)
    _row(table, "  memory for each open table, MiB", live["mib_per_table"], None)
    _row(table, f"  {steady['wanted_per_s']:g} choices/s by people: reached, choices/s", steady["choices_per_s"], None)
    _row(table, "  with those of bots, choices/s", steady["all_choices_per_s"], None)
    _row(table, "  send to all views, p50, ms", steady["latency_ms"]["p50"], None)
    _row(table, "  send to all views, p95, ms", steady["latency_ms"]["p95"], targets["latency_p95_ms"])
    _row(table, "  send to all views, p99, ms", steady["latency_ms"]["p99"], None)
    _row(table, "  share of one core that the server used", steady["cpu_share"], None)
    _row(table, "  server's processor time for a choice, ms", steady["cpu_ms_per_choice"], targets["cpu_ms_per_choice"])
    _row(table, "  bytes for a choice, to each viewer", steady["bytes_per_choice"], None)
    _row(table, f"  burst of {burst['wanted_per_s']:g} choices/s: reached, choices/s", burst["choices_per_s"], None)
    _row(table, "  send to all views, p50, ms", burst["latency_ms"]["p50"], None)
    _row(table, "  send to all views, p95, ms", burst["latency_ms"]["p95"], targets["burst_p95_ms"])


def _add_stored(table: Table, stored: dict[str, Any], targets: dict[str, float]) -> None:
    _row(table, f"{stored['games']:,} stored games: start, s", stored["start_s"], targets["start_s"])
    _row(table, f"{stored['games']:,} stored games: memory, MiB", stored["memory_mib"], targets["stored_mib"])
    opened = f"opening a game of {stored['long_game_choices']} choices"
    _row(table, f"{opened}, p50, ms", stored["open_ms"]["p50"], None)
    _row(table, f"{opened}, p95, ms", stored["open_ms"]["p95"], targets["open_p95_ms"])


def _row(table: Table, what: str, found: float | str | None, target: float | None) -> None:
    if target is None or not isinstance(found, int | float):
        table.add_row(what, _shown(found), "", "")
    else:
        table.add_row(what, _shown(found), f"<= {target:g}", "met" if found <= target else "missed")


def _shown(found: float | str | None) -> str:
    if found is None:
        return "not told here"
    return f"{found:,.2f}".rstrip("0").rstrip(".") if isinstance(found, float) else str(found)
