"""Phase II, Develop: place a development and pay for it (base game; Card powers: II Develop)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import DEV_DRAWS, DEV_DRAWS_AFTER
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.causes import Part, cards_of, powers_with, tell_draws
from tessera.games.race_for_the_galaxy.rules.gains import earn
from tessera.games.race_for_the_galaxy.rules.payment import (
    DiscardFromTableau,
    PayCards,
    development_price,
    development_ways,
    prices_with_goods,
    saves,
    then_spend_goods,
    way_card,
    way_goods,
    way_notation,
)
from tessera.games.race_for_the_galaxy.rules.phase import BEFORE_DEVELOP, DiscardCards, begin_phase, then_end
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import RobotDevelops
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import DEVELOP, KEY_REBEL
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused, Together

PASS = -1


class Develop(Do[Race]):
    """Start-of-Develop powers, choice, reveal, payment, in this order (RFTG-DEVELOP-06).

    The first or the second Develop phase of a round (RFTG-TWO-02, RFTG-TWO-03).
    """

    __slots__ = ("again",)

    def __init__(self, again: int) -> None:
        self.again = again

    def resolve(self, game: Race) -> None:
        begin_phase(game, DEVELOP, self.again)
        then_end(game, RobotDevelops())
        discards: list[Step] = []
        for seat in game.order:
            empire = game.empires[seat]
            # Draws first, then draw-then-discard, all of them before any discard
            # (RFTG-DEVELOP-07, RFTG-DEVELOP-08, RFTG-DEVELOP-09).
            draw = empire.figures[DEV_DRAWS]
            spare = 0
            for power in empire.develop:
                spec = game.power(power)
                if spec.effect == effects.DEVELOP_DRAW_THEN_DISCARD:
                    draw += spec.draw
                    spare += spec.uses
            drawn = game.draw_cards(seat, draw)
            if game.log is not None:
                tell_draws(game, seat, drawn, _draws_before(game, seat))
            if spare:
                discards.append(DiscardCards(seat, spare, spare, BEFORE_DEVELOP))
        # All choose in secret whether and what to place (RFTG-DEVELOP-01).
        choices: list[Step] = [ChooseDevelopment(seat) for seat in game.order]
        game.then(Together(discards, False), Together(choices, True), RevealDevelopments())


def _draws_before(game: Race, seat: int) -> list[Part]:
    """What is drawn at the start of Develop: through powers that draw, then those that discard as well
    (RFTG-DEVELOP-07, RFTG-DEVELOP-08)."""
    empire = game.empires[seat]
    cards = cards_of(powers_with(game, seat, effects.DEVELOP_DRAW))
    parts = [Part(empire.figures[DEV_DRAWS], "RFTG-DEVELOP-07", cards)]
    for power in empire.develop:
        spec = game.power(power)
        if spec.effect == effects.DEVELOP_DRAW_THEN_DISCARD:
            parts.append(Part(spec.draw, "RFTG-DEVELOP-08", cards_of([power])))
    return parts


class ChooseDevelopment(Ask[Race]):
    """Place a development that can be paid for, or none
    (RFTG-DEVELOP-01, RFTG-DEVELOP-04, RFTG-DEVELOP-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "develop"

    def options(self, game: Race) -> list[int]:
        found = [PASS]
        hand = game.zones[game.hand(self.seat)]
        rest = len(hand) - 1
        cards = game.rulebook.cards
        for piece in hand:
            card = cards[piece]
            if not card.is_world and can_develop(game, self.seat, card, rest):
                found.append(piece)
        return found

    def answer(self, game: Race, choice: int) -> None:
        game.empires[self.seat].placing = choice

    def notation(self, game: Race, choice: int) -> str:
        return "pass" if choice < 0 else f"develop {game.piece_name(choice)}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import develop_objections

        return develop_objections(game, self.seat)


def can_develop(game: Race, seat: int, card: Card, rest: int) -> bool:
    """Whether a development may be placed, with so many other cards in hand."""
    if development_price(game, seat, card) > rest and not development_ways(game, seat, card, rest):
        return False
    return not has_title(game, seat, card)


def has_title(game: Race, seat: int, card: Card) -> bool:
    """Whether the tableau already holds a card of that name (RFTG-DEVELOP-04)."""
    cards = game.rulebook.cards
    for piece in game.zones[game.tableau(seat)]:
        if cards[piece].title == card.title:
            return True
    return False


class RevealDevelopments(Do[Race]):
    """All chosen developments are turned up at once, then paid for, everybody on their own
    (RFTG-DEVELOP-01, RFTG-ROUND-06)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        asks: list[Step] = []
        for seat in game.order:
            piece = game.empires[seat].placing
            if piece != PASS:
                game.move(piece, game.hand(seat), game.tableau(seat))
                game.arrive(seat, piece)
                asks.append(PayDevelopment(seat, piece))
                if game.log is not None:
                    game.say("place", "RFTG-DEVELOP-01", seat, [f"card:{piece}"])
            elif game.log is not None:
                game.say("pass_develop", "RFTG-DEVELOP-01", seat, [])
        game.then(Together(asks, False))


class PayDevelopment(Ask[Race]):
    """How the development is paid for, where there are several ways
    (RFTG-DEVELOP-02, RFTG-DEVELOP-10, RFTG-DEVELOP-13, RFTG-DEVELOP-15)."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def kind(self) -> str:
        return "develop-way"

    def options(self, game: Race) -> list[int]:
        hand = len(game.zones[game.hand(self.seat)])
        return development_ways(game, self.seat, game.card(self.piece), hand)

    def answer(self, game: Race, choice: int) -> None:
        seat = self.seat
        empire = game.empires[seat]
        price = development_cost(game, seat, game.card(self.piece), choice)
        game.then(AfterDevelopment(seat, self.piece))
        save = saves(game, seat, empire.develop, effects.DEVELOP_SAVE_PAYMENT_CARD)
        game.then(PayCards(seat, price, price, save, self.piece))
        then_spend_goods(game, seat, empire.develop, effects.DEVELOP_DISCOUNT_BY_GOOD, way_goods(choice))
        if way_card(choice) != -1:
            game.then(DiscardFromTableau(seat, way_card(choice), self.piece, effects.DEVELOP_DISCOUNT_BY_SELF_DISCARD))

    def notation(self, game: Race, choice: int) -> str:
        return way_notation(game, choice)

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import develop_way_objections

        return develop_way_objections(game, self)


def development_cost(game: Race, seat: int, card: Card, way: int) -> int:
    """How many hand cards a way of paying takes (RFTG-DEVELOP-13, RFTG-DEVELOP-15)."""
    price = development_price(game, seat, card)
    powers = game.empires[seat].develop
    if way_card(way) != -1:
        for power in game.card(way_card(way)).powers:
            if power.effect == effects.DEVELOP_DISCOUNT_BY_SELF_DISCARD:
                price -= power.amount
    return prices_with_goods(game, seat, powers, effects.DEVELOP_DISCOUNT_BY_GOOD, price)[way_goods(way)]


class AfterDevelopment(Do[Race]):
    """A development is paid for: prestige from its symbol, then powers that follow
    (RFTG-DEVELOP-06, RFTG-DEVELOP-11, RFTG-DEVELOP-16, RFTG-ROUND-09)."""

    __slots__ = ("piece", "seat")

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def resolve(self, game: Race) -> None:
        seat = self.seat
        empire = game.empires[seat]
        card = game.card(self.piece)
        # RFTG-PRESTIGE-02
        earn(game, seat, card.prestige, "RFTG-PRESTIGE-02", self.piece)
        drawn = game.draw_cards(seat, empire.figures[DEV_DRAWS_AFTER])
        if game.log is not None:
            cards = cards_of(powers_with(game, seat, effects.DEVELOP_DRAW_AFTER))
            tell_draws(game, seat, drawn, [Part(drawn, "RFTG-DEVELOP-16", cards)])
        for power in empire.develop:
            spec = game.power(power)
            if spec.effect == effects.DEVELOP_PRESTIGE_AFTER and _is_of_class(card, spec.target):
                earn(game, seat, spec.prestige, "RFTG-DEVELOP-11", power // POWER_BITS)


def _is_of_class(card: Card, wanted: int) -> bool:
    """Whether a development is any, one of cost 6 whatever its points, or a Rebel one
    (RFTG-DEVELOP-11, RFTG-DEVELOP-12, RFTG-DEVELOP-17)."""
    if wanted == 1:
        return card.cost == 6
    return wanted == 0 or (card.words & KEY_REBEL) != 0
