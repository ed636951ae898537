"""Every thing of the box in one line: how it is played, and all that it changes for the player who plays it.

    Play("gain food", gives="gear+1 food+1")
    Play("recall SA1", given=lambda scene: scene.played("A", "T2", "SA1"), gives="gear+2 resting+1 played-1")

What a line does not name must stay as it was, so a thing that does less, more or something else is found. A choice
"resolve ..." says what comes next where several effects wait; it is not needed where that one comes by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tests.games.revive.scene import Scene, at

Given = Callable[[Scene], object]


def nothing(scene: Scene) -> None:
    """Nothing is prepared."""


class Play:
    """What is prepared, what A chooses one after the other, and everything that this changes for A."""

    __slots__ = ("choices", "given", "gives")

    def __init__(self, *choices: str, gives: str, given: Given = nothing) -> None:
        self.choices = choices
        self.given = given
        self.gives = gives

    def of(self, scene: Scene, *first: str) -> dict[str, int]:
        """Prepare the scene, let A begin a turn and choose, first of all `first`; what has changed."""
        self.given(scene)
        scene.turn("A")
        before = tally(scene)
        for choice in (*first, *self.choices):
            if not choice.startswith("resolve ") or choice in scene.options("A"):
                scene.play(f"A {choice}")
        return changes(before, tally(scene))


def leading(name: str) -> Scene:
    """A plays this side of this tribe, "nadair moon"; more words do not matter."""
    tribe, side = name.split()[:2]
    return Scene().tribe("A", tribe, side)


def tally(scene: Scene, letter: str = "A") -> dict[str, int]:
    """Everything of a player that can be counted."""
    state, seat, camp = scene.state, scene.seat(letter), scene.camp(letter)
    counted = dict(zip(("gear", "book", "food", "crystal"), camp.resources, strict=True))
    counted.update(zip(("gray", "green", "yellow"), camp.tracks, strict=True))
    counted.update(zip(("purple", "orange", "white"), camp.majors, strict=True))
    counted.update(zip(("small", "large"), camp.buildings, strict=True))
    return {
        **counted,
        "points": camp.points,
        "progress": camp.progress,
        "markers": camp.markers,
        "energy": camp.energy,
        "charged": camp.charged.bit_count(),
        "machines": camp.works.bit_count(),
        "switch": int(camp.switch),
        "figures": camp.known.bit_count(),
        "tiles": camp.tiles,
        "minor": camp.minors,
        "hibernation": camp.hibernation,
        "crates": scene.crate_count(letter),
        "opened": len(state.zones[state.opened(seat)]),
        "modules": len(state.zones[state.installed(seat)]),
        "active": len(scene.cards(letter)),
        "resting": len(scene.rested(letter)),
        "played": sum([len(scene.in_slot(letter, slot)) for slot in ("T1", "T2", "B1", "B2", "S5")]),
    }


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What is another number now, and by how much."""
    return {word: after[word] - before[word] for word in before if after[word] != before[word]}


def gains(*texts: str) -> dict[str, int]:
    """Changes as they are written, added up: "gear+2 food-1"."""
    found: dict[str, int] = {}
    for word in " ".join(texts).split():
        parts = re.fullmatch(r"([a-z]+)([+-]\d+)", word)
        assert parts, f"no change: {word}"
        found[parts[1]] = found.get(parts[1], 0) + int(parts[2])
    return {word: number for word, number in found.items() if number}


def counter(scene: Scene, word: str) -> int:
    """What the table counts for A."""
    found = at(scene.view("A"), "players", 0, "counters", word)
    assert isinstance(found, int)
    return found


def rows(table: Mapping[str, tuple[Play, ...]]) -> list[tuple[str, Play]]:
    """Every line of a table with the name of its thing."""
    return [(name, play) for name, listed in table.items() for play in listed]


def names(found: list[tuple[str, Play]]) -> list[str]:
    """Names for lines: the thing, and which line of it."""
    return [f"{name}-{[other for other, _ in found[:place]].count(name) + 1}" for place, (name, _) in enumerate(found)]
