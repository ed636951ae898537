"""Options of Atlas Lost that cannot be, told in both languages."""

from __future__ import annotations

import pytest

import tessera
from tessera.games.atlas_lost.options import chosen_trees
from tessera.kernel.chance import Chance
from tests.rows import for_each


@for_each(
    ("options", "english", "japanese"),
    [
        (
            {"trees": "science,economy"},
            (
                "A game uses 3 different Tech Trees, not 2. "
                "Name three, a recommended set (exam, exeuro, exasia) or random."
            ),
            (
                "ゲームには異なるテックツリーを3種使います（いまは2種）。"
                "3つの名前、推奨の組み合わせ（exam、exeuro、exasia）、またはrandomを指定してください。"
            ),
        ),
        (
            {"first": "C"},
            "Seat C cannot go first: there are only 2 seats. Name one that is there.",
            "席Cから始めることはできません（席は2つです）。このゲームにある席を指定してください。",
        ),
        (
            {"turn_limit": "-1"},
            "A turn limit is a number from 0 on. 0 means that there is none.",
            "手番の上限は0以上の数です。0なら制限なしになります。",
        ),
    ],
)
def test_an_option_that_cannot_be(options: dict[str, str], english: str, japanese: str) -> None:
    with pytest.raises(tessera.SetupError) as problem:
        tessera.start("atlas-lost", 2, 7, dict(options))

    assert str(problem.value) == english
    assert problem.value.text("ja") == japanese


def test_an_unknown_tree() -> None:
    with pytest.raises(tessera.SetupError) as problem:
        chosen_trees(["science", "economy", "cultur"], Chance(1, 0))

    assert str(problem.value) == 'There is no Tech Tree "cultur". Did you mean "culture"?'
    assert problem.value.text("ja") == "「cultur」というテックツリーはありません。「culture」のことですか。"
