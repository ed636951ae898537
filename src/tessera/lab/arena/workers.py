"""Plays the games of an arena: here, in several processes, or on Ray. Games come back as they end, in any order."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from multiprocessing import active_children
from typing import Final

from tessera.lab.arena.match import Played, play_pairing
from tessera.lab.arena.plan import Plan
from tessera.lab.arena.schedule import Pairing
from tessera.players.processes import shared_among

# So many games for each worker are handed out at a time: one is played, one waits.
AHEAD: Final = 2


def play_here(plan: Plan, pairings: Sequence[Pairing]) -> Generator[Played]:
    """One game after the other, in this process."""
    for pairing in pairings:
        yield play_pairing(plan, pairing)


def play_in_processes(plan: Plan, pairings: Sequence[Pairing], workers: int) -> Generator[Played]:
    """Each game goes to whichever process is free. Whoever stops listening stops the games under way, too."""
    others = set(active_children())
    pool = shared_among(workers, is_deaf=True)
    todo = iter(pairings)
    waiting: set[Future[Played]] = set()
    try:
        waiting = {pool.submit(play_pairing, plan, pairing) for pairing in islice(todo, AHEAD * workers)}
        while waiting:
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play_pairing, plan, pairing) for pairing in islice(todo, len(ended))}
            for future in ended:
                yield future.result()
    finally:
        if waiting:
            # A game of strong players takes minutes; whoever interrupts an arena does not wait for its end.
            for process in set(active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)
