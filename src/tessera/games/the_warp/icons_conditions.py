"""What prices and conditions are drawn as. A deed of the turn carries the icon of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.the_warp.vocabulary import ABILITY_COST, ANY, DEEDS

Record = dict[str, Any]

_COSTS: Final = {"any": "resource", "discard": "discard", "board_troops": "board_troops", "rewards": "reward"}
_GAINS: Final = {"resources": "resource", "troops": "troop", "archive": "card", "rewards": "reward"}
_METRICS: Final = {
    "resources": ["resource"],
    "track_total": ["track"],
    "combat_cards": ["hand", "combat"],
    "troops_on_board": ["board_troops"],
}


def cost_icons(cost: Record) -> list[str]:
    """A price, each part with its number."""
    return [part for key in ABILITY_COST if cost.get(key) for part in (_COSTS.get(key, key), str(cost[key]))]


def type_icons(types: list[str]) -> list[str]:
    """Types of buildings or upgrades, one of which is meant."""
    shown = ["any_type" if types[0] == ANY else types[0]]
    for name in types[1:]:
        shown += ["or", name]
    return shown


def condition_icons(condition: Record) -> list[str]:
    """One condition."""
    name = condition["cond"]
    drawn = _DRAWN[name](condition) if name in _DRAWN else _plain(name, condition)
    return ["this_turn", *drawn] if name in DEEDS else drawn


# Conditions that are some icons and a number, or icons alone.
_PLAIN: Final = {
    "building_types": ["control", "any_type"],
    "built_areas": ["control", "area", "building"],
    "region": ["control", "region"],
    "troops_on_board": ["board_troops"],
    "reserve": ["reserve", "troop"],
    "rewards": ["hand", "reward"],
    "gate": ["control", "gate"],
    "contacts": ["area", "opponent"],
    "did_claim": ["claim", "area"],
    "did_destroy": ["destroy", "troop"],
    "did_spend": ["spend", "resource"],
    "did_trade": ["trade", "resource"],
    "did_discard": ["consult", "discard"],
    "did_terrashift": ["terrashift"],
    "did_settle_bribe": ["bribe"],
    "did_spend_rewards": ["spend", "reward"],
    "followers": ["follow", "player"],
    "pincer": ["pincer"],
}


def _plain(name: str, condition: Record) -> list[str]:
    return [*_PLAIN[name], *([str(condition["min"])] if "min" in condition else [])]


def _tracks(condition: Record) -> list[str]:
    most = ["at_most", str(condition["max"])] if "max" in condition else []
    return ["track", str(condition["count"]), "position", str(condition["min"]), *most]


def _buildings(types: list[str]) -> list[str]:
    return ["building"] if types == [ANY] else type_icons(types)


def _in_area(condition: Record) -> list[str]:
    besides = [] if condition["colony"] else ["not", "colony"]
    return ["area", str(condition["areas"]), *besides, "building", str(condition["min"])]


def _filter(where: Record) -> list[str]:
    shown = [where[key] for key in ("zone", "symbol") if key in where]
    for key in ("gate", "colony"):
        if key in where:
            shown += [key] if where[key] else ["not", key]
    if "mult_min" in where:
        shown += ["multiplier", str(where["mult_min"])]
    return shown + (["multiplier", "at_most", str(where["mult_max"])] if "mult_max" in where else [])


def _resources(condition: Record) -> list[str]:
    keys = {"gold": "gold", "energy": "energy", "total": "resource"}
    return [part for key in keys if condition[key] for part in (keys[key], str(condition[key]))]


def _did_conquer(condition: Record) -> list[str]:
    whose = [] if condition["from"] == ANY else [condition["from"]]
    defended = ["defender", "troop", str(condition["defenders_min"])] if condition["defenders_min"] else []
    return ["conquer", *whose, "area", str(condition["min"]), *_filter(condition["where"]), *defended]


def _did_win(condition: Record) -> list[str]:
    how = [icon for key, icon in (("uphill", "uphill"), ("ship", "assault_ship")) if condition[key]]
    return ["win", condition["role"], *how, str(condition["min"])]


def _any_of(words: list[str]) -> list[str]:
    shown = [words[0]]
    for word in words[1:]:
        shown += ["or", word]
    return shown


def _missions_done(condition: Record) -> list[str]:
    return [condition.get("type", "mission"), str(condition["min"])]


def _attackers(condition: Record) -> list[str]:
    least = [str(condition["min"])] if "min" in condition else []
    return ["attacker", "troop", *least, *(["at_most", str(condition["max"])] if "max" in condition else [])]


Drawer = Callable[[Record], list[str]]

_DRAWN: Final[dict[str, Drawer]] = {
    "track": lambda c: [f"{c['track']}_track", "position", str(c["min"])],
    "tracks": _tracks,
    "buildings": lambda c: ["control", *_buildings(c["types"]), str(c["min"])],
    "buildings_in_area": _in_area,
    "level": lambda c: [c["type"], "level", str(c["min"])],
    "levels": lambda c: ["any_type", str(c["count"]), "level", str(c["min"])],
    "areas": lambda c: ["control", "area", str(c["min"]), *_filter(c["where"])],
    "garrisons": lambda c: ["garrison", str(c["count"]), "troop", str(c["min"])],
    "resources": _resources,
    "hand": lambda c: ["hand", c.get("kind", "card"), str(c["min"])],
    "missions_done": _missions_done,
    "did_build": lambda c: ["build", *type_icons(c["types"]), str(c["min"])],
    "did_upgrade": lambda c: ["upgrade", *type_icons(c["types"]), str(c["min"])],
    "did_conquer": _did_conquer,
    "did_win": _did_win,
    "did_gain": lambda c: ["gain", _GAINS[c["what"]], str(c["min"])],
    "pay": lambda c: ["pay", *cost_icons(c)],
    "most": lambda c: ["game_end", "most", *_METRICS[c["metric"]]],
    "role": lambda c: _any_of(c["is"]),
    "against": lambda c: _any_of(c["is"]),
    "attackers": _attackers,
    "extract_choice": lambda c: [_GAINS[c["is"]]],
}
