"""How the house says no: what, why with the rule, and what to do instead.

    Exception
    ├── Refusal            a player meant well; the objection is shown to them
    └── Mistake            what is wrong and what to do instead, in both languages
        ├── NotOffered     no such choice here and now; the client reloads its question
        ├── SetupError     a game, option, seat count or seed that cannot be
        ├── RecordError    a record that cannot be read or does not replay
        └── ContentError   an author misspelt something: file, card, key, suggestion

Everything else that goes wrong is an assertion: we were wrong, and the seed and the choices tell where.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from tessera.kernel.outside import LONGEST_QUOTE, as_written, quoted, shown

SPOKEN: Final = ("en", "ja")


class Objection:
    """Why a choice is not legal now: the clause, the reason and a way out, in both languages."""

    __slots__ = ("clause", "instead", "instead_ja", "what", "what_ja", "why", "why_ja")

    def __init__(self, clause: str, why: str, instead: str, why_ja: str = "", instead_ja: str = "") -> None:
        self.clause = clause
        self.why = why
        self.instead = instead
        self.why_ja = why_ja or why
        self.instead_ja = instead_ja or instead
        # What the choice is called, where a game has better words for it than what was typed.
        self.what = ""
        self.what_ja = ""

    def text(self, language: object = "en") -> str:
        """The whole objection as one paragraph, the clause in brackets."""
        if language_of(language) == "ja":
            return f"{self.why_ja}（{self.clause}）{self.instead_ja}"
        return f"{self.why} ({self.clause}). {self.instead}"

    def __repr__(self) -> str:
        return f"Objection({self.text()!r})"

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.clause, self.why, self.instead, self.why_ja, self.instead_ja, self.what, self.what_ja)
        return _objection, parts


def _objection(clause: str, why: str, instead: str, why_ja: str, instead_ja: str, what: str, what_ja: str) -> Objection:
    """An objection from its parts, as a copy is made of them."""
    objection = Objection(clause, why, instead, why_ja, instead_ja)
    objection.what = what
    objection.what_ja = what_ja
    return objection


class Refusal(Exception):
    """A choice that the rules forbid here, or any choice at all if none is named. Nothing has changed."""

    def __init__(self, choice: str, objection: Objection, choice_ja: str = "") -> None:
        super().__init__(choice, objection, choice_ja)
        self.choice = choice
        self.choice_ja = choice_ja or choice
        self.objection = objection

    def text(self, language: object = "en") -> str:
        """What was meant, why it cannot be, what instead."""
        if language_of(language) == "ja":
            refused = f"「{self.choice_ja}」はできません。" if self.choice else "いまは選べません。"
        else:
            refused = f"You cannot choose “{self.choice}”. " if self.choice else "You cannot choose now. "
        return shown(refused + self.objection.text(language))

    def __str__(self) -> str:
        return self.text()


class Mistake(Exception):
    """Something that cannot be as it was asked for: what is wrong, and what to do instead, in both languages."""

    def __init__(self, problem: str, suggestion: str = "", problem_ja: str = "", suggestion_ja: str = "") -> None:
        # All of it are the arguments, so that an error comes whole out of another process.
        super().__init__(problem, suggestion, problem_ja, suggestion_ja)
        self.problem = problem
        self.suggestion = suggestion
        self.problem_ja = problem_ja
        self.suggestion_ja = suggestion_ja

    def text(self, language: object = "en") -> str:
        """The problem and what to do instead; in English where nobody has said it in Japanese.

        Whatever words of strangers stand in it, they do nothing to a terminal and do not fill it.
        """
        if language_of(language) == "ja" and self.problem_ja:
            return _told(f"{self.problem_ja}{self.suggestion_ja}")
        return _told(f"{self.problem} {self.suggestion}".strip())

    def __str__(self) -> str:
        return self.text()


class NotOffered(Mistake):
    """A choice that is not among those offered: misspelt, malformed, or the table has moved on."""


class SetupError(Mistake):
    """A game that cannot be set up as asked: unknown name, option, seat count, seed or pack."""


class RecordError(Mistake):
    """A record that cannot be read, or whose choices do not fit the game it names."""


class ContentError(Mistake):
    """Content that an author misspelt: where, what is wrong, and what was probably meant."""

    def __init__(
        self, where: str, problem: str, suggestion: str = "", problem_ja: str = "", suggestion_ja: str = ""
    ) -> None:
        super().__init__(problem, suggestion, problem_ja, suggestion_ja)
        self.args = (where, problem, suggestion, problem_ja, suggestion_ja)
        self.where = where

    def text(self, language: object = "en") -> str:
        """The place, the problem and what was probably meant."""
        told = super().text(language)
        return _told(f"{self.where}：{told}" if language == "ja" and self.problem_ja else f"{self.where}: {told}")


def unlike(
    kind: type[Mistake], wanted: str, given: object, instead: str, wanted_ja: str, instead_ja: str = ""
) -> Mistake:
    """The error about something that is not what is taken here: "A record is text, not 5."

    Public calls take any object for what strangers hand them and raise this themselves. Were they told a type, the
    compiled form would raise a bare TypeError, and the other one whatever came of it.
    """
    shown_there = as_written(given)
    return kind(f"{wanted}, not {shown_there}.", instead, f"{wanted_ja}（{shown_there}は使えません）。", instead_ja)


def language_of(given: object) -> str:
    """A language that texts are in."""
    if isinstance(given, str) and given in SPOKEN:
        return given
    raise unlike(
        NotOffered,
        "Texts are in one of two languages",
        given,
        'Write "en" for English or "ja" for Japanese.',
        "文章は2つの言語で用意しています",
        '英語は"en"、日本語は"ja"と書いてください。',
    )


# No refusal of ours is half as long; what is longer has been filled by somebody.
LONGEST: Final = 2000


def _told(text: str) -> str:
    """A refusal as it is shown."""
    return shown(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")


# A list of what there is that is longer than this is cut, for nobody reads two hundred names.
LONGEST_LIST = 24


def did_you_mean(word: str, known: Iterable[str], language: str = "en") -> str:
    """A suggestion for a misspelt word, or the list of what there is when nothing is close."""
    words = list(known)
    if len(word) > LONGEST_QUOTE:
        return there_is(words, language)
    # The same words in another order are nearer than anything spelt alike.
    turned = [other for other in words if " " in other and sorted(other.split()) == sorted(word.split())]
    close = difflib.get_close_matches(word, turned, n=1, cutoff=0.0) or difflib.get_close_matches(word, words, n=1)
    if not close:
        return there_is(words, language)
    return f"「{quoted(close[0])}」のことですか。" if language == "ja" else f'Did you mean "{quoted(close[0])}"?'


def there_is(known: Iterable[str], language: str = "en") -> str:
    """The list of what there is, "" when there is nothing."""
    words = list(known)
    if not words:
        return ""
    listed = words if len(words) <= LONGEST_LIST else words[: LONGEST_LIST - 1]
    more = len(words) - len(listed)
    if language == "ja":
        return "選べるのは：" + "、".join(listed) + (f"、ほか{more}個。" if more else "。")
    return "There is: " + ", ".join(listed) + (f", and {more} more." if more else ".")
