"""Why a mission may not be completed, or drawn from a deck (Completing Missions; End phase: C. Replenish)."""

from __future__ import annotations

from tessera.games.the_warp.objections_payment import price_words, unpaid
from tessera.games.the_warp.objector import Objector, Reason
from tessera.games.the_warp.ops import C_DID_BUILD, CONDITIONS
from tessera.games.the_warp.progress import progress
from tessera.games.the_warp.rules.end_phase import ReplenishPrivate, refill_cost
from tessera.games.the_warp.rules.mission_switch import SwitchDeck, SwitchMission, mission_limit, open_decks
from tessera.games.the_warp.rules.missions import ShowMission
from tessera.games.the_warp.rules.payment import Price, can_pay
from tessera.games.the_warp.state import MISSION_DECKS, OPEN, PIONEERS, Warp
from tessera.games.the_warp.terms import DECKS, MISSION_TYPES, MISSIONS_OF_A_TYPE
from tessera.kernel.step import Refused

# Completing


def mission_objections(game: Warp, seat: int) -> list[Refused]:
    """Own and open missions that cannot be completed now."""
    objector = Objector(game, seat, ShowMission(seat))
    object_to_missions(objector)
    return objector.refused


def object_to_missions(objector: Objector) -> None:
    """Every mission that the seat could show if its conditions were met."""
    game = objector.game
    for piece in within_reach(game, objector.seat):
        id = f"complete {game.name(piece)}"
        if objector.is_open(id):
            objector.no(id, mission_reason(game, objector.seat, piece))


def within_reach(game: Warp, seat: int) -> list[int]:
    """Private Missions, Open ones and Pioneering ones (WARP-MIS-02)."""
    found = game.zones[game.missions(seat)].copy()
    for zone in (*range(OPEN, OPEN + DECKS), PIONEERS):
        found += game.zones[zone]
    return found


def mission_reason(game: Warp, seat: int, piece: int) -> Reason:
    """Why a mission cannot be completed now: of somebody else it is only told that it is not there."""
    mission, words = game.mission(piece), {"mission": f"piece:{piece}"}
    for other in range(game.seats):
        if piece in game.zones[game.done(other)]:
            key = "why.done_by_you" if other == seat else "why.done_by"
            return Reason("WARP-MIS-03", key, "other_mission", words | {"player": f"player:{other}"})
    if piece not in within_reach(game, seat):
        return Reason("WARP-MIS-02", "why.no_such_mission", "other_mission", words)
    private = game.zones[game.missions(seat)]
    if piece in private[len(private) - game.colonies[seat].fresh :]:
        return Reason("WARP-END-10", "why.fresh_mission", "next_turn", words)
    if mission.timing:
        return Reason("WARP-MIS-13", "why.endgame_mission", "other_mission", words)
    if game.combat.attacker >= 0:
        return Reason("WARP-MIS-09", "why.mission_in_combat", "after_combat", words)
    return _unmet(game, seat, piece)


def _unmet(game: Warp, seat: int, piece: int) -> Reason:
    """The first condition that does not hold, with how far the player is (WARP-MIS-03, WARP-MIS-05, WARP-MIS-11)."""
    mission, words = game.mission(piece), {"mission": f"piece:{piece}"}
    order = condition_order(game, piece)
    for place, (have, need, met) in enumerate(progress(game, seat, mission)[: len(order)]):
        if not met:
            words |= {"condition": f"condition:{piece} {order[place]}", "have": str(have), "need": str(need)}
            is_deed = mission.conditions[place].kind >= C_DID_BUILD
            clause = "WARP-MIS-05" if is_deed else "WARP-MIS-03"
            return Reason(clause, "why.unmet", "deed" if is_deed else "state", words)
    pay = mission.pay
    if pay is not None:
        price = Price(pay.gold, pay.energy, pay.any, 0)
        fact = unpaid(game, seat, pay, price, 0, "WARP-MIS-11", f"completing:{piece}")
        if fact is not None:
            fact.instead = "gain_resources"
            return fact
    return Reason("WARP-MIS-09", "why.mission_later", "answer_first", words)


def condition_order(game: Warp, piece: int) -> list[int]:
    """Where the conditions of a mission stand in its record, in the order in which the engine looks at them."""
    record = game.rulebook.library.missions[game.mission(piece).id]
    places = [place for place, condition in enumerate(record["all"]) if condition["cond"] != "pay"]
    kinds = [CONDITIONS.index(condition["cond"]) for condition in record["all"]]
    return sorted(places, key=lambda place: kinds[place] < C_DID_BUILD)


# Drawing


def replenish_objections(game: Warp, seat: int) -> list[Refused]:
    """Decks from which no Private Mission can be drawn (WARP-END-08)."""
    objector = Objector(game, seat, ReplenishPrivate(seat))
    for deck in range(DECKS):
        id = f"deck {MISSION_TYPES[deck]}"
        if objector.is_open(id):
            objector.no(id, replenish_reason(game, seat, deck))
    return objector.refused


def replenish_reason(game: Warp, seat: int, deck: int) -> Reason:
    """Why a deck gives no Private Mission: the limit, the price, the type, or an empty deck."""
    have, limit = len(game.zones[game.missions(seat)]), mission_limit(game, seat)
    if have >= limit:
        return Reason("WARP-END-08", "why.missions_full", "stop_here", {"limit": str(limit)}, have)
    price = Price(0, 0, refill_cost(game, seat), 0)
    if not can_pay(game, seat, price):
        return Reason("WARP-END-08", "why.mission_price", "stop_here", price_words(game, seat, price))
    return deck_reason(game, seat, deck, "WARP-END-08", "WARP-END-08")


def deck_reason(game: Warp, seat: int, deck: int, of_type: str, of_empty: str) -> Reason:
    """Two missions of its type, or no card left."""
    words = {"type": f"type:{MISSION_TYPES[deck]}"}
    if not game.zones[MISSION_DECKS + deck]:
        return Reason(of_empty, "why.deck_empty", "other_deck", words)
    assert deck not in open_decks(game, seat, -1), "this deck is open"
    return Reason(of_type, "why.two_of_type", "other_deck", words, MISSIONS_OF_A_TYPE)


def switch_deck_reason(game: Warp, ask: SwitchDeck, deck: int) -> Reason:
    """Why a Mission Switch cannot draw from a deck (WARP-SWI-04, WARP-SWI-05)."""
    return deck_reason(game, ask.seat, deck, "WARP-SWI-04", "WARP-SWI-05")


def switch_reason(game: Warp, ask: SwitchMission, piece: int) -> Reason:
    """Why a mission cannot be laid aside, or none while there is no room; -1 stands for none
    (WARP-SWI-02, WARP-SWI-03, WARP-SWI-04)."""
    seat = ask.seat
    private, limit = game.zones[game.missions(seat)], mission_limit(game, seat)
    if piece < 0:
        if len(private) >= limit:
            return Reason("WARP-SWI-03", "why.switch_full", "lay_aside", {"limit": str(limit)}, len(private))
        return Reason("WARP-SWI-04", "why.switch_no_deck", "lay_aside")
    words = {"mission": f"piece:{piece}"}
    if piece not in private:
        return Reason("WARP-SWI-02", "why.not_private", "lay_aside", words)
    return Reason("WARP-SWI-04", "why.switch_no_deck", "lay_other_aside", words)
