"""Games to load a server with: played at random by the engine alone, and written down as records."""

from __future__ import annotations

from tessera.games import find
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.engine import asked, random_picks
from tessera.kernel.game import Game, begin
from tessera.kernel.setup import arrange
from tessera.kernel.step import Ask


def played(name: str, seats: int, seed: str) -> Game:
    """A whole game with random choices."""
    definition = find(name)
    game = begin(definition, arrange(definition, seats, seed, {}, among_bots=True), listen=False)
    chance = Chance(key_of(f"players {seed}"), 0)
    while not game.state.over:
        lanes = asked(game.state)
        lane = lanes[chance.below(len(lanes))]
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        game.play(ask.seat, [ask.notation(game.state, pick) for pick in random_picks(lane, chance)])
    return game


def records(name: str, seats: int, count: int, least: int = 0) -> list[str]:
    """So many records of whole games, each at least so many choices long."""
    found: list[str] = []
    number = 0
    while len(found) < count:
        game = played(name, seats, f"load/{seats}/{number}")
        number += 1
        if len(game.choices) >= least:
            found.append(str(game.record()))
    return found
