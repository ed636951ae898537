"""Zones: where pieces lie, and who sees them there.

A piece (a card, a face-down token) is a small integer and lies in exactly one zone. What a zone is never changes during
a game and is shared by all clones; what lies in it is part of the state.
"""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 0xFF
NOBODY: Final = 0


class ZoneSpec:
    """A place for pieces: its name, whose it is, who sees what lies there, and whether the order matters."""

    __slots__ = ("name", "ordered", "owner", "seen")

    def __init__(self, name: str, owner: int, seen: int, ordered: bool) -> None:
        self.name = name
        self.owner = owner
        self.seen = seen
        self.ordered = ordered


def seen_by(seat: int) -> int:
    """The mask of a zone that one seat sees."""
    return 1 << seat


class Plan:
    """Everything about the pieces of one game that never changes: zones, backs and names."""

    __slots__ = ("back_names", "backs", "names", "seats", "zones")

    def __init__(
        self, seats: int, zones: list[ZoneSpec], backs: list[int], names: list[str], back_names: list[str]
    ) -> None:
        self.seats = seats
        self.zones = zones
        # For each piece what its back shows. Pieces with the same back cannot be told apart from behind.
        self.backs = backs
        self.names = names
        self.back_names = back_names
