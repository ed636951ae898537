"""The front of a house for tests: a reception, the hall behind it, and tables to sit at."""

from __future__ import annotations

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import select, update

from tessera.table import conduct
from tessera.table.hall import Hall, now_ms
from tessera.table.match import Founding, Match
from tessera.table.reception import Reception
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.store.people import PeopleStore, Person
from tessera.table.store.person import Visit
from tessera.table.terms import Terms
from tessera.table.tokens import new_id

PASSWORD = "plover thimble osprey"
# Enough to be Argon2id, and quick.
LIGHT = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


class Front:
    """Everything that receives people."""

    def __init__(self, database: Database, people: PeopleStore, hall: Hall, reception: Reception) -> None:
        self.database = database
        self.people = people
        self.hall = hall
        self.reception = reception

    async def table(self, host: Person, seats: int = 2, **terms: object) -> str:
        """A table that somebody hosts, all seats open."""
        wanted = msgspec.convert({"game": "atlas-lost", "seats": seats, **terms}, Terms)
        table_id = new_id()
        await self.hall.found(Founding(table_id, wanted, "7", "d" * 64, host.id, "1"))
        return table_id

    async def sit(self, person: Person, table_id: str, seat: int) -> None:
        """Somebody sits down."""
        await self.hall.act(table_id, lambda match: conduct.sit(match, person.id, person.name, seat), person.id)

    async def start(self, host: Person, table_id: str) -> None:
        """The host begins."""
        await self.hall.act(table_id, lambda match: conduct.start(match, host.id), host.id)

    async def match(self, table_id: str) -> Match:
        """The table as its journal has it."""
        return await self.hall.read(table_id)

    async def visit(self, token: str) -> Visit:
        """The visit of somebody who must be known."""
        visit = await self.reception.visit_of(token)
        assert visit is not None
        return visit

    async def age_session(self, milliseconds: int) -> None:
        """All sessions were last used so much longer ago."""
        sessions = schema.sessions
        async with self.database.writing() as connection:
            await connection.execute(
                update(sessions).values(
                    seen_at=sessions.c.seen_at - milliseconds, expires_at=sessions.c.expires_at - milliseconds
                )
            )

    async def expire_links(self) -> None:
        """The time of all links is over."""
        async with self.database.writing() as connection:
            await connection.execute(update(schema.links).values(expires_at=now_ms() - 1))

    async def everything_stored(self) -> str:
        """Every value of every row, as one text to search."""
        found: list[str] = []
        async with self.database.reading() as connection:
            for table in schema.metadata.sorted_tables:
                for row in (await connection.execute(select(table))).all():
                    found.extend(str(value) for value in row)
        return "\n".join(found)
