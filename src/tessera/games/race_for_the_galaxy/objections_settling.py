"""Why a further Settle power may not be used: a second world, an extra one, or a replacement."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objections_placing import world_objection
from tessera.games.race_for_the_galaxy.objections_takeovers import takeover_objections
from tessera.games.race_for_the_galaxy.objector import Objector, fresh_with
from tessera.games.race_for_the_galaxy.rules.payment import is_there
from tessera.games.race_for_the_galaxy.rules.replace_world import ReplaceWorld
from tessera.games.race_for_the_galaxy.rules.settle import MoreSettling
from tessera.games.race_for_the_galaxy.rules.takeovers import ATTACK, ATTACKER
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, GRAY
from tessera.kernel.step import Refused


def more_objections(game: Race, ask: MoreSettling) -> list[Refused]:
    """Worlds of the hand that the powers in force cannot place now, and takeovers that cannot be declared."""
    seat = ask.seat
    objector = Objector(game, seat, ask)
    worlds = sorted(piece for piece in game.zones[game.hand(seat)] if game.card(piece).is_world)
    for verb in ("second", "extra", "replace"):
        if powers_for(game, seat, verb):
            for piece in worlds:
                id = f"{verb} {game.piece_name(piece)}"
                if objector.is_open(id):
                    further_objection(objector, id, verb, piece)
    takeover_objections(objector)
    return objector.refused


_EFFECTS: Final = {
    "second": effects.SETTLE_SECOND_WORLD,
    "extra": effects.SETTLE_EXTRA_MILITARY_BY_SELF_DISCARD,
    "replace": effects.SETTLE_REPLACE_WORLD,
}


def powers_for(game: Race, seat: int, verb: str) -> list[int]:
    """The powers in force that place a further world in this manner."""
    return [power for power in game.empires[seat].settle if game.power(power).effect == _EFFECTS[verb]]


def further_objection(objector: Objector, id: str, verb: str, piece: int) -> None:
    """Why a card of the hand cannot be placed in addition to the Settle action."""
    game, seat = objector.game, objector.seat
    clause = {"second": "RFTG-SETTLE-20", "extra": "RFTG-SETTLE-22", "replace": "RFTG-SETTLE-42"}[verb]
    if not game.card(piece).is_world:
        objector.no(id, "RFTG-SETTLE-01", "development_in_settle", "develop_it", {"card": f"card:{piece}"})
    elif not powers_for(game, seat, verb):
        fresh = fresh_with(game, seat, _EFFECTS[verb])
        if fresh >= 0:
            objector.no(id, "RFTG-ROUND-06", "fresh_power", "settle_done", {"card": f"card:{fresh}"})
        else:
            objector.no(id, clause, f"no_{verb}_power", "settle_done")
    elif verb == "second":
        _second_world(objector, id, piece)
    elif verb == "extra":
        _extra_world(objector, id, piece)
    else:
        _replacement(objector, id, piece)


def _second_world(objector: Objector, id: str, piece: int) -> None:
    """Once in a phase, after a first world from hand; a takeover takes its place
    (RFTG-SETTLE-20, RFTG-TAKEOVER-07, RFTG-TAKEOVER-08)."""
    game, seat = objector.game, objector.seat
    empire = game.empires[seat]
    powers = powers_for(game, seat, "second")
    words = {"card": f"card:{powers[0] // POWER_BITS}"}
    if all(power in empire.used for power in powers):
        objector.no(id, "RFTG-SETTLE-20", "second_used", "settle_done", words)
    elif declared(game, seat):
        why = "second_after_takeover" if empire.settled < 1 else "second_by_takeover"
        objector.no(id, "RFTG-TAKEOVER-08", why, "settle_done", words)
    elif empire.settled < 1:
        objector.no(id, "RFTG-SETTLE-20", "second_no_first", "settle_done", words)
    else:
        world_objection(objector, id, piece, only_conquest=False)


def declared(game: Race, seat: int) -> int:
    """How many takeovers a seat has declared in this phase."""
    return sum(1 for attack in range(0, len(game.attacks), ATTACK) if game.attacks[attack + ATTACKER] == seat)


def _extra_world(objector: Objector, id: str, piece: int) -> None:
    """One more conquest after a world from hand, by discarding a card that must still be there (RFTG-SETTLE-22)."""
    game, seat = objector.game, objector.seat
    source = powers_for(game, seat, "extra")[0] // POWER_BITS
    words = {"card": f"card:{source}"}
    if not is_there(game, seat, source):
        objector.no(id, "RFTG-SETTLE-47", "extra_gone", "settle_done", words)
    elif not game.empires[seat].settled:
        objector.no(id, "RFTG-SETTLE-22", "extra_no_first", "settle_done", words)
    else:
        world_objection(objector, id, piece, only_conquest=True)


# Replacing


def _replacement(objector: Objector, id: str, piece: int) -> None:
    """A world of the hand that can take the place of none in the tableau: told by the one that comes closest."""
    game, seat = objector.game, objector.seat
    powers = powers_for(game, seat, "replace")
    left = [power for power in powers if power not in game.empires[seat].used]
    words = {"card": f"card:{piece}", "power": f"card:{powers[0] // POWER_BITS}"}
    if not left:
        objector.no(id, "RFTG-SETTLE-46", "replace_used", "settle_done", words)
        return
    if game.card(piece).military:
        objector.no(id, "RFTG-SETTLE-42", "replace_by_military", "replace_other", words)
        return
    reasons = [
        _reason(game, seat, left[0], piece, old)
        for old in game.zones[game.tableau(seat)]
        if game.card(old).is_world and not game.card(old).military
    ]
    reasons.sort()
    rank, _, old = reasons[0] if reasons else (_KIND, 0, -1)
    if rank == _KIND:
        words["kind"] = f"sort:{game.card(piece).good}"
        why = "replace_no_kind" if game.card(piece).good != ANY else "replace_only_gray"
        objector.no(id, "RFTG-SETTLE-42" if why == "replace_no_kind" else "RFTG-SETTLE-45", why, "replace_other", words)
    else:
        _refuse_old(objector, id, piece, old, rank, left[0])


# Why a world cannot be replaced by another, the nearest miss first.
_FRESH = 0
_COST = 1
_KIND = 2
_MILITARY = 3


def _reason(game: Race, seat: int, power: int, new: int, old: int) -> tuple[int, int, int]:
    """Why an own world cannot make room for a world in hand: the reason, by how much its cost is off, and the world."""
    was, becomes = game.card(old), game.card(new)
    more = becomes.cost - was.cost
    miss = -more if more < 0 else max(0, more - game.power(power).amount)
    if was.military:
        return _MILITARY, 0, old
    if not goes_with(was.good, becomes.good):
        return _KIND, miss, old
    return (_COST if miss else _FRESH), miss, old


def goes_with(one: int, other: int) -> bool:
    """Whether two worlds are of the same kind for a replacement; the multi-kind world goes with all but gray
    (RFTG-SETTLE-42, RFTG-SETTLE-45)."""
    if ANY in (one, other):
        return GRAY not in (one, other)
    return one == other


def replace_objections(game: Race, ask: ReplaceWorld) -> list[Refused]:
    """Own worlds that cannot make room for the new one."""
    seat = ask.seat
    objector = Objector(game, seat, ask)
    empire = game.empires[seat]
    left = [power for power in powers_for(game, seat, "replace") if power not in empire.used]
    for old in game.zones[game.tableau(seat)]:
        id = f"replace {game.piece_name(old)}"
        if game.card(old).is_world and objector.is_open(id):
            _refuse_old(objector, id, ask.piece, old, _reason(game, seat, left[0], ask.piece, old)[0], left[0])
    return objector.refused


def _refuse_old(objector: Objector, id: str, new: int, old: int, rank: int, power: int) -> None:
    """Why this own world stays."""
    game = objector.game
    was, becomes = game.card(old), game.card(new)
    words = {
        "card": f"card:{new}",
        "old": f"card:{old}",
        "kind": f"sort:{becomes.good}",
        "other": f"sort:{was.good}",
        "cost": str(becomes.cost),
        "was": str(was.cost),
    }
    if rank == _MILITARY:
        objector.no(id, "RFTG-SETTLE-42", "replace_military", "replace_other", words)
    elif rank == _KIND:
        mixed = ANY in (was.good, becomes.good)
        clause, why = ("RFTG-SETTLE-45", "replace_gray") if mixed else ("RFTG-SETTLE-42", "replace_kind")
        objector.no(id, clause, why, "replace_other", words)
    elif rank == _COST:
        most = game.power(power).amount
        objector.no(id, "RFTG-SETTLE-42", "replace_cost" if most else "replace_price", "replace_other", words, most)
    else:
        objector.no(id, "RFTG-SETTLE-42", "replace_fresh", "replace_other", words)
