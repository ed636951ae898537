"""Bots that no table would want, and the small games of the tests, for worker processes that import this module."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from typing import Final

import msgspec

from tessera.games import _shelf
from tessera.players.player import Player, Seat, SeatPlayer
from tessera.table.workers import jobs
from tests.kernel.games.shelf import TEST_GAMES


class Endless:
    """Never comes to an end."""

    def answer(self, seat: Seat) -> list[str]:
        while True:
            pass


class Asleep:
    """Never comes to an end, in C, and lets nobody else run meanwhile."""

    def answer(self, seat: Seat) -> list[str]:
        ctypes.PyDLL(None).sleep(3600)
        return []


class Hungry:
    """Takes all the memory there is."""

    def answer(self, seat: Seat) -> list[str]:
        hoard: list[bytearray] = []
        while True:
            hoard.append(bytearray(16 * 1024 * 1024))


class Broken:
    """Fails, and shouts out what it should keep to itself."""

    def answer(self, seat: Seat) -> list[str]:
        for stream in (sys.stdout, sys.stderr):
            stream.write("the secret is 42")
            stream.flush()
        raise ZeroDivisionError("the secret is 42")


class Crashing:
    """Takes its process down with it."""

    def answer(self, seat: Seat) -> list[str]:
        os._exit(3)


class Cheating:
    """Chooses what is not offered."""

    def answer(self, seat: Seat) -> list[str]:
        return ["win the game"]


class Slow:
    """Answers well, in its own time."""

    def answer(self, seat: Seat) -> list[str]:
        time.sleep(0.3)
        return [seat.question().options[-1].id]


RASCALS: Final[dict[str, type[Player]]] = {
    "endless": Endless,
    "asleep": Asleep,
    "hungry": Hungry,
    "broken": Broken,
    "crashing": Crashing,
    "cheating": Cheating,
    "slow": Slow,
}


def choose(body: bytes) -> bytes:
    """Like the usual job, for these bots too."""
    asked = msgspec.msgpack.decode(body, type=jobs.Choosing)
    if asked.level not in RASCALS:
        return jobs.choose(body)
    return jobs.chosen(asked, SeatPlayer(asked.level, RASCALS[asked.level](), asked.salt))


def number(body: bytes) -> bytes:
    """Which process this is, told after a while."""
    time.sleep(0.2)
    return str(os.getpid()).encode()


def look(body: bytes) -> bytes:
    """What a process can see of the game, the machine and the server."""
    asked = msgspec.msgpack.decode(body, type=jobs.Choosing)
    game = asked.restored()
    return msgspec.msgpack.encode(
        {
            "seed": game.setup.seed,
            "fingerprint": game.fingerprint(),
            "view": game.view(asked.seat),
            "choices": len(game.choices),
            "nice": os.nice(0),
            "environment": sorted(os.environ),
            "path": sys.path,
        }
    )


_shelf().update(TEST_GAMES)
jobs.KINDS["choose"] = choose
jobs.KINDS["look"] = look
jobs.KINDS["number"] = number
