"""The rulebook and the box of Race for the Galaxy as lists that people can look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.race_for_the_galaxy import governing
from tessera.games.race_for_the_galaxy.icons import card_icons
from tessera.games.race_for_the_galaxy.library import ROBOT, Library
from tessera.games.race_for_the_galaxy.packs import check_pack
from tessera.games.race_for_the_galaxy.phrases import Voice, capital, phrases
from tessera.games.race_for_the_galaxy.sentences import (
    card_sentence,
    category_sentence,
    goal_sentence,
    price_words,
    robot_die_sentence,
    robot_start_sentence,
    robot_tile_sentence,
)
from tessera.kernel.catalogue import Clause, Entry, PackReport, Part, headings, parts_of
from tessera.kernel.content import LANGUAGES

Record = dict[str, Any]

# What the areas of the robot's mat are called by, so that no id stands twice.
MAT: Final = "mat-"


def clauses(library: Library) -> list[Clause]:
    """Every clause in the order of the rulebook."""
    known = headings(resources.files("tessera") / "games" / "race_for_the_galaxy" / "headings.toml")
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
    """Every card, goal and search category, and the mat, the tiles, the dice and the start worlds of the robot."""
    found = [card_entry(record, library.origins.get(identity, "")) for identity, record in library.cards.items()]
    found += [_goal(record) for record in library.goals.values()]
    found += [_category(record, library) for record in library.categories.values()]
    found += [_mat(area, record) for area, record in library.robot["mat"].items()]
    found += [_tile(record, library) for record in library.robot["tile"]]
    found += [_die(record, library) for record in library.robot["die"]]
    return found + [_robot(record, library) for record in library.robot["start_world"]]


def totals(library: Library) -> dict[str, dict[str, int]]:
    """How many physical cards each set brings: start worlds, and game cards by type (RFTG-SET-01, RFTG-SET-14)."""
    found: dict[str, dict[str, int]] = {}
    for record in library.cards.values():
        for name, copies in record["copies"].items():
            count = found.setdefault(
                name, dict.fromkeys(("cards", "start_worlds", "game_cards", "worlds", "developments"), 0)
            )
            count["cards"] += copies
            if record.get("start") is not None:
                count["start_worlds"] += copies
            else:
                count["game_cards"] += copies
                count[f"{record['type']}s"] += copies
    return found


def card_entry(record: Record, pack: str = "") -> Entry:
    """A card as people see it: what it takes to place it, and everything printed on it."""
    kind = record["type"]
    if kind == "world":
        kind = "military_world" if record["military"] else "non_military_world"
    costs = {"defense": {"military": record["defense"]}} if record["military"] else {"cost": {"card": record["cost"]}}
    return Entry(
        record["id"],
        "card",
        kind,
        record["set"],
        0,
        record["name"],
        costs,
        {language: price_words(record, language) for language in LANGUAGES},
        {language: card_sentence(record, language) for language in LANGUAGES},
        record["source"],
        pack,
        card_icons(record),
        governing.governing_card(record),
        parts(record),
    )


def _plain(
    identity: str,
    section: str,
    group: str,
    name: Mapping[str, str],
    sentence: Mapping[str, str],
    record: Record,
    drawn: list[str],
    told_by: list[str],
    pack: str = "",
) -> Entry:
    """Something that costs nothing and is never held."""
    nothing = dict.fromkeys(LANGUAGES, "")
    source, apart = record["source"], parts(record)
    return Entry(identity, section, "", group, 0, name, {}, nothing, sentence, source, pack, drawn, told_by, apart)


def parts(record: Record) -> list[Part]:
    """What of a record comes from elsewhere than the rest, as people call it."""
    return parts_of(record, _part)


def _part(field: str, language: str) -> str:
    key = f"part.{field}"
    return Voice(language).say(key if key in phrases() else "part.other")


def _goal(record: Record) -> Entry:
    sentence = {language: goal_sentence(record, language) for language in LANGUAGES}
    group = f"{record['class']}_goal"
    return _plain(
        record["id"],
        "goal",
        group,
        record["name"],
        sentence,
        record,
        [group, "vp", str(record["vp"]), *record["check"]],
        governing.governing_goal(record),
    )


def _category(record: Record, library: Library) -> Entry:
    sentence = {}
    for language in LANGUAGES:
        names = {card: library.cards[card]["name"][language] for card in record.get("optional_match", ())}
        sentence[language] = category_sentence(record, language, names)
    told_by = governing.governing_category(record)
    drawn = ["search", str(record["number"])]
    return _plain(record["id"], "search", "", record["name"], sentence, record, drawn, told_by)


def _mat(area: str, record: Record) -> Entry:
    name = {language: capital(Voice(language).say(f"area.{area}")) for language in LANGUAGES}
    sentence = {language: robot_tile_sentence(record, language) for language in LANGUAGES}
    told_by = governing.governing_mat(area)
    return _plain(f"{MAT}{area}", "robot", "robot_mat", name, sentence, record, ["robot_mat"], told_by)


def _tile(record: Record, library: Library) -> Entry:
    sentence = {language: robot_tile_sentence(record, language) for language in LANGUAGES}
    return _robot_part(record, "robot_tile", sentence, governing.governing_tile(record), library)


def _die(record: Record, library: Library) -> Entry:
    sentence = {language: robot_die_sentence(record, language) for language in LANGUAGES}
    return _robot_part(record, "die", sentence, list(governing.BY_DIE), library)


def _robot_part(record: Record, group: str, sentence: Mapping[str, str], told_by: list[str], library: Library) -> Entry:
    """A part of the robot with an id of its own."""
    pack = library.origins.get(record["id"], "")
    return _plain(record["id"], "robot", group, record["name"], sentence, record, [group], told_by, pack)


def _robot(record: Record, library: Library) -> Entry:
    sentence = {}
    for language in LANGUAGES:
        tiles = {tile["id"]: tile["name"][language] for tile in library.robot["tile"]}
        sentence[language] = robot_start_sentence(record, tiles, language)
    drawn = ["robot_start", str(record["number"]), "credit", str(record["credit"]), "economy", str(record["economy"])]
    return _plain(
        f"{ROBOT}{record['card']}",
        "robot",
        "robot_start",
        library.cards[record["card"]]["name"],
        sentence,
        record,
        [*drawn, "draw_stack", str(record["draw_stack"])],
        governing.governing_robot(record),
        library.origins.get(f"{ROBOT}{record['card']}", ""),
    )


def pack_report(path: Path) -> PackReport:
    """What a pack holds, once it has been read on top of the base."""
    library, remarks = check_pack(path)
    pack = library.packs[-1]
    found = [entry for entry in entries(library) if entry.pack == pack.id]
    return PackReport(pack.id, pack.name, pack.version, pack.author, pack.digest, found, remarks)
