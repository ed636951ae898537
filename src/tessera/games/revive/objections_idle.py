"""Why an effect would do nothing now: cards, modules, machines, crates, technologies (effects vocabulary)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive import ops
from tessera.games.revive.objections_help import with_help
from tessera.games.revive.objections_map import nearest_price
from tessera.games.revive.objections_price import bill_of, dear
from tessera.games.revive.objector import Reason
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules import entries
from tessera.games.revive.rules.announcing import BY_EFFECT, announcement
from tessera.games.revive.rules.counters import count
from tessera.games.revive.rules.possible import is_possible, is_possible_entry, only_crystals_for_crystals
from tessera.games.revive.rules.recruiting import color_of
from tessera.games.revive.rules.resources import can_pay_mix
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ACTIONS, BASICS, COLORS, COUNTERS, HIBERNATION, TILES, TRACKS

# What stands against most effects is always the same.
_PLAIN: Final[dict[int, tuple[str, str]]] = {
    ops.MODULE: ("REV-SET-08", "no_modules_shown"),
    ops.ACTIVATE_MODULE: ("REV-MOD-01", "no_modules"),
    ops.RECALL: ("REV-MACH-09", "no_played"),
    ops.WAKE: ("REV-HIB-03", "no_resting"),
    ops.REST_USE: ("REV-KUN-09", "no_active"),
    ops.SWITCH_RESET: ("REV-SW-02", "switch_up"),
    ops.TAKE_WATER: ("REV-HOF-03", "no_water"),
    ops.MOVE_POPULATION: ("REV-OXF-10", "no_figure_move"),
}
# The clause of an action that an effect grants.
_ACTION_CLAUSES: Final = ("REV-CARD-01", "REV-EXP-02", "REV-POP-03", "REV-BLD-02")


def entry_fact(game: Revive, seat: int, entry: int) -> Reason | None:
    """Why an entry (see rules/entries) is impossible now, None if it is possible."""
    if is_possible_entry(game, seat, entry):
        return None
    base = entries.kind_of(entry)
    if entries.is_effect(entry):
        fact = idle_fact(game, seat, game.effect(entries.effect_in(entry)), entries.space_in(entry))
    elif base == entries.RECRUIT:
        fact = Reason("REV-EXP-09", "fact.no_cards", "leave_it")
    else:
        fact = list_fact(game, seat, game.water[entries.rest_of(entry)])
    if fact is not None and seat != game.active:
        # Free actions belong to the own turn (REV-TURN-09).
        fact.instead = "leave_only"
    return fact


def list_fact(game: Revive, seat: int, listed: int) -> Reason | None:
    """What stands against a list of effects of which none is possible, None if one is."""
    effects = game.rulebook.lists[listed]
    if not effects or any(is_possible(game, seat, effect) for effect in effects):
        return None
    return idle_fact(game, seat, effects[0])


def idle_fact(game: Revive, seat: int, effect: Effect, space: int = -1) -> Reason | None:
    """Why an effect is impossible now, None if it is possible."""
    if is_possible(game, seat, effect, space):
        return None
    op = effect.op
    if op == ops.TRADE:
        if any(game.camps[seat].resources[:BASICS]):
            return Reason("REV-EFF-02", "fact.no_room", "leave_it")
        return with_help(game, seat, [0, 0, 0, 0, 1], Reason("REV-EFF-02", "fact.no_basics", "leave_it"))
    if op == ops.PAY:
        return _price_fact(game, seat, effect)
    if op == ops.CHOOSE:
        return _first_fact(game, seat, effect.then)
    if op == ops.PER:
        if not count(game, seat, effect.what, space):
            words = {"things": f"counter:{COUNTERS[effect.what]}"}
            return Reason("REV-EFF-09", "fact.none_counted", "leave_it", words)
        return list_fact(game, seat, effect.then[0])
    if op == ops.TRIBE:
        return ability_fact(game, seat)
    if op == ops.RECRUIT:
        return _recruit_fact(game, effect, space)
    if op == ops.ACTION:
        said = announcement(effect.what, effect.range, effect.n, effect.size, BY_EFFECT)
        nearest = nearest_price(game, seat, said)
        if nearest is not None:
            return nearest
        words = {"action": f"acting:{ACTIONS[effect.what]}"}
        return Reason(_ACTION_CLAUSES[effect.what], "fact.no_action", "leave_it", words)
    if op in (ops.RECHARGE, ops.FREE_MACHINE):
        return _machine_fact(game, seat, op)
    if op == ops.PLACE_TRIBE_TILE:
        return _tile_fact(game, seat, effect)
    clause, key = _PLAIN.get(op, ("REV-MACH-05", "no_announcement"))
    return Reason(clause, f"fact.{key}", "leave_it")


def _first_fact(game: Revive, seat: int, lists: list[int]) -> Reason | None:
    for listed in lists:
        fact = list_fact(game, seat, listed)
        if fact is not None:
            return fact
    return None


def ability_fact(game: Revive, seat: int) -> Reason | None:
    """Why the tribe ability cannot be carried out (REV-EFF-04, REV-EFF-09, REV-TRB-04)."""
    effects = game.rulebook.lists[game.tribe(seat).ability]
    # An ability that lays a tribe tile begins with that; of others one effect is enough.
    fact = idle_fact(game, seat, effects[0]) if effects else None
    if fact is not None:
        # Its clause says what an ability that cannot be carried out means; what is missing, the reason says.
        fact.clause = "REV-EFF-09" if fact.clause == "REV-EFF-09" else "REV-EFF-04"
        if fact.why == "fact.dear":
            fact.words["doing"] = "doing:ability"
    return fact


def _price_fact(game: Revive, seat: int, effect: Effect) -> Reason | None:
    """A cost that cannot be paid, or buys nothing (effect `pay`)."""
    if not can_pay_mix(game, seat, effect.cost):
        return dear(game, seat, bill_of(effect.cost), "doing:this", "REV-RES-10", "leave_it")
    if only_crystals_for_crystals(game, seat, effect):
        return Reason("REV-RES-04", "fact.crystals_again", "leave_it")
    resources = game.camps[seat].resources
    kept = resources.copy()
    game.spend(seat, effect.cost[0], effect.cost[1], effect.cost[2], effect.cost[3])
    bought = game.rulebook.lists[effect.then[0]]
    fact = idle_fact(game, seat, bought[0]) if bought else None
    resources[:] = kept
    return fact


def _recruit_fact(game: Revive, effect: Effect, space: int) -> Reason:
    """No card that could be taken (REV-EXP-09, REV-KUN-04)."""
    color = color_of(game, effect, space)
    if 0 <= color < TRACKS:
        return Reason("REV-KUN-04", "fact.no_color", "leave_it", {"color": f"color:{COLORS[color]}"})
    return Reason("REV-EXP-09", "fact.no_cards" if effect.source else "fact.no_display", "leave_it")


def _machine_fact(game: Revive, seat: int, op: int) -> Reason:
    """No energy to take back, or no machine to be worked without any (REV-MACH-02, REV-MACH-11, REV-HIB-12)."""
    if game.moment == HIBERNATION and seat == game.active:
        return Reason("REV-HIB-12", "fact.energy_back", "leave_it")
    if op == ops.FREE_MACHINE:
        return Reason("REV-MACH-11", "fact.no_work", "leave_it")
    return Reason("REV-MACH-02", "fact.none_charged", "leave_it")


def _tile_fact(game: Revive, seat: int, effect: Effect) -> Reason:
    """No tribe tile is left, or there is no place for it in reach (REV-TRB-03, REV-TRB-04, REV-OXF-07)."""
    words = {"tile": f"tile:{TILES[effect.what]}"}
    if not game.camps[seat].tiles:
        return Reason("REV-TRB-04", "fact.no_tiles", "leave_it", words)
    return Reason("REV-TRB-04", "fact.no_place", "leave_it", words)
