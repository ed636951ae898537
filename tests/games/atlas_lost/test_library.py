"""The content of Atlas Lost: complete, in order, and tied to its clauses."""

from __future__ import annotations

from collections import Counter

from tessera.games.atlas_lost.library import base_hash, glossary, load, with_reading


def test_the_box_is_complete() -> None:
    library = load()

    levels = Counter(tech["level"] for tech in library.techs.values() if "solo_only" not in tech)
    trees = Counter(card["tree"] for card in library.cards.values())

    assert levels == {1: 5, 2: 25, 3: 30}
    assert trees == {"none": 9, "science": 30, "economy": 30, "culture": 30, "religion": 30, "military": 30}
    assert len(library.clauses) == 323
    assert (len(library.spaces), len(library.slots), len(library.routes)) == (11, 6, 4)
    assert list(library.reward_tiles) == ["IRT-S", "IRT-E", "IRT-C", "IRT-R", "IRT-M"]
    assert list(library.initiative_tiles) == ["INT-S", "INT-E", "INT-C", "INT-R", "INT-M", "INT-I"]
    assert library.npc_counts == {1: 2, 2: 2, 3: 1, 4: 0}
    assert library.solo["swaps"] == {"IIIR-F": "IIIR-S", "IIIM-E": "IIIM-S1", "IIIM-F": "IIIM-S2"}
    assert len(library.solo["left_out_techs"]) + len(library.solo["left_out_cards"]) == 12


def test_records_stand_in_the_order_of_the_files() -> None:
    library = load()

    techs, cards = list(library.techs), list(library.cards)

    assert techs[:6] == ["IS", "IE", "IC", "IR", "IM", "IIS-A"]
    assert cards[0] == "INI-01"
    assert cards[9:11] == ["SCI-01", "SCI-02"]
    assert cards[-1] == "MIL-30"


def test_the_base_is_read_once() -> None:
    assert load() is load()
    assert len(base_hash()) == 64


def test_every_tech_names_the_clause_that_tells_it() -> None:
    library = load()

    begins = {identity: library.clauses[tech["clause"]]["text"] for identity, tech in library.techs.items()}

    assert library.techs["IIS-D"]["clause"] == "AL-TS-05"
    for identity, text in begins.items():
        assert text.startswith(f"{identity} ("), identity


def test_the_figures_of_the_game_are_by_section() -> None:
    game = load().game

    assert game["limits"]["hand_limit"] == 5
    assert game["victory"]["technology_tp"] == 30
    assert game["placement"]["lv3_cost"] == {"research": 4, "data": 2}
    assert game["starts"][3] == {
        "seat": 3,
        "research": 5,
        "data": 1,
        "command": 0,
        "military": 0,
        "source": "rulebook",
    }
    assert game["trees"]["economy"]["enhances"] == "replenish"
    assert game["recommended"]["exam"]["trees"] == ["economy", "culture", "science"]


def test_the_english_reading_replaces_what_differs() -> None:
    tech = load().techs["IIE-A"]

    english, japanese = with_reading(tech, "en"), with_reading(tech, "ja")

    assert english["effects"][1] == {"op": "others_gain", "resource": "research", "amount": 1}
    assert english["text"]["en"].endswith("Every other player gains 1 research.")
    assert japanese is tech
    assert with_reading(load().techs["IS"], "en") is load().techs["IS"]


def test_terms_come_in_both_languages() -> None:
    terms = glossary()

    assert terms["front_runner"]["ja"] == "先行者タイル"
    assert terms["research"]["icon"] == "microscope"


def test_base_records_do_not_override() -> None:
    library = load()

    assert [identity for identity, card in library.cards.items() if "override" in card] == []
    assert library.origins == {}
