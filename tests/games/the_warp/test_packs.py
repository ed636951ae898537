"""Packs: players add cards, missions, races and rewards of their own design, or replace those of the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.games.the_warp.library import base_hash, load, pack_hash
from tessera.games.the_warp.packs import check_pack
from tessera.kernel.refusal import ContentError
from tests.games.the_warp.pack_folder import (
    BUILD,
    CARD,
    COMBAT,
    DRAW,
    GUARDIAN,
    MISSION,
    PACK,
    RACE,
    REWARD,
    options,
    pack,
)

AREAS = 'all = [{ cond = "areas", min = 4 }]\n'


def test_a_pack_adds_a_card(tmp_path: Path) -> None:
    folder = pack(tmp_path, CARD + "copies = 3\n" + options(f"{BUILD}, {DRAW}", cost="gold = 2, any = 1"))

    library = load([folder])

    card = library.cards["tides.harbour"]
    assert (card["kind"], card["copies"], card["discard"], card["source"]) == ("build", 3, {"energy": 2}, "house")
    assert card["option"] == [
        {
            "cost": {"gold": 2, "any": 1},
            "effects": [{"op": "build", "types": ["trade_post"], "cost": {}}, {"op": "draw_archive", "n": 2}],
        }
    ]
    assert list(library.cards)[-1] == "tides.harbour"
    assert library.origins == {"tides.harbour": "tides"}
    assert [(each.id, each.version, each.author) for each in library.packs] == [("tides", "1.0", "A. Author")]
    assert "tides.harbour" not in load().cards


def test_what_a_pack_adds_is_there_once_unless_it_says_otherwise(tmp_path: Path) -> None:
    library = load([pack(tmp_path, CARD + options(BUILD) + REWARD + f"effects = [{DRAW}]")])

    assert (library.cards["tides.harbour"]["copies"], library.rewards["tides.flood"]["copies"]) == (1, 1)


def test_a_pack_adds_a_mission(tmp_path: Path) -> None:
    library = load([pack(tmp_path, MISSION + AREAS)])

    assert library.missions["tides.landing"] == {
        "id": "tides.landing",
        "name": {"en": "Tide Harbour", "ja": "潮の港"},
        "type": "conquest",
        "points": 2,
        "all": [{"cond": "areas", "min": 4, "where": {}}],
        "source": "house",
    }


def test_a_pack_adds_a_race_with_its_guardian(tmp_path: Path) -> None:
    library = load([pack(tmp_path, RACE + GUARDIAN)])

    race, guardian = library.races["tides.swimmers"], library.guardians["tides.swimmers"]
    assert (race["reward"]["cost"], race["reward"]["permanent"]) == (2, False)
    assert race["exiled"]["effects"] == [{"op": "reroll", "n": 1, "side": "owner", "own_troops": False}]
    assert (guardian["dice"], guardian["end"]) == (3, {"flat": 0, "per": "conquest", "every": 2, "points": 1})
    assert (len(library.races), len(library.guardians)) == (17, 17)
    assert library.guardian_origins == {"tides.swimmers": "tides"}


def test_a_pack_replaces_on_purpose_and_in_place(tmp_path: Path) -> None:
    card = COMBAT.replace("tides.harbour", "enforce") + "override = true\n" + options('{ op = "flip", n = 2 }')

    library = load([pack(tmp_path, card)])

    replaced = library.cards["enforce"]
    assert (replaced["name"]["en"], replaced["copies"]) == ("Tide Harbour", 3)
    assert replaced["option"][0]["effects"] == [{"op": "flip", "n": 2, "side": "owner", "own_troops": False}]
    assert "override" not in replaced
    assert list(library.cards) == list(load().cards)
    assert load().cards["enforce"]["name"]["en"] == "Enforce"


def test_a_pack_replaces_a_guardian_alone(tmp_path: Path) -> None:
    records = GUARDIAN.replace("tides.swimmers", "silna-officials") + "override = true\n"

    library = load([pack(tmp_path, records)])

    assert library.guardians["silna-officials"]["multiplier"] == 4
    assert library.guardians["silna-officials"]["dice"] == 3
    assert library.races["silna-officials"] == load().races["silna-officials"]
    assert (library.origins, library.guardian_origins) == ({}, {"silna-officials": "tides"})


def test_a_race_may_be_replaced_and_keep_its_guardian(tmp_path: Path) -> None:
    records = RACE.replace('id = "tides.swimmers"', 'id = "silna-officials"\noverride = true')

    library = load([pack(tmp_path, records)])

    assert library.races["silna-officials"]["name"]["en"] == "Tide Harbour"
    assert library.guardians["silna-officials"] == load().guardians["silna-officials"]


def test_a_later_pack_may_replace_what_an_earlier_one_added(tmp_path: Path) -> None:
    first = pack(tmp_path, MISSION + AREAS)
    again = (MISSION + AREAS).replace("points = 2", "points = 3") + "override = true"
    second = pack(tmp_path, again, PACK.replace('"tides"', '"ebb"'), "ebb")

    library = load([first, second])

    assert library.missions["tides.landing"]["points"] == 3
    assert library.origins == {"tides.landing": "ebb"}


def test_two_packs_of_one_name_are_refused(tmp_path: Path) -> None:
    first = pack(tmp_path, MISSION + AREAS)
    second = pack(tmp_path, REWARD + f"effects = [{DRAW}]", name="other")

    with pytest.raises(ContentError, match=re.escape('a pack called "tides" is there already. Name each pack once.')):
        load([first, second])


def test_a_hash_tells_packs_apart_whatever_their_line_endings(tmp_path: Path) -> None:
    folder = pack(tmp_path, MISSION + AREAS)
    before = pack_hash(folder)
    text = (folder / "things.toml").read_bytes()

    (folder / "things.toml").write_bytes(text.replace(b"\n", b"\r\n"))
    same = pack_hash(folder)
    (folder / "things.toml").write_bytes(text.replace(b"min = 4", b"min = 5"))

    assert same == before
    assert pack_hash(folder) != before
    assert before not in (base_hash(), "")
    assert load([folder]).packs[0].digest == pack_hash(folder)


def test_the_author_is_told_what_looks_odd(tmp_path: Path) -> None:
    cheap = options(BUILD, cost="gold = 1") + options(BUILD, cost="gold = 1, energy = 1")

    library, remarks = check_pack(pack(tmp_path, CARD + cheap + MISSION + AREAS))

    assert [remark["en"] for remark in remarks] == [
        "tides.harbour: option 2 does what a cheaper option does.",
        "tides.landing: it asks for no deed and no payment, so it can be met the moment it appears.",
    ]
    assert remarks[0]["ja"] == "tides.harbour：選択肢2は、より安い選択肢と同じ効果です。"
    assert library.packs[0].id == "tides"


def test_a_mission_with_a_deed_and_options_that_differ_are_not_odd(tmp_path: Path) -> None:
    mission = MISSION + 'all = [{ cond = "areas", min = 4 }, { cond = "did_claim", min = 1 }]\n'
    card = CARD + options(BUILD, DRAW) + options(BUILD, cost="energy = 1")

    _, remarks = check_pack(pack(tmp_path, mission + card))

    assert remarks == []
