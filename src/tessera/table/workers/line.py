"""Errands in the order in which they came, and the places that are free to take them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from tessera.table.workers.pipe import Job, Reply


class Errand:
    """A job, and whoever waits for it. Errands of one `subject` are best done by one process, which may remember it."""

    __slots__ = ("done", "job", "subject")

    def __init__(self, job: Job, subject: str) -> None:
        self.job = job
        self.subject = subject
        self.done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Reply | Exception) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Taker(Protocol):
    """Somebody who takes errands."""

    def remembers(self, subject: str) -> bool:
        """Whether it has lately done an errand of this subject, in a process that is still up."""
        ...


class Line:
    """Where errands wait for a place, or places for an errand; never both."""

    def __init__(self) -> None:
        self._errands: deque[Errand] = deque()
        # Those that have been free longest come first.
        self._free: dict[Taker, asyncio.Future[Errand]] = {}

    def __len__(self) -> int:
        return len(self._errands)

    def put(self, errand: Errand) -> None:
        """Give an errand to a free place, best to one that remembers its subject; where none is free, it waits."""
        if not self._free:
            self._errands.append(errand)
            return
        free = list(self._free)
        place = next((place for place in free if errand.subject and place.remembers(errand.subject)), free[0])
        self._free.pop(place).set_result(errand)

    async def take(self, place: Taker) -> Errand:
        """The next errand: the first in line, whatever its subject, so that none waits for one place alone."""
        if self._errands:
            return self._errands.popleft()
        coming: asyncio.Future[Errand] = asyncio.get_running_loop().create_future()
        self._free[place] = coming
        try:
            return await coming
        except asyncio.CancelledError:
            # It may have been handed over in the same moment: then it goes back, to be told of the end with the others.
            if coming.done() and not coming.cancelled():
                self._errands.appendleft(coming.result())
            raise
        finally:
            self._free.pop(place, None)

    def clear(self, outcome: Exception) -> None:
        """Tell everybody in line that nobody will come."""
        while self._errands:
            self._errands.popleft().settle(outcome)
