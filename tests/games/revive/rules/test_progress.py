"""The progress track: markers from the tribe board and from reward spaces, and its bonuses."""

from __future__ import annotations

from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def with_ability(seats: int = 2) -> Scene:
    """A card of A grants the tribe ability, 2 books for the Nàdair."""
    return Scene(seats).hand("A", "SA1")


@clause("REV-PROG-01")
def test_a_marker_moves_with_each_tribe_ability() -> None:
    scene = with_ability().turn("A")

    scene.play("A play SA1 B1")

    assert scene.held("A", "book") == 2
    assert (scene.camp("A").markers, scene.camp("A").progress) == (5, 1)


@clause("REV-PROG-01")
def test_the_marker_goes_to_the_lowest_vacant_space() -> None:
    scene = with_ability().progress("A", 9, markers=1).turn("A")

    scene.play("A play SA1 B1")

    assert (scene.camp("A").markers, scene.camp("A").progress) == (0, 10)
    assert scene.told("progress") == [["10", "from:ability:nadair"]]


@clause("REV-PROG-01")
def test_without_a_marker_on_the_tribe_board_nothing_moves() -> None:
    # The next space would be a bonus.
    scene = with_ability().progress("A", 7, markers=0).turn("A")

    scene.play("A play SA1 B1")

    assert scene.held("A", "book") == 2
    assert (scene.camp("A").markers, scene.camp("A").progress, scene.camp("A").energy) == (0, 7, 0)


@clause("REV-PROG-02")
def test_the_marker_of_an_unlocked_reward_space_moves() -> None:
    scene = Scene().tracks("A", gray=2).progress("A", 1, markers=5).hand("A", "SA2").turn("A")

    resolve_all(scene.play("A play SA2 B1"))

    assert scene.is_unlocked("A", "RW01")
    # The markers on the tribe board stay where they are.
    assert (scene.camp("A").markers, scene.camp("A").progress) == (5, 2)


@clause("REV-PROG-03", "REV-PROG-04")
@for_each("space", [4, 8, 16])
def test_energy_on_three_spaces(space: int) -> None:
    scene = with_ability().progress("A", space - 1, markers=3).turn("A")

    scene.play("A play SA1 B1")

    assert (scene.camp("A").energy, scene.state.energy) == (1, 27)


@clause("REV-PROG-03", "REV-PROG-04")
@for_each("space", [13, 18])
def test_an_artifact_on_two_spaces(space: int) -> None:
    scene = with_ability().progress("A", space - 1, markers=3).turn("A")

    resolve_all(scene.play("A play SA1 B1"))
    # Bonuses of the track are taken, not left.
    assert scene.options("A") == ["artifact purple", "artifact orange", "artifact white"]
    scene.play("A artifact orange")

    assert (scene.major("A", "orange"), scene.state.majors) == (1, [2, 1, 2])


@clause("REV-PROG-04")
def test_no_bonus_elsewhere() -> None:
    bonuses = load().game["progress_bonus"]
    assert [(bonus["space"], bonus["effects"][0]["do"]) for bonus in bonuses] == [
        (4, "energy"),
        (8, "energy"),
        (13, "artifact"),
        (16, "energy"),
        (18, "artifact"),
    ]

    for space in (1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 14, 15, 17, 19, 20):
        scene = with_ability().progress("A", space - 1, markers=1).turn("A").play("A play SA1 B1")
        assert (scene.kind(), scene.camp("A").energy, scene.camp("A").progress) == ("turn", 0, space)


@clause("REV-PROG-05")
@for_each(
    ("markers", "points"),
    [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (9, 6), (13, 10), (14, 12), (18, 20), (19, 22), (20, 25)],
)
def test_the_lowest_vacant_space_is_scored(markers: int, points: int) -> None:
    scene = Scene().progress("A", markers).turn("A")

    assert at(scene.view("A"), "players", 0, "score") == points


@clause("REV-PROG-06")
def test_the_cube_and_the_markers_do_not_hinder_each_other() -> None:
    # Both stand just before the fourth space; only the marker is paid there.
    scene = with_ability(1).progress("A", 3, markers=6).turn("A")
    scene.camp("A").cube = 3

    scene.play("A play SA1 B1")

    assert (scene.camp("A").progress, scene.camp("A").cube, scene.camp("A").energy) == (4, 4, 1)


@clause("REV-PROG-06")
def test_the_cube_is_paid_no_bonus() -> None:
    scene = Scene(1).hand("A", "SA3").turn("A")
    scene.camp("A").cube = 3

    scene.play("A play SA3 T1")

    assert (scene.camp("A").cube, scene.camp("A").progress, scene.camp("A").energy) == (4, 0, 0)
