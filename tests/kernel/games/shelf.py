"""The games that the kernel's own tests run on: all that are registered, and the two that live here only."""

from __future__ import annotations

from collections.abc import Mapping

import tessera
from tessera.games import find
from tessera.kernel.definition import Definition, OptionValue
from tessera.kernel.game import Game, begin
from tessera.kernel.record import Record
from tessera.kernel.replay import replay
from tessera.kernel.setup import arrange
from tests.kernel.games.candlelight import CandlelightGame
from tests.kernel.games.caravan_table import CaravanGame

CANDLELIGHT = CandlelightGame()
CARAVAN = CaravanGame()
TEST_GAMES: dict[str, Definition] = {"candlelight": CANDLELIGHT, "caravan": CARAVAN}
NAMES = (*tessera.games(), *TEST_GAMES)


def definition_of(name: str) -> Definition:
    """The game of that name."""
    return TEST_GAMES[name] if name in TEST_GAMES else find(name)


def start(
    name: str, seats: int, seed: int | str, options: Mapping[str, OptionValue] | None = None, quiet: bool = False
) -> Game:
    """Like `tessera.start`, for the games of tests too."""
    definition = definition_of(name)
    return begin(definition, arrange(definition, seats, seed, options or {}), listen=not quiet)


def replay_text(text: str, verify: bool = True) -> Game:
    """Like `tessera.replay`, for the games of tests too."""
    record = Record.parse(text)
    return replay(definition_of(record.setup.game), record, None, verify)
