"""What people may be called, and which names are the same."""

from __future__ import annotations

import unicodedata
from contextlib import suppress

import pytest

from tessera.table.names import folded, handle_of, looks, require_plain, tidy
from tessera.table.signs import BLANK, signs, skeleton
from tessera.table.troubles import Malformed

ASSIGNED = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) not in ("Cn", "Co", "Cs")]


@pytest.mark.parametrize(
    "other",
    ["ALICE", "Alice", "ａｌｉｃｅ", "ＡＬＩＣＥ", "𝐚𝐥𝐢𝐜𝐞", "Ⓐlice", "  alice  "],
)
def test_names_that_look_alike_by_width_case_or_style_are_one(other: str) -> None:
    assert folded(other) == "alice"


def test_sharp_s_and_ligatures_fold() -> None:
    assert folded("STRASSE") == folded("straße") == "strasse"
    assert folded("ﬁn") == "fin"


def test_japanese_half_width_letters_fold_to_full_ones() -> None:
    assert folded("ｱﾘｽ") == folded("アリス") == "アリス"


def test_folding_is_settled() -> None:
    for code in range(0x110000):
        character = chr(code)
        once = folded(character)
        assert folded(once) == once, f"U+{code:04X}"


@pytest.mark.parametrize(
    "name",
    [
        "Eve\r\nSet-Cookie: tessera=1",
        "Eve\x00",
        "Al\u200bice",  # zero width space
        "\u202eecilA",  # right-to-left override
        "Al\u00adice",  # soft hyphen
        "Al\ufeffice",
        "line\u2028break",
        "\ue000",
        "\t",
        "Al\u3164ice",  # Hangul filler
        "\uffa0",
        "Al\u115fice",
        "\u2800",  # braille without dots
        "Al\u034fice",  # combining grapheme joiner
        "Al\u2066ice",  # isolate
        "\x85",
        "Al\U000e0041ice",  # tag
        "Al\u200d\u200cice",
        "\U0001d159",
    ],
)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        tidy(name)

    sign = next(sign for sign in name if unicodedata.category(sign)[0] in "CZ" or sign in signs().ignorable | BLANK)
    assert refused.value.text() == (
        f"A name holds only characters that can be seen; this one has U+{ord(sign):04X}, which leaves nothing on the "
        "page. Leave out line breaks and invisible signs; type the name anew instead of pasting it."
    )
    assert refused.value.text("ja") == (
        f"名前に使えるのは目に見える文字だけです（見えない文字U+{ord(sign):04X}が入っています）。"
        "改行や見えない文字を除くか、貼り付けずに入力し直してください。"
    )


def test_no_sign_at_all_makes_a_name_that_looks_like_the_one_without_it() -> None:
    taken = 0
    for sign in ASSIGNED:
        try:
            name = tidy(f"a{sign}b")
        except Malformed:
            continue
        # Selectors are left out, and then the name is the one without them.
        if name != "ab":
            taken += 1
            assert skeleton(name) != "ab", f"U+{ord(sign):04X}"
            assert not signs().ignorable & set(name), f"U+{ord(sign):04X}"

    assert taken > 140_000


def test_what_unicode_calls_blank_or_a_filler_is_refused() -> None:
    words = ("FILLER", "ZERO WIDTH", "INVISIBLE", "BLANK", "NULL NOTEHEAD", "JOINER")
    called = {sign: unicodedata.name(sign, "") for sign in ASSIGNED}
    blanks = {sign for sign, name in called.items() if any(word in name for word in words)}
    # These are drawn: dots, strokes, and a picture of a blank.
    drawn = {
        sign for sign in blanks if any(word in called[sign] for word in ("GAP FILLER", "LINE FILLER", "BLANK SYMBOL"))
    }

    taken = set()
    for sign in blanks:
        with suppress(Malformed):
            taken.add(tidy(f"a{sign}b")[1])

    assert taken == drawn, [called[sign] for sign in taken ^ drawn]
    assert {"\u3164", "\uffa0", "\u115f", "\u2800", "\u200d"} < blanks - drawn


def test_emoji_are_single_signs_and_selectors_are_left_out() -> None:
    assert tidy("Ann ❤\ufe0f") == "Ann ❤"
    assert tidy("葛\U000e0100城") == "葛城"
    assert tidy("🇯🇵 1\ufe0f\u20e3 👍🏽") == "🇯🇵 1\u20e3 👍🏽"

    with pytest.raises(Malformed) as refused:
        tidy("👩\u200d🚀")
    assert refused.value.text() == (
        "In a name, an emoji is a single sign; this one is joined from several by a sign that nobody sees (U+200D). "
        "Choose a simple emoji, such as one face or one animal."
    )
    assert refused.value.text("ja").startswith("名前に使える絵文字は1文字のものだけです")


@pytest.mark.parametrize("name", ["\u0301Ann", "Ann \u0301", "A" + "\u0321" * 5, "Ann\u0488\u0489\u0488\u0489\u20dd"])
def test_marks_stand_on_a_letter_and_not_in_towers(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        tidy(name)

    assert refused.value.text().startswith("In a name, marks stand over or under a letter, at most 4 of them (U+")
    assert "結合文字" in refused.value.text("ja")


@pytest.mark.parametrize(
    "name", ["Zoë", "Nguyễn Thị", "שָׁלוֹם", "สมชาย", "ज्ञानेश", "がぎぐ", "Åsa", "Žižek", "o\u0323\u0302"]
)
def test_letters_with_their_marks_are_names(name: str) -> None:
    assert tidy(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Alice", "Аliсе"),  # three letters of Cyrillic
        ("alice", "ΑLICE"),  # a capital alpha
        ("Alice", "AIice"),  # a capital I
        ("Bob0", "BobO"),
        ("Tom", "Torn"),
        ("ニコ", "二コ"),
        ("夕力", "タカ"),
        ("へい", "ヘい"),
        ("Иван", "Ивaн"),
        ("Ann Lee", "Ann\u00a0Lee"),
    ],
)
def test_names_that_look_alike_share_a_look(name: str, other: str) -> None:
    assert looks(tidy(name)) & looks(tidy(other))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Lia", "Ila"),
        ("Ali", "All"),
        ("Ann", "Anne"),
        ("Jose", "José"),
        ("はな", "ばな"),
        ("ハハ", "パパ"),
        ("一", "二"),
    ],
)
def test_names_that_differ_to_the_eye_do_not(name: str, other: str) -> None:
    assert not looks(tidy(name)) & looks(tidy(other))


def test_whatever_unicode_says_looks_alike_shares_a_look() -> None:
    compared = 0
    for code, model in signs().alike.items():
        # What is composed of a letter and a mark is looked at in its parts.
        if unicodedata.is_normalized("NFD", chr(code)) and skeleton(model) == model and model.isprintable():
            compared += 1
            assert looks(f"a{chr(code)}b") & looks(f"a{model}b"), f"U+{code:04X}"

    assert compared > 5_000


@pytest.mark.parametrize(
    "text", ["hi \u202eereht", "\u2066a\u2069", "\x9b31mred", "\x1b[2J", "bell\x07", "a\u2028b", "\ud800"]
)
def test_what_is_said_neither_turns_nor_steers(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        require_plain(text)

    assert refused.value.text().startswith("This text holds an invisible sign that turns the words of others around")
    assert "制御文字" in refused.value.text("ja")


@pytest.mark.parametrize("text", ["\u200b", " \n ", "\u3164", "\u2800 "])
def test_what_is_said_can_be_read(text: str) -> None:
    with pytest.raises(Malformed, match="nothing to read"):
        require_plain(text)


@pytest.mark.parametrize(
    "text", ["well\nplayed\t!", "👩\u200d🚀 ❤\ufe0f", "شکرا\u200cنه", "שלום \u200f(a)", "葛\U000e0100"]
)
def test_people_may_say_what_they_like_otherwise(text: str) -> None:
    assert require_plain(text) == text


def test_spaces_are_single_and_inside() -> None:
    assert tidy("  Ann　 of  Green ") == "Ann of Green"


@pytest.mark.parametrize("name", ["", "   ", "　", "x" * 41])
def test_names_have_one_to_forty_characters(name: str) -> None:
    with pytest.raises(Malformed):
        tidy(name)


def test_a_name_that_unfolds_too_far_is_no_handle() -> None:
    assert len(folded("ﷺ" * 40)) > 80
    with pytest.raises(Malformed):
        handle_of(tidy("ﷺ" * 40))
