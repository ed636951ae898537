"""Who meets whom, in which seats, on which deal.

Every deal is played once for each turn of the players around the table, so that nobody profits from a lucky chair or a
lucky hand. All combinations of players meet on the same deals.

>>> from tessera.lab.arena.plan import plan_arena
>>> for pairing in schedule(plan_arena("atlas-lost", ["random", "greedy"], games=3, seed=7)):
...     print(pairing.number, pairing.seed, *pairing.players)
0 7/0 random greedy
1 7/0 greedy random
2 7/1 random greedy
3 7/1 greedy random
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tessera.lab.arena.plan import Plan


class Pairing(NamedTuple):
    """One game to be played: players by seat, and the seed of the deal."""

    number: int
    combination: int
    deal: int
    rotation: int
    seed: str
    players: tuple[str, ...]

    def luck(self, seat: int) -> str:
        """The seed of a player. Other turns of the table have other luck, or a player would meet itself in one game
        only."""
        return f"{self.seed} {self.rotation} {seat}"


def schedule(plan: Plan) -> list[Pairing]:
    """All games, deal by deal: more games of the same arena come after these, and none of these changes."""
    tables = [rotations(players) for players in meetings(plan.players, plan.seats)]
    pairings: list[Pairing] = []
    for deal in range(deals(plan)):
        for combination, turns in enumerate(tables):
            for rotation, players in enumerate(turns):
                number = len(pairings)
                pairings.append(Pairing(number, combination, deal, rotation, f"{plan.seed}/{deal}", players))
    return pairings


def deals(plan: Plan) -> int:
    """How many deals there are: as many as it takes until each combination has its games, and every deal all turns."""
    turns = len(rotations(meetings(plan.players, plan.seats)[0]))
    return -(-plan.games // turns)


def meetings(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Everybody with everybody; players who are too few for the seats are repeated.

    >>> meetings(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> meetings(["a", "b"], 3)
    [('a', 'b', 'a')]
    """
    if len(players) < seats:
        return [tuple(players[seat % len(players)] for seat in range(seats))]
    return list(combinations(players, seats))


def rotations(players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The players in their order, beginning with each of them once; what looks the same is played once.

    >>> rotations(("a", "b", "c"))
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    return list(dict.fromkeys(players[turn:] + players[:turn] for turn in range(len(players))))
