"""9. Military: power that goes up and down, and what it takes to strike."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each

TREES = "science culture military"


@clause("AL-MIL-01")
def test_military_power_goes_up_by_a_gain() -> None:
    scene = Scene(TREES, techs="IIM-D").has("A", research=2, data=3, military=4).team("A", "IIM-D")
    scene.turn("A")

    scene.play("start IIM-D")

    assert scene.military("A") == 6
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-MIL-01")
def test_military_power_goes_down_by_a_payment() -> None:
    scene = Scene(TREES).install("A", "MIL-18").has("A", military=3)
    scene.turn("A")

    scene.play("activate MIL-18")

    assert scene.military("A") == 1
    assert scene.tp("A") == 3


@clause("AL-MIL-01")
def test_military_power_that_is_not_there_cannot_be_paid() -> None:
    scene = Scene(TREES).install("A", "MIL-18").has("A", military=1)
    scene.turn("A")

    options = scene.options()

    assert "activate MIL-18" not in options


@clause("AL-MIL-02")
@for_each("tech", ["IIIM-A", "IIIM-B", "IIIM-C", "IIIM-D", "IIIM-E", "IIIM-F"])
def test_every_lv3_military_technology_needs_six_and_costs_three(tech: str) -> None:
    six = Scene(TREES, seats=2, techs=f"IIM-A {tech}").team("A", "IIM-A", tech).has("A", military=6)
    five = Scene(TREES, seats=2, techs=f"IIM-A {tech}").team("A", "IIM-A", tech).has("A", military=5)
    five.turn("A")
    six.turn("A")

    offered = f"start {tech}" in six.options(), f"start {tech}" in five.options()
    six.play(f"start {tech}")

    assert offered == (True, False)
    assert six.military("A") == 3


@clause("AL-MIL-02")
def test_six_military_power_are_needed_for_a_command_too() -> None:
    scene = Scene(TREES, techs="IIIM-D").has("A", military=5, command=3)
    scene.turn("A")

    options = scene.options()

    assert "command IIIM-D" not in options
