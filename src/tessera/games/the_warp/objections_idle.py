"""Why an effect would do nothing now: Reward cards, Reward Abilities and activated abilities (Symbol overview)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.objections_develop import effect_price_fact, level_fact, site_fact
from tessera.games.the_warp.objections_payment import unpaid
from tessera.games.the_warp.objector import Reason
from tessera.games.the_warp.rulebook import Effect
from tessera.games.the_warp.rules.building import ladder_of
from tessera.games.the_warp.rules.effects import is_possible
from tessera.games.the_warp.rules.payment import Price, spare_troops
from tessera.games.the_warp.state import DISCARD, MISSION_DECKS, Warp
from tessera.games.the_warp.terms import ACTED, ACTIONS, BEFORE_ACTION, DECKS, TYPES


def idle_fact(game: Warp, seat: int, effect: Effect) -> Reason | None:
    """Why an effect is impossible now, None if it is possible."""
    if is_possible(game, seat, effect):
        return None
    op = effect.op
    if op == ops.GAIN_TROOPS:
        if not game.colonies[seat].supply:
            return Reason("WARP-INC-08", "fact.no_troops", "keep_it", {}, game.rulebook.troops)
        return Reason("WARP-INC-06", "fact.areas_full", "keep_it")
    if op in (ops.DRAW_ARCHIVE, ops.TAKE_DISCARDS):
        return _draw_fact(game, seat, op)
    if op == ops.DISCARD_ARCHIVE:
        return Reason("WARP-SYM-01", "fact.no_hand", "keep_it")
    if op in (ops.OP_BUILD, ops.OP_UPGRADE):
        return _type_fact(game, seat, effect)
    if op == ops.EXTRA_ACTION:
        return _extra_fact(game, seat, effect)
    if op == ops.REMOVE_TROOP:
        return Reason("WARP-SYM-10", "fact.no_enemies", "keep_it", {}, effect.mode)
    if op == ops.MAY_PAY:
        cost = effect.cost
        assert cost is not None, "a price is there"
        price = Price(cost.gold, cost.energy, cost.any, 0)
        return unpaid(game, seat, cost, price, 0, "WARP-RAC-07", "doing:other 0")
    if op == ops.CHOOSE:
        return first_fact(game, seat, game.rulebook.lists[effect.lists[0]])
    if op == ops.MISSION_SWITCH and not any(game.zones[MISSION_DECKS : MISSION_DECKS + DECKS]):
        return Reason("WARP-SWI-04", "fact.no_missions", "keep_it")
    if op == ops.MOVE_TROOPS and not spare_troops(game, seat):
        return Reason("WARP-SYM-06", "fact.no_garrison", "keep_it")
    clause, key = _PLAIN.get(op, ("WARP-TURN-03", "only_in_combat"))
    return Reason(clause, f"fact.{key}", "keep_it")


# What stands against the other effects is always the same.
_PLAIN: dict[int, tuple[str, str]] = {
    ops.PLAY_DEVELOP: ("WARP-DEV-18", "no_develop"),
    ops.MISSION_SWITCH: ("WARP-SWI-04", "no_switch"),
    ops.OP_TERRASHIFT: ("WARP-TER-04", "no_shift"),
    ops.OP_TRADE: ("WARP-SYM-08", "no_resources"),
    ops.MOVE_TROOPS: ("WARP-SYM-06", "no_move"),
    ops.STEAL: ("WARP-TEAM-10", "no_opponent"),
    ops.COPY_ACTIVE: ("WARP-RAC-03", "no_copy"),
}


def first_fact(game: Warp, seat: int, effects: list[Effect]) -> Reason:
    """What stands against the first effect of a list of which none is possible."""
    fact = idle_fact(game, seat, effects[0])
    assert fact is not None, "this effect is possible"
    return fact


def _draw_fact(game: Warp, seat: int, op: int) -> Reason:
    """Nothing is drawn beyond the hand limit, or where nothing lies (WARP-CON-11, WARP-CON-10)."""
    have, limit = len(game.zones[game.hand(seat)]), game.hand_limit(seat)
    if have >= limit:
        return Reason("WARP-CON-11", "fact.hand_full", "keep_it", {"limit": str(limit)}, have)
    if op == ops.TAKE_DISCARDS:
        assert not game.zones[DISCARD], "there are cards to take"
        return Reason("WARP-CON-11", "fact.no_discards", "keep_it")
    return Reason("WARP-CON-10", "fact.no_archive", "keep_it")


def _type_fact(game: Warp, seat: int, effect: Effect) -> Reason:
    """No type of a build or upgrade can be had; the first one tells why."""
    is_build = effect.op == ops.OP_BUILD
    types = [type for type in range(TYPES) if effect.types >> type & 1 and (is_build or ladder_of(type) >= 0)]
    facts = [site_fact(game, seat, type) if is_build else level_fact(game, seat, type) for type in types]
    for place in range(len(types)):
        if facts[place] is None:
            return effect_price_fact(game, seat, effect, types[place])
    fact = facts[0]
    assert fact is not None, "this effect is possible"
    return fact


def _extra_fact(game: Warp, seat: int, effect: Effect) -> Reason:
    """Another action: once a turn, after Consult and before the End phase (WARP-RAC-11)."""
    granted = [str(action) for action in range(len(ACTIONS)) if effect.mode >> action & 1]
    if game.colonies[seat].extra:
        return Reason("WARP-RAC-11", "fact.extra_used", "next_turn")
    if game.moment < BEFORE_ACTION:
        return Reason("WARP-RAC-11", "fact.extra_early", "extra_window")
    if game.moment > ACTED:
        return Reason("WARP-RAC-11", "fact.extra_late", "extra_window")
    return Reason("WARP-RAC-11", "fact.no_extra", "keep_it", {"actions": "actions:" + " ".join(granted)})
