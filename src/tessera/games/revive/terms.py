"""The words of Revive as numbers: resources, colours, tracks, kinds of space, actions, triggers and counters."""

from __future__ import annotations

from typing import Final

# The three basic resources come first (REV-RES-01).
RESOURCES: Final = ("gear", "book", "food", "crystal")
GEAR: Final = 0
BOOK: Final = 1
FOOD: Final = 2
CRYSTAL: Final = 3
BASICS: Final = 3
# A unit of gear, book or food, whichever its owner likes.
BASIC: Final = 4
# The most that a player can hold of each (REV-RES-02).
LIMITS: Final = (6, 6, 6, 3)

COLORS: Final = ("gray", "green", "yellow")
GRAY: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
TRACKS: Final = 3
ANY_TRACK: Final = 3

# Kinds of space.
KINDS: Final = ("mountain", "forest", "field", "sand", "location", "water", "large", "chasm", "vast_crystal")
# Terrain is numbered as the track that it advances (REV-BLD-04).
MOUNTAIN: Final = 0
FOREST: Final = 1
FIELD: Final = 2
SAND: Final = 3
LOCATION: Final = 4
WATER: Final = 5
LARGE: Final = 6
CHASM: Final = 7
VAST: Final = 8
UNEXPLORED: Final = -1

ARTIFACTS: Final = ("purple", "orange", "white")

# Actions that a machine or crate can modify (REV-MACH-05); "play_card" is their word for the first in content.
ACTIONS: Final = ("play", "explore", "populate", "build")
PLAY: Final = 0
EXPLORE: Final = 1
POPULATE: Final = 2
BUILD: Final = 3

SIZES: Final = ("small", "large")
SMALL: Final = 0
BIG: Final = 1

HALVES: Final = ("top", "bottom")
TOP: Final = 0
BOTTOM: Final = 1

SIDES: Final = ("sun", "moon")

TILES: Final = ("forest", "temple", "target", "sand")
FOREST_TILE: Final = 0
TEMPLE: Final = 1
TARGET: Final = 2
SAND_TILE: Final = 3

TRIGGERS: Final = (
    "tribe_ability",
    "card_gained",
    "populate",
    "hibernate",
    "special_machine",
    "water_reward",
    "crystal_reward",
)
ON_ABILITY: Final = 0
ON_CARD: Final = 1
ON_POPULATE: Final = 2
ON_HIBERNATE: Final = 3
ON_SPECIAL_MACHINE: Final = 4
ON_WATER: Final = 5
ON_CRYSTAL: Final = 6

COUNTERS: Final = (
    "crate",
    "energy",
    "module",
    "module_pair",
    "population",
    "population_large",
    "tribe_progress",
    "flask",
    "card",
    "water",
    "water_built",
    "crystal_adjacent",
    "large_building",
    "area_tile_presence",
    "forest_chain",
)

REWARDS: Final = ("standard_machine", "special_machine", "artifact", "card_bonus")
STANDARD_MACHINE: Final = 0
SPECIAL_MACHINE: Final = 1
ARTIFACT_SPACE: Final = 2
CARD_BONUS: Final = 3

TIMINGS: Final = ("free", "with_action")
FREE: Final = 0
WITH_ACTION: Final = 1

# Where a turn stands.
MOMENTS: Final = ("setup", "turn", "hibernation", "over")
SETUP: Final = 0
TURN: Final = 1
# From the step that brings energy back on: no machine may be used any more (REV-HIB-12).
HIBERNATION: Final = 2
OVER: Final = 3

# Technologies of every tribe board, bottom row first (REV-TECH-03).
NODES: Final = ("A1", "B1", "B2", "B3", "C1", "C2", "C3")

# Counters by number, in the order above.
COUNT_CRATE: Final = 0
COUNT_ENERGY: Final = 1
COUNT_MODULE: Final = 2
COUNT_MODULE_PAIR: Final = 3
COUNT_POPULATION: Final = 4
COUNT_POPULATION_LARGE: Final = 5
COUNT_TRIBE_PROGRESS: Final = 6
COUNT_FLASK: Final = 7
COUNT_CARD: Final = 8
COUNT_WATER: Final = 9
COUNT_WATER_BUILT: Final = 10
COUNT_CRYSTAL: Final = 11
COUNT_LARGE_BUILDING: Final = 12
COUNT_TILE_PRESENCE: Final = 13
COUNT_FOREST_CHAIN: Final = 14
