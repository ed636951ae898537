"""A row of numbers from 0 to 1, filled in from left to right, always in the same order and to the same length."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from tessera.lab.adapters.actions import hashed

# Copies of a card are told apart by a number at the end of their name: "gene-designers#2", "reinforce.3".
_COPY: Final = re.compile(r"[#.]\d+$")


class Words:
    """A list of words, each with its place; a text is a list of the words in it. A copy has the place of its card."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(dict.fromkeys(words.split() if isinstance(words, str) else words))
        # One for each, to be copied.
        self.blank = [0.0] * len(self.words)
        self._places: dict[str, int | None] = {word: place for place, word in enumerate(self.words)}

    def place(self, word: str) -> int | None:
        """Where a word stands; None for one that is not listed, such as the back of a card."""
        if word not in self._places:
            self._places[word] = self._places.get(_COPY.sub("", word))
        return self._places[word]


class Sheet:
    """What one seat knows, as numbers. Other seats are told from there: 0 is the seat itself, 1 the next."""

    def __init__(self, seat: int, seats: int, named: bool = False) -> None:
        self.cells: list[float] = []
        # What each number is about. Names cost time, so they are written down only when somebody wants to read them.
        self.names: list[str] | None = [] if named else None
        self.part = ""
        self._seat = seat
        self._seats = seats

    def number(self, name: str, value: int | float | None, most: float, least: float = 0.0) -> None:
        """A number as a share of the way from `least` to `most`; nothing at all counts as 0."""
        share = ((value or 0) - least) / (most - least)
        self.cells.append(0.0 if share < 0.0 else 1.0 if share > 1.0 else share)
        if self.names is not None:
            self.names.append(f"{self.part} {name}")

    def flag(self, name: str, value: object) -> None:
        """Whether something is so."""
        self.cells.append(1.0 if value else 0.0)
        if self.names is not None:
            self.names.append(f"{self.part} {name}")

    def word(self, name: str, value: str | None, words: Words) -> None:
        """Which of some words it is."""
        self.pieces(name, () if value is None else (value,), words)

    def pieces(self, name: str, values: Iterable[str], words: Words, most: int = 1) -> None:
        """How many there are of each."""
        start = len(self.cells)
        self.cells.extend(words.blank)
        for value in values:
            place = words.place(value)
            if place is not None:
                self.cells[start + place] = min(1.0, self.cells[start + place] + 1.0 / most)
        if self.names is not None:
            self.names.extend(f"{self.part} {name} {word}" for word in words.words)

    def shares(self, name: str, values: Iterable[tuple[str, float]], words: Words) -> None:
        """A share of its own for each of some words."""
        start = len(self.cells)
        self.cells.extend(words.blank)
        for word, share in values:
            place = words.place(word)
            if place is not None:
                self.cells[start + place] = max(0.0, min(1.0, share))
        if self.names is not None:
            self.names.extend(f"{self.part} {name} {word}" for word in words.words)

    def seat(self, name: str, whose: int | str | None) -> None:
        """Which seat it is; nobody, for a word that stands for somebody who has no seat."""
        self.seats(name, (whose,) if isinstance(whose, int) else ())

    def seats(self, name: str, whose: Iterable[int]) -> None:
        """Which seats they are."""
        start = len(self.cells)
        self.cells.extend([0.0] * self._seats)
        for seat in whose:
            if 0 <= seat < self._seats:
                self.cells[start + (seat - self._seat) % self._seats] = 1.0
        if self.names is not None:
            self.names.extend(f"{self.part} {name} seat +{seat}" for seat in range(self._seats))

    def hashed(self, name: str, words: Iterable[str], count: int) -> None:
        """Words that nobody has listed, each at the place that its letters give."""
        start = len(self.cells)
        self.cells.extend([0.0] * count)
        for word in words:
            self.cells[start + hashed(word, count)] = 1.0
        if self.names is not None:
            self.names.extend(f"{self.part} {name} #{place}" for place in range(count))

    def round_table(self, rows: Sequence[Any]) -> list[Any]:
        """What there is for each seat, in the order of the seats from here on."""
        return [*rows[self._seat :], *rows[: self._seat]]
