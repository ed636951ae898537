"""What a seat may know of a game of Revive, as plain data.

Pieces in zones are shown by the kernel, which knows who sees them: artifact cards and closed crates are their owner's
secret, tiles and piles nobody's sight. Everything else is public (REV-INF-01).
"""

from __future__ import annotations

from typing import Any

from tessera.games.revive.outcome import standing
from tessera.games.revive.rules.announcing import A_COLOR, A_DISCOUNT, A_KIND, A_RANGE, A_UNLIMITED
from tessera.games.revive.rules.range import FAR, routes, way_to_tile, ways
from tessera.games.revive.state import (
    CITIZENS,
    CRATES,
    DISPLAY,
    FACE_DOWN,
    GONE,
    MACHINE_DISPLAY,
    MACHINES,
    MODULE_DISPLAY,
    MODULES,
    Revive,
)
from tessera.games.revive.terms import ACTIONS, ARTIFACTS, COLORS, KINDS, MOMENTS, SIZES, TILES, TRACKS, UNEXPLORED
from tessera.games.revive.view_players import player_view
from tessera.kernel.definition import Plain
from tessera.kernel.engine import asked
from tessera.kernel.sight import zone_view
from tessera.kernel.step import Ask


def view(game: Revive, seat: int) -> dict[str, Plain]:
    """The whole table as one seat sees it; -1 is a spectator."""
    book = game.rulebook
    asked_seats: list[Plain] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        asked_seats.append(ask.seat)
    scores = standing(game, seat)
    # Range is the viewer's own; a spectator has none.
    reach = ways(game, seat) if seat >= 0 else [FAR] * len(game.kinds)
    paths = routes(game, seat) if seat >= 0 else []
    tiles = [player for player in range(game.seats) if game.camps[player].end_tile]
    return {
        "game": "revive",
        "seat": seat,
        "solo": book.is_solo,
        "long": book.is_long,
        "options": _options(game),
        "turn": game.turn,
        "first": game.first,
        "active": game.active,
        "acted": game.acted,
        "actions": book.actions,
        "moment": MOMENTS[game.moment],
        "asked": asked_seats,
        "over": game.over,
        "announced": _announced(game),
        "last_turns": game.last_turns if game.last_turns >= 0 else None,
        "end_tile": tiles[0] if tiles else None,
        "slots": [_slot(game, slot) for slot in range(len(book.board.slot_names))],
        "spaces": [_space(game, space, reach, paths) for space in book.board.used],
        "crystals": _crystals(game),
        "tile_range": _tile_ranges(game, reach, paths),
        "display": {
            "cards": _shown(game, DISPLAY, seat),
            "modules": _shown(game, MODULE_DISPLAY, seat),
            "machines": {COLORS[color]: _shown(game, MACHINE_DISPLAY + color, seat) for color in range(TRACKS)},
        },
        "decks": {
            "cards": len(game.zones[CITIZENS]),
            "modules": len(game.zones[MODULES]),
            "machines": {COLORS[color]: len(game.zones[MACHINES + color]) for color in range(TRACKS)},
            "crates": len(game.zones[CRATES]),
            "energy": game.energy,
        },
        "artifacts": {
            "majors": {ARTIFACTS[color]: game.majors[color] for color in range(len(ARTIFACTS))},
            "aside": game.aside,
        },
        "gone": _shown(game, GONE, seat),
        "players": [player_view(game, player, seat, scores[player]) for player in range(game.seats)],
        "tribes": [book.tribes[tribe].id for tribe in game.tribes],
    }


def _announced(game: Revive) -> Plain:
    """The action that is being announced, with what machines and crates do for it (REV-MACH-05)."""
    if not game.announced:
        return None
    said = game.announced[-1]
    return {
        "action": ACTIONS[said[A_KIND]],
        "range": said[A_RANGE],
        "discount": said[A_DISCOUNT],
        "unlimited": said[A_UNLIMITED] == 1,
        "color": COLORS[said[A_COLOR]] if said[A_COLOR] >= 0 else None,
    }


def _options(game: Revive) -> Plain:
    book = game.rulebook
    return {
        "two_artifact_cards": book.two_artifact_cards,
        "choose_tribes": book.choose_tribes,
        "all_tribes": book.all_tribes,
        "campaign_locations": book.campaign_locations,
        "advanced_switch": book.advanced_switch,
        "moon_sides": book.moon_sides,
        "vast_crystals": book.vast_crystals,
        "drafting": book.drafting,
    }


def _shown(game: Revive, zone: int, seat: int) -> list[Plain]:
    return list(zone_view(game, zone, seat))


def _slot(game: Revive, slot: int) -> Plain:
    board = game.rulebook.board
    told: dict[str, Plain] = {
        "id": board.slot_names[slot],
        "kind": board.slot_kinds[slot],
        "tile": game.tile_at(slot).id if game.tile_of[slot] >= 0 else None,
        "turned": (game.turned_tiles >> slot & 1) != 0,
        "cost": None,
        "points": None,
        "large": None,
        "cells": None,
    }
    if game.tile_of[slot] >= 0 and game.kinds[4 * slot] == UNEXPLORED:
        # Turned over but not laid yet: its four spaces as they lie unturned (REV-EXP-05).
        told["cells"] = [{"kind": KINDS[kind]} for kind in game.tile_at(slot).kinds]
    if slot in game.hidden:
        # Cost and points are on the back (REV-SET-03).
        back = game.tile(game.zones[FACE_DOWN][game.hidden.index(slot)])
        told["cost"], told["points"] = back.cost, back.points
    if slot in board.corners:
        large = game.rulebook.large[game.large[board.corners.index(slot)]]
        told["large"] = {"id": large.tile, "side": large.side}
    return told


def _space(game: Revive, space: int, reach: list[int], paths: list[list[int]]) -> Plain:
    board = game.rulebook.board
    kind = game.kinds[space]
    laid = game.laid[space]
    known = kind != UNEXPLORED
    food = reach[space] if known else FAR
    building: Plain = None
    if game.built[space]:
        building = {"seat": game.builder(space), "size": SIZES[1 if game.is_large(space) else 0]}
    tile: Plain = {"seat": (laid - 1) % 8, "tile": TILES[(laid - 1) // 8]} if laid else None
    return {
        "id": board.names[space],
        "slot": board.slot_names[space // 4],
        "hexes": [[q, r] for q, r in board.hexes[space]],
        "kind": KINDS[kind] if known else None,
        "reward": _reward(game, space) if known else None,
        "building": building,
        "figures": [player for player in range(game.seats) if game.people[space] >> player & 1],
        "tribe_tile": tile,
        "range": food if food < FAR else None,
        "path": [board.names[passed] for passed in paths[space]] if food < FAR else None,
    }


def _reward(game: Revive, space: int) -> Plain:
    """The reward of a water space, as it is written in the content."""
    if game.water[space] < 0:
        return None
    slot = space // 4
    tile = game.tile_at(slot)
    library = game.rulebook.library
    record: dict[str, Any] = (
        library.start_tiles[tile.id] if tile.id in library.start_tiles else library.area_tiles[tile.id]
    )
    cell = 3 - space % 4 if game.turned_tiles >> slot & 1 else space % 4
    for found in record["cells"]:
        if found["at"][0] + 2 * found["at"][1] == cell:
            reward: Plain = found["reward"]
            return reward
    return None


def _crystals(game: Revive) -> Plain:
    board = game.rulebook.board
    library = game.rulebook.library
    found: list[Plain] = []
    for number, identity in enumerate(board.crystal_ids):
        beside = [board.names[space] for space in board.used if number in board.crystals[space]]
        found.append({"id": identity, "hex": list(library.crystals[identity]["hex"]), "adjacent": list(beside)})
    return found


def _tile_ranges(game: Revive, reach: list[int], paths: list[list[int]]) -> Plain:
    """Food for range to face-down tiles that the viewer can reach, and the way there."""
    found: dict[str, Plain] = {}
    board = game.rulebook.board
    for slot in game.hidden:
        food = way_to_tile(reach, slot)
        if food < FAR:
            nearest = min(range(4 * slot, 4 * slot + 4), key=lambda space: reach[space])
            path: list[Plain] = [board.names[passed] for passed in paths[nearest]]
            found[board.slot_names[slot]] = {"range": food, "path": path}
    return found
