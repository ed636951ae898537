"""Artifacts: any major of the board, open for all to see, and minor ones without end."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def earning() -> Scene:
    """A reaches 30 points with the next crate, and so an artifact."""
    return Scene().points("A", 29).crates("A", "CR15")


@clause("REV-ART-01")
@for_each("color", ["purple", "orange", "white"])
def test_any_major_on_the_board_may_be_chosen(color: str) -> None:
    scene = earning().turn("A")
    resolve_all(scene.play("A open CR15"))
    assert scene.options("A") == ["artifact purple", "artifact orange", "artifact white"]

    scene.play(f"A artifact {color}")

    assert scene.major("A", color) == 1
    assert (sum(scene.camp("A").majors), sum(scene.state.majors)) == (1, 5)


@clause("REV-ART-01")
def test_a_colour_that_is_gone_cannot_be_chosen() -> None:
    scene = earning().majors(purple=1, orange=2).turn("A")

    resolve_all(scene.play("A open CR15"))

    assert scene.options("A") == ["artifact purple", "artifact orange"]


@clause("REV-ART-02")
@for_each("viewer", ["A", "B", None])
def test_artifacts_lie_open(viewer: str | None) -> None:
    scene = Scene().artifacts("A", purple=2, white=1, minor=3).majors(purple=1).turn("A")

    view = scene.view(viewer)

    assert at(view, "players", 0, "artifacts") == {"purple": 2, "orange": 0, "white": 1, "minor": 3}
    assert at(view, "artifacts", "majors") == {"purple": 1, "orange": 0, "white": 0}


@clause("REV-ART-03", "REV-END-04")
def test_without_a_major_a_minor_artifact_is_taken() -> None:
    scene = earning().majors().turn("A")

    resolve_all(scene.play("A open CR15"))

    assert scene.kind() == "turn"
    assert (scene.camp("A").minors, scene.camp("A").majors) == (1, [0, 0, 0])


@clause("REV-ART-03")
def test_minor_artifacts_never_run_out() -> None:
    # More than the eight in the box are out already.
    scene = earning().majors().artifacts("A", minor=5).artifacts("B", minor=9).turn("A")

    resolve_all(scene.play("A open CR15"))

    assert scene.camp("A").minors == 6
