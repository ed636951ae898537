"""People are told that it is their turn: once a turn, by the ways they chose, and nothing of the game."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from py_vapid import Vapid02
from sqlalchemy import select
from structlog.testing import capture_logs

from tessera.table.conduct import answer
from tessera.table.hall import now_ms
from tessera.table.journal import Chose, Engaged, Lent, Sat, Started
from tessera.table.match import Match
from tessera.table.store import schema
from tests.table.alerts.parlour import TABLE, Browser, Parlour, parlour
from tests.table.alerts.receivers import mail_receiver, web_receiver

pytestmark = pytest.mark.anyio

NOTICE = {
    "event": "your-turn",
    "table": TABLE,
    "game": "atlas-lost",
    "name": "Evening",
    "url": "https://games.example/tables/t1",
}


async def play_a_turn(house: Parlour) -> None:
    """Everybody answers what comes first, until Ada is asked anew after somebody else was."""
    async with house.hall.room(TABLE) as room:
        before = room.match.turns[0]
    for _ in range(200):
        await house.hall.act(TABLE, _first_answer)
        async with house.hall.room(TABLE) as room:
            if room.match.is_asked(0) and room.match.turns[0] != before:
                return
    raise AssertionError("Ada has no second turn")


def _first_answer(match: Match) -> Chose:
    seat = match.asked()[0]
    question = match.question(seat)
    assert question is not None
    return answer(match, seat, [option.id for option in question.options[: question.pick[0]]], "person")


async def ada_has_a_webhook(house: Parlour, url: str) -> None:
    """Ada sits at the table and wants to be called."""
    await house.add_person("ada")
    await house.alerts.store.set_webhook("ada", url)
    await house.open_table()


async def test_a_webhook_is_called_once_a_turn(database_address: str) -> None:
    async with web_receiver() as receiver, parlour(database_address) as house:
        await ada_has_a_webhook(house, receiver.url("/hook?key=k"))

        await house.look()
        await house.look()

        assert [request.line for request in receiver.requests] == ["POST /hook?key=k HTTP/1.1"]
        assert receiver.requests[0].json() == NOTICE
        await play_a_turn(house)
        await house.look()
        assert len(receiver.requests) == 2


async def test_two_processes_send_one_alert(postgres_address: str) -> None:
    async with (
        web_receiver() as receiver,
        parlour(postgres_address) as one,
        parlour(postgres_address) as other,
    ):
        await ada_has_a_webhook(one, receiver.url())

        for _ in range(5):
            await asyncio.gather(one.look(), other.look(), one.look(), other.look())
            await play_a_turn(one)
            other.hall.all_may_have_grown()

        assert len(receiver.requests) == 5
        assert await one.alerts.store.push_key() == await other.alerts.store.push_key()


async def test_many_processes_make_one_key(database_address: str) -> None:
    houses = [Parlour(database_address) for _ in range(4)]

    keys = await asyncio.gather(*(house.alerts.store.push_key() for house in houses))

    assert len(set(keys)) == 1
    assert len(keys[0]) == 43
    for house in houses:
        await house.database.close()


async def test_whoever_looks_on_is_not_told(sqlite_address: str) -> None:
    async with web_receiver() as receiver, parlour(sqlite_address) as house:
        await ada_has_a_webhook(house, receiver.url())
        async with house.hall.room(TABLE) as room:
            onlooker = house.hall.look_on(room, "ada", 0)

        await house.look()
        assert receiver.requests == []

        house.hall.look_away(room, onlooker)
        async with house.hall.room(TABLE) as room:
            house.hall.look_on(room, "bob", -1)
        await house.look()
        assert len(receiver.requests) == 1


async def test_whoever_looks_on_from_another_seat_of_theirs_is_not_told(sqlite_address: str) -> None:
    async with web_receiver() as receiver, parlour(sqlite_address) as house:
        await house.add_person("ada")
        await house.alerts.store.set_webhook("ada", receiver.url())
        await house.open_table(Sat(0, "ada", "Ada"), Sat(1, "ada", "Ada"), Started())
        async with house.hall.room(TABLE) as room:
            house.hall.look_on(room, "ada", 1)

        await house.look()

        assert receiver.requests == []


async def test_whoever_borrowed_the_seat_is_told(sqlite_address: str) -> None:
    async with web_receiver() as receiver, parlour(sqlite_address) as house:
        for person in ("ada", "bob"):
            await house.add_person(person)
            await house.alerts.store.set_webhook(person, receiver.url(f"/{person}"))
        await house.open_table(Sat(0, "ada", "Ada"), Engaged(1, "random"), Started(), Lent(0, person="bob", name="Bob"))

        await house.look()

        assert [request.line for request in receiver.requests] == ["POST /bob HTTP/1.1"]


@pytest.mark.parametrize(
    "acts",
    [
        (Sat(0, "ada", "Ada"), Engaged(1, "random")),
        (Engaged(0, "random"), Engaged(1, "random"), Started()),
    ],
)
async def test_nobody_is_told_who_is_not_asked(sqlite_address: str, acts: tuple[Sat | Engaged | Started, ...]) -> None:
    async with web_receiver() as receiver, parlour(sqlite_address) as house:
        await house.add_person("ada")
        await house.alerts.store.set_webhook("ada", receiver.url())
        await house.open_table(*acts)

        await house.look()

        assert receiver.requests == []


async def test_a_turn_that_is_young_is_looked_at_again(sqlite_address: str) -> None:
    async with web_receiver() as receiver, parlour(sqlite_address, alert_seconds=600.0) as house:
        await ada_has_a_webhook(house, receiver.url())
        before = now_ms()
        # The keeper takes the time away when it hands the table out.
        assert await house.tables.claim_alerts(before + 601_000, 10) == [TABLE]

        await house.look()

        assert receiver.requests == []
        async with house.database.reading() as connection:
            at = (await connection.execute(select(schema.tables.c.alert_at))).scalar_one()
        assert before + 590_000 < at < before + 610_000


async def test_an_earlier_look_is_not_put_off_by_a_later_turn(sqlite_address: str) -> None:
    async with parlour(sqlite_address, alert_seconds=600.0) as house:
        await house.add_person("ada")
        await house.open_table()

        async def alert_at() -> int:
            async with house.database.reading() as connection:
                return int((await connection.execute(select(schema.tables.c.alert_at))).scalar_one())

        first = await alert_at()
        await asyncio.sleep(0.01)
        await play_a_turn(house)

        assert await alert_at() == first


async def test_a_push_message_can_be_read_by_its_browser_alone(sqlite_address: str) -> None:
    browser = Browser()
    async with web_receiver() as receiver, parlour(sqlite_address, mail_from="Games <host@games.example>") as house:
        await house.add_person("ada", "ja")
        await house.alerts.store.add_push("ada", receiver.url("/push/1"), browser.p256dh, browser.auth, 1)
        await house.open_table()

        await house.look()

        (request,) = receiver.requests
        assert browser.read(request.body) == {
            "title": "あなたの番です",
            "body": "「Evening」（atlas-lost）があなたを待っています。",
            "url": "https://games.example/tables/t1",
            "tag": TABLE,
        }
        assert b"Evening" not in request.body
        assert request.headers["content-encoding"] == "aes128gcm"
        assert request.headers["ttl"] == "86400"
        assert Vapid02.verify(request.headers["authorization"])


@pytest.mark.parametrize(("status", "left"), [(201, 1), (404, 0), (410, 0), (500, 1)])
async def test_a_subscription_that_has_ended_is_removed(sqlite_address: str, status: int, left: int) -> None:
    browser = Browser()
    async with web_receiver() as receiver, parlour(sqlite_address) as house:
        receiver.status = status
        await house.add_person("ada")
        await house.alerts.store.add_push("ada", receiver.url(), browser.p256dh, browser.auth, 1)
        await house.open_table()

        await house.look()

        assert len(receiver.requests) == 1
        assert len((await house.alerts.store.channels("ada")).pushes) == left


async def test_mail_goes_only_to_an_address_that_was_confirmed(sqlite_address: str) -> None:
    async with mail_receiver() as post:
        smtp = {"smtp": f"smtp://127.0.0.1:{post.port}", "mail_from": "Tessera <games@mail.example>"}
        async with parlour(sqlite_address, **smtp) as house:
            store = house.alerts.store
            await house.add_person("ada")
            await store.set_mail("ada", "ada@mail.example", "THE-CODE", now_ms() + 60_000)
            await house.open_table(name="Evening\nBcc: all@mail.example")

            await house.look()
            assert post.mails == []

            assert not await store.confirm_mail("ada", "another", now_ms())
            assert not await store.confirm_mail("ada", "THE-CODE", now_ms() + 60_001)
            assert await store.confirm_mail("ada", "THE-CODE", now_ms())
            assert not await store.confirm_mail("ada", "THE-CODE", now_ms())
            await play_a_turn(house)
            await house.look()

    ((to, mail),) = post.mails
    assert to == "ada@mail.example"
    assert (mail["From"], mail["Subject"]) == ("Tessera <games@mail.example>", "It is your turn")
    assert mail["Bcc"] is None
    assert "“Evening Bcc: all@mail.example” (atlas-lost) waits for you." in post.text()
    assert "https://games.example/tables/t1" in post.text()
    assert mail["Auto-Submitted"] == "auto-generated"


async def test_all_ways_are_used_and_a_broken_one_harms_no_other(sqlite_address: str) -> None:
    counted: list[tuple[str, str]] = []
    browser = Browser()
    async with mail_receiver() as post, web_receiver() as receiver:
        post.answer = "554 not today"
        smtp = {"smtp": f"smtp://127.0.0.1:{post.port}", "mail_from": "games@mail.example"}
        async with parlour(sqlite_address, **smtp) as house:
            house.alerts.on_sent = lambda channel, result: counted.append((channel, result))
            await ada_has_a_webhook(house, "http://127.0.0.1:1/secret-hook")
            store = house.alerts.store
            await store.set_mail("ada", "ada@mail.example", "C", now_ms() + 60_000)
            await store.confirm_mail("ada", "C", now_ms())
            await store.add_push("ada", receiver.url("/secret-push"), browser.p256dh, browser.auth, 1)

            with capture_logs() as logs:
                await house.look()

        assert len(receiver.requests) == 1
    assert sorted(counted) == [("mail", "undelivered"), ("push", "sent"), ("webhook", "undelivered")]
    assert {(line["channel"], line["reason"], line["status"]) for line in logs} == {
        ("mail", "smtp", 554),
        ("webhook", "unreachable", 0),
    }
    assert "secret" not in str(logs)
    assert "ada@" not in str(logs)


async def test_an_alert_is_the_same_whatever_is_dealt_and_asked(sqlite_template: Path, tmp_path: Path) -> None:
    told: list[bytes] = []
    for seed, turns in (("one seed", 0), ("another seed", 0), ("one seed", 2)):
        address = str(shutil.copy(sqlite_template, tmp_path / f"{len(told)}.sqlite"))
        async with web_receiver() as receiver, parlour(address) as house:
            await house.add_person("ada")
            await house.alerts.store.set_webhook("ada", receiver.url())
            await house.open_table(seed=seed)
            for _ in range(turns):
                await play_a_turn(house)
            await house.look()
            told.append(receiver.requests[0].body)

    assert told[0] == told[1] == told[2]


async def test_a_person_keeps_ten_browsers(sqlite_address: str) -> None:
    async with parlour(sqlite_address) as house:
        await house.add_person("ada")
        await house.add_person("bob")
        for number in range(12):
            await house.alerts.store.add_push("ada", f"https://push.example/{number}", "p", "a", number)
        await house.alerts.store.add_push("bob", "https://push.example/5", "p", "a", 20)

        ours = (await house.alerts.store.channels("ada")).pushes
        theirs = (await house.alerts.store.channels("bob")).pushes

    assert [push.endpoint.rpartition("/")[2] for push in ours] == ["2", "3", "4", "6", "7", "8", "9", "10", "11"]
    assert [push.endpoint for push in theirs] == ["https://push.example/5"]


async def test_closing_does_not_wait_for_a_receiver_that_never_answers(sqlite_address: str) -> None:
    async with web_receiver() as receiver, parlour(sqlite_address) as house:
        receiver.is_silent = True
        await ada_has_a_webhook(house, receiver.url())
        await house.alerts.look_at(TABLE)

        began = asyncio.get_running_loop().time()
        await house.alerts.stop()

        assert asyncio.get_running_loop().time() - began < 4
        assert len(receiver.requests) == 1
