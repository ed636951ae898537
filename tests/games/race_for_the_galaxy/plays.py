"""Tests that play a card name it, so that a card without a test is found by reading the source.

@plays("alien-burial-site")
def test_alien_burial_site_sells_novelty_goods_for_one_card_more() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-burial-site", "spice-world").good("A", "spice-world")

    scene.round(A="trade")

    assert scene.cards_in_hand("A") == 5
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def plays(*ids: str) -> Callable[[Test], Test]:
    """This test uses these cards, and would fail if what it uses of them did nothing."""
    assert ids

    def unchanged(test: Test) -> Test:
        return test

    return unchanged
