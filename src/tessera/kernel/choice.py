"""Questions and options as callers see them."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.kernel.definition import Definition
from tessera.kernel.refusal import Objection
from tessera.kernel.state import State
from tessera.kernel.step import Ask


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

    def __init__(self, definition: Definition, state: State, kind: str, id: str, objection: Objection) -> None:
        super().__init__(definition, state, kind, id)
        self.objection = objection


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

    def text(self, language: str = "en") -> str:
        """The question as a sentence."""
        return self._definition.question_text(self._state, self.kind, self.seat, self._about, language)

    @property
    def clause(self) -> str:
        """The clause behind the question."""
        return self._definition.question_clause(self.kind)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options)"
