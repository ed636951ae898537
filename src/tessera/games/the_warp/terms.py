"""Numbers for the words of The Warp: the engine plays with these, content and notation with the words."""

from __future__ import annotations

from typing import Final

# Building types; the first four belong to tracks (WARP-TRK-01).
COMMAND_CENTER: Final = 0
GOLD_MINE: Final = 1
ENERGY_PLANT: Final = 2
TRADE_POST: Final = 3
LASER_CANNON: Final = 4
SENTRY_TOWER: Final = 5
ASSAULT_SHIP: Final = 6
BUILDINGS: Final = (
    "command_center",
    "gold_mine",
    "energy_plant",
    "trade_post",
    "laser_cannon",
    "sentry_tower",
    "assault_ship",
)
TYPES: Final = 7
TRACKS: Final = ("command", "gold", "energy", "trade")
COLOURED: Final = 4

# Ladders of upgrades: those of the tracks, and the Assault Ship's (WARP-TRK-06).
LADDERS: Final = ("command_center", "gold_mine", "energy_plant", "trade_post", "assault_ship")
SHIP_LADDER: Final = 4

# Kinds of Archive cards.
BUILD: Final = 0
UPGRADE: Final = 1
COMBAT: Final = 2
START: Final = 3
CARD_KINDS: Final = ("build", "upgrade", "combat", "start")

# Types of missions (WARP-MIS-01).
PROGRESS: Final = 0
PROSPERITY: Final = 1
CONQUEST: Final = 2
PIONEERING: Final = 3
MISSION_TYPES: Final = ("progress", "prosperity", "conquest", "pioneering")
DECKS: Final = 3

# Who holds an area: a seat, or one of these.
EMPTY: Final = -1
EXILED: Final = -2
HIDDEN: Final = -3  # a face-down Exiled Token
GUARDIAN: Final = -4

# Printed zones, and symbols on areas.
ZONE_PLAYER: Final = 0
ZONE_CONNECT: Final = 1
ZONE_CENTRAL: Final = 2
SYMBOL_GOLD: Final = 1
SYMBOL_ENERGY: Final = 2

GREEN: Final = 0
YELLOW: Final = 1
COLORS: Final = ("green", "yellow")

# Whom an attack is made against (`against`, `did_conquer`).
AGAINST_EXILED: Final = 0
AGAINST_PLAYER: Final = 1
AGAINST_GUARDIAN: Final = 2
AGAINST: Final = ("exiled", "player", "guardian")

# Parts in a combat.
ATTACKER: Final = 0
DEFENDER: Final = 1
SUPPORTER: Final = 2
ROLES: Final = ("attacker", "defender", "supporter")

# Sides of an effect.
SIDE_OWNER: Final = 0
SIDE_OPPONENT: Final = 1
SIDE_ATTACKER: Final = 2
SIDE_DEFENDER: Final = 3
SIDES: Final = ("owner", "opponent", "attacker", "defender")

# Moments at which abilities fire (effects vocabulary, section 2).
TRIGGERS: Final = (
    "passive",
    "activated",
    "turn_start",
    "extract",
    "trade",
    "attack_declared",
    "dice",
    "combat_won",
    "combat_end",
    "area_attacked",
    "area_conquered",
    "attack_failed",
)
ON_PASSIVE: Final = 0
ON_ACTIVATED: Final = 1
ON_TURN_START: Final = 2
ON_EXTRACT: Final = 3
ON_TRADE: Final = 4
ON_DECLARED: Final = 5
ON_DICE: Final = 6
ON_WON: Final = 7
ON_COMBAT_END: Final = 8
ON_AREA_ATTACKED: Final = 9
ON_AREA_CONQUERED: Final = 10
ON_ATTACK_FAILED: Final = 11

LIMITS: Final = ("none", "turn", "combat", "game")
LIMIT_TURN: Final = 1
LIMIT_COMBAT: Final = 2
LIMIT_GAME: Final = 3

# Actions of a turn (WARP-ACT-01), as a mask in extra actions.
DEVELOP: Final = 0
TERRASHIFT: Final = 1
ATTACK: Final = 2
ACTIONS: Final = ("develop", "terrashift", "attack")

# Where a turn stands: which free steps are open depends on it (WARP-TURN-05, WARP-RAC-11).
NO_TURN: Final = 0
BEFORE_EXTRACT: Final = 1
BEFORE_CONSULT: Final = 2
BEFORE_ACTION: Final = 3
ACTED: Final = 4
MOVING: Final = 5
REPLENISHING: Final = 6
MOMENTS: Final = ("setup", "extract", "consult", "action", "acted", "moving", "replenish")

# Numbers that `modify` changes. Discounts on builds and upgrades are kept for each type.
STATS: Final = (
    "extract_gold",
    "extract_energy",
    "extract_troops",
    "consult_draw",
    "consult_discard_bonus",
    "hand_limit",
    "reward_limit",
    "trade_limit",
    "move_limit",
    "follow_discount",
    "support_discount",
    "combat_discount_gold",
    "combat_discount_energy",
    "reward_on_win",
    "private_mission_limit",
    "mission_refill_cost",
    "mission_refill_look",
    "build_discount",
    "upgrade_discount",
)
EXTRACT_GOLD: Final = 0
EXTRACT_ENERGY: Final = 1
EXTRACT_TROOPS: Final = 2
CONSULT_DRAW: Final = 3
CONSULT_DISCARD_BONUS: Final = 4
HAND_LIMIT: Final = 5
REWARD_LIMIT: Final = 6
TRADE_LIMIT: Final = 7
MOVE_LIMIT: Final = 8
FOLLOW_DISCOUNT: Final = 9
SUPPORT_DISCOUNT: Final = 10
COMBAT_DISCOUNT_GOLD: Final = 11
COMBAT_DISCOUNT_ENERGY: Final = 12
REWARD_ON_WIN: Final = 13
PRIVATE_MISSION_LIMIT: Final = 14
MISSION_REFILL_COST: Final = 15
MISSION_REFILL_LOOK: Final = 16
BUILD_DISCOUNT: Final = 17
UPGRADE_DISCOUNT: Final = 24
# What makes builds and upgrades dearer is kept apart: it is added before discounts are taken off.
BUILD_SURCHARGE: Final = 29
UPGRADE_SURCHARGE: Final = 36
ALL_STATS: Final = 41

# Deeds of a turn (effects vocabulary, section 6.2): the first places count builds and upgrades by type.
DID_BUILD: Final = 0
DID_UPGRADE: Final = 7
DID_CLAIM: Final = 12
DID_DESTROY: Final = 13
GAINED_RESOURCES: Final = 14
GAINED_TROOPS: Final = 15
GAINED_ARCHIVE: Final = 16
GAINED_REWARDS: Final = 17
DID_SPEND: Final = 18
DID_TRADE: Final = 19
DID_DISCARD: Final = 20
DID_TERRASHIFT: Final = 21
DID_SETTLE_BRIBE: Final = 22
DID_SPEND_REWARDS: Final = 23
FOLLOWERS: Final = 24
DEEDS: Final = 25
GAINS: Final = ("resources", "troops", "archive", "rewards")

# What `most` compares at the end (WARP-MIS-13).
METRICS: Final = ("resources", "track_total", "combat_cards", "troops_on_board")

# Limits of the box (WARP-INC-06, WARP-BLD-03, WARP-DIC-05 and others).
TROOP_LIMIT: Final = 4
BUILD_LIMIT: Final = 4
DIE_LIMIT: Final = 6
HIGHEST: Final = 4
LOWEST: Final = 1
TOP_LEVEL: Final = 3
TRACK_END: Final = 12
HAND: Final = 8
REWARDS_HELD: Final = 4
MISSIONS_HELD: Final = 3
MISSIONS_OF_A_TYPE: Final = 2
LINE_UP: Final = 4
FOLLOW_BONUS: Final = 3
CONSULT_DISCARDS: Final = 3
CONSULT_DRAWS: Final = 2
MOVES: Final = 2
SIGHT: Final = 2  # of a ship, and the range of a laser
