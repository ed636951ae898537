"""Plays one game of an arena. The same pairing gives the same game, wherever it is played; only the clock differs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from tessera.games import find
from tessera.kernel.engine import asked
from tessera.kernel.game import Game, begin
from tessera.kernel.step import Ask
from tessera.lab.arena.plan import Plan
from tessera.lab.arena.schedule import Pairing
from tessera.lab.arena.seating import start_positions
from tessera.lab.facts import facts_of
from tessera.players import seat_player
from tessera.players.teams import victory


class Played(msgspec.Struct, frozen=True):
    """How one game went; where there are several entries, one for each seat."""

    number: int
    combination: int
    deal: int
    rotation: int
    seed: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    # The share of the victory, and the place reached: 0 for winners, equal places for equals.
    points: tuple[float, ...]
    places: tuple[int, ...]
    sides: tuple[int, ...]
    reason: str
    # 0 for the seat that began, 1 for the next one.
    positions: tuple[int, ...]
    decisions: tuple[int, ...]
    faults: tuple[int, ...]
    fingerprint: str
    # Pairs of a category and an id, for balance reports.
    facts: tuple[tuple[tuple[str, str], ...], ...]
    # For all decisions of a seat together and for the longest one: how long it kept the processor busy, and how long it
    # took by the clock on the wall, which what else runs on the machine prolongs.
    cpu_seconds: tuple[float, ...]
    cpu_longest: tuple[float, ...]
    wall_seconds: tuple[float, ...]
    wall_longest: tuple[float, ...]

    @property
    def is_draw(self) -> bool:
        """Whether several sides share the victory, or nobody has it."""
        return len({self.sides[seat] for seat in self.winners}) != 1


class Clock:
    """How long each seat thought, by one way to tell the time."""

    def __init__(self, seats: int, now: Callable[[], float]) -> None:
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats
        self._now = now
        self._began = 0.0

    def start(self) -> None:
        """A seat begins to think."""
        self._began = self._now()

    def stop(self, seat: int) -> None:
        """It has answered."""
        seconds = self._now() - self._began
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def play_pairing(plan: Plan, pairing: Pairing) -> Played:
    """Play one game to its end."""
    game = begin(find(plan.game), plan.setup(pairing.seed), listen=True)
    opening = game.view(None)
    bots = [seat_player(player, plan.game, pairing.luck(seat)) for seat, player in enumerate(pairing.players)]
    decisions = [0] * plan.seats
    # A process plays one game at a time, and a bot that thinks in several threads has used what all of them have.
    cpu, wall = Clock(plan.seats, time.process_time), Clock(plan.seats, time.perf_counter)
    while not game.state.over:
        ask = asked(game.state)[0].stack[-1]
        assert isinstance(ask, Ask)
        wall.start()
        cpu.start()
        picks = bots[ask.seat].choose(game, ask.seat)
        cpu.stop(ask.seat)
        wall.stop(ask.seat)
        decisions[ask.seat] += 1
        game.play(ask.seat, picks)
    outcome = game.outcome
    assert outcome is not None, "the game is over"
    return Played(
        *pairing,
        winners=outcome.winners,
        scores=outcome.scores,
        points=shares_of_victory(outcome.winners, game.teams),
        places=places(outcome.winners, outcome.scores),
        sides=game.teams,
        reason=outcome.reason,
        positions=start_positions(opening, game.view(None), plan.seats),
        decisions=tuple(decisions),
        faults=tuple(bot.faults for bot in bots),
        fingerprint=game.fingerprint(),
        facts=_facts(game),
        cpu_seconds=tuple(cpu.seconds),
        cpu_longest=tuple(cpu.longest),
        wall_seconds=tuple(wall.seconds),
        wall_longest=tuple(wall.longest),
    )


def shares_of_victory(winners: Sequence[int], teams: Sequence[int]) -> tuple[float, ...]:
    """What each seat has of the victory, which may be shared; where nobody wins, all share it.

    >>> shares_of_victory([0, 2], [0, 1, 2])
    (0.5, 0.0, 0.5)
    >>> shares_of_victory([], [0, 1, 0, 1])
    (0.5, 0.5, 0.5, 0.5)
    """
    return tuple(victory(winners or range(len(teams)), teams))


def places(winners: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Winners first, the others by their scores. Where nobody wins, all are equal, whatever they scored.

    >>> places([1], [20, 15, 20])
    (1, 0, 1)
    """
    if not winners:
        return (0,) * len(scores)
    merits = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return tuple(sum(other > merit for other in merits) for merit in merits)


def _facts(game: Game) -> tuple[tuple[tuple[str, str], ...], ...]:
    """What each seat had and did, for balance reports."""
    return tuple(tuple(facts) for facts in facts_of(game))
