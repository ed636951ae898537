"""Choices as numbers: where in a fixed row of actions each option of a menu stands.

A learner wants the same number to mean the same thing in every position. An option's notation does ("keep CUL-09"), so
its number is made from it and from nothing else. Only when two options of one menu would get the same number does the
one whose notation comes later step aside, to the next number that is free.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

# So many actions there are. In random games for two to four, 1 in 1000 options or fewer stepped aside; 3 to 6 in 100
# shared their number with one that is offered more often, in other menus.
COUNTS: Final[Mapping[str, int]] = {
    "atlas-lost": 4096,
    "race-for-the-galaxy": 4096,
    "revive": 8192,
    "the-warp": 8192,
}
# No more of what may be picked: the only action that is no option.
DONE: Final = 0


def hashed(text: str, count: int) -> int:
    """A number below `count` made from a text, the same on every machine."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") % count


class Actions:
    """The actions of a game.

    >>> Actions(4096).numbered(["place economy IIE-A", "end"])
    {3278: 'end', 103: 'place economy IIE-A'}
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._homes: dict[str, int] = {}

    def __reduce__(self) -> tuple[object, ...]:
        # Where options stand is found anew.
        return Actions, (self.count,)

    def numbered(self, menu: Iterable[str]) -> dict[int, str]:
        """The options of a menu by their numbers, whatever the order of the menu."""
        found: dict[int, str] = {}
        for notation in sorted(menu):
            number = self._home(notation)
            while number in found:
                number = number + 1 if number + 1 < self.count else DONE + 1
            found[number] = notation
        return found

    def _home(self, notation: str) -> int:
        """Where an option stands when nothing is in its way."""
        home = self._homes.get(notation)
        if home is None:
            home = self._homes[notation] = DONE + 1 + hashed(notation, self.count - 1)
        return home
