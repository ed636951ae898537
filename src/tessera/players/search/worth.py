"""What a position is worth to each seat, as its share of winning, from 0 to 1.

Where a search begins, shares of winning follow from how far the seats' sides are apart. From there on a seat's share
grows with its own side and shrinks with its best rival's; how much a rival counts is told for each game: not all that a
rival seems to gain can be seen well enough to play against it. Teammates are no rivals: they have one share together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from tessera.kernel.definition import Definition
from tessera.kernel.state import State
from tessera.players.greedy import Standing
from tessera.players.specialist import Specialist
from tessera.players.teams import victory

# Beyond this many spreads a lead is as good as won.
_FAR: Final = 30.0
# No game that goes on is as good as lost: from there, too, better and worse must be told apart.
_LEAST: Final = 0.03


class Worth:
    """Weighs positions of one game for all seats."""

    def __init__(self, definition: Definition, known: Specialist, seats: int) -> None:
        self._definition = definition
        self._evaluation = known.evaluation or Standing(definition)
        self._sides = known.sides
        self._spread = known.spread
        self._rivalry = known.rivalry
        self._seats = seats
        self.teams: Sequence[int] = range(seats)
        # What each seat has in the position that a search begins in, and its odds of winning there, as logarithms.
        self._base: list[float] = []
        self._odds: list[float] = []

    def begin(self, state: State) -> None:
        """A search starts here: positions are measured by what has changed since."""
        self.teams = self._definition.teams(state)
        sides = self._all(state)
        self._base = self._against(sides)
        self._odds = []
        for share in softened(sides, self._spread, self.teams):
            inside = min(max(share, _LEAST), 1.0 - _LEAST)
            self._odds.append(log(inside / (1.0 - inside)) if self._seats > 1 else 0.0)

    def shares(self, state: State) -> list[float]:
        """Each seat's share of winning, one by one: those of all teams add up to about 1."""
        if state.over and self._seats > 1:
            return victory(self._definition.outcome(state).winners, self.teams)
        found: list[float] = []
        worths = self._against(self._all(state))
        for seat in range(self._seats):
            gained = (worths[seat] - self._base[seat]) / self._spread
            found.append(1.0 / (1.0 + exp(-min(max(self._odds[seat] + gained, -_FAR), _FAR))))
        if state.over and self._definition.outcome(state).winners:
            # Whoever plays alone and wins has more than anybody who goes on.
            found[0] = 0.5 + 0.5 * found[0]
        return found

    def _all(self, state: State) -> list[float]:
        # Alone at the table there is no rival to leave out, and the end is weighed like what comes before it.
        if self._sides is not None and self._seats > 1:
            return self._sides(state)
        return [self._evaluation(state, seat) for seat in range(self._seats)]

    def _against(self, sides: list[float]) -> list[float]:
        """What each seat has, less a part of what its best rival has."""
        if self._seats == 1:
            return sides
        return [side - self._rivalry * best_rival(sides, seat, self.teams) for seat, side in enumerate(sides)]


def best_rival(sides: list[float], seat: int, teams: Sequence[int]) -> float:
    """The best of the other teams' sides."""
    own = teams[seat]
    return max([side for other, side in enumerate(sides) if teams[other] != own])


def softened(sides: list[float], spread: float, teams: Sequence[int]) -> list[float]:
    """Shares of winning from sides: equal sides have equal shares, a lead of a spread is clear.

    The seats of a team have the side of the team, and its share.
    """
    most = max(sides)
    weights = [exp(max(-_FAR, (side - most) / spread)) for side in sides]
    total = sum(dict(zip(teams, weights, strict=True)).values())
    return [weight / total for weight in weights]
