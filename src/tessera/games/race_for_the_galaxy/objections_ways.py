"""Why a development or a world may not be paid for or conquered in a certain way."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objector import Objector, military_words
from tessera.games.race_for_the_galaxy.rules.develop import PayDevelopment
from tessera.games.race_for_the_galaxy.rules.payment import (
    CARD,
    CONQUER_PEACEFUL,
    GOODS,
    MOST_GOODS,
    PAY,
    PAY_MILITARY,
    development_price,
    good_powers,
    is_there,
    prices_with_goods,
    way_notation,
)
from tessera.games.race_for_the_galaxy.rules.settle import PayWorld
from tessera.games.race_for_the_galaxy.rules.settle_ways import pay_for_military_discount, world_price
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.kernel.step import Refused


def develop_way_objections(game: Race, ask: PayDevelopment) -> list[Refused]:
    """Ways to pay for a development that do not help, or pay too much."""
    seat = ask.seat
    objector = Objector(game, seat, ask)
    price = development_price(game, seat, game.card(ask.piece))
    _with_goods(objector, PAY, price, effects.DEVELOP_DISCOUNT_BY_GOOD)
    for power in game.empires[seat].develop:
        spec, helper = game.power(power), power // POWER_BITS
        if spec.effect != effects.DEVELOP_DISCOUNT_BY_SELF_DISCARD or not is_there(game, seat, helper):
            continue
        # There are several ways, so there is something to pay.
        way = PAY + (helper + 1) * CARD
        _with_goods(objector, way, price - spec.amount, effects.DEVELOP_DISCOUNT_BY_GOOD)
    return objector.refused


def settle_way_objections(game: Race, ask: PayWorld) -> list[Refused]:
    """Ways to pay for or conquer a world that are not open."""
    seat, piece = ask.seat, ask.piece
    card = game.card(piece)
    objector = Objector(game, seat, ask)
    words = {"card": f"card:{piece}"}
    if card.military:
        if objector.is_open("conquer"):
            told = military_words(game, seat, piece, card.cost)
            objector.no("conquer", "RFTG-SETTLE-03", "weak", "other_way", told)
        objector.no("pay", "RFTG-SETTLE-03", "pay_military_world", "other_way", words)
        # There are several ways, so one of them is to pay (RFTG-SETTLE-23).
        discount = pay_for_military_discount(game, seat, card)
        _pay_ways(objector, PAY_MILITARY, piece, world_price(game, seat, card, card.cost - discount))
        return objector.refused
    objector.no("conquer", "RFTG-SETTLE-02", "conquer_peaceful_world", "other_way", words)
    for power in game.empires[seat].settle:
        spec, helper = game.power(power), power // POWER_BITS
        id = way_notation(game, CONQUER_PEACEFUL + (helper + 1) * CARD)
        conquers = spec.effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD and is_there(game, seat, helper)
        if conquers and objector.is_open(id):
            told = military_words(game, seat, piece, card.cost - spec.amount)
            objector.no(id, "RFTG-SETTLE-30", "weak_peaceful", "other_way", told)
    if ask.only_conquest:
        objector.no("pay", "RFTG-SETTLE-22", "extra_not_paid", "other_way", words)
    else:
        _pay_ways(objector, PAY, piece, world_price(game, seat, card, card.cost))
    return objector.refused


def _pay_ways(objector: Objector, mode: int, piece: int, price: int) -> None:
    """Cards, goods, or a card that settles for free (RFTG-SETTLE-13, RFTG-SETTLE-33)."""
    game, seat = objector.game, objector.seat
    _with_goods(objector, mode, price, effects.SETTLE_DISCOUNT_BY_GOOD)
    for power in game.empires[seat].settle:
        spec, helper = game.power(power), power // POWER_BITS
        id = way_notation(game, mode + (helper + 1) * CARD)
        if spec.effect != effects.SETTLE_FREE_BY_SELF_DISCARD or not is_there(game, seat, helper):
            continue
        if objector.is_open(id):
            # Only the kind that it never settles keeps it from it.
            words = {"card": f"card:{helper}", "world": f"card:{piece}", "kind": f"sort:{spec.kind}"}
            objector.no(id, "RFTG-SETTLE-13", "not_free", "other_way", words)


def _with_goods(objector: Objector, way: int, price: int, effect: int) -> None:
    """A way with 0, 1, 2... goods: too dear, more goods than fit, or more than the price asks for
    (RFTG-DEVELOP-05, RFTG-DEVELOP-15, RFTG-SETTLE-33)."""
    game, seat = objector.game, objector.seat
    develops = effect == effects.DEVELOP_DISCOUNT_BY_GOOD
    powers = game.empires[seat].develop if develops else game.empires[seat].settle
    prices = prices_with_goods(game, seat, powers, effect, price)
    helping = len(good_powers(game, seat, powers, effect))
    hand = len(game.zones[game.hand(seat)])
    printed = sum(1 for power in powers if game.power(power).effect == effect)
    for goods in range(min(printed, MOST_GOODS) + 1):
        id = way_notation(game, way + goods * GOODS)
        if not objector.is_open(id):
            continue
        if goods > helping:
            clause = "RFTG-DEVELOP-15" if develops else "RFTG-SETTLE-33"
            objector.no(id, clause, "few_goods", "other_way", {"have": str(helping)}, goods)
        elif goods >= len(prices):
            # A good too many (RFTG-DEVELOP-05).
            objector.no(id, "RFTG-DEVELOP-05", "overpaid_good", "other_way", {}, goods)
        else:
            clause = "RFTG-DEVELOP-05" if develops else "RFTG-SETTLE-02"
            words = {"have": str(hand), "missing": str(prices[goods] - hand)}
            objector.no(id, clause, "way_dear", "other_way", words, prices[goods])
