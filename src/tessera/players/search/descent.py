"""One iteration: a first answer in one deal, down the trees as far as the horizon, and what it was worth."""

from __future__ import annotations

from typing import Final

from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask
from tessera.players.search.choosing import Choosing
from tessera.players.search.playing_on import PlayingOn
from tessera.players.search.tree import Edge, Node
from tessera.players.search.walk import Walk, asked_lane
from tessera.players.search.witness import Witness
from tessera.players.search.worth import Worth

# Nothing within a horizon has more questions than this; what does is weighed where it has got to.
LONGEST: Final = 240
# So many positions in which the next question may be asked are kept in mind for each first answer.
KEPT: Final = 8


class Foreseen:
    """A question that the seat which thinks expects to be asked next, and the trees that begin there."""

    __slots__ = ("nodes", "state")

    def __init__(self, state: State, nodes: list[Node]) -> None:
        self.state = state
        self.nodes = nodes


class Descent:
    """Goes down again and again from one position."""

    def __init__(
        self, worth: Worth, playing_on: PlayingOn, viewer: int, horizon: int, witness: Witness | None = None
    ) -> None:
        self._worth = worth
        self._playing_on = playing_on
        self._choosing = Choosing(worth, playing_on)
        # The seat that thinks.
        self._viewer = viewer
        # A position is weighed when the turn has passed on so often: 1 is the end of this turn, 0 is before it, when
        # what the answer started has come to its end.
        self._horizon = horizon
        self._witness = witness
        self._foreseen: dict[Edge, list[Foreseen]] = {}

    def look(self, state: State, lane: Lane, node: Node, tries: list[list[int]], luck: int) -> None:
        """Look at the answers to the first question: several times each where luck decides much."""
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        known = node.edges.setdefault(ask.kind(), {})
        self._choosing.look(state, lane, known, tries, luck, self._playing_on.samples(state, lane))

    def iterate(self, deal: State, roots: list[Node], first: Edge, chance: Chance) -> list[float]:
        """One iteration from a deal, which is left as it is, with a given first answer; its worth to each seat."""
        walk = Walk(self._playing_on, deal, roots.copy(), self._viewer, self._horizon, chance)
        foreseen = self._foreseen.setdefault(first, [])
        kept = len(foreseen) >= KEPT
        walk.give(self._chosen(walk, first, chance))
        for _ in range(LONGEST):
            if walk.is_done():
                break
            if not kept and asked_lane(walk.state, self._viewer) is not None:
                kept = True
                # The walk goes on in this very state, so it is kept as it is now.
                foreseen.append(Foreseen(self._playing_on.copy(walk.state, 0), walk.nodes.copy()))
            walk.give(self._chosen(walk, None, chance))
        shares = self._worth.shares(walk.state)
        for seat, edge in walk.given:
            edge.visits += 1
            edge.total += shares[seat]
        if self._witness is not None:
            self._witness.see(first, walk.state, self._worth, shares)
        return shares

    def foreseen(self, first: Edge) -> list[Foreseen]:
        """Where the next question may be asked after a first answer."""
        return self._foreseen.get(first, [])

    def _chosen(self, walk: Walk, first: Edge | None, chance: Chance) -> list[tuple[int, Edge]]:
        """What everybody who is asked answers: all choose before anybody's answer is given, so none sees another's."""
        chosen: list[tuple[int, Edge]] = []
        state = walk.state
        for lane in state.lanes:
            if lane.menu:
                ask = lane.stack[-1]
                assert isinstance(ask, Ask)
                seat = ask.seat
                if first is not None and seat == self._viewer:
                    chosen.append((seat, first))
                else:
                    node = walk.nodes[seat]
                    chosen.append((seat, self._choosing.choose(state, lane, ask, node, chance, walk.is_open)))
        return chosen
