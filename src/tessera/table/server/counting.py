"""Counts requests for the metrics: by the template of their route, never by the address itself."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tessera.table.server.answers import route_of
from tessera.table.server.watch import Watch

_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
_OTHER: Final = "other"


class Counting:
    """Counts requests and the seconds they take."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        watch = Watch(send)
        try:
            await self._app(scope, receive, watch.send)
        finally:
            house = getattr(scope["app"].state, "house", None)
            if house is not None:
                method = scope["method"] if scope["method"] in _METHODS else _OTHER
                house.metrics.answered(route_of(scope) or _OTHER, method, watch.status or 500, watch.seconds)
