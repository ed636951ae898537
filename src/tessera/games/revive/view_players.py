"""A player's boards and cards as one seat sees them (REV-INF-01)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.rules.announcing import available
from tessera.games.revive.rules.cards import is_open, is_vacant
from tessera.games.revive.rules.counters import count
from tessera.games.revive.rules.machines import places_of
from tessera.games.revive.rules.recruiting import shows_bottom
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import (
    ARTIFACTS,
    COLORS,
    COUNT_FOREST_CHAIN,
    COUNTERS,
    HALVES,
    LIMITS,
    NODES,
    RESOURCES,
    SIDES,
    SIZES,
    TRACKS,
)
from tessera.kernel.definition import Plain
from tessera.kernel.sight import zone_view


def player_view(game: Revive, player: int, seat: int, score: int) -> Plain:
    """One player; `seat` looks. Artifacts lie open beside the secret card (REV-ART-02)."""
    camp = game.camps[player]
    book = game.rulebook
    chosen = camp.tribe >= 0
    known = [NODES[node] for node in range(len(NODES)) if camp.known >> node & 1]
    secret = zone_view(game, game.secret(player), seat)
    return {
        "seat": player,
        "tribe": game.tribe(player).id if chosen else None,
        "side": SIDES[game.tribe(player).side] if chosen else None,
        "resources": {RESOURCES[what]: camp.resources[what] for what in range(len(RESOURCES))},
        "limits": {RESOURCES[what]: LIMITS[what] for what in range(len(RESOURCES))},
        "points": camp.points,
        "score": score,
        "tracks": {COLORS[track]: camp.tracks[track] for track in range(TRACKS)},
        "unlocked": [space.id for number, space in enumerate(book.reward_spaces) if camp.unlocked >> number & 1],
        "progress": camp.progress,
        "markers": camp.markers,
        "hibernation": camp.hibernation,
        "switch": "up" if camp.switch else "down",
        "energy": camp.energy,
        "cards": _shown(game, game.cards(player), seat),
        "resting": _shown(game, game.resting(player), seat),
        "slots": [_slot(game, player, slot) for slot in range(len(book.slots))],
        "machines": [_machine(game, player, place) for place in places_of(game, player)],
        "spots": [game.name(piece) if piece >= 0 else None for piece in camp.spots],
        "tree": _tree(game, player) if chosen else None,
        "technologies": list(known),
        "available": [NODES[node] for node in available(game, player)] if chosen else [],
        "tiles": camp.tiles,
        "buildings": {SIZES[size]: camp.buildings[size] for size in range(len(SIZES))},
        "figures": len(NODES) - len(known),
        "crates": {
            "closed": _shown(game, game.closed(player), seat),
            "opened": _shown(game, game.opened(player), seat),
        },
        "artifacts": {**{ARTIFACTS[color]: camp.majors[color] for color in range(3)}, "minor": camp.minors},
        "end_tile": camp.end_tile,
        "artifact_card": secret[0] if secret else None,
        "dealt": _shown(game, game.dealt(player), seat),
        "kept": _shown(game, game.kept(player), seat),
        "cube": camp.cube if book.is_solo else None,
        "counters": {COUNTERS[counter]: count(game, player, counter) for counter in range(COUNT_FOREST_CHAIN)},
    }


def _tree(game: Revive, player: int) -> Plain:
    """What is printed on the side of a tribe board: its lines, and for each technology books and points."""
    printed = game.tribe(player)
    library = game.rulebook.library
    tree = library.tree(library.tribes[printed.id]["side"][printed.side])
    return {
        "links": [list(link) for link in tree["links"]],
        "cost": dict(tree["cost"]),
        "points": dict(tree["points"]),
        "swap": _nodes_with(game, player, ops.STANDING_TRADE),
        "call": _nodes_with(game, player, ops.FREE_ACTION),
    }


def _nodes_with(game: Revive, player: int, mod: int) -> list[Plain]:
    """The technologies of a board that have a standing effect of one kind."""
    return [each.node for each in game.tribe(player).technologies if mod in [one.mod for one in each.standing]]


def _shown(game: Revive, zone: int, seat: int) -> list[Plain]:
    return list(zone_view(game, zone, seat))


def _slot(game: Revive, player: int, slot: int) -> Plain:
    printed = game.rulebook.slots[slot]
    sockets = game.camps[player].sockets[printed.first : printed.first + printed.spaces]
    cards = game.zones[game.slot(player, slot)]
    return {
        "id": printed.id,
        "open": is_open(game, player, slot),
        "vacant": is_vacant(game, player, slot),
        "cards": [
            {"id": game.name(cards[at]), "half": HALVES[1 if shows_bottom(game, player, slot, at) else 0]}
            for at in range(len(cards))
        ],
        "modules": [game.name(piece) if piece >= 0 else None for piece in sockets],
    }


def _machine(game: Revive, player: int, place: int) -> Plain:
    charged = (game.camps[player].charged >> place & 1) != 0
    in_use = player == game.active and place in game.in_use
    name = game.place_name(player, place)
    return {"place": name, "id": name, "charged": charged, "in_use": in_use}
