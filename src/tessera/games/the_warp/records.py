"""The records of The Warp: what a card, a mission, a race, a Guardian or a token must say, and what it may say.

Every function takes one node, refuses what it does not understand, and returns a plain table. What was left out stands
there with its usual value (see `effect_records`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from tessera.games.the_warp.effect_records import check_conditions, check_cost, check_effects, check_value
from tessera.games.the_warp.terms import CARD_KINDS, LIMITS, MISSION_TYPES
from tessera.games.the_warp.vocabulary import (
    ABILITY_COST,
    ACTIVE_PLACES,
    ACTIVE_TRIGGERS,
    COMBAT_TRIGGERS,
    EXILED_PLACES,
    EXILED_TRIGGERS,
    GAME_END,
    MISSION_SETS,
    OPTION_COST,
    SCOPES,
    SOURCES,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

MOST_COPIES: Final = 20
MOST_OPTIONS: Final = 4
MOST_POINTS: Final = 9
NO_LIMIT: Final = LIMITS[0]

_IDENTITY: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
# Line breaks and other signs that no line of text has room for.
_UNSEEN: Final = ("Cc", "Zl", "Zp")


def check_identity(node: Node, key: str = "id") -> str:
    """An id without spaces, for ids stand in the notation of choices."""
    identity = node.string(key)
    if not _IDENTITY.fullmatch(identity):
        raise node.at(key).refuse(
            f'"{identity}" is no id.',
            "Use letters, digits, dots and hyphens.",
            f"「{identity}」はidにできません。",
            "英数字、ピリオド、ハイフンを使ってください。",
        )
    return identity


def check_line(node: Node) -> str:
    """A text that stands in one line: names are told in the middle of sentences."""
    text = node.as_string()
    if any(unicodedata.category(sign) in _UNSEEN for sign in text):
        raise node.refuse(
            "has a line break or another sign that cannot be seen.",
            "Write it in one line.",
            "改行など、見えない文字が入っています。",
            "1行で書いてください。",
        )
    return text


def check_name(node: Node, key: str = "name") -> dict[str, str]:
    """A name in every language, each in one line."""
    name = node.text(key)
    for language in name:
        check_line(node.at(key).at(language))
    return name


def finish(node: Node, record: Record) -> Record:
    """Read what every record may say about itself (source, house_fields, clause, note), and refuse what is left."""
    record["source"] = node.word("source", SOURCES)
    if node.has("clause"):
        record["clause"] = check_identity(node, "clause")
    if node.has("house_fields"):
        record["house_fields"] = [item.as_string() for item in node.items("house_fields", at_least=1)]
    if node.has("note"):
        record["note"] = node.string("note")
    node.done()
    return record


# Archive cards.


def base_card(node: Node) -> Record:
    """An Archive card of the box."""
    return card(node, node.integer("copies", 1, MOST_COPIES))


def card(node: Node, copies: int) -> Record:
    """An Archive card: its kind, its value in Consult, and its options, of which one is carried out."""
    record: Record = {"id": check_identity(node), "name": check_name(node)}
    record["kind"] = node.word("kind", CARD_KINDS)
    record["copies"] = copies
    record["discard"] = check_value(node.at("discard"))
    is_combat = record["kind"] == "combat"
    if not is_combat:
        reason = "only a Combat card has it."
        _forbid(node, ("playable", "discount"), reason, "戦闘カードにだけ書けます。")
    record["playable"] = check_conditions(node.at("playable"), "combat", 1) if node.has("playable") else []
    record["discount"] = _discounts(node) if node.has("discount") else []
    record["remove_after_use"] = node.flag("remove_after_use")
    items = node.items("option", at_least=1)
    if len(items) > MOST_OPTIONS:
        raise node.at("option").refuse(
            f"a card has at most {MOST_OPTIONS} options, not {len(items)}.",
            "Leave some out, or make two cards of it.",
            f"カードの選択肢は{MOST_OPTIONS}つまでですが、{len(items)}つあります。",
            "減らすか、2枚のカードに分けてください。",
        )
    record["option"] = [_option(item, "combat" if is_combat else "develop") for item in items]
    return finish(node, record)


def _option(node: Node, place: str) -> Record:
    cost = check_cost(node.at("cost"), OPTION_COST) if node.has("cost") else {}
    effects = check_effects(node.at("effects"), place)
    node.done()
    return {"cost": cost, "effects": effects}


def _discounts(node: Node) -> list[Record]:
    items = node.items("discount")
    if len(items) > 1:
        raise node.at("discount").refuse(
            "a card has one discount.", "Write one.", "割引は1枚に1つだけです。", "1つにしてください。"
        )
    return [_discount(item) for item in items]


def _discount(node: Node) -> Record:
    """Gold and Energy off the price of a Combat card, when all its conditions hold."""
    when = check_conditions(node.at("when"), "combat", 1)
    less = {key: node.integer(key, 0, 9) if node.has(key) else 0 for key in ("gold", "energy")}
    node.done()
    if not any(less.values()):
        raise node.refuse("takes nothing off.", problem_ja="何も割り引いていません。")
    return {**less, "when": when}


# Missions.


def mission(node: Node) -> Record:
    """A mission: its points, and the conditions that must all hold."""
    record: Record = {"id": check_identity(node), "name": check_name(node)}
    record["type"] = node.word("type", MISSION_TYPES)
    record["points"] = node.integer("points", 1, MOST_POINTS)
    if record["type"] == "pioneering":
        record["set"] = node.word("set", MISSION_SETS)
    else:
        _forbid(
            node,
            ("set", "timing", "replaced_by"),
            "only a pioneering mission has it.",
            "開拓ミッションにだけ書けます。",
        )
    for key in ("timing", "replaced_by"):
        if node.has(key):
            record[key] = node.word(key, (GAME_END,)) if key == "timing" else check_identity(node, key)
    place = "game_end" if "timing" in record else "mission"
    record["all"] = check_conditions(node.at("all"), place, 1)
    if place == "game_end" and len(record["all"]) > 1:
        raise node.at("all").refuse(
            "a mission of the game end asks for the most of one thing.",
            problem_ja="ゲーム終了時のミッションは、1つの最多だけを問います。",
        )
    if sum(condition["cond"] == "pay" for condition in record["all"]) > 1:
        raise node.at("all").refuse(
            "there is more than one payment.",
            "Write them as one.",
            "支払いが2つ以上あります。",
            "1つにまとめてください。",
        )
    return finish(node, record)


# Races and Guardians.


def race(node: Node) -> Record:
    """An alien race in its three roles: Active Ability and Reward Ability of a player, Exiled Ability."""
    record: Record = {"id": check_identity(node), "name": check_name(node)}
    record["active"] = _active(node.at("active"))
    record["reward"] = _reward_ability(node.at("reward"))
    record["exiled"] = _exiled(node.at("exiled"))
    return finish(node, record)


def _active(node: Node) -> Record:
    trigger = node.word("trigger", ACTIVE_TRIGGERS)
    record: Record = {"trigger": trigger, "limit": _limit(node)}
    if trigger in COMBAT_TRIGGERS or trigger == "extract":
        place = "extract" if trigger == "extract" else "combat"
        record["when"] = check_conditions(node.at("when"), place) if node.has("when") else []
    else:
        _forbid(node, ("when",), f'"{trigger}" has no conditions.', f"「{trigger}」に条件は付けられません。")
        record["when"] = []
    if trigger != "activated":
        _forbid(node, ("cost",), f'"{trigger}" costs nothing.', f"「{trigger}」にコストは付けられません。")
    if trigger == "passive":
        _forbid(node, ("limit",), "what is always in force has no limit.", "常に有効な能力に回数の制限はありません。")
    record["cost"] = check_cost(node.at("cost"), ABILITY_COST) if node.has("cost") else {}
    record["effects"] = check_effects(node.at("effects"), ACTIVE_PLACES[trigger])
    if trigger == "activated" and record["limit"] in (NO_LIMIT, "combat"):
        raise node.refuse(
            '"limit" is missing: what can be activated without end never ends.',
            'Write limit = "turn" or limit = "game".',
            "「limit」がありません。何度でも使える能力は終わりません。",
            'limit = "turn"かlimit = "game"と書いてください。',
        )
    node.done()
    return record


def _limit(node: Node) -> str:
    return node.word("limit", LIMITS[1:]) if node.has("limit") else NO_LIMIT


def _reward_ability(node: Node) -> Record:
    permanent = node.flag("permanent")
    record: Record = {"cost": node.integer("cost", 1, 4), "permanent": permanent}
    record["effects"] = check_effects(node.at("effects"), "permanent" if permanent else "turn")
    node.done()
    return record


def _exiled(node: Node) -> Record:
    """A global ability is always in force and changes a number of everybody; the others belong to a colour."""
    scope, trigger = node.word("scope", SCOPES), node.word("trigger", EXILED_TRIGGERS)
    if scope == "global" and trigger != "passive":
        raise node.at("trigger").refuse(
            "a global ability is passive.",
            'Write trigger = "passive", or scope = "color".',
            "全体に及ぶ能力は常に有効です。",
            'trigger = "passive"か、scope = "color"と書いてください。',
        )
    place = EXILED_PLACES.get(trigger, scope)
    record: Record = {"scope": scope, "trigger": trigger, "effects": check_effects(node.at("effects"), place)}
    node.done()
    return record


def guardian(node: Node) -> Record:
    """A Warp Guardian: dice, multiplier, slots for tokens, and the points of the gate."""
    record: Record = {"race": check_identity(node, "race")}
    record["dice"] = node.integer("dice", 1, 9)
    record["multiplier"] = node.integer("multiplier", 1, 12)
    record["slots"] = node.integer("slots", 0, 3)
    for key in ("conquer", "turn", "end"):
        record[key] = _points(node.at(key))
    return finish(node, record)


def _points(node: Node) -> Record:
    """A fixed number of points, more for every so many completed missions of a type, or both."""
    points: Record = {"flat": node.integer("flat", 0, MOST_POINTS) if node.has("flat") else 0}
    if node.has("per"):
        points["per"] = node.word("per", MISSION_TYPES)
        points["every"] = node.integer("every", 1, 9)
        points["points"] = node.integer("points", 1, MOST_POINTS)
    node.done()
    return points


# Tokens and Reward cards.


def ability(node: Node) -> Record:
    """An Ability Token, in force for the defence of the gate."""
    record: Record = {"id": check_identity(node), "name": check_name(node)}
    record["effects"] = check_effects(node.at("effects"), "gate")
    return finish(node, record)


def base_reward(node: Node) -> Record:
    """A Reward card of the box."""
    return reward(node, node.integer("copies", 1, MOST_COPIES))


def reward(node: Node, copies: int) -> Record:
    """A Reward card: what it does when it is spent."""
    record: Record = {"id": check_identity(node), "name": check_name(node), "copies": copies}
    record["effects"] = check_effects(node.at("effects"), "turn")
    return finish(node, record)


def _forbid(node: Node, keys: tuple[str, ...], reason: str, reason_ja: str) -> None:
    for key in keys:
        if key in node.written():
            raise node.at(key).refuse(reason, problem_ja=reason_ja)


# Copies of pack records.


def pack_copies(node: Node, replaced: Mapping[str, Any] | None) -> int:
    """How many there are: as many as of what it replaces, else as many as it says, else one."""
    if replaced is None:
        return node.integer("copies", 1, MOST_COPIES) if node.has("copies") else 1
    if node.has("copies"):
        raise node.at("copies").refuse(
            "what replaces another is there in as many copies as that one.",
            "Leave it out.",
            "置き換えるものの枚数は、元のものと同じです。",
            "書かないでください。",
        )
    return int(replaced["copies"])
