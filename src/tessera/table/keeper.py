"""The keeper does what the house has to do by itself at every table: see `attendance` for what that is.

It hears of tables in this process from the hall, and once a second asks the database for those whose time has come:
clocks that fall, tables that a stopped process left behind, people to be alerted. What is due is claimed for a while
before it is done, so that of several servers on one database one does it; should that one be gone, another does.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

import structlog

from tessera.table.attendance import Attendance
from tessera.table.hall import CLAIM_MS, Hall, now_ms
from tessera.table.store.tables import TableStore
from tessera.table.troubles import Full
from tessera.table.workers.pool import Workers

_log = structlog.get_logger("tessera.table.keeper")

# Tables looked after at once, and questions to bots of one level under way at once. The rest waits its turn.
_TABLES: Final = 64
_QUESTIONS: Final = 16
# How many seconds a table rests after it could not be looked after: twice as long each time, up to a limit.
_FIRST_REST: Final = 1.0
_LONGEST_REST: Final = 300.0
_REST_WHEN_FULL: Final = 5.0


class Alerting(Protocol):
    """Whoever tells people that it is their turn."""

    async def look_at(self, table_id: str) -> None:
        """Tell whoever is asked at this table and does not look on."""


class Keeper:
    """Looks after all tables.

    For `grace_ms` after the start no clock falls: whoever could not reach the server while it was down has that long to
    come back. Clocks are not set back by it.
    """

    def __init__(
        self,
        hall: Hall,
        tables: TableStore,
        workers: Workers,
        alerts: Alerting,
        grace_ms: int = 60_000,
        sweep_seconds: float = 1.0,
    ) -> None:
        self._hall = hall
        self._tables = tables
        self._workers = workers
        self._alerts = alerts
        self._grace_ms = grace_ms
        self._sweep_seconds = sweep_seconds
        self._grace_until = 0
        self._questions: dict[str, asyncio.Semaphore] = {}
        self._attended: dict[str, tuple[Attendance, asyncio.Task[None]]] = {}
        self._rests: dict[str, _Rest] = {}
        self._sweeps: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin."""
        self._grace_until = now_ms() + self._grace_ms
        self._hall.on_due = self.notice
        self._sweeps = [
            asyncio.create_task(self._sweep("clocks and bots", self._claim_due)),
            asyncio.create_task(self._sweep("alerts", self._claim_alerts)),
        ]

    async def stop(self) -> None:
        """End. What bots were thinking about they are asked again, here or elsewhere."""
        self._hall.on_due = lambda table_id: None
        tasks = [*self._sweeps, *(task for _, task in self._attended.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._sweeps = []

    # One table

    def notice(self, table_id: str, claimed: bool = False) -> None:
        """Something may be due at a table."""
        rest = self._rests.get(table_id)
        if rest is not None and rest.until > time.monotonic():
            # The database has it in its list; the sweep comes back to it.
            return
        if table_id not in self._attended:
            attendance = Attendance(
                table_id, self._hall, self._tables, self._workers, self._questions_to, self._grace_until
            )
            task = asyncio.create_task(self._look_after(table_id, attendance))
            self._attended[table_id] = (attendance, task)
        attendance, _ = self._attended[table_id]
        attendance.claimed |= claimed
        attendance.stirred.set()

    async def attend(self, table_id: str) -> None:
        """Do what is due at a table, and return when nothing is."""
        self.notice(table_id)
        if table_id in self._attended:
            await asyncio.shield(self._attended[table_id][1])

    def _questions_to(self, level: str) -> asyncio.Semaphore:
        """Places for questions to bots of a level: quick ones do not wait for those that think."""
        return self._questions.setdefault(level, asyncio.Semaphore(_QUESTIONS))

    async def _look_after(self, table_id: str, attendance: Attendance) -> None:
        try:
            await attendance.attend()
        except Full:
            # Bots and clocks go on soon after there is room again.
            rest = self._rests.setdefault(table_id, _Rest())
            rest.lengthen(_REST_WHEN_FULL)
            _log.warning("disk full", table=table_id, rest=rest.seconds)
        except Exception:
            rest = self._rests.setdefault(table_id, _Rest())
            rest.lengthen()
            # Whatever went wrong, other tables and the next sweep are not to suffer from it.
            _log.exception("table could not be looked after", table=table_id, rest=rest.seconds)
        else:
            self._rests.pop(table_id, None)
        finally:
            del self._attended[table_id]

    # All tables

    async def _sweep(self, what: str, claim: Claim) -> None:
        """Claim again and again. A database that is away for a while stops nothing."""
        rest = _Rest()
        while True:
            try:
                await claim()
            except Exception:
                rest.lengthen()
                _log.exception("sweep failed", what=what, rest=rest.seconds)
                await asyncio.sleep(rest.seconds)
            else:
                rest = _Rest()
                await asyncio.sleep(self._sweep_seconds)

    async def take_over(self) -> None:
        """Another server is gone: claims no longer count, and what was due there is done here without waiting.

        What others are about is looked at as well; whichever answer is written first stands.
        """
        await self._tables.wake_all(now_ms())
        await self._claim_due()

    async def _claim_due(self) -> None:
        free = _TABLES - len(self._attended)
        if free <= 0:
            return
        now = now_ms()
        for table_id in await self._tables.claim_due(now, now + CLAIM_MS, free):
            self.notice(table_id, claimed=True)

    async def _claim_alerts(self) -> None:
        for table_id in await self._tables.claim_alerts(now_ms(), _TABLES):
            try:
                await self._alerts.look_at(table_id)
            except Exception:
                # This one alert is lost; the others are not.
                _log.exception("alert failed", table=table_id)


class Claim(Protocol):
    """Claims what is due."""

    async def __call__(self) -> None: ...


class _Rest:
    """A pause that grows with each failure."""

    __slots__ = ("seconds", "until")

    def __init__(self) -> None:
        self.seconds = 0.0
        self.until = 0.0

    def lengthen(self, longest: float = _LONGEST_REST) -> None:
        """Once more it did not work."""
        self.seconds = min(longest, max(_FIRST_REST, self.seconds * 2))
        self.until = time.monotonic() + self.seconds
