"""A server that is asked to stop finishes what it has begun, tells everybody, and is gone within five seconds."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.client import Client, Json, fresh_id, next_frame, random_picks
from tests.table.faults.conftest import Serve
from tests.table.faults.process import ServerProcess, parent_of
from tests.table.faults.troupe import GONE

TABLES = 6
SECONDS = 5.0


class Soloist:
    """Somebody at a table of their own against a bot, who sends one choice after the other until the server is gone."""

    def __init__(self, address: str, seed: int) -> None:
        self.client = Client(address)
        self.table = ""
        self.acknowledged: list[list[str]] = []
        self.unanswered: tuple[int, list[str], str] | None = None
        self.closing: Json | None = None
        self._chance = random.Random(seed)

    async def open_table(self) -> None:
        """A table with a bot."""
        await self.client.be_guest("Solo")
        self.table = (await self.client.open_table(["me", "random"], start=True))["table"]["id"]

    async def watch(self) -> int:
        """Look on until the server says good-bye; with which code it did."""
        async with self.client.live(self.table, 0) as socket:
            try:
                while True:
                    frame: Json = msgspec.json.decode(await socket.recv())
                    if frame["type"] == "closing":
                        self.closing = frame
            except ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code

    async def play(self) -> None:
        """Answer without a pause until nobody hears it."""
        while True:
            try:
                await self.answer()
            except GONE:
                return

    async def answer(self) -> None:
        """Answer the open question, or wait for it."""
        shown = await self.client.position(self.table, 0)
        question = shown["question"]
        if question is None:
            await asyncio.sleep(0.01)
            return
        self.unanswered = (question["version"], random_picks(question, self._chance), fresh_id(self._chance))
        await self.say_it_again()

    async def say_it_again(self) -> None:
        """Send what has not been acknowledged."""
        assert self.unanswered is not None
        version, picks, client = self.unanswered
        await self.client.choose(self.table, 0, version, picks, client)
        self.acknowledged.append(picks)
        self.unanswered = None


def test_a_server_drains_in_time_and_nothing_is_lost(sqlite_address: str, serve: Serve) -> None:
    server = serve(sqlite_address)

    async def evening() -> float:
        address = await server.start()
        people = [Soloist(address, seed) for seed in range(TABLES)]
        for person in people:
            await person.open_table()
        watching = [asyncio.create_task(person.watch()) for person in people]
        playing = [asyncio.create_task(person.play()) for person in people]
        while sum(len(person.acknowledged) for person in people) < 30:
            assert not any(task.done() for task in playing), [task.exception() for task in playing if task.done()]
            await asyncio.sleep(0.005)

        seconds = await server.stop(within=SECONDS)

        assert await asyncio.gather(*watching) == [1012] * TABLES
        await asyncio.gather(*playing)
        for person in people:
            assert person.closing is not None
            assert person.closing["again"] is True
        await _require_everything_kept(server, people)
        return seconds

    assert asyncio.run(evening()) <= SECONDS
    assert "Traceback" not in server.said()


async def _require_everything_kept(server: ServerProcess, people: list[Soloist]) -> None:
    """Start again: each answer is there once, also those whose acknowledgement was never heard."""
    address = await server.start()
    for person in people:
        person.client.address = address
        if person.unanswered is not None:
            await person.say_it_again()
        await person.client.resign(person.table, 0)
        record = await person.client.record(person.table)
        kept = [line[2:] for line in record.splitlines() if line.startswith("A ")]
        assert kept == [" + ".join(picks) or "-" for picks in person.acknowledged]
        await person.client.__aexit__(None, None, None)


def test_a_client_that_does_not_read_holds_nothing_up(sqlite_address: str, serve: Serve) -> None:
    server = serve(sqlite_address)

    async def evening() -> float:
        address = await server.start()
        async with Client(address) as client:
            await client.be_guest("Sleeper")
            table = (await client.open_table(["me", "random"], start=True))["table"]["id"]
            sleeping = [await client.live(table, 0) for _ in range(3)]
            seconds = await server.stop(within=SECONDS)
            for socket in sleeping:
                socket.transport.abort()
        return seconds

    assert asyncio.run(evening()) <= SECONDS


@pytest.mark.parametrize("way", ["kill", "stop"])
def test_no_worker_outlives_its_server(way: str, sqlite_address: str, serve: Serve) -> None:
    server = serve(sqlite_address)

    async def evening() -> list[int]:
        address = await server.start()
        async with Client(address) as client:
            await client.be_guest("Host")
            table = (await client.open_table(["me", "greedy"], start=True))["table"]["id"]
            async with client.live(table, 0) as socket:
                await next_frame(socket, "position")
            workers = server.workers()
            await (server.kill() if way == "kill" else server.stop(within=SECONDS))
        deadline = time.monotonic() + 10
        while any(parent_of(worker) >= 0 for worker in workers) and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        assert [worker for worker in workers if parent_of(worker) >= 0] == []
        return workers

    assert asyncio.run(evening()) != []
