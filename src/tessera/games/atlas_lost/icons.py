"""What a record shows: its icons in reading order, derived from its effects.

An icon is a code name of the glossary. Up to three of a kind stand side by side; of more, the number stands
before one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

Record = dict[str, Any]

_SIDE_BY_SIDE: Final = 3
_WAYS: Final = {"startup": "startup", "command": "command_action", "nested": "nested"}
_TARGETS: Final = {"ally": ["ally"], "each_other": ["others"], "one_other": ["other"]}


def icons(record: Record) -> list[str]:
    """The icons of a Tech, a card, a track space, a reward tile or an initiative tile: costs before the arrow, effects
    behind it (AL-ICON-01)."""
    shown: list[str] = []
    if "requires" in record:
        shown += ["requires", *_condition(record["requires"])]
    for modifier in record.get("modifiers", ()):
        shown += _modifier(modifier)
    for trigger in record.get("triggers", ()):
        shown += _trigger(trigger)
    if "costs" in record:
        shown += _alternatives([_cost(cost) for cost in record["costs"]])
        return [*shown, "arrow", *_effects(record["bonus"])] if record["bonus"] else shown
    if "required" in record:
        return ["initiative", *record["value"], *_cost(record["required"])]
    if record.get("cost"):
        shown += [*_cost(record["cost"]), "arrow"]
    return shown + _effects(record.get("effects", ()))


def _times(icon: str, count: int) -> list[str]:
    return [icon] * count if count <= _SIDE_BY_SIDE else [str(count), icon]


def _cost(cost: Record) -> list[str]:
    return [icon for kind, count in cost.items() for icon in _times(kind, count)]


def _condition(condition: Record) -> list[str]:
    return [str(condition["at_least"]), condition["count"]]


def _amount(resource: str, amount: Any) -> list[str]:
    if isinstance(amount, int):
        return _times(resource, amount)
    shown = [*_times(resource, amount.get("times", 1)), "per"]
    shown += [str(amount["divide"])] if amount.get("divide", 1) > 1 else []
    shown.append(amount["per"])
    return shown + (["plus", *_times(resource, amount["plus"])] if "plus" in amount else [])


def _alternatives(options: list[list[str]]) -> list[str]:
    shown: list[str] = []
    for number, option in enumerate(options):
        shown += ["or", *option] if number else option
    return shown


def _tree(entry: Record) -> list[str]:
    return [f"{entry['tree']}_tree"] if entry.get("tree", "any") not in ("any", "none") else []


def _effects(effects: Sequence[Record]) -> list[str]:
    return [icon for step in effects for icon in _step(step)]


def _step(step: Record) -> list[str]:
    operation = step["op"]
    if operation == "gain":
        return _amount(step["resource"], step["amount"])
    if operation == "others_gain":
        return ["others", *_amount(step["resource"], step["amount"])]
    if operation == "steal":
        return ["steal", *_TARGETS[step["target"]], *_amount(step["resource"], step["amount"])]
    if operation in ("choose", "optional", "if", "exchange"):
        return _composed(step)
    if operation.startswith("place_") and operation != "place_advance":
        target = _TARGETS["ally"] if step.get("target") == "ally" else []
        return [*target, *_times(operation.removeprefix("place_"), step["count"])]
    return _simple(step)


def _simple(step: Record) -> list[str]:
    operation = step["op"]
    if operation == "draw":
        look = ["look", str(step["count"])] if "keep" in step else []
        return [*look, *_tree(step), *_times("draw", step["keep"] if "keep" in step else step["count"])]
    if operation == "run_active":
        return [*_times("run_active", step["count"]), f"lv{step['level']}", *_tree(step)]
    if operation == "return_token":
        return [*_times("return_token", step["count"]), *step["kinds"]]
    if operation == "discard":
        return [*_TARGETS.get(step["who"], []), *_times("discard", step["count"])]
    if operation == "retreat":
        return _times("retreat", step["spaces"])
    reduced = ["less", *_cost(step["reduce"])] if "reduce" in step else []
    return [*_tree(step), *_times(operation, step.get("count", 1)), *reduced]


def _composed(step: Record) -> list[str]:
    operation = step["op"]
    if operation == "choose":
        return _alternatives([_effects(option["effects"]) for option in step["options"]])
    if operation == "exchange":
        return [str(step["max"]), *_cost(step["give"]), "exchange", *_cost(step["get"])]
    if operation == "optional":
        return ["optional", *_cost(step["cost"]), "arrow", *_effects(step["effects"])]
    otherwise = ["or", *_effects(step["otherwise"])] if "otherwise" in step else []
    return ["requires", *_condition(step["when"]), "arrow", *_effects(step["then"]), *otherwise]


def _modifier(modifier: Record) -> list[str]:
    operation = modifier["op"]
    if operation == "tp":
        return _amount("tp", modifier["amount"])
    if operation == "protect":
        return ["protect", *modifier["from"]]
    if operation in ("hand_limit", "initiative"):
        return [operation, *_tree(modifier), "plus", str(modifier["by"])]
    less = [modifier["by"]] if "by" in modifier else modifier["one_of"]
    levels = [f"lv{level}" for level in modifier.get("levels", ())]
    return [
        modifier["on"],
        *levels,
        *_tree(modifier),
        "less",
        *_alternatives([_cost(table) for table in less]),
    ]


def _trigger(trigger: Record) -> list[str]:
    who = {"self": [], "ally": ["ally"], "other": ["other"]}[trigger["who"]]
    levels = [f"lv{level}" for level in trigger.get("levels", ())]
    via = [_WAYS[trigger["via"]]] if "via" in trigger else []
    kind = [trigger["kind"]] if "kind" in trigger else []
    limit = ["once_per_turn"] if "limit" in trigger else []
    return [*limit, *who, trigger["on"], *kind, *levels, *via, "arrow", *_effects(trigger["effects"])]
