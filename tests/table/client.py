"""A client of the table for tests: people who sign up, sit down and answer at random, by HTTP and by WebSocket.

It knows the server by its address alone, as any program of a player would.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import TracebackType
from typing import Any
from urllib.parse import quote
from weakref import WeakKeyDictionary

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tessera.table.changes import position_after

Json = dict[str, Any]


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem.get('code')}: {problem.get('text')}")
        self.status = status
        self.problem = problem
        self.code = str(problem.get("code", ""))


class Client:
    """One person's browser: a cookie, and the address of the server, which may change."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Nothing is encrypted here: certificates would only be read, which takes longer than most requests.
        self._http = httpx.AsyncClient(timeout=30, trust_env=False, verify=False, headers={"X-Tessera": "1"})
        self.name = ""
        # Every body that came from the server, for tests that search them.
        self.heard: list[bytes] = []

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def raw(self, method: str, path: str, body: object = None, **queries: object) -> httpx.Response:
        """One request, whatever comes of it."""
        parameters: dict[str, Any] = {name: value for name, value in queries.items() if value is not None}
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Origin": self.address}
        if content is not None:
            headers["Content-Type"] = "application/json"
        response = await self._http.request(
            method, f"{self.address}/api{path}", params=parameters, content=content, headers=headers
        )
        self.heard.append(response.content)
        return response

    async def ask(self, method: str, path: str, body: object = None, **queries: object) -> Any:
        """One request; what the server answered, or Refused."""
        response = await self.raw(method, path, body, **queries)
        if response.is_error:
            raise Refused(response.status_code, _problem(response))
        return response.json() if response.content else None

    @property
    def cookie(self) -> str:
        """The secret by which the server knows this person, as a header holds it."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)

    @property
    def token(self) -> str:
        """The secret alone."""
        return self.cookie.partition("=")[2]

    def take_cookies(self, other: Client) -> None:
        """Be the same person as another client, in another window."""
        self._http.cookies.update(other._http.cookies)

    # People

    async def be_guest(self, name: str) -> Client:
        """Come without an account."""
        await self.ask("POST", "/guests", {"name": name})
        self.name = name
        return self

    async def join_by_link(self, token: str, name: str) -> Json:
        """Sit down by a secret link."""
        self.name = name
        answer: Json = await self.ask("POST", "/links/join", {"token": token, "name": name})
        return answer

    # Tables

    async def open_table(self, seats: Sequence[str], **terms: object) -> Json:
        """Open a table; each seat is "me", "open", or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        position: Json = await self.ask("POST", "/tables", {"game": "atlas-lost", "seats": wishes, **terms})
        return position

    async def link_to(self, table: str, seat: int) -> str:
        """A new link to a seat: its token."""
        return str((await self.ask("POST", f"/tables/{table}/seats/{seat}/link"))["token"])

    async def start(self, table: str) -> None:
        """Begin."""
        await self.ask("POST", f"/tables/{table}/start")

    async def position(self, table: str, seat: int | None = None, since: int = 0, language: str = "en") -> Json:
        """The table as a seat sees it, or as a spectator does."""
        shown: Json = await self.ask("GET", f"/tables/{table}", seat=seat, since=since, language=language)
        return shown

    async def choose(self, table: str, seat: int, version: int, picks: Sequence[str], client: str) -> int:
        """Answer a question; the number under which the answer stands in the journal."""
        body = {"client": client, "version": version, "picks": list(picks)}
        return int((await self.ask("POST", f"/tables/{table}/seats/{seat}/choices", body))["number"])

    async def resign(self, table: str, seat: int) -> int:
        """Give up; the number under which that stands in the journal."""
        return int((await self.ask("POST", f"/tables/{table}/seats/{seat}/resign"))["number"])

    async def numbers(self, table: str) -> list[int]:
        """The numbers in the journal of all choices that stand, as everybody sees them."""
        shown = await self.position(table)
        return [entry["number"] for entry in shown["log"] if entry["kind"] == "chose"]

    async def record(self, table: str) -> str:
        """The record of a game that is over."""
        response = await self.raw("GET", f"/tables/{table}/record")
        if response.is_error:
            raise Refused(response.status_code, _problem(response))
        return response.text

    def live(self, table: str, seat: int | None = None, since: int = 0, language: str = "en") -> connect:
        """A live connection: use it with `async with`."""
        query = f"?language={quote(language)}&since={since}" + ("" if seat is None else f"&seat={seat}")
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return connect(address, origin=self.address, additional_headers=headers, proxy=None, open_timeout=30)  # type: ignore[arg-type]


def _problem(response: httpx.Response) -> Json:
    try:
        problem = response.json()
    except ValueError:
        return {"code": "", "text": response.text[:200]}
    return problem if isinstance(problem, dict) else {"code": "", "text": str(problem)}


# What each live connection was shown last, and by which step of it.
_SHOWN: WeakKeyDictionary[object, tuple[int, Json]] = WeakKeyDictionary()


def read_frame(socket: object, text: str | bytes) -> Json:
    """A frame of a live connection; what has changed comes as the position that it leads to."""
    frame: Json = msgspec.json.decode(text)
    step = 0
    if frame["type"] == "changed":
        step, (known, position) = frame["step"], _SHOWN.get(socket, (-1, {}))
        if step != known + 1:
            raise ConnectionError(f"step {step} came after step {known}")
        assert frame["since"] == position["number"], "changes follow each other"
        frame = position_after(position, frame)
    if frame["type"] == "position":
        _SHOWN[socket] = step, frame
    return frame


async def next_frame(socket: ClientConnection, kind: str) -> Json:
    """The next frame of a kind; others are passed over."""
    while True:
        frame = read_frame(socket, await socket.recv())
        if frame["type"] == kind:
            return frame


def random_picks(question: Json, chance: random.Random) -> list[str]:
    """A legal answer, at random."""
    count = chance.randint(question["least"], question["most"])
    options = [option["id"] for option in question["options"]]
    return sorted(chance.sample(options, count), key=options.index)


def fresh_id(chance: random.Random) -> str:
    """An id for something that a client wants done."""
    return f"{chance.getrandbits(96):024x}"
