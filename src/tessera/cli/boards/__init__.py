"""How each game is drawn in a terminal."""

from __future__ import annotations

from tessera.cli.boards.board import Board, Region
from tessera.kernel.game import Game

__all__ = ["Board", "Region", "board_of"]


def board_of(game: Game) -> Board:
    """The board of a game; a game without one of its own is told plainly."""
    # Imported when asked for: who plays one game need not load the others.
    if game.setup.game == "atlas-lost":
        from tessera.cli.boards.atlas_lost import AtlasBoard

        return AtlasBoard(game)
    if game.setup.game == "race-for-the-galaxy":
        from tessera.cli.boards.race_for_the_galaxy import RaceBoard

        return RaceBoard(game)
    if game.setup.game == "the-warp":
        from tessera.cli.boards.the_warp import WarpBoard

        return WarpBoard(game)
    if game.setup.game == "revive":
        from tessera.cli.boards.revive import ReviveBoard

        return ReviveBoard(game)
    return Board(game)
