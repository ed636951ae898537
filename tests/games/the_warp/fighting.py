"""Combats in a scene: the usual places, and what was told of dice, powers and results.

A attacks from `a-upper-left` (multiplier 2, 4 Troops) the area `a-ridge` (multiplier 4). The abilities of both
Exiled Races have nothing to do with combat, and the trade of A's turn is used up, so that nobody is asked about either.
"""

from __future__ import annotations

from tests.games.the_warp.scene import Scene

ORIGIN = "a-upper-left"
TARGET = "a-ridge"


def quiet(seats: int = 2) -> Scene:
    """A table at which only the combat asks questions."""
    scene = Scene(seats=seats).exiled_races("silna-officials", "ralan-engineers")
    scene.colony("A").traded = True
    return scene


def exiled(troops: int = 1, seats: int = 2) -> Scene:
    """A stands beside an area of an Exiled Race."""
    return quiet(seats).holds("A", ORIGIN, 4).exiled(TARGET, troops)


def rivals(troops: int = 1, seats: int = 2) -> Scene:
    """A stands beside an area of B."""
    return quiet(seats).holds("A", ORIGIN, 4).holds("B", TARGET, troops)


def gate(guardian: str, *abilities: str, seats: int = 2) -> Scene:
    """A stands beside the gate with 4 Troops on `ring-1`, lowered to multiplier 1."""
    return quiet(seats).holds("A", "ring-1", 4).multiplier("ring-1", 1).guardian(guardian, *abilities)


def attack(scene: Scene, troops: int) -> Scene:
    """A declares the attack on the only target there is."""
    return scene.turn("A", "action").play("A attack", f"A troops {troops}")


def all_stay(scene: Scene) -> Scene:
    """As many conquerors stay on the gate as may, where that is a choice."""
    return scene.play("A " + scene.options("A")[-1]) if scene.kind() == "gate-troops" else scene


def last(scene: Scene, key: str) -> list[str]:
    """The words of the last event of a key."""
    return scene.told(key)[-1]


def _faces(word: str) -> list[int]:
    dice = word.removeprefix("dice:")
    return [int(die) for die in dice.split("-")] if dice else []


def rolled(scene: Scene) -> tuple[list[int], list[int]]:
    """The dice as they fell, the attack's and the defence's."""
    attack, defence = last(scene, "roll")
    return _faces(attack), _faces(defence)


def counted(scene: Scene) -> tuple[list[int], list[int]]:
    """What the dice counted in the end, after rerolls, flips and bonuses."""
    words = last(scene, "power")
    return _faces(words[0]), _faces(words[3])


def multipliers(scene: Scene) -> tuple[int, int]:
    """The multipliers that both sides fought with."""
    words = last(scene, "power")
    return int(words[1]), int(words[4])


def powers(scene: Scene) -> tuple[int, int]:
    """Attack power and defence power."""
    words = last(scene, "power")
    return int(words[2]), int(words[5])


def result(scene: Scene) -> str:
    """What became of the area: "conquered", "held" or "emptied"."""
    return last(scene, "result")[1]


def seen_by(scene: Scene, letter: str | None) -> tuple[object, ...]:
    """Everything that a seat is shown and told in both languages: view, story, and its question with all options."""
    seat = None if letter is None else scene.seat(letter)
    shown: list[object] = [scene.view(letter)]
    for language in ("en", "ja"):
        shown.append(scene.game.story(seat, language))
        question = scene.game.question(seat) if seat is not None else None
        if question is not None:
            shown.append((question.kind, question.pick, question.text(language)))
            shown += [(option.id, option.text(language)) for option in question.options]
    return tuple(shown)


def with_bonus(scene: Scene, letter: str, building: str) -> Scene:
    """A player stands on position 9 of a track: three buildings at level 3, two of them beside the Colony."""
    return scene.holds(letter, f"{letter.lower()}-left", 1, building, building).level(letter, building, 3)
