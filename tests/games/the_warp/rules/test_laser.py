"""Laser Cannons."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, consult, declare, fight, go_quietly
from tests.rows import for_each


def with_cannon(area: str, *faces: int, energy: int = 2) -> Scene:
    """A controls an area with a Laser Cannon, has Energy, and the dice will fall so."""
    return Scene().holds("A", area, 1, "laser_cannon").has("A", energy=energy).dice(*faces)


def targets(scene: Scene, cannon: str) -> list[str]:
    """What A may fire at with one die."""
    scene.turn("A", "action").play(f"A laser {cannon}")
    return [option.split()[1] for option in scene.options("A") if option.endswith(" 1")]


@clause("WARP-LAS-01", "WARP-TURN-03")
@for_each("moment", ["extract", "consult", "action", "end"])
def test_a_cannon_fires_in_any_phase_without_an_action(moment: str) -> None:
    scene = with_cannon("a-left", 5).exiled("a-upper-left", 2).turn("A", moment)
    kind = scene.kind()

    scene.play("A laser a-left", "A fire a-upper-left 1")

    assert scene.troops("a-upper-left") == 1
    # The turn stands where it stood.
    assert scene.kind() == kind


@clause("WARP-LAS-01")
def test_a_cannon_fires_once_per_turn_and_each_cannon_for_itself() -> None:
    scene = Scene().holds("A", "a-left", 1, "laser_cannon", "laser_cannon").has("A", energy=9).dice(1, 2, 1)
    scene.holds("A", "a-right", 1, "laser_cannon").exiled("a-upper-left", 3).turn("A", "end")

    scene.play("A laser a-left", "A fire a-upper-left 1", "A laser a-left", "A fire a-upper-left 1")

    # Both cannons of a-left have fired; the one of a-right has not.
    assert "laser a-left" not in scene.options("A")
    scene.play("A laser a-right", "A fire a-upper-left 1")
    assert not any(option.startswith("laser") for option in scene.options("A"))
    scene.play("A end turn", "A stop", "B extract resources")
    act_quietly(consult(scene, "B"), "B").play("B end turn", "B stop")
    assert "laser a-left" in scene.options("A")


@clause("WARP-LAS-01", "WARP-TURN-03")
def test_no_cannon_fires_during_a_combat() -> None:
    scene = with_cannon("a-left").holds("A", "a-left", 3).exiled("a-upper-left", 2).hand("A", "elite", "maneuver")
    scene.hand("B", "enforce").has("A", gold=3, energy=3).turn("A", "action")

    scene.play("A attack", "A attack a-left a-upper-left", "A troops 2")

    assert not any(option.startswith("laser") for option in scene.options("A"))
    scene.play("A play elite", "B play enforce")
    assert not any(option.startswith("laser") for option in scene.options("A"))


@clause("WARP-LAS-01")
def test_nobody_fires_in_the_turn_of_another() -> None:
    scene = with_cannon("a-left").exiled("a-upper-left", 2)

    scene.turn("B", "action")

    assert scene.asked() == "B"
    assert not any(option.startswith("laser") for option in scene.options("B"))


@clause("WARP-LAS-02")
def test_targets_are_visible_enemies_at_most_two_areas_away() -> None:
    scene = with_cannon("a-left").exiled("a-upper-left", 1).exiled("a-ridge", 2, "yellow").hidden("b-spine-outer", 2)
    scene.holds("B", "b-upper-right", 1).holds("B", "ring-1", 1).holds("A", "b-spine-inner", 1)

    # One step, then thrice two steps; ring-1 is three away, the token beside the cannon is face down.
    assert targets(scene, "a-left") == ["a-upper-left", "a-ridge", "b-right", "b-upper-right"]


@clause("WARP-LAS-03", "WARP-SEN-02", "WARP-GAT-05")
def test_gate_colonies_and_towers_are_safe() -> None:
    scene = with_cannon("ring-1").holds("B", "b-ridge", 1, "sentry_tower").holds("B", "b-upper-left", 1)
    # The gate is held by a player here.
    scene.holds("B", "gate", 2)
    assert targets(scene, "ring-1") == ["b-upper-left"]

    scene = with_cannon("b-upper-left").holds("B", "b-left", 1)
    assert targets(scene, "b-upper-left") == ["b-right", "b-left"]


@clause("WARP-LAS-03")
def test_the_guardian_is_safe() -> None:
    scene = with_cannon("ring-1").exiled("ring-2", 1)

    assert targets(scene, "ring-1") == ["ring-2"]


@clause("WARP-LAS-04", "WARP-LAS-09")
@for_each(
    ("dice", "faces", "hits"),
    [(1, [3], 0), (1, [4], 1), (1, [5], 1), (1, [6], 1), (2, [3, 3], 0), (2, [2, 4], 1), (2, [6, 4], 2)],
)
def test_one_energy_a_die_and_a_troop_for_each_four_or_more(dice: int, faces: list[int], hits: int) -> None:
    scene = with_cannon("a-left", *faces, energy=5).exiled("a-upper-left", 3).turn("A", "action")

    scene.play("A laser a-left", f"A fire a-upper-left {dice}")

    # Paid whatever the dice show.
    assert scene.supplies("A") == (0, 5 - dice, 0)
    assert scene.troops("a-upper-left") == 3 - hits


@clause("WARP-LAS-04")
def test_two_dice_need_two_energy_and_gold_does_not_help() -> None:
    scene = with_cannon("a-left", 4, energy=1).exiled("a-upper-left", 3).exiled("a-ridge", 3)
    scene.turn("A", "action").play("A laser a-left")
    assert scene.options("A") == ["fire a-upper-left 1", "fire a-ridge 1", "fire b-right 1"]

    scene = with_cannon("a-left", energy=0).exiled("a-upper-left", 3).turn("A", "action")
    assert "laser a-left" not in scene.options("A")
    scene.has("A", gold=3).turn("A", "action")
    assert "laser a-left" not in scene.options("A")


@clause("WARP-LAS-05")
def test_what_is_left_of_an_exiled_area_defends_it() -> None:
    # 3 Troops less 2: one die for the defence.
    scene = with_cannon("a-left", 4, 6, 6, 5).exiled("a-upper-left", 3).holds("A", "a-left", 2).turn("A", "action")
    scene.play("A laser a-left", "A fire a-upper-left 2")
    assert (scene.holder("a-upper-left"), scene.troops("a-upper-left")) == ("exiled", 1)

    fight(scene, "A", "a-left", "a-upper-left", 1)

    assert scene.told("roll") == [["dice:6", "dice:5"]]


@clause("WARP-LAS-06")
def test_an_exiled_area_without_troops_is_empty() -> None:
    scene = with_cannon("a-left", 5).exiled("a-upper-left", 1).turn("A", "action")

    scene.play("A laser a-left", "A fire a-upper-left 1")

    assert scene.holder("a-upper-left") == "empty"
    assert scene.troops("a-upper-left") == 0
    # There is nobody left to attack there.
    assert "attack" not in scene.options("A")


@clause("WARP-LAS-06", "WARP-LAS-07")
def test_a_player_who_loses_the_last_troop_loses_the_area_and_its_buildings() -> None:
    scene = with_cannon("a-left", 5).holds("B", "b-spine-outer", 1, "command_center", "energy_plant")
    supply = scene.colony("B").supply
    scene.turn("A", "action").play("A laser a-left", "A fire b-spine-outer 1")

    assert scene.holder("b-spine-outer") == "empty"
    assert scene.built("b-spine-outer") == ["command_center", "energy_plant"]
    assert scene.colony("B").positions == [1, 1, 1, 1]
    assert scene.colony("A").positions == [1, 1, 1, 1]
    assert scene.colony("B").supply == supply + 1


@clause("WARP-LAS-07")
def test_destroyed_troops_return_to_the_supply_and_nobody_draws_a_reward() -> None:
    scene = with_cannon("a-left", 5, 5).holds("B", "b-spine-outer", 3)
    supply = scene.colony("B").supply

    scene.turn("A", "action").play("A laser a-left", "A fire b-spine-outer 2")

    assert scene.troops("b-spine-outer") == 1
    assert scene.colony("B").supply == supply + 2
    assert scene.supplies("B") == (0, 0, 0)
    assert scene.held_rewards("A") == scene.held_rewards("B") == []


@clause("WARP-LAS-08")
def test_a_new_cannon_fires_in_the_same_turn() -> None:
    scene = Scene().rewards("A", "prefab-laser-cannon").has("A", gold=1, energy=2).exiled("a-upper-right", 2).dice(6)
    scene.turn("A", "action").play("A spend prefab-laser-cannon", "A pay 1 gold 0 energy")

    scene.play("A laser a-right", "A fire a-upper-right 1")

    assert scene.troops("a-upper-right") == 1


@clause("WARP-LAS-08")
def test_a_captured_cannon_fires_in_the_same_turn() -> None:
    scene = Scene().holds("A", "a-left", 3).holds("B", "b-spine-outer", 1, "laser_cannon").has("A", energy=2)
    scene.exiled("b-spine-inner", 1).exiled("b-upper-right", 1).dice(6, 6, 1, 4)
    declare(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 2)
    go_quietly(scene, "end")

    scene.play("A laser b-spine-outer", "A fire b-upper-right 1")

    assert scene.holder("b-upper-right") == "empty"


@clause("WARP-LAS-08", "WARP-ATK-06")
def test_a_worm_hole_is_one_step() -> None:
    # From one end to the other, and one step on; what lies two steps behind the other end is too far.
    scene = with_cannon("a-spine-inner").exiled("connect-inner", 1).exiled("b-upper-left", 1).exiled("b-left", 1)

    assert targets(scene, "a-spine-inner") == ["b-upper-left", "connect-inner"]


@clause("WARP-LAS-09")
def test_range_runs_over_any_areas() -> None:
    # The token behind areas of B and behind a face-down token.
    scene = with_cannon("a-left").holds("B", "a-upper-left", 1, "sentry_tower").hidden("b-spine-outer", 1)
    scene.exiled("b-spine-inner", 2)

    assert targets(scene, "a-left") == ["b-right", "b-spine-inner"]


@clause("WARP-LAS-09")
def test_hits_beyond_the_troops_present_are_lost() -> None:
    scene = with_cannon("a-left", 6, 6).exiled("a-upper-left", 1).open("cq-16").turn("A", "action")

    scene.play("A laser a-left", "A fire a-upper-left 2")

    assert scene.holder("a-upper-left") == "empty"
    assert scene.colony("A").deeds[13] == 1
    assert scene.told("destroyed")[0][1:] == ["1", "0"]
