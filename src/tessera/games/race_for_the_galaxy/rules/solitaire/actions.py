"""Solitaire: what the robot does in each phase, on its own action or in response to the player."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy.governing import BY_TILE
from tessera.games.race_for_the_galaxy.rulebook import Card, MatArea, MatStep
from tessera.games.race_for_the_galaxy.state import ASIDE, ROBOT_SEAT, ROBOT_STACK, ROBOT_TABLEAU, Race
from tessera.games.race_for_the_galaxy.terms import (
    ALIEN,
    ANY,
    AREA_BOTH,
    AREA_CONSUME_RESPONSE,
    AREA_DEVELOP,
    AREA_DOUBLE,
    AREA_EXPLORE,
    AREA_PRODUCE,
    AREA_SETTLE,
    AREA_TRADE,
    FACE_PRODUCE,
    FACE_TRADE,
    FIND_ALIEN,
    FIND_ALIEN_MILITARY_OR_PEACEFUL,
    FIND_DEVELOPMENT,
    FIND_MILITARY,
    FIND_PEACEFUL,
    MAT_CREDIT,
    MAT_DRAW,
    MAT_ECONOMY,
    MAT_FIND,
    MAT_PRESTIGE,
    MAT_VP,
)
from tessera.kernel.step import Do

# The rows of an area of the mat, and the tile that is used once.
ACTION: Final = 0
BOTH: Final = 1
RESPONSE: Final = 2
EXODUS: Final = "settle-exodus"


def area(game: Race, number: int) -> MatArea:
    """An area of the mat, special tiles of the robot's start world included (RFTG-ROBOT-06)."""
    return game.rulebook.robots[game.robot.start].areas[number]


def has_die(game: Race, column: int) -> bool:
    """Whether one of the robot's dice stands on a column."""
    return (game.robot.columns >> column & 1) != 0


class RobotExplores(Do[Race]):
    """Explore, once: its action if a die stands there, else its response, never both
    (RFTG-ROBOT-14, RFTG-ROBOT-23, RFTG-ROBOT-28, RFTG-ROBOT-29, RFTG-ROBOT-30)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        if has_die(game, 0) and has_die(game, 1):
            _row(game, AREA_EXPLORE, BOTH, "RFTG-ROBOT-28")
        elif has_die(game, 0) or has_die(game, 1):
            _row(game, AREA_EXPLORE, ACTION, "RFTG-ROBOT-28")
        else:
            _row(game, AREA_EXPLORE, RESPONSE, "RFTG-ROBOT-29")


class RobotDevelops(Do[Race]):
    """Develop, for each selected column: a counter if it can afford one, else its action or response
    (RFTG-ROBOT-23, RFTG-ROBOT-31, RFTG-ROBOT-32, RFTG-ROBOT-33, RFTG-ROBOT-34, RFTG-ROBOT-38)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        robot = game.robot
        acting = has_die(game, 2 + game.again)
        cost = game.rulebook.counter_credit[0 if acting else 1]
        if robot.counters and robot.credit >= cost:
            robot.counters -= 1
            robot.placed += 1
            robot.credit -= cost
            if game.log is not None:
                game.say("robot_counter", "RFTG-ROBOT-31", -1, [str(cost), str(robot.credit)])
            return
        if acting:
            _row(game, AREA_DEVELOP, ACTION, "RFTG-ROBOT-32")
        else:
            _respond(game, AREA_DEVELOP, "RFTG-ROBOT-33")


class RobotSettles(Do[Race]):
    """Settle, for each selected column (RFTG-ROBOT-23, RFTG-ROBOT-35, RFTG-ROBOT-36, RFTG-ROBOT-37, RFTG-ROBOT-38,
    RFTG-ROBOT-40, RFTG-ROBOT-41, RFTG-ROBOT-42, RFTG-ROBOT-43)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        robot = game.robot
        if has_die(game, 4 + game.again):
            if robot.exodus:
                robot.exodus = False
                _tell_row(game, AREA_SETTLE, ACTION, "RFTG-ROBOT-43", EXODUS)
                run(game, game.rulebook.robots[robot.start].exodus, "RFTG-ROBOT-43", "RFTG-ROBOT-43")
            else:
                _row(game, AREA_SETTLE, ACTION, "RFTG-ROBOT-35")
        else:
            _respond(game, AREA_SETTLE, "RFTG-ROBOT-36")


def _respond(game: Race, number: int, clause: str) -> None:
    """A response that needs credit, where there is none, is nothing (RFTG-ROBOT-33, RFTG-ROBOT-36)."""
    if game.robot.credit > 0 or not area(game, number).needs_credit:
        _row(game, number, RESPONSE, clause)
    elif game.log is not None:
        game.say("robot_idle", clause, -1, [f"area:{number}"])


def _row(game: Race, number: int, row: int, clause: str) -> None:
    """Do what a row of the mat says, or the tile that lies on it (RFTG-ROBOT-06, RFTG-ROBOT-30, RFTG-ROBOT-34,
    RFTG-ROBOT-37, RFTG-ROBOT-40, RFTG-ROBOT-41, RFTG-ROBOT-42, RFTG-ROBOT-44, RFTG-ROBOT-52, RFTG-ROBOT-54)."""
    mat = area(game, number)
    tile = mat.tiles[row]
    by_tile = BY_TILE[tile][0] if tile else clause
    _tell_row(game, number, row, by_tile, tile)
    run(game, (mat.action, mat.action_both, mat.response)[row], clause, by_tile)


def _tell_row(game: Race, number: int, row: int, clause: str, tile: str) -> None:
    """Whether it acts or responds, and by which special tile (RFTG-ROBOT-06, RFTG-ROBOT-28, RFTG-ROBOT-35)."""
    if game.log is not None:
        words = [f"area:{number}", f"tile:{tile}"] if tile else [f"area:{number}"]
        game.say("robot_responds" if row == RESPONSE else "robot_acts", clause, -1, words)


class RobotConsumes(Do[Race]):
    """Consume, once: one or both of its actions, or a response where only the player chose it
    (RFTG-ROBOT-23, RFTG-ROBOT-45, RFTG-ROBOT-46, RFTG-ROBOT-47, RFTG-ROBOT-48, RFTG-ROBOT-49, RFTG-ROBOT-50,
    RFTG-ROBOT-51, RFTG-ROBOT-52)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        trades, doubles = has_die(game, 6), has_die(game, 7)
        if trades and doubles:
            _row(game, AREA_BOTH, ACTION, "RFTG-ROBOT-47")
        elif trades:
            _row(game, AREA_TRADE, ACTION, "RFTG-ROBOT-45")
        elif doubles:
            _row(game, AREA_DOUBLE, ACTION, "RFTG-ROBOT-46")
        else:
            _row(game, AREA_CONSUME_RESPONSE, RESPONSE, "RFTG-ROBOT-48")
        if trades:
            _turn_face(game, FACE_TRADE)


class RobotProduces(Do[Race]):
    """Produce: its action; in response it does nothing (RFTG-ROBOT-51, RFTG-ROBOT-53, RFTG-ROBOT-54)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        if not has_die(game, 8):
            return
        _row(game, AREA_PRODUCE, ACTION, "RFTG-ROBOT-53")
        _turn_face(game, FACE_PRODUCE)


def _turn_face(game: Race, done: int) -> None:
    """The robot face changes after some actions (RFTG-ROBOT-50, RFTG-ROBOT-51)."""
    robot = game.robot
    start = game.rulebook.robots[robot.start]
    before = robot.face
    if start.flips and before == done:
        robot.face = FACE_PRODUCE if done == FACE_TRADE else FACE_TRADE
    elif start.face_after_trade >= 0 and done == FACE_TRADE:
        robot.face = start.face_after_trade
    if game.log is not None and robot.face != before:
        game.say("robot_face", "RFTG-ROBOT-51" if start.flips else "RFTG-ROBOT-50", -1, [f"face:{robot.face}"])


def run(game: Race, steps: list[MatStep], clause: str, tile: str) -> None:
    """Do what the mat says, in order. Chips and economy size are told with the clause of the row, all else with that of
    a special tile, which changes neither."""
    for step in steps:
        _do(game, step, clause if step.step in (MAT_VP, MAT_ECONOMY) else tile)


def _do(game: Race, step: MatStep, clause: str) -> None:
    """One step of the mat (RFTG-ROBOT-24, RFTG-ROBOT-28, RFTG-ROBOT-35, RFTG-ROBOT-45, RFTG-ROBOT-46, RFTG-ROBOT-47,
    RFTG-ROBOT-52, RFTG-ROBOT-53)."""
    robot = game.robot
    book = game.rulebook
    if step.step == MAT_DRAW:
        _draw(game, step, clause)
    elif step.step == MAT_CREDIT:
        # Neither track leaves its ends (RFTG-ROBOT-25).
        held = robot.credit + step.amount > book.credit_max
        robot.credit = min(robot.credit + step.amount, book.credit_max)
        _say(game, "robot_credit", "RFTG-ROBOT-25" if held else clause, robot.credit)
    elif step.step == MAT_ECONOMY:
        held = robot.economy + step.amount > book.economy_max
        robot.economy = min(robot.economy + step.amount, book.economy_max)
        _say(game, "robot_economy", "RFTG-ROBOT-25" if held else clause, robot.economy)
    elif step.step == MAT_VP:
        chips = robot.economy * step.economy_times
        game.pool -= chips
        robot.chips += chips
        if chips:
            _say(game, "robot_chips", clause, chips)
    elif step.step == MAT_FIND:
        _find(game, step)
    elif step.step == MAT_PRESTIGE:
        if not step.if_alien or _has_alien_world(game):
            _honour(game, step.amount, clause)
    else:
        # Doomed World goes when its people leave it (RFTG-ROBOT-43).
        piece = game.zones[ROBOT_TABLEAU][0]
        game.move(piece, ROBOT_TABLEAU, game.pile(0))
        _say_card(game, "robot_leaves", "RFTG-ROBOT-43", piece)


def _draw(game: Race, step: MatStep, clause: str) -> None:
    """Cards go unseen under its draw stack (RFTG-ROBOT-24, RFTG-ROBOT-39, RFTG-ROBOT-63)."""
    amount = step.amount
    if step.per_uplift:
        for piece in game.zones[ROBOT_TABLEAU]:
            if game.card(piece).is_world and game.card(piece).has_symbol:
                amount += 1
    drawn = 0
    while drawn < amount and game.refill(0):
        game.lay_down(game.deck(0), ROBOT_STACK)
        drawn += 1
    _say(game, "robot_draws", clause, drawn)


def _find(game: Race, step: MatStep) -> None:
    """Flip cards until one fits, discarding the others; place it and pay its credit. The discards are made when the
    search is over, so that no card is flipped twice (RFTG-ROBOT-26, RFTG-ROBOT-27, RFTG-ROBOT-32, RFTG-ROBOT-33)."""
    flipped: list[int] = []
    credit = -1
    found = _flip(game, step)
    while found >= 0:
        credit = _credit_for(game, step, game.card(found))
        if credit >= 0:
            break
        flipped.append(found)
        found = _flip(game, step)
    for piece in flipped:
        game.move(piece, ASIDE, game.pile(0))
        _say_card(game, "robot_discards", "RFTG-ROBOT-26", piece)
    if found >= 0:
        _place(game, step, found, credit)


def _flip(game: Race, step: MatStep) -> int:
    """The next card turned up, from its stack or from the draw pile; -1 when there is none
    (RFTG-ROBOT-26, RFTG-ROBOT-32, RFTG-ROBOT-35, RFTG-ROBOT-43)."""
    if step.from_pile:
        return game.draw(game.deck(0), ASIDE) if game.refill(0) else -1
    stack = game.zones[ROBOT_STACK]
    if not stack:
        return -1
    # The top is the card that has lain there longest (RFTG-ROBOT-63).
    piece = stack[0]
    game.move(piece, ROBOT_STACK, ASIDE)
    return piece


def _credit_for(game: Race, step: MatStep, card: Card) -> int:
    """What a flipped card would cost; -1 if it is not what is looked for, or too dear
    (RFTG-ROBOT-26, RFTG-ROBOT-32, RFTG-ROBOT-33, RFTG-ROBOT-43, RFTG-ROBOT-44)."""
    if card.words & step.banned or not _is_found(card, step.what) or card.vp < step.least_vp:
        return -1
    if step.six_credit and card.cost == 6:
        # Cost 6 exactly, with fixed points or not (RFTG-ROBOT-66).
        return step.six_credit if game.robot.credit >= step.six_credit else -1
    return step.credit


def _place(game: Race, step: MatStep, piece: int, credit: int) -> None:
    """A card joins its tableau stack, with its prestige (RFTG-ROBOT-27, RFTG-ROBOT-44, RFTG-ROBOT-55)."""
    robot = game.robot
    card = game.card(piece)
    game.move(piece, ASIDE, ROBOT_TABLEAU)
    robot.credit = max(0, robot.credit - credit)
    if game.log is not None:
        words = [f"card:{piece}", str(credit), str(robot.credit)]
        game.say("robot_places_card", "RFTG-ROBOT-27", -1, words)
    if card.prestige:
        _honour(game, card.prestige, "RFTG-ROBOT-55")
    if card.words & step.honours:
        _honour(game, 1, "RFTG-ROBOT-44")


def _is_found(card: Card, what: int) -> bool:
    """Whether a card is what the robot looks for
    (RFTG-ROBOT-32, RFTG-ROBOT-35, RFTG-ROBOT-37, RFTG-ROBOT-40, RFTG-ROBOT-41, RFTG-ROBOT-67)."""
    if what == FIND_DEVELOPMENT:
        return not card.is_world
    if not card.is_world:
        return False
    if what == FIND_PEACEFUL:
        return not card.military
    if what == FIND_MILITARY:
        return card.military
    if what == FIND_ALIEN:
        return card.good in (ALIEN, ANY)
    if what == FIND_ALIEN_MILITARY_OR_PEACEFUL:
        return not card.military or card.good in (ALIEN, ANY)
    return True


def _has_alien_world(game: Race) -> bool:
    """Whether a world of Alien kind lies in its stack (RFTG-ROBOT-52, RFTG-ROBOT-67)."""
    for piece in game.zones[ROBOT_TABLEAU]:
        card = game.card(piece)
        if card.is_world and card.good in (ALIEN, ANY):
            return True
    return False


def _honour(game: Race, amount: int, clause: str) -> None:
    """The robot gains prestige, which it never spends (RFTG-ROBOT-44, RFTG-ROBOT-52, RFTG-ROBOT-55)."""
    if not game.rulebook.prestige:
        return
    game.robot.prestige += amount
    game.robot.earned += amount
    if game.lead == ROBOT_SEAT:
        game.on_tile += amount
    _say(game, "robot_prestige", clause, amount)


def _say(game: Race, key: str, clause: str, amount: int) -> None:
    if game.log is not None:
        game.say(key, clause, -1, [str(amount)])


def _say_card(game: Race, key: str, clause: str, piece: int) -> None:
    if game.log is not None:
        game.say(key, clause, -1, [f"card:{piece}"])
