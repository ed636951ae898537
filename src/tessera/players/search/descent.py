"""One iteration: down the trees in one deal, to a question not met before, where every answer is weighed."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tessera.kernel.chance import Chance
from tessera.kernel.definition import Definition
from tessera.kernel.engine import random_picks, submit
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.lookahead import CHAIN, Manners, answers
from tessera.players.search.memory import Memory, position_key
from tessera.players.search.tree import UNSEEN, Edge, Label, Node
from tessera.players.search.worth import Worth

# How much an answer that was seldom tried is preferred to one known to be good.
CURIOSITY: Final = 0.6
# How many answers are weighed at a question below the first one; of more, so many are drawn by lot.
BREADTH: Final = 6
# Shares of winning that differ by this much differ clearly at first sight.
KEEN: Final = 0.04
# So many first answers are tried at most; a small budget tries fewer, each at least so often.
MOST: Final = 12
OFTEN: Final = 3


class Settings:
    """How a search is done."""

    __slots__ = ("breadth", "curiosity", "keen", "most", "often", "weight")

    def __init__(
        self,
        breadth: int = BREADTH,
        curiosity: float = CURIOSITY,
        keen: float = KEEN,
        weight: float = 1.0,
        most: int = MOST,
        often: int = OFTEN,
    ) -> None:
        self.most = most
        self.often = often
        self.breadth = breadth
        self.curiosity = curiosity
        self.keen = keen
        self.weight = weight


class Descent:
    """Goes down again and again from one position."""

    def __init__(
        self,
        definition: Definition,
        worth: Worth,
        manners: Manners | None,
        viewer: int,
        settings: Settings,
        memory: Memory,
    ) -> None:
        self._definition = definition
        self._worth = worth
        self._manners = manners
        # The seat that thinks.
        self._viewer = viewer
        self.settings = settings
        self._memory = memory
        # Whether what is found is worth keeping for the next question.
        self.keeping = False
        self.lowest = 1.0
        self.highest = 0.0

    def iterate(self, state: State, roots: list[Node], first: Edge, chance: Chance) -> list[float]:
        """One iteration from a deal, which is used up, with a given first answer; what it was worth to each seat."""
        nodes = roots.copy()
        taken: list[tuple[int, Node, Edge]] = []
        own = 0
        while True:
            lane = waiting(state)
            if state.over or lane is None:
                shares = self._worth.shares(state)
                break
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            seat = ask.seat
            kind = ask.kind()
            node = nodes[seat]
            known = node.edges.get(kind)
            if seat == self._viewer:
                own += 1
                if own == 2 and self.keeping:
                    self._memory.keep(position_key(self._definition, state, seat), nodes)
            if known is None:
                shares = self.expand(state, lane, node, answers(lane, chance), self.settings.breadth, chance)
                break
            edge = first if own == 1 and seat == self._viewer else self._select(lane, ask, known, chance)
            taken.append((seat, node, edge))
            self._advance(nodes, seat, kind, edge.picks, len(state.lanes) > 1, isinstance(ask, AskSome))
            submit(state, lane, edge.picks)
        for seat, node, edge in taken:
            node.visits += 1
            edge.visits += 1
            edge.total += shares[seat]
        return shares

    def expand(
        self, state: State, lane: Lane, node: Node, tries: list[list[int]], breadth: int, chance: Chance
    ) -> list[float]:
        """Weigh the answers to a question that was not met before; what the best of them is worth to each seat."""
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        known = node.edges.setdefault(ask.kind(), {})
        if len(tries) > breadth:
            tries = self._some_of(state, lane, tries, breadth, chance)
        number = state.lanes.index(lane)
        best: list[float] = []
        most = -1.0
        luck = chance.word()
        for picks in tries:
            edge = known.get(tuple(picks))
            if edge is None:
                edge = Edge(picks, 1.0)
                known[tuple(picks)] = edge
            shares = self.weigh(state, number, picks, luck)
            value = shares[ask.seat]
            edge.first = value
            if value < self.lowest:
                self.lowest = value
            if value > self.highest:
                self.highest = value
            if value > most:
                most = value
                best = shares
        total = 0.0
        for edge in known.values():
            edge.prior = 0.02 + exp(max(-20.0, (edge.first - most) / self.settings.keen))
            total += edge.prior
        for edge in known.values():
            edge.prior /= total
        return best

    def weigh(self, state: State, number: int, picks: list[int], luck: int) -> list[float]:
        """What an answer is worth to each seat when it has come to its end, with what follows answered by habit."""
        trial = self._definition.clone(state)
        chance = Chance(luck, 0)
        trial.chance = Chance(luck, 0x100000)
        height = len(trial.lanes[number].stack)
        submit(trial, trial.lanes[number], picks)
        manners = self._manners
        for _ in range(CHAIN):
            lane = waiting(trial)
            if trial.over or lane is None:
                break
            if manners is None:
                if len(lane.stack) <= height and len(trial.lanes) == 1:
                    break
                submit(trial, lane, answers(lane, chance)[0])
            else:
                if manners.is_at_rest(state, trial):
                    break
                submit(trial, lane, manners.follow(trial, lane, chance))
        return self._worth.shares(trial)

    def _some_of(
        self, state: State, lane: Lane, tries: list[list[int]], breadth: int, chance: Chance
    ) -> list[list[int]]:
        """The habitual answer and some others, drawn by lot."""
        found: list[list[int]] = []
        if self._manners is not None:
            found.append(self._manners.follow(state, lane, chance))
        for place in chance.sample(list(range(len(tries))), breadth):
            if tries[place] not in found and len(found) < breadth:
                found.append(tries[place])
        return found

    def _advance(self, nodes: list[Node], seat: int, kind: str, picks: list[int], together: bool, some: bool) -> None:
        """Every seat moves on in its own tree by what it sees of the answer."""
        own: Label = tuple(picks)
        seen: Label = (UNSEEN,) if together or some else own
        for other in range(len(nodes)):
            nodes[other] = nodes[other].child(kind, own if other == seat else seen)

    def _select(self, lane: Lane, ask: Ask[State], known: dict[Label, Edge], chance: Chance) -> Edge:
        """The answer to try: worth, trust and curiosity decide among those that this deal allows."""
        found = self._open(lane, ask, known, chance)
        if len(found) == 1:
            return found[0]
        offered = 0
        for edge in found:
            offered += edge.visits
        root = sqrt(offered + 1.0)
        span = self.highest - self.lowest
        if span < 1e-9:
            span = 1.0
        weight = self.settings.weight
        best = found[0]
        most = -1e9
        for edge in found:
            value = (edge.total + weight * edge.first) / (edge.visits + weight)
            value = (value - self.lowest) / span
            score = value + self.settings.curiosity * edge.prior * root / (1 + edge.visits)
            if score > most:
                most = score
                best = edge
        return best

    def _open(self, lane: Lane, ask: Ask[State], known: dict[Label, Edge], chance: Chance) -> list[Edge]:
        """Edges for the answers that this deal allows; if none of them is known, one is drawn by lot."""
        found = legal(lane, ask, known)
        if not found:
            picks = random_picks(lane, chance)
            edge = Edge(picks, 0.1)
            edge.first = 0.5 * (self.lowest + self.highest)
            known[tuple(picks)] = edge
            found.append(edge)
        return found


def legal(lane: Lane, ask: Ask[State], known: dict[Label, Edge]) -> list[Edge]:
    """Those of the known answers that can be given here: deals differ in what they allow."""
    found: list[Edge] = []
    if isinstance(ask, AskSome):
        allowed = set(lane.menu)
        for edge in known.values():
            if ask.least <= len(edge.picks) <= ask.most and allowed.issuperset(edge.picks):
                found.append(edge)
        return found
    for choice in lane.menu:
        met = known.get((choice,))
        if met is not None:
            found.append(met)
    return found


def waiting(state: State) -> Lane | None:
    """The first lane that waits for an answer."""
    for lane in state.lanes:
        if lane.menu:
            return lane
    return None
