"""Cards that leave a hand: as a payment, by an effect, or for the hand limit. Their owner chooses which."""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.rules.causes import came_from
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.step import AskSome

# Why cards are discarded, and the kind of question that is asked for it.
AS_PAYMENT: Final = 0
BY_EFFECT: Final = 1
TO_THE_LIMIT: Final = 2
KINDS: Final = ("pay-cards", "discard", "hand-limit")
_CLAUSES: Final = ("AL-ICON-06", "AL-ICON-06", "AL-HAND-01")


class DiscardCards(AskSome[Atlas]):
    """Which cards of your hand do you discard? (AL-ICON-06, AL-HAND-01)"""

    __slots__ = ("reason",)

    def __init__(self, seat: int, least: int, most: int, reason: int) -> None:
        super().__init__(seat, least, most)
        self.reason = reason

    def kind(self) -> str:
        return KINDS[self.reason]

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.hand(self.seat)])

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        if game.log is not None and choices:
            words = [f"card:{card}" for card in choices]
            words += ["from:limit"] if self.reason == TO_THE_LIMIT else came_from(game)
            game.say("discards", _CLAUSES[self.reason], self.seat, words)
        discard(game, self.seat, choices)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"discard {game.rulebook.cards[choice].id}"


def discard(game: Atlas, seat: int, cards: list[int]) -> None:
    """Cards leave a hand face up, to their trees' piles or out of the game (AL-HAND-02, AL-CARD-04)."""
    hand = game.hand(seat)
    for card in cards:
        game.move(card, hand, game.pile(card))
