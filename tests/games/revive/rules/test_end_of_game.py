"""The end: the last major artifact, the end game tile, and one more turn for the others."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at


def last_major(seats: int) -> Scene:
    """A single major is left, A is one point away from an artifact and has a crate of three."""
    scene = Scene(seats=seats).majors(white=1).points("A", 29).crates("A", "CR15").hand("A", "SA1", "SA3", "SA5")
    if seats > 2:
        scene.hand("C", "SC1").crates("C", "CR13")
    return scene.hand("B", "SB1").crates("B", "CR16")


def take_it(scene: Scene) -> Scene:
    """A opens the crate and takes the last major with it."""
    return scene.turn("A").play("A open CR15")


@clause("REV-END-01")
def test_whoever_takes_the_last_major_gets_the_tile() -> None:
    scene = take_it(last_major(2))

    assert (scene.major("A", "white"), scene.camp("A").end_tile, scene.camp("B").end_tile) == (1, True, False)
    assert at(scene.view("B"), "end_tile") == 0


@clause("REV-END-01")
def test_not_for_the_last_but_one() -> None:
    scene = last_major(2).majors(white=1, orange=1).turn("A").play("A open CR15", "A artifact white")

    assert (scene.camp("A").end_tile, scene.state.last_turns) == (False, -1)


@clause("REV-END-02")
def test_the_turn_is_finished_and_every_other_player_has_one_more() -> None:
    scene = take_it(last_major(3))

    scene.play("A play SA1 T1", "A play SA3 T2")
    after_a = (scene.asked(), scene.state.over)
    scene.play("B play SB1 T1", "B switch food", "B end")
    after_b = (scene.asked(), scene.state.over)
    scene.play("C hibernate", "C done", "C end")

    assert (after_a, after_b) == (("B", False), ("C", False))
    assert scene.state.over is True
    assert scene.game.outcome is not None


@clause("REV-END-03")
def test_the_last_major_on_anothers_turn() -> None:
    scene = Scene(seats=3).has("A", food=6).majors(purple=1).building("B", "7,4").face_down("R1C4", "AT04")
    scene.tracks("B", gray=8, green=9).unlocked("B", "RW01", "RW02", "RW04", "RW05", "RW07")
    scene.hand("A", "SA1", "SA3").hand("B", "SB1").hand("C", "SC1").turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 1")
    taken = (scene.major("B", "purple"), scene.camp("B").end_tile, scene.camp("A").end_tile)
    scene.play("A play SA1 T1", "B play SB1 T1", "B end", "C play SC1 T1")
    before = scene.state.over
    scene.play("C end")

    # The mountain of AT04 brought B's gray marker to 9; A, who explored, has had the last turn.
    assert taken == (1, True, False)
    assert (before, scene.state.over) == (False, True)


@clause("REV-END-04")
def test_later_artifacts_are_minor_ones() -> None:
    scene = last_major(2).points("B", 48)

    take_it(scene).play("A play SA1 T1", "A end", "B open CR16")

    # B passes the artifact at 50 points.
    assert (scene.camp("B").minors, scene.camp("B").majors) == (1, [0, 0, 0])
    assert scene.camp("B").end_tile is False


@clause("REV-END-05")
def test_no_free_actions_after_the_last_turn() -> None:
    scene = take_it(last_major(2)).crates("A", "CR17").has("A", crystal=2)

    scene.play("A play SA1 T1", "A end", "B hibernate", "B done", "B end")

    assert scene.state.over is True
    assert scene.game.questions == ()
    # The closed crate is counted, not opened.
    assert at(scene.view("A"), "players", 0, "counters", "crate") == 2


@clause("REV-END-02", "REV-SCO-09")
def test_when_all_is_over_no_turn_is_shown_any_more() -> None:
    scene = take_it(last_major(2)).play("A play SA1 T1", "A play SA3 T2")
    during = at(scene.view("A"), "moment")

    scene.play("B hibernate", "B done", "B end")

    assert (during, at(scene.view("A"), "moment")) == ("turn", "over")
    assert scene.asked() == ""
