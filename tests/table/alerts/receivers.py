"""Receivers of alerts for tests: a web server and a mail server on the loopback that keep what they are sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

# A task, the transport's three callbacks, and the task of whoever serves; some to spare.
_ROUNDS_TO_ACCEPT = 10


class Received:
    """One request."""

    def __init__(self, line: str, headers: dict[str, str], body: bytes) -> None:
        self.line = line
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        """The body as data."""
        return json.loads(self.body)


class WebReceiver:
    """Answers every request with `status` and keeps it."""

    def __init__(self) -> None:
        self.port = 0
        self.status = 201
        self.extra = ""
        # Whether it takes the request and never answers.
        self.is_silent = False
        self.requests: list[Received] = []
        self.calls: set[asyncio.Task[Any]] = set()

    def url(self, path: str = "/hook", host: str = "127.0.0.1") -> str:
        """An address here."""
        return f"http://{host}:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        call = asyncio.current_task()
        assert call is not None
        self.calls.add(call)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            line, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (text.partition(":") for text in lines)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.requests.append(Received(line, headers, body))
            if self.is_silent:
                await reader.read()
            else:
                writer.write(f"HTTP/1.1 {self.status} X\r\nContent-Length: 0\r\n{self.extra}\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            # Whoever calls may hang up.
            return
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
            self.calls.discard(call)

    async def hang_up(self) -> None:
        """End connections that still stand: left to the end of the loop they would be charged to a later test."""
        for call in self.calls:
            call.cancel()
        await asyncio.gather(*self.calls, return_exceptions=True)


@asynccontextmanager
async def web_receiver() -> AsyncIterator[WebReceiver]:
    """A web server on a free port."""
    receiver = WebReceiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        # A connection that is just being accepted is let in first: a closed server would drop it without closing it.
        for _ in range(_ROUNDS_TO_ACCEPT):
            await asyncio.sleep(0)
        server.close()
        await receiver.hang_up()


class MailReceiver:
    """Keeps every mail."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[tuple[str, EmailMessage]] = []
        self.answer = "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """A mail came."""
        if self.answer.startswith("250"):
            content = envelope.content
            assert isinstance(content, bytes)
            self.mails.append((envelope.rcpt_tos[0], message_from_bytes(content, policy=policy.default)))
        return self.answer

    def text(self, index: int = -1) -> str:
        """What a mail says."""
        return str(self.mails[index][1].get_content())


@asynccontextmanager
async def mail_receiver() -> AsyncIterator[MailReceiver]:
    """A mail server on a free port."""
    receiver = MailReceiver()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(receiver, hostname="localhost", loop=loop), "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
