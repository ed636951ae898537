"""What comes over a real socket, byte by byte: framing, injected headers, handshakes of other sites."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.table.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server on a free port."""
    with running(Path(tmp_path_factory.mktemp("sockets"))) as started:
        yield started


def _place(server: Running) -> tuple[str, int]:
    parts = urlsplit(server.address)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port


def _exchange(server: Running, *pieces: bytes) -> bytes:
    """Everything that comes back after these bytes, until the server has nothing more to say for a while."""
    answer = b""
    with socket.create_connection(_place(server), timeout=5) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
        except (BrokenPipeError, ConnectionResetError):
            # Closed while we were still talking, which is the server's right.
            pass
        line.settimeout(1)
        try:
            while part := line.recv(65536):
                answer += part
        except (TimeoutError, ConnectionResetError):
            return answer
    return answer


def _head(server: Running, first: str, *headers: str) -> bytes:
    host = urlsplit(server.address).netloc
    return "\r\n".join([first, f"Host: {host}", *headers, "", ""]).encode()


def test_an_endless_chunked_body_is_cut_off(server: Running) -> None:
    head = _head(
        server,
        "POST /api/session HTTP/1.1",
        "X-Tessera: 1",
        "Content-Type: application/json",
        "Transfer-Encoding: chunked",
    )
    chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"

    answer = _exchange(server, head, *[chunk] * 4096)

    # The answer can be lost when the connection is reset under what is still being sent; it is never another one.
    assert answer == b"" or answer.startswith(b"HTTP/1.1 413 ")
    assert server.stranger().send("GET", "/games").status == 200


def test_a_chunked_body_just_over_the_limit_is_told_so(server: Running) -> None:
    head = _head(
        server,
        "POST /api/session HTTP/1.1",
        "X-Tessera: 1",
        "Content-Type: application/json",
        "Transfer-Encoding: chunked",
    )
    chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"

    answer = _exchange(server, head, *[chunk] * 17)

    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"\r\nconnection: close\r\n" in answer.lower()
    assert b'"code":"too-big"' in answer


def test_a_request_hidden_in_the_body_of_another_is_not_answered(server: Running) -> None:
    hidden = b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n"
    head = _head(
        server,
        "POST /api/session HTTP/1.1",
        "X-Tessera: 1",
        "Content-Type: application/json",
        f"Content-Length: {len(hidden) + 5}",
        "Transfer-Encoding: chunked",
    )

    answer = _exchange(server, head + b"0\r\n\r\n" + hidden)

    assert b"HTTP/1.1 200" not in answer


@pytest.mark.parametrize(
    "path",
    ["/api/x%0d%0aX-Evil:%201", "/api/tables?scope=%0d%0aX-Evil:%201", "/api/games?language=%0d%0aX-Evil:%201"],
)
def test_no_header_is_injected_by_an_address(server: Running, path: str) -> None:
    answer = _exchange(server, _head(server, f"GET {path} HTTP/1.1", "Connection: close"))

    assert answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200"))
    assert b"\r\nx-evil" not in answer.lower()


def test_a_request_without_a_name_is_turned_away(server: Running) -> None:
    answer = _exchange(server, b"GET /api/games HTTP/1.0\r\n\r\n")

    assert answer.startswith(b"HTTP/1.1 400 ")


def test_nothing_tells_what_the_server_is_made_of(server: Running) -> None:
    answer = _exchange(server, _head(server, "GET / HTTP/1.1", "Connection: close")).lower()

    assert b"\r\nserver:" not in answer
    assert b"uvicorn" not in answer
    assert b"python" not in answer


def _live(server: Running, table_id: str, cookie: str = "", origin: str | None = None, seat: int = 1) -> str:
    """Open a live connection, and the kind of the first frame."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table_id}/live?seat={seat}"
    headers = {"Cookie": cookie} if cookie else {}
    with connect(
        address, origin=None if origin is None else Origin(origin), additional_headers=headers, proxy=None
    ) as line:
        frame = msgspec.json.decode(line.recv(5))
        assert isinstance(frame, dict)
        return str(frame["type"])


def test_a_page_of_another_site_gets_no_live_connection(server: Running) -> None:
    host = server.guest("Hanna of the sockets")
    body = {"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table_id = host.send("POST", "/tables", body).json["table"]["id"]
    cookie = f"tessera={host.http.cookies['tessera']}"

    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            _live(server, table_id, cookie, origin, seat=0)
        assert refused.value.response.status_code == 403

    assert _live(server, table_id, cookie, server.address, seat=0) == "position"


def test_a_guest_whose_link_is_revoked_is_shown_nothing_more(server: Running) -> None:
    host, guest = server.guest("Hanna of the links"), server.stranger()
    body = {"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table_id = host.send("POST", "/tables", body).json["table"]["id"]
    link = host.send("POST", f"/tables/{table_id}/seats/1/link").json
    guest.send("POST", "/links/join", {"token": link["token"], "name": "Greta"})
    cookie = f"tessera={guest.http.cookies['tessera']}"
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table_id}/live?seat=1"

    with connect(address, origin=Origin(server.address), additional_headers={"Cookie": cookie}, proxy=None) as line:
        assert msgspec.json.decode(line.recv(5))["type"] == "position"
        host.send("DELETE", f"/tables/{table_id}/seats/1/link")
        frames = _until_closed(line)

    assert frames[-1]["type"] == "closing"
    assert not [frame for frame in frames if frame["type"] in ("position", "changed")]
    assert _live_refused(server, table_id, cookie)


def _until_closed(line: ClientConnection) -> list[dict[str, object]]:
    """All frames until the server closes the connection, which it has to do soon."""
    frames: list[dict[str, object]] = []
    while True:
        try:
            frames.append(msgspec.json.decode(line.recv(10)))
        except ConnectionClosed:
            return frames


def _live_refused(server: Running, table_id: str, cookie: str) -> bool:
    return _live(server, table_id, cookie, server.address) == "closing"


def test_a_guest_by_link_has_no_live_seat_at_another_table(server: Running) -> None:
    host, guest = server.guest("Hanna of the halls"), server.stranger()
    body = {"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}]}
    first = host.send("POST", "/tables", body).json["table"]["id"]
    other = host.send("POST", "/tables", body | {"visibility": "private"}).json["table"]["id"]
    link = host.send("POST", f"/tables/{first}/seats/1/link").json
    guest.send("POST", "/links/join", {"token": link["token"], "name": "Greta"})
    cookie = f"tessera={guest.http.cookies['tessera']}"

    assert _live(server, first, cookie, server.address) == "position"
    assert _live(server, other, cookie, server.address) == "closing"
