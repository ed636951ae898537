"""How far a player is with a mission: for each of its conditions what there is and what is needed."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Condition, Cost, Mission
from tessera.games.the_warp.rules.conditions import (
    AREA_BITS,
    all_hold,
    built_on,
    contacts,
    did,
    in_hand,
    largest_region,
    matches,
    of_types,
    on_board,
)
from tessera.games.the_warp.rules.final_scoring import value_of
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    COLOURED,
    DID_BUILD,
    DID_CLAIM,
    DID_UPGRADE,
    GAINED_RESOURCES,
    SHIP_LADDER,
    TYPES,
)


def progress(game: Warp, seat: int, mission: Mission) -> list[tuple[int, int, bool]]:
    """What there is, what is needed and whether it is enough, in the order of the compiled conditions, payment last."""
    found: list[tuple[int, int, bool]] = []
    for condition in mission.conditions:
        have, need = measure(game, seat, condition)
        met = condition.kind != ops.C_MOST and all_hold(game, seat, [condition])
        found.append((have, need, met))
    if mission.pay is not None:
        found.append(_payment(game, seat, mission.pay))
    return found


def _payment(game: Warp, seat: int, pay: Cost) -> tuple[int, int, bool]:
    """Resources that the payment could take, out of those that it takes."""
    colony = game.colonies[seat]
    need = pay.gold + pay.energy + pay.any
    gold, energy = min(colony.gold, pay.gold), min(colony.energy, pay.energy)
    rest = colony.gold - gold + colony.energy - energy
    have = gold + energy + min(rest, pay.any)
    return have, need, have >= need


def measure(game: Warp, seat: int, condition: Condition) -> tuple[int, int]:
    """The two numbers of one condition."""
    colony = game.colonies[seat]
    kind, least = condition.kind, condition.min
    if kind >= ops.C_DID_BUILD:
        return _measure_deed(game, seat, condition)
    if kind == ops.C_TRACK:
        return colony.positions[condition.word], least
    if kind == ops.C_TRACKS:
        return sum([least <= place <= condition.max for place in colony.positions]), condition.count
    if kind == ops.C_BUILDINGS:
        return of_types(colony.count, condition.types), least
    if kind == ops.C_BUILDING_TYPES:
        return sum([count > 0 for count in colony.count]), least
    if kind == ops.C_BUILDINGS_IN_AREA:
        printed = game.rulebook.board.areas
        areas = [area for area in colony.areas if condition.flag or not printed[area].colony]
        if condition.count == 1:
            return max([built_on(game, area) for area in areas], default=0), least
        return sum([built_on(game, area) >= least for area in areas]), condition.count
    if kind == ops.C_BUILT_AREAS:
        return sum([built_on(game, area) > 0 for area in colony.areas]), least
    if kind == ops.C_LEVEL:
        return colony.levels[condition.word], least
    if kind == ops.C_LEVELS:
        return sum([level >= least for level in colony.levels]), condition.count
    if kind == ops.C_AREAS:
        where = condition.where
        if where is None:
            return len(colony.areas), least
        return sum([matches(game, seat, area, where) for area in colony.areas]), least
    return _measure_state(game, seat, condition)


def _measure_state(game: Warp, seat: int, condition: Condition) -> tuple[int, int]:
    colony = game.colonies[seat]
    kind, least = condition.kind, condition.min
    if kind == ops.C_REGION:
        return largest_region(game, seat), least
    if kind == ops.C_TROOPS_ON_BOARD:
        return on_board(game, seat), least
    if kind == ops.C_GARRISONS:
        return sum([game.troops[area] >= least for area in colony.areas]), condition.count
    if kind == ops.C_RESERVE:
        return colony.reserve, least
    if kind == ops.C_RESOURCES:
        if least:
            return colony.gold + colony.energy, least
        need = condition.count + condition.second
        return min(colony.gold, condition.count) + min(colony.energy, condition.second), need
    if kind == ops.C_HAND:
        return in_hand(game, seat, condition.word), least
    if kind == ops.C_REWARDS:
        return len(game.zones[game.rewards(seat)]), least
    if kind == ops.C_GATE:
        return int(game.holder[game.rulebook.board.gate] == seat), 1
    if kind == ops.C_MISSIONS_DONE:
        return (sum(colony.done) if condition.word < 0 else colony.done[condition.word]), least
    return contacts(game, seat), least


def _measure_deed(game: Warp, seat: int, condition: Condition) -> tuple[int, int]:
    colony = game.colonies[seat]
    kind, least = condition.kind, condition.min
    deeds = colony.deeds
    if kind == ops.C_MOST:
        # Compared with everybody at the end; others' resources and cards are hidden, so only the own figure is told.
        return value_of(game, seat, condition.word), 0
    if kind == ops.C_DID_BUILD:
        return of_types(deeds[DID_BUILD:DID_UPGRADE], condition.types), least
    if kind == ops.C_DID_UPGRADE:
        raised = deeds[DID_UPGRADE:DID_CLAIM]
        ship = raised[SHIP_LADDER] if condition.types >> TYPES - 1 & 1 else 0
        return of_types(raised[:COLOURED], condition.types) + ship, least
    if kind == ops.C_DID_CONQUER:
        areas = [packed & (1 << AREA_BITS) - 1 for packed in colony.conquests]
        fitting = [area for area in areas if condition.where is None or matches(game, seat, area, condition.where)]
        met = did(game, colony, seat, condition)
        return (max(least, len(fitting)) if met else min(least - 1, len(fitting))), least
    if kind == ops.C_DID_GAIN:
        return deeds[GAINED_RESOURCES + condition.word], least
    # What is left counts one thing each: as many as needed, or how many there are so far.
    have = 0
    for count in range(1, least + 1):
        nearer = Condition(kind)
        nearer.min, nearer.word, nearer.second = count, condition.word, condition.second
        if colony.acted and did(game, colony, seat, nearer):
            have = count
    return have, max(1, least)
