"""Paying for developments and worlds: the ways to do it, as plans of which a player picks one.

A way is one number: how (PAY, PAY_MILITARY, CONQUER, CONQUER_PEACEFUL), how many goods lower the price, and the card
discarded from the tableau for it, if any. Cards from the hand make up the rest of a price and are picked afterwards.
"""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import DEV_DISCOUNT
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.causes import cards_of, effect_clause, power_clause
from tessera.games.race_for_the_galaxy.rules.kinds import set_kind
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, DEVELOP_ACTION, KINDS
from tessera.kernel.step import Ask, AskSome, Do, Refused

PAY: Final = 0
PAY_MILITARY: Final = 1
CONQUER: Final = 2
CONQUER_PEACEFUL: Final = 3
GOODS: Final = 4
CARD: Final = 16
# A way has room for so many goods.
MOST_GOODS: Final = 3


def way_mode(way: int) -> int:
    """How a card is paid for or conquered."""
    return way % GOODS


def way_goods(way: int) -> int:
    """How many goods lower the price."""
    return way // GOODS % 4


def way_card(way: int) -> int:
    """The card discarded from the tableau for it; -1 for none."""
    return way // CARD - 1


def can_supply(game: Race, seat: int, powers: list[int], without: int) -> bool:
    """Whether each of these powers can have a good of its own, with the good of one world left out (-1 for none). The
    multi-kind world is set to whatever kind is asked for, so its good stands in for any of them
    (RFTG-KIND-01, RFTG-SETTLE-17, RFTG-SETTLE-33)."""
    cards = game.rulebook.cards
    wild = 0
    missing = [0] * len(KINDS)
    for world in game.empires[seat].laden:
        if world == without:
            continue
        if cards[world].good == ANY:
            wild += 1
        else:
            missing[cards[world].good] -= 1
    for power in powers:
        missing[game.power(power).kind] += 1
    return wild >= sum([max(each, 0) for each in missing])


def is_there(game: Race, seat: int, piece: int) -> bool:
    """Whether a card in force still lies in the tableau: only then can it be discarded."""
    return piece in game.zones[game.tableau(seat)]


def good_powers(game: Race, seat: int, powers: list[int], effect: int) -> list[int]:
    """Powers that can still lower a price for a good, each once in a phase and each with a good of its own."""
    empire = game.empires[seat]
    found: list[int] = []
    for power in powers:
        if game.power(power).effect == effect and power not in empire.used and len(found) < MOST_GOODS:
            found.append(power)
            if not can_supply(game, seat, found, -1):
                found.pop()
    return found


def prices_with_goods(game: Race, seat: int, powers: list[int], effect: int, price: int) -> list[int]:
    """The price with 0, 1, 2... goods, as long as each good still lowers it (RFTG-DEVELOP-15, RFTG-SETTLE-33)."""
    prices = [max(price, 0)]
    for power in good_powers(game, seat, powers, effect):
        if price <= 0:
            break
        price -= game.power(power).amount
        prices.append(max(price, 0))
    return prices


def development_price(game: Race, seat: int, card: Card) -> int:
    """What a development costs before anything is discarded for it: discounts and bonuses add up
    (RFTG-DEVELOP-02, RFTG-DEVELOP-03, RFTG-TWO-02, RFTG-TWO-03, RFTG-PRESTIGE-20)."""
    empire = game.empires[seat]
    price = card.cost - empire.figures[DEV_DISCOUNT]
    if empire.picked >> DEVELOP_ACTION & 1 and empire.count % 16 > game.again:
        price -= 3 if empire.boost == DEVELOP_ACTION and empire.boost_at == game.again else 1
    return price


def development_ways(game: Race, seat: int, card: Card, hand: int) -> list[int]:
    """Every way to pay for a development with so many hand cards; nothing is overpaid
    (RFTG-DEVELOP-05, RFTG-DEVELOP-13, RFTG-DEVELOP-14, RFTG-DEVELOP-15)."""
    price = development_price(game, seat, card)
    powers = game.empires[seat].develop
    found: list[int] = []
    _with_goods(game, seat, powers, effects.DEVELOP_DISCOUNT_BY_GOOD, price, hand, PAY, found)
    if price > 0:
        for power in powers:
            spec = game.power(power)
            piece = power // POWER_BITS
            if spec.effect == effects.DEVELOP_DISCOUNT_BY_SELF_DISCARD and is_there(game, seat, piece):
                way = PAY + (piece + 1) * CARD
                lower = price - spec.amount
                _with_goods(game, seat, powers, effects.DEVELOP_DISCOUNT_BY_GOOD, lower, hand, way, found)
    return found


def _with_goods(
    game: Race, seat: int, powers: list[int], effect: int, price: int, hand: int, way: int, found: list[int]
) -> None:
    """Add a way with as many goods as make a difference, where the hand can pay the rest."""
    prices = prices_with_goods(game, seat, powers, effect, price)
    for goods in range(len(prices)):
        if prices[goods] <= hand:
            found.append(way + goods * GOODS)


def add_pay_ways(
    game: Race, seat: int, powers: list[int], price: int, hand: int, mode: int, kind: int, found: list[int]
) -> None:
    """Ways to pay for a world: cards, goods, or a card that settles for free, which one may want to be rid of even
    where nothing is to be paid (RFTG-SETTLE-13, RFTG-SETTLE-33)."""
    _with_goods(game, seat, powers, effects.SETTLE_DISCOUNT_BY_GOOD, price, hand, mode, found)
    for power in powers:
        spec = game.power(power)
        piece = power // POWER_BITS
        if spec.effect == effects.SETTLE_FREE_BY_SELF_DISCARD and spec.kind != kind and is_there(game, seat, piece):
            found.append(mode + (piece + 1) * CARD)


def then_spend_goods(game: Race, seat: int, powers: list[int], effect: int, goods: int) -> None:
    """The goods of a way of paying are chosen and discarded next (RFTG-DEVELOP-15, RFTG-SETTLE-33)."""
    helping = good_powers(game, seat, powers, effect)[:goods]
    if helping:
        game.then(SpendGood(seat, helping))


class SpendGood(Ask[Race]):
    """Which good is discarded to lower a price: for the one card being paid for. The powers that come after this one
    must still find theirs (RFTG-DEVELOP-15, RFTG-SETTLE-33, RFTG-SETTLE-34)."""

    __slots__ = ("powers",)

    def __init__(self, seat: int, powers: list[int]) -> None:
        super().__init__(seat)
        self.powers = powers

    def kind(self) -> str:
        return "spend-good"

    def options(self, game: Race) -> list[int]:
        fitting = goods_of(game, self.seat, game.power(self.powers[0]).kind)
        rest = self.powers[1:]
        return [world for world in fitting if can_supply(game, self.seat, rest, world)] if rest else fitting

    def answer(self, game: Race, choice: int) -> None:
        power = self.powers[0]
        game.empires[self.seat].used.append(power)
        spend_as(game, self.seat, choice, power)
        if len(self.powers) > 1:
            game.then(SpendGood(self.seat, self.powers[1:]))

    def notation(self, game: Race, choice: int) -> str:
        return f"good {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.powers[0] // POWER_BITS}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import spend_good_objections

        return spend_good_objections(game, self)


def goods_of(game: Race, seat: int, kind: int) -> list[int]:
    """The worlds whose goods can be discarded as goods of a kind (RFTG-SETTLE-33, RFTG-KIND-01)."""
    cards = game.rulebook.cards
    return [world for world in game.empires[seat].laden if cards[world].good in (kind, ANY)]


def spend_as(game: Race, seat: int, world: int, power: int) -> None:
    """Discard a good for a power, as one of the kind that it asks for: the multi-kind world is of that kind then
    (RFTG-DEVELOP-15, RFTG-SETTLE-17, RFTG-SETTLE-33, RFTG-KIND-01)."""
    spec = game.power(power)
    if spec.kind != game.kind_of(seat, world):
        set_kind(game, seat, spec.kind)
    game.spend_good(seat, world)
    if game.log is not None:
        game.say("spend_good", power_clause(spec), seat, [f"card:{world}", *cards_of([power])])


class PayCards(AskSome[Race]):
    """Which hand cards pay the price (RFTG-DEVELOP-02, RFTG-SETTLE-02); one of them may be saved
    (RFTG-DEVELOP-10, RFTG-SETTLE-35)."""

    __slots__ = ("piece", "save")

    def __init__(self, seat: int, least: int, most: int, save: int, piece: int) -> None:
        super().__init__(seat, least, most)
        # How many of the cards are put under a world instead of being discarded; and what is paid for.
        self.save = save
        self.piece = piece

    def kind(self) -> str:
        return "pay"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        seat = self.seat
        hand = game.hand(seat)
        if self.save:
            for piece in choices:
                game.hide(seat, piece, hand, game.drawn(seat))
            save = min(self.save, len(choices))
            game.then(SaveCards(seat, save, save, game.card(self.piece).is_world))
        else:
            for piece in choices:
                game.discard(seat, piece, hand)
        if game.log is not None and choices:
            clause = "RFTG-SETTLE-02" if game.card(self.piece).is_world else "RFTG-DEVELOP-02"
            game.say_hidden("pay", clause, seat, [str(len(choices)), f"card:{self.piece}"], choices)

    def notation(self, game: Race, choice: int) -> str:
        return f"pay {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [str(self.least), f"card:{self.piece}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import pay_objections

        return pay_objections(game, self)


class SaveCards(AskSome[Race]):
    """Which of the paid cards is put face down under the world that saves it (RFTG-DEVELOP-10, RFTG-SETTLE-35)."""

    __slots__ = ("for_world",)

    def __init__(self, seat: int, least: int, most: int, for_world: bool) -> None:
        super().__init__(seat, least, most)
        # Whether a world was paid for, or a development.
        self.for_world = for_world

    def kind(self) -> str:
        return "save"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.drawn(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        seat = self.seat
        drawn = game.drawn(seat)
        for piece in choices:
            game.slip(piece, drawn, game.saved(seat), 1 << seat)
        for piece in game.zones[drawn].copy():
            game.discard(seat, piece, drawn)
        if game.log is not None and choices:
            clause = "RFTG-SETTLE-35" if self.for_world else "RFTG-DEVELOP-10"
            game.say_hidden("save", clause, seat, [str(len(choices)), saving_world(game, seat)], choices)

    def notation(self, game: Race, choice: int) -> str:
        return f"save {game.piece_name(choice)}"


def saving_world(game: Race, seat: int) -> str:
    """The world of a seat under which cards are saved, as a word of an event (RFTG-SETUP-11, RFTG-DEVELOP-10)."""
    saving = [piece for piece in game.zones[game.tableau(seat)] if game.card(piece).saves]
    return f"card:{saving[0]}"


class DiscardFromTableau(Do[Race]):
    """A card is discarded from the tableau for one of its powers, and for the card that this helps to place
    (RFTG-SETTLE-47)."""

    __slots__ = ("effect", "piece", "placed", "seat")

    def __init__(self, seat: int, piece: int, placed: int, effect: int) -> None:
        self.seat = seat
        self.piece = piece
        self.placed = placed
        self.effect = effect

    def resolve(self, game: Race) -> None:
        discard_from_tableau(game, self.seat, self.piece, self.placed, effect_clause(self.effect))


def discard_from_tableau(game: Race, seat: int, piece: int, wanted: int, clause: str) -> None:
    """A card leaves the tableau for the discard pile, for a card that is wanted (RFTG-DRAFT-11)."""
    if game.log is not None:
        game.say("discard_card", clause, seat, [f"card:{piece}", f"card:{wanted}"])
    game.leave(seat, piece, game.pile(seat))


def saves(game: Race, seat: int, powers: list[int], effect: int) -> int:
    """How many cards of a payment are saved
    (RFTG-DEVELOP-02, RFTG-DEVELOP-10, RFTG-SETTLE-02, RFTG-SETTLE-35)."""
    for power in powers:
        if game.power(power).effect == effect and is_there(game, seat, power // POWER_BITS):
            return game.power(power).cards
    return 0


def way_notation(game: Race, way: int) -> str:
    """A way as text: "pay", "conquer", "pay goods 1", "pay with colony-ship"."""
    words = [("pay", "pay-military", "conquer", "conquer-peaceful")[way_mode(way)]]
    if way_goods(way):
        words.append(f"goods {way_goods(way)}")
    if way_card(way) >= 0:
        words.append(f"with {game.piece_name(way_card(way))}")
    return " ".join(words)
