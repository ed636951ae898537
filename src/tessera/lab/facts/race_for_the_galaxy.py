"""What is told of the seats of a game of Race for the Galaxy."""

from __future__ import annotations

from typing import Any, Final

from tessera.kernel.game import Game
from tessera.lab.facts.category import DEALT, EARNED, OFFERED, Category, Facts
from tessera.lab.facts.pieces import named, players, printed, told

CATEGORIES: Final = (
    # The start world. Where there were two to choose from, it was chosen, but from what was dealt.
    Category("start", "card", DEALT),
    # Cards that were placed, even if they did not stay, and others that lie in the tableau in the end. A start world
    # that nobody was dealt is shuffled into the deck and may be placed like any other.
    Category("card", "card"),
    # Goals that the seat has in the end.
    Category("goal", "goal", EARNED),
)

_PLACES: Final = ("place", "place_more")


def facts(game: Game) -> list[Facts]:
    """The start world of each seat, the cards that it placed, and its goals."""
    found: list[Facts] = [set() for _ in range(game.setup.seats)]
    for event in told(game, ("start",)):
        found[event.seat].add(("start", named(game, event.words[0])))
    for seat, player in enumerate(players(game)):
        began = {world for _, world in found[seat]}
        tableau = {printed(place["card"]) for place in player["tableau"]}
        found[seat] |= {("card", card) for card in tableau - began}
    for event in told(game, _PLACES):
        found[event.seat].add(("card", named(game, event.words[0])))
    view: dict[str, Any] = game.view(None)
    for goal in view["goals"]:
        for seat in range(game.setup.seats):
            found[seat].add((OFFERED, goal["id"]))
        for seat in goal["claimed"]:
            found[seat].add(("goal", goal["id"]))
    return found
