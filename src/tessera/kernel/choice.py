"""Questions and options as callers see them."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.kernel.definition import Definition
from tessera.kernel.refusal import Objection
from tessera.kernel.state import State


class Option:
    """One thing a seat may choose: its notation, and sentences for people."""

    __slots__ = ("_definition", "_kind", "_state", "id")

    def __init__(self, definition: Definition, state: State, kind: str, id: str) -> None:
        self._definition = definition
        self._state = state
        self._kind = kind
        self.id = id

    def text(self, language: str = "en") -> str:
        """The option as a sentence."""
        return self._definition.option_text(self._state, self._kind, self.id, language)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Barred(Option):
    """A thing one could mean here but may not do, with the objection."""

    __slots__ = ("objection",)

    def __init__(
        self, definition: Definition, state: State, kind: str, id: str, objection: Objection
    ) -> None:
        super().__init__(definition, state, kind, id)
        self.objection = objection


class Question:
    """A question open now: who is asked, what kind, how many options to pick, and the options."""

    __slots__ = ("_about", "_definition", "_state", "barred", "kind", "options", "pick", "seat", "version")

    def __init__(
        self,
        definition: Definition,
        state: State,
        seat: int,
        kind: str,
        about: Sequence[str],
        pick: tuple[int, int],
        options: Sequence[Option],
        barred: Sequence[Barred],
        version: int,
    ) -> None:
        self._definition = definition
        self._state = state
        self._about = about
        self.seat = seat
        self.kind = kind
        self.pick = pick
        self.options = tuple(options)
        self.barred = tuple(barred)
        self.version = version

    def text(self, language: str = "en") -> str:
        """The question as a sentence."""
        return self._definition.question_text(self._state, self.kind, self.seat, self._about, language)

    @property
    def clause(self) -> str:
        """The clause behind the question."""
        return self._definition.question_clause(self.kind)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options)"
