"""Solitaire: every start world of the robot, 0 to 15, in all areas of its mat and through whole games."""

from __future__ import annotations

import random

import pytest

import tessera
from tessera.games.race_for_the_galaxy.state import BOX, ROBOT_TABLEAU, Race
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, placements, play_round, robot_points, tracks
from tests.games.race_for_the_galaxy.scene import Scene

# By number, 0 to 15.
ROBOTS = (
    *("old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"),
    *("separatist-colony", "ancient-race", "damaged-alien-factory", "doomed-world"),
    *("rebel-cantina", "galactic-developers", "imperium-warlord"),
    *("galactic-scavengers", "uplift-mercenary-force", "alien-research-team", "rebel-freedom-fighters"),
)
MILITARY, PEACEFUL, ALIEN, NOTHING = ["hive-world"], ["gem-world"], ["alien-robot-sentry"], list[str]()
FREE, PAID = 1, 0


def facing(robot: str, **numbers: int) -> Scene:
    """A robot with a military world, a peaceful one and an Alien one in its stack, and nothing to be drawn."""
    scene = alone(robot, sets="set3").robot_stack("hive-world", "gem-world", "alien-robot-sentry")
    return scene.deck(rest=False).robot(**numbers)


# What it settles: with a die, in response without credit, in response with 1 credit, and the credit left then.
SETTLES = {
    "old-earth": (PEACEFUL, NOTHING, PEACEFUL, PAID),
    "epsilon-eridani": (MILITARY, MILITARY, MILITARY, FREE),
    "alpha-centauri": (PEACEFUL, PEACEFUL, PEACEFUL, FREE),
    "new-sparta": (MILITARY, MILITARY, MILITARY, FREE),
    "earths-lost-colony": (PEACEFUL, NOTHING, PEACEFUL, PAID),
    "separatist-colony": (MILITARY, MILITARY, MILITARY, FREE),
    "ancient-race": (PEACEFUL, NOTHING, PEACEFUL, PAID),
    "damaged-alien-factory": (PEACEFUL, NOTHING, PEACEFUL, PAID),
    "rebel-cantina": (MILITARY, NOTHING, MILITARY, PAID),
    "galactic-developers": (PEACEFUL, NOTHING, PEACEFUL, PAID),
    "imperium-warlord": (MILITARY, MILITARY, MILITARY, FREE),
    "galactic-scavengers": (PEACEFUL, NOTHING, PEACEFUL, PAID),
    "uplift-mercenary-force": (MILITARY, NOTHING, MILITARY, PAID),
    "alien-research-team": (ALIEN, NOTHING, PEACEFUL, PAID),
    "rebel-freedom-fighters": (MILITARY, MILITARY, MILITARY, FREE),
}


@clause("RFTG-ROBOT-06", "RFTG-ROBOT-37", "RFTG-ROBOT-38", "RFTG-ROBOT-40", "RFTG-ROBOT-41", "RFTG-ROBOT-42")
@pytest.mark.parametrize("robot", SETTLES)
def test_what_each_robot_settles(robot: str) -> None:
    acting, poor, rich = facing(robot), facing(robot), facing(robot, credit=1)

    play_round(acting, "double & produce", "settle", "consume2x")
    play_round(poor, "settle & double", "consume2x", "consume2x")
    play_round(rich, "settle & double", "consume2x", "consume2x")

    with_die, without_credit, with_credit, left = SETTLES[robot]
    assert placements(acting) == with_die
    assert placements(poor) == without_credit
    assert (placements(rich), rich.state.robot.credit) == (with_credit, left)


@clause("RFTG-ROBOT-06", "RFTG-ROBOT-45", "RFTG-ROBOT-46", "RFTG-ROBOT-47", "RFTG-ROBOT-48", "RFTG-ROBOT-52")
@pytest.mark.parametrize("robot", ROBOTS)
def test_how_each_robot_consumes(robot: str) -> None:
    trading, doubling, both, answering = (facing(robot, economy=2) for _ in range(4))

    play_round(trading, "double & produce", "develop", "trade")
    play_round(doubling, "trade & produce", "develop", "consume2x")
    play_round(both, "trade & double", "match", "match")
    play_round(answering, "trade & double", "develop", "develop")

    special = robot == "alien-research-team"
    assert tracks(trading) == ((3, 2, 2) if special else (2, 2, 2))
    assert tracks(doubling) == ((0, 2, 4) if special else (0, 3, 4))
    assert tracks(both) == ((3, 2, 4) if special else (2, 3, 4))
    assert tracks(answering) == (0, 2, 2)


@clause("RFTG-ROBOT-06", "RFTG-ROBOT-34", "RFTG-ROBOT-38")
@pytest.mark.parametrize("robot", ROBOTS)
def test_only_galactic_developers_responds_to_develop_without_credit(robot: str) -> None:
    scene = alone(robot, sets="set3").robot_stack("space-marines").deck(rest=False)

    play_round(scene, "develop & produce", "produce", "produce")

    assert placements(scene) == (["space-marines"] if robot == "galactic-developers" else [])


@clause("RFTG-ROBOT-44")
@pytest.mark.parametrize("robot", ROBOTS)
def test_only_rebel_freedom_fighters_minds_imperium_and_rebels(robot: str) -> None:
    scene = alone(robot, sets="set3").robot_stack("imperium-troops", "rebel-troops", "space-marines").deck(rest=False)

    play_round(scene, "double & produce", "develop", "develop")

    if robot == "rebel-freedom-fighters":
        assert (placements(scene), scene.state.robot.prestige) == (["rebel-troops", "space-marines"], 1)
    else:
        assert (placements(scene), scene.state.robot.prestige) == (["imperium-troops", "rebel-troops"], 0)


# Whole games


def choose(game: Game, chance: random.Random) -> None:
    """The player chooses anything."""
    question = game.questions[0]
    count = chance.randint(*question.pick)
    game.play(0, [option.id for option in chance.sample(list(question.options), count)])


def check(game: Game, before: tuple[int, int]) -> tuple[int, int]:
    """What holds of every robot at all times; its chips and prestige never become fewer."""
    state = game.state
    assert isinstance(state, Race)
    robot = state.robot
    assert 0 <= robot.credit <= 4
    assert 0 <= robot.economy <= 5
    assert robot.counters + robot.placed == state.rulebook.counters
    assert 24 - robot.chips - state.empires[0].chips == state.pool
    assert robot.chips >= before[0]
    assert robot.prestige >= before[1]
    lying = sorted(piece for zone in state.zones for piece in zone)
    assert lying == list(range(len(state.rulebook.cards)))
    return robot.chips, robot.prestige


@clause("RFTG-ROBOT-25", "RFTG-ROBOT-55", "RFTG-ROBOT-57")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize("robot", ROBOTS)
def test_a_whole_game_with_each_robot_at_each_difficulty(robot: str, difficulty: str) -> None:
    options = {"sets": "set3", "robot": robot, "difficulty": difficulty}
    game = tessera.start("race-for-the-galaxy", seats=1, seed=5, options=options)
    chance = random.Random(5)
    had = (0, 0)

    while not game.state.over:
        choose(game, chance)
        had = check(game, had)

    state = game.state
    assert isinstance(state, Race)
    cards = len(state.zones[ROBOT_TABLEAU]) + state.robot.placed
    filled = cards >= 12 or len(state.zones[state.tableau(0)]) >= 12
    honoured = state.robot.prestige >= 15 or state.empires[0].prestige >= 15
    assert filled or state.pool <= 0 or honoured
    assert len(state.zones[BOX]) == 6


# What is printed on each start world.
PRINTED = (2, 1, 0, 1, 1, 1, 1, 2, -1, 0, 1, 2, 0, 0, 1, 1)


@clause("RFTG-ROBOT-04", "RFTG-ROBOT-58")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 21), ("medium", 21), ("hard", 30)])
@pytest.mark.parametrize(("robot", "printed"), list(zip(ROBOTS, PRINTED, strict=True)))
def test_every_robot_scores_counters_and_six_cost_developments_by_difficulty(
    robot: str, printed: int, difficulty: str, points: int
) -> None:
    scene = alone(robot, sets="set3", difficulty=difficulty)

    scene.robot(placed=2, chips=1).robot_tableau("trade-league", "replicant-robots")

    # Two counters and a 6-cost development, 2 printed on Replicant Robots, 1 chip.
    assert robot_points(scene) == printed + points
