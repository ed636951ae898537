"""What a thing is: its name, its sentence, how it stands now, and where it comes from (rulebook, public or house).

Nobody is asked who wants to know, so only what everybody can see is told.
"""

from __future__ import annotations

from typing import Any

from tessera.games.the_warp import explanation_board
from tessera.games.the_warp.catalogue import GUARDIAN, TRACK, parts
from tessera.games.the_warp.library import glossary
from tessera.games.the_warp.sentences import (
    ability_sentence,
    card_sentence,
    guardian_sentence,
    mission_sentence,
    race_sentence,
    reward_sentence,
    track_sentence,
)
from tessera.games.the_warp.state import GONE, OPEN, PIONEERS, Warp
from tessera.games.the_warp.terms import BUILDINGS, COLORS, DECKS, EXILED, TRACKS
from tessera.games.the_warp.wording_speech import Speech
from tessera.kernel.content import LANGUAGES

Record = dict[str, Any]


def explain(game: Warp, thing: str, language: str) -> str:
    """Explain a clause, a card, a mission, a race, a Guardian, a token, an area, a building, a track or a term.

    It is asked for by its id or by its name in either language. A copy of a card, such as `reinforce.2`, is that card.
    Nothing for a word that the game does not know.
    """
    wanted = " ".join(thing.split()).casefold()
    if not wanted:
        return ""
    speech = Speech(game, language)
    for teller in (_clause, _area, _building, _track, _card, _mission, _race, _guardian, _ability, _reward, _term):
        told = teller(speech, wanted)
        if told:
            return told
    return ""


# Finding


def _found(records: dict[str, Record], wanted: str) -> Record | None:
    """A record by its id, a copy's number left out, or else by its name."""
    for identity, record in records.items():
        if identity.casefold() in (wanted, wanted.rpartition(".")[0]):
            return record
    for record in records.values():
        if is_named(record, wanted):
            return record
    return None


def is_named(record: Record, wanted: str) -> bool:
    """Whether a record has that name in one of the languages."""
    return wanted in (record["name"]["en"].casefold(), record["name"]["ja"].casefold())


def _told(speech: Speech, name: str, texts: list[str], record: Record) -> str:
    """A thing with its sentences and the mark of its source."""
    text = speech.voice.sentences([text for text in texts if text])
    return _with_source(speech, speech.say("explain.thing", name=name, text=text), record)


def _with_source(speech: Speech, text: str, record: Record) -> str:
    """The text with the mark of its source, and that of each part that comes from elsewhere."""
    apart = [
        speech.say("explain.source_part", part=part.name[speech.language], source=speech.say(f"explain.{part.source}"))
        for part in parts(record)
    ]
    mark = speech.say(
        "explain.source",
        1,
        ("parts",) if apart else (),
        source=speech.say(f"explain.{record['source']}"),
        parts=speech.listed(apart),
    )
    return speech.voice.sentences([text, mark])


def _pack(speech: Speech, identity: str) -> str:
    """Which pack a thing comes from; nothing for the box."""
    pack = speech.rulebook.library.origins.get(identity, "")
    return speech.say("explain.pack", pack=pack) if pack else ""


# Printed things


def _clause(speech: Speech, wanted: str) -> str:
    for identity, record in speech.rulebook.library.clauses.items():
        if identity.casefold() == wanted:
            text = record["text_ja"] if speech.language == "ja" else record["text"]
            return _with_source(speech, speech.say("explain.clause", id=identity, text=text), record)
    return ""


def _card(speech: Speech, wanted: str) -> str:
    """An Archive card; those that are called by their kind are known by their ids alone."""
    cards = speech.rulebook.library.cards
    if not any(identity.casefold() in (wanted, wanted.rpartition(".")[0]) for identity in cards):
        cards = {identity: record for identity, record in cards.items() if not speech.is_nameless(record)}
    record = _found(cards, wanted)
    if record is None:
        return ""
    copies = speech.say("explain.copies", record["copies"])
    texts = [card_sentence(record, speech.language), copies, _pack(speech, record["id"])]
    return _told(speech, speech.name(record), texts, record)


def _reward(speech: Speech, wanted: str) -> str:
    record = _found(speech.rulebook.library.rewards, wanted)
    if record is None:
        return ""
    copies = speech.say("explain.copies", record["copies"])
    texts = [reward_sentence(record, speech.language), copies, _pack(speech, record["id"])]
    return _told(speech, speech.name(record), texts, record)


def _mission(speech: Speech, wanted: str) -> str:
    """A mission, and where it is if that is open (WARP-MIS-02, WARP-MIS-08)."""
    record = _found(speech.rulebook.library.missions, wanted)
    if record is None:
        return ""
    texts = [mission_sentence(record, speech.language), _mission_now(speech, record["id"]), _pack(speech, record["id"])]
    return _told(speech, speech.name(record), texts, record)


def _mission_now(speech: Speech, identity: str) -> str:
    game = speech.game
    names = game.plan.names
    if identity not in names:
        return speech.say("explain.mission_gone")
    piece = names.index(identity)
    if any(piece in game.zones[zone] for zone in (*range(OPEN, OPEN + DECKS), PIONEERS)):
        return speech.say("explain.mission_open")
    for seat in range(game.seats):
        if piece in game.zones[game.done(seat)]:
            return speech.say("explain.mission_done", who=speech.player(seat))
    return speech.say("explain.mission_gone") if piece in game.zones[GONE] else ""


# Races


def _race(speech: Speech, wanted: str) -> str:
    """A race in its three roles, and the one that it plays here (WARP-RAC-01)."""
    record = _found(speech.rulebook.library.races, wanted)
    if record is None:
        return ""
    number = next(race.number for race in speech.rulebook.races if race.id == record["id"])
    texts = [race_sentence(record, speech.language), *_race_now(speech, number), _pack(speech, record["id"])]
    return _told(speech, speech.name(record), texts, record)


def _race_now(speech: Speech, number: int) -> list[str]:
    game = speech.game
    for seat, colony in enumerate(game.colonies):
        if number in colony.races:
            return [speech.say("explain.race_led", who=speech.player(seat)), *_race_marks(speech, number)]
    if number in game.exiled:
        color = game.exiled.index(number)
        areas = [area for area, holder in enumerate(game.holder) if holder == EXILED and game.colors[area] == color]
        troops = speech.troops(sum([game.troops[area] for area in areas]))
        name = speech.say(f"place.{COLORS[color]}")
        return [speech.say("explain.race_exiled", len(areas), color=name, troops=troops)]
    if number == game.guardian:
        return [speech.say("explain.race_guardian")]
    drafted = any(number in pile for pile in [*game.piles, game.aside])
    return [speech.say("explain.race_draft" if drafted else "explain.race_out")]


def _race_marks(speech: Speech, number: int) -> list[str]:
    """Cubes on a race that is led: a Reward Ability bought for good, an Active Ability copied (WARP-RAC-05)."""
    told: list[str] = []
    for seat, colony in enumerate(speech.game.colonies):
        if number in colony.bought:
            told.append(speech.say("explain.race_bought", who=speech.player(seat)))
        if colony.copied == number:
            told.append(speech.say("explain.race_copied", who=speech.player(seat)))
    return told


def _guardian(speech: Speech, wanted: str) -> str:
    """A Guardian card by `guardian-` and its race, or the one of this game by what it is; that one as it stands now."""
    library = speech.rulebook.library
    here = speech.game.race(speech.game.guardian).id if speech.game.guardian >= 0 else ""
    race = wanted.removeprefix(GUARDIAN)
    if here and _is_term(wanted, "guardian"):
        race = here
    elif wanted == race or race not in library.guardians:
        return ""
    record = library.guardians[race]
    texts = [guardian_sentence(record, library, speech.language)]
    if race == here:
        texts.append(explanation_board.guardian_now(speech))
    return _with_source(speech, speech.voice.sentences(texts), record)


def _ability(speech: Speech, wanted: str) -> str:
    record = _found(speech.rulebook.library.abilities, wanted)
    if record is None:
        return ""
    tokens = [speech.rulebook.abilities[token].id for token in speech.game.gate_abilities]
    now = "" if speech.game.guardian < 0 else f"explain.ability_{'in' if record['id'] in tokens else 'out'}"
    texts = [ability_sentence(record, speech.language), speech.say(now) if now else ""]
    return _told(speech, speech.name(record), texts, record)


# The board


def _area(speech: Speech, wanted: str) -> str:
    """An area by its id, or by its name with the letter of its seat."""
    voices = [Speech(speech.game, language) for language in LANGUAGES]
    for area, printed in enumerate(speech.rulebook.board.areas):
        names = [name.casefold() for voice in voices for name in (voice.area(area), voice.place(area))]
        if wanted in (printed.id, *names):
            text = explanation_board.area_text(speech, area)
            return _told(speech, speech.area(area), [text], speech.zone(area))
    return ""


def _building(speech: Speech, wanted: str) -> str:
    for type, name in enumerate(BUILDINGS):
        spelt = (name, name.replace("_", "-"), name.replace("_", " "))
        if wanted in spelt or wanted == Speech(speech.game, "ja").building(name):
            text = explanation_board.building_text(speech, type)
            return speech.say("explain.thing", name=speech.building(name), text=text)
    return ""


def _track(speech: Speech, wanted: str) -> str:
    for number, name in enumerate(TRACKS):
        record = speech.rulebook.library.tracks[name]
        if wanted == f"{TRACK}{name}" or is_named(record, wanted):
            texts = [track_sentence(record, speech.language), explanation_board.track_now(speech, number)]
            return _told(speech, speech.name(record), texts, record)
    return ""


def _term(speech: Speech, wanted: str) -> str:
    for code, term in glossary().items():
        if _is_term(wanted, code):
            return speech.say("explain.term", en=term["en"], ja=term["ja"])
    return ""


def _is_term(wanted: str, code: str) -> bool:
    term = glossary()[code]
    return wanted in (code.casefold(), term["en"].casefold(), term["ja"].casefold())
