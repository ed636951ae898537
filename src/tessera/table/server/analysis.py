"""A finished game in hindsight: anybody who may see its replay may ask for it, and all see the same."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from tessera.kernel.record import Record
from tessera.table import records
from tessera.table.conduct import require_watching
from tessera.table.hindsight import AnalysisShown, nothing_yet
from tessera.table.house import House
from tessera.table.server.here import Here, Language, TableId, id_of
from tessera.table.server.route import new_router
from tessera.table.server.whoami import Known
from tessera.table.store.people import Person
from tessera.table.troubles import NotNow

router = new_router()

SinceChoice = Annotated[int, Query(description="Choices come from the one after this one on.", ge=0, le=100_000)]


@router.post("/tables/{table_id}/analysis")
async def begin_analysis(table_id: TableId, person: Known, house: Here, language: Language) -> AnalysisShown:
    """Have every choice of a finished game weighed. It takes a while; one that was begun already goes on."""
    record = await _record(house, table_id, person)
    return house.analyses.begin(table_id, record).shown(0, language)


@router.get("/tables/{table_id}/analysis")
async def show_analysis(
    table_id: TableId, person: Known, house: Here, language: Language, since: SinceChoice = 0
) -> AnalysisShown:
    """What is known so far of a finished game in hindsight."""
    record = await _record(house, table_id, person)
    found = house.analyses.find(table_id)
    return nothing_yet(len(record.choices), record.setup.seats) if found is None else found.shown(since, language)


async def _record(house: House, table_id: str, person: Person | None) -> Record:
    async with house.hall.room(table_id) as room:
        require_watching(room.match, id_of(person))
        if room.match.status != "over":
            raise NotNow(
                "The game is not over, and an analysis would tell what nobody may know yet.",
                "Come back when it has ended.",
                "ゲームが終わっていません。分析すると、まだ誰にも見せられないことが分かってしまいます。",
                "終わってからもう一度お試しください。",
            )
        return records.record_of(room.match)
