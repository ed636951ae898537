"""One line in the log for each request: method, route, status and time. Never the address with what it asks for."""

from __future__ import annotations

import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from tessera.table.server.answers import fault, route_of
from tessera.table.server.watch import Watch

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
        watch = Watch(send)
        try:
            await self._app(scope, receive, watch.send)
        except Exception as error:
            if watch.status:
                # Half an answer is on its way: only cutting the connection tells the other side that it is not whole.
                raise
            response = await fault(Request(scope), error)
            await response(scope, receive, watch.send)
        finally:
            took = round(watch.seconds * 1000, 1)
            _log.info("request", method=scope["method"], route=route_of(scope), status=watch.status, ms=took)
