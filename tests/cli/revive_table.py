"""A table of Revive for tests: new games, games in the middle, and what a terminal shows of them."""

from __future__ import annotations

from copy import copy
from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import tessera as house
from tessera.cli.boards import Region, board_of
from tessera.cli.boards.revive import ReviveBoard
from tessera.kernel.game import Game
from tessera.players import seat_player
from tests.games.revive.scene import Scene

# Every way to play at least once: alone, two to four seats, all options of the campaign.
SET_UPS: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {"vast_crystals": True, "advanced_switch": True}),
    "duel": (2, {"choose_tribes": True, "two_artifact_cards": True}),
    "moon": (2, {"moon_sides": True, "all_tribes": True, "drafting": True}),
    "four": (4, {"long": True, "moon_sides": True, "campaign_locations": True, "vast_crystals": True}),
}
# Of a random game every question is looked at in the beginning, and then now and then.
CLOSELY = 40
SELDOM = 41
# Long games are left after so many choices.
LONG = 700
_BOARDS: dict[tuple[int, str], ReviveBoard] = {}


def revive(seats: int = 2, **options: Any) -> Game:
    """A new game; the same every time."""
    return house.start("revive", seats=seats, seed=1, options=options)


def board(game: Game) -> ReviveBoard:
    """The board of a game; what games of one set-up have in common is made once."""
    key = (game.setup.seats, repr(game.setup.options))
    if key not in _BOARDS:
        found = board_of(game)
        assert isinstance(found, ReviveBoard)
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
    """Two seats in the middle of a game, of our making: A has the turn, cards in slots, modules and machines."""
    scene = Scene(seats=2).explored("R1C4", "AT11").explored("R3C4", "AT18")
    scene.building("A", "5,3", "large").building("B", "7,4").figure("A", "4,7", "A1").figure("B", "4,7", "A1")
    scene.has("A", gear=3, book=1, crystal=2).energy("A", 1).hand("A", "CY01", "SA1").resting("A", "SA3", "CG12")
    scene.played("A", "T1", "CG06").played("A", "B1", "SA2").module("A", "T1.1", "MD25").module("A", "T2.2", "MD42")
    scene.machine("A", "STD1", "MG04").machine("A", "STD3", charged=True).tracks("A", gray=6, green=2, yellow=4)
    scene.crates("A", "CR01").crates("A", "CR25", opened=True).artifact_card("A", "AC01").artifacts("A", purple=1)
    scene.hand("B", "SB1").played("B", "T2", "SB2").module("B", "B1.3", "MD27").crates("B", "CR02")
    scene.points("A", 13).points("B", 7).majors(purple=1, orange=2, white=2)
    return scene.turn("A")


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
    game = revive(seats, **options)
    players = [seat_player("random", "revive", f"board {seat}") for seat in range(seats)]
    views: list[Any] = []
    verbs: set[str] = set()
    while game.outcome is None and len(game.choices) < LONG:
        question = game.questions[0]
        verbs |= {option.id.partition(" ")[0] for option in question.options}
        if len(views) < CLOSELY or len(game.choices) % SELDOM == 0:
            views.append(game.view(question.seat))
        game.play(question.seat, players[question.seat].choose(game, question.seat))
    return Journey(game, [*views, game.view(0), game.view(None)], verbs)
