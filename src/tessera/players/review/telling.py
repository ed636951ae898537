"""A review in sentences: what was asked, what was answered, what would have been better, and where the game turned."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from tessera.kernel.choice import Question
from tessera.kernel.record import SEATS
from tessera.players.review.accounts import Turn
from tessera.players.review.decision import Decision
from tessera.players.review.review import Review, positions
from tessera.players.review.words import percent, say

# So many options of an answer are told.
_MOST: Final = 4
_SENTENCE_END: Final = re.compile(r"\.(?: |$)|。")


class Told(NamedTuple):
    """A choice in words."""

    question: str
    played: str
    better: tuple[str, ...]


def tell(question: Question, decision: Decision, language: str) -> Told:
    """A choice in words. The question must still be open: its sentences speak of the table as it stands."""
    return Told(
        question.text(language),
        answer_text(question, decision.played, language),
        tuple(answer_text(question, one.ids, language) for one in decision.better),
    )


def tell_all(review: Review, language: str) -> list[Told]:
    """All choices of a review in words."""
    found: list[Told] = []
    for decision, (game, choice) in zip(review.decisions, positions(review.record), strict=True):
        question = game.question(choice.seat)
        assert question is not None, "a record that was reviewed fits its game"
        found.append(tell(question, decision, language))
    return found


def answer_text(question: Question, ids: Sequence[str], language: str) -> str:
    """An answer as its options begin: what a card does besides is on the card. Of many options the first are told."""
    texts = [_first(option.text(language)) for option in question.options if option.id in ids]
    if len(texts) > _MOST:
        texts = [*texts[: _MOST - 1], say("more", language, count=len(texts) - _MOST + 1)]
    return say("together", language).join(texts) or say("nothing", language)


def _first(text: str) -> str:
    """The first sentence of a text, to go on within another one."""
    return _SENTENCE_END.split(text, maxsplit=1)[0]


def turn_text(turn: Turn, told: Sequence[Told], is_end: bool, language: str) -> str:
    """A turning point in one sentence. `told` are all choices so far; `is_end` says that the game ended here."""
    parts = {
        "step": turn.step,
        "seat": SEATS[turn.seat],
        # As people would reckon it from the two figures.
        "swing": f"{abs(round(turn.after * 100) - round(turn.before * 100))}%",
        "before": percent(turn.before),
        "after": percent(turn.after),
    }
    if turn.cause == "choice":
        choice = told[turn.step - 1]
        return say("choice", language, played=choice.played, better=choice.better[0], **parts)
    if is_end:
        return say("end", language, **parts)
    return say("luck.up" if turn.swing > 0 else "luck.down", language, **parts)
