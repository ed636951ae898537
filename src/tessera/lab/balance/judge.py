"""Makes the findings: for everything that seats can have, how those fared that had it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from tessera.kernel.catalogue import Entry
from tessera.lab.balance.available import Available
from tessera.lab.balance.compare import Comparison, bands, beyond_luck, compare
from tessera.lab.balance.findings import STRONG, UNUSED, WEAK, Finding, Interval
from tessera.lab.balance.tables import Integers, Tables
from tessera.lab.facts.category import DEALT, EARNED, FIGURE, PART, SHARED, Category

# What is called plainly broken must have been there so often.
FEWEST_GAMES: Final = 30
FEWEST_UNUSED: Final = 200


def find_all(
    tables: Tables, categories: Sequence[Category], entries: Sequence[Entry], pieces: frozenset[str]
) -> list[Finding]:
    """The findings of everything that some seats have and others have not, category by category, the most winning
    first."""
    available = Available(tables, categories, entries, pieces)
    found: list[Finding] = []
    for category in categories:
        if category.come_by not in (SHARED, PART, FIGURE):
            section = [entry for entry in entries if entry.section == category.section]
            found += _of_category(tables, category, section, available)
    earned = {category.name for category in categories if category.come_by == EARNED}
    return _judged(found, tables.expected, earned)


def _of_category(tables: Tables, category: Category, entries: Sequence[Entry], available: Available) -> list[Finding]:
    box = {entry.id: entry for entry in entries}
    counts = tables.counts(category.name)
    # Whoever wins has often played more cards than others: beside the plain comparison stands one among equals.
    like = bands(counts) if len(np.unique(counts)) > 1 else None
    found = [
        _finding(tables, category.name, identity, box.get(identity), available, like)
        for identity in tables.ids(category.name)
    ]
    found.sort(key=lambda finding: (-_rank(finding), finding.id))
    if category.come_by != DEALT:
        missing = available.missing(category, entries)
        found += [_unused(category.name, entry, available.games(entry)) for entry in missing]
    return found


def _rank(finding: Finding) -> float:
    return finding.interval.difference if finding.interval is not None else -2.0


def _unused(category: str, entry: Entry, chances: int) -> Finding:
    verdict = UNUSED if chances >= FEWEST_UNUSED else ""
    return Finding(category, entry.id, entry.source, 0, 0, chances, None, None, None, None, None, None, False, verdict)


def _finding(
    tables: Tables, category: str, identity: str, entry: Entry | None, available: Available, like: Integers | None
) -> Finding:
    having = tables.having(category, identity)
    around = available.rows(entry)
    here, player, deal = having[around], tables.player[around], tables.deal[around]
    plain = compare(tables.share[around], here, player, deal)
    points = compare(tables.points[around], here, player, deal, shares=False)
    adjusted: Comparison | None = None
    if like is not None:
        adjusted = compare(tables.share[around], here, like[around] * len(tables.levels) + player, deal)
    return Finding(
        category,
        identity,
        entry.source if entry is not None else "",
        int(having.sum()),
        len(np.unique(tables.game[having])),
        available.games(entry),
        plain.found if plain is not None else None,
        plain.expected if plain is not None else None,
        interval(plain),
        interval(adjusted),
        interval(points),
        plain.chance if plain is not None else None,
    )


def interval(comparison: Comparison | None) -> Interval | None:
    """A comparison as it is told."""
    if comparison is None:
        return None
    return Interval(comparison.difference, comparison.low, comparison.high)


def _judged(found: Sequence[Finding], even: float, earned: set[str]) -> list[Finding]:
    """The same findings with what stands among so many, and what is plainly out of balance."""
    tested = [index for index, finding in enumerate(found) if finding.chance is not None]
    stand = beyond_luck([finding.chance for finding in found if finding.chance is not None])
    standing = {index for index, kept in zip(tested, stand, strict=True) if kept}
    judged: list[Finding] = []
    for index, finding in enumerate(found):
        if index in standing:
            told = verdict(finding, even)
            # Who completes a mission has its points: that winners did so speaks not against it.
            broken = "" if told == STRONG and finding.category in earned else told
            finding = msgspec.structs.replace(finding, stands=True, verdict=broken)
        judged.append(finding)
    return judged


def verdict(finding: Finding, even: float) -> str:
    """Whether something that wins more or less than luck explains does so far too often.

    It must win twice as often as expected, or lose half as often (with two seats nobody wins twice as often); or win
    half as often. What is expected is the share of those who had it not, and the even share of a seat: both must be
    passed. And it must differ among seats that had as many things of its kind.
    """
    share, expected, like = finding.share, finding.expected, finding.adjusted
    if share is None or expected is None or finding.games < FEWEST_GAMES:
        return ""
    upper, lower = max(expected, even), min(expected, even)
    if share >= min(2 * upper, (1 + upper) / 2) and (like is None or like.low > 0):
        return STRONG
    if share <= lower / 2 and (like is None or like.high < 0):
        return WEAK
    return ""
