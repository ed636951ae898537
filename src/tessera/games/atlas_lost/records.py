"""The records of Atlas Lost: what a Tech, a card, a space or a tile must say, and what it may say.

Every function takes one node, refuses what it does not understand, and returns the plain table that was
written.
"""

from __future__ import annotations

import re
from typing import Any, Final

from tessera.games.atlas_lost.terms import TREES
from tessera.games.atlas_lost.vocabulary import (
    INITIATIVE_COUNTS,
    SLOTS,
    SOURCES,
    check_bonus,
    check_condition,
    check_cost,
    check_effects,
    check_modifiers,
    check_resources,
    check_triggers,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

_IDENTITY: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def check_identity(node: Node) -> str:
    """An id without spaces, for ids stand in the notation of choices."""
    identity = node.string("id")
    if not _IDENTITY.fullmatch(identity):
        raise node.at("id").refuse(
            f'"{identity}" is no id.',
            "Use letters, digits, dots and hyphens.",
            f"「{identity}」はidにできません。",
            "英数字、ピリオド、ハイフンを使ってください。",
        )
    return identity


def finish(node: Node, more_sources: tuple[str, ...] = ()) -> Record:
    """Read what every record may say about itself (source, clause, note), and refuse what is left."""
    node.word("source", SOURCES)
    if node.has("clause"):
        node.string("clause")
    for key in node.written():
        if key.endswith("_source"):
            stem = key.removesuffix("_source")
            if stem not in node.written() and stem not in more_sources:
                raise node.at(key).refuse(
                    f'speaks for "{stem}", which is not there.', problem_ja=f"出典を示す相手の「{stem}」がありません。"
                )
            node.word(key, SOURCES)
    if node.has("note"):
        node.string("note")
    node.done()
    return node.as_table()


# Techs and cards.


def tech(node: Node) -> Record:
    """A Tech: an Active Technology with cost and effects, or a Passive one with modifiers and triggers."""
    _named(node)
    node.word("tree", TREES)
    node.integer("level", at_most=3)
    kind = node.word("kind", ("active", "passive"))
    if node.flag("solo_only") or node.has("replaces"):
        node.string("replaces")
        if not node.flag("solo_only"):
            raise node.at("replaces").refuse(
                "only a solo tile stands in for another.",
                "Write solo_only = true.",
                "ほかのタイルの代わりになるのはソロ用のタイルだけです。",
                "solo_only = trueと書いてください。",
            )
    _check_use(node, kind, is_card=False)
    return finish(node)


def card(node: Node) -> Record:
    """A support card: a crate, or an active or passive card with a cost to install it."""
    _named(node)
    node.word("tree", (*TREES, "none"))
    kind = node.word("kind", ("crate", "active", "passive"))
    if kind == "crate":
        reason = "a crate card is used from the hand and never installed."
        _forbid(node, ("install",), reason, "クレートカードは手札から使い、設置しません。")
    else:
        check_cost(node.at("install"))
    _check_use(node, kind, is_card=True)
    return finish(node)


def _check_use(node: Node, kind: str, is_card: bool) -> None:
    what, what_ja = ("card", "カード") if is_card else ("Tech", "テック")
    if kind == "passive":
        reason = f"a passive {what} has modifiers and triggers only."
        reason_ja = f"パッシブの{what_ja}に書けるのはmodifiersとtriggersだけです。"
        _forbid(node, ("requires", "cost", "effects", "variant_en"), reason, reason_ja)
        if not node.has("modifiers") and not node.has("triggers"):
            raise node.refuse('needs "modifiers" or "triggers".', problem_ja="「modifiers」か「triggers」が必要です。")
        if node.has("modifiers"):
            check_modifiers(node.at("modifiers"), is_card)
        if node.has("triggers"):
            check_triggers(node.at("triggers"))
        return
    reason = f"only a passive {what} has modifiers and triggers."
    _forbid(node, ("modifiers", "triggers"), reason, f"modifiersとtriggersを書けるのはパッシブの{what_ja}だけです。")
    if node.has("requires"):
        check_condition(node.at("requires"))
    check_cost(node.at("cost"))
    check_effects(node.at("effects"))
    if node.has("variant_en"):
        variant = node.at("variant_en")
        check_effects(variant.at("effects"))
        variant.text("text")
        variant.done()


def _forbid(node: Node, keys: tuple[str, ...], reason: str, reason_ja: str) -> None:
    for key in keys:
        if key in node.written():
            raise node.at(key).refuse(reason, problem_ja=reason_ja)


def _named(node: Node) -> None:
    check_identity(node)
    node.text("name")
    if node.has("text"):
        node.text("text")


# The influence track and the tiles.


def space(node: Node) -> Record:
    """A space of the influence track: alternative costs to enter it, and a bonus."""
    node.integer("index", at_least=0)
    node.text("name")
    if node.has("text"):
        node.text("text")
    for cost in node.items("costs"):
        check_cost(cost)
    check_bonus(node.at("bonus"))
    return finish(node)


def reward_slot(node: Node) -> Record:
    """A slot of the influence board that takes the reward tile of one tree."""
    node.word("id", SLOTS)
    node.text("name")
    node.string("position_tile")
    node.integer("space")
    return finish(node)


def reward_tile(node: Node) -> Record:
    """An influence reward tile."""
    _named(node)
    node.word("tree", TREES)
    check_effects(node.at("effects"))
    return finish(node)


def initiative_tile(node: Node) -> Record:
    """An initiative tile: what is counted, the minimum, its TP and the resources its victory needs."""
    _named(node)
    node.word("tree", (*TREES, "influence"))
    value = node.words("value", INITIATIVE_COUNTS)
    if "own_influence" in value and len(value) > 1:
        raise node.at("value").refuse(
            '"own_influence" is counted alone.', problem_ja="「own_influence」はほかのものと一緒に数えられません。"
        )
    node.integer("minimum")
    node.integer("tp")
    check_resources(node.at("required"))
    return finish(node)


def track(node: Node) -> Record:
    """The figures of the influence track."""
    node.text("name")
    spaces = node.integer("spaces")
    for key in ("start", "victory", "initiative_minimum"):
        node.integer(key, at_least=0, at_most=spaces - 1)
    return finish(node)


# The board.


def slot(node: Node) -> Record:
    """A place for one Tech in a tree."""
    check_identity(node)
    node.text("name")
    node.integer("level", at_most=3)
    node.word("position", ("only", *SLOTS))
    node.integer("culture_spaces", at_least=0)
    node.word("front_runner", ("none", "lv2", "lv3"))
    return finish(node)


def route(node: Node) -> Record:
    """A way from a Lv.2 slot to a Lv.3 slot."""
    check_identity(node)
    node.string("from")
    node.string("to")
    return finish(node)


def front_runner(node: Node) -> Record:
    """A kind of front runner token."""
    check_identity(node)
    node.text("name")
    node.integer("level", at_least=2, at_most=3)
    node.integer("count")
    if node.items("effects"):
        check_effects(node.at("effects"))
    node.integer("tp", at_least=0)
    node.flag("hidden")
    node.flag("kept")
    return finish(node)


def position_tile(node: Node) -> Record:
    """A tile that ties a tree to its place and to a reward slot."""
    check_identity(node)
    node.text("name")
    node.word("tree_position", SLOTS)
    node.word("influence_slot", SLOTS)
    return finish(node)
