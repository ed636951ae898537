"""The people of one table, who play at random while the server is killed under them, and forget nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

import tessera
from tessera.kernel.record import Record
from tests.table.client import Client, Json, Refused, fresh_id, random_picks, read_frame
from tests.table.faults.stage import ACKNOWLEDGED, BOT_ASKED, PATIENCE, SENT, Stage, patience

NEVER = 10**9
# What one hears of a server that is gone.
GONE = (httpx.TransportError, WebSocketException, OSError)


@dataclass
class Sent:
    """A choice that a person made, and under which number the server says it stands."""

    client: str
    seat: int
    version: int
    picks: list[str]
    number: int = 0
    times: int = 0


@dataclass
class Checked:
    """A game that was found to be right in the end."""

    choices: int
    acknowledged: int
    resent: int
    by_bots: int


@dataclass
class Person:
    """Somebody in a seat: what they have been told so far."""

    client: Client
    seat: int
    number: int = 0
    # A position that came and was not looked at yet.
    position: Json | None = None
    unanswered: Sent | None = None
    made: list[Sent] = field(default_factory=list)
    has_resigned: bool = False
    # From this entry on somebody else answers for the seat.
    gone_at: int = NEVER
    # Whether a bot was asked when the person last looked.
    waits_for_bot: bool = False


class Troupe:
    """The people of one table after another. Seats that are not theirs are played by bots."""

    def __init__(self, stage: Stage, seats: Sequence[str], seed: int) -> None:
        self._stage = stage
        self._seats = seats
        self._chance = random.Random(seed)
        self.checked: list[Checked] = []

    async def play(self) -> None:
        """Play until the stage closes; whatever game is on then is ended by resigning, and checked like all others."""
        while not self._stage.is_closing:
            people: list[Person] = []
            try:
                table = await self._open(people)
                async with asyncio.TaskGroup() as group:
                    for person in people:
                        group.create_task(self._play_seat(person, table))
                self.checked.append(check(people, *await self._read(people[0].client, table)))
            finally:
                for person in people:
                    await person.client.__aexit__(None, None, None)

    # Opening

    async def _open(self, people: list[Person]) -> str:
        """A new table; should the server go in the middle of it, another one."""
        while True:
            try:
                return await self._try_to_open(people)
            except GONE:
                for person in people:
                    await person.client.__aexit__(None, None, None)
                people.clear()
                await asyncio.sleep(0.05)

    async def _try_to_open(self, people: list[Person]) -> str:
        address = await self._stage.address()
        seats = [seat for seat, holder in enumerate(self._seats) if holder in ("me", "open")]
        host = Client(address)
        people.append(Person(host, seats[0]))
        await host.be_guest("Guest A")
        opened = await host.open_table(self._seats)
        table = str(opened["table"]["id"])
        for seat in seats[1:]:
            guest = Client(address)
            people.append(Person(guest, seat))
            await guest.join_by_link(await host.link_to(table, seat), f"Guest {'ABCD'[seat]}")
        await host.start(table)
        return table

    # Playing

    async def _play_seat(self, person: Person, table: str) -> None:
        """One person's evening: connect, answer, and when the server is gone connect again and say it again."""
        number, patient_until = person.number, time.monotonic() + PATIENCE
        while True:
            if person.number > number:
                number, patient_until = person.number, time.monotonic() + PATIENCE
            assert time.monotonic() < patient_until, f"seat {person.seat} of table {table} gets no further"
            person.client.address = await self._stage.address()
            try:
                # Whoever has given up watches the end as a spectator.
                seat = None if person.has_resigned else person.seat
                async with person.client.live(table, seat, person.number) as socket:
                    if await self._sit(person, table, socket):
                        return
            except GONE:
                await asyncio.sleep(0.01)

    async def _sit(self, person: Person, table: str, socket: ClientConnection) -> bool:
        """Answer whatever is asked while the connection holds; True when the game is over."""
        person.position = None
        if person.unanswered is not None:
            await self._send(person, table, socket)
        while True:
            shown = await self._next_position(person, table, socket)
            assert shown["number"] >= person.number, "something that was shown is gone"
            person.number = shown["number"]
            if shown["table"]["status"] == "over":
                return True
            assert shown["table"]["status"] == "running", shown["table"]
            seats = shown["table"]["seats"]
            person.waits_for_bot = any(seat["asked"] and seat["holder"] == "bot" for seat in seats)
            if person.waits_for_bot:
                self._stage.note(BOT_ASKED)
            question = shown["question"]
            if question is None or self._stage.is_closing:
                continue
            if person.made and person.made[-1].version == question["version"]:
                # A position from before the answer that is acknowledged by now.
                continue
            picks = random_picks(question, self._chance)
            person.unanswered = Sent(fresh_id(self._chance), person.seat, question["version"], picks)
            await self._send(person, table, socket)

    async def _next_position(self, person: Person, table: str, socket: ClientConnection) -> Json:
        """What is shown next. When the stage closes, the person gives up.

        Not before a bot that is asked has answered, though: bots go on by themselves after the last kill, too.
        """
        async with patience(f"something new at table {table} for seat {person.seat}"):
            while person.position is None:
                if self._stage.is_closing and not (person.has_resigned or person.waits_for_bot):
                    person.has_resigned = True
                    await self._resign(person, table)
                try:
                    async with asyncio.timeout(0.2):
                        await self._hear(person, socket)
                except TimeoutError:
                    # Nothing happened; perhaps the stage has closed.
                    continue
        shown, person.position = person.position, None
        return shown

    async def _hear(self, person: Person, socket: ClientConnection) -> Json:
        frame = read_frame(socket, await socket.recv())
        assert frame["type"] in ("position", "presence", "accepted", "declined", "closing"), frame
        assert person.has_resigned or frame.get("again", True), frame
        if frame["type"] == "position":
            person.position = frame
        return frame

    async def _resign(self, person: Person, table: str) -> None:
        try:
            person.gone_at = await person.client.resign(table, person.seat)
        except Refused as refused:
            # Somebody else's giving up may have ended the game in the meantime.
            if refused.code != "not-now":
                raise

    async def _send(self, person: Person, table: str, socket: ClientConnection) -> None:
        """Send a choice, by one way or the other, until it is acknowledged; now and then once more for good measure."""
        sent = person.unanswered
        assert sent is not None
        for _ in range(2 if self._chance.random() < 0.15 else 1):
            sent.times += 1
            try:
                if self._chance.random() < 0.5:
                    number = await self._by_http(person, table, sent)
                else:
                    number = await self._by_socket(person, sent, socket)
            except Refused as refused:
                if refused.code == "not-now" and self._stage.is_closing and not sent.number:
                    # Somebody gave up before this choice came, and with that the game was over.
                    person.unanswered = None
                    return
                raise
            assert sent.number in (0, number), f"one choice stands under {sent.number} and {number}"
            sent.number = number
        person.unanswered = None
        person.made.append(sent)
        self._stage.note(ACKNOWLEDGED)

    async def _by_http(self, person: Person, table: str, sent: Sent) -> int:
        self._stage.note(SENT)
        return await person.client.choose(table, sent.seat, sent.version, sent.picks, sent.client)

    async def _by_socket(self, person: Person, sent: Sent, socket: ClientConnection) -> int:
        message = {"type": "choose", "client": sent.client, "version": sent.version, "picks": sent.picks}
        await socket.send(msgspec.json.encode(message).decode())
        self._stage.note(SENT)
        while True:
            async with patience(f"word of choice {sent.client}"):
                frame = await self._hear(person, socket)
            if frame["type"] == "declined":
                raise Refused(409, frame["problem"])
            if frame["type"] == "accepted" and frame["client"] == sent.client:
                return int(frame["number"])

    # Afterwards

    async def _read(self, client: Client, table: str) -> tuple[Record, list[int]]:
        """The record of a game that is over and the numbers of its choices, from whichever server is up."""
        async with patience(f"the record of table {table}"):
            while True:
                client.address = await self._stage.address()
                try:
                    return Record.parse(await client.record(table)), await client.numbers(table)
                except GONE:
                    await asyncio.sleep(0.01)


def check(people: list[Person], record: Record, numbers: list[int]) -> Checked:
    """The record holds exactly what was acknowledged, in that order, and plays out to its fingerprint."""
    assert len(numbers) == len(record.choices)
    made = sorted((sent for person in people for sent in person.made), key=lambda sent: sent.number)
    assert all(person.unanswered is None for person in people)
    assert len({sent.number for sent in made}) == len(made), "two choices stand under one number"
    for person in people:
        kept = [
            (number, choice.picks)
            for number, choice in zip(numbers, record.choices, strict=True)
            if choice.seat == person.seat and number < person.gone_at
        ]
        told = [(sent.number, sent.picks) for sent in person.made]
        assert kept == told, f"seat {person.seat} was told otherwise"
    # Played again by the engine alone, from the seed and the choices: what people were acknowledged, and in between
    # what the record says of bots.
    own = {sent.number: (sent.seat, sent.picks) for sent in made}
    setup = record.setup
    again = tessera.start(setup.game, seats=setup.seats, seed=setup.seed, options=setup.options)
    for number, choice in zip(numbers, record.choices, strict=True):
        again.play(*own.get(number, (choice.seat, choice.picks)))
    assert again.fingerprint() == record.fingerprint
    resent = sum(sent.times > 1 for sent in made)
    return Checked(len(record.choices), len(made), resent, len(record.choices) - len(made))
