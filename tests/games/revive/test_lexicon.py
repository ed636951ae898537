"""Names of things in one set-up: pieces, spaces, slots, tribes, and the short words of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.revive.compiler import Compiler
from tessera.games.revive.lexicon import Lexicon, effect_record, learn
from tessera.games.revive.library import load
from tessera.games.revive.ops import OPS
from tessera.games.revive.phrases import phrases
from tessera.games.revive.rulebook import Rulebook
from tests.games.revive.pack_folder import CARD, halves, pack
from tests.rows import for_each


def book(seats: int = 3) -> Rulebook:
    return Compiler(load(), seats).build()


def test_pieces_are_called_by_what_is_printed_on_them() -> None:
    rulebook = book()
    english, japanese = Lexicon(rulebook, "en"), Lexicon(rulebook, "ja")

    assert (english.piece(0), japanese.piece(0)) == ("Smelter", "製錬工")
    assert japanese.piece(rulebook.first_module) == "歯車列"
    assert english.piece(rulebook.first_machine) == "Gear Press"
    assert japanese.piece(rulebook.first_crate + 24) == "丈夫な長靴"
    assert english.piece(rulebook.first_artifact_card) == "Dream of Storehouses"
    assert (english.piece(rulebook.first_tile), english.piece(rulebook.pieces - 1)) == ("Area tile 1", "Vast crystal 2")


def test_pieces_say_what_they_do() -> None:
    rulebook = book()
    lexicon = Lexicon(rulebook, "en")

    assert lexicon.sentence(39) == "Gray starting card, set A. Top: gain 2 gears. Bottom: carry out your tribe ability."
    assert lexicon.sentence(rulebook.first_module) == "With gray cards: gain 2 gears."
    assert lexicon.sentence(rulebook.first_machine) == "Gray machine. Gain 2 gears."
    assert lexicon.sentence(rulebook.first_crate) == "Gain 1 gear and 1 book."
    assert lexicon.sentence(rulebook.first_artifact_card).startswith("Purple: 1 point for each crate you own.")
    assert lexicon.sentence(rulebook.first_tile).startswith("Exploring it costs 2 food.")


def test_spaces_are_called_by_their_place() -> None:
    rulebook = book()
    english, japanese = Lexicon(rulebook, "en"), Lexicon(rulebook, "ja")
    space, corner = rulebook.board.named["7,4"], rulebook.board.named["R0C6"]

    assert (english.space(space), english.space(space, 3)) == ("space 7,4", "sand 7,4")
    assert (japanese.space(space), japanese.space(space, 1)) == ("マス 7,4", "森 7,4")
    assert (english.space(corner), japanese.space(corner)) == ("large location R0C6", "大型ロケーション R0C6")
    assert (english.space(rulebook.board.chasm), japanese.space(rulebook.board.chasm)) == ("the chasm", "裂け目")


@for_each(
    ("word", "en", "ja"),
    [
        ("3", "3", "3"),
        ("seat:1", "B", "B"),
        ("slot:1", "tile R0C1", "タイル R0C1"),
        ("large:1", "Power Station", "発電所"),
        ("card_slot:0", "Top slot 1", "上スロット1"),
        ("module_space:4", "Top slot 2, space 2", "上スロット2のマス2"),
        ("tribe:0", "Nàdair", "ナダール"),
        ("tribe_side:7", "Kuniban (moon side)", "クニバン（月の面）"),
        ("technology:6:0", "Greeting Gifts (A1)", "挨拶の贈り物（A1）"),
        ("technology:6:2", "Fifth Slot (B2)", "5つ目のスロット（B2）"),
        ("crystal_symbol:9", "crystal symbol X10", "クリスタルシンボル X10"),
        ("track:0", "the gray track", "灰色のトラック"),
        ("track:3", "one track of your choice", "好きなトラック1本"),
        ("artifact:1", "orange artifact", "オレンジのアーティファクト"),
        ("artifact:3", "minor artifact", "マイナーアーティファクト"),
        ("color:green", "green", "緑"),
        ("resource:book", "book", "本"),
        ("kind:field", "field", "畑"),
        ("size:large", "large building", "大型建物"),
        ("tile:temple", "temple", "神殿タイル"),
        (
            "counter:flask",
            "flasks on your machines, slot modules and cards",
            "マシン、スロットモジュール、カードのフラスコ",
        ),
        ("gear:2", "2 gears", "歯車2個"),
        ("basic:1", "1 basic resource", "基本資源1個"),
        ("points:4", "4 points", "4点"),
        ("piece:1", "Rivet Captain", "鋲打ちの親方"),
        ("effect:0", "gain 3 gears", "歯車3個を得る"),
        ("effects:1", "advance 2 spaces on the gray track", "灰色のトラックを2マス進める"),
    ],
)
def test_short_words_are_said_as_people_do(word: str, en: str, ja: str) -> None:
    rulebook = book()

    assert (Lexicon(rulebook, "en").word(word), Lexicon(rulebook, "ja").word(word)) == (en, ja)


def test_reward_spaces_are_called_by_name() -> None:
    rulebook = book()

    names = [Lexicon(rulebook, "en").word(f"reward:{number}") for number in range(14)]

    assert (names[0], len(set(names))) == ("Crystalliser space", 14)


@for_each("seats", [1, 4])
def test_effects_are_found_by_their_number(seats: int) -> None:
    rulebook = book(seats)

    for number, effect in enumerate(rulebook.effects):
        assert effect_record(rulebook, number)["do"] == OPS[effect.op]
        if "n" in effect_record(rulebook, number):
            assert effect_record(rulebook, number)["n"] == effect.n


def test_effects_of_packs_are_found_too(tmp_path: Path) -> None:
    folder = pack(tmp_path, CARD + halves('{ do = "crate", n = 2 }'))
    rulebook = Compiler(load([folder]), 2).build()
    card = next(card for card in rulebook.cards if card.id == "thaw.singer")

    said = Lexicon(rulebook, "en").effects(card.lists[0])

    assert said == "gain 2 crates"
    assert Lexicon(book(), "en").effects(book().cards[0].lists[0]) == "gain 3 gears"


def test_amounts_and_lists_are_told() -> None:
    lexicon = Lexicon(book(), "en")

    assert lexicon.cost({"gear": 1, "basic": 2}) == "1 gear and 2 basic resources"
    assert lexicon.amounts([0, 2, 0, 1, 0]) == "2 books and 1 crystal"
    assert lexicon.amounts([0, 0, 0, 0]) == "nothing"
    assert (lexicon.listed(["A", "B", "C"]), lexicon.listed([])) == ("A, B and C", "nothing")


def test_no_phrase_is_learnt_in_the_place_of_another() -> None:
    before = dict(phrases())

    with pytest.raises(AssertionError, match=r"phrase and\.comma is there twice"):
        learn("phrases.toml")

    assert phrases() == before


def test_a_voice_speaks_only_what_it_has() -> None:
    with pytest.raises(AssertionError, match="no such language: fr"):
        Lexicon(book(), "fr")
    with pytest.raises(AssertionError, match="no such word: weather:3"):
        Lexicon(book(), "en").word("weather:3")
