"""Events: what happened, told only when somebody listens.

An event is a key and words (ids, seats, numbers); the game's phrase book turns it into a sentence. Words are told to
everybody, so a word that names a piece (`card:12`, `piece:12`) names one that everybody may know. All other pieces
stand in `pieces`: they are named only to the seats that saw them, and the others are told their backs.
"""

from __future__ import annotations


class Event:
    """One thing that happened."""

    __slots__ = ("cause", "clause", "key", "pieces", "seat", "seen", "words")

    def __init__(
        self, key: str, clause: str, seat: int, words: list[str], pieces: list[int], seen: int, cause: str = ""
    ) -> None:
        self.key = key
        self.clause = clause
        self.seat = seat
        self.words = words
        self.pieces = pieces
        # Mask of the seats that may know which pieces these are.
        self.seen = seen
        # What it came from, as a word of the game; "" where the event itself names it.
        self.cause = cause

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.clause, self.seat, self.words, self.pieces, self.seen, self.cause)


class Log:
    """The events of a game that somebody listens to."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []
