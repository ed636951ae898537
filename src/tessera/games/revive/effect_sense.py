"""What no range can say about effects: which of them go together, and which would mean nothing or never end."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive.vocabulary import (
    ACTIONS,
    COLORED_TRIGGER,
    COVERED,
    FOREST_CHAIN,
    GROUNDS,
    MODIFIERS,
    PLAY,
    WITH_ACTION,
)
from tessera.kernel.content import Node
from tessera.kernel.refusal import ContentError

Record = dict[str, Any]

_TILE: Final = "place_tribe_tile"


def check_effect_sense(node: Node, effect: Record) -> None:
    """An effect by itself: a size only where something is built, a colour only among cards that can be seen."""
    if effect["do"] == "action":
        _check_size(node, effect["kind"], effect)
    elif effect["do"] == _TILE:
        _check_ground(node, effect)
    elif effect["do"] == "recruit" and "color" in effect and effect["from"] != "display":
        raise node.at("color").refuse(
            "nobody sees the colour of the deck's top card.",
            'Write from = "display", or leave the colour out.',
            "デッキの一番上のカードの色は見えません。",
            'from = "display"にするか、色を書かないでください。',
        )


def _check_size(node: Node, action: str, record: Record) -> None:
    if "size" in record and action != "build":
        raise node.at("size").refuse(
            f'"{action}" has no size; only buildings have.',
            "Leave it out.",
            f"「{action}」に大きさはありません。大きさがあるのは建物だけです。",
            "書かないでください。",
        )


# Tribe tiles.


def _check_ground(node: Node, effect: Record) -> None:
    allowed = GROUNDS[effect["tile"]]
    for item in node.items("on"):
        if item.value not in allowed:
            raise item.refuse(
                f'a {effect["tile"]} tile cannot lie on "{item.value}".',
                f"It lies on: {', '.join(allowed)}.",
                f"{effect['tile']}のタイルは「{item.value}」に置けません。",
                f"置けるのは次のものです：{'、'.join(allowed)}。",
            )


def check_tiles(node: Node, effects: list[Record]) -> None:
    """A tribe tile comes first in its list, and what asks about it stands after it in the same list."""
    placed = effects[0] if effects and effects[0]["do"] == _TILE else None
    items = node.as_items()
    for item, effect in zip(items, effects, strict=True):
        if effect["do"] == _TILE and effect is not placed:
            raise item.refuse(
                "a tribe tile is placed before everything else in its list.",
                "Put it first, and only one.",
                "部族タイルの配置は、リストの最初に行います。",
                "先頭に1つだけ書いてください。",
            )
        wanted = _wanted_tile(effect)
        if wanted and (placed is None or placed["tile"] != wanted):
            raise _tile_missing(item, effect, wanted)


def _wanted_tile(effect: Record) -> str:
    """The tile that must have been placed for this effect to mean anything."""
    if effect["do"] == "take_water":
        return "temple"
    if effect["do"] == "per" and effect["of"] == FOREST_CHAIN:
        return "forest"
    return "sand" if effect.get("color") == COVERED else ""


def _tile_missing(item: Node, effect: Record, wanted: str) -> ContentError:
    word = {"forest": FOREST_CHAIN, "sand": COVERED}.get(wanted, effect["do"])
    return item.refuse(
        f'"{word}" has no meaning without a {wanted} tile placed before it in the same list.',
        f'Put {{ do = "{_TILE}", tile = "{wanted}", ... }} first.',
        f"「{word}」は、同じリストで先に{wanted}のタイルを置かないと意味がありません。",
        f'先頭に{{ do = "{_TILE}", tile = "{wanted}", ... }}を書いてください。',
    )


# Machines and crates.


def check_timing(node: Node, record: Record) -> None:
    """What goes with an action changes every one of them, and nothing else."""
    if record["timing"] != WITH_ACTION:
        return
    actions = record["actions"]
    served: set[str] = set()
    for item, effect in zip(node.items("effects"), record["effects"], strict=True):
        if effect["do"] not in MODIFIERS:
            continue
        changed = _changed(effect)
        if not changed & set(actions):
            raise item.refuse(
                f'changes only {_listed(changed)}, which is not among "actions".',
                'Correct "actions", or leave the effect out.',
                f"変えるのは{'、'.join(sorted(changed))}だけですが、「actions」にありません。",
                "「actions」を直すか、この効果を書かないでください。",
            )
        served |= changed
    for action in actions:
        if action not in served:
            raise node.at("actions").refuse(
                f'nothing here changes "{action}".',
                f"Leave it out, or add one of: {', '.join(MODIFIERS)}.",
                f"「{action}」を変える効果がありません。",
                f"書かないか、次のいずれかを足してください：{'、'.join(MODIFIERS)}。",
            )


def _changed(effect: Record) -> set[str]:
    """The actions that a modifier changes."""
    if effect["do"] == "range":
        return set(ACTIONS)
    return {PLAY} if effect["do"] == "wild_color" else {str(effect["action"])}


def _listed(words: set[str]) -> str:
    return " or ".join(f'"{word}"' for word in sorted(words))


# Technologies.


def check_standing_sense(node: Node, standing: Record) -> None:
    """A standing effect by itself: it says what happens, and in one way."""
    name = standing["mod"]
    if name == "on":
        _check_trigger(node, standing)
    elif name == "discount":
        _check_size(node, standing["action"], standing)
    elif name == "trade":
        _check_trade(node, standing)


def _check_trigger(node: Node, standing: Record) -> None:
    if standing["by_color"] and standing["trigger"] != COLORED_TRIGGER:
        raise node.at("by_color").refuse(
            f'"{standing["trigger"]}" knows no colour; only "{COLORED_TRIGGER}" does.',
            'Write "effects" instead.',
            f"「{standing['trigger']}」に色は関わりません。色が関わるのは「{COLORED_TRIGGER}」だけです。",
            "代わりに「effects」を書いてください。",
        )
    if bool(standing["by_color"]) == bool(standing["effects"]):
        raise node.refuse(
            'should have either "effects" or "by_color".',
            problem_ja="「effects」か「by_color」のどちらか一方を書いてください。",
        )


def _check_trade(node: Node, standing: Record) -> None:
    """One unit is received; see `tribe_records` for trades that undo each other."""
    get = standing["get"]
    if list(get.values()) != [1]:
        raise node.at("get").refuse(
            "a trade gives one unit of one resource.",
            "Write several trades for several resources.",
            "1回の交換で受け取るのは、1種類の資源1つです。",
            "資源が複数なら、交換も複数書いてください。",
        )
