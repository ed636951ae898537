"""Which effects would do anything, at their edges: possible with one card, Troop or resource, and not without it."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Cost, Effect
from tessera.games.the_warp.rules.effects import any_possible, extra_actions, is_possible
from tessera.games.the_warp.state import ARCHIVE, DISCARD, LINEUP, MISSION_DECKS, no_combat
from tessera.games.the_warp.terms import (
    ACTED,
    ATTACK,
    BEFORE_ACTION,
    BEFORE_CONSULT,
    BEFORE_EXTRACT,
    BUILDINGS,
    DEVELOP,
    MOVING,
    REPLENISHING,
    TERRASHIFT,
)
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

Change = Callable[[Scene], object]
TOWER = 1 << BUILDINGS.index("sentry_tower")
MINE = 1 << BUILDINGS.index("gold_mine")
TO_RESERVE, TO_AREA = 0, 1
PAIR, SINGLE = 0, 1
EXILED, PLAYER, ANYBODY = 0, 1, 2


def effect(op: int, n: int = 1, word: int = 0, mode: int = 0, types: int = 0) -> Effect:
    """An effect of its own, printed on nothing."""
    made = Effect(0, op, "card:0", "WARP-RWD-02")
    made.n, made.word, made.mode, made.types = n, word, mode, types
    return made


def full(scene: Scene) -> Scene:
    """Every area of A holds four Troops."""
    return scene.holds("A", "a-colony", 4).holds("A", "a-right", 4)


def heights(scene: Scene, height: int) -> Scene:
    """Every area is so high."""
    scene.state.multipliers = [height] * len(scene.state.multipliers)
    return scene


def piles(scene: Scene, *kept: int) -> Scene:
    """All Archive piles but these are empty."""
    for zone in (ARCHIVE, DISCARD, LINEUP):
        if zone not in kept:
            scene.state.zones[zone] = []
    return scene


def no_decks(scene: Scene) -> Scene:
    """No mission is left to be drawn."""
    for deck in range(3):
        scene.state.zones[MISSION_DECKS + deck] = []
    return scene


def nothing(scene: Scene) -> Scene:
    """The table as it is."""
    return scene


SEVEN = ["upgrade-any"] * 4 + ["elite", "elite", "defect"]
# An effect, where it would do something, and where nothing would come of it.
EDGES: list[tuple[Effect, Change, Change]] = [
    (
        effect(ops.GAIN_TROOPS, word=TO_RESERVE),
        lambda scene: full(scene.has("A", reserve=5)),
        lambda scene: scene.has("A", reserve=10),
    ),
    (effect(ops.GAIN_TROOPS, word=TO_AREA), lambda scene: scene.holds("A", "a-colony", 4), full),
    (
        effect(ops.DRAW_ARCHIVE),
        lambda scene: scene.hand("A", *SEVEN),
        lambda scene: scene.hand("A", *SEVEN, "enforce"),
    ),
    (effect(ops.DRAW_ARCHIVE), lambda scene: piles(scene, ARCHIVE), piles),
    (effect(ops.DRAW_ARCHIVE), lambda scene: piles(scene, LINEUP), piles),
    (effect(ops.DRAW_ARCHIVE), lambda scene: piles(scene.discards("elite"), DISCARD), piles),
    (
        effect(ops.TAKE_DISCARDS),
        lambda scene: scene.hand("A", *SEVEN).discards("jetpack"),
        lambda scene: scene.hand("A", *SEVEN, "enforce").discards("jetpack"),
    ),
    (effect(ops.TAKE_DISCARDS), lambda scene: scene.discards("jetpack"), nothing),
    (effect(ops.DISCARD_ARCHIVE, n=2), lambda scene: scene.hand("A", "elite"), nothing),
    (
        effect(ops.OP_BUILD, types=TOWER),
        nothing,
        lambda scene: scene.holds("A", "a-right", 1, *["laser_cannon"] * 4),
    ),
    # The only area with room shows no Gold.
    (effect(ops.OP_BUILD, types=MINE), lambda scene: scene.holds("A", "a-left", 1), nothing),
    (
        effect(ops.OP_UPGRADE, types=MINE),
        lambda scene: scene.level("A", "gold_mine", 2),
        lambda scene: scene.level("A", "gold_mine", 3),
    ),
    # A Sentry Tower for 1 and 1.
    (
        effect(ops.PLAY_DEVELOP, mode=1),
        lambda scene: scene.hand("A", "build-05").has("A", energy=1),
        lambda scene: scene.hand("A", "build-05"),
    ),
    (effect(ops.MISSION_SWITCH), nothing, no_decks),
    (effect(ops.OP_TERRASHIFT, word=PAIR), nothing, lambda scene: heights(scene, 4)),
    (effect(ops.OP_TERRASHIFT, word=PAIR), nothing, lambda scene: heights(scene, 1)),
    (effect(ops.OP_TRADE), lambda scene: scene.has("A", gold=1), nothing),
    (effect(ops.OP_TRADE), lambda scene: scene.has("A", energy=1), nothing),
    (effect(ops.MOVE_TROOPS), nothing, lambda scene: scene.holds("A", "a-colony", 1)),
    (effect(ops.REMOVE_TROOP, mode=1, word=ANYBODY), lambda scene: scene.exiled("a-left", 1), nothing),
    (
        effect(ops.REMOVE_TROOP, mode=1, word=PLAYER),
        lambda scene: scene.holds("B", "a-left", 1),
        lambda scene: scene.exiled("a-left", 1),
    ),
    (effect(ops.COPY_ACTIVE), lambda scene: scene.leads("B", "xelo-traders"), nothing),
    (
        effect(ops.COPY_ACTIVE),
        lambda scene: scene.leads("B", "tavma-morphlings", "xelo-traders"),
        lambda scene: scene.leads("A", "xelo-traders").leads("B", "tavma-morphlings"),
    ),
]


@clause("WARP-RWD-06")
@for_each(("asked", "possible", "impossible"), EDGES)
def test_an_effect_is_possible_up_to_its_edge(asked: Effect, possible: Change, impossible: Change) -> None:
    with_it, without = Scene(), Scene()
    possible(with_it)
    impossible(without)

    assert is_possible(with_it.state, 0, asked)
    assert not is_possible(without.state, 0, asked)


@clause("WARP-RWD-06")
@for_each("height", [1, 4])
def test_a_single_shift_is_possible_at_both_ends(height: int) -> None:
    scene = heights(Scene(), height)

    assert is_possible(scene.state, 0, effect(ops.OP_TERRASHIFT, word=SINGLE))


@clause("WARP-RWD-06")
@for_each("op", [ops.GAIN, ops.MODIFY, ops.DRAW_REWARD, ops.GAIN_POINTS])
def test_some_effects_are_always_possible(op: int) -> None:
    scene = no_decks(piles(full(heights(Scene(), 4).has("A", reserve=6))))

    assert is_possible(scene.state, 0, effect(op))


@clause("WARP-RWD-06")
def test_effects_of_a_combat_are_possible_only_while_one_goes_on() -> None:
    scene = Scene()
    assert not is_possible(scene.state, 0, effect(ops.VALUE_ADD))

    scene.state.combat = no_combat()
    scene.state.combat.attacker = 0

    assert is_possible(scene.state, 0, effect(ops.VALUE_ADD))


@clause("WARP-RWD-06", "WARP-TEAM-10")
def test_nothing_is_taken_from_nobody() -> None:
    assert is_possible(Scene(seats=2).state, 0, effect(ops.STEAL))
    assert is_possible(Scene(seats=4, teams=True).state, 0, effect(ops.STEAL))
    assert not is_possible(Scene(seats=1).state, 0, effect(ops.STEAL))


@clause("WARP-RAC-07", "WARP-RWD-06")
@for_each(("gold", "energy", "expected"), [(2, 1, True), (1, 2, True), (2, 0, False), (0, 3, False), (1, 1, False)])
def test_a_payment_is_possible_for_whoever_can_pay_all_of_it(gold: int, energy: int, expected: bool) -> None:
    scene = Scene().has("A", gold=gold, energy=energy)
    asked = effect(ops.MAY_PAY)
    # One Gold and two of any kind.
    asked.cost = Cost(1, 0, 2, 0, 0, 0)

    assert is_possible(scene.state, 0, asked) is expected


@clause("WARP-RWD-06")
def test_one_possible_effect_of_a_list_is_enough() -> None:
    state = Scene().state
    never, always = effect(ops.VALUE_ADD), effect(ops.GAIN)

    assert not any_possible(state, 0, [])
    assert not any_possible(state, 0, [never])
    assert any_possible(state, 0, [never, always])
    assert any_possible(state, 0, [always, never])


# Further actions


def ready() -> Scene:
    """A could take any of the three actions."""
    scene = Scene().hand("A", "build-05").has("A", gold=2, energy=2).holds("A", "a-left", 3).exiled("a-upper-left", 1)
    return scene.turn("A", "action")


@clause("WARP-RAC-11")
@for_each("mask", range(8))
def test_a_further_action_is_one_of_those_that_are_named(mask: int) -> None:
    actions = extra_actions(ready().state, 0, mask)

    assert actions == [action for action in (DEVELOP, TERRASHIFT, ATTACK) if mask >> action & 1]


@clause("WARP-RAC-11")
@for_each(
    ("moment", "expected"),
    [
        (BEFORE_EXTRACT, False),
        (BEFORE_CONSULT, False),
        (BEFORE_ACTION, True),
        (ACTED, True),
        (MOVING, False),
        (REPLENISHING, False),
    ],
)
def test_a_further_action_comes_after_consult_and_before_the_end_phase(moment: int, expected: bool) -> None:
    scene = ready()
    scene.state.moment = moment

    assert extra_actions(scene.state, 0, 7) == ([DEVELOP, TERRASHIFT, ATTACK] if expected else [])


@clause("WARP-RAC-11")
def test_a_further_action_is_taken_once_in_the_own_turn_alone() -> None:
    scene = ready().hand("B", "build-01").has("B", gold=2, energy=2)
    assert extra_actions(scene.state, 1, 7) == []

    scene.colony("A").extra = True

    assert extra_actions(scene.state, 0, 7) == []


@clause("WARP-RAC-11")
@for_each(
    ("change", "expected"),
    [
        # Not even with the discount of the action; nothing to raise; one Troop alone on each area.
        (lambda scene: scene.has("A", gold=0, energy=0), [TERRASHIFT, ATTACK]),
        (lambda scene: scene.has("A", gold=1, energy=0), [DEVELOP, TERRASHIFT, ATTACK]),
        (lambda scene: heights(scene, 4), [DEVELOP, ATTACK]),
        (lambda scene: scene.holds("A", "a-left", 1).holds("A", "a-colony", 1), [DEVELOP, TERRASHIFT]),
    ],
)
def test_a_further_action_must_be_possible(change: Change, expected: list[int]) -> None:
    scene = ready()
    change(scene)

    assert extra_actions(scene.state, 0, 7) == expected
