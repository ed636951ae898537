"""Over a line that drops, delays, doubles, reorders and cuts, all clients end up with the same table."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

import tessera
from tessera.kernel.record import Record
from tests.table.client import Client, Json, fresh_id, random_picks, read_frame
from tests.table.faults.bad_line import FATES, BadLine
from tests.table.faults.conftest import Serve

CHOICES = 40
# After so long without a word the client asks again, and after twice as long it connects again.
_IMPATIENCE = 0.15


class Patient:
    """A client on a bad line: it takes only what follows on what it has, and repeats whatever was not acknowledged."""

    def __init__(self, client: Client, line: BadLine, table: str, seat: int | None, seed: int) -> None:
        self.client = client
        self.seat = seat
        self.number = 0
        self.position: Json = {}
        self.log: dict[int, Any] = {}
        # What was acknowledged, by the client's own id: its number in the journal and the picks.
        self.made: dict[str, tuple[int, list[str]]] = {}
        self.sends = 0
        self._line = line
        self._table = table
        self._chance = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._silent = 0
        self._versions: set[int] = set()

    async def play(self, enough: asyncio.Event) -> None:
        """Play until it is enough and nothing of one's own is in doubt."""
        while not (enough.is_set() and self._pending is None):
            home, self.client.address = self.client.address, self._line.address
            try:
                async with self.client.live(self._table, self.seat, self.number) as socket:
                    await self._sit(socket, enough)
            except (WebSocketException, OSError):
                await asyncio.sleep(0.01)
            finally:
                self.client.address = home

    async def _sit(self, socket: ClientConnection, enough: asyncio.Event) -> None:
        self._silent = 0
        await self._send(socket)
        while self._silent < 2 and not (enough.is_set() and self._pending is None):
            try:
                async with asyncio.timeout(_IMPATIENCE):
                    frame = read_frame(socket, await socket.recv())
            except TimeoutError:
                self._silent += 1
                await self._send(socket)
                continue
            self._silent = 0
            if frame["type"] == "position" and not self._take(frame):
                # Something in between was lost: ask for it.
                return
            if frame["type"] == "accepted":
                self._acknowledge(frame)
            assert frame["type"] != "declined", frame
            question = self.position.get("question")
            if question and not enough.is_set() and self._pending is None and question["version"] not in self._versions:
                self._versions.add(question["version"])
                picks = random_picks(question, self._chance)
                client = fresh_id(self._chance)
                self._pending = {"type": "choose", "client": client, "version": question["version"], "picks": picks}
                await self._send(socket)

    def _take(self, position: Json) -> bool:
        """Take a position if it is newer; False if there is a gap before it."""
        if position["since"] > self.number:
            return False
        if position["number"] >= self.number:
            self.position, self.number = position, position["number"]
            self.log.update({entry["number"]: entry for entry in position["log"]})
        return True

    async def _send(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            self.sends += 1
            await socket.send(msgspec.json.encode(self._pending).decode())

    def _acknowledge(self, frame: Json) -> None:
        if self._pending is not None and frame["client"] == self._pending["client"]:
            self.made[frame["client"]] = (frame["number"], self._pending["picks"])
            self._pending = None
        assert self.made[frame["client"]][0] == frame["number"], "one choice stands under two numbers"

    async def catch_up(self) -> None:
        """Over the good line: whatever is missing."""
        async with self.client.live(self._table, self.seat, self.number) as socket:
            while True:
                frame = read_frame(socket, await socket.recv())
                if frame["type"] == "position":
                    assert self._take(frame)
                    return


async def _people(address: str, line: BadLine) -> tuple[str, list[Patient]]:
    host = await Client(address).be_guest("Guest A")
    table = (await host.open_table(["me", "open", "open"]))["table"]["id"]
    people = [Patient(host, line, table, 0, 0)]
    for seat in (1, 2):
        guest = Client(address)
        await guest.join_by_link(await host.link_to(table, seat), f"Guest {'ABC'[seat]}")
        people.append(Patient(guest, line, table, seat, seat))
    people.append(Patient(Client(address), line, table, None, 9))
    await host.start(table)
    return table, people


async def _require_agreement(table: str, people: list[Patient]) -> None:
    """Everybody has the same table as the server, to the last entry of the log."""
    for person in people:
        await person.catch_up()
        truth = await person.client.position(table, person.seat)
        assert person.number == truth["number"]
        assert [person.log[number] for number in sorted(person.log)] == truth["log"]
        for key in ("table", "question", "view", "outcome", "can_undo", "standing"):
            assert person.position[key] == truth[key], key


def test_all_clients_agree_once_the_line_is_good_again(sqlite_address: str, serve: Serve) -> None:
    server = serve(sqlite_address)

    async def evening() -> tuple[BadLine, list[Patient], Record, int]:
        address = await server.start()
        async with BadLine(address, random.Random(5)) as line, asyncio.timeout(60):
            table, people = await _people(address, line)
            enough = asyncio.Event()
            playing = [asyncio.create_task(person.play(enough)) for person in people]
            while sum(len(person.made) for person in people) < CHOICES:
                await asyncio.sleep(0.02)
                assert not any(task.done() for task in playing), [task.exception() for task in playing if task.done()]
            line.is_bad = False
            enough.set()
            await asyncio.gather(*playing)
            await _require_agreement(table, people)
            ended_at = await people[0].client.resign(table, 0)
            await people[1].client.resign(table, 1)
            record = Record.parse(await people[2].client.record(table))
            # Between the two a stand-in may have answered for the first.
            by_us = sum(number < ended_at for number in await people[2].client.numbers(table))
            for person in people:
                await person.client.__aexit__(None, None, None)
        return line, people, record, by_us

    line, people, record, by_us = asyncio.run(evening())

    # Each choice stands exactly once, in the order of the numbers that were acknowledged.
    made = sorted((number, person.seat, picks) for person in people for number, picks in person.made.values())
    kept = [(choice.seat, choice.picks) for choice in record.choices[:by_us]]
    assert kept == [(seat, picks) for _, seat, picks in made]
    assert tessera.replay(str(record)).fingerprint() == record.fingerprint
    assert len(made) >= CHOICES
    # The line was bad in all its ways, and choices had to be sent again.
    assert all(line.counts[fate] > 0 for fate in FATES)
    assert sum(person.sends for person in people) > len(made) + 5
    assert "Traceback" not in server.said()
