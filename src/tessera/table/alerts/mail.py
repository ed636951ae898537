"""Alerts by mail, through the SMTP server that the host named."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tessera.kernel.refusal import SetupError
from tessera.table.alerts.notice import Notice
from tessera.table.alerts.outbound import Undelivered

_SECONDS: Final = 10.0
_LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
_FOOT: Final = {
    "en": "You get this mail because you asked for it in your settings; you can turn it off there.",
    "ja": "このメールは、設定で希望された方にお送りしています。設定からいつでも止められます。",
}
_CODE_SUBJECT: Final = {"en": "Your code for alerts from Tessera", "ja": "Tesseraの通知用コード"}
_CODE: Final = {
    "en": (
        "Somebody, probably you, wants to be told by mail when it is their turn at {origin}.\n\n"
        "The code is: {code}\n\nEnter it there within a day. If it was not you, do nothing: no more mail will come."
    ),
    "ja": (
        "{origin} で、順番が来たときにこのアドレスへメールで知らせる設定が申し込まれました。\n\n"
        "コード：{code}\n\n1日以内に入力してください。心当たりがなければ何もしないでください。これ以上メールは届きません。"
    ),
}


class Mailer:
    """Sends mail. `address` is smtp://user:password@host:port, or smtps:// for TLS from the first byte."""

    def __init__(self, address: str, sender: str) -> None:
        try:
            parts = urlsplit(address)
            host, port = parts.hostname, parts.port
        except ValueError:
            host = port = None
        if host is None or parts.scheme not in ("smtp", "smtps"):
            # The address may hold a password, so it is not repeated.
            raise SetupError(
                "The address of the SMTP server is not understood.",
                "Write it as smtp://user:password@mail.example:587 or smtps://user:password@mail.example.",
                "SMTPサーバーの指定が読めません。",
                "smtp://user:password@mail.example:587 か smtps://user:password@mail.example の形で書いてください。",
            )
        if "@" not in sender:
            raise SetupError(
                "Mail needs a sender.",
                "Name one with --mail-from games@mail.example.",
                "メールの差出人がありません。",
                "--mail-from games@mail.example のように指定してください。",
            )
        self._host = host
        self._is_tls = parts.scheme == "smtps"
        self._port = port or (465 if self._is_tls else 587)
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = sender

    async def tell(self, to: str, notice: Notice, language: str) -> None:
        """Send a notice. Raises Undelivered."""
        foot = _FOOT["ja" if language == "ja" else "en"]
        await self._send(to, notice.title(language), f"{notice.body(language)}\n\n{notice.url}\n\n-- \n{foot}\n")

    async def send_code(self, to: str, code: str, origin: str, language: str) -> None:
        """Send the code that shows that an address is its owner's. Raises Undelivered."""
        spoken = "ja" if language == "ja" else "en"
        await self._send(to, _CODE_SUBJECT[spoken], _CODE[spoken].format(code=code, origin=origin) + "\n")

    async def _send(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain="tessera.invalid")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        # A password never crosses a network in the clear: where one is given, the server must offer TLS.
        must_upgrade = bool(self._user) and self._host not in _LOOPBACK
        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user or None,
                password=self._password or None,
                use_tls=self._is_tls,
                start_tls=None if self._is_tls or not must_upgrade else True,
                timeout=_SECONDS,
            )
        except aiosmtplib.SMTPResponseException as problem:
            raise Undelivered("smtp", problem.code) from None
        except (aiosmtplib.SMTPException, OSError):
            raise Undelivered("smtp") from None
