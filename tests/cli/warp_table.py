"""A table of The Warp for tests: new games, games in the middle, and what a terminal shows of them."""

from __future__ import annotations

from copy import copy
from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import tessera as house
from tessera.cli.boards import Region, board_of
from tessera.cli.boards.the_warp import WarpBoard
from tessera.kernel.game import Game
from tessera.players import seat_player
from tests.games.the_warp.scene import Scene

# Every way to play at least once: alone, two to six seats, teams, both sides, both kinds of Pioneering missions.
SET_UPS: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {}),
    "duel": (2, {"side": "B", "pioneering": "advanced"}),
    "four": (4, {}),
    "teams": (4, {"teams": True}),
    "six": (6, {"side": "B"}),
    "six in teams": (6, {"teams": True, "pioneering": "advanced"}),
}
# Of a random game every question is looked at in the beginning, and then now and then.
CLOSELY = 60
SELDOM = 61
# Long games are left after so many choices.
LONG = 900
_BOARDS: dict[tuple[int, str], WarpBoard] = {}


def warp(seats: int = 2, **options: Any) -> Game:
    """A new game; the same every time."""
    return house.start("the-warp", seats=seats, seed=1, options=options)


def board(game: Game) -> WarpBoard:
    """The board of a game; what games of one set-up have in common is made once."""
    key = (game.setup.seats, repr(game.setup.options))
    if key not in _BOARDS:
        found = board_of(game)
        assert isinstance(found, WarpBoard)
        _BOARDS[key] = found
    same = copy(_BOARDS[key])
    same.game = game
    return same


def regions(game: Game, seat: int | None, language: str = "en") -> dict[str, list[str]]:
    """The table in words, by heading."""
    return {region.heading: region.lines for region in board(game).regions(game.view(seat), language)}


def hand(game: Game, seat: int | None, language: str = "en") -> Region:
    """The hand of a seat in words."""
    return board(game).hand(game.view(seat), language)


def drawn(game: Game, seat: int | None, language: str = "en", width: int = 100) -> str:
    """The table as a picture."""
    return painted(board(game).picture(game.view(seat), language, width), width)


def painted(picture: RenderableType, width: int, colours: bool = False) -> str:
    """A picture as lines, without colour unless it is asked for."""
    system: Any = "truecolor" if colours else None
    console = Console(width=width, file=StringIO(), color_system=system, force_terminal=colours, highlight=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def settled() -> Scene:
    """Two seats in the middle of a game, of our making: A has the turn and a track at its end."""
    scene = Scene(seats=2).holds("A", "a-right", 3, "gold_mine", "laser_cannon").holds("B", "b-left", 2, "trade_post")
    scene.holds("A", "a-upper-left", 2, "command_center", "command_center", "command_center")
    scene.hidden("a-ridge", 2).exiled("ring-1", 3, "yellow").multiplier("ring-2", 1)
    scene.leads("A", "skolok-miners", "solca-mercenaries").leads("B", "xelo-traders")
    scene.has("A", gold=4, energy=1, reserve=2).hand("A", "build-05", "enforce").hand("B", "jetpack")
    scene.rewards("A", "energy-cells").private("A", "pg-01", "cq-13").private("B", "pr-05")
    scene.open("pg-05", "pi-empire", "pi-overlord").done("B", "pr-01").points("B", 2)
    return scene.level("A", "gold_mine", 3).level("A", "command_center", 3).turn("A", "action")


def fight(*choices: str) -> Scene:
    """A attacks yellow Exiled Troops on its Ridge with three Troops; D holds a card for their support."""
    scene = Scene(seats=4).holds("A", "a-upper-left", 4, "sentry_tower").exiled("a-ridge", 2, "yellow")
    scene.has("A", gold=3, energy=2).has("D", gold=5, energy=5).hand("A", "maneuver").hand("D", "reinforce")
    scene.dice(4, 3, 2, 4, 5, 1).turn("A", "action")
    return scene.play("A attack", "A troops 3", *choices)


class Journey:
    """A random game: how it stood when it was left, views on the way, and the verbs that were offered."""

    def __init__(self, game: Game, views: list[Any], verbs: set[str]) -> None:
        self.game = game
        self.views = views
        self.verbs = verbs


@cache
def journey(name: str) -> Journey:
    """A random game of a set-up, looked at by whoever was asked, and when it is left by a seat and a spectator."""
    seats, options = SET_UPS[name]
    game = warp(seats, **options)
    players = [seat_player("random", "the-warp", f"board {seat}") for seat in range(seats)]
    views: list[Any] = []
    verbs: set[str] = set()
    while game.outcome is None and len(game.choices) < LONG:
        question = game.questions[0]
        verbs |= {option.id.partition(" ")[0] for option in question.options}
        if len(views) < CLOSELY or len(game.choices) % SELDOM == 0:
            views.append(game.view(question.seat))
        game.play(question.seat, players[question.seat].choose(game, question.seat))
    return Journey(game, [*views, game.view(0), game.view(None)], verbs)
