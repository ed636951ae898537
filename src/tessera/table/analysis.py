"""Finished games in hindsight: every choice is weighed by a worker process, one after another, for all who look.

Running games come first: there is never more than one of these jobs among the workers, each is short, and none is begun
while anything else waits for a process.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

import structlog

from tessera.kernel.game import Game
from tessera.kernel.record import Choice, Record
from tessera.players.review.decision import Decision
from tessera.players.review.review import positions
from tessera.players.review.telling import Told, tell
from tessera.players.teams import victory
from tessera.table.hindsight import AnalysisShown, Status, shown
from tessera.table.troubles import NotNow
from tessera.table.workers.pool import Workers
from tessera.table.workers.weighing import weighed, weighing

_log = structlog.get_logger("tessera.table.analysis")

# How long to think about a choice, whichever is over first. An answer that was hardly tried is thought about twice.
ITERATIONS: Final = 60
_SECONDS: Final = 1.0
# After so long a job has gone wrong.
_JOB_SECONDS: Final = 30.0
# How often it is asked whether the workers have time.
_PATIENCE: Final = 0.05
# So many games are remembered, and so many may be worked on: each gets every n-th turn.
KEPT: Final = 32
AT_ONCE: Final = 4

LANGUAGES: Final = ("en", "ja")


class Analysis:
    """One game in hindsight, as far as it has come."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.decisions: list[Decision] = []
        self.told: dict[str, list[Told]] = {language: [] for language in LANGUAGES}
        # Who wins together; known with the first choice.
        self.teams: tuple[int, ...] = ()
        self.end: tuple[float, ...] | None = None
        self.status: Status = "running"
        self.task: asyncio.Task[None] | None = None
        self._walk: Iterator[tuple[Game, Choice]] = positions(record)

    @property
    def total(self) -> int:
        """How many choices the game has."""
        return len(self.record.choices)

    def next(self) -> tuple[Game, Choice] | None:
        """The game before the next choice, and the choice; None after the last, when the end is known."""
        return next(self._walk, None)

    def take(self, game: Game, decision: Decision) -> None:
        """A choice has been weighed; the game still stands before it."""
        question = game.question(decision.seat)
        assert question is not None, "the choice was made in answer to a question"
        told = {language: tell(question, decision, language) for language in LANGUAGES}
        for language in LANGUAGES:
            self.told[language].append(told[language])
        self.decisions.append(decision)
        self.teams = game.teams

    def close(self, game: Game | None) -> None:
        """All choices are weighed; the game, if there was any choice, stands after the last."""
        if game is not None and game.outcome is not None:
            self.end = tuple(victory(game.outcome.winners, game.teams))
        self.status = "done"

    def shown(self, since: int, language: str) -> AnalysisShown:
        """What is known so far, with the choices after the first `since`."""
        told, seats = self.told[language], self.record.setup.seats
        return shown(self.status, self.decisions, told, self.teams, self.end, self.total, seats, since, language)


class Analyses:
    """The analyses of a server, by table. Those that nobody asked for longest are forgotten."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        # One job at a time, whoever asked for it.
        self._turn = asyncio.Lock()

    def find(self, table: str) -> Analysis | None:
        """What there is of a table."""
        if table in self._kept:
            self._kept.move_to_end(table)
        return self._kept.get(table)

    def begin(self, table: str, record: Record) -> Analysis:
        """Begin with a table; one that was begun goes on, and one that failed is begun anew."""
        known = self.find(table)
        if known is not None and known.status != "failed":
            return known
        if sum(one.status == "running" for one in self._kept.values()) >= AT_ONCE:
            raise NotNow(
                "Other games are being analysed just now.",
                "Try again in a few minutes.",
                "いま別のゲームを分析しています。",
                "数分後にもう一度お試しください。",
            )
        analysis = Analysis(record)
        self._kept[table] = analysis
        self._kept.move_to_end(table)
        analysis.task = asyncio.create_task(self._work(table, analysis))
        self._forget()
        return analysis

    def _forget(self) -> None:
        for table, analysis in list(self._kept.items()):
            if len(self._kept) <= KEPT:
                return
            if analysis.status != "running":
                del self._kept[table]

    async def _work(self, table: str, analysis: Analysis) -> None:
        try:
            game: Game | None = None
            while (standing := await asyncio.to_thread(analysis.next)) is not None:
                game, choice = standing
                analysis.take(game, await self._weigh(table, game, choice))
            analysis.close(game)
        except Exception:
            # Whatever it was, nobody may wait for ever; whoever asks again begins anew.
            analysis.status = "failed"
            _log.exception("analysis failed", table=table)

    async def _weigh(self, table: str, game: Game, choice: Choice) -> Decision:
        async with self._turn:
            while self._workers.waiting:
                await asyncio.sleep(_PATIENCE)
            body = weighing(game, choice, ITERATIONS, _SECONDS)
            return weighed(await self._workers.run("weigh", body, _JOB_SECONDS, subject=f"analysis {table}"))

    async def stop(self) -> None:
        """Think no more."""
        tasks = [one.task for one in self._kept.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
