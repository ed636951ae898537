"""An announced action: what else may be done before its target is named."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


@clause("REV-TURN-04", "REV-MACH-05")
def test_free_actions_are_there_while_an_announced_action_waits_for_its_target() -> None:
    scene = Scene(seats=2).has("A", gear=1, crystal=1).energy("A", 1).machine("A", "MG03").crates("A", "CR15").turn("A")

    scene.play("A with MG03 build")
    first = scene.options("A")
    scene.play("A open CR15", "A convert gear")

    assert ("convert gear" in first, "open CR15" in first) == (True, True)
    # Neither was an action, and the announced one is still asked for: now a large building can be paid.
    assert (scene.kind(), scene.state.acted) == ("announce", 0)
    assert (scene.held("A", "gear"), scene.held("A", "crystal")) == (2, 0)
    assert scene.offers("A", "open") == []
    scene.play("A build small 4,3")
    assert (scene.held("A", "gear"), scene.camp("A").buildings, scene.state.acted) == (1, [5, 4], 1)


@clause("REV-TURN-04", "REV-MACH-05")
def test_an_action_that_was_announced_is_carried_out() -> None:
    scene = Scene(seats=2).has("A", gear=1).energy("A", 1).machine("A", "MG03").turn("A").play("A with MG03 build")

    assert "done" not in scene.options("A")
    assert "build small 4,3" in scene.options("A")


@clause("REV-TURN-04", "REV-MACH-05")
@for_each(("energy", "offered"), [(0, []), (1, ["with MG03"])])
def test_an_action_that_an_effect_grants_may_be_left_or_strengthened(energy: int, offered: list[str]) -> None:
    scene = Scene(seats=2).has("A", gear=4).energy("A", energy).machine("A", "MG03").hand("A", "CG03", "SA1").turn("A")

    scene.play("A play CG03 B1")
    asked = scene.options("A")
    scene.play("A done")

    assert [option for option in asked if option.startswith("with")] == offered
    assert asked[-1] == "done"
    assert (scene.held("A", "gear"), scene.state.acted) == (4, 1)
