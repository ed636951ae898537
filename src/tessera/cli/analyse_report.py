"""A review as plain data and as text: a curve of blocks for each seat, turning points, and the books of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from tessera.cli.analyse_words import say
from tessera.kernel.record import SEATS
from tessera.players.review.accounts import Cause, Turn, turns_of
from tessera.players.review.review import Review
from tessera.players.review.telling import Told, tell_all, turn_text
from tessera.players.review.words import percent

# From an empty cell to a full one, in eighths.
_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
# The curve of a seat: so many columns at most, so many rows.
_COLUMNS: Final = 72
_ROWS: Final = 2
# Of one seat alone, more turning points are told.
_OF_ONE: Final = 10


def turns_told(review: Review, only: int | None) -> tuple[Turn, ...]:
    """The turning points of the game, or those of one seat."""
    if only is None:
        return review.turns
    every = turns_of(review.decisions, review.points, review.end, most=3 * len(review.decisions))
    own = [turn for turn in every if turn.seat == only]
    return (*by_cause(own, "choice")[:_OF_ONE], *by_cause(own, "luck")[:_OF_ONE])


def by_cause(turns: Sequence[Turn], cause: Cause) -> list[Turn]:
    """Those that people or luck brought about."""
    return [turn for turn in turns if turn.cause == cause]


def as_dict(review: Review, only: int | None, language: str) -> dict[str, object]:
    """A review as plain data."""
    told = tell_all(review, language)
    setup = review.record.setup
    last = len(review.decisions)
    return {
        "game": setup.game,
        "seats": setup.seats,
        "seed": setup.seed,
        "choices": last,
        "finished": review.end is not None,
        "alone": review.is_alone,
        "end": review.end and _rounded(review.end),
        "accounts": [
            {"seat": SEATS[one.seat]} | dict(zip(one._fields[1:], _rounded(one[1:]), strict=True))
            for one in review.accounts
            if only in (None, one.seat)
        ],
        "turning_points": [
            {
                "step": turn.step,
                "seat": SEATS[turn.seat],
                "cause": turn.cause,
                "before": round(turn.before, 4),
                "after": round(turn.after, 4),
                "text": _sentence(review, turn, told, language),
            }
            for turn in turns_told(review, only)
        ],
        "decisions": [
            _decision(review, number, told[number])
            for number in range(last)
            if only in (None, review.decisions[number].seat)
        ],
    }


def _decision(review: Review, number: int, told: Told) -> dict[str, object]:
    decision, point = review.decisions[number], review.points[number]
    return {
        "ply": decision.ply,
        "seat": SEATS[decision.seat],
        "kind": decision.kind,
        "question": told.question,
        "played": {"ids": decision.played, "text": told.played},
        "before": _rounded(point.before),
        "after": _rounded(point.left),
        "loss": round(point.before[decision.seat] - point.left[decision.seat], 4),
        "luck_since": _rounded(point.luck),
        "better": [
            {"ids": one.ids, "text": text, "share": round(one.share, 4)}
            for one, text in zip(point.better, told.better, strict=True)
        ],
        "iterations": decision.iterations,
    }


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def _sentence(review: Review, turn: Turn, told: Sequence[Told], language: str) -> str:
    is_end = review.end is not None and turn.cause == "luck" and turn.step == len(review.decisions)
    return turn_text(turn, told, is_end, language)


# As text


def as_text(review: Review, only: int | None, language: str) -> str:
    """A review for people at a terminal."""
    setup, last = review.record.setup, len(review.decisions)
    lines = [say("head", language, game=setup.game, seats=setup.seats, seed=setup.seed, choices=last)]
    if not last:
        return "\n".join([*lines, say("empty", language)])
    if review.end is None:
        lines.append(say("unfinished", language))
    turns = turns_told(review, only)
    if review.is_alone:
        lines.append(say("alone", language))
    else:
        lines += ["", say("curve", language), *_curves(review, only, turns, language)]
    lines += _turns(review, turns, language)
    lines += ["", say("accounts", language), *_accounts(review, only, language)]
    return "\n".join(lines)


def _turns(review: Review, turns: Sequence[Turn], language: str) -> list[str]:
    """What people did comes first, and luck after it, numbered on as on the curve."""
    told = tell_all(review, language)
    chosen, lucky = by_cause(turns, "choice"), by_cause(turns, "luck")
    lines = ["", say("turns", language)]
    lines += [f"{number:>3}  {_sentence(review, turn, told, language)}" for number, turn in enumerate(chosen, start=1)]
    if not chosen:
        lines.append(f"     {say('turns.none', language)}")
    if not lucky:
        return lines
    first = len(chosen) + 1
    lines += ["", say("turns.luck", language)]
    lines += [f"{number:>3}  {_sentence(review, turn, told, language)}" for number, turn in enumerate(lucky, first)]
    return lines


def _curves(review: Review, only: int | None, turns: Sequence[Turn], language: str) -> list[str]:
    """For each seat its share from the first choice to the last, then what became of it; below, the turning points."""
    lines: list[str] = []
    last = len(review.points)
    columns = min(last, _COLUMNS)
    ends = review.end or review.points[-1].left
    for seat in range(len(ends)):
        if only in (None, seat):
            shares = [review.points[column * last // columns].before[seat] for column in range(columns)]
            *above, bottom = blocks(shares, _ROWS)
            lines += [f"        {row}".rstrip() for row in above if row.strip()]
            lines.append(f"{SEATS[seat]} {percent(shares[0]):>5} {bottom} {percent(ends[seat])}")
    marks = [" "] * (columns + 1)
    for number, turn in reversed(list(enumerate(turns, start=1))):
        marks[min(columns, turn.step * columns // last)] = str(number % 10)
    lines.append(f"        {''.join(marks)}".rstrip())
    lines.append(f"        1{last:>{columns - 1}} {say('curve.axis', language)}")
    return lines


def blocks(shares: Sequence[float], rows: int) -> list[str]:
    """Columns as high as the shares, drawn in eighths of a cell, the top row first.

    >>> blocks([0.0, 0.25, 0.5, 1.0], 2)
    ['   █', ' ▄██']
    """
    heights = [round(share * rows * 8) for share in shares]
    return ["".join(_BLOCKS[max(0, min(8, height - 8 * row))] for height in heights) for row in reversed(range(rows))]


def _accounts(review: Review, only: int | None, language: str) -> list[str]:
    # Who plays alone has choices, and nothing else to account for.
    columns = ("own",) if review.is_alone else ("start", "own", "others", "luck", "end")
    words = [say("end.open" if name == "end" and review.end is None else name, language) for name in columns]
    widths = [max(cell_len(word), 6) + 2 for word in words]
    first = say("seat", language)
    room = cell_len(first) + 2
    lines = [f"  {first}" + "".join(_right(word, width) for word, width in zip(words, widths, strict=True))]
    for account in review.accounts:
        if only in (None, account.seat):
            figures = [_figure(name, getattr(account, name)) for name in columns]
            cells = "".join(_right(figure, width) for figure, width in zip(figures, widths, strict=True))
            lines.append(f"  {SEATS[account.seat]:<{room - 2}}{cells}")
    notes = ("own", "doubt") if review.is_alone else ("own", "luck", "doubt")
    return [*lines, "", *(say(f"accounts.{note}", language) for note in notes)]


def _figure(name: str, share: float) -> str:
    """Where one stands, or with a sign what has changed."""
    return percent(share) if name in ("start", "end") else f"{share:+.0%}"


def _right(text: str, room: int) -> str:
    return " " * (room - cell_len(text)) + text
