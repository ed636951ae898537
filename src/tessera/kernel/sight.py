"""What a seat sees of the pieces, and dealing anew what it does not: written once, over zones."""

from __future__ import annotations

from tessera.kernel.chance import Chance
from tessera.kernel.engine import random_picks
from tessera.kernel.state import KNOWN, State
from tessera.kernel.step import Ask, AskSome


def zone_view(game: State, zone: int, seat: int) -> list[str]:
    """The pieces of a zone as a seat sees them: names where it may know them, backs where not.

    Where the order of a zone means nothing it tells nothing either: names and backs are sorted.
    """
    plan = game.plan
    shown = [
        plan.names[piece] if game.sees(seat, piece, zone) else plan.back_names[plan.backs[piece]]
        for piece in game.zones[zone]
    ]
    if not plan.zones[zone].ordered:
        shown.sort()
    return shown


def deal_anew(game: State, seat: int, chance: Chance) -> None:
    """Permute, in place, all that the seat cannot tell apart: same back, same group, not seen."""
    plan = game.plan
    sight = game.sight[seat]
    pools: dict[int, list[int]] = {}
    places: dict[int, list[tuple[int, int]]] = {}
    many = len(plan.back_names)
    for zone in range(len(game.zones)):
        if plan.zones[zone].seen >> seat & 1:
            continue
        pieces = game.zones[zone]
        for position in range(len(pieces)):
            piece = pieces[position]
            if sight[piece] != KNOWN:
                key = sight[piece] * many + plan.backs[piece]
                if key not in pools:
                    pools[key] = []
                    places[key] = []
                pools[key].append(piece)
                places[key].append((zone, position))
    swapped: dict[int, int] = {}
    for key in sorted(pools):
        pool = pools[key]
        dealt = sorted(pool)  # from nothing hidden: whoever knows the same gets the same deal
        chance.shuffle(dealt)
        for index in range(len(pool)):
            zone, position = places[key][index]
            game.zones[zone][position] = dealt[index]
            swapped[pool[index]] = dealt[index]
    _carry_knowledge(game, seat, swapped)


def _carry_knowledge(game: State, seat: int, swapped: dict[int, int]) -> None:
    """What another seat knew of a hidden piece it now knows of the piece dealt in its place."""
    for other in range(game.plan.seats):
        if other == seat:
            continue
        before = game.sight[other]
        after = before.copy()
        for old, new in swapped.items():
            after[new] = before[old]
        game.sight[other] = after


def ask_again(game: State, seat: int, chance: Chance) -> bool:
    """After dealing anew, the other seats' open questions offer what their new pieces allow.

    Whether all of them are still asked: everybody sees who thinks, so in a likely deal they have something to choose.
    A question that answers itself in this deal is left without a menu, for the engine to settle.
    """
    fits = True
    if game.over:
        return fits
    for lane in game.lanes:
        # The first lane stands at the barrier, unasked, while others are open.
        if not lane.stack or lane.seat == seat or (lane.seat < 0 and len(game.lanes) > 1):
            continue
        ask = lane.stack[-1]
        if not isinstance(ask, Ask) or ask.seat == seat:
            continue
        lane.menu = ask.options(game)
        if lane.answered:
            # Who has nothing to choose from in this deal answered nothing.
            lane.picks = random_picks(lane, chance) if isinstance(ask, AskSome) or lane.menu else []
            lane.menu = []
        elif len(lane.menu) <= (ask.least if isinstance(ask, AskSome) else 1):
            lane.menu = []
            fits = False
    return fits
