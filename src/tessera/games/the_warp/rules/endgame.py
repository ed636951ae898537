"""Nine points trigger the Endgame; after its rounds the points are compared (Game objective; Team mode)."""

from __future__ import annotations

from tessera.games.the_warp.state import Warp


def points_of(game: Warp, seat: int) -> int:
    """The points that count for a seat: its own, or its team's (WARP-TEAM-06)."""
    points = game.colonies[seat].points
    partner = game.partner(seat)
    return points if partner < 0 else points + game.colonies[partner].points


def missions_of(game: Warp, seat: int) -> int:
    """Completed missions that count for a seat, for ties (WARP-OBJ-07, WARP-TEAM-07)."""
    done = sum(game.colonies[seat].done)
    partner = game.partner(seat)
    return done if partner < 0 else done + sum(game.colonies[partner].done)


def check_trigger(game: Warp) -> None:
    """Enough points trigger the Endgame, once: this round is finished, then the final rounds are played
    (WARP-OBJ-03, WARP-OBJ-04, WARP-OBJ-05, WARP-TEAM-06)."""
    book = game.rulebook
    if game.last_round or book.is_solo:
        return
    for seat in range(game.seats):
        if points_of(game, seat) >= book.goal:
            game.last_round = game.round + book.endgame_rounds
            if game.log is not None:
                game.say("endgame", "WARP-OBJ-03", seat, [f"{book.endgame_rounds}", f"{game.last_round}"])
            return


def gain_points(game: Warp, seat: int, points: int, clause: str, source: int = -1) -> None:
    """Points that do not come from a mission card are kept as tokens (WARP-GAT-13)."""
    if points <= 0:
        return
    colony = game.colonies[seat]
    colony.points += points
    colony.tokens += points
    game.dirty |= 1 << seat
    if game.log is not None:
        game.say("points", clause, seat, [f"{points}", f"{colony.points}"], source)
    check_trigger(game)
