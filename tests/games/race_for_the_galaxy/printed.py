"""What is printed, for tests that look at one thing of it."""

from __future__ import annotations

from typing import Any

from tessera.games.race_for_the_galaxy.library import load

Record = dict[str, Any]


def power(card: str, effect: str) -> Record:
    """The one power of a card that has this effect."""
    (found,) = [power for power in load().cards[card]["powers"] if power["effect"] == effect]
    return dict(found)
