"""How a seat answers on the way down: by habit at first, then by looking at its answers, then by what trials showed."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.lookahead import answers
from tessera.players.search.playing_on import PlayingOn
from tessera.players.search.tree import Edge, Label, Node
from tessera.players.search.worth import Worth

# How much an answer that was seldom tried is preferred to one known to be good.
CURIOSITY: Final = 0.3
# The first sight of an answer counts as much as so many trials.
TRUST: Final = 2.0
# So many answers to a question are known at most below the first one; of more, so many are drawn by lot.
BREADTH: Final = 40
# Shares of winning that differ by this much differ clearly at first sight.
KEEN: Final = 0.04


class Choosing:
    """Chooses answers at the nodes of trees, for whichever seat is asked."""

    def __init__(self, worth: Worth, playing_on: PlayingOn) -> None:
        self._worth = worth
        self._playing_on = playing_on
        # The least and the most that anything was worth: what curiosity is measured by.
        self._lowest = 1.0
        self._highest = 0.0

    def choose(self, state: State, lane: Lane, ask: Ask[State], node: Node, chance: Chance, is_open: bool) -> Edge:
        """An answer below the first one.

        It is given by habit when the question is met for the first time, and looked at with the others when it is met
        again. Where one seat's turn is open, habits say little: there answers are looked at at once.
        """
        known = node.edges.get(ask.kind())
        if known is None:
            known = {}
            node.edges[ask.kind()] = known
            if not is_open:
                return Edge(self._playing_on.habitual(state, lane, chance))
        found = legal(lane, ask, known)
        # Deals differ in what they allow: answers that this one is the first to offer are looked at now.
        if len(found) < BREADTH and (isinstance(ask, AskSome) or len(found) < len(lane.menu)):
            fresh = self._fresh(state, lane, known, BREADTH - len(found), chance)
            if fresh:
                found += self.look(state, lane, known, fresh, chance.word())
        return self._select(found)

    def look(
        self, state: State, lane: Lane, known: dict[Label, Edge], tries: list[list[int]], luck: int, looks: int = 1
    ) -> list[Edge]:
        """Look at answers to a question, each so many times, all of them with the same luck each time."""
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        number = state.lanes.index(lane)
        seen: list[Edge] = []
        for picks in tries:
            edge = known.get(tuple(picks))
            if edge is None:
                edge = Edge(picks)
                known[tuple(picks)] = edge
            value = 0.0
            for look in range(looks):
                value += self._worth.shares(self._playing_on.after(state, number, picks, luck ^ look))[ask.seat]
            value /= looks
            self._lowest = min(self._lowest, value)
            self._highest = max(self._highest, value)
            # What was found out before counts, too.
            edge.first = (TRUST * value + edge.total) / (TRUST + edge.visits)
            seen.append(edge)
        weigh_priors(known)
        return seen

    def _fresh(self, state: State, lane: Lane, known: dict[Label, Edge], room: int, chance: Chance) -> list[list[int]]:
        """Answers that are not known yet; of too many, the habitual one and some others, drawn by lot."""
        fresh = [picks for picks in answers(lane, chance) if tuple(picks) not in known]
        if len(fresh) <= room:
            return fresh
        habitual = self._playing_on.habitual(state, lane, chance)
        found = [habitual] if tuple(habitual) not in known else []
        for place in chance.sample(list(range(len(fresh))), room):
            if fresh[place] not in found and len(found) < room:
                found.append(fresh[place])
        return found

    def _select(self, found: list[Edge]) -> Edge:
        """The answer to try: worth, trust and curiosity decide among those that this deal allows."""
        offered = 0
        for edge in found:
            offered += edge.visits
        root = sqrt(offered + 1.0)
        span = max(self._highest - self._lowest, 1e-9)
        best = found[0]
        most = -1e9
        for edge in found:
            value = (edge.total + TRUST * edge.first) / (edge.visits + TRUST)
            score = (value - self._lowest) / span + CURIOSITY * edge.prior * root / (1 + edge.visits)
            if score > most:
                most = score
                best = edge
        return best


def weigh_priors(known: dict[Label, Edge]) -> None:
    """How likely each answer is to be the best one, at first sight."""
    most = max([edge.first for edge in known.values()])
    total = 0.0
    for edge in known.values():
        edge.prior = 0.02 + exp(max(-20.0, (edge.first - most) / KEEN))
        total += edge.prior
    for edge in known.values():
        edge.prior /= total


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
