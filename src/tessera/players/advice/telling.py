"""Advice in sentences: which answer, with what chance, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tessera.kernel.choice import Question
from tessera.players.advice.advise import Advice, Advised, Reason
from tessera.players.advice.phrases import phrases, say
from tessera.players.advice.second import Second
from tessera.players.review.telling import answer_text
from tessera.players.review.words import percent

# Differences below this are not told as a number: nobody has seen 0.4 of a card.
_COUNTED: Final = 0.5
# So many things are pointed out to begin with.
_LOOKED_AT: Final = 3
_JOIN: Final = {"en": (", ", " and "), "ja": ("、", "、")}


class Told(NamedTuple):
    """An answer in words."""

    ids: tuple[str, ...]
    text: str
    chance: str
    why: str


def tell(game: str, question: Question, advice: Advice, language: str) -> tuple[Told, ...]:
    """Advice in words. The question must still be open: its sentences speak of the table as it stands."""
    found: list[Told] = []
    for place, answer in enumerate(advice.answers):
        # Whoever plays alone has no share of winning: answers are compared by what becomes of the position.
        chance = percent(answer.share) if len(advice.shares) > 1 else ""
        why = why_text(game, answer, place == 0, language)
        found.append(Told(answer.ids, answer_text(question, answer.ids, language), chance, why))
    return tuple(found)


def why_text(game: str, answer: Advised, is_best: bool, language: str) -> str:
    """What speaks for an answer and against it, in one or two sentences."""
    gains = _listed(game, answer.gains, language)
    losses = _listed(game, answer.losses, language)
    if not gains and not losses:
        return say(game, "sentence.even", language)
    form = "" if is_best else "_less"
    parts = [("gains", gains), ("losses", losses)] if is_best else [("losses", losses), ("gains", gains)]
    told = [say(game, f"sentence.{kind}{form}", language, list=text) for kind, text in parts if text]
    return _sentences(told, language)


def look_text(game: str, advice: Advice, language: str) -> str:
    """What to look at first: the things that make the difference, without the answer."""
    best = advice.answers[0]
    keys = [reason.key for reason in best.gains + best.losses][:_LOOKED_AT]
    if not keys:
        return say(game, "sentence.look_free", language)
    nouns = [say(game, f"{key}.noun", language) for key in keys]
    return say(game, "sentence.look", language, list=_joined(nouns, language))


def reason_text(game: str, answer: Advised, language: str) -> str:
    """Why, before it is told which: what one answer brings and costs, without naming it."""
    gains, losses = _listed(game, answer.gains, language), _listed(game, answer.losses, language)
    if not gains and not losses:
        return say(game, "sentence.even_all", language)
    told = [("gains_one", gains), ("losses", losses)]
    return _sentences([say(game, f"sentence.{form}", language, list=text) for form, text in told if text], language)


def slip_text(game: str, second: Second, language: str) -> str:
    """What an answer gives away, and what another one would bring instead, without naming it."""
    best = second.best
    gains, losses = _listed(game, best.gains, language), _listed(game, best.losses, language)
    if second.is_alone:
        told = [say(game, "sentence.slip_alone", language)]
    else:
        told = [say(game, "sentence.slip", language, loss=percent(second.loss))]
    if gains:
        told.append(say(game, "sentence.gains_other", language, list=gains))
    if gains and losses:
        told.append(say(game, "sentence.losses", language, list=losses))
    return _sentences(told, language)


def _sentences(told: Sequence[str], language: str) -> str:
    return ("" if language == "ja" else " ").join(told)


def _listed(game: str, reasons: Sequence[Reason], language: str) -> str:
    """Reasons one after the other."""
    return _joined([_told(game, reason, language) for reason in reasons], language)


def _joined(told: Sequence[str], language: str) -> str:
    comma, last = _JOIN[language]
    return last.join([comma.join(told[:-1]), told[-1]] if len(told) > 1 else told)


def _told(game: str, reason: Reason, language: str) -> str:
    """A reason: how many more or fewer, or more or less of something that nobody counts."""
    is_more = reason.worth > 0
    many = abs(reason.many)
    if many < _COUNTED or (reason.many > 0) != is_more or f"{reason.key}.count" not in phrases(game):
        noun = say(game, f"{reason.key}.noun", language)
        return say(game, "sentence.more" if is_more else "sentence.less", language, noun=noun)
    is_whole = abs(many - round(many)) < 0.05
    count = str(round(many)) if is_whole else say(game, "sentence.about", language, count=f"{many:.1f}")
    return say(game, f"{reason.key}.count", language, is_many=count != "1", count=count)
