"""The curve of a game: each seat's share of winning before and after every choice.

Whoever is asked knows their own hand and not the others', and so thinks better of themselves than anybody else does.
Taken as they come, shares would jump with every change of who is asked. So each seat's share is what the seat itself
found when it was asked last, and these shares are brought to 1 together. Teammates each have a curve of their team's
share, for each of them knows other things.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tessera.players.review.decision import Answer, Decision
from tessera.players.teams import rivals_together


class Point(NamedTuple):
    """A choice on the curve: the shares of all seats before it if the best answer is given, and after the given one."""

    before: tuple[float, ...]
    left: tuple[float, ...]
    # The better answers, with shares in the measure of the curve.
    better: tuple[Answer, ...]
    # What luck has changed since the point before this one.
    luck: tuple[float, ...]


def curve_of(decisions: Sequence[Decision], teams: Sequence[int]) -> list[Point]:
    """A point for each choice. Seats with the same number in `teams` win together."""
    points: list[Point] = []
    own: dict[int, float] = {}
    for decision in decisions:
        before = _shares(decision, own, decision.best, teams)
        left = _shares(decision, own, decision.after, teams)
        better = tuple(
            Answer(one.ids, _shares(decision, own, one.share, teams)[decision.seat]) for one in decision.better
        )
        points.append(Point(before, left, better, changes(points[-1].left if points else before, before)))
        own[decision.seat] = decision.after
    return points


def changes(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    """What each seat has won or lost from one moment to another."""
    return tuple(then - now for now, then in zip(before, after, strict=True))


def _shares(decision: Decision, own: dict[int, float], share: float, teams: Sequence[int]) -> tuple[float, ...]:
    """The shares of all seats if the one that is asked has this one. Who was not asked yet is seen from there."""
    seats = len(decision.seen)
    if seats == 1:
        return (share,)
    found = [share if seat == decision.seat else own.get(seat, decision.seen[seat]) for seat in range(seats)]
    wholes = [one + rivals_together(found, teams, seat) for seat, one in enumerate(found)]
    return tuple(one / whole if whole > 0 else 1 / len(set(teams)) for one, whole in zip(found, wholes, strict=True))
