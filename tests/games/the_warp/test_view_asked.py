"""What the view says an open question is about: the table marks it on the map, and it tells others nothing."""

from __future__ import annotations

from typing import Any

from tests.games.the_warp.scene import Scene


def about(scene: Scene, seat: int | None) -> list[tuple[str, str | None]]:
    view: Any = scene.game.view(seat)
    return [(one["piece"], one["building"]) for one in view["about"]]


def test_a_question_is_about_the_cannon_that_fires() -> None:
    scene = Scene(seats=2).holds("A", "a-upper-left", 1, "laser_cannon").has("A", energy=2).exiled("a-ridge", 2)

    scene.turn("A", "action").play("A laser a-upper-left")

    assert about(scene, 0) == [("a-upper-left", "laser_cannon")]
    assert about(scene, 1) == []
    assert about(scene, None) == []


def test_a_question_is_about_the_area_that_was_raised() -> None:
    scene = Scene().turn("A", "action")

    assert about(scene, 0) == []
    scene.play("A raise a-colony")

    assert about(scene, 0) == [("a-colony", None)]


def test_every_question_of_a_combat_is_about_its_two_areas() -> None:
    scene = Scene(seats=2).holds("A", "a-upper-left", 3).exiled("a-ridge", 2, "yellow").turn("A", "action")

    scene.play("A attack")

    assert scene.kind() == "attackers"
    assert about(scene, 0) == [("a-upper-left", None), ("a-ridge", None)]
