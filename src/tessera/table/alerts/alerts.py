"""Telling people that it is their turn.

A turn is noted in the database before its alert goes out, so that there is at most one, whatever happens and however
many processes serve the table. For the same reason nothing is sent twice: whether an alert that failed arrived after
all is not known here, and the table shows whose turn it is to everybody who looks. Failures are logged and counted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from email.utils import parseaddr
from typing import Final
from urllib.parse import urlsplit

import structlog

from tessera.table.alerts.mail import Mailer
from tessera.table.alerts.notice import Notice
from tessera.table.alerts.outbound import Outbound, Undelivered
from tessera.table.alerts.push import Subscription, push
from tessera.table.alerts.webhook import call_webhook
from tessera.table.hall import Hall, now_ms
from tessera.table.match import Match
from tessera.table.settings import Settings
from tessera.table.store.alerts import AlertStore, Channels
from tessera.table.store.database import Database
from tessera.table.store.people import PeopleStore

_log = structlog.get_logger("tessera.alerts")

# Alerts on their way at once, and how long they may still take when the house closes.
_AT_ONCE: Final = 8
_CLOSING_SECONDS: Final = 2.0
# What a push service says of a subscription that has ended.
_ENDED: Final = (404, 410)


class Waiting:
    """A person whom a table waits for, and since when."""

    __slots__ = ("person", "seat", "since", "turn")

    def __init__(self, person: str, seat: int, turn: int, since: int) -> None:
        self.person = person
        self.seat = seat
        self.turn = turn
        self.since = since


class Alerts:
    """Tells whoever is not looking that the table waits for them, at most once a turn."""

    def __init__(self, database: Database, people: PeopleStore, hall: Hall, settings: Settings) -> None:
        self.store: Final = AlertStore(database)
        self.outbound: Final = Outbound(settings.private_webhooks)
        self.mailer: Final = Mailer(settings.smtp, settings.mail_from) if settings.smtp else None
        self._people = people
        self._hall = hall
        self._origin = settings.public_origin
        self._delay_ms = int(settings.alert_seconds * 1000)
        self._contact = _contact(settings)
        self._key = ""
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(_AT_ONCE)
        # Called with the channel and the result of every attempt: see `metrics`.
        self.on_sent: Callable[[str, str], None] = lambda channel, result: None

    async def start(self) -> None:
        """Be ready to send."""
        self._key = await self.store.push_key()

    async def stop(self) -> None:
        """Let what is on its way arrive, but not for long."""
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=_CLOSING_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.outbound.close()

    # Turns

    async def look_at(self, table_id: str) -> None:
        """Tell whoever is asked at this table and does not look on. Sending goes on after this returns."""
        now = now_ms()
        async with self._hall.room(table_id) as room:
            waiting = self._waiting(room.match, self._hall.presence(room).seats)
            terms = room.match.terms
        later = [one.since + self._delay_ms for one in waiting if one.since + self._delay_ms > now]
        if later:
            await self.store.remind(table_id, min(later))
        notice = Notice("your-turn", table_id, terms.game, terms.name, f"{self._origin}/tables/{table_id}")
        for one in waiting:
            if one.since + self._delay_ms <= now:
                await self._alert(one, notice, now)

    @staticmethod
    def _waiting(match: Match, seen: tuple[bool, ...]) -> list[Waiting]:
        """The people who are asked and do not look on from that seat, nor from another one of theirs."""
        if match.status != "running":
            return []
        people = [chair.person for chair in match.chairs]
        looking = {person for person, is_seen in zip(people, seen, strict=True) if is_seen}
        return [
            Waiting(people[seat], seat, match.turns[seat], match.entries[match.turns[seat] - 1].at)
            for seat in match.asked()
            if people[seat] and people[seat] not in looking
        ]

    async def _alert(self, one: Waiting, notice: Notice, now: int) -> None:
        channels = await self.store.channels(one.person)
        person = await self._people.person(one.person)
        if person is None or channels.is_empty:
            return
        if await self.store.note(notice.table, one.seat, one.turn, one.person, now):
            task = asyncio.create_task(self._send_all(channels, notice, person.language))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    # Sending

    async def _send_all(self, channels: Channels, notice: Notice, language: str) -> None:
        async with self._room:
            await self.send(channels, notice, language)

    async def send(self, channels: Channels, notice: Notice, language: str) -> dict[str, bool]:
        """Send a notice by every channel at once; which of them took it."""
        mailer = self.mailer
        ways: list[tuple[str, Awaitable[bool]]] = []
        if mailer is not None and channels.mail and channels.mail_confirmed:
            ways.append(("mail", self._try("mail", lambda: mailer.tell(channels.mail, notice, language))))
        if channels.webhook:
            call = self._try("webhook", lambda: call_webhook(self.outbound, channels.webhook, notice))
            ways.append(("webhook", call))
        ways += [("push", self._push(subscription, notice, language)) for subscription in channels.pushes]
        taken: dict[str, bool] = {}
        for (channel, _), arrived in zip(ways, await asyncio.gather(*(way for _, way in ways)), strict=True):
            taken[channel] = taken.get(channel, False) or arrived
        return taken

    async def _push(self, subscription: Subscription, notice: Notice, language: str) -> bool:
        async def go() -> None:
            try:
                await push(self.outbound, subscription, self._key, self._contact, notice, language)
            except Undelivered as problem:
                if problem.status in _ENDED:
                    await self.store.forget_push(subscription.id)
                raise

        return await self._try("push", go)

    async def _try(self, channel: str, send: Callable[[], Awaitable[None]]) -> bool:
        try:
            await send()
        except Undelivered as problem:
            _log.warning("alert not delivered", channel=channel, reason=problem.reason, status=problem.status)
            self.on_sent(channel, "undelivered")
            return False
        except Exception as problem:
            # One broken channel must not keep the others from being used. The text of an error could hold an address.
            _log.error("alert failed", channel=channel, error=type(problem).__name__)
            self.on_sent(channel, "failed")
            return False
        self.on_sent(channel, "sent")
        return True


def _contact(settings: Settings) -> str:
    """Whom a push service can ask about our messages."""
    address = parseaddr(settings.mail_from)[1]
    if address:
        return f"mailto:{address}"
    host = urlsplit(settings.public_origin).hostname or ""
    return f"https://{host}" if settings.is_https and "." in host else "mailto:host@localhost"
