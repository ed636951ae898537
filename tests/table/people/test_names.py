"""What people may be called, and which names are the same."""

from __future__ import annotations

import pytest

from tessera.table.names import folded, handle_of, tidy
from tessera.table.troubles import Malformed


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
    ],
)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        tidy(name)

    assert refused.value.text() == (
        "A name holds only characters that can be seen. Leave out line breaks and invisible signs."
    )
    assert refused.value.text("ja").startswith("名前に使えるのは")


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
