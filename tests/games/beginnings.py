"""Tables for scenes: each is laid out once in a process, and every scene gets a copy of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

import tessera
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game


def laid_out(name: str, seats: int, options: Mapping[str, OptionValue], packs: tuple[str, ...]) -> Game:
    """A game at its first question, to which somebody listens from now on."""
    # A pack is read anew each time, for a test may change what lies in its folder.
    game = _start(name, seats, options, packs) if packs else _first(name, seats, json.dumps(options)).clone()
    game.listen()
    return game


@cache
def _first(name: str, seats: int, options: str) -> Game:
    return _start(name, seats, json.loads(options), ())


def _start(name: str, seats: int, options: Mapping[str, OptionValue], packs: tuple[str, ...]) -> Game:
    return tessera.start(name, seats=seats, seed=1, options=options, packs=packs, quiet=True)
