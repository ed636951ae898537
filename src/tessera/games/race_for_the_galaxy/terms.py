"""The numbers behind the words of Race for the Galaxy: kinds, phases, actions, and what a tableau adds up to."""

from __future__ import annotations

from typing import Final

# Kinds of worlds and goods (RFTG-TRADE-02). Gray worlds have none; the multi-kind world has the one its owner set.
NOVELTY: Final = 0
RARE: Final = 1
GENES: Final = 2
ALIEN: Final = 3
KINDS: Final = ("novelty", "rare", "genes", "alien")
GRAY: Final = 4
# Of powers: every kind. Of a world: its owner says which (RFTG-KIND-01).
ANY: Final = 5
GOOD_VALUE: Final = (2, 3, 4, 5)

# How a world gets its goods.
NO_GOODS: Final = 0
WINDFALL: Final = 1
PRODUCTION: Final = 2
WORLD_TYPES: Final = ("gray", "windfall", "production")

KEYWORDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift")
KEY_ALIEN: Final = 1
KEY_IMPERIUM: Final = 2
KEY_REBEL: Final = 4
KEY_TERRAFORMING: Final = 8
KEY_UPLIFT: Final = 16

# How many powers a card may carry: as many as a power in force has numbers for.
MOST_POWERS: Final = 16

# The sets, cumulative (RFTG-SET-02).
BASE: Final = 0
SET_1: Final = 1
SET_2: Final = 2
SET_3: Final = 3
SETS: Final = ("base", "set1", "set2", "set3")

# The five phases in their order, and the moments between them at which goals are checked (RFTG-ROUND-01).
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
CONSUME: Final = 3
PRODUCE: Final = 4
ROUND_START: Final = 5
ROUND_END: Final = 6
MOMENTS: Final = ("explore", "develop", "settle", "consume", "produce", "round_start", "round_end")

# Phases as powers are printed, Trade apart from Consume (RFTG-GOAL-22).
POWER_PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")

# Action cards (RFTG-SETUP-03), and the search (RFTG-SEARCH-01).
EXPLORE_5: Final = 0
EXPLORE_1: Final = 1
DEVELOP_ACTION: Final = 2
SETTLE_ACTION: Final = 3
TRADE_ACTION: Final = 4
DOUBLE_ACTION: Final = 5
PRODUCE_ACTION: Final = 6
SEARCH_ACTION: Final = 7
ACTIONS: Final = ("explore-5", "explore-1", "develop", "settle", "trade", "double", "produce", "search")
PHASE_OF: Final = (EXPLORE, EXPLORE, DEVELOP, SETTLE, CONSUME, CONSUME, PRODUCE)
# A seat's choice of actions is one number: the first, whether the prestige card lies on it, and the same of the second.
PRESTIGED: Final = 8
SECOND: Final = 16
NO_ACTION: Final = 15

# Classes of worlds that powers name.
CLASSES: Final = (
    *("military", "rebel", "rebel_military", "uplift_symbol", "production"),
    *("novelty", "rare", "genes", "alien"),
)
CLASS_MILITARY: Final = 0
CLASS_REBEL: Final = 1
CLASS_REBEL_MILITARY: Final = 2
CLASS_UPLIFT: Final = 3
CLASS_PRODUCTION: Final = 4
CLASS_KINDS: Final = 5

# Classes of developments and of military worlds to be paid for.
DEVELOPMENT_CLASSES: Final = ("any", "six_cost", "rebel")
PAYABLE_CLASSES: Final = ("non_alien", "alien", "rebel", "uplift_symbol")
PAYS_ALIEN: Final = 1
PAYS_REBEL: Final = 2
PAYS_UPLIFT: Final = 3
TAKEOVER_TARGETS: Final = ("rebel_military_world", "empire_with_imperium", "empire_with_military", "any_empire")
ACTIVATIONS: Final = ("free", "discard_self", "spend_prestige")

# Why a game ended.
BY_TABLEAU: Final = 0
BY_CHIPS: Final = 1
BY_PRESTIGE: Final = 2
BY_LIMIT: Final = 3
REASONS: Final = ("tableau", "chips", "prestige", "limit")
REASON_CLAUSES: Final = ("RFTG-END-04", "RFTG-END-04", "RFTG-END-06", "RFTG-END-14")

# No start world: numbers of start worlds may be negative.
NO_START: Final = 1000

# What a line of variable points counts.
MATCHES: Final = (
    *("world", "development", "card"),
    *("vp_chips", "total_military", "negative_military", "prestige_chips", "different_kinds", "goods"),
)
MATCH_WORLD: Final = 0
MATCH_DEVELOPMENT: Final = 1
MATCH_CARD: Final = 2
MATCH_CHIPS: Final = 3
MATCH_MILITARY: Final = 4
MATCH_NEGATIVE: Final = 5
MATCH_PRESTIGE: Final = 6
MATCH_KINDS: Final = 7
MATCH_GOODS: Final = 8

# What a goal counts.
METRICS: Final = (
    "vp_chips",
    "prestige_chips",
    "six_cost_variable_development",
    "phases_with_powers",
    "round_end_discards",
    "different_kinds",
    "keyword_cards",
    "tableau_cards",
    "goods",
    "worlds",
    "military_worlds",
    "rebel_military_worlds",
    "production_worlds",
    "developments",
    "total_military",
    "novelty_and_rare_worlds",
    "cards_with_consume_powers",
    "cards_with_explore_powers",
    "takeover_power",
)
VP_CHIPS: Final = 0
PRESTIGE_CHIPS: Final = 1
PHASES_WITH_POWERS: Final = 3
ROUND_END_DISCARDS: Final = 4
DIFFERENT_KINDS: Final = 5
KEYWORD_CARDS: Final = 6
TABLEAU_CARDS: Final = 7
GOODS: Final = 8
TOTAL_MILITARY: Final = 14
NOVELTY_AND_RARE: Final = 15

# How start worlds come to the players (RFTG-SETUP-05, RFTG-SETUP-09, RFTG-SETUP-12).
DEALT: Final = 0
CHOICE: Final = 1
PRESET: Final = 2

# The solitaire mat: faces of the dice, areas, what is looked for.
FACES: Final = ("explore", "develop", "settle", "trade", "consume2x", "produce", "match", "robot")
FACE_EXPLORE: Final = 0
FACE_DEVELOP: Final = 1
FACE_SETTLE: Final = 2
FACE_TRADE: Final = 3
FACE_DOUBLE: Final = 4
FACE_PRODUCE: Final = 5
FACE_MATCH: Final = 6
FACE_ROBOT: Final = 7
COLUMNS: Final = (
    *("explore1", "explore2", "develop1", "develop2", "settle1", "settle2"),
    *("trade", "consume2x", "produce"),
)
AREAS: Final = ("explore", "develop", "settle", "trade", "consume2x", "consume_both", "consume_response", "produce")
AREA_EXPLORE: Final = 0
AREA_DEVELOP: Final = 1
AREA_SETTLE: Final = 2
AREA_TRADE: Final = 3
AREA_DOUBLE: Final = 4
AREA_BOTH: Final = 5
AREA_CONSUME_RESPONSE: Final = 6
AREA_PRODUCE: Final = 7
MAT_STEPS: Final = ("draw", "credit", "economy", "vp", "find", "prestige", "remove_start_world")
MAT_DRAW: Final = 0
MAT_CREDIT: Final = 1
MAT_ECONOMY: Final = 2
MAT_VP: Final = 3
MAT_FIND: Final = 4
MAT_PRESTIGE: Final = 5
MAT_REMOVE_START: Final = 6
FINDS: Final = (
    *("development", "non_military_world", "military_world", "any_world"),
    *("alien_world", "alien_military_or_non_military_world"),
)
FIND_DEVELOPMENT: Final = 0
FIND_PEACEFUL: Final = 1
FIND_MILITARY: Final = 2
FIND_WORLD: Final = 3
FIND_ALIEN: Final = 4
FIND_ALIEN_MILITARY_OR_PEACEFUL: Final = 5
DIFFICULTIES: Final = ("easy", "medium", "hard")
