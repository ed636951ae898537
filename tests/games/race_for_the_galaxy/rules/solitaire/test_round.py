"""Solitaire: a round, which phases are played in it, and the player's bonuses."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.terms import FACES
from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import (
    alone,
    columns,
    phases,
    placements,
    play_round,
    stack,
    tracks,
)
from tests.rows import for_each

# The round


@clause("RFTG-ROBOT-12")
def test_the_dice_are_rolled_and_placed_once_the_player_has_marked_two_actions() -> None:
    scene = alone().new_round()
    before = scene.seen("A", "robot", "rolled")
    asked = scene.asked()

    scene.play("A develop & produce")

    rolled = scene.seen("A", "robot", "rolled")
    standing = columns(scene)
    assert (before, asked) == ([], ["A action"])
    assert isinstance(rolled, list)
    assert len(rolled) == 2
    assert isinstance(standing, list)
    assert len(standing) in (1, 2)


@clause("RFTG-ROBOT-12")
def test_phases_are_played_from_left_to_right() -> None:
    scene = alone().robot(economy=1)
    scene.game.listen()

    play_round(scene, "develop & settle", "trade", "produce")

    assert phases(scene) == ["develop", "settle", "consume", "produce"]
    # Trade with economy size 1 first, then Produce.
    assert tracks(scene) == (2, 2, 1)


@clause("RFTG-ROBOT-12")
def test_in_each_phase_the_player_comes_before_the_robot() -> None:
    scene = alone().deck("gem-world", "spice-world", "space-port", "old-earth")

    play_round(scene, "double & produce", "explore", "produce")
    seen = scene.drawn_by("A")
    untouched = stack(scene)
    scene.play("A keep gem-world")

    assert seen == ["gem-world", "spice-world"]
    assert untouched == []
    assert stack(scene) == ["space-port"]


@clause("RFTG-ROBOT-12")
def test_after_the_round_end_the_next_round_begins() -> None:
    scene = alone()

    play_round(scene, "develop & settle", "trade", "produce")

    assert scene.state.round == 2
    assert scene.asked() == ["A action"]


# What is played


@clause("RFTG-ROBOT-22")
def test_only_phases_that_a_marker_or_a_die_selected_are_played() -> None:
    scene = alone()
    scene.game.listen()

    play_round(scene, "develop & produce", "settle", "produce")

    assert phases(scene) == ["develop", "settle", "produce"]


@clause("RFTG-ROBOT-22", "RFTG-ROBOT-23")
def test_every_develop_and_settle_column_is_a_phase_of_its_own() -> None:
    once, twice = alone(), alone()
    once.game.listen()
    twice.game.listen()

    play_round(once, "develop & produce", "develop", "produce")
    play_round(twice, "settle & produce", "develop", "develop")

    assert phases(once) == ["develop", "produce"]
    assert phases(twice) == ["develop", "develop", "settle", "produce"]


@clause("RFTG-ROBOT-23")
@for_each(("markers", "phase"), [("explore-5 & explore-1", "explore"), ("trade & double", "consume")])
def test_explore_and_consume_are_one_phase_each(markers: str, phase: str) -> None:
    scene = alone()
    scene.game.listen()

    play_round(scene, markers, "match", "match")
    if phase == "explore":
        scene.play("A " + " + ".join(scene.options("A")[:2]))

    assert phases(scene) == [phase]


@clause("RFTG-ROBOT-23")
def test_the_robot_acts_where_its_die_stands_and_responds_elsewhere_but_never_both() -> None:
    scene = alone().robot(credit=1, economy=1).robot_stack("public-works", "export-duties", "gem-world", "colony-ship")

    # Its own Develop column (an action), then the player's second one (a response that costs 1 credit).
    play_round(scene, "develop & develop", "develop", "produce")

    assert placements(scene) == ["public-works", "export-duties"]
    assert len(stack(scene)) == 3
    assert tracks(scene) == (0, 2, 0)


@clause("RFTG-ROBOT-22")
def test_the_player_gets_no_explore_bonus_for_a_die() -> None:
    scene = alone()

    play_round(scene, "develop & settle", "explore", "produce")

    assert (len(scene.options("A")), scene.question("A").pick) == (2, (1, 1))


@clause("RFTG-ROBOT-22")
@for_each(("markers", "offered"), [("develop & produce", True), ("settle & produce", False)])
def test_the_player_pays_less_in_develop_for_the_own_marker_only(markers: str, offered: bool) -> None:
    scene = alone().hand("A", "space-marines", "gem-world")

    play_round(scene, markers, "develop", "produce")
    can = scene.asked() == ["A develop"] and "develop space-marines" in scene.options("A")

    assert can is offered


@clause("RFTG-ROBOT-22")
@for_each(("markers", "asked"), [("develop & develop", "A develop"), ("develop & produce", "A action")])
def test_in_a_second_develop_the_bonus_is_for_the_second_own_marker_only(markers: str, asked: str) -> None:
    scene = alone().hand("A", "space-marines", "colony-ship", "gem-world", "spice-world")

    play_round(scene, markers, "develop", "develop")
    scene.play("A develop space-marines", "A pay gem-world")

    # Colony Ship costs 2, and one other card is left: without the bonus there is nothing to choose.
    assert scene.tableau_of("A") == ["space-marines"]
    assert scene.hand_of("A") == ["colony-ship", "spice-world"]
    assert scene.asked() == [asked]


@clause("RFTG-ROBOT-22")
@for_each(("markers", "cards"), [("settle & produce", 1), ("develop & produce", 0)])
def test_the_player_draws_for_a_world_with_the_own_marker_only(markers: str, cards: int) -> None:
    scene = alone().hand("A", "pilgrimage-world")

    play_round(scene, markers, "settle", "produce")
    scene.play("A settle pilgrimage-world")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-ROBOT-22")
def test_the_player_neither_sells_nor_doubles_for_a_die() -> None:
    scene = alone("old-earth").tableau("A", "gem-world", "expanding-colony").good("A", "gem-world")

    play_round(scene, "develop & settle", "robot", "consume2x")

    assert columns(scene) == ["trade", "consume2x"]
    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (1, 0, [])


@clause("RFTG-ROBOT-22")
@for_each(("markers", "asked"), [("develop & produce", "A produce"), ("develop & settle", "A action")])
def test_the_player_fills_a_windfall_world_with_the_own_marker_only(markers: str, asked: str) -> None:
    scene = alone().tableau("A", "asteroid-belt")

    play_round(scene, markers, "settle", "produce")

    assert scene.asked() == [asked]


# Psi-Crystal World


@clause("RFTG-ROBOT-65")
def test_psi_crystal_world_marks_one_action_before_the_roll_and_one_after() -> None:
    scene = alone(sets="set3").tableau("A", "psi-crystal-world").new_round()
    before = scene.seen("A", "robot", "rolled")
    first = scene.asked()

    scene.play("A produce")
    rolled = scene.seen("A", "robot", "rolled")

    assert (before, first) == ([], ["A first-action"])
    assert scene.asked() == ["A last-action"]
    assert isinstance(rolled, list)
    assert len(rolled) == 2


@clause("RFTG-ROBOT-65")
def test_psi_crystal_world_has_the_dice_placed_after_the_second_marker() -> None:
    scene = alone(sets="set3").tableau("A", "psi-crystal-world").new_round()
    scene.play("A produce")
    scene.state.robot.rolled = [FACES.index("match"), FACES.index("match")]
    placed = scene.seen("A", "robot", "columns")

    scene.play("A develop")

    assert placed == []
    assert columns(scene) == ["develop1", "produce"]


@clause("RFTG-ROBOT-65")
def test_dice_that_are_rolled_anew_stand_nowhere_until_they_are_placed() -> None:
    scene = alone(sets="set3").tableau("A", "psi-crystal-world")
    play_round(scene, "develop & settle", "develop", "produce")
    # Those of the round before have been taken off the mat.
    first = [scene.seen("A", "robot", part) for part in ("rolled", "columns")]

    scene.play("A produce")

    assert first == [[], []]
    assert scene.asked() == ["A last-action"]
    assert scene.seen("A", "robot", "columns") == []
