"""How large a share is, and how sure that is.

The interval is Wilson's for 95 %. Games on the same deal may go together; the more they do, the fewer games they count
as. What is counted is never less than the deals and never more than the games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

# 95 % of a normal distribution lie within so many standard deviations.
WIDTH: Final = 1.959964


class Share(NamedTuple):
    """A share between 0 and 1, from how many results, and the interval in which it probably lies."""

    results: int
    share: float
    low: float
    high: float

    def as_dict(self) -> dict[str, float]:
        """As plain data."""
        bounds = {"share": round(self.share, 6), "low": round(self.low, 6), "high": round(self.high, 6)}
        return {"results": self.results, **bounds}


def share_of(results: Sequence[tuple[int, float]]) -> Share | None:
    """The mean of results between 0 and 1, each with the number of its deal; None where there are no results.

    >>> share_of([(deal, 1.0 if deal < 8 else 0.0) for deal in range(10)]).as_dict()
    {'results': 10, 'share': 0.8, 'low': 0.490162, 'high': 0.943318}
    """
    if not results:
        return None
    share = sum(result for _, result in results) / len(results)
    counted = independent(results, share)
    middle = (share + WIDTH**2 / (2 * counted)) / (1 + WIDTH**2 / counted)
    half = sqrt(share * (1 - share) / counted + (WIDTH / (2 * counted)) ** 2) * WIDTH / (1 + WIDTH**2 / counted)
    return Share(len(results), share, max(0.0, middle - half), min(1.0, middle + half))


def independent(results: Sequence[tuple[int, float]], share: float) -> float:
    """How many games, each on a deal of its own, would tell as much as these."""
    surplus: defaultdict[int, float] = defaultdict(float)
    for deal, result in results:
        surplus[deal] += result - share
    games, deals = len(results), len(surplus)
    if deals < 2:
        return deals
    variance = sum(amount**2 for amount in surplus.values()) / games**2 * deals / (deals - 1)
    if variance == 0.0:
        return games
    return min(max(share * (1 - share) / variance, deals), games)
