"""In what order errands are taken: quick ones first, tables in turns, and nothing is saved up by having been away."""

from __future__ import annotations

import asyncio

import pytest

from tessera.table.workers.line import Errand, Line
from tessera.table.workers.pipe import Job, Reply

pytestmark = pytest.mark.anyio


class _Place:
    """A place that remembers nothing."""

    def __init__(self, quick_only: bool = False) -> None:
        self.quick_only = quick_only

    def remembers(self, subject: str) -> bool:
        return False


def errand(lane: str, party: str) -> Errand:
    """Something to do."""
    return Errand(Job("choose", b"", 10.0), "", lane, party)


async def served(line: Line, seconds: dict[str, float], count: int, quick_only: bool = False) -> list[str]:
    """What one place does, errand by errand: lane and party of each."""
    order = []
    for _ in range(count):
        taken = await asyncio.wait_for(line.take(_Place(quick_only)), 1)
        order.append(f"{taken.lane} {taken.party}")
        taken.seconds = seconds[taken.lane]
        taken.settle(Reply())
        line.took(taken)
    return order


async def test_parties_take_turns_however_much_one_asks_for() -> None:
    line = Line()
    for party in ("big", "big", "big", "big", "small", "late"):
        line.put(errand("slow", party))

    order = await served(line, {"slow": 3.0}, 6)

    assert order == ["slow big", "slow small", "slow late", "slow big", "slow big", "slow big"]


async def test_the_lane_that_had_least_time_comes_next() -> None:
    line = Line()
    for number in range(3):
        line.put(errand("slow", str(number)))
    for number in range(6):
        line.put(errand("quick", str(number)))

    order = await served(line, {"slow": 3.0, "quick": 0.01}, 9)

    # Neither is known at first. Then all quick ones come before the second slow one.
    assert order[:2] == ["slow 0", "quick 0"]
    assert order[2:7] == [f"quick {number}" for number in range(1, 6)]


async def test_a_lane_that_was_empty_has_saved_nothing_up() -> None:
    line = Line()
    for number in range(8):
        line.put(errand("busy", str(number)))
    await served(line, {"busy": 2.0}, 4)

    for number in range(8):
        line.put(errand("new", str(number)))

    order = await served(line, {"busy": 2.0, "new": 2.0}, 6)
    assert [lane.split()[0] for lane in order].count("busy") == 3


async def test_a_place_for_quick_ones_takes_no_others() -> None:
    line = Line()
    line.expect("quick", 0.0)
    for lane in ("slow", "quick", "slow"):
        line.put(errand(lane, "table"))

    assert await served(line, {"quick": 0.01}, 1, quick_only=True) == ["quick table"]
    with pytest.raises(TimeoutError):
        await served(line, {}, 1, quick_only=True)
    assert len(line) == 2


async def test_a_lane_is_quick_by_what_it_does_and_not_by_what_is_given_up() -> None:
    line = Line()
    line.expect("level", 0.0)
    for _ in range(4):
        line.put(errand("level", "table"))
    await served(line, {"level": 8.0}, 1)

    # It turned out to be slow; errands that nobody waits for any more tell nothing of that.
    for _ in range(2):
        given_up = await line.take(_Place())
        given_up.done.cancel()
        line.took(given_up)

    with pytest.raises(TimeoutError):
        await served(line, {}, 1, quick_only=True)
    assert await served(line, {"level": 0.1}, 1) == ["level table"]


async def test_an_errand_goes_to_an_ordinary_place_if_there_is_one() -> None:
    line, ordinary, kept = Line(), _Place(), _Place(quick_only=True)
    line.expect("quick", 0.0)
    taking = {place: asyncio.create_task(line.take(place)) for place in (kept, ordinary)}
    await asyncio.sleep(0)

    line.put(errand("quick", "first"))
    line.put(errand("slow", "second"))
    line.put(errand("quick", "third"))

    assert [(await taking[place]).party for place in (ordinary, kept)] == ["first", "third"]
    assert len(line) == 1
