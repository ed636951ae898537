"""Duels between the sides of tribe boards in Revive: whether each of them wins about as often as the others.

An arena leaves tribes to the deal and sides to its players, who soon choose the better one. Here both are given: every
two sides that can meet play every deal twice, once in each chair, for a deal favours a chair. Each game is kept in a
file as soon as it has ended, and the same command goes on where it was stopped:

    python -m tools.sides build/sides.jsonl --player search --deals 3

prints the share of victories of each side with its interval (Wilson, 95 %), and what its players unlocked.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tessera.games import find
from tessera.kernel.definition import OptionValue, Setup
from tessera.kernel.engine import asked
from tessera.kernel.game import Game, begin
from tessera.kernel.setup import arrange
from tessera.kernel.state import State
from tessera.kernel.step import Ask
from tessera.lab.arena.share import Share, share_of
from tessera.lab.facts.pieces import players
from tessera.players import seat_player

GAME: Final = "revive"
# Set-up asks for the tribe and its side: those two questions are answered from the schedule.
OPTIONS: Final[dict[str, OptionValue]] = {"choose_tribes": True, "all_tribes": True, "moon_sides": True}


class Duel(msgspec.Struct, frozen=True):
    """One game: the sides by chair, and the deal."""

    sides: tuple[str, str]
    seed: str


class Played(msgspec.Struct, frozen=True):
    """How it ended; entries by chair."""

    sides: tuple[str, str]
    seed: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    # The technologies that each chair unlocked.
    known: tuple[tuple[str, ...], ...]


def schedule(deals: int, seed: str, only: Sequence[str] = ()) -> Iterator[Duel]:
    """All games; the two sides of one board cannot meet, and every pair has deals of its own."""
    met = [entry.id for entry in find(GAME).catalogue() if entry.section == "tribe" and (not only or entry.id in only)]
    for deal in range(deals):
        for one, other in rounds(met):
            if one.rpartition("-")[0] != other.rpartition("-")[0]:
                for sides in ((one, other), (other, one)):
                    yield Duel(sides, f"{seed}/{deal} {one} {other}")


def rounds(sides: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every two once, round by round, so that all have met about as often whenever the clock stops.

    >>> list(rounds(["a", "b", "c", "d"]))
    [('a', 'd'), ('b', 'c'), ('a', 'c'), ('d', 'b'), ('a', 'b'), ('c', 'd')]
    """
    ring = [*sides, *([""] if len(sides) % 2 else [])]
    for _ in ring[1:]:
        half = len(ring) // 2
        yield from [pair for pair in zip(ring[:half], reversed(ring[half:]), strict=True) if "" not in pair]
        ring = [ring[0], ring[-1], *ring[1:-1]]


def play(duel: Duel, player: str) -> Played:
    """Play one game to its end."""
    definition = find(GAME)
    setup = arrange(definition, 2, duel.seed, OPTIONS, (), among_bots=True)
    game = begin(definition, Setup(GAME, 2, duel.seed, setup.options, ()), listen=False)
    bots = [seat_player(player, GAME, f"{duel.seed} {duel.sides[seat]}") for seat in range(2)]
    while not game.state.over:
        ask = asked(game.state)[0].stack[-1]
        assert isinstance(ask, Ask)
        game.play(ask.seat, given(ask, duel) or bots[ask.seat].choose(game, ask.seat))
    return _played(game, duel)


def given(ask: Ask[State], duel: Duel) -> list[str]:
    """The answer of the schedule, or none where a player chooses."""
    tribe, _, side = duel.sides[ask.seat].rpartition("-")
    return {"tribe": [f"tribe {tribe}"], "side": [f"side {side}"]}.get(ask.kind(), [])


def _played(game: Game, duel: Duel) -> Played:
    outcome = game.outcome
    assert outcome is not None, "the game is over"
    known = tuple(tuple(player["technologies"]) for player in players(game))
    return Played(duel.sides, duel.seed, outcome.winners, outcome.scores, known)


def read(path: Path) -> list[Played]:
    """What was played so far."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()]


def table(games: Sequence[Played]) -> Iterator[str]:
    """A line for each side, the best first: games, victories (a shared one is half), points, technologies."""
    sides = sorted({side for game in games for side in game.sides}, key=lambda side: -_share(games, side).share)
    yield f"{'side':<20}{'games':>6}{'won':>7}{'95 %':>16}{'points':>8}  technologies unlocked, of 100 games"
    for side in sides:
        seats = [(game, game.sides.index(side)) for game in games if side in game.sides]
        won, count = _share(games, side), len(seats)
        points = sum(game.scores[seat] for game, seat in seats) / count
        known = Counter(node for game, seat in seats for node in game.known[seat])
        told = " ".join(f"{node} {round(100 * known[node] / count)}" for node in sorted(known))
        band = f"{100 * won.low:.0f} to {100 * won.high:.0f} %"
        yield f"{side:<20}{count:>6}{100 * won.share:>6.0f}%{band:>16}{points:>8.1f}  {told}"


def _share(games: Sequence[Played], side: str) -> Share:
    """How often a side won. The two games of a pair on one deal go together."""
    deals = {seed: number for number, seed in enumerate(dict.fromkeys(game.seed for game in games))}
    results = [
        (deals[game.seed], (game.sides.index(side) in game.winners) / len(game.winners))
        for game in games
        if side in game.sides
    ]
    found = share_of(results)
    assert found is not None, "the side has played"
    return found


def main(arguments: Sequence[str]) -> int:
    """Play what is missing, then print the table."""
    reader = argparse.ArgumentParser(prog="python -m tools.sides", description=__doc__)
    reader.add_argument("file", type=Path)
    reader.add_argument("--player", default="search")
    reader.add_argument("--deals", type=int, default=1)
    reader.add_argument("--seed", default="1")
    reader.add_argument("--only", default="", help="sides such as nadair-sun,kuniban-moon")
    reader.add_argument("--part", default="1/1", help="2/3: of every three duels the second")
    asked_for = reader.parse_args(arguments)
    part, parts = map(int, asked_for.part.split("/"))
    duels = list(schedule(asked_for.deals, asked_for.seed, [side for side in asked_for.only.split(",") if side]))
    there = {(game.sides, game.seed) for game in read(asked_for.file)}
    with asked_for.file.open("ab") as kept:
        for number, duel in enumerate(duels):
            if number % parts == part - 1 and (duel.sides, duel.seed) not in there:
                kept.write(msgspec.json.encode(play(duel, asked_for.player)) + b"\n")
                kept.flush()
    print("\n".join(table(read(asked_for.file))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
