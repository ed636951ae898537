"""Assault Ships and Sentry Towers."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import declare, fight
from tests.rows import for_each


def attacks(scene: Scene, origin: str) -> list[str]:
    """What A may attack from an area, after the word for the origin."""
    scene.turn("A", "action").play("A attack")
    start = f"attack {origin} "
    return [option.removeprefix(start) for option in scene.options("A") if option.startswith(start)]


@clause("WARP-SEN-01")
def test_a_tower_helps_whoever_attacks_from_its_area() -> None:
    scene = Scene().holds("A", "a-left", 4, "sentry_tower").exiled("a-upper-left", 2).dice(1, 5, 6, 3, 2)

    fight(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 3)

    # 1, 5, 6 count 2, 6, 6: never above 6. The defence has nothing.
    assert scene.told("power") == [["dice:2-6-6", "2", "28", "dice:3-2", "2", "10"]]


@clause("WARP-SEN-01")
def test_a_tower_helps_whoever_defends_its_area() -> None:
    scene = Scene().holds("A", "a-left", 2).holds("B", "a-upper-left", 2, "sentry_tower").dice(4, 6, 3)

    fight(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 1)

    assert scene.told("power") == [["dice:4", "2", "8", "dice:6-4", "2", "20"]]


@clause("WARP-SEN-01")
def test_a_tower_elsewhere_does_not_help() -> None:
    scene = (
        Scene().holds("A", "a-left", 2).holds("A", "a-right", 1, "sentry_tower").exiled("a-upper-left", 1).dice(4, 3)
    )

    fight(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 1)

    assert scene.told("power") == [["dice:4", "2", "8", "dice:3", "2", "6"]]


@clause("WARP-SEN-02")
def test_a_tower_keeps_ships_off_but_not_troops_on_foot() -> None:
    scene = Scene().holds("A", "a-left", 2, "assault_ship").holds("B", "a-upper-left", 1, "sentry_tower")
    scene.holds("B", "b-upper-right", 1, "sentry_tower").exiled("b-spine-inner", 1).exiled("b-spine-outer", 1)

    found = attacks(scene, "a-left")

    assert "a-upper-left" in found
    assert "a-upper-left ship" not in found
    assert "b-upper-right ship" not in found
    assert {"b-spine-inner ship", "b-spine-outer ship", "b-spine-outer"} <= set(found)


@clause("WARP-SEN-02", "WARP-LAS-03")
def test_a_tower_keeps_lasers_off() -> None:
    scene = Scene().holds("A", "a-left", 1, "laser_cannon").has("A", energy=1).holds("B", "b-spine-outer", 1)
    scene.turn("A", "action").play("A laser a-left")
    assert "fire b-spine-outer 1" in scene.options("A")

    scene = Scene().holds("A", "a-left", 1, "laser_cannon").has("A", energy=1).exiled("b-spine-inner", 1)
    scene.holds("B", "b-spine-outer", 1, "sentry_tower").turn("A", "action").play("A laser a-left")

    assert scene.options("A") == ["fire b-right 1", "fire b-spine-inner 1"]


@clause("WARP-SEN-03")
def test_several_towers_add_no_more() -> None:
    scene = Scene().holds("A", "a-left", 2, "sentry_tower", "sentry_tower", "sentry_tower").exiled("a-upper-left", 1)

    fight(scene.dice(2, 3).turn("A", "action"), "A", "a-left", "a-upper-left", 1)

    assert scene.told("power") == [["dice:3", "2", "6", "dice:3", "2", "6"]]


@clause("WARP-SEN-04", "WARP-SHP-02")
def test_the_tower_of_the_origin_helps_a_ship_too() -> None:
    scene = Scene().holds("A", "a-right", 2, "sentry_tower", "assault_ship").exiled("a-ridge", 1).dice(3, 1)

    fight(scene.turn("A", "action"), "A", "a-right", "a-ridge", 1, " ship")

    # The tower adds 1, and the multiplier is the ship's 2 and not the area's 1.
    assert scene.told("power") == [["dice:4", "2", "8", "dice:1", "4", "4"]]


@clause("WARP-SHP-01")
def test_a_ship_reaches_two_areas_far() -> None:
    scene = Scene().holds("A", "a-right", 2, "assault_ship").exiled("a-upper-right", 1).exiled("a-ridge", 1)
    scene.exiled("a-upper-left", 1).hidden("a-spine-inner", 2).exiled("ring-6", 1).holds("B", "a-left", 1)

    # Beside the origin on foot or by ship, two steps away by ship only; ring-6 is three steps away.
    assert attacks(scene, "a-right") == [
        "a-upper-right",
        "a-left ship",
        "a-upper-left ship",
        "a-upper-right ship",
        "a-ridge ship",
        "a-spine-inner ship",
    ]


@clause("WARP-SHP-01")
def test_without_a_ship_on_the_area_of_origin_there_is_no_reach() -> None:
    scene = Scene().holds("A", "a-right", 2).holds("A", "a-colony", 2, "assault_ship").exiled("a-ridge", 1)

    # The ridge is two steps from both areas: it can be attacked from the Colony only.
    scene.turn("A", "action").play("A attack")
    assert scene.told("attack")[0][:2] == [f"area:{scene.area('a-colony')}", f"area:{scene.area('a-ridge')}"]


@clause("WARP-SHP-02")
@for_each(("level", "multiplier"), [(1, "2"), (2, "3"), (3, "4")])
def test_the_level_of_the_ship_is_the_multiplier(level: int, multiplier: str) -> None:
    scene = Scene().holds("A", "a-ridge", 2, "assault_ship").exiled("ring-1", 1).level("A", "assault_ship", level)
    scene.dice(2, 6)

    fight(scene.turn("A", "action"), "A", "a-ridge", "ring-1", 1, " ship")

    # The ridge itself has multiplier 4.
    assert scene.told("power")[0][1] == multiplier


@clause("WARP-SHP-03")
def test_a_ship_stays_on_the_conquered_area() -> None:
    scene = Scene().holds("A", "a-right", 3, "assault_ship").exiled("a-ridge", 1).dice(6, 6, 1)

    fight(scene.turn("A", "action"), "A", "a-right", "a-ridge", 2, " ship")

    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("A", 2)
    assert scene.built("a-ridge") == ["assault_ship"]
    assert scene.built("a-right") == []
    assert scene.colony("A").count[6] == 1


@clause("WARP-SHP-03")
def test_a_ship_returns_from_a_failed_attack() -> None:
    scene = Scene().holds("A", "a-right", 3, "assault_ship").exiled("a-ridge", 2).dice(1, 1, 6, 6)

    fight(scene.turn("A", "action"), "A", "a-right", "a-ridge", 2, " ship")

    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("exiled", 2)
    assert scene.troops("a-right") == 2
    assert scene.built("a-right") == ["assault_ship"]
    assert scene.colony("A").count[6] == 1


@clause("WARP-SHP-03")
def test_a_ship_is_on_its_way_during_the_combat() -> None:
    scene = Scene().holds("A", "a-right", 3, "assault_ship").exiled("a-ridge", 2).hand("A", "elite")

    declare(scene.turn("A", "action"), "A", "a-right", "a-ridge", 2, " ship")

    assert scene.kind() == "attack-card"
    assert scene.built("a-right") == []
    assert scene.troops("a-right") == 1


@clause("WARP-SHP-04")
def test_a_ship_does_not_help_the_defence() -> None:
    scene = Scene().holds("A", "a-left", 2).holds("B", "b-spine-outer", 1, "assault_ship").dice(6, 5)
    scene.level("B", "assault_ship", 3).multiplier("b-spine-outer", 1)

    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 1)

    assert scene.told("power") == [["dice:6", "2", "12", "dice:5", "1", "5"]]


@clause("WARP-SHP-05", "WARP-SHP-11")
@for_each("look", [True, False])
def test_a_new_ship_may_turn_up_all_tokens_within_two_areas(look: bool) -> None:
    scene = Scene().hidden("a-upper-right", 2).hidden("a-ridge", 3, "yellow").hidden("ring-6", 1)
    scene.rewards("A", "prefab-assault-ship").turn("A", "action").play("A spend prefab-assault-ship")
    assert scene.built("a-right") == ["assault_ship"]
    assert scene.options("A") == ["reveal a-right", "leave"]

    scene.play("A reveal a-right" if look else "A leave")

    # All or none of those within two areas; ring-6 is three steps away.
    shown = ["exiled", "exiled", "hidden"] if look else ["hidden", "hidden", "hidden"]
    assert [scene.holder(area) for area in ("a-upper-right", "a-ridge", "ring-6")] == shown
    if look:
        assert (scene.troops("a-ridge"), scene.state.colors[scene.area("a-ridge")]) == (3, 1)


@clause("WARP-SHP-05")
def test_ships_look_around_in_the_reveal_step_too() -> None:
    scene = Scene().holds("A", "a-right", 1, "assault_ship").hidden("a-ridge", 2).turn("A", "end")

    scene.play("A end turn")
    assert scene.kind() == "look-around"
    scene.play("A reveal a-right")

    assert scene.holder("a-ridge") == "exiled"


@clause("WARP-SHP-11")
def test_each_ship_asks_once_and_what_is_up_stays_up() -> None:
    scene = Scene().holds("A", "a-right", 1, "assault_ship").holds("A", "a-left", 1, "assault_ship")
    scene.hidden("a-ridge", 2).hidden("b-upper-right", 1).turn("A", "end").play("A end turn")
    assert scene.options("A") == ["reveal a-right", "leave"]

    scene.play("A leave")
    assert scene.options("A") == ["reveal a-left", "leave"]
    scene.play("A reveal a-left")

    # Both ships see the ridge, the second alone the other area, which lies beside areas of B anyway.
    assert [scene.holder(area) for area in ("a-ridge", "b-upper-right")] == ["exiled", "exiled"]
    assert scene.asked() == "B"


@clause("WARP-SHP-06", "WARP-SHP-10")
def test_a_ship_moves_with_troops_to_own_or_empty_areas_within_two() -> None:
    scene = Scene().holds("A", "a-upper-right", 3, "assault_ship").holds("A", "ring-6", 1).exiled("a-ridge", 1)
    scene.hidden("a-spine-inner", 1).holds("B", "b-spine-inner", 1).turn("A", "end")

    sails = [option for option in scene.options("A") if option.startswith("sail")]

    # a-ridge, a-spine-inner and b-spine-inner are held by others; two movements may take two Troops.
    places = ["a-colony", "a-right", "a-left", "a-upper-left", "a-spine-outer", "b-spine-outer", "connect-inner"]
    places += ["ring-1", "ring-6"]
    expected = [f"sail a-upper-right {place} {riders}" for place in places for riders in (1, 2)]
    # The Colony holds 3 Troops and takes one more.
    expected.remove("sail a-upper-right a-colony 2")
    assert sails == expected


@clause("WARP-SHP-06")
def test_every_rider_uses_a_movement() -> None:
    scene = Scene().holds("A", "a-upper-right", 4, "assault_ship").holds("A", "ring-6", 1).turn("A", "end")

    scene.play("A sail a-upper-right ring-6 2")

    assert (scene.troops("a-upper-right"), scene.troops("ring-6")) == (2, 3)
    assert scene.built("ring-6") == ["assault_ship"]
    # Both movements are used, and with nothing left to do the turn is over.
    assert scene.asked() == "B"


@clause("WARP-SHP-06")
def test_a_ship_never_moves_alone() -> None:
    scene = Scene().holds("A", "a-upper-right", 1, "assault_ship").turn("A", "end")

    assert not any(option.startswith("sail") for option in scene.options("A"))


@clause("WARP-SHP-07")
def test_one_ship_of_two_is_activated_and_none_need_be() -> None:
    scene = Scene().holds("A", "a-left", 3, "assault_ship", "assault_ship").exiled("a-upper-left", 1).dice(5, 1)
    assert {"a-upper-left", "a-upper-left ship"} <= set(attacks(scene, "a-left"))
    scene.turn("A", "action")

    fight(scene, "A", "a-left", "a-upper-left", 1, " ship")

    assert scene.built("a-upper-left") == ["assault_ship"]
    assert scene.built("a-left") == ["assault_ship"]


@clause("WARP-SHP-07")
def test_an_attack_on_foot_leaves_the_ship_behind() -> None:
    scene = Scene().holds("A", "a-left", 3, "assault_ship").exiled("a-upper-left", 1).dice(5, 1)

    fight(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 1)

    assert scene.holder("a-upper-left") == "A"
    assert scene.built("a-left") == ["assault_ship"]


@clause("WARP-SHP-08")
def test_a_ship_moves_to_an_area_full_of_buildings() -> None:
    scene = Scene().holds("A", "a-right", 2, "assault_ship").turn("A", "end")

    scene.play("A sail a-right a-colony 1")

    assert len(scene.built("a-colony")) == 5
    assert scene.built("a-colony")[-1] == "assault_ship"


@clause("WARP-SHP-09", "WARP-BLD-06")
def test_a_captured_ship_flies_at_the_level_of_its_new_controller() -> None:
    scene = Scene().holds("A", "a-left", 4).holds("B", "b-spine-outer", 1, "assault_ship").dice(6, 6, 6, 1, 4, 2)
    scene.level("A", "assault_ship", 2).level("B", "assault_ship", 3).exiled("b-upper-right", 1)
    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 3)

    fight(scene.turn("A", "action"), "A", "b-spine-outer", "b-upper-right", 1, " ship")

    assert scene.told("power")[-1] == ["dice:4", "3", "12", "dice:2", "3", "6"]


@clause("WARP-SHP-10")
def test_a_ship_carries_a_troop_where_no_link_leads_and_claims() -> None:
    # a-spine-inner is empty and two steps away over an area of B; the Troop rides along.
    scene = Scene().holds("A", "a-right", 3, "assault_ship").holds("B", "a-upper-right", 1).exiled("a-spine-outer", 1)
    scene.turn("A", "end")
    assert "move a-right a-spine-inner" not in scene.options("A")

    scene.play("A sail a-right a-spine-inner 1")

    assert (scene.holder("a-spine-inner"), scene.troops("a-spine-inner")) == ("A", 1)
    assert scene.built("a-spine-inner") == ["assault_ship"]
    assert scene.told("claim") == [[f"area:{scene.area('a-spine-inner')}"]]


@clause("WARP-SHP-10")
def test_the_troop_limits_of_both_areas_hold_for_riders() -> None:
    scene = Scene().holds("A", "a-right", 2, "assault_ship").holds("A", "a-left", 3).holds("A", "a-colony", 4)

    scene.turn("A", "end")

    # One Troop stays on a-right, and the Colony is full.
    sails = [option for option in scene.options("A") if option.startswith("sail")]
    assert "sail a-right a-left 1" in sails
    assert not any(option.endswith(" 2") for option in sails)
    assert "sail a-right a-colony 1" not in sails


@clause("WARP-SHP-10")
def test_a_ship_may_move_again_with_the_second_movement() -> None:
    scene = Scene().holds("A", "a-right", 2, "assault_ship").holds("A", "a-upper-left", 2).turn("A", "end")

    scene.play("A sail a-right a-upper-left 1", "A sail a-upper-left b-spine-inner 1")

    assert scene.built("b-spine-inner") == ["assault_ship"]
    assert [scene.troops(area) for area in ("a-right", "a-upper-left", "b-spine-inner")] == [1, 2, 1]
