"""Two servers on one PostgreSQL serve the same table; when one is killed, the other carries on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection

import tessera
from tessera.kernel.record import Record
from tests.table.client import Client, Json, fresh_id, random_picks, read_frame
from tests.table.faults.conftest import Serve

# How long news may take from one server to the sockets of the other, how long a bot may be missed, and how long when
# its server is killed: the claim of that one would last ten seconds.
NEWS_SECONDS = 10.0
BOT_SECONDS = 30.0
TAKEN_OVER_SECONDS = 2.0


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that are still up."""
    found = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for children in found for child in children.read_text().split()]


class Watcher:
    """A live connection to one of the servers, and what it has shown."""

    def __init__(self, client: Client, address: str, table: str, seat: int | None) -> None:
        self.position: Json = {}
        self.presence: Json = {}
        self.numbers: list[int] = []
        self._client = client
        self._address = address
        self._table = table
        self._seat = seat
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        home, self._client.address = self._client.address, self._address
        connection = self._client.live(self._table, self._seat)
        self._client.address = home
        async with connection as socket:
            await self._listen(socket)

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = read_frame(socket, text)
            async with self._news:
                if frame["type"] == "position":
                    self.position = frame
                    self.numbers += [entry["number"] for entry in frame["log"]]
                elif frame["type"] == "presence":
                    self.presence = frame
                self._news.notify_all()

    async def has(self, number: int) -> None:
        """Wait for an entry of the journal to be shown."""
        async with asyncio.timeout(NEWS_SECONDS), self._news:
            await self._news.wait_for(lambda: self.position.get("number", 0) >= number)

    async def sees(self, seats: list[bool]) -> None:
        """Wait until it is shown that these seats are watched from."""
        async with asyncio.timeout(NEWS_SECONDS), self._news:
            await self._news.wait_for(lambda: self.presence.get("seats") == seats)

    async def stop(self) -> None:
        """Hang up."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Play:
    """Two people and a bot; every choice is sent to all servers at once, under one id."""

    def __init__(self, table: str, people: list[Client], addresses: list[str]) -> None:
        self.table = table
        self.people = people
        self.addresses = addresses
        self.made: list[tuple[int, int, list[str]]] = []
        self._chance = random.Random(11)

    async def choose_once(self, watchers: list[Watcher], wait: bool = True) -> bool:
        """Whoever is asked first answers; False if only the bot is asked."""
        for seat, person in enumerate(self.people):
            person.address = self.addresses[(len(self.made) + seat) % len(self.addresses)]
            question = (await person.position(self.table, seat))["question"]
            if question is None:
                continue
            picks, client = random_picks(question, self._chance), fresh_id(self._chance)
            numbers = await asyncio.gather(
                *[self._send(person, address, seat, question["version"], picks, client) for address in self.addresses]
            )
            assert len(set(numbers)) == 1, "one choice stands under two numbers"
            self.made.append((numbers[0], seat, picks))
            if wait:
                for watcher in watchers:
                    await watcher.has(numbers[0])
            return True
        return False

    async def _send(self, person: Client, address: str, seat: int, version: int, picks: list[str], client: str) -> int:
        twin = Client(address)
        async with twin:
            twin.take_cookies(person)
            return await twin.choose(self.table, seat, version, picks, client)

    async def is_bot_asked(self) -> bool:
        """Whether the table waits for the bot."""
        self.people[0].address = self.addresses[0]
        shown = await self.people[0].position(self.table, 0)
        return any(seat["asked"] and seat["holder"] == "bot" for seat in shown["table"]["seats"])

    async def choose(self, count: int, watchers: list[Watcher]) -> None:
        """So many choices of people, waiting for the bot in between."""
        goal = len(self.made) + count
        patience = time.monotonic() + BOT_SECONDS
        while len(self.made) < goal:
            if await self.choose_once(watchers):
                patience = time.monotonic() + BOT_SECONDS
            else:
                assert time.monotonic() < patience, "the bot does not answer"
                await asyncio.sleep(0.05)


def test_two_servers_serve_one_table_and_one_carries_on_alone(postgres_address: str, serve: Serve) -> None:
    first, second = serve(postgres_address), serve(postgres_address)

    async def evening() -> tuple[Play, Record, int]:
        addresses = list(await asyncio.gather(first.start(), second.start()))
        host, guest, onlooker = Client(addresses[0]), Client(addresses[1]), Client(addresses[0])
        await host.be_guest("Host")
        table = (await host.open_table(["me", "open", "random"]))["table"]["id"]
        await guest.join_by_link(await host.link_to(table, 1), "Guest")
        await host.start(table)
        play = Play(table, [host, guest], addresses)
        watchers = [Watcher(host, addresses[0], table, 0), Watcher(guest, addresses[1], table, 1)]
        watchers += [Watcher(onlooker, address, table, None) for address in addresses]
        for watcher in watchers:
            await watcher.sees([True, True, False])

        await play.choose(16, watchers)
        # The first server asks the bot, whose process is held up: the server is gone while the bot thinks.
        play.addresses = addresses[:1]
        while not (held_up := children_of(first.pid)):
            await play.choose_once(watchers)
        for process in held_up:
            os.kill(process, signal.SIGSTOP)
        while not await play.is_bot_asked():
            await play.choose_once(watchers)
        waits_at = (await host.position(table, 0))["number"]
        await first.kill()
        killed_at = time.monotonic()
        for process in held_up:
            os.kill(process, signal.SIGKILL)
        await watchers[1].has(waits_at + 1)
        assert time.monotonic() - killed_at < TAKEN_OVER_SECONDS
        await watchers[1].sees([False, True, False])
        play.addresses = addresses[1:]
        await play.choose(8, [watchers[1], watchers[3]])

        shown = await guest.position(table, 1)
        for watcher in (watchers[1], watchers[3]):
            await watcher.has(shown["number"])
            # The bot may have gone on since.
            known = [number for number in watcher.numbers if number <= shown["number"]]
            assert known == [entry["number"] for entry in shown["log"]]
        for watcher in watchers:
            await watcher.stop()
        host.address = addresses[1]
        ended_at = await host.resign(table, 0)
        await guest.resign(table, 1)
        record = Record.parse(await host.record(table))
        # Between the two a stand-in may have answered for the host.
        by_us = sum(number < ended_at for number in await host.numbers(table))
        for client in (host, guest, onlooker):
            await client.__aexit__(None, None, None)
        return play, record, by_us

    play, record, by_us = asyncio.run(evening())

    kept = [(choice.seat, choice.picks) for choice in record.choices[:by_us] if choice.seat < 2]
    assert kept == [(seat, picks) for _, seat, picks in sorted(play.made)]
    assert len(record.choices) > len(kept) >= 24
    assert tessera.replay(str(record)).fingerprint() == record.fingerprint
    assert "Traceback" not in first.said() + second.said()
