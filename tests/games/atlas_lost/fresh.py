"""Freshly laid out games of Atlas Lost, for tests of setup."""

from __future__ import annotations

import tessera
from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game
from tests.games.atlas_lost.scene import at


def table(seats: int = 4, seed: int = 1, **options: OptionValue) -> Game:
    """A freshly laid out game, before anybody has chosen an initial card."""
    return tessera.start("atlas-lost", seats=seats, seed=seed, options=options)


def atlas(game: Game) -> Atlas:
    """The state behind a game."""
    state = game.state
    assert isinstance(state, Atlas)
    return state


def tree_names(game: Game) -> list[object]:
    """The trees from left to right."""
    return [at(game.view(None), "trees", position, "tree") for position in range(3)]


def keep_any(game: Game) -> Game:
    """Everybody keeps one of their two initial cards."""
    while game.questions[0].kind == "initial":
        question = game.questions[0]
        game.play(question.seat, [question.options[0].id])
    return game


def components() -> dict[str, int]:
    """How many there are of each component."""
    return {name: int(part["count"]) for name, part in load().game["components"].items()}
