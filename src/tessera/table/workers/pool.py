"""The workers of a server, and the errands that wait for one."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
import structlog

from tessera.kernel.game import Game
from tessera.players import level_named, levels
from tessera.players.player import first_answer
from tessera.table.engine import Engine
from tessera.table.workers.jobs import SEATS_REMEMBERED, Choosing, Chosen
from tessera.table.workers.line import Errand, Line
from tessera.table.workers.pipe import Job, Reply
from tessera.table.workers.worker import Late, Lost, Worker

_log = structlog.get_logger("tessera.table.workers")
_READ_CHOSEN = msgspec.msgpack.Decoder(Chosen)


# Why a bot's own answer could not be taken.
Fault: TypeAlias = Literal["", "late", "fault"]


class Answer(msgspec.Struct, frozen=True):
    """A legal answer to a question: the bot's own, or one in its stead because it was late or at fault."""

    picks: tuple[str, ...]
    fault: Fault = ""


class Failed(Exception):
    """A job came to nothing; says where, without telling anything of a game."""


class Stopped(Exception):
    """The workers have been sent home."""


class _Place:
    """Where a process works, one errand after another; it is replaced when it is gone or there is a faster form."""

    def __init__(self, megabytes: int, modules: Sequence[str], engine: Engine, quick_only: bool = False) -> None:
        self.quick_only = quick_only
        self._megabytes = megabytes
        self._modules = modules
        self._engine = engine
        self.worker: Worker | None = None
        # What its process has worked on lately, the latest last.
        self._subjects: deque[str] = deque(maxlen=SEATS_REMEMBERED)

    def remembers(self, subject: str) -> bool:
        """Whether the process has lately worked on this and is still up."""
        return self.worker is not None and self.worker.is_alive and subject in self._subjects

    async def serve(self, line: Line) -> None:
        """Take errands until cancelled."""
        try:
            while True:
                errand = await line.take(self)
                try:
                    if not errand.done.done():
                        await self._run(errand)
                finally:
                    line.took(errand)
                    errand.settle(Stopped())
        finally:
            await self._dismiss()

    async def _run(self, errand: Errand) -> None:
        try:
            reply = await self._ask(errand)
        except (Late, Lost) as problem:
            errand.settle(problem)
        except Exception as error:
            _log.exception("worker trouble", kind=errand.job.kind)
            await self._dismiss()
            errand.settle(Failed(type(error).__name__))
        else:
            if reply is None or reply.last:
                await self._dismiss()
            if reply is not None:
                errand.settle(reply)

    async def _ask(self, errand: Errand) -> Reply | None:
        """The reply to an errand; None if nobody waits for it any more."""
        # A process may have been ended from outside while it was idle. A job that loses its second one is to blame.
        for is_last_try in (False, True):
            worker = await self._ready()
            self._remember(errand.subject)
            began = time.monotonic()
            asking = asyncio.create_task(worker.ask(errand.job))
            try:
                await asyncio.wait({asking, errand.done}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                errand.seconds += time.monotonic() - began
                if not asking.done():
                    asking.cancel()
                    await asyncio.gather(asking, return_exceptions=True)
            try:
                return None if asking.cancelled() else asking.result()
            except (Late, Lost) as problem:
                await self._dismiss()
                if isinstance(problem, Late) or is_last_try:
                    raise
        raise AssertionError("the last try returns or raises")

    def _remember(self, subject: str) -> None:
        if subject in self._subjects:
            self._subjects.remove(subject)
        if subject:
            self._subjects.append(subject)

    async def _ready(self) -> Worker:
        if self.worker is not None and not self.worker.is_alive:
            await self._dismiss()
        copy = self._engine.copy
        if copy is not None and (self.worker is None or self.worker.copy is None):
            await self._go_over(copy)
        if self.worker is None:
            self.worker = await self._hired(None)
        return self.worker

    async def _go_over(self, copy: Path) -> None:
        """Work with the compiled engine from now on. The old process stays until the new one is up: it may never be."""
        try:
            worker = await self._hired(copy)
        except Lost as problem:
            _log.warning("compiled engine does not run", problem=str(problem))
            self._engine.give_up()
        else:
            await self._dismiss()
            self.worker = worker

    async def _hired(self, copy: Path | None) -> Worker:
        return await Worker.hire(self._megabytes, self._modules, self._engine, copy)

    async def _dismiss(self) -> None:
        worker, self.worker = self.worker, None
        self._subjects.clear()
        if worker is not None:
            await worker.dismiss()


class Workers:
    """So many processes, started when first needed, each with a limit of memory. Errands wait in line for them.

    One process more is for quick errands alone, and is started when all others are busy: a bot that answers at once
    never waits behind those that think (see `line`).

    As soon as `engine` has a compiled copy, each goes over to it before its next errand.

    The time for an errand runs from when a process begins with it: nobody is late for having waited in line.

    `modules` are imported by every process at its start; they may add kinds of jobs (see `jobs`).
    """

    def __init__(
        self, count: int, seconds: float, megabytes: int, modules: Sequence[str] = (), engine: Engine | None = None
    ) -> None:
        engine = engine or Engine()
        self._seconds = seconds
        self._line = Line()
        self._places = [_Place(megabytes, modules, engine) for _ in range(max(1, count))]
        self._places.append(_Place(megabytes, modules, engine, quick_only=True))
        # Levels that nobody has to be patient with.
        self._quick = frozenset(level for level in levels() if level_named(level).patience == 0)
        self._serving: list[asyncio.Task[None]] = []
        # Called with the level of a bot that answered, and its fault: see `metrics`.
        self.on_answered: Callable[[str, str], None] = lambda level, fault: None

    async def start(self) -> None:
        """Take errands from now on. Processes come up when there is something to do."""
        self._serving = [asyncio.create_task(place.serve(self._line)) for place in self._places]

    async def stop(self) -> None:
        """End every process. Whoever still waits is told."""
        serving, self._serving = self._serving, []
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        self._line.clear(Stopped())

    @property
    def processes(self) -> tuple[int, ...]:
        """The operating system's numbers of the processes that are up."""
        workers = [place.worker for place in self._places]
        return tuple(worker.number for worker in workers if worker is not None and worker.is_alive)

    @property
    def waiting(self) -> int:
        """How many errands wait for a process."""
        return len(self._line)

    # Errands

    async def choose(self, game: Game, seat: int, level: str, salt: str, table: str = "") -> Answer:
        """What a bot of that level answers for the seat; should it fail, the first legal answer. Tables take turns.

        The process is sent a deal that looks the same from the seat, so that it could not tell what the seat must not
        know. `game` must not change meanwhile. The same salt answers the same question in the same way,
        unless the bot remembers having thought of it before: it then thinks on from there.
        """
        picks, fault = await self._picks(game, seat, level, salt, table)
        self.on_answered(level, fault)
        return Answer(tuple(first_answer(game, seat)) if fault else picks, fault)

    async def _picks(self, game: Game, seat: int, level: str, salt: str, table: str) -> tuple[tuple[str, ...], Fault]:
        # What says how long a bot takes.
        lane = f"choose {game.setup.game} {level}"
        if level in self._quick:
            self._line.expect(lane, 0.0)
        log = _log.bind(game=game.setup.game, bot=level)
        try:
            body = await self.run("choose", _choosing(game, seat, level, salt), self._seconds, salt, lane, table)
            picks = _READ_CHOSEN.decode(body).picks
        except Late:
            log.warning("bot late", seconds=self._seconds)
            return (), "late"
        except (Failed, Lost, msgspec.DecodeError) as problem:
            log.warning("bot failed", problem=str(problem))
            return (), "fault"
        if not _is_legal(game, seat, picks):
            log.warning("bot failed", problem="an answer that is not offered")
            return (), "fault"
        return picks, ""

    async def run(
        self, kind: str, body: bytes, seconds: float, subject: str = "", lane: str = "", party: str = ""
    ) -> bytes:
        """Have a job done. Raises Late, Lost (its process died of it) or Failed.

        Whoever stops waiting (by cancellation) frees the process at once. Jobs of one `subject` go to the same process
        if it is free, for what it may remember of it; they never wait for it. Those of one `lane` take about as long,
        and in it each `party` has its turn.
        """
        if not self._serving:
            raise Stopped
        errand = Errand(Job(kind, body, seconds), subject, lane, party)
        self._line.put(errand)
        try:
            reply = await errand.done
        finally:
            errand.done.cancel()
        if reply.fault:
            raise Failed(reply.fault)
        return reply.body


def _choosing(game: Game, seat: int, level: str, salt: str) -> bytes:
    setup = game.setup
    shown = game.redeal(seat, f"shown {salt} {len(game.choices)}")
    return msgspec.msgpack.encode(
        Choosing(
            game=setup.game,
            seats=setup.seats,
            options=setup.options,
            packs=setup.packs,
            numbers=shown.save(),
            choices=len(game.choices),
            seat=seat,
            level=level,
            salt=salt,
        )
    )


def _is_legal(game: Game, seat: int, picks: Sequence[str]) -> bool:
    question = game.question(seat)
    if question is None:
        return False
    least, most = question.pick
    offered = {option.id for option in question.options}
    return least <= len(picks) <= most and len(set(picks)) == len(picks) and offered.issuperset(picks)
