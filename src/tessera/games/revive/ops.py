"""The words of effects and of standing effects as numbers (see vocabulary)."""

from __future__ import annotations

from typing import Final

OPS: Final = (
    "gain",
    "points",
    "trade",
    "pay",
    "choose",
    "per",
    "tribe",
    "module",
    "activate_module",
    "advance",
    "energy",
    "recharge",
    "crate",
    "artifact",
    "recruit",
    "recall",
    "wake",
    "rest_use",
    "switch_reset",
    "action",
    "free_machine",
    "place_tribe_tile",
    "take_water",
    "move_population",
    "range",
    "discount",
    "unlimited_range",
    "wild_color",
)
GAIN: Final = 0
POINTS: Final = 1
TRADE: Final = 2
PAY: Final = 3
CHOOSE: Final = 4
PER: Final = 5
TRIBE: Final = 6
MODULE: Final = 7
ACTIVATE_MODULE: Final = 8
ADVANCE: Final = 9
ENERGY: Final = 10
RECHARGE: Final = 11
CRATE: Final = 12
ARTIFACT: Final = 13
RECRUIT: Final = 14
RECALL: Final = 15
WAKE: Final = 16
REST_USE: Final = 17
SWITCH_RESET: Final = 18
ACTION: Final = 19
FREE_MACHINE: Final = 20
PLACE_TRIBE_TILE: Final = 21
TAKE_WATER: Final = 22
MOVE_POPULATION: Final = 23
# From here on: modifiers of an action.
RANGE: Final = 24
DISCOUNT: Final = 25
UNLIMITED_RANGE: Final = 26
WILD_COLOR: Final = 27

MODS: Final = (
    "slot5",
    "on",
    "range_free",
    "range_bonus",
    "discount",
    "no_populate_tax",
    "trade",
    "free_action",
    "machine",
)
SLOT5: Final = 0
ON: Final = 1
RANGE_FREE: Final = 2
RANGE_BONUS: Final = 3
STANDING_DISCOUNT: Final = 4
NO_TAX: Final = 5
STANDING_TRADE: Final = 6
FREE_ACTION: Final = 7
TRIBE_MACHINE: Final = 8
