"""Looking cards up."""

from __future__ import annotations

from tests.cli.shell import ok, ok_json, refused


def test_all_cards_and_techs_are_listed() -> None:
    told = ok_json("cards", "atlas-lost")["cards"]

    assert sum(entry["section"] == "card" for entry in told) == 159
    assert {entry["section"] for entry in told} == {"card", "tech"}
    assert all(entry["sentence"]["en"] and entry["sentence"]["ja"] and entry["source"] for entry in told)


def test_a_tree_is_listed_with_kind_cost_sentence_and_source() -> None:
    told = ok("cards", "atlas-lost", "--tree", "science")

    assert "SCI-11  Synthesis Reactor  [active, install for 1 research and 1 data, house]" in told
    assert "Pay 2 research: Gain 2 data." in told
    assert "ECO-11" not in told


def test_one_card_is_told_in_full_in_either_language() -> None:
    assert "Field Kit (野外装備)" in ok("cards", "atlas-lost", "sci-02")
    told = ok("cards", "atlas-lost", "SCI-02", "--lang", "ja")
    assert "先遣隊を1個配置してよい" in told
    assert "出典：独自設定" in told
    assert ok_json("cards", "atlas-lost", "SCI-02")["kind"] == "crate"


def test_what_is_printed_and_what_is_house_is_told_part_by_part() -> None:
    told = ok("cards", "the-warp", "zeto-archivists")

    assert "[public, Active Ability: house, Reward Ability: house, Exiled Ability: house]" in told
    assert told.rstrip().splitlines()[-2:] == [
        "Source: public material.",
        "House, designed here because the printed values are unknown: Active Ability, Reward Ability, Exiled Ability.",
    ]
    assert "独自設定（印刷された値が分からないため、ここで設計した部分）：点数、条件。" in ok(
        "cards", "the-warp", "pi-omnipotent", "--lang", "ja"
    )
    assert ok_json("cards", "the-warp", "ambush")["parts"][1] == {
        "name": {"en": "kind of resource in prices of one number", "ja": "数字だけのコストの資源の種類"},
        "source": "house",
    }


def test_the_cards_of_race_for_the_galaxy_are_counted_by_set() -> None:
    told = ok_json("cards", "race-for-the-galaxy")

    assert len(told["cards"]) == 197
    assert told["totals"] == {
        "base": {"cards": 120, "start_worlds": 11, "game_cards": 109, "worlds": 59, "developments": 50},
        "set1": {"cards": 22, "start_worlds": 4, "game_cards": 18, "worlds": 10, "developments": 8},
        "set2": {"cards": 45, "start_worlds": 3, "game_cards": 42, "worlds": 20, "developments": 22},
        "set3": {"cards": 48, "start_worlds": 4, "game_cards": 44, "worlds": 22, "developments": 22},
    }


def test_a_set_is_listed_with_its_kinds_in_words() -> None:
    told = ok("cards", "race-for-the-galaxy", "--set", "set1")

    assert "improved-logistics  Improved Logistics  [development, public]" in told
    assert "ancient-race  Ancient Race  [non-military world, public]" in told
    assert "Old Earth" not in told
    assert "Cards: The Gathering Storm" in told


def test_the_pieces_of_revive_are_listed_and_counted() -> None:
    told = ok_json("cards", "revive")
    sections = [entry["section"] for entry in told["cards"]]

    assert {section: sections.count(section) for section in dict.fromkeys(sections)} == {
        "card": 72,
        "module": 48,
        "machine": 33,
        "crate": 28,
        "artifact_card": 10,
        "tile": 32,
        "large_location": 16,
        "tribe": 12,
        "technology": 84,
    }
    assert told["totals"]["cards"] == {
        "cards": 72,
        "citizen": 39,
        "set_a": 6,
        "set_b": 6,
        "set_c": 6,
        "set_d": 6,
        "set_s": 9,
    }
    assert told["totals"]["machines"] == {"machines": 30, "gray": 10, "green": 10, "yellow": 10}


def test_a_family_is_asked_for_by_its_set_its_colour_or_what_it_is() -> None:
    citizens = ok("cards", "revive", "--set", "citizen")
    machines = ok("cards", "revive", "--set", "machine")
    green = ok("cards", "revive", "--set", "green")
    modules = ok("cards", "revive", "--set", "module", "--lang", "ja")

    assert "CY06  Trapper  [yellow, house]" in citizens
    assert "SA1" not in citizens
    assert "39 in all." in citizens
    assert "\nMachine: gray\n" in machines
    assert "STD3" in machines
    assert "33 in all." in machines
    assert "10 in all." in green
    assert modules.startswith("スロットモジュール\n")


def test_a_board_of_revive_is_told_by_its_id_though_it_is_not_listed() -> None:
    assert "hibernation-6" not in ok("cards", "revive")
    assert "hibernation-6" in ok("cards", "revive", "hibernation-6")


def test_wrong_ids_and_trees_are_answered_with_a_suggestion() -> None:
    assert 'Did you mean "SCI-' in refused("cards", "atlas-lost", "SCI-2")
    assert 'Did you mean "science"?' in refused("cards", "atlas-lost", "--tree", "sience")
