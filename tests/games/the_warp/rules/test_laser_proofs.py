"""Laser Cannons and removed Troops at their edges: which cannon may fire, at what, and how far."""

from __future__ import annotations

from tessera.games.the_warp.rules.laser import cannons_ready, is_target, removable, within
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each


def names(scene: Scene, areas: list[int]) -> list[str]:
    """The names of areas."""
    return [scene.state.area_name(area) for area in areas]


def cannons() -> Scene:
    """A has two cannons on a-left and one on b-left, each with a target; and none on a-right."""
    scene = Scene().holds("A", "a-left", 1, "laser_cannon", "laser_cannon").holds("A", "b-left", 1, "laser_cannon")
    return scene.exiled("a-upper-left", 2).exiled("b-upper-left", 2).exiled("a-upper-right", 1).has("A", energy=1)


@clause("WARP-LAS-01", "WARP-LAS-08")
def test_each_cannon_is_ready_until_it_has_fired() -> None:
    scene = cannons()
    state, left, other = scene.state, scene.area("a-left"), scene.area("b-left")
    found = [cannons_ready(state, 0)]
    for fired in ([left], [left, other], [left, left], [left, other, left]):
        scene.colony("A").fired = fired
        found.append(cannons_ready(state, 0))

    assert found == [[left, other], [left, other], [left], [other], []]


@clause("WARP-LAS-01", "WARP-LAS-04")
def test_a_cannon_without_energy_is_not_ready() -> None:
    scene = cannons().has("A", gold=5)

    assert cannons_ready(scene.state, 0) == []


@clause("WARP-LAS-01", "WARP-LAS-02")
def test_a_cannon_without_a_target_is_not_ready() -> None:
    scene = Scene().holds("A", "a-right", 1, "laser_cannon").holds("A", "ring-3", 1, "laser_cannon").has("A", energy=1)
    scene.exiled("ring-5", 1)

    assert names(scene, cannons_ready(scene.state, 0)) == ["ring-3"]


@clause("WARP-LAS-02", "WARP-LAS-03", "WARP-GAT-05", "WARP-SEN-02", "WARP-TEAM-16")
def test_what_can_be_a_target() -> None:
    scene = Scene(seats=4, teams=True).exiled("ring-1", 1).hidden("ring-2", 1).holds("B", "ring-3", 1)
    scene.holds("C", "ring-4", 1).holds("A", "ring-5", 1).exiled("a-left", 1).holds("B", "b-left", 1, "sentry_tower")
    scene.holds("D", "d-left", 1, "laser_cannon").holds("B", "gate", 1)
    shot = {
        name: is_target(scene.state, 0, scene.area(name))
        for name in (
            *("ring-1", "ring-2", "ring-3", "ring-4", "ring-5", "ring-6", "a-left"),
            *("b-left", "d-left", "gate", "b-colony", "b-right", "c-right"),
        )
    }

    # Exiled Tokens that lie open, and Troops of opponents: not of C, the teammate of A.
    assert [name for name, found in shot.items() if found] == ["ring-1", "ring-3", "a-left", "d-left", "b-right"]


@clause("WARP-LAS-03", "WARP-SEN-02")
def test_an_exiled_area_with_a_tower_and_one_on_a_colony_are_no_targets() -> None:
    scene = Scene(seats=1).exiled("a-left", 1).exiled("b-colony", 2)
    assert is_target(scene.state, 0, scene.area("a-left"))
    # Alone, the other Colony is an area like any other.
    assert is_target(scene.state, 0, scene.area("b-colony"))

    scene.state.buildings[scene.area("a-left") * 7 + 5] = 1

    assert not is_target(scene.state, 0, scene.area("a-left"))


@clause("WARP-LAS-09", "WARP-SYM-10")
def test_how_far_a_number_of_steps_reaches() -> None:
    scene = Scene()
    near = {"a-right", "a-left", "a-upper-left", "a-upper-right"}
    further = near | {"a-spine-outer", "a-spine-inner", "a-ridge", "b-spine-outer", "b-spine-inner"}
    third = further | {"ring-1", "ring-6", "b-right", "b-upper-right", "b-ridge", "connect-inner"}

    reach = [set(names(scene, within(scene.state, scene.area("a-colony"), steps))) for steps in (1, 2, 3)]

    # The worm holes of a-spine-inner and connect-inner lie side by side.
    assert reach == [near, further, third]


@clause("WARP-SYM-10")
@for_each(
    ("owner", "expected"),
    [(0, ["a-left", "a-ridge"]), (1, ["a-upper-left", "b-spine-inner"]), (2, None)],
)
def test_whose_troops_an_effect_removes(owner: int, expected: list[str] | None) -> None:
    scene = Scene().exiled("a-left", 1).exiled("a-ridge", 1).holds("B", "a-upper-left", 1).hidden("a-spine-inner", 1)
    scene.holds("B", "b-spine-inner", 1).exiled("ring-3", 1)

    found = names(scene, removable(scene.state, 0, 2, owner))

    # b-right is three steps away.
    both = ["a-left", "a-upper-left", "a-ridge", "b-spine-inner"]
    assert found == (both if expected is None else expected)


@clause("WARP-SYM-10")
def test_an_area_near_two_own_ones_is_named_once() -> None:
    scene = Scene().exiled("a-upper-right", 2)

    assert names(scene, removable(scene.state, 0, 1, 2)) == ["a-upper-right"]


@clause("WARP-LAS-04", "WARP-LAS-09")
@for_each(
    ("dice", "troops", "left"),
    [((4,), 2, 1), ((3,), 2, 2), ((4, 6), 3, 1), ((5, 3), 3, 2), ((6, 6), 1, 0), ((1, 3), 1, 1)],
)
def test_four_and_more_is_a_hit_up_to_the_troops_that_are_there(dice: tuple[int, ...], troops: int, left: int) -> None:
    scene = Scene().holds("A", "a-left", 1, "laser_cannon").exiled("a-upper-left", troops).has("A", gold=1, energy=3)
    scene.turn("A").play("A laser a-left")

    scene.dice(*dice).play(f"A fire a-upper-left {len(dice)}")

    assert (scene.troops("a-upper-left"), scene.holder("a-upper-left")) == (left, "exiled" if left else "empty")
    assert scene.supplies("A") == (1, 3 - len(dice), 0)
    assert scene.colony("A").deeds[12 + 1] == troops - left
    assert scene.colony("A").fired == [scene.area("a-left")]


@clause("WARP-LAS-06", "WARP-LAS-07", "WARP-SYM-04")
@for_each(("troops", "holder"), [(1, "empty"), (2, "A")])
def test_troops_of_seat_a_return_to_its_supply(troops: int, holder: str) -> None:
    scene = Scene().holds("B", "b-left", 1, "laser_cannon").holds("A", "b-upper-left", troops).has("B", energy=2)
    supply = scene.colony("A").supply
    scene.turn("B").play("B laser b-left").dice(6).play("B fire b-upper-left 1")

    assert (scene.holder("b-upper-left"), scene.colony("A").supply) == (holder, supply + 1)
    assert (scene.area("b-upper-left") in scene.colony("A").areas) is (holder == "A")


@clause("WARP-SYM-10")
def test_troops_of_seat_a_are_troops_of_a_player() -> None:
    scene = Scene().holds("A", "b-left", 1).exiled("b-upper-left", 1)

    found = [names(scene, removable(scene.state, 1, 1, owner)) for owner in range(3)]

    # Of an Exiled Race, of players, of anybody.
    assert found == [["b-upper-left"], ["b-left"], ["b-left", "b-upper-left"]]
