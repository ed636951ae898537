"""Attacks and movements at their edges: who may be attacked from where, what both sides bring, and where Troops go."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.attack_1_target import bring_along, can_be_attacked, declarations
from tessera.games.the_warp.rules.combat_effects import add_attackers, add_defenders, remove_attackers, remove_defenders
from tessera.games.the_warp.rules.movement import moves, moves_left
from tessera.games.the_warp.state import no_combat
from tessera.games.the_warp.terms import MOVE_LIMIT
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, rivals
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

ATTACK, DEFENCE = 0, 1


def told(scene: Scene, found: list[int]) -> list[str]:
    """Declarations in words."""
    name = scene.state.area_name
    return [f"{name(one % 4096 // 64)} {name(one % 64)}{' ship' if one >= 4096 else ''}" for one in found]


@clause("WARP-ATK-03", "WARP-ATK-04", "WARP-ATK-05", "WARP-TEAM-11")
def test_who_can_be_attacked() -> None:
    scene = Scene(seats=4, teams=True).exiled("ring-1", 1).hidden("ring-2", 1).holds("B", "ring-3", 1)
    scene.holds("C", "ring-4", 1).holds("A", "ring-5", 1)
    names = ("ring-1", "ring-2", "ring-3", "ring-4", "ring-5", "ring-6", "gate", "b-colony", "b-right", "c-right")

    found = [name for name in names if can_be_attacked(scene.state, 0, scene.area(name))]

    # Exiled Tokens, face down too, opponents and the Guardian; no Colony, no teammate, nothing empty.
    assert found == ["ring-1", "ring-2", "ring-3", "gate", "b-right"]


@clause("WARP-ATK-02", "WARP-ATK-03", "WARP-ATK-06", "WARP-ATK-09")
def test_every_origin_with_two_troops_and_every_target_beside_it() -> None:
    scene = Scene().holds("A", "a-upper-left", 2).holds("A", "a-spine-inner", 2).holds("A", "ring-3", 1)
    scene.exiled("a-ridge", 1).exiled("a-left", 1).exiled("ring-4", 1).exiled("connect-inner", 1)

    # Colony and what lies beside it; a-spine-inner and connect-inner have worm holes; one Troop alone never leaves.
    assert set(told(scene, declarations(scene.state, 0, False))) == {
        "a-colony a-left",
        "a-upper-left a-ridge",
        "a-upper-left a-left",
        "a-spine-inner a-ridge",
        "a-spine-inner connect-inner",
    }
    first = told(scene, declarations(scene.state, 0, True))
    assert first == ["a-colony a-left"]


@clause("WARP-ATK-09", "WARP-SHP-01", "WARP-SEN-02")
def test_a_ship_reaches_two_areas_far_but_no_tower() -> None:
    scene = Scene().holds("A", "a-left", 2, "assault_ship").exiled("a-upper-left", 1).exiled("a-ridge", 1)
    scene.exiled("ring-1", 1).holds("B", "b-upper-right", 1, "sentry_tower").holds("A", "a-colony", 1)

    assert set(told(scene, declarations(scene.state, 0, False))) == {
        "a-left a-upper-left",
        "a-left a-upper-left ship",
        "a-left a-ridge ship",
        "a-left b-right ship",
    }
    # On foot a tower is no obstacle.
    scene.holds("B", "b-spine-outer", 1, "sentry_tower")
    ways = told(scene, declarations(scene.state, 0, False))
    assert "a-left b-spine-outer" in ways
    assert "a-left b-spine-outer ship" not in ways


@clause("WARP-DIC-15", "WARP-SEN-01", "WARP-SEN-03", "WARP-TRK-14", "WARP-TRK-15", "WARP-TRK-16")
@for_each(
    ("track", "position", "brought"),
    [
        (1, 7, []),
        (1, 8, [ops.FLIP]),
        (2, 8, [ops.REROLL]),
        (3, 8, [ops.VALUE_ADD]),
        (0, 12, []),
        (3, 12, [ops.VALUE_ADD]),
    ],
)
def test_a_track_bonus_from_position_eight_on(track: int, position: int, brought: list[int]) -> None:
    scene = Scene()
    scene.colony("A").positions[track] = position
    fight = scene.state.combat = no_combat()

    bring_along(scene.state, 0, DEFENCE, scene.area("a-right"))

    assert [scene.state.effect(number).op for number in fight.defence_fx] == brought
    assert (fight.attack_fx, fight.defence_fx_by) == ([], [0] * len(brought))


@clause("WARP-SEN-01", "WARP-SEN-03", "WARP-SEN-04")
@for_each("towers", [0, 1, 2])
def test_a_tower_on_the_area_fought_from(towers: int) -> None:
    scene = Scene().holds("A", "a-right", 1, *["sentry_tower"] * towers)
    fight = scene.state.combat = no_combat()

    bring_along(scene.state, 0, ATTACK, scene.area("a-right"))
    bring_along(scene.state, 0, ATTACK, scene.area("a-colony"))

    # Several towers count once, those of other areas not at all.
    assert len(fight.attack_fx) == min(towers, 1)
    assert fight.defence_fx == []


@clause("WARP-ATK-07", "WARP-ATK-02", "WARP-DIC-02", "WARP-GAT-01")
def test_attackers_leave_their_area_and_defenders_are_counted() -> None:
    scene = rivals(3).hand("B", "maneuver").has("B", gold=1)

    attack(scene, 2)

    fight = scene.state.combat
    assert (scene.troops("a-upper-left"), scene.troops("a-ridge"), fight.attackers, fight.defenders) == (2, 3, 2, 3)
    assert (fight.declared, fight.attacker, fight.defender, fight.against, fight.roller) == (2, 0, 1, 1, -1)
    assert (fight.attack_limit, fight.defence_limit, fight.base_attack, fight.base_defence) == (1, 1, 2, 4)


@clause("WARP-DIC-03", "WARP-DIC-04", "WARP-GAT-02", "WARP-GAT-03")
@for_each(("seats", "roller"), [(2, 1), (3, 1), (4, 1)])
def test_the_player_to_the_left_rolls_for_the_guardian(seats: int, roller: int) -> None:
    scene = (
        Scene(seats)
        .holds("A", "ring-1", 3)
        .guardian("darja-shadows")
        .exiled_races("silna-officials", "ralan-engineers")
    )
    scene.state.gate_modifier = -1
    scene.hand("A", "maneuver").has("A", gold=1)

    attack(scene, 2)

    fight = scene.state.combat
    # Two dice, one of them lost before; two cards may be played.
    assert (fight.defenders, fight.against, fight.roller, fight.attack_limit) == (1, 2, roller, 2)
    assert (fight.defender, fight.color) == (-1, -1)


@clause("WARP-GAT-02", "WARP-GAT-15")
def test_a_guardian_never_has_fewer_dice_than_none() -> None:
    scene = Scene(2).holds("A", "ring-1", 3).guardian("darja-shadows").hand("A", "maneuver").has("A", gold=1)
    scene.state.gate_modifier = -3

    attack(scene, 2)

    assert scene.state.combat.defenders == 0


# Troops that come and go during a combat


def fight(against: str, attackers: int, defenders: int) -> Scene:
    """A combat of C for an area of this kind, before anything was rolled."""
    scene = Scene(seats=3).guardian("silna-officials").holds("C", "ring-1", 1)
    combat = scene.state.combat = no_combat()
    combat.attacker, combat.attackers, combat.defenders = 2, attackers, defenders
    combat.origin, combat.target = scene.area("ring-1"), scene.area("ring-2")
    if against in ("A", "B"):
        scene.holds(against, "ring-2", defenders)
        combat.defender = scene.seat(against)
    elif against == "exiled":
        scene.exiled("ring-2", defenders)
        combat.color = 0
    else:
        combat.target = scene.area("gate")
    return scene


@clause("WARP-DIC-13")
@for_each(
    ("before", "count", "supply", "added"),
    [(1, 1, 9, 1), (3, 2, 9, 1), (4, 1, 9, 0), (2, 2, 9, 2), (1, 2, 1, 1), (1, 1, 0, 0)],
)
def test_attackers_are_added_up_to_four_from_the_supply(before: int, count: int, supply: int, added: int) -> None:
    scene = fight("exiled", before, 1)
    scene.colony("C").supply = supply

    assert add_attackers(scene.state, count) == added
    assert (scene.state.combat.attackers, scene.colony("C").supply) == (before + added, supply - added)


@clause("WARP-DIC-13", "WARP-SYM-04", "WARP-GAT-15")
@for_each(
    ("against", "before", "count", "added"),
    [
        ("A", 1, 2, 2),
        ("A", 3, 2, 1),
        ("B", 3, 2, 1),
        ("B", 4, 1, 0),
        ("exiled", 1, 2, 2),
        ("exiled", 3, 2, 1),
        ("exiled", 4, 1, 0),
        # Four Troops of an area do not bind the Guardian.
        ("guardian", 3, 2, 2),
        ("guardian", 4, 1, 1),
    ],
)
def test_defenders_are_added_up_to_four(against: str, before: int, count: int, added: int) -> None:
    scene = fight(against, 2, before)
    owner = scene.colony(against if against in ("A", "B") else "B")
    supply = owner.supply

    assert add_defenders(scene.state, count) == added
    assert scene.state.combat.defenders == before + added
    assert owner.supply == supply - (added if against in ("A", "B") else 0)
    assert scene.state.gate_modifier == (added if against == "guardian" else 0)
    assert scene.troops("ring-2") == (0 if against == "guardian" else before + added)


@clause("WARP-CRD-16", "WARP-SYM-05")
@for_each(("before", "count", "removed"), [(2, 1, 1), (1, 2, 1), (0, 1, 0), (3, 2, 2)])
def test_removed_attackers_go_to_their_supply(before: int, count: int, removed: int) -> None:
    scene = fight("exiled", before, 1)
    supply = scene.colony("C").supply
    scene.state.dirty = 0

    assert remove_attackers(scene.state, count) == removed
    assert (scene.state.combat.attackers, scene.colony("C").supply) == (before - removed, supply + removed)
    # What C could show is looked at anew.
    assert scene.state.dirty == 0b100


@clause("WARP-CRD-16", "WARP-DIC-15", "WARP-GAT-15", "WARP-SYM-04")
@for_each("against", ["A", "B", "exiled", "guardian"])
@for_each(("before", "count", "removed"), [(3, 1, 1), (1, 1, 1), (1, 2, 1), (2, 2, 2)])
def test_removed_defenders_leave_the_area_to_its_holder(against: str, before: int, count: int, removed: int) -> None:
    scene = fight(against, 2, before)
    owner = scene.colony(against if against in ("A", "B") else "B")
    supply = owner.supply

    assert remove_defenders(scene.state, count) == removed
    assert scene.state.combat.defenders == before - removed
    assert owner.supply == supply + (removed if against in ("A", "B") else 0)
    assert scene.state.gate_modifier == (-removed if against == "guardian" else 0)
    # Who controls it is settled at the resolution.
    assert (scene.holder("ring-2"), scene.troops("ring-2")) == (
        "empty" if against == "guardian" else against,
        0 if against == "guardian" else before - removed,
    )


# Movements


@clause("WARP-END-02")
def test_two_movements_and_what_modifies_them() -> None:
    scene = Scene().turn("A", "end")
    found = []
    for moved, more in ((0, 0), (1, 0), (2, 0), (1, 1), (3, 1), (0, -1)):
        scene.state.moved = moved
        scene.colony("A").stats[MOVE_LIMIT] = more
        found.append(moves_left(scene.state, 0))

    assert found == [2, 1, 0, 2, 0, 1]


@clause("WARP-END-02", "WARP-END-03", "WARP-END-04", "WARP-END-05")
def test_every_movement_that_is_legal() -> None:
    scene = Scene().holds("A", "a-left", 4).holds("A", "ring-3", 2).exiled("a-upper-left", 1).hidden("a-upper-right", 1)
    scene.exiled("b-spine-outer", 1).holds("B", "a-spine-outer", 1)

    ways = {way.removesuffix(" ship") for way in told(scene, moves(scene.state, 0, 2))}

    # a-left is full; nothing empty lies beside the three that hang together. ring-3 stands alone.
    assert ways == {
        "a-colony a-right",
        "a-left a-colony",
        "a-left a-right",
        *(f"ring-3 {area}" for area in ("ring-2", "ring-4")),
    }
    assert moves(Scene().holds("A", "a-colony", 1).state, 0, 2) == []


@clause("WARP-SHP-06", "WARP-SHP-10")
@for_each(("left", "troops", "riders"), [(2, 4, [1, 2]), (1, 4, [1]), (2, 2, [1]), (2, 3, [1, 2])])
def test_a_ship_takes_as_many_as_may_leave_and_move(left: int, troops: int, riders: list[int]) -> None:
    scene = Scene().holds("A", "ring-3", troops, "assault_ship").exiled("ring-2", 1).exiled("ring-4", 1)
    scene.holds("A", "ring-6", 3).holds("B", "connect-inner", 1)

    ways = moves(scene.state, 0, left)
    found = [(way // 4096, told(scene, [way % 4096])[0]) for way in ways if way >= 4096]

    # Empty areas at most two steps away, and the own ring-6 beyond the gate, with room for one; none that others hold.
    assert [count for count, way in found if way == "ring-3 ring-6"] == [1]
    assert [count for count, way in found if way == "ring-3 ring-1"] == riders
    assert [count for count, way in found if way == "ring-3 ring-5"] == riders
    assert [way for _, way in found if way in ("ring-3 connect-inner", "ring-3 ring-2", "ring-3 ring-4")] == []
