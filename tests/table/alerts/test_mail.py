"""Mail through the host's own server."""

from __future__ import annotations

from typing import Any

import aiosmtplib
import pytest

from tessera.kernel.refusal import SetupError
from tessera.table.alerts.mail import Mailer
from tessera.table.alerts.notice import Notice
from tessera.table.alerts.outbound import Undelivered
from tests.table.alerts.receivers import mail_receiver

pytestmark = pytest.mark.anyio

NOTICE = Notice("your-turn", "t1", "atlas-lost", "", "https://games.example/tables/t1")


@pytest.mark.parametrize("address", ["mail.example", "http://mail.example", "smtp://", "smtp://a:b@mail.example:x", ""])
def test_an_address_that_is_not_understood_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(SetupError) as problem:
        Mailer(address, "games@mail.example")

    assert problem.value.text().startswith("The address of the SMTP server is not understood.")
    assert "a:b" not in problem.value.text() + problem.value.text("ja")


def test_mail_needs_a_sender() -> None:
    with pytest.raises(SetupError, match="Mail needs a sender"):
        Mailer("smtp://mail.example", "")


async def test_a_notice_in_japanese() -> None:
    async with mail_receiver() as post:
        await Mailer(f"smtp://127.0.0.1:{post.port}", "games@mail.example").tell("ada@mail.example", NOTICE, "ja")

    assert post.mails[0][1]["Subject"] == "あなたの番です"
    assert "「あなたの卓」（atlas-lost）があなたを待っています。" in post.text()
    assert "https://games.example/tables/t1" in post.text()


async def test_a_code() -> None:
    async with mail_receiver() as post:
        mailer = Mailer(f"smtp://127.0.0.1:{post.port}", "games@mail.example")
        await mailer.send_code("ada@mail.example", "ABCDEFGHJK", "https://games.example", "en")

    assert post.mails[0][0] == "ada@mail.example"
    assert "The code is: ABCDEFGHJK" in post.text()


@pytest.mark.parametrize(
    ("address", "user", "port", "use_tls", "start_tls"),
    [
        ("smtp://mail.example", None, 587, False, None),
        ("smtp://ada:p%40ss@mail.example", "ada", 587, False, True),
        ("smtp://ada:p%40ss@localhost:25", "ada", 25, False, None),
        ("smtps://ada:p%40ss@mail.example", "ada", 465, True, None),
    ],
)
async def test_a_password_never_goes_out_in_the_clear(
    monkeypatch: pytest.MonkeyPatch, address: str, user: str | None, port: int, use_tls: bool, start_tls: bool | None
) -> None:
    asked: dict[str, Any] = {}

    async def send(message: object, **how: Any) -> None:
        asked.update(how)

    monkeypatch.setattr(aiosmtplib, "send", send)

    await Mailer(address, "games@mail.example").tell("ada@mail.example", NOTICE, "en")

    assert (asked["username"], asked["password"]) == (user, "p@ss" if user else None)
    assert (asked["port"], asked["use_tls"], asked["start_tls"]) == (port, use_tls, start_tls)


async def test_a_server_that_is_away_or_refuses_is_told_in_a_word() -> None:
    async with mail_receiver() as post:
        post.answer = "550 no such user ada@mail.example"
        with pytest.raises(Undelivered) as problem:
            await Mailer(f"smtp://127.0.0.1:{post.port}", "g@mail.example").tell("ada@mail.example", NOTICE, "en")
    assert (problem.value.reason, problem.value.status) == ("smtp", 550)

    with pytest.raises(Undelivered) as problem:
        await Mailer(f"smtp://127.0.0.1:{post.port}", "g@mail.example").tell("ada@mail.example", NOTICE, "en")
    assert (problem.value.reason, problem.value.status) == ("smtp", 0)
