"""Why a card of the hand may not be placed: in Develop, in Settle, or as a further world."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objector import Objector, military_words
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.develop import (
    ChooseDevelopment,
    development_cost,
    has_title,
)
from tessera.games.race_for_the_galaxy.rules.payment import (
    PAY,
    PAY_MILITARY,
    PayCards,
    development_ways,
    is_there,
    way_mode,
)
from tessera.games.race_for_the_galaxy.rules.settle import ChooseWorld
from tessera.games.race_for_the_galaxy.rules.settle_ways import (
    is_payable,
    pay_for_military_discount,
    settle_cost,
    settle_ways,
)
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ALIEN, DEVELOP, PAYABLE_CLASSES
from tessera.kernel.step import Refused

# More hand cards than anything costs: with so many every way of paying is open.
_RICH = 99


def develop_objections(game: Race, seat: int) -> list[Refused]:
    """Every card of the hand that cannot be developed now."""
    objector = Objector(game, seat, ChooseDevelopment(seat))
    for piece in sorted(game.zones[game.hand(seat)]):
        id = f"develop {game.piece_name(piece)}"
        if not objector.is_open(id):
            continue
        card, words = game.card(piece), {"card": f"card:{piece}"}
        if card.is_world:
            objector.no(id, "RFTG-DEVELOP-01", "world_in_develop", "settle_it", words)
        elif has_title(game, seat, card):
            objector.no(id, "RFTG-DEVELOP-04", "title_twice", "other_development", words)
        else:
            too_dear(objector, id, "RFTG-DEVELOP-05", piece, cheapest_development(game, seat, card))
    return objector.refused


def settle_objections(game: Race, seat: int) -> list[Refused]:
    """Every card of the hand that cannot be settled now."""
    objector = Objector(game, seat, ChooseWorld(seat))
    for piece in sorted(game.zones[game.hand(seat)]):
        id = f"settle {game.piece_name(piece)}"
        if objector.is_open(id):
            if game.card(piece).is_world:
                world_objection(objector, id, piece, only_conquest=False)
            else:
                objector.no(id, "RFTG-SETTLE-01", "development_in_settle", "develop_it", {"card": f"card:{piece}"})
    return objector.refused


# Prices


def cheapest_development(game: Race, seat: int, card: Card) -> int:
    """What a development costs at least, with everything that lowers its price."""
    ways = development_ways(game, seat, card, _RICH)
    return min(development_cost(game, seat, card, way) for way in ways)


def cheapest_world(game: Race, seat: int, card: Card) -> int:
    """What a world costs at least if it is paid for; -1 if that is not allowed."""
    costs = [
        settle_cost(game, seat, card, way)
        for way in settle_ways(game, seat, card, _RICH, False)
        if way_mode(way) in (PAY, PAY_MILITARY)
    ]
    return min(costs) if costs else -1


def price_words(game: Race, seat: int, piece: int, price: int) -> dict[str, str]:
    """A price that the other cards of the hand do not reach."""
    have = len(game.zones[game.hand(seat)]) - 1
    return {"card": f"card:{piece}", "price": str(price), "have": str(have), "missing": str(price - have)}


def too_dear(objector: Objector, id: str, clause: str, piece: int, price: int) -> None:
    """A price after all discounts that cannot be paid."""
    words = price_words(objector.game, objector.seat, piece, price)
    assert int(words["missing"]) > 0, f"{id} can be paid for"
    objector.no(id, clause, "dear", "save_up", words, price)


# Worlds


def world_objection(objector: Objector, id: str, piece: int, only_conquest: bool) -> None:
    """Why a world of the hand can neither be paid for nor conquered."""
    game, seat = objector.game, objector.seat
    card = game.card(piece)
    if card.military:
        _military_world(objector, id, piece, only_conquest)
        return
    defenses = [
        card.cost - game.power(power).amount
        for power in game.empires[seat].settle
        if game.power(power).effect == effects.CONQUER_NON_MILITARY_BY_SELF_DISCARD
        and is_there(game, seat, power // POWER_BITS)
    ]
    if only_conquest and not defenses:
        objector.no(id, "RFTG-SETTLE-22", "extra_peaceful", "extra_military", {"card": f"card:{piece}"})
    elif only_conquest:
        words = military_words(game, seat, piece, min(defenses))
        objector.no(id, "RFTG-SETTLE-30", "weak_peaceful", "gain_military", words)
    elif defenses:
        price = cheapest_world(game, seat, card)
        words = price_words(game, seat, piece, price) | military_words(game, seat, piece, min(defenses))
        objector.no(id, "RFTG-SETTLE-30", "dear_and_weak", "cards_or_military", words, price)
    else:
        too_dear(objector, id, "RFTG-SETTLE-02", piece, cheapest_world(game, seat, card))


def _military_world(objector: Objector, id: str, piece: int, only_conquest: bool) -> None:
    """A defense that is not reached, and why paying is no way (RFTG-SETTLE-23, RFTG-SETTLE-24, RFTG-SETTLE-26)."""
    game, seat = objector.game, objector.seat
    card = game.card(piece)
    words = military_words(game, seat, piece, card.cost)
    payers = [power for power in game.empires[seat].settle if game.power(power).effect == effects.PAY_FOR_MILITARY]
    if only_conquest or not payers:
        objector.no(id, "RFTG-SETTLE-03", "weak", "gain_military", words)
    elif pay_for_military_discount(game, seat, card) >= 0:
        price = cheapest_world(game, seat, card)
        words = price_words(game, seat, piece, price) | words
        objector.no(id, "RFTG-SETTLE-23", "weak_and_dear", "cards_or_military", words, price)
    else:
        # Powers for Alien worlds are not among them: those would pay.
        if card.good == ALIEN and all(is_payable(card, game.power(payer).target) for payer in payers):
            words["cards"] = "cards:" + " ".join(str(payer // POWER_BITS) for payer in payers)
            objector.no(id, "RFTG-SETTLE-26", "weak_alien", "gain_military", words, len(payers))
        else:
            told = [f"{payer // POWER_BITS}:{PAYABLE_CLASSES[game.power(payer).target]}" for payer in payers]
            words["payers"] = "payers:" + " ".join(told)
            objector.no(id, "RFTG-SETTLE-24", "weak_class", "gain_military", words)


# Payment


def pay_objections(game: Race, ask: PayCards) -> list[Refused]:
    """A card never pays for itself (RFTG-DEVELOP-02, RFTG-SETTLE-02)."""
    objector = Objector(game, ask.seat, ask)
    placed = game.empires[ask.seat].fresh
    if placed:
        clause = "RFTG-DEVELOP-02" if game.phase == DEVELOP else "RFTG-SETTLE-02"
        words = {"card": f"card:{placed[-1]}"}
        objector.no(f"pay {game.piece_name(placed[-1])}", clause, "pays_itself", "pay_from_hand", words, ask.least)
    return objector.refused
