"""Playing: answering questions, taking back, standing answers, talk, and why something cannot be chosen."""

from __future__ import annotations

from typing import Annotated

from tessera.table import conduct, showing
from tessera.table.frames import Accepted, BarredShown, Explained
from tessera.table.messages import Agreeing, Choosing, LeavingWord, Saying, Undoing, Wondering
from tessera.table.server.here import Here, Language, SeatNumber, TableId
from tessera.table.server.reading import body
from tessera.table.server.route import new_router
from tessera.table.server.tables import done
from tessera.table.server.whoami import Signed

router = new_router()


@router.post("/tables/{table_id}/seats/{seat}/choices")
async def choose(
    table_id: TableId, seat: SeatNumber, choosing: Annotated[Choosing, body(Choosing)], person: Signed, house: Here
) -> Accepted:
    """Answer the open question of my seat. The choice is kept for good when the answer comes."""
    return await done(
        house,
        table_id,
        person,
        lambda match: conduct.choose(match, person.id, seat, choosing.version, choosing.picks),
        choosing.client,
    )


@router.post("/tables/{table_id}/seats/{seat}/undo")
async def undo(
    table_id: TableId, seat: SeatNumber, undoing: Annotated[Undoing, body(Undoing)], person: Signed, house: Here
) -> Accepted:
    """Take back my latest choice: at once if nobody has learnt anything from it, else when all agree."""
    return await done(house, table_id, person, lambda match: conduct.undo(match, person.id, seat), undoing.client)


@router.post("/tables/{table_id}/seats/{seat}/undo/answer")
async def answer_undo(
    table_id: TableId, seat: SeatNumber, agreeing: Annotated[Agreeing, body(Agreeing)], person: Signed, house: Here
) -> Accepted:
    """Agree or not to what another seat asks to take back. Whoever asked may withdraw by not agreeing."""
    return await done(
        house,
        table_id,
        person,
        lambda match: conduct.answer_undo(match, person.id, seat, agreeing.agree),
        agreeing.client,
    )


@router.put("/tables/{table_id}/seats/{seat}/standing")
async def stand(
    table_id: TableId, seat: SeatNumber, word: Annotated[LeavingWord, body(LeavingWord)], person: Signed, house: Here
) -> Accepted:
    """Set or clear my standing answer to all coming questions of a kind. Nobody else learns of it."""
    async with house.hall.room(table_id) as room:
        # Whoever may not see a table is not told by a refusal that there is one.
        conduct.require_watching(room.match, person.id)
    number = await house.hall.stand(table_id, person.id, seat, word.question, word.picks)
    return Accepted(word.client, number)


@router.get("/tables/{table_id}/seats/{seat}/barred")
async def explain(table_id: TableId, seat: SeatNumber, person: Signed, house: Here, language: Language) -> Explained:
    """Everything that I could mean at my open question but may not do, and why."""
    async with house.hall.room(table_id) as room:
        conduct.require_sight(room.match, person.id, seat)
        return showing.explain(room.match, seat, language)


@router.post("/tables/{table_id}/seats/{seat}/why")
async def why_not(
    table_id: TableId,
    seat: SeatNumber,
    wondering: Annotated[Wondering, body(Wondering)],
    person: Signed,
    house: Here,
    language: Language,
) -> BarredShown | None:
    """Why my seat cannot choose something now; null if it can."""
    async with house.hall.room(table_id) as room:
        conduct.require_sight(room.match, person.id, seat)
        return showing.why_not(room.match, seat, wondering.pick, language)


@router.post("/tables/{table_id}/chat")
async def say(table_id: TableId, saying: Annotated[Saying, body(Saying)], person: Signed, house: Here) -> Accepted:
    """Say something to the table, from my seat or as a spectator."""
    return await done(
        house, table_id, person, lambda match: conduct.say(match, person.id, person.name, saying.text), saying.client
    )
