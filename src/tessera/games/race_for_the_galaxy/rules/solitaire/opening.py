"""Solitaire: what the robot begins with."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.state import ROBOT_STACK, ROBOT_TABLEAU, Race


def tell_robot(game: Race) -> None:
    """The robot's start world is told with the player's, and what came with it: credit, economy size, draw stack,
    counters and robot face (RFTG-ROBOT-04, RFTG-ROBOT-06, RFTG-ROBOT-07, RFTG-ROBOT-08, RFTG-ROBOT-09)."""
    robot = game.robot
    if game.log is None or robot.start < 0:
        return
    numbers = (robot.credit, robot.economy, len(game.zones[ROBOT_STACK]), robot.counters)
    words = [f"card:{game.zones[ROBOT_TABLEAU][0]}", f"face:{robot.face}", *(str(number) for number in numbers)]
    game.say("robot_start", "RFTG-ROBOT-06", -1, words)
