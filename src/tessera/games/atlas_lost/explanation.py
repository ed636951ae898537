"""What a thing is: its name, its sentence, and where each part of it comes from (rulebook, public or house)."""

from __future__ import annotations

from typing import Any

from tessera.games.atlas_lost.catalogue import parts
from tessera.games.atlas_lost.lexicon import Lexicon
from tessera.games.atlas_lost.library import glossary, with_reading
from tessera.games.atlas_lost.state import Atlas

Record = dict[str, Any]


def explain(game: Atlas, thing: str, language: str) -> str:
    """Explain a Tech, card, tile, space, NPC, clause or term by its id or by its name in either language.

    Nothing for a word that the game does not know. Only printed things are told, so nothing hidden can be learnt.
    """
    wanted = " ".join(thing.split()).casefold()
    if not wanted:
        return ""
    lexicon = Lexicon(game, language)
    library = game.rulebook.library
    for identity, record in library.clauses.items():
        if identity.casefold() == wanted:
            return _clause(lexicon, record)
    for records in (
        library.techs,
        library.cards,
        library.initiative_tiles,
        library.reward_tiles,
        library.npcs,
        library.front_runners,
    ):
        for identity, record in records.items():
            if wanted == identity.casefold() or _is_named(record, wanted):
                return _record(lexicon, with_reading(record, game.rulebook.reading))
    for record in library.spaces:
        if wanted in (str(record["index"]), f"space {record['index']}") or _is_named(record, wanted):
            return _record(lexicon, record)
    return _term(lexicon, wanted)


def _is_named(record: Record, wanted: str) -> bool:
    return wanted in (record["name"]["en"].casefold(), record["name"]["ja"].casefold())


def _clause(lexicon: Lexicon, record: Record) -> str:
    text = record["text_ja"] if lexicon.language == "ja" else record["text"]
    return _with_source(lexicon, lexicon.say("explain.clause", id=record["id"], text=text), record)


def _record(lexicon: Lexicon, record: Record) -> str:
    name = lexicon.name(record)
    if "id" in record:
        name = lexicon.say("name.card", name=name, id=record["id"])
    if "level" in record and "kind" in record:
        text = _tech(lexicon, name, record)
    elif "kind" in record:
        text = _card(lexicon, name, record)
    elif "tp_tokens" in record:
        shown = {kind: record[kind] for kind in ("research", "data", "command", "military")}
        text = lexicon.say("explain.npc", name=name, what=lexicon.cost(shown), tp=str(record["tp_tokens"]))
    elif "costs" in record:
        bonus = [effect for effect in record["bonus"] if effect["op"] == "reward_tile"]
        parts = [lexicon.sentence(record)] + [lexicon.steps([effect]) for effect in bonus]
        text = lexicon.say("explain.thing", name=name, text=lexicon.voice.sentences(parts))
    elif "kept" in record:
        says = lexicon.steps(record["effects"]) if record["effects"] else lexicon.amount(record["tp"], "tp")
        text = lexicon.say("explain.thing", name=name, text=says)
    else:
        text = lexicon.say("explain.thing", name=name, text=lexicon.sentence(record))
    return _with_source(lexicon, text, record)


def _tech(lexicon: Lexicon, name: str, record: Record) -> str:
    return lexicon.say(
        "explain.tech",
        name=name,
        tree=lexicon.say(f"tree.{record['tree']}"),
        level=str(record["level"]),
        kind=lexicon.say(f"explain.{record['kind']}_tech"),
        text=lexicon.sentence(record),
    )


def _card(lexicon: Lexicon, name: str, record: Record) -> str:
    text = lexicon.sentence(record)
    if "install" in record:
        forms = () if record["install"] else ("free",)
        text = lexicon.say("explain.install", forms=forms, cost=lexicon.cost(record["install"]), text=text)
    kind = lexicon.say(f"name.{record['kind']}")
    initial = record["tree"] == "none"
    tree = "" if initial else lexicon.say(f"tree.{record['tree']}")
    return lexicon.say(
        "explain.card", forms=("initial",) if initial else (), name=name, tree=tree, kind=kind, text=text
    )


def _term(lexicon: Lexicon, wanted: str) -> str:
    for code, term in glossary().items():
        if wanted in (code.casefold(), term["en"].casefold(), term["ja"].casefold()):
            return lexicon.say("explain.term", en=term["en"], ja=term["ja"])
    return ""


def _with_source(lexicon: Lexicon, text: str, record: Record) -> str:
    """The text with its source mark: the record's own, and that of each part that comes from elsewhere."""
    apart = [
        lexicon.say(
            "explain.source_part", part=part.name[lexicon.language], source=lexicon.say(f"explain.{part.source}")
        )
        for part in parts(record)
    ]
    mark = lexicon.say(
        "explain.source",
        forms=("parts",) if apart else (),
        source=lexicon.say(f"explain.{record['source']}"),
        parts=lexicon.listed(apart),
    )
    return lexicon.voice.sentences([text, mark])
