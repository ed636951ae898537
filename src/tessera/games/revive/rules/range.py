"""What range costs: 1 food for each space between a piece and the target (Range).

`reach[seat][space]` is the food that a player pays to act on a space, kept up to date as pieces and tiles come, for
both only shorten ways. Spaces of face-down tiles have a number too, for they can be explored, but no way leads through
them.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive.state import Revive
from tessera.games.revive.terms import TEMPLE, UNEXPLORED, VAST

FAR: Final = 99


def spread(game: Revive, seat: int, reach: list[int], queue: list[int]) -> None:
    """Ways lead on from spaces whose number became smaller: through explored spaces of any kind, whoever is there, but
    never through a vast crystal (REV-RNG-01, REV-RNG-05, REV-RNG-06, REV-OPT-09, REV-NAD-07)."""
    next_to = game.rulebook.board.next_to
    kinds = game.kinds
    free = game.camps[seat].free_spaces
    at = 0
    while at < len(queue):
        space = queue[at]
        at += 1
        kind = kinds[space]
        if kind in (UNEXPLORED, VAST):
            continue
        on = reach[space] + (0 if free >> kind & 1 else 1)
        for other in next_to[space]:
            if on < reach[other]:
                reach[other] = on
                queue.append(other)


def add_origin(game: Revive, seat: int, reach: list[int], space: int) -> None:
    """A piece on a space: its neighbours cost nothing (REV-RNG-03, REV-EXP-10)."""
    queue: list[int] = []
    for other in game.rulebook.board.next_to[space]:
        if reach[other] > 0:
            reach[other] = 0
            queue.append(other)
    spread(game, seat, reach, queue)


def measure(game: Revive, seat: int) -> None:
    """All ways of a player anew, where they may have become longer; without a piece they begin at the chasm
    (REV-RNG-02, REV-MAP-04)."""
    spaces = len(game.kinds)
    bit = 1 << seat
    owned = 1 + 2 * seat
    reach = [FAR] * spaces
    if game.has_piece(seat):
        for space in game.rulebook.board.used:
            if game.people[space] & bit or game.built[space] in (owned, owned + 1):
                add_origin(game, seat, reach, space)
    else:
        add_origin(game, seat, reach, game.rulebook.board.chasm)
    game.reach[seat] = reach
    temples = 1 + seat + 8 * TEMPLE
    if temples in game.laid:
        game.temple_reach[seat] = [FAR] * spaces
        for space in game.rulebook.board.used:
            if game.laid[space] == temples:
                add_origin(game, seat, game.temple_reach[seat], space)


def set_foot(game: Revive, seat: int, space: int, is_first: bool) -> None:
    """A new piece; with the first one range is never again counted from the chasm (REV-RNG-02)."""
    if is_first:
        measure(game, seat)
    else:
        add_origin(game, seat, game.reach[seat], space)


def raise_temple(game: Revive, seat: int, space: int) -> None:
    """Temples are an origin for their owner, with or without a piece; no other tribe tile is
    (REV-HOF-04, REV-RNG-09)."""
    if not game.temple_reach[seat]:
        game.temple_reach[seat] = [FAR] * len(game.kinds)
    add_origin(game, seat, game.temple_reach[seat], space)


def open_up(game: Revive, slot: int) -> None:
    """A tile was turned over: ways now lead through it, for everybody."""
    spaces = [4 * slot, 4 * slot + 1, 4 * slot + 2, 4 * slot + 3]
    for seat in range(game.seats):
        spread(game, seat, game.reach[seat], spaces.copy())
        if game.temple_reach[seat]:
            spread(game, seat, game.temple_reach[seat], spaces.copy())


def terrain_changed(game: Revive) -> None:
    """A tribe tile changed the kind of a space: whoever passes some kinds for nothing counts anew (REV-NAD-07)."""
    for seat in range(game.seats):
        if game.camps[seat].free_spaces:
            measure(game, seat)


def ways(game: Revive, seat: int) -> list[int]:
    """By space: the food for range by the cheapest way from any origin (REV-RNG-04, REV-HOF-04, REV-HOF-06)."""
    reach = game.reach[seat]
    temples = game.temple_reach[seat]
    if not temples:
        return reach
    bonus = game.camps[seat].temple_bonus
    return [min(food, max(0, other - bonus)) for food, other in zip(reach, temples, strict=True)]


def way_to_tile(found: list[int], slot: int) -> int:
    """The food for range to the nearest space of a face-down tile (REV-RNG-07, REV-EXP-01, REV-EXP-02)."""
    at = 4 * slot
    best = found[at]
    for space in (at + 1, at + 2, at + 3):
        if found[space] < best:
            best = found[space]
    return best


def routes(game: Revive, seat: int) -> list[list[int]]:
    """By space: the spaces that are passed on a cheapest way there, for people to look at."""
    beside = _parents(game, seat, _origins(game, seat, False))
    found = ways(game, seat)
    temples = _origins(game, seat, True)
    from_temple = _parents(game, seat, temples) if temples else []
    paths: list[list[int]] = []
    for space in range(len(found)):
        parents = from_temple if temples and found[space] < game.reach[seat][space] else beside
        path: list[int] = []
        at = parents[space]
        while at >= 0:
            path.append(at)
            at = parents[at]
        paths.append(path[::-1])
    return paths


def _parents(game: Revive, seat: int, origins: list[int]) -> list[int]:
    """By space: the one passed just before it on a cheapest way, -1 beside an origin and where no way leads."""
    next_to = game.rulebook.board.next_to
    free = game.camps[seat].free_spaces
    reach = [FAR] * len(game.kinds)
    parents = [-1] * len(game.kinds)
    queue: list[int] = []
    for origin in origins:
        for space in next_to[origin]:
            reach[space] = 0
            queue.append(space)
    for space in queue:
        kind = game.kinds[space]
        if kind in (UNEXPLORED, VAST):
            continue
        on = reach[space] + (0 if free >> kind & 1 else 1)
        for other in next_to[space]:
            if on < reach[other]:
                reach[other] = on
                parents[other] = space
                queue.append(other)
    return parents


def _origins(game: Revive, seat: int, temples: bool) -> list[int]:
    """Where range is counted from: temples, or pieces, or the chasm (REV-RNG-01, REV-RNG-02, REV-HOF-04)."""
    used = game.rulebook.board.used
    if temples:
        return [space for space in used if game.laid[space] == 1 + seat + 8 * TEMPLE]
    if not game.has_piece(seat):
        return [game.rulebook.board.chasm]
    return [space for space in used if game.people[space] >> seat & 1 or game.builder(space) == seat]
