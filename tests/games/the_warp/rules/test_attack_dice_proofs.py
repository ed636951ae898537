"""Dice at their edges: how many are rolled, which of them may be touched again, and what each counts."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.attack_5_dice import (
    apply_tool,
    attack_multiplier,
    can_share,
    defence_multiplier,
    force,
    roll,
    tools,
    uses,
    values,
)
from tessera.games.the_warp.state import no_combat
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, last, powers, rivals, rolled
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

ATTACK, DEFENCE = 0, 1
# A flip of the third die, in one number.
FLIP = 16


def numbers(scene: Scene, *effects: tuple[int, int]) -> list[int]:
    """Printed effects by verb and number: all printed alike act alike."""
    book = scene.state.rulebook
    own = [effect for effect in book.effects if effect.side == 0]
    return [next(effect.number for effect in own if (effect.op, effect.n) == wanted) for wanted in effects]


# How many dice


@clause("WARP-DIC-01", "WARP-DIC-02", "WARP-DIC-11", "WARP-CRD-15")
@for_each(
    ("troops", "more", "dice"),
    [(1, (), 1), (4, (), 4), (1, (1,), 2), (2, (2, 1), 5), (0, (), 0), (0, (2,), 0), (2, (-1,), 1), (1, (-1,), 0)],
)
def test_one_die_for_each_troop_and_what_effects_add(troops: int, more: tuple[int, ...], dice: int) -> None:
    scene = Scene()
    found = [
        next(effect.number for effect in scene.state.rulebook.effects if (effect.op, effect.n) == (ops.DICE_ADD, n))
        for n in more
    ]

    assert len(roll(scene.state, troops, found)) == dice


@clause("WARP-DIC-11")
def test_one_die_less_of_one_and_another_less_is_still_none() -> None:
    scene = Scene()
    less = next(effect.number for effect in scene.state.rulebook.effects if (effect.op, effect.n) == (ops.DICE_ADD, -1))

    assert roll(scene.state, 1, [less, less]) == []
    assert roll(scene.state, -1, []) == []


# Rerolls and flips


@clause("WARP-DIC-09")
@for_each(
    ("sizes", "counts", "expected"),
    [
        ([1], [1, 0], True),
        ([1], [1, 1], False),
        ([1], [2, 0], False),
        ([2], [1, 1], True),
        ([2], [2, 0], False),
        ([2], [1, 1, 1], False),
        ([1, 1], [2, 0], True),
        ([1, 1], [1, 1], True),
        ([1, 1], [2, 1], False),
        ([1, 2], [2, 1], True),
        ([1, 2], [1, 1, 1], True),
        ([1, 2], [3, 0], False),
        ([2, 2], [2, 2], True),
        ([2, 2], [3, 1], False),
        ([2, 2], [0, 2, 1, 1], True),
        ([], [0, 0], True),
        ([], [1], False),
    ],
)
def test_touches_can_be_shared_out_among_effects(sizes: list[int], counts: list[int], expected: bool) -> None:
    assert can_share(sizes, counts) is expected


@clause("WARP-DIC-09")
@for_each(
    ("kit", "touched", "expected"),
    [
        # Kinds and sizes of effects; how often each of two dice was rerolled, then flipped; what is left.
        ([], [0, 0, 0, 0], []),
        ([0, 1], [0, 0, 0, 0], [0, 1]),
        ([1, 1], [0, 0, 0, 0], [FLIP, FLIP + 1]),
        ([0, 1, 1, 1], [0, 0, 0, 0], [0, 1, FLIP, FLIP + 1]),
        ([0, 1], [1, 0, 0, 0], []),
        ([0, 1], [0, 0, 1, 0], [0, 1]),
        ([1, 1], [0, 0, 0, 1], []),
        ([1, 1], [0, 1, 0, 0], [FLIP, FLIP + 1]),
        ([0, 2], [1, 0, 0, 0], [1]),
        ([0, 2], [0, 1, 0, 0], [0]),
        ([1, 2], [0, 0, 1, 0], [FLIP + 1]),
        ([0, 1, 0, 1], [1, 0, 0, 0], [0, 1]),
        ([0, 1, 0, 2], [1, 1, 0, 0], [0, 1]),
        ([0, 1, 0, 2], [2, 1, 0, 0], []),
        ([0, 1, 1, 2], [1, 0, 0, 1], [FLIP]),
    ],
)
def test_what_can_be_rerolled_or_flipped_next(kit: list[int], touched: list[int], expected: list[int]) -> None:
    before = touched.copy()

    assert uses(kit, touched) == expected
    assert touched == before


@clause("WARP-DIC-09")
def test_rerolls_and_flips_of_a_side_with_their_sizes() -> None:
    scene = Scene()

    kit = tools(scene.state, numbers(scene, (ops.REROLL, 2), (ops.VALUE_ADD, 1), (ops.FLIP, 1), (ops.REROLL, 1)))

    assert kit == [0, 2, 1, 1, 0, 1]


@clause("WARP-DIC-10", "WARP-SYM-07")
@for_each("side", [ATTACK, DEFENCE])
def test_a_die_is_flipped_and_remembered(side: int) -> None:
    scene = Scene()
    fight = scene.state.combat = no_combat()
    fight.attacker, fight.attack_dice, fight.defence_dice = 0, [2, 5, 6], [1, 3]
    fight.attack_touched, fight.defence_touched = [0] * 6, [0] * 4

    apply_tool(scene.state, side, FLIP + 1)

    flipped = ([2, 2, 6], [1, 3]) if side == ATTACK else ([2, 5, 6], [1, 4])
    assert (fight.attack_dice, fight.defence_dice) == flipped
    assert fight.attack_touched == ([0, 0, 0, 0, 1, 0] if side == ATTACK else [0] * 6)
    assert fight.defence_touched == ([0, 0, 0, 1] if side == DEFENCE else [0] * 4)


@clause("WARP-DIC-10")
def test_a_reroll_takes_a_new_face_and_is_remembered_apart_from_flips() -> None:
    scene = Scene().dice(6)
    fight = scene.state.combat = no_combat()
    fight.attacker, fight.attack_dice, fight.attack_touched = 0, [2, 5], [0, 1, 0, 0]

    apply_tool(scene.state, ATTACK, 1)

    assert (fight.attack_dice, fight.attack_touched) == ([2, 6], [0, 2, 0, 0])


@clause("WARP-DIC-06", "WARP-DIC-09")
def test_a_side_that_used_one_bonus_lets_the_other_pass_twice() -> None:
    scene = rivals(1).hand("A", "maneuver").hand("B", "maneuver").has("A", gold=3, energy=3).has("B", gold=3, energy=3)
    attack(scene.dice(1, 1, 2, 3, 4, 5), 1).play("A play maneuver", "B play maneuver", "A no bribe")
    scene.play("A option 2 pay 1 gold 1 energy", "B option 2 pay 1 gold 1 energy")
    # Two rerolls each, but one die each: two of one effect never touch the same.
    asked = [(scene.asked(), scene.options(scene.asked()))]
    scene.play("A pass")
    asked.append((scene.asked(), scene.options(scene.asked())))
    scene.play("B reroll 1")
    asked.append((scene.asked(), scene.options(scene.asked())))
    scene.play("A reroll 1")

    assert asked == [("A", ["pass", "reroll 1"]), ("B", ["pass", "reroll 1"]), ("A", ["pass", "reroll 1"])]
    assert (rolled(scene), counted(scene)) == (([1], [1]), ([3], [2]))


# Forced rerolls


def fallen(*dice: int) -> Scene:
    """Dice of the attack as they fell, and what falls next."""
    scene = Scene().dice(*dice)
    fight = scene.state.combat = no_combat()
    fight.attacker, fight.attack_dice, fight.defence_dice = 0, [3, 6, 1, 6], [2, 5]
    return scene


@clause("WARP-DIC-08")
@for_each("side", [ATTACK, DEFENCE])
def test_the_highest_die_of_a_side_is_rolled_anew(side: int) -> None:
    scene = fallen(4)
    fight = scene.state.combat
    forced = next(effect for effect in scene.state.rulebook.effects if effect.op == ops.FORCE_REROLL)
    # As printed: one die, the highest.
    assert (forced.n, forced.word) == (1, 0)
    fight.attack_fx, fight.defence_fx = ([forced.number], []) if side == ATTACK else ([], [forced.number])

    force(scene.state, side)

    # Of two alike the first one.
    assert fight.attack_dice == ([3, 4, 1, 6] if side == ATTACK else [3, 6, 1, 6])
    assert fight.defence_dice == ([2, 4] if side == DEFENCE else [2, 5])


@clause("WARP-DIC-08")
def test_nothing_but_a_forced_reroll_rolls_anew() -> None:
    scene = fallen(4)
    fight = scene.state.combat
    forced = next(effect.number for effect in scene.state.rulebook.effects if effect.op == ops.FORCE_REROLL)
    fight.attack_fx = [*numbers(scene, (ops.REROLL, 1), (ops.VALUE_ADD, 2)), forced]

    force(scene.state, ATTACK)

    # The one after them still counts.
    assert (fight.attack_dice, fight.defence_dice) == ([3, 4, 1, 6], [2, 5])


# What dice count


@clause("WARP-DIC-05", "WARP-DIC-08", "WARP-CRD-11")
@for_each(
    ("dice", "effects", "expected"),
    [
        ([1, 6, 4], [], [1, 6, 4]),
        ([1, 6, 5], [(ops.VALUE_ADD, 1)], [2, 6, 6]),
        ([1, 3, 4], [(ops.VALUE_ADD, 1), (ops.VALUE_ADD, 2)], [4, 6, 6]),
        ([2, 3], [(ops.MULTIPLY_DIE, 1)], [2, 6]),
        ([1, 2, 3], [(ops.MULTIPLY_DIE, 2)], [1, 4, 6]),
        # 4 gains two up to the limit of 6, 3 gains three.
        ([4, 3], [(ops.MULTIPLY_DIE, 1)], [4, 6]),
        ([5, 1], [(ops.MULTIPLY_DIE, 1)], [6, 1]),
        ([5, 2], [(ops.MULTIPLY_DIE, 1)], [5, 4]),
        ([6, 6], [(ops.MULTIPLY_DIE, 2)], [6, 6]),
        ([5, 2], [(ops.MULTIPLY_DIE, 1), (ops.LIFT_CAP, 0)], [10, 2]),
        ([6, 4], [(ops.VALUE_ADD, 3), (ops.LIFT_CAP, 0)], [9, 7]),
        ([2, 1], [(ops.VALUE_ADD, 1), (ops.MULTIPLY_DIE, 1)], [6, 2]),
        ([1, 1], [(ops.MULTIPLY_DIE, 1), (ops.MULTIPLY_DIE, 1)], [4, 1]),
        ([], [(ops.VALUE_ADD, 1), (ops.MULTIPLY_DIE, 2)], []),
    ],
)
def test_what_each_die_counts(dice: list[int], effects: list[tuple[int, int]], expected: list[int]) -> None:
    scene = Scene()
    before = dice.copy()

    assert values(scene.state, dice, numbers(scene, *effects)) == expected
    assert dice == before


@clause("WARP-DIC-12")
@for_each(
    ("of_attack", "of_defence", "attacking", "defending"),
    [
        ([], [], 2, 4),
        ([(ops.MULTIPLIER_ADD, 1)], [], 3, 4),
        ([], [(ops.MULTIPLIER_ADD, 2)], 2, 6),
        ([(ops.MULTIPLIER_MATCH, 0)], [], 4, 4),
        # Whoever plays it.
        ([], [(ops.MULTIPLIER_MATCH, 0)], 4, 4),
        ([(ops.MULTIPLIER_MATCH, 0), (ops.MULTIPLIER_ADD, 1)], [(ops.MULTIPLIER_ADD, 2)], 5, 6),
        ([(ops.MULTIPLIER_ADD, 1), (ops.MULTIPLIER_ADD, 2)], [], 5, 4),
    ],
)
def test_base_then_jetpack_then_additions(
    of_attack: list[tuple[int, int]], of_defence: list[tuple[int, int]], attacking: int, defending: int
) -> None:
    scene = Scene()
    fight = scene.state.combat = no_combat()
    fight.base_attack, fight.base_defence = 2, 4
    fight.attack_fx, fight.defence_fx = numbers(scene, *of_attack), numbers(scene, *of_defence)

    assert (attack_multiplier(scene.state, fight), defence_multiplier(scene.state, fight)) == (attacking, defending)


@clause("WARP-DIC-01", "WARP-DIC-02", "WARP-DIC-12")
def test_the_sum_of_the_dice_times_the_multiplier_on_both_sides() -> None:
    scene = exiled(3).multiplier("a-upper-left", 3).multiplier("a-ridge", 2).dice(6, 5, 1, 2, 3)

    attack(scene, 2)

    assert powers(scene) == (33, 12)
    assert last(scene, "power") == ["dice:6-5", "3", "33", "dice:1-2-3", "2", "12"]
