"""The coach: what a strong player would do at an open question, worked out once for each question by a worker process.

Whatever is worked out belongs to one version of a seat's question. As soon as the table moves on it is of no use: the
process is freed, and whoever waited is told that there is another question now.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, TypeVar

from tessera.table.coached import moved_on, require_coached
from tessera.table.hall import Hall
from tessera.table.troubles import NotNow
from tessera.table.workers.coaching import Advised, Weighed, advised, asking, weighed
from tessera.table.workers.pool import Failed, Stopped, Workers
from tessera.table.workers.worker import Late, Lost

T = TypeVar("T")

# How long a process thinks: with what is around it, whoever asks has an answer within 2 seconds. Where the best answer
# is known already, only the two are compared.
ADVICE_SECONDS: Final = 1.6
COMPARING_SECONDS: Final = 0.6
# After so long a job has gone wrong.
_JOB_SECONDS: Final = 10.0
# So many questions are remembered, and so many may be thought about.
KEPT: Final = 500
AT_ONCE: Final = 16
# How often it is looked whether the question is still open.
_PATIENCE: Final = 0.2


class _Asked:
    """A question of a seat, and what was worked out about it."""

    __slots__ = ("advice", "seconds", "version")

    def __init__(self, version: int) -> None:
        self.version = version
        self.advice: asyncio.Task[Advised] | None = None
        # What answers would cost, by their ids.
        self.seconds: dict[tuple[str, ...], asyncio.Task[Weighed]] = {}

    def tasks(self) -> list[asyncio.Task[Advised] | asyncio.Task[Weighed]]:
        """Everything that was ever begun about it."""
        return [*([self.advice] if self.advice is not None else []), *self.seconds.values()]

    @property
    def is_running(self) -> bool:
        return any(not task.done() for task in self.tasks())

    def give_up(self) -> None:
        """Nobody wants to know any more: whatever is under way frees its process."""
        for task in self.tasks():
            task.cancel()


class Coach:
    """The coach of a server. Questions that nobody asked about longest are forgotten."""

    def __init__(self, workers: Workers, hall: Hall) -> None:
        self._workers = workers
        self._hall = hall
        self._kept: OrderedDict[tuple[str, int], _Asked] = OrderedDict()

    async def advise(self, table: str, person: str, seat: int, version: int) -> Advised:
        """What a strong player would do at the seat's question of that version, thought about once for all who ask."""
        async with self._hall.room(table) as room:
            game = require_coached(room.match, person, seat, version)
            asked = self._asked(table, seat, version)
            if asked.advice is None or _came_to_nothing(asked.advice):
                self._require_room()
                body = asking(game, seat, ADVICE_SECONDS)
                asked.advice = asyncio.create_task(self._advice(table, body))
        return await self._while_open(table, seat, asked, asked.advice)

    async def weigh(self, table: str, person: str, seat: int, version: int, picks: tuple[str, ...]) -> Weighed:
        """What an answer would cost that is about to be given."""
        best: tuple[str, ...] = ()
        if self._knows(table, seat, version):
            best = (await self.advise(table, person, seat, version)).answers[0].ids
        async with self._hall.room(table) as room:
            game = require_coached(room.match, person, seat, version)
            own = tuple(game.understood(seat, picks))
            asked = self._asked(table, seat, version)
            task = asked.seconds.get(own)
            if task is None or _came_to_nothing(task):
                self._require_room()
                body = asking(game, seat, COMPARING_SECONDS if best else ADVICE_SECONDS, own, best)
                task = asked.seconds[own] = asyncio.create_task(self._weighed(table, body))
        return await self._while_open(table, seat, asked, task)

    def _knows(self, table: str, seat: int, version: int) -> bool:
        """Whether advice about this very question is there, or on its way."""
        asked = self._kept.get((table, seat))
        return asked is not None and asked.version == version and asked.advice is not None

    def _asked(self, table: str, seat: int, version: int) -> _Asked:
        """What is kept of a question; an earlier one of the same seat is given up."""
        asked = self._kept.get((table, seat))
        if asked is None or asked.version != version:
            if asked is not None:
                asked.give_up()
            asked = self._kept[table, seat] = _Asked(version)
        self._kept.move_to_end((table, seat))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)[1].give_up()
        return asked

    def _require_room(self) -> None:
        if sum(asked.is_running for asked in self._kept.values()) >= AT_ONCE:
            raise NotNow(
                "The coach is busy at other tables.",
                "Ask again in a moment; the game does not wait for it.",
                "コーチはほかの卓で手がふさがっています。",
                "少し待ってからもう一度お試しください。ゲームはそのまま進められます。",
            )

    async def _advice(self, table: str, body: bytes) -> Advised:
        return advised(await self._workers.run("advise", body, _JOB_SECONDS, party=table))

    async def _weighed(self, table: str, body: bytes) -> Weighed:
        return weighed(await self._workers.run("second", body, _JOB_SECONDS, party=table))

    async def _while_open(self, table: str, seat: int, asked: _Asked, task: asyncio.Task[T]) -> T:
        """What comes of a task, for as long as the question is open."""
        while not task.done():
            await asyncio.wait({task}, timeout=_PATIENCE)
            async with self._hall.room(table) as room:
                is_open = room.match.is_asked(seat) and room.match.versions[seat] == asked.version
            if not is_open:
                asked.give_up()
                raise moved_on()
        if task.cancelled():
            raise moved_on()
        try:
            return task.result()
        except (Failed, Late, Lost, Stopped) as problem:
            raise NotNow(
                "The coach has nothing to say here.",
                "Play on, or ask again.",
                "ここではコーチの助言がありません。",
                "そのまま進めるか、もう一度お試しください。",
            ) from problem

    async def stop(self) -> None:
        """Think no more."""
        tasks = [task for asked in self._kept.values() for task in asked.tasks()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _came_to_nothing(task: asyncio.Task[Advised] | asyncio.Task[Weighed]) -> bool:
    """Whether a job failed, so that it may be begun anew."""
    return task.done() and (task.cancelled() or task.exception() is not None)
