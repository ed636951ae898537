"""Blue and purple points, and the bonus spaces of the point track."""

from __future__ import annotations

from tessera.games.revive.library import load
from tessera.games.revive.rules.points import score
from tessera.kernel.engine import advance
from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def gained(scene: Scene) -> tuple[int, bool]:
    """Crates of A, and whether A is asked for an artifact now."""
    return scene.crate_count("A") - 1, scene.asked() == "A" and scene.kind() == "artifact"


def open_three_points(points: int) -> Scene:
    """A has so many points and opens a crate with 3 more."""
    return resolve_all(Scene().points("A", points).crates("A", "CR15").turn("A").play("A open CR15"))


@clause("REV-PTS-01")
def test_blue_points_are_scored_at_once() -> None:
    scene = Scene().points("A", 3).hand("A", "CG10").turn("A")

    scene.play("A play CG10 T1")

    assert scene.camp("A").points == 5
    assert at(scene.view("B"), "players", 0, "points") == 5


@clause("REV-PTS-02", "REV-PTS-03")
@for_each("at_points", [6, 12, 20, 40, 60, 75])
def test_a_crate_for_reaching_or_passing_a_space(at_points: int) -> None:
    assert gained(open_three_points(at_points - 4)) == (0, False)
    assert gained(open_three_points(at_points - 3)) == (1, False)
    assert gained(open_three_points(at_points - 1)) == (1, False)
    assert gained(open_three_points(at_points)) == (0, False)


@clause("REV-PTS-02", "REV-PTS-03")
@for_each("at_points", [30, 50])
def test_an_artifact_for_reaching_or_passing_a_space(at_points: int) -> None:
    assert gained(open_three_points(at_points - 4)) == (0, False)
    assert gained(open_three_points(at_points - 3)) == (0, True)
    assert gained(open_three_points(at_points - 1)) == (0, True)
    assert gained(open_three_points(at_points)) == (0, False)


@clause("REV-PTS-03")
def test_eight_bonus_spaces() -> None:
    bonuses = [(bonus["at"], bonus["effects"][0]["do"]) for bonus in load().game["score_bonus"]]

    assert bonuses == [
        (6, "crate"),
        (12, "crate"),
        (20, "crate"),
        (30, "artifact"),
        (40, "crate"),
        (50, "artifact"),
        (60, "crate"),
        (75, "crate"),
    ]


@clause("REV-PTS-02")
def test_each_player_gets_each_bonus_once() -> None:
    scene = Scene().points("A", 4).points("B", 5).crates("B", "CR15").hand("A", "CG10").turn("A")
    scene.play("A play CG10 T1")
    assert (scene.camp("A").points, scene.crate_count("A")) == (6, 1)

    scene.turn("B").play("B open CR15")

    assert (scene.camp("B").points, scene.crate_count("B")) == (8, 2)


@clause("REV-PTS-02")
def test_several_bonuses_in_one_move_are_taken_in_ascending_order() -> None:
    # From 25 to 62: an artifact, a crate, an artifact, a crate.
    scene = Scene().points("A", 25).majors(purple=2, white=2).turn("A")
    score(scene.state, 0, 37, "REV-PTS-01")
    advance(scene.state)
    assert (scene.kind(), scene.crate_count("A")) == ("artifact", 0)

    scene.play("A artifact white")
    assert (scene.kind(), scene.crate_count("A")) == ("artifact", 1)
    scene.play("A artifact purple")

    assert (scene.kind(), scene.crate_count("A")) == ("turn", 2)
    assert scene.camp("A").majors == [1, 0, 1]


@clause("REV-PTS-04")
def test_purple_points_give_no_bonus() -> None:
    # 28 points, and 10 purple ones: 7 for two technologies of the top row and one below each, 3 for resources.
    scene = Scene().points("A", 28).artifact_card("A", "AC03").artifact_card("B", "AC02").has("A", gear=6, book=3)
    for space, node in (("3,3", "A1"), ("2,5", "B1"), ("4,7", "C1")):
        scene.figure("A", space, node)
    scene.state.last_turns = 0
    scene.turn("A").play("A hibernate", "A done")

    outcome = scene.game.outcome
    assert outcome is not None
    # 28 + 1 + 1 + 3 for the technologies + 3 for nine resources.
    assert outcome.scores == (36, 0)
    assert scene.state.majors == [2, 2, 2]
    assert (scene.camp("A").majors, scene.crate_count("A")) == ([0, 0, 0], 0)


@clause("REV-PTS-04")
def test_purple_points_do_not_count_before_the_end() -> None:
    scene = Scene().points("A", 4).figure("A", "3,3", "A1").figure("A", "2,5", "B1").crates("A", "CR13").turn("A")

    scene.play("A open CR13")

    # 4 + 1 blue points; two purple ones are no reason for the crate at 6.
    assert (scene.camp("A").points, scene.crate_count("A")) == (5, 1)


@clause("REV-PTS-05")
def test_counting_goes_on_beyond_the_end_of_the_track() -> None:
    assert load().game["score_track"]["spaces"] == 100
    scene = Scene().points("A", 98).face_down("R1C4", "AT10").has("A", food=5).turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 0")

    assert scene.camp("A").points == 102


@clause("REV-PTS-05")
@for_each("points", [104, 110, 118, 128, 148])
def test_bonus_spaces_passed_a_second_time_give_nothing(points: int) -> None:
    assert gained(open_three_points(points)) == (0, False)
