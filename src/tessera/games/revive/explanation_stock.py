"""What is counted and has no place of its own: resources, energy, artifacts and the end game tile."""

from __future__ import annotations

from typing import Final

from tessera.games.revive import terms
from tessera.games.revive.lexicon import SEATS
from tessera.games.revive.library import glossary
from tessera.games.revive.rules.final_scoring import END_TILE
from tessera.games.revive.wording_speech import Speech

ENERGY: Final = "energy"
MINOR: Final = "minor_artifact"
TILE: Final = "end_game_tile"
# Words that are explained here: those of resources, of energy and artifacts, and the colours of major artifacts.
THINGS: Final = (*terms.RESOURCES, ENERGY, *terms.ARTIFACTS, MINOR, TILE)

_CLAUSES: Final = {
    "gear": ["REV-RES-01", "REV-RES-02", "REV-BLD-02"],
    "book": ["REV-RES-01", "REV-RES-02", "REV-POP-03"],
    "food": ["REV-RES-01", "REV-RES-02", "REV-EXP-02", "REV-RNG-01"],
    "crystal": ["REV-RES-02", "REV-RES-04", "REV-RES-05", "REV-RES-06"],
    ENERGY: ["REV-MACH-01", "REV-MACH-02", "REV-MACH-07", "REV-HIB-01"],
    MINOR: ["REV-ART-03", "REV-SCO-06"],
    TILE: ["REV-END-01", "REV-SCO-05"],
}
_ARTIFACT: Final = ["REV-ART-01", "REV-SCO-08", "REV-END-01"]


def names(speech: Speech, thing: str) -> list[str]:
    """What a thing is called in both languages; a major artifact also by the ids of its tokens."""
    if thing in terms.ARTIFACTS:
        library = speech.rulebook.library
        found = [record for record in library.majors.values() if record["color"] == thing]
        called = [record["id"] for record in found] + [record["name"][key] for record in found for key in ("en", "ja")]
        titles = [Speech(speech.game, language).artifact(terms.ARTIFACTS.index(thing)) for language in ("en", "ja")]
        return [name.casefold() for name in (*called, *titles)]
    term = glossary().get(thing)
    return [term["en"].casefold(), term["ja"].casefold()] if term is not None else []


def stock_text(speech: Speech, thing: str) -> tuple[str, list[str], list[str]]:
    """The name of a thing, what it is for and who has how many, and its clauses."""
    if thing in terms.ARTIFACTS:
        return _artifact(speech, thing)
    texts = _texts(speech, thing)
    named = glossary().get(thing, {"en": thing, "ja": thing})
    return named[speech.language], texts, _CLAUSES[thing]


def _texts(speech: Speech, thing: str) -> list[str]:
    game = speech.game
    if thing == ENERGY:
        told = [
            speech.say("explain.energy_now", camp.energy, who=SEATS[seat], used=str(camp.charged.bit_count()))
            for seat, camp in enumerate(game.camps)
        ]
        return [speech.say("explain.energy", game.energy), speech.say("explain.now", list=speech.joined(told))]
    if thing == MINOR:
        return [speech.say("explain.minor"), _counts(speech, [camp.minors for camp in game.camps])]
    if thing == TILE:
        owners = [seat for seat, camp in enumerate(game.camps) if camp.end_tile]
        texts = [speech.say("explain.end_tile", points=speech.points(END_TILE))]
        return [*texts, *[speech.say("explain.end_tile_held", who=speech.player(seat)) for seat in owners]]
    what = terms.RESOURCES.index(thing)
    small, large = game.rulebook.build_costs
    key = "crystal" if what == terms.CRYSTAL else "basic"
    texts = [speech.say(f"explain.{key}", terms.LIMITS[what])]
    if what != terms.CRYSTAL:
        texts.append(speech.say(f"explain.{thing}", small=str(small), large=str(large)))
    return [*texts, _counts(speech, [camp.resources[what] for camp in game.camps])]


def _artifact(speech: Speech, color: str) -> tuple[str, list[str], list[str]]:
    game = speech.game
    number = terms.ARTIFACTS.index(color)
    texts = [
        speech.say("explain.artifact", game.majors[number], color=speech.say(f"color.{color}")),
        _counts(speech, [camp.majors[number] for camp in game.camps]),
    ]
    return speech.artifact(number), texts, _ARTIFACT


def _counts(speech: Speech, counts: list[int]) -> str:
    return _now(speech, [speech.say("explain.position", count, who=SEATS[seat]) for seat, count in enumerate(counts)])


def _now(speech: Speech, told: list[str]) -> str:
    return speech.say("explain.now", list=speech.say("explain.semicolon").join(told))
