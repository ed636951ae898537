"""The icons of Revive: what cards, modules, machines, crates, tiles, boards and tribes show, derived like sentences.

An icon is the code of a term of the glossary; a number behind it says how many, and one with a sign how many more or
fewer. The halves of a card begin with `top` and `bottom`, what a technology does with `immediate` and `standing`.
Between what is paid or needed and what is got stands an arrow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.revive.library import Library
from tessera.games.revive.vocabulary import ARTIFACT_COLORS, COLORS, COVERED, HALVES, PAID, PLAY

Record = dict[str, Any]

# Triggers and tribe tiles that share their word with something else.
_TRIGGERS: Final = {"special_machine": "machine_taken"}
_TILES: Final = {"forest": "forest_tile", "sand": "sand_tile"}


def _trigger(trigger: str) -> str:
    return _TRIGGERS.get(trigger, trigger)


def _tile(tile: str) -> str:
    return _TILES.get(tile, tile)


# Cards, modules, machines and crates.


def card_icons(record: Record) -> list[str]:
    """A citizen card: its colour and set, its halves, its flasks."""
    shown = [record["color"], *([f"set_{record['set'].lower()}"] if record["set"] else [])]
    for half in HALVES:
        shown += half_icons(record, half)
    return shown + _flasks(record)


def half_icons(record: Record, half: str) -> list[str]:
    """One half of a citizen card, behind its name and its slot symbol."""
    symbol = ["slot_symbol"] if record[f"slot_symbol_{half}"] else []
    return [half, *symbol, *effects_icons(record[half])]


def module_icons(record: Record) -> list[str]:
    """A slot module: the colours that activate it, and what it does."""
    return [*record["colors"], "arrow", *effects_icons(record["effects"]), *_flasks(record)]


def machine_icons(record: Record) -> list[str]:
    """A machine: its colour, and what it does."""
    head = [record["color"]] if "color" in record else ["standard_machine"]
    return [*head, *timed_icons(record), *_flasks(record)]


def crate_icons(record: Record) -> list[str]:
    """What a crate gives when it is opened."""
    return timed_icons(record)


def timed_icons(record: Record) -> list[str]:
    """What a machine or crate does, behind the actions that it goes with."""
    actions = ["play" if action == PLAY else action for action in record["actions"]]
    return [*actions, *(["arrow"] if actions else []), *effects_icons(record["effects"])]


def _flasks(record: Record) -> list[str]:
    return ["flask", str(record["flasks"])] if record["flasks"] else []


# The land.


def tile_icons(record: Record) -> list[str]:
    """A tile: what exploring it costs and gives, and its spaces."""
    shown: list[str] = []
    if "explore_cost" in record:
        shown += ["explore", *cost_icons(record["explore_cost"]), "arrow", "points", str(record["explore_points"])]
        shown += [*effects_icons(record["explore_effects"]), *(["recruit", "1"] if record["recruit"] else [])]
    kinds = [cell["kind"] for cell in record["cells"]]
    if "building_reward" in record:
        shown += [kinds[0], "small_building", "arrow", *effects_icons(record["building_reward"])]
        return [*shown, "large_building", "arrow", *effects_icons(record["building_reward_large"])]
    for kind in dict.fromkeys(kinds):
        shown += [kind, str(kinds.count(kind))]
    for cell in record["cells"]:
        shown += ["take_water", *effects_icons(cell["reward"])] if cell["reward"] else []
    return shown


def large_location_icons(side: Record) -> list[str]:
    """One side of a large location: what it gives at once, and what it is worth."""
    shown = ["populate", "arrow", *effects_icons(side["on_populate"])] if side["on_populate"] else []
    return [*shown, "end_points", *score_icons(side["score"])]


def score_icons(score: Record) -> list[str]:
    """What a large location is worth."""
    if score["kind"] == "track":
        return [f"{score['track']}_track"]
    if score["kind"] == "per":
        return [str(score["points"]), "per", score["of"]]
    return [score["of"], *(icon for step in score["steps"] for icon in _step(step))]


def _step(step: Record) -> list[str]:
    return ["at_least", str(step["at_least"]), "arrow", "points", str(step["points"])]


def artifact_card_icons(record: Record) -> list[str]:
    """An artifact card: its three categories."""
    return [icon for color in ARTIFACT_COLORS for icon in [color, *category_icons(record[color])]]


def category_icons(category: Record) -> list[str]:
    """One category of an artifact card."""
    every = [str(category["every"])] if category["every"] != 1 else []
    return ["end_points", str(category["points"]), "per", category["of"], *every]


# Tribe boards.


def tribe_icons(side: Record) -> list[str]:
    """One side of a tribe board: what it begins with, and its ability."""
    shown = [side["side"]]
    for tile, count in side["start_tiles"].items():
        shown += [_tile(tile), str(count)]
    return [*shown, *ability_icons(side)]


def ability_icons(side: Record) -> list[str]:
    """The tribe ability."""
    return ["ability", "arrow", *effects_icons(side["ability"])]


def technology_icons(record: Record) -> list[str]:
    """What a technology does: at once, and for the rest of the game."""
    shown = ["immediate", *effects_icons(record["immediate"])] if record["immediate"] else []
    for standing in record["standing"]:
        shown += ["standing", *standing_icons(standing)]
    return shown


def tribe_tile_icons(record: Record) -> list[str]:
    """What a tribe tile does where it lies."""
    shown = [_tile(record["tile"])]
    shown += ["arrow", record["counts_as"]] if record.get("counts_as") else []
    shown += ["range"] if record["range_origin"] else []
    shown += ["build", "or", "populate", "cost", f"-{record['own_discount']}"] if record["own_discount"] else []
    shown += ["player", "pay"] if record["pays_owner"] else []
    return shown + (["build", "arrow", "points", str(record["builder_points"])] if record["builder_points"] else [])


# The player board and the tracks.


def reward_space_icons(record: Record, library: Library) -> list[str]:
    """A reward space: the markers it asks for, and what it gives."""
    shown = [icon for color in COLORS if color in record["needs"] for icon in _need(record, color)]
    return [*shown, "arrow", *reward_icons(record, library)]


def _need(record: Record, color: str) -> list[str]:
    return [f"{color}_track", str(record["needs"][color])]


def reward_icons(record: Record, library: Library) -> list[str]:
    """What a reward space gives."""
    if record["kind"] == "standard_machine":
        return machine_icons(library.standard_machines[record["machine"]])
    if record["kind"] == "special_machine":
        return ["special_machine", record["color"]]
    if record["kind"] == "artifact":
        return ["artifact", "1"]
    return ["card_bonus", str(record["points_per_card"]), "per", "card", record["color"]]


def hibernation_icons(record: Record, library: Library) -> list[str]:
    """A space of the hibernation track."""
    removes = record["space"] == library.game["hibernation_track"]["remove_artifact_on"]
    head = ["hibernation", str(record["space"]), *(["remove_artifact", "1"] if removes else [])]
    return [*head, "arrow", *effects_icons(record["effects"])]


def progress_icons(record: Record) -> list[str]:
    """A bonus of the progress track."""
    return ["progress", str(record["space"]), "arrow", *effects_icons(record["effects"])]


def score_bonus_icons(record: Record) -> list[str]:
    """A bonus of the point track."""
    return ["point_track", str(record["at"]), "arrow", *effects_icons(record["effects"])]


def track_icons(record: Record) -> list[str]:
    """A machine track: what advances it, and what steps beyond its end give."""
    track = f"{record['color']}_track"
    return [record["terrain"], "arrow", track, "+1", "overflow", "arrow", *effect_icons(record["overflow"])]


# Effects.


def cost_icons(cost: Record) -> list[str]:
    """A price, or what is received for it."""
    return [part for key in PAID if cost.get(key) for part in (key, str(cost[key]))]


def effects_icons(effects: list[Record]) -> list[str]:
    """Effects from left to right."""
    return [icon for effect in effects for icon in effect_icons(effect)]


def effect_icons(effect: Record) -> list[str]:
    """One effect."""
    name = effect["do"]
    if name in _DRAWN:
        return _DRAWN[name](effect)
    return [_PLAIN[name], *([str(effect["n"])] if "n" in effect else [])]


# Effects that are an icon and a number, or an icon alone.
_PLAIN: Final = {
    "points": "points",
    "tribe": "ability",
    "module": "module",
    "activate_module": "activate",
    "energy": "energy",
    "recharge": "recharge",
    "crate": "crate",
    "artifact": "artifact",
    "recall": "recall",
    "wake": "wake",
    "switch_reset": "switch_reset",
    "free_machine": "free_machine",
    "take_water": "take_water",
    "move_population": "move_population",
    "unlimited_range": "unlimited_range",
    "wild_color": "any_color",
}


def _choose(effect: Record) -> list[str]:
    shown = effects_icons(effect["of"][0])
    for option in effect["of"][1:]:
        shown += ["or", *effects_icons(option)]
    return shown


def _per(effect: Record) -> list[str]:
    most = ["at_most", str(effect["max"])] if "max" in effect else []
    return [*effects_icons(effect["each"]), "per", effect["of"], *most]


def _recruit(effect: Record) -> list[str]:
    places = ["display"] if effect["from"] == "display" else ["display", "or", "deck"]
    color = effect.get("color", "")
    shown = ["recruit", str(effect["n"]), *places]
    return shown + ([color if color != COVERED else "covered_terrain"] if color else [])


def _action(effect: Record) -> list[str]:
    shown = [effect["kind"], *([f"{effect['size']}_building"] if "size" in effect else [])]
    shown += ["cost", f"-{effect['discount']}"] if effect["discount"] else []
    return shown + (["range", f"+{effect['range']}"] if effect["range"] else [])


def _place(effect: Record) -> list[str]:
    shown = [
        *(["pay", "range"] if effect["pay_range"] else []),
        "place_tile",
        _tile(effect["tile"]),
    ]
    shown.append(effect["on"][0])
    for kind in effect["on"][1:]:
        shown += ["or", kind]
    return shown


Drawer = Callable[[Record], list[str]]

_DRAWN: Final[dict[str, Drawer]] = {
    "gain": lambda e: [e["res"], str(e["n"])],
    "trade": lambda e: ["trade", str(e["times"])],
    "pay": lambda e: ["pay", *cost_icons(e["cost"]), "arrow", *effects_icons(e["then"])],
    "choose": _choose,
    "per": _per,
    "advance": lambda e: [f"{e['track']}_track", f"+{e['n']}"],
    "recruit": _recruit,
    "rest_use": lambda e: ["rest", "1", "arrow", e["half"]],
    "action": _action,
    "place_tribe_tile": _place,
    "range": lambda e: ["range", f"+{e['n']}"],
    "discount": lambda e: [e["action"], "cost", f"-{e['n']}"],
}


# Standing effects of technologies.


def standing_icons(standing: Record) -> list[str]:
    """What a technology does for the rest of the game."""
    name = standing["mod"]
    return _STANDING[name](standing) if name in _STANDING else [name]


def _on(standing: Record) -> list[str]:
    shown = [_trigger(standing["trigger"]), "arrow"]
    for color, effects in standing["by_color"].items():
        shown += [color, *effects_icons(effects)]
    return shown + effects_icons(standing["effects"])


def _cheaper(standing: Record) -> list[str]:
    size = [f"{standing['size']}_building"] if "size" in standing else []
    return [standing["action"], *size, "cost", f"-{standing['n']}"]


def _free_action(standing: Record) -> list[str]:
    return ["free_action", *cost_icons(standing["cost"]), "arrow", *effects_icons(standing["effects"])]


_STANDING: Final[dict[str, Drawer]] = {
    "on": _on,
    "range_free": lambda s: ["range_free", *s["spaces"]],
    "range_bonus": lambda s: [s["from"], "range", f"+{s['n']}"],
    "discount": _cheaper,
    "trade": lambda s: ["free_action", *cost_icons(s["give"]), "arrow", *cost_icons(s["get"])],
    "free_action": _free_action,
    "machine": lambda s: ["machine", *timed_icons(s), *_flasks(s)],
}
