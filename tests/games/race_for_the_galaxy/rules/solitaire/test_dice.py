"""Solitaire: the dice and where they are placed."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.rules.solitaire.dice import RollDice
from tessera.games.race_for_the_galaxy.terms import FACES
from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import (
    alone,
    columns,
    placed_dice,
    play_round,
    tracks,
)
from tests.rows import for_each

# The mat


@clause("RFTG-ROBOT-13", "RFTG-ROBOT-14")
@for_each(
    ("face", "standing"),
    [
        ("explore", ["explore1", "trade"]),
        ("develop", ["develop1", "trade"]),
        ("settle", ["settle1", "trade"]),
        ("consume2x", ["trade", "consume2x"]),
        ("produce", ["trade", "produce"]),
    ],
)
def test_a_die_stands_on_the_column_of_its_face_and_on_the_left_one_of_a_pair(face: str, standing: list[str]) -> None:
    assert placed_dice("double & produce", face, "trade") == standing


@clause("RFTG-ROBOT-13", "RFTG-ROBOT-18")
@for_each(
    ("markers", "column"),
    [
        ("explore-5 & develop", "develop1"),
        ("explore-1 & settle", "settle1"),
        ("develop & settle", "settle1"),
        ("settle & trade", "trade"),
        ("develop & trade", "trade"),
        ("trade & double", "consume2x"),
        ("settle & double", "consume2x"),
        ("double & produce", "produce"),
        ("trade & produce", "produce"),
    ],
)
def test_columns_lie_from_explore_to_produce_and_a_match_goes_to_the_rightmost_marker(
    markers: str, column: str
) -> None:
    # The other die stands on Explore, under no rightmost marker.
    assert placed_dice(markers, "explore", "match") == ["explore1", column]


@clause("RFTG-ROBOT-14")
@for_each(("face", "pair"), [("develop", ["develop1", "develop2"]), ("settle", ["settle1", "settle2"])])
def test_a_second_die_of_the_same_phase_stands_on_the_right_column(face: str, pair: list[str]) -> None:
    assert placed_dice("trade & produce", face, face) == pair


@clause("RFTG-ROBOT-14", "RFTG-ROBOT-15")
def test_a_robot_face_read_as_the_other_die_stands_on_the_right_column() -> None:
    assert placed_dice("trade & produce", "robot", "settle", robot="new-sparta") == ["settle1", "settle2"]


@clause("RFTG-ROBOT-14")
@for_each("dice", [("match", "develop"), ("develop", "match")])
def test_a_match_is_placed_last_whichever_die_shows_it(dice: tuple[str, str]) -> None:
    # Placed first, it would take the left Develop column and send the other die to the right one.
    assert placed_dice("explore-5 & develop", *dice) == ["explore1", "develop1"]


@clause("RFTG-ROBOT-15")
@for_each(("robot", "column"), [("old-earth", "trade"), ("new-sparta", "settle1"), ("earths-lost-colony", "consume2x")])
def test_a_robot_face_is_read_as_its_tile_says(robot: str, column: str) -> None:
    assert placed_dice("explore-5 & develop", "robot", "develop", robot=robot) == ["develop1", column]


# The dice


@clause("RFTG-ROBOT-16")
def test_one_die_has_two_robot_faces_and_both_have_a_match() -> None:
    first, second = (die["faces"] for die in load().robot["die"])

    assert first == ["explore", "develop", "settle", "match", "robot", "robot"]
    assert second == ["develop", "settle", "trade", "consume2x", "produce", "match"]


@clause("RFTG-ROBOT-12", "RFTG-ROBOT-16")
def test_every_face_is_rolled_about_as_often_as_it_is_there() -> None:
    scene = alone()
    first: dict[str, int] = dict.fromkeys(FACES, 0)
    second: dict[str, int] = dict.fromkeys(FACES, 0)

    for _ in range(600):
        RollDice().resolve(scene.state)
        one, other = scene.state.robot.rolled
        first[FACES[one]] += 1
        second[FACES[other]] += 1

    assert 150 < first.pop("robot") < 250
    assert all(60 < first[face] < 140 for face in ("explore", "develop", "settle", "match"))
    assert all(60 < second[face] < 140 for face in ("develop", "settle", "trade", "consume2x", "produce", "match"))
    assert sum(first[face] for face in ("trade", "consume2x", "produce")) == 0
    assert second["explore"] + second["robot"] == 0


# Match


@clause("RFTG-ROBOT-17")
@for_each(
    ("markers", "standing"),
    [
        ("explore-5 & produce", ["explore1", "produce"]),
        ("develop & develop", ["develop1", "develop2"]),
        ("explore-5 & explore-1", ["explore1", "explore2"]),
        ("trade & double", ["trade", "consume2x"]),
    ],
)
def test_two_matches_stand_under_both_markers(markers: str, standing: list[str]) -> None:
    assert placed_dice(markers, "match", "match") == standing


@clause("RFTG-ROBOT-18")
@for_each(
    ("markers", "face", "standing"),
    [
        ("trade & produce", "produce", ["trade", "produce"]),
        ("explore-1 & settle", "settle", ["explore1", "settle1"]),
        ("develop & double", "consume2x", ["develop1", "consume2x"]),
    ],
)
def test_a_match_goes_under_the_other_marker_where_a_die_stands_already(
    markers: str, face: str, standing: list[str]
) -> None:
    assert placed_dice(markers, face, "match") == standing


@clause("RFTG-ROBOT-18")
def test_a_die_under_the_left_marker_does_not_keep_a_match_from_the_rightmost() -> None:
    assert placed_dice("develop & produce", "develop", "match") == ["develop1", "produce"]


@clause("RFTG-ROBOT-19")
@for_each(
    ("markers", "left"),
    [("explore-5 & explore-1", "explore1"), ("develop & develop", "develop1"), ("settle & settle", "settle1")],
)
def test_with_both_markers_on_a_pair_a_match_is_shifted_to_the_left_column(markers: str, left: str) -> None:
    assert placed_dice(markers, "match", "produce") == [left, "produce"]


@clause("RFTG-ROBOT-19")
@for_each(
    ("markers", "face", "pair"),
    [
        ("explore-5 & explore-1", "explore", ["explore1", "explore2"]),
        ("develop & develop", "develop", ["develop1", "develop2"]),
        ("settle & settle", "settle", ["settle1", "settle2"]),
    ],
)
def test_a_match_is_not_shifted_where_the_other_die_stands(markers: str, face: str, pair: list[str]) -> None:
    assert placed_dice(markers, face, "match") == pair


@clause("RFTG-ROBOT-19")
def test_both_consume_columns_are_no_such_pair() -> None:
    assert placed_dice("trade & double", "develop", "match") == ["develop1", "consume2x"]


@clause("RFTG-ROBOT-20")
def test_two_dice_on_one_consume_column_act_once() -> None:
    scene = alone("old-earth").robot(economy=3)

    play_round(scene, "develop & settle", "robot", "trade")

    assert columns(scene) == ["trade"]
    assert tracks(scene) == (2, 3, 3)


@clause("RFTG-ROBOT-20")
def test_two_dice_on_the_produce_column_act_once() -> None:
    scene = alone("rebel-cantina", sets="set2")

    play_round(scene, "develop & settle", "robot", "produce")

    assert columns(scene) == ["produce"]
    assert tracks(scene) == (1, 1, 0)


@clause("RFTG-ROBOT-21")
def test_a_search_has_no_column() -> None:
    # Were it on the mat, the match would go there and not to Develop.
    assert placed_dice("develop & search", "settle", "match", sets="set3") == ["develop1", "settle1"]


@clause("RFTG-ROBOT-21")
def test_a_match_that_finds_no_marker_has_no_effect() -> None:
    assert placed_dice("produce & search", "match", "produce", sets="set3") == ["produce"]
    assert placed_dice("produce & search", "match", "match", sets="set3") == ["produce"]


@clause("RFTG-ROBOT-62")
@for_each(
    ("markers", "column"),
    [
        ("explore-5 & search", "explore1"),
        ("explore-1 & search", "explore1"),
        ("develop & search", "develop1"),
        ("settle & search", "settle1"),
    ],
)
def test_a_single_marker_stands_on_the_left_column_of_a_pair(markers: str, column: str) -> None:
    assert placed_dice(markers, "match", "match", sets="set3") == [column]


@clause("RFTG-ROBOT-62")
@for_each(("markers", "cards", "kept"), [("explore-5 & settle", 7, 1), ("explore-1 & settle", 3, 2)])
def test_which_explore_bonus_was_chosen_is_not_lost(markers: str, cards: int, kept: int) -> None:
    scene = alone()

    play_round(scene, markers, "match", "settle")

    assert columns(scene) == ["explore1", "settle1"]
    assert (len(scene.options("A")), scene.question("A").pick) == (cards, (kept, kept))
