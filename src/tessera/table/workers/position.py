"""A position as it is sent to a worker, and the game that a worker makes of it."""

from __future__ import annotations

from typing import Final

import msgspec

from tessera.games import find
from tessera.kernel.definition import OptionValue, Setup
from tessera.kernel.game import Game
from tessera.kernel.record import Choice

# Set-ups need a seed, but a state read from numbers has its own chance: a worker never learns the seed of a table.
_NO_SEED: Final = "-"


class Position(msgspec.Struct, frozen=True):
    """What every job about a game begins with. `numbers` are its state."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    packs: tuple[str, ...]
    numbers: list[int]
    # How many choices have been made: each has luck of its own.
    choices: int

    def restored(self) -> Game:
        """The game behind the numbers. Tables and libraries of a set-up are kept by its definition."""
        definition = find(self.game)
        setup = Setup(self.game, self.seats, _NO_SEED, self.options, self.packs)
        # Whoever thinks about it sees how many choices there were, not which: what they led to is on the table.
        return Game(definition, setup, definition.read(setup, self.numbers), [Choice(0, [])] * self.choices)
