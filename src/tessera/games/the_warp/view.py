"""What a seat may know of a game of The Warp, as plain data.

Pieces in zones are shown by the kernel, which knows who sees them. Of the rest, resources and reserve Troops lie behind
the screens (WARP-INFO-01, WARP-INFO-02): only their owner is told them. Everything else is public (WARP-INFO-03).
"""

from __future__ import annotations

from tessera.games.the_warp.combat import Combat
from tessera.games.the_warp.progress import progress
from tessera.games.the_warp.rulebook import Area
from tessera.games.the_warp.rules.conditions import on_board
from tessera.games.the_warp.rules.endgame import points_of
from tessera.games.the_warp.rules.mission_switch import mission_limit
from tessera.games.the_warp.rules.movement import moves_left
from tessera.games.the_warp.rules.reward_cards import reward_limit
from tessera.games.the_warp.rules.team_mode import can_call_timeout, team_of
from tessera.games.the_warp.rules.trading import trade_limit
from tessera.games.the_warp.state import (
    ARCHIVE,
    DISCARD,
    FIRST_OF_SEATS,
    LINEUP,
    MISSION_DECKS,
    OPEN,
    PIONEERS,
    REWARD_DECK,
    REWARD_DISCARD,
    SHOWN,
    ZONES_PER_SEAT,
    Warp,
)
from tessera.games.the_warp.terms import (
    BUILDINGS,
    COLORS,
    COLOURED,
    DECKS,
    EMPTY,
    EXILED,
    GUARDIAN,
    HIDDEN,
    LADDERS,
    MISSION_TYPES,
    MOMENTS,
    SYMBOL_ENERGY,
    SYMBOL_GOLD,
    TRACKS,
    TYPES,
)
from tessera.games.the_warp.view_asked import about_view
from tessera.games.the_warp.view_combat import combat_view
from tessera.kernel.definition import Plain
from tessera.kernel.engine import asked
from tessera.kernel.sight import zone_view
from tessera.kernel.step import Ask

_HOLDERS = {EMPTY: "empty", EXILED: "exiled", HIDDEN: "hidden", GUARDIAN: "guardian"}
_ZONES = ("player", "connect", "central")


def view(game: Warp, seat: int) -> dict[str, Plain]:
    """The whole table as one seat sees it; -1 is a spectator."""
    book = game.rulebook
    asked_seats: list[Plain] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        asked_seats.append(ask.seat)
    areas = range(len(game.holder))
    return {
        "game": "the-warp",
        "seat": seat,
        "side": book.side,
        "pioneering": "advanced" if book.advanced else "basic",
        "teams": book.teams,
        "solo": book.is_solo,
        "goal": book.goal,
        "round": game.round,
        "last_round": game.last_round or None,
        "first": game.first,
        "active": game.active,
        "moment": MOMENTS[game.moment],
        "moves": moves_left(game, game.active),
        "asked": asked_seats,
        "about": about_view(game, seat),
        "over": game.over,
        "areas": [_area(game, area) for area in areas],
        "worm_holes": [game.area_name(area) for area in book.board.worm_holes],
        "shifted": [game.area_name(area) for area in game.shifted],
        "exiled": {COLORS[color]: game.race(game.exiled[color]).id for color in range(len(game.exiled))},
        "guardian": _guardian(game),
        "grey": {BUILDINGS[COLOURED + type]: game.grey[type] for type in range(TYPES - COLOURED)},
        "draft": _draft(game),
        "line_up": _strings(zone_view(game, LINEUP, seat)),
        "deck": len(game.zones[ARCHIVE]),
        "discard": _strings(zone_view(game, DISCARD, seat)),
        "reward_deck": len(game.zones[REWARD_DECK]),
        "reward_discard": _strings(zone_view(game, REWARD_DISCARD, seat)),
        "mission_decks": {MISSION_TYPES[deck]: len(game.zones[MISSION_DECKS + deck]) for deck in range(DECKS)},
        "open_missions": [_mission(game, piece, seat) for deck in range(DECKS) for piece in game.zones[OPEN + deck]],
        "pioneering_missions": [_mission(game, piece, seat) for piece in game.zones[PIONEERS]],
        "pool": _pool(game, seat),
        "players": [_player(game, player, seat) for player in range(game.seats)],
        "combat": _combat(game, game.combat, game.zones[SHOWN], seat),
        "fought": _combat(game, game.fought, game.fought_cards, seat),
    }


def _combat(game: Warp, combat: Combat, revealed: list[int], seat: int) -> Plain:
    """A combat, if there is one: the one going on, or the last of this turn."""
    return combat_view(game, combat, revealed, seat) if combat.attacker >= 0 else None


def _strings(words: list[str]) -> list[Plain]:
    return list(words)


def _area(game: Warp, area: int) -> Plain:
    printed = game.rulebook.board.areas[area]
    holder = game.holder[area]
    color = game.colors[area]
    return {
        "id": printed.id,
        "q": printed.q,
        "r": printed.r,
        "zone": _ZONES[printed.zone],
        "owner": printed.owner if printed.owner >= 0 else None,
        "colony": printed.colony,
        "gate": printed.gate,
        "symbols": _symbols(printed),
        "printed": printed.multiplier,
        "multiplier": game.multipliers[area],
        "holder": holder if holder >= 0 else _HOLDERS[holder],
        "troops": game.troops[area],
        "color": COLORS[color] if color >= 0 else None,
        "buildings": {
            BUILDINGS[type]: game.buildings[area * TYPES + type]
            for type in range(TYPES)
            if game.buildings[area * TYPES + type]
        },
        "foreign": _foreign(game, area),
    }


def _symbols(printed: Area) -> list[Plain]:
    found: list[Plain] = []
    if printed.symbols & SYMBOL_GOLD:
        found.append("gold")
    if printed.symbols & SYMBOL_ENERGY:
        found.append("energy")
    return found


def _foreign(game: Warp, area: int) -> Plain:
    """Coloured buildings that stand there in another colour than the holder's (WARP-RES-10)."""
    found: list[Plain] = []
    for type in range(COLOURED):
        paint = game.paint[area * COLOURED + type]
        for seat in range(game.seats):
            count = paint >> 3 * seat & 7
            if count and seat != game.holder[area]:
                found.append({"building": BUILDINGS[type], "seat": seat, "count": count})
    return found


def _guardian(game: Warp) -> Plain:
    if game.guardian < 0:
        return None
    card = game.rulebook.guardians[game.guardian]
    return {
        "race": game.race(game.guardian).id,
        "dice": card.dice,
        "modifier": game.gate_modifier,
        "multiplier": card.multiplier,
        "limit": game.limit_of(game.rulebook.board.gate),
        "abilities": [game.rulebook.abilities[token].id for token in game.gate_abilities],
    }


def _draft(game: Warp) -> Plain:
    """Races on the table before the first turn: all of them lie open (WARP-SET-32, WARP-SET-34)."""
    if game.round:
        return None
    return {
        "piles": [[game.race(race).id for race in pile] for pile in game.piles],
        "aside": [game.race(race).id for race in game.aside],
    }


def _pool(game: Warp, seat: int) -> Plain:
    """The missions that a team shares out; others see their backs (WARP-TEAM-02)."""
    if not game.rulebook.teams or game.round:
        return None
    first = FIRST_OF_SEATS + game.seats * ZONES_PER_SEAT
    return [_strings(zone_view(game, first + team, seat)) for team in range(game.seats // 2)]


def _mission(game: Warp, piece: int, seat: int) -> Plain:
    """A mission that lies open, with how far the viewer is."""
    mission = game.mission(piece)
    told: dict[str, Plain] = {"id": mission.id, "type": MISSION_TYPES[mission.type], "points": mission.points}
    told["progress"] = _progress(game, piece, seat) if seat >= 0 else None
    return told


def _progress(game: Warp, piece: int, seat: int) -> Plain:
    steps: list[Plain] = []
    for have, need, met in progress(game, seat, game.mission(piece)):
        steps.append({"have": have, "need": need, "met": met})
    return steps


def _missions(game: Warp, player: int, seat: int, zone: int) -> Plain:
    """Private Missions: with progress for their owner, by name for whoever knows them, else by their backs."""
    found: list[Plain] = []
    for piece in game.zones[zone]:
        mission = game.mission(piece)
        if game.sees(seat, piece, zone):
            told: dict[str, Plain] = {"id": mission.id, "type": MISSION_TYPES[mission.type], "points": mission.points}
            told["progress"] = _progress(game, piece, seat) if seat == player else None
            found.append(told)
        else:
            found.append({"id": None, "type": MISSION_TYPES[mission.type], "points": None, "progress": None})
    return found


def _player(game: Warp, player: int, seat: int) -> Plain:
    colony = game.colonies[player]
    mine = player == seat
    zones = game.zones
    return {
        "seat": player,
        "team": team_of(game, player) if game.rulebook.teams else None,
        "timeout": can_call_timeout(game, player) if game.rulebook.teams else None,
        "races": [game.race(race).id for race in colony.races],
        "copied": game.race(colony.copied).id if colony.copied >= 0 else None,
        "bought": [game.race(race).id for race in colony.bought],
        # Behind the screen (WARP-INFO-02).
        "gold": colony.gold if mine else None,
        "energy": colony.energy if mine else None,
        "reserve": colony.reserve if mine else None,
        "supply": None if not mine else colony.supply,
        "on_board": on_board(game, player),
        "areas": [game.area_name(area) for area in colony.areas],
        "hand": _strings(zone_view(game, game.hand(player), seat)),
        "hand_limit": game.hand_limit(player),
        "rewards": _strings(zone_view(game, game.rewards(player), seat)),
        "reward_limit": reward_limit(game, player),
        "missions": _missions(game, player, seat, game.missions(player)),
        "mission_limit": mission_limit(game, player),
        "dealt": _strings(zone_view(game, game.dealt(player), seat)),
        "done": [game.mission(piece).id for piece in zones[game.done(player)]],
        "points": colony.points,
        "score": points_of(game, player),
        "tokens": colony.tokens,
        "levels": {LADDERS[ladder]: colony.levels[ladder] for ladder in range(len(LADDERS))},
        "buildings": {BUILDINGS[type]: colony.count[type] for type in range(TYPES)},
        "miniatures": {BUILDINGS[type]: colony.minis[type] for type in range(COLOURED)},
        "tracks": {TRACKS[track]: _track(game, player, track) for track in range(COLOURED)},
        "trade_limit": trade_limit(game, player),
        "traded": colony.traded,
        "fired": [game.area_name(area) for area in colony.fired],
        "ready": [game.mission(piece).id for piece in colony.ready] if mine else None,
    }


def _track(game: Warp, player: int, track: int) -> Plain:
    position = game.colonies[player].positions[track]
    printed = game.rulebook.tracks[track]
    return {"position": position, "yields": printed.yields[position], "bonus": position >= printed.bonus_from}
