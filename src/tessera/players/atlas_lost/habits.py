"""What a player of Atlas Lost does without thinking long: quick answers, for looking ahead with.

Most follow-up questions of an action are about one piece more here or there, so each answer is given and weighed at
once, without what else may follow from it.
"""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost._generated import clone
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.chance import Chance
from tessera.kernel.engine import submit
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.atlas_lost.evaluation import evaluate
from tessera.players.lookahead import stands_before

# Before these questions an answer has come to its end.
_MENUS: Final = ("action", "influence", "initial")
# Of more answers than this, so many are drawn by lot: seldom, for lots make all that is weighed less sure.
_TRIED: Final = 24


def samples(state: State, lane: Lane) -> int:
    """How often to play on from each answer."""
    return 1


def is_at_rest(before: State, trial: State) -> bool:
    """Whether an answer has come to its end: a menu of a turn is open."""
    return stands_before(trial, _MENUS)


def follow(state: State, lane: Lane, chance: Chance) -> list[int]:
    """The answer that leaves the best position at once."""
    assert isinstance(state, Atlas)
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    if isinstance(ask, AskSome):
        return lane.menu[: max(ask.least, 1)]
    menu = lane.menu if len(lane.menu) <= _TRIED else chance.sample(lane.menu, _TRIED)
    number = state.lanes.index(lane)
    best, most = menu[0], float("-inf")
    for choice in menu:
        trial = clone(state)
        submit(trial, trial.lanes[number], [choice])
        worth = evaluate(trial, ask.seat)
        if worth > most:
            best, most = choice, worth
    return [best]
