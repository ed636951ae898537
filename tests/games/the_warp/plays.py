"""Tests that play a thing of the box name it, so that a thing without a test is found by reading the source.

A race is named with its role ("active", "reward", "exiled" or "guardian"), everything else by its id.

@plays("zeto-archivists active")
def test_zeto_archivists_draw_three_cards_in_consult() -> None:
    scene = Scene().leads("A", "zeto-archivists").turn("A", "consult")

    scene.play("A draw deck", "A draw deck", "A draw deck")

    assert len(scene.cards("A")) == 3
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import consult, go_quietly

Test = TypeVar("Test", bound=Callable[..., None])


def plays(*names: str, role: str = "") -> Callable[[Test], Test]:
    """This test uses these things, and would fail if what it uses of them did nothing.

    A table of races is named together with the one role in which they all are played.
    """
    assert names

    def unchanged(test: Test) -> Test:
        return test

    return unchanged


def pass_turn(scene: Scene, letter: str) -> Scene:
    """From the choice of Extract to whatever the next player is asked first: a turn in which little happens."""
    scene.play(f"{letter} extract resources")
    go_quietly(scene, "before-consult", "consult", "draw", "action", "raise")
    consult(scene, letter)
    if scene.kind() == "action":
        scene.play(f"{letter} terrashift")
    for _ in range(2):
        scene.play(f"{letter} {scene.options(letter)[0]}")
    return end_turn(go_quietly(scene, "end"), letter)


def end_turn(scene: Scene, letter: str) -> Scene:
    """From the End phase to whatever the next player is asked first; no mission is drawn."""
    scene.play(f"{letter} end turn")
    if scene.kind() == "replenish":
        scene.play(f"{letter} stop")
    return scene
