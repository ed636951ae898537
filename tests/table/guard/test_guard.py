"""What every request and every answer has to pass."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from tessera.table.server.guard import Measuring
from tessera.table.troubles import TooBig
from tests.table.door import ADDRESS, PASSWORD, Door, open_door, open_table

pytestmark = pytest.mark.anyio

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/livez", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("PUT", "/api/games", 405),
        ("POST", "/api/session", 422),
    ],
)
async def test_every_answer_carries_the_headers(door: Door, method: str, path: str, status: int) -> None:
    async with door.browser() as browser:
        response = await browser.request(method, path)

    headers = response.headers
    assert response.status_code == status
    assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert (headers.get("cache-control") == "no-store") or not path.startswith("/api")


async def test_an_unexpected_error_is_answered_with_headers_and_without_details(
    door: Door, monkeypatch: pytest.MonkeyPatch, logged: Any
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the details of it")

    monkeypatch.setattr(door.app.state.house.reception, "guest", broken)
    async with door.browser() as browser:
        response = await browser.post("/api/guests", json={"name": "Greta"})

    assert response.status_code == 500
    assert response.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert response.json()["code"] == "fault"
    assert "details of it" not in response.text
    assert "RuntimeError" not in response.text
    (fault,) = [line for line in logged() if line["event"] == "fault"]
    assert fault["route"] == "/api/guests"
    assert "RuntimeError: the details of it" in fault["exception"]


async def test_over_https_browsers_are_told_to_stay_there(sqlite_address: str) -> None:
    public = "https://games.example"
    async with open_door(sqlite_address, origin=public) as door, door.browser(public) as browser:
        response = await browser.get("/api/games")

    assert response.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_refusal_of_the_guard_carries_the_headers_too(door: Door) -> None:
    async with door.bare() as program:
        response = await program.get("/api/games", headers={"Host": "evil.example"})

    assert response.status_code == 400
    assert response.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert response.headers["cache-control"] == "no-store"


# The name of the server


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost:8023@evil.example", ""])
async def test_a_page_that_leads_its_own_name_to_us_is_turned_away(door: Door, host: str) -> None:
    async with door.bare() as program:
        response = await program.get("/api/games", headers={"Host": host})

    assert response.status_code == 400
    assert response.json()["text"].startswith("This server does not go by the name in the address.")


async def test_two_names_at_once_are_turned_away(door: Door) -> None:
    async with door.bare() as program:
        request = program.build_request("GET", "/api/games", headers=[("Host", "127.0.0.1"), ("Host", "evil.example")])
        response = await program.send(request)

    assert response.status_code == 400


# Forged requests


async def _forge(door: Door, **headers: str) -> httpx.Response:
    """A request that would make a guest, with just these headers."""
    async with door.bare() as program:
        return await program.post("/api/guests", json={"name": "Greta"}, headers=headers)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example", "X-Tessera": "1"},
        {"Origin": "null", "X-Tessera": "1"},
        {"Origin": "http://127.0.0.1:9999", "X-Tessera": "1"},
        {"Sec-Fetch-Site": "cross-site", "X-Tessera": "1"},
        {"Sec-Fetch-Site": "same-site", "X-Tessera": "1"},
    ],
)
async def test_pages_of_other_sites_change_nothing(door: Door, headers: dict[str, str]) -> None:
    response = await _forge(door, **headers)

    assert response.status_code == 403
    assert response.json()["text"].startswith("This request comes from the page of another site.")
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("headers", [{}, {"X-Tessera": "0"}, {"X-Tessera": ""}, {"Origin": ADDRESS}])
async def test_without_the_header_nothing_is_changed(door: Door, headers: dict[str, str]) -> None:
    response = await _forge(door, **headers)

    assert response.status_code == 403
    assert response.json()["text"].startswith("The request lacks the header X-Tessera: 1.")


async def test_two_origins_are_one_too_many(door: Door) -> None:
    async with door.bare() as program:
        response = await program.post(
            "/api/guests",
            json={"name": "Greta"},
            headers=[("Origin", ADDRESS), ("Origin", "https://evil.example"), ("X-Tessera", "1")],
        )

    assert response.status_code == 403


async def test_a_form_of_another_site_changes_nothing(door: Door) -> None:
    async with door.browser() as alice:
        await alice.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
        cookie = f"tessera={alice.cookies['tessera']}"
        async with door.bare() as form:
            response = await form.post(
                "/api/tables",
                content='{"game": "atlas-lost", "seats": [{"kind": "me"}]}',
                headers={"Cookie": cookie, "Content-Type": "text/plain", "Origin": "https://evil.example"},
            )
        mine = await alice.get("/api/tables", params={"scope": "mine"})

    assert response.status_code == 403
    assert mine.json()["tables"] == []


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PURGE"])
async def test_every_method_that_could_change_something_is_checked(door: Door, method: str) -> None:
    async with door.bare() as program:
        response = await program.request(method, "/api/me", headers={"Origin": "https://evil.example"})

    assert response.status_code == 403


async def test_reading_needs_no_header(door: Door) -> None:
    async with door.bare() as program:
        response = await program.get("/api/games", headers={"Origin": "https://evil.example"})

    # The browser keeps the answer from the other site: there is no permission in it.
    assert response.status_code == 200
    assert "access-control-allow-origin" not in response.headers


async def test_no_other_site_is_given_permission(door: Door) -> None:
    async with door.bare() as program:
        response = await program.options(
            "/api/session",
            headers={
                "Origin": "https://evil.example",
                "Access-Control-Request-Method": "POST",
                "Access-Control-Request-Headers": "x-tessera",
            },
        )

    assert response.status_code == 405
    assert not [name for name in response.headers if name.startswith("access-control")]


@pytest.mark.parametrize(("language", "text"), [("ja", "このリクエストは別のサイト"), ("en", "This request comes")])
async def test_the_guard_speaks_the_askers_language(door: Door, language: str, text: str) -> None:
    response = await _forge(door, **{"Origin": "https://evil.example", "Accept-Language": language})

    assert response.json()["text"].startswith(text)


# WebSockets


async def _handshake(door: Door, headers: Iterable[tuple[str, str]], extended: bool = True) -> list[dict[str, Any]]:
    """What the server answers to a handshake before anything else."""
    sent: list[dict[str, Any]] = []
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": "/api/tables/nosuchtable/live",
        "raw_path": b"/api/tables/nosuchtable/live",
        "query_string": b"",
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers],
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 8023),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}} if extended else {},
    }
    messages: list[dict[str, Any]] = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]

    async def receive() -> dict[str, Any]:
        return messages.pop(0) if messages else {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        sent.append(message)

    await door.app(scope, receive, send)
    return sent


@pytest.mark.parametrize(
    "headers",
    [
        [("host", "127.0.0.1:8023"), ("origin", "https://evil.example")],
        [("host", "127.0.0.1:8023"), ("origin", "null")],
        [("host", "127.0.0.1:8023"), ("sec-fetch-site", "cross-site")],
        [("host", "evil.example"), ("origin", "http://evil.example")],
    ],
)
async def test_no_other_site_opens_a_websocket(door: Door, headers: list[tuple[str, str]]) -> None:
    sent = await _handshake(door, headers)

    assert [message["type"] for message in sent] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert sent[0]["status"] in (400, 403)
    assert (b"x-content-type-options", b"nosniff") in sent[0]["headers"]
    assert [message["type"] for message in await _handshake(door, headers, extended=False)] == ["websocket.close"]


async def test_our_own_page_and_programs_open_a_websocket(door: Door) -> None:
    for headers in ([("host", "127.0.0.1:8023"), ("origin", ADDRESS)], [("host", "127.0.0.1:8023")]):
        assert (await _handshake(door, headers))[0]["type"] == "websocket.accept"


# Size


async def _endless(pieces: list[bytes], size: int) -> AsyncIterator[bytes]:
    for _ in range(1000):
        pieces.append(b"x" * size)
        yield pieces[-1]
        await asyncio.sleep(0)


async def test_a_body_without_length_is_cut_off_as_it_grows(door: Door) -> None:
    pieces: list[bytes] = []
    async with door.browser() as browser:
        # Nothing says how long it is: chunks until we stop reading.
        response = await browser.post(
            "/api/session", content=_endless(pieces, 4096), headers={"Content-Type": "application/json"}
        )

    assert response.request.headers["transfer-encoding"] == "chunked"
    assert response.status_code == 413
    assert response.json()["code"] == "too-big"
    assert response.headers["connection"] == "close"
    assert len(pieces) == 17, "64 KiB and one piece more are read of the 4 MiB"


async def test_the_guard_cuts_off_even_where_nobody_else_counts() -> None:
    read = 0

    async def trusting(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal read
        while (await receive())["more_body"]:
            read += 1

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"x" * 4096, "more_body": True}

    async def send(_: Any) -> None:
        raise AssertionError("nothing is to be said yet")

    with pytest.raises(TooBig):
        await Measuring(trusting)({"type": "http", "path": "/api/session", "headers": []}, receive, send)

    assert read == 16


async def test_a_body_that_promises_too_much_is_not_read_at_all(door: Door) -> None:
    async def unread() -> AsyncIterator[bytes]:
        raise AssertionError("nothing is to be read")
        yield b""

    async with door.browser() as browser:
        response = await browser.post("/api/session", content=unread(), headers={"Content-Length": str(10**12)})

    assert response.status_code == 413
    assert response.headers["content-security-policy"] == CONTENT_SECURITY_POLICY


async def test_a_record_may_be_longer(door: Door) -> None:
    pieces: list[bytes] = []
    async with door.browser() as alice:
        await alice.post("/api/guests", json={"name": "Greta"})
        within = await alice.post("/api/tables/import", json={"record": "x" * 500_000, "seats": [{"kind": "me"}]})
        beyond = await alice.post(
            "/api/tables/import", content=_endless(pieces, 65536), headers={"Content-Type": "application/json"}
        )

    assert within.status_code == 422
    assert beyond.status_code == 413
    assert len(pieces) == 17


# Limits


async def test_an_address_that_asks_too_often_has_to_wait(sqlite_address: str) -> None:
    async with (
        open_door(sqlite_address, rate=0.1) as door,
        door.browser(peer="203.0.113.9") as busy,
        door.browser(peer="198.51.100.7") as calm,
    ):
        responses = [await busy.get("/livez") for _ in range(30)]
        other = await calm.get("/livez")

    refused = [response for response in responses if response.status_code == 429]
    assert [response.status_code for response in responses[:9]] == [200] * 9
    assert len(refused) >= 10
    assert refused[0].headers["retry-after"] == "1"
    assert refused[0].json() == {
        "code": "too-many",
        "text": "That was too often in a short time. Try again in 1 seconds.",
        "clause": "",
        "retry_after": 1,
    }
    assert other.status_code == 200


async def test_a_header_does_not_buy_another_address(sqlite_address: str) -> None:
    async with open_door(sqlite_address, rate=0.1) as door, door.browser(peer="203.0.113.9") as busy:
        statuses = [
            (await busy.get("/livez", headers={"X-Forwarded-For": f"198.51.100.{number}"})).status_code
            for number in range(30)
        ]

    assert statuses.count(429) >= 10


async def test_a_house_of_ipv6_addresses_is_one(sqlite_address: str) -> None:
    statuses = []
    async with open_door(sqlite_address, rate=0.1) as door:
        for number in range(30):
            async with door.browser(peer=f"2001:db8::{number:x}") as busy:
                statuses.append((await busy.get("/livez")).status_code)

    assert statuses.count(429) >= 10


async def test_tables_are_not_opened_without_end(sqlite_address: str) -> None:
    async with open_door(sqlite_address, rate=1.0) as door, door.browser() as greta:
        await greta.post("/api/guests", json={"name": "Greta"})
        body = {"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses = [(await greta.post("/api/tables", json=body)).status_code for _ in range(11)]

    assert statuses == [201] * 10 + [429]


async def test_the_past_is_limited_by_address_whoever_asks(sqlite_address: str) -> None:
    async with (
        open_door(sqlite_address, rate=0.1) as door,
        door.browser(peer="203.0.113.9") as busy,
        door.browser(peer="198.51.100.7") as calm,
    ):
        asked = [busy.get(f"/api/tables/nowhere/at/{step}") for step in range(8)]
        statuses = sorted(response.status_code for response in await asyncio.gather(*asked))
        table = await busy.get("/api/tables/nowhere")
        other = await calm.get("/api/tables/nowhere/at/1")

    assert statuses[:6] == [404] * 6
    assert statuses[-1] == 429
    # What is asked for besides is counted by itself.
    assert (table.status_code, other.status_code) == (404, 404)


async def test_talk_is_limited_by_person_not_by_address(sqlite_address: str) -> None:
    async with open_door(sqlite_address, rate=1.0) as door, door.browser() as ann, door.browser() as ben:
        await ann.post("/api/guests", json={"name": "Ann"})
        await ben.post("/api/guests", json={"name": "Ben"})
        table_id = await open_table(ann)
        path = f"/api/tables/{table_id}/chat"
        said = [await ann.post(path, json={"client": f"said-{n:04}", "text": "hello"}) for n in range(7)]
        other = await ben.post(path, json={"client": "other-01", "text": "hello"})

    assert [response.status_code for response in said[:5]] == [200] * 5
    assert said[6].status_code == 429
    assert "retry-after" in said[6].headers
    assert other.status_code == 200
