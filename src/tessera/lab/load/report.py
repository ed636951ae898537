"""The figures of a server for people: a table with what was asked for beside what was found."""

from __future__ import annotations

from typing import Any

from rich.table import Table


def as_table(result: dict[str, Any]) -> Table:
    """All figures, each with its target if it has one."""
    live, stored, targets = result["live"], result["stored"], result["targets"]
    form = "compiled" if result["compiled"] else "interpreted"
    table = Table(title=f"Server on {result['database']}, {form}", title_justify="left")
    table.add_column("measured", overflow="fold")
    table.add_column("found", justify="right")
    table.add_column("target", justify="right")
    table.add_column("", justify="left")
    where = f"{live['tables']} tables, {live['sockets']} sockets"
    steady, burst = live["steady"]["latency_ms"], live["burst"]["latency_ms"]
    pace = f"{live['steady']['wanted_per_s']:g} choices/s"
    _row(table, f"{where}, {pace}: reached, choices/s", live["steady"]["choices_per_s"], None)
    _row(table, "  send to all views, p50, ms", steady["p50"], None)
    _row(table, "  send to all views, p95, ms", steady["p95"], targets["latency_p95_ms"])
    _row(table, "  send to all views, p99, ms", steady["p99"], None)
    _row(table, "  share of one core that the server used", live["steady"]["cpu_share"], None)
    _row(table, f"{where}, as fast as possible, choices/s", live["burst"]["choices_per_s"], None)
    _row(table, "  send to all views, p50 / p95, ms", f"{burst['p50']} / {burst['p95']}", None)
    memory = live["memory_mib"]
    _row(table, "memory with no table open, MiB", memory["empty"], None)
    _row(table, f"memory with {where}, MiB", memory["sockets_open"], None)
    _row(table, "memory for each open table, MiB", live["mib_per_table"], None)
    _row(table, f"{stored['games']:,} stored games: start, s", stored["start_s"], targets["start_s"])
    _row(table, f"{stored['games']:,} stored games: memory, MiB", stored["memory_mib"], targets["stored_mib"])
    opened = f"opening a game of {stored['long_game_choices']} choices"
    _row(table, f"{opened}, p50, ms", stored["open_ms"]["p50"], None)
    _row(table, f"{opened}, p95, ms", stored["open_ms"]["p95"], targets["open_p95_ms"])
    _row(table, "calibration, steps/s", f"{result['calibration_per_s']:,}", None)
    return table


def _row(table: Table, what: str, found: float | str | None, target: float | None) -> None:
    if target is None or not isinstance(found, int | float):
        table.add_row(what, _shown(found), "", "")
    else:
        table.add_row(what, _shown(found), f"<= {target:g}", "met" if found <= target else "missed")


def _shown(found: float | str | None) -> str:
    if found is None:
        return "not told here"
    return f"{found:,.2f}".rstrip("0").rstrip(".") if isinstance(found, float) else str(found)
