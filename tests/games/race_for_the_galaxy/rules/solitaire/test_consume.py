"""Solitaire: the robot's Consume, and the robot faces that change by it."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, columns, play_round, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def consumed(scene: Scene, actions: str, *dice: str) -> tuple[int, int, int]:
    """Credit, economy size and chips after a round; a Develop die finds nothing and costs nothing."""
    play_round(scene.deck(rest=False), actions, *dice)
    return tracks(scene)


@clause("RFTG-ROBOT-45")
@for_each(("economy", "chips"), [(0, 0), (1, 1), (4, 4)])
def test_trade_action_brings_two_credit_and_chips_by_economy_size(economy: int, chips: int) -> None:
    scene = alone().robot(credit=1, economy=economy)

    assert consumed(scene, "develop & settle", "develop", "trade") == (3, economy, chips)


@clause("RFTG-ROBOT-45")
def test_the_robots_chips_come_from_the_pool() -> None:
    scene = alone().robot(economy=3)

    consumed(scene, "develop & settle", "develop", "trade")

    assert scene.state.pool == 21


@clause("RFTG-ROBOT-46")
@for_each(("economy", "after", "chips"), [(0, 1, 0), (2, 3, 4), (5, 5, 10)])
def test_double_action_brings_twice_the_economy_size_and_then_raises_it(economy: int, after: int, chips: int) -> None:
    scene = alone().robot(credit=1, economy=economy)

    assert consumed(scene, "develop & settle", "develop", "consume2x") == (1, after, chips)


@clause("RFTG-ROBOT-47")
def test_both_columns_bring_twice_the_economy_size_two_credit_and_one_economy() -> None:
    scene = alone("old-earth").robot(economy=2)

    assert consumed(scene, "develop & settle", "robot", "consume2x") == (2, 3, 4)


@clause("RFTG-ROBOT-47")
def test_both_columns_by_matching_both_markers() -> None:
    scene = alone().robot(economy=3)

    assert consumed(scene, "trade & double", "match", "match") == (2, 4, 6)


@clause("RFTG-ROBOT-48")
@for_each("actions", ["develop & trade", "develop & double", "trade & double"])
def test_consume_response_brings_chips_by_economy_size_once(actions: str) -> None:
    scene = alone().robot(credit=1, economy=3)

    assert consumed(scene, actions, "settle", "settle") == (1, 3, 3)


@clause("RFTG-ROBOT-49")
@for_each(
    ("actions", "die", "after"),
    [
        ("settle & double", "trade", (2, 2, 2)),
        ("settle & trade", "consume2x", (0, 3, 4)),
        ("trade & double", "trade", (2, 2, 2)),
        ("trade & double", "consume2x", (0, 3, 4)),
    ],
)
def test_beside_the_robots_column_the_players_column_brings_it_nothing(
    actions: str, die: str, after: tuple[int, int, int]
) -> None:
    scene = alone().robot(economy=2)

    assert consumed(scene, actions, "develop", die) == after


# Old Earth and Damaged Alien Factory


@clause("RFTG-ROBOT-50")
def test_old_earth_reads_trade_until_its_first_trade_and_double_ever_after() -> None:
    scene = alone("old-earth")

    play_round(scene, "develop & settle", "robot", "settle")
    first = columns(scene)
    play_round(scene, "develop & settle", "robot", "settle")
    second = columns(scene)
    play_round(scene, "develop & settle", "develop", "trade")
    play_round(scene, "develop & settle", "robot", "settle")

    assert (first, second, columns(scene)) == (["settle1", "trade"], ["settle1", "consume2x"], ["settle1", "consume2x"])


@clause("RFTG-ROBOT-50")
@for_each(("actions", "die"), [("settle & double", "consume2x"), ("settle & produce", "produce")])
def test_old_earth_does_not_change_by_anything_but_its_own_trade(actions: str, die: str) -> None:
    scene = alone("old-earth")

    play_round(scene, actions, "develop", die)
    play_round(scene, "settle & trade", "develop", "settle")

    assert scene.seen("A", "robot", "face") == "trade"


@clause("RFTG-ROBOT-50")
@for_each("dice", [("match", "match"), ("develop", "trade")])
def test_old_earth_changes_by_a_trade_however_it_came_about(dice: tuple[str, str]) -> None:
    scene = alone("old-earth")

    play_round(scene, "trade & double", *dice)

    assert scene.seen("A", "robot", "face") == "consume2x"


@clause("RFTG-ROBOT-51")
def test_damaged_alien_factory_flips_by_the_action_it_shows() -> None:
    scene = alone("damaged-alien-factory", sets="set1")
    faces = []

    for dice in (("robot", "settle"), ("robot", "settle"), ("robot", "settle")):
        faces.append(scene.seen("A", "robot", "face"))
        play_round(scene, "develop & settle", *dice)

    assert faces == ["produce", "trade", "produce"]
    assert scene.seen("A", "robot", "face") == "trade"


@clause("RFTG-ROBOT-51")
def test_damaged_alien_factory_does_not_flip_by_the_other_action() -> None:
    scene = alone("damaged-alien-factory", sets="set1")

    play_round(scene, "develop & settle", "develop", "trade")
    showing_produce = scene.seen("A", "robot", "face")
    play_round(scene, "develop & settle", "develop", "produce")
    play_round(scene, "develop & settle", "develop", "produce")

    assert (showing_produce, scene.seen("A", "robot", "face")) == ("produce", "trade")


@clause("RFTG-ROBOT-51")
def test_damaged_alien_factory_flips_twice_where_it_trades_and_produces() -> None:
    scene = alone("damaged-alien-factory", sets="set1")
    play_round(scene, "develop & settle", "develop", "produce")

    # Shows Trade: the Trade action flips it to Produce, the Produce action of the same round back again.
    play_round(scene, "trade & produce", "match", "match")

    assert scene.seen("A", "robot", "face") == "trade"


@clause("RFTG-ROBOT-51")
def test_a_response_is_no_action_and_flips_nothing() -> None:
    scene = alone("damaged-alien-factory", sets="set1")

    play_round(scene, "trade & produce", "develop", "settle")

    assert scene.seen("A", "robot", "face") == "produce"


# Alien Research Team


@clause("RFTG-ROBOT-52")
def test_alien_research_team_trades_for_three_credit() -> None:
    scene = alone("alien-research-team", sets="set3").robot(economy=2)

    assert consumed(scene, "settle & produce", "develop", "trade") == (3, 2, 2)


@clause("RFTG-ROBOT-52", "RFTG-ROBOT-67")
@for_each(
    ("worlds", "prestige"),
    [
        ([], 0),
        (["deserted-alien-colony"], 1),
        (["alien-robot-sentry", "deserted-alien-colony"], 1),
        (["alien-oort-cloud-refinery"], 1),
        # Gray worlds with the keyword and developments are none.
        (["deserted-alien-world", "alien-tech-institute", "gem-world"], 0),
    ],
)
def test_alien_research_team_doubles_for_prestige_instead_of_economy(worlds: list[str], prestige: int) -> None:
    scene = alone("alien-research-team", sets="set3").robot(economy=2).robot_tableau(*worlds)

    credit, economy, chips = consumed(scene, "settle & produce", "develop", "consume2x")

    # A robot that leads in prestige has a chip more when the next round begins.
    assert (credit, economy, chips) == (0, 2, 4 + prestige)
    assert scene.state.robot.prestige == prestige


@clause("RFTG-ROBOT-52")
@for_each(("worlds", "prestige"), [([], 0), (["deserted-alien-colony"], 1)])
def test_alien_research_team_on_both_columns(worlds: list[str], prestige: int) -> None:
    scene = alone("alien-research-team", sets="set3").robot(economy=2).robot_tableau(*worlds)

    after = consumed(scene, "trade & double", "match", "match")

    assert after == (3, 2, 4 + prestige)
    assert scene.state.robot.prestige == prestige


@clause("RFTG-ROBOT-48", "RFTG-ROBOT-52")
def test_alien_research_team_responds_as_the_mat_says() -> None:
    scene = alone("alien-research-team", sets="set3").robot(economy=2).robot_tableau("deserted-alien-colony")

    assert consumed(scene, "trade & double", "develop", "settle") == (0, 2, 2)
    assert scene.state.robot.prestige == 0
