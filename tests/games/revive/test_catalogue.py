"""What people look up: every printed thing with its sentence, icons and clauses; what a pack adds."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tessera.games.revive.catalogue import clauses, entries, pack_report, totals
from tessera.games.revive.library import glossary, load
from tessera.games.revive.vocabulary import NODES
from tessera.kernel.catalogue import Entry
from tests.games.revive.pack_folder import everything, pack


def listed() -> dict[str, Entry]:
    return {entry.id: entry for entry in entries(load())}


def test_everything_printed_is_listed_once() -> None:
    found = entries(load())

    assert Counter(entry.section for entry in found) == {
        "card": 72,
        "module": 48,
        "machine": 33,
        "crate": 28,
        "artifact_card": 10,
        "tile": 32,
        "large_location": 16,
        "tribe": 12,
        "technology": 84,
        "tribe_tile": 4,
        "board": 37,
        "stock": 17,
        "space": 10,
        "slot": 6,
    }
    assert len({entry.id for entry in found}) == 409
    assert [entry.id for entry in found[:2]] == ["CG01", "CG02"]


def test_totals_count_pieces() -> None:
    assert totals(load()) == {
        "cards": {"cards": 72, "citizen": 39, "set_a": 6, "set_b": 6, "set_c": 6, "set_d": 6, "set_s": 9},
        "machines": {"machines": 30, "gray": 10, "green": 10, "yellow": 10},
        "others": {
            "modules": 48,
            "crates": 28,
            "artifact_cards": 10,
            "major_artifacts": 12,
            "minor_artifacts": 8,
            "area_tiles": 25,
            "start_tiles": 5,
            "vast_crystals": 2,
            "large_locations": 8,
            "tribes": 6,
        },
    }


def test_cards_and_machines_are_listed_by_colour() -> None:
    found = listed()

    assert (found["CN12"].section, found["CN12"].kind, found["CN12"].group) == ("card", "green", "citizen")
    assert (found["SA1"].group, found["SS1"].group) == ("set_a", "set_s")
    assert (found["STD2"].kind, found["STD2"].group) == ("standard_machine", "")
    assert (found["MY01"].kind, found["MY01"].group) == ("special_machine", "yellow")
    assert found["CG01"].name == {"en": "Smelter", "ja": "製錬工"}
    assert found["CG01"].sentence["ja"] == "灰色の市民カード。上：歯車3個を得る。下：灰色のトラックを2マス進める。"
    assert (found["CG01"].source, found["CG01"].pack, found["CG01"].icons[0]) == ("house", "", "gray")


def test_the_land_is_listed_with_what_exploring_costs() -> None:
    found = listed()

    assert found["AT04"].costs == {"explore": {"food": 3}}
    assert found["AT04"].price == {"en": "3 food", "ja": "食料3個"}
    assert [found[identity].kind for identity in ("AT04", "ST1", "VC2")] == ["area_tile", "start_tile", "vast_crystal"]
    assert (found["LL1a"].name["en"], found["LL1b"].name["ja"]) == ("Arboretum", "発電所")
    assert (found["LL1a"].kind, found["LL8b"].kind) == ("", "campaign")


def test_tribes_are_listed_by_side_with_their_technologies() -> None:
    found = listed()

    assert (found["nadair-moon"].kind, found["nadair-moon"].name["ja"]) == ("moon", "ナダール")
    assert found["hofstadterians-sun-B3"].sentence["en"] == (
        "Whenever you take a water reward, gain 1 point. 1 point at the end of the game."
    )
    assert found["hofstadterians-moon-A1"].icons == ("standing", "temple", "range", "+1", "end_points", "1")
    # What all tribes have costs and counts on each side what is printed there.
    sun, moon = found["nadair-sun-C1"], found["nadair-moon-C1"]
    assert (sun.costs, moon.costs) == ({"populate": {"book": 6}}, {"populate": {"book": 4}})
    assert (sun.price, moon.price["ja"]) == ({"en": "6 books", "ja": "本6個"}, "本4個")
    assert sun.sentence["ja"].endswith("ゲーム終了時に3点。")
    assert moon.sentence["ja"].endswith("ゲーム終了時に4点。")
    assert found["tile-temple"].section == "tribe_tile"


def test_boards_are_listed() -> None:
    found = listed()
    printed = [entry for entry in found.values() if entry.section == "board"]
    kinds = Counter(entry.kind for entry in printed)

    assert kinds == {
        "track": 3,
        "reward_space": 14,
        "hibernation_space": 7,
        "progress_bonus": 5,
        "score_bonus": 8,
    }
    assert found["score-30"].sentence["en"] == "When you reach 30 points, once: gain 1 artifact."
    assert found["hibernation-6"].clauses[:4] == ("REV-HIB-06", "REV-HIB-08", "REV-HIB-09", "REV-HIB-10")
    assert "REV-HIB-09" not in found["hibernation-5"].clauses


def test_land_slots_and_stock_tell_what_they_are_for() -> None:
    """What it does for a player, and what it costs or when it opens, with the numbers of the rulebook."""
    found = listed()
    rules = {clause.id for clause in clauses(load())}

    assert found["land-forest"].sentence == {
        "en": "Terrain. A small building next to it advances your green track by 1, a large one by 2. "
        "Nobody builds on it.",
        "ja": "地形。隣に小型建物を建てると自分の緑のトラックが1マス、大型建物なら2マス進む。この上には建てられない。",
    }
    assert "a small one costs 3 gears, a large one 5" in found["land-sand"].sentence["en"]
    assert (
        found["slot-S5"]
        .sentence["en"]
        .startswith("It opens with the technology Fifth Slot. A card that you play here gives the half of your choice")
    )
    assert found["slot-S5"].sentence["ja"].startswith("技術「5つ目のスロット」を解放すると開く。")
    assert "gives its bottom effect" in found["slot-B2"].sentence["en"]
    assert found["stock-crystal"].sentence["en"].endswith("You can hold 3.")
    assert found["stock-purple"].name == {"en": "Purple artifact", "ja": "紫のアーティファクト"}
    told = [entry for entry in found.values() if entry.id.startswith(("land-", "slot-", "stock-"))]
    assert len(told) == 33
    for entry in told:
        assert entry.clauses, entry.id
        assert [clause for clause in entry.clauses if clause not in rules] == [], entry.id


def test_every_value_that_readers_filter_by_is_a_term() -> None:
    known = glossary()

    for entry in entries(load()):
        assert entry.section in known
        assert [word for word in (entry.kind, entry.group) if word and word not in known] == [], entry.id


def test_everything_drawn_is_a_term_or_a_number() -> None:
    known = glossary()

    drawn = {code for entry in entries(load()) for code in entry.icons}

    assert {code for code in drawn if code not in known and not re.fullmatch(r"[+-]?\d+", code)} == set()


def test_everything_leads_to_clauses_that_exist() -> None:
    known = load().clauses

    for entry in entries(load()):
        assert entry.clauses, entry.id
        assert set(entry.clauses) <= set(known), entry.id
        assert len(set(entry.clauses)) == len(entry.clauses), entry.id


def test_clauses_that_name_a_thing_stand_first() -> None:
    found = listed()

    assert found["STD1"].clauses[0] == "REV-MACH-08"
    assert found["nadair-moon"].clauses[0] == "REV-NAD-03"
    assert found["kuniban-sun-A1"].clauses[0] == "REV-KUN-07"
    assert found["hofstadterians-sun-B3"].clauses[0] == "REV-HOF-09"
    assert found["hofstadterians-moon-A1"].clauses[0] == "REV-HOF-06"
    assert found["nadair-sun-B2"].clauses[0] == "REV-TECH-01"
    assert found["LL3b"].clauses[0] == "REV-LLS-04"
    assert found["LL8b"].clauses[0] == "REV-LLS-15"
    assert found["tile-sand"].clauses[0] == "REV-KUN-05"
    assert found["VC1"].clauses[0] == "REV-OPT-08"


def test_clauses_come_in_both_languages() -> None:
    found = clauses(load())

    assert len(found) == 335
    assert (found[0].id, found[0].section) == ("REV-COMP-01", "General components")
    assert all(clause.text["en"] and clause.text["ja"] for clause in found)
    assert [clause.id for clause in found if not re.search(r"[ぁ-んァ-ン一-龠]", clause.text["ja"])] == []


def test_a_pack_is_reported_with_all_it_holds(tmp_path: Path) -> None:
    folder = pack(tmp_path, everything())

    report = pack_report(folder)
    found = {entry.id: entry for entry in entries(load([folder]))}

    assert (report.id, report.version, report.author) == ("thaw", "1.0", "A. Author")
    assert [entry.id for entry in report.entries] == [
        *("thaw.singer", "thaw.coil", "thaw.pump", "thaw.box", "thaw.dream", "thaw.delta", "thaw.dama", "thaw.damb"),
        *("thaw.people-sun", *[f"thaw.people-sun-{node}" for node in NODES]),
        *("thaw.people-moon", *[f"thaw.people-moon-{node}" for node in NODES]),
    ]
    assert report.entries[1].sentence["ja"] == "灰色・黄色のカードで：歯車1個を得る。"
    assert {entry.pack for entry in report.entries} == {"thaw"}
    assert (found["thaw.box"].pack, found["CR01"].pack) == ("thaw", "")
