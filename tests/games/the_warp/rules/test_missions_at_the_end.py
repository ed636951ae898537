"""Endgame Pioneering missions: Hoarder, Omnipotent, Concealed Weaponry and Display of Power."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene


def finished(scene: Scene) -> Scene:
    """The last seat of the last round ends its turn."""
    last = "ABCDEF"[scene.state.seats - 1]
    scene.state.last_round = scene.state.round
    scene.turn(last, "end").play(f"{last} end turn")
    if not scene.state.over:
        scene.play(f"{last} stop")
    assert scene.state.over
    return scene


def points(scene: Scene) -> list[int]:
    """Everybody's points."""
    return [colony.points for colony in scene.state.colonies]


@clause("WARP-MIS-13")
def test_they_are_awarded_after_the_last_round_and_not_before() -> None:
    scene = Scene(pioneering="advanced").open("pi-hoarder").has("A", gold=5).has("B", gold=3)
    scene.turn("A", "action")
    # A leads, but it is no mission to show.
    assert scene.kind() == "action"
    assert points(scene) == [0, 0]

    finished(scene)

    assert points(scene) == [2, 0]


@clause("WARP-MIS-13")
def test_all_tied_players_get_the_full_points() -> None:
    scene = Scene(seats=3).open("pi-hoarder").has("A", gold=3, energy=1).has("B", gold=4).has("C", gold=3)

    finished(scene)

    assert points(scene) == [2, 2, 0]


@clause("WARP-MIS-14")
def test_nobody_scores_with_nothing() -> None:
    scene = Scene(seats=3).open("pi-concealed-weaponry", "pi-hoarder").hand("A", "build-01")

    finished(scene)

    assert points(scene) == [0, 0, 0]
    assert [sum(colony.done) for colony in scene.state.colonies] == [0, 0, 0]


@clause("WARP-MIS-14", "WARP-OBJ-07")
def test_they_count_as_completed_missions_for_ties() -> None:
    # Four points each: A by tokens and Hoarder, B by tokens alone.
    scene = Scene().open("pi-hoarder").points("A", 2).points("B", 4).has("A", gold=2)

    outcome = finished(scene).game.outcome

    assert outcome is not None
    assert list(outcome.scores) == [4, 4]
    assert list(outcome.winners) == [0]
    assert outcome.reason == "missions"


@clause("WARP-MIS-14", "WARP-OBJ-07")
def test_everyone_who_scores_one_has_completed_it() -> None:
    # Both score Hoarder: 4 points and one mission each.
    scene = Scene().open("pi-hoarder").points("A", 2).points("B", 2).has("A", gold=2).has("B", energy=2)

    outcome = finished(scene).game.outcome

    assert outcome is not None
    assert list(outcome.winners) == [0, 1]
    assert [colony.done[3] for colony in scene.state.colonies] == [1, 1]


@clause("WARP-MIS-13", "WARP-ADV-05")
def test_each_looks_at_something_else() -> None:
    # A has most resources, B the highest tracks, C most Combat cards and D most Troops.
    scene = Scene(seats=4, pioneering="advanced")
    scene.open("pi-hoarder", "pi-omnipotent", "pi-concealed-weaponry", "pi-display-of-power")
    scene.has("A", gold=1, energy=1).level("B", "trade_post", 2).hand("C", "elite").holds("D", "d-left", 1)

    finished(scene)

    assert points(scene) == [2, 2, 2, 2]
    assert [colony.done[3] for colony in scene.state.colonies] == [1, 1, 1, 1]
