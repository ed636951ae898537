"""Solitaire: what the robot draws, and its Explore."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, play_round, stack, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

PLAYER = ("gem-world", "spice-world")
PILE = ("space-port", "old-earth", "rebel-base", "public-works", "artist-colony", "comet-zone", "drop-ships")


def explored(scene: Scene, actions: str, *dice: str) -> Scene:
    """A round with Explore in it; the player's cards lie above those that the robot draws."""
    scene.deck(*PLAYER, *PILE)
    play_round(scene, actions, *dice)
    keep = scene.question("A").pick[0]
    return scene.play("A " + " + ".join(scene.options("A")[:keep]))


# Drawing


@clause("RFTG-ROBOT-24")
def test_the_robot_draws_without_anybody_looking() -> None:
    scene = explored(alone(), "double & produce", "explore", "produce")

    seen = str(scene.game.view(0)) + str(scene.game.view(None))

    assert stack(scene) == ["space-port"]
    assert "'space-port'" not in seen
    assert not scene.knows("A", "space-port")


@clause("RFTG-ROBOT-24")
def test_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    scene = alone().deck(rest=False).discarded("space-port", "old-earth", "rebel-base", "public-works")

    play_round(scene, "settle & produce", "settle", "produce")

    # Three of the four came into the stack and were flipped; whatever did not fit is discarded again.
    assert scene.robot_stack_size() + len(scene.robot_cards()) - 1 + len(scene.pile()) + scene.deck_size() == 4
    assert scene.deck_size() == 1


@clause("RFTG-ROBOT-24")
def test_where_there_are_no_cards_at_all_the_robot_draws_what_there_is() -> None:
    scene = alone().deck("rebel-base", rest=False)

    play_round(scene, "settle & produce", "settle", "produce")

    assert (scene.robot_stack_size(), scene.pile(), scene.deck_size()) == (0, ["rebel-base"], 0)


@clause("RFTG-ROBOT-63")
def test_drawn_cards_go_under_the_stack_in_the_order_drawn() -> None:
    scene = alone("separatist-colony", sets="set1").robot_stack("contact-specialist", "drop-ships#2")

    explored(scene, "double & produce", "explore", "produce")

    assert stack(scene) == ["contact-specialist", "drop-ships#2", "space-port", "old-earth", "rebel-base"]


@clause("RFTG-ROBOT-63")
def test_flips_are_taken_from_the_top_of_the_stack() -> None:
    scene = alone().robot_stack("gem-world", "public-works", "export-duties").deck("colony-ship")

    play_round(scene, "settle & produce", "develop", "produce")

    assert scene.robot_cards() == ["earths-lost-colony", "public-works"]
    assert stack(scene) == ["export-duties", "colony-ship"]


# Tracks


@clause("RFTG-ROBOT-25")
@for_each(("before", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_credit_is_at_most_four(before: int, after: int) -> None:
    scene = alone().robot(credit=before)

    play_round(scene, "double & produce", "trade", "trade")

    assert scene.state.robot.credit == after


@clause("RFTG-ROBOT-25")
@for_each(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_economy_size_is_at_most_five(before: int, after: int) -> None:
    scene = alone().robot(economy=before)

    play_round(scene, "develop & settle", "produce", "produce")

    assert scene.state.robot.economy == after


@clause("RFTG-ROBOT-25")
def test_credit_that_is_spent_stops_at_nothing() -> None:
    scene = alone().robot(credit=1).robot_stack("public-works", "export-duties", "colony-ship")

    play_round(scene, "develop & develop", "produce", "produce")

    # The second response finds no credit left.
    assert scene.robot_cards() == ["earths-lost-colony", "public-works"]
    assert tracks(scene) == (0, 1, 0)


# Explore


@clause("RFTG-ROBOT-28")
def test_explore_action_draws_one_card_for_one_credit_more() -> None:
    scene = explored(alone(), "double & produce", "explore", "produce")

    assert stack(scene) == ["space-port"]
    assert tracks(scene) == (1, 1, 0)


@clause("RFTG-ROBOT-28", "RFTG-ROBOT-23")
def test_explore_action_beside_the_players_is_no_response_as_well() -> None:
    scene = explored(alone(), "explore-1 & produce", "explore", "produce")

    assert len(stack(scene)) == 1
    assert scene.state.robot.credit == 1


@clause("RFTG-ROBOT-28")
def test_both_explore_columns_draw_three_cards_for_one_credit() -> None:
    scene = explored(alone(), "explore-5 & explore-1", "explore", "match")

    assert len(stack(scene)) == 3
    assert scene.state.robot.credit == 1


@clause("RFTG-ROBOT-29")
@for_each("actions", ["explore-5 & produce", "explore-1 & produce", "explore-5 & explore-1"])
def test_explore_response_draws_once_even_for_both_columns(actions: str) -> None:
    scene = explored(alone(), actions, "produce", "produce")

    assert len(stack(scene)) == 1
    assert tracks(scene) == (0, 1, 0)


@clause("RFTG-ROBOT-30")
@for_each(
    ("robot", "action", "both", "response"),
    [
        ("separatist-colony", 3, 5, 2),
        ("uplift-mercenary-force", 3, 5, 2),
        ("imperium-warlord", 2, 4, 2),
        ("rebel-freedom-fighters", 2, 4, 2),
        ("alien-research-team", 3, 5, 3),
    ],
)
def test_some_robots_draw_more_on_explore(robot: str, action: int, both: int, response: int) -> None:
    acting = explored(alone(robot, sets="set3"), "double & produce", "explore", "produce")
    twice = explored(alone(robot, sets="set3"), "explore-5 & explore-1", "explore", "match")
    answering = explored(alone(robot, sets="set3"), "explore-5 & produce", "produce", "produce")

    assert [scene.robot_stack_size() for scene in (acting, twice, answering)] == [action, both, response]
    assert [scene.state.robot.credit for scene in (acting, twice, answering)] == [1, 1, 0]


@clause("RFTG-ROBOT-30", "RFTG-ROBOT-06")
@for_each(
    "robot",
    [
        *("old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "ancient-race", "damaged-alien-factory"),
        *("doomed-world", "rebel-cantina", "galactic-developers", "galactic-scavengers"),
    ],
)
def test_all_others_draw_as_the_mat_says(robot: str) -> None:
    acting = explored(alone(robot, sets="set3"), "double & produce", "explore", "produce")
    twice = explored(alone(robot, sets="set3"), "explore-5 & explore-1", "explore", "match")
    answering = explored(alone(robot, sets="set3"), "explore-5 & produce", "produce", "produce")

    assert [scene.robot_stack_size() for scene in (acting, twice, answering)] == [1, 3, 1]
