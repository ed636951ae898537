"""Errands that wait, in the order in which they are fair, and the places that are free to take them.

Errands of one kind, such as the questions to the bots of one level, stand in one lane, and in it each party, such as a
table, has a row of its own. The lane that has had least of the processes' time comes next, and in it the parties take
turns. A lane of quick errands therefore never waits behind those of slow ones, nor one table behind another with many
bots. One place more takes quick errands alone: should all others be busy with slow ones, it is free.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final, Protocol

from tessera.table.workers.pipe import Job, Reply

# An errand that takes less than so many seconds is quick: nobody at a table calls that waiting.
QUICK_SECONDS: Final = 0.5
# How long errands take of which nothing is known yet; and how much the latest one counts for what is expected.
_GUESS_SECONDS: Final = 1.0
_LATEST: Final = 0.3


class Errand:
    """A job, and whoever waits for it. Errands of one `subject` are best done by one process, which may remember it."""

    __slots__ = ("charged", "done", "job", "lane", "party", "seconds", "subject")

    def __init__(self, job: Job, subject: str, lane: str = "", party: str = "") -> None:
        self.job = job
        self.subject = subject
        self.lane = lane or job.kind
        self.party = party or subject
        # How long a process has worked on it, and how long it was expected to.
        self.seconds = 0.0
        self.charged = 0.0
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

    # Whether it takes none but quick ones.
    quick_only: bool

    def remembers(self, subject: str) -> bool:
        """Whether it has lately done an errand of this subject, in a process that is still up."""
        ...


class _Lane:
    """The errands of one kind that wait, by party, and what is known of such errands."""

    __slots__ = ("expected", "rows", "spent")

    def __init__(self, expected: float) -> None:
        # The party whose turn it is comes first.
        self.rows: OrderedDict[str, deque[Errand]] = OrderedDict()
        # How long one takes.
        self.expected = expected
        # What it has had of the processes' time, those under way included. See `Line._wake`.
        self.spent = 0.0

    @property
    def is_quick(self) -> bool:
        return self.expected < QUICK_SECONDS

    def put(self, errand: Errand) -> None:
        self.rows.setdefault(errand.party, deque()).append(errand)

    def take(self) -> Errand:
        party, row = self.rows.popitem(last=False)
        errand = row.popleft()
        if row:
            # At the end: the others come first.
            self.rows[party] = row
        errand.charged = self.expected
        self.spent += errand.charged
        return errand


class Line:
    """Where errands wait for a place, or places for an errand."""

    def __init__(self) -> None:
        self._lanes: dict[str, _Lane] = {}
        # Those that have been free longest come first.
        self._free: dict[Taker, asyncio.Future[Errand]] = {}

    def __len__(self) -> int:
        return sum(len(row) for lane in self._lanes.values() for row in lane.rows.values())

    def expect(self, lane: str, seconds: float) -> None:
        """How long errands of a lane take, as long as none has been done."""
        self._lanes.setdefault(lane, _Lane(seconds))

    def put(self, errand: Errand) -> None:
        """Give an errand to a free place, best to one that remembers its subject; where none is free, it waits."""
        lane = self._lanes.setdefault(errand.lane, _Lane(_GUESS_SECONDS))
        self._wake(lane)
        lane.put(errand)
        places = sorted(self._free, key=lambda place: place.quick_only)
        free = [place for place in places if lane.is_quick or not place.quick_only]
        if free:
            place = next((place for place in free if errand.subject and place.remembers(errand.subject)), free[0])
            self._free.pop(place).set_result(lane.take())

    async def take(self, place: Taker) -> Errand:
        """The next errand for a place, whatever its subject, so that none waits for one place alone."""
        waiting = [lane for lane in self._lanes.values() if lane.rows and (lane.is_quick or not place.quick_only)]
        if waiting:
            return min(waiting, key=lambda lane: lane.spent).take()
        coming: asyncio.Future[Errand] = asyncio.get_running_loop().create_future()
        self._free[place] = coming
        try:
            return await coming
        except asyncio.CancelledError:
            # It may have been handed over in the same moment: then it goes back, to be told of the end with the others.
            if coming.done() and not coming.cancelled():
                errand = coming.result()
                self._lanes[errand.lane].put(errand)
            raise
        finally:
            self._free.pop(place, None)

    def took(self, errand: Errand) -> None:
        """An errand is over, done or not."""
        lane = self._lanes[errand.lane]
        lane.spent += errand.seconds - errand.charged
        # Of one that was given up it is known only that it would have taken longer.
        was_given_up = not errand.done.done() or errand.done.cancelled()
        if not was_given_up or errand.seconds > lane.expected:
            lane.expected += _LATEST * (errand.seconds - lane.expected)

    def _wake(self, lane: _Lane) -> None:
        """A lane in which nobody waited has saved nothing up: it begins level with those that come next."""
        others = [other.spent for other in self._lanes.values() if other.rows]
        if others and not lane.rows:
            lane.spent = max(lane.spent, min(others))

    def clear(self, outcome: Exception) -> None:
        """Tell everybody in line that nobody will come."""
        for lane in self._lanes.values():
            for row in lane.rows.values():
                for errand in row:
                    errand.settle(outcome)
            lane.rows.clear()
