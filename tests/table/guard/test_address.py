"""Where requests come from: the socket's word counts, others' only where the host trusts them."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from tessera.kernel.refusal import SetupError
from tessera.table.server.address import is_local, true_address
from tessera.table.server.app import create_app
from tessera.table.settings import Settings

ALONE = Settings(database="unused")
BEHIND = Settings(database="unused", proxies=("127.0.0.1", "10.0.0.0/8"))
AFAR = Settings(database="unused", proxies=("10.0.0.0/8",))
PUBLIC = Settings(database="unused", origin="https://games.example")
HOME = Settings(database="unused", origin="http://localhost:8023")


def _request(peer: str | None, *forwarded: str, **more: str) -> HTTPConnection:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    headers += [(name.encode(), value.encode()) for name, value in more.items()]
    client = None if peer is None else (peer, 50000)
    return HTTPConnection({"type": "http", "client": client, "headers": headers, "path": "/", "query_string": b""})


@pytest.mark.parametrize(
    ("settings", "request_", "address"),
    [
        (ALONE, _request("203.0.113.9"), "203.0.113.9"),
        # Anybody can write a header.
        (ALONE, _request("203.0.113.9", "198.51.100.7"), "203.0.113.9"),
        (ALONE, _request("127.0.0.1", "198.51.100.7"), "127.0.0.1"),
        (BEHIND, _request("203.0.113.9", "198.51.100.7"), "203.0.113.9"),
        (BEHIND, _request("127.0.0.1", "198.51.100.7"), "198.51.100.7"),
        (BEHIND, _request("127.0.0.1", "198.51.100.7, 10.1.2.3"), "198.51.100.7"),
        # What the client itself claimed stands before what the proxy saw.
        (BEHIND, _request("127.0.0.1", "8.8.8.8, 198.51.100.7"), "198.51.100.7"),
        (BEHIND, _request("127.0.0.1", "8.8.8.8", "198.51.100.7"), "198.51.100.7"),
        (BEHIND, _request("127.0.0.1", "127.0.0.1, 198.51.100.7"), "198.51.100.7"),
        (BEHIND, _request("127.0.0.1", "198.51.100.7, nonsense"), "127.0.0.1"),
        (BEHIND, _request("127.0.0.1"), "127.0.0.1"),
        (BEHIND, _request("::ffff:127.0.0.1", "198.51.100.7"), "198.51.100.7"),
        (BEHIND, _request("127.0.0.1", "2001:db8::1"), "2001:db8::1"),
        (ALONE, _request("::ffff:203.0.113.9"), "203.0.113.9"),
        (ALONE, _request(None), "None"),
    ],
)
def test_the_address_is_the_nearest_that_nobody_of_ours_vouches_for(
    settings: Settings, request_: HTTPConnection, address: str
) -> None:
    assert str(true_address(request_, settings)) == address


@pytest.mark.parametrize(
    ("settings", "request_", "local"),
    [
        (ALONE, _request("127.0.0.1"), True),
        (ALONE, _request("::1"), True),
        (ALONE, _request("203.0.113.9"), False),
        (ALONE, _request(None), False),
        # A proxy on this machine, which the host has not told us of, hands on somebody's request.
        (ALONE, _request("127.0.0.1", "203.0.113.9"), False),
        (ALONE, _request("127.0.0.1", forwarded="for=203.0.113.9"), False),
        (BEHIND, _request("127.0.0.1", "203.0.113.9"), False),
        (BEHIND, _request("127.0.0.1", "127.0.0.1, 203.0.113.9"), False),
        # It says nothing of its callers, lets them speak, or says what cannot be.
        (BEHIND, _request("127.0.0.1"), False),
        (BEHIND, _request("127.0.0.1", "127.0.0.1"), False),
        (BEHIND, _request("127.0.0.1", "nonsense"), False),
        (BEHIND, _request("127.0.0.1", ""), False),
        (BEHIND, _request("10.1.2.3", "127.0.0.1"), False),
        (BEHIND, _request("::ffff:127.0.0.1"), False),
        (AFAR, _request("127.0.0.1"), True),
        (ALONE, _request("127.0.0.1", **{"x-real-ip": "203.0.113.9"}), False),
        (ALONE, _request("127.0.0.1", **{"x-forwarded-proto": "https"}), False),
        (ALONE, _request("127.0.0.1", via="1.1 proxy"), False),
        # Where people come by another address, there is a proxy, even if the host has not said so.
        (PUBLIC, _request("127.0.0.1"), False),
        (HOME, _request("127.0.0.1"), True),
    ],
)
def test_only_what_was_made_here_is_local(settings: Settings, request_: HTTPConnection, local: bool) -> None:
    assert is_local(request_, settings) == local


def test_a_misspelt_proxy_is_told_when_the_server_starts() -> None:
    with pytest.raises(SetupError) as refused:
        create_app(Settings(database="unused", proxies=("127.0.0.1", "10.0.0.0/33")))

    assert refused.value.text().startswith("The address of a proxy is not understood: ")
    assert "10.0.0.0/33" in refused.value.text("ja")
