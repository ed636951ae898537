"""The rulebook and the box of Atlas Lost as lists that people can look things up in."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.atlas_lost.governing import governing, governing_space
from tessera.games.atlas_lost.icons import icons
from tessera.games.atlas_lost.library import Library
from tessera.games.atlas_lost.packs import check_pack
from tessera.games.atlas_lost.phrases import Voice, capital, phrases
from tessera.games.atlas_lost.sentence_parts import cost_words, nouns
from tessera.kernel.catalogue import Clause, Entry, PackReport, Part, headings, parts_of
from tessera.kernel.content import LANGUAGES

# What people look up, in the order in which it is listed, and when each cost of it is paid.
SECTIONS: Final = ("tech", "card", "initiative_tile", "reward_tile", "npc")
COSTS: Final = ("install", "cost")


def clauses(library: Library) -> list[Clause]:
    """Every clause in the order of the rulebook."""
    known = headings(resources.files("tessera") / "games" / "atlas_lost" / "headings.toml")
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
    """Every Tech, card and tile, every NPC, and every space of the influence track."""
    found = [
        entry(section, record, library.origins.get(identity, ""))
        for section in SECTIONS
        for identity, record in library.named[section].items()
    ]
    return found + [_space(record, library.spaces[-1]["index"]) for record in library.spaces]


def _space(record: dict[str, Any], last: int) -> Entry:
    """A space of the influence track. It has alternative costs, so its icons and its sentence tell them."""
    nothing = dict.fromkeys(LANGUAGES, "")
    drawn = icons(record)
    return Entry(
        f"INF-{record['index']}",
        "influence_space",
        "",
        "",
        0,
        record["name"],
        {},
        nothing,
        record["text"],
        record["source"],
        "",
        drawn,
        governing_space(record, last, drawn),
        parts(record),
    )


def entry(section: str, record: dict[str, Any], pack: str) -> Entry:
    """One record as people see it."""
    costs = {when: record[when] for when in COSTS if record.get(when)}
    drawn = icons(record) if "text" in record else ()
    return Entry(
        record["id"],
        section,
        record.get("kind", ""),
        record.get("tree", ""),
        record.get("level", 0),
        record["name"],
        costs,
        {language: price(costs, language) for language in LANGUAGES},
        record.get("text", dict.fromkeys(LANGUAGES, "")),
        record["source"],
        pack,
        drawn,
        governing(section, record, drawn),
        parts(record),
    )


def parts(record: dict[str, Any]) -> list[Part]:
    """What of a record comes from elsewhere than the rest, as people call it."""
    return parts_of(record, _part)


def _part(field: str, language: str) -> str:
    key = f"explain.part_{field}"
    return Voice(language).say(key if key in phrases() else "explain.part_other")


def price(costs: dict[str, dict[str, int]], language: str) -> str:
    """What it costs to install a card, else to use it or to start a Tech; "" when nothing is paid."""
    voice = Voice(language)
    if "install" in costs:
        return nouns(voice, costs["install"])
    return capital(cost_words(voice, costs["cost"])) if "cost" in costs else ""


def pack_report(path: Path) -> PackReport:
    """What a pack holds, once it has been read on top of the base."""
    report = check_pack(path)
    found = [
        Entry(part.id, part.kind, "", "", 0, part.name, {}, {}, part.sentences, part.source, report.id)
        for part in report.entries
    ]
    return PackReport(report.id, report.name, report.version, report.author, report.digest, found, report.remarks)
