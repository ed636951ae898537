"""The doorman: how many connections an address may have, and how long a request may take to say what it wants.

Whoever opens connections and says nothing, or says it a letter at a time, costs a server memory and file descriptors as
long as it waits. So every connection of HTTP is watched from outside, whichever parser reads it: its head must be there
within some seconds and some kilobytes. An address has so many connections and no more; behind a proxy, addresses are
not known before the head is read, so there the proxy watches, and `crowd` counts who looks on.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections import Counter
from typing import Any, Final, Literal, Protocol, cast

import msgspec
import structlog

from tessera.table.server.address import household, networks
from tessera.table.server.answers import JSON, LANGUAGES, preferred, problem_of
from tessera.table.settings import Settings
from tessera.table.troubles import Crowded, Slow, TooBig, Trouble

_log = structlog.get_logger("tessera.server")

# From one address: a browser keeps up to six connections and one for each table, and behind one address may be a club.
MOST_FROM_ONE: Final = 200
# A head must be complete after so long, and so large it may be, with whatever of its body came along.
HEAD_SECONDS: Final = 10.0
HEAD_BYTES: Final = 128 * 1024
# File descriptors that the server itself needs: for its database, its workers, what it serves.
RESERVED_FILES: Final = 128
# Whoever is one too many is told so, if that is quickly done, and so many at a time: beyond that they are cut off.
_TELL_SECONDS: Final = 2.0
_TELL_BYTES: Final = 16 * 1024
_TOLD_AT_ONCE: Final = 16

_REASONS: Final = {
    408: "Request Timeout",
    413: "Content Too Large",
    429: "Too Many Requests",
    503: "Service Unavailable",
}
_ASKED_LANGUAGE: Final = re.compile(rb"^[A-Z]+ \S*[?&]language=(en|ja)\b")
_ACCEPTED: Final = re.compile(rb"^accept-language:([^\r\n]*)", re.IGNORECASE | re.MULTILINE)


class _Cycle(Protocol):
    """What uvicorn's parsers of HTTP know of a request whose head has been read."""

    response_complete: bool


class Reached(Protocol):
    """A connection, as far as it has to be known to be counted."""

    def get_extra_info(self, name: str) -> Any:
        """What is known of it: "peername" is the address at its other end."""
        ...


class Doorman:
    """Knows the connections of this process. `files` is how many file descriptors it may have, 0 for any number."""

    def __init__(self, settings: Settings, files: int = 0) -> None:
        self._proxies = networks(settings.proxies)
        # Like all other limits of what an address may do: see `Settings.rate`.
        self.most = max(8, round(MOST_FROM_ONE * settings.rate)) if settings.rate > 0 else 0
        self.most_in_all = max(8, files - RESERVED_FILES) if files else 0
        self._lines: Counter[str] = Counter()
        # How many connections there are.
        self.count = 0
        self._told = 0
        self.head_seconds = HEAD_SECONDS

    def protocol(self, inner: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
        """The protocol of connections that are watched; `inner` reads them."""
        doorman = self

        class Watched(_Line):
            def __init__(self, **given: Any) -> None:
                super().__init__(doorman, inner(**given))

        return Watched

    def enter(self, line: Reached) -> Trouble | None:
        """Somebody connects; why they cannot stay, if they cannot."""
        if self.most_in_all and self.count >= self.most_in_all:
            return _full()
        address = self._address(line)
        if address and self.most and self._lines[address] >= self.most:
            return _crowded(self.most)
        self._lines[address] += 1
        self.count += 1
        return None

    def leave(self, line: Reached) -> None:
        """A connection that could stay has ended."""
        address = self._address(line)
        self._lines[address] -= 1
        self.count -= 1
        if not self._lines[address]:
            del self._lines[address]

    def may_tell(self) -> bool:
        """Whether one more may be told why they cannot stay. Whoever is, has to call `has_told`."""
        if self._told >= _TOLD_AT_ONCE:
            return False
        self._told += 1
        return True

    def has_told(self) -> None:
        """Somebody has been told, or did not listen."""
        self._told -= 1

    def _address(self, line: Reached) -> str:
        """What connections are counted by; "" for proxies of ours, behind which there may be anybody."""
        peer = line.get_extra_info("peername")
        try:
            address = ipaddress.ip_address(peer[0])
        except (TypeError, IndexError, ValueError):
            return ""
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        address = mapped or address
        return "" if any(address in network for network in self._proxies) else household(address)


class _Line(asyncio.Protocol):
    """One connection. As a WebSocket it is only counted."""

    def __init__(self, doorman: Doorman, inner: asyncio.Protocol) -> None:
        self._doorman = doorman
        self._inner = inner
        self._transport: asyncio.Transport | None = None
        self._state: Literal["cut off", "told", "read", "taken over"] = "cut off"
        self._timer: asyncio.TimerHandle | None = None
        # Bytes of a head that is not complete.
        self._size = 0
        # Why this one cannot stay, and what of its head has come meanwhile.
        self._trouble: Trouble | None = None
        self._head = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = self._transport = cast("asyncio.Transport", transport)
        trouble = self._trouble = self._doorman.enter(line)
        if trouble is None:
            self._state = "read"
            self._inner.connection_made(line)
            self._wait(self._doorman.head_seconds)
        elif self._doorman.may_tell():
            self._state = "told"
            _log.info("turned away", code=trouble.code, status=trouble.status)
            self._wait(_TELL_SECONDS)
        else:
            line.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        assert self._transport is not None
        if self._state == "told":
            self._doorman.has_told()
        elif self._state != "cut off":
            self._doorman.leave(self._transport)
            self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._trouble is not None:
            self._head += data
            if b"\r\n\r\n" in self._head or len(self._head) > _TELL_BYTES:
                self._tell(self._trouble, self._head)
            return
        self._inner.data_received(data)
        if self._state == "read":
            self._look(len(data))

    def _look(self, size: int) -> None:
        """Look how far the head is, now that so many more bytes have been read."""
        assert self._transport is not None
        successor = self._transport.get_protocol()
        if successor is not self:
            # It has become a WebSocket. We stay in between, to hear of its end.
            self._inner = cast("asyncio.Protocol", successor)
            self._transport.set_protocol(self)
            self._state = "taken over"
        if self._state == "taken over" or not self._is_waiting:
            self._calm()
            self._size = 0
            return
        self._size += size
        if self._size > HEAD_BYTES:
            self._tell(_too_much())
        elif self._timer is None:
            self._wait(self._doorman.head_seconds)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._trouble is None else None

    def pause_writing(self) -> None:
        if self._trouble is None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._trouble is None:
            self._inner.resume_writing()

    @property
    def _is_waiting(self) -> bool:
        """Whether a head is still to come."""
        cycle: _Cycle | None = getattr(self._inner, "cycle", None)
        return cycle is None or cycle.response_complete

    def _wait(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._overdue)

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _overdue(self) -> None:
        self._timer = None
        if self._trouble is not None:
            self._tell(self._trouble, self._head)
        elif self._state == "read" and self._is_waiting:
            self._tell(_too_slow())

    def _tell(self, trouble: Trouble, head: bytes = b"") -> None:
        """Say why, and hang up."""
        assert self._transport is not None
        self._calm()
        if self._transport.is_closing():
            return
        self._transport.write(_answer(trouble, head))
        self._transport.close()


def _answer(trouble: Trouble, head: bytes) -> bytes:
    """A refusal on the wire, made here because nothing else has read the request."""
    _, problem = problem_of(trouble, _language(head))
    body = msgspec.json.encode(problem)
    lines = [
        f"HTTP/1.1 {trouble.status} {_REASONS[trouble.status]}",
        f"Content-Type: {JSON}",
        f"Content-Length: {len(body)}",
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


def _language(head: bytes) -> str:
    asked = _ASKED_LANGUAGE.search(head)
    if asked and (language := asked[1].decode()) in LANGUAGES:
        return language
    accepted = _ACCEPTED.search(head)
    return preferred(accepted[1].decode("latin-1") if accepted else "")


def _crowded(most: int) -> Trouble:
    return Crowded(
        f"There are {most} connections from your address already.",
        "Close some pages of this server, wait a moment and try again.",
        f"お使いのアドレスからの接続が、すでに{most}本あります。",
        "このサーバーのページをいくつか閉じ、少し待ってからもう一度お試しください。",
    )


def _full() -> Trouble:
    trouble = Crowded(
        "The server has as many connections as it can hold.",
        "Try again in a minute.",
        "サーバーの接続数が上限に達しています。",
        "1分ほど待ってから、もう一度お試しください。",
    )
    trouble.status = 503
    return trouble


def _too_slow() -> Trouble:
    return Slow(
        "The request did not come in time.",
        f"Send its headers within {HEAD_SECONDS:.0f} seconds.",
        "リクエストが時間内に届きませんでした。",
        f"ヘッダーは{HEAD_SECONDS:.0f}秒以内に送ってください。",
    )


def _too_much() -> Trouble:
    return TooBig(
        f"The headers of the request are larger than {HEAD_BYTES // 1024} KiB.",
        "Send fewer or shorter ones.",
        f"リクエストのヘッダーが{HEAD_BYTES // 1024} KiBを超えています。",
        "数を減らすか、短くしてください。",
    )
