"""Names of things in one set-up: pieces, areas, races, and the short words of the rules."""

from __future__ import annotations

import pytest

from tessera.games.the_warp.compiler import Compiler
from tessera.games.the_warp.lexicon import Lexicon, effect_record, learn
from tessera.games.the_warp.library import load
from tessera.games.the_warp.ops import OPS
from tessera.games.the_warp.phrases import phrases
from tessera.games.the_warp.rulebook import Rulebook
from tests.rows import for_each


def book(side: str = "A", seats: int = 3) -> Rulebook:
    return Compiler(load(), side, seats).build()


def test_pieces_are_called_by_what_is_printed_on_them() -> None:
    rulebook = book()
    english, japanese = Lexicon(rulebook, "en"), Lexicon(rulebook, "ja")

    assert (english.piece(0), japanese.piece(0)) == ("Build", "建設")
    assert english.piece(rulebook.first_mission) == "Third Seam"
    assert japanese.piece(rulebook.first_reward) == "アーカイブの隠し場所"
    assert english.piece(rulebook.first_token) == "green Exiled Token 1"
    assert japanese.piece(rulebook.first_token + 43) == "黄の追放トークン3"
    assert english.sentence(rulebook.first_reward) == "Draw 2 Archive cards."
    assert english.sentence(rulebook.first_mission).startswith("Progress mission, 1 point.")
    assert japanese.option(0, 2) == "金1・エネルギー1：交易所を1つ建設する。"


@for_each("side", ["A", "B"])
def test_areas_carry_the_letter_of_their_seat(side: str) -> None:
    rulebook = book(side)
    english, japanese = Lexicon(rulebook, "en"), Lexicon(rulebook, "ja")

    names = [english.area(area) for area in range(len(rulebook.board.areas))]

    assert (names[0], names[8], names[22]) == ("Colony A", "Colony B", "Ridge C")
    assert names[24:28] == ["Inner Link", "Outer Link", "Warp Gate", "Ring 1"]
    assert len(set(names)) == len(names) == 33
    assert (japanese.area(22), japanese.area(26)) == ("Cの尾根", "ワープゲート")


@for_each(
    ("word", "en", "ja"),
    [
        ("3", "3", "3"),
        ("seat:1", "B", "B"),
        ("area:7", "Inner Spine A", "Aの内の稜線"),
        ("race:0", "Darja Shadows", "ダルジャの影"),
        ("ability:3", "Die flip", "ダイス反転"),
        ("building:laser_cannon", "Laser Cannon", "レーザー砲"),
        ("type:conquest", "Conquest", "征服"),
        ("track:0", "Command track", "司令トラック"),
        ("gold:2", "2 Gold", "金2"),
        ("energy:1", "1 Energy", "エネルギー1"),
        ("dice:3-6-1", "3, 6, 1", "3・6・1"),
        ("piece:66", "Third Seam", "第三の鉱脈"),
    ],
)
def test_short_words_are_said_as_people_do(word: str, en: str, ja: str) -> None:
    rulebook = book()

    assert (Lexicon(rulebook, "en").word(word), Lexicon(rulebook, "ja").word(word)) == (en, ja)


def test_effects_are_found_by_their_number() -> None:
    rulebook = book()

    for number, effect in enumerate(rulebook.effects):
        assert effect_record(rulebook, number)["op"] == OPS[effect.op]
        assert effect_record(rulebook, number).get("n", 0) == effect.n
    assert Lexicon(rulebook, "en").word("effect:0") == "draw 1 card more when consulting"


def test_races_and_guardians_are_found_by_their_number() -> None:
    lexicon = Lexicon(book(), "en")

    assert lexicon.race(15) == "Zeto Archivists"
    assert lexicon.guardian_record(15)["multiplier"] == 7
    assert lexicon.building("trade_post", 2) == "Trade Posts"
    assert lexicon.cost({"gold": 1, "any": 2}) == "1 Gold and 2 resources"
    assert (lexicon.listed(["A", "B", "C"]), lexicon.listed([])) == ("A, B and C", "nothing")


def test_no_phrase_is_learnt_in_the_place_of_another() -> None:
    before = dict(phrases())

    with pytest.raises(AssertionError, match=r"phrase and\.comma is there twice"):
        learn("phrases.toml")

    assert phrases() == before
