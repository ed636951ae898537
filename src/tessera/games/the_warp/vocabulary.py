"""The closed vocabulary of The Warp: every word that a card, a mission, a race or a token may use.

It is data: each effect and each condition has its parameters, each parameter its range or its words. Where an effect
may stand is told by groups: an option of a Develop card builds, a Combat card acts on dice. `effect_records` reads
these words; what passes is a plain table, so the engine, the sentences and the icons all read the same words.
"""

from __future__ import annotations

from typing import Any, Final

from tessera.games.the_warp.terms import (
    ACTIONS,
    AGAINST,
    BUILDINGS,
    COLOURED,
    GAINS,
    LADDERS,
    METRICS,
    MISSION_TYPES,
    ON_AREA_ATTACKED,
    ON_COMBAT_END,
    ROLES,
    SIDES,
    STATS,
    TRACKS,
    TRIGGERS,
)

SOURCES: Final = ("rulebook", "public", "house")

TRACK_TYPES: Final = BUILDINGS[:COLOURED]
ANY: Final = "any"
YIELDS: Final = ("troops", "gold", "energy", "trade")
HAND_KINDS: Final = ("build", "upgrade", "combat")
MISSION_SETS: Final = ("base", "advanced-fixed", "advanced-random")
GAME_END: Final = "game_end"
SYMBOLS: Final = ("gold", "energy")
ZONE_KINDS: Final = ("player", "connect", "central")
# Zones as a player sees them: printed zones, whoever controls their areas.
ZONES: Final = ("own", "other_player", "connect", "central")
MAP_SIDES: Final = ("A", "B")
# When a building acts for its area.
NEAR: Final = ("attacking_from_area", "defending_area")

# When an ability acts: those of a player's race, and those of an Exiled Race.
ACTIVE_TRIGGERS: Final = TRIGGERS[: ON_COMBAT_END + 1]
EXILED_TRIGGERS: Final = ("passive", *TRIGGERS[ON_AREA_ATTACKED:])
# Triggers in a combat, where the conditions of a combat make sense.
COMBAT_TRIGGERS: Final = ("attack_declared", "dice", "combat_won", "combat_end")
SCOPES: Final = ("color", "global")

# What can be paid, and by what: Archive options, abilities, effects in the middle of others, missions.
RESOURCES: Final = ("gold", "energy", "any")
OPTION_COST: Final = (*RESOURCES, "discard")
ABILITY_COST: Final = (*RESOURCES, "discard", "board_troops", "rewards")
MISSION_COST: Final = (*RESOURCES, "discard", "rewards")
MOST_PAID: Final = 30

# Numbers that can be limited: to combats of own Troops, and to some types.
COMBAT_STATS: Final = ("combat_discount_gold", "combat_discount_energy", "reward_on_win")
TYPED_STATS: Final = {"build_discount": BUILDINGS, "upgrade_discount": LADDERS}


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
        # number, flag, word, words, types (words, or "any" alone), cost, where, effects, effect_lists.
        self.type = type
        self.least = least
        self.most = most
        self.words = words
        self.is_needed = is_needed
        # What it is when left out; None where its absence means something of its own.
        self.default = default


def _number(least: int = 1, most: int = 9) -> Parameter:
    return Parameter("number", least, most)


def _or_none(most: int) -> Parameter:
    """A number that is 0 when left out."""
    return Parameter("number", 0, most, is_needed=False, default=0)


def _maybe(least: int, most: int) -> Parameter:
    return Parameter("number", least, most, is_needed=False)


def _word(*words: str) -> Parameter:
    return Parameter("word", words=words)


def _words(*words: str) -> Parameter:
    return Parameter("words", words=words)


_N: Final = _number()
_CHANGE: Final = _number(-9, 9)
_FLAG: Final = Parameter("flag", is_needed=False, default=False)
_NEEDED_FLAG: Final = Parameter("flag")
_TYPES: Final = Parameter("types", words=BUILDINGS)
_UPGRADES: Final = Parameter("types", words=LADDERS)
_PRICE: Final = Parameter("cost", words=RESOURCES, is_needed=False)
_WHERE: Final = Parameter("where", is_needed=False)
_SIDE: Final = Parameter("word", words=SIDES, is_needed=False, default="owner")

Parameters = dict[str, Parameter]

_AMOUNTS: Final[Parameters] = {"gold": _or_none(20), "energy": _or_none(20), "any": _or_none(20)}
# What dice effects have in common: whom they act for, and whether own Troops must fight.
_SIDED: Final[Parameters] = {"side": _SIDE, "own_troops": _FLAG}

EFFECTS: Final[dict[str, Parameters]] = {
    # Instant effects
    "gain": _AMOUNTS,
    "gain_troops": {"n": _N, "to": _word("reserve", "area", "either")},
    "draw_archive": {"n": _N},
    "take_discards": {"n": _N},
    "discard_archive": {"n": _N},
    "draw_reward": {"n": _N},
    "build": {"types": _TYPES, "cost": _PRICE},
    "upgrade": {"types": _UPGRADES, "cost": _PRICE},
    "play_develop": {"discount": _number(0)},
    "mission_switch": {"n": _N},
    "terrashift": {"mode": _word("pair", "single")},
    "trade": {"n": _N},
    "move_troops": {"n": _N},
    "remove_troop": {"n": _number(1, 4), "range": _number(1, 4), "owner": _word("exiled", "player", ANY)},
    "exiled_troops": {"n": _number(1, 4)},
    "lose_troop": {"n": _number(1, 4), "side": _word("attacker", "defender"), "keep": _number(0, 4)},
    "steal": {"what": _word("resource", "archive"), "n": _N, "from": _word("one", "each")},
    "extra_action": {"actions": _words(*ACTIONS)},
    "gain_points": {"n": _N},
    "may_pay": {
        "who": _word("attacker", "defender"),
        "cost": Parameter("cost", words=RESOURCES),
        "then": Parameter("effects"),
    },
    "choose": {"options": Parameter("effect_lists")},
    "copy_active": {},
    "copy_exiled": {"fallback": Parameter("effects")},
    "return_card": {},
    # Combat effects
    "troop_add": {"n": _number(1, 4), "side": _SIDE},
    "troop_remove": {"n": _number(1, 4), "compensate": _FLAG},
    "troop_swap": {"n": _number(1, 4), "compensate": _FLAG},
    "dice_add": {"n": _CHANGE, **_SIDED},
    "reroll": {"n": _N, **_SIDED},
    "flip": {"n": _N, **_SIDED},
    "force_reroll": {"n": _N, "side": _word(*SIDES), "pick": _word("highest", "lowest")},
    "value_add": {"n": _number(1, 5), **_SIDED},
    "multiply_die": {"n": _N, "factor": _number(2, 6), **_SIDED},
    "lift_cap": _SIDED,
    "multiplier_add": {"n": _number(1, 9), **_SIDED},
    "multiplier_match": {},
    "on_loss": {"effects": Parameter("effects")},
    "no_support": {},
    "open_attack_card": {},
    "defense_cards": {"n": _number(2, 2)},
    "attack_cards": {"n": _number(2, 2)},
    "opponent_card_cost": {"gold": _or_none(9), "energy": _or_none(9)},
    # Standing modifiers
    "modify": {
        "stat": _word(*STATS),
        "n": _CHANGE,
        "types": Parameter("types", words=BUILDINGS, is_needed=False),
        "own_troops": _FLAG,
    },
}

# Groups of effects, and which of them may stand where.
_PLAIN: Final = (
    *("gain", "gain_troops", "draw_archive", "take_discards", "discard_archive", "draw_reward"),
    *("build", "upgrade", "mission_switch", "terrashift", "trade", "move_troops", "remove_troop"),
    *("steal", "gain_points", "choose", "copy_active"),
)
_DICE: Final = ("dice_add", "reroll", "flip", "value_add", "multiply_die", "lift_cap", "multiplier_add")
_ROLLED: Final = (*_DICE, "troop_add", "troop_remove", "troop_swap", "force_reroll", "multiplier_match")
_CARD_RULES: Final = ("no_support", "open_attack_card", "defense_cards", "attack_cards", "opponent_card_cost")

PLACES: Final[dict[str, tuple[str, ...]]] = {
    # Archive cards: Build, Upgrade and Start cards, and Combat cards.
    "develop": _PLAIN,
    "combat": (*_ROLLED, "on_loss"),
    # Between two steps of the own turn, where one more action or card is possible.
    "turn": (*_PLAIN, "play_develop", "extra_action"),
    # In the middle of something, maybe of another player's turn.
    "moment": _PLAIN,
    # Reward Abilities that last for the rest of the game.
    "permanent": (*_PLAIN, "play_develop", "extra_action", "modify"),
    # Always in force: a player's race, a track, a tower, the tokens of the gate.
    "passive": ("modify", "return_card", *_DICE),
    "track": ("modify", *_DICE),
    "tower": _DICE,
    "gate": (*_DICE, *_CARD_RULES),
    # Declared attacks, and dice.
    "declared": (*_ROLLED, *_CARD_RULES),
    "dice": ("reroll", "flip"),
    # Exiled Races.
    "attacked": (*_ROLLED, *_CARD_RULES, "may_pay"),
    "conquered": (*_PLAIN, "lose_troop"),
    "failed": ("lose_troop", "exiled_troops"),
    "global": ("modify",),
    "color": ("copy_exiled",),
}
# Where the effects inside another effect stand.
INNER_PLACES: Final = {"on_loss": "moment", "may_pay": "attacked", "copy_exiled": "attacked"}
# Where the effects of an ability stand, by its trigger.
ACTIVE_PLACES: Final = {
    "passive": "passive",
    "activated": "turn",
    "turn_start": "moment",
    "extract": "moment",
    "trade": "moment",
    "attack_declared": "declared",
    "dice": "dice",
    "combat_won": "moment",
    "combat_end": "moment",
}
EXILED_PLACES: Final = {"area_attacked": "attacked", "area_conquered": "conquered", "attack_failed": "failed"}


# Conditions.

_MIN: Final = _number(1, 99)
_COUNT: Final = _number(1, 5)
_POSITION: Final = _number(1, 12)
_LEVEL: Final = _number(1, 3)

STATES: Final[dict[str, Parameters]] = {
    "track": {"track": _word(*TRACKS), "min": _POSITION},
    "tracks": {"count": _number(1, 4), "min": _POSITION, "max": _maybe(1, 12)},
    "buildings": {"types": _TYPES, "min": _MIN},
    "building_types": {"min": _number(2, 7)},
    "buildings_in_area": {"areas": _N, "min": _number(1, 4), "colony": _NEEDED_FLAG},
    "built_areas": {"min": _MIN},
    "level": {"type": _word(*LADDERS), "min": _LEVEL},
    "levels": {"count": _COUNT, "min": _LEVEL},
    "areas": {"min": _MIN, "where": _WHERE},
    "region": {"min": _number(2, 99)},
    "troops_on_board": {"min": _MIN},
    "garrisons": {"count": _N, "min": _number(1, 4)},
    "reserve": {"min": _MIN},
    "resources": {"gold": _or_none(99), "energy": _or_none(99), "total": _or_none(99)},
    "hand": {"min": _MIN, "kind": Parameter("word", words=HAND_KINDS, is_needed=False)},
    "rewards": {"min": _MIN},
    "gate": {},
    "missions_done": {"type": Parameter("word", words=MISSION_TYPES, is_needed=False), "min": _MIN},
    "contacts": {"min": _number(1, 5)},
}
DEEDS: Final[dict[str, Parameters]] = {
    "did_build": {"types": _TYPES, "min": _MIN},
    "did_upgrade": {"types": _UPGRADES, "min": _MIN},
    "did_conquer": {
        "from": _word(*AGAINST, ANY),
        "min": _MIN,
        "where": _WHERE,
        "defenders_min": _or_none(9),
    },
    "did_win": {"role": _word(*ROLES), "min": _MIN, "uphill": _FLAG, "ship": _FLAG},
    "did_claim": {"min": _MIN},
    "did_destroy": {"min": _MIN},
    "did_gain": {"what": _word(*GAINS), "min": _MIN},
    "did_spend": {"min": _MIN},
    "did_trade": {"min": _MIN},
    "did_discard": {"min": _MIN},
    "did_terrashift": {"min": _MIN},
    "did_settle_bribe": {},
    "did_spend_rewards": {"min": _MIN},
    "followers": {"min": _number(1, 5)},
}
PAYMENTS: Final[dict[str, Parameters]] = {"pay": {key: _or_none(MOST_PAID) for key in MISSION_COST}}
RIVALRIES: Final[dict[str, Parameters]] = {"most": {"metric": _word(*METRICS)}}
COMBATS: Final[dict[str, Parameters]] = {
    "role": {"is": _words(*ROLES)},
    "against": {"is": _words(*AGAINST)},
    "attackers": {"min": _maybe(1, 9), "max": _maybe(1, 9)},
    "pincer": {},
}
EXTRACTS: Final[dict[str, Parameters]] = {"extract_choice": {"is": _word("resources", "troops")}}
CONDITIONS: Final[dict[str, Parameters]] = {**STATES, **DEEDS, **PAYMENTS, **RIVALRIES, **COMBATS, **EXTRACTS}

# Which conditions may stand where.
CONDITION_PLACES: Final[dict[str, tuple[str, ...]]] = {
    "mission": (*STATES, *DEEDS, *PAYMENTS),
    "game_end": (*RIVALRIES,),
    "combat": (*COMBATS,),
    "extract": (*EXTRACTS,),
}
# Words of an area filter; what is left out does not matter.
FILTER: Final[Parameters] = {
    "zone": Parameter("word", words=ZONES, is_needed=False),
    "gate": Parameter("flag", is_needed=False),
    "colony": Parameter("flag", is_needed=False),
    "symbol": Parameter("word", words=SYMBOLS, is_needed=False),
    "mult_min": _maybe(1, 4),
    "mult_max": _maybe(1, 4),
}
