"""One way down from a deal: the position it has come to, and where every seat stands in its own tree."""

from __future__ import annotations

from tessera.kernel.chance import Chance
from tessera.kernel.engine import submit
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.search.playing_on import PlayingOn, waiting
from tessera.players.search.tree import UNSEEN, Edge, Label, Node


class Walk:
    """Goes from question to question. The deal is left as it is; luck is dealt anew at every open turn, so that walks
    which differ in their first answer meet the same luck for as long as can be.
    """

    def __init__(
        self, playing_on: PlayingOn, deal: State, nodes: list[Node], viewer: int, horizon: int, chance: Chance
    ) -> None:
        self._playing_on = playing_on
        self._chance = chance
        self._before = deal
        self._height = len(lane_of(deal, viewer).stack)
        self._passes = horizon
        self._mover = viewer
        self.state = playing_on.copy(deal, chance.word())
        # The node of each seat's tree at which it stands now.
        self.nodes = nodes
        # What was answered on the way, and by whom.
        self.given: list[tuple[int, Edge]] = []
        # Whether it is one seat's turn and nothing that was started waits for its end.
        self.is_open = False

    def give(self, chosen: list[tuple[int, Edge]]) -> None:
        """All who are asked have chosen, and now their answers are given."""
        together = len(self.state.lanes) > 1
        for seat, edge in chosen:
            lane = lane_of(self.state, seat)
            self._advance(lane, edge.picks, together)
            self.given.append((seat, edge))
            submit(self.state, lane, edge.picks)
            if self.state.over:
                return

    def is_done(self) -> bool:
        """Whether the game is over or the horizon reached; else the walk is made ready for the next questions."""
        asked = waiting(self.state)
        if self.state.over or asked is None:
            return True
        self.is_open = False
        if not self._playing_on.is_at_rest(self._before, self.state, self._height):
            return False
        if self._is_at_horizon(asked):
            return True
        self.is_open = len(self.state.lanes) == 1
        self._height = len(asked.stack)
        self._before = self.state
        self.state = self._playing_on.copy(self.state, self._chance.word())
        return False

    def _is_at_horizon(self, asked: Lane) -> bool:
        """Whether the turn has passed on as often as it may. When all are asked together, it does so each time."""
        if self._passes == 0:
            return True
        if len(self.state.lanes) > 1:
            self._passes -= 1
            return False
        ask = asked.stack[-1]
        assert isinstance(ask, Ask)
        if ask.seat != self._mover:
            self._mover = ask.seat
            self._passes -= 1
        return self._passes == 0

    def _advance(self, lane: Lane, picks: list[int], together: bool) -> None:
        """Every seat moves on in its own tree by what it sees of the answer."""
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        own: Label = tuple(picks)
        seen: Label = (UNSEEN,) if together or isinstance(ask, AskSome) else own
        for seat in range(len(self.nodes)):
            self.nodes[seat] = self.nodes[seat].child(ask.kind(), own if seat == ask.seat else seen)


def lane_of(state: State, seat: int) -> Lane:
    """The lane in which a seat is asked."""
    lane = asked_lane(state, seat)
    assert lane is not None, f"seat {seat} is not asked"
    return lane


def asked_lane(state: State, seat: int) -> Lane | None:
    """The same, if the seat is asked at all."""
    for lane in state.lanes:
        if lane.menu:
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            if ask.seat == seat:
                return lane
    return None
