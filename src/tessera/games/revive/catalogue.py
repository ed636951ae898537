"""The rulebook and the box of Revive as lists that people can look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.revive import governing, icons, sentences
from tessera.games.revive.library import Library
from tessera.games.revive.packs import check_pack
from tessera.games.revive.phrases import Voice, phrases
from tessera.games.revive.purposes import purposes
from tessera.kernel.catalogue import Clause, Entry, PackReport, headings, parts_of
from tessera.kernel.content import LANGUAGES

Record = dict[str, Any]
Texts = dict[str, str]

# What things without an id of their own are called by, so that no id stands twice.
TRACK: Final = "track-"
HIBERNATION: Final = "hibernation-"
PROGRESS: Final = "progress-"
SCORE: Final = "score-"
TRIBE_TILE: Final = "tile-"


def clauses(library: Library) -> list[Clause]:
    """Every clause in the order of the rulebook."""
    known = headings(resources.files("tessera") / "games" / "revive" / "headings.toml")
    return [
        Clause(
            identity,
            clause["section"],
            {"en": clause["text"], "ja": clause["text_ja"]},
            clause["source"],
            clause.get("note", ""),
            known[clause["section"]],
        )
        for identity, clause in library.clauses.items()
    ]


def entries(library: Library) -> list[Entry]:
    """Everything printed: cards, modules, machines, crates, artifact cards, tiles, large locations, tribes, boards;
    and what the rest is for: kinds of land, slots, and what is counted."""
    origin = library.origins
    found = [card_entry(record, origin.get(identity, "")) for identity, record in library.cards.items()]
    found += [module_entry(record, origin.get(identity, "")) for identity, record in library.modules.items()]
    found += [machine_entry(record) for record in library.standard_machines.values()]
    found += [machine_entry(record, origin.get(identity, "")) for identity, record in library.machines.items()]
    found += [crate_entry(record, origin.get(identity, "")) for identity, record in library.crates.items()]
    found += [_artifact_card(record, origin.get(identity, "")) for identity, record in library.artifact_cards.items()]
    found += [tile_entry(record, "area_tile", origin.get(key, "")) for key, record in library.area_tiles.items()]
    found += [tile_entry(record, "start_tile") for record in library.start_tiles.values()]
    found += [tile_entry(record, "vast_crystal") for record in library.vast_tiles.values()]
    for identity, record in library.large_locations.items():
        found += [_large_location(record, side, origin.get(identity, "")) for side in record["sides"]]
    found += _tribe_boards(library)
    return found + _boards(library) + purposes(library)


def totals(library: Library) -> dict[str, dict[str, int]]:
    """How many physical pieces there are (REV-COMP-01, REV-COMP-07, REV-CMP-03)."""
    cards: dict[str, int] = {"cards": len(library.cards)}
    for record in library.cards.values():
        kind = _set_of(record)
        cards[kind] = cards.get(kind, 0) + 1
    machines: dict[str, int] = {"machines": len(library.machines)}
    for record in library.machines.values():
        machines[record["color"]] = machines.get(record["color"], 0) + 1
    others = {
        "modules": len(library.modules),
        "crates": len(library.crates),
        "artifact_cards": len(library.artifact_cards),
        "major_artifacts": len(library.majors),
        "minor_artifacts": len(library.game["minor_artifact"]),
        "area_tiles": len(library.area_tiles),
        "start_tiles": len(library.start_tiles),
        "vast_crystals": len(library.vast_tiles),
        "large_locations": len(library.large_locations),
        "tribes": len(library.tribes),
    }
    return {"cards": cards, "machines": machines, "others": others}


def _set_of(record: Record) -> str:
    return f"set_{record['set'].lower()}" if record["set"] else "citizen"


# Cards, modules, machines and crates.


def card_entry(record: Record, pack: str = "") -> Entry:
    """A citizen card, by its colour and its set."""
    said = {language: sentences.card_sentence(record, language) for language in LANGUAGES}
    shown, told = icons.card_icons(record), governing.governing_card(record)
    return _entry(record, "card", record["color"], said, pack, shown, told, group=_set_of(record))


def module_entry(record: Record, pack: str = "") -> Entry:
    """A slot module."""
    said = {language: sentences.module_sentence(record, language) for language in LANGUAGES}
    return _entry(record, "module", "", said, pack, icons.module_icons(record), governing.governing_module(record))


def machine_entry(record: Record, pack: str = "") -> Entry:
    """A machine token by its colour, or one that is printed on the player board."""
    said = {language: sentences.machine_sentence(record, language) for language in LANGUAGES}
    kind = "special_machine" if "color" in record else "standard_machine"
    shown, told = icons.machine_icons(record), governing.governing_machine(record)
    return _entry(record, "machine", kind, said, pack, shown, told, group=record.get("color", ""))


def crate_entry(record: Record, pack: str = "") -> Entry:
    """A crate."""
    said = {language: sentences.crate_sentence(record, language) for language in LANGUAGES}
    return _entry(record, "crate", "", said, pack, icons.crate_icons(record), governing.governing_crate(record))


def _artifact_card(record: Record, pack: str) -> Entry:
    said = {language: sentences.artifact_card_sentence(record, language) for language in LANGUAGES}
    shown, told = icons.artifact_card_icons(record), governing.governing_artifact_card(record)
    return _entry(record, "artifact_card", "", said, pack, shown, told)


# The land.


def tile_entry(record: Record, kind: str, pack: str = "") -> Entry:
    """A tile; its price is that of exploring it."""
    said = {language: sentences.tile_sentence(record, language) for language in LANGUAGES}
    shown, told = icons.tile_icons(record), governing.governing_tile(record)
    cost = record.get("explore_cost", {})
    return _entry(record, "tile", kind, said, pack, shown, told, costs={"explore": cost} if cost else None)


def _large_location(record: Record, side: Record, pack: str) -> Entry:
    said = {language: sentences.large_location_sentence(side, language) for language in LANGUAGES}
    shown, told = icons.large_location_icons(side), governing.governing_large_location(side)
    kind = "" if record["base"] else "campaign"
    named = record | {"id": f"{record['id']}{side['side']}", "name": side["name"]}
    return _entry(named, "large_location", kind, said, pack, shown, told)


# Tribe boards.


def _tribe_boards(library: Library) -> list[Entry]:
    """Both sides of every tribe, the technologies of each with their prices there, and the tribe tiles."""
    found: list[Entry] = []
    for identity, tribe in library.tribes.items():
        for side in tribe["side"]:
            found.append(_tribe(tribe, side, library.origins.get(identity, "")))
            found += [_technology(record, library, tribe["id"], side) for record in library.technologies(side)]
    return found + [_tribe_tile(record) for record in library.tribe_tiles.values()]


def _tribe(tribe: Record, side: Record, pack: str) -> Entry:
    said = {language: sentences.tribe_sentence(side, language) for language in LANGUAGES}
    named = {"id": f"{tribe['id']}-{side['side']}", "name": tribe["name"], "source": side["ability_source"]}
    told = governing.governing_tribe(tribe["id"], side)
    return _entry(named, "tribe", side["side"], said, pack, icons.tribe_icons(side), told)


def _technology(record: Record, library: Library, tribe: str, side: Record) -> Entry:
    node, tree = record["node"], library.tree(side)
    cost, points = {"book": tree["cost"][node]}, tree["points"][node]
    said = {}
    for language in LANGUAGES:
        voice = Voice(language)
        worth = voice.say("tribe.points", points=sentences.points_phrase(points, language))
        said[language] = voice.sentences([sentences.technology_sentence(record, language), worth])
    shown = [*icons.technology_icons(record), "end_points", str(points)]
    told = governing.governing_technology(record, library.clauses)
    named = record | {"id": f"{tribe}-{side['side']}-{node}"}
    pack = library.origins.get(tribe, "")
    return _entry(named, "technology", side["side"], said, pack, shown, told, costs={"populate": cost})


def _tribe_tile(record: Record) -> Entry:
    said = {language: sentences.tribe_tile_sentence(record, language) for language in LANGUAGES}
    named = record | {"id": f"{TRIBE_TILE}{record['tile']}"}
    told = governing.governing_tribe_tile(record)
    return _entry(named, "tribe_tile", "", said, "", icons.tribe_tile_icons(record), told)


# The player board and the tracks.


def _boards(library: Library) -> list[Entry]:
    found = [_track(record) for record in library.tracks.values()]
    found += [_reward_space(record, library) for record in library.reward_spaces.values()]
    found += [_hibernation(record, library) for record in library.game["hibernation_space"]]
    for record in library.game["progress_bonus"]:
        said = {language: sentences.progress_sentence(record, language) for language in LANGUAGES}
        shown, told = icons.progress_icons(record), governing.governing_progress(record)
        found.append(_board(f"{PROGRESS}{record['space']}", "progress_bonus", record, said, shown, told))
    for record in library.game["score_bonus"]:
        said = {language: sentences.score_bonus_sentence(record, language) for language in LANGUAGES}
        shown, told = icons.score_bonus_icons(record), governing.governing_score_bonus(record)
        found.append(_board(f"{SCORE}{record['at']}", "score_bonus", record, said, shown, told))
    return found


def _track(record: Record) -> Entry:
    said = {language: sentences.track_sentence(record, language) for language in LANGUAGES}
    shown, told = icons.track_icons(record), governing.governing_track(record)
    return _board(f"{TRACK}{record['color']}", "track", record, said, shown, told)


def _reward_space(record: Record, library: Library) -> Entry:
    said = {language: sentences.reward_space_sentence(record, library, language) for language in LANGUAGES}
    shown, told = icons.reward_space_icons(record, library), governing.governing_reward_space(record)
    return _board(record["id"], "reward_space", record, said, shown, told)


def _hibernation(record: Record, library: Library) -> Entry:
    said = {language: sentences.hibernation_sentence(record, library, language) for language in LANGUAGES}
    removes = record["space"] == library.game["hibernation_track"]["remove_artifact_on"]
    shown, told = icons.hibernation_icons(record, library), governing.governing_hibernation(record, removes)
    return _board(f"{HIBERNATION}{record['space']}", "hibernation_space", record, said, shown, told)


def _board(identity: str, kind: str, record: Record, said: Texts, shown: list[str], told: list[str]) -> Entry:
    return _entry(record | {"id": identity}, "board", kind, said, "", shown, told)


def _entry(
    record: Record,
    section: str,
    kind: str,
    said: Texts,
    pack: str,
    shown: list[str],
    told: list[str],
    group: str = "",
    costs: Mapping[str, Mapping[str, int]] | None = None,
) -> Entry:
    """An entry; where something has a price, it has one only."""
    price = dict.fromkeys(LANGUAGES, "")
    for cost in (costs or {}).values():
        price = {language: sentences.cost_phrase(dict(cost), language) for language in LANGUAGES}
    identity, name, source = record["id"], record["name"], record["source"]
    apart = parts_of(record, _part)
    return Entry(identity, section, kind, group, 0, name, costs or {}, price, said, source, pack, shown, told, apart)


def _part(field: str, language: str) -> str:
    """What a part of a record is called that comes from elsewhere than the rest."""
    key = f"part.{field}"
    return Voice(language).say(key if key in phrases() else "part.other")


def pack_report(path: Path) -> PackReport:
    """What a pack holds, once it has been read on top of the base."""
    library, remarks = check_pack(path)
    pack = library.packs[-1]
    found = [entry for entry in entries(library) if entry.pack == pack.id]
    return PackReport(pack.id, pack.name, pack.version, pack.author, pack.digest, found, remarks)
