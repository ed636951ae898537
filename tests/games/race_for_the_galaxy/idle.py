"""Players who do as little as they may, for tests that care only about what comes of itself."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.scene import Scene


def idle(scene: Scene, until: str = "action") -> Scene:
    """Everybody passes, is done, or takes what is listed first, until somebody is asked this or the game is over."""
    while scene.game.outcome is None and all(question.kind != until for question in scene.game.questions):
        question = scene.game.questions[0]
        offered = [option.id for option in question.options]
        least = [word for word in ("pass", "done", "enough") if word in offered]
        scene.game.play(question.seat, least or offered[: question.pick[0]])
    return scene
