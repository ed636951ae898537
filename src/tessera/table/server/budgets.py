"""What a person may ask for how often, beside what their address may."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from tessera.table.rates import Budget, Rates

_OPENING: Final = ("/api/tables", "/api/tables/import")
_PAST: Final = re.compile(r"/api/tables/[^/]*/at/")
# What is counted by address before anybody knows who asks.
BY_ADDRESS: Final[tuple[Budget, ...]] = ("tables", "past")


def budget_of(scope: Scope) -> Budget | None:
    """What a request spends beside the general budget."""
    path = scope["path"]
    if scope.get("method") != "POST":
        return "past" if _PAST.match(path) else None
    if path in _OPENING or path.endswith(("/branch", "/analysis")):
        return "tables"
    if path.endswith("/choices"):
        return "choices"
    if path.endswith(("/advice", "/second-thoughts")):
        return "advice"
    return "chat" if path.endswith("/chat") else None


def count_for(connection: HTTPConnection, person: str) -> None:
    """Count a request for a person; live connections count for the same, by the person's id."""
    rates: Rates = connection.app.state.rates
    budget = budget_of(connection.scope)
    if budget is not None:
        rates.check(budget, person)
