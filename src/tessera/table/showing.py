"""What a seat, or a spectator, is shown of a match. Secrets are kept by whitelist: only what stands here is sent.

The game's part comes from `Game.view`, `Question` and the log's sentences for that seat. Of the table everybody sees
the same, apart from standing answers, which are their seat's alone.
"""

from __future__ import annotations

import msgspec

from tessera.kernel.choice import Question
from tessera.table import frames, lessons
from tessera.table.chronicle import chronicle
from tessera.table.coached import may_ask_coach
from tessera.table.conduct import require_playable
from tessera.table.levels import title_of
from tessera.table.match import Match, Standing
from tessera.table.packs import pack_name
from tessera.table.terms import Terms

SPECTATOR = -1


def position(match: Match, person: str, seat: int, language: str, since: int = 0) -> frames.Position:
    """The table as a seat sees it; SPECTATOR is nobody's seat. The log comes from the entry after `since` on."""
    is_seated = seat != SPECTATOR
    # Whoever has seen more than there is was at a table that has since been restored from a backup: all is new to them.
    since = since if since <= match.number else 0
    question = match.question(seat) if is_seated else None
    game = match.game
    return frames.Position(
        table=table(match, person, language),
        seat=seat if is_seated else None,
        language=language,
        number=match.number,
        since=since,
        question=None if question is None else ask(match, question, language),
        can_undo=_can_undo(match, seat),
        standing=standing(match, seat),
        view=None if game is None else game.view(seat if is_seated else None),
        outcome=outcome(match, language),
        log=chronicle(match, seat, language, since),
        lesson=lessons.shown(match, seat, language),
    )


def standing(match: Match, seat: int) -> Standing:
    """What a seat left for questions to come. Nobody else learns of it, not even by a number that grows."""
    return {} if seat == SPECTATOR else dict(sorted(match.standing[seat].items()))


def _can_undo(match: Match, seat: int) -> bool:
    """Whether the seat's latest choice can be taken back at once."""
    if seat == SPECTATOR or match.game is None or match.is_over or match.held or match.terms.undo == "none":
        return False
    return match.game.can_undo(seat)


def table(match: Match, person: str, language: str) -> frames.TableShown:
    """The table and its seats."""
    founding = match.founding
    request = match.undo_request
    return frames.TableShown(
        id=founding.id,
        status=match.status,
        terms=terms(match),
        rules=founding.rules,
        deal=founding.deal,
        seed=founding.seed if match.status == "over" else "",
        hosting=bool(person) and founding.host == person,
        seats=tuple(_seat(match, person, seat, language) for seat in range(len(match.chairs))),
        choices=len(match.chosen),
        held=match.held,
        undo=None
        if request is None
        else frames.UndoShown(seat=request.seat, keep=request.keep, waiting=tuple(sorted(request.waiting))),
        coach=may_ask_coach(match, person),
    )


def terms(match: Match) -> Terms:
    """What was agreed, with packs by their names: where the host keeps them is nobody's business."""
    agreed = match.terms
    return msgspec.structs.replace(agreed, packs=tuple(pack_name(path) for path in agreed.packs))


def _seat(match: Match, person: str, seat: int, language: str) -> frames.SeatShown:
    chair, clock = match.chairs[seat], match.clocks[seat]
    return frames.SeatShown(
        seat=seat,
        letter="ABCDEFGH"[seat],
        holder="person" if chair.person else "bot" if chair.level else "open",
        name=chair.name,
        level=chair.level,
        title=title_of(chair.level, language),
        lender=chair.lender_name,
        resigned=chair.resigned,
        asked=match.is_asked(seat),
        mine=bool(person) and person in (chair.person, chair.lender),
        used=clock.used,
        since=clock.since,
        falls=clock.deadline(match.terms.pace),
    )


def ask(match: Match, question: Question, language: str) -> frames.QuestionShown:
    """A question to its own seat."""
    least, most = question.pick
    return frames.QuestionShown(
        seat=question.seat,
        kind=question.kind,
        version=match.versions[question.seat],
        least=least,
        most=most,
        text=question.text(language),
        clause=question.clause,
        options=tuple(frames.OptionShown(option.id, option.text(language)) for option in question.options),
    )


def explain(match: Match, seat: int, language: str) -> frames.Explained:
    """What the seat could mean at its question but may not do. Costs more than the question: told on request."""
    question = match.question(seat)
    barred = () if question is None else question.barred
    japanese = language == "ja"
    return frames.Explained(
        version=match.versions[seat],
        barred=tuple(
            frames.BarredShown(
                id=thing.id,
                text=thing.text(language),
                clause=thing.objection.clause,
                why=thing.objection.why_ja if japanese else thing.objection.why,
                instead=thing.objection.instead_ja if japanese else thing.objection.instead,
            )
            for thing in barred
        ),
    )


def why_not(match: Match, seat: int, pick: str, language: str) -> frames.BarredShown | None:
    """Why the seat cannot choose something now, None if it can."""
    game = require_playable(match)
    objection = game.why_not(seat, pick)
    if objection is None:
        return None
    question = game.question(seat)
    barred = {thing.id: thing for thing in (() if question is None else question.barred)}
    return frames.BarredShown(
        id=pick,
        text=barred[pick].text(language) if pick in barred else pick,
        clause=objection.clause,
        why=objection.why_ja if language == "ja" else objection.why,
        instead=objection.instead_ja if language == "ja" else objection.instead,
    )


def outcome(match: Match, language: str) -> frames.OutcomeShown | None:
    """How it ended, by the rules or because all others gave up."""
    if match.is_resigned:
        return frames.OutcomeShown(
            winners=tuple(match.survivors),
            scores=(),
            reason="resignation",
            clause="",
            remark="ほかの全員が投了しました。" if language == "ja" else "All others resigned.",
            breakdown=(),
        )
    ended = None if match.game is None or match.held else match.game.outcome
    if ended is None:
        return None
    return frames.OutcomeShown(
        winners=ended.winners,
        scores=ended.scores,
        reason=ended.reason,
        clause=ended.clause,
        remark=ended.remark.get(language, ""),
        breakdown=tuple(
            tuple(frames.LineShown(line.clause, line.text(language), line.points) for line in lines)
            for lines in ended.breakdown
        ),
    )
