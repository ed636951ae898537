"""What a worker can be asked to do, by the kind of job. Modules that a worker is started with may add kinds."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from tessera import players
from tessera.table.workers.coaching import give_advice, think_twice
from tessera.table.workers.position import Position
from tessera.table.workers.weighing import weigh_choice

Kind: TypeAlias = Callable[[bytes], bytes]

# So many seats a process remembers: those that were asked last.
SEATS_REMEMBERED: Final = 16


class Fault(Exception):
    """A job could not be done. `place` names the error and where it was raised, never what it said."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self.place = place_of(error)
        self.is_out_of_memory = isinstance(error, MemoryError)


def place_of(error: BaseException) -> str:
    """The kind of an error and the line of source that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + where


# A bot chooses


class Choosing(Position, frozen=True):
    """A bot is asked for an answer. `numbers` are a state that looks like the table's from the seat."""

    seat: int
    level: str
    salt: str


class Chosen(msgspec.Struct, frozen=True):
    """The ids of the options that a bot chose."""

    picks: tuple[str, ...]


class _Overheard(logging.Handler):
    """Keeps the error that a seat player reports when its bot fails."""

    def __init__(self) -> None:
        super().__init__()
        self.error: BaseException | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None:
            self.error = record.exc_info[1]


_READ_CHOOSING = msgspec.msgpack.Decoder(Choosing)


# The players of the seats that were asked last, the latest last.
_PLAYERS: dict[str, players.SeatPlayer] = {}


def choose(body: bytes) -> bytes:
    """Let a bot answer for a seat."""
    asked = _READ_CHOOSING.decode(body)
    return chosen(asked, player_of(asked))


def player_of(asked: Choosing) -> players.SeatPlayer:
    """The player of a seat, with what it remembers of the questions before; one that failed begins anew."""
    # Tables that go on from the same record have the same salts, and may be set up differently.
    seat = repr((asked.salt, asked.level, asked.game, asked.seats, sorted(asked.options.items()), asked.packs))
    player = _PLAYERS.pop(seat, None)
    if player is None or player.faults:
        player = players.seat_player(asked.level, asked.game, asked.salt, live=True)
    _PLAYERS[seat] = player
    if len(_PLAYERS) > SEATS_REMEMBERED:
        del _PLAYERS[next(iter(_PLAYERS))]
    return player


def chosen(asked: Choosing, player: players.SeatPlayer) -> bytes:
    """What a player answers. Should it fail, that is told; the server has an answer of its own."""
    game = asked.restored()
    overheard = _Overheard()
    log = logging.getLogger("tessera.players")
    log.addHandler(overheard)
    try:
        picks = player.choose(game, asked.seat)
    finally:
        log.removeHandler(overheard)
    if player.faults:
        raise Fault(overheard.error or RuntimeError())
    return msgspec.msgpack.encode(Chosen(tuple(picks)))


KINDS: Final[dict[str, Kind]] = {
    "choose": choose,
    "weigh": weigh_choice,
    "advise": give_advice,
    "second": think_twice,
}
