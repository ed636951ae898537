"""The icons of The Warp: what cards, missions, races, Guardians, tokens and Reward cards show, derived like sentences.

An icon is the code of a term of the glossary; a number behind it says how many, and one with a sign how many more or
fewer. Each option of a card begins with `option`, each condition of a mission with `requires`, each role of a race with
its name. Between what is paid and what is got stands an arrow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.the_warp.icons_conditions import condition_icons, cost_icons, type_icons
from tessera.games.the_warp.records import NO_LIMIT

Record = dict[str, Any]

# Triggers that share their word with something else, by the icon that stands for the moment.
_MOMENTS: Final = {"extract": "extracted", "trade": "traded", "dice": "in_combat"}
# What a standing number is drawn as; the change follows.
_STATS: Final = {
    "extract_gold": ["extract", "gold"],
    "extract_energy": ["extract", "energy"],
    "extract_troops": ["extract", "troop"],
    "consult_draw": ["consult", "draw"],
    "consult_discard_bonus": ["consult", "discard", "arrow", "resource"],
    "hand_limit": ["hand_limit"],
    "reward_limit": ["reward_limit"],
    "trade_limit": ["trade"],
    "move_limit": ["move"],
    "combat_discount_gold": ["combat", "gold"],
    "combat_discount_energy": ["combat", "energy"],
    "follow_discount": ["follow", "develop", "cost"],
    "support_discount": ["support", "combat", "cost"],
    "reward_on_win": ["win", "reward"],
    "private_mission_limit": ["private_mission"],
    "mission_refill_cost": ["replenish", "private_mission", "cost"],
    "mission_refill_look": ["replenish", "private_mission", "look"],
}


# Whole things.


def card_icons(record: Record) -> list[str]:
    """An Archive card: its kind and value, when it can be played or is cheaper, and its options."""
    shown = [record["kind"], "discard_value", *cost_icons(record["discard"])]
    for condition in record["playable"]:
        shown += ["requires", *condition_icons(condition)]
    for discount in record["discount"]:
        shown += [icon for condition in discount["when"] for icon in condition_icons(condition)]
        shown += ["cost", *(part for key in ("gold", "energy") if discount[key] for part in (key, f"-{discount[key]}"))]
    return shown + [icon for option in record["option"] for icon in ["option", *option_icons(option)]]


def option_icons(option: Record) -> list[str]:
    """One option of an Archive card: its price and what it does."""
    return [*(cost_icons(option["cost"]) or ["free"]), "arrow", *effects_icons(option["effects"], is_paid=True)]


def mission_icons(record: Record) -> list[str]:
    """A mission: its type, its points and its conditions."""
    shown = [record["type"], "points", str(record["points"])]
    return shown + [icon for condition in record["all"] for icon in ["requires", *condition_icons(condition)]]


def race_icons(race: Record) -> list[str]:
    """A race in its three roles."""
    return [*active_icons(race), *reward_ability_icons(race), *exiled_icons(race)]


def active_icons(race: Record) -> list[str]:
    """The Active Ability of a race."""
    active = race["active"]
    shown = ["active", _MOMENTS.get(active["trigger"], active["trigger"])]
    shown += [] if active["limit"] == NO_LIMIT else [f"limit_{active['limit']}"]
    shown += [icon for condition in active["when"] for icon in condition_icons(condition)]
    return [*shown, *cost_icons(active["cost"]), "arrow", *effects_icons(active["effects"])]


def reward_ability_icons(race: Record) -> list[str]:
    """The Reward Ability of a race."""
    reward = race["reward"]
    lasting = ["limit_game", "permanent"] if reward["permanent"] else []
    return ["reward_ability", "reward", str(reward["cost"]), *lasting, "arrow", *effects_icons(reward["effects"])]


def exiled_icons(race: Record) -> list[str]:
    """The Exiled Ability of a race."""
    exiled = race["exiled"]
    moment = "everyone" if exiled["scope"] == "global" else exiled["trigger"]
    return ["exiled_ability", moment, "arrow", *effects_icons(exiled["effects"])]


def guardian_icons(record: Record) -> list[str]:
    """A Guardian: dice, multiplier, slots and points."""
    shown = ["die", str(record["dice"]), "multiplier", str(record["multiplier"]), "slot", str(record["slots"])]
    for key in ("conquer", "turn", "end"):
        shown += [f"{key}_points", *_points(record[key])]
    return shown


def _points(points: Record) -> list[str]:
    if "per" not in points:
        return [str(points["flat"])]
    per = [str(points["points"]), "per", points["per"], str(points["every"])]
    return [str(points["flat"]), "points", *per] if points["flat"] else per


def ability_icons(record: Record) -> list[str]:
    """An Ability Token."""
    return effects_icons(record["effects"])


def reward_icons(record: Record) -> list[str]:
    """A Reward card."""
    return effects_icons(record["effects"])


def track_icons(record: Record) -> list[str]:
    """A track: what it yields from which position on, and its bonus."""
    yields: str = "troop" if record["yields"] == "troops" else record["yields"]
    shown = [f"{record['id']}_track"]
    for tier in record["tiers"]:
        shown += ["position", str(tier["from"]), yields, str(tier["value"])]
    return [*shown, "bonus", "position", str(record["bonus_from"]), *effects_icons(record["bonus"])]


def standing_icons(record: Record) -> list[str]:
    """What a building does for its area."""
    roles = {"attacking_from_area": "attacker", "defending_area": "defender"}
    return [record["building"], *(roles[moment] for moment in record["when"]), *effects_icons(record["effects"])]


# Effects.


def effects_icons(effects: list[Record], is_paid: bool = False) -> list[str]:
    """Effects from left to right."""
    return [icon for effect in effects for icon in effect_icons(effect, is_paid)]


def effect_icons(effect: Record, is_paid: bool = False) -> list[str]:
    """One effect, behind the side it acts for and the own Troops it needs."""
    op = effect["op"]
    shown = ["own_troops"] if effect.get("own_troops", False) else []
    side = effect.get("side", "owner")
    shown += [] if side == "owner" else [side]
    if op in ("build", "upgrade"):
        return shown + _built(effect, is_paid)
    return shown + (_DRAWN[op](effect) if op in _DRAWN else _plain(op, effect))


def _built(effect: Record, is_paid: bool) -> list[str]:
    price = [*cost_icons(effect["cost"]), "arrow"] if effect["cost"] else ([] if is_paid else ["free"])
    return [*price, effect["op"], *type_icons(effect["types"])]


# Effects that are an icon and a number, or an icon alone.
_PLAIN: Final = {
    "draw_archive": "draw",
    "take_discards": "take_discards",
    "discard_archive": "discard",
    "draw_reward": "reward",
    "mission_switch": "mission_switch",
    "trade": "trade",
    "move_troops": "move",
    "gain_points": "points",
    "copy_active": "copy_active",
    "return_card": "return_card",
    "reroll": "reroll",
    "flip": "flip",
    "lift_cap": "lift_cap",
    "multiplier_match": "multiplier_match",
    "no_support": "no_support",
    "open_attack_card": "face_up",
}


def _plain(op: str, effect: Record) -> list[str]:
    return [_PLAIN[op], *([str(effect["n"])] if "n" in effect else [])]


def _signed(count: int) -> str:
    return f"{count:+d}"


def _gain(effect: Record) -> list[str]:
    return cost_icons({key: effect[key] for key in ("gold", "energy", "any")})


def _gain_troops(effect: Record) -> list[str]:
    places = {"reserve": ["reserve"], "area": ["area"], "either": ["area", "or", "reserve"]}
    return ["troop", str(effect["n"]), *places[effect["to"]]]


def _terrashift(effect: Record) -> list[str]:
    return ["terrashift", "+1", *([] if effect["mode"] == "pair" else ["or"]), "-1"]


def _remove_troop(effect: Record) -> list[str]:
    whose = [] if effect["owner"] == "any" else [effect["owner"]]
    return ["remove_troop", str(effect["n"]), *whose, "range", str(effect["range"])]


def _lose_troop(effect: Record) -> list[str]:
    return ["troop", _signed(-effect["n"]), *(["keep", str(effect["keep"])] if effect["keep"] else [])]


def _steal(effect: Record) -> list[str]:
    what = "resource" if effect["what"] == "resource" else "card"
    return ["steal", "each" if effect["from"] == "each" else "opponent", what, str(effect["n"])]


def _may_pay(effect: Record) -> list[str]:
    return [effect["who"], "pay", *cost_icons(effect["cost"]), "arrow", *effects_icons(effect["then"])]


def _choose(effect: Record) -> list[str]:
    shown = effects_icons(effect["options"][0])
    for option in effect["options"][1:]:
        shown += ["or", *effects_icons(option)]
    return shown


def _troop_change(effect: Record) -> list[str]:
    icon = "swap_troop" if effect["op"] == "troop_swap" else "remove_troop"
    return [icon, str(effect["n"]), *(["compensate"] if effect["compensate"] else [])]


def _card_cost(effect: Record) -> list[str]:
    more = [part for key in ("gold", "energy") if effect[key] for part in (key, _signed(effect[key]))]
    return ["opponent", "combat", "cost", *more]


def _modify(effect: Record) -> list[str]:
    stat, count = effect["stat"], effect["n"]
    if stat in ("build_discount", "upgrade_discount"):
        return [stat.removesuffix("_discount"), *type_icons(effect.get("types", ["any"])), "cost", _signed(-count)]
    return [*_STATS[stat], _signed(-count if "discount_" in stat or stat.endswith("_discount") else count)]


Drawer = Callable[[Record], list[str]]

_DRAWN: Final[dict[str, Drawer]] = {
    "gain": _gain,
    "gain_troops": _gain_troops,
    "play_develop": lambda e: ["develop", "cost", _signed(-e["discount"])],
    "terrashift": _terrashift,
    "remove_troop": _remove_troop,
    "exiled_troops": lambda e: ["exiled_troop", _signed(e["n"])],
    "lose_troop": _lose_troop,
    "steal": _steal,
    "extra_action": lambda e: ["extra_action", *e["actions"]],
    "may_pay": _may_pay,
    "choose": _choose,
    "copy_exiled": lambda e: ["copy_exiled", "or", *effects_icons(e["fallback"])],
    "troop_add": lambda e: ["troop", _signed(e["n"])],
    "troop_remove": _troop_change,
    "troop_swap": _troop_change,
    "dice_add": lambda e: ["die", _signed(e["n"])],
    "force_reroll": lambda e: ["force_reroll", e["pick"], str(e["n"])],
    "value_add": lambda e: ["die_value", _signed(e["n"])],
    "multiply_die": lambda e: ["multiply_die", str(e["n"]), "times", str(e["factor"])],
    "multiplier_add": lambda e: ["multiplier", _signed(e["n"])],
    "on_loss": lambda e: ["on_loss", "arrow", *effects_icons(e["effects"])],
    "defense_cards": lambda e: ["defender", "combat", str(e["n"])],
    "attack_cards": lambda e: ["attacker", "combat", str(e["n"])],
    "opponent_card_cost": _card_cost,
    "modify": _modify,
}
