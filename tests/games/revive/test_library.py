"""The content of Revive: complete, in order, and as the rules count it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tessera.games.revive.library import base_hash, glossary, load
from tests.clauses import clause
from tests.rows import for_each

Record = dict[str, Any]


# What is in the box.


@clause("REV-COMP-01")
def test_the_shared_pieces_are_complete() -> None:
    library = load()

    assert (len(library.area_tiles), len(library.start_tiles), len(library.vast_tiles)) == (25, 5, 2)
    assert (len(library.modules), len(library.machines), len(library.crates)) == (48, 30, 28)
    assert (len(library.majors), len(library.game["minor_artifact"]), len(library.artifact_cards)) == (12, 8, 10)
    assert Counter(tile["base"] for tile in library.large_locations.values()) == {True: 5, False: 3}
    assert all(len(tile["sides"]) == 2 for tile in library.large_locations.values())
    counts = library.game["components"]
    assert (counts["energy"], counts["progress_markers"], counts["action_cubes"]) == (28, 80, 2)


def test_the_list_of_the_box_agrees_with_what_is_there() -> None:
    library = load()
    counts = library.game["components"]

    assert (counts["area_tiles"], counts["start_tiles"], counts["large_locations"]) == (25, 5, 5)
    assert (counts["slot_modules"], counts["machines"], counts["crates"]) == (48, 30, 28)
    assert (counts["major_artifacts"], counts["minor_artifacts"], counts["artifact_cards"]) == (12, 8, 10)
    assert (counts["citizen_cards"], counts["starting_cards"], counts["tribe_boards"]) == (39, 24, 6)
    hidden = library.game["hidden_campaign_components"]
    assert (hidden["vast_crystal_tiles"], hidden["extra_large_locations"], hidden["draft_cards"]) == (2, 3, 9)


@clause("REV-COMP-03", "REV-COMP-04")
def test_cards_and_machines_are_evenly_coloured() -> None:
    library = load()

    citizens = [card for card in library.cards.values() if card["set"] == ""]

    assert Counter(card["color"] for card in citizens) == {"gray": 13, "green": 13, "yellow": 13}
    assert Counter(machine["color"] for machine in library.machines.values()) == {"gray": 10, "green": 10, "yellow": 10}


@clause("REV-COMP-07", "REV-OPT-13")
def test_starting_sets_have_six_cards_and_the_draft_nine_more() -> None:
    cards = load().cards.values()

    assert Counter(card["set"] for card in cards) == {"": 39, "A": 6, "B": 6, "C": 6, "D": 6, "S": 9}
    assert {card["set"] for card in cards if card["campaign"]} == {"S"}
    for letter in "ABCD":
        own = [card for card in cards if card["set"] == letter]
        assert Counter(card["color"] for card in own) == {"gray": 2, "green": 2, "yellow": 2}


@for_each("letter", ["A", "B", "C", "D"])
def test_every_starting_set_gives_four_of_each_basic_resource(letter: str) -> None:
    given: Counter[str] = Counter()
    for card in load().cards.values():
        if card["set"] == letter:
            for effect in card["top"]:
                given[effect["res"]] += effect["n"]

    assert given == {"gear": 4, "book": 4, "food": 4}


@clause("REV-MOD-02")
def test_modules_show_one_colour_or_two() -> None:
    shown = Counter("+".join(module["colors"]) for module in load().modules.values())

    assert shown == {"gray": 8, "green": 8, "yellow": 8, "gray+green": 8, "yellow+green": 8, "gray+yellow": 8}


@clause("REV-SET-12")
def test_each_mark_is_on_one_artifact_of_each_colour() -> None:
    marks = Counter((major["mark"], major["color"]) for major in load().majors.values())

    assert marks == {(mark, color): 1 for mark in ("1+", "2+", "3+", "4+") for color in ("purple", "orange", "white")}


@clause("REV-COMP-08", "REV-COMP-09")
def test_what_every_player_has() -> None:
    own = load().game["player_components"]

    assert (own["small_buildings"], own["large_buildings"], own["population"]) == (6, 4, 7)
    assert (own["machine_markers"], own["progress_markers"], own["switch_tokens"], own["pawns"]) == (3, 20, 1, 2)
    assert (own["starting_cards"], own["cards_active"], own["cards_resting"]) == (6, 3, 3)
    assert (own["artifact_cards_dealt"], own["artifact_cards_dealt_experienced"]) == (1, 2)


def test_things_stand_in_the_order_of_the_files() -> None:
    library = load()
    cards = list(library.cards)

    assert (cards[0], cards[13], cards[26], cards[38]) == ("CG01", "CN01", "CY01", "CY13")
    assert (cards[39], cards[62], cards[63], cards[-1]) == ("SA1", "SD6", "SS1", "SS9")
    assert list(library.machines)[::10] == ["MG01", "MN01", "MY01"]
    assert list(library.standard_machines) == ["STD1", "STD2", "STD3"]
    assert list(library.tribes) == ["nadair", "hofstadterians", "ox49", "kuniban", "solwrights", "stonehands"]
    assert list(library.tracks) == ["gray", "green", "yellow"]
    assert list(library.card_slots) == ["T1", "T2", "B1", "B2", "S5"]


def test_the_base_is_read_once() -> None:
    assert load() is load()
    assert len(base_hash()) == 64
    assert load().packs == []
    assert load().origins == {}


# Faces.


def test_what_a_record_leaves_out_is_filled_in() -> None:
    library = load()

    assert library.cards["CN11"] == {
        "id": "CN11",
        "name": {"en": "Mediator", "ja": "調停人"},
        "color": "green",
        "set": "",
        "campaign": False,
        "top": [{"do": "gain", "res": "book", "n": 2}, {"do": "gain", "res": "food", "n": 1}],
        "bottom": [{"do": "action", "kind": "populate", "discount": 0, "range": 3}],
        "slot_symbol_top": False,
        "slot_symbol_bottom": False,
        "flasks": 0,
        "source": "house",
    }
    assert library.machines["MY05"] == {
        "id": "MY05",
        "name": {"en": "Beacon", "ja": "のろし台"},
        "color": "yellow",
        "timing": "free",
        "actions": [],
        "effects": [
            {
                "do": "pay",
                "cost": {"food": 2},
                "then": [{"do": "recruit", "n": 1, "from": "display_or_deck"}],
            }
        ],
        "flasks": 0,
        "source": "house",
    }
    assert library.start_tiles["ST4"]["cells"] == [
        {"at": [0, 0], "kind": "forest", "reward": []},
        {"at": [1, 0], "kind": "sand", "reward": []},
        {"at": [0, 1], "kind": "water", "reward": [{"do": "module", "n": 1}]},
        {"at": [1, 1], "kind": "field", "reward": []},
    ]
    assert library.tribe_tiles["target"] == {
        "tile": "target",
        "name": {"en": "Target", "ja": "標的"},
        "counts_as": "",
        "range_origin": False,
        "pays_owner": True,
        "returns": True,
        "own_discount": 2,
        "builder_points": 0,
        "per_player": 3,
        "source": "rulebook",
        "house_fields": ["per_player", "own_discount"],
    }


@for_each(
    ("card", "top", "bottom"),
    [
        ("CG08", [("gain", 3)], [("choose", None)]),
        ("CG10", [("gain", 2), ("points", 2)], [("gain", 1), ("per", None)]),
        ("CN07", [("gain", 2), ("activate_module", 1)], [("activate_module", 2)]),
        ("CY07", [("gain", 2), ("recall", 1)], [("recall", 2), ("gain", 1)]),
        ("SD6", [("gain", 1), ("gain", 1)], [("advance", 1)]),
        ("SS2", [("gain", 2), ("points", 1)], [("recharge", 1), ("gain", 1)]),
    ],
)
def test_the_halves_of_cards(card: str, top: list[tuple[str, int]], bottom: list[tuple[str, int]]) -> None:
    record = load().cards[card]

    assert [(effect["do"], effect.get("n")) for effect in record["top"]] == top
    assert [(effect["do"], effect.get("n")) for effect in record["bottom"]] == bottom


@clause("REV-COMP-05")
def test_slot_symbols_and_flasks_of_cards() -> None:
    cards = load().cards

    tops = [identity for identity, card in cards.items() if card["slot_symbol_top"]]
    bottoms = [identity for identity, card in cards.items() if card["slot_symbol_bottom"]]
    flasks = Counter(card["flasks"] for card in cards.values() if card["set"] == "")

    assert tops == ["CG05", "CG06", "CN05", "CN06", "CY05", "CY06", "CY09"]
    assert bottoms == ["CG08", "CG12", "CN08", "CN13", "CY08", "CY09"]
    assert flasks == {0: 25, 1: 12, 2: 2}


@clause("REV-MACH-08", "REV-MACH-09", "REV-MACH-10")
def test_the_standard_machines() -> None:
    machines = load().standard_machines

    assert machines["STD1"]["effects"] == [
        {"do": "pay", "cost": {"basic": 1}, "then": [{"do": "gain", "res": "crystal", "n": 1}]}
    ]
    assert machines["STD2"]["effects"] == [{"do": "recall", "n": 1}]
    assert (machines["STD3"]["effects"], machines["STD3"]["actions"]) == (
        [{"do": "range", "n": 2}],
        ["explore", "build", "populate"],
    )


def test_machines_and_crates_that_go_with_actions() -> None:
    library = load()

    timed = {
        identity: (record["actions"], [effect["do"] for effect in record["effects"]])
        for records in (library.machines, library.crates)
        for identity, record in records.items()
        if record["timing"] == "with_action"
    }

    assert timed == {
        "MG03": (["build"], ["discount"]),
        "MG08": (["play_card"], ["wild_color"]),
        "MN03": (["populate"], ["discount"]),
        "MY03": (["explore"], ["discount"]),
        "MY06": (["explore", "build", "populate"], ["range"]),
        "CR25": (["explore", "build", "populate"], ["range", "points"]),
        "CR26": (["build"], ["discount"]),
        "CR27": (["populate"], ["discount"]),
        "CR28": (["explore"], ["discount"]),
    }


def test_one_machine_carries_out_tribe_abilities() -> None:
    machines = load().machines

    assert [identity for identity, machine in machines.items() if "tribe" in str(machine["effects"])] == ["MN06"]


@for_each(
    ("card", "purple", "orange", "white"),
    [
        ("AC01", ("crate", 1), ("population", 1), ("flask", 1)),
        ("AC03", ("module", 2), ("tribe_progress", 1), ("crystal_adjacent", 1)),
        ("AC08", ("water", 1), ("module", 2), ("tribe_progress", 1)),
        ("AC10", ("energy", 1), ("crystal_adjacent", 1), ("tribe_progress", 1)),
    ],
)
def test_artifact_cards(card: str, purple: tuple[str, int], orange: tuple[str, int], white: tuple[str, int]) -> None:
    record = load().artifact_cards[card]

    assert [(record[color]["of"], record[color]["every"]) for color in ("purple", "orange", "white")] == [
        *(purple, orange, white),
    ]
    assert {record[color]["points"] for color in ("purple", "orange", "white")} == {1}


# Names and sources.


def test_everything_has_a_name_in_both_languages() -> None:
    library = load()
    kinds = (
        *(library.cards, library.modules, library.standard_machines, library.machines, library.crates),
        *(library.artifact_cards, library.majors, library.area_tiles, library.start_tiles, library.vast_tiles),
        *(library.common_technologies, library.tribe_tiles, library.card_slots, library.tracks),
        *(library.reward_spaces, library.chapters),
    )
    named: list[Record] = [record for kind in kinds for record in kind.values()]
    named += [side for tile in library.large_locations.values() for side in tile["sides"]]
    named += [each for tribe in library.tribes.values() for side in tribe["side"] for each in side["technology"]]
    for section in ("solo_rank", "score_bonus", "hibernation_space", "progress_bonus", "minor_artifact"):
        named += library.game[section]

    assert all(set(record["name"]) == {"en", "ja"} for record in named)
    assert all(record["name"]["en"] != record["name"]["ja"] for record in named)
    assert {tribe["name"]["ja"] for tribe in library.tribes.values()} >= {"ナダール", "]0X4 9["}


def test_no_two_pieces_share_a_name() -> None:
    library = load()
    kinds = (library.cards, library.standard_machines, library.machines, library.crates, library.artifact_cards)

    for language in ("en", "ja"):
        names = [record["name"][language] for kind in kinds for record in kind.values()]
        names += [side["name"][language] for tile in library.large_locations.values() for side in tile["sides"]]
        assert [name for name, times in Counter(names).items() if times > 1] == []


def test_everything_says_where_it_comes_from() -> None:
    library = load()

    assert Counter(card["source"] for card in library.cards.values()) == {"house": 72}
    assert Counter(crate["source"] for crate in library.crates.values()) == {"house": 26, "rulebook": 2}
    assert Counter(tribe["source"] for tribe in library.tribes.values()) == {"rulebook": 4, "house": 2}
    assert Counter(machine["source"] for machine in library.machines.values()) == {"house": 29, "public": 1}
    assert {tuple(tile["house_fields"]) for tile in library.large_locations.values()} == {("name", "pairing", "points")}


def test_the_game_is_on_the_box() -> None:
    about = load().game["game"]

    assert (about["slug"], about["name"]) == ("revive", {"en": "Revive", "ja": "リバイブ"})
    assert (about["players"], about["year"]) == ({"min": 1, "max": 4}, 2022)


def test_clauses_come_in_both_languages() -> None:
    clauses = load().clauses

    assert len(clauses) == 335
    assert next(iter(clauses)) == "REV-COMP-01"
    assert all(clause["text"] != clause["text_ja"] for clause in clauses.values())


def test_terms_come_in_both_languages_each_with_an_icon_of_its_own() -> None:
    terms = glossary()

    assert (terms["gear"]["ja"], terms["crate"]["icon"]) == ("歯車", "wooden-crate")
    assert len({term["icon"] for term in terms.values()}) == len(terms)
