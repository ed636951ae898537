"""The records of Race for the Galaxy: what a card, a goal or a search category must say, and what it may say.

Every function takes one node, refuses what it does not understand, and returns a plain table. A card comes back with
everything that it left out at its usual value.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from tessera.games.race_for_the_galaxy.terms import KEYWORDS, KINDS, MOST_POWERS, SETS, WORLD_TYPES
from tessera.games.race_for_the_galaxy.vocabulary import (
    CHECKS,
    EFFECTS,
    GOAL_CLASSES,
    GOODS_WORLD,
    MOST_COST,
    PRODUCTION,
    SOURCES,
    START_WORLD,
    check_condition,
    check_power,
    check_scoring,
)
from tessera.kernel.content import Node

Record = dict[str, Any]

# Start worlds are numbered below what stands for none.
FIRST_START: Final = -99
LAST_START: Final = 999
PRESET_HANDS: Final = 5

_IDENTITY: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
# What choices say where another time a card stands, as in "use prestige" (RFTG-PRESTIGE-23).
RESERVED: Final = ("prestige",)
# Line breaks and other signs that no line of text has room for.
_UNSEEN: Final = ("Cc", "Zl", "Zp")


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


def finish(node: Node, record: Record, more_sources: tuple[str, ...] = ()) -> Record:
    """Read what every record may say about itself (source, note), and refuse what is left."""
    record["source"] = node.word("source", SOURCES)
    for key in node.written():
        if key.endswith("_source"):
            stem = key.removesuffix("_source")
            if stem not in node.written() and stem not in more_sources:
                raise node.at(key).refuse(
                    f'speaks for "{stem}", which is not there.', problem_ja=f"出典を示す相手の「{stem}」がありません。"
                )
            record[key] = node.word(key, SOURCES)
    if node.has("note"):
        record["note"] = node.string("note")
    node.done()
    return record


# Cards.


def base_card(node: Node) -> Record:
    """A card of the box, which also says to which sets it belongs and what else it stands for there."""
    own: Record = {"set": node.word("set", SETS), "copies": _copies(node.at("copies"))}
    if node.has("preset_hand"):
        own["preset_hand"] = node.integer("preset_hand", 1, PRESET_HANDS)
    for key in ("replaced_by", "replaced_when"):
        if node.has(key):
            own[key] = node.word(key, SETS) if key == "replaced_when" else node.string(key)
    return _card(node, own)


def pack_card(node: Node, pack: str, replaced: Mapping[str, Any] | None) -> Record:
    """A card of a pack: one of its own (RFTG-CUSTOM-01), or one in the place of another, in whose sets it stands."""
    if replaced is not None:
        if node.has("copies"):
            raise node.at("copies").refuse(
                "a card that replaces another is there in as many copies as that one.",
                "Leave it out.",
                "置き換えるカードの枚数は、元のカードと同じです。",
                "書かないでください。",
            )
        own = {key: replaced[key] for key in ("set", "copies", *_PLACES) if key in replaced}
        return _card(node, own)
    name, copies = f"pack:{pack}", node.integer("copies") if node.has("copies") else 1
    if copies > 1 and node.has("start"):
        # Copies would share its number, by which the order of play is found.
        raise node.at("copies").refuse(
            "there is one of each start world.",
            "Leave it out, or write another start world with a number of its own.",
            "初期世界は1枚ずつです。",
            "書かないか、別の番号の初期世界を書いてください。",
        )
    return _card(node, {"set": name, "copies": {name: copies}})


# What a card of the box is besides what is printed on its face; a card in its place is that as well.
_PLACES: Final = ("preset_hand", "replaced_by", "replaced_when")


def _copies(node: Node) -> dict[str, int]:
    for name in node.written():
        if name in SETS:
            node.integer(name)
    return dict(node.table(SETS))


def _card(node: Node, own: Record) -> Record:
    record: Record = {"id": _card_identity(node), "name": check_name(node), **own}
    record["type"] = node.word("type", ("world", "development"))
    if record["type"] == "world":
        _world(node, record)
    else:
        reason = "only a world has it."
        _forbid(node, ("military", "defense", "world", "good", "start"), reason, "世界にだけ書けます。")
        record.update(military=False, cost=node.integer("cost", 0, MOST_COST))
    record["vp"] = node.integer("vp", -9, 19)
    record["keywords"] = _keywords(node)
    record["uplift_symbol"] = node.flag("uplift_symbol")
    record["prestige"] = node.integer("prestige", 0, 9) if node.has("prestige") else 0
    record["powers"] = _powers(node)
    record["scoring"] = [check_scoring(item) for item in node.items("scoring")] if node.has("scoring") else []
    record["variable_vp"] = node.flag("variable_vp")
    if record["variable_vp"] != bool(record["scoring"]):
        raise node.refuse(
            "variable points and scoring lines go together.",
            "Write both variable_vp = true and scoring, or neither.",
            "変動するVPとscoringは必ず一緒に書きます。",
            "variable_vp = trueとscoringを両方書くか、どちらも書かないでください。",
        )
    _check_powers(node, record)
    return finish(node, record)


def _card_identity(node: Node) -> str:
    identity = check_identity(node)
    if identity in RESERVED:
        raise node.at("id").refuse(
            f'"{identity}" means something else where cards are chosen.',
            "Choose another id.",
            f"「{identity}」は、カードを選ぶときに別の意味で使われます。",
            "別のidにしてください。",
        )
    return identity


def _powers(node: Node) -> list[Record]:
    items = node.items("powers") if node.has("powers") else []
    if len(items) > MOST_POWERS:
        raise node.at("powers").refuse(
            f"a card has at most {MOST_POWERS} powers, not {len(items)}.",
            "Leave some out, or make two cards of it.",
            f"カードの能力は{MOST_POWERS}個までですが、{len(items)}個あります。",
            "減らすか、2枚のカードに分けてください。",
        )
    return [check_power(item) for item in items]


def _world(node: Node, record: Record) -> None:
    """What only worlds have: how they are placed, their kind, and the number of a start world."""
    record["military"] = node.flag("military")
    key, other = ("defense", "cost") if record["military"] else ("cost", "defense")
    reason = f"a {'' if record['military'] else 'non-'}military world has a {key} instead."
    _forbid(
        node, (other,), reason, f"{'軍事世界' if record['military'] else '非軍事世界'}には代わりに{key}を書きます。"
    )
    record[key] = node.integer(key, 0, MOST_COST)
    record["world"] = node.word("world", WORLD_TYPES)
    if record["world"] == "gray":
        _forbid(node, ("good",), "a gray world has no kind.", "灰色世界に種別はありません。")
    else:
        record["good"] = node.word("good", ("any", *KINDS))
    if node.has("start"):
        record["start"] = node.integer("start", FIRST_START, LAST_START)


def _keywords(node: Node) -> list[str]:
    """None, one or several of the words that names of cards carry in capitals."""
    if not node.has("keywords") or not node.items("keywords"):
        return []
    return node.words("keywords", KEYWORDS)


def _check_powers(node: Node, record: Record) -> None:
    """Powers fit the card that carries them, and exactly the production worlds produce."""
    carries = {GOODS_WORLD: "good" in record, START_WORLD: "start" in record}
    words = {
        GOODS_WORLD: ("a production or windfall world", "生産世界かウィンドフォール世界"),
        START_WORLD: ("a start world", "初期世界"),
    }
    for number, power in enumerate(record["powers"]):
        on = EFFECTS[power["effect"]].on
        if not carries.get(on, True):
            raise (
                node.items("powers")[number]
                .at("effect")
                .refuse(
                    f'"{power["effect"]}" needs {words[on][0]}.',
                    problem_ja=f"「{power['effect']}」を書けるのは{words[on][1]}だけです。",
                )
            )
    _check_discards(node, record)
    producing = [power for power in record["powers"] if power["effect"] in PRODUCTION]
    is_production = record.get("world") == "production"
    if len(producing) != int(is_production):
        raise node.refuse(
            "needs one power to produce on this world." if is_production else "only a production world produces.",
            f"Such a power is one of: {', '.join(PRODUCTION)}.",
            "この世界に生産する能力がちょうど1つ必要です。"
            if is_production
            else "生産する能力を持つのは生産世界だけです。",
            f"その能力は次のいずれかです：{'、'.join(PRODUCTION)}。",
        )


def _check_discards(node: Node, record: Record) -> None:
    """A card can be discarded for a power once, so a second power of that sort would never be used (RFTG-SETTLE-47)."""
    seen: list[str] = []
    for number, power in enumerate(record["powers"]):
        effect = power["effect"]
        if effect in seen and effect.endswith("_by_self_discard"):
            raise (
                node.items("powers")[number]
                .at("effect")
                .refuse(
                    f'"{effect}" stands on this card already, and a card is discarded only once.',
                    "Write it once.",
                    f"「{effect}」はこのカードにもうあります。カードを捨てられるのは1回だけです。",
                    "1回だけ書いてください。",
                )
            )
        seen.append(effect)


def _forbid(node: Node, keys: tuple[str, ...], reason: str, reason_ja: str) -> None:
    for key in keys:
        if key in node.written():
            raise node.at(key).refuse(reason, problem_ja=reason_ja)


# Goals and search categories.


def goal(node: Node) -> Record:
    """A goal tile: when it is checked and what it asks for."""
    record: Record = {"id": check_identity(node), "name": node.text("name")}
    record["class"] = node.word("class", GOAL_CLASSES)
    record["min_set"] = node.integer("min_set", 1, len(SETS) - 1)
    record["check"] = node.words("check", CHECKS)
    record["condition"] = check_condition(node.at("condition"))
    if record["class"] == "most" and "at_least" not in record["condition"]:
        raise node.at("condition").refuse(
            "the most of something is one count with a minimum.", problem_ja="「最多」は1つの数とその最低値です。"
        )
    return finish(node, record)


def category(node: Node) -> Record:
    """A search category and the cards of the box that fit it."""
    record: Record = {"id": check_identity(node), "number": node.integer("number")}
    record.update(name=node.text("name"), text=node.text("text"), match=node.string("match"))
    for key in ("cards", "optional_match"):
        if key == "cards" or node.has(key):
            record[key] = [item.as_string() for item in node.items(key, at_least=1)]
    if node.has("requires"):
        record["requires"] = node.word("requires", ("takeovers",))
    record.update(designs=node.integer("designs"), copies=node.integer("copies"))
    return finish(node, record)


# Clauses and terms.


def clause(node: Node) -> Record:
    """One testable statement of the rules."""
    record: Record = {"id": check_identity(node)}
    for key in ("section", "text", "text_ja"):
        record[key] = node.string(key)
    return finish(node, record)


def term(node: Node) -> Record:
    """One term of the glossary."""
    record: Record = {key: node.string(key) for key in ("code", "en", "ja", "icon")}
    node.done()
    return record
