"""Reading effects, standing effects, prices and scores: what a record says with the words of the vocabulary.

Everything is checked and filled in. Defaults are filled in where leaving a word out means a usual value: numbers are 1,
or 0 where they lower something, flags are false, lists are empty. What means something by not being there stays away:
`color` of a recruit, `max`, `size`, and each part of a price.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tessera.games.revive.effect_sense import check_effect_sense, check_standing_sense, check_tiles, check_timing
from tessera.games.revive.vocabulary import (
    EFFECTS,
    FREE,
    INNER_PLACES,
    PLACES,
    SCORES,
    STANDING,
    TRIGGERS,
    WITH_ACTION,
    Parameter,
    Parameters,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

MOST_PAID: Final = 9
MOST_EFFECTS: Final = 6


def check_effects(node: Node, place: str, at_least: int = 1) -> list[Record]:
    """A list of effects, each of them allowed in this place."""
    items = node.as_items(at_least)
    if len(items) > MOST_EFFECTS:
        raise node.refuse(
            f"has {len(items)} effects; more than {MOST_EFFECTS} fit nowhere.",
            "Leave some out.",
            f"効果が{len(items)}個あります。{MOST_EFFECTS}個を超えると収まりません。",
            "減らしてください。",
        )
    effects = [check_effect(item, place) for item in items]
    check_tiles(node, effects)
    return effects


def check_effect(node: Node, place: str) -> Record:
    """One effect with its parameters."""
    name = node.word("do", EFFECTS)
    allowed = PLACES[place]
    if name not in allowed:
        raise node.at("do").refuse(
            f'"{name}" has no meaning here.',
            f"Here stand: {', '.join(allowed)}.",
            f"ここに「{name}」は書けません。",
            f"ここに書けるのは次のものです：{'、'.join(allowed)}。",
        )
    values = _values(node, EFFECTS[name], INNER_PLACES.get((place, name), place))
    node.done()
    effect: Record = {"do": name, **values}
    check_effect_sense(node, effect)
    return effect


def check_standing(node: Node) -> list[Record]:
    """The standing effects of a technology."""
    return [_standing(item) for item in node.as_items()]


def _standing(node: Node) -> Record:
    name = node.word("mod", STANDING)
    if name == "machine":
        record = check_timed(node, "tribe_machine")
        record["flasks"] = node.integer("flasks", 0, 9) if node.has("flasks") else 0
        node.done()
        return {"mod": name, **record}
    place = node.word("trigger", TRIGGERS) if name == "on" else "paid"
    values = _values(node, STANDING[name], place)
    node.done()
    if name == "on":
        values.setdefault("effects", [])
        values.setdefault("by_color", {})
    standing: Record = {"mod": name, **values}
    check_standing_sense(node, standing)
    return standing


def check_timed(node: Node, place: str) -> Record:
    """When a machine or a crate may be used, and what it does then. `actions` is empty for one that is free."""
    timing = node.word("timing", STANDING["machine"]["timing"].words)
    record: Record = {"timing": timing}
    if timing == WITH_ACTION:
        record["actions"] = node.words("actions", STANDING["machine"]["actions"].words)
    else:
        if node.has("actions"):
            raise node.at("actions").refuse(
                f'what is "{FREE}" goes with no action.',
                f'Leave it out, or write timing = "{WITH_ACTION}".',
                f"「{FREE}」のものは、どのアクションにも付きません。",
                f'書かないか、timing = "{WITH_ACTION}"にしてください。',
            )
        record["actions"] = []
    record["effects"] = check_effects(node.at("effects"), WITH_ACTION if timing == WITH_ACTION else place)
    check_timing(node, record)
    return record


def check_score(node: Node) -> Record:
    """What a large location is worth to a player with a figure there."""
    kind = node.word("kind", SCORES)
    values = _values(node, SCORES[kind], "")
    node.done()
    return {"kind": kind, **values}


def check_cost(node: Node, kinds: Iterable[str]) -> dict[str, int]:
    """A price or what is received for it: only what is written, each part at least 1, and something."""
    cost = {key: node.integer(key, 1, MOST_PAID) for key in kinds if node.has(key)}
    node.done()
    if not cost:
        raise node.refuse(
            "names nothing.",
            f"Write at least one of: {', '.join(kinds)}.",
            "何も書かれていません。",
            f"次の少なくとも1つを書いてください：{'、'.join(kinds)}。",
        )
    return cost


# Parameters.


def _values(node: Node, parameters: Parameters, place: str) -> Record:
    values = {key: _read(node, key, parameter, place) for key, parameter in parameters.items()}
    return {key: value for key, value in values.items() if value is not None}


def _read(node: Node, key: str, parameter: Parameter, place: str) -> Any:
    """The value under a key of a table, or what it is when left out."""
    if not parameter.is_needed and not node.has(key):
        return parameter.default
    kind = parameter.type
    if kind == "number":
        return node.integer(key, parameter.least, parameter.most)
    if kind == "flag":
        return node.flag(key)
    if kind == "word":
        return node.word(key, parameter.words)
    if kind == "words":
        return node.words(key, parameter.words)
    if kind == "cost":
        return check_cost(node.at(key), parameter.words)
    if kind == "effects":
        return check_effects(node.at(key), place)
    if kind == "effect_lists":
        return [check_effects(item, place) for item in node.items(key, at_least=2)]
    if kind == "by_color":
        return _by_color(node.at(key), parameter.words, place)
    return _steps(node, key)


def _by_color(node: Node, colors: tuple[str, ...], place: str) -> dict[str, list[Record]]:
    """An effect list for every colour."""
    lists = {color: check_effects(node.at(color), place) for color in colors}
    node.done()
    return lists


def _steps(node: Node, key: str) -> list[Record]:
    """Steps of a score, each asking for more than the one before."""
    steps: list[Record] = []
    for item in node.items(key, at_least=1):
        step = {"at_least": item.integer("at_least"), "points": item.integer("points")}
        item.done()
        if steps and (step["at_least"] <= steps[-1]["at_least"] or step["points"] <= steps[-1]["points"]):
            raise item.refuse(
                "is no step up: it asks for no more, or gives no more, than the one before.",
                "Put the steps in rising order.",
                "前の段より上がっていません。",
                "小さい順に並べてください。",
            )
        steps.append(step)
    return steps
