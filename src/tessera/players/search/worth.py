"""What a position is worth to each seat, as its share of winning: from 0 to 1, and 1 for all seats together."""

from __future__ import annotations

from math import exp
from typing import Final

from tessera.kernel.definition import Definition
from tessera.kernel.state import State
from tessera.players.lookahead import Evaluation, Worths

# Beyond this many spreads a lead is as good as won.
_FAR: Final = 30.0


class Worth:
    """Weighs positions of one game for all seats. `spread` is the lead at which somebody is clearly ahead."""

    def __init__(
        self, definition: Definition, evaluation: Evaluation, worths: Worths | None, spread: float, seats: int
    ) -> None:
        self._definition = definition
        self._evaluation = evaluation
        self._worths = worths
        self._spread = spread
        self._seats = seats
        self.base = 0.0

    def begin(self, state: State) -> None:
        """A search starts here: whoever plays alone is measured by what becomes of this position."""
        if self._seats == 1:
            self.base = self._evaluation(state, 0)

    def shares(self, state: State) -> list[float]:
        """The share of winning of each seat."""
        if self._seats == 1:
            return [self._alone(state)]
        if state.over:
            return self._final(state)
        if self._worths is not None:
            return softened(self._worths(state), self._spread)
        return softened([self._evaluation(state, seat) for seat in range(self._seats)], self._spread)

    def _final(self, state: State) -> list[float]:
        winners = self._definition.outcome(state).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self._seats)]

    def _alone(self, state: State) -> float:
        lead = (self._evaluation(state, 0) - self.base) / self._spread
        share = 1.0 / (1.0 + exp(-max(-_FAR, min(_FAR, lead))))
        if state.over and self._definition.outcome(state).winners:
            share = 0.5 + 0.5 * share
        return share


def softened(worths: list[float], spread: float) -> list[float]:
    """Shares of winning from worths: equal worths have equal shares, a lead of a spread is clear."""
    most = max(worths)
    weights = [exp(max(-_FAR, (worth - most) / spread)) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
