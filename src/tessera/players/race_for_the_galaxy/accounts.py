"""A side of Race for the Galaxy, part by part."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.scoring import score
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.state import State
from tessera.players.accounts import Part
from tessera.players.race_for_the_galaxy import evaluation


def accounts(state: State, seat: int) -> list[Part]:
    """The parts of a side."""
    assert isinstance(state, Race)
    left = evaluation.rounds_left(state)
    points = score(state, seat)
    hand = len(state.zones[state.hand(seat)])
    return [
        Part("points", float(points), points),
        Part("hand", evaluation.OPEN_HAND * hand + evaluation.promise(state, seat, left), hand),
        Part("goods", evaluation.goods(state, seat, left), len(state.empires[seat].laden)),
        Part("powers", evaluation.powers(state, seat) * left),
        Part("engine", evaluation.engine(state, seat) * left),
        Part("honours", evaluation.honours(state, seat, left)),
        Part("goals", evaluation.towards_goals(state, seat)),
    ]
