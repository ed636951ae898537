"""Chance that lives in the state: two integers, the same numbers on every machine and in every process.

The generator is counter-based: the n-th word depends on the key and on n alone, so it can be cloned and saved for the
price of two integers. It repeats after 2**32 words, more than any game asks for. Every product stays below 62 bits, and
what is multiplied is declared as a machine word: compiled code would otherwise multiply numbers above 2**30 as Python
does, on the heap.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
# Odd multipliers below 2**30, so that 32-bit words times them stay below 2**62.
_FIRST: Final = 0x21F0AAAD
_SECOND: Final = 0x2C1B3C6D
_THIRD: Final = 0x297A2D39
_STRIDE: Final = 0x1E3779B9


def key_of(seed: str) -> int:
    """A 60-bit key for any seed text."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") >> 4


class Chance:
    """Dice, shuffles and random picks."""

    __slots__ = ("count", "key")

    key: int
    count: int

    def __init__(self, key: int, count: int) -> None:
        self.key = key
        self.count = count

    def word(self) -> int:
        """The next 32 random bits."""
        count: i64 = self.count + 1
        self.count = count
        key: i64 = self.key
        x: i64 = ((key & 0x3FFFFFFF) + (count & _MASK) * _STRIDE) & _MASK
        x = ((x ^ (x >> 16)) * _FIRST) & _MASK
        x = (x + (key >> 30)) & _MASK
        x = ((x ^ (x >> 15)) * _SECOND) & _MASK
        x = ((x ^ (x >> 13)) * _THIRD) & _MASK
        return x ^ (x >> 16)

    def below(self, limit: int) -> int:
        """A fair number from 0 to limit - 1."""
        # The next word, written out: this is where playouts spend their time.
        count: i64 = self.count + 1
        self.count = count
        key: i64 = self.key
        x: i64 = ((key & 0x3FFFFFFF) + (count & _MASK) * _STRIDE) & _MASK
        x = ((x ^ (x >> 16)) * _FIRST) & _MASK
        x = (x + (key >> 30)) & _MASK
        x = ((x ^ (x >> 15)) * _SECOND) & _MASK
        x = ((x ^ (x >> 13)) * _THIRD) & _MASK
        bound: i64 = limit
        product: i64 = (x ^ (x >> 16)) * bound
        low: i64 = product & _MASK
        if low < bound:
            # Lemire's rejection: without it the first few numbers would be a hair likelier.
            floor: i64 = (0x100000000 - bound) % bound
            while low < floor:
                product = self.word() * bound
                low = product & _MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        # As `below` does it, without asking for the key again at each of some two hundred cards.
        key: i64 = self.key
        low_key: i64 = key & 0x3FFFFFFF
        high_key: i64 = key >> 30
        count: i64 = self.count
        last: i64 = len(items)
        other: i64
        while last > 1:
            last -= 1
            count += 1
            x: i64 = (low_key + (count & _MASK) * _STRIDE) & _MASK
            x = ((x ^ (x >> 16)) * _FIRST) & _MASK
            x = (x + high_key) & _MASK
            x = ((x ^ (x >> 15)) * _SECOND) & _MASK
            x = ((x ^ (x >> 13)) * _THIRD) & _MASK
            product: i64 = (x ^ (x >> 16)) * (last + 1)
            if (product & _MASK) <= last:
                # Once in twenty million: the careful way, from the same word on.
                self.count = count - 1
                other = self.below(last + 1)
                count = self.count
            else:
                other = product >> 32
            items[last], items[other] = items[other], items[last]
        self.count = count

    def sample(self, items: list[int], count: int) -> list[int]:
        """That many different items, in the order in which they stood."""
        left = len(items)
        if count == 1:
            return [items[self.below(left)]]
        if 2 * count > left:
            # Fewer numbers are needed to say which ones stay behind.
            chosen = items.copy()
            for place in reversed(self._places(left, left - count)):
                del chosen[place]
            return chosen
        return [items[place] for place in self._places(left, count)]

    def _places(self, left: int, count: int) -> list[int]:
        """That many different numbers below a limit, in order: each is drawn among those that are left."""
        found: list[int] = []
        for _ in range(count):
            place = self.below(left)
            left -= 1
            at = 0
            while at < len(found) and found[at] <= place:
                place += 1
                at += 1
            found.insert(at, place)
        return found
