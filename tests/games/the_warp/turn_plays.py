"""Stretches of a turn that many tests of The Warp go through without looking."""

from __future__ import annotations

from tests.games.the_warp.scene import Scene

# What a player answers who wants nothing to happen.
_NOTHING = ("pass", "no bribe", "decline", "later", "leave", "stop", "keep")


def go_quietly(scene: Scene, *kinds: str) -> Scene:
    """Everybody passes, declines and waits, until somebody is asked a question of one of these kinds."""
    for _ in range(40):
        question = scene.game.questions[0]
        if question.kind in kinds:
            return scene
        offered = [option.id for option in question.options]
        scene.game.play(question.seat, [next(word for word in _NOTHING if word in offered)])
    raise AssertionError(f"nobody was asked about {kinds}")


def declare(scene: Scene, letter: str, origin: str, target: str, troops: int, how: str = "") -> Scene:
    """An attack, chosen in the menu of actions; what has a single answer is not asked."""
    scene.play(f"{letter} attack")
    if scene.kind() == "attack":
        scene.play(f"{letter} attack {origin} {target}{how}")
    if scene.kind() == "attackers":
        scene.play(f"{letter} troops {troops}")
    assert scene.told("attack")[-1][:3] == [f"area:{scene.area(origin)}", f"area:{scene.area(target)}", f"{troops}"]
    return scene


def fight(scene: Scene, letter: str, origin: str, target: str, troops: int, how: str = "") -> Scene:
    """An attack without any card, up to the questions after it."""
    declare(scene, letter, origin, target, troops, how)
    return go_quietly(scene, "end", "mission", "draw", "take-discard")


def consult(scene: Scene, letter: str) -> Scene:
    """The rest of the Income phase: nothing is discarded, two cards come from the deck."""
    if scene.kind() == "before-consult":
        scene.play(f"{letter} consult")
    if scene.kind() == "consult":
        scene.play(letter)
    while scene.kind() == "draw":
        scene.play(f"{letter} draw deck")
    return scene


def act_quietly(scene: Scene, letter: str) -> Scene:
    """The action is a Terrashift far away that nobody follows; then the End phase begins."""
    if scene.kind() == "action":
        scene.play(f"{letter} terrashift")
    return go_quietly(scene.play(f"{letter} raise ring-4", f"{letter} lower ring-5"), "end")
