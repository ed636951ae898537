"""A player that thinks ahead: it tries answers again and again in games that could be this one."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.kernel.game import Game
from tessera.kernel.state import Lane
from tessera.kernel.step import Ask
from tessera.players.lookahead import answers
from tessera.players.player import Seat, own_lane, written
from tessera.players.search.choosing import legal
from tessera.players.search.descent import Descent
from tessera.players.search.memory import Memory
from tessera.players.search.playing_on import PlayingOn
from tessera.players.search.tree import Edge, Label, Node
from tessera.players.search.trials import Budget, Trials
from tessera.players.search.witness import Witness
from tessera.players.search.worth import Worth
from tessera.players.specialist import Specialist


class Weighed:
    """An answer, how often it was tried, and what share of winning it leaves to whoever gives it."""

    __slots__ = ("ids", "label", "share", "visits")

    def __init__(self, ids: Sequence[str], label: Label, share: float, visits: int) -> None:
        self.ids = list(ids)
        # The same in numbers: what a witness knows it by.
        self.label = label
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
        self, known: Specialist, budget: Budget, horizon: int, memory: Memory | None = None, foreseen: int = 0
    ) -> None:
        self._known = known
        self._budget = budget
        self._horizon = horizon
        self._memory = memory or Memory()
        # How many questions were asked in a position that an earlier search had come to.
        self.foreseen = foreseen

    def __reduce__(self) -> tuple[object, ...]:
        return Search, (self._known, self._budget, self._horizon, self._memory, self.foreseen)

    def answer(self, seat: Seat) -> list[str]:
        """The answer that proved best."""
        game = seat.redealt()
        lane = own_lane(game, seat.number)
        tries = answers(lane, seat.chance())
        if len(tries) == 1:
            return written(game, lane, tries[0])
        return self._weigh(seat, game, lane, tries).answers[0].ids

    def weigh(self, seat: Seat, witness: Witness | None = None, given: Sequence[Sequence[str]] = ()) -> Verdict:
        """What each answer to the seat's question is worth, or each of the given ones. A witness looks on."""
        game = seat.redealt()
        lane = own_lane(game, seat.number)
        tries = [_numbers(game, lane, ids) for ids in given] or answers(lane, seat.chance())
        return self._weigh(seat, game, lane, tries, witness)

    def _weigh(
        self, seat: Seat, game: Game, lane: Lane, tries: list[list[int]], witness: Witness | None = None
    ) -> Verdict:
        """Try answers until the budget is spent."""
        state = game.state
        worth = Worth(game.definition, self._known, state.plan.seats)
        worth.begin(state)
        roots = self._recalled(game, seat.number)
        root = roots[seat.number]
        playing_on = PlayingOn(game.definition, self._known.habits)
        descent = Descent(worth, playing_on, seat.number, self._horizon, witness)
        chance = seat.chance()
        descent.look(state, lane, root, tries, chance.word())
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        edges = legal(lane, ask, root.edges[ask.kind()])
        for edge in edges:
            edge.begin_anew()
        trials = Trials(seat, descent, worth, roots, chance, self._budget)
        ranked = trials.rank(edges)
        self._keep(game, seat.number, descent, ranked[0])
        found = [
            Weighed(written(game, lane, edge.picks), tuple(edge.picks), edge.worth(), edge.visits) for edge in ranked
        ]
        return Verdict(trials.shares(ranked[0]), found, trials.done)

    def _recalled(self, game: Game, seat: int) -> list[Node]:
        """The trees that an earlier search left for this position, or new ones."""
        roots = self._memory.recall(game.definition, game.state, seat)
        if roots is None:
            return [Node() for _ in range(game.state.plan.seats)]
        self.foreseen += 1
        return roots

    def _keep(self, game: Game, seat: int, descent: Descent, best: Edge) -> None:
        """Keep the trees below the answer that will be given."""
        for place in descent.foreseen(best):
            self._memory.keep(game.definition, place.state, seat, place.nodes)


def _numbers(game: Game, lane: Lane, ids: Sequence[str]) -> list[int]:
    """An answer in numbers, in the order of the menu."""
    return [choice for choice, id in zip(lane.menu, written(game, lane, lane.menu), strict=True) if id in ids]
