"""A finished game in hindsight, as clients are shown it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from tessera.players.review.accounts import Cause, Turn, accounts_of, turns_of
from tessera.players.review.curve import Point, curve_of
from tessera.players.review.decision import Decision
from tessera.players.review.telling import Told, turn_text
from tessera.table import frames

Status: TypeAlias = Literal["none", "running", "done", "failed"]


class BetterShown(frames.Shown, frozen=True):
    """An answer that would have been better, and the chance of winning that it would have left."""

    text: str
    share: float


class WeighedShown(frames.Shown, frozen=True):
    """A choice: each seat's chance of winning before it, if the best answer is given, and after it."""

    ply: int
    seat: int
    question: str
    played: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    better: tuple[BetterShown, ...]
    # How much more it left than the other answers on average, where nothing better was found; else 0.
    well: float
    # What luck has changed since the choice before.
    luck: tuple[float, ...]


class AccountShown(frames.Shown, frozen=True):
    """The books of a seat: where it began, what its own choices cost, what those of others and luck brought."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    end: float


class TurnShown(frames.Shown, frozen=True):
    """A turning point, at the game after so many choices."""

    step: int
    seat: int
    cause: Cause
    before: float
    after: float
    text: str


class AnalysisShown(frames.Shown, frozen=True):
    """What is known so far of a game in hindsight. `choices` come from the one after `since` on."""

    status: Status
    done: int
    total: int
    # Whoever plays alone has no chance of winning to compare: only answers to the same question are.
    alone: bool
    since: int
    choices: tuple[WeighedShown, ...]
    accounts: tuple[AccountShown, ...]
    turns: tuple[TurnShown, ...]
    # The chances at the end: a win is 1. Null while they are not known, or where the game was given up.
    end: tuple[float, ...] | None


def nothing_yet(total: int, seats: int) -> AnalysisShown:
    """Nobody has asked for it."""
    return AnalysisShown("none", 0, total, seats == 1, 0, (), (), (), None)


def shown(
    status: Status,
    decisions: Sequence[Decision],
    told: Sequence[Told],
    teams: Sequence[int],
    end: tuple[float, ...] | None,
    total: int,
    seats: int,
    since: int,
    language: str,
) -> AnalysisShown:
    """What is known so far, with the choices after the first `since`."""
    points = curve_of(decisions, teams)
    return AnalysisShown(
        status=status,
        done=len(decisions),
        total=total,
        alone=seats == 1,
        since=min(since, len(decisions)),
        choices=tuple(map(_weighed, decisions[since:], points[since:], told[since:])),
        accounts=tuple(AccountShown(one.seat, *map(_rounded, one[1:])) for one in accounts_of(decisions, points, end)),
        turns=tuple(
            _turn(turn, told, end is not None and turn.step == total, language)
            for turn in turns_of(decisions, points, end)
        ),
        end=end,
    )


def _turn(turn: Turn, told: Sequence[Told], is_end: bool, language: str) -> TurnShown:
    text = turn_text(turn, told, is_end, language)
    return TurnShown(turn.step, turn.seat, turn.cause, _rounded(turn.before), _rounded(turn.after), text)


def _weighed(decision: Decision, point: Point, told: Told) -> WeighedShown:
    better = zip(point.better, told.better, strict=True)
    return WeighedShown(
        ply=decision.ply,
        seat=decision.seat,
        question=told.question,
        played=told.played,
        before=tuple(map(_rounded, point.before)),
        after=tuple(map(_rounded, point.left)),
        better=tuple(BetterShown(text, _rounded(one.share)) for one, text in better),
        well=_rounded(_well(decision)),
        luck=tuple(map(_rounded, point.luck)),
    )


def _well(decision: Decision) -> float:
    if decision.better or decision.typical is None:
        return 0.0
    return max(0.0, decision.after - decision.typical)


def _rounded(share: float) -> float:
    return round(share, 4)
