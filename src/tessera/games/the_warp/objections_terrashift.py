"""Why an area may not be raised or lowered (Terrashift)."""

from __future__ import annotations

from tessera.games.the_warp.objector import Objector, Reason
from tessera.games.the_warp.rules.terrashift import AS_EFFECT, LowerArea, RaiseArea, ShiftOne
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import HIGHEST, LOWEST
from tessera.kernel.step import Ask, Refused

RAISE = 1
LOWER = -1


def shift_objections(game: Warp, seat: int, change: int, raised: int) -> list[Refused]:
    """Every area that cannot rise, or that cannot sink once another has risen."""
    ask: Ask[Warp] = RaiseArea(seat, AS_EFFECT) if change == RAISE else LowerArea(seat, raised, AS_EFFECT)
    objector = Objector(game, seat, ask)
    for area in range(len(game.holder)):
        id = f"{'raise' if change == RAISE else 'lower'} {game.area_name(area)}"
        if objector.is_open(id):
            objector.no(id, shift_reason(game, seat, area, change, raised, False))
    return objector.refused


def follow_shift_objections(game: Warp, ask: ShiftOne) -> list[Refused]:
    """Every area that a follower, or an effect of one change, cannot raise or lower (WARP-TER-06)."""
    objector = Objector(game, ask.seat, ask)
    for area in range(len(game.holder)):
        for verb, change in (("raise", RAISE), ("lower", LOWER)):
            id = f"{verb} {game.area_name(area)}"
            if objector.is_open(id):
                objector.no(id, shift_reason(game, ask.seat, area, change, -1, bool(ask.as_action)))
    return objector.refused


def shift_reason(game: Warp, seat: int, area: int, change: int, raised: int, follows: bool) -> Reason:
    """Why an area cannot be changed (WARP-TER-02, WARP-TER-03, WARP-TER-04, WARP-TER-06, WARP-GAT-05)."""
    holder = game.holder[area]
    words = {"area": f"area:{area}"}
    if area == game.rulebook.board.gate:
        return Reason("WARP-GAT-05", "why.shift_gate", "other_area", words)
    if holder >= 0 and holder != seat:
        clause = "WARP-TER-06" if follows else "WARP-TER-02"
        return Reason(clause, "why.shift_foreign", "shift_own", words | {"player": f"player:{holder}"})
    if follows and area in game.shifted:
        return Reason("WARP-TER-06", "why.shifted", "other_area", words)
    if area == raised:
        return Reason("WARP-TER-01", "why.shift_same", "lower_other", words)
    if change == RAISE and game.multipliers[area] >= HIGHEST:
        return Reason("WARP-TER-04", "why.highest", "lower_or_other", words, HIGHEST)
    if change == LOWER and game.multipliers[area] <= LOWEST:
        return Reason("WARP-TER-04", "why.lowest", "raise_or_other", words, LOWEST)
    # The only area that could sink cannot rise: both changes must be made.
    return Reason("WARP-TER-04", "why.only_lowerable", "other_area", words)


def terrashift_reason() -> Reason:
    """Why the action Terrashift cannot be taken (WARP-TER-04)."""
    return Reason("WARP-TER-04", "fact.no_shift", "other_action")
