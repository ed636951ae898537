"""Live tables: people with a connection for each of their seats, who answer at random; bots, and people who look on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

# Longer than this nobody waits for anything.
_PATIENCE: Final = 60.0
_AT_ONCE: Final = 8
# How far the games have come: spread evenly over their first choices. None ends before it has been measured.
_STRIDE: Final = 37
_FURTHEST: Final = 300


class Company(NamedTuple):
    """What is played at each table, and by whom."""

    game: str
    people: int
    # The levels of the bots that sit there, too.
    bots: tuple[str, ...]
    onlookers: int

    @property
    def seats(self) -> int:
        """How many play."""
        return self.people + len(self.bots)

    @property
    def sockets(self) -> int:
        """How many look at a table, each over a connection."""
        return self.people + self.onlookers


class _Changes(msgspec.Struct):
    """What takes the place of what was there: lists of one."""

    question: tuple[dict[str, Any] | None] | None = None
    outcome: Any = None


class _Seen(msgspec.Struct):
    """Of a frame, what the driver has to know: the rest is not decoded, so that the driver is no load itself."""

    type: str
    number: int = 0
    client: str = ""
    question: dict[str, Any] | None = None
    changes: _Changes | None = None
    problem: dict[str, Any] | None = None


_FRAMES: Final = msgspec.json.Decoder(_Seen)


class LiveTable:
    """One table in play, seen by everybody who looks at it."""

    def __init__(self, address: str, id: str, cookie: str, company: Company, chance: random.Random) -> None:
        self._address = address
        self._id = id
        self._cookie = cookie
        self._company = company
        self._chance = chance
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._numbers = [0] * company.sockets
        self._questions: dict[int, dict[str, Any]] = {}
        self._sent = 0
        self._accepted: dict[str, int] = {}
        self._awaited = ""
        self.bytes = 0
        self._seen: asyncio.Event = asyncio.Event()
        self.is_over = False

    @property
    def number(self) -> int:
        """The latest entry that anybody has been shown."""
        return max(self._numbers)

    async def connect(self) -> None:
        """Open a connection for each person who plays or looks on, and wait for what it shows."""
        for index in range(self._company.sockets):
            is_seated = index < self._company.people
            socket = await connect(
                f"{self._address.replace('http', 'ws', 1)}/api/tables/{self._id}/live" + f"?seat={index}" * is_seated,
                origin=Origin(self._address),
                additional_headers={"Cookie": self._cookie} if is_seated else {},
                proxy=None,
                compression=None,
                open_timeout=_PATIENCE,
            )
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(index, socket)))
        self._accepted["come"] = 1
        await self._until("come")

    async def close(self) -> None:
        """Hang up."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*[socket.close() for socket in self._sockets], return_exceptions=True)

    async def _read(self, index: int, socket: ClientConnection) -> None:
        async for text in socket:
            frame = _FRAMES.decode(text)
            self.bytes += len(text)
            if frame.type in ("declined", "closing"):
                raise AssertionError(f"the server refused: {frame.problem}")
            if frame.type == "accepted":
                self._accepted[frame.client] = frame.number
            if frame.type in ("position", "changed"):
                self._numbers[index] = frame.number
                self.is_over |= frame.changes is not None and frame.changes.outcome is not None
                self._be_asked(index, frame)
            if self._has_come():
                self._seen.set()

    def _be_asked(self, index: int, frame: _Seen) -> None:
        asked = frame.changes.question if frame.changes else (frame.question,)
        if asked is None or index >= self._company.people:
            return
        self._questions.pop(index, None)
        if asked[0] is not None:
            self._questions[index] = asked[0]

    def _has_come(self) -> bool:
        """Whether what is awaited was accepted, and everybody has been shown what came of it."""
        number = self._accepted.get(self._awaited)
        return number is not None and min(self._numbers) >= number

    async def _until(self, client: str) -> None:
        """Wait until everybody has been shown what was sent with this id."""
        self._awaited = client
        self._seen.clear()
        if self._has_come():
            return
        waiting = asyncio.ensure_future(self._seen.wait())
        done, _ = await asyncio.wait([waiting, *self._readers], timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if waiting not in done:
            waiting.cancel()
            for reader in done:
                reader.result()
            raise TimeoutError("a view did not come")

    async def choose(self) -> float:
        """One random choice of a seat that is asked; the seconds from sending it until everybody has seen it.

        Where only bots are asked, their turn is waited for first.
        """
        while not self._questions:
            if self.is_over:
                return 0.0
            await asyncio.sleep(0.005)
        seat = self._chance.choice(sorted(self._questions))
        question = self._questions.pop(seat)
        options = [option["id"] for option in question["options"]]
        picks = self._chance.sample(options, self._chance.randint(question["least"], question["most"]))
        self._sent += 1
        client = f"load-{self._sent:08}"
        message = {"type": "choose", "client": client, "version": question["version"], "picks": picks}
        text = msgspec.json.encode(message).decode()
        began = time.perf_counter()
        await self._sockets[seat].send(text)
        await self._until(client)
        return time.perf_counter() - began


class LiveTables:
    """Many live tables at one server, for as long as the `async with` lasts."""

    def __init__(self, address: str, count: int, company: Company, records: Sequence[str]) -> None:
        self.tables: list[LiveTable] = []
        self._address = address
        self._count = count
        self._company = company
        # Games to go on from, so that tables are met everywhere between their beginning and their end.
        self._records = records

    async def __aenter__(self) -> LiveTables:
        limit = asyncio.Semaphore(_AT_ONCE)

        async def open_one(number: int) -> None:
            async with limit:
                self.tables.append(await self._open(number))

        await asyncio.gather(*[open_one(number) for number in range(self._count)])
        return self

    @property
    def bytes(self) -> int:
        """What everybody has been sent so far."""
        return sum(table.bytes for table in self.tables)

    @property
    def entries(self) -> int:
        """What stands in all journals so far, choices of bots included."""
        return sum(table.number for table in self.tables)

    async def connect(self) -> None:
        """Connect everybody at every table."""
        limit = asyncio.Semaphore(_AT_ONCE)

        async def connect_one(table: LiveTable) -> None:
            async with limit:
                await table.connect()

        await asyncio.gather(*[connect_one(table) for table in self.tables])

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*[table.close() for table in self.tables])

    async def _open(self, number: int) -> LiveTable:
        """A guest opens a table somewhere in a game and sits in all its seats but those of bots."""
        headers, company = {"X-Tessera": "1", "Origin": self._address}, self._company
        async with httpx.AsyncClient(
            base_url=f"{self._address}/api", headers=headers, trust_env=False, timeout=_PATIENCE
        ) as client:
            (await client.post("/guests", json={"name": f"Guest {number}"})).raise_for_status()
            wish = {
                "record": self._records[number % len(self._records)],
                "upto": number * _STRIDE % _FURTHEST,
                "seats": [{"kind": "me"}] * company.people
                + [{"kind": "bot", "level": level} for level in company.bots],
                "hot_seat": True,
                "visibility": "public",
            }
            opened = (await client.post("/tables/import", json=wish)).raise_for_status().json()
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return LiveTable(self._address, opened["table"]["id"], cookie, company, random.Random(number))
