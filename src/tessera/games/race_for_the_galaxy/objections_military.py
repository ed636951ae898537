"""Why temporary Military may not be raised in a certain way, or is not enough yet (Card powers: III Settle)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objections_kinds import kind_objections
from tessera.games.race_for_the_galaxy.objector import Objector
from tessera.games.race_for_the_galaxy.rules.military import RaiseMilitary, hand_allowance
from tessera.games.race_for_the_galaxy.rules.payment import is_there
from tessera.games.race_for_the_galaxy.rules.resolving_takeovers import Defend
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.kernel.step import Refused


def raise_objections(game: Race, ask: RaiseMilitary) -> list[Refused]:
    """What cannot be given for Military now, and an end before it is enough."""
    seat = ask.seat
    empire = game.empires[seat]
    objector = Objector(game, seat, ask)
    if objector.is_open("enough"):
        words = {"card": f"card:{ask.target}"}
        objector.no("enough", "RFTG-SETTLE-03", "not_enough", "raise_more", words, ask.needed - empire.temporary)
    cards = 0
    for power in empire.settle:
        spec = game.power(power)
        if spec.effect == effects.TEMPORARY_MILITARY_BY_SELF_DISCARD:
            there = is_there(game, seat, power // POWER_BITS)
            _no_source(objector, power, "discard", "RFTG-SETTLE-14", "falls_short" if there else "raised_discard")
        elif spec.effect == effects.TEMPORARY_MILITARY_BY_PRESTIGE:
            _by_prestige(objector, power)
        elif spec.effect == effects.TEMPORARY_MILITARY_BY_GOOD:
            _by_good(objector, power)
        elif spec.effect == effects.TEMPORARY_MILITARY_BY_HAND:
            cards += spec.cards
    if cards:
        _by_hand(objector, cards, [] if isinstance(ask, Defend) else hand_allowance(game, seat, True))
    if isinstance(ask, Defend):
        kind_objections(objector)
    return objector.refused


def _by_hand(objector: Objector, cards: int, for_defence: list[int]) -> None:
    """Hand cards for Military: no more than the powers take, and none for powers that an earlier use has closed
    (RFTG-SETTLE-15, RFTG-ROUND-10)."""
    game, seat = objector.game, objector.seat
    for piece in sorted(game.zones[game.hand(seat)]):
        id = f"hand {game.piece_name(piece)}"
        if not objector.is_open(id):
            continue
        if for_defence:
            words = {"card": f"card:{game.empires[seat].boosted[0] // POWER_BITS}"}
            objector.no(id, "RFTG-ROUND-10", "hand_closed", "other_source", words)
        else:
            objector.no(id, "RFTG-SETTLE-15", "hand_spent", "other_source", {}, cards)


def _no_source(objector: Objector, power: int, verb: str, clause: str, why: str) -> None:
    """A source that was used in this phase, is no longer there, or would leave too little of the others."""
    piece = power // POWER_BITS
    id = f"{verb} {objector.game.piece_name(piece)}"
    if objector.is_open(id):
        objector.no(id, clause, why, "other_source", {"card": f"card:{piece}"})


def _by_prestige(objector: Objector, power: int) -> None:
    """Prestige for Military: once, and only with prestige (RFTG-SETTLE-16)."""
    game = objector.game
    empire = game.empires[objector.seat]
    if power in empire.used:
        _no_source(objector, power, "prestige", "RFTG-SETTLE-16", "raised_once")
    elif empire.prestige < game.power(power).cost:
        piece = power // POWER_BITS
        words = {"card": f"card:{piece}", "have": str(empire.prestige)}
        id = f"prestige {game.piece_name(piece)}"
        objector.no(id, "RFTG-SETTLE-16", "prestige_short", "other_source", words, game.power(power).cost)
    else:
        _no_source(objector, power, "prestige", "RFTG-SETTLE-16", "falls_short")


def _by_good(objector: Objector, power: int) -> None:
    """A good for Military: once, and of the right kind (RFTG-SETTLE-17)."""
    game, seat = objector.game, objector.seat
    empire = game.empires[seat]
    for world in empire.laden:
        id = f"good {game.piece_name(world)}"
        if not objector.is_open(id):
            continue
        words = {
            "card": f"card:{power // POWER_BITS}",
            "world": f"card:{world}",
            "kind": f"sort:{game.power(power).kind}",
            "other": f"sort:{game.kind_of(seat, world)}",
        }
        why = "raised_once" if power in empire.used else "good_kind"
        objector.no(id, "RFTG-SETTLE-17", why, "other_source", words)
