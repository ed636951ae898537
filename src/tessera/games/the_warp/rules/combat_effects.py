"""Effects of one combat: which side has them, and Troops that come or go through them (vocabulary, section 4)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Effect
from tessera.games.the_warp.state import HELD, Warp
from tessera.games.the_warp.terms import EXILED, SIDE_ATTACKER, SIDE_DEFENDER, SIDE_OPPONENT, TROOP_LIMIT

ATTACK = 0
DEFENCE = 1


def add_to_combat(game: Warp, by: int, effect: Effect, side: int) -> None:
    """An effect comes into force in the combat going on; `side` is the side that has it
    (WARP-CRD-04, WARP-DIC-07, WARP-GAT-03, WARP-GAT-19, WARP-RAC-07)."""
    combat = game.combat
    op = effect.op
    if op == ops.NO_SUPPORT:
        combat.no_support = True
    elif op == ops.OPEN_ATTACK_CARD:
        combat.open_cards = True
    elif op == ops.DEFENSE_CARDS:
        combat.defence_limit = max(combat.defence_limit, effect.n)
    elif op == ops.ATTACK_CARDS:
        combat.attack_limit = max(combat.attack_limit, effect.n)
    elif acts_on(effect, side) == ATTACK:
        combat.attack_fx.append(effect.number)
        combat.attack_fx_by.append(by)
    else:
        combat.defence_fx.append(effect.number)
        combat.defence_fx_by.append(by)


def acts_on(effect: Effect, side: int) -> int:
    """The side that an effect acts on (WARP-CRD-04, WARP-DIC-08, WARP-DIC-12)."""
    if effect.side == SIDE_ATTACKER:
        return ATTACK
    if effect.side == SIDE_DEFENDER:
        return DEFENCE
    return 1 - side if effect.side == SIDE_OPPONENT else side


def total(game: Warp, numbers: list[int], op: int) -> int:
    """The sum of one kind of effect (WARP-CRD-15, WARP-CRD-17, WARP-DIC-07)."""
    found = 0
    for number in numbers:
        effect = game.effect(number)
        if effect.op == op:
            found += effect.n
    return found


def has_op(game: Warp, numbers: list[int], op: int) -> bool:
    """Whether one kind of effect is in force (WARP-CRD-11, WARP-CRD-13, WARP-DIC-07)."""
    for number in numbers:
        if game.effect(number).op == op:
            return True
    return False


def add_attackers(game: Warp, count: int) -> int:
    """Troops from the general supply join the attack, four at most; they stay (WARP-DIC-13)."""
    combat = game.combat
    added = game.recruit(combat.attacker, min(count, max(0, TROOP_LIMIT - combat.attackers)))
    combat.attackers += added
    return added


def add_defenders(game: Warp, count: int) -> int:
    """Troops join the defence: from the supply, or as modifiers
    (WARP-DIC-13, WARP-GAT-15, WARP-SYM-04, ruling WARP-R019)."""
    combat = game.combat
    area = combat.target
    if combat.defender >= 0:
        room = max(0, game.limit_of(area) - combat.defenders)
        count = game.recruit(combat.defender, min(count, room))
        game.troops[area] += count
    elif combat.color >= 0:
        count = min(count, max(0, TROOP_LIMIT - combat.defenders))
        game.troops[area] += count
    else:
        game.gate_modifier += count
    combat.defenders += count
    return count


def remove_attackers(game: Warp, count: int) -> int:
    """Attacking Troops go to the general supply (WARP-CRD-16, WARP-SYM-05)."""
    combat = game.combat
    removed = min(count, combat.attackers)
    combat.attackers -= removed
    game.colonies[combat.attacker].supply += removed
    game.dirty |= 1 << combat.attacker
    return removed


def remove_defenders(game: Warp, count: int) -> int:
    """Defending Troops go; who controls the area is settled at the resolution only
    (WARP-CRD-16, WARP-DIC-15, WARP-GAT-15, WARP-SYM-04, WARP-SYM-05)."""
    combat = game.combat
    removed = min(count, combat.defenders)
    combat.defenders -= removed
    if combat.defender >= 0:
        game.troops[combat.target] -= removed
        game.colonies[combat.defender].supply += removed
    elif combat.color >= 0:
        game.troops[combat.target] -= removed
    else:
        game.gate_modifier -= removed
    return removed


def strengthen(game: Warp, effect: Effect) -> None:
    """The exiled area of this combat gains Troops, four at most (WARP-RAC-07, WARP-SYM-04)."""
    area = game.combat.target
    if game.holder[area] == EXILED:
        before = game.troops[area]
        game.troops[area] = min(TROOP_LIMIT, before + effect.n)
        if game.log is not None:
            words = [f"area:{area}", f"{game.troops[area] - before}", f"{game.troops[area]}"]
            game.say("exiled_grow", "WARP-SYM-04", -1, words, effect.number)


def lose_more(game: Warp, effect: Effect) -> None:
    """After the resolution the attack or the defence loses Troops, but at least `keep` of them stay (WARP-RAC-07)."""
    combat = game.combat
    if effect.side == SIDE_ATTACKER:
        # Those who returned stand on the area of origin, others on the area they took.
        area = combat.origin if combat.result == HELD else combat.target
        # Some may have moved on meanwhile.
        lost = min(effect.n, min(combat.attackers, game.troops[area]) - effect.mode)
        if lost > 0:
            combat.attackers -= lost
            game.withdraw(area, lost)
            if game.log is not None:
                game.say("lose_more", "WARP-RAC-07", combat.attacker, [f"area:{area}", f"{lost}"], effect.number)
    elif game.holder[combat.target] == EXILED:
        game.troops[combat.target] = max(effect.mode, game.troops[combat.target] - effect.n)
        if not game.troops[combat.target]:
            game.leave(combat.target)
