"""Plays many games of bots against each other and counts what happened.

>>> report = simulate("atlas-lost", seats=2, games=3, seed=1, players=["random"], options={"trees": "random"})
>>> sum(report.wins), report.games
(3, 3)
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from typing import Final, NamedTuple

from tessera.games import find
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, OptionValue, Setup
from tessera.kernel.engine import advance, asked, random_picks, submit
from tessera.kernel.game import begin
from tessera.kernel.refusal import SetupError
from tessera.kernel.setup import arrange
from tessera.kernel.state import State
from tessera.kernel.step import Ask
from tessera.players import SeatPlayer, seat_player
from tessera.players.processes import shared_among

# So many games are handed to a worker at a time: few enough for a lively progress bar.
BATCH: Final = 10


class Result(NamedTuple):
    """How one game went."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int
    max_menu: int
    faults: int


class Plan(NamedTuple):
    """What every game of a simulation has in common; small enough to send to another process."""

    game: str
    seats: int
    seed: str
    players: tuple[str, ...]
    options: dict[str, OptionValue]
    packs: tuple[str, ...]


class Report:
    """What came of a simulation."""

    def __init__(self, plan: Plan, results: Sequence[Result], seconds: float) -> None:
        self.game = plan.game
        self.seats = plan.seats
        self.players = [plan.players[seat % len(plan.players)] for seat in range(plan.seats)]
        self.games = len(results)
        self.seconds = seconds
        self.decisions = sum(result.decisions for result in results)
        self.wins = [sum(seat in result.winners for result in results) for seat in range(plan.seats)]
        self.mean_scores = [sum(result.scores[seat] for result in results) / len(results) for seat in range(plan.seats)]
        self.reasons = dict(sorted(Counter(result.reason for result in results).items()))
        self.mean_decisions = self.decisions / len(results)
        self.max_menu = max(result.max_menu for result in results)
        # Answers for which a bot failed and the first legal one stood in; anything but 0 is a bug of ours.
        self.faults = sum(result.faults for result in results)

    def as_dict(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 2),
            "decisions_per_s": round(self.decisions / self.seconds, 1),
            "wins": self.wins,
            "mean_scores": [round(score, 3) for score in self.mean_scores],
            "reasons": self.reasons,
            "mean_decisions": round(self.mean_decisions, 2),
            "max_menu": self.max_menu,
            "faults": self.faults,
        }


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int | str,
    players: Sequence[str],
    options: Mapping[str, OptionValue] | None = None,
    packs: Sequence[str] = (),
    progress: Callable[[int], None] | None = None,
    workers: int = 1,
) -> Report:
    """Play that many games. Levels in `players` go round the seats; `progress` hears how many games are done.

    The same seed gives the same games, whatever the number of workers.
    """
    setup = arrange(find(game), seats, seed, options or {}, packs, among_bots=True)
    if games < 1 or workers < 1:
        raise SetupError(
            "A simulation needs at least one game and one worker.",
            "Ask for 1 or more.",
            "シミュレーションには1回以上のゲームと1つ以上のプロセスが必要です。",
            "1以上を指定してください。",
        )
    if not players:
        raise SetupError(
            "Nobody sits at the table.",
            "Name a level, such as random.",
            "席に着くプレイヤーがいません。",
            "randomなどのレベルを指定してください。",
        )
    for level in players:
        seat_player(level, game, "")
    plan = Plan(game, seats, setup.seed, tuple(players), setup.options, setup.packs)
    start = time.perf_counter()
    results = _alone(plan, games, progress) if workers == 1 else _shared(plan, games, progress, workers)
    return Report(plan, results, time.perf_counter() - start)


def _alone(plan: Plan, games: int, progress: Callable[[int], None] | None) -> list[Result]:
    results: list[Result] = []
    for batch in _batches(games):
        results.extend(play_batch(plan, batch))
        if progress is not None:
            progress(len(results))
    return results


def _shared(plan: Plan, games: int, progress: Callable[[int], None] | None, workers: int) -> list[Result]:
    """Batches go to whichever worker is free; results are put back into the order of the games."""
    by_start: dict[int, list[Result]] = {}
    done = 0
    with shared_among(workers) as pool:
        waiting = {pool.submit(play_batch, plan, batch): batch.start for batch in _batches(games)}
        for future in as_completed(waiting):
            batch_results = future.result()
            by_start[waiting[future]] = batch_results
            done += len(batch_results)
            if progress is not None:
                progress(done)
    return [result for start in sorted(by_start) for result in by_start[start]]


def _batches(games: int) -> Iterator[range]:
    for start in range(0, games, BATCH):
        yield range(start, min(start + BATCH, games))


def play_batch(plan: Plan, numbers: range) -> list[Result]:
    """Play some games of a simulation. Game i has the seed "seed/i"."""
    definition = find(plan.game)
    quiet = all(level == "random" for level in plan.players)
    results: list[Result] = []
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        setup = Setup(plan.game, plan.seats, seed, plan.options, plan.packs)
        results.append(_play_quietly(definition, setup) if quiet else _play(definition, setup, plan.players))
    return results


def _play_quietly(definition: Definition, setup: Setup) -> Result:
    """Random players throughout: straight on the state, without clones, notation or sentences."""
    state = definition.begin(setup)
    advance(state)
    chance = Chance(key_of(f"players {setup.seed}"), 0)
    decisions = max_menu = 0
    lanes = state.lanes
    while not state.over:
        lane = lanes[0]
        if not lane.menu:
            waiting = asked(state)
            lane = waiting[chance.below(len(waiting))]
        size = len(lane.menu)
        if size > max_menu:
            max_menu = size
        submit(state, lane, random_picks(lane, chance))
        decisions += 1
    return _result(definition, state, decisions, max_menu, 0)


def _play(definition: Definition, setup: Setup, levels: Sequence[str]) -> Result:
    """Bots that look around: each answers through its own window."""
    game = begin(definition, setup, listen=False)
    bots: list[SeatPlayer] = [
        seat_player(levels[seat % len(levels)], setup.game, f"{setup.seed} {seat}") for seat in range(setup.seats)
    ]
    max_menu = 0
    while not game.state.over:
        lane = asked(game.state)[0]
        max_menu = max(max_menu, len(lane.menu))
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        game.play(ask.seat, bots[ask.seat].choose(game, ask.seat))
    return _result(definition, game.state, len(game.choices), max_menu, sum(bot.faults for bot in bots))


def _result(definition: Definition, state: State, decisions: int, max_menu: int, faults: int) -> Result:
    outcome = definition.outcome(state)
    return Result(outcome.winners, outcome.scores, outcome.reason, decisions, max_menu, faults)
