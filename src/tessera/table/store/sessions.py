"""Sessions in the database. A session is known by the hash of its token only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.engine import Row

from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.store.person import Person, Session, Visit


class SessionStore:
    """Where sessions are kept."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Called when sessions have ended here: whoever is connected by one of them must be shown nothing more.
        self.on_ended: Callable[[], None] = lambda: None

    async def add(self, session: Session) -> None:
        """Somebody signed in."""
        values = msgspec.structs.asdict(session) | {"link": session.link or None}
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.sessions).values(values))

    async def find(self, hash: str, now: int) -> Visit | None:
        """Whose session this is, unless it has run out."""
        sessions, people, links = schema.sessions, schema.people, schema.links
        wanted = (
            select(sessions, people.c.name, people.c.handle, people.c.language, links.c.table_id)
            .join(people, people.c.id == sessions.c.person)
            .outerjoin(links, links.c.id == sessions.c.link)
            .where(sessions.c.hash == hash, sessions.c.expires_at > now)
            # A link may have been revoked just before the session that it opened was written.
            .where(or_(sessions.c.link.is_(None), and_(links.c.id.is_not(None), links.c.revoked_at.is_(None))))
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        person = Person(row.person, row.name, row.handle or "", row.language, row.handle is None, row.table_id or "")
        return Visit(person, _session(row))

    async def of_person(self, person_id: str, now: int) -> list[Session]:
        """Where a person is signed in, the latest first."""
        wanted = (
            select(schema.sessions)
            .where(schema.sessions.c.person == person_id, schema.sessions.c.expires_at > now)
            .order_by(schema.sessions.c.made_at.desc(), schema.sessions.c.hash)
        )
        async with self._database.reading() as connection:
            return [_session(row) for row in (await connection.execute(wanted)).all()]

    async def saw(self, hash: str, now: int, expires_at: int) -> None:
        """The session was used, so that it lasts longer."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.sessions).where(schema.sessions.c.hash == hash).values(seen_at=now, expires_at=expires_at)
            )

    async def end(self, hash: str) -> None:
        """Somebody signed out here."""
        await self._delete(schema.sessions.c.hash == hash)

    async def end_all(self, person_id: str, but: str = "") -> None:
        """Somebody signed out everywhere, but perhaps for one session."""
        await self._delete((schema.sessions.c.person == person_id) & (schema.sessions.c.hash != but))

    async def end_of_links(self, link_ids: Sequence[str]) -> None:
        """Links were revoked, and with them all sessions that they opened."""
        await self._delete(schema.sessions.c.link.in_(link_ids))

    async def sweep(self, now: int) -> None:
        """Remove what has run out."""
        await self._delete(schema.sessions.c.expires_at <= now)

    async def _delete(self, which: Any) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.sessions).where(which))
        self.on_ended()


def _session(row: Row[Any]) -> Session:
    return Session(row.hash, row.person, row.link or "", row.made_at, row.seen_at, row.expires_at)
