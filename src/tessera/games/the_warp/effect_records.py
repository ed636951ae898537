"""Reading effects, conditions and prices: what a record says with the words of the vocabulary, checked and filled in.

Defaults are filled in where leaving a word out means a usual value: no cost is an empty table, amounts are 0, flags are
false, the side is the owner's. What means something by not being there stays away: `types` of a modifier, `max`,
`kind`, `type`, the words of an area filter, and each part of a price.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tessera.games.the_warp.vocabulary import (
    ANY,
    COMBAT_STATS,
    CONDITION_PLACES,
    CONDITIONS,
    EFFECTS,
    FILTER,
    INNER_PLACES,
    MOST_PAID,
    PLACES,
    TYPED_STATS,
    Parameter,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

# Effects whose numbers are all 0 unless written, and so must name at least one.
_AMOUNTS: Final = {"gain": ("gold", "energy", "any"), "opponent_card_cost": ("gold", "energy")}
_NEEDED: Final = {
    "resources": ("gold", "energy", "total"),
    "pay": ("gold", "energy", "any", "discard", "rewards"),
    "attackers": ("min", "max"),
}


def check_effects(node: Node, place: str, at_least: int = 1) -> list[Record]:
    """A list of effects, carried out from left to right, each of them allowed in this place."""
    return [check_effect(item, place) for item in node.as_items(at_least)]


def check_effect(node: Node, place: str) -> Record:
    """One effect with its parameters."""
    op = node.word("op", EFFECTS)
    if op not in PLACES[place]:
        allowed = PLACES[place]
        raise node.at("op").refuse(
            f'"{op}" has no meaning here.',
            f"Here stand: {', '.join(allowed)}.",
            f"ここに「{op}」は書けません。",
            f"ここに書けるのは次のものです：{'、'.join(allowed)}。",
        )
    inner = INNER_PLACES.get(op, place)
    values = {key: _read(node, key, parameter, inner) for key, parameter in EFFECTS[op].items()}
    node.done()
    effect: Record = {"op": op, **{key: value for key, value in values.items() if value is not None}}
    _check_sense(node, effect)
    return effect


def check_conditions(node: Node, place: str, at_least: int = 0) -> list[Record]:
    """Conditions that all must hold, each of them allowed in this place."""
    return [check_condition(item, place) for item in node.as_items(at_least)]


def check_condition(node: Node, place: str) -> Record:
    """One condition with its parameters."""
    name = node.word("cond", CONDITIONS)
    if name not in CONDITION_PLACES[place]:
        allowed = CONDITION_PLACES[place]
        raise node.at("cond").refuse(
            f'"{name}" cannot be asked here.',
            f"Here stand: {', '.join(allowed)}.",
            f"ここで「{name}」は条件になりません。",
            f"ここに書けるのは次のものです：{'、'.join(allowed)}。",
        )
    values = {key: _read(node, key, parameter, "") for key, parameter in CONDITIONS[name].items()}
    node.done()
    condition: Record = {"cond": name, **{key: value for key, value in values.items() if value is not None}}
    _check_limits(node, condition)
    return condition


def check_cost(node: Node, kinds: Iterable[str]) -> dict[str, int]:
    """A price: only what is written, each part at least 1. An empty table is free."""
    known = tuple(kinds)
    cost = {key: node.integer(key, 1, MOST_PAID) for key in known if node.has(key)}
    node.done()
    return cost


def check_value(node: Node) -> dict[str, int]:
    """What is received: Gold, Energy or both."""
    return check_cost(node, ("gold", "energy"))


# Parameters.


def _read(node: Node, key: str, parameter: Parameter, place: str) -> Any:
    """The value under a key of a table, or what it is when left out."""
    if not parameter.is_needed and not node.has(key):
        return {} if parameter.type in ("cost", "where") else parameter.default
    kind = parameter.type
    if kind == "number":
        return node.integer(key, parameter.least, parameter.most)
    if kind == "flag":
        node.at(key)
        return node.flag(key)
    if kind == "word":
        return node.word(key, parameter.words)
    if kind == "words":
        return node.words(key, parameter.words)
    if kind == "types":
        return _types(node, key, parameter.words)
    if kind == "cost":
        return check_cost(node.at(key), parameter.words)
    if kind == "where":
        return _filter(node.at(key))
    if kind == "effects":
        return check_effects(node.at(key), place)
    return [check_effects(item, place) for item in node.items(key, at_least=2)]


def _types(node: Node, key: str, words: tuple[str, ...]) -> list[str]:
    """Types of buildings or upgrades; "any" stands for all of them and so stands alone."""
    types = node.words(key, (*words, ANY))
    if ANY in types and len(types) > 1:
        raise node.at(key).refuse(
            '"any" stands for all types.',
            "Write it alone.",
            "「any」は全種類を表します。",
            "単独で書いてください。",
        )
    return types


def _filter(node: Node) -> Record:
    found = {key: _read(node, key, parameter, "") for key, parameter in FILTER.items()}
    node.done()
    where = {key: value for key, value in found.items() if value is not None}
    if not where:
        raise node.refuse("filters nothing.", "Leave it out.", "何も絞り込んでいません。", "書かないでください。")
    _check_order(node, where, "mult_min", "mult_max")
    return where


# What no range can say.


def _check_sense(node: Node, effect: Record) -> None:
    """An effect changes something."""
    op = effect["op"]
    if effect.get("n") == 0:
        raise node.at("n").refuse("0 does nothing.", problem_ja="0では何も起こりません。")
    _check_some(node, effect, _AMOUNTS.get(op, ()))
    if op == "modify":
        _check_stat(node, effect)


def _check_stat(node: Node, effect: Record) -> None:
    """Only numbers of combats know own Troops, and only two discounts know types."""
    stat = effect["stat"]
    if effect["own_troops"] and stat not in COMBAT_STATS:
        raise node.at("own_troops").refuse(
            f'"{stat}" is the same whoever fights.',
            "Leave it out.",
            f"「{stat}」は誰の部隊が戦うかによって変わりません。",
            "書かないでください。",
        )
    if "types" not in effect:
        return
    if stat not in TYPED_STATS:
        raise node.at("types").refuse(
            f'"{stat}" is the same for all types.',
            "Leave it out.",
            f"「{stat}」は種類によって変わりません。",
            "書かないでください。",
        )
    for item in node.items("types"):
        item.as_word((*TYPED_STATS[stat], ANY))


def _check_limits(node: Node, condition: Record) -> None:
    """A condition asks for something, and its minimum is not above its maximum."""
    _check_some(node, condition, _NEEDED.get(condition["cond"], ()))
    _check_order(node, condition, "min", "max")


def _check_some(node: Node, record: Record, keys: tuple[str, ...]) -> None:
    if keys and not any(record.get(key) for key in keys):
        raise node.refuse(
            "names no amount.",
            f"Write at least one of: {', '.join(keys)}.",
            "数が1つも書かれていません。",
            f"次の少なくとも1つを書いてください：{'、'.join(keys)}。",
        )


def _check_order(node: Node, record: Record, least: str, most: str) -> None:
    if least in record and most in record and record[least] > record[most]:
        raise node.at(least).refuse(
            f"{record[least]} is above {most}, {record[most]}.",
            problem_ja=f"{record[least]}が{most}の{record[most]}を超えています。",
        )
