"""Seats that win together: a team has one share of winning, and every seat of it has that share."""

from __future__ import annotations

from collections.abc import Sequence


def victory(winners: Sequence[int], teams: Sequence[int]) -> list[float]:
    """What is left to each seat when a game is over: a victory is 1, divided among the teams that share it.

    >>> victory([0, 2], [0, 1, 0, 1])
    [1.0, 0.0, 1.0, 0.0]
    >>> victory([0, 2], [0, 1, 2])
    [0.5, 0.0, 0.5]
    """
    winning = {teams[seat] for seat in winners}
    return [1.0 / len(winning) if team in winning else 0.0 for team in teams]


def rivals_together(shares: Sequence[float], teams: Sequence[int], seat: int) -> float:
    """What the other teams have together, each of them what its seats have on average.

    >>> rivals_together([0.5, 0.2, 0.5, 0.4], [0, 1, 0, 1], seat=0)
    0.30000000000000004
    >>> rivals_together([0.5, 0.2, 0.3], [0, 1, 2], seat=0)
    0.5
    """
    members: dict[int, list[float]] = {}
    for team, share in zip(teams, shares, strict=True):
        if team != teams[seat]:
            members.setdefault(team, []).append(share)
    return sum([sum(several) / len(several) for several in members.values()])
