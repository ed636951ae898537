"""Worked examples of the rulebook: Extract, Consult, Develop, buildings, Terrashift, trading, movement and missions."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD, LINEUP
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import consult, declare, fight
from tests.rows import for_each


@clause("WARP-INC-02", "WARP-TRK-08", "WARP-TRK-09")
def test_example_extracting_resources() -> None:
    """EX-03."""
    scene = Scene().level("A", "gold_mine", 2).holds("A", "a-right", 1, "energy_plant", "energy_plant").turn("A")
    assert scene.colony("A").positions[1:3] == [2, 3]

    scene.play("A extract resources")

    assert scene.supplies("A") == (1, 2, 0)


@clause("WARP-TRK-02", "WARP-TRK-05")
def test_example_of_track_arithmetic() -> None:
    """EX-04."""
    assert Scene().colony("A").positions == [1, 1, 1, 1]

    scene = Scene().holds("A", "a-right", 1, "energy_plant", "energy_plant").level("A", "energy_plant", 2)
    assert scene.colony("A").positions == [1, 1, 6, 1]

    scene = Scene().holds("A", "a-right", 1, "energy_plant", "energy_plant", "energy_plant")
    assert scene.level("A", "energy_plant", 3).colony("A").positions == [1, 1, 12, 1]


@clause("WARP-INC-03", "WARP-INC-04", "WARP-TRK-07")
def test_example_extracting_troops() -> None:
    """EX-05."""
    scene = Scene().holds("A", "a-right", 1, "command_center", "command_center").level("A", "command_center", 2)
    scene.turn("A").play("A extract troops")
    assert scene.colony("A").positions[0] == 6
    assert scene.colony("A").reserve == 3

    scene.play("A station a-colony", "A station a-right", "A done")

    assert (scene.troops("a-colony"), scene.troops("a-right"), scene.colony("A").reserve) == (4, 2, 1)


@clause("WARP-TRK-11", "WARP-TRK-13")
def test_example_of_a_bonus_beside_the_income() -> None:
    """EX-06."""
    scene = Scene().holds("A", "a-right", 1, *["command_center"] * 3).level("A", "command_center", 2).turn("A")
    assert scene.colony("A").positions[0] == 8

    consult(scene.play("A extract troops", "A done"), "A")

    # Three Troops as before, and three cards instead of two.
    assert scene.supplies("A") == (0, 0, 3)
    assert len(scene.cards("A")) == 3


@clause("WARP-CON-01", "WARP-CON-02", "WARP-CON-05", "WARP-CON-07")
def test_example_of_consult() -> None:
    """EX-08."""
    scene = Scene().hand("A", "build-03", "maneuver", "upgrade-05", "elite", "start").deck("defect", "build-08")
    scene.line_up("build-01", "upgrade-02", "jetpack", "build-12").turn("A", "consult")

    scene.play("A discard build-03 + discard maneuver + discard upgrade-05", "A draw jetpack", "A draw deck")

    assert scene.supplies("A") == (2, 2, 0)
    assert scene.in_zone(DISCARD) == ["build-03", "maneuver.2", "upgrade-05"]
    assert scene.cards("A") == ["elite.1", "start.1", "jetpack.1", "defect.1"]
    assert scene.in_zone(LINEUP) == ["build-01", "upgrade-02", "build-12", "build-08"]


@clause("WARP-CON-04")
@for_each(("held", "drawn"), [(7, 1), (8, 0)])
def test_example_of_the_hand_limit(held: int, drawn: int) -> None:
    """EX-09."""
    scene = Scene().hand("A", *[f"build-{number:02}" for number in range(2, 2 + held)]).turn("A", "consult")

    consult(scene, "A")

    assert len(scene.cards("A")) == held + drawn


@clause("WARP-DEV-02", "WARP-DEV-03", "WARP-DEV-09", "WARP-BLD-02")
def test_example_of_develop() -> None:
    """EX-10."""
    scene = Scene().holds("A", "a-right", 1, "sentry_tower").hand("A", "build-13").has("A", gold=3, energy=2)
    scene.turn("A", "action").play("A develop", "A option 1 energy_plant")

    scene.play("A pay 2 gold 0 energy")

    assert scene.supplies("A") == (1, 2, 0)
    assert scene.built("a-right") == ["energy_plant", "sentry_tower"]
    assert scene.colony("A").positions == [1, 1, 2, 1]
    assert scene.in_zone(DISCARD) == ["build-13"]


@clause("WARP-DEV-13", "WARP-DEV-15")
def test_example_of_following_with_another_kind() -> None:
    """EX-11."""
    scene = Scene().hand("A", "upgrade-04").has("A", gold=2).hand("B", "build-01").has("B", gold=1, energy=1)
    scene.turn("A", "action").play("A develop")
    assert scene.colony("A").levels[4] == 2

    scene.play("B follow build-01", "B keep")

    assert scene.built("b-right") == ["trade_post"]
    assert scene.supplies("B") == (0, 0, 0)
    assert scene.options("A") == ["take 0 gold 1 energy", "take 1 gold 0 energy"]


@clause("WARP-LAS-02", "WARP-LAS-03", "WARP-LAS-09")
def test_example_of_laser_targets() -> None:
    """EX-12."""
    scene = Scene().holds("A", "b-spine-outer", 1, "laser_cannon").has("A", energy=1)
    # Within two steps: a token face up, one face down, Troops, Troops beside a tower, nobody.
    scene.exiled("a-upper-left", 2).hidden("b-spine-inner", 1).holds("B", "b-upper-right", 2)
    scene.holds("B", "b-upper-left", 1, "sentry_tower")
    # Three steps away.
    scene.exiled("ring-2", 1).exiled("b-left", 1)

    scene.turn("A", "action").play("A laser b-spine-outer")

    assert scene.options("A") == ["fire a-upper-left 1", "fire b-right 1", "fire b-upper-right 1"]


@clause("WARP-LAS-04", "WARP-LAS-05")
def test_example_of_a_laser_hit() -> None:
    """EX-13."""
    scene = Scene().holds("A", "a-left", 1, "laser_cannon").exiled("a-upper-left", 2).has("A", energy=3).dice(5)

    scene.turn("A", "action").play("A laser a-left", "A fire a-upper-left 1")

    assert scene.supplies("A") == (0, 2, 0)
    assert (scene.holder("a-upper-left"), scene.troops("a-upper-left")) == ("exiled", 1)


@clause("WARP-SHP-05")
def test_example_of_building_a_ship() -> None:
    """EX-14."""
    scene = Scene().hand("A", "build-06").has("A", gold=2).hidden("a-ridge", 2).hidden("a-spine-inner", 3)
    scene.hidden("ring-6", 1).turn("A", "action").play("A develop", "A option 3 assault_ship")

    scene.play("A reveal a-right")

    assert scene.built("a-right") == ["assault_ship"]
    assert [scene.holder(area) for area in ("a-ridge", "a-spine-inner", "ring-6")] == ["exiled", "exiled", "hidden"]


@clause("WARP-SHP-01", "WARP-SHP-02", "WARP-SHP-03")
@for_each("won", [True, False])
def test_example_of_attacking_with_the_ship(won: bool) -> None:
    """EX-15."""
    scene = Scene().holds("A", "a-right", 4, "assault_ship").level("A", "assault_ship", 2)
    scene.exiled("a-ridge", 2).multiplier("a-ridge", 3).hand("A", "elite")
    scene.dice(*((6, 5, 4, 1, 2) if won else (1, 1, 1, 6, 6))).turn("A", "action")

    declare(scene, "A", "a-right", "a-ridge", 3, " ship")
    # Troops and ship are on their way.
    assert scene.troops("a-right") == 1
    assert scene.built("a-right") == []
    scene.play("A pass")

    assert scene.told("power")[0][1] == "3"
    if won:
        assert (scene.holder("a-ridge"), scene.troops("a-ridge"), scene.troops("a-right")) == ("A", 3, 1)
        assert scene.built("a-ridge") == ["assault_ship"]
    else:
        assert (scene.holder("a-ridge"), scene.troops("a-ridge"), scene.troops("a-right")) == ("exiled", 2, 3)
        assert scene.built("a-right") == ["assault_ship"]


@clause("WARP-TER-01", "WARP-TER-05", "WARP-TER-08")
def test_example_of_terrashift() -> None:
    """EX-16."""
    scene = Scene(seats=4).turn("A", "action").play("A raise a-colony", "A lower a-upper-left")

    scene.play("B raise b-colony", "C pass", "D lower d-left", "A draw deck", "A draw deck")

    heights = [scene.state.multipliers[scene.area(area)] for area in ("a-colony", "a-upper-left", "b-colony", "d-left")]
    assert heights == [3, 1, 3, 1]
    assert len(scene.cards("A")) == 2
    assert scene.kind() == "end"


@clause("WARP-TRD-01", "WARP-TRD-02", "WARP-TRK-10")
@for_each(("choice", "left"), [("trade 3 gold", (2, 8)), ("trade 3 energy", (8, 2))])
def test_example_of_trading(choice: str, left: tuple[int, int]) -> None:
    """EX-20."""
    scene = Scene().holds("A", "a-right", 1, "trade_post", "trade_post").level("A", "trade_post", 2)
    scene.has("A", gold=5, energy=5).turn("A", "action").play("A trade")
    assert scene.colony("A").positions[3] == 6
    assert len(scene.options("A")) == 6

    scene.play(f"A {choice}")

    assert scene.supplies("A")[:2] == left
    assert scene.kind() == "raise"


@clause("WARP-END-02", "WARP-END-03")
def test_example_of_troop_movement() -> None:
    """EX-21."""
    scene = Scene().holds("A", "a-upper-left", 3).holds("A", "a-left", 1).turn("A", "end")

    scene.play("A move a-upper-left a-colony", "A move a-upper-left a-left")

    assert [scene.troops(area) for area in ("a-upper-left", "a-colony", "a-left")] == [1, 4, 2]


@clause("WARP-MIS-04", "WARP-MIS-05")
def test_example_of_two_conditions_built_at_once() -> None:
    """EX-22: the third Energy Plant is the build itself."""
    scene = Scene().private("A", "pg-05").holds("A", "a-right", 1, "energy_plant").rewards("A", "prefab-energy-plant")

    scene.turn("A", "action").play("A spend prefab-energy-plant")

    assert scene.options("A") == ["complete pg-05", "later"]


@clause("WARP-MIS-04", "WARP-MIS-05")
@for_each("build_first", [True, False])
def test_example_of_two_conditions_in_either_order(build_first: bool) -> None:
    """EX-22: the third Energy Plant is captured, and something else is built before or after."""
    scene = Scene().private("A", "pg-05").holds("A", "a-right", 1, "energy_plant").rewards("A", "prefab-assault-ship")
    scene.holds("A", "a-left", 3).holds("B", "b-spine-outer", 1, "energy_plant").dice(6, 6, 1).turn("A", "action")

    if build_first:
        scene.play("A spend prefab-assault-ship", "A build assault_ship a-right")
        assert scene.kind() == "action"
    fight(scene, "A", "a-left", "b-spine-outer", 2)
    if not build_first:
        assert scene.kind() == "end"
        scene.play("A spend prefab-assault-ship", "A build assault_ship a-right")

    assert scene.options("A") == ["complete pg-05", "later"]


@clause("WARP-MIS-04", "WARP-MIS-05")
def test_example_of_a_build_in_an_earlier_turn() -> None:
    """EX-22: a build of an earlier turn does not count."""
    scene = Scene().private("A", "pg-05").holds("A", "a-right", 1, "energy_plant").rewards("A", "prefab-sentry-tower")
    scene.holds("A", "a-left", 3).holds("B", "b-spine-outer", 1, "energy_plant").turn("A", "end")
    scene.play("A spend prefab-sentry-tower", "A build sentry_tower a-right", "A take 1 gold 0 energy")
    scene.play("A end turn", "A stop", "B extract resources")
    scene.turn("A", "start").play("A extract troops", "A done")
    scene = consult(scene, "A").dice(6, 6, 1)

    fight(scene, "A", "a-left", "b-spine-outer", 2)

    assert scene.colony("A").count[2] == 3
    assert scene.kind() == "end"
