"""The ways to place a world: what it costs, what defends it, and which powers change that (Card powers: III Settle)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import (
    PAY_DISCOUNT,
    VERSUS_KIND,
    VERSUS_REBEL,
    WORLD_DISCOUNT,
)
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.military import (
    has_settle_boost,
    military_against,
    own_boost,
    temporary_reserve,
)
from tessera.games.race_for_the_galaxy.rules.payment import (
    CARD,
    CONQUER,
    CONQUER_PEACEFUL,
    PAY,
    PAY_MILITARY,
    add_pay_ways,
    is_there,
    prices_with_goods,
    way_card,
    way_goods,
    way_mode,
)
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import (
    ALIEN,
    ANY,
    KEY_REBEL,
    KINDS,
    PAYS_ALIEN,
    PAYS_REBEL,
    PAYS_UPLIFT,
)


def placeable(game: Race, seat: int, only_conquest: bool, gone: int = -1) -> list[int]:
    """The worlds in hand that can be placed in some way, with a card of the tableau discarded for it beforehand
    (RFTG-SETTLE-02, RFTG-SETTLE-03, RFTG-SETTLE-10, RFTG-SETTLE-11, RFTG-SETTLE-12, RFTG-SETTLE-18, RFTG-SETTLE-22,
    RFTG-PRESTIGE-21, RFTG-KIND-01)."""
    hand = game.zones[game.hand(seat)]
    rest = len(hand) - 1
    cards = game.rulebook.cards
    empire = game.empires[seat]
    figures = empire.figures
    boosted = has_settle_boost(game, seat)
    # What holds for every world is added up once; most worlds are then told by a comparison.
    strength = game.general_military(seat) + empire.temporary + (2 if boosted else 0)
    means = rest + (3 if boosted else 0)
    found: list[int] = []
    for piece in hand:
        card = cards[piece]
        if not card.is_world:
            continue
        good = card.good
        if good == ANY:
            can = False
        elif card.military:
            against = strength + figures[VERSUS_KIND + good]
            if card.words & KEY_REBEL:
                against += figures[VERSUS_REBEL]
            can = against >= card.cost
        else:
            can = not only_conquest and card.cost - figures[WORLD_DISCOUNT + good] <= means
        if can or ((empire.settle or good == ANY) and settle_ways(game, seat, card, rest, only_conquest, gone)):
            found.append(piece)
    return found


def world_price(game: Race, seat: int, card: Card, price: int) -> int:
    """A price after general and kind discounts and a prestige bonus
    (RFTG-SETTLE-02, RFTG-SETTLE-12, RFTG-PRESTIGE-21, RFTG-KIND-01)."""
    figures = game.empires[seat].figures
    if card.good == ANY:
        price -= max(figures[WORLD_DISCOUNT : WORLD_DISCOUNT + len(KINDS)])
    else:
        price -= figures[WORLD_DISCOUNT + card.good]
    if has_settle_boost(game, seat):
        price -= 3
    return price


def settle_ways(game: Race, seat: int, card: Card, hand: int, only_conquest: bool, gone: int = -1) -> list[int]:
    """Every way to place a world with so many hand cards: by payment, by conquest, or as if it were the other sort
    (RFTG-SETTLE-02, RFTG-SETTLE-03, RFTG-SETTLE-13, RFTG-SETTLE-14, RFTG-SETTLE-22, RFTG-SETTLE-23, RFTG-SETTLE-30,
    RFTG-SETTLE-47)."""
    powers = game.empires[seat].settle
    found: list[int] = []
    rebel = (card.words & KEY_REBEL) != 0
    if not card.military:
        if not only_conquest:
            price = world_price(game, seat, card, card.cost)
            add_pay_ways(game, seat, powers, price, hand, PAY, card.good, found)
        for power in powers:
            spec = game.power(power)
            piece = power // POWER_BITS
            conquers = spec.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD
            if conquers and piece != gone and is_there(game, seat, piece):
                # Its defense is the printed cost, lowered even below 0; discounts do not count
                # (RFTG-SETTLE-30, RFTG-SETTLE-31).
                strength = military_against(game, seat, card.good, rebel) + temporary_reserve(game, seat, hand)
                strength -= own_boost(game, seat, piece) + own_boost(game, seat, gone)
                if strength >= card.cost - spec.amount:
                    found.append(CONQUER_PEACEFUL + (piece + 1) * CARD)
        return found
    strength = military_against(game, seat, card.good, rebel)
    if strength < card.cost and powers:
        strength += temporary_reserve(game, seat, hand) - own_boost(game, seat, gone)
    if strength >= card.cost:
        found.append(CONQUER)
    if not only_conquest and powers:
        discount = pay_for_military_discount(game, seat, card)
        if discount >= 0:
            price = world_price(game, seat, card, card.cost - discount)
            add_pay_ways(game, seat, powers, price, hand, PAY_MILITARY, card.good, found)
    return found


def pay_for_military_discount(game: Race, seat: int, card: Card) -> int:
    """How much less than its defense a military world costs: by the best of the powers that allow paying for it, since
    only one is used, and by powers that help any of them; -1 where none allows it
    (RFTG-SETTLE-23, RFTG-SETTLE-24, RFTG-SETTLE-25, RFTG-SETTLE-26, RFTG-SETTLE-28)."""
    best = pay_for_military_power(game, seat, card)
    return -1 if best == -1 else game.power(best).amount + game.empires[seat].figures[PAY_DISCOUNT]


def pay_for_military_power(game: Race, seat: int, card: Card) -> int:
    """The power by which a military world would be paid for: the best one; -1 for none (RFTG-SETTLE-25)."""
    best, most = -1, -1
    for power in game.empires[seat].settle:
        spec = game.power(power)
        if spec.effect == effects.PAY_FOR_MILITARY and spec.amount > most and _may_pay(card, spec.target):
            best, most = power, spec.amount
    return best


def _may_pay(card: Card, wanted: int) -> bool:
    """Whether a power pays for a military world: for Alien ones only through the Alien class (RFTG-SETTLE-26)."""
    return (card.good == ALIEN) == (wanted == PAYS_ALIEN) and is_payable(card, wanted)


def is_payable(card: Card, wanted: int) -> bool:
    """Whether a military world belongs to the class that a power pays for, its kind left aside."""
    if wanted == PAYS_REBEL:
        return (card.words & KEY_REBEL) != 0
    return card.has_symbol if wanted == PAYS_UPLIFT else True


def shortfall(game: Race, seat: int, card: Card, way: int) -> int:
    """How much temporary Military a conquest still needs (RFTG-SETTLE-14, RFTG-SETTLE-30)."""
    defense = card.cost
    if way_mode(way) == CONQUER_PEACEFUL:
        for power in game.card(way_card(way)).powers:
            if power.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD:
                defense -= power.amount
    return defense - military_against(game, seat, card.good, (card.words & KEY_REBEL) != 0)


def settle_cost(game: Race, seat: int, card: Card, way: int) -> int:
    """How many hand cards a way of paying takes: none with a card that settles for free
    (RFTG-SETTLE-02, RFTG-SETTLE-12, RFTG-SETTLE-13)."""
    if way_card(way) != -1:
        return 0
    price = card.cost
    if way_mode(way) == PAY_MILITARY:
        price -= pay_for_military_discount(game, seat, card)
    price = world_price(game, seat, card, price)
    powers = game.empires[seat].settle
    return prices_with_goods(game, seat, powers, effects.SETTLE_DISCOUNT_BY_GOOD, price)[way_goods(way)]
