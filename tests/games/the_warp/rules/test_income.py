"""I. Income phase, A. Extract."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, consult
from tests.rows import for_each


@clause("WARP-INC-01")
def test_extract_brings_resources_or_troops_and_never_both() -> None:
    scene = Scene().turn("A")
    assert scene.options("A") == ["extract resources", "extract troops"]

    scene.play("A extract resources")

    assert scene.supplies("A") == (1, 1, 0)
    assert scene.kind() == "before-consult"


@clause("WARP-INC-01", "WARP-INC-03")
def test_troops_bring_no_resources() -> None:
    scene = Scene().turn("A")

    scene.play("A extract troops", "A done")

    assert scene.supplies("A") == (0, 0, 1)
    assert scene.kind() == "draw"


@clause("WARP-INC-02")
def test_gold_and_energy_come_together_each_by_its_own_track() -> None:
    # Gold: 2 mines at level 3, position 6. Energy: 3 plants at level 1, position 3. Command and Trade do not matter.
    scene = Scene().holds("A", "a-left", 1, "gold_mine").holds("A", "a-right", 1, "energy_plant", "energy_plant")
    scene.level("A", "gold_mine", 3).level("A", "command_center", 3).has("A", gold=1, energy=4)

    scene.turn("A").play("A extract resources")

    assert scene.supplies("A") == (1 + 3, 4 + 2, 0)


@clause("WARP-INC-03", "WARP-TRK-07")
@for_each(("centers", "level", "troops"), [(1, 2, 1), (1, 3, 2), (2, 2, 2), (3, 2, 3), (4, 3, 3)])
def test_troops_come_by_the_tier_and_not_by_the_position(centers: int, level: int, troops: int) -> None:
    scene = Scene().holds("A", "a-upper-left", 1, *["command_center"] * (centers - 1))
    scene.level("A", "command_center", level)

    scene.turn("A").play("A extract troops", "A done")

    assert scene.colony("A").positions[0] == centers * level
    assert scene.supplies("A") == (0, 0, troops)


@clause("WARP-INC-04")
def test_gained_troops_are_spread_over_areas_and_the_reserve() -> None:
    scene = Scene().holds("A", "a-left", 1, "command_center", "command_center").level("A", "command_center", 2)
    scene.holds("B", "b-left", 2).exiled("a-upper-left", 1)

    scene.turn("A").play("A extract troops")

    assert scene.options("A") == ["done", "station a-colony", "station a-right", "station a-left"]
    scene.play("A station a-right", "A station a-left", "A done")
    assert [scene.troops(area) for area in ("a-colony", "a-right", "a-left")] == [3, 2, 2]
    assert scene.supplies("A") == (0, 0, 1)


@clause("WARP-INC-05", "WARP-INC-04")
def test_an_area_whose_last_troop_is_gone_takes_no_more_troops() -> None:
    scene = Scene().holds("A", "a-left", 1, "sentry_tower").holds("A", "a-upper-left", 1)
    scene.holds("B", "b-spine-outer", 1, "laser_cannon").has("B", energy=1).has("A", reserve=1)
    # There is one target, and Energy for one die.
    scene.dice(4).turn("B", "end").play("B laser b-spine-outer", "B end turn")

    scene.play("A extract resources")

    assert scene.holder("a-upper-left") == "empty"
    # One Troop is enough to control a-left.
    assert scene.options("A") == ["done", "station a-colony", "station a-right", "station a-left"]


@clause("WARP-INC-06")
def test_no_area_takes_a_fifth_troop() -> None:
    scene = Scene().holds("A", "a-right", 3).has("A", reserve=3).holds("A", "a-colony", 4)

    scene.turn("A").play("A extract resources", "A station a-right")

    # Both areas hold 4 now: the other two Troops stay where they are.
    assert scene.troops("a-right") == 4
    assert scene.kind() == "before-consult"
    assert scene.supplies("A") == (1, 1, 2)


@clause("WARP-INC-07")
@for_each(("choice", "left"), [("resources", 1), ("troops", 2)])
def test_the_reserve_may_be_placed_whatever_is_extracted(choice: str, left: int) -> None:
    scene = Scene().has("A", reserve=2)

    scene.turn("A").play(f"A extract {choice}", "A station a-right", "A done")

    assert scene.troops("a-right") == 2
    assert scene.colony("A").reserve == left


@clause("WARP-INC-08")
def test_a_colour_without_troops_gains_no_more() -> None:
    # 4 + 4 + 4 on the board and 1 in reserve: of the 14 Troops one is left, though the track gives 3.
    scene = Scene().holds("A", "a-upper-left", 4, "command_center", "command_center", "command_center")
    scene.level("A", "command_center", 3).holds("A", "a-colony", 4).holds("A", "a-right", 4).has("A", reserve=1)
    assert scene.colony("A").supply == 1

    scene.turn("A").play("A extract troops")

    assert scene.supplies("A") == (0, 0, 2)
    assert scene.colony("A").supply == 0
    act_quietly(consult(scene, "A"), "A")
    scene.turn("A").play("A extract troops")
    assert scene.supplies("A") == (0, 0, 2)


@clause("WARP-INC-09", "WARP-SET-07")
def test_gold_and_energy_never_run_out() -> None:
    scene = Scene().has("A", gold=400, energy=300).has("B", gold=500, energy=500)

    scene.turn("A").play("A extract resources")

    assert scene.supplies("A") == (401, 301, 0)


@clause("WARP-INC-10")
def test_gains_come_from_the_supply_unless_another_source_is_named() -> None:
    # The Reward Ability of the Volut Smugglers takes a resource from each opponent.
    scene = Scene(seats=3).has("B", gold=2).has("C", energy=2).leads("A", "volut-smugglers")
    scene.rewards("A", "gold-shipment", "salvage")

    scene.turn("A").play("A spend gold-shipment")
    assert [scene.supplies(letter) for letter in "ABC"] == [(3, 0, 0), (2, 0, 0), (0, 2, 0)]
    scene.play("A reward-ability volut-smugglers")

    assert [scene.supplies(letter) for letter in "ABC"] == [(4, 1, 0), (1, 0, 0), (0, 1, 0)]


@clause("WARP-INC-11")
def test_the_reserve_is_placed_right_after_the_gain_and_at_no_other_time() -> None:
    scene = Scene().has("A", reserve=2)
    scene.turn("A").play("A extract resources")
    assert scene.kind() == "place-reserve"

    scene.play("A station a-right", "A done")

    assert not any(option.startswith("station") for option in scene.options("A"))
    act_quietly(consult(scene, "A"), "A")
    assert scene.kind() == "end"
    assert not any(option.startswith("station") for option in scene.options("A"))
    assert scene.supplies("A") == (1, 1, 1)


@clause("WARP-INC-11")
def test_the_reserve_can_be_handed_over_in_a_bribe() -> None:
    scene = Scene().has("A", reserve=2).holds("A", "a-upper-left", 3).exiled("a-ridge", 2).hand("B", "enforce")
    scene.turn("A", "action").play("A attack", "A troops 1", "B play enforce", "A bribe")

    assert "troops 2" in scene.options("A")
    assert "troops 3" not in scene.options("A")
