"""Analyses among the workers: running games come first, and what is kept has bounds."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import tessera
from tessera.kernel.record import Record
from tessera.players.review.decision import Decision
from tessera.table import analysis
from tessera.table.analysis import Analyses
from tessera.table.troubles import NotNow
from tessera.table.workers.pool import Workers
from tessera.table.workers.weighing import Weighing

pytestmark = pytest.mark.anyio


def record(choices: int = 3) -> Record:
    """The beginning of a game."""
    game = tessera.start("atlas-lost", 2, 7, {"trees": ["science", "economy", "culture"]})
    for _ in range(choices):
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    return game.record()


class Watched(Workers):
    """Workers who find every choice even, and count how many jobs of ours they have at once."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, 64)
        self.others = 0
        self.now = 0
        self.most = 0
        self.done: list[str] = []

    @property
    def waiting(self) -> int:
        """Whatever else waits for a process."""
        return self.others

    async def run(
        self, kind: str, body: bytes, seconds: float, subject: str = "", lane: str = "", party: str = ""
    ) -> bytes:
        """Every answer is as good as any other."""
        assert kind == "weigh"
        asked = msgspec.msgpack.decode(body, type=Weighing)
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.now -= 1
        self.done.append(subject)
        played = Decision(asked.choices + 1, asked.seat, "", asked.picks, (0.5, 0.5), 0.5, 0.5, (), 1)
        return msgspec.msgpack.encode(played)


async def settled(analyses: Analyses, *tables: str) -> None:
    """Wait until these are done."""
    tasks = [found.task for table in tables if (found := analyses.find(table)) is not None]
    async with asyncio.timeout(20):
        await asyncio.gather(*(task for task in tasks if task is not None))


async def test_one_choice_is_weighed_at_a_time_and_games_take_turns() -> None:
    workers = Watched()
    analyses = Analyses(workers)

    analyses.begin("first", record())
    analyses.begin("second", record())
    assert analyses.begin("first", record()) is analyses.find("first")
    await settled(analyses, "first", "second")

    assert workers.most == 1
    assert sorted(workers.done) == ["analysis first"] * 3 + ["analysis second"] * 3
    assert workers.done[:3] != ["analysis first"] * 3


async def test_nothing_is_begun_while_a_bot_waits() -> None:
    workers = Watched()
    workers.others = 1
    analyses = Analyses(workers)

    analyses.begin("table", record())
    await asyncio.sleep(0.2)
    assert workers.done == []
    workers.others = 0
    await settled(analyses, "table")

    assert len(workers.done) == 3


async def test_few_games_are_worked_on_and_not_all_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "AT_ONCE", 2)
    monkeypatch.setattr(analysis, "KEPT", 2)
    analyses = Analyses(Watched())
    analyses.begin("a", record())
    analyses.begin("b", record())

    with pytest.raises(NotNow, match="Other games are being analysed just now"):
        analyses.begin("c", record())
    await settled(analyses, "b", "a")
    analyses.begin("c", record(0))
    await settled(analyses, "c")

    assert [analyses.find(table) is not None for table in "abc"] == [True, False, True]


async def test_a_server_that_stops_thinks_no_more() -> None:
    workers = Watched()
    workers.others = 1
    analyses = Analyses(workers)
    task = analyses.begin("table", record()).task

    await analyses.stop()

    assert task is not None
    assert task.cancelled()
