"""The numbers behind the words of Atlas Lost: resources, levels, actions, events."""

from __future__ import annotations

from typing import Final

# What a faction counts on its tracks. TP are those in tokens alone (AL-TP-02).
RESEARCH: Final = 0
DATA: Final = 1
COMMAND: Final = 2
TP: Final = 3
MILITARY: Final = 4
RESOURCES: Final = ("research", "data", "command", "tp", "military")

# Tokens with a stock of their own.
ECONOMY: Final = 0
CULTURE: Final = 1
RELIGION: Final = 2
TOKENS: Final = ("economy", "culture", "religion")

# Everything a cost can contain; reductions are lists of eleven numbers in this order.
COST_PARTS: Final = (*RESOURCES, *TOKENS, "discard", "advance_lv3", "any_token")
CUT_TOKENS: Final = 5
CUT_DISCARD: Final = 8
CUT_TEAMS: Final = 9
CUT_ANY_TOKEN: Final = 10

TREES: Final = ("science", "economy", "culture", "religion", "military")

# The six Techs of a tree, counted as in the rulebook's picture: Lv.1, Lv.2 left and right, Lv.3 left, centre and right.
# A slot is position of the tree (0 left, 1 centre, 2 right) times six plus one of these.
LEVEL_OF: Final = (1, 2, 2, 3, 3, 3)
SLOT_NAMES: Final = ("lv1", "lv2-left", "lv2-right", "lv3-left", "lv3-center", "lv3-right")
SLOTS: Final = 18

# Waiting rows of a player board.
ROWS: Final = ("research", "data")

# Which of the three actions of a turn are spent.
MAIN: Final = 1
COMMANDED: Final = 2
CARD_PLAYED: Final = 4

# How an Active Technology came to be run.
STARTUP: Final = 0
BY_COMMAND: Final = 1
NESTED: Final = 2
VIAS: Final = ("startup", "command", "nested")

# Events that passive Technologies and cards react to.
PLACE_ADVANCE: Final = 0
MOVE_ADVANCE: Final = 1
REPLENISH: Final = 2
COLLECT: Final = 3
ACTION_DRAW: Final = 4
ACTIVE_TECH: Final = 5
COMMAND_ACTION: Final = 6
INSTALL: Final = 7
USE_CRATE: Final = 8
PLACE_TOKEN: Final = 9
GAIN_MILITARY: Final = 10
STEAL: Final = 11
ATTACKED: Final = 12
GIVEN: Final = 13
BECOME_ALLY: Final = 14
INFLUENCE_ADVANCE: Final = 15
EVENTS: Final = (
    "place_advance",
    "move_advance",
    "replenish",
    "collect",
    "action_draw",
    "active_tech",
    "command_action",
    "install",
    "use_crate",
    "place_token",
    "gain_military",
    "steal",
    "attacked",
    "given",
    "become_ally",
    "influence_advance",
)

WHO_SELF: Final = 0
WHO_ALLY: Final = 1
WHO_OTHER: Final = 2
WHO: Final = ("self", "ally", "other")

# What can be counted, for amounts, conditions and initiative tiles.
OWN_ECONOMY: Final = 0
OWN_CULTURE: Final = 1
OWN_CULTURE_EMPTY: Final = 2
OWN_CULTURE_OWN: Final = 3
OWN_CULTURE_HERE: Final = 4
CULTURE_MAJORITIES: Final = 5
OWN_RELIGION: Final = 6
OWN_ALLIES: Final = 7
OWN_MILITARY: Final = 8
OWN_ADVANCE_LV2: Final = 9
OWN_ADVANCE_LV3: Final = 10
OWN_ADVANCE_LV23: Final = 11
OWN_INSTALLED: Final = 12
INSTALLED_SCIENCE: Final = 13
INSTALLED_ECONOMY: Final = 14
INSTALLED_CULTURE: Final = 15
INSTALLED_RELIGION: Final = 16
INSTALLED_MILITARY: Final = 17
OWN_INITIATIVE: Final = 18
OWN_INFLUENCE: Final = 19
ALLY_TP_TOKENS: Final = 20
ALLY_INITIATIVE: Final = 21
COUNTS: Final = (
    "own_economy",
    "own_culture",
    "own_culture_empty",
    "own_culture_own",
    "own_culture_here",
    "culture_majorities",
    "own_religion",
    "own_allies",
    "own_military",
    "own_advance_lv2",
    "own_advance_lv3",
    "own_advance_lv23",
    "own_installed",
    "installed_science",
    "installed_economy",
    "installed_culture",
    "installed_religion",
    "installed_military",
    "own_initiative",
    "own_influence",
    "ally_tp_tokens",
    "ally_initiative",
)

# What reductions lower, and what cards protect from.
ON_PLACE: Final = 0
ON_INSTALL: Final = 1
ON_STARTUP: Final = 2
ON_COMMAND: Final = 3
ON_INFLUENCE: Final = 4
REDUCED_ON: Final = ("place_advance", "install", "startup", "command_action", "influence")
PROTECT_STEAL: Final = 1
PROTECT_RETREAT: Final = 2
PROTECT_RETURN_TOKEN: Final = 4
PROTECT_UNINSTALL: Final = 8
PROTECT_TAKE_CARD: Final = 16
PROTECTIONS: Final = ("steal", "retreat", "return_token", "uninstall", "take_card")

# The fourth initiative tile; the first three are those of the trees, by position.
INFLUENCE_TILE: Final = 3
TILES: Final = 4

# A passive Technology in force is numbered from here, a passive card by its own number.
TECH_SOURCE: Final = 4096

# Why a game ended.
TECHNOLOGY: Final = 1
INFLUENCE: Final = 2
INITIATIVE: Final = 3
TURN_LIMIT: Final = 4
REASONS: Final = ("", "technology", "influence", "initiative", "turn-limit")
REASON_CLAUSES: Final = ("", "AL-VIC-02", "AL-VIC-03", "AL-VIC-04", "AL-VIC-08")
