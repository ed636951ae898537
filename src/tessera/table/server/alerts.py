"""How I want to be told that it is my turn."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Final

import msgspec
from fastapi import Depends, Request

from tessera.table.alerts.alerts import Alerts
from tessera.table.alerts.mail import Mailer
from tessera.table.alerts.notice import Notice
from tessera.table.alerts.outbound import Undelivered
from tessera.table.alerts.push import public_key, require_subscription
from tessera.table.frames import Shown
from tessera.table.hall import now_ms
from tessera.table.house import House
from tessera.table.messages import Message
from tessera.table.rates import Rates
from tessera.table.server.here import Here
from tessera.table.server.reading import body
from tessera.table.server.route import new_router
from tessera.table.server.whoami import Signed
from tessera.table.store.person import Person
from tessera.table.tokens import hashed
from tessera.table.troubles import Malformed, NotFound, NotNow

router = new_router()

_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH: Final = 10
_DAY_MS: Final = 24 * 60 * 60 * 1000
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\Z")


class AlertsShown(Shown, frozen=True):
    """By which ways I am told that it is my turn. What this server cannot do is not offered."""

    mail: str
    mail_confirmed: bool
    mail_offered: bool
    webhook: str
    # How many browsers are told, and the key by which a browser subscribes.
    pushes: int
    push_key: str


class AlertsWanted(Message, frozen=True):
    """Where to tell me; "" turns a way off. A new mail address counts once its code has come back."""

    mail: Annotated[str, msgspec.Meta(max_length=254)] = ""
    webhook: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class MailCode(Message, frozen=True):
    """The code that came by mail."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class PushWanted(Message, frozen=True):
    """A browser's push subscription, as it gives it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class PushUnwanted(Message, frozen=True):
    """The endpoint of a subscription that ends."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class TriedShown(Shown, frozen=True):
    """Which ways took a test alert."""

    taken: dict[str, bool]


async def _counted(request: Request) -> Rates:
    rates = request.app.state.rates
    assert isinstance(rates, Rates)
    return rates


Counted = Annotated[Rates, Depends(_counted)]


@router.get("/me/alerts")
async def show_alerts(person: Signed, house: Here) -> AlertsShown:
    """How I am told that it is my turn."""
    return await _shown(house, person)


@router.put("/me/alerts")
async def set_alerts(
    wanted: Annotated[AlertsWanted, body(AlertsWanted)], person: Signed, house: Here, rates: Counted
) -> AlertsShown:
    """Set my mail address and my webhook. A new address is sent a code."""
    alerts = house.alerts
    now = await alerts.store.channels(person.id)
    if wanted.webhook and wanted.webhook != now.webhook:
        rates.check("alerts", person.id)
        await alerts.outbound.require_reachable(wanted.webhook)
    if wanted.mail != now.mail:
        await _set_mail(house, rates, person, wanted.mail)
    await alerts.store.set_webhook(person.id, wanted.webhook)
    return await _shown(house, person)


async def _set_mail(house: House, rates: Rates, person: Person, address: str) -> None:
    alerts = house.alerts
    if not address:
        await alerts.store.set_mail(person.id, "", "", 0)
        return
    mailer = _mailer(alerts)
    if not _ADDRESS.match(address):
        raise Malformed(
            "This is not a mail address.",
            "It reads like ada@mail.example.",
            "メールアドレスとして読めません。",
            "ada@mail.example のように書いてください。",
        )
    # Nobody's mailbox is filled from here, whoever asks and however often.
    rates.check("alerts", person.id)
    rates.check("mailbox", hashed(address.casefold()))
    code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
    await alerts.store.set_mail(person.id, address, code, now_ms() + _DAY_MS)
    try:
        await mailer.send_code(address, code, house.settings.public_origin, person.language)
    except Undelivered:
        await alerts.store.set_mail(person.id, "", "", 0)
        raise NotNow(
            "The code could not be sent to this address.",
            "Check the address, or try again later.",
            "このアドレスにコードを送れませんでした。",
            "アドレスを確かめるか、後でもう一度お試しください。",
        ) from None


def _mailer(alerts: Alerts) -> Mailer:
    if alerts.mailer is None:
        raise NotNow(
            "This server sends no mail.",
            "Use push messages or a webhook; its host can set up mail.",
            "このサーバーはメールを送れません。",
            "プッシュ通知かWebhookを使ってください。メールは管理者が設定できます。",
        )
    return alerts.mailer


@router.post("/me/alerts/mail/confirm")
async def confirm_mail(
    code: Annotated[MailCode, body(MailCode)], person: Signed, house: Here, rates: Counted
) -> AlertsShown:
    """Send back the code that came by mail."""
    rates.check("alerts", person.id)
    if not await house.alerts.store.confirm_mail(person.id, code.code.strip().upper(), now_ms()):
        raise Malformed(
            "This is not the code that was sent, or it has run out.",
            "Check it, or set the address again for a new one.",
            "コードが違うか、期限が切れています。",
            "確かめるか、アドレスを設定し直して新しいコードを受け取ってください。",
        )
    return await _shown(house, person)


@router.post("/me/alerts/push", status_code=201)
async def add_push(
    push: Annotated[PushWanted, body(PushWanted)], person: Signed, house: Here, rates: Counted
) -> AlertsShown:
    """Tell this browser."""
    rates.check("alerts", person.id)
    require_subscription(push.endpoint, push.p256dh, push.auth)
    await house.alerts.outbound.require_reachable(push.endpoint)
    await house.alerts.store.add_push(person.id, push.endpoint, push.p256dh, push.auth, now_ms())
    return await _shown(house, person)


@router.delete("/me/alerts/push")
async def remove_push(push: Annotated[PushUnwanted, body(PushUnwanted)], person: Signed, house: Here) -> AlertsShown:
    """Tell this browser no longer."""
    if not await house.alerts.store.remove_push(person.id, push.endpoint):
        raise NotFound(
            "This browser is not subscribed.",
            "There is nothing to end.",
            "このブラウザーは登録されていません。",
            "解除するものはありません。",
        )
    return await _shown(house, person)


@router.post("/me/alerts/test")
async def send_test(person: Signed, house: Here, rates: Counted) -> TriedShown:
    """Send a test alert by every way, and see which of them take it."""
    channels = await house.alerts.store.channels(person.id)
    if channels.is_empty:
        raise NotNow(
            "There is no way yet by which you want to be told.",
            "Add one first.",
            "通知の宛先がまだありません。",
            "先に設定してください。",
        )
    rates.check("alerts", person.id)
    notice = Notice("test", "", "", "", house.settings.public_origin)
    return TriedShown(await house.alerts.send(channels, notice, person.language))


async def _shown(house: House, person: Person) -> AlertsShown:
    channels = await house.alerts.store.channels(person.id)
    return AlertsShown(
        mail=channels.mail,
        mail_confirmed=channels.mail_confirmed,
        mail_offered=house.alerts.mailer is not None,
        webhook=channels.webhook,
        pushes=len(channels.pushes),
        push_key=public_key(await house.alerts.store.push_key()),
    )
