"""The solitaire game: the action cube, clearing the display, and the rank (Solitaire game)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.state import (
    CITIZENS,
    DISPLAY,
    GONE,
    MACHINE_DISPLAY,
    MACHINES,
    MODULE_DISPLAY,
    MODULES,
    Revive,
)
from tessera.games.revive.terms import TRACKS
from tessera.kernel.step import AskSome

SHOWN: Final = 5
MACHINES_SHOWN: Final = 3


def move_cube(game: Revive, seat: int, steps: int, clause: str) -> None:
    """Playing a card and hibernating move the action cube; nothing else does, and markers are not in its way
    (REV-SOLO-03, REV-SOLO-04, REV-SOLO-05, REV-SOLO-13, REV-PROG-06, rulings REV-R016, REV-R020)."""
    camp = game.camps[seat]
    camp.cube = min(camp.cube + steps, game.rulebook.card_actions)
    if game.log is not None:
        game.say("cube", clause, seat, [f"{game.rulebook.card_actions - camp.cube}"])


def is_over(game: Revive) -> bool:
    """The game ends when the cube has made all its steps (REV-SOLO-06, REV-SOLO-07)."""
    return game.rulebook.is_solo and game.camps[0].cube >= game.rulebook.card_actions


class ClearDisplay(AskSome[Revive]):
    """When hibernating, any number of pieces of the display may be removed from the game; then it is refilled
    (REV-SOLO-09)."""

    __slots__ = ()

    def kind(self) -> str:
        return "clear-display"

    def options(self, game: Revive) -> list[int]:
        found = sorted(game.zones[DISPLAY]) + sorted(game.zones[MODULE_DISPLAY])
        for color in range(TRACKS):
            found += sorted(game.zones[MACHINE_DISPLAY + color])
        return found

    def answer_some(self, game: Revive, choices: list[int]) -> None:
        for piece in choices:
            zone = next(zone for zone in _displays() if piece in game.zones[zone])
            game.move(piece, zone, GONE)
        if game.log is not None and choices:
            game.say("clear", "REV-SOLO-09", self.seat, [f"piece:{piece}" for piece in choices])
        game.refill(CITIZENS, DISPLAY, SHOWN)
        game.refill(MODULES, MODULE_DISPLAY, SHOWN)
        for color in range(TRACKS):
            game.refill(MACHINES + color, MACHINE_DISPLAY + color, MACHINES_SHOWN)

    def notation(self, game: Revive, choice: int) -> str:
        return f"discard {game.name(choice)}"


def _displays() -> list[int]:
    return [DISPLAY, MODULE_DISPLAY, *range(MACHINE_DISPLAY, MACHINE_DISPLAY + TRACKS)]


def rank(game: Revive, points: int) -> int:
    """The number of the rank that so many points reach (REV-SOLO-10, REV-SOLO-11)."""
    found = 0
    ranks = game.rulebook.ranks
    for number in range(len(ranks)):
        if points >= ranks[number]:
            found = number
    return found
