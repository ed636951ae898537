"""What a seat may know of a game of Atlas Lost, as plain data.

Pieces in zones are shown by the kernel, which knows who sees them; everything else in the state is public (AL-GAME-06).
"""

from __future__ import annotations

from tessera.games.atlas_lost.rules.ch06_action_phase import hand_limit
from tessera.games.atlas_lost.rules.ch07_main_action import income
from tessera.games.atlas_lost.rules.ch13_initiative import tile_number, value
from tessera.games.atlas_lost.state import DECKS, DISCARDS, FRONT_RUNNERS, GONE, IN_USE, Atlas
from tessera.games.atlas_lost.terms import (
    CARD_PLAYED,
    COMMANDED,
    DATA,
    LEVEL_OF,
    MAIN,
    RESEARCH,
    RESOURCES,
    SLOT_NAMES,
    TILES,
    TOKENS,
    TP,
    TREES,
)
from tessera.kernel.definition import Plain
from tessera.kernel.engine import asked
from tessera.kernel.sight import zone_view
from tessera.kernel.step import Ask


def view(game: Atlas, seat: int) -> dict[str, Plain]:
    """The whole table as one seat sees it; -1 is a spectator."""
    asked_seats: list[Plain] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        asked_seats.append(ask.seat)
    return {
        "game": "atlas-lost",
        "seat": seat,
        "turn": game.turn,
        "turns": game.turns,
        "first": game.first,
        "asked": asked_seats,
        "over": game.over,
        "actions": {
            "main": not game.done & MAIN,
            "command": not game.done & COMMANDED,
            "card": not game.done & CARD_PLAYED,
        },
        "trees": [_tree(game, position, seat) for position in range(3)],
        "influence": _influence(game),
        "initiative": [_tile(game, tile) for tile in range(TILES)],
        "players": [_player(game, player, seat) for player in range(game.seats)],
        "npcs": [_npc(game, npc) for npc in range(len(game.npc_tp))],
        "gone": _strings(zone_view(game, GONE, seat)),
        "in_use": _strings(zone_view(game, IN_USE, seat)),
    }


def _strings(words: list[str]) -> list[Plain]:
    return list(words)


def _tree(game: Atlas, position: int, seat: int) -> Plain:
    return {
        "tree": TREES[game.trees[position]],
        "position": "ABC"[position],
        "techs": [_tech(game, position * 6 + slot, seat) for slot in range(6)],
        "deck": len(game.zones[DECKS + position]),
        "discard": _strings(zone_view(game, DISCARDS + position, seat)),
    }


def _tech(game: Atlas, slot: int, seat: int) -> Plain:
    place = slot % 6
    front: Plain = None
    if place in (1, 2) and game.fronts >> slot & 1:
        front = "FR2"
    elif place >= 3:
        lying = zone_view(game, FRONT_RUNNERS + slot // 6 * 3 + place - 3, seat)
        front = lying[0] if lying else None
    return {
        "id": game.tech_id(slot),
        "slot": SLOT_NAMES[place],
        "level": LEVEL_OF[place],
        "teams": [player for player in range(game.seats) if game.teams[slot] >> player & 1],
        "economy": [player for player in range(game.seats) if game.economy[slot] >> player & 1],
        "culture": game.culture[slot] if game.culture[slot] >= 0 else None,
        "front_runner": front,
    }


def _influence(game: Atlas) -> Plain:
    return {
        "spaces": len(game.rulebook.spaces),
        "markers": [faction.influence for faction in game.factions],
        "reward_trees": [TREES[tree] for tree in game.trees],
    }


def _tile(game: Atlas, tile: int) -> Plain:
    spec = game.rulebook.tiles[tile_number(game, tile)]
    return {
        "id": spec.id,
        "owner": game.owner[tile] if game.owner[tile] >= 0 else None,
        "values": [value(game, player, tile) for player in range(game.seats)],
        "minimum": spec.minimum,
        "required": {RESOURCES[kind]: spec.required[kind] for kind in range(3)},
    }


def known_tp(game: Atlas, player: int, seat: int) -> int:
    """A player's TP as far as a seat may know them: the tokens of others are hidden (AL-FRONT-03)."""
    if player == seat:
        return game.total_tp(player)
    return game.factions[player].have[TP] + game.tp_in_play(player)


def _marker(amount: int) -> Plain:
    """How a research or data marker lies: from 11 on its +10 side is up and it counts the ones (AL-RES-06)."""
    return {"side": "plus-ten" if amount > 10 else "plain", "space": amount - 10 if amount > 10 else amount}


def _player(game: Atlas, player: int, seat: int) -> Plain:
    """A player board with the extra boards joined to it, as one thing (AL-PSET-15). A stock is a number: tokens leave
    it from the left and come back to the rightmost empty space, so those left lie at its right (AL-PSET-16)."""
    faction = game.factions[player]
    numbers: dict[str, Plain] = {RESOURCES[kind]: faction.have[kind] for kind in range(5)}
    return {
        "seat": player,
        **numbers,
        "total_tp": known_tp(game, player, seat),
        "markers": {"research": _marker(faction.have[RESEARCH]), "data": _marker(faction.have[DATA])},
        "influence": faction.influence,
        "waiting": {"research": faction.waiting[0], "data": faction.waiting[1]},
        "income": {"research": income(game, player, 0), "data": income(game, player, 1)},
        "stock": {TOKENS[kind]: faction.stock[kind] for kind in range(3)},
        "track": list(game.tracks[player]),
        "ally_of": game.ally[player] if game.ally[player] >= 0 else None,
        "hand": _strings(zone_view(game, game.hand(player), seat)),
        "hand_limit": hand_limit(game, player),
        "looking": _strings(zone_view(game, game.looking(player), seat)),
        "front_runners": _strings(zone_view(game, game.kept(player), seat)),
        "installed": _strings(zone_view(game, game.installed(player), seat)),
        "used": [game.rulebook.cards[card].id for card in faction.used],
        "in_force": [game.source_id(source) for source in faction.force],
    }


def _npc(game: Atlas, npc: int) -> Plain:
    board = game.seats + npc
    figures = game.rulebook.npcs[npc].figures
    numbers: dict[str, Plain] = {RESOURCES[kind]: figures[kind] for kind in range(5) if kind != TP}
    return {
        "id": game.rulebook.npcs[npc].id,
        **numbers,
        "tp": game.npc_tp[npc],
        "track": list(game.tracks[board]),
        "ally_of": game.ally[board] if game.ally[board] >= 0 else None,
    }
