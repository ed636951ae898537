"""What a game was worth to each seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def rewards(winners: Collection[int], seats: int) -> list[float]:
    """Winners share 1, losers share -1; a game that all or none have won is worth nothing to anybody.

    Alone at the table it is 1 for a game that is won and -1 for one that is lost.

    >>> rewards([2], 3)
    [-0.5, -0.5, 1.0]
    >>> rewards([0, 1], 3)
    [0.5, 0.5, -1.0]
    """
    if seats == 1:
        return [1.0 if winners else -1.0]
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    return [1.0 / len(winners) if seat in winners else -1.0 / losers for seat in range(seats)]


def lead(scores: Sequence[int], seat: int) -> float:
    """How far ahead a seat is of the best of the others, between -1 and 1; alone, how far it has come.

    >>> lead([30, 10], 0)
    0.5
    """
    others = [score for other, score in enumerate(scores) if other != seat]
    ahead = scores[seat] - max(others, default=0)
    return max(-1.0, min(1.0, ahead / 40))
