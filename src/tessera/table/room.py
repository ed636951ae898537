"""A room: one table that is open in this process, and whoever looks on there."""

from __future__ import annotations

import asyncio

from tessera.table.match import Match
from tessera.table.pictures import Gallery
from tessera.table.presence import Looking


class Onlooker:
    """Somebody connected to a table. `stirred` is set whenever there is something new to show."""

    __slots__ = ("person", "seat", "stirred")

    def __init__(self, person: str, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.stirred = asyncio.Event()


class Room:
    """An open table in this process."""

    def __init__(self, match: Match) -> None:
        self.show(match)
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.users = 0
        # The journal has grown elsewhere, up to this number; or a standing answer was set or cleared there; or what the
        # match took may not be in the database at all.
        self.grown_to = 0
        self.has_restood = False
        self.is_unsure = False

    def show(self, match: Match) -> None:
        """From now on this is the match."""
        self.match = match
        self.gallery = Gallery(match)

    def stir(self) -> None:
        """There is something new to show."""
        for onlooker in self.onlookers:
            onlooker.stirred.set()

    def stir_seat(self, seat: int) -> None:
        """There is something new to show to one seat, and to nobody else."""
        for onlooker in self.onlookers:
            if onlooker.seat == seat:
                onlooker.stirred.set()

    def looking(self) -> Looking:
        """Who looks on through this process."""
        seats = [onlooker.seat for onlooker in self.onlookers]
        return Looking(frozenset(seat for seat in seats if seat >= 0), sum(seat < 0 for seat in seats))
