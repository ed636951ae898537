"""Live tables: people at one screen each, with a connection for every seat, who answer at random."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

SEATS: Final = 4
# Longer than this nobody waits for anything.
_PATIENCE: Final = 60.0
_AT_ONCE: Final = 8
# How far the games have come: spread evenly over their first choices. None ends before it has been measured.
_STRIDE: Final = 37
_FURTHEST: Final = 300


class _Seen(msgspec.Struct):
    """Of a frame, what the driver has to know: the rest is not decoded, so that the driver is no load itself."""

    type: str
    number: int = 0
    question: dict[str, Any] | None = None
    problem: dict[str, Any] | None = None


_FRAMES: Final = msgspec.json.Decoder(_Seen)


class LiveTable:
    """One table in play, seen from all its seats."""

    def __init__(self, address: str, id: str, cookie: str, chance: random.Random) -> None:
        self._address = address
        self._id = id
        self._cookie = cookie
        self._chance = chance
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._numbers = [0] * SEATS
        self._questions: dict[int, dict[str, Any]] = {}
        self._sent = 0
        self._awaited = 0
        self._seen: asyncio.Event = asyncio.Event()
        self.is_over = False

    async def connect(self) -> None:
        """Open a connection for each seat, and wait for what it shows."""
        for seat in range(SEATS):
            socket = await connect(
                f"{self._address.replace('http', 'ws', 1)}/api/tables/{self._id}/live?seat={seat}",
                origin=Origin(self._address),
                additional_headers={"Cookie": self._cookie},
                proxy=None,
                compression=None,
                open_timeout=_PATIENCE,
            )
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
        await self._until(1)

    async def close(self) -> None:
        """Hang up."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*[socket.close() for socket in self._sockets], return_exceptions=True)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            frame = _FRAMES.decode(text)
            if frame.type == "position":
                self._numbers[seat] = frame.number
                self._questions.pop(seat, None)
                if frame.question is not None:
                    self._questions[seat] = frame.question
                if min(self._numbers) >= self._awaited:
                    self._seen.set()
            elif frame.type in ("declined", "closing"):
                raise AssertionError(f"the server refused: {frame.problem}")

    async def _until(self, number: int) -> None:
        """Wait until every seat has been shown this entry of the journal."""
        self._awaited = number
        if min(self._numbers) >= number:
            return
        self._seen.clear()
        waiting = asyncio.ensure_future(self._seen.wait())
        done, _ = await asyncio.wait([waiting, *self._readers], timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if waiting not in done:
            waiting.cancel()
            for reader in done:
                reader.result()
            raise TimeoutError("a view did not come")

    async def choose(self) -> float:
        """One random choice of a seat that is asked; the seconds from sending it until all seats have seen it."""
        if not self._questions:
            self.is_over = True
            return 0.0
        seat = self._chance.choice(sorted(self._questions))
        question = self._questions.pop(seat)
        options = [option["id"] for option in question["options"]]
        picks = self._chance.sample(options, self._chance.randint(question["least"], question["most"]))
        self._sent += 1
        message = {"type": "choose", "client": f"load-{self._sent:08}", "version": question["version"], "picks": picks}
        following = max(self._numbers) + 1
        text = msgspec.json.encode(message).decode()
        began = time.perf_counter()
        await self._sockets[seat].send(text)
        await self._until(following)
        return time.perf_counter() - began


class LiveTables:
    """Many live tables at one server, for as long as the `async with` lasts."""

    def __init__(self, address: str, count: int, records: Sequence[str]) -> None:
        self.tables: list[LiveTable] = []
        self._address = address
        self._count = count
        # Games to go on from, so that tables are met everywhere between their beginning and their end.
        self._records = records

    async def __aenter__(self) -> LiveTables:
        limit = asyncio.Semaphore(_AT_ONCE)

        async def open_one(number: int) -> None:
            async with limit:
                self.tables.append(await self._open(number))

        await asyncio.gather(*[open_one(number) for number in range(self._count)])
        return self

    async def connect(self) -> None:
        """Connect every seat of every table."""
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
        """A guest opens a table somewhere in a game and sits in all its seats."""
        headers = {"X-Tessera": "1", "Origin": self._address}
        async with httpx.AsyncClient(
            base_url=f"{self._address}/api", headers=headers, trust_env=False, timeout=_PATIENCE
        ) as client:
            (await client.post("/guests", json={"name": f"Guest {number}"})).raise_for_status()
            wish = {
                "record": self._records[number % len(self._records)],
                "upto": number * _STRIDE % _FURTHEST,
                "seats": [{"kind": "me"}] * SEATS,
                "hot_seat": True,
            }
            opened = (await client.post("/tables/import", json=wish)).raise_for_status().json()
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return LiveTable(self._address, opened["table"]["id"], cookie, random.Random(number))
