"""Why a Troop or an Assault Ship may not move (End phase: Troop Movement; Assault Ship)."""

from __future__ import annotations

from tessera.games.the_warp.objector import Objector, Reason, nearest, steps
from tessera.games.the_warp.rules.movement import MoveByEffect, move_notation, moves
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ASSAULT_SHIP, EMPTY, MOVE_LIMIT, MOVES, SIGHT, TYPES
from tessera.kernel.step import Refused


def move_objections(game: Warp, seat: int, left: int) -> list[Refused]:
    """Every movement that is not open while an effect moves Troops."""
    objector = Objector(game, seat, MoveByEffect(seat, left))
    object_to_moves(objector, left)
    return objector.refused


def object_to_moves(objector: Objector, left: int) -> None:
    """Troops that cannot leave, areas that cannot be entered, and ships that cannot go there."""
    game, seat = objector.game, objector.seat
    areas = game.colonies[seat].areas
    if left <= 0:
        # What would be open with a movement left tells most.
        for move in moves(game, seat, 1):
            id = move_notation(game, move)
            if objector.is_open(id):
                objector.no(id, Reason("WARP-END-02", "why.no_moves", "end_turn", {}, _all(game, seat)))
        return
    garrisons = [area for area in areas if game.troops[area] > 1]
    closest = nearest(game.rulebook.board, garrisons) if garrisons else []
    for origin in areas:
        for target in _meant(game, seat, origin, closest):
            id = f"move {game.area_name(origin)} {game.area_name(target)}"
            if objector.is_open(id):
                objector.no(id, move_reason(game, seat, origin, target, left))
        if game.buildings[origin * TYPES + ASSAULT_SHIP]:
            for target in game.rulebook.board.near[origin]:
                id = f"sail {game.area_name(origin)} {game.area_name(target)} 1"
                if objector.is_open(id):
                    objector.no(id, sail_reason(game, seat, origin, target, 1, left))


def _all(game: Warp, seat: int) -> int:
    """How many movements a turn has (WARP-END-02)."""
    return MOVES + game.colonies[seat].stats[MOVE_LIMIT]


def _meant(game: Warp, seat: int, origin: int, closest: list[int]) -> list[int]:
    """Where a Troop of an area could be meant to go: neighbours, own areas, and empty areas that are nearest to it."""
    areas = game.colonies[seat].areas
    board = game.rulebook.board
    found = [area for area in board.next_to[origin] if game.troops[origin] > 1 or game.holder[area] in (seat, EMPTY)]
    if game.troops[origin] > 1:
        found += [area for area in areas if area != origin]
        empty = [area for area in range(len(game.holder)) if game.holder[area] == EMPTY]
        found += [area for area in empty if closest[area] == origin]
    return list(dict.fromkeys(found))


def move_reason(game: Warp, seat: int, origin: int, target: int, left: int) -> Reason:
    """Why one Troop cannot move from one area to another
    (WARP-END-02, WARP-END-03, WARP-END-04, WARP-END-05, WARP-GAT-07)."""
    words = {"origin": f"area:{origin}", "area": f"area:{target}"}
    reason = _leaving(game, seat, origin, target, 1, left) or _entering(game, seat, target, 1)
    if reason is not None:
        return reason
    if game.holder[target] == seat:
        return Reason("WARP-END-02", "why.not_linked", "linked_area", words)
    return Reason("WARP-END-05", "why.not_beside", "nearer_area", words)


def sail_reason(game: Warp, seat: int, origin: int, target: int, riders: int, left: int) -> Reason:
    """Why an Assault Ship cannot go there with so many Troops (WARP-SHP-06, WARP-SHP-10)."""
    words = {"origin": f"area:{origin}", "area": f"area:{target}", "limit": str(SIGHT)}
    if game.holder[origin] == seat and not game.buildings[origin * TYPES + ASSAULT_SHIP]:
        return Reason("WARP-SHP-06", "why.no_ship", "from_ship", words)
    if not riders:
        return Reason("WARP-SHP-06", "why.no_rider", "take_rider", words)
    reason = _leaving(game, seat, origin, target, riders, left)
    if reason is not None:
        return reason
    away = steps(game.rulebook.board, origin, target)
    if away > SIGHT:
        return Reason("WARP-SHP-06", "why.ship_move_range", "nearer_area", words, away)
    reason = _entering(game, seat, target, riders)
    assert reason is not None, "this ship can go there"
    return reason


def _leaving(game: Warp, seat: int, origin: int, target: int, count: int, left: int) -> Reason | None:
    """Why so many Troops cannot leave an area, None if they can."""
    words = {"origin": f"area:{origin}", "have": str(game.troops[origin])}
    if game.holder[origin] != seat:
        return Reason("WARP-END-02", "why.origin_foreign", "from_own", words)
    if left <= 0:
        return Reason("WARP-END-02", "why.no_moves", "end_turn", words, _all(game, seat))
    if origin == target:
        return Reason("WARP-END-02", "why.same_area", "other_area", words)
    if game.troops[origin] < 2:
        return Reason("WARP-END-03", "why.last_troop", "from_garrison", words)
    if count > game.troops[origin] - 1:
        return Reason("WARP-END-03", "why.one_stays", "fewer_troops", words, count)
    if count > left:
        return Reason("WARP-SHP-10", "why.few_moves", "fewer_troops", words | {"left": str(left)}, count)
    return None


def _entering(game: Warp, seat: int, target: int, count: int) -> Reason | None:
    """Why so many Troops cannot enter an area, None if nothing there stands against it."""
    holder, limit = game.holder[target], game.limit_of(target)
    words = {"area": f"area:{target}", "limit": str(limit)}
    if holder in (seat, EMPTY):
        there = game.troops[target] if holder == seat else 0
        if there + count <= limit:
            return None
        if target == game.rulebook.board.gate:
            return Reason("WARP-GAT-07", "why.gate_full", "other_area", words, there)
        return Reason("WARP-END-03", "why.troops_full", "other_area", words, there)
    if holder >= 0 and holder == game.partner(seat):
        return Reason("WARP-TEAM-16", "why.move_teammate", "own_or_empty", words | {"player": f"player:{holder}"})
    return Reason("WARP-END-04", "why.move_held", "attack_it", words | {"holder": f"holder:{target}"})
