"""Players by level: `random` and `greedy`, for every game.

>>> import tessera
>>> game = tessera.start("atlas-lost", seats=2, seed=7)
>>> question = game.questions[0]
>>> player = seat_player("greedy", "atlas-lost", seed="7")
>>> game.play(question.seat, player.choose(game, question.seat))
"""

from __future__ import annotations

from typing import Final

from tessera.games import find
from tessera.kernel.refusal import SetupError, did_you_mean
from tessera.players.greedy import Greedy
from tessera.players.lookahead import Evaluation, Manners
from tessera.players.player import Player, SeatPlayer
from tessera.players.random import Random

__all__ = ["SeatPlayer", "levels", "seat_player"]

LEVELS: Final = ("random", "greedy")


def levels() -> tuple[str, ...]:
    """The names of all levels, the weakest first.

    >>> levels()
    ('random', 'greedy')
    """
    return LEVELS


def seat_player(level: str, game: str, seed: str) -> SeatPlayer:
    """A bot of that level for a seat at that game. The same seed answers the same questions in the same way.

    >>> seat_player("random", "atlas-lost", seed="1").level
    'random'
    """
    find(game)
    if level not in LEVELS:
        raise SetupError(
            f'There is no player "{level}".',
            did_you_mean(level, LEVELS),
            f"「{level}」というプレイヤーはいません。",
            did_you_mean(level, LEVELS, "ja"),
        )
    player: Player = Greedy(*_specialist(game)) if level == "greedy" else Random()
    return SeatPlayer(level, player, seed)


def _specialist(game: str) -> tuple[Evaluation | None, Manners | None]:
    """How a specialist of a game weighs positions and plays on; without one, a greedy player goes by the score."""
    if game == "atlas-lost":
        from tessera.players.atlas_lost import evaluation as atlas_lost

        return atlas_lost.evaluate, None
    if game == "race-for-the-galaxy":
        from tessera.players.race_for_the_galaxy import evaluation, habits

        return evaluation.evaluate, habits
    if game == "revive":
        from tessera.players.revive import evaluation as revive
        from tessera.players.revive import habits as revive_habits

        return revive.evaluate, revive_habits
    if game == "the-warp":
        from tessera.players.the_warp import evaluation as the_warp
        from tessera.players.the_warp import habits as warp_habits

        return the_warp.evaluate, warp_habits
    return None, None
