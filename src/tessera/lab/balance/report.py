"""Puts a balance report together from the results of an arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np

from tessera.games import find
from tessera.kernel.definition import Options
from tessera.kernel.record import SEATS
from tessera.lab.balance.compare import against
from tessera.lab.balance.deck import pieces_in_play
from tessera.lab.balance.figures import figures_of
from tessera.lab.balance.findings import Balance, Interval, Place, Table
from tessera.lab.balance.judge import find_all
from tessera.lab.balance.tables import Flags, Integers, Tables
from tessera.lab.facts import categories
from tessera.lab.facts.category import SHARED


def report(game: str, tables: Tables, options: Options, packs: Sequence[str] = ()) -> Balance:
    """How the seats fared, and everything that they had."""
    kinds = categories(game)
    pieces = pieces_in_play(game, tables.seats, options, packs)
    shared = [category.name for category in kinds if category.come_by == SHARED]
    return Balance(
        game,
        tables.games,
        tables.deals,
        tables.seats,
        list(tables.levels),
        [_place(tables, tables.seat, seat, SEATS[seat]) for seat in range(tables.seats)],
        [_place(tables, tables.position, place, str(place + 1)) for place in range(tables.seats)],
        _counted(tables.reasons),
        [table for category in shared for table in _shared(tables, category)],
        find_all(tables, kinds, find(game).catalogue(packs), pieces),
        figures_of(tables, kinds),
    )


def _place(tables: Tables, places: Integers, number: int, identity: str) -> Place:
    """One seat, or one place in the order of the start. Players take turns in them, so all may expect the same."""
    rows = places == number
    found = against(tables.share[rows], tables.expected, tables.deal[rows])
    points = float(tables.points[rows].mean())
    difference = Interval(found.difference, found.low, found.high)
    return Place(identity, int(rows.sum()), found.found, found.expected, difference, points)


def _shared(tables: Tables, category: str) -> list[Table]:
    """Games by what all their seats had, the most usual first."""
    found = [_table(tables, category, identity) for identity in tables.ids(category)]
    return sorted(found, key=lambda table: (-table.games, table.id))


def _table(tables: Tables, category: str, identity: str) -> Table:
    rows = tables.having(category, identity)
    first = rows & (tables.position == 0)
    began = against(tables.share[first], tables.expected, tables.deal[first])
    return Table(
        category,
        identity,
        int(first.sum()),
        began.found,
        began.expected,
        Interval(began.difference, began.low, began.high),
        float(tables.points[rows].mean()),
        _levels(tables, rows),
        _counted(tables.reasons[game] for game in tables.game[first]),
    )


def _levels(tables: Tables, rows: Flags) -> dict[str, float]:
    """The share of victory of each kind of player."""
    shares: dict[str, float] = {}
    for number, level in enumerate(tables.levels):
        own = rows & (tables.player == number)
        if np.any(own):
            shares[level] = float(tables.share[own].mean())
    return shares


def _counted(reasons: Iterable[str]) -> dict[str, int]:
    """How often each ending came, the most usual first."""
    counted = Counter(reasons)
    return {reason: counted[reason] for reason in sorted(counted, key=lambda reason: (-counted[reason], reason))}
