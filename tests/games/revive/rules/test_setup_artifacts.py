"""General set-up: artifacts by number of players, the long game, and the end game tile."""

from __future__ import annotations

from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import majors_laid, revive, table
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def about_to_take(seats: int = 2, long: bool = False) -> Scene:
    """A has 29 points and a closed crate with 3: the artifact at 30 points is the next thing."""
    return Scene(seats, long=long).points("A", 29).crates("A", "CR15")


@clause("REV-SET-10")
@for_each("seats", [2, 3, 4])
def test_whoever_takes_the_last_major_gets_the_end_game_tile(seats: int) -> None:
    scene = about_to_take(seats).majors(white=1).turn("A")

    scene.play("A open CR15")

    assert scene.major("A", "white") == 1
    assert scene.camp("A").end_tile
    assert at(scene.view("B"), "end_tile") == 0


@clause("REV-SET-10")
def test_there_is_no_end_game_tile_in_a_solitaire_game() -> None:
    scene = about_to_take(1).majors(white=1).turn("A")

    scene.play("A open CR15")

    assert scene.major("A", "white") == 1
    assert not scene.camp("A").end_tile
    assert scene.state.last_turns == -1


@clause("REV-SET-10", "REV-ART-03")
def test_the_stack_of_minor_artifacts_serves_when_no_major_is_left() -> None:
    assert [record["points"] for record in load().game["minor_artifact"]] == [1] * 8
    scene = about_to_take().majors().turn("A")

    scene.play("A open CR15")

    assert (scene.camp("A").minors, scene.camp("A").majors) == (1, [0, 0, 0])


@clause("REV-SET-11", "REV-SET-12")
@for_each(("seats", "each"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_majors_by_number_of_players(seats: int, each: int) -> None:
    game = table(seats)

    assert majors_laid(game) == {"purple": each, "orange": each, "white": each}
    assert revive(game).aside == 0
    assert at(game.view(None), "artifacts", "majors") == {"purple": each, "orange": each, "white": each}


@clause("REV-SET-12")
def test_each_mark_is_on_one_artifact_of_each_colour() -> None:
    majors = load().majors.values()

    marks = sorted([(record["mark"], record["color"]) for record in majors])

    assert marks == [
        (mark, color) for mark in ("1+", "2+", "3+", "4+") for color in ("orange", "purple", "white")
    ]  # fmt: skip


@clause("REV-SET-13")
@for_each(("seats", "each"), [(1, 2), (2, 3), (3, 4)])
def test_the_long_game_uses_artifacts_of_one_player_more(seats: int, each: int) -> None:
    game = table(seats, long=True)

    assert majors_laid(game) == {"purple": each, "orange": each, "white": each}
    assert revive(game).aside == 0


@clause("REV-SET-13")
@for_each("long", [False, True])
@for_each(("steps", "over"), [(18, False), (19, True)])
def test_a_long_solitaire_game_has_no_more_steps(long: bool, steps: int, over: bool) -> None:
    scene = Scene(1, long=long).hand("A", "SA1").turn("A")
    scene.camp("A").cube = steps

    scene.play("A play SA1 T1")

    # The twentieth step leads beyond the top, however many artifacts are left.
    assert scene.state.over is over


@clause("REV-SET-14")
def test_the_long_game_for_four_lays_two_minors_beside_the_craters() -> None:
    game = table(4, long=True)

    assert majors_laid(game) == {"purple": 4, "orange": 4, "white": 4}
    assert at(game.view(None), "artifacts", "aside") == 2


@clause("REV-SET-14", "REV-SET-15")
def test_one_of_the_two_may_be_taken_instead_of_a_major() -> None:
    scene = about_to_take(4, long=True).majors(purple=1, white=1, aside=2).turn("A")
    scene.play("A open CR15")
    assert scene.options("A") == ["artifact purple", "artifact white", "artifact minor"]

    scene.play("A artifact minor")

    assert (scene.state.majors, scene.state.aside) == ([1, 0, 1], 1)
    assert (scene.camp("A").minors, scene.camp("A").majors) == (1, [0, 0, 0])
    assert scene.state.last_turns == -1


@clause("REV-SET-14", "REV-SET-15", "REV-GOAL-02")
def test_the_last_major_does_not_end_the_long_game_for_four() -> None:
    scene = about_to_take(4, long=True).majors(purple=1, aside=1).turn("A")

    scene.play("A open CR15", "A artifact purple")

    assert not scene.camp("A").end_tile
    assert scene.state.last_turns == -1


@clause("REV-SET-14", "REV-SET-15")
def test_the_last_of_the_fourteen_ends_it() -> None:
    scene = about_to_take(4, long=True).majors(aside=1).turn("A")

    scene.play("A open CR15")

    assert (scene.camp("A").minors, scene.state.aside) == (1, 0)
    assert scene.camp("A").end_tile
    assert scene.state.last_turns == 3


@clause("REV-SET-15")
def test_hibernating_removes_a_major_before_one_of_the_two() -> None:
    scene = Scene(4, long=True).majors(purple=1, white=1, aside=2).turn("A")
    scene.camp("A").hibernation = 5

    scene.play("A hibernate")

    assert scene.options("A") == ["remove purple", "remove white"]


@clause("REV-SET-15")
def test_hibernating_removes_one_of_the_two_when_no_major_is_left() -> None:
    scene = Scene(4, long=True).majors(aside=1).turn("A")
    scene.camp("A").hibernation = 5

    scene.play("A hibernate")

    assert scene.state.aside == 0
    assert scene.camp("A").end_tile
    assert (scene.camp("A").minors, scene.state.last_turns) == (0, 3)


@clause("REV-SET-15")
def test_the_two_count_as_minor_artifacts_at_the_end() -> None:
    scene = about_to_take(4, long=True).artifact_card("A", "AC03").majors(purple=1, aside=1).turn("A")
    assert at(scene.view("A"), "players", 0, "score") == 29

    scene.play("A open CR15", "A artifact minor")

    # 3 points of the crate and 1 for the artifact; no category of the card counts once more for it.
    assert at(scene.view("A"), "players", 0, "score") == 33
    assert scene.camp("A").majors == [0, 0, 0]
