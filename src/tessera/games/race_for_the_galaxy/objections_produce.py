"""Why a good may not be produced on a world, or a draw not be taken (V Produce)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objections_kinds import kind_objections
from tessera.games.race_for_the_galaxy.objector import Objector
from tessera.games.race_for_the_galaxy.rules.produce import UseProduce, bonus_left, is_counting
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, CLASS_KINDS, NO_GOODS, PRODUCE_ACTION, PRODUCTION, WINDFALL
from tessera.kernel.step import Refused


def produce_objections(game: Race, ask: UseProduce) -> list[Refused]:
    """Worlds that the Produce bonus and the powers in force cannot fill, and draws already taken."""
    seat = ask.seat
    empire = game.empires[seat]
    objector = Objector(game, seat, ask)
    worlds = [world for world in game.zones[game.tableau(seat)] if game.card(world).world != NO_GOODS]
    for world in worlds:
        id = f"produce {game.piece_name(world)}"
        if objector.is_open(id):
            bonus_objection(objector, id, world)
    for power in empire.produce:
        source = game.piece_name(power // POWER_BITS)
        effect = game.power(power).effect
        if effect in (effects.PRODUCE_WINDFALL, effects.PRODUCE_WINDFALL_BY_DISCARD):
            for world in worlds:
                id = f"produce {game.piece_name(world)} by {source}"
                if game.card(world).world == WINDFALL and objector.is_open(id):
                    _power_objection(objector, id, power, world)
        elif effect == effects.PRODUCE_THIS_WORLD_BY_DISCARD:
            id = f"produce {source} by {source}"
            if objector.is_open(id):
                _power_objection(objector, id, power, power // POWER_BITS)
        elif is_counting(effect) and objector.is_open(f"draw {source}"):
            _draw_objection(objector, f"draw {source}", power)
    kind_objections(objector)
    return objector.refused


def bonus_objection(objector: Objector, id: str, world: int) -> None:
    """Why the Produce bonus puts no good on a card: no world for it, a good there, no bonus, or used up
    (RFTG-PRODUCE-02, RFTG-PRODUCE-03, RFTG-PRESTIGE-28)."""
    game, seat = objector.game, objector.seat
    empire = game.empires[seat]
    words = {"card": f"card:{world}"}
    if game.card(world).world == NO_GOODS:
        objector.no(id, "RFTG-PRODUCE-03", "holds_no_goods", "other_world", words)
    elif world in empire.laden:
        objector.no(id, "RFTG-SETTLE-06", "has_good", "other_world", words)
    elif game.card(world).world == PRODUCTION:
        objector.no(id, "RFTG-PRODUCE-02", "not_windfall", "other_world", words)
    elif not empire.picked >> PRODUCE_ACTION & 1:
        objector.no(id, "RFTG-PRODUCE-02", "no_bonus", "use_powers")
    else:
        assert not bonus_left(game, seat), "nothing stands against this good"
        clause = "RFTG-PRESTIGE-28" if empire.boost == PRODUCE_ACTION else "RFTG-PRODUCE-02"
        objector.no(id, clause, "bonus_used", "use_powers", {}, 2 if empire.boost == PRODUCE_ACTION else 1)


def _power_objection(objector: Objector, id: str, power: int, world: int) -> None:
    """Why a power puts no good on a world (RFTG-PRODUCE-04, RFTG-PRODUCE-11, RFTG-PRODUCE-17, RFTG-PRODUCE-18)."""
    game, seat = objector.game, objector.seat
    empire = game.empires[seat]
    spec, source = game.power(power), power // POWER_BITS
    words = {
        "card": f"card:{world}",
        "power": f"card:{source}",
        "kind": f"sort:{spec.kind}",
        "other": f"sort:{game.kind_of(seat, world)}",
        "have": str(len(game.zones[game.hand(seat)])),
    }
    if world in empire.laden:
        objector.no(id, "RFTG-SETTLE-06", "has_good", "other_world", words)
    elif power in empire.used:
        objector.no(id, "RFTG-PRODUCE-04", "produce_used", "other_produce", words)
    elif spec.kind not in (ANY, game.kind_of(seat, world)):
        objector.no(id, "RFTG-PRODUCE-04", "world_kind", "other_world", words)
    elif spec.other_only and world == source:
        objector.no(id, "RFTG-PRODUCE-18", "not_itself", "other_world", words)
    else:
        clause = "RFTG-PRODUCE-11" if world == source else "RFTG-PRODUCE-17"
        objector.no(id, clause, "produce_hand", "other_produce", words, spec.cards)


def _draw_objection(objector: Objector, id: str, power: int) -> None:
    """Draws are taken once; those that depend on nothing are taken when the phase begins
    (RFTG-PRODUCE-07, RFTG-PRODUCE-09, RFTG-PRODUCE-16)."""
    game = objector.game
    words = {"card": f"card:{power // POWER_BITS}"}
    if power in game.empires[objector.seat].used:
        objector.no(id, "RFTG-PRODUCE-07", "draw_used", "other_produce", words)
    else:
        clause = "RFTG-PRODUCE-09" if game.power(power).target >= CLASS_KINDS else "RFTG-PRODUCE-16"
        objector.no(id, clause, "drawn_at_once", "other_produce", words)
