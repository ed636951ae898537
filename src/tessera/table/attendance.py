"""Looking after one table: standing answers are given, bots are asked, and fallen clocks have their consequence.

All bots that are asked at a table think at the same time, and the table goes on around them: a person may answer, take
something back, or run out of time. An answer counts only if the question is still the one it was thought out for.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from typing import Any, Final, Literal

import msgspec

from tessera.table import conduct, lessons
from tessera.table.hall import CLAIM_MS, Hall, now_ms
from tessera.table.journal import AnyAct, Resigned
from tessera.table.match import Match
from tessera.table.store.tables import TableStore
from tessera.table.workers.pool import Answer, Workers

# A claim is renewed well before it runs out.
_RENEWAL_MS: Final = CLAIM_MS // 2
# How long a write may still take when the server stops.
_LAST_WRITE_SECONDS: Final = 0.8
# Duties for which nobody has to think.
_AT_ONCE: Final = ("standing", "resign", "cue")


class _MovedOn(Exception):
    """What was to be done is no longer due."""


_NO_ANSWER: Final = Answer(())


class Duty(msgspec.Struct, frozen=True):
    """Something the house does for a seat, as long as the seat's question is that of `version`."""

    kind: Literal["standing", "bot", "cue", "clock", "resign"]
    seat: int
    version: int
    # The level of the bot that answers.
    level: str = ""


class Due(msgspec.Struct, frozen=True):
    """What is to be done at a table now, and what the next clock is."""

    number: int
    # Whether the hall holds the table for one where something is due.
    expected: bool
    duties: tuple[Duty, ...] = ()
    next_at: int | None = None


def due(match: Match, now: int, grace_until: int) -> Due:
    """What is to be done at a table now."""
    expected = Hall.is_due(match)
    if match.status != "running":
        return Due(match.number, expected)
    asked = match.asked()
    duties = {seat: duty for seat in asked if (duty := duty_of(match, seat, now, grace_until)) is not None}
    ends = [end for seat in asked if seat not in duties and (end := _end(match, seat, grace_until)) is not None]
    return Due(match.number, expected, tuple(duties.values()), min(ends, default=None))


def duty_of(match: Match, seat: int, now: int, grace_until: int) -> Duty | None:
    """What is to be done for a seat now."""
    if match.status != "running" or not match.is_asked(seat):
        return None
    chair, version, terms = match.chairs[seat], match.versions[seat], match.terms
    if not chair.person:
        if not chair.level or lessons.waits(match, seat):
            return None
        return Duty("bot" if lessons.cue(match, seat) is None else "cue", seat, version, chair.level)
    if conduct.standing_picks(match, seat) is not None:
        return Duty("standing", seat, version)
    end = _end(match, seat, grace_until)
    if end is None or end > now:
        return None
    return Duty("resign" if terms.pace.late == "resign" else "clock", seat, version, terms.stand_in)


def _end(match: Match, seat: int, grace_until: int) -> int | None:
    """When the clock of a seat falls with a consequence."""
    pace = match.terms.pace
    end = None if pace.late == "wait" else match.clocks[seat].deadline(pace)
    return None if end is None else max(end, grace_until)


def act_of(match: Match, duty: Duty, answer: Answer) -> AnyAct:
    """What a duty comes to in the journal."""
    if duty.kind == "resign":
        return Resigned(duty.seat, duty.level, clock=True)
    if duty.kind == "standing":
        standing = conduct.standing_answer(match, duty.seat)
        assert standing is not None, "a duty is looked at before it is done"
        return standing
    if duty.kind == "cue":
        cue = lessons.cue(match, duty.seat)
        assert cue is not None, "a duty is looked at before it is done"
        return conduct.answer(match, duty.seat, cue, "bot")
    if duty.kind == "clock":
        return conduct.answer(match, duty.seat, answer.picks, "clock", "clock")
    return conduct.answer(match, duty.seat, answer.picks, "fallback" if answer.fault else "bot", answer.fault)


def salt_of(match: Match, seat: int) -> str:
    """What a bot's luck depends on: the same after a restart, and known to nobody who does not know the seed."""
    return hashlib.sha256(f"bot {seat} {match.founding.seed}".encode()).hexdigest()


class Attendance:
    """One table being looked after, until nothing is due there."""

    def __init__(
        self,
        table_id: str,
        hall: Hall,
        tables: TableStore,
        workers: Workers,
        questions: Callable[[str], asyncio.Semaphore],
        grace_until: int,
    ) -> None:
        self._id = table_id
        self._hall = hall
        self._tables = tables
        self._workers = workers
        # By level: tables wait for their turn here; a game is copied only for those whose turn it is.
        self._questions = questions
        self._grace_until = grace_until
        # Whether the table was claimed in the database and has to be released there.
        self.claimed = False
        # Set when something may have become due.
        self.stirred = asyncio.Event()
        self._thinking: dict[Duty, asyncio.Task[None]] = {}

    async def attend(self) -> None:
        """Do what is due until nothing is. When this returns, nothing has stirred since the last look."""
        try:
            while True:
                self.stirred.clear()
                found = await self._look()
                await self._think(found)
                at_once = [duty for duty in found.duties if duty.kind in _AT_ONCE]
                for duty in at_once:
                    await self._do(duty, _NO_ANSWER)
                if at_once:
                    continue
                if self._thinking:
                    await self._wait(found)
                    continue
                await self._release(found)
                if not self.stirred.is_set():
                    return
        finally:
            if self._thinking:
                await _give_up(list(self._thinking.values()))

    async def _look(self) -> Due:
        async with self._hall.room(self._id) as room:
            return due(room.match, now_ms(), self._grace_until)

    async def _release(self, found: Due) -> None:
        """Say when the table is due next, where the database has it otherwise."""
        if self.claimed or found.expected:
            self.claimed = False
            await self._tables.release(self._id, found.number, found.next_at)

    # Bots

    async def _think(self, found: Due) -> None:
        """Ask the bots that are not thinking yet, and no longer those whose question is gone."""
        wanted = [duty for duty in found.duties if duty.kind not in _AT_ONCE]
        for duty in list(self._thinking):
            if self._thinking[duty].done():
                # Raises what went wrong, if anything did.
                self._thinking.pop(duty).result()
            elif duty not in wanted:
                await _give_up([self._thinking.pop(duty)])
        for duty in wanted:
            if duty not in self._thinking:
                self._thinking[duty] = asyncio.create_task(self._answer(duty))

    async def _answer(self, duty: Duty) -> None:
        """Have a bot answer for a seat."""
        async with self._questions(duty.level):
            async with self._hall.room(self._id) as room:
                match = room.match
                if match.game is None or not self._stands(match, duty):
                    return
                game, salt = match.game.clone(), salt_of(match, duty.seat)
            answer = await self._workers.choose(game, duty.seat, duty.level, salt, self._id)
        await self._do(duty, answer)

    async def _wait(self, found: Due) -> None:
        """Until a bot has answered, something stirs, a clock falls, or the claim has to be renewed."""
        now = now_ms()
        renewal = now + _RENEWAL_MS
        until = renewal if found.next_at is None else min(renewal, found.next_at)
        stirring = asyncio.create_task(self.stirred.wait())
        try:
            done, _ = await asyncio.wait(
                {stirring, *self._thinking.values()},
                timeout=max(0, until - now) / 1000,
                return_when=asyncio.FIRST_COMPLETED,
            )
        finally:
            stirring.cancel()
        if not done and until == renewal:
            self.claimed = True
            await self._tables.release(self._id, found.number, now_ms() + CLAIM_MS)

    # Acts

    def _stands(self, match: Match, duty: Duty) -> bool:
        """Whether a duty is still to be done."""
        return duty_of(match, duty.seat, now_ms(), self._grace_until) == duty

    async def _do(self, duty: Duty, answer: Answer) -> None:
        """Write what a duty comes to into the journal, unless the table has moved on."""

        def decide(match: Match) -> AnyAct:
            if not self._stands(match, duty):
                raise _MovedOn
            return act_of(match, duty, answer)

        try:
            await _to_its_end(self._hall.act(self._id, decide))
        except _MovedOn:
            self.stirred.set()


async def _to_its_end(act: Coroutine[Any, Any, int]) -> None:
    """Write, and should this be cancelled meanwhile, let the write come to its end first."""
    writing = asyncio.create_task(act)
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait({writing}, timeout=_LAST_WRITE_SECONDS)
        await _give_up([writing])
        raise


async def _give_up(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
