"""Invitations: secret links that lead a guest to one seat of one table.

The token is made here and shown once, to the host, who sends it to somebody. It stands behind the # of an address, so
that browsers keep it to themselves: no server and no proxy sees it in an address. Who comes by a link without being
known becomes its guest, and is the same guest when they come by it again. Who is known already sits down as themselves,
and the link does not open their door to anybody else.
"""

from __future__ import annotations

from typing import Final

import msgspec
import structlog

from tessera.table import conduct
from tessera.table.hall import Hall, now_ms
from tessera.table.journal import Sat, Vacated
from tessera.table.match import Match
from tessera.table.store.links import Link
from tessera.table.store.people import GONE, PeopleStore, Person
from tessera.table.store.person import Visit
from tessera.table.terms import Terms
from tessera.table.tokens import hashed, new_id, new_token, same
from tessera.table.troubles import Forbidden, NotFound, NotNow

_log = structlog.get_logger("tessera.people")

LINK_MS: Final = 30 * 24 * 60 * 60 * 1000


class Invitation(msgspec.Struct, frozen=True):
    """A new link, with the token that is told this once."""

    id: str
    table_id: str
    seat: int
    token: str
    expires_at: int

    def __repr__(self) -> str:
        # The token must not get into a log by way of the struct.
        return f"Invitation({self.id!r}, {self.table_id!r}, {self.seat})"


class Invited(msgspec.Struct, frozen=True):
    """What a link invites to: a seat of a table, and the name of whoever invites, "" if they have gone."""

    terms: Terms
    seat: int
    host: str


class Joined(msgspec.Struct, frozen=True):
    """Where somebody sits by a link."""

    person: Person
    table_id: str
    seat: int


class _Settled(Exception):
    """There is nothing left to write: it is so already."""


class Invitations:
    """Makes, revokes and honours links."""

    def __init__(self, people: PeopleStore, hall: Hall) -> None:
        self._people = people
        self._hall = hall

    # The host

    async def make(self, host: Person, table_id: str, seat: int) -> Invitation:
        """A new link to a seat that is open, or that somebody has by an earlier link."""
        async with self._hall.room(table_id) as room:
            _require_invitable(room.match, host.id, seat)
        await self._revoke(host.id, table_id, seat)
        now, token = now_ms(), new_token()
        link = Link(new_id(), table_id, seat, hashed(token), "", now, now + LINK_MS, None)
        await self._people.links.add(link)
        _log.info("link made", table=table_id, seat=seat, link=link.id)
        return Invitation(link.id, table_id, seat, token, link.expires_at)

    async def revoke(self, host: Person, table_id: str, seat: int) -> None:
        """No link leads to this seat any more. Doing it twice does no harm."""
        async with self._hall.room(table_id) as room:
            conduct.require_watching(room.match, host.id)
            conduct.require_host(room.match, host.id)
            conduct.chair_of(room.match, seat)
        await self._revoke(host.id, table_id, seat)

    async def _revoke(self, host: str, table_id: str, seat: int) -> None:
        # First the link, so that nobody comes in by it; then the seat; then the sessions. Should we be cut off in
        # between, doing it again does the rest.
        await self._people.links.revoke(table_id, seat, now_ms())
        links = [link.id for link in await self._people.links.of_seat(table_id, seat)]
        await self._empty(table_id, seat, links, host)
        await self._people.sessions.end_of_links(links)
        _log.info("links revoked", table=table_id, seat=seat)

    async def _empty(self, table_id: str, seat: int, links: list[str], by: str = "") -> None:
        """Whoever sits by one of the links gets up, unless the game is over and the seat is history."""

        def emptied(match: Match) -> Vacated:
            if match.is_over or match.chairs[seat].link not in links:
                raise _Settled
            return Vacated(seat)

        try:
            await self._hall.act(table_id, emptied, by)
        except _Settled:
            return

    # The guest

    async def find(self, token: str) -> Link:
        """The link of a token, if it is good."""
        wanted = hashed(token)
        link = await self._people.links.by_hash(wanted)
        if link is None or not same(link.hash, wanted):
            raise NotFound(
                "There is no such link.",
                "Check that you copied all of it, or ask the host of the table for a new one.",
                "そのようなリンクはありません。",
                "全体をコピーしたか確かめるか、主催者に新しいリンクをもらってください。",
            )
        if link.revoked_at is not None:
            raise _revoked()
        if link.expires_at <= now_ms():
            raise Forbidden(
                "This link has run out.",
                "Ask the host of the table for a new one.",
                "このリンクは期限が切れています。",
                "主催者に新しいリンクをもらってください。",
            )
        return link

    async def look(self, token: str) -> Invited:
        """What somebody is invited to who has not said yet who they are."""
        link = await self.find(token)
        async with self._hall.room(link.table_id) as room:
            founding = room.match.founding
        host = await self._people.person(founding.host)
        name = "" if host is None or host.name == GONE else host.name
        return Invited(founding.terms, link.seat, name)

    def comes_as_self(self, link: Link, visit: Visit) -> bool:
        """Whether a visitor keeps their own name and session: everybody but the guests of links."""
        return not visit.person.bound_to or visit.person.id == link.person

    async def require_seat(self, link: Link, visit: Visit | None) -> None:
        """Whether the seat of a link is there for whoever comes by it now, before anything is written."""
        person = link.person
        if visit is not None and self.comes_as_self(link, visit):
            if link.person and link.person != visit.person.id:
                raise NotNow(
                    "Somebody came by this link already.",
                    "If that was you, sign out here and open the link again; else ask the host for a new one.",
                    "このリンクはもう使われています。",
                    "ご本人なら、サインアウトしてから開き直してください。それ以外の方は主催者に新しいリンクをもらってください。",
                )
            person = visit.person.id
        async with self._hall.room(link.table_id) as room:
            chair = room.match.chairs[link.seat]
            # Of two who come by a link at the same time, the later one may find the guest that both are sitting there.
            is_ours = person in (chair.person, chair.lender) if person else chair.link == link.id
            if not is_ours:
                conduct.sit(room.match, person or "somebody new", "", link.seat, link.id)

    async def guest(self, link: Link, name: str, language: str) -> Person:
        """The guest of a link: the one who came by it before, else somebody new of that name."""
        person_id = link.person
        if not person_id:
            person_id = await self._people.links.bear(link.id, new_id(), name, language, now_ms())
        person = await self._people.person(person_id)
        assert person is not None, "people are never removed from the database, only forgotten"
        if not person.is_guest:
            raise Forbidden(
                "Whoever came by this link has an account now.",
                "Sign in with that account.",
                "このリンクで来た人は、いまはアカウントを持っています。",
                "そのアカウントでサインインしてください。",
            )
        return msgspec.structs.replace(person, bound_to=link.table_id)

    async def sit(self, link: Link, person: Person) -> Joined:
        """Sit down in the seat of a link, or stay there."""

        def seated(match: Match) -> Sat:
            chair = match.chairs[link.seat]
            if person.id in (chair.person, chair.lender):
                raise _Settled
            return conduct.sit(match, person.id, person.name, link.seat, link.id)

        joined = Joined(person, link.table_id, link.seat)
        try:
            await self._hall.act(link.table_id, seated, person.id)
        except _Settled:
            return joined
        after = await self._people.links.by_id(link.id)
        if after is None or after.revoked_at is not None:
            # It was revoked while we sat down: whoever revoked it may have found the seat still empty.
            await self._empty(link.table_id, link.seat, [link.id])
            raise _revoked()
        return joined


def _require_invitable(match: Match, host: str, seat: int) -> None:
    conduct.require_watching(match, host)
    conduct.require_host(match, host)
    chair = conduct.chair_of(match, seat)
    if match.is_over or not (chair.is_open or chair.link):
        raise NotNow(
            "This seat is taken.",
            "A link can be made for an open seat, or for one that was taken by a link.",
            "この席は空いていません。",
            "リンクを作れるのは、空席か、リンクで着いた席だけです。",
        )


def _revoked() -> Forbidden:
    return Forbidden(
        "This link was revoked.",
        "Ask the host of the table for a new one.",
        "このリンクは取り消されました。",
        "主催者に新しいリンクをもらってください。",
    )
