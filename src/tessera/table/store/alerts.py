"""Where alerts go, and which were sent, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tessera.table.alerts.push import Subscription, new_key
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.tokens import hashed, new_id, same

_PUSH_KEY = "push key"
# Browsers of one person that are told; the oldest makes room.
MOST_PUSHES = 10
# How much of a code's hash is kept, beside the time until which it counts.
_HASH_KEPT = 48


class Channels(msgspec.Struct, frozen=True):
    """The ways to reach one person; "" where there is none."""

    mail: str = ""
    mail_confirmed: bool = False
    webhook: str = ""
    pushes: tuple[Subscription, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is no way at all."""
        return not (self.mail and self.mail_confirmed) and not self.webhook and not self.pushes


class AlertStore:
    """Where channels and sent alerts are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def push_key(self) -> str:
        """The private key that this house signs push messages with, made when first asked for."""
        key = await self._house_value(_PUSH_KEY)
        if key is not None:
            return key
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(schema.house).values(name=_PUSH_KEY, value=new_key()))
        except IntegrityError:
            # Another process was faster, and all must sign with the same key.
            pass
        made = await self._house_value(_PUSH_KEY)
        assert made is not None, "the key was just written"
        return made

    async def _house_value(self, name: str) -> str | None:
        async with self._database.reading() as connection:
            found = await connection.execute(select(schema.house.c.value).where(schema.house.c.name == name))
            value: str | None = found.scalar()
            return value

    # Channels

    async def channels(self, person: str) -> Channels:
        """The ways to reach a person."""
        columns = schema.people.c
        wanted = select(columns.mail, columns.mail_confirmed, columns.webhook).where(columns.id == person)
        subscribed = select(schema.pushes).where(schema.pushes.c.person == person).order_by(schema.pushes.c.made_at)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).first()
            pushes = (await connection.execute(subscribed)).all()
        if row is None:
            return Channels()
        browsers = tuple(Subscription(push.id, push.endpoint, push.p256dh, push.auth) for push in pushes)
        return Channels(row.mail or "", row.mail_confirmed, row.webhook or "", browsers)

    async def set_webhook(self, person: str, url: str) -> None:
        """Another webhook; "" for none."""
        await self._update_person(person, webhook=url or None)

    async def set_mail(self, person: str, address: str, code: str, until: int) -> None:
        """Another address, which takes mail once the code has come back; "" for none."""
        kept = f"{until}.{hashed(code)[:_HASH_KEPT]}" if address else None
        await self._update_person(person, mail=address or None, mail_code=kept, mail_confirmed=False)

    async def confirm_mail(self, person: str, code: str, now: int) -> bool:
        """Whether this is the code that was sent to the person's address, in time; then the address counts."""
        columns = schema.people.c
        async with self._database.reading() as connection:
            kept: str | None = (
                await connection.execute(select(columns.mail_code).where(columns.id == person))
            ).scalar()
        until, _, wanted = (kept or "").partition(".")
        if not wanted or int(until) < now or not same(hashed(code)[:_HASH_KEPT], wanted):
            return False
        async with self._database.writing() as connection:
            confirmed = await connection.execute(
                # Only if the address was not changed in the meantime.
                update(schema.people)
                .where(columns.id == person, columns.mail_code == kept)
                .values(mail_confirmed=True, mail_code=None)
            )
        return confirmed.rowcount == 1

    async def _update_person(self, person: str, **values: object) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(values))

    async def add_push(self, person: str, endpoint: str, p256dh: str, auth: str, now: int) -> None:
        """A browser subscribes. The same browser belongs to whoever subscribed it last."""
        pushes = schema.pushes
        async with self._database.writing() as connection:
            await connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
            kept = (
                select(pushes.c.id)
                .where(pushes.c.person == person)
                .order_by(pushes.c.made_at.desc())
                .limit(MOST_PUSHES - 1)
            )
            ids = list((await connection.execute(kept)).scalars())
            await connection.execute(delete(pushes).where(pushes.c.person == person, pushes.c.id.not_in(ids)))
            await connection.execute(
                insert(pushes).values(
                    id=new_id(), person=person, endpoint=endpoint, p256dh=p256dh, auth=auth, made_at=now
                )
            )

    async def remove_push(self, person: str, endpoint: str) -> bool:
        """A browser of this person no longer wants to be told; False if it was none of theirs."""
        pushes = schema.pushes
        async with self._database.writing() as connection:
            gone = await connection.execute(
                delete(pushes).where(pushes.c.person == person, pushes.c.endpoint == endpoint)
            )
        return gone.rowcount > 0

    async def forget_push(self, subscription: str) -> None:
        """The push service knows this subscription no longer."""
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.id == subscription))

    # Alerts

    async def note(self, table_id: str, seat: int, turn: int, person: str, now: int) -> bool:
        """Whether this turn had no alert yet; it has one from now on, whichever process asks next."""
        values = {"table_id": table_id, "seat": seat, "turn": turn, "person": person, "at": now}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(schema.alerts).values(values))
        except IntegrityError:
            return False
        return True

    async def remind(self, table_id: str, at: int) -> None:
        """Look at this table again then, unless somebody will anyway before."""
        column = schema.tables.c.alert_at
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id, or_(column.is_(None), column > at))
                .values(alert_at=at)
            )
