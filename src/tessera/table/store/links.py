"""Guest links in the database. A link is known by the hash of its token only."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row

from tessera.table.store import schema
from tessera.table.store.database import Database


class Link(msgspec.Struct, frozen=True):
    """A way to a seat for whoever has its token."""

    id: str
    table_id: str
    seat: int
    hash: str
    # The guest whom the link brought into being, "" if it did not: only that guest is known by it again.
    person: str
    made_at: int
    expires_at: int
    revoked_at: int | None


class LinkStore:
    """Where links are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, link: Link) -> None:
        """A new link; earlier ones to the same seat are revoked with it."""
        values = msgspec.structs.asdict(link) | {"person": link.person or None}
        async with self._database.writing() as connection:
            await connection.execute(_revoked(link.table_id, link.seat, link.made_at))
            await connection.execute(insert(schema.links).values(values))

    async def by_hash(self, hash: str) -> Link | None:
        """The link whose token has this hash."""
        return await self._one(schema.links.c.hash == hash)

    async def by_id(self, link_id: str) -> Link | None:
        """The link of this id."""
        return await self._one(schema.links.c.id == link_id)

    async def of_seat(self, table_id: str, seat: int) -> list[Link]:
        """All links that were ever made for a seat, the latest first."""
        wanted = (
            select(schema.links)
            .where(schema.links.c.table_id == table_id, schema.links.c.seat == seat)
            .order_by(schema.links.c.made_at.desc(), schema.links.c.id)
        )
        async with self._database.reading() as connection:
            return [_link(row) for row in (await connection.execute(wanted)).all()]

    async def revoke(self, table_id: str, seat: int, now: int) -> None:
        """No link to this seat is good any longer."""
        async with self._database.writing() as connection:
            await connection.execute(_revoked(table_id, seat, now))

    async def bear(self, link_id: str, person_id: str, name: str, language: str, now: int) -> str:
        """Make the guest of a link; the guest's id, which is another's if two came by it at the same time."""
        async with self._database.writing() as connection:
            taken = await connection.execute(
                update(schema.links)
                .where(schema.links.c.id == link_id, schema.links.c.person.is_(None))
                .values(person=person_id)
            )
            if taken.rowcount:
                await connection.execute(
                    insert(schema.people).values(
                        id=person_id, name=name, language=language, mail_confirmed=False, made_at=now
                    )
                )
                return person_id
            wanted = select(schema.links.c.person).where(schema.links.c.id == link_id)
            return str((await connection.execute(wanted)).scalar_one())

    async def _one(self, which: Any) -> Link | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(schema.links).where(which))).first()
        return None if row is None else _link(row)


def _revoked(table_id: str, seat: int, now: int) -> Any:
    links = schema.links
    return (
        update(links)
        .where(links.c.table_id == table_id, links.c.seat == seat, links.c.revoked_at.is_(None))
        .values(revoked_at=now)
    )


def _link(row: Row[Any]) -> Link:
    return Link(row.id, row.table_id, row.seat, row.hash, row.person or "", row.made_at, row.expires_at, row.revoked_at)
