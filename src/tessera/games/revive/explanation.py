"""What a thing is: its name, its sentence, how it stands now, where it comes from (rulebook, public or house) and which
clauses govern it.

Nobody is asked who wants to know, so only what everybody can see is told.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive import catalogue, explanation_board, explanation_now, explanation_stock
from tessera.games.revive.library import Library, glossary
from tessera.games.revive.phrases import capital
from tessera.games.revive.state import Revive
from tessera.games.revive.wording_speech import Record, Speech
from tessera.kernel.catalogue import Entry
from tessera.kernel.content import LANGUAGES

# Printed things by library, the latest last; a server plays with few packs at a time.
_PRINTED: Final[list[tuple[Library, list[Entry]]]] = []
_MOST_PRINTED: Final = 4
_TRIBE: Final = "tribe"
_MACHINE: Final = "tech:"


def explain(game: Revive, thing: str, language: str) -> str:
    """Explain a clause, a place, a resource, anything printed, or a term, by its id or its name in either language.

    Nothing for a word that the game does not know.
    """
    wanted = " ".join(thing.split()).casefold()
    if not wanted:
        return ""
    speech = Speech(game, language)
    for teller in (_clause, _place, _stock, _printed, _node, _term):
        told = teller(speech, wanted)
        if told:
            return told
    return ""


def _clause(speech: Speech, wanted: str) -> str:
    for identity, record in speech.rulebook.library.clauses.items():
        if identity.casefold() == wanted:
            text = record["text_ja"] if speech.language == "ja" else record["text"]
            return speech.voice.sentences(
                [speech.say("explain.clause", id=identity, text=text), _source(speech, record)]
            )
    return ""


def _source(speech: Speech, record: Record) -> str:
    return speech.say("explain.source", source=speech.say(f"explain.{record['source']}"))


def _rules(speech: Speech, clauses: list[str]) -> str:
    return speech.say("explain.rules", clauses=speech.say("explain.comma").join(clauses))


# Places and stock


def _place(speech: Speech, wanted: str) -> str:
    """A space, a slot, a crystal symbol, a card slot or a module space, by its id."""
    found = explanation_board.place_text(speech, wanted)
    if found is None:
        return ""
    name, texts, clauses = found
    text = speech.voice.sentences([text for text in texts if text])
    told = [speech.say("explain.thing", name=capital(name), text=text), _rules(speech, clauses)]
    # Two card slots are called like places of the tree, so both are told.
    return speech.voice.sentences([text for text in (*told, _node(speech, wanted)) if text])


def _stock(speech: Speech, wanted: str) -> str:
    """A resource, energy, an artifact or the end game tile, by its word or its name."""
    for name in explanation_stock.THINGS:
        if wanted == name or wanted in explanation_stock.names(speech, name):
            title, texts, clauses = explanation_stock.stock_text(speech, name)
            text = speech.say("explain.thing", name=capital(title), text=speech.voice.sentences(texts))
            return speech.voice.sentences([text, _rules(speech, clauses)])
    return ""


# Printed things


def _entries(library: Library) -> list[Entry]:
    for known, found in _PRINTED:
        if known is library:
            return found
    _PRINTED.append((library, catalogue.entries(library)))
    del _PRINTED[:-_MOST_PRINTED]
    return _PRINTED[-1][1]


def _printed(speech: Speech, wanted: str) -> str:
    """Anything of the catalogue by its id, or by its name; what is in this game comes before what is not."""
    entries = _entries(speech.rulebook.library)
    for entry in entries:
        if entry.id.casefold() == wanted:
            return _entry(speech, entry)
    named = [entry for entry in entries if wanted in (entry.name["en"].casefold(), entry.name["ja"].casefold())]
    # A tribe is also called by its own id, and means the side that is in play.
    named = named or [entry for entry in entries if entry.section == _TRIBE and entry.id.rpartition("-")[0] == wanted]
    for entry in named:
        if explanation_now.is_in_play(speech, entry):
            return _entry(speech, entry)
    return _entry(speech, named[0]) if named else ""


def _entry(speech: Speech, entry: Entry) -> str:
    """A printed thing with its sentence, how it stands now, its source and its clauses."""
    language = speech.language
    name = entry.name[language]
    if entry.section == _TRIBE:
        name = speech.say("place.tribe_side", tribe=name, side=speech.say(f"side.{entry.kind}"))
    texts = [entry.sentence[language]]
    if entry.section == "technology":
        texts.append(speech.say("explain.price", cost=entry.price[language]))
    texts += explanation_now.now(speech, entry)
    if entry.pack:
        texts.append(speech.say("explain.pack", pack=entry.pack))
    apart = [
        speech.say("explain.source_part", part=part.name[language], source=speech.say(f"explain.{part.source}"))
        for part in entry.parts
    ]
    source = speech.say(
        "explain.source",
        1,
        ("parts",) if apart else (),
        source=speech.say(f"explain.{entry.source}"),
        parts=speech.say("explain.comma").join(apart),
    )
    text = speech.say("explain.thing", name=name, text=speech.voice.sentences([text for text in texts if text]))
    return speech.voice.sentences([text, source, _rules(speech, list(entry.clauses))])


def _node(speech: Speech, wanted: str) -> str:
    """A place of the tree, such as `B1`, or a machine there, such as `tech:B3`: what it is for each player."""
    node = wanted.removeprefix(_MACHINE)
    return explanation_now.node_text(speech, node.upper(), wanted != node)


def _term(speech: Speech, wanted: str) -> str:
    for code, term in glossary().items():
        if wanted in (code.casefold(), *(term[language].casefold() for language in LANGUAGES)):
            return speech.say("explain.term", en=term["en"], ja=term["ja"])
    return ""
