"""Runs an arena from beginning to end, or from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from tessera.kernel.refusal import SetupError
from tessera.lab.arena.journal import open_journal
from tessera.lab.arena.match import Played
from tessera.lab.arena.plan import Plan
from tessera.lab.arena.ray_workers import play_on_ray
from tessera.lab.arena.schedule import Pairing, schedule
from tessera.lab.arena.workers import play_here, play_in_processes

Progress = Callable[[int], None]


def run_arena(
    plan: Plan,
    folder: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> list[Played]:
    """Play the games of a plan that are not in the folder yet; all of them, in the order of the schedule.

    With a folder every game is kept there as soon as it has ended, and an interrupted arena goes on where it stopped.
    The games are the same for any number of workers, and on Ray ("local", or the address of a cluster).
    """
    if workers is not None and workers < 1:
        raise SetupError(
            "Somebody must do the work.",
            "Ask for 1 worker or more.",
            "プロセスが1つ以上必要です。",
            "1以上を指定してください。",
        )
    pairings = schedule(plan)
    if folder is None:
        with closing(_play(plan, pairings, [], workers, ray, progress)) as ended:
            return _in_order(list(ended), pairings)
    with open_journal(folder, plan) as journal:
        with closing(_play(plan, pairings, list(journal.games), workers, ray, progress)) as ended:
            for game in ended:
                journal.add(game)
        return _in_order(journal.games, pairings)


def _play(
    plan: Plan,
    pairings: Sequence[Pairing],
    games: Sequence[Played],
    workers: int | None,
    ray: str | None,
    progress: Progress | None,
) -> Generator[Played]:
    """The games that are still to be played; `progress` hears of all."""
    there = {game.number for game in games}
    todo = [pairing for pairing in pairings if pairing.number not in there]
    done = len(pairings) - len(todo)
    if progress is not None:
        progress(done)
    if not todo:
        return
    with closing(_somewhere(plan, todo, workers, ray)) as ended:
        for game in ended:
            yield game
            done += 1
            if progress is not None:
                progress(done)


def _somewhere(plan: Plan, todo: Sequence[Pairing], workers: int | None, ray: str | None) -> Generator[Played]:
    if ray is not None:
        return play_on_ray(plan, todo, ray, workers)
    if workers is None or workers == 1:
        return play_here(plan, todo)
    return play_in_processes(plan, todo, workers)


def _in_order(games: Sequence[Played], pairings: Sequence[Pairing]) -> list[Played]:
    """The games of the schedule; a folder may hold more of them than are asked for today."""
    return sorted((game for game in games if game.number < len(pairings)), key=lambda game: game.number)
