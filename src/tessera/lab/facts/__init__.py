"""What was true of each seat of a finished game: which cards it played, which tribe it led, where it sent its teams.

Facts are pairs of a category and an id, as `tessera cards` shows ids. Arenas keep them beside their results, and
balance reports ask of each whether seats of which it was true won more often than others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tessera.kernel.game import Game
from tessera.lab.facts import atlas_lost, race_for_the_galaxy, revive, the_warp
from tessera.lab.facts.category import Category, Facts

__all__ = ["Category", "categories", "facts_of"]

_READERS: Final[Mapping[str, Callable[[Game], list[Facts]]]] = {
    "atlas-lost": atlas_lost.facts,
    "race-for-the-galaxy": race_for_the_galaxy.facts,
    "revive": revive.facts,
    "the-warp": the_warp.facts,
}

_CATEGORIES: Final[Mapping[str, tuple[Category, ...]]] = {
    "atlas-lost": atlas_lost.CATEGORIES,
    "race-for-the-galaxy": race_for_the_galaxy.CATEGORIES,
    "revive": revive.CATEGORIES,
    "the-warp": the_warp.CATEGORIES,
}


def facts_of(game: Game) -> list[list[tuple[str, str]]]:
    """The facts of each seat of a finished game that was listened to from its beginning, each once and in order.

    A game that nobody has described here has none.
    """
    assert game.state.over, "the game goes on"
    assert game.state.log is not None, "nobody listened to the game"
    read = _READERS.get(game.setup.game)
    if read is None:
        return [[] for _ in range(game.setup.seats)]
    return [sorted(found) for found in read(game)]


def categories(game: str) -> tuple[Category, ...]:
    """What is told of the seats of a game, in the order in which a report tells it."""
    return _CATEGORIES.get(game, ())
