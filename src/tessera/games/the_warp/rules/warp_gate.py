"""The Warp Gate: Conquer, Turn and End points (The Warp Gate)."""

from __future__ import annotations

from tessera.games.the_warp.rulebook import Points
from tessera.games.the_warp.rules.endgame import gain_points
from tessera.games.the_warp.state import Warp


def worth(game: Warp, seat: int, points: Points) -> int:
    """Flat points and those for full sets of the player's completed missions (WARP-GAT-12, WARP-TEAM-18)."""
    if points.per < 0:
        return points.flat
    return points.flat + game.colonies[seat].done[points.per] // points.every * points.points


def take_gate(game: Warp, seat: int) -> None:
    """Whoever conquers the gate from the Guardian gains the Conquer points, once per game
    (WARP-GAT-06, WARP-GAT-11)."""
    gain_points(game, seat, worth(game, seat, game.rulebook.guardians[game.guardian].conquer), "WARP-GAT-06")


def hold_gate(game: Warp, seat: int) -> None:
    """Turn points at the start of the holder's own turn (WARP-GAT-09, WARP-TURN-02)."""
    if game.holder[game.rulebook.board.gate] == seat:
        gain_points(game, seat, worth(game, seat, game.rulebook.guardians[game.guardian].turn), "WARP-GAT-09")


def keep_gate(game: Warp) -> None:
    """End points for whoever controls the gate when the game ends (WARP-GAT-09, WARP-OBJ-06)."""
    holder = game.holder[game.rulebook.board.gate]
    if holder >= 0:
        gain_points(game, holder, worth(game, holder, game.rulebook.guardians[game.guardian].end), "WARP-GAT-09")
