"""Connections over real sockets: how many there may be, and how long a request may take to say what it wants."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tessera.table.server import crowd, reading
from tessera.table.server.doorman import HEAD_BYTES, Doorman
from tessera.table.settings import Settings
from tessera.table.troubles import Crowded
from tests.table.server.running import Running, running


@pytest.fixture(scope="module")
def server(shelf_games: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server on a free port, to which each test gives limits of its own."""
    with running(tmp_path_factory.mktemp("doorman")) as started:
        yield started


@pytest.fixture
def doorman(server: Running) -> Doorman:
    """Its doorman, at whom nobody is connected."""
    doorman = server.doorman
    server.close()
    await_count(doorman, 0)
    return doorman


def await_count(doorman: Doorman, count: int) -> None:
    """Wait until the server has noticed who came and went."""
    until = time.monotonic() + 10
    while doorman.count != count:
        assert time.monotonic() < until, f"{doorman.count} connections instead of {count}"
        time.sleep(0.005)


def line_to(server: Running) -> socket.socket:
    parts = urlsplit(server.address)
    assert parts.hostname is not None
    assert parts.port is not None
    return socket.create_connection((parts.hostname, parts.port), timeout=10)


def head(server: Running, path: str = "/livez", *headers: str) -> bytes:
    host = urlsplit(server.address).netloc
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode()


def answer(line: socket.socket) -> tuple[int, dict[str, Any]]:
    """Status and Problem of an answer after which the server hangs up."""
    told = b""
    while part := line.recv(65536):
        told += part
    first, _, body = told.partition(b"\r\n\r\n")
    return int(first.split()[1]), json.loads(body)


def status_of(line: socket.socket) -> int:
    return int(line.recv(65536).split()[1])


def test_an_address_has_so_many_connections(server: Running, doorman: Doorman, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorman, "most", 8)
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(line_to(server)) for _ in range(8)]
        await_count(doorman, 8)

        with line_to(server) as surplus, line_to(server) as other:
            surplus.sendall(head(server, "/livez", "Accept-Language: ja"))
            other.sendall(head(server, "/livez?language=en"))
            japanese, english = answer(surplus), answer(other)

        assert (japanese[0], japanese[1]["code"]) == (429, "crowded")
        assert japanese[1]["text"].startswith("お使いのアドレスからの接続が、すでに8本あります。")
        assert english[1]["text"] == (
            "There are 8 connections from your address already. "
            "Close some pages of this server, wait a moment and try again."
        )
        # Whoever was there is served, and when one leaves another may come.
        lines[0].sendall(head(server))
        assert status_of(lines[0]) == 200
        lines[1].close()
        await_count(doorman, 7)
        with line_to(server) as next_one:
            next_one.sendall(head(server))
            assert status_of(next_one) == 200
    await_count(doorman, 0)


def test_live_connections_count_as_long_as_they_last(
    server: Running, doorman: Doorman, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorman, "most", 8)
    monkeypatch.setattr(doorman, "head_seconds", 0.2)
    table = open_table(server)
    server.close()
    await_count(doorman, 0)

    with ExitStack() as sockets:
        for _ in range(8):
            sockets.enter_context(watch(server, table))
        # Nobody is cut off for being silent once they are connected.
        time.sleep(0.4)
        await_count(doorman, 8)
        with line_to(server) as surplus:
            surplus.sendall(head(server))
            assert answer(surplus)[0] == 429
    await_count(doorman, 0)


def test_whoever_does_not_say_what_they_want_is_sent_away(
    server: Running, doorman: Doorman, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorman, "head_seconds", 0.3)
    whole = head(server)
    with line_to(server) as silent, line_to(server) as slow, line_to(server) as again, line_to(server) as good:
        again.sendall(whole)
        assert status_of(again) == 200
        began = time.monotonic()
        again.sendall(whole[:20])
        for place in range(12):
            slow.sendall(whole[place : place + 1])
            time.sleep(0.01)
        good.sendall(whole)
        assert status_of(good) == 200

        told = [answer(line) for line in (silent, slow, again)]

    assert time.monotonic() - began < 5
    assert [status for status, _ in told] == [408] * 3
    assert told[0][1]["text"] == "The request did not come in time. Send its headers within 10 seconds."
    await_count(doorman, 0)


def test_a_head_without_end_is_cut_off(server: Running, doorman: Doorman) -> None:
    with line_to(server) as line:
        line.sendall(head(server)[:-2])
        sent = 0
        try:
            while sent < 4 * HEAD_BYTES:
                sent += line.send(b"X-Filling: " + b"x" * 8000 + b"\r\n")
        except OSError:
            # Hung up while we were still talking.
            assert sent > HEAD_BYTES
        await_count(doorman, 0)


def test_a_body_that_does_not_come_is_not_waited_for(
    server: Running, doorman: Doorman, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_BODY_SECONDS", 0.2)
    start = head(server, "/api/guests?language=ja", "X-Tessera: 1", "Content-Type: application/json")
    with line_to(server) as line:
        line.sendall(start.replace(b"GET", b"POST")[:-2] + b"Content-Length: 20\r\n\r\n{")
        told = line.recv(65536).decode()

    assert told.startswith("HTTP/1.1 408")
    assert "リクエストが時間内に届きませんでした。" in told


def test_a_full_server_says_so(server: Running, doorman: Doorman, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorman, "most_in_all", 2)
    with line_to(server), line_to(server):
        await_count(doorman, 2)
        with line_to(server) as surplus:
            surplus.sendall(head(server))
            status, problem = answer(surplus)

        assert status == 503
        assert problem["text"] == "The server has as many connections as it can hold. Try again in a minute."
        # Those who are told are few at a time; beyond that they are cut off without a word.
        crowd_at_the_door = [line_to(server) for _ in range(24)]
        assert sum(is_cut_off(line) for line in crowd_at_the_door) >= 8
        for line in crowd_at_the_door:
            line.close()
        assert doorman.count == 2


def is_cut_off(line: socket.socket) -> bool:
    line.settimeout(0.3)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


class Peer:
    """The other end of a connection, as far as a doorman looks at it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, name: str) -> object:
        assert name == "peername"
        return (self.address, 5000)


def test_behind_a_proxy_of_ours_connections_are_not_those_of_an_address() -> None:
    doorman = Doorman(Settings(proxies=("10.0.0.0/8",), rate=0.05))
    allowed = doorman.most

    strangers = [doorman.enter(Peer("203.0.113.9")) for _ in range(allowed + 1)]
    proxied = [doorman.enter(Peer("10.1.2.3")) for _ in range(allowed + 1)]
    household = [doorman.enter(Peer(f"2001:db8::{n:x}")) for n in range(allowed + 1)]

    assert [trouble is None for trouble in strangers] == [True] * allowed + [False]
    assert proxied == [None] * (allowed + 1)
    assert [trouble is None for trouble in household] == [True] * allowed + [False]


# Who looks on


def open_table(server: Running) -> str:
    ann = server.guest("Ann")
    return str(ann.open_table(["me", "open"])["table"]["id"])


def watch(server: Running, table: str, **query: str) -> ClientConnection:
    words = "&".join(f"{name}={value}" for name, value in query.items())
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live?{words}"
    return connect(address, proxy=None)


def first_frame(live: ClientConnection) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(live.recv(10))
    return frame


def test_spectators_of_a_table_are_so_many(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "MOST_SPECTATORS", 2)
    table, other = open_table(server), open_table(server)
    with watch(server, table) as one, watch(server, table) as two, watch(server, table, language="ja") as three:
        assert [first_frame(live)["type"] for live in (one, two)] == ["position", "position"]
        frame = first_frame(three)
        with pytest.raises(ConnectionClosed):
            three.recv(10)
        with watch(server, other) as elsewhere:
            assert first_frame(elsewhere)["type"] == "position"

    assert (frame["type"], frame["again"], frame["problem"]["code"]) == ("closing", False, "crowded")
    assert frame["problem"]["text"].startswith("この卓の観戦者は、すでに2人います。")


def test_an_address_looks_on_at_so_many_places() -> None:
    places = crowd.Crowd(0.1)
    with ExitStack() as all_of_them:

        def join(address: str, table: str, is_spectator: bool) -> str:
            try:
                all_of_them.enter_context(places.joined(address, table, is_spectator))
            except Crowded as trouble:
                return trouble.text("en")
            return ""

        # One at each table, four in all; seats beside them, ten with those.
        assert join("here", "a", True) == ""
        assert join("here", "a", True).startswith("Too many spectators look on from your address.")
        assert [join("here", table, True) for table in "bcd"] == [""] * 3
        assert join("here", "e", True).startswith("Too many spectators look on from your address.")
        assert [join("here", "a", False) for _ in range(6)] == [""] * 6
        assert join("here", "a", False).startswith("There are 10 live tables open from your address already.")
        assert join("there", "a", True) == ""
    # Whoever leaves makes room.
    with places.joined("here", "a", True):
        assert places.count == 1
    assert places.count == 0
