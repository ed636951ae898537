"""The end of a combat at its edges: every way in which it can end, and what becomes of everybody's Troops and cards."""

from __future__ import annotations

from typing import NamedTuple

from tessera.games.the_warp.rules.attack_6_resolution import fighters
from tessera.games.the_warp.state import DISCARD, no_combat
from tessera.games.the_warp.terms import ATTACKER, DEFENDER, REWARD_ON_WIN, SUPPORTER
from tests.clauses import clause
from tests.games.the_warp.fighting import all_stay, attack, exiled, last, quiet, result, rivals
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import go_quietly
from tests.rows import for_each

UPHILL, BY_SHIP = 4, 8


class End(NamedTuple):
    """What is there after a combat: areas of origin and target, general supplies, Reward cards."""

    origin: int
    holder: str
    target: int
    supply: tuple[int, int]
    rewards: tuple[int, int]
    wins: tuple[list[int], list[int]]


def end_of(scene: Scene, origin: str = "a-upper-left", target: str = "a-ridge") -> End:
    """The table as it is."""
    a, b = scene.colony("A"), scene.colony("B")
    held = len(scene.held_rewards("A")), len(scene.held_rewards("B"))
    return End(
        scene.troops(origin), scene.holder(target), scene.troops(target), (a.supply, b.supply), held, (a.wins, b.wins)
    )


def level(scene: Scene) -> Scene:
    """Both areas are as high."""
    return scene.multiplier("a-upper-left", 1).multiplier("a-ridge", 1)


# Of 14 Troops A has 4 in the Colony and beside it, 4 on a-upper-left, 6 in supply; B has 4 there, and its defenders.
Wins = tuple[list[int], list[int]]
WON: Wins = ([ATTACKER], [])
LOST: Wins = ([], [DEFENDER])
NONE: Wins = ([], [])
EXILED: list[tuple[int, int, tuple[int, ...], str, End]] = [
    (2, 1, (6, 5, 1), "conquered", End(2, "A", 2, (6, 10), (1, 0), WON)),
    (2, 1, (1, 2, 4), "held", End(3, "exiled", 1, (7, 10), (0, 0), NONE)),
    (1, 1, (1, 2), "held", End(3, "exiled", 1, (7, 10), (0, 0), NONE)),
    # Equal power: with a defender left, with an attacker left, with nobody left.
    (2, 2, (3, 3, 4, 2), "held", End(3, "exiled", 1, (7, 10), (0, 0), NONE)),
    (2, 1, (1, 2, 3), "conquered", End(2, "A", 1, (7, 10), (1, 0), WON)),
    (1, 1, (3, 3), "emptied", End(3, "empty", 0, (7, 10), (0, 0), NONE)),
    (3, 1, (2, 1, 1, 3), "conquered", End(1, "A", 3, (6, 10), (1, 0), WON)),
]
PLAYERS: list[tuple[int, int, tuple[int, ...], str, End]] = [
    (2, 1, (6, 5, 1), "conquered", End(2, "A", 2, (6, 10), (1, 0), WON)),
    (2, 3, (6, 5, 1, 1, 1), "conquered", End(2, "A", 2, (6, 10), (1, 0), WON)),
    (2, 1, (1, 2, 4), "held", End(3, "B", 1, (7, 9), (0, 1), LOST)),
    (2, 2, (3, 3, 4, 2), "held", End(3, "B", 1, (7, 9), (0, 1), LOST)),
    (2, 1, (1, 2, 3), "conquered", End(2, "A", 1, (7, 10), (1, 0), WON)),
    (1, 1, (3, 3), "emptied", End(3, "empty", 0, (7, 10), (0, 0), NONE)),
]


@clause("WARP-RES-01", "WARP-RES-03", "WARP-RES-05", "WARP-RES-06", "WARP-RES-07", "WARP-RES-08", "WARP-RES-13")
@clause("WARP-RES-02", "WARP-RES-18")
@for_each(("attackers", "defenders", "dice", "ends", "expected"), EXILED)
def test_every_end_against_an_exiled_race(
    attackers: int, defenders: int, dice: tuple[int, ...], ends: str, expected: End
) -> None:
    scene = level(exiled(defenders)).dice(*dice)

    attack(scene, attackers)

    assert (result(scene), end_of(scene)) == (ends, expected)


@clause("WARP-RES-01", "WARP-RES-03", "WARP-RES-04", "WARP-RES-05", "WARP-RES-06", "WARP-RES-07", "WARP-RES-08")
@clause("WARP-RES-02", "WARP-RES-13", "WARP-RES-16", "WARP-RES-18")
@for_each(("attackers", "defenders", "dice", "ends", "expected"), PLAYERS)
def test_every_end_against_a_player(
    attackers: int, defenders: int, dice: tuple[int, ...], ends: str, expected: End
) -> None:
    scene = level(rivals(defenders)).dice(*dice)

    attack(scene, attackers)

    assert (result(scene), end_of(scene)) == (ends, expected)


def gatekeeper(troops: int = 4) -> Scene:
    """A stands before a Guardian with two dice, as high as the gate."""
    scene = quiet().holds("A", "ring-1", troops).guardian("darja-shadows")
    return scene.multiplier("ring-1", 1).multiplier("gate", 1)


@clause("WARP-GAT-14", "WARP-GAT-15", "WARP-RES-01", "WARP-RES-03")
@for_each(
    ("attackers", "dice", "ends", "origin", "holder", "modifier"),
    [
        (2, (1, 1, 1, 2), "held", 3, "guardian", 0),
        (2, (1, 2, 1, 2), "held", 3, "guardian", -1),
        (3, (6, 6, 6, 1, 1), "conquered", 1, "A", 0),
    ],
)
def test_every_end_against_the_guardian(
    attackers: int, dice: tuple[int, ...], ends: str, origin: int, holder: str, modifier: int
) -> None:
    scene = gatekeeper().dice(*dice)

    attack(scene, attackers)
    # Two dice are two Troops at the gate at most; the third goes back.
    all_stay(scene)
    go_quietly(scene, "end")

    found = (result(scene), scene.troops("ring-1"), scene.holder("gate"), scene.state.gate_modifier)
    assert found == (ends, origin + (holder == "A"), holder, modifier)
    assert scene.troops("gate") == (2 if holder == "A" else 0)


@clause("WARP-GAT-14", "WARP-GAT-15")
@for_each(("attackers", "dice", "holder"), [(2, (1, 2, 3), "A"), (1, (3, 3), "empty")])
def test_the_last_die_of_the_guardian(attackers: int, dice: tuple[int, ...], holder: str) -> None:
    scene = gatekeeper()
    # A modifier of an earlier combat: one die is left.
    scene.state.gate_modifier = -1

    attack(scene.dice(*dice), attackers)

    # The modifiers leave with the Guardian.
    assert (scene.holder("gate"), scene.troops("gate"), scene.state.gate_modifier) == (holder, attackers - 1, 0)
    assert scene.troops("ring-1") == 4 - attackers


@clause("WARP-GAT-07", "WARP-GAT-08")
@for_each(("stay", "back"), [(1, 2), (2, 1)])
def test_who_stays_on_the_gate_and_who_goes_back(stay: int, back: int) -> None:
    scene = gatekeeper().dice(6, 6, 6, 1, 1)
    attack(scene, 3)
    assert (scene.kind(), scene.options("A")) == ("gate-troops", ["stay 1", "stay 2"])

    scene.play(f"A stay {stay}")

    assert (scene.troops("gate"), scene.troops("ring-1")) == (stay, 1 + back)
    assert last(scene, "garrison")[2] == f"{back}"


@clause("WARP-GAT-07")
def test_nobody_is_asked_about_other_areas_nor_about_a_lone_conqueror() -> None:
    area, gate = exiled(1).dice(6, 6, 6, 1), gatekeeper().dice(6, 1, 1)

    attack(area, 3)
    attack(gate.multiplier("ring-1", 4), 1)

    assert (area.troops("a-ridge"), gate.troops("gate")) == (3, 1)
    assert area.told("garrison") == gate.told("garrison") == []


@clause("WARP-RES-17", "WARP-RES-01", "WARP-GAT-08")
@for_each(("there", "left", "supply"), [(1, 3, 7), (2, 4, 6), (3, 4, 6), (4, 4, 6)])
def test_who_finds_no_room_goes_to_the_supply(there: int, left: int, supply: int) -> None:
    scene = level(exiled(2)).dice(1, 1, 1, 5, 5).hand("B", "maneuver").has("B", gold=1)
    attack(scene, 3)
    # While the cards are played, others arrive on the area of origin.
    missing = there - scene.troops("a-upper-left")
    scene.state.troops[scene.area("a-upper-left")] += missing
    scene.colony("A").supply -= missing

    scene.play("B pass")

    # Three attacked, one was lost, and of the two others as many returned as find room.
    assert (result(scene), scene.troops("a-upper-left"), scene.colony("A").supply) == ("held", left, supply)


@clause("WARP-SHP-03", "WARP-RES-01", "WARP-RES-07")
@for_each(
    ("dice", "stands", "left"),
    [((6, 1), "a-ridge", "A"), ((1, 6), "a-upper-left", "exiled"), ((2, 2), "a-upper-left", "empty")],
)
def test_a_ship_stays_where_its_troops_won(dice: tuple[int, ...], stands: str, left: str) -> None:
    scene = level(exiled(1)).holds("A", "a-upper-left", 4, "assault_ship").level("A", "assault_ship", 1)
    # A ship of the first level counts two.
    scene.multiplier("a-ridge", 2).dice(*dice).turn("A", "action")

    scene.play("A attack", "A attack a-upper-left a-ridge ship", "A troops 1")

    there = [area for area in ("a-upper-left", "a-ridge") if "assault_ship" in scene.built(area)]
    assert (scene.holder("a-ridge"), there, scene.colony("A").count[6]) == (left, [stands], 1)
    assert scene.colony("A").wins == ([ATTACKER | BY_SHIP] if left == "A" else [])


@clause("WARP-RES-09", "WARP-MIS-05")
@for_each(("height", "won"), [(1, ATTACKER), (2, ATTACKER), (3, ATTACKER | UPHILL)])
def test_a_conquest_is_remembered_as_it_was(height: int, won: int) -> None:
    scene = exiled(2).multiplier("a-ridge", height).dice(6, 6, 6, 1, 1)

    attack(scene, 3)

    # The area of origin is 2 high. From whom: an Exiled Race, with two defenders.
    assert scene.colony("A").wins == [won]
    assert scene.colony("A").conquests == [scene.area("a-ridge") + 64 * 0 + 256 * 2]


# Cards for those who took part


@clause("WARP-RES-02", "WARP-RES-15", "WARP-TRK-14", "WARP-RAC-09")
@for_each(
    ("stat", "own", "won", "cards"),
    [(0, 0, True, (1, 0)), (1, 0, True, (2, 0)), (0, 2, True, (3, 0)), (1, 2, False, (0, 1))],
)
def test_more_reward_cards_for_a_won_combat(stat: int, own: int, won: bool, cards: tuple[int, int]) -> None:
    scene = level(rivals(1)).dice(*((6, 1) if won else (1, 6)))
    colony = scene.colony("A")
    colony.stats[REWARD_ON_WIN], colony.own_stats[REWARD_ON_WIN] = stat, own

    attack(scene, 1)

    assert (len(scene.held_rewards("A")), len(scene.held_rewards("B"))) == cards


@clause("WARP-RES-02", "WARP-RES-15", "WARP-TRK-17", "WARP-RAC-09")
@for_each(("stat", "own", "cards"), [(0, 0, 2), (1, 0, 3), (0, 1, 2)])
def test_more_reward_cards_for_support(stat: int, own: int, cards: int) -> None:
    scene = level(exiled(1)).hand("B", "enforce").has("B", gold=1).dice(1, 6)
    colony = scene.colony("B")
    colony.stats[REWARD_ON_WIN], colony.own_stats[REWARD_ON_WIN] = stat, own

    attack(scene, 1).play("B play enforce")

    assert (len(scene.held_rewards("A")), len(scene.held_rewards("B"))) == (0, cards)
    assert (scene.colony("A").wins, scene.colony("B").wins) == ([], [SUPPORTER])


@clause("WARP-RES-18", "WARP-RAC-03")
def test_who_takes_part_from_the_active_player_on() -> None:
    scene = quiet(4)
    state = scene.state
    state.active = 2
    fight = state.combat = no_combat()
    fight.attacker, fight.defender = 2, 1
    assert fighters(state) == [2, 1]
    fight.defender, fight.supporters = -1, [3, 0]

    assert fighters(state) == [2, 3, 0]


@clause("WARP-REV-04")
def test_cards_lie_open_until_the_combat_is_over_and_then_on_the_discard_pile() -> None:
    scene = level(exiled(1)).hand("A", "maneuver").has("A", gold=1).hand("B", "enforce").has("B", gold=1).dice(5, 1, 2)
    attack(scene, 1).play("A play maneuver", "B play enforce", "A no bribe")
    assert (scene.kind(), scene.in_zone(DISCARD)) == ("dice", [])

    scene.play("A pass")

    assert scene.in_zone(DISCARD) == ["maneuver.2", "enforce.1"]
    assert [scene.state.name(piece) for piece in scene.state.fought_cards] == ["maneuver.2", "enforce.1"]
    assert (scene.state.combat.attacker, scene.state.fought.attacker, scene.state.fought.target) == (
        -1,
        0,
        scene.area("a-ridge"),
    )
