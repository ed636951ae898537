"""What a thing is: its name, its sentence, and where each part of it comes from (rulebook, public or house)."""

from __future__ import annotations

from typing import Any

from tessera.games.race_for_the_galaxy.catalogue import parts
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.library import ROBOT, glossary
from tessera.games.race_for_the_galaxy.sentences import (
    card_sentence,
    category_sentence,
    goal_sentence,
    robot_die_sentence,
    robot_start_sentence,
    robot_tile_sentence,
)
from tessera.games.race_for_the_galaxy.state import Race

Record = dict[str, Any]

# How the areas of the robot's mat are called (see catalogue).
_MAT = "mat-"


def explain(game: Race, thing: str, language: str) -> str:
    """Explain a card, goal, search category, action, part of the robot, clause or term by its id or by its name.

    Names are known in either language. A copy of a card, such as `space-marines#2`, is that card.

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
    card = _found(_cards(game), wanted.partition("#")[0])
    if card is not None:
        return _card(lexicon, card)
    goal = _found(library.goals, wanted)
    if goal is not None:
        return _thing(lexicon, lexicon.name(goal), goal_sentence(goal, language), goal)
    category = _found(library.categories, wanted)
    if category is not None:
        return _category(lexicon, category)
    action = _found(library.game["actions"], wanted)
    if action is not None:
        return _thing(lexicon, lexicon.name(action), str(action["bonus"][language]), action)
    return _robot_at_large(lexicon, wanted) or _robot(lexicon, wanted) or _term(lexicon, wanted)


def _cards(game: Race) -> dict[str, Record]:
    """All cards, those in play first: where two have the same name, the one on the table is meant."""
    library = game.rulebook.library
    in_play = {identity: library.cards[identity] for identity in game.rulebook.card_numbers}
    return {**in_play, **library.cards}


def _found(records: dict[str, Record], wanted: str) -> Record | None:
    for identity, record in records.items():
        if wanted == identity.casefold() or _is_named(record, wanted):
            return record
    return None


def _is_named(record: Record, wanted: str) -> bool:
    return wanted in (record["name"]["en"].casefold(), record["name"]["ja"].casefold())


def _clause(lexicon: Lexicon, record: Record) -> str:
    text = record["text_ja"] if lexicon.language == "ja" else record["text"]
    return _with_source(lexicon, lexicon.say("explain.clause", id=record["id"], text=text), record)


def _card(lexicon: Lexicon, record: Record) -> str:
    library = lexicon.game.rulebook.library
    sets: dict[str, Record] = library.game["sets"]
    pack = library.origins.get(record["id"], "")
    name = lexicon.say("explain.pack", pack=pack) if pack else lexicon.name(sets[record["set"]])
    text = lexicon.say(
        "explain.card", name=lexicon.name(record), set=name, text=card_sentence(record, lexicon.language)
    )
    return _with_source(lexicon, text, record)


def _category(lexicon: Lexicon, record: Record) -> str:
    cards = lexicon.game.rulebook.library.cards
    names = {identity: lexicon.name(cards[identity]) for identity in record.get("optional_match", ())}
    return _thing(lexicon, lexicon.name(record), category_sentence(record, lexicon.language, names), record)


def _robot_at_large(lexicon: Lexicon, wanted: str) -> str:
    """What the robot and its mat are, and by which words their parts are asked for; nothing for other words."""
    robot = lexicon.game.rulebook.library.robot
    if _is_term(wanted, "robot"):
        in_play = lexicon.game.rulebook.card_numbers
        words = [f"{ROBOT}{record['card']}" for record in robot["start_world"] if record["card"] in in_play]
        return lexicon.say("explain.robot", words=_askable(lexicon, words))
    if wanted == _MAT.removesuffix("-") or _is_term(wanted, "robot_mat"):
        return lexicon.say("explain.mat", words=_askable(lexicon, [f"{_MAT}{area}" for area in robot["mat"]]))
    return ""


def _askable(lexicon: Lexicon, words: list[str]) -> str:
    return lexicon.voice.join([lexicon.say("explain.ask", word=word) for word in words], "list")


def _robot(lexicon: Lexicon, wanted: str) -> str:
    """An area of the mat, a special tile, a die or a start world of the robot; nothing for other words."""
    library = lexicon.game.rulebook.library
    for area, record in library.robot["mat"].items():
        if wanted == f"{_MAT}{area}":
            name = lexicon.say(f"area.{area}")
            return _thing(lexicon, name, robot_tile_sentence(record, lexicon.language), record)
    tiles: list[Record] = library.robot["tile"]
    for record in tiles:
        if wanted == record["id"] or _is_named(record, wanted):
            return _thing(lexicon, lexicon.name(record), robot_tile_sentence(record, lexicon.language), record)
    for record in library.robot["die"]:
        if wanted == record["id"] or _is_named(record, wanted):
            return _thing(lexicon, lexicon.name(record), robot_die_sentence(record, lexicon.language), record)
    for record in library.robot["start_world"]:
        if wanted == f"{ROBOT}{record['card']}":
            name = lexicon.say("explain.robot_start", name=lexicon.name(library.cards[record["card"]]))
            names = {tile["id"]: lexicon.name(tile) for tile in tiles}
            return _thing(lexicon, name, robot_start_sentence(record, names, lexicon.language), record)
    return ""


def _term(lexicon: Lexicon, wanted: str) -> str:
    for code, term in glossary().items():
        if _is_term(wanted, code):
            return lexicon.say("explain.term", en=term["en"], ja=term["ja"])
    return ""


def _is_term(wanted: str, code: str) -> bool:
    term = glossary()[code]
    return wanted in (code.casefold(), term["en"].casefold(), term["ja"].casefold())


def _thing(lexicon: Lexicon, name: str, text: str, record: Record) -> str:
    return _with_source(lexicon, lexicon.say("explain.thing", name=name, text=text), record)


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
