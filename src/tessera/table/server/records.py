"""Records: a finished game to take home, its past to look at, and games that go on from a record."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from tessera.table import records, showing
from tessera.table.conduct import chair_of, require_watching
from tessera.table.frames import Position
from tessera.table.journal import Started
from tessera.table.match import Match
from tessera.table.messages import Branching, Importing, Manners
from tessera.table.records import Archive
from tessera.table.server.address import client_address
from tessera.table.server.answers import as_it_is
from tessera.table.server.here import MOST, Here, Language, SeatWanted, TableId, id_of, may_see
from tessera.table.server.reading import RECORD_LIMIT, body
from tessera.table.server.route import new_router
from tessera.table.server.tables import opened
from tessera.table.server.waiting import while_waited_for
from tessera.table.server.whoami import Known, Signed
from tessera.table.store.people import Person
from tessera.table.troubles import NotFound, NotNow
from tessera.table.workers.opening import Asked
from tessera.table.workers.past import Wish

router = new_router()

ChoiceCount = Annotated[int, Path(description="How many choices had been made.", ge=0, le=100_000)]


# A long log would be most of the answer, and most of it is known to whoever goes on from step to step.
SinceStep = Annotated[
    int | None,
    Query(
        description="The log comes from the entry after this one on; without it, from the choice before.", ge=0, le=MOST
    ),
]


class RecordText(PlainTextResponse):
    """A record as text."""

    media_type = "text/plain"


@router.get("/tables/{table_id}/record")
async def show_record(table_id: TableId, person: Known, house: Here) -> RecordText:
    """The record of a finished game: set-up, seed and choices, for `tessera replay --verify`."""
    async with house.hall.room(table_id) as room:
        _require_over(room.match, person)
        text = str(records.record_of(room.match))
    return RecordText(text, headers={"Cache-Control": "no-store"})


@router.get("/tables/{table_id}/export")
async def export(table_id: TableId, person: Known, house: Here) -> Archive:
    """A finished game with everything around it: seats, log, talk, outcome and record."""
    async with house.hall.room(table_id) as room:
        _require_over(room.match, person)
        return records.archive_of(room.match)


def _require_over(match: Match, person: Person | None) -> None:
    require_watching(match, id_of(person))
    if match.status != "over":
        raise NotNow(
            "The game is not over, and its record holds what nobody may know yet.",
            "Come back when it has ended; until then the log shows what you may know.",
            "ゲームが終わっていません。記録にはまだ誰にも見せられない情報が含まれます。",
            "終わってからもう一度お試しください。それまではログをご覧ください。",
        )


# The past


@router.get("/tables/{table_id}/at/{choice}")
async def show_past(
    request: Request,
    table_id: TableId,
    choice: ChoiceCount,
    person: Known,
    house: Here,
    language: Language,
    seat: SeatWanted = None,
    since: SinceStep = None,
) -> Annotated[Response, Position]:
    """The table as it was after so many choices, from my seat or as a spectator; once it is over, from any seat."""
    async with house.hall.room(table_id) as room:
        match = room.match
        if seat is not None and match.status == "over":
            # The record is everybody's by now, so that every seat may be looked through.
            require_watching(match, id_of(person))
            chair_of(match, seat)
        else:
            may_see(match, person, seat)
        number = _last_entry(match, choice)
        if since is None:
            since = _last_entry(match, choice - 1) if choice else 0
    wish = Wish(table_id, number, id_of(person), showing.SPECTATOR if seat is None else seat, language, since)
    # Playing it again takes a while, during which others are served.
    work = house.replays.look(match.founding, match.entries, wish, client_address(request))
    position = await while_waited_for(request, work)
    return as_it_is(b"" if position is None else position)


def _last_entry(match: Match, choice: int) -> int:
    """The number of the entry with which so many choices stood."""
    if not match.has_started or choice > len(match.chosen):
        raise NotFound(
            f"There are only {len(match.chosen)} choices in this game.",
            "Ask for an earlier point.",
            f"このゲームの選択はまだ{len(match.chosen)}個です。",
            "もっと前の時点を指定してください。",
        )
    if choice:
        return match.chosen[choice - 1]
    return next(entry.number for entry in match.entries if isinstance(entry.act, Started))


# Playing on


@router.post("/tables/import", status_code=201)
async def import_record(
    importing: Annotated[Importing, body(Importing, RECORD_LIMIT)], person: Signed, house: Here, language: Language
) -> Position:
    """Open a table that goes on from a record, at any point of it."""
    wish = Asked(
        importing.record,
        importing.upto,
        _manners(importing),
        importing.seats,
        person.id,
        person.name,
        house.settings.packs,
    )
    return await opened(house, await house.imports.prepare(wish), person, language)


@router.post("/tables/{table_id}/branch", status_code=201)
async def branch(
    table_id: TableId,
    branching: Annotated[Branching, body(Branching)],
    person: Signed,
    house: Here,
    language: Language,
) -> Position:
    """Open a table that goes on from an earlier point of a finished game."""
    async with house.hall.room(table_id) as room:
        _require_over(room.match, person)
        record = str(records.record_of(room.match))
    wish = Asked(record, branching.upto, _manners(branching), branching.seats, person.id, person.name, is_own=True)
    return await opened(house, await house.imports.prepare(wish), person, language)


def _manners(wish: Manners) -> Manners:
    """What was asked for about the table itself."""
    return Manners(**{name: getattr(wish, name) for name in Manners.__struct_fields__})
