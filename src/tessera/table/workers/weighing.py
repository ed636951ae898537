"""The job of weighing one choice of a finished game: see `analysis`."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tessera.kernel.game import Game
from tessera.kernel.record import Choice
from tessera.players import searcher
from tessera.players.review.decision import Answer, Decision, weigh
from tessera.table.workers.position import Position


class Weighing(Position, frozen=True):
    """A choice is to be weighed. `numbers` are the state before it."""

    seat: int
    picks: tuple[str, ...]
    # How long to think, whichever is over first.
    iterations: int
    seconds: float


_READ_WEIGHING = msgspec.msgpack.Decoder(Weighing)
# A named tuple that is compiled does not know what its tuples hold, so that is told here once more.
_Answers: TypeAlias = tuple[tuple[tuple[str, ...], float], ...]
_READ_DECISION = msgspec.msgpack.Decoder(
    tuple[int, int, str, tuple[str, ...], tuple[float, ...], float, float, _Answers, int, float | None]
)


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
    ply, seat, kind, played, seen, best, after, answers, iterations, typical = _READ_DECISION.decode(body)
    better = tuple(Answer(ids, share) for ids, share in answers)
    return Decision(ply, seat, kind, played, seen, best, after, better, iterations, typical)


def weigh_choice(body: bytes) -> bytes:
    """Do the job."""
    asked = _READ_WEIGHING.decode(body)
    search = searcher(asked.game, asked.iterations, asked.seconds)
    return msgspec.msgpack.encode(weigh(search, asked.restored(), Choice(asked.seat, list(asked.picks))))
