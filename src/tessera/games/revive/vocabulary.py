"""The closed vocabulary of Revive: every word that a card, a module, a machine, a crate, a tile or a tribe may use.

It is data: each effect and each standing effect of a technology has its parameters, each parameter its range or its
words. Where an effect may stand is told by places. Most places leave something out for a reason: what could set itself
off again and again, without an end, may not stand where it would. `effect_records` reads these words; what passes is a
plain table, so the engine, the sentences and the icons all read the same words.
"""

from __future__ import annotations

from typing import Any, Final

SOURCES: Final = ("rulebook", "public", "house")

# What players have, and what they pay with: "basic" is any mix of gears, books and food.
BASIC: Final = ("gear", "book", "food")
RESOURCES: Final = (*BASIC, "crystal")
ANY_BASIC: Final = "basic"
PAID: Final = (*RESOURCES, ANY_BASIC)

# Colours of cards, modules, machines and tracks, each with its terrain; colours of artifacts.
COLORS: Final = ("gray", "green", "yellow")
TERRAINS: Final = ("mountain", "forest", "field")
ARTIFACT_COLORS: Final = ("purple", "orange", "white")
MARKS: Final = ("1+", "2+", "3+", "4+")

# Spaces of tiles, and slots of the board.
CELL_KINDS: Final = ("sand", *TERRAINS, "location", "water")
VAST_CRYSTAL: Final = "vast_crystal"
SLOT_KINDS: Final = ("area", "start", "large", "chasm")
HALVES: Final = ("top", "bottom")
ROWS: Final = ("top", "bottom", "side")
REWARD_KINDS: Final = ("standard_machine", "special_machine", "artifact", "card_bonus")

# Starting cards: four sets of the box, and the cards of the draft.
SETS: Final = ("A", "B", "C", "D", "S")
DRAFT_SET: Final = "S"

# Tribe boards: two sides, seven technologies, four of which all tribes share.
SIDES: Final = ("sun", "moon")
NODES: Final = ("A1", "B1", "B2", "B3", "C1", "C2", "C3")
OWN_NODES: Final = ("A1", "B1", "B3")
TRIBE_TILES: Final = ("forest", "temple", "target", "sand")
RANGE_TILES: Final = ("temple",)
SIZES: Final = ("small", "large")

# Actions that can be made cheaper; a machine or crate may also go with a play.
ACTIONS: Final = ("explore", "build", "populate")
PLAY: Final = "play_card"
FREE: Final = "free"
WITH_ACTION: Final = "with_action"
TIMINGS: Final = (FREE, WITH_ACTION)

TRIGGERS: Final = (
    *("tribe_ability", "card_gained", "populate", "hibernate"),
    *("special_machine", "water_reward", "crystal_reward"),
)
# The one trigger that knows a colour.
COLORED_TRIGGER: Final = "card_gained"

# What can be counted at any moment; the chain only while a forest tile is placed.
COUNTERS: Final = (
    *("crate", "energy", "module", "module_pair", "population", "population_large", "tribe_progress", "flask"),
    *("card", "water", "water_built", "crystal_adjacent", "large_building", "area_tile_presence"),
)
FOREST_CHAIN: Final = "forest_chain"
COVERED: Final = "covered_terrain"

# What a chapter of the campaign can unlock, besides tribes.
LARGE_EXTRA: Final = "large_locations_extra"
OPTIONS: Final = ("advanced_switch", "moon_sides", "vast_crystals", "starting_draft")


class Parameter:
    """What may stand under a key: a number, words, true or false, or something that has a reader of its own."""

    __slots__ = ("default", "is_needed", "least", "most", "type", "words")

    def __init__(
        self,
        type: str,
        least: int = 0,
        most: int = 0,
        words: tuple[str, ...] = (),
        is_needed: bool = True,
        default: Any = None,
    ) -> None:
        # number, flag, word, words, cost, effects, effect_lists, by_color, steps.
        self.type = type
        self.least = least
        self.most = most
        self.words = words
        self.is_needed = is_needed
        # What it is when left out; None where its absence means something of its own.
        self.default = default


def _number(least: int = 1, most: int = 9) -> Parameter:
    return Parameter("number", least, most)


def _one(most: int = 9) -> Parameter:
    """A number that is 1 when left out."""
    return Parameter("number", 1, most, is_needed=False, default=1)


def _or_none(most: int = 9) -> Parameter:
    """A number that is 0 when left out."""
    return Parameter("number", 0, most, is_needed=False, default=0)


def _word(*words: str) -> Parameter:
    return Parameter("word", words=words)


def _maybe(*words: str) -> Parameter:
    return Parameter("word", words=words, is_needed=False)


_N: Final = _one()
_FLAG: Final = Parameter("flag", is_needed=False, default=False)
_LIST: Final = Parameter("effects")
_COST: Final = Parameter("cost", words=PAID)

Parameters = dict[str, Parameter]

EFFECTS: Final[dict[str, Parameters]] = {
    "gain": {"res": _word(*RESOURCES, ANY_BASIC), "n": _N},
    "points": {"n": _one(20)},
    "trade": {"times": _number()},
    "pay": {"cost": _COST, "then": _LIST},
    "choose": {"of": Parameter("effect_lists")},
    "per": {
        "of": _word(*COUNTERS, FOREST_CHAIN),
        "each": _LIST,
        "max": Parameter("number", 1, 20, is_needed=False),
    },
    "tribe": {"n": _N},
    "module": {"n": _N},
    "activate_module": {"n": _N},
    "advance": {"track": _word(*COLORS, "any"), "n": _one(12)},
    "energy": {"n": _N},
    "recharge": {"n": _N},
    "crate": {"n": _N},
    "artifact": {"n": _N},
    "recruit": {"n": _N, "from": _word("display", "display_or_deck"), "color": _maybe(*COLORS, COVERED)},
    "recall": {"n": _N},
    "wake": {"n": _N},
    "rest_use": {"half": _word("top")},
    "switch_reset": {},
    "action": {"kind": _word(*ACTIONS), "discount": _or_none(), "range": _or_none(20), "size": _maybe("small")},
    "free_machine": {"n": _N},
    "place_tribe_tile": {
        "tile": _word(*TRIBE_TILES),
        "on": Parameter("words", words=CELL_KINDS),
        "pay_range": _FLAG,
    },
    "take_water": {},
    "move_population": {"from": _word("regular"), "to": _word("regular")},
    # Modifiers of one action
    "range": {"n": _one(20)},
    "discount": {"action": _word(*ACTIONS), "n": _N},
    "unlimited_range": {"action": _word("explore")},
    "wild_color": {},
}
MODIFIERS: Final = ("range", "discount", "unlimited_range", "wild_color")
_TILES: Final = ("place_tribe_tile", "take_water")
_ALL: Final = tuple(name for name in EFFECTS if name not in (*MODIFIERS, *_TILES))


def _without(*names: str) -> tuple[str, ...]:
    return tuple(name for name in _ALL if name not in names)


PLACES: Final[dict[str, tuple[str, ...]]] = {
    # A card half may not use another card's half, for cards can wake each other.
    "half": _without("rest_use"),
    # A module sets off no modules and gives no machine its energy back.
    "module": _without("rest_use", "activate_module", "recharge"),
    # Machines do not recharge each other (REV-MACH-11 tells why machines must not keep each other going).
    "machine": _without("recharge"),
    # One machine of the box carries out tribe abilities, and no technology does.
    "tribe_machine": _without("recharge", "tribe"),
    "crate": _ALL,
    # With an action: its modifiers, and what is simply received beside them.
    "with_action": (*MODIFIERS, "gain", "points", "energy", "crate"),
    # A tribe ability does not carry itself out, neither at once nor by way of modules or cards.
    "ability": (*_without("tribe", "activate_module", "rest_use"), *_TILES),
    "inside_ability": _without("tribe", "activate_module", "rest_use"),
    # What the board gives, and what a technology does once.
    "reward": _ALL,
    # Once energy has gone back, no machine works (REV-HIB-12).
    "hibernation": _without("recharge", "free_machine"),
    # As often as the owner can pay: nothing that could bring the price back.
    "paid": (
        *("points", "trade", "pay", "choose", "per", "module", "energy", "crate", "artifact"),
        *("recruit", "recall", "wake", "switch_reset", "action", "move_population"),
    ),
    # Triggers: nothing that would fire them again.
    "tribe_ability": _without("tribe", "activate_module", "rest_use", "free_machine"),
    "card_gained": _without("recruit"),
    "populate": _without("action"),
    "hibernate": _without("recharge", "free_machine"),
    "special_machine": _ALL,
    "water_reward": _ALL,
    "crystal_reward": _ALL,
}
# The grounds on which each tribe tile makes sense.
GROUNDS: Final[dict[str, tuple[str, ...]]] = {
    "forest": ("sand", "mountain", "field"),
    "temple": ("water",),
    "target": ("sand", "location"),
    "sand": TERRAINS,
}
# Where the effects inside another effect stand, if not in the same place: tiles are placed by the ability itself or
# once its price is paid, and modifiers change an action directly.
INNER_PLACES: Final = {("ability", "choose"): "inside_ability", ("ability", "per"): "inside_ability"}

# Standing effects of technologies. The effects of a machine stand where those of machines do.
STANDING: Final[dict[str, Parameters]] = {
    "slot5": {},
    "on": {
        "trigger": _word(*TRIGGERS),
        "effects": Parameter("effects", is_needed=False),
        "by_color": Parameter("by_color", words=COLORS, is_needed=False),
    },
    "range_free": {"spaces": Parameter("words", words=CELL_KINDS)},
    "range_bonus": {"from": _word(*RANGE_TILES), "n": _N},
    "discount": {"action": _word(*ACTIONS), "n": _N, "size": _maybe(*SIZES)},
    "no_populate_tax": {"includes_this_action": _FLAG},
    "trade": {"give": _COST, "get": Parameter("cost", words=RESOURCES)},
    "free_action": {"cost": _COST, "effects": _LIST},
    "machine": {
        "effects": _LIST,
        "timing": _word(*TIMINGS),
        "actions": Parameter("words", words=(*ACTIONS, PLAY), is_needed=False),
        "flasks": _or_none(),
    },
}

# Scoring expressions of large locations.
SCORES: Final[dict[str, Parameters]] = {
    "per": {"of": _word(*COUNTERS), "points": _number()},
    "track": {"track": _word(*COLORS)},
    "steps": {"of": _word(*COUNTERS), "steps": Parameter("steps")},
}
