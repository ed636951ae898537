"""Solitaire: rolling the robot's dice and placing them on the mat."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import (
    COLUMNS,
    DOUBLE_ACTION,
    EXPLORE_1,
    EXPLORE_5,
    FACE_DOUBLE,
    FACE_MATCH,
    FACE_PRODUCE,
    FACE_ROBOT,
    FACE_TRADE,
    PRODUCE_ACTION,
    TRADE_ACTION,
)
from tessera.kernel.step import Do

# Columns of the mat from left to right (RFTG-ROBOT-13).
TRADE_COLUMN: Final = 6
DOUBLE_COLUMN: Final = 7
PRODUCE_COLUMN: Final = 8


class RollDice(Do[Race]):
    """The robot's two dice are rolled (RFTG-ROBOT-12, RFTG-ROBOT-16)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        dice = game.rulebook.dice
        game.robot.rolled = [die[game.roll(len(die)) - 1] for die in dice]
        game.robot.columns = 0
        if game.log is not None:
            game.say("robot_rolls", "RFTG-ROBOT-12", -1, [f"face:{face}" for face in game.robot.rolled])


def player_columns(game: Race) -> list[int]:
    """Where the player's markers stand, from left to right; a search has no column
    (RFTG-ROBOT-13, RFTG-ROBOT-21, RFTG-ROBOT-62)."""
    empire = game.empires[0]
    columns: list[int] = []
    explores = (empire.picked >> EXPLORE_5 & 1) + (empire.picked >> EXPLORE_1 & 1)
    for pair, count in ((0, explores), (2, empire.count % 16), (4, empire.count // 16)):
        columns += range(pair, pair + count)
    for action, column in (
        (TRADE_ACTION, TRADE_COLUMN),
        (DOUBLE_ACTION, DOUBLE_COLUMN),
        (PRODUCE_ACTION, PRODUCE_COLUMN),
    ):
        if empire.picked >> action & 1:
            columns.append(column)
    return columns


def place_dice(rolled: list[int], face: int, markers: list[int]) -> int:
    """The mask of columns that the dice come to stand on (RFTG-ROBOT-14, RFTG-ROBOT-15, RFTG-ROBOT-17, RFTG-ROBOT-18,
    RFTG-ROBOT-19, RFTG-ROBOT-20, RFTG-ROBOT-21)."""
    columns = 0
    matches = 0
    for shown in rolled:
        read = face if shown == FACE_ROBOT else shown
        if read == FACE_MATCH:
            matches += 1
        else:
            columns |= 1 << _column(read, columns)
    if matches == 2:
        for column in markers:
            columns |= 1 << column
        return columns
    if matches == 1:
        if len(markers) == 2 and markers[1] == markers[0] + 1 and markers[0] in (0, 2, 4):
            # Both markers on a pair: the left column unless the other die is there (RFTG-ROBOT-19).
            markers = [markers[1], markers[0]]
        for column in reversed(markers):
            if not columns >> column & 1:
                return columns | 1 << column
    return columns


def _column(face: int, taken: int) -> int:
    """The column of a face: of a pair the left one, or the right one when the left holds a die."""
    if face == FACE_TRADE:
        return TRADE_COLUMN
    if face == FACE_DOUBLE:
        return DOUBLE_COLUMN
    if face == FACE_PRODUCE:
        return PRODUCE_COLUMN
    left = face * 2
    return left + 1 if taken >> left & 1 else left


class PlaceDice(Do[Race]):
    """The dice are placed, once the player's actions are known (RFTG-ROBOT-12, RFTG-ROBOT-65)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        robot = game.robot
        robot.columns = place_dice(robot.rolled, robot.face, player_columns(game))
        if game.log is not None:
            words = [f"column:{column}" for column in range(len(COLUMNS)) if robot.columns >> column & 1]
            game.say("robot_places", "RFTG-ROBOT-14", -1, words)
