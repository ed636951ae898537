"""Sums up the numbers that seats ended with: what points were gained for, and how fast a game went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from tessera.lab.balance.findings import Figure
from tessera.lab.balance.tables import Tables
from tessera.lab.facts.category import FIGURE, PART, Category


def figures_of(tables: Tables, categories: Sequence[Category]) -> list[Figure]:
    """Every number that is told, category by category; parts of a sum with the greatest first."""
    found: list[Figure] = []
    for category in categories:
        if category.come_by in (PART, FIGURE):
            figures = _of_category(tables, category.name)
            found += sorted(figures, key=lambda figure: (-figure.mean, figure.id))
    return found


def _of_category(tables: Tables, category: str) -> list[Figure]:
    """Rows of the tables by the numbers that they ended with."""
    numbers: dict[str, Counter[int]] = {}
    games: dict[str, set[int]] = {}
    for fact in tables.ids(category):
        name, _, number = fact.rpartition(" ")
        having = tables.having(category, fact)
        numbers.setdefault(name, Counter())[int(number)] += int(having.sum())
        games.setdefault(name, set()).update(tables.game[having].tolist())
    total = sum(number * seats for spread in numbers.values() for number, seats in spread.items())
    return [_figure(tables, category, name, numbers[name], len(games[name]), total) for name in numbers]


def _figure(tables: Tables, category: str, name: str, spread: Counter[int], games: int, total: int) -> Figure:
    sum_ = sum(number * seats for number, seats in spread.items())
    return Figure(
        category,
        name,
        games,
        sum_ / total if total else 0.0,
        sum_ / tables.rows,
        float(median(sorted(spread.elements()))),
        dict(sorted(spread.items())),
    )
