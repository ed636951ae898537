"""The solitaire robot at its mat: a round with actions of the player and dice of our choosing.

    scene = alone().robot(credit=1).robot_stack("gem-world", "public-works")
    play_round(scene, "settle & produce", "develop", "trade")
    assert tracks(scene) == (3, 0, 0)

The robot has no counters and nothing on its tracks, unless a test says so. A player without cards is asked in Explore
only, so that most rounds run to their end at once.
"""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.round import Reveal, commit
from tessera.games.race_for_the_galaxy.rules.solitaire.dice import PlaceDice
from tessera.games.race_for_the_galaxy.scoring import robot_score
from tessera.games.race_for_the_galaxy.state import ROBOT_STACK, ROBOT_TABLEAU
from tessera.games.race_for_the_galaxy.terms import COLUMNS, FACES
from tests.games.race_for_the_galaxy.scene import ACTIONS, Scene

# No special tile and no credit or economy of its own to begin with: it plays by the mat as it is printed.
PLAIN = "earths-lost-colony"


def alone(robot: str = PLAIN, sets: str = "base", difficulty: str = "medium") -> Scene:
    """One player against a robot with this start world in its stack, both tracks at 0 and no counters."""
    scene = Scene(seats=1, sets=sets, robot=robot, difficulty=difficulty)
    scene.robot_tableau(robot)
    return scene.robot(credit=0, economy=0, counters=0)


def play_round(scene: Scene, actions: str, *dice: str) -> Scene:
    """The player has marked these actions, the dice show these faces; they are placed and the round is played."""
    empire = scene.empire("A")
    empire.picked = empire.count = 0
    empire.boost, empire.boost_at = -1, 0
    commit(empire, ACTIONS[actions])
    scene.state.robot.rolled = [FACES.index(face) for face in dice]
    return scene.happens(PlaceDice(), Reveal())


def columns(scene: Scene) -> list[str]:
    """The columns of the mat that the dice of the latest round came to stand on, from left to right; they are taken off
    again when the next round begins."""
    placed = [event for event in scene.game.events if event.key == "robot_places"]
    return [COLUMNS[int(word.removeprefix("column:"))] for word in placed[-1].words]


def placed_dice(actions: str, *dice: str, robot: str = PLAIN, sets: str = "base") -> list[str]:
    """Where dice come to stand that show these faces, once the player has marked these actions."""
    return columns(play_round(alone(robot, sets), actions, *dice))


def tracks(scene: Scene) -> tuple[int, int, int]:
    """The robot's credit, economy size and VP chips."""
    robot = scene.state.robot
    return robot.credit, robot.economy, robot.chips


def stack(scene: Scene) -> list[str]:
    """The robot's draw stack, its top first, as nobody at the table sees it."""
    return [scene.state.piece_name(piece) for piece in scene.state.zones[ROBOT_STACK]]


def placements(scene: Scene) -> list[str]:
    """What the robot has placed on top of its start world, in order."""
    return [scene.state.piece_name(piece) for piece in scene.state.zones[ROBOT_TABLEAU][1:]]


def robot_points(scene: Scene) -> int:
    """The robot's score as the table lies now."""
    return robot_score(scene.state)


def phases(scene: Scene) -> list[str]:
    """The phases played since somebody listens, in order."""
    return [event.words[0] for event in scene.game.events if event.key == "phase"]
