"""The guard before the server: what every request and every answer has to pass, whoever sends it and whatever it is.

From the outside in: `Wrapping` (headers on every answer), `Counting` (metrics), `Gate` (name of the server, limits,
origin, header against forged requests), `Measuring` (size of the body as it comes in).
"""

from __future__ import annotations

import math
from typing import Final

import structlog
from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.table.rates import Rates
from tessera.table.server.address import client_address, networks
from tessera.table.server.answers import language_of, refuse
from tessera.table.server.budgets import BY_ADDRESS, budget_of
from tessera.table.server.counting import Counting
from tessera.table.server.origins import allowed_host, allowed_origin
from tessera.table.server.reading import BODY_LIMIT, RECORD_LIMIT, too_big
from tessera.table.settings import Settings
from tessera.table.troubles import Forbidden, TooMany, Trouble

__all__ = ["allowed_origin", "guard"]

_log = structlog.get_logger("tessera.server")

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": (
        "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), payment=(), usb=()"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_STARTS: Final = ("http.response.start", "websocket.http.response.start")


def guard(app: FastAPI, settings: Settings) -> None:
    """Put the guard before an app."""
    # A misspelt proxy is told at the start, not to the first client.
    networks(settings.proxies)
    app.state.rates = Rates(settings.rate)
    # The one added last is the outermost.
    app.add_middleware(Measuring)
    app.add_middleware(Gate, settings=settings, rates=app.state.rates)
    app.add_middleware(Counting)
    app.add_middleware(Wrapping, settings=settings)


class Wrapping:
    """Puts the headers on every answer by which browsers protect people."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers = dict(_HEADERS)
        if settings.is_https:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def wrapped(message: Message) -> None:
            if message["type"] in _STARTS:
                self._put(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self._app(scope, receive, wrapped)

    def _put(self, headers: MutableHeaders, path: str) -> None:
        for name, value in self._headers.items():
            headers[name] = value
        if path.startswith("/api"):
            headers["Cache-Control"] = "no-store"


class Gate:
    """Turns away what must not even be looked at."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self._app = app
        self._settings = settings
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        trouble = self._objection(connection, scope)
        if trouble is None:
            await self._app(scope, receive, send)
            return
        _log.info("turned away", code=trouble.code, status=trouble.status)
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await refuse(trouble, language_of(connection))(scope, receive, send)

    def _objection(self, connection: HTTPConnection, scope: Scope) -> Trouble | None:
        hosts = connection.headers.getlist("host")
        if len(hosts) != 1 or not allowed_host(self._settings, hosts[0]):
            return _wrong_host()
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        wait = self._wait(connection, scope)
        if wait > 0:
            return TooMany(max(1, math.ceil(wait)))
        if not changes:
            return None
        if len(connection.headers.getlist("origin")) > 1 or not allowed_origin(self._settings, connection.headers):
            return _foreign()
        if scope["type"] == "http" and connection.headers.get("x-tessera") != "1":
            return _no_header()
        return None

    def _wait(self, connection: HTTPConnection, scope: Scope) -> float:
        """Seconds until this address may ask for this again, 0 for now."""
        address = client_address(connection)
        wait = self._rates.take("general", address)
        budget = budget_of(scope)
        if wait == 0 and budget in BY_ADDRESS:
            wait = self._rates.take(budget, address)
        return wait


class Measuring:
    """Stops reading a body that grows beyond what is taken, whatever its header promised."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = RECORD_LIMIT if scope["path"] == "/api/tables/import" else BODY_LIMIT
        promised = Headers(scope=scope).get("content-length", "")
        if promised.isdecimal() and int(promised) > limit:
            await self._refuse(limit, scope, receive, send)
            return
        measured = _Measured(limit, receive, send)
        # Reading raises a Trouble, which the app answers like any other.
        await self._app(scope, measured.receive, measured.send)

    async def _refuse(self, limit: int, scope: Scope, receive: Receive, send: Send) -> None:
        response = refuse(too_big(limit), language_of(HTTPConnection(scope)))
        _close(response.headers)
        await response(scope, receive, send)


class _Measured:
    """One request whose body is counted."""

    def __init__(self, limit: int, receive: Receive, send: Send) -> None:
        self._limit = limit
        self._receive = receive
        self._send = send
        self._size = 0

    async def receive(self) -> Message:
        """The next piece, unless it is one too many."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._size += len(message.get("body", b""))
            if self._size > self._limit:
                raise too_big(self._limit)
        return message

    async def send(self, message: Message) -> None:
        """The answer; after one piece too many it is the last on this connection."""
        if message["type"] == "http.response.start" and self._size > self._limit:
            _close(MutableHeaders(scope=message))
        await self._send(message)


def _close(headers: MutableHeaders) -> None:
    """What is still on its way will not be read."""
    headers["Connection"] = "close"


def _wrong_host() -> Trouble:
    return Trouble(
        "This server does not go by the name in the address.",
        "Use the address that its host gave you; hosts set it with --origin.",
        "このサーバーはそのアドレスの名前では使えません。",
        "管理者から聞いたアドレスを使ってください。管理者は --origin で設定できます。",
    )


def _foreign() -> Forbidden:
    return Forbidden(
        "This request comes from the page of another site.",
        "Open this server's own page and try again there.",
        "このリクエストは別のサイトのページから送られました。",
        "このサーバーのページを開いて、そこからやり直してください。",
    )


def _no_header() -> Forbidden:
    return Forbidden(
        "The request lacks the header X-Tessera: 1.",
        "Send it with everything that changes something; forms of other sites cannot.",
        "リクエストにヘッダー X-Tessera: 1 がありません。",
        "変更を伴うリクエストには必ず付けてください。ほかのサイトのフォームには付けられません。",
    )
