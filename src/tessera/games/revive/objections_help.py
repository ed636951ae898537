"""Which crate, machine or trade of a player would bring what is missing: the way out of a price (Free actions)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.objector import Reason
from tessera.games.revive.rules.free_actions import (
    FREE,
    GIVEN,
    OPEN,
    SWAP,
    USE,
    amounts_given,
    helpful_actions,
    listed_by,
)
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BASIC, BASICS, CRYSTAL, RESOURCES


def with_help(game: Revive, seat: int, cost: list[int], reason: Reason) -> Reason:
    """The reason of a price, with the free action that makes it payable as its way out, if there is one
    (REV-TURN-04, REV-CRT-02, REV-MACH-01, REV-FREE-02)."""
    if seat != game.active:
        return reason
    for choice in helpful_actions(game, seat):
        kind, which = divmod(choice, FREE)
        held = [*game.camps[seat].resources, 0]
        if kind == SWAP:
            get = game.standings(seat, ops.STANDING_TRADE)[which // GIVEN].get
            times = _times(held, cost, [*amounts_given(which % GIVEN), 0], get)
            if times:
                reason.words["give"] = _amounts(list(amounts_given(which % GIVEN)), times)
                reason.words["get"] = _amounts(get, times)
                reason.instead = "swap_first"
                return reason
        elif kind in (USE, OPEN) and _covers(held, cost, _used(game, listed_by(game, seat, choice), held)):
            id = game.place_name(seat, which) if kind == USE else game.name(which)
            reason.words["helper"] = f"machine:{id}"
            reason.instead = "use_first" if kind == USE else "open_first"
            return reason
    return reason


def _times(held: list[int], cost: list[int], give: list[int], get: list[int]) -> int:
    """How often a trade must be made until a cost can be paid, 0 if it never can."""
    left = held
    times = 0
    while min(left) >= 0:
        if times and _covers(left, cost, 0):
            return times
        left = [left[what] - give[what] + get[what] for what in range(len(held))]
        times += 1
    return 0


def _amounts(units: list[int], times: int) -> str:
    return "bill:" + "|".join([f"{RESOURCES[what]} {times * n}" for what, n in enumerate(units[:BASIC]) if n])


def _used(game: Revive, listed: int, held: list[int]) -> int:
    """What is held after a machine or crate, as far as that can be foreseen; how many swaps it allows as well."""
    swaps = 0
    for effect in game.rulebook.lists[listed]:
        bought = [effect]
        if effect.op == ops.PAY and not effect.cost[BASIC]:
            for what in range(BASIC):
                held[what] -= effect.cost[what]
            bought = game.rulebook.lists[effect.then[0]]
        elif effect.op == ops.TRADE:
            swaps += effect.n
        for gain in bought:
            if gain.op == ops.GAIN:
                held[gain.what] += gain.n
    return swaps


def _covers(held: list[int], cost: list[int], swaps: int) -> bool:
    """Whether a cost can be paid: crystals stand in for basic resources, and so do swaps of what is left over."""
    if min(held) < 0 or held[CRYSTAL] < cost[CRYSTAL]:
        return False
    short = [max(0, cost[what] - held[what]) for what in range(BASICS)]
    left = sum([max(0, held[what] - cost[what]) for what in range(BASICS)])
    # A mix is paid with what is left; then swaps turn the rest into what is short.
    missing = sum(short) + max(0, cost[BASIC] - left)
    swapped = min(swaps, max(0, left - cost[BASIC]), sum(short))
    return missing - swapped <= held[CRYSTAL] - cost[CRYSTAL] + held[BASIC]
