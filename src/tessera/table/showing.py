"""What a seat, or a spectator, is shown of a match. Secrets are kept by whitelist: only what stands here is sent.

The game's part comes from `Game.view`, `Question` and the log's sentences for that seat. Of the table everybody sees
the same, apart from standing answers, which are their seat's alone.
"""

from __future__ import annotations

from tessera.kernel.choice import Question
from tessera.table import frames
from tessera.table.chronicle import chronicle
from tessera.table.match import Match

SPECTATOR = -1


def position(match: Match, person: str, seat: int, language: str, since: int = 0) -> frames.Position:
    """The table as a seat sees it; SPECTATOR is nobody's seat."""
    is_seated = seat != SPECTATOR
    question = match.question(seat) if is_seated else None
    game = match.game
    return frames.Position(
        table=table(match, person),
        seat=seat if is_seated else None,
        language=language,
        number=match.number,
        since=since,
        question=None if question is None else ask(match, question, language),
        can_undo=_can_undo(match, seat),
        standing=dict(match.standing[seat]) if is_seated else {},
        view=None if game is None else game.view(seat if is_seated else None),
        outcome=outcome(match, language),
        log=chronicle(match, seat, language, since),
    )


def _can_undo(match: Match, seat: int) -> bool:
    """Whether the seat's latest choice can be taken back at once."""
    if seat == SPECTATOR or match.game is None or match.is_over or match.held or match.terms.undo == "none":
        return False
    return match.game.can_undo(seat)


def table(match: Match, person: str) -> frames.TableShown:
    """The table and its seats."""
    founding = match.founding
    request = match.undo_request
    return frames.TableShown(
        id=founding.id,
        status=match.status,
        terms=founding.terms,
        rules=founding.rules,
        deal=founding.deal,
        seed=founding.seed if match.status == "over" else "",
        hosting=bool(person) and founding.host == person,
        seats=tuple(_seat(match, person, seat) for seat in range(len(match.chairs))),
        choices=len(match.chosen),
        held=match.held,
        undo=None
        if request is None
        else frames.UndoShown(seat=request.seat, keep=request.keep, waiting=tuple(sorted(request.waiting))),
    )


def _seat(match: Match, person: str, seat: int) -> frames.SeatShown:
    chair, clock = match.chairs[seat], match.clocks[seat]
    return frames.SeatShown(
        seat=seat,
        letter="ABCDEFGH"[seat],
        holder="person" if chair.person else "bot" if chair.level else "open",
        name=chair.name,
        level=chair.level,
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
