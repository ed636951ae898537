"""Solitaire: every start world of the robot, 0 to 15, in all areas of its mat and through whole games."""

from __future__ import annotations

import random

import tessera
from tessera.games.race_for_the_galaxy.state import BOX, ROBOT_TABLEAU, Race
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, placements, play_round, robot_points, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

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
@for_each("robot", SETTLES)
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
@for_each("robot", ROBOTS)
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
@for_each("robot", ROBOTS)
def test_only_galactic_developers_responds_to_develop_without_credit(robot: str) -> None:
    scene = alone(robot, sets="set3").robot_stack("space-marines").deck(rest=False)

    play_round(scene, "develop & produce", "produce", "produce")

    assert placements(scene) == (["space-marines"] if robot == "galactic-developers" else [])


# Those that respond to Settle without paying.
UNPAID = ("epsilon-eridani", "alpha-centauri", "new-sparta", "separatist-colony", "imperium-warlord")
SOLDIERS = ("epsilon-eridani", "new-sparta", "separatist-colony", "imperium-warlord", "uplift-mercenary-force")
REBELS = "rebel-freedom-fighters"


@clause("RFTG-ROBOT-35", "RFTG-ROBOT-36", "RFTG-ROBOT-38", "RFTG-ROBOT-39")
@for_each("robot", ROBOTS)
def test_how_many_cards_each_robot_draws_to_settle_and_what_it_pays(robot: str) -> None:
    world = "alien-robot-sentry" if robot in (*SOLDIERS, REBELS) else "deserted-alien-colony"
    acting, answering = (alone(robot, sets="set3").robot_stack(world).robot(credit=2, exodus=False) for _ in range(2))
    # The player leads in prestige, so that no card comes to the robot for it.
    acting.has("A", prestige=9)
    answering.has("A", prestige=9)

    play_round(acting, "trade & double", "settle", "consume2x")
    play_round(answering, "settle & double", "consume2x", "consume2x")

    assert (placements(acting), placements(answering)) == ([world], [world])
    assert (acting.robot_stack_size(), answering.robot_stack_size()) == (3, 2)
    assert acting.state.robot.credit == 2
    assert answering.state.robot.credit == (2 if robot in (*UNPAID, REBELS) else 1)


@clause("RFTG-ROBOT-32", "RFTG-ROBOT-33", "RFTG-ROBOT-34")
@for_each("robot", ROBOTS)
@for_each("card", ["space-marines", "trade-league"])
def test_how_many_cards_each_robot_draws_to_develop_and_what_it_pays(robot: str, card: str) -> None:
    acting, answering = (alone(robot, sets="set3").robot_stack(card).robot(credit=2) for _ in range(2))

    play_round(acting, "trade & double", "develop", "consume2x")
    play_round(answering, "develop & double", "consume2x", "consume2x")

    builders = robot == "galactic-developers"
    dear = card == "trade-league"
    assert (placements(acting), placements(answering)) == ([card], [card])
    assert (acting.robot_stack_size(), answering.robot_stack_size()) == ((2, 1) if builders else (1, 0))
    assert acting.state.robot.credit == (1 if dear else 2)
    assert answering.state.robot.credit == (2 if builders and not dear else 1)


@clause("RFTG-ROBOT-44")
@for_each("robot", ROBOTS)
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
@for_each("difficulty", ["easy", "medium", "hard"])
@for_each("robot", ROBOTS)
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
@for_each(("difficulty", "points"), [("easy", 21), ("medium", 21), ("hard", 30)])
@for_each(("robot", "printed"), list(zip(ROBOTS, PRINTED, strict=True)))
def test_every_robot_scores_counters_and_six_cost_developments_by_difficulty(
    robot: str, printed: int, difficulty: str, points: int
) -> None:
    scene = alone(robot, sets="set3", difficulty=difficulty)

    scene.robot(placed=2, chips=1).robot_tableau("trade-league", "replicant-robots")

    # Two counters and a 6-cost development, 2 printed on Replicant Robots, 1 chip.
    assert robot_points(scene) == printed + points
