"""Watching an answer go out, for whoever counts or logs requests."""

from __future__ import annotations

import time

from starlette.types import Message, Send


class Watch:
    """What became of one request: its status, 0 while nothing was answered, and the seconds it took so far."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._began = time.perf_counter()
        self.status = 0

    async def send(self, message: Message) -> None:
        """Hand a message on, and remember the status."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)

    @property
    def seconds(self) -> float:
        """How long it has taken."""
        return time.perf_counter() - self._began
