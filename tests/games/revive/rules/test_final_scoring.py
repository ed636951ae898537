"""Final scoring, line by line."""

from __future__ import annotations

from tessera.games.revive.rules.final_scoring import finish
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


def sheet(scene: Scene, letter: str) -> dict[str, int]:
    """A player's points after the game, by what they are for."""
    finish(scene.state)
    outcome = scene.game.outcome
    assert outcome is not None
    lines = outcome.breakdown[scene.seat(letter)]
    assert sum(line.points for line in lines) == outcome.scores[scene.seat(letter)]
    return {line.label: line.points for line in lines if line.points}


@clause("REV-SCO-01")
@for_each(("markers", "points"), [(0, 0), (2, 0), (3, 1), (5, 2), (6, 3), (13, 10), (14, 12), (19, 22), (20, 25)])
def test_the_progress_track_scores_its_lowest_vacant_space(markers: int, points: int) -> None:
    scene = Scene(seats=2).progress("A", markers)

    assert sheet(scene, "A").get("Progress track", 0) == points


@clause("REV-SCO-02")
@for_each(
    ("nodes", "points"),
    [
        (("A1",), 1),
        (("A1", "B1", "C1"), 5),
        (("A1", "B1", "B2", "B3"), 4),
        (("A1", "B1", "B2", "B3", "C1", "C2", "C3"), 13),
    ],
)
def test_technologies_score_what_is_printed_on_them(nodes: tuple[str, ...], points: int) -> None:
    scene = Scene(seats=2).knows_technology("A", *nodes)

    assert sheet(scene, "A") == {"Technologies": points}


@clause("REV-SCO-03")
def test_every_large_location_with_an_own_figure() -> None:
    scene = Scene(seats=3).tracks("A", gray=2, green=7, yellow=5).tracks("B", green=4).tracks("C", green=9)
    scene.figure("A", "R0C0", "A1").figure("A", "R0C6", "B1").figure("B", "R0C0", "A1")

    # Arboretum by green, Great Granary by yellow; C is nowhere.
    assert sheet(scene, "A")["Large locations"] == 12
    assert sheet(scene, "B")["Large locations"] == 4
    assert "Large locations" not in sheet(scene, "C")


@clause("REV-SCO-04")
def test_card_bonuses_count_recruited_cards_of_their_colour_wherever_they_lie() -> None:
    scene = Scene(seats=2).hand("A", "CG01", "SA1").resting("A", "CG02").played("A", "T1", "CG05", "CY01")

    bonus = scene.unlocked("A", "RW12")

    # Three gray cards; neither the starting card nor the yellow one.
    assert sheet(bonus, "A")["Card bonuses"] == 3


@clause("REV-SCO-04")
def test_a_card_bonus_that_is_not_unlocked_scores_nothing() -> None:
    scene = Scene(seats=2).hand("A", "CG01", "CN01", "CN02").unlocked("A", "RW13")

    assert sheet(scene, "A")["Card bonuses"] == 2


@clause("REV-SCO-05")
def test_the_end_game_tile_is_worth_two() -> None:
    scene = Scene(seats=2)
    scene.camp("B").end_tile = True

    assert sheet(scene, "A") == {}
    assert sheet(scene, "B") == {"End game tile": 2}


@clause("REV-SCO-06")
def test_minor_artifacts_are_worth_one_each() -> None:
    scene = Scene(seats=2).artifacts("A", minor=3)

    assert sheet(scene, "A") == {"Minor artifacts": 3}


@clause("REV-SCO-07")
@for_each(
    ("gear", "book", "food", "crystal", "points"),
    [(1, 1, 0, 0, 0), (1, 1, 1, 0, 1), (0, 0, 0, 3, 1), (2, 2, 2, 2, 2), (6, 6, 6, 3, 7)],
)
def test_a_point_for_three_resources_of_all_kinds_together(
    gear: int, book: int, food: int, crystal: int, points: int
) -> None:
    scene = Scene(seats=2).has("A", gear=gear, book=book, food=food, crystal=crystal)

    assert sheet(scene, "A").get("Remaining resources", 0) == points


@clause("REV-SCO-08")
def test_each_category_once_and_once_more_per_major_of_its_colour() -> None:
    scene = (
        Scene(seats=2).artifact_card("A", "AC01").artifacts("A", purple=1, white=2).crates("A", "CR01", "CR02", "CR03")
    )
    scene.figure("A", "3,3", "A1").figure("A", "2,5", "B1").module("A", "T1.1", "MD06").module("A", "T1.2", "MD08")

    # Three crates twice, two figures once, three flasks three times.
    lines = sheet(scene, "A")
    assert (lines["Artifact card, purple"], lines["Artifact card, orange"], lines["Artifact card, white"]) == (6, 2, 9)


@clause("REV-SCO-08")
def test_minor_artifacts_repeat_no_category() -> None:
    scene = Scene(seats=2).artifact_card("A", "AC01").artifacts("A", minor=2).crates("A", "CR01")

    assert sheet(scene, "A") == {"Artifact card, purple": 1, "Minor artifacts": 2}


@clause("REV-SCO-09")
def test_no_bonus_of_the_point_track_is_gained() -> None:
    scene = Scene(seats=2).majors(purple=1).points("A", 29).progress("A", 20).artifact_card("A", "AC01")

    # 29 blue and 25 purple points pass the bonuses at 30, 40 and 50: no artifact, and no crate to score.
    assert sheet(scene, "A") == {"Blue points": 29, "Progress track": 25}
    assert scene.crate_count("A") == 0
    assert (scene.camp("A").majors, scene.camp("A").minors, scene.state.majors) == ([0, 0, 0], 0, [1, 0, 0])
