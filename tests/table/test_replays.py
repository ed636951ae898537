"""Tables as they were, from a process beside the server: in short jobs, for those who wait, from nobody too many."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator

import msgspec
import pytest
from starlette.requests import Request
from starlette.types import Message

from tessera.games import find
from tessera.kernel.chance import Chance
from tessera.kernel.setup import arrange
from tessera.table import frames, showing
from tessera.table.engine import Engine
from tessera.table.match import Match
from tessera.table.replays import MOST_FROM_ONE, Replays
from tessera.table.server.waiting import while_waited_for
from tessera.table.troubles import NotNow, TooMany
from tessera.table.workers import past as process
from tessera.table.workers.past import Looking, Opened, Seen, Wish, look
from tests.properties.positions import random_choice
from tests.table.secrecy.matches import answer, open_match, playing

pytestmark = pytest.mark.anyio

_SEEN = msgspec.msgpack.Decoder(Seen)


@pytest.fixture(scope="module")
def long_game() -> Match:
    """A table for six with so many entries that they are sent in several pieces."""
    match = open_match(arrange(find("the-warp"), 6, "replays", {}))
    chance = Chance(1, 0)
    while match.number < 600:
        answer(match, *random_choice(playing(match), chance))
    return match


@pytest.fixture
async def replays() -> AsyncIterator[Replays]:
    opened = Replays(1024, Engine())
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What the process remembers, here: nothing at first."""
    process._PASTS.clear()
    yield
    process._PASTS.clear()


def wish_of(match: Match, choice: int, table: str = "table-1", seat: int = 2) -> Wish:
    return Wish(table, match.chosen[choice - 1], "person-2", seat, "en", match.chosen[choice - 2])


def position_of(match: Match, wish: Wish) -> bytes:
    earlier = Match(match.founding)
    for entry in match.entries[: wish.number]:
        earlier.apply(entry)
    return msgspec.json.encode(showing.position(earlier, wish.person, wish.seat, wish.language, wish.since))


def opened_as(match: Match) -> Opened:
    founding = match.founding
    return Opened(founding.terms, founding.seed, founding.deal, founding.host, founding.rules)


def ask(looking: Looking) -> Seen:
    return _SEEN.decode(look(msgspec.msgpack.encode(looking)))


# The process


def test_a_process_asks_for_what_it_has_not_read(long_game: Match, memory: None) -> None:
    wish, opened = wish_of(long_game, 200), opened_as(long_game)

    assert ask(Looking(wish)) == Seen(read=0)
    assert ask(Looking(wish, opened, long_game.entries[:5])) == Seen(read=5)
    # What it knows is passed over, and what does not follow is not taken.
    assert ask(Looking(wish, opened, long_game.entries[3:8])) == Seen(read=8)
    assert ask(Looking(wish, opened, long_game.entries[9:12])) == Seen(read=8)
    read: int | None = 8
    jobs = 0
    while read is not None:
        seen = ask(Looking(wish, opened, long_game.entries[read:]))
        read, jobs = seen.read, jobs + 1
    assert seen.position == position_of(long_game, wish)
    assert ask(Looking(wish)) == seen


def test_a_process_reads_for_a_moment_only(long_game: Match, memory: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_SECONDS", 0.0)

    seen = ask(Looking(wish_of(long_game, 200), opened_as(long_game), long_game.entries))

    assert seen == Seen(read=1)


def test_a_process_forgets_what_was_asked_for_longest_ago(
    long_game: Match, memory: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "_HEAVIEST", 0)
    # Whatever else the machine does, it is read to the end.
    monkeypatch.setattr(process, "_SECONDS", 60.0)
    for number in range(6):
        wish = wish_of(long_game, 1, f"table-{number}")
        assert ask(Looking(wish, opened_as(long_game), long_game.entries)).read is None

    known = [ask(Looking(wish_of(long_game, 1, f"table-{number}"))).read is None for number in range(6)]

    assert known == [False, False, True, True, True, True]


# The server's side


async def test_any_step_is_shown_and_the_next_one_is_known(replays: Replays, long_game: Match) -> None:
    for choice in (500, 3, 2, 501):
        wish = wish_of(long_game, choice)
        assert await replays.look(long_game.founding, long_game.entries, wish, "here") == position_of(long_game, wish)
    assert replays.waiting == 0


async def test_an_address_has_so_many_requests_waiting(replays: Replays, long_game: Match) -> None:
    founding, entries = long_game.founding, long_game.entries
    many = [
        asyncio.create_task(replays.look(founding, entries, wish_of(long_game, 100 + number), "there"))
        for number in range(MOST_FROM_ONE)
    ]
    await asyncio.sleep(0)

    with pytest.raises(TooMany) as refused:
        await replays.look(founding, entries, wish_of(long_game, 1), "there")
    other = await replays.look(founding, entries, wish_of(long_game, 50), "elsewhere")

    assert refused.value.text("ja").startswith("短い間に回数が多すぎます。")
    assert other == position_of(long_game, wish_of(long_game, 50))
    assert all(await asyncio.gather(*many))
    assert replays.waiting == 0


async def test_nothing_is_worked_out_for_whoever_has_gone(
    replays: Replays, long_game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    founding, entries, wish = long_game.founding, long_game.entries, wish_of(long_game, 580)
    await replays.look(founding, entries, wish_of(long_game, 1), "here")
    (before,) = replays.processes
    jobs: list[int | None] = []
    ask = Replays._ask

    async def counted(self: Replays, looking: Looking) -> Seen:
        seen = await ask(self, looking)
        jobs.append(seen.read)
        return seen

    monkeypatch.setattr(Replays, "_ask", counted)
    messages: Iterator[Message] = iter(
        [{"type": "http.request", "body": b"", "more_body": False}, {"type": "http.disconnect"}]
    )
    gone = asyncio.Event()

    async def receive() -> Message:
        message = next(messages)
        if message["type"] == "http.disconnect":
            await gone.wait()
        return message

    asked = asyncio.create_task(
        while_waited_for(Request({"type": "http"}, receive), replays.look(founding, entries, wish, "here"))
    )
    while not jobs:
        await asyncio.sleep(0.001)
    gone.set()

    assert await asked is None
    assert replays.waiting == 0
    # The job of that moment was finished, so that the process stays; no other was begun.
    assert len(jobs) <= 2
    assert replays.processes == (before,)
    assert None not in jobs
    assert await replays.look(founding, entries, wish, "here") == position_of(long_game, wish)


async def test_a_process_that_is_lost_is_replaced(replays: Replays, long_game: Match) -> None:
    founding, entries, wish = long_game.founding, long_game.entries, wish_of(long_game, 300)
    await replays.look(founding, entries, wish, "here")
    (before,) = replays.processes
    os.kill(before, signal.SIGKILL)

    shown = await replays.look(founding, entries, wish, "here")

    assert shown == position_of(long_game, wish)
    assert replays.processes != (before,)


async def test_what_cannot_be_shown_is_told_to_people(replays: Replays) -> None:
    match = open_match(arrange(find("atlas-lost"), 2, "nowhere", {}))
    # At its last entry a seat was lent: no choice, so that no game stands there. The process stays.
    wish = Wish("table-2", match.number, "", -1, "en", 0)

    with pytest.raises(NotNow) as refused:
        await replays.look(match.founding, match.entries, wish, "here")

    assert refused.value.text("en").startswith("This point of the game cannot be shown just now.")
    began = msgspec.structs.replace(wish, number=3)
    shown = msgspec.json.decode(await replays.look(match.founding, match.entries, began, "here"), type=frames.Position)
    assert shown.table.choices == 0
