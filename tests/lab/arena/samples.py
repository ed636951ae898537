"""Games of arenas, written by hand."""

from __future__ import annotations

import msgspec

from tessera.lab.arena import Plan, Played
from tessera.lab.arena.match import places, shares_of_victory
from tessera.lab.arena.tables import CLOCK


def played(number: int, players: str, winners: list[int], scores: list[int], first: int = 0) -> Played:
    """A game for two or more; both turns of the table stand on the same deal."""
    seats = len(scores)
    return Played(
        number=number,
        combination=0,
        deal=number // 2,
        rotation=number % 2,
        seed=f"1/{number // 2}",
        players=tuple(players.split()),
        winners=tuple(winners),
        scores=tuple(scores),
        points=shares_of_victory(winners, range(seats)),
        places=places(winners, scores),
        sides=tuple(range(seats)),
        reason="chips",
        positions=tuple((seat - first) % seats for seat in range(seats)),
        decisions=(10,) * seats,
        faults=(0,) * seats,
        fingerprint=f"{number:064}",
        facts=((("card", "one"),),) + ((),) * (seats - 1),
        cpu_seconds=tuple(0.1 * (seat + 1) for seat in range(seats)),
        cpu_longest=(0.05,) * seats,
        wall_seconds=tuple(0.2 * (seat + 1) for seat in range(seats)),
        wall_longest=(0.3,) * seats,
    )


# greedy wins three games and draws one; seat A wins twice, seat B once.
PLAN = Plan("race-for-the-galaxy", 2, ("random", "greedy"), 4, "1", {"sets": "base"}, ())
GAMES = [
    played(0, "random greedy", [1], [10, 30]),
    played(1, "greedy random", [0], [24, 20]),
    played(2, "random greedy", [0, 1], [25, 25], first=1),
    played(3, "greedy random", [0], [41, 5], first=1),
]


def without_clock(games: list[Played]) -> list[Played]:
    """The same games without what differs from run to run."""
    return [msgspec.structs.replace(game, **dict.fromkeys(CLOCK, ())) for game in games]
