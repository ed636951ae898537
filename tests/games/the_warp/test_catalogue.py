"""What people look up: every printed thing with its sentence, icons and clauses; what a pack adds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tessera.games.the_warp.catalogue import clauses, entries, pack_report, totals
from tessera.games.the_warp.library import glossary, load
from tessera.kernel.catalogue import Entry
from tests.games.the_warp.pack_folder import BUILD, CARD, GUARDIAN, MISSION, RACE, options, pack


def listed() -> dict[str, Entry]:
    return {entry.id: entry for entry in entries(load())}


def test_everything_printed_is_listed_once() -> None:
    found = entries(load())

    assert Counter(entry.section for entry in found) == {
        "card": 39,
        "mission": 75,
        "race": 16,
        "guardian": 16,
        "ability": 10,
        "reward": 19,
        "board": 5,
    }
    assert len({entry.id for entry in found}) == 180
    assert [entry.id for entry in found[:2]] == ["build-01", "build-02"]


def test_totals_count_pieces() -> None:
    assert totals(load()) == {
        "archive": {"cards": 66, "build": 23, "upgrade": 16, "combat": 21, "start": 6},
        "missions": {
            "missions": 75,
            "progress": 21,
            "prosperity": 21,
            "conquest": 21,
            "pioneering": 6,
            "advanced_pioneering": 6,
        },
        "others": {
            "races": 16,
            "guardians": 16,
            "ability_tokens": 10,
            "reward_cards": 36,
            "exiled_tokens": 44,
        },
    }


def test_a_card_is_listed_with_the_price_of_each_option() -> None:
    entry = listed()["ambush"]

    assert (entry.section, entry.kind, entry.group) == ("card", "combat", "")
    assert entry.costs == {"option_1": {"any": 1}, "option_2": {"any": 3}, "option_3": {"gold": 2, "energy": 3}}
    assert entry.name == {"en": "Ambush", "ja": "待ち伏せ"}
    assert entry.sentence["en"].startswith("Combat card. Discard value: 1 Gold. Playable only as the supporter.")
    assert (entry.source, entry.pack, entry.icons[0]) == ("public", "", "combat")


def test_missions_races_and_guardians_are_listed() -> None:
    found = listed()

    assert (found["cq-03"].kind, found["cq-03"].price) == ("conquest", {"en": "3 points", "ja": "3点"})
    assert found["skolok-miners"].price == {"en": "2 Reward cards", "ja": "報酬カード2枚"}
    assert found["skolok-miners"].costs == {"reward": {"rewards": 2}}
    guardian = found["guardian-skolok-miners"]
    assert (guardian.name["ja"], guardian.section) == ("スコロックの鉱夫", "guardian")
    assert guardian.icons[:2] == ("die", "6")
    assert (found["track-gold"].kind, found["sentry-tower"].kind) == ("track", "building")
    assert found["die-flip"].sentence["ja"] == "防御側はダイス1個を反転できる。"


def test_every_value_that_readers_filter_by_is_a_term() -> None:
    known = glossary()

    for entry in entries(load()):
        assert entry.section in known
        assert [word for word in (entry.kind, entry.group) if word and word not in known] == [], entry.id


def test_everything_leads_to_clauses_that_exist() -> None:
    known = load().clauses

    for entry in entries(load()):
        assert entry.clauses, entry.id
        assert set(entry.clauses) <= set(known), entry.id
        assert len(set(entry.clauses)) == len(entry.clauses), entry.id


def test_clauses_that_name_a_thing_stand_first() -> None:
    found = listed()
    texts = load().clauses

    assert found["elite"].clauses[0] == "WARP-CRD-11"
    assert found["start"].clauses[0] == "WARP-DEV-04"
    assert found["pi-hoarder"].clauses[0] == "WARP-ADV-05"
    assert found["two-defense-cards"].clauses[0] == "WARP-GAT-19"
    assert found["track-trade"].clauses[:2] == ("WARP-TRK-10", "WARP-TRK-16")
    for identity in ("reinforce", "ambush", "elite", "maneuver", "jetpack", "deceive", "pincer", "defect", "enforce"):
        assert texts[found[identity].clauses[0]]["text"].startswith(found[identity].name["en"])


def test_clauses_come_in_both_languages() -> None:
    found = clauses(load())

    assert len(found) == 359
    assert found[0].id == "WARP-SET-01"
    assert all(clause.text["en"] and clause.text["ja"] for clause in found)


def test_a_pack_is_reported_with_all_it_holds(tmp_path: Path) -> None:
    records = CARD + options(BUILD) + MISSION + 'all = [{ cond = "did_claim", min = 2 }]\n' + RACE + GUARDIAN
    folder = pack(tmp_path, records)

    report = pack_report(folder)
    found = {entry.id: entry for entry in entries(load([folder]))}

    assert (report.id, report.version, report.author, report.remarks) == ("tides", "1.0", "A. Author", ())
    assert [entry.id for entry in report.entries] == [
        *("tides.harbour", "tides.landing", "tides.swimmers", "guardian-tides.swimmers")
    ]
    assert report.entries[1].sentence["ja"] == "征服ミッション、2点。この手番に空のエリアを2つ以上占有する。"
    assert {entry.pack for entry in report.entries} == {"tides"}
    assert (found["tides.harbour"].pack, found["build-01"].pack) == ("tides", "")
