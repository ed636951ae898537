"""One line in the log for each request: method, route, status and time. Never the address with what it asks for."""

from __future__ import annotations

import time

import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.table.server.answers import fault, route_of

_log = structlog.get_logger("tessera.access")


class AccessLog:
    """Tells of each request once it is answered, and answers for what went wrong unexpectedly."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, and tell."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception as error:
            if status:
                # Half an answer is on its way: only cutting the connection tells the other side that it is not whole.
                raise
            response = await fault(Request(scope), error)
            await response(scope, receive, sending)
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            _log.info("request", method=scope["method"], route=route_of(scope), status=status, ms=took)
