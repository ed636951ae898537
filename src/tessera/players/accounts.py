"""What a seat's side is made of, part by part: the sum that a search plays for, told so that people can follow it."""

from __future__ import annotations

from typing import Final, Protocol

from tessera.kernel.state import State

# A part that nobody counts: an outlook, such as income in rounds to come.
UNCOUNTED: Final = -1.0


class Part:
    """A part of a side: what it is worth to a search, and how many there are where people count it."""

    __slots__ = ("count", "key", "worth")

    def __init__(self, key: str, worth: float, count: float = UNCOUNTED) -> None:
        self.key = key
        self.worth = worth
        self.count = count


class Accounts(Protocol):
    """All parts of a seat's side. What they are worth together is the side; the keys are always the same."""

    def __call__(self, state: State, seat: int) -> list[Part]: ...
