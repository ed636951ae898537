"""Requests to addresses that people gave reach the internet, and nothing behind the server."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import Any

import pytest

from tessera.table.alerts.outbound import Outbound, Undelivered, checked, is_public
from tessera.table.troubles import Malformed
from tests.table.alerts.receivers import web_receiver

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "url",
    [
        "ftp://games.example/",
        "file:///etc/passwd",
        "gopher://games.example/",
        "//games.example/hook",
        "games.example/hook",
        "https://",
        "https://user@games.example/",
        "https://user:password@games.example/",
        "https://@games.example/",
        "https://games.example:0/",
        "https://games.example:99999/",
        "https://games.example/a b",
        "https://games.example/\r\nX: 1",
        "https://games.example\\@127.0.0.1/",
        "https://ｇａｍｅｓ.example/",
        "https://[::1/",
        "https://games.example/" + "a" * 2000,
        "",
    ],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(Malformed) as problem:
        checked(url)

    assert problem.value.text().startswith("Alerts cannot be sent to this address.")
    assert problem.value.text("ja").startswith("このアドレスには通知を送れません。")


@pytest.mark.parametrize(
    "url", ["https://games.example", "http://games.example:8080/hook?key=1#x", "https://[2600::1]/"]
)
def test_an_address_of_the_web_is_taken(url: str) -> None:
    assert checked(url).hostname


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
    ],
)
def test_an_address_inside_is_no_public_one(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2600::1", "::ffff:8.8.8.8"])
def test_an_address_outside_is_a_public_one(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
async def test_nothing_inside_is_called_by_whatever_name(host: str) -> None:
    async with web_receiver() as receiver:
        outbound = Outbound(allow_private=False)

        with pytest.raises(Undelivered) as problem:
            await outbound.post(receiver.url(host=host), b"{}", {})
        with pytest.raises(Malformed):
            await outbound.require_reachable(receiver.url(host=host))

        assert problem.value.reason == "private-address"
        assert receiver.requests == []


async def test_a_name_with_one_address_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    outbound = Outbound(allow_private=False)
    _resolves_to(monkeypatch, ["8.8.8.8", "127.0.0.1"])

    with pytest.raises(Undelivered, match="private-address"):
        await outbound.post("http://games.example/", b"{}", {})


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up once; whoever connects is given the address, and the name stays in the header."""
    async with web_receiver() as receiver:
        outbound = Outbound(allow_private=True)
        asked = _resolves_to(monkeypatch, ["127.0.0.1"])

        await outbound.post(f"http://rebinding.example:{receiver.port}/hook?a=1#part", b"hello", {"X-One": "1"})
        await outbound.close()

        (request,) = receiver.requests
        assert asked == ["rebinding.example"]
        assert request.line == "POST /hook?a=1 HTTP/1.1"
        assert request.headers["host"] == f"rebinding.example:{receiver.port}"
        assert (request.body, request.headers["x-one"]) == (b"hello", "1")


async def test_the_next_address_is_tried_when_one_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_receiver() as receiver:
        outbound = Outbound(allow_private=True)
        _resolves_to(monkeypatch, ["::1", "127.0.0.1"])

        await outbound.post(receiver.url(host="both.example"), b"{}", {})
        await outbound.close()

        assert len(receiver.requests) == 1


def _resolves_to(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> list[str]:
    """Every name leads to these addresses, or nowhere; returns the names that were looked up."""
    asked: list[str] = []

    async def look_up(host: str, port: int, **more: Any) -> list[Any]:
        if not host.endswith(".example"):
            # The library asks for addresses that it is given as such; only names are ours to answer.
            return await original(host, port, **more)
        asked.append(host)
        if not addresses:
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        families = [socket.AF_INET6 if ":" in address else socket.AF_INET for address in addresses]
        return [(family, 1, 6, "", (address, port)) for family, address in zip(families, addresses, strict=True)]

    loop = asyncio.get_running_loop()
    original = loop.getaddrinfo
    monkeypatch.setattr(loop, "getaddrinfo", look_up)
    return asked


async def test_a_redirect_is_not_followed() -> None:
    async with web_receiver() as inside, web_receiver() as receiver:
        receiver.status = 307
        receiver.extra = f"Location: {inside.url()}\r\n"
        outbound = Outbound(allow_private=True)

        with pytest.raises(Undelivered) as problem:
            await outbound.post(receiver.url(), b"{}", {})
        await outbound.close()

        assert (problem.value.reason, problem.value.status) == ("status", 307)
        assert inside.requests == []


async def test_a_receiver_that_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.table.alerts.outbound._SECONDS", 0.2)
    async with web_receiver() as receiver:
        receiver.is_silent = True
        outbound = Outbound(allow_private=True)

        with pytest.raises(Undelivered, match="timeout"):
            await outbound.post(receiver.url(), b"{}", {})
        await outbound.close()


async def test_a_host_that_nobody_knows_is_refused_like_one_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    outbound = Outbound(allow_private=False)
    _resolves_to(monkeypatch, [])

    texts = set()
    for url in ("http://nowhere.example/", "http://127.0.0.1/", "http://169.254.169.254/latest"):
        with pytest.raises(Malformed) as problem:
            await outbound.require_reachable(url)
        texts.add((problem.value.text(), problem.value.text("ja")))

    assert len(texts) == 1
    with pytest.raises(Undelivered, match="unknown-host"):
        await outbound.post("http://nowhere.example/", b"{}", {})


async def test_the_library_logs_no_addresses(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with web_receiver() as receiver:
        outbound = Outbound(allow_private=True)
        await outbound.post(receiver.url("/secret-path"), b"secret-body", {})
        await outbound.close()

    assert "secret" not in caplog.text


async def test_nothing_from_the_environment_stands_between(monkeypatch: pytest.MonkeyPatch) -> None:
    async with web_receiver() as proxy, web_receiver() as receiver:
        monkeypatch.setenv("HTTP_PROXY", proxy.url(""))
        monkeypatch.setenv("ALL_PROXY", proxy.url(""))
        outbound = Outbound(allow_private=True)
        await outbound.post(receiver.url(), b"{}", {})
        await outbound.close()

        assert len(receiver.requests) == 1
        assert proxy.requests == []
