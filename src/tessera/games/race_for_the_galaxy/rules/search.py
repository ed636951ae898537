"""Search: once per game, look through the draw pile for a card of a category (Search)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.gambling import take_shown
from tessera.games.race_for_the_galaxy.state import ASIDE, Race
from tessera.kernel.step import Ask, Do, Refused

TAKE = 1
GO_ON = 0
NO_MATCH = 2


class Search(Ask[Race]):
    """The searcher names a category, after all earlier searches are over
    (RFTG-SEARCH-03, RFTG-SEARCH-04, RFTG-SEARCH-05, RFTG-SEARCH-17)."""

    __slots__ = ()

    def kind(self) -> str:
        return "search-category"

    def options(self, game: Race) -> list[int]:
        return [
            place
            for place, category in enumerate(game.rulebook.categories)
            if game.rulebook.takeovers or not category.needs_takeovers
        ]

    def answer(self, game: Race, choice: int) -> None:
        game.category = choice
        game.declined = False
        game.reshuffled = False
        if game.log is not None:
            game.say("search", "RFTG-SEARCH-04", self.seat, [f"category:{choice}"])
        game.then(SearchOn(self.seat))

    def notation(self, game: Race, choice: int) -> str:
        return f"search {game.rulebook.categories[choice].id}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import category_objections

        return category_objections(game, self)


class SearchOn(Do[Race]):
    """Cards are shown one by one and set aside until one fits; a second pile is made once, from the discards alone
    (RFTG-SEARCH-04, RFTG-SEARCH-05, RFTG-SEARCH-06, RFTG-SEARCH-07, RFTG-SEARCH-08, RFTG-SEARCH-13)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Race) -> None:
        seat = self.seat
        category = game.rulebook.categories[game.category]
        deck = game.deck(seat)
        while True:
            if not game.zones[deck]:
                if game.reshuffled or not game.zones[game.pile(seat)]:
                    _fail(game, seat)
                    return
                game.gather(game.pile(seat), deck)
                game.reshuffled = True
            piece = game.draw(deck, ASIDE)
            if piece in category.fits:
                if game.declined:
                    # The second one must be taken (RFTG-SEARCH-05).
                    _take(game, seat, piece)
                else:
                    game.then(TakeMatch(seat, piece))
                return
            if piece in category.may_fit:
                game.then(MayFit(seat, piece))
                return


class TakeMatch(Ask[Race]):
    """Take the first card that fits, or go on and take the second (RFTG-SEARCH-05, RFTG-SEARCH-08)."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def kind(self) -> str:
        return "search-match"

    def options(self, game: Race) -> list[int]:
        return [TAKE, GO_ON]

    def answer(self, game: Race, choice: int) -> None:
        if choice == TAKE:
            _take(game, self.seat, self.piece)
        else:
            game.declined = True
            if game.log is not None:
                game.say("search_on", "RFTG-SEARCH-05", self.seat, [f"card:{self.piece}"])
            game.then(SearchOn(self.seat))

    def notation(self, game: Race, choice: int) -> str:
        return f"take {game.piece_name(self.piece)}" if choice == TAKE else "go-on"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import match_objections

        return match_objections(game, self)


class MayFit(Ask[Race]):
    """The searcher decides whether the multi-kind world fits; if not, it was no match at all
    (RFTG-SEARCH-13, RFTG-SEARCH-14)."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def kind(self) -> str:
        return "search-may-fit"

    def options(self, game: Race) -> list[int]:
        # As a second match it would have to be taken; as a first one it may still be declined.
        return [TAKE, NO_MATCH] if game.declined else [TAKE, GO_ON, NO_MATCH]

    def answer(self, game: Race, choice: int) -> None:
        if choice == TAKE:
            _take(game, self.seat, self.piece)
            return
        if choice == GO_ON:
            game.declined = True
            if game.log is not None:
                game.say("search_on", "RFTG-SEARCH-05", self.seat, [f"card:{self.piece}"])
        game.then(SearchOn(self.seat))

    def notation(self, game: Race, choice: int) -> str:
        if choice == TAKE:
            return f"take {game.piece_name(self.piece)}"
        return "go-on" if choice == GO_ON else "no-match"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import may_fit_objections

        return may_fit_objections(game, self)


def _take(game: Race, seat: int, piece: int) -> None:
    """The search succeeded: the card is taken, the prestige/search card leaves the game (RFTG-SEARCH-09)."""
    take_shown(game, seat, piece)
    game.empires[seat].has_card = False
    if game.log is not None:
        game.say("search_found", "RFTG-SEARCH-09", seat, [f"card:{piece}"])
    _put_away(game, seat)


def _fail(game: Race, seat: int) -> None:
    """Nothing found: the action is spent, the prestige/search card is kept (RFTG-SEARCH-07, RFTG-SEARCH-08)."""
    if game.log is not None:
        game.say("search_failed", "RFTG-SEARCH-07", seat, [])
    _put_away(game, seat)


def _put_away(game: Race, seat: int) -> None:
    """Whatever was set aside is discarded face down (RFTG-SEARCH-09)."""
    shown = game.zones[ASIDE].copy()
    if game.log is not None and shown:
        game.say("search_shown", "RFTG-SEARCH-09", seat, [f"card:{piece}" for piece in shown])
    for piece in shown:
        game.move(piece, ASIDE, game.pile(seat))
    game.category = -1
