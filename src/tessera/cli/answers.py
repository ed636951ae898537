"""What a person typed, read as an answer: numbers, ids, or the beginning of an id."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from tessera.cli.words import say
from tessera.kernel.choice import Option, Question

_BETWEEN: Final = re.compile(r"[+,、，;]")
NOTHING: Final = ("none", "-", "なし")
# How many candidates an unclear answer lists.
LISTED: Final = 6


class Unclear(Exception):
    """Words that fit no option, or several. Nothing has changed."""

    def __init__(self, key: str, **parts: object) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts

    def text(self, language: str) -> str:
        """What was not understood, and what to do."""
        return say(self.key, language, **self.parts)


def tidy(text: str) -> str:
    """Typed text without surrounding spaces; full-width letters and digits count as plain ones."""
    return unicodedata.normalize("NFKC", text).strip()


def by_verb(question: Question) -> list[list[Option]]:
    """Options of one verb together, in the order in which people see and number them."""
    groups: dict[str, list[Option]] = {}
    for option in question.options:
        groups.setdefault(option.id.partition(" ")[0], []).append(option)
    return list(groups.values())


def numbered(question: Question) -> list[Option]:
    """The options in the order of their numbers."""
    return [option for group in by_verb(question) for option in group]


def read_answer(text: str, question: Question) -> list[str]:
    """The ids that a person means; those of things that cannot be chosen now, too, so that the game says why."""
    text = tidy(text)
    offered = [option.id for option in numbered(question)]
    if not text:
        raise Unclear("ask.empty")
    if text.casefold() in NOTHING and question.pick[0] == 0:
        return []
    exact = _exact(text, [*offered, *(barred.id for barred in question.barred)])
    if exact is not None:
        return [exact]
    parts = [part.strip() for part in _BETWEEN.split(text) if part.strip()]
    return [pick for part in parts for pick in _read_part(part, question, offered)]


def _read_part(part: str, question: Question, offered: Sequence[str]) -> list[str]:
    words = part.split()
    if all(word.isdecimal() for word in words):
        return [by_number(int(word), offered) for word in words]
    barred = [option.id for option in question.barred]
    matches = matching(part, offered) or matching(part, barred)
    if len(matches) == 1:
        return matches
    if not matches and len(words) > 1:
        each = [matching(word, offered) for word in words]
        if all(len(found) == 1 for found in each):
            return [found[0] for found in each]
    if matches:
        shown = ", ".join(matches[:LISTED]) + (" ..." if len(matches) > LISTED else "")
        raise Unclear("ask.unclear", text=part, options=shown)
    raise Unclear("ask.unknown", text=part)


def by_number(number: int, offered: Sequence[str]) -> str:
    """The option with that number, counted from 1."""
    if not 1 <= number <= len(offered):
        raise Unclear("ask.number", number=number, last=len(offered))
    return offered[number - 1]


def matching(text: str, ids: Sequence[str]) -> list[str]:
    """Ids that are, begin with, or name what was typed; the closer kind of match wins."""
    exact = _exact(text, ids)
    if exact is not None:
        return [exact]
    wanted = text.casefold()
    starting = [identity for identity in ids if identity.casefold().startswith(wanted)]
    if starting:
        return starting
    return [identity for identity in ids if wanted in identity.casefold().split()]


def _exact(text: str, ids: Sequence[str]) -> str | None:
    for identity in ids:
        if identity.casefold() == text.casefold():
            return identity
    return None
