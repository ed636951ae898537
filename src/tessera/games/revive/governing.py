"""Which clauses of the rulebook govern a printed thing, for readers who look it up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from tessera.games.revive.vocabulary import ARTIFACT_COLORS, DRAFT_SET, HALVES, WITH_ACTION

Record = dict[str, Any]

# What each effect of the vocabulary is told by.
BY_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("REV-EFF-01", "REV-RES-02"),
    "points": ("REV-PTS-01", "REV-PTS-02"),
    "trade": ("REV-EFF-02",),
    "pay": ("REV-RES-10", "REV-RES-04"),
    "choose": (),
    "per": (),
    "tribe": ("REV-EFF-03", "REV-EFF-04", "REV-PROG-01"),
    "module": ("REV-EFF-06", "REV-MOD-04"),
    "activate_module": ("REV-MOD-01",),
    "advance": ("REV-EFF-07", "REV-TRK-02", "REV-TRK-05"),
    "energy": ("REV-MACH-07",),
    "recharge": ("REV-MACH-02", "REV-MACH-11"),
    "crate": ("REV-CRT-01", "REV-CRT-04"),
    "artifact": ("REV-ART-01", "REV-ART-03"),
    "recruit": ("REV-EXP-04", "REV-CARD-06"),
    "recall": ("REV-MACH-09",),
    "wake": ("REV-CARD-06",),
    "rest_use": ("REV-KUN-09",),
    "switch_reset": ("REV-SW-02",),
    "action": (),
    "free_machine": ("REV-MACH-11",),
    "move_population": ("REV-OXF-10",),
    "range": ("REV-RNG-08", "REV-MACH-05"),
    "discount": ("REV-RES-08", "REV-MACH-05"),
    "unlimited_range": ("REV-OXF-09",),
    "wild_color": ("REV-MACH-06",),
    "place_tribe_tile": ("REV-TRB-03", "REV-TRB-04"),
    "take_water": ("REV-HOF-03",),
}
BY_ACTION: Final = {"explore": "REV-EXP-01", "build": "REV-BLD-01", "populate": "REV-POP-01"}
# How things are counted, in effects and on artifact cards; large locations have clauses of their own.
BY_COUNTER: Final = {
    "crate": "REV-ACS-01",
    "energy": "REV-ACS-02",
    "module": "REV-ACS-03",
    "module_pair": "REV-ACS-03",
    "population": "REV-ACS-04",
    "population_large": "REV-LLS-06",
    "tribe_progress": "REV-ACS-05",
    "flask": "REV-ACS-06",
    "card": "REV-ACS-07",
    "water": "REV-ACS-08",
    "water_built": "REV-HOF-01",
    "crystal_adjacent": "REV-ACS-09",
    "large_building": "REV-LLS-04",
    "area_tile_presence": "REV-LLS-14",
    "forest_chain": "REV-NAD-03",
}
BY_LOCATION: Final = {
    "energy": "REV-LLS-02",
    "module": "REV-LLS-03",
    "large_building": "REV-LLS-04",
    "population": "REV-LLS-05",
    "population_large": "REV-LLS-06",
    "card": "REV-LLS-07",
    "water": "REV-LLS-08",
    "tribe_progress": "REV-LLS-10",
    "crystal_adjacent": "REV-LLS-11",
    "flask": "REV-LLS-12",
    "crate": "REV-LLS-13",
    "area_tile_presence": "REV-LLS-14",
}
# Standing effects by what they are, whoever has them.
BY_STANDING: Final[dict[str, tuple[str, ...]]] = {
    "slot5": ("REV-TECH-01", "REV-CARD-04"),
    "on": (),
    "range_free": ("REV-RNG-04",),
    "range_bonus": ("REV-RNG-04",),
    "discount": ("REV-RES-08",),
    "no_populate_tax": ("REV-POP-04",),
    "trade": ("REV-FREE-02",),
    "free_action": ("REV-FREE-02",),
    "machine": ("REV-MACH-04", "REV-MACH-01"),
}
# What abilities of the box are told by, by tribe and side.
_BY_ABILITY: Final[dict[str, tuple[str, ...]]] = {
    "nadair-sun": ("REV-NAD-01",),
    "nadair-moon": ("REV-NAD-03", "REV-NAD-02", "REV-NAD-05"),
    "hofstadterians-sun": ("REV-HOF-01", "REV-EFF-09"),
    "hofstadterians-moon": ("REV-HOF-03", "REV-HOF-02"),
    "ox49-sun": ("REV-OXF-01",),
    "ox49-moon": ("REV-OXF-03", "REV-OXF-02", "REV-OXF-07"),
    "kuniban-sun": ("REV-KUN-01",),
    "kuniban-moon": ("REV-KUN-03", "REV-KUN-02", "REV-KUN-04"),
    "solwrights-sun": ("REV-SOL-01",),
    "solwrights-moon": ("REV-SOL-01",),
    "stonehands-sun": ("REV-STO-01",),
    "stonehands-moon": ("REV-STO-01",),
}
_BY_TILE: Final[dict[str, tuple[str, ...]]] = {
    "forest": ("REV-NAD-04",),
    "temple": ("REV-HOF-04", "REV-HOF-05"),
    "target": ("REV-OXF-04", "REV-OXF-05", "REV-OXF-06", "REV-OXF-07"),
    "sand": ("REV-KUN-05", "REV-KUN-06"),
}
_BY_STANDARD: Final = {"STD1": "REV-MACH-08", "STD2": "REV-MACH-09", "STD3": "REV-MACH-10"}
_BY_REWARD: Final[dict[str, tuple[str, ...]]] = {
    "standard_machine": ("REV-REW-01",),
    "special_machine": ("REV-REW-02", "REV-REW-07"),
    "artifact": ("REV-REW-04",),
    "card_bonus": ("REV-REW-05", "REV-SCO-04"),
}


def _each_once(found: list[str]) -> list[str]:
    return list(dict.fromkeys(found))


def governing_effects(effects: list[Record]) -> list[str]:
    """The clauses that govern effects, those inside others included."""
    found: list[str] = []
    for effect in effects:
        found += BY_EFFECT[effect["do"]]
        found += _by_words(effect)
        for key in ("then", "each"):
            found += governing_effects(effect[key]) if key in effect else []
        if effect["do"] == "choose":
            for option in effect["of"]:
                found += governing_effects(option)
    return found


def _by_words(effect: Record) -> list[str]:
    """What the words of an effect add to its own clauses."""
    name = effect["do"]
    if name == "per":
        return [BY_COUNTER[effect["of"]]]
    if name == "action":
        lower = [*(["REV-RES-08"] if effect["discount"] else []), *(["REV-RNG-08"] if effect["range"] else [])]
        return [BY_ACTION[effect["kind"]], *lower]
    if name == "place_tribe_tile" and effect["pay_range"]:
        return ["REV-RNG-10"]
    return []


# Cards, modules, machines and crates.


def governing_card(record: Record) -> list[str]:
    """The clauses that govern a citizen card."""
    found = ["REV-CARD-01", "REV-CARD-03"]
    if record["set"]:
        found += ["REV-OPT-13", "REV-OPT-16"] if record["set"] == DRAFT_SET else ["REV-PSET-07"]
    if any(record[f"slot_symbol_{half}"] for half in HALVES):
        found += ["REV-CARD-05", "REV-SLOT-01"]
    for half in HALVES:
        found += governing_effects(record[half])
    return _each_once([*found, *(["REV-ACS-06"] if record["flasks"] else [])])


def governing_module(record: Record) -> list[str]:
    """The clauses that govern a slot module."""
    found = ["REV-MOD-01", "REV-MOD-02", "REV-MOD-04", *governing_effects(record["effects"])]
    return _each_once([*found, *(["REV-ACS-06"] if record["flasks"] else [])])


def governing_machine(record: Record) -> list[str]:
    """The clauses that govern a machine: its own, if it is a standard one, then those of all."""
    own = [_BY_STANDARD[record["id"]]] if record["id"] in _BY_STANDARD else []
    found = [*own, "REV-MACH-01", "REV-MACH-02", *(["REV-REW-02"] if "color" in record else ["REV-REW-01"])]
    return _each_once(found + _timed(record, "REV-MACH-05"))


def governing_crate(record: Record) -> list[str]:
    """The clauses that govern a crate."""
    return _each_once(["REV-CRT-01", "REV-CRT-02", "REV-CRT-03", *_timed(record, "REV-CRT-02")])


def _timed(record: Record, with_action: str) -> list[str]:
    found = [with_action] if record["timing"] == WITH_ACTION else []
    return [*found, *governing_effects(record["effects"]), *(["REV-ACS-06"] if record.get("flasks") else [])]


# The land and artifact cards.


def governing_tile(record: Record) -> list[str]:
    """The clauses that govern a tile."""
    if "building_reward" in record:
        return ["REV-OPT-08", "REV-OPT-10", "REV-OPT-09", "REV-OPT-11", "REV-OPT-12", "REV-EXP-02"]
    explored = [f"REV-EXP-0{number}" for number in (2, 3, 4, 5, 6)]
    found = explored if "explore_cost" in record else ["REV-SET-01"]
    for cell in record["cells"]:
        if cell["kind"] == "water":
            found = [*found, "REV-BLD-06", "REV-BLD-07", *governing_effects(cell["reward"])]
    return _each_once([*found, "REV-MAP-01", "REV-COMP-06", "REV-BLD-04"])


def governing_large_location(side: Record) -> list[str]:
    """The clauses that govern one side of a large location."""
    score = side["score"]
    found = ["REV-LLS-15", *governing_effects(side["on_populate"])] if side["on_populate"] else []
    if score["kind"] == "track":
        found.append("REV-LLS-01")
    else:
        found += [BY_LOCATION.get(score["of"], BY_COUNTER[score["of"]])]
    return _each_once([*found, "REV-SCO-03", "REV-POP-09", "REV-MAP-03"])


def governing_artifact_card(record: Record) -> list[str]:
    """The clauses that govern an artifact card."""
    counted = [BY_COUNTER[record[color]["of"]] for color in ARTIFACT_COLORS]
    return _each_once(["REV-SCO-08", "REV-ACS-10", *counted, "REV-PSET-10"])


# Tribe boards.


def ability_clause(tribe: str, side: str) -> str:
    """What a tribe ability does."""
    return _BY_ABILITY.get(f"{tribe}-{side}", ("REV-EFF-03",))[0]


def technology_clause(record: Record, clauses: Collection[str]) -> str:
    """What a technology does: the clause that its record names. One of a pack may name none, or none of this book."""
    return record["clause"] if record.get("clause") in clauses else "REV-POP-06"


def machine_clause(id: str) -> str:
    """What a machine does: each standard one has a clause of its own."""
    return _BY_STANDARD.get(id, "REV-MACH-01")


def governing_tribe(tribe: str, side: Record) -> list[str]:
    """The clauses that govern one side of a tribe board."""
    found = [*_BY_ABILITY.get(f"{tribe}-{side['side']}", ()), "REV-EFF-03", "REV-EFF-04", "REV-PROG-01"]
    found += ["REV-TRB-02"] if side["start_tiles"] else []
    return _each_once([*found, *governing_effects(side["ability"]), "REV-TRB-01"])


def governing_technology(record: Record, clauses: Collection[str]) -> list[str]:
    """The clauses that govern a technology of a tribe, or one that all tribes share."""
    found = [technology_clause(record, clauses), *governing_effects(record["immediate"])]
    for standing in record["standing"]:
        found += _standing(standing)
    return _each_once([*found, "REV-POP-06", "REV-TRB-05", "REV-TECH-03", "REV-SCO-02"])


def _standing(standing: Record) -> list[str]:
    found = [*BY_STANDING[standing["mod"]], *governing_effects(standing.get("effects", []))]
    for effects in standing.get("by_color", {}).values():
        found += governing_effects(effects)
    return found


def governing_tribe_tile(record: Record) -> list[str]:
    """The clauses that govern a tribe tile."""
    return [*_BY_TILE[record["tile"]], "REV-TRB-02", "REV-TRB-03", "REV-TRB-04"]


# The player board and the tracks.


def governing_reward_space(record: Record) -> list[str]:
    """The clauses that govern a reward space."""
    return [*_BY_REWARD[record["kind"]], "REV-TRK-02", "REV-TRK-03", "REV-PROG-02", "REV-REW-06"]


def governing_hibernation(record: Record, removes: bool) -> list[str]:
    """The clauses that govern a space of the hibernation track."""
    found = ["REV-HIB-06", "REV-HIB-08", *(["REV-HIB-09", "REV-HIB-10"] if removes else [])]
    return _each_once([*found, *governing_effects(record["effects"])])


def governing_progress(record: Record) -> list[str]:
    """The clauses that govern a bonus of the progress track."""
    return _each_once(["REV-PROG-03", "REV-PROG-04", *governing_effects(record["effects"])])


def governing_score_bonus(record: Record) -> list[str]:
    """The clauses that govern a bonus of the point track."""
    return _each_once(["REV-PTS-02", "REV-PTS-03", *governing_effects(record["effects"])])


def governing_track(record: Record) -> list[str]:
    """The clauses that govern a machine track."""
    return ["REV-TRK-01", "REV-BLD-04", "REV-EFF-07", "REV-TRK-05", "REV-TRK-02"]
