"""Why something cannot be explored, built or populated (Range; Explore; Build; Populate)."""

from __future__ import annotations

from tessera.games.revive.objections_price import Bill, dear
from tessera.games.revive.objector import Reason
from tessera.games.revive.rules.announcing import (
    A_RANGE,
    A_SIZE,
    A_UNLIMITED,
    CHOICE,
    TARGET_BUILD,
    TARGET_EXPLORE,
    TARGET_POPULATE,
    available,
    books_for,
    books_to_others,
    gears_for,
    modified,
    modifiers,
    targets,
    tile_cost,
    tile_range,
)
from tessera.games.revive.rules.announcing import CRATE as WITH_CRATE
from tessera.games.revive.rules.range import FAR, way_to_tile, ways
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import (
    BOOK,
    BUILD,
    CHASM,
    EXPLORE,
    FOOD,
    GEAR,
    LARGE,
    LOCATION,
    POPULATE,
    SAND,
    SIZES,
    UNEXPLORED,
    VAST,
)

_DEAR = "gather"


# Ways


def way_reason(game: Revive, seat: int, goals: list[int], words: dict[str, str]) -> Reason:
    """Why no way leads to any of some spaces: face-down tiles, or a vast crystal, lie between
    (REV-RNG-06, REV-EXP-01, REV-OPT-09)."""
    reach = ways(game, seat)
    queue = [space for space in game.rulebook.board.used if game.kinds[space] == VAST and reach[space] < FAR]
    seen = set(queue)
    for space in queue:
        for other in game.rulebook.board.next_to[space]:
            if other not in seen:
                seen.add(other)
                if game.kinds[other] != UNEXPLORED:
                    queue.append(other)
    if seen.intersection(goals):
        return Reason("REV-OPT-09", "why.behind_vast", "other_way", words)
    return Reason("REV-RNG-06", "why.behind", "explore_between", words)


def _with_help(game: Revive, seat: int, said: list[int], choice: int, reason: Reason) -> Reason:
    """A price that a machine or crate of the player makes payable: that is the way out (REV-MACH-05, REV-CRT-02)."""
    for modifier in modifiers(game, seat, said[0]):
        if choice in targets(game, seat, modified(game, seat, said, modifier)):
            id = game.name(modifier - WITH_CRATE) if modifier >= WITH_CRATE else game.place_name(seat, modifier)
            reason.words["helper"] = f"machine:{id}"
            reason.instead = "take_along"
            return reason
    return reason


def nearest_price(game: Revive, seat: int, said: list[int]) -> Reason | None:
    """Of all prices that keep a player from an action the one of which least is missing; None if no price does."""
    kind, found = said[0], []
    if kind == EXPLORE:
        found = [explore_reason(game, seat, slot, said) for slot in game.hidden]
    elif kind == BUILD:
        sizes = range(len(SIZES))
        found = [build_reason(game, seat, size, space, said) for space in game.sites for size in sizes]
    elif kind == POPULATE:
        found = [populate_reason(game, seat, space, said) for space in game.places]
    prices = [reason for reason in found if reason is not None and reason.why == "fact.dear"]
    return min(prices, key=lambda reason: int(reason.words["missing"].partition(":")[2]), default=None)


# Explore


def explore_reason(game: Revive, seat: int, slot: int, said: list[int]) -> Reason | None:
    """Why a tile cannot be explored; None if it can (REV-EXP-01, REV-EXP-02, REV-RNG-07)."""
    words = {"tile": f"slot:{slot}"}
    kind = game.rulebook.board.slot_kinds[slot]
    if kind != "area":
        words = {"space": f"space:{4 * slot}"} if kind != "start" else words
        return Reason("REV-EXP-01", "why.start_tile" if kind == "start" else "why.no_tile", "face_down", words)
    if slot not in game.hidden:
        return Reason("REV-EXP-01", "why.explored", "face_down", words)
    if slot in game.exploring:
        return Reason("REV-EXP-01", "why.exploring", "face_down", words)
    spaces = [4 * slot + cell for cell in range(4)]
    if not said[A_UNLIMITED] and way_to_tile(ways(game, seat), slot) >= FAR:
        return way_reason(game, seat, spaces, {"target": f"slot:{slot}"})
    bill = Bill()
    bill.add(FOOD, tile_cost(game, seat, slot, said))
    bill.add(FOOD, tile_range(game, seat, slot, said), "range")
    reason = dear(game, seat, bill, f"doing:explore {slot}", "REV-EXP-02", _DEAR)
    return None if reason is None else _with_help(game, seat, said, TARGET_EXPLORE * CHOICE + slot, reason)


# Build


def build_reason(game: Revive, seat: int, size: int, space: int, said: list[int]) -> Reason | None:
    """Why a building cannot be built on a space; None if it can (REV-BLD-01, REV-BLD-02, REV-BLD-03, REV-BLD-10)."""
    words = {"space": f"at:{space}", "target": f"at:{space}", "size": f"size:{SIZES[size]}"}
    reason = _site_reason(game, seat, space, words)
    if reason is not None:
        return reason
    if said[A_SIZE] not in (-1, size):
        words["size"] = f"size:{SIZES[said[A_SIZE]]}"
        return Reason("REV-STO-01", "why.other_size", "granted_size", words)
    if not game.camps[seat].buildings[size]:
        instead = "other_size" if any(game.camps[seat].buildings) and said[A_SIZE] < 0 else "other_action"
        return Reason("REV-BLD-10", "why.no_building", instead, words)
    way = ways(game, seat)[space]
    if way >= FAR:
        return way_reason(game, seat, [space], words)
    bill = Bill()
    bill.add(GEAR, gears_for(game, seat, space, size, said))
    bill.add(FOOD, max(0, way - said[A_RANGE]), "range")
    # Either the gears are missing, or only the food for range.
    clause = "REV-BLD-01" if game.can_pay(seat, bill.cost[GEAR], 0, 0, 0) else "REV-BLD-02"
    reason = dear(game, seat, bill, f"doing:build {size} {space}", clause, _DEAR)
    return None if reason is None else _with_help(game, seat, said, TARGET_BUILD * CHOICE + 2 * space + size, reason)


def _site_reason(game: Revive, seat: int, space: int, words: dict[str, str]) -> Reason | None:
    """Why nobody can build on a space (REV-BLD-03, REV-MAP-04, REV-OPT-12)."""
    kind = game.kinds[space]
    if kind == UNEXPLORED:
        return Reason("REV-BLD-01", "why.unexplored", "explore_first", words)
    if kind == CHASM:
        return Reason("REV-MAP-04", "why.chasm", "sand_space", words)
    if kind == VAST:
        return Reason("REV-OPT-12", "why.vast", "sand_space", words)
    if kind != SAND:
        return Reason("REV-BLD-03", "why.no_sand", "sand_space", words)
    builder = game.builder(space)
    if builder == seat:
        return Reason("REV-BLD-03", "why.own_building", "sand_space", words)
    if builder >= 0:
        return Reason("REV-BLD-03", "why.occupied", "sand_space", words | {"player": f"player:{builder}"})
    return None


# Populate


def populate_reason(game: Revive, seat: int, space: int, said: list[int]) -> Reason | None:
    """Why a location cannot be populated; None if it can (REV-POP-01, REV-POP-03, REV-POP-07, REV-POP-10)."""
    words = {"space": f"at:{space}", "target": f"at:{space}"}
    kind = game.kinds[space]
    if kind == UNEXPLORED:
        return Reason("REV-POP-01", "why.unexplored", "explore_first", words)
    if kind not in (LOCATION, LARGE):
        return Reason("REV-POP-01", "why.no_location", "location", words)
    if game.people[space] >> seat & 1:
        return Reason("REV-POP-07", "why.own_figure", "location", words)
    nodes = available(game, seat)
    if not nodes:
        return Reason("REV-POP-10", "why.no_figure", "other_action", words)
    if ways(game, seat)[space] >= FAR:
        return way_reason(game, seat, [space], words)
    # The cheapest technology tells what is missing.
    costs = [sum(_populate_bill(game, seat, space, node, said).cost) for node in nodes]
    node = nodes[costs.index(min(costs))]
    reason = technology_price(game, seat, space, node, said)
    return None if reason is None else _with_help(game, seat, said, TARGET_POPULATE * CHOICE + space, reason)


def _populate_bill(game: Revive, seat: int, space: int, node: int, said: list[int]) -> Bill:
    bill = Bill()
    bill.add(BOOK, books_for(game, seat, space, node, said))
    bill.add(BOOK, books_to_others(game, seat, space, node), "others")
    bill.add(FOOD, max(0, ways(game, seat)[space] - said[A_RANGE]), "range")
    return bill


def technology_price(game: Revive, seat: int, space: int, node: int, said: list[int]) -> Reason | None:
    """Books for a technology, with those for other players and the food for range
    (REV-POP-02, REV-POP-03, REV-POP-04)."""
    bill = _populate_bill(game, seat, space, node, said)
    clause = "REV-POP-03"
    if game.can_pay(seat, 0, bill.cost[BOOK], 0, 0):
        clause = "REV-POP-02"
    elif game.can_pay(seat, 0, books_for(game, seat, space, node, said), 0, 0):
        clause = "REV-POP-04"
    return dear(game, seat, bill, f"doing:populate {node} {space}", clause, _DEAR)


def technology_reason(game: Revive, seat: int, node: int) -> Reason | None:
    """Why a technology is not open to a player, whatever it costs (REV-POP-05, REV-POP-06)."""
    words = {"technology": f"technology:{game.camps[seat].tribe}:{node}"}
    if game.camps[seat].known >> node & 1:
        return Reason("REV-POP-06", "why.known", "other_technology", words)
    if node in available(game, seat):
        return None
    technologies = game.tribe(seat).technologies
    links = [other for other in range(len(technologies)) if technologies[node].links >> other & 1]
    words["nodes"] = "nodes:" + " ".join([f"{other}" for other in links])
    return Reason("REV-POP-05", "why.not_joined", "joined", words)
