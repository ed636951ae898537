"""14. Victory conditions: checked at the end of one's own turn and then only (AL-VIC-01, AL-VIC-06, AL-VIC-07)."""

from __future__ import annotations

from itertools import combinations

from tessera.games.atlas_lost.rules.ch13_initiative import tile_number
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import INFLUENCE, INITIATIVE, TECHNOLOGY, TILES, TP, TURN_LIMIT


def victory(game: Atlas, seat: int) -> int:
    """By which condition a player wins now, 0 for none (AL-TP-03)."""
    faction = game.factions[seat]
    tiles = game.owner.count(seat)
    # Most turns end without tiles and cards: then what is in play brings no TP, and need not be counted.
    total = game.total_tp(seat) if tiles or faction.force else faction.have[TP] + game.front_runner_tp(seat)
    if total >= game.rulebook.technology_tp:
        return TECHNOLOGY  # AL-VIC-02
    if faction.influence == len(game.rulebook.spaces) - 1:
        return INFLUENCE  # AL-VIC-03
    if tiles and holds_initiative(game, seat):
        return INITIATIVE  # AL-VIC-04
    return 0


# ruling AL-R037
def holds_initiative(game: Atlas, seat: int) -> bool:
    """Three tiles and at least their summed resources, which are shown and not paid (AL-VIC-04, AL-VIC-05)."""
    tiles = [tile for tile in range(TILES) if game.owner[tile] == seat]
    needed = game.rulebook.initiative_tiles_needed
    have = game.factions[seat].have
    for three in combinations(tiles, needed):
        required = [game.rulebook.tiles[tile_number(game, tile)].required for tile in three]
        if all(have[kind] >= sum(one[kind] for one in required) for kind in range(5)):
            return True
    return False


# ruling AL-R038
def check_victory(game: Atlas, seat: int) -> None:
    """The player whose turn ends wins if a condition is met; the game ends at once."""
    reason = victory(game, seat)
    if reason:
        end_game(game, seat, reason)
        return
    limit = game.rulebook.turn_limit
    if limit and game.turns >= limit * game.seats:
        stop_at_limit(game)


def stop_at_limit(game: Atlas) -> None:
    """Automated play stops: most TP win, among equals whoever is later in turn order (AL-VIC-08). Alone, you have lost
    (AL-SOLO-07)."""
    if game.seats == 1:
        end_game(game, -1, TURN_LIMIT)
        return
    best, winner = -1, -1
    for offset in range(game.seats):
        seat = (game.first + offset) % game.seats
        total = game.total_tp(seat)
        if total >= best:
            best, winner = total, seat
    end_game(game, winner, TURN_LIMIT)


def end_game(game: Atlas, seat: int, reason: int) -> None:
    """The game is over."""
    game.winner = seat
    game.reason = reason
    game.over = True
    if game.log is not None:
        keys = ("", "wins-technology", "wins-influence", "wins-initiative", "stops")
        clauses = ("", "AL-VIC-02", "AL-VIC-03", "AL-VIC-04", "AL-VIC-08" if game.seats > 1 else "AL-SOLO-07")
        game.say(keys[reason], clauses[reason], seat, [str(game.round())])
