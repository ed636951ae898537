"""People in the database: accounts and guests. Their sessions and links are in `sessions` and `links`."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.table.names import looks
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.store.links import LinkStore
from tessera.table.store.person import Person
from tessera.table.store.sessions import SessionStore

__all__ = ["GONE", "HandleTaken", "PeopleStore", "Person"]

# What stands in the place of a name whose owner has gone for good.
GONE = "(gone)"


class HandleTaken(Exception):
    """Another account signs in by this name, or by one that looks like it."""


class PeopleStore:
    """Where people are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.sessions = SessionStore(database)
        self.links = LinkStore(database)

    # Looking up

    async def person(self, person_id: str) -> Person | None:
        """The person of this id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(schema.people).where(schema.people.c.id == person_id))).first()
        return None if row is None else _person(row)

    async def by_handle(self, handle: str) -> Person | None:
        """The account that signs in by this folded name."""
        if not handle or "\0" in handle:
            # Nobody is called so, and PostgreSQL does not even take the question.
            return None
        async with self._database.reading() as connection:
            row = (await connection.execute(select(schema.people).where(schema.people.c.handle == handle))).first()
        return None if row is None else _person(row)

    async def double(self, name: str) -> Person | None:
        """An account whose name is this one or looks like it."""
        wanted = (
            select(schema.people)
            .join(schema.looks, schema.looks.c.person == schema.people.c.id)
            .where(schema.looks.c.look.in_(sorted(looks(name))))
            .limit(1)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else _person(row)

    async def password(self, person_id: str) -> str | None:
        """The hash of an account's password; guests and those who are gone have none."""
        async with self._database.reading() as connection:
            wanted = select(schema.people.c.password).where(schema.people.c.id == person_id)
            password: str | None = (await connection.execute(wanted)).scalar()
            return password

    async def accounts(self, after: str = "", limit: int = 1000) -> list[Person]:
        """Accounts in the order of their handles, those after a handle."""
        wanted = (
            select(schema.people).where(schema.people.c.handle > after).order_by(schema.people.c.handle).limit(limit)
        )
        async with self._database.reading() as connection:
            return [_person(row) for row in (await connection.execute(wanted)).all()]

    async def counts(self) -> tuple[int, int]:
        """How many accounts and how many guests there are."""
        async with self._database.reading() as connection:
            everybody = (await connection.execute(select(func.count()).select_from(schema.people))).scalar_one()
            accounts = (await connection.execute(select(func.count(schema.people.c.handle)))).scalar_one()
        return accounts, everybody - accounts

    async def seats_of(self, person_id: str) -> list[tuple[str, int]]:
        """The seats that a person sits in or has lent, as table and number."""
        mine = or_(schema.seats.c.person == person_id, schema.seats.c.lender == person_id)
        wanted = (
            select(schema.seats.c.table_id, schema.seats.c.seat)
            .where(mine)
            .order_by(schema.seats.c.table_id, schema.seats.c.seat)
        )
        async with self._database.reading() as connection:
            return [(row.table_id, row.seat) for row in (await connection.execute(wanted)).all()]

    # Coming, changing, going

    async def add(self, person: Person, password: str | None, now: int) -> None:
        """Somebody new. Raises HandleTaken if the handle is somebody else's."""
        values = {
            "id": person.id,
            "name": person.name,
            "handle": person.handle or None,
            "password": password,
            "language": person.language,
            "mail_confirmed": False,
            "made_at": now,
        }
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(schema.people).values(values))
                await _take_looks(connection, person)
        except IntegrityError:
            # The database decides who was first, whichever process they came to.
            raise HandleTaken from None

    async def claim(self, person: Person, password: str) -> bool:
        """A guest becomes an account and keeps everything else; False if it was no guest any more."""
        try:
            async with self._database.writing() as connection:
                changed = await connection.execute(
                    update(schema.people)
                    .where(schema.people.c.id == person.id, schema.people.c.handle.is_(None))
                    .values(name=person.name, handle=person.handle, password=password)
                )
                if changed.rowcount == 1:
                    await _take_looks(connection, person)
                return changed.rowcount == 1
        except IntegrityError:
            raise HandleTaken from None

    async def update(self, person: Person) -> None:
        """Another name or language. Raises HandleTaken if the handle is somebody else's."""
        mine = schema.people.c.id == person.id
        try:
            async with self._database.writing() as connection:
                before = (await connection.execute(select(schema.people.c.name).where(mine))).scalar()
                await connection.execute(
                    update(schema.people)
                    .where(mine)
                    .values(name=person.name, handle=person.handle or None, language=person.language)
                )
                if before != person.name:
                    await _take_looks(connection, person)
        except IntegrityError:
            raise HandleTaken from None

    async def set_password(self, person_id: str, password: str, instead_of: str | None = None) -> bool:
        """Another password; if `instead_of` is given, only in the place of that one."""
        wanted = update(schema.people).where(schema.people.c.id == person_id).values(password=password)
        if instead_of is not None:
            wanted = wanted.where(schema.people.c.password == instead_of)
        async with self._database.writing() as connection:
            changed = await connection.execute(wanted)
        return changed.rowcount == 1

    async def forget(self, person_id: str, now: int) -> None:
        """Remove what is known of a person. Journals keep the id, which then leads nowhere."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person_id)
                .values(
                    name=GONE,
                    handle=None,
                    password=None,
                    mail=None,
                    mail_code=None,
                    mail_confirmed=False,
                    webhook=None,
                )
            )
            await connection.execute(delete(schema.looks).where(schema.looks.c.person == person_id))
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person_id))
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.person == person_id))
            await connection.execute(
                update(schema.links)
                .where(schema.links.c.person == person_id, schema.links.c.revoked_at.is_(None))
                .values(revoked_at=now)
            )
        self.sessions.on_ended()


async def _take_looks(connection: AsyncConnection, person: Person) -> None:
    """Let nobody else look like this account from now on; guests have no name of their own to keep."""
    if not person.handle:
        return
    await connection.execute(delete(schema.looks).where(schema.looks.c.person == person.id))
    taken = [{"look": look, "person": person.id} for look in sorted(looks(person.name))]
    await connection.execute(insert(schema.looks), taken)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.handle or "", row.language, row.handle is None)
