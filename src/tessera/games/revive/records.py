"""The records of Revive: what a card, a module, a machine, a crate or an artifact card must say, and what it may say.

Every function takes one node, refuses what it does not understand, and returns a plain table. What was left out stands
there with its usual value (see `effect_records`). Tiles and locations are in `land_records`, tribes in `tribe_records`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from tessera.games.revive.effect_records import check_effects, check_timed
from tessera.games.revive.vocabulary import ARTIFACT_COLORS, COLORS, COUNTERS, DRAFT_SET, HALVES, SETS, SOURCES
from tessera.kernel.content import Node

Record = dict[str, Any]

MOST_FLASKS: Final = 3

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


def called(node: Node) -> Record:
    """The beginning of every record that has an id and a name."""
    return {"id": check_identity(node), "name": check_name(node)}


def finish(node: Node, record: Record) -> Record:
    """Read what every record may say about itself (source, clause, house_fields, note), and refuse what is left."""
    record["source"] = node.word("source", SOURCES)
    if node.has("clause"):
        record["clause"] = check_identity(node, "clause")
    if node.has("house_fields"):
        record["house_fields"] = [item.as_string() for item in node.items("house_fields", at_least=1)]
    if node.has("note"):
        record["note"] = node.string("note")
    node.done()
    return record


def flasks_of(node: Node) -> int:
    """The flask symbols that a card, a module or a machine shows; none unless written."""
    return node.integer("flasks", 0, MOST_FLASKS) if node.has("flasks") else 0


# Cards.


def card(node: Node) -> Record:
    """A citizen card: its colour, two halves, and on each a symbol that opens its slot for another card.

    `set` is the letter of a starting set, or "" for a card of the deck.
    """
    record = called(node)
    record["color"] = node.word("color", COLORS)
    record["set"] = node.word("set", SETS) if node.has("set") else ""
    record["campaign"] = node.flag("campaign")
    if record["campaign"] != (record["set"] == DRAFT_SET):
        raise node.refuse(
            f'"campaign" belongs to the cards of the draft, set "{DRAFT_SET}", and to all of them.',
            "Correct one of the two.",
            f"「campaign」が付くのは、ドラフト用のセット「{DRAFT_SET}」のカードすべてで、それだけです。",
            "どちらかを直してください。",
        )
    for half in HALVES:
        record[half] = check_effects(node.at(half), "half")
    for half in HALVES:
        record[f"slot_symbol_{half}"] = node.flag(f"slot_symbol_{half}")
    record["flasks"] = flasks_of(node)
    return finish(node, record)


# Modules, machines and crates.


def module(node: Node) -> Record:
    """A slot module: one or two colours, and what it does for a card of such a colour."""
    record = called(node)
    record["colors"] = node.words("colors", COLORS)
    if len(record["colors"]) == len(COLORS):
        raise node.at("colors").refuse(
            "a module shows one or two colours.",
            "Leave one out.",
            "モジュールの色は1色か2色です。",
            "1つ減らしてください。",
        )
    record["effects"] = check_effects(node.at("effects"), "module")
    record["flasks"] = flasks_of(node)
    return finish(node, record)


def standard_machine(node: Node) -> Record:
    """A machine printed on every player board."""
    return finish(node, {**called(node), **check_timed(node, "machine"), "flasks": flasks_of(node)})


def machine(node: Node) -> Record:
    """A special machine, taken for a reward space of its colour."""
    record = called(node)
    record["color"] = node.word("color", COLORS)
    return finish(node, {**record, **check_timed(node, "machine"), "flasks": flasks_of(node)})


def crate(node: Node) -> Record:
    """A crate, opened once."""
    return finish(node, {**called(node), **check_timed(node, "crate")})


# Artifact cards.


def artifact_card(node: Node) -> Record:
    """A secret artifact card: for each colour what is counted, and the points for every so many of it."""
    record = called(node)
    for color in ARTIFACT_COLORS:
        record[color] = _category(node.at(color))
    counted = [record[color]["of"] for color in ARTIFACT_COLORS]
    if len(set(counted)) < len(counted):
        raise node.refuse(
            "counts the same thing in two colours.",
            "Count three different things.",
            "2つの色で同じものを数えています。",
            "3つとも別のものにしてください。",
        )
    return finish(node, record)


def _category(node: Node) -> Record:
    category: Record = {"of": node.word("of", COUNTERS), "points": node.integer("points", 1, 9)}
    category["every"] = node.integer("every", 1, 9) if node.has("every") else 1
    node.done()
    return category
