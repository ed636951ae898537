"""Step 5 of an attack: Troops that cards add or take, the roll, rerolls and flips, and the power of both sides
(Attack: 5. Dice)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.combat import Combat
from tessera.games.the_warp.rulebook import Effect
from tessera.games.the_warp.rules.abilities import PLACES, ability_at, fits_fight, is_spent, use_mark
from tessera.games.the_warp.rules.attack_4_reveal import WORDS
from tessera.games.the_warp.rules.combat_effects import (
    ATTACK,
    DEFENCE,
    add_attackers,
    add_defenders,
    add_to_combat,
    has_op,
    remove_attackers,
    remove_defenders,
    total,
)
from tessera.games.the_warp.rules.solo import play_defence
from tessera.games.the_warp.state import SHOWN, Warp
from tessera.games.the_warp.terms import DIE_LIMIT, LIMIT_GAME, LIMIT_TURN, ON_DICE, ON_PASSIVE
from tessera.kernel.step import Ask, Do

PASS = -1
DICE = 16
FACES = 7  # a die and its opposite face together
# A tool: whether it flips, and how many dice it may touch.
TOOL = 2


class ChangeTroops(Do[Warp]):
    """Troop effects of cards, the attacker's first (WARP-DIC-08, WARP-DIC-13, WARP-SYM-04, WARP-SYM-05)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        for side in (ATTACK, DEFENCE):
            numbers = combat.attack_fx if side == ATTACK else combat.defence_fx
            owners = combat.attack_fx_by if side == ATTACK else combat.defence_fx_by
            for place in range(len(numbers)):
                effect = game.effect(numbers[place])
                if ops.TROOP_ADD <= effect.op <= ops.TROOP_SWAP:
                    # The same effect of the same player again belongs to the next card that has it.
                    effect_of = (numbers[place], owners[place])
                    earlier = sum([(numbers[other], owners[other]) == effect_of for other in range(place)])
                    change_troops(game, effect, side, owners[place], earlier)


def change_troops(game: Warp, effect: Effect, side: int, by: int, earlier: int) -> None:
    """Add to the own side, take from the other, or both (WARP-CRD-09, WARP-CRD-16, WARP-DIC-13, WARP-SYM-05)."""
    combat = game.combat
    removed = added = 0
    if effect.op != ops.TROOP_ADD:
        removed = remove_defenders(game, effect.n) if side == ATTACK else remove_attackers(game, effect.n)
        victim = combat.defender if side == ATTACK else combat.attacker
        if removed and effect.compensate and victim >= 0:
            compensate(game, effect, by, victim, earlier)
    if effect.op != ops.TROOP_REMOVE:
        count = removed if effect.op == ops.TROOP_SWAP else effect.n
        added = add_attackers(game, count) if side == ATTACK else add_defenders(game, count)
    if game.log is not None and removed + added:
        words = ["attack" if side == ATTACK else "defence", f"{added}", f"{removed}"]
        game.say(
            "troops_changed", "WARP-DIC-13", by, [*words, f"{combat.attackers}", f"{combat.defenders}"], effect.number
        )


def compensate(game: Warp, effect: Effect, by: int, victim: int, earlier: int) -> None:
    """The player who lost a Troop receives everything paid for the option (WARP-CRD-16)."""
    told = game.combat.options
    for start in range(0, len(told), WORDS):
        option = told[start + 2]
        # Cards lie open in the order of their seats and places.
        piece = game.zones[SHOWN][start // WORDS]
        if told[start] != by or option < 0 or effect not in game.card(piece).options[option].effects:
            continue
        if earlier:
            earlier -= 1
            continue
        game.gain(victim, told[start + 3], told[start + 4])
        if game.log is not None:
            words = [f"gold:{told[start + 3]}", f"energy:{told[start + 4]}"]
            game.say("compensated", "WARP-CRD-16", victim, words)
        return


class RollDice(Do[Warp]):
    """Both sides roll a die for each Troop; forced rerolls follow, then bonuses alternate
    (WARP-DIC-01, WARP-DIC-02, WARP-DIC-07, WARP-DIC-08, WARP-DIC-09, WARP-DIC-11, WARP-RAC-09, WARP-SET-40,
    ruling WARP-R023)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        _add_races(game, combat.attacker, ATTACK)
        for seat in [combat.defender, *combat.supporters]:
            if seat >= 0:
                _add_races(game, seat, DEFENCE)
        combat.rolled_defenders = combat.defenders
        combat.attack_dice = roll(game, combat.attackers, combat.attack_fx)
        combat.defence_dice = roll(game, combat.defenders, combat.defence_fx)
        if game.log is not None:
            words = [dice_word(combat.attack_dice), dice_word(combat.defence_dice)]
            game.say("roll", "WARP-DIC-01", combat.attacker, words)
        for side in (ATTACK, DEFENCE):
            force(game, side)
        combat.attack_tools = tools(game, combat.attack_fx)
        combat.defence_tools = tools(game, combat.defence_fx)
        combat.attack_touched = [0] * (2 * len(combat.attack_dice))
        combat.defence_touched = [0] * (2 * len(combat.defence_dice))
        game.then(Alternate(ATTACK, 0), Power())


def _add_races(game: Warp, seat: int, side: int) -> None:
    """Active Abilities that help in this combat (WARP-DIC-07, WARP-RAC-03, WARP-RAC-09)."""
    for place in PLACES:
        number = ability_at(game, seat, place)
        if number < 0:
            continue
        ability = game.race(number).active
        if ability.trigger not in (ON_DICE, ON_PASSIVE) or is_spent(game, seat, ability, use_mark(number, place)):
            continue
        fighting = [effect for effect in ability.effects if ops.TROOP_ADD <= effect.op < ops.MODIFY]
        if fighting and fits_fight(game, seat, ability):
            if ability.limit == LIMIT_TURN:
                game.colonies[seat].used.append(use_mark(number, place))
            elif ability.limit == LIMIT_GAME:
                game.colonies[seat].used_up.append(use_mark(number, place))
            if game.log is not None and ability.trigger == ON_DICE:
                game.say("ability", "WARP-RAC-03", seat, [f"race:{number}"])
            for effect in fighting:
                add_to_combat(game, seat, effect, side)


def roll(game: Warp, troops: int, effects: list[int]) -> list[int]:
    """The dice of one side: one per Troop and what effects add; none without Troops
    (WARP-CRD-15, WARP-DIC-01, WARP-DIC-02, WARP-DIC-11)."""
    if troops <= 0:
        return []
    return [game.roll(6) for _ in range(max(0, troops + total(game, effects, ops.DICE_ADD)))]


def dice_word(dice: list[int]) -> str:
    """Dice as one word of an event."""
    return f"dice:{'-'.join([str(die) for die in dice])}"


def force(game: Warp, side: int) -> None:
    """Forced rerolls of a side's highest or lowest dice (WARP-DIC-08)."""
    combat = game.combat
    dice = combat.attack_dice if side == ATTACK else combat.defence_dice
    for number in combat.attack_fx if side == ATTACK else combat.defence_fx:
        effect = game.effect(number)
        if effect.op != ops.FORCE_REROLL:
            continue
        highest = effect.word == 0
        order = sorted(range(len(dice)), key=lambda place: -dice[place] if highest else dice[place])
        for place in order[: effect.n]:
            before = dice[place]
            dice[place] = game.roll(6)
            if game.log is not None:
                words = ["attack" if side == ATTACK else "defence", f"{before}", f"{dice[place]}"]
                game.say("forced_reroll", "WARP-DIC-08", -1, words, number)


def tools(game: Warp, effects: list[int]) -> list[int]:
    """Rerolls and flips that a side has: for each effect its kind and how many dice it may touch (WARP-DIC-09)."""
    found: list[int] = []
    for number in effects:
        effect = game.effect(number)
        if effect.op in (ops.REROLL, ops.FLIP):
            found += [int(effect.op == ops.FLIP), effect.n]
    return found


def uses(kit: list[int], touched: list[int]) -> list[int]:
    """What a side can do next: reroll (0) or flip (1) and a die, in one number (WARP-DIC-09, ruling WARP-R024).

    One effect touches a die once, another may touch it again. Which effect a touch belonged to need not be settled: a
    die may be touched if all touches can still be shared out among the effects.
    """
    dice = len(touched) // 2
    found: list[int] = []
    for flips in (0, 1):
        sizes = [kit[place + 1] for place in range(0, len(kit), TOOL) if kit[place] == flips]
        if not sizes:
            continue
        counts = touched[flips * dice : flips * dice + dice]
        for die in range(dice):
            counts[die] += 1
            if can_share(sizes, counts):
                found.append(flips * DICE + die)
            counts[die] -= 1
    return found


def can_share(sizes: list[int], counts: list[int]) -> bool:
    """Whether effects of these sizes can touch the dice so often, each a die at most once.

    However many dice one looks at, the most touched ones first: no effect gives them more than one touch each.
    """
    most = 0
    ordered = sorted(counts, reverse=True)
    for place in range(len(ordered)):
        most += ordered[place]
        if most > sum([min(size, place + 1) for size in sizes]):
            return False
    return True


class Alternate(Do[Warp]):
    """Rerolls and flips one by one, alternating, the attacker first; it ends when both pass in a row or nothing is left
    (WARP-DIC-06, WARP-DIC-09, WARP-SOLO-04)."""

    __slots__ = ("passes", "side")

    def __init__(self, side: int, passes: int) -> None:
        self.side = side
        self.passes = passes

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        if self.passes >= 2:
            return
        kit = combat.attack_tools if self.side == ATTACK else combat.defence_tools
        touched = combat.attack_touched if self.side == ATTACK else combat.defence_touched
        if not kit or not uses(kit, touched):
            game.then(Alternate(1 - self.side, self.passes + 1))
        elif self.side == ATTACK:
            game.then(UseTool(combat.attacker, ATTACK, self.passes))
        elif combat.defender >= 0:
            game.then(UseTool(combat.defender, DEFENCE, self.passes))
        elif combat.roller >= 0:
            # Whoever rolls for the defence decides (WARP-DIC-14).
            game.then(UseTool(combat.roller, DEFENCE, self.passes))
        else:
            used = play_defence(game, uses(kit, touched), DICE)
            if used >= 0:
                apply_tool(game, DEFENCE, used)
            game.then(Alternate(ATTACK, 0 if used >= 0 else self.passes + 1))


class UseTool(Ask[Warp]):
    """Reroll or flip one die, or pass (WARP-DIC-06, WARP-DIC-09, WARP-DIC-10)."""

    __slots__ = ("passes", "side")

    def __init__(self, seat: int, side: int, passes: int) -> None:
        super().__init__(seat)
        self.side = side
        self.passes = passes

    def kind(self) -> str:
        return "dice"

    def options(self, game: Warp) -> list[int]:
        combat = game.combat
        if self.side == ATTACK:
            return [PASS, *uses(combat.attack_tools, combat.attack_touched)]
        return [PASS, *uses(combat.defence_tools, combat.defence_touched)]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == PASS:
            if game.log is not None:
                words = ["attack" if self.side == ATTACK else "defence"]
                game.say("dice_pass", "WARP-DIC-09", self.seat, words)
            game.then(Alternate(1 - self.side, self.passes + 1))
            return
        apply_tool(game, self.side, choice)
        game.then(Alternate(1 - self.side, 0))

    def notation(self, game: Warp, choice: int) -> str:
        if choice == PASS:
            return "pass"
        flips, die = divmod(choice, DICE)
        return f"{'flip' if flips else 'reroll'} {die + 1}"

    def about(self, game: Warp) -> list[str]:
        combat = game.combat
        return [dice_word(combat.attack_dice if self.side == ATTACK else combat.defence_dice)]


def apply_tool(game: Warp, side: int, choice: int) -> None:
    """A die is rerolled or flipped (WARP-DIC-10, WARP-SYM-07)."""
    combat = game.combat
    flips, die = divmod(choice, DICE)
    dice = combat.attack_dice if side == ATTACK else combat.defence_dice
    touched = combat.attack_touched if side == ATTACK else combat.defence_touched
    touched[flips * len(dice) + die] += 1
    before = dice[die]
    dice[die] = FACES - before if flips else game.roll(6)
    if game.log is not None:
        words = ["attack" if side == ATTACK else "defence", f"{before}", f"{dice[die]}"]
        seat = combat.attacker if side == ATTACK else max(combat.defender, combat.roller)
        game.say("flip" if flips else "reroll", "WARP-DIC-10", seat, words)


class Power(Do[Warp]):
    """The sum of the dice with their bonuses times the multiplier, for both sides
    (WARP-DIC-01, WARP-DIC-02, WARP-DIC-12)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        combat.attack_power = sum(values(game, combat.attack_dice, combat.attack_fx)) * attack_multiplier(game, combat)
        combat.defence_power = sum(values(game, combat.defence_dice, combat.defence_fx)) * defence_multiplier(
            game, combat
        )
        if game.log is not None:
            words = [
                dice_word(values(game, combat.attack_dice, combat.attack_fx)),
                f"{attack_multiplier(game, combat)}",
                f"{combat.attack_power}",
                dice_word(values(game, combat.defence_dice, combat.defence_fx)),
                f"{defence_multiplier(game, combat)}",
                f"{combat.defence_power}",
            ]
            game.say("power", "WARP-DIC-12", combat.attacker, words)


def attack_multiplier(game: Warp, combat: Combat) -> int:
    """Base, then Jetpack, then additions (WARP-DIC-12)."""
    base = combat.base_attack
    matched = ops.MULTIPLIER_MATCH
    if has_op(game, combat.attack_fx, matched) or has_op(game, combat.defence_fx, matched):
        base = combat.base_defence
    return base + total(game, combat.attack_fx, ops.MULTIPLIER_ADD)


def defence_multiplier(game: Warp, combat: Combat) -> int:
    """Base and additions (WARP-DIC-12)."""
    return combat.base_defence + total(game, combat.defence_fx, ops.MULTIPLIER_ADD)


def values(game: Warp, dice: list[int], effects: list[int]) -> list[int]:
    """What each die counts: value bonuses, then doubling, no more than 6 unless the limit is lifted
    (WARP-CRD-11, WARP-DIC-05, WARP-DIC-08, ruling WARP-R025)."""
    limit = 999 if has_op(game, effects, ops.LIFT_CAP) else DIE_LIMIT
    bonus = total(game, effects, ops.VALUE_ADD)
    counted = [min(limit, die + bonus) for die in dice]
    for number in effects:
        effect = game.effect(number)
        if effect.op == ops.MULTIPLY_DIE:
            # The dice that gain most are taken.
            gains = [min(limit, die * effect.mode) - die for die in counted]
            for place in sorted(range(len(counted)), key=lambda place: -gains[place])[: effect.n]:
                counted[place] += gains[place]
    return counted
