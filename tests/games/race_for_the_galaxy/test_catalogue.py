"""What people look up: every printed thing with its price, sentence and clauses; the listing and the set-ups."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tessera.games.race_for_the_galaxy import governing, shelf
from tessera.games.race_for_the_galaxy.catalogue import clauses, entries, pack_report
from tessera.games.race_for_the_galaxy.library import glossary, load
from tessera.kernel.catalogue import Entry
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack


def listed() -> dict[str, Entry]:
    return {entry.id: entry for entry in entries(load())}


def test_everything_printed_is_listed_once() -> None:
    found = entries(load())

    assert Counter(entry.section for entry in found) == {"card": 197, "goal": 20, "search": 9, "robot": 42}
    assert len({entry.id for entry in found}) == 268
    assert [entry.id for entry in found[:2]] == ["gateway-station", "abandoned-mine-squatters"]


def test_a_card_is_listed_with_its_price_and_its_set() -> None:
    entry = listed()["rebel-base"]

    assert (entry.section, entry.kind, entry.group) == ("card", "military_world", "base")
    assert entry.costs == {"defense": {"military": 6}}
    assert entry.price == {"en": "Defense 6", "ja": "防御値6"}
    assert entry.sentence["en"] == "Military gray world, defense 6, 6 VP. Keyword: REBEL."
    assert (entry.source, entry.pack) == ("public", "")
    assert listed()["space-marines"].costs == {"cost": {"card": 2}}
    assert (listed()["space-marines"].kind, listed()["improved-logistics"].group) == ("development", "set1")


def test_goals_categories_and_the_robot_are_listed_too() -> None:
    found = listed()

    assert (found["galactic-status"].group, found["galactic-status"].icons) == (
        "first_goal",
        ("first_goal", "vp", "3", "develop"),
    )
    assert found["takeover-power"].name == {"en": "Takeover powers", "ja": "乗っ取りの能力"}
    assert (
        found["alien-kind-world"]
        .sentence["ja"]
        .endswith("Alien Oort Cloud Refineryを該当とするかどうかは探索する人が決める。")
    )
    assert found["mat-trade"].name == {"en": "Consume: Trade", "ja": "消費：交易"}
    assert found["mat-consume_both"].name["en"] == "Both Consume columns"
    assert (found["settle-exodus"].name["ja"], found["settle-exodus"].source) == ("脱出", "rulebook")
    assert found["robot-old-earth"].name["en"] == "Old Earth"


def test_every_value_that_readers_filter_by_is_a_term() -> None:
    known = glossary()

    for entry in entries(load()):
        assert [word for word in (entry.kind, entry.group) if word and word not in known] == [], entry.id
    assert {"card", "goal", "search", "robot"} <= set(known)


def test_everything_leads_to_clauses_that_exist() -> None:
    known = load().clauses

    for entry in entries(load()):
        assert entry.clauses, entry.id
        assert set(entry.clauses) <= set(known), entry.id
        assert len(set(entry.clauses)) == len(entry.clauses), entry.id


def test_clauses_that_name_a_card_stand_first() -> None:
    library = load()
    found = listed()

    assert set(governing.BY_CARD) <= set(library.cards)
    assert found["federation-capital"].clauses[0] == "RFTG-SCORE-18"
    assert found["colony-ship"].clauses == ("RFTG-SETUP-14", "RFTG-DEVELOP-01", "RFTG-SETTLE-13")
    assert found["research-leader"].clauses[0] == "RFTG-GOAL-40"
    assert found["robot-old-earth"].clauses[0] == "RFTG-ROBOT-50"
    for identity, numbers in governing.BY_CARD.items():
        name = library.cards[identity]["name"]["en"]
        assert any(name in library.clauses[number]["text"] for number in numbers), identity


def test_clauses_come_in_both_languages() -> None:
    found = clauses(load())

    assert len(found) == 440
    assert found[0].id == "RFTG-SET-01"
    assert all(clause.text["en"] and clause.text["ja"] for clause in found)


def test_a_pack_is_reported_with_its_cards(tmp_path: Path) -> None:
    folder = pack(tmp_path, GRAY)

    report = pack_report(folder)
    found = {entry.id: entry for entry in entries(load([folder]))}

    assert (report.id, report.version, len(report.entries)) == ("tides", "1.0", 1)
    assert report.entries[0].sentence["ja"] == "灰色の非軍事世界。コスト2、1VP。"
    assert report.entries[0].pack == "tides"
    assert (found["tides.harbour"].pack, found["tides.harbour"].group) == ("tides", "pack:tides")


def test_the_listing_tells_what_people_ask_first() -> None:
    listing = shelf.listing()

    assert listing.title == {"en": "Race for the Galaxy", "ja": "レース・フォー・ザ・ギャラクシー"}
    assert listing.by["en"] == "Tom Lehmann, Rio Grande Games"
    assert (listing.year, listing.age, listing.minutes, listing.weight) == (2007, 12, (30, 60), 3)


def test_presets_stand_for_known_words() -> None:
    words = {
        "sets": ("base", "set1", "set2", "set3"),
        "start": ("recommended", "dealt", "choice", "preset"),
        "scenario": ("none", "rebel-vs-imperium", "imperium-vs-rebel"),
        "difficulty": ("easy", "medium", "hard"),
        "robot": ("random",),
    }
    switches = ("experienced", "goals", "takeovers", "draft")

    presets = {preset.name: preset for preset in shelf.presets()}

    assert list(presets) == [
        *("first-game", "experienced-duel", "storm-goals", "whole-arc"),
        *("brink-of-war", "draft", "rebel-vs-imperium", "solitaire"),
    ]
    for preset in presets.values():
        assert set(preset.title) == set(preset.text) == {"en", "ja"}
        for option, value in preset.options.items():
            assert value is True if option in switches else value in words[option], preset.name
    assert presets["brink-of-war"].options == {"sets": "set3", "start": "choice", "goals": True, "takeovers": True}


def test_terms_are_those_of_the_glossary() -> None:
    terms = {term.code: term for term in shelf.terms()}

    assert terms["takeover"].name == {"en": "takeover", "ja": "乗っ取り"}
    assert terms["prestige"].icon == "laurel-crown"
