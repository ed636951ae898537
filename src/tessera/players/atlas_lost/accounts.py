"""A side of Atlas Lost, part by part, as a search sees it."""

from __future__ import annotations

from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import COMMAND, DATA, MILITARY, RESEARCH
from tessera.kernel.state import State
from tessera.players.accounts import Part
from tessera.players.atlas_lost import evaluation
from tessera.players.atlas_lost.evaluation import IN_THE_LONG_RUN, Outlook


def accounts(state: State, seat: int) -> list[Part]:
    """The parts of a side."""
    assert isinstance(state, Atlas)
    outlook: Outlook = IN_THE_LONG_RUN
    faction = state.factions[seat]
    points = state.total_tp(seat)
    cards = len(state.zones[state.hand(seat)])
    power = faction.have[MILITARY]
    tokens = sum([state.placed_tokens(seat, kind) for kind in range(3)])
    found = [
        Part("points", evaluation.tp_worth(points, outlook), points),
        Part("research", evaluation.held(RESEARCH, faction.have[RESEARCH]), faction.have[RESEARCH]),
        Part("data", evaluation.held(DATA, faction.have[DATA]), faction.have[DATA]),
        Part("command", evaluation.held(COMMAND, faction.have[COMMAND]), faction.have[COMMAND]),
        Part("military", evaluation.military_worth(power), power),
        Part("tokens", evaluation.tokens(state, seat) - evaluation.military_worth(power), tokens),
        Part("hand", evaluation.cards_worth(cards), cards),
        Part("influence", evaluation.track_worth(faction.influence, outlook), faction.influence),
        Part("engine", evaluation.still_to_come(state, seat, outlook)),
        Part("initiative", outlook.initiative * evaluation.initiative(state, seat)),
    ]
    return [*found, Part("victory", evaluation.about_to_win(state, seat))]
