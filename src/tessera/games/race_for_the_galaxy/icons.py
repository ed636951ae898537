"""What a card shows: its icons in reading order, derived from what is printed on it.

An icon is a code name of the glossary; the number behind it says how many. Powers begin with their phase, so the parts
of a card can be told apart: what it is, then each power, then what it scores. Between what is given and what is got
stands an arrow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Record = dict[str, Any]

_CLASSES: Final = {
    "any": ["world"],
    "military": ["military_world"],
    "rebel": ["rebel_keyword"],
    "rebel_military": ["rebel_keyword", "military_world"],
}
_TARGETS: Final = {
    "rebel_military_world": ["rebel_keyword", "military_world"],
    "empire_with_imperium": ["imperium_keyword"],
    "empire_with_military": ["total_military", "1"],
    "any_empire": ["empire"],
}
_PAYABLE: Final = {
    "non_alien": ["not", "alien"],
    "alien": ["alien"],
    "rebel": ["rebel_keyword"],
    "uplift_symbol": ["uplift_symbol"],
}
_PLACED: Final = {
    "any": ["development"],
    "six_cost": ["development", "6"],
    "rebel": ["rebel_keyword", "development"],
    "rebel_military": ["rebel_keyword", "military_world"],
    "production": ["production"],
}
# What scoring lines count for a whole empire.
_COUNTED: Final = {
    "vp_chips": ["vp_chip"],
    "total_military": ["total_military"],
    "negative_military": ["not", "total_military"],
    "prestige_chips": ["prestige"],
    "goods": ["good"],
}


def card_icons(record: Record) -> list[str]:
    """Everything drawn on a card: type, price, points and marks, then its powers by phase, then its scoring lines."""
    shown = _attributes(record)
    for power in record["powers"]:
        shown += icons(power)
    for line in record["scoring"]:
        shown += ["scoring", *line_icons(line)]
    return shown


def icons(power: Record) -> list[str]:
    """The icons of one power behind that of its phase."""
    name = power["effect"]
    return [power["phase"], *(_DRAWN[name](power) if name in _DRAWN else _plain(name, power))]


def line_icons(line: Record) -> list[str]:
    """The icons of one scoring line: how many points, and for what."""
    match = line["match"]
    if match == "different_kinds":
        return ["vp", *(str(vp) for vp in line["table"]), "per", "different_kinds"]
    if match in _COUNTED:
        counted = [*_COUNTED[match], *([str(line["per"])] if "per" in line else [])]
    else:
        counted = ["named_card"] if "title" in line else _filters(line)
    return ["vp", str(line["vp"]), "per", *counted]


def _filters(line: Record) -> list[str]:
    shown = [f"{line['keyword']}_keyword"] if "keyword" in line else []
    shown += [line[key] for key in ("good", "world", "power_phase") if key in line]
    shown += ["uplift_symbol"] if line.get("uplift_symbol", False) else []
    if line.get("military", False):
        shown.append("military_world")
    elif "world" not in line:
        shown.append(line["match"])
    return shown + ([str(line["cost"])] if "cost" in line else [])


def _attributes(record: Record) -> list[str]:
    if record["type"] == "development":
        shown = ["development", "cost", str(record["cost"])]
    elif record["military"]:
        shown = ["military_world", "defense", str(record["defense"]), record["world"]]
    else:
        shown = ["non_military_world", "cost", str(record["cost"]), record["world"]]
    if "good" in record:
        shown.append("any_kind" if record["good"] == "any" else record["good"])
    shown += ["variable_vp"] if record["variable_vp"] else ["vp", str(record["vp"])]
    shown += [f"{word}_keyword" for word in record["keywords"]]
    shown += ["uplift_symbol"] if record["uplift_symbol"] else []
    shown += ["prestige_symbol"] if record["prestige"] else []
    return shown + (["start_world", str(record["start"])] if "start" in record else [])


# Parts that powers share.


def _good(kind: str) -> str:
    return "good" if kind == "any" else kind


def _worlds(name: str) -> list[str]:
    return _CLASSES.get(name, [name])


def _many(icon: str, count: int) -> list[str]:
    return [icon, str(count)] if count else []


def _rewards(power: Record, ending: str = "") -> list[str]:
    return [part for name in ("vp", "draw", "prestige") for part in _many(name, power.get(f"{name}{ending}", 0))]


def _military(amount: int, icon: str = "military") -> list[str]:
    return [icon, f"{amount:+d}"]


def _times(power: Record) -> list[str]:
    return ["times", str(power["max_uses"])] if power["max_uses"] > 1 else []


def _spend(power: Record) -> list[str]:
    return ["prestige", str(power["prestige_cost"]), "arrow"]


# Powers that are an icon and a number, or an icon alone.
_PLAIN: Final = {
    "start_hand_size": "hand",
    "start_save_card": "save",
    "select_action_last": "see_actions",
    "explore_draw": "draw",
    "explore_keep": "keep",
    "explore_mix_hand": "mix_hand",
    "develop_draw": "draw",
    "develop_discount": "less",
    "develop_save_payment_card": "save",
    "settle_save_payment_card": "save",
    "settle_second_world": "second_world",
    "consume_draw": "draw",
    "consume_gain_vp": "vp",
    "produce_this_world": "this_world",
    "produce_draw": "draw",
    "hand_limit": "hand_limit",
    "take_round_end_discards": "take_discards",
    "game_end_tableau": "tableau",
}


def _plain(name: str, power: Record) -> list[str]:
    numbers = [str(power[key]) for key in ("amount", "cards", "vp") if key in power]
    return [_PLAIN[name], *numbers]


# Settle.


def _own_military(power: Record) -> list[str]:
    shown = _military(power["amount"])
    if "amount_with_imperium" in power:
        shown += ["imperium_keyword", *_military(power["amount_with_imperium"])]
    return shown


def _versus(power: Record) -> list[str]:
    name = "rebel_military" if power["versus"] == "rebel" else power["versus"]
    return [*_military(power["amount"]), "versus", *_worlds(name)]


def _temporary(power: Record) -> list[str]:
    return ["arrow", *_military(power["amount"], "temporary_military")]


def _free(power: Record) -> list[str]:
    return ["discard_this", "arrow", "free", *(["not", power["except_kind"]] if "except_kind" in power else [])]


def _conquer(power: Record) -> list[str]:
    shown = ["discard_this", "arrow", "conquer_peaceful", *_many("less", power["defense_reduction"])]
    shown += _many("prestige", power["prestige"])
    return shown + (["takeover"] if power["with_takeover"] else [])


def _takeover(power: Record) -> list[str]:
    shown = {"free": [], "discard_self": ["discard_this", "arrow"], "spend_prestige": []}[power["activation"]]
    shown = [*shown, *(_spend(power) if power["prestige_cost"] else []), "takeover", *_TARGETS[power["target"]]]
    if power["military_per_rebel_military_world"]:
        shown += [*_military(power["military_per_rebel_military_world"]), "per", *_worlds("rebel_military")]
    shown += ["destroy"] if power["on_success"] == "destroy" else []
    return shown + _many("prestige", power["prestige"])


def _takeover_defense(power: Record) -> list[str]:
    rebel, other = power["per_rebel_military_world"], power["per_other_military_world"]
    shown = ["takeover_defense", f"{rebel:+d}", "per", *_worlds("rebel_military")]
    return [*shown, f"{other:+d}", "per", "military_world"]


Drawer = Callable[[Record], list[str]]

_DRAWN: Final[dict[str, Drawer]] = {
    "explore_discard_for_prestige": lambda p: [*_many("discard", p["cards"]), "arrow", *_rewards(p)],
    "develop_draw_then_discard": lambda p: [*_many("draw", p["draw"]), *_many("discard", p["discard"])],
    "develop_discount_by_self_discard": lambda p: ["discard_this", "arrow", *_many("less", p["amount"])],
    "develop_discount_by_good": lambda p: [p["good"], "1", "arrow", *_many("less", p["amount"])],
    "develop_draw_after": lambda p: ["after", *_many("draw", p["amount"])],
    "develop_prestige_after": lambda p: ["after", *_PLACED[p["placed"]], *_rewards(p)],
    "military": _own_military,
    "military_versus": _versus,
    "military_per_world": lambda p: [*_military(p["amount"]), "per", *_worlds(p["world"])],
    "temporary_military_by_self_discard": lambda p: ["discard_this", *_temporary(p)],
    "temporary_military_by_hand": lambda p: [
        *_many("discard", p["max_cards"]),
        *_temporary({"amount": p["per_card"]}),
        *(["per", "card"] if p["max_cards"] > 1 else []),
    ],
    "temporary_military_by_prestige": lambda p: [*_many("prestige", p["prestige_cost"]), *_temporary(p)],
    "temporary_military_by_good": lambda p: [p["good"], "1", *_temporary(p)],
    "settle_discount": lambda p: [*_worlds(p["kind"]), *_many("less", p["amount"])],
    "settle_discount_by_good": lambda p: [p["good"], "1", "arrow", *_many("less", p["amount"])],
    "settle_free_by_self_discard": _free,
    "pay_for_military": lambda p: ["pay_military", *_PAYABLE[p["target"]], *_many("less", p["discount"])],
    "pay_for_military_discount": lambda p: ["pay_military", *_many("less", p["amount"])],
    "pay_for_military_prestige": lambda p: ["pay_military", "arrow", *_rewards(p)],
    "conquer_non_military_by_self_discard": _conquer,
    "settle_extra_military_by_self_discard": lambda p: ["discard_this", "arrow", "second_world", "military_world"],
    "settle_replace_world": lambda p: ["replace_world", str(p["max_cost_increase"]), *_rewards(p)],
    "settle_draw_after": lambda p: ["after", *_many("draw", p["amount"])],
    "settle_draw_then_discard_after": lambda p: [
        "after",
        *_many("draw", p["draw"]),
        *_many("discard", p["discard"]),
    ],
    "settle_prestige_after": lambda p: ["after", *_PLACED[p["placed"]], *_rewards(p)],
    "settle_produce_after": lambda p: ["after", "production", "good", "1"],
    "takeover": _takeover,
    "takeover_defense": _takeover_defense,
    "defeat_takeover": lambda p: [*_spend(p), "defeat_takeover"],
    "trade_bonus": lambda p: [_good(p["good"]), *_many("draw", p["amount"])],
    "trade_bonus_this_world": lambda p: ["this_world", *_many("draw", p["amount"])],
    "trade_bonus_per_world": lambda p: [p["good"], *_many("draw", p["amount"]), "per", *_worlds(p["world"])],
    "trade_forbidden": lambda p: ["this_world", "not", "sell"],
    "consume_goods": lambda p: [*_many(_good(p["good"]), p["goods_per_use"]), "arrow", *_rewards(p), *_times(p)],
    "consume_this_world_good": lambda p: ["this_world", "arrow", *_rewards(p)],
    "consume_different_kinds": lambda p: [*_many("different_kinds", p["exactly"]), "arrow", *_rewards(p)],
    "consume_up_to_different_kinds": lambda p: [
        *("different_kinds", "1", "arrow"),
        *_rewards(p, "_each"),
        *_many("times", p["max_kinds"]),
    ],
    "consume_all_goods": lambda p: ["all_goods", "arrow", "vp", "per", "good", "less", "1"],
    "consume_sell_good": lambda p: ["sell", *(["trade"] if p["use_trade_powers"] else [])],
    "consume_hand_cards": lambda p: [*_many("discard", p["cards_per_use"]), "arrow", *_rewards(p), *_times(p)],
    "consume_prestige": lambda p: [*_spend(p), *_rewards(p)],
    "gamble_name_cost": lambda p: ["gamble", str(p["low"]), str(p["high"])],
    "gamble_ante": lambda p: ["discard", "gamble", str(p["low"]), str(p["high"])],
    "produce_this_world_by_discard": lambda p: [*_many("discard", p["cards"]), "arrow", "this_world"],
    "produce_windfall": lambda p: [
        *([] if p["kind"] == "any" else [p["kind"]]),
        "windfall",
        *(["other_world"] if p["other_world_only"] else []),
    ],
    "produce_windfall_by_discard": lambda p: [
        *_many("discard", p["cards"]),
        "arrow",
        *([] if p["kind"] == "any" else [p["kind"]]),
        "windfall",
    ],
    "produce_draw_if_this": lambda p: ["this_world", "arrow", *_many("draw", p["amount"])],
    "produce_prestige_if_this": lambda p: ["this_world", "arrow", *_rewards(p)],
    "produce_draw_per_good": lambda p: [*_many("draw", p["amount"]), "per", p["good"]],
    "produce_draw_per_kind": lambda p: [*_many("draw", p["amount"]), "per", "different_kinds"],
    "produce_draw_per_world": lambda p: [*_many("draw", p["amount"]), "per", *_worlds(p["world"])],
    "produce_draw_if_most": lambda p: ["most", _good(p["good"]), "arrow", *_many("draw", p["amount"])],
    "produce_prestige_if_most_worlds": lambda p: ["most", *_worlds(p["world"]), "arrow", *_rewards(p)],
    "produce_take_saved": lambda p: ["save", "arrow", "hand"],
}
