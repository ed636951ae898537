"""The job of weighing one choice of a finished game: see `analysis`."""

from __future__ import annotations

from typing import Final

import msgspec

from tessera.games import find
from tessera.kernel.definition import OptionValue, Setup
from tessera.kernel.game import Game
from tessera.kernel.record import Choice
from tessera.players import searcher
from tessera.players.review.decision import Decision, weigh

# A state read from numbers has its own chance, so that the seed is not needed.
_NO_SEED: Final = "-"


class Weighing(msgspec.Struct, frozen=True):
    """A choice is to be weighed. `numbers` are the state before it."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    packs: tuple[str, ...]
    numbers: list[int]
    # How many choices had been made: each has luck of its own.
    choices: int
    seat: int
    picks: tuple[str, ...]
    # How long to think, whichever is over first.
    iterations: int
    seconds: float


_READ_WEIGHING = msgspec.msgpack.Decoder(Weighing)
_READ_DECISION = msgspec.msgpack.Decoder(Decision)


def weighing(game: Game, choice: Choice, iterations: int, seconds: float) -> bytes:
    """The job for the next choice of a game."""
    setup = game.setup
    return msgspec.msgpack.encode(
        Weighing(
            game=setup.game,
            seats=setup.seats,
            options=setup.options,
            packs=setup.packs,
            numbers=game.save(),
            choices=len(game.choices),
            seat=choice.seat,
            picks=tuple(choice.picks),
            iterations=iterations,
            seconds=seconds,
        )
    )


def weighed(body: bytes) -> Decision:
    """What came of the job."""
    return _READ_DECISION.decode(body)


def weigh_choice(body: bytes) -> bytes:
    """Do the job."""
    asked = _READ_WEIGHING.decode(body)
    definition = find(asked.game)
    setup = Setup(asked.game, asked.seats, _NO_SEED, asked.options, asked.packs)
    game = Game(definition, setup, definition.read(setup, asked.numbers), [Choice(0, [])] * asked.choices)
    search = searcher(asked.game, asked.iterations, asked.seconds)
    return msgspec.msgpack.encode(weigh(search, game, Choice(asked.seat, list(asked.picks))))
