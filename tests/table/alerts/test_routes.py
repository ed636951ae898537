"""How people set the ways by which they are told, over HTTP."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.table.alerts.parlour import Browser
from tests.table.alerts.receivers import MailReceiver, WebReceiver, mail_receiver, web_receiver
from tests.table.door import Door, open_door, open_table

pytestmark = pytest.mark.anyio

ALERTS = "/api/me/alerts"


@pytest.fixture
async def post() -> AsyncIterator[MailReceiver]:
    """A mail server."""
    async with mail_receiver() as receiver:
        yield receiver


@pytest.fixture
async def web() -> AsyncIterator[WebReceiver]:
    """A web server."""
    async with web_receiver() as receiver:
        yield receiver


@pytest.fixture
async def door(sqlite_address: str, post: MailReceiver) -> AsyncIterator[Door]:
    """A house that sends mail, and calls addresses inside."""
    smtp = f"smtp://127.0.0.1:{post.port}"
    async with open_door(
        sqlite_address, bots=0, smtp=smtp, mail_from="games@mail.example", private_webhooks=True
    ) as opened:
        yield opened


async def guest(door: Door, name: str = "Ada") -> httpx.AsyncClient:
    """Somebody who came without an account."""
    browser = door.browser()
    assert (await browser.post("/api/guests", json={"name": name})).status_code == 201
    return browser


async def test_at_first_there_is_no_way(door: Door) -> None:
    ada = await guest(door)

    shown = (await ada.get(ALERTS)).json()

    assert len(shown.pop("push_key")) == 87
    assert shown == {"mail": "", "mail_confirmed": False, "mail_offered": True, "webhook": "", "pushes": 0}
    refused = await ada.post(f"{ALERTS}/test")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")


async def test_nobody_sets_anything_who_is_not_known(door: Door) -> None:
    async with door.browser() as nobody:
        assert (await nobody.get(ALERTS)).status_code == 401
        assert (await nobody.put(ALERTS, json={})).status_code == 401
        assert (await nobody.post(f"{ALERTS}/test")).status_code == 401


async def test_a_mail_address_counts_once_its_code_came_back(door: Door, post: MailReceiver) -> None:
    ada = await guest(door)

    shown = (await ada.put(ALERTS, json={"mail": "ada@mail.example"})).json()
    assert (shown["mail"], shown["mail_confirmed"]) == ("ada@mail.example", False)
    found = re.search(r"The code is: ([A-Z2-9]{10})\b", post.text())
    assert found is not None

    wrong = await ada.post(f"{ALERTS}/mail/confirm", json={"code": "AAAAAAAAAA"})
    assert wrong.status_code == 422
    assert "not the code" in wrong.json()["text"]
    right = await ada.post(f"{ALERTS}/mail/confirm", json={"code": f" {found[1].lower()} "})
    assert right.json()["mail_confirmed"] is True
    tested = await ada.post(f"{ALERTS}/test")
    assert tested.json() == {"taken": {"mail": True}}
    assert post.mails[-1][1]["Subject"] == "A test from Tessera"

    # Another address has to be confirmed again; the same one stays as it is.
    assert (await ada.put(ALERTS, json={"mail": "ada@mail.example"})).json()["mail_confirmed"] is True
    assert (await ada.put(ALERTS, json={"mail": "eve@mail.example"})).json()["mail_confirmed"] is False
    assert (await ada.put(ALERTS, json={})).json()["mail"] == ""


@pytest.mark.parametrize(
    "mail", ["ada", "ada@", "@mail.example", "a b@mail.example", "ada@mail.example\nBcc: x@y.example"]
)
async def test_what_is_no_mail_address_is_refused(door: Door, post: MailReceiver, mail: str) -> None:
    ada = await guest(door)

    refused = await ada.put(ALERTS, json={"mail": mail})

    assert (refused.status_code, refused.json()["code"]) == (422, "malformed")
    assert post.mails == []


async def test_an_address_that_takes_no_mail_is_not_kept(door: Door, post: MailReceiver) -> None:
    ada = await guest(door)
    post.answer = "550 nobody here"

    refused = await ada.put(ALERTS, json={"mail": "ada@mail.example"})

    assert refused.status_code == 409
    assert (await ada.get(ALERTS)).json()["mail"] == ""


async def test_a_webhook_is_set_tested_and_cleared(door: Door, web: WebReceiver) -> None:
    ada = await guest(door)

    assert (await ada.put(ALERTS, json={"webhook": web.url()})).json()["webhook"] == web.url()
    assert (await ada.post(f"{ALERTS}/test")).json() == {"taken": {"webhook": True}}
    assert web.requests[0].json()["event"] == "test"
    web.status = 500
    assert (await ada.post(f"{ALERTS}/test")).json() == {"taken": {"webhook": False}}
    assert (await ada.put(ALERTS, json={"webhook": ""})).json()["webhook"] == ""


async def test_a_webhook_inside_is_refused_where_the_host_does_not_allow_it(
    sqlite_address: str, web: WebReceiver
) -> None:
    async with open_door(sqlite_address, bots=0) as door:
        ada = await guest(door)

        refused = await ada.put(ALERTS, json={"webhook": web.url()}, params={"language": "ja"})

        assert refused.status_code == 422
        assert "公開されたインターネット上にありません" in refused.json()["text"]
        assert (await ada.get(ALERTS)).json()["webhook"] == ""
        assert web.requests == []
        no_mail = await ada.put(ALERTS, json={"mail": "ada@mail.example"})
        assert (no_mail.status_code, "sends no mail" in no_mail.json()["text"]) == (409, True)


async def test_a_browser_subscribes_and_unsubscribes(door: Door, web: WebReceiver) -> None:
    ada, bob, browser = await guest(door), await guest(door, "Bob"), Browser()
    wanted = {"endpoint": web.url("/push"), "p256dh": browser.p256dh, "auth": browser.auth}

    added = await ada.post(f"{ALERTS}/push", json=wanted)
    assert (added.status_code, added.json()["pushes"]) == (201, 1)
    assert (await ada.post(f"{ALERTS}/test")).json() == {"taken": {"push": True}}
    assert browser.read(web.requests[0].body)["title"] == "A test from Tessera"

    ending = {"endpoint": web.url("/push")}
    assert (await bob.request("DELETE", f"{ALERTS}/push", json=ending)).status_code == 404
    assert (await ada.request("DELETE", f"{ALERTS}/push", json=ending)).json()["pushes"] == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [("p256dh", "AAAA"), ("p256dh", "B" * 87), ("auth", "!!"), ("auth", "AAAA"), ("endpoint", "ftp://push.example")],
)
async def test_what_is_no_subscription_is_refused(door: Door, web: WebReceiver, field: str, value: str) -> None:
    ada, browser = await guest(door), Browser()
    wanted = {"endpoint": web.url("/push"), "p256dh": browser.p256dh, "auth": browser.auth, field: value}

    refused = await ada.post(f"{ALERTS}/push", json=wanted)

    assert (refused.status_code, refused.json()["code"]) == (422, "malformed")


async def test_the_house_tells_whoever_it_waits_for(database_address: str, web: WebReceiver) -> None:
    wishes = {"bots": 0, "private_webhooks": True, "alert_seconds": 0.0, "origin": "http://127.0.0.1:8023"}
    async with open_door(database_address, **wishes) as door:
        ada, bob = await guest(door), await guest(door, "Bob")
        for person, path in ((ada, "/ada"), (bob, "/bob")):
            await person.put(ALERTS, json={"webhook": web.url(path)})
        table = await open_table(ada, name="Evening")
        assert (await bob.post(f"/api/tables/{table}/seats/1/join")).status_code == 200
        assert (await ada.post(f"/api/tables/{table}/start")).status_code == 200
        asked = [seat["asked"] for seat in (await ada.get(f"/api/tables/{table}")).json()["table"]["seats"]]

        async with asyncio.timeout(15):
            while len(web.requests) < sum(asked):
                await asyncio.sleep(0.05)

    assert sorted(request.line for request in web.requests) == [
        f"POST {path} HTTP/1.1" for path, is_asked in zip(("/ada", "/bob"), asked, strict=True) if is_asked
    ]
    assert web.requests[0].json() == {
        "event": "your-turn",
        "table": table,
        "game": "atlas-lost",
        "name": "Evening",
        "url": f"http://127.0.0.1:8023/tables/{table}",
    }


async def test_a_mailbox_is_not_filled_by_many_people(sqlite_address: str, post: MailReceiver) -> None:
    smtp = {"smtp": f"smtp://127.0.0.1:{post.port}", "mail_from": "games@mail.example"}
    async with open_door(sqlite_address, bots=0, rate=1.0, **smtp) as door:
        statuses = []
        for name in ("Ada", "Bob", "Cleo", "Dan", "Eve"):
            person = await guest(door, name)
            answer = await person.put(ALERTS, json={"mail": "Victim@mail.example"})
            statuses.append(answer.status_code)

    assert statuses == [200, 200, 200, 429, 429]
    assert int(answer.headers["Retry-After"]) > 60
    assert len(post.mails) == 3
