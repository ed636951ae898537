"""Phase V, Produce: draws that depend on nothing produced, and what the log says they come from."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-PRODUCE-24")
@for_each(("cards", "drawn"), [("merchant-guild", 2), ("merchant-guild rebel-underground", 3), ("old-earth", 0)])
def test_cards_are_drawn_whatever_was_produced(cards: str, drawn: int) -> None:
    scene = Scene().tableau("A", *cards.split())

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == drawn
