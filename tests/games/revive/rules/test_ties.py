"""Ties: unscored resources, then the three tracks, then a shared victory."""

from __future__ import annotations

from tessera.games.revive.rules.final_scoring import finish
from tessera.kernel.definition import Outcome
from tests.clauses import clause
from tests.games.revive.scene import Scene


def result(scene: Scene) -> Outcome:
    """How it ended."""
    finish(scene.state)
    outcome = scene.game.outcome
    assert outcome is not None
    return outcome


@clause("REV-TIE-01")
def test_the_most_resources_that_scored_nothing_win() -> None:
    scene = Scene(seats=2).has("A", gear=4, book=3).has("B", food=6, crystal=2)

    outcome = result(scene)

    # 7 and 8 resources are 2 points each, with 1 and 2 left over.
    assert (outcome.scores, outcome.winners, outcome.clause) == ((2, 2), (1,), "REV-TIE-01")


@clause("REV-TIE-01")
def test_resources_that_scored_do_not_count_again() -> None:
    scene = Scene(seats=2).has("A", gear=5, book=4).points("B", 3).has("B", food=1).tracks("A", gray=5)

    outcome = result(scene)

    # A's nine resources all scored; B has one that did not.
    assert (outcome.scores, outcome.winners) == ((3, 3), (1,))


@clause("REV-TIE-01")
def test_points_come_first() -> None:
    scene = Scene(seats=2).points("A", 4).points("B", 3).has("B", food=2)

    outcome = result(scene)

    assert (outcome.winners, outcome.clause) == ((0,), "REV-GOAL-01")


@clause("REV-TIE-02")
def test_then_the_greatest_sum_of_the_three_tracks() -> None:
    scene = Scene(seats=3).has("A", gear=1).has("B", food=1).has("C", book=1)
    scene.tracks("A", gray=9).tracks("B", gray=3, green=3, yellow=4).tracks("C", yellow=1)

    outcome = result(scene)

    assert (outcome.scores, outcome.winners, outcome.clause) == ((0, 0, 0), (1,), "REV-TIE-02")


@clause("REV-TIE-02")
def test_if_still_tied_the_victory_is_shared() -> None:
    scene = Scene(seats=3).points("A", 5).points("B", 5).points("C", 4)
    scene.tracks("A", gray=4).tracks("B", green=1, yellow=3).tracks("C", gray=9)

    outcome = result(scene)

    assert (outcome.winners, outcome.clause) == ((0, 1), "REV-TIE-02")
