"""A side of The Warp, part by part. Teammates have their sides together, and each of them its own parts."""

from __future__ import annotations

from tessera.games.the_warp.rules.conditions import on_board
from tessera.games.the_warp.rules.endgame import points_of
from tessera.games.the_warp.state import Warp
from tessera.kernel.state import State
from tessera.players.accounts import Part
from tessera.players.the_warp import evaluation as figures


def accounts(state: State, seat: int) -> list[Part]:
    """The parts of a side."""
    assert isinstance(state, Warp)
    colony = state.colonies[seat]
    points = points_of(state, seat)
    rewards = len(state.zones[state.rewards(seat)])
    return [
        Part("points", figures.POINT * points, points),
        Part("ground", figures.ground(state, seat), len(colony.areas)),
        Part("troops", figures.troops(state, seat), on_board(state, seat) + colony.reserve),
        Part("goods", figures.goods(state, seat), colony.gold + colony.energy),
        Part("cards", figures.cards(state, seat), len(state.zones[state.hand(seat)])),
        Part("rewards", figures.REWARD * rewards, rewards),
        Part("growth", figures.growth(state, seat)),
        Part("attack", figures.PROSPECT * figures.prospects(state, seat)),
        Part("gate", figures.gate(state, seat)),
        Part("missions", figures.nearness(state, seat)),
    ]
