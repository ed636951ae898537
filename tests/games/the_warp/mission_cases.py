"""How missions come within reach: a situation, steps after which one thing is missing, and the step that brings it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.games.the_warp.fighting import all_stay
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, declare, go_quietly

Step = Callable[[Scene], object]

PREFABS = (
    "prefab-command-center",
    "prefab-gold-mine",
    "prefab-energy-plant",
    "prefab-trade-post",
    "prefab-laser-cannon",
    "prefab-sentry-tower",
    "prefab-assault-ship",
)
_AFTER_A_COMBAT = ("end", "mission")


class Case(NamedTuple):
    """One way in which A just cannot show a mission and then can."""

    given: Callable[[], Scene]
    last: Step
    before: tuple[Step, ...] = ()
    moment: str = "action"
    active: str = "A"


def workshop() -> Scene:
    """A holds the ridge, which has both symbols, and can build each type once and upgrade twice, at little cost."""
    return Scene().holds("A", "a-ridge", 1).rewards("A", *PREFABS, "overhaul").hand("A", "start").has("A", 9, 9)


def builds(type: str, area: str = "a-ridge", take: str = "take 0 gold 1 energy") -> Step:
    """A Reward card builds."""

    def step(scene: Scene) -> None:
        before = scene.built(area).count(type)
        scene.play(f"A spend prefab-{type.replace('_', '-')}")
        _settle(scene, type, area, take)
        assert scene.built(area).count(type) == before + 1

    return step


def upgrades(type: str) -> Step:
    """A Reward card upgrades, for 2 resources."""

    def step(scene: Scene) -> None:
        scene.play("A spend overhaul", f"A upgrade {type}")
        _settle(scene, type, "", "")

    return step


def develops(option: int, type: str, area: str = "a-ridge") -> Step:
    """The action of the turn: the Start card builds with its first option and upgrades with its second."""

    def step(scene: Scene) -> None:
        scene.play("A develop", f"A option {option} {type}")
        _settle(scene, type, area, "")

    return step


def _settle(scene: Scene, type: str, area: str, take: str) -> None:
    """Whatever a build or an upgrade asks on its way."""
    while scene.kind() in ("pay", "build", "switch", "take"):
        answers = {"pay": scene.options("A")[0], "build": f"build {type} {area}", "switch": "keep", "take": take}
        scene.play(f"A {answers[scene.kind()]}")


def trades(choice: str) -> Step:
    """The trade of the turn, where there is something to choose about it."""

    def step(scene: Scene) -> None:
        scene.play("A trade")
        if scene.kind() == "trade":
            scene.play(f"A trade {choice}")
        go_quietly(scene, "action", "end", "raise", "mission")

    return step


def claims(origin: str, area: str) -> Step:
    """A Troop Movement into an empty area, after a quiet action if none was taken."""

    def step(scene: Scene) -> None:
        if scene.kind() in ("action", "raise"):
            act_quietly(scene, "A")
        scene.play(f"A move {origin} {area}")
        assert scene.holder(area) == "A"

    return step


def conquers(origin: str, area: str, troops: int, *faces: int, how: str = "") -> Step:
    """The action of the turn, or a second attack by the Reward Ability of the Morlar Raiders."""

    def step(scene: Scene) -> None:
        scene.dice(*faces)
        if scene.kind() == "action":
            declare(scene, "A", origin, area, troops, how)
        else:
            scene.play("A reward-ability morlar-raiders")
            _answer_attack(scene, origin, area, troops, how)
        all_stay(scene)
        go_quietly(scene, *_AFTER_A_COMBAT)
        assert scene.holder(area) == "A"

    return step


def _answer_attack(scene: Scene, origin: str, area: str, troops: int, how: str) -> None:
    if scene.kind() == "attack":
        scene.play(f"A attack {origin} {area}{how}")
    if scene.kind() == "attackers":
        scene.play(f"A troops {troops}")


def plays(*choices: str) -> Step:
    """Choices as they are."""

    def step(scene: Scene) -> None:
        scene.play(*choices)

    return step
