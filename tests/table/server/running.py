"""A whole server in a thread of the tests, on a free port of the loopback, and people who talk to it."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import structlog
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from tessera.table.house import House
from tessera.table.server import run
from tessera.table.server.app import create_app
from tessera.table.server.doorman import Doorman
from tessera.table.settings import Settings
from tests.table.client import read_frame

Json = dict[str, Any]

_numbers = itertools.count(1)


def client_id() -> str:
    """An id for something that a client wants done."""
    return f"client-{next(_numbers):06}"


class Running:
    """A server that runs."""

    def __init__(self, address: str, server: run.Server, log: Path) -> None:
        self.address = address
        self.log = log
        self.app: FastAPI = server.app
        self._server = server
        self._people: list[Someone] = []

    def stop(self) -> None:
        """Stop, as a signal would have it."""
        self._server.should_exit = True

    def close(self) -> None:
        """Everybody closes their browser."""
        for someone in self._people:
            someone.http.close()

    @property
    def doorman(self) -> Doorman:
        """Who watches its connections."""
        return self._server.doorman

    @property
    def house(self) -> House:
        """The house inside. Its loop is another thread's."""
        house = self.app.state.house
        assert isinstance(house, House)
        return house

    def guest(self, name: str, language: str = "en") -> Someone:
        """Somebody without an account."""
        someone = self.stranger()
        someone.ask("POST", "/guests", {"name": name, "language": language})
        return someone

    def account(self, name: str, language: str = "en") -> Someone:
        """Somebody with an account."""
        someone = self.stranger()
        someone.ask("POST", "/accounts", {"name": name, "password": "many small stones", "language": language})
        return someone

    def stranger(self) -> Someone:
        """Somebody whom the server does not know."""
        someone = Someone(self.address)
        self._people.append(someone)
        return someone


@contextmanager
def running(folder: Path, **wanted: Any) -> Iterator[Running]:
    """A server for as long as the block lasts."""
    log = (folder / "server.log").open("w", encoding="utf-8")
    # As hosts have it, but into a file; set_up_logs would also change how pytest itself logs.
    logged_before = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(log),
    )
    settings = Settings(**{"database": str(folder / "tessera.sqlite"), "port": 0, "rate": 0, **wanted})
    with run.bound(settings.host, settings.port) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        told: list[str] = []
        ready = threading.Event()

        def announce(address: str) -> None:
            told.append(address)
            ready.set()

        server = run.Server(create_app(settings), settings, announce)
        thread = threading.Thread(target=run.run, args=(server, settings, listener), daemon=True)
        thread.start()
        assert ready.wait(30), "the server did not start"
        started = Running(told[0], server, folder / "server.log")
        try:
            yield started
        finally:
            started.close()
            started.stop()
            thread.join(10)
            assert not thread.is_alive(), "the server did not stop"
            structlog.configure(**logged_before)
            log.close()


class Answer:
    """What the server answered."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.text = response.text
        self.is_json = response.headers.get("content-type") == "application/json"
        self.json: Any = response.json() if self.is_json else None

    @property
    def code(self) -> str:
        """The code of a Problem, whose every part is there."""
        assert set(self.json) == {"code", "text", "clause", "retry_after"}, self.text
        return str(self.json["code"])

    def __repr__(self) -> str:
        return f"{self.status} {self.text[:500]}"


class Someone:
    """One person's browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Nothing is encrypted here: certificates would only be read, which takes longer than most requests.
        self.http = httpx.Client(
            base_url=f"{address}/api", headers={"X-Tessera": "1"}, trust_env=False, verify=False, timeout=30
        )

    @property
    def token(self) -> str:
        """The secret by which the server knows this person."""
        return str(next(iter(self.http.cookies.jar)).value)

    def send(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None, **query: object
    ) -> Answer:
        """One request, whatever comes of it."""
        parameters: Any = {name: value for name, value in query.items() if value is not None}
        content = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
        kind = {} if content is None else {"Content-Type": "application/json"}
        return Answer(
            self.http.request(method, path, content=content, headers={**kind, **(headers or {})}, params=parameters)
        )

    def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """One request that is met."""
        answer = self.send(method, path, body, None, **query)
        assert answer.status < 300, answer
        return answer.json if answer.is_json else answer.text

    def refused(self, method: str, path: str, body: object = None, **query: object) -> tuple[int, str]:
        """One request that is not met: status and code."""
        answer = self.send(method, path, body, None, **query)
        assert answer.status >= 400, answer
        return answer.status, answer.code

    def open_table(self, seats: Sequence[str], **terms: object) -> Json:
        """A new table; each seat is "me", "open", or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        position: Json = self.ask("POST", "/tables", {"game": "candlelight", "seats": wishes, **terms})
        return position

    def position(self, table: str, seat: int | None = None, **query: object) -> Json:
        """The table as a seat sees it."""
        shown: Json = self.ask("GET", f"/tables/{table}", seat=seat, **query)
        return shown

    def choose(self, table: str, seat: int, index: int = 0) -> int:
        """Answer the open question of a seat with its first options from `index` on; the number of the entry."""
        question = self.position(table, seat)["question"]
        picks = [option["id"] for option in question["options"][index : index + max(1, question["least"])]]
        body = {"client": client_id(), "version": question["version"], "picks": picks}
        return int(self.ask("POST", f"/tables/{table}/seats/{seat}/choices", body)["number"])

    @contextmanager
    def live(self, table: str, **query: object) -> Iterator[Socket]:
        """A live connection."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live?{urlencode(query)}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        with connect(address, additional_headers=headers, proxy=None, max_size=None) as connection:
            yield Socket(connection)


class Socket:
    """A live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def next(self, kind: str, seconds: float = 10) -> Json:
        """The next frame of a kind; others are passed over, but for the end of the connection."""
        while True:
            frame = read_frame(self.connection, self.connection.recv(timeout=seconds))
            if frame["type"] == kind:
                return frame
            assert frame["type"] != "closing", frame

    def say(self, message: object) -> None:
        """Send something."""
        self.connection.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())
