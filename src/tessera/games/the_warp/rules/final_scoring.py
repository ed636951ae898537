"""The end of the game: End points of the gate, then endgame Pioneering missions (Game objective)."""

from __future__ import annotations

from tessera.games.the_warp.rules.conditions import in_hand, on_board
from tessera.games.the_warp.rules.warp_gate import keep_gate
from tessera.games.the_warp.state import PIONEERS, Warp
from tessera.games.the_warp.terms import COMBAT, PIONEERING


def finish(game: Warp) -> None:
    """After the last round: the gate first, then missions with an endgame bonus
    (WARP-OBJ-01, WARP-OBJ-06, ruling WARP-R032)."""
    keep_gate(game)
    for piece in game.zones[PIONEERS].copy():
        if game.mission(piece).timing:
            score_most(game, piece)
    game.over = True
    if game.log is not None:
        game.say("over", "WARP-OBJ-01", -1, [])


def score_most(game: Warp, piece: int) -> None:
    """Everyone with the highest value above zero gets the full points and the mission (WARP-MIS-13, WARP-MIS-14)."""
    mission = game.mission(piece)
    metric = mission.conditions[0].word
    found = [value_of(game, seat, metric) for seat in range(game.seats)]
    highest = max(found)
    if highest <= 0:
        return
    for seat in range(game.seats):
        if found[seat] == highest:
            colony = game.colonies[seat]
            colony.points += mission.points
            colony.done[PIONEERING] += 1
            if game.log is not None:
                words = [f"piece:{piece}", f"{mission.points}", f"{colony.points}"]
                game.say("mission", "WARP-MIS-13", seat, words)


def value_of(game: Warp, seat: int, metric: int) -> int:
    """What endgame missions compare: resources, tracks, Combat cards in hand, Troops on the board."""
    colony = game.colonies[seat]
    if metric == 0:
        return colony.gold + colony.energy
    if metric == 1:
        return sum(colony.positions)
    if metric == 2:
        return in_hand(game, seat, COMBAT)
    return on_board(game, seat)
