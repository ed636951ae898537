"""Questions and options as callers see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.kernel.definition import Definition
from tessera.kernel.refusal import SPOKEN, Objection, language_of
from tessera.kernel.state import State
from tessera.kernel.step import Ask
from tessera.kernel.zone import Plan


class Option:
    """One thing a seat may choose: its notation, and sentences for people."""

    __slots__ = ("_definition", "_kind", "_state", "id")

    def __init__(self, definition: Definition, state: State, kind: str, id: str) -> None:
        self._definition = definition
        self._state = state
        self._kind = kind
        self.id = id

    def text(self, language: object = "en") -> str:
        """The option as a sentence."""
        return self._definition.option_text(self._state, self._kind, self.id, language_of(language))

    def __repr__(self) -> str:
        return f"Option({self.id!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _option, (self._kind, self.id, self._texts())

    def _texts(self) -> dict[str, str]:
        return {language: self.text(language) for language in SPOKEN}


class Barred(Option):
    """A thing one could mean here but may not do, with the objection."""

    __slots__ = ("objection",)

    def __init__(self, definition: Definition, state: State, kind: str, id: str, objection: Objection) -> None:
        super().__init__(definition, state, kind, id)
        self.objection = objection

    def __reduce__(self) -> tuple[object, ...]:
        return _barred, (self._kind, self.id, self._texts(), self.objection)


class Question:
    """A question open now: who is asked, what kind, how many options to pick, and the options."""

    __slots__ = ("_about", "_ask", "_barred", "_definition", "_state", "kind", "options", "pick", "seat", "version")

    def __init__(
        self,
        definition: Definition,
        state: State,
        ask: Ask[State],
        pick: tuple[int, int],
        options: Sequence[Option],
        version: int,
    ) -> None:
        self._definition = definition
        self._state = state
        self._ask = ask
        self._about = ask.about(state)
        self._barred: tuple[Barred, ...] | None = None
        self.seat = ask.seat
        self.kind = ask.kind()
        self.pick = pick
        self.options = tuple(options)
        self.version = version

    @property
    def barred(self) -> tuple[Barred, ...]:
        """What one could mean here but may not do. Found when first asked for, so ask while the question is open."""
        if self._barred is None:
            self._barred = tuple(
                Barred(self._definition, self._state, self.kind, refused.id, refused.objection)
                for refused in self._ask.refused(self._state)
            )
        return self._barred

    def text(self, language: object = "en") -> str:
        """The question as a sentence."""
        return self._definition.question_text(self._state, self.kind, self.seat, self._about, language_of(language))

    @property
    def clause(self) -> str:
        """The clause behind the question."""
        return self._definition.question_clause_here(self._state, self.kind)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options)"

    def __reduce__(self) -> tuple[object, ...]:
        texts = {language: self.text(language) for language in SPOKEN}
        told = (self.seat, self.kind, self.pick, self.version, self.clause, texts)
        return _question, (told, self.options, self.barred if self._is_open() else self._barred or ())

    def _is_open(self) -> bool:
        return any(lane.menu and lane.stack[-1] is self._ask for lane in self._state.lanes)


# Copies: what a question and its options said when they were copied, they say ever after, whatever becomes of the game.


class _Told(Definition):
    """Says again what was said."""

    __slots__ = ("_clause", "_texts")

    def __init__(self, texts: dict[str, str], clause: str = "") -> None:
        self._texts = texts
        self._clause = clause

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        return self._texts[language]

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        return self._texts[language]

    def question_clause(self, kind: str) -> str:
        return self._clause


class _Asked(Ask[State]):
    """A question that was asked, and that nobody answers any more."""

    __slots__ = ("_kind",)

    def __init__(self, seat: int, kind: str) -> None:
        self.seat = seat
        self._kind = kind

    def kind(self) -> str:
        return self._kind


_NOWHERE: Final = State(Plan(0, [], [], [], []))


def _option(kind: str, id: str, texts: dict[str, str]) -> Option:
    return Option(_Told(texts), _NOWHERE, kind, id)


def _barred(kind: str, id: str, texts: dict[str, str], objection: Objection) -> Barred:
    return Barred(_Told(texts), _NOWHERE, kind, id, objection)


def _question(
    told: tuple[int, str, tuple[int, int], int, str, dict[str, str]],
    options: tuple[Option, ...],
    barred: tuple[Barred, ...],
) -> Question:
    seat, kind, pick, version, clause, texts = told
    question = Question(_Told(texts, clause), _NOWHERE, _Asked(seat, kind), pick, options, version)
    question._barred = barred
    return question
