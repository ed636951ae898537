"""A player that thinks ahead: it tries answers again and again in games that could be this one."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.kernel.game import Game
from tessera.kernel.state import Lane
from tessera.kernel.step import Ask
from tessera.players.greedy import Standing
from tessera.players.lookahead import answers
from tessera.players.player import Seat, own_lane, written
from tessera.players.search.descent import Descent, Settings, legal
from tessera.players.search.memory import Memory, position_key
from tessera.players.search.tree import Node
from tessera.players.search.trials import Budget, Trials
from tessera.players.search.worth import Worth
from tessera.players.specialist import Specialist


class Weighed:
    """An answer, how often it was tried, and what share of winning it leaves to whoever gives it."""

    __slots__ = ("ids", "share", "visits")

    def __init__(self, ids: Sequence[str], share: float, visits: int) -> None:
        self.ids = list(ids)
        self.share = share
        self.visits = visits


class Verdict:
    """What a search found out about a question: each seat's share of winning, and every answer, the best first."""

    __slots__ = ("answers", "iterations", "shares")

    def __init__(self, shares: Sequence[float], answers: Sequence[Weighed], iterations: int) -> None:
        self.shares = list(shares)
        self.answers = list(answers)
        self.iterations = iterations


class Search:
    """Information-set tree search, any-time."""

    def __init__(
        self,
        known: Specialist,
        budget: Budget,
        settings: Settings | None = None,
    ) -> None:
        self._known = known
        self._budget = budget
        self._settings = settings or Settings()
        self._memory = Memory()
        # How many questions were asked in a position that an earlier search had come to.
        self.foreseen = 0

    def answer(self, seat: Seat) -> list[str]:
        """The answer that proved best."""
        game = seat.redealt()
        lane = own_lane(game, seat.number)
        tries = answers(lane, seat.chance())
        if len(tries) == 1:
            return written(game, lane, tries[0])
        return self._weigh(seat, game, lane, tries).answers[0].ids

    def weigh(self, seat: Seat) -> Verdict:
        """What each answer to the seat's question is worth."""
        game = seat.redealt()
        lane = own_lane(game, seat.number)
        return self._weigh(seat, game, lane, answers(lane, seat.chance()))

    def _weigh(self, seat: Seat, game: Game, lane: Lane, tries: list[list[int]]) -> Verdict:
        """Try answers until the budget is spent."""
        state = game.state
        seats = state.plan.seats
        known = self._known
        evaluation = known.evaluation or Standing(game.definition)
        worth = Worth(game.definition, evaluation, known.worths, known.spread, seats)
        worth.begin(state)
        roots = self._memory.recall(position_key(game.definition, state, seat.number))
        if roots is None:
            roots = [Node() for _ in range(seats)]
        else:
            self.foreseen += 1
        descent = Descent(game.definition, worth, known.habits, seat.number, self._settings, self._memory)
        chance = seat.chance()
        at_first = descent.expand(state, lane, roots[seat.number], tries, len(tries), chance)
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        edges = legal(lane, ask, roots[seat.number].edges[ask.kind()])
        trials = Trials(seat, descent, roots, chance, self._budget)
        ranked = trials.rank(edges)
        found = [Weighed(written(game, lane, edge.picks), edge.worth(), edge.visits) for edge in ranked]
        return Verdict(trials.shares(ranked[0]) or at_first, found, trials.done)
