"""Numbers on the wire: a state is written as a flat list of integers and read back from it."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.kernel.refusal import RecordError


class Reader:
    """Reads back what was written, in the same order."""

    __slots__ = ("at", "numbers")

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)
        self.at = 0

    def number(self) -> int:
        """The next number."""
        if self.at >= len(self.numbers):
            raise RecordError("The saved state is cut off.", "Replay the record instead.")
        value = self.numbers[self.at]
        self.at += 1
        return value

    def many(self) -> list[int]:
        """A list of numbers with its length before it."""
        count = self.number()
        if count < 0 or self.at + count > len(self.numbers):
            raise RecordError("The saved state is cut off.", "Replay the record instead.")
        values = self.numbers[self.at : self.at + count]
        self.at += count
        return values

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.at != len(self.numbers):
            raise RecordError("The saved state is too long.", "Replay the record instead.")


def write_many(values: list[int], out: list[int]) -> None:
    """A list of numbers with its length before it."""
    out.append(len(values))
    out.extend(values)
