"""Means well and overlooks much: greedy among the answers that come to mind."""

from __future__ import annotations

from typing import Final

from tessera.players.greedy import Standing
from tessera.players.lookahead import Lookahead, answers
from tessera.players.player import Seat, own_lane, written
from tessera.players.specialist import Specialist

# How likely it is that an answer comes to mind.
CARE: Final = 0.35
_PARTS: Final = 1 << 20


class Novice:
    """Tries the answers that it happens to notice, and gives the one that leaves the best position."""

    def __init__(self, known: Specialist, care: float) -> None:
        self._known = known
        self._care = care

    def answer(self, seat: Seat) -> list[str]:
        """The best of the answers noticed; one of them always is."""
        game = seat.redealt()
        lane = own_lane(game, seat.number)
        chance = seat.chance()
        tries = answers(lane, chance)
        noticed = [picks for picks in tries if chance.below(_PARTS) < self._care * _PARTS]
        if not noticed:
            noticed = [tries[chance.below(len(tries))]]
        evaluation = self._known.evaluation or Standing(game.definition)
        lookahead = Lookahead(game.definition, evaluation, seat.number, chance, self._known.manners)
        return written(game, lane, lookahead.best_of(game.state, lane, noticed))

    def __reduce__(self) -> tuple[object, ...]:
        return Novice, (self._known, self._care)
