"""Draft variant: everybody builds a deck of their own, five cards at a time."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.state import BOX, DECK, Race
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Together

FIVE = 5


def begin_draft(game: Race) -> None:
    """As many full sets of five as all players can draw (RFTG-DRAFT-03, RFTG-DRAFT-07, RFTG-DRAFT-08)."""
    game.draft_sets = len(game.zones[DECK]) // (FIVE * game.seats)
    game.draft_left = True
    game.then(DealSet())


class DealSet(Do[Race]):
    """Five cards each, or in the end what is left, evenly; what cannot be shared goes out of the game unseen.
    Directions alternate (RFTG-DRAFT-03, RFTG-DRAFT-04)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        each = FIVE
        if game.draft_sets == 0:
            each = len(game.zones[DECK]) // game.seats
            while len(game.zones[DECK]) > each * game.seats:
                game.lay_down(DECK, BOX)
        if not each:
            return
        last = game.draft_sets == 0
        game.draft_sets -= 1
        for seat in range(game.seats):
            game.draw_many(DECK, game.pack(seat), each)
        if last:
            game.then(PickCards())
        else:
            game.then(PickCards(), TurnAround(), DealSet())


class TurnAround(Do[Race]):
    """The next set goes round the other way (RFTG-DRAFT-03)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        game.draft_left = not game.draft_left


class PickCards(Do[Race]):
    """All take one card at the same time and pass the rest on, until none is left (RFTG-DRAFT-03)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        if not game.zones[game.pack(0)]:
            return
        asks: list[Step] = [PickCard(seat) for seat in range(game.seats)]
        game.then(Together(asks, True), PassCards(), PickCards())


class PassCards(Do[Race]):
    """The rest of each player's cards goes to a neighbour."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        packs = [game.pack(seat) for seat in range(game.seats)]
        if not game.draft_left:
            packs.reverse()
        game.pass_on(packs)


class PickCard(Ask[Race]):
    """Take one card for the own deck (RFTG-DRAFT-03)."""

    __slots__ = ()

    def kind(self) -> str:
        return "draft"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.pack(self.seat)].copy()

    def answer(self, game: Race, choice: int) -> None:
        seat = self.seat
        game.slip(choice, game.pack(seat), game.deck(seat), 1 << seat)
        if game.log is not None:
            game.say_hidden("draft", "RFTG-DRAFT-03", seat, [], [choice])

    def notation(self, game: Race, choice: int) -> str:
        return f"take {game.piece_name(choice)}"
