"""What most endpoints need: the house, the asker's language, and the parameters that name a table or a seat."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection

from tessera.table import showing
from tessera.table.conduct import require_sight, require_watching
from tessera.table.frames import Position
from tessera.table.house import House
from tessera.table.match import Match
from tessera.table.server.answers import language_of
from tessera.table.server.whoami import Known
from tessera.table.store.people import Person

# Numbers that a client's language can hold exactly.
MOST = 2**53


async def house_here(connection: HTTPConnection) -> House:
    """The house that serves this request."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def language_here(
    connection: HTTPConnection,
    person: Known,
    language: Annotated[
        Literal["en", "ja"] | None, Query(description="Texts come in this language, else in your own.")
    ] = None,
) -> str:
    """The language in which to answer."""
    connection.state.person = person
    return language or language_of(connection)


Here = Annotated[House, Depends(house_here)]
Language = Annotated[str, Depends(language_here)]

TABLE_ID = r"^[0-9a-z]{1,64}$"
TableId = Annotated[str, Path(description="The id of a table.", pattern=TABLE_ID)]
SeatNumber = Annotated[int, Path(description="The number of a seat, from 0 on.", ge=0, le=7)]
SeatWanted = Annotated[
    int | None, Query(description="See the table from this seat; without it, as a spectator does.", ge=0, le=7)
]
Since = Annotated[int, Query(description="The log comes from the entry after this one on.", ge=0, le=MOST)]


def id_of(person: Person | None) -> str:
    """The id of whoever asks, "" for nobody known."""
    return "" if person is None else person.id


def may_see(match: Match, person: Person | None, seat: int | None) -> None:
    """Whether this person may see the table from a seat, or as a spectator; it raises if not."""
    if seat is None:
        require_watching(match, id_of(person))
    else:
        require_sight(match, id_of(person), seat)


async def position_here(
    house: House, table_id: str, person: Person | None, seat: int | None, language: str, since: int = 0
) -> Position:
    """The table as a seat or a spectator sees it now."""
    async with house.hall.room(table_id) as room:
        may_see(room.match, person, seat)
        viewer = showing.SPECTATOR if seat is None else seat
        return showing.position(room.match, id_of(person), viewer, language, since)
