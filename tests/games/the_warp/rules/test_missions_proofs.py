"""Conditions at their edges: what is just enough, and what is one too few."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Condition, Filter
from tessera.games.the_warp.rules.conditions import (
    BY_SHIP,
    UPHILL,
    all_hold,
    conquest,
    contacts,
    largest_region,
    matches,
    on_board,
    region,
)
from tessera.games.the_warp.terms import (
    ASSAULT_SHIP,
    ATTACKER,
    BUILDINGS,
    COMBAT,
    DEFENDER,
    DID_BUILD,
    DID_SETTLE_BRIBE,
    DID_UPGRADE,
    GAINED_ARCHIVE,
    GAINED_RESOURCES,
    GAINED_REWARDS,
    GAINED_TROOPS,
    SUPPORTER,
)
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

GOLD_MINE, TRADE_POST, TOWER = (1 << BUILDINGS.index(name) for name in ("gold_mine", "trade_post", "sentry_tower"))
SHIP = 1 << ASSAULT_SHIP
EXILED, PLAYER, GUARDIAN, ANYBODY = range(4)


def condition(kind: int, where: Filter | None = None, **numbers: int) -> Condition:
    """A condition with these numbers."""
    made = Condition(kind)
    for name, number in numbers.items():
        setattr(made, name, number)
    made.where = where
    return made


def only(**numbers: int) -> Filter:
    """A condition on areas."""
    made = Filter()
    for name, number in numbers.items():
        setattr(made, name, number)
    return made


def holds(scene: Scene, *conditions: Condition) -> bool:
    """Whether A meets all of them."""
    return all_hold(scene.state, 0, list(conditions))


def rich() -> Scene:
    """A with two areas and something of everything."""
    scene = Scene(seats=3).has("A", gold=2, energy=1, reserve=2).hand("A", "build-01", "enforce", "elite")
    scene.holds("A", "a-right", 1, "sentry_tower", "sentry_tower").level("A", "gold_mine", 3)
    return scene.rewards("A", "tremor", "recruits").done("A", "pr-01", "pr-02", "cq-01")


# Just enough, and what is too much: each row names the number that is one more, or one less where that is the limit.
States = list[tuple[Condition, Condition]]
STATES: States = [
    (condition(ops.C_AREAS, min=2), condition(ops.C_AREAS, min=3)),
    (condition(ops.C_AREAS, only(colony=0), min=1), condition(ops.C_AREAS, only(colony=0), min=2)),
    (condition(ops.C_AREAS, only(zone=0), min=2), condition(ops.C_AREAS, only(zone=1), min=1)),
    (condition(ops.C_TRACK, word=1, min=3), condition(ops.C_TRACK, word=1, min=4)),
    (condition(ops.C_TRACK, word=0, min=1), condition(ops.C_TRACK, word=0, min=2)),
    (condition(ops.C_RESOURCES, count=2, second=1, min=3), condition(ops.C_RESOURCES, count=2, second=1, min=4)),
    (condition(ops.C_RESOURCES, count=2), condition(ops.C_RESOURCES, count=3)),
    (condition(ops.C_RESOURCES, second=1), condition(ops.C_RESOURCES, second=2)),
    (condition(ops.C_BUILDINGS, types=TOWER | TRADE_POST, min=3), condition(ops.C_BUILDINGS, types=TOWER, min=3)),
    (condition(ops.C_TRACKS, min=1, max=1, count=3), condition(ops.C_TRACKS, min=1, max=1, count=4)),
    (condition(ops.C_TRACKS, min=3, max=3, count=1), condition(ops.C_TRACKS, min=2, max=2, count=1)),
    (condition(ops.C_TRACKS, min=1, max=3, count=4), condition(ops.C_TRACKS, min=2, max=3, count=2)),
    (condition(ops.C_BUILDING_TYPES, min=5), condition(ops.C_BUILDING_TYPES, min=6)),
    (condition(ops.C_TROOPS_ON_BOARD, min=4), condition(ops.C_TROOPS_ON_BOARD, min=5)),
    (condition(ops.C_RESERVE, min=2), condition(ops.C_RESERVE, min=3)),
    (condition(ops.C_HAND, word=-1, min=3), condition(ops.C_HAND, word=-1, min=4)),
    (condition(ops.C_HAND, word=COMBAT, min=2), condition(ops.C_HAND, word=COMBAT, min=3)),
    (condition(ops.C_REWARDS, min=2), condition(ops.C_REWARDS, min=3)),
    # The Colony carries 4 buildings, a-right 2.
    (
        condition(ops.C_BUILDINGS_IN_AREA, min=4, count=1, flag=True),
        condition(ops.C_BUILDINGS_IN_AREA, min=4, count=1, flag=False),
    ),
    (
        condition(ops.C_BUILDINGS_IN_AREA, min=2, count=2, flag=True),
        condition(ops.C_BUILDINGS_IN_AREA, min=3, count=2, flag=True),
    ),
    (
        condition(ops.C_BUILDINGS_IN_AREA, min=2, count=1, flag=False),
        condition(ops.C_BUILDINGS_IN_AREA, min=2, count=2, flag=False),
    ),
    (condition(ops.C_BUILT_AREAS, min=2), condition(ops.C_BUILT_AREAS, min=3)),
    (condition(ops.C_LEVEL, word=1, min=3), condition(ops.C_LEVEL, word=0, min=2)),
    (condition(ops.C_LEVELS, min=3, count=1), condition(ops.C_LEVELS, min=3, count=2)),
    (condition(ops.C_LEVELS, min=1, count=5), condition(ops.C_LEVELS, min=2, count=2)),
    (condition(ops.C_REGION, min=2), condition(ops.C_REGION, min=3)),
    (condition(ops.C_GARRISONS, min=3, count=1), condition(ops.C_GARRISONS, min=4, count=1)),
    (condition(ops.C_GARRISONS, min=1, count=2), condition(ops.C_GARRISONS, min=2, count=2)),
    (condition(ops.C_MISSIONS_DONE, word=-1, min=3), condition(ops.C_MISSIONS_DONE, word=-1, min=4)),
    (condition(ops.C_MISSIONS_DONE, word=1, min=2), condition(ops.C_MISSIONS_DONE, word=1, min=3)),
    (condition(ops.C_MISSIONS_DONE, word=0, min=0), condition(ops.C_MISSIONS_DONE, word=0, min=1)),
]


@clause("WARP-MIS-05")
@for_each(("enough", "too_much"), STATES)
def test_a_state_is_met_exactly_from_its_number_on(enough: Condition, too_much: Condition) -> None:
    scene = rich()

    assert holds(scene, enough)
    assert not holds(scene, too_much)


@clause("WARP-MIS-04")
def test_all_conditions_must_be_met_and_not_only_the_first() -> None:
    scene = rich()
    scene.state.deed(0, DID_BUILD, 1)
    areas, many = condition(ops.C_AREAS, min=2), condition(ops.C_AREAS, min=3)
    built, more = condition(ops.C_DID_BUILD, types=1, min=1), condition(ops.C_DID_BUILD, types=1, min=2)

    assert holds(scene)
    assert holds(scene, areas, built)
    assert holds(scene, built, areas)
    assert not holds(scene, areas, more)
    assert not holds(scene, built, many)
    assert not holds(scene, more, areas)
    assert not holds(scene, many, built)


@clause("WARP-MIS-05")
def test_the_gate_is_held_by_one_alone() -> None:
    scene = Scene().holds("B", "gate", 1)

    gate = condition(ops.C_GATE)

    assert not holds(scene, gate)
    assert all_hold(scene.state, 1, [gate])


@clause("WARP-MIS-05")
def test_opponents_are_met_once_each_and_others_never() -> None:
    scene = Scene(seats=3).exiled("a-left", 2).holds("A", "ring-1", 1)
    assert contacts(scene.state, 0) == 0

    scene.holds("B", "b-ridge", 1).holds("B", "b-spine-inner", 1)
    assert contacts(scene.state, 0) == 1
    # ring-1 and ring-2 lie beside each other.
    scene.holds("C", "ring-2", 1)

    assert contacts(scene.state, 0) == 2
    assert holds(scene, condition(ops.C_CONTACTS, min=2))
    assert not holds(scene, condition(ops.C_CONTACTS, min=3))


@clause("WARP-MIS-05", "WARP-END-02")
def test_a_region_is_what_hangs_together() -> None:
    scene = Scene().holds("A", "ring-3", 1).holds("A", "ring-4", 1).holds("A", "ring-5", 1).holds("B", "ring-6", 1)
    state = scene.state

    ring = [scene.area(name) for name in ("ring-3", "ring-4", "ring-5")]

    assert sorted(region(state, scene.area("ring-5"))) == sorted(ring)
    assert region(state, scene.area("ring-6")) == [scene.area("ring-6")]
    assert largest_region(state, 0) == 3
    # The other one has two areas: Colony and what lies to its right.
    assert largest_region(scene.holds("A", "ring-4", 1).state, 1) == 2
    assert on_board(state, 0) == 3 + 1 + 3


AREAS: list[tuple[str, Filter, bool]] = [
    ("a-left", only(), True),
    ("gate", only(), True),
    # Own zone, that of another, the Connect Zone, the Central Zone.
    *[("a-left", only(zone=zone), zone == 0) for zone in range(4)],
    *[("b-left", only(zone=zone), zone == 1) for zone in range(4)],
    *[("connect-inner", only(zone=zone), zone == 2) for zone in range(4)],
    *[("ring-1", only(zone=zone), zone == 3) for zone in range(4)],
    *[("gate", only(zone=zone), zone == 3) for zone in range(4)],
    ("gate", only(gate=1), True),
    ("gate", only(gate=0), False),
    ("ring-1", only(gate=1), False),
    ("ring-1", only(gate=0), True),
    ("a-colony", only(colony=1), True),
    ("a-colony", only(colony=0), False),
    ("a-left", only(colony=1), False),
    ("a-left", only(colony=0), True),
    # a-left shows Gold, a-right Energy, a-ridge both, a-upper-left nothing.
    *[("a-left", only(symbol=symbol), symbol != 2) for symbol in (1, 2, 3)],
    *[("a-right", only(symbol=symbol), symbol != 1) for symbol in (1, 2, 3)],
    *[("a-ridge", only(symbol=symbol), True) for symbol in (1, 2, 3)],
    *[("a-upper-left", only(symbol=symbol), False) for symbol in (1, 2, 3)],
    # ring-1 is 3 high.
    ("ring-1", only(mult_min=3), True),
    ("ring-1", only(mult_min=4), False),
    ("ring-1", only(mult_max=3), True),
    ("ring-1", only(mult_max=2), False),
    ("ring-1", only(mult_min=3, mult_max=3), True),
    # The gate never matches by its height, which is that of the Guardian.
    ("gate", only(mult_min=1), False),
    ("gate", only(mult_max=98), False),
    # Two at once.
    ("a-colony", only(zone=0, colony=0), False),
    ("a-colony", only(zone=1, colony=1), False),
    ("ring-1", only(zone=3, gate=0, symbol=1, mult_min=3), True),
    ("ring-1", only(zone=3, gate=0, symbol=2, mult_min=3), False),
]


@clause("WARP-MIS-05")
@for_each(("area", "where", "expected"), AREAS)
def test_an_area_is_one_that_a_condition_speaks_of(area: str, where: Filter, expected: bool) -> None:
    scene = Scene().guardian("darja-shadows")

    assert matches(scene.state, 0, scene.area(area), where) is expected


# Deeds


def built(scene: Scene, *types: str) -> Scene:
    """A built these in this turn."""
    for type in types:
        scene.state.deed(0, DID_BUILD + BUILDINGS.index(type), 1)
    return scene


def raised(scene: Scene, *ladders: int) -> Scene:
    """A raised these ladders in this turn."""
    for ladder in ladders:
        scene.state.deed(0, DID_UPGRADE + ladder, 1)
    return scene


DEEDS: list[tuple[Callable[[Scene], object], Condition, Condition]] = [
    (
        lambda scene: built(scene, "gold_mine", "sentry_tower"),
        condition(ops.C_DID_BUILD, types=GOLD_MINE | TOWER, min=2),
        condition(ops.C_DID_BUILD, types=TOWER | TRADE_POST, min=2),
    ),
    (
        lambda scene: built(scene, "assault_ship"),
        condition(ops.C_DID_BUILD, types=SHIP, min=1),
        condition(ops.C_DID_UPGRADE, types=SHIP, min=1),
    ),
    # The fifth ladder is that of the Assault Ship.
    (
        lambda scene: raised(scene, 4, 1),
        condition(ops.C_DID_UPGRADE, types=SHIP | GOLD_MINE, min=2),
        condition(ops.C_DID_UPGRADE, types=SHIP, min=2),
    ),
    (
        lambda scene: raised(scene, 4),
        condition(ops.C_DID_UPGRADE, types=SHIP, min=1),
        condition(ops.C_DID_UPGRADE, types=SHIP - 1, min=1),
    ),
    (
        lambda scene: raised(scene, 0, 0, 3),
        condition(ops.C_DID_UPGRADE, types=SHIP - 1, min=3),
        condition(ops.C_DID_UPGRADE, types=1, min=3),
    ),
    (
        lambda scene: scene.state.deed(0, GAINED_RESOURCES, 3),
        condition(ops.C_DID_GAIN, word=0, min=3),
        condition(ops.C_DID_GAIN, word=0, min=4),
    ),
    (
        lambda scene: scene.state.deed(0, GAINED_TROOPS, 2),
        condition(ops.C_DID_GAIN, word=GAINED_TROOPS - GAINED_RESOURCES, min=2),
        condition(ops.C_DID_GAIN, word=GAINED_ARCHIVE - GAINED_RESOURCES, min=2),
    ),
    (
        lambda scene: scene.state.deed(0, GAINED_REWARDS, 1),
        condition(ops.C_DID_GAIN, word=GAINED_REWARDS - GAINED_RESOURCES, min=1),
        condition(ops.C_DID_GAIN, word=0, min=1),
    ),
    (
        lambda scene: scene.state.deed(0, DID_SETTLE_BRIBE, 1),
        condition(ops.C_DID_SETTLE_BRIBE),
        condition(ops.C_DID_SPEND, min=1),
    ),
    # What each kind of condition counts stands in its own place.
    *[
        (
            lambda scene, place=place: scene.state.deed(0, place, 2),
            condition(kind, min=2),
            condition(kind, min=3),
        )
        for kind, place in [
            (ops.C_DID_CLAIM, 12),
            (ops.C_DID_DESTROY, 13),
            (ops.C_DID_SPEND, 18),
            (ops.C_DID_TRADE, 19),
            (ops.C_DID_DISCARD, 20),
            (ops.C_DID_TERRASHIFT, 21),
            (ops.C_DID_SPEND_REWARDS, 23),
        ]
    ],
]


@clause("WARP-MIS-05")
@for_each(("deed", "enough", "too_much"), DEEDS)
def test_a_deed_counts_exactly_from_its_number_on(
    deed: Callable[[Scene], object], enough: Condition, too_much: Condition
) -> None:
    scene = Scene()
    assert not holds(scene, enough)

    deed(scene)

    assert holds(scene, enough)
    assert not holds(scene, too_much)


WINS: list[tuple[int, int, int, bool]] = [
    # What was won; the role and the more that is asked for (1 uphill, 2 with a ship).
    (ATTACKER, ATTACKER, 0, True),
    (ATTACKER, DEFENDER, 0, False),
    (DEFENDER, DEFENDER, 0, True),
    (SUPPORTER, SUPPORTER, 0, True),
    (SUPPORTER, ATTACKER, 0, False),
    (ATTACKER | UPHILL, ATTACKER, 1, True),
    (ATTACKER | UPHILL, ATTACKER, 0, True),
    (ATTACKER, ATTACKER, 1, False),
    (ATTACKER | BY_SHIP, ATTACKER, 2, True),
    (ATTACKER | BY_SHIP, ATTACKER, 1, False),
    (ATTACKER | UPHILL | BY_SHIP, ATTACKER, 3, True),
    (ATTACKER | UPHILL, ATTACKER, 3, False),
]


@clause("WARP-MIS-05", "WARP-RES-18")
@for_each(("won", "role", "more", "expected"), WINS)
def test_a_win_counts_by_its_part_and_how_it_came(won: int, role: int, more: int, expected: bool) -> None:
    scene = Scene()
    scene.colony("A").wins = [won]

    assert holds(scene, condition(ops.C_DID_WIN, word=role, second=more, min=1)) is expected
    assert not holds(scene, condition(ops.C_DID_WIN, word=role, second=more, min=2))


CONQUESTS: list[tuple[Condition, bool]] = [
    # Three defenders of an Exiled Race on ring-1, then one Troop of a player on the ridge.
    (condition(ops.C_DID_CONQUER, word=ANYBODY, min=2), True),
    (condition(ops.C_DID_CONQUER, word=ANYBODY, min=3), False),
    (condition(ops.C_DID_CONQUER, word=EXILED, min=1), True),
    (condition(ops.C_DID_CONQUER, word=EXILED, min=2), False),
    (condition(ops.C_DID_CONQUER, word=PLAYER, min=1), True),
    (condition(ops.C_DID_CONQUER, word=GUARDIAN, min=1), False),
    (condition(ops.C_DID_CONQUER, word=ANYBODY, second=1, min=2), True),
    (condition(ops.C_DID_CONQUER, word=ANYBODY, second=2, min=2), False),
    (condition(ops.C_DID_CONQUER, word=ANYBODY, second=3, min=1), True),
    (condition(ops.C_DID_CONQUER, word=ANYBODY, second=4, min=1), False),
    (condition(ops.C_DID_CONQUER, only(zone=3), word=ANYBODY, min=1), True),
    (condition(ops.C_DID_CONQUER, only(zone=3), word=ANYBODY, min=2), False),
    (condition(ops.C_DID_CONQUER, only(zone=3), word=PLAYER, min=1), False),
]


@clause("WARP-MIS-05")
@for_each(("asked", "expected"), CONQUESTS)
def test_a_conquest_counts_by_area_defenders_and_whom_it_was_taken_from(asked: Condition, expected: bool) -> None:
    scene = Scene()
    scene.colony("A").conquests = [
        conquest(scene.area("ring-1"), EXILED, 3),
        conquest(scene.area("a-ridge"), PLAYER, 1),
    ]

    assert holds(scene, asked) is expected


@clause("WARP-MIS-05")
def test_a_conquest_of_the_guardian_is_none_of_a_player() -> None:
    scene = Scene()
    scene.colony("A").conquests = [conquest(scene.area("gate"), GUARDIAN, 2)]

    assert holds(scene, condition(ops.C_DID_CONQUER, only(gate=1), word=GUARDIAN, second=2, min=1))
    assert not holds(scene, condition(ops.C_DID_CONQUER, word=PLAYER, min=1))
    assert not holds(scene, condition(ops.C_DID_CONQUER, word=EXILED, min=1))
