"""What things without a print of their own are for, as entries of the catalogue: kinds of land, card slots and module
spaces, resources, crates, artifacts, and the tracks and tokens of a player board.

Whoever points at one of them at the table reads what it is, what it does for them, and what it costs or when it opens.
"""

from __future__ import annotations

from typing import Any, Final

from tessera.games.revive.library import Library, glossary
from tessera.games.revive.phrases import Voice, capital
from tessera.games.revive.rules.final_scoring import END_TILE
from tessera.games.revive.terms import ARTIFACTS, LIMITS, RESOURCES
from tessera.kernel.catalogue import Entry
from tessera.kernel.content import LANGUAGES

Record = dict[str, Any]
Texts = dict[str, str]

# What things are called by, so that no id stands twice: `land-water`, `slot-S5`, `stock-gear`.
LAND: Final = "land-"
SLOT: Final = "slot-"
STOCK: Final = "stock-"

_TERRAIN: Final = ("mountain", "forest", "field")
_LAND: Final = {
    "mountain": ["REV-BLD-04", "REV-BLD-08", "REV-TRK-01"],
    "forest": ["REV-BLD-04", "REV-BLD-08", "REV-TRK-01"],
    "field": ["REV-BLD-04", "REV-BLD-08", "REV-TRK-01"],
    "sand": ["REV-BLD-01", "REV-BLD-02", "REV-BLD-03"],
    "location": ["REV-POP-01", "REV-POP-03", "REV-POP-04"],
    "water": ["REV-BLD-06", "REV-BLD-07", "REV-BLD-08"],
    "chasm": ["REV-MAP-04", "REV-RNG-02"],
    "vast_crystal": ["REV-OPT-09", "REV-OPT-10", "REV-OPT-12"],
    "crystal_symbol": ["REV-BLD-05", "REV-BLD-08", "REV-MAP-05"],
    "unexplored": ["REV-EXP-01", "REV-EXP-02", "REV-EXP-03", "REV-EXP-04", "REV-MAP-06"],
}
_STOCK: Final = {
    "gear": ["REV-RES-02", "REV-BLD-02"],
    "book": ["REV-RES-02", "REV-POP-03"],
    "food": ["REV-RES-02", "REV-EXP-02", "REV-RNG-01"],
    "crystal": ["REV-RES-02", "REV-RES-04", "REV-RES-05"],
    "energy": ["REV-MACH-01", "REV-MACH-07", "REV-HIB-02"],
    "crate": ["REV-CRT-02", "REV-CRT-03"],
    "minor_artifact": ["REV-ART-03", "REV-SCO-06"],
    "end_game_tile": ["REV-END-01", "REV-SCO-05"],
    "switch": ["REV-SW-01", "REV-SW-02"],
    "progress": ["REV-PROG-01", "REV-PROG-02", "REV-PROG-03", "REV-PROG-05"],
    "hibernation": ["REV-HIB-01", "REV-HIB-02", "REV-HIB-03", "REV-HIB-06", "REV-HIB-09"],
    "small_building": ["REV-BLD-02", "REV-BLD-04"],
    "large_building": ["REV-BLD-02", "REV-BLD-08"],
    "population": ["REV-POP-03", "REV-POP-09", "REV-POP-10"],
}
_ARTIFACT: Final = ["REV-ART-01", "REV-SCO-08", "REV-END-01"]
_MODULE_SPACE: Final = ["REV-MOD-01", "REV-MOD-04", "REV-MOD-05"]


def purposes(library: Library) -> list[Entry]:
    """Land first, then the slots of a player board, then what is counted."""
    found = [_entry(f"{LAND}{kind}", "space", kind, _named(kind), _told(kind, library), _LAND[kind]) for kind in _LAND]
    found += [_slot(record, library) for record in library.card_slots.values()]
    told = {language: Voice(language).say("purpose.module_space") for language in LANGUAGES}
    name = {language: Voice(language).say("purpose.module_space_name") for language in LANGUAGES}
    found.append(_entry(f"{SLOT}module", "slot", "module", name, told, _MODULE_SPACE))
    found += [
        _entry(f"{STOCK}{thing}", "stock", thing, _named(thing), _told(thing, library), _STOCK[thing])
        for thing in _STOCK
    ]
    return found + [_artifact(color) for color in ARTIFACTS]


def _entry(identity: str, section: str, kind: str, name: Texts, said: Texts, clauses: list[str]) -> Entry:
    """It has no price and no pack; its kind is its icon, too."""
    free = dict.fromkeys(LANGUAGES, "")
    return Entry(identity, section, kind, "", 0, name, {}, free, said, "rulebook", "", [kind], clauses)


def _named(code: str) -> Texts:
    return {language: capital(glossary()[code][language]) for language in LANGUAGES}


def _told(thing: str, library: Library) -> Texts:
    """Its sentences, with the numbers of the rulebook."""
    costs = library.game["costs"]
    small, large = costs["small_building"]["gear"], costs["large_building"]["gear"]
    limit = LIMITS[RESOURCES.index(thing)] if thing in RESOURCES else 0
    said: Texts = {}
    for language in LANGUAGES:
        voice = Voice(language)
        if thing in _TERRAIN:
            track = next(record for record in library.tracks.values() if record["terrain"] == thing)
            said[language] = voice.say("purpose.terrain", track=track["name"][language].lower())
            continue
        points = voice.say("amount.points", END_TILE)
        said[language] = voice.say(
            f"purpose.{thing}", small=str(small), large=str(large), limit=str(limit), points=points
        )
    return said


def _slot(record: Record, library: Library) -> Entry:
    """A card slot: which half a card shows there, and what opens it (REV-CARD-03, REV-CARD-04)."""
    said: Texts = {}
    for language in LANGUAGES:
        voice = Voice(language)
        if len(record["halves"]) > 1:
            technology = library.common_technologies["B2"]
            said[language] = voice.say("purpose.slot_both", name=technology["name"][language])
        else:
            said[language] = voice.say("purpose.slot", half=voice.say(f"half.{record['halves'][0]}_effect"))
    clauses = ["REV-CARD-03", "REV-CARD-05", "REV-SLOT-01", "REV-MOD-01"]
    if record.get("locked", False):
        clauses = ["REV-CARD-04", "REV-TECH-01", *clauses[1:]]
    return _entry(f"{SLOT}{record['id']}", "slot", "slot", dict(record["name"]), said, clauses)


def _artifact(color: str) -> Entry:
    said: Texts = {}
    name: Texts = {}
    for language in LANGUAGES:
        voice = Voice(language)
        word = voice.say(f"color.{color}")
        name[language] = capital(voice.say("place.artifact", color=word))
        said[language] = voice.say("purpose.artifact", color=word)
    return _entry(f"{STOCK}{color}", "stock", "artifact", name, said, _ARTIFACT)
