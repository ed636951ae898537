"""The switch token."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


@clause("REV-SW-01")
@for_each(("resource", "held"), [("gear", (1, 0, 0, 0)), ("book", (0, 1, 0, 0)), ("food", (0, 0, 1, 0))])
def test_the_switch_gives_one_basic_resource_of_choice(resource: str, held: tuple[int, ...]) -> None:
    scene = Scene(seats=2).hand("A", "SA1").turn("A")

    offered = scene.offers("A", "switch")
    scene.play(f"A switch {resource}")

    assert offered == ["switch gear", "switch book", "switch food"]
    assert (scene.resources("A"), scene.state.acted) == (held, 1)
    assert at(scene.view("A"), "players", 0, "switch") == "down"


@clause("REV-SW-01", "REV-SW-02")
def test_the_switch_is_an_action_even_where_nothing_fits() -> None:
    scene = Scene(seats=2).has("A", gear=6, book=6, food=6).turn("A")

    assert scene.offers("A", "switch")


@clause("REV-SW-02")
def test_the_switch_is_used_once_until_it_comes_up() -> None:
    scene = Scene(seats=2).hand("A", "SA1").turn("A")

    scene.play("A switch gear")

    assert scene.offers("A", "switch") == []


@clause("REV-SW-02")
def test_hibernating_brings_it_up() -> None:
    scene = Scene(seats=2).hand("A", "SA1")
    scene.camp("A").switch = False

    scene.turn("A").play("A hibernate")

    assert scene.camp("A").switch is True


@clause("REV-SW-02")
def test_a_machine_brings_it_up_for_a_second_use() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "MY08").turn("A")

    scene.play("A switch gear", "A use MY08", "A switch food")

    assert scene.resources("A") == (1, 0, 1, 0)


@clause("REV-TURN-02")
def test_a_switch_that_was_used_is_no_action_any_more() -> None:
    scene = Scene(seats=2).hand("A", "SA1").turn("A")
    before = scene.offers("A", "switch")

    scene.play("A switch gear")

    assert before == ["switch gear", "switch book", "switch food"]
    assert scene.offers("A", "switch") == []
