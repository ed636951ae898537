"""Why free steps of the own turn, actions or movements may not be chosen (A Player's Turn; Action phase; End phase)."""

from __future__ import annotations

from tessera.games.the_warp.objections_attack import no_attack_reason
from tessera.games.the_warp.objections_develop import develop_reason
from tessera.games.the_warp.objections_idle import first_fact
from tessera.games.the_warp.objections_laser import cannon_reason
from tessera.games.the_warp.objections_missions import object_to_missions
from tessera.games.the_warp.objections_moves import object_to_moves
from tessera.games.the_warp.objections_payment import trade_reason, unpaid
from tessera.games.the_warp.objections_terrashift import terrashift_reason
from tessera.games.the_warp.objector import Objector, Reason
from tessera.games.the_warp.rules.abilities import COPY, ability_at, ability_notation, is_spent, use_mark
from tessera.games.the_warp.rules.movement import moves_left
from tessera.games.the_warp.rules.payment import Price
from tessera.games.the_warp.rules.turn import ActionMenu, ConsultMenu, EndMenu, ExtractMenu
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    ACTIONS,
    BEFORE_EXTRACT,
    DEVELOP,
    LASER_CANNON,
    LIMIT_GAME,
    ON_ACTIVATED,
    ON_PASSIVE,
    TERRASHIFT,
    TRIGGERS,
    TYPES,
)
from tessera.kernel.step import Ask, Refused

# Menus


def free_objections(game: Warp, seat: int) -> list[Refused]:
    """Free steps that cannot be taken before Extract or Consult."""
    ask: Ask[Warp] = ExtractMenu(seat) if game.moment == BEFORE_EXTRACT else ConsultMenu(seat)
    objector = Objector(game, seat, ask)
    _object_to_steps(objector)
    return objector.refused


def action_objections(game: Warp, seat: int) -> list[Refused]:
    """Actions that are not possible, and free steps that cannot be taken."""
    objector = Objector(game, seat, ActionMenu(seat))
    for action in range(len(ACTIONS)):
        if objector.is_open(ACTIONS[action]):
            objector.no(ACTIONS[action], action_reason(game, seat, action))
    _object_to_steps(objector)
    return objector.refused


def end_objections(game: Warp, seat: int) -> list[Refused]:
    """Movements that are not open, and free steps that cannot be taken."""
    objector = Objector(game, seat, EndMenu(seat))
    object_to_moves(objector, moves_left(game, seat))
    _object_to_steps(objector)
    return objector.refused


def action_reason(game: Warp, seat: int, action: int) -> Reason:
    """Why an action is not possible at all."""
    if action == DEVELOP:
        return develop_reason(game, seat)
    return terrashift_reason() if action == TERRASHIFT else no_attack_reason(game, seat)


def _object_to_steps(objector: Objector) -> None:
    """All free steps that are not open (WARP-TURN-03, WARP-TURN-05)."""
    game, seat = objector.game, objector.seat
    if objector.is_open("trade"):
        objector.no("trade", trade_reason(game, seat))
    _object_to_rewards(objector)
    for place in range(COPY + 1):
        if ability_at(game, seat, place) >= 0:
            id = ability_notation(game, seat, place)
            if objector.is_open(id):
                objector.no(id, ability_reason(game, seat, place))
    for area in game.colonies[seat].areas:
        id = f"laser {game.area_name(area)}"
        if game.buildings[area * TYPES + LASER_CANNON] and objector.is_open(id):
            objector.no(id, cannon_reason(game, seat, area))
    object_to_missions(objector)
    if game.rulebook.teams and objector.is_open("timeout"):
        objector.no("timeout", timeout_reason(game))


def _object_to_rewards(objector: Objector) -> None:
    """Reward cards and Reward Abilities."""
    game, seat = objector.game, objector.seat
    seen: set[int] = set()
    for piece in game.zones[game.rewards(seat)]:
        # Copies are the same choice.
        number = game.reward(piece).number
        id = f"spend {game.name(piece)}"
        if number not in seen and objector.is_open(id):
            objector.no(id, reward_reason(game, seat, piece))
        seen.add(number)
    for race in game.colonies[seat].races:
        id = f"reward-ability {game.race(race).id}"
        if objector.is_open(id):
            objector.no(id, reward_ability_reason(game, seat, race))


# Single steps


def reward_reason(game: Warp, seat: int, piece: int) -> Reason:
    """Why a Reward card cannot be spent for its effect: it would have none (WARP-RWD-06)."""
    words = {"card": f"piece:{piece}"}
    if piece not in game.zones[game.rewards(seat)]:
        return Reason("WARP-RWD-02", "why.reward_not_held", "held_reward", words)
    fact = first_fact(game, seat, game.reward(piece).effects)
    return Reason("WARP-RWD-06", "why.reward_idle", fact.instead, words | fact.words, fact.number, fact)


def reward_ability_reason(game: Warp, seat: int, number: int) -> Reason:
    """Why a Reward Ability cannot be used (WARP-RAC-02, WARP-RAC-04, WARP-RAC-05, WARP-RAC-11)."""
    race, words = game.race(number), {"race": f"race:{number}"}
    if number not in game.colonies[seat].races:
        return Reason("WARP-RAC-02", "why.race_not_led", "own_race", words)
    if number in game.colonies[seat].bought:
        return Reason("WARP-RAC-05", "why.bought", "other_step", words)
    have = len(game.zones[game.rewards(seat)])
    if have < race.price:
        return Reason("WARP-RAC-04", "why.rewards_short", "win_rewards", words | {"have": str(have)}, race.price)
    fact = first_fact(game, seat, race.reward.effects)
    if fact.instead in ("extra_window", "next_turn"):
        # It has its effect at another time (WARP-RAC-11).
        return fact
    return Reason(fact.clause, "why.race_idle", fact.instead, words | fact.words, fact.number, fact)


def ability_reason(game: Warp, seat: int, place: int) -> Reason:
    """Why an Active Ability cannot be used now: its moment, its limit, its price or its effects
    (WARP-RAC-03)."""
    number = ability_at(game, seat, place)
    ability, words = game.race(number).active, {"race": f"race:{number}"}
    if ability.trigger == ON_PASSIVE:
        return Reason("WARP-RAC-03", "why.passive", "other_step", words)
    if ability.trigger != ON_ACTIVATED:
        words["moment"] = f"ability_moment:{TRIGGERS[ability.trigger]}"
        return Reason("WARP-RAC-03", "why.triggered", "other_step", words)
    if is_spent(game, seat, ability, use_mark(number, place)):
        key = "why.used_this_game" if ability.limit == LIMIT_GAME else "why.used_this_turn"
        return Reason("WARP-RAC-03", key, "other_step" if ability.limit == LIMIT_GAME else "next_turn", words)
    cost = ability.cost
    if cost is not None:
        price = Price(cost.gold, cost.energy, cost.any, 0)
        fact = unpaid(game, seat, cost, price, 0, "WARP-RAC-03", f"active:{number}")
        if fact is not None:
            return fact
    fact = first_fact(game, seat, ability.effects)
    return Reason(fact.clause, "why.race_idle", fact.instead, words | fact.words, fact.number, fact)


def timeout_reason(game: Warp) -> Reason:
    """A team has one time-out, and only teams have (WARP-TEAM-09, WARP-TEAM-20)."""
    if not game.rulebook.teams:
        return Reason("WARP-TEAM-09", "why.no_teams", "other_step")
    return Reason("WARP-TEAM-20", "why.timeout_used", "other_step")
