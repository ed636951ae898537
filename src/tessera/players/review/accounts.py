"""What became of each seat's share of winning, from the first choice to the end.

From one choice to the next a share changes for three reasons. The seat that chose may have given some of it away; what
it gave away went to the others; and the rest is luck: chance, hidden cards, all that dealing anew could not foresee.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from tessera.players.review.curve import Point
from tessera.players.review.decision import Decision

# So many turning points of each cause are told, if they are large enough to be more than noise.
TURNS: Final = 5
_LEAST: Final = 0.02

Cause: TypeAlias = Literal["choice", "luck"]


class Account(NamedTuple):
    """The books of a seat: `start` and the three changes make `end`."""

    seat: int
    start: float
    # What its own choices gave away, below zero or zero.
    own: float
    # What the others' choices gave it.
    others: float
    luck: float
    end: float


class Turn(NamedTuple):
    """A turning point: a choice, or what luck did before the next one. A step is the game after so many choices."""

    step: int
    seat: int
    cause: Cause
    before: float
    after: float

    @property
    def swing(self) -> float:
        """How far the share went up or down."""
        return self.after - self.before


def accounts_of(
    decisions: Sequence[Decision], points: Sequence[Point], end: Sequence[float] | None
) -> tuple[Account, ...]:
    """The books of all seats. Without an end they are closed after the last choice."""
    if not points:
        return ()
    last = points[-1].left
    closing = end or last
    accounts: list[Account] = []
    for seat, start in enumerate(points[0].before):
        own = others = 0.0
        luck = closing[seat] - last[seat]
        for decision, point in zip(decisions, points, strict=True):
            change = point.left[seat] - point.before[seat]
            own += change if decision.seat == seat else 0.0
            others += change if decision.seat != seat else 0.0
            luck += point.luck[seat]
        accounts.append(Account(seat, start, own, others, luck, closing[seat]))
    return tuple(accounts)


def turns_of(
    decisions: Sequence[Decision], points: Sequence[Point], end: Sequence[float] | None, most: int = TURNS
) -> tuple[Turn, ...]:
    """The turning points by choice, so many at most, then as many by luck; of each the largest first, and among equals
    the earliest. What people did is theirs to learn from; luck is not, however much larger it was."""
    turns: list[Turn] = []
    asked: set[int] = set()
    for number, (decision, point) in enumerate(zip(decisions, points, strict=True)):
        seat = decision.seat
        turns.append(Turn(decision.ply, seat, "choice", point.before[seat], point.left[seat]))
        # Until it is asked, a seat is seen from others: that it thinks otherwise of itself turns nothing.
        if seat in asked:
            earlier = points[number - 1].left
            turns.append(Turn(decision.ply - 1, seat, "luck", earlier[seat], point.before[seat]))
        asked.add(seat)
    if points and end is not None:
        last = points[-1].left
        leader = max(range(len(last)), key=lambda seat: last[seat])
        # That whoever leads wins turns nothing, however close it was.
        if end[leader] == 0:
            turns.append(Turn(decisions[-1].ply, leader, "luck", last[leader], 0.0))
    # Where one plays alone, one choice cannot be compared with the next: see `Review`.
    is_alone = bool(points) and len(points[0].before) == 1
    large = [turn for turn in turns if abs(turn.swing) >= _LEAST and not (is_alone and turn.cause == "luck")]
    large.sort(key=lambda turn: (-abs(turn.swing), turn.step))
    chosen = [turn for turn in large if turn.cause == "choice"]
    lucky = [turn for turn in large if turn.cause == "luck"]
    return (*chosen[:most], *lucky[:most])
