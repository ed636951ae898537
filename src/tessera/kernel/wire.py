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
            raise _broken("The saved state is cut off.", "保存された状態が途中で切れています。")
        value = self.numbers[self.at]
        self.at += 1
        return value

    def many(self) -> list[int]:
        """A list of numbers with its length before it."""
        count = self.number()
        if count < 0 or self.at + count > len(self.numbers):
            raise _broken("The saved state is cut off.", "保存された状態が途中で切れています。")
        values = self.numbers[self.at : self.at + count]
        self.at += count
        return values

    def finish(self) -> None:
        """Nothing may be left over."""
        if self.at != len(self.numbers):
            raise _broken("The saved state is too long.", "保存された状態に余分な数があります。")

    def damaged(self) -> RecordError:
        """The error to raise when a number stands for nothing that is written here."""
        return _broken("The saved state is damaged.", "保存された状態が壊れています。")


def _broken(problem: str, problem_ja: str) -> RecordError:
    return RecordError(problem, "Replay the record instead.", problem_ja, "代わりに記録を再生してください。")


def write_many(values: list[int], out: list[int]) -> None:
    """A list of numbers with its length before it."""
    out.append(len(values))
    out.extend(values)
