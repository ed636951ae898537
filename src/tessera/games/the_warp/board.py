"""The map: Player Zones around the Central Zone, the Connect Zone where the ring stays open, and the worm hole
(WARP-SET-02 to WARP-SET-05, WARP-ADV-02, WARP-ADV-03)."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.the_warp.library import Library
from tessera.games.the_warp.rulebook import Area, Board
from tessera.games.the_warp.terms import SYMBOL_ENERGY, SYMBOL_GOLD, ZONE_CENTRAL, ZONE_CONNECT, ZONE_PLAYER

_ZONES: Final = {"player": ZONE_PLAYER, "connect": ZONE_CONNECT, "central": ZONE_CENTRAL}
_SYMBOLS: Final = {"gold": SYMBOL_GOLD, "energy": SYMBOL_ENERGY}
_STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def assemble(library: Library, side: str, players: int) -> Board:
    """The board of a player count: 8 areas for each player, 7 in the middle, 2 more while the ring is open
    (WARP-SET-01, WARP-SET-03, WARP-SET-06)."""
    zones = {zone["kind"]: zone for zone in library.zones if zone["side"] == side}
    plan = next(plan for plan in library.assemblies if plan["side"] == side and plan["players"] == players)
    areas: list[Area] = []
    for seat in range(players):
        letter = "abcdef"[seat]
        areas += [_area(printed, ZONE_PLAYER, seat, f"{letter}-", seat) for printed in zones["player"]["area"]]
    if "connect_rotations" in plan:
        turns = plan["connect_rotations"]
        areas += [_area(printed, ZONE_CONNECT, -1, "connect-", turns) for printed in zones["connect"]["area"]]
    areas += [_area(printed, ZONE_CENTRAL, -1, "", 0) for printed in zones["central"]["area"]]
    board = Board(areas)
    for number, area in enumerate(areas):
        if area.gate:
            board.gate = number
    start = next(printed["key"] for printed in zones["player"]["area"] if printed.get("start_troop"))
    for seat in range(players):
        board.colonies.append(_find(areas, seat, "colony"))
        board.start.append(_find(areas, seat, start))
    if "worm_hole_token" in plan:
        token = plan["worm_hole_token"]
        printed = next(printed["key"] for printed in zones["connect"]["area"] if printed.get("worm_hole"))
        board.worm_holes = [_find(areas, token["seat"] - 1, token["key"]), _find(areas, -1, printed)]
    _link(board)
    return board


def _area(printed: dict[str, Any], zone: int, owner: int, prefix: str, turns: int) -> Area:
    q, r = printed["q"], printed["r"]
    for _ in range(turns):
        # One turn of 60 degrees clockwise.
        q, r = -r, q + r
    area = Area(prefix + printed["key"], printed["key"], zone, owner, q, r)
    area.multiplier = printed.get("multiplier", 0)
    for symbol in printed["symbols"]:
        area.symbols |= _SYMBOLS[symbol]
    area.colony = bool(printed.get("colony", False))
    area.gate = bool(printed.get("gate", False))
    return area


def _find(areas: list[Area], owner: int, key: str) -> int:
    return next(number for number, area in enumerate(areas) if area.owner == owner and area.key == key)


def _link(board: Board) -> None:
    """Neighbours, a worm hole counting as a step for everything (WARP-ATK-06, ruling WARP-R004), and what lies within
    two steps."""
    cells = {(area.q, area.r): number for number, area in enumerate(board.areas)}
    assert len(cells) == len(board.areas), "two areas in one place"
    board.next_to = [
        [cells[area.q + q, area.r + r] for q, r in _STEPS if (area.q + q, area.r + r) in cells] for area in board.areas
    ]
    if board.worm_holes:
        first, second = board.worm_holes
        if second not in board.next_to[first]:
            board.next_to[first].append(second)
            board.next_to[second].append(first)
    for number, linked in enumerate(board.next_to):
        near = list(linked)
        for other in linked:
            near += [area for area in board.next_to[other] if area != number and area not in near]
        board.near.append(sorted(near))
