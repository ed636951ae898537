"""A table of Race for the Galaxy for tests: new games, games in the middle, and what a terminal shows of them."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import tessera as house
from tessera.cli.boards import Region, board_of
from tessera.cli.boards.race_for_the_galaxy import RaceBoard
from tessera.kernel.game import Game
from tessera.players import seat_player

# Every module at least once: the base game, goals and takeovers, a draft, the scenario, the robot.
SET_UPS: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (4, {}),
    "whole": (3, {"sets": "set3", "goals": True, "takeovers": True}),
    "draft": (2, {"sets": "set1", "draft": True}),
    "scenario": (2, {"sets": "set2", "scenario": "rebel-vs-imperium"}),
    "alone": (1, {"sets": "set3"}),
}


def race(seats: int = 2, **options: Any) -> Game:
    """A new game; the same cards every time."""
    return house.start("race-for-the-galaxy", seats=seats, seed=1, options=options)


def board(game: Game) -> RaceBoard:
    """The board of a game."""
    found = board_of(game)
    assert isinstance(found, RaceBoard)
    return found


def regions(game: Game, seat: int | None, language: str = "en") -> dict[str, list[str]]:
    """The table in words, by heading."""
    return {region.heading: region.lines for region in board(game).regions(game.view(seat), language)}


def hand(game: Game, seat: int | None, language: str = "en") -> Region:
    """The hand of a seat in words."""
    return board(game).hand(game.view(seat), language)


def drawn(game: Game, seat: int | None, language: str, width: int) -> str:
    """The table as a picture."""
    return painted(board(game).picture(game.view(seat), language, width), width)


def painted(picture: RenderableType, width: int) -> str:
    """A picture as lines without colour."""
    console = Console(width=width, file=StringIO(), color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


@cache
def moments(name: str) -> tuple[Game, ...]:
    """A whole random game of a set-up, looked at now and then."""
    seats, options = SET_UPS[name]
    game = race(seats, **options)
    players = [seat_player("random", "race-for-the-galaxy", f"board {seat}") for seat in range(seats)]
    kept = [game.clone()]
    while game.outcome is None:
        seat = game.questions[0].seat
        game.play(seat, players[seat].choose(game, seat))
        if len(game.choices) % 29 == 0:
            kept.append(game.clone())
    return (*kept, game)
