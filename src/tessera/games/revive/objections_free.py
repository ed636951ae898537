"""Why free actions cannot be taken: trades, machines, crates, and what technologies add (Free actions)."""

from __future__ import annotations

from tessera.games.revive import ops
from tessera.games.revive.objections_help import with_help
from tessera.games.revive.objections_idle import list_fact
from tessera.games.revive.objections_machines import open_reason, use_reason
from tessera.games.revive.objections_price import bill_of, dear
from tessera.games.revive.objector import Objector, Reason, held
from tessera.games.revive.rulebook import Standing
from tessera.games.revive.rules.machines import places_of
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BASICS, CRYSTAL, RESOURCES, TURN


def object_to_free(objector: Objector) -> None:
    """All free actions that could be meant and are not open (REV-TURN-04)."""
    game, seat = objector.game, objector.seat
    for what in range(BASICS):
        _object(objector, f"convert {RESOURCES[what]}", convert_reason(game, seat))
    for place in places_of(game, seat):
        id = game.place_name(seat, place)
        _object(objector, f"use {id}", use_reason(game, seat, id))
    for number in game.rulebook.standard:
        machine = game.rulebook.reward_spaces[number].machine
        assert machine is not None, "a standard machine is printed there"
        _object(objector, f"use {machine.id}", use_reason(game, seat, machine.id))
    for piece in sorted(game.zones[game.closed(seat)] + game.zones[game.opened(seat)]):
        _object(objector, f"open {game.name(piece)}", open_reason(game, seat, piece))
    for standing in game.standings(seat, ops.STANDING_TRADE):
        if not standing.cost[BASICS + 1]:
            pick = f"{_units(standing.cost)} {_units(standing.get)}"
            _object(objector, f"swap {pick}", swap_reason(game, seat, standing.cost, standing.get))
    calls = game.standings(seat, ops.FREE_ACTION)
    for at in range(len(calls)):
        _object(objector, "call" if at == 0 else f"call {at + 1}", call_reason(game, seat, at))


def _object(objector: Objector, id: str, reason: Reason | None) -> None:
    if reason is not None and objector.is_open(id):
        objector.no(id, reason)


# Trades


def convert_reason(game: Revive, seat: int) -> Reason | None:
    """Why a crystal cannot be turned into something (REV-FREE-01)."""
    if game.camps[seat].resources[CRYSTAL]:
        return None
    return with_help(game, seat, [0, 0, 0, 1, 0], Reason("REV-FREE-01", "why.no_crystal", "gain_crystal"))


def units(word: str) -> list[int]:
    """Resources joined by plus signs, as gears, books, food and crystals; nothing if a word is none of them."""
    found = [0, 0, 0, 0]
    for name in word.split("+"):
        if name not in RESOURCES:
            return []
        found[RESOURCES.index(name)] += 1
    return found


def _units(cost: list[int]) -> str:
    return "+".join([RESOURCES[what] for what in range(CRYSTAL + 1) for _ in range(cost[what])])


def swap_reason(game: Revive, seat: int, give: list[int], get: list[int]) -> Reason | None:
    """Why resources cannot be traded as a free action (REV-FREE-02, REV-HOF-07, REV-STO-02)."""
    trades = game.standings(seat, ops.STANDING_TRADE)
    nodes = _trading(game, seat)
    if not trades:
        if not nodes:
            return Reason("REV-FREE-02", "why.no_swaps", "convert")
        tribe = game.camps[seat].tribe
        return Reason("REV-FREE-02", "why.swap_locked", "unlock_it", {"technology": f"technology:{tribe}:{nodes[0]}"})
    if not any(_fits(trade, give, get) for trade in trades):
        return Reason("REV-FREE-02", "why.other_swap", "swap_shown")
    resources = game.camps[seat].resources
    short = [what for what in range(CRYSTAL + 1) if give[what] > resources[what]]
    if not short:
        return None
    words = {"have": held(game, seat, short[0]), "resource": f"resource:{RESOURCES[short[0]]}"}
    reason = Reason("REV-RES-10", "why.swap_short", "swap_shown", words, give[short[0]])
    return with_help(game, seat, [*give, 0], reason)


def _trading(game: Revive, seat: int) -> list[int]:
    """Technologies of the own tribe board that allow trades."""
    technologies = game.tribe(seat).technologies
    found: list[int] = []
    for node in range(len(technologies)):
        if any(standing.mod == ops.STANDING_TRADE for standing in technologies[node].standing):
            found.append(node)
    return found


def _fits(trade: Standing, give: list[int], get: list[int]) -> bool:
    """Whether a trade of a technology is this one."""
    if trade.get[: CRYSTAL + 1] != get[: CRYSTAL + 1] or give[CRYSTAL] != trade.cost[CRYSTAL]:
        return False
    more = [give[what] - trade.cost[what] for what in range(BASICS)]
    return min(more) >= 0 and sum(more) == trade.cost[BASICS + 1]


# Paid free actions


def call_reason(game: Revive, seat: int, at: int) -> Reason | None:
    """Why a paid free action of a technology cannot be taken (REV-FREE-02, REV-KUN-08)."""
    calls = game.standings(seat, ops.FREE_ACTION)
    if at >= len(calls):
        technologies = game.tribe(seat).technologies
        for node in range(len(technologies)):
            if any(standing.mod == ops.FREE_ACTION for standing in technologies[node].standing):
                words = {"technology": f"technology:{game.camps[seat].tribe}:{node}"}
                return Reason("REV-FREE-02", "why.call_locked", "unlock_it", words)
        return Reason("REV-FREE-02", "why.no_call", "other_step")
    call = calls[at]
    reason = dear(game, seat, bill_of(call.cost), "doing:this", "REV-FREE-02", "gather")
    if reason is not None:
        return reason
    fact = list_fact(game, seat, call.listed)
    return None if fact is None else Reason(fact.clause, fact.why, "keep_it", fact.words, fact.number)


# Other players' turns


def foreign_reason(game: Revive, seat: int) -> Reason | None:
    """Free actions belong to the own turn (REV-TURN-09); None on it."""
    if game.moment < TURN or seat == game.active:
        return None
    return Reason("REV-TURN-09", "why.free_elsewhere", "your_turn", {"player": f"player:{game.active}"})
