"""Which answers are tried, and how often: the best ones at first sight, then the better half of them, and so on.

In each round all that are left are tried in the same deals with the same luck, so that what differs is the answer.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from tessera.kernel.chance import Chance
from tessera.players.player import Seat
from tessera.players.search.descent import Descent
from tessera.players.search.tree import Edge, Label, Node
from tessera.players.search.worth import Worth
from tessera.players.specialist import BREADTH
from tessera.players.teams import rivals_together

# A small budget tries fewer first answers, each so often before the first are given up.
OFTEN: Final = 2


class Budget:
    """How long to think: so many iterations, or so many seconds, whichever is over first; 0 is no limit.

    That is shared out among so many first answers at most.
    """

    __slots__ = ("breadth", "iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0, breadth: int = BREADTH) -> None:
        assert iterations > 0 or seconds > 0, "thinking must end"
        self.iterations = iterations
        self.seconds = seconds
        self.breadth = breadth

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.iterations, self.seconds, self.breadth)


class Trials:
    """Tries the answers to one question until one of them is left or the budget is spent."""

    def __init__(
        self, seat: Seat, descent: Descent, worth: Worth, roots: list[Node], chance: Chance, budget: Budget
    ) -> None:
        self._seat = seat
        self._descent = descent
        self._worth = worth
        self._roots = roots
        self._chance = chance
        self._budget = budget
        self._began = time.perf_counter()
        # What trying each answer was worth to all seats together.
        self._sums: dict[Label, list[float]] = {}
        self.done = 0

    def rank(self, edges: Sequence[Edge]) -> list[Edge]:
        """All answers, the best first."""
        left = sorted(edges, key=lambda edge: -edge.first)
        iterations = self._budget.iterations or 1 << 30
        many = min(len(left), self._budget.breadth, max(2, iterations // OFTEN))
        out, left = left[many:], left[:many]
        rounds = max(1, (len(left) - 1).bit_length())
        deal = 0
        for number in range(rounds):
            share = (iterations - self.done) // (rounds - number)
            for _ in range(max(1, share // len(left))):
                if self._is_late(number, rounds):
                    break
                deal += 1
                self._try_all(left, deal)
            left.sort(key=lambda edge: -edge.worth())
            half = (len(left) + 1) // 2
            out, left = left[half:] + out, left[:half]
        return left + out

    def _try_all(self, edges: Sequence[Edge], deal: int) -> None:
        """One deal, in which each answer is tried once."""
        state = self._seat.redealt(deal).state
        self._worth.begin(state)
        luck = self._chance.word()
        for edge in edges:
            shares = self._descent.iterate(state, self._roots, edge, Chance(luck, 0))
            sums = self._sums.setdefault(tuple(edge.picks), [0.0] * len(shares))
            self._sums[tuple(edge.picks)] = [total + share for total, share in zip(sums, shares, strict=True)]
            self.done += 1

    def _is_late(self, number: int, rounds: int) -> bool:
        """Whether the time of this round is over."""
        seconds = self._budget.seconds
        return seconds > 0 and time.perf_counter() - self._began > seconds * (number + 1) / rounds

    def shares(self, edge: Edge) -> list[float]:
        """What an answer leaves to each seat: all teams together have 1, and others what the answerer's leaves them."""
        mine = edge.worth()
        teams = self._worth.teams
        own = teams[self._seat.number]
        sums = self._sums.get(tuple(edge.picks), [1.0] * len(teams))
        others = rivals_together(sums, teams, self._seat.number)
        rivals = max(1, len(set(teams)) - 1)
        return [
            mine if team == own else (1.0 - mine) * (total / others if others > 0.0 else 1.0 / rivals)
            for team, total in zip(teams, sums, strict=True)
        ]
