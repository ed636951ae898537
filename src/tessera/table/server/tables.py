"""Tables: opening and finding them, and who sits where."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from fastapi import Query

from tessera.table import conduct
from tessera.table.frames import Accepted, Position, SeatListed, TableListed, TablesShown
from tessera.table.hall import Decide
from tessera.table.house import House
from tessera.table.journal import AnyAct, Lent
from tessera.table.levels import title_of
from tessera.table.match import Match
from tessera.table.messages import Doing, Engaging, Handing, Opening
from tessera.table.names import folded
from tessera.table.opening import NewTable, open_table
from tessera.table.server.here import (
    Here,
    Language,
    SeatNumber,
    SeatWanted,
    Since,
    TableId,
    id_of,
    position_here,
)
from tessera.table.server.reading import body
from tessera.table.server.route import new_router
from tessera.table.server.whoami import Known, Signed
from tessera.table.store.people import Person
from tessera.table.store.tables import Listing, SeatRow
from tessera.table.troubles import NotFound, SignedOut

router = new_router()

# When the last table of a page changed, and its id.
_PLACE = r"^[0-9]{1,15}-[0-9a-z]{1,64}$"

JustDo = Annotated[Doing, body(Doing, optional=True)]


# Opening and finding


@router.post("/tables", status_code=201)
async def create_table(
    opening: Annotated[Opening, body(Opening)], person: Signed, house: Here, language: Language
) -> Position:
    """Open a table. With `start` the game begins at once: one request is enough to play against bots."""
    return await opened(house, open_table(opening, house.settings.packs, person.id, person.name), person, language)


async def opened(house: House, table: NewTable, person: Person, language: str) -> Position:
    """Open a prepared table and show it to whoever opened it, from their seat if they have one."""
    await house.hall.found(table.founding)
    if table.acts:
        await house.hall.fill(table.founding.id, table.acts)
    async with house.hall.room(table.founding.id) as room:
        own = [seat for seat, chair in enumerate(room.match.chairs) if chair.person == person.id]
    return await position_here(house, table.founding.id, person, own[0] if own else None, language)


@router.get("/tables", responses={401: {}})
async def list_tables(
    house: Here,
    person: Known,
    language: Language,
    scope: Annotated[
        Literal["public", "mine"], Query(description="Public tables, or those I host or sit at.")
    ] = "public",
    before: Annotated[
        str | None,
        Query(description="Go on after this place: `next` of the page before.", pattern=r"^\d{1,15}-[0-9a-z]{1,64}$"),
    ] = None,
    limit: Annotated[int, Query(description="Tables on a page.", ge=1, le=100)] = 50,
) -> TablesShown:
    """Tables, those that changed last first."""
    place = None
    if before is not None:
        changed_at, _, last = before.partition("-")
        place = (int(changed_at), last)
    if scope == "public":
        found = await house.tables.public(limit + 1, place)
    elif person is None:
        raise SignedOut(
            "Nobody is signed in, so there are no tables of yours.",
            "Sign in, or ask for public tables.",
            "サインインしていないため、自分の卓はありません。",
            "サインインするか、公開の卓を選んでください。",
        )
    else:
        found = await house.tables.of_person(person.id, limit + 1, place)
    shown = found[:limit]
    following = f"{shown[-1].changed_at}-{shown[-1].id}" if len(found) > limit else None
    return TablesShown(tuple(_listed(table, id_of(person), language) for table in shown), following)


def _listed(table: Listing, person: str, language: str) -> TableListed:
    # A table that nobody has sat down at yet has no rows for its seats.
    rows = table.seats or tuple(SeatRow(seat, "", "", "", "", False) for seat in range(table.terms.seats))
    return TableListed(
        id=table.id,
        game=table.terms.game,
        name=table.terms.name,
        status=cast(Literal["gathering", "running", "over", "held"], table.status),
        visibility=table.terms.visibility,
        hosting=bool(person) and table.host == person,
        my_turn=bool(person) and any(row.asked and row.person == person for row in rows),
        seats=tuple(_seat(row, person, language) for row in rows),
        made_at=table.made_at,
        changed_at=table.changed_at,
        lesson=table.terms.lesson,
    )


def _seat(row: SeatRow, person: str, language: str) -> SeatListed:
    return SeatListed(
        seat=row.seat,
        letter="ABCDEFGH"[row.seat],
        holder="person" if row.person else "bot" if row.level else "open",
        name=row.name,
        level=row.level,
        title=title_of(row.level, language),
        asked=row.asked,
        mine=bool(person) and person in (row.person, row.lender),
    )


@router.get("/tables/{table_id}")
async def show_table(
    table_id: TableId, house: Here, person: Known, language: Language, seat: SeatWanted = None, since: Since = 0
) -> Position:
    """The table as a seat of mine sees it, or as a spectator does."""
    return await position_here(house, table_id, person, seat, language, since)


# Seats


async def done(house: House, table_id: str, person: Person, decide: Decide, client: str | None) -> Accepted:
    """Do something at a table; the answer says under which number it stands in the journal."""

    def decide_there(match: Match) -> AnyAct:
        # Whoever may not see a table is not told by a refusal that there is one.
        conduct.require_watching(match, person.id)
        return decide(match)

    number = await house.hall.act(table_id, decide_there, person.id, client or "")
    return Accepted(client or "", number)


@router.post("/tables/{table_id}/start")
async def start(table_id: TableId, doing: JustDo, person: Signed, house: Here) -> Accepted:
    """Begin, once every seat is taken. For the host."""
    return await done(house, table_id, person, lambda match: conduct.start(match, person.id), doing.client)


@router.post("/tables/{table_id}/seats/{seat}/join")
async def join(table_id: TableId, seat: SeatNumber, doing: JustDo, person: Signed, house: Here) -> Accepted:
    """Sit down in an open seat."""
    return await done(
        house, table_id, person, lambda match: conduct.sit(match, person.id, person.name, seat), doing.client
    )


@router.post("/tables/{table_id}/seats/{seat}/leave")
async def leave(table_id: TableId, seat: SeatNumber, doing: JustDo, person: Signed, house: Here) -> Accepted:
    """Get up. In a running game the table's terms say what becomes of the seat."""
    return await done(house, table_id, person, lambda match: conduct.leave(match, person.id, seat), doing.client)


@router.post("/tables/{table_id}/seats/{seat}/show-out")
async def show_out(table_id: TableId, seat: SeatNumber, doing: JustDo, person: Signed, house: Here) -> Accepted:
    """Empty a seat: a bot's at any time, a person's before the game begins. For the host."""
    return await done(house, table_id, person, lambda match: conduct.show_out(match, person.id, seat), doing.client)


@router.post("/tables/{table_id}/seats/{seat}/bot")
async def engage(
    table_id: TableId, seat: SeatNumber, engaging: Annotated[Engaging, body(Engaging)], person: Signed, house: Here
) -> Accepted:
    """Put a bot into an open seat. For the host."""
    return await done(
        house, table_id, person, lambda match: conduct.engage(match, person.id, seat, engaging.level), engaging.client
    )


@router.post("/tables/{table_id}/seats/{seat}/hand")
async def hand(
    table_id: TableId, seat: SeatNumber, handing: Annotated[Handing, body(Handing)], person: Signed, house: Here
) -> Accepted:
    """Hand my seat to a bot or to somebody with an account, until I take it back."""
    other = await _account(house, handing.person) if handing.person else None

    def decide(match: Match) -> Lent:
        to, name = ("", "") if other is None else (other.id, other.name)
        return conduct.lend(match, person.id, seat, handing.level, to, name)

    return await done(house, table_id, person, decide, handing.client)


async def _account(house: House, name: str) -> Person:
    person = await house.people.by_handle(folded(name))
    if person is None:
        raise NotFound(
            f'There is no account "{name}".',
            "Check the name; guests come by a link instead.",
            f"「{name}」というアカウントはありません。",
            "名前を確かめてください。ゲストはリンクで招待できます。",
        )
    return person


@router.post("/tables/{table_id}/seats/{seat}/take-back")
async def take_back(table_id: TableId, seat: SeatNumber, doing: JustDo, person: Signed, house: Here) -> Accepted:
    """Sit again in the seat that I handed to somebody."""
    return await done(house, table_id, person, lambda match: conduct.take_back(match, person.id, seat), doing.client)


@router.post("/tables/{table_id}/seats/{seat}/resign")
async def resign(table_id: TableId, seat: SeatNumber, doing: JustDo, person: Signed, house: Here) -> Accepted:
    """Give up."""
    return await done(house, table_id, person, lambda match: conduct.resign(match, person.id, seat), doing.client)
