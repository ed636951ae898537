"""Plays the games of an arena on Ray: on a cluster that is there, or on one that is started here for the purpose."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Sequence
from itertools import islice
from typing import Any, Final

from tessera.kernel.refusal import SetupError
from tessera.lab.arena.libraries import library
from tessera.lab.arena.match import Played, play_pairing
from tessera.lab.arena.plan import Plan
from tessera.lab.arena.schedule import Pairing
from tessera.lab.arena.workers import AHEAD

# The address that means: start one here.
LOCAL: Final = "local"
# How many seconds a cluster may take to answer.
PATIENCE: Final = 10.0


def play_on_ray(plan: Plan, pairings: Sequence[Pairing], address: str, workers: int | None = None) -> Generator[Played]:
    """Each game is a task of its own. `workers` limits how many are played at once; else every processor plays."""
    ray = _join(address, workers)
    try:
        at_once = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _play(ray, plan, pairings, AHEAD * at_once if address == LOCAL else at_once)
    finally:
        # Ends a cluster of our own, and leaves another one; in both cases no game of ours goes on.
        ray.shutdown()


def _play(ray: Any, plan: Plan, pairings: Sequence[Pairing], at_once: int) -> Generator[Played]:
    task = ray.remote(num_cpus=1)(play_pairing)
    todo = iter(pairings)
    waiting = [task.remote(plan, pairing) for pairing in islice(todo, at_once)]
    while waiting:
        ended, waiting = ray.wait(waiting, num_returns=1)
        waiting += [task.remote(plan, pairing) for pairing in islice(todo, len(ended))]
        for reference in ended:
            try:
                yield ray.get(reference)
            except ray.exceptions.RayTaskError as problem:
                # What went wrong in a game, without the wrapping of whoever carried it here.
                raise problem.cause from problem


def _join(address: str, workers: int | None) -> Any:
    """Ray, connected and quiet. It sends no statistics about its use to anybody."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray: Any = library("ray", "ray")
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == LOCAL:
        ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
        return ray
    try:
        _knock(address)
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as problem:
        raise SetupError(
            f'There is no Ray at "{address}" that can be joined: {problem}.',
            "Check the address and the cluster's token (RAY_AUTH_TOKEN), or say --ray local to start one here.",
            f"「{address}」のRayに接続できません（{problem}）。",
            "アドレスとクラスターのトークン（RAY_AUTH_TOKEN）を確かめるか、--ray localでここに起動してください。",
        ) from problem
    return ray


def _knock(address: str) -> None:
    """Find out whether anybody is there: Ray itself would go on trying for ever."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()
