"""The figures of the box: limits, set-up tables, the map, the player board, exiled tokens; terms and clauses."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.the_warp.effect_records import check_effects
from tessera.games.the_warp.records import check_identity, check_name, finish
from tessera.games.the_warp.terms import BUILDINGS, COLORS, LADDERS, TRACKS
from tessera.games.the_warp.vocabulary import (
    MAP_SIDES,
    NEAR,
    SYMBOLS,
    TRACK_TYPES,
    YIELDS,
    ZONE_KINDS,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

_FAR: Final = 9
_NEUTRAL: Final = ("assault_ship", "laser_cannon", "sentry_tower")
_LIMITS: Final = (
    *("hand", "reward_cards", "private_missions", "private_missions_same_type", "troops_per_area"),
    *("buildings_per_area", "multiplier_min", "multiplier_max", "die_value_max", "troop_moves", "consult_discards"),
    *("consult_draws", "lineup", "follow_bonus_max", "develop_discount"),
)
_COUNTS: Final = (
    *("mission_cards", "archive_cards", "reward_cards", "alien_races", "warp_guardians", "ability_tokens"),
    *("exiled_tokens", "exiled_modifiers", "multiplier_tokens", "mission_point_tokens", "worm_hole_tokens"),
    *("player_zones", "connect_zones", "central_zones"),
)


def _numbers(node: Node, keys: tuple[str, ...], least: int = 0) -> Record:
    return {key: node.integer(key, least, 99) for key in keys}


def _seats(node: Node) -> list[int]:
    return [item.as_integer(1, 6) for item in node.items("players", at_least=1)]


# The game, and tables of the set-up.


def about_game(node: Node) -> Record:
    """What stands on the box."""
    record: Record = {"slug": node.string("slug")}
    for key in ("name", "designer", "publisher"):
        record[key] = check_name(node, key)
    record["year"] = node.integer("year", 1900, 2100)
    for key, most in (("players", 6), ("minutes", 999)):
        record[key] = {end: node.at(key).integer(end, 1, most) for end in ("min", "max")}
    record["age"] = node.integer("age", 0, 99)
    return finish(node, record)


def counts(node: Node) -> Record:
    """How much of everything is in the box."""
    return finish(node, _numbers(node, _COUNTS))


def per_player(node: Node) -> Record:
    """The miniatures of one colour."""
    return finish(node, _numbers(node, ("troops", *TRACK_TYPES, "marker_cubes"), 1))


def neutral_supply(node: Node) -> Record:
    """The grey miniatures, by number of players."""
    return finish(node, {"players": _seats(node), **_numbers(node, _NEUTRAL, 1)})


def dice(node: Node) -> Record:
    """The dice in the box."""
    record: Record = _numbers(node, ("attack_physical", "defense_physical"), 1)
    record["hard_limit"] = node.flag("hard_limit")
    return finish(node, record)


def point_tokens(node: Node) -> Record:
    """The values of Mission Point Tokens."""
    return finish(node, {"values": [item.as_integer(1, 9) for item in node.items("values", at_least=1)]})


def limits(node: Node) -> Record:
    """The limits that hold for everybody."""
    return finish(node, _numbers(node, _LIMITS, 1))


def seat(node: Node) -> Record:
    """What a player begins with, by turn order."""
    return finish(node, {"order": node.integer("order", 1, 6), **_numbers(node, ("archive", "gold", "energy"), 1)})


def start(node: Node) -> Record:
    """What everybody begins with."""
    keys = ("colony_troops", "side_area_troops", "upgrade_level")
    more = ("missions_dealt_per_type", "missions_kept", "exiled_races")
    record: Record = _numbers(node, (*keys, *more), 1)
    record["colony_buildings"] = node.words("colony_buildings", BUILDINGS)
    return finish(node, record)


def draft(node: Node) -> Record:
    """The piles of the race draft, by number of players."""
    return finish(node, {"players": node.integer("players", 2, 6), **_numbers(node, ("piles", "pile_size"), 1)})


def endgame(node: Node) -> Record:
    """The points that trigger the Endgame, and the rounds that follow; `mode` is team, or player when left out."""
    record: Record = {"mode": node.word("mode", ("player", "team")) if node.has("mode") else "player"}
    record["players"] = _seats(node)
    return finish(node, {**record, **_numbers(node, ("trigger_points", "extra_rounds"), 1)})


# The map.


def zone(node: Node) -> Record:
    """One zone of one side of the map, with its areas."""
    record: Record = {"id": check_identity(node)}
    record["side"] = node.word("side", MAP_SIDES)
    record["kind"] = node.word("kind", ZONE_KINDS)
    record["area"] = [_area(item) for item in node.items("area", at_least=1)]
    return finish(node, record)


def _area(node: Node) -> Record:
    record: Record = {"key": check_identity(node, "key"), "name": check_name(node)}
    record["q"], record["r"] = node.integer("q", -_FAR, _FAR), node.integer("r", -_FAR, _FAR)
    record["gate"] = node.flag("gate")
    # The gate has the multiplier of its Guardian (WARP-SET-43).
    record["multiplier"] = 0 if record["gate"] else node.integer("multiplier", 1, 4)
    has_symbols = bool(node.items("symbols"))
    record["symbols"] = node.words("symbols", SYMBOLS) if has_symbols else []
    for key in ("colony", "start_troop", "worm_hole"):
        record[key] = node.flag(key)
    node.done()
    return record


def assembly(node: Node) -> Record:
    """How the zones join for a side and a number of players; with six there is neither link nor worm hole."""
    record: Record = {"side": node.word("side", MAP_SIDES), "players": node.integer("players", 2, 6)}
    if node.has("connect_rotations"):
        record["connect_rotations"] = node.integer("connect_rotations", 0, 5)
        token = node.at("worm_hole_token")
        record["worm_hole_token"] = {"seat": token.integer("seat", 1, 6), "key": check_identity(token, "key")}
        token.done()
    return finish(node, record)


# The player board.


def track(node: Node) -> Record:
    """One track: its building, what its tiers yield, and what is in force from a position on."""
    record: Record = {"id": node.word("id", TRACKS), "name": check_name(node)}
    record["building"] = node.word("building", TRACK_TYPES)
    record["positions"] = node.integer("positions")
    record["yields"] = node.word("yields", YIELDS)
    record["tiers"] = [_tier(item) for item in node.items("tiers", at_least=1)]
    record["bonus_from"] = node.integer("bonus_from")
    record["bonus"] = check_effects(node.at("bonus"), "track")
    return finish(node, record)


def _tier(node: Node) -> Record:
    tier = {"from": node.integer("from"), "value": node.integer("value")}
    node.done()
    return tier


def ladder(node: Node) -> Record:
    """The upgrade levels of one type; those of the Assault Ship are its multipliers."""
    record: Record = {"type": node.word("type", LADDERS), "levels": node.integer("levels")}
    if node.has("multiplier"):
        record["multiplier"] = [item.as_integer(1, 9) for item in node.items("multiplier", at_least=1)]
    return finish(node, record)


def standing(node: Node) -> Record:
    """What a building does for its area; one of the moments must hold."""
    record: Record = {"id": check_identity(node), "name": check_name(node)}
    record["building"] = node.word("building", BUILDINGS)
    record["when"] = node.words("when", NEAR)
    record["effects"] = check_effects(node.at("effects"), "tower")
    return finish(node, record)


def laser(node: Node) -> Record:
    """How far and how well Laser Cannons shoot, and for what."""
    record: Record = {"range": node.integer("range")}
    record["options"] = [_shot(item) for item in node.items("options", at_least=1)]
    record.update(_numbers(node, ("hit_from", "uses_per_turn"), 1))
    return finish(node, record)


def _shot(node: Node) -> Record:
    shot = {"energy": node.integer("energy"), "dice": node.integer("dice")}
    node.done()
    return shot


# Exiled Troops.


def token(node: Node) -> Record:
    """Exiled tokens of a colour and a strength."""
    record: Record = {"id": check_identity(node), "color": node.word("color", COLORS)}
    record["troops"] = node.integer("troops", 1, 4)
    record["copies"] = node.integer("copies")
    return finish(node, record)


def modifier(node: Node) -> Record:
    """Exiled modifiers."""
    record: Record = {"id": check_identity(node)}
    record["sides"] = [item.as_integer(-1, 1) for item in node.items("sides", at_least=2)]
    record["copies"] = node.integer("copies")
    record["hard_limit"] = node.flag("hard_limit")
    return finish(node, record)


# Clauses and terms.


def clause(node: Node) -> Record:
    """One testable statement of the rules."""
    record: Record = {"id": check_identity(node)}
    for key in ("section", "text", "text_ja"):
        record[key] = node.string(key)
    return finish(node, record)


def term(node: Node) -> Record:
    """One term of the glossary."""
    record: Record = {key: node.string(key) for key in ("code", "en", "ja", "icon")}
    node.done()
    return record
