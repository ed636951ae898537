"""The coach: what a strong player would do at my question, what an answer would cost, and what questions are about."""

from __future__ import annotations

from typing import Annotated

from tessera.players.advice.sentences import sentences
from tessera.table.coach_frames import AdviceShown, AdvisedShown, CoachShown, SecondShown
from tessera.table.messages import Advising, Reconsidering
from tessera.table.server.games import GameWanted, require_game
from tessera.table.server.here import Here, Language, SeatNumber, TableId
from tessera.table.server.reading import body
from tessera.table.server.route import new_router
from tessera.table.server.whoami import Signed

router = new_router()


@router.get("/games/{game}/coach")
async def show_sentences(game: GameWanted, language: Language) -> CoachShown:
    """How a game is won, and what each kind of question is about."""
    told = sentences(require_game(game).name())
    return CoachShown(game, told.goal[language], {kind: text[language] for kind, text in told.questions.items()})


@router.post("/tables/{table_id}/seats/{seat}/advice")
async def advise(
    table_id: TableId,
    seat: SeatNumber,
    advising: Annotated[Advising, body(Advising)],
    person: Signed,
    house: Here,
    language: Language,
) -> AdviceShown:
    """What a strong player would do at my open question: what to look at, why, and which. Only where it is allowed."""
    advice = await house.coach.advise(table_id, person.id, seat, advising.version)
    answers = [
        AdvisedShown(answer.ids, round(answer.share, 4), answer.text[language], answer.why[language])
        for answer in advice.answers
    ]
    return AdviceShown(advising.version, advice.look[language], advice.reason[language], tuple(answers))


@router.post("/tables/{table_id}/seats/{seat}/second-thoughts")
async def think_twice(
    table_id: TableId,
    seat: SeatNumber,
    picked: Annotated[Reconsidering, body(Reconsidering)],
    person: Signed,
    house: Here,
    language: Language,
) -> SecondShown:
    """What an answer would cost that I am about to give. Nothing is chosen by asking."""
    found = await house.coach.weigh(table_id, person.id, seat, picked.version, picked.picks)
    return SecondShown(
        picked.version,
        round(found.loss, 4),
        found.is_much,
        found.text[language],
        found.best,
        found.best_text[language],
    )
