"""Paying in a scene where it does not matter which cards go."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.scene import Scene


def price(scene: Scene, letter: str) -> int:
    """How many hand cards a player is asked to pay; 0 when nothing is to be paid."""
    question = scene.game.question(scene.seat(letter))
    if question is None or question.kind != "pay":
        return 0
    assert question.pick[0] == question.pick[1], "a price is exact"
    return question.pick[0]


def pay(scene: Scene, letter: str, cards: int) -> Scene:
    """Pay a price of exactly so many cards with the last ones offered: those that filled up the hand."""
    assert price(scene, letter) == cards
    return scene.play(f"{letter} " + " + ".join(scene.options(letter)[-cards:]))
