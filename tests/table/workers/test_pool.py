"""Bots in processes of their own: what they may take, what they are told, and what becomes of those that fail."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

import tessera
from tessera.kernel.game import Game
from tessera.table.workers.pool import Answer, Failed, Stopped, Workers, _choosing
from tessera.table.workers.worker import Late
from tests.kernel.games import shelf
from tests.table.workers.jail import NAME

pytestmark = pytest.mark.anyio


def workers(count: int = 1, seconds: float = 20.0, megabytes: int = 512) -> Workers:
    """Workers that know the rascals."""
    return Workers(count, seconds, megabytes, modules=[NAME])


@pytest.fixture
async def one() -> AsyncIterator[Workers]:
    """One worker with plenty of time."""
    pool = workers()
    await pool.start()
    yield pool
    await pool.stop()


def candlelight() -> Game:
    """A game at its first question, sealed, to both seats."""
    return shelf.start("candlelight", 2, 7)


def is_running(process: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/status")
    return not (status.exists() and "State:\tZ" in status.read_text())


async def look(pool: Workers, game: Game) -> dict[str, Any]:
    """What a process can see of a game for the first seat."""
    seen: dict[str, Any] = msgspec.msgpack.decode(await pool.run("look", _choosing(game, 0, "random", "salt"), 20))
    return seen


async def until(happens: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.02)


# Answers


async def test_a_bot_answers_from_a_process_of_its_own(one: Workers) -> None:
    game = tessera.start("atlas-lost", seats=2, seed=7)
    seat = game.questions[0].seat
    assert one.processes == ()

    answer = await one.choose(game, seat, "greedy", "salt")

    assert answer.fault == ""
    assert len(one.processes) == 1
    assert one.processes[0] != os.getpid()
    game.play(seat, list(answer.picks))


async def test_the_same_salt_answers_in_the_same_way_and_another_process_no_differently(one: Workers) -> None:
    game = candlelight()
    answers = [await one.choose(game, 0, "random", "salt") for _ in range(3)]
    other = workers()
    await other.start()
    answers.append(await other.choose(game, 0, "random", "salt"))
    await other.stop()

    assert len(set(answers)) == 1
    luck = {(await one.choose(game, 0, "random", f"salt {index}")).picks for index in range(30)}
    assert luck == {("favour a",), ("favour b",), ("favour c",), ("favour d",)}


async def test_whole_games_are_played_without_a_fault(one: Workers) -> None:
    for name in shelf.NAMES:
        game = shelf.start(name, 2, 5)
        while game.outcome is None and len(game.choices) < 60:
            seat = game.questions[-1].seat
            answer = await one.choose(game, seat, "random", "salt")
            assert answer.fault == ""
            game.play(seat, list(answer.picks))
        assert len(game.choices) > 6


async def test_a_process_is_told_nothing_that_the_seat_cannot_know(one: Workers) -> None:
    """Two games that look the same from a seat are the same in the process, up to the last number."""
    game = shelf.start("caravan", 2, 7, {"draft": False})
    twin = game.redeal(0, "another deal")
    assert game.fingerprint() != twin.fingerprint()

    seen = [await look(one, each) for each in (game, twin)]

    assert seen[0] == seen[1]
    assert seen[0]["view"] == game.view(0)
    assert seen[0]["seed"] == "-"
    assert seen[0]["fingerprint"] not in (game.fingerprint(), twin.fingerprint())


async def test_a_process_knows_how_many_choices_were_made_and_none_of_them(one: Workers) -> None:
    game = candlelight()
    game.play(1, ["favour b"])

    seen = await look(one, game)

    assert seen["choices"] == 1


async def test_a_process_stands_back_and_does_not_inherit_the_server_s_settings(
    one: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TESSERA_SMTP", "smtp://user:password@host")
    here = os.nice(0)

    seen = await look(one, candlelight())

    assert seen["nice"] == min(19, here + 5)
    assert "TESSERA_SMTP" not in seen["environment"]
    assert "PYTHONPATH" in seen["environment"]
    assert "" not in seen["path"]


async def test_other_kinds_of_jobs_are_done_by_the_same_processes(one: Workers) -> None:
    assert (await look(one, candlelight()))["choices"] == 0

    with pytest.raises(Failed, match="KeyError"):
        await one.run("juggle", b"", 20)


# Faults


async def fault_of(level: str, pool: Workers) -> tuple[Answer, list[Any]]:
    """What a rascal's question comes to, and what the log says."""
    with capture_logs() as logs:
        answer = await pool.choose(candlelight(), 1, level, "salt")
    return answer, logs


async def test_a_bot_that_never_answers_is_late_and_its_process_is_ended() -> None:
    pool = workers(seconds=0.5)
    await pool.start()
    await pool.choose(candlelight(), 0, "random", "salt")
    process = pool.processes[0]

    answer, logs = await fault_of("endless", pool)

    assert answer == Answer(("favour a",), "late")
    assert not is_running(process)
    assert [log["event"] for log in logs] == ["bot late"]
    # The next question is answered by another process.
    assert (await pool.choose(candlelight(), 0, "random", "salt")).fault == ""
    assert pool.processes != (process,)
    await pool.stop()


async def test_a_bot_that_fails_is_at_fault_and_what_it_shouted_is_heard_nowhere(
    one: Workers, capfd: pytest.CaptureFixture[str]
) -> None:
    answer, logs = await fault_of("broken", one)

    assert answer == Answer(("favour a",), "fault")
    assert [(log["event"], log["game"], log["bot"], log["log_level"]) for log in logs] == [
        ("bot failed", "candlelight", "broken", "warning")
    ]
    assert logs[0]["problem"].startswith("ZeroDivisionError in rascals.py:")
    assert "42" not in str(logs)
    assert capfd.readouterr() == ("", "")
    # An error of a bot is no error of the process.
    process = one.processes
    assert (await one.choose(candlelight(), 0, "random", "salt")).fault == ""
    assert one.processes == process


@pytest.mark.skipif(sys.platform != "linux", reason="only the kernel of Linux keeps the limit for certain")
async def test_a_bot_that_takes_too_much_memory_is_at_fault_and_its_process_is_replaced() -> None:
    pool = workers(megabytes=400)
    await pool.start()
    await pool.choose(candlelight(), 0, "random", "salt")
    process = pool.processes[0]

    answer, logs = await fault_of("hungry", pool)

    assert answer == Answer(("favour a",), "fault")
    assert logs[0]["problem"].startswith("MemoryError")
    assert not is_running(process)
    assert (await pool.choose(candlelight(), 0, "random", "salt")).fault == ""
    await pool.stop()


@pytest.mark.parametrize(
    ("level", "problem"),
    [
        ("crashing", "the process ended"),
        ("cheating", "an answer that is not offered"),
        ("unheard-of", "SetupError in levels.py:"),
    ],
)
async def test_whatever_goes_wrong_there_is_a_legal_answer(one: Workers, level: str, problem: str) -> None:
    answer, logs = await fault_of(level, one)

    assert answer == Answer(("favour a",), "fault")
    assert logs[0]["problem"].startswith(problem)
    assert (await one.choose(candlelight(), 0, "random", "salt")).fault == ""


async def test_a_fallback_picks_as_many_as_it_must() -> None:
    game = candlelight()
    for seat in (0, 1):
        game.play(seat, ["favour a"])
    question = game.question(0)
    assert question is not None
    assert question.pick == (0, 2)
    pool = workers()
    await pool.start()

    assert await pool.choose(game, 0, "broken", "salt") == Answer((), "fault")
    await pool.stop()


async def test_workers_that_cannot_be_started_are_a_fault_like_any_other() -> None:
    pool = Workers(1, 20, 512, modules=["no.such.module"])
    await pool.start()

    answer, _ = await fault_of("random", pool)

    assert answer == Answer(("favour a",), "fault")
    await pool.stop()


async def test_every_answer_is_counted(one: Workers) -> None:
    counted: list[tuple[str, str]] = []
    one.on_answered = lambda level, fault: counted.append((level, fault))

    for level in ("random", "cheating"):
        await one.choose(candlelight(), 0, level, "salt")

    assert counted == [("random", ""), ("cheating", "fault")]


# Processes


async def test_a_process_that_died_while_it_was_idle_is_replaced(one: Workers) -> None:
    await one.choose(candlelight(), 0, "random", "salt")
    process = one.processes[0]

    os.kill(process, signal.SIGKILL)
    # At once, whether its end has been noticed here or not.
    answer = await one.choose(candlelight(), 0, "random", "salt")

    assert answer.fault == ""
    assert one.processes[0] != process


async def test_errands_wait_their_turn() -> None:
    pool = workers()
    await pool.start()
    order: list[int] = []

    async def ask(number: int) -> None:
        await pool.choose(candlelight(), 0, "slow", "salt")
        order.append(number)

    asking = [asyncio.create_task(ask(number)) for number in range(4)]
    await until(lambda: pool.waiting == 3)
    await asyncio.gather(*asking)

    assert order == [0, 1, 2, 3]
    assert len(pool.processes) == 1
    await pool.stop()


async def test_a_quick_bot_never_waits_behind_slow_ones() -> None:
    pool = workers(seconds=600)
    await pool.start()
    hopeless = [asyncio.create_task(pool.choose(candlelight(), 0, "endless", f"salt {each}")) for each in range(20)]
    await until(lambda: pool.waiting == 19 and len(pool.processes) == 1)

    answers = [await asyncio.wait_for(pool.choose(candlelight(), 0, "greedy", "salt"), 20) for _ in range(3)]

    assert [answer.fault for answer in answers] == [""] * 3
    assert (len(pool.processes), pool.waiting) == (2, 19)
    # The place that is kept for quick ones takes no slow one.
    assert not any(task.done() for task in hopeless)
    for task in hopeless:
        task.cancel()
    await pool.stop()


async def test_nobody_is_late_for_having_waited_in_line() -> None:
    pool = workers(seconds=1.2)
    await pool.start()
    began = time.monotonic()

    answers = await asyncio.gather(*(pool.choose(candlelight(), 0, "slow", f"salt {index}") for index in range(5)))

    # Each takes 0.3 seconds; the last of them waited longer than it may think.
    assert time.monotonic() - began > 1.5
    assert answers == [Answer(("favour d",))] * 5
    await pool.stop()


async def test_errands_of_one_subject_go_to_the_process_that_remembers_it_and_never_wait_for_it() -> None:
    pool = workers(count=2)
    await pool.start()

    async def process_for(subject: str) -> int:
        return int(await pool.run("number", b"", 20, subject))

    ann, ben = await asyncio.gather(process_for("ann"), process_for("ben"))
    assert ann != ben
    # Whatever the order, and though the other one has been free for longer.
    found = [await process_for(subject) for subject in ("ben", "ben", "ann", "ben", "ann", "ann")]
    assert found == [ben, ben, ann, ben, ann, ann]
    # One that is busy is not waited for.
    assert set(await asyncio.gather(process_for("ann"), process_for("ann"))) == {ann, ben}
    # A process that is gone remembers nothing.
    os.kill(ann, signal.SIGKILL)
    assert await process_for("ann") != ann
    await pool.stop()


async def test_the_questions_of_a_seat_are_one_subject(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = workers()
    asked: list[tuple[str, str]] = []

    async def run(kind: str, body: bytes, seconds: float, subject: str, lane: str, party: str) -> bytes:
        asked.append((subject, msgspec.msgpack.decode(body)["salt"]))
        return msgspec.msgpack.encode({"picks": ["favour a"]})

    monkeypatch.setattr(pool, "run", run)
    for salt in ("seat 1", "seat 2"):
        await pool.choose(candlelight(), 0, "random", salt)

    assert asked == [("seat 1", "seat 1"), ("seat 2", "seat 2")]


async def test_whoever_stops_waiting_frees_the_process() -> None:
    pool = workers(seconds=600)
    await pool.start()
    hopeless = [asyncio.create_task(pool.choose(candlelight(), 0, "endless", "salt")) for _ in range(3)]
    await until(lambda: pool.waiting == 2 and len(pool.processes) == 1)
    process = pool.processes[0]

    for task in hopeless:
        task.cancel()
    answer = await asyncio.wait_for(pool.choose(candlelight(), 0, "random", "salt"), 30)

    assert answer.fault == ""
    assert not is_running(process)
    assert pool.waiting == 0
    await pool.stop()


async def test_starting_takes_no_time_and_stopping_ends_every_process() -> None:
    pool = workers(count=2, seconds=600)
    began = time.monotonic()
    await pool.start()
    assert time.monotonic() - began < 0.1
    asking = [asyncio.create_task(pool.choose(candlelight(), 0, "endless", "salt")) for _ in range(3)]
    await until(lambda: len(pool.processes) == 2)
    processes = pool.processes

    began = time.monotonic()
    await pool.stop()

    assert time.monotonic() - began < 2.0
    assert not any(is_running(process) for process in processes)
    assert pool.processes == ()
    told = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(outcome) for outcome in told] == [Stopped] * 3
    with pytest.raises(Stopped):
        await pool.choose(candlelight(), 0, "random", "salt")


async def test_stopping_while_a_process_comes_up_leaves_none_behind() -> None:
    pool = workers()
    await pool.start()
    asking = asyncio.create_task(pool.choose(candlelight(), 0, "random", "salt"))
    await asyncio.sleep(0.05)

    await pool.stop()

    with pytest.raises(Stopped):
        await asking
    assert pool.processes == ()


async def test_a_late_job_of_another_kind_is_told_to_whoever_waits() -> None:
    pool = workers()
    await pool.start()

    with pytest.raises(Late):
        await pool.run("choose", _choosing(candlelight(), 0, "endless", "s"), 0.2)
    await pool.stop()


# A server that is gone

SERVER = """
import asyncio, sys
from tessera.table.workers.pool import Workers
from tests.kernel.games import shelf
async def main():
    pool = Workers(1, float(sys.argv[2]), 512, modules=["tests.table.workers.rascals"])
    await pool.start()
    asking = asyncio.create_task(pool.choose(shelf.start("candlelight", 2, 7), 0, sys.argv[1], "salt"))
    if sys.argv[1] == "random":
        await asking
    while not pool.processes:
        await asyncio.sleep(0.01)
    print(pool.processes[0], flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("level", "seconds"),
    [
        # Idle, and in the middle of a thought: the end of its input is the end of the process.
        ("random", 600.0),
        ("endless", 600.0),
        # Nothing in the process can run any more but the operating system's alarm.
        ("asleep", 0.5),
    ],
)
async def test_a_worker_ends_by_itself_when_its_server_is_killed(level: str, seconds: float) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with Popen([sys.executable, "-c", SERVER, level, str(seconds)], stdout=PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        # The job has to have arrived: it is under way when the process has used some time.
        await asyncio.sleep(0.2)
        assert is_running(process)
        server.kill()

    await until(lambda: not is_running(process))
