"""One iteration: a first answer in one deal, down the trees as far as the horizon, and what it was worth."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.lookahead import answers
from tessera.players.search.playing_on import PlayingOn, waiting
from tessera.players.search.tree import UNSEEN, Edge, Label, Node
from tessera.players.search.worth import Worth

# How much an answer that was seldom tried is preferred to one known to be good.
CURIOSITY: Final = 0.3
# The first sight of an answer counts as much as so many trials.
TRUST: Final = 2.0
# So many answers are weighed at most at a question below the first one; of more, so many are drawn by lot.
BREADTH: Final = 40
# No turn has more questions than this; one that does is weighed where it has got to.
LONGEST: Final = 60
# Shares of winning that differ by this much differ clearly at first sight.
KEEN: Final = 0.04


class Foreseen:
    """A question that the seat which thinks expects to be asked next, and the trees that begin there."""

    __slots__ = ("first", "nodes", "state")

    def __init__(self, first: Edge, state: State, nodes: list[Node]) -> None:
        self.first = first
        self.state = state
        self.nodes = nodes


class Descent:
    """Goes down again and again from one position."""

    def __init__(self, worth: Worth, playing_on: PlayingOn, viewer: int, horizon: int, is_chancy: bool) -> None:
        self._worth = worth
        self._playing_on = playing_on
        # The seat that thinks.
        self._viewer = viewer
        # A position is weighed when the turn has passed on so often: 1 is the end of this turn, 0 is before it, when
        # what the answer started has come to its end.
        self._horizon = horizon
        # Whether luck decides so much that an answer must not be judged by one throw of the dice.
        self._is_chancy = is_chancy
        self.foreseen: list[Foreseen] = []
        # The least and the most that anything was worth: what curiosity is measured by.
        self._lowest = 1.0
        self._highest = 0.0

    def iterate(self, state: State, roots: list[Node], first: Edge, chance: Chance) -> list[float]:
        """One iteration from a deal, which is left as it is, with a given first answer; its worth to each seat."""
        lane = lane_of(state, self._viewer)
        nodes = roots.copy()
        self._advance(nodes, lane, first.picks, len(state.lanes) > 1)
        state = self._playing_on.after(state, state.lanes.index(lane), first.picks, chance.word())
        taken: list[tuple[int, Edge]] = [(self._viewer, first)]
        passes = self._horizon
        mover = self._viewer
        is_foreseen = False
        for _ in range(LONGEST):
            asked = waiting(state)
            if passes == 0 or state.over or asked is None:
                break
            ask = asked.stack[-1]
            assert isinstance(ask, Ask)
            seat = ask.seat
            if len(state.lanes) > 1:
                # Answers that are given unseen must not be chosen by looking at the others'.
                state = self._playing_on.further(state, chance.word())
                passes -= 1
                continue
            if seat != mover:
                mover = seat
                passes -= 1
                if passes == 0:
                    break
            if seat == self._viewer and not is_foreseen:
                is_foreseen = True
                self.foreseen.append(Foreseen(first, state, nodes.copy()))
            edge, after = self._step(state, asked, ask, nodes[seat], chance)
            self._advance(nodes, asked, edge.picks, False)
            taken.append((seat, edge))
            state = after
        shares = self._worth.shares(state)
        for seat, edge in taken:
            edge.visits += 1
            edge.total += shares[seat]
        return shares

    def look(self, state: State, lane: Lane, node: Node, tries: list[list[int]], luck: int) -> None:
        """Look at the answers to the first question: several times each where luck decides much."""
        looks = self._playing_on.samples(state, lane) if self._is_chancy else 1
        self.expand(state, lane, node, tries, luck, looks)

    def _step(self, state: State, lane: Lane, ask: Ask[State], node: Node, chance: Chance) -> tuple[Edge, State]:
        """An answer below the first one, and what comes of it: the best at first sight, later by trials."""
        known = node.edges.get(ask.kind())
        if known is not None:
            edge = self._select(legal(lane, ask, known))
            if edge is not None:
                return edge, self._playing_on.after(state, state.lanes.index(lane), edge.picks, chance.word())
        tries = answers(lane, chance)
        if len(tries) > BREADTH:
            tries = self._some_of(state, lane, tries, chance)
        edge, after = self.expand(state, lane, node, tries, chance.word())
        if self._is_chancy:
            # It was chosen by how the dice fell, so it goes on with others: nobody knows them beforehand.
            after = self._playing_on.after(state, state.lanes.index(lane), edge.picks, chance.word())
        return edge, after

    def expand(
        self, state: State, lane: Lane, node: Node, tries: list[list[int]], luck: int, looks: int = 1
    ) -> tuple[Edge, State]:
        """Look at the answers to a question for the first time; the best of them, and what comes of it.

        Each answer is looked at so many times, all of them with the same luck each time.
        """
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        known = node.edges.setdefault(ask.kind(), {})
        number = state.lanes.index(lane)
        best: Edge | None = None
        left = state
        most = -1.0
        for picks in tries:
            edge = known.get(tuple(picks))
            if edge is None:
                edge = Edge(picks)
                known[tuple(picks)] = edge
            trial = self._playing_on.after(state, number, picks, luck)
            value = self._worth.shares(trial)[ask.seat]
            for look in range(1, looks):
                value += self._worth.shares(self._playing_on.after(state, number, picks, luck ^ look))[ask.seat]
            value /= looks
            # What was found out before is worth as much as what is seen now.
            edge.first = 0.5 * (value + edge.worth()) if edge.visits else value
            self._lowest = min(self._lowest, value)
            self._highest = max(self._highest, value)
            if edge.first > most:
                most = edge.first
                best = edge
                left = trial
        assert best is not None, "every question has an answer"
        total = 0.0
        for edge in known.values():
            edge.prior = 0.02 + exp(max(-20.0, (edge.first - most) / KEEN))
            total += edge.prior
        for edge in known.values():
            edge.prior /= total
        return best, left

    def _some_of(self, state: State, lane: Lane, tries: list[list[int]], chance: Chance) -> list[list[int]]:
        """The habitual answer and some others, drawn by lot."""
        found = [self._playing_on.habitual(state, lane, chance)]
        for place in chance.sample(list(range(len(tries))), BREADTH):
            if tries[place] not in found and len(found) < BREADTH:
                found.append(tries[place])
        return found

    def _advance(self, nodes: list[Node], lane: Lane, picks: list[int], together: bool) -> None:
        """Every seat moves on in its own tree by what it sees of the answer."""
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        own: Label = tuple(picks)
        seen: Label = (UNSEEN,) if together or isinstance(ask, AskSome) else own
        for seat in range(len(nodes)):
            nodes[seat] = nodes[seat].child(ask.kind(), own if seat == ask.seat else seen)

    def _select(self, found: list[Edge]) -> Edge | None:
        """The answer to try: worth, trust and curiosity decide among those that this deal allows."""
        offered = 0
        for edge in found:
            offered += edge.visits
        root = sqrt(offered + 1.0)
        span = max(self._highest - self._lowest, 1e-9)
        best: Edge | None = None
        most = -1e9
        for edge in found:
            value = (edge.total + TRUST * edge.first) / (edge.visits + TRUST)
            score = (value - self._lowest) / span + CURIOSITY * edge.prior * root / (1 + edge.visits)
            if score > most:
                most = score
                best = edge
        return best


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


def lane_of(state: State, seat: int) -> Lane:
    """The lane in which a seat is asked."""
    for lane in state.lanes:
        if lane.menu:
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            if ask.seat == seat:
                return lane
    raise AssertionError(f"seat {seat} is not asked")
