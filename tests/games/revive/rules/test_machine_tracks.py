"""Machine tracks: spaces, reward spaces that are reached, and the end of a track."""

from __future__ import annotations

from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

# Starting cards whose bottom half is one step on a track.
STEP = {"gray": "SA2", "green": "SA4", "yellow": "SB6"}


def step(scene: Scene, color: str) -> Scene:
    """A takes one step on a track."""
    scene.hand("A", STEP[color]).turn("A")
    return resolve_all(scene.play(f"A play {STEP[color]} B1"))


def before(**tracks: int) -> Scene:
    """A stands there, and nothing else is left to unlock but the spaces with two conditions."""
    lower = ("RW01", "RW02", "RW03", "RW04", "RW05", "RW06", "RW12", "RW13", "RW14")
    return Scene().unlocked("A", *lower).progress("A", 9).tracks("A", **tracks)


@clause("REV-TRK-01")
def test_spaces_are_numbered_from_0_to_12() -> None:
    tracks = load().tracks

    assert [track["values"] for track in tracks.values()] == [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]] * 3
    assert [(track["start"], track["last"]) for track in tracks.values()] == [(0, 12)] * 3


@clause("REV-TRK-01")
@for_each("color", ["gray", "green", "yellow"])
def test_a_marker_goes_one_space_for_each_step_and_not_beyond_12(color: str) -> None:
    assert step(before(**{color: 10}), color).track("A", color) == 11
    assert step(before(**{color: 11}), color).track("A", color) == 12
    assert step(before(**{color: 12}), color).track("A", color) == 12


@clause("REV-TRK-02")
@for_each(("gray", "unlocked"), [(1, False), (2, True)])
def test_a_space_with_one_condition_is_unlocked_when_it_is_reached(gray: int, unlocked: bool) -> None:
    scene = step(Scene().tracks("A", gray=gray), "gray")

    assert scene.is_unlocked("A", "RW01") is unlocked


@clause("REV-TRK-02")
def test_a_space_is_unlocked_also_when_it_is_passed() -> None:
    # Two steps from 2 to 4.
    scene = Scene().tracks("A", gray=2).hand("A", "CG01").turn("A")

    resolve_all(scene.play("A play CG01 B1"))

    assert scene.track("A", "gray") == 4
    assert scene.is_unlocked("A", "RW01")


@clause("REV-TRK-02")
@for_each(
    ("gray", "green", "color", "unlocked"),
    [
        (8, 4, "gray", True),
        (8, 3, "gray", False),
        (7, 4, "gray", False),
        (9, 3, "green", True),
        (12, 3, "green", True),
        (8, 3, "green", False),
    ],
)
def test_a_space_with_two_conditions_needs_both(gray: int, green: int, color: str, unlocked: bool) -> None:
    # A special machine at gray 9 and green 4, whichever marker comes last.
    scene = step(before(gray=gray, green=green), color)

    assert scene.is_unlocked("A", "RW07") is unlocked


@clause("REV-TRK-03", "REV-PROG-02")
def test_unlocking_happens_at_once_and_moves_the_marker() -> None:
    scene = step(Scene().tracks("A", yellow=2), "yellow")

    assert at(scene.view("B"), "players", 0, "unlocked") == ["RW03"]
    assert (scene.camp("A").progress, scene.camp("A").markers) == (1, 6)
    assert scene.told("unlock") == [["RW03"]]


@clause("REV-TRK-03")
def test_unlocking_happens_once() -> None:
    scene = step(Scene().tracks("A", yellow=2), "yellow")

    scene.hand("A", "SC6").turn("A")
    resolve_all(scene.play("A play SC6 B2"))

    assert scene.track("A", "yellow") == 4
    assert scene.camp("A").progress == 1
    # Nothing of that in this turn.
    assert scene.told("unlock") == []


@clause("REV-TRK-03", "REV-TURN-06")
def test_a_reward_space_cannot_be_left() -> None:
    scene = Scene().unlocked("A", "RW01").tracks("A", gray=5).hand("A", "SA2").turn("A")

    resolve_all(scene.play("A play SA2 B1"))

    assert scene.kind() == "special-machine"
    assert "done" not in scene.options("A")


@clause("REV-TRK-04")
@for_each(("first", "kind"), [("RW07", "special-machine"), ("RW10", "artifact")])
def test_several_spaces_of_one_move_in_the_order_the_owner_likes(first: str, kind: str) -> None:
    # Gray 9 with green 9: a special machine and an artifact.
    scene = before(gray=8, green=9).hand("A", "SA2").turn("A")
    scene.play("A play SA2 B1", "A resolve advance-gray")
    assert sorted(scene.offers("A", "resolve")) == ["resolve unlock-RW07", "resolve unlock-RW10"]
    assert "done" not in scene.options("A")

    scene.play(f"A resolve unlock-{first}")

    assert scene.kind() == kind


@clause("REV-TRK-05")
@for_each(("color", "after"), [("gray", (1, 0, 0, 0)), ("green", (0, 1, 0, 0)), ("yellow", (0, 0, 1, 0))])
def test_a_step_beyond_the_end_gives_a_resource(color: str, after: tuple[int, ...]) -> None:
    scene = step(before(**{color: 12}), color)

    assert (scene.track("A", color), scene.resources("A")) == (12, after)


@clause("REV-TRK-05")
@for_each(("green", "books"), [(10, 0), (11, 1), (12, 2)])
def test_only_steps_beyond_the_end_are_paid(green: int, books: int) -> None:
    # Two steps on the green track.
    scene = before(green=green).hand("A", "CN01").turn("A")

    resolve_all(scene.play("A play CN01 B1"))

    assert (scene.track("A", "green"), scene.held("A", "book")) == (12, books)
