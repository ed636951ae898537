"""The worked examples of the solitaire rules, EX-21 to EX-29."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import (
    alone,
    placed_dice,
    placements,
    play_round,
    stack,
    tracks,
)
from tests.rows import for_each


@clause("RFTG-ROBOT-14", "RFTG-ROBOT-18")
def test_ex_21_placing_a_match_die() -> None:
    assert placed_dice("double & produce", "develop", "match") == ["develop1", "produce"]


@clause("RFTG-ROBOT-19")
def test_ex_22_match_with_both_explores() -> None:
    assert placed_dice("explore-5 & explore-1", "match", "produce") == ["explore1", "produce"]


@clause("RFTG-ROBOT-32")
def test_ex_23_robot_develop_action() -> None:
    scene = alone().robot(credit=1, counters=2).robot_stack("gem-world", "space-marines").deck("public-works")

    play_round(scene, "double & produce", "develop", "produce")

    assert placements(scene) == ["space-marines"]
    assert (scene.state.robot.credit, stack(scene)) == (1, ["public-works"])


@clause("RFTG-ROBOT-31", "RFTG-ROBOT-33")
def test_ex_24_counter_first_then_response() -> None:
    scene = alone().robot(credit=4, counters=2).hand("A", "space-marines", "colony-ship", "rebel-base", "new-earth")
    scene.robot_stack("gem-world", "comet-zone", "genetics-lab", "public-works", "spice-world")

    play_round(scene, "develop & develop", "match", "produce")
    scene.play("A develop space-marines", "A pay rebel-base")
    robot = scene.state.robot
    first = (robot.placed, robot.counters, robot.credit, scene.robot_stack_size(), placements(scene))
    scene.play("A pass")

    # The second one, a response: 2 credit are too few for a counter.
    assert first == (1, 1, 2, 5, [])
    assert (scene.state.robot.placed, scene.state.robot.counters, scene.state.robot.credit) == (1, 1, 1)
    assert (placements(scene), stack(scene)) == (["genetics-lab"], ["public-works", "spice-world"])


@clause("RFTG-ROBOT-36")
def test_ex_25_settle_response_without_credit() -> None:
    scene = alone().robot_stack("gem-world").deck("spice-world")

    play_round(scene, "settle & produce", "produce", "produce")

    assert (placements(scene), stack(scene), scene.pile()) == ([], ["gem-world"], [])
    assert scene.state.robot.credit == 0


@clause("RFTG-ROBOT-35", "RFTG-ROBOT-36")
@for_each(
    ("drawn", "placed", "left", "credit"),
    [
        (("rebel-miners", "drop-ships"), [], [], 2),
        (("rebel-miners", "spice-world"), ["spice-world"], [], 1),
    ],
)
def test_ex_26_two_settles(drawn: tuple[str, str], placed: list[str], left: list[str], credit: int) -> None:
    scene = alone().robot(credit=2).robot_stack("rebel-base", "space-marines").tableau("A", "old-earth")
    scene.hand("A", "pilgrimage-world", "refugee-world").deck(
        # A draws for the first world; the robot draws three, then two.
        *("new-earth", "public-works", "gem-world", "colony-ship", *drawn)
    )

    play_round(scene, "settle & settle", "match", "produce")
    scene.play("A settle pilgrimage-world")
    first = (placements(scene), stack(scene), scene.state.robot.credit)
    scene.play("A pass")

    assert first == (["gem-world"], ["colony-ship"], 2)
    assert placements(scene) == ["gem-world", *placed]
    assert (stack(scene), scene.state.robot.credit) == (left, credit)


@clause("RFTG-ROBOT-45", "RFTG-ROBOT-49")
def test_ex_27_robot_trade_beside_the_players_double() -> None:
    scene = alone().robot(credit=3, economy=1)

    play_round(scene, "double & produce", "trade", "trade")

    assert tracks(scene) == (4, 1, 1)


@clause("RFTG-ROBOT-48")
def test_ex_28_consume_response_counts_once() -> None:
    scene = alone().robot(economy=3).deck(rest=False)

    play_round(scene, "trade & double", "develop", "settle")

    assert tracks(scene) == (0, 3, 3)


@clause("RFTG-ROBOT-53")
@for_each(
    ("actions", "dice", "before", "after"),
    [
        ("develop & settle", ("develop", "produce"), 0, 1),
        ("settle & produce", ("develop", "settle"), 1, 1),
        ("settle & produce", ("develop", "produce"), 2, 3),
    ],
)
def test_ex_29_produce(actions: str, dice: tuple[str, str], before: int, after: int) -> None:
    scene = alone().robot(economy=before)

    play_round(scene, actions, *dice)

    assert scene.state.robot.economy == after
