"""How likely an attack is to succeed: the dice of both sides, times their multipliers."""

from __future__ import annotations

from functools import cache

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.attack_5_dice import attack_multiplier, defence_multiplier
from tessera.games.the_warp.rules.combat_effects import total
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    COLOURED,
    DIE_LIMIT,
    EXILED,
    GUARDIAN,
    HIDDEN,
    SENTRY_TOWER,
    SHIP_LADDER,
    TYPES,
)

# What a face-down token holds on average.
UNSEEN = 2


@cache
def sums(dice: int, bonus: int) -> tuple[float, ...]:
    """The chance of every sum of so many dice with a value bonus each."""
    found = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(found) + DIE_LIMIT)
        for value, chance in enumerate(found):
            for face in range(1, DIE_LIMIT + 1):
                longer[value + min(DIE_LIMIT, face + bonus)] += chance / DIE_LIMIT
        found = longer
    return tuple(found)


@cache
def win_chance(attackers: int, attack: int, attack_bonus: int, defenders: int, defence: int, bonus: int) -> float:
    """The chance that the attack's power is above the defence's."""
    if attackers <= 0:
        return 0.0
    if defenders <= 0:
        return 1.0
    theirs = sums(defenders, bonus)
    below = [0.0]
    for chance in theirs:
        below.append(below[-1] + chance)
    found = 0.0
    for value, chance in enumerate(sums(attackers, attack_bonus)):
        # The defence loses with every sum whose power is lower.
        limit = -(-value * attack // defence)
        found += chance * below[min(len(theirs), limit)]
    return found


def defenders_of(game: Warp, area: int) -> int:
    """How many Troops defend an area, as far as anybody can tell."""
    holder = game.holder[area]
    if holder == HIDDEN:
        return UNSEEN
    if holder == GUARDIAN:
        return max(0, game.rulebook.guardians[game.guardian].dice + game.gate_modifier)
    return game.troops[area]


def bonus_of(game: Warp, seat: int, area: int) -> int:
    """The value bonus of a player who fights from or on an area."""
    found = 1 if game.buildings[area * TYPES + SENTRY_TOWER] else 0
    colony = game.colonies[seat]
    for track in range(COLOURED):
        printed = game.rulebook.tracks[track]
        if colony.positions[track] >= printed.bonus_from:
            found += sum(effect.n for effect in printed.bonus if effect.op == ops.VALUE_ADD)
    return found


def attack_chance(game: Warp, seat: int, origin: int, target: int, troops: int, ship: bool) -> float:
    """The chance that a declaration would succeed if nobody played a card."""
    attack = game.multipliers[origin]
    if ship:
        attack = game.rulebook.ship_multipliers[game.colonies[seat].levels[SHIP_LADDER] - 1]
    holder = game.holder[target]
    bonus = bonus_of(game, holder, target) if holder >= 0 else 0
    defence = game.multipliers[target]
    dice = defenders_of(game, target)
    if target == game.rulebook.board.gate:
        for token in game.gate_abilities:
            for effect in game.rulebook.abilities[token].effects:
                bonus += effect.n if effect.op in (ops.VALUE_ADD, ops.REROLL, ops.FLIP) else 0
                defence += effect.n if effect.op == ops.MULTIPLIER_ADD else 0
                dice += effect.n if effect.op == ops.DICE_ADD and holder != EXILED else 0
    return win_chance(troops, attack, bonus_of(game, seat, origin), dice, defence, bonus)


def combat_chance(game: Warp) -> float:
    """The chance of the attack in the combat going on, with what is in force by now."""
    combat = game.combat
    return win_chance(
        combat.attackers,
        attack_multiplier(game, combat),
        total(game, combat.attack_fx, ops.VALUE_ADD),
        combat.defenders,
        defence_multiplier(game, combat),
        total(game, combat.defence_fx, ops.VALUE_ADD),
    )
