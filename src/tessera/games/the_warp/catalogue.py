"""The rulebook and the box of The Warp as lists that people can look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tessera.games.the_warp import governing, icons, sentences
from tessera.games.the_warp.library import Library
from tessera.games.the_warp.packs import check_pack
from tessera.games.the_warp.phrases import Voice, phrases
from tessera.games.the_warp.sentence_parts import points_words
from tessera.kernel.catalogue import Clause, Entry, PackReport, Part, headings, parts_of
from tessera.kernel.content import LANGUAGES

Record = dict[str, Any]

# What Guardians and tracks are called by, so that no id stands twice.
GUARDIAN: Final = "guardian-"
TRACK: Final = "track-"


def clauses(library: Library) -> list[Clause]:
    """Every clause in the order of the rulebook."""
    known = headings(resources.files("tessera") / "games" / "the_warp" / "headings.toml")
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
    """Every Archive card, mission, race, Guardian, Ability Token and Reward card, and the player board."""
    origin = library.origins
    found = [card_entry(record, origin.get(identity, "")) for identity, record in library.cards.items()]
    found += [mission_entry(record, origin.get(identity, "")) for identity, record in library.missions.items()]
    found += [race_entry(record, origin.get(identity, "")) for identity, record in library.races.items()]
    found += [guardian_entry(record, library) for record in library.guardians.values()]
    found += [_ability(record) for record in library.abilities.values()]
    found += [reward_entry(record, origin.get(identity, "")) for identity, record in library.rewards.items()]
    found += [_track(record) for record in library.tracks.values()]
    return found + [_standing(record) for record in library.standing.values()]


def totals(library: Library) -> dict[str, dict[str, int]]:
    """How many physical pieces there are: cards by kind, missions by type, and the rest (WARP-SET-08, WARP-SET-10)."""
    cards: dict[str, int] = {"cards": 0}
    for record in library.cards.values():
        cards["cards"] += record["copies"]
        cards[record["kind"]] = cards.get(record["kind"], 0) + record["copies"]
    missions: dict[str, int] = {"missions": len(library.missions)}
    for record in library.missions.values():
        kind = "advanced_pioneering" if record.get("set", "base") != "base" else record["type"]
        missions[kind] = missions.get(kind, 0) + 1
    others = {
        "races": len(library.races),
        "guardians": len(library.guardians),
        "ability_tokens": len(library.abilities),
        "reward_cards": sum(record["copies"] for record in library.rewards.values()),
        "exiled_tokens": sum(record["copies"] for record in library.tokens.values()),
    }
    return {"archive": cards, "missions": missions, "others": others}


def card_entry(record: Record, pack: str = "") -> Entry:
    """An Archive card as people see it. Its prices belong to its options, so they stand in its sentence."""
    return _entry(
        record["id"],
        "card",
        record["kind"],
        record["name"],
        {language: sentences.card_sentence(record, language) for language in LANGUAGES},
        record,
        pack,
        icons.card_icons(record),
        governing.governing_card(record),
        {f"option_{number}": option["cost"] for number, option in enumerate(record["option"], start=1)},
    )


def mission_entry(record: Record, pack: str = "") -> Entry:
    """A mission; in the place of a price stand its points."""
    points = {language: points_words(Voice(language), record["points"]) for language in LANGUAGES}
    return _entry(
        record["id"],
        "mission",
        record["type"],
        record["name"],
        {language: sentences.mission_sentence(record, language) for language in LANGUAGES},
        record,
        pack,
        icons.mission_icons(record),
        governing.governing_mission(record),
        price=points,
    )


def race_entry(record: Record, pack: str = "") -> Entry:
    """A race in its three roles; its price is that of its Reward Ability."""
    cost = {"rewards": record["reward"]["cost"]}
    return _entry(
        record["id"],
        "race",
        "",
        record["name"],
        {language: sentences.race_sentence(record, language) for language in LANGUAGES},
        record,
        pack,
        icons.race_icons(record),
        governing.governing_race(record),
        {"reward": cost},
        {language: sentences.cost_phrase(cost, language) for language in LANGUAGES},
    )


def guardian_entry(record: Record, library: Library) -> Entry:
    """A Guardian, called by its race."""
    race = record["race"]
    return _entry(
        f"{GUARDIAN}{race}",
        "guardian",
        "",
        library.races[race]["name"],
        {language: sentences.guardian_sentence(record, library, language) for language in LANGUAGES},
        record,
        library.guardian_origins.get(race, ""),
        icons.guardian_icons(record),
        governing.governing_guardian(record),
    )


def reward_entry(record: Record, pack: str = "") -> Entry:
    """A Reward card."""
    return _entry(
        record["id"],
        "reward",
        "",
        record["name"],
        {language: sentences.reward_sentence(record, language) for language in LANGUAGES},
        record,
        pack,
        icons.reward_icons(record),
        governing.governing_reward(record),
    )


def _ability(record: Record) -> Entry:
    return _entry(
        record["id"],
        "ability",
        "",
        record["name"],
        {language: sentences.ability_sentence(record, language) for language in LANGUAGES},
        record,
        "",
        icons.ability_icons(record),
        governing.governing_ability(record),
    )


def _track(record: Record) -> Entry:
    return _entry(
        f"{TRACK}{record['id']}",
        "board",
        "track",
        record["name"],
        {language: sentences.track_sentence(record, language) for language in LANGUAGES},
        record,
        "",
        icons.track_icons(record),
        governing.governing_track(record),
    )


def _standing(record: Record) -> Entry:
    return _entry(
        record["id"],
        "board",
        "building",
        record["name"],
        {language: sentences.standing_sentence(record, language) for language in LANGUAGES},
        record,
        "",
        icons.standing_icons(record),
        governing.governing_standing(record),
    )


def _entry(
    identity: str,
    section: str,
    kind: str,
    name: Mapping[str, str],
    sentence: Mapping[str, str],
    record: Record,
    pack: str,
    drawn: list[str],
    told_by: list[str],
    costs: Mapping[str, Mapping[str, int]] | None = None,
    price: Mapping[str, str] | None = None,
) -> Entry:
    told = price if price is not None else dict.fromkeys(LANGUAGES, "")
    source, apart = record["source"], parts(record)
    return Entry(identity, section, kind, "", 0, name, costs or {}, told, sentence, source, pack, drawn, told_by, apart)


def parts(record: Record) -> list[Part]:
    """What of a record comes from elsewhere than the rest, as people call it."""
    return parts_of(record, _part)


def _part(field: str, language: str) -> str:
    key = f"part.{field}"
    return Voice(language).say(key if key in phrases() else "part.other")


def pack_report(path: Path) -> PackReport:
    """What a pack holds, once it has been read on top of the base."""
    library, remarks = check_pack(path)
    pack = library.packs[-1]
    found = [entry for entry in entries(library) if entry.pack == pack.id]
    return PackReport(pack.id, pack.name, pack.version, pack.author, pack.digest, found, remarks)
