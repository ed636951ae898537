"""What the coach says, as clients are shown it."""

from __future__ import annotations

from tessera.table.frames import Shown


class AdvisedShown(Shown, frozen=True):
    """An answer, the share of winning that it leaves, and what speaks for it and against it."""

    ids: tuple[str, ...]
    share: float
    text: str
    why: str


class AdviceShown(Shown, frozen=True):
    """What a strong player would do at my question: first what to look at, then why, then which, the best one first."""

    version: int
    look: str
    reason: str
    answers: tuple[AdvisedShown, ...]


class SecondShown(Shown, frozen=True):
    """What an answer would cost: the share of winning that it gives away, whether that is much, why, and the better."""

    version: int
    loss: float
    much: bool
    text: str
    best: tuple[str, ...]
    best_text: str


class CoachShown(Shown, frozen=True):
    """How a game is won, and what each kind of question is about."""

    game: str
    goal: str
    questions: dict[str, str]
