"""A whole record, choice by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from typing import Final

from tessera.games import find
from tessera.kernel.game import Game, begin
from tessera.kernel.record import Choice, Record
from tessera.kernel.replay import repeat
from tessera.kernel.setup import arrange_again
from tessera.players import searcher
from tessera.players.processes import shared_among
from tessera.players.review.accounts import accounts_of, turns_of
from tessera.players.review.curve import curve_of
from tessera.players.review.decision import Decision, weigh
from tessera.players.teams import victory

# A game of some 300 choices takes about a minute compiled.
ITERATIONS: Final = 80
# So many choices are handed to a worker at a time: the game has to be played again up to the first of them.
_BATCH: Final = 6


class Review:
    """What a look back found out. `end` are the shares at the end, None if the game is not over.

    Whoever plays alone has no share of winning: a search then tells good answers from bad ones by what becomes of the
    position they are given in. So answers can be compared, and one choice with the next cannot: `is_alone` says so.
    """

    def __init__(
        self, record: Record, decisions: Sequence[Decision], teams: Sequence[int], end: Sequence[float] | None
    ) -> None:
        self.record = record
        self.decisions = tuple(decisions)
        self.end = None if end is None else tuple(end)
        self.is_alone = record.setup.seats == 1
        self.points = tuple(curve_of(self.decisions, teams))
        self.accounts = accounts_of(self.decisions, self.points, self.end)
        self.turns = turns_of(self.decisions, self.points, self.end)


def review(
    record: Record,
    iterations: int = ITERATIONS,
    seconds: float = 0.0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Weigh every choice of a record; `progress` hears how many are done.

    So many iterations for each choice, or so many seconds, whichever is over first; 0 is no limit. By iterations alone
    the same record gives the same review, whatever the number of workers.
    """
    # Once without thinking: a record that does not fit is told at once.
    game = opened(record)
    for number, choice in enumerate(record.choices, start=1):
        repeat(game, number, choice)
    outcome = game.outcome
    end = None if outcome is None else victory(outcome.winners, game.teams)
    heard = progress or (lambda done: None)
    if workers == 1:
        found = _alone(record, iterations, seconds, heard)
    else:
        found = _shared(record, iterations, seconds, heard, workers)
    return Review(record, found, game.teams, end)


def opened(record: Record) -> Game:
    """The game of a record before its first choice."""
    definition = find(record.setup.game)
    return begin(definition, arrange_again(definition, record.setup), listen=False)


def positions(record: Record, upto: int | None = None) -> Iterator[tuple[Game, Choice]]:
    """The game before each choice, and the choice. It is the same game, which plays on."""
    game = opened(record)
    for number, choice in enumerate(record.choices[:upto], start=1):
        yield game, choice
        repeat(game, number, choice)


def _alone(record: Record, iterations: int, seconds: float, heard: Callable[[int], None]) -> list[Decision]:
    found: list[Decision] = []
    for game, choice in positions(record):
        found.append(weigh(searcher(record.setup.game, iterations, seconds), game, choice))
        heard(len(found))
    return found


def _shared(
    record: Record, iterations: int, seconds: float, heard: Callable[[int], None], workers: int
) -> list[Decision]:
    """Batches go to whichever worker is free; what they find is put back into the order of the game."""
    by_first: dict[int, list[Decision]] = {}
    text, done = str(record), 0
    starts = range(0, len(record.choices), _BATCH)
    with shared_among(workers) as pool:
        waiting = {
            pool.submit(review_batch, text, first, first + _BATCH, iterations, seconds): first for first in starts
        }
        for future in as_completed(waiting):
            by_first[waiting[future]] = future.result()
            done += len(by_first[waiting[future]])
            heard(done)
    return [decision for first in sorted(by_first) for decision in by_first[first]]


def review_batch(text: str, first: int, last: int, iterations: int, seconds: float) -> list[Decision]:
    """Weigh some choices of a record: all from `first` on, counted from 0, and before `last`."""
    record = Record.parse(text)
    return [
        weigh(searcher(record.setup.game, iterations, seconds), game, choice)
        for game, choice in positions(record, last)
        if len(game.choices) >= first
    ]
