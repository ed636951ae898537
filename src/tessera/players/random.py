"""Answers at random. Knows no game."""

from __future__ import annotations

from tessera.kernel.engine import random_picks
from tessera.players.player import Seat, own_lane, written


class Random:
    """Every legal option is as likely as every other."""

    def answer(self, seat: Seat) -> list[str]:
        """A random option; where several may be picked, a random number of them."""
        game = seat.redealt()
        lane = own_lane(game, seat.number)
        return written(game, lane, random_picks(lane, seat.chance()))

    def __reduce__(self) -> tuple[object, ...]:
        return Random, ()
