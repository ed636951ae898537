"""Takes what looks best one step ahead. What looks best is told by the game's specialist, who is handed in."""

from __future__ import annotations

from tessera.kernel.definition import Definition
from tessera.kernel.state import State
from tessera.players.lookahead import Lookahead
from tessera.players.player import Seat, own_lane, written
from tessera.players.specialist import Specialist


class Greedy:
    """Tries each answer on a redealt clone and gives the one that leaves the best position."""

    def __init__(self, known: Specialist) -> None:
        self._known = known

    def answer(self, seat: Seat) -> list[str]:
        """The best answer; among equals the first."""
        game = seat.redealt()
        lane = own_lane(game, seat.number)
        evaluation = self._known.evaluation or Standing(game.definition)
        lookahead = Lookahead(game.definition, evaluation, seat.number, seat.chance(), self._known.manners)
        return written(game, lane, lookahead.best(game.state, lane))

    def __reduce__(self) -> tuple[object, ...]:
        return Greedy, (self._known,)


class Standing:
    """An evaluation for games without one of their own: the score, less that of the best other seat."""

    def __init__(self, definition: Definition) -> None:
        self._definition = definition

    def __call__(self, state: State, seat: int) -> float:
        scores = list(self._definition.standing(state, seat))
        mine = scores.pop(seat)
        return float(mine - max(scores, default=0))
