"""Why a good may not be sold, a Consume power not be used, or the phase not be ended (IV Consume)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objections_kinds import kind_objections
from tessera.games.race_for_the_galaxy.objector import Objector
from tessera.games.race_for_the_galaxy.rules.consume import (
    PRESTIGE_DISCARDS,
    SellGood,
    UsePower,
    power_notation,
    takes_goods,
)
from tessera.games.race_for_the_galaxy.rules.consumption import (
    ConsumeGoods,
    ConsumeKind,
    SellByPower,
    fitting,
    kinds_held,
)
from tessera.games.race_for_the_galaxy.rules.payment import SpendGood, goods_of
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import DEVELOP, NO_GOODS, TRADE_ACTION
from tessera.kernel.step import Refused

# Selling


def trade_objections(game: Race, ask: SellGood) -> list[Refused]:
    """Goods that the Trade bonus cannot sell, worlds without one, and not selling at all
    (RFTG-TRADE-01, RFTG-TRADE-06)."""
    objector = Objector(game, ask.seat, ask)
    empire = game.empires[ask.seat]
    for world in game.zones[game.tableau(ask.seat)]:
        id = f"sell {game.piece_name(world)}"
        if game.card(world).world == NO_GOODS or not objector.is_open(id):
            continue
        if world in empire.laden:
            objector.no(id, "RFTG-TRADE-06", "not_for_sale", "sell_other", {"card": f"card:{world}"})
        else:
            objector.no(id, "RFTG-TRADE-01", "no_good_there", "sell_other", {"card": f"card:{world}"})
    objector.no("done", "RFTG-TRADE-01", "must_sell", "sell_one")
    return objector.refused


def sell_objections(game: Race, ask: SellByPower) -> list[Refused]:
    """Worlds without a good to sell (RFTG-TRADE-08)."""
    objector = Objector(game, ask.seat, ask)
    _empty_worlds(objector, "sell", "RFTG-TRADE-08", "sell_other")
    return objector.refused


def _empty_worlds(objector: Objector, verb: str, clause: str, instead: str) -> None:
    game = objector.game
    for world in game.zones[game.tableau(objector.seat)]:
        id = f"{verb} {game.piece_name(world)}"
        if game.card(world).world != NO_GOODS and objector.is_open(id):
            objector.no(id, clause, "no_good_there", instead, {"card": f"card:{world}"})


# Consume powers


def consume_objections(game: Race, ask: UsePower) -> list[Refused]:
    """Powers that cannot be used now, and an end while goods must be consumed (RFTG-CONSUME-01, RFTG-CONSUME-02)."""
    seat = ask.seat
    empire = game.empires[seat]
    objector = Objector(game, seat, ask)
    must: list[str] = []
    for power in empire.consume:
        id = power_notation(game, power)
        piece = str(power // POWER_BITS)
        if objector.is_open(id):
            _power_objection(objector, id, power)
        elif takes_goods(game.power(power).effect) and piece not in must:
            must.append(piece)
    if objector.is_open("done"):
        words = {"cards": "cards:" + " ".join(must)}
        objector.no("done", "RFTG-CONSUME-02", "must_consume", "consume_first", words, len(must))
    if empire.boost == TRADE_ACTION and objector.is_open("use prestige"):
        if PRESTIGE_DISCARDS in empire.used:
            objector.no("use prestige", "RFTG-PRESTIGE-23", "discards_used", "other_power")
        else:
            objector.no("use prestige", "RFTG-PRESTIGE-23", "no_hand", "other_power")
    kind_objections(objector)
    return objector.refused


def _power_objection(objector: Objector, id: str, power: int) -> None:
    """Why one Consume power cannot be used: done, by itself already, or without what it needs."""
    game, seat = objector.game, objector.seat
    empire = game.empires[seat]
    spec, source = game.power(power), power // POWER_BITS
    effect = spec.effect
    words = {"card": f"card:{source}"}
    hand = len(game.zones[game.hand(seat)])
    if effect in (effects.CONSUME_DRAW, effects.CONSUME_GAIN_VP):
        clause = "RFTG-CONSUME-14" if effect == effects.CONSUME_DRAW else "RFTG-CONSUME-20"
        objector.no(id, clause, "used_at_once", "other_power", words)
    elif power in empire.used:
        objector.no(id, "RFTG-CONSUME-01", "power_used", "other_power", words)
    elif effect == effects.CONSUME_GOODS:
        words["needs"] = f"goods:{spec.per_use} {spec.kind}"
        words["have"] = str(fitting(game, seat, spec.kind))
        clause = "RFTG-CONSUME-11" if spec.per_use > 1 else "RFTG-CONSUME-02"
        objector.no(id, clause, "goods_short", "other_power", words)
    elif effect == effects.CONSUME_THIS_WORLD_GOOD:
        objector.no(id, "RFTG-CONSUME-18", "no_good_there", "other_power", words)
    elif effect == effects.CONSUME_DIFFERENT_KINDS:
        words["have"] = str(kinds_held(game, seat))
        objector.no(id, "RFTG-CONSUME-12", "kinds_short", "other_power", words, spec.uses)
    elif takes_goods(effect):
        objector.no(id, "RFTG-CONSUME-02", "no_goods", "other_power", words)
    elif effect == effects.CONSUME_HAND_CARDS:
        words["have"] = str(hand)
        objector.no(id, "RFTG-CONSUME-10", "hand_short", "other_power", words, spec.per_use)
    elif effect == effects.CONSUME_PRESTIGE:
        words["have"] = str(empire.prestige)
        objector.no(id, "RFTG-CONSUME-24", "prestige_short", "other_power", words, spec.cost)
    elif effect == effects.GAMBLE_ANTE:
        words |= {"low": str(spec.low), "high": str(spec.high)}
        objector.no(id, "RFTG-CONSUME-16", "no_ante", "other_power", words)
    else:
        objector.no(id, "RFTG-CONSUME-15", "nothing_to_flip", "other_power", words)


# Which goods


def consume_goods_objections(game: Race, ask: ConsumeGoods) -> list[Refused]:
    """Goods of another kind, and worlds without one (RFTG-CONSUME-05, RFTG-CONSUME-11)."""
    objector = Objector(game, ask.seat, ask)
    _wrong_goods(objector, ask.power, "RFTG-CONSUME-05")
    return objector.refused


def spend_good_objections(game: Race, ask: SpendGood) -> list[Refused]:
    """Goods that do not lower a price (RFTG-DEVELOP-15, RFTG-SETTLE-33)."""
    objector = Objector(game, ask.seat, ask)
    clause = "RFTG-DEVELOP-15" if game.phase == DEVELOP else "RFTG-SETTLE-33"
    power = ask.powers[0]
    for world in goods_of(game, ask.seat, game.power(power).kind):
        id = f"good {game.piece_name(world)}"
        if objector.is_open(id):
            words = {"card": f"card:{ask.powers[1] // POWER_BITS}", "world": f"card:{world}"}
            objector.no(id, clause, "good_needed", "other_good", words)
    _wrong_goods(objector, power, clause)
    return objector.refused


def _wrong_goods(objector: Objector, power: int, clause: str) -> None:
    game, seat = objector.game, objector.seat
    for world in game.empires[seat].laden:
        id = f"good {game.piece_name(world)}"
        if objector.is_open(id):
            words = {
                "card": f"card:{power // POWER_BITS}",
                "world": f"card:{world}",
                "kind": f"sort:{game.power(power).kind}",
                "other": f"sort:{game.kind_of(seat, world)}",
            }
            objector.no(id, clause, "good_kind", "other_good", words)
    _empty_worlds(objector, "good", clause, "other_good")


def consume_kind_objections(game: Race, ask: ConsumeKind) -> list[Refused]:
    """A kind from which a good has been taken for this power (RFTG-CONSUME-12, RFTG-CONSUME-19)."""
    seat = ask.seat
    objector = Objector(game, seat, ask)
    different = game.power(ask.power).effect == effects.CONSUME_DIFFERENT_KINDS
    clause = "RFTG-CONSUME-12" if different else "RFTG-CONSUME-19"
    for world in game.empires[seat].laden:
        id = f"good {game.piece_name(world)}"
        if objector.is_open(id):
            words = {"world": f"card:{world}", "kind": f"sort:{game.kind_of(seat, world)}"}
            objector.no(id, clause, "kind_taken", "other_good", words)
    _empty_worlds(objector, "good", clause, "other_good")
    return objector.refused
