"""How seats that had something fared, beside seats of the same kind that had it not.

The unit of all uncertainty is the deal: games of one deal, and the seats of one game, are not independent of each
other. So differences are summed up deal by deal, and the spread of these sums tells how sure they are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tessera.lab.balance.tables import Flags, Floats, Integers

# Half the width of an interval that holds the truth in 95 of 100 cases, in standard errors.
WIDTH: Final = 1.959964
# With fewer deals, nothing is claimed.
FEWEST_DEALS: Final = 10


class Comparison(NamedTuple):
    """What was found and what was to be expected, each as a mean over the seats; and how sure their difference is."""

    seats: int
    deals: int
    found: float
    expected: float
    error: float

    @property
    def difference(self) -> float:
        """How much more was found than expected."""
        return self.found - self.expected

    @property
    def low(self) -> float:
        """The lower end of the interval around the difference."""
        return self.difference - WIDTH * self.error

    @property
    def high(self) -> float:
        """The upper end of it."""
        return self.difference + WIDTH * self.error

    @property
    def chance(self) -> float | None:
        """How likely so large a difference is by luck alone; None if there are too few deals to say."""
        if self.deals < FEWEST_DEALS or self.error <= 0:
            return None
        return math.erfc(abs(self.difference) / self.error / math.sqrt(2))


def compare(outcome: Floats, having: Flags, kinds: Integers, deals: Integers, shares: bool = True) -> Comparison | None:
    """Seats that had something, each beside the mean of the seats of its kind that had it not.

    A kind in which all or none had it tells nothing and is left out; None if no other is left. With `shares`, the
    outcome is a share of victory, and the error is at least that of as many independent tosses: a handful of seats
    that all won would otherwise look certain.
    """
    size = int(kinds.max()) + 1
    having_count = np.bincount(kinds[having], minlength=size)
    lacking_count = np.bincount(kinds[~having], minlength=size)
    comparable = ((having_count > 0) & (lacking_count > 0))[kinds]
    ours, theirs = having & comparable, ~having & comparable
    seats = int(ours.sum())
    if seats == 0:
        return None
    sums = np.bincount(kinds[theirs], weights=outcome[theirs], minlength=size)
    usual = (sums / np.maximum(lacking_count, 1))[kinds]
    found, expected = float(outcome[ours].mean()), float(usual[ours].mean())
    # What each seat adds to the difference, beyond what it would add if all were alike.
    pull: Floats = np.zeros(len(outcome))
    pull[ours] = (outcome - usual)[ours] - (found - expected)
    weight = having_count[kinds] / np.maximum(lacking_count, 1)[kinds]
    pull[theirs] = -(weight * (outcome - usual))[theirs]
    error = _error(pull[comparable] / seats, deals[comparable])
    if shares:
        toss = float(outcome[comparable].mean())
        error = max(error, math.sqrt(toss * (1 - toss) / seats))
    return Comparison(seats, len(np.unique(deals[ours])), found, expected, error)


def against(outcome: Floats, expected: float, deals: Integers) -> Comparison:
    """The mean of some seats beside a figure that is known beforehand."""
    found = float(outcome.mean())
    error = _error((outcome - found) / len(outcome), deals)
    return Comparison(len(outcome), len(np.unique(deals)), found, expected, error)


def _error(pull: Floats, deals: Integers) -> float:
    """The standard error of a sum whose parts belong together deal by deal."""
    sums = np.bincount(deals, weights=pull)
    many = len(np.unique(deals))
    return math.sqrt(float((sums**2).sum()) * many / max(many - 1, 1))


def bands(counts: Integers) -> Integers:
    """Numbers in up to five groups of about the same size, for comparing like with like.

    >>> bands(np.array([1, 1, 2, 9, 9, 9])).tolist()
    [0, 0, 1, 2, 2, 2]
    """
    edges = np.unique(np.quantile(counts, (0.2, 0.4, 0.6, 0.8), method="lower"))
    found: Integers = np.searchsorted(edges, counts, side="left").astype(np.int64)
    # Numbered without gaps.
    return np.unique(found, return_inverse=True)[1].astype(np.int64)


def beyond_luck(chances: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many findings stand, so that no more than that share of them is expected to be luck.

    The rule of Benjamini and Hochberg: whoever looks at a hundred cards finds five that differ by luck alone.

    >>> beyond_luck([0.001, 0.04, 0.03, 0.2])
    [True, False, False, False]
    """
    order = sorted(range(len(chances)), key=lambda index: chances[index])
    stand = 0
    for rank, index in enumerate(order, start=1):
        if chances[index] <= rate * rank / len(chances):
            stand = rank
    kept = set(order[:stand])
    return [index in kept for index in range(len(chances))]
