"""The words of effects and conditions as numbers (see vocabulary)."""

from __future__ import annotations

from typing import Final

OPS: Final = (
    "gain",
    "gain_troops",
    "draw_archive",
    "take_discards",
    "discard_archive",
    "draw_reward",
    "build",
    "upgrade",
    "play_develop",
    "mission_switch",
    "terrashift",
    "trade",
    "move_troops",
    "remove_troop",
    "exiled_troops",
    "lose_troop",
    "steal",
    "extra_action",
    "gain_points",
    "may_pay",
    "choose",
    "copy_active",
    "copy_exiled",
    "return_card",
    "troop_add",
    "troop_remove",
    "troop_swap",
    "dice_add",
    "reroll",
    "flip",
    "force_reroll",
    "value_add",
    "multiply_die",
    "lift_cap",
    "multiplier_add",
    "multiplier_match",
    "on_loss",
    "no_support",
    "open_attack_card",
    "defense_cards",
    "attack_cards",
    "opponent_card_cost",
    "modify",
)
GAIN: Final = 0
GAIN_TROOPS: Final = 1
DRAW_ARCHIVE: Final = 2
TAKE_DISCARDS: Final = 3
DISCARD_ARCHIVE: Final = 4
DRAW_REWARD: Final = 5
OP_BUILD: Final = 6
OP_UPGRADE: Final = 7
PLAY_DEVELOP: Final = 8
MISSION_SWITCH: Final = 9
OP_TERRASHIFT: Final = 10
OP_TRADE: Final = 11
MOVE_TROOPS: Final = 12
REMOVE_TROOP: Final = 13
EXILED_TROOPS: Final = 14
LOSE_TROOP: Final = 15
STEAL: Final = 16
EXTRA_ACTION: Final = 17
GAIN_POINTS: Final = 18
MAY_PAY: Final = 19
CHOOSE: Final = 20
COPY_ACTIVE: Final = 21
COPY_EXILED: Final = 22
RETURN_CARD: Final = 23
# From here on: effects of one combat.
TROOP_ADD: Final = 24
TROOP_REMOVE: Final = 25
TROOP_SWAP: Final = 26
DICE_ADD: Final = 27
REROLL: Final = 28
FLIP: Final = 29
FORCE_REROLL: Final = 30
VALUE_ADD: Final = 31
MULTIPLY_DIE: Final = 32
LIFT_CAP: Final = 33
MULTIPLIER_ADD: Final = 34
MULTIPLIER_MATCH: Final = 35
ON_LOSS: Final = 36
NO_SUPPORT: Final = 37
OPEN_ATTACK_CARD: Final = 38
DEFENSE_CARDS: Final = 39
ATTACK_CARDS: Final = 40
OPPONENT_CARD_COST: Final = 41
MODIFY: Final = 42

CONDITIONS: Final = (
    "track",
    "tracks",
    "buildings",
    "building_types",
    "buildings_in_area",
    "built_areas",
    "level",
    "levels",
    "areas",
    "region",
    "troops_on_board",
    "garrisons",
    "reserve",
    "resources",
    "hand",
    "rewards",
    "gate",
    "missions_done",
    "contacts",
    "did_build",
    "did_upgrade",
    "did_conquer",
    "did_win",
    "did_claim",
    "did_destroy",
    "did_gain",
    "did_spend",
    "did_trade",
    "did_discard",
    "did_terrashift",
    "did_settle_bribe",
    "did_spend_rewards",
    "followers",
    "pay",
    "most",
    "role",
    "against",
    "attackers",
    "pincer",
    "extract_choice",
)
C_TRACK: Final = 0
C_TRACKS: Final = 1
C_BUILDINGS: Final = 2
C_BUILDING_TYPES: Final = 3
C_BUILDINGS_IN_AREA: Final = 4
C_BUILT_AREAS: Final = 5
C_LEVEL: Final = 6
C_LEVELS: Final = 7
C_AREAS: Final = 8
C_REGION: Final = 9
C_TROOPS_ON_BOARD: Final = 10
C_GARRISONS: Final = 11
C_RESERVE: Final = 12
C_RESOURCES: Final = 13
C_HAND: Final = 14
C_REWARDS: Final = 15
C_GATE: Final = 16
C_MISSIONS_DONE: Final = 17
C_CONTACTS: Final = 18
C_DID_BUILD: Final = 19
C_DID_UPGRADE: Final = 20
C_DID_CONQUER: Final = 21
C_DID_WIN: Final = 22
C_DID_CLAIM: Final = 23
C_DID_DESTROY: Final = 24
C_DID_GAIN: Final = 25
C_DID_SPEND: Final = 26
C_DID_TRADE: Final = 27
C_DID_DISCARD: Final = 28
C_DID_TERRASHIFT: Final = 29
C_DID_SETTLE_BRIBE: Final = 30
C_DID_SPEND_REWARDS: Final = 31
C_FOLLOWERS: Final = 32
C_PAY: Final = 33
C_MOST: Final = 34
C_ROLE: Final = 35
C_AGAINST: Final = 36
C_ATTACKERS: Final = 37
C_PINCER: Final = 38
C_EXTRACT_CHOICE: Final = 39
