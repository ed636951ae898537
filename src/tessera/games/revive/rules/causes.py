"""What made something happen: by which clause, and what it came from. The log tells both.

A cause is an entry (see rules/entries): an effect, which is printed on something, or what the board gives; -1 is none.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.entries import (
    ADVANCE,
    AGAIN,
    COPIED,
    CRYSTALS,
    EXPLORED,
    PLANTED,
    POINTS,
    RECRUIT,
    RESTED,
    SWITCH,
    SYMBOL,
    UNLOCK,
    VAST,
    WATER,
    WHY,
    effect_in,
    is_effect,
    kind_of,
    rest_of,
)
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ARTIFACT_SPACE, COLORS

NONE: Final = -1
# How a word of an event begins that names what it came from.
FROM: Final = "from:"
_WHY: Final = {
    AGAIN: "REV-SLOT-01",
    COPIED: "REV-OPT-01",
    RESTED: "REV-KUN-09",
    SYMBOL: "REV-MOD-05",
    EXPLORED: "REV-EXP-06",
    PLANTED: "REV-NAD-04",
}
_USUAL: Final = {
    ADVANCE: "REV-BLD-04",
    WATER: "REV-BLD-06",
    CRYSTALS: "REV-BLD-05",
    VAST: "REV-OPT-10",
    POINTS: "REV-KUN-06",
    RECRUIT: "REV-EXP-04",
    SWITCH: "REV-SW-01",
}


_SAID: Final = {CRYSTALS: "symbol", VAST: "vast", POINTS: "sand", SWITCH: "switch"}


def clause_of(game: Revive, cause: int) -> str:
    """The clause by which a cause gives what it gives (REV-EFF-01, REV-SLOT-01, REV-OPT-01, REV-OPT-04, REV-KUN-09,
    REV-MOD-05, REV-EXP-06, REV-NAD-04, REV-TRK-03, REV-REW-04)."""
    why = _WHY.get(cause // WHY, "")
    if why:
        return "REV-OPT-04" if cause // WHY == COPIED and game.rulebook.is_solo else why
    if is_effect(cause):
        return game.effect(effect_in(cause)).clause
    if kind_of(cause) == UNLOCK:
        is_artifact = game.rulebook.reward_spaces[rest_of(cause)].kind == ARTIFACT_SPACE
        return "REV-REW-04" if is_artifact else "REV-TRK-03"
    return _USUAL[kind_of(cause)]


def origin_of(game: Revive, cause: int) -> list[str]:
    """What it came from, as a word of an event: nothing where the sentence says so itself
    (REV-EFF-01, REV-BLD-05, REV-OPT-10, REV-KUN-06, REV-SW-01, REV-TRK-03, REV-TRK-05)."""
    if cause == NONE:
        return []
    if is_effect(cause):
        return [FROM + game.effect(effect_in(cause)).origin]
    if kind_of(cause) == UNLOCK:
        return [f"{FROM}reward:{game.rulebook.reward_spaces[rest_of(cause)].id}"]
    if kind_of(cause) in _SAID:
        return [FROM + _SAID[kind_of(cause)]]
    return [f"{FROM}track:{COLORS[rest_of(cause) // 100]}"] if kind_of(cause) == ADVANCE else []
