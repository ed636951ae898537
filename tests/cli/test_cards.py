"""Looking cards up."""

from __future__ import annotations

from tests.cli.shell import ok, ok_json, refused


def test_all_cards_and_techs_are_listed() -> None:
    told = ok_json("cards", "atlas-lost")

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
    assert "出典：ハウス" in told
    assert ok_json("cards", "atlas-lost", "SCI-02")["kind"] == "crate"


def test_wrong_ids_and_trees_are_answered_with_a_suggestion() -> None:
    assert 'Did you mean "SCI-' in refused("cards", "atlas-lost", "SCI-2")
    assert 'Did you mean "science"?' in refused("cards", "atlas-lost", "--tree", "sience")
