"""Reading events and views: which pieces are meant, and whose."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from tessera.kernel.event import Event
from tessera.kernel.game import Game


def printed(name: str) -> str:
    """The id under which the box lists a piece. Of two copies it lists one.

    >>> printed("colony-ship#2"), printed("reinforce.3"), printed("SCI-17")
    ('colony-ship', 'reinforce', 'SCI-17')
    """
    return name.partition("#")[0].partition(".")[0]


def told(game: Game, keys: Collection[str]) -> Iterator[Event]:
    """The events of some kinds that a seat, and not the table, brought about."""
    for event in game.events:
        if event.key in keys and event.seat >= 0:
            yield event


def named(game: Game, word: str) -> str:
    """The id of the piece that a word of an event names, such as `card:12` or `piece:12`."""
    return printed(game.state.plan.names[int(word.partition(":")[2])])


def players(game: Game) -> list[dict[str, Any]]:
    """Each player as the player saw itself in the end."""
    found: list[dict[str, Any]] = []
    for seat in range(game.setup.seats):
        view: dict[str, Any] = game.view(seat)
        found.append(view["players"][seat])
    return found
