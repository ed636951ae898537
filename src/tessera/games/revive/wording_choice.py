"""A choice to be told: its words, and the question that it answers.

A notation does not say whose it is. Where several seats are asked the same kind of question at once, the one is meant
who is offered this very choice; a choice that nobody is asked for belongs to the active player.
"""

from __future__ import annotations

from typing import Any

from tessera.games.revive import terms
from tessera.games.revive.camp import Camp
from tessera.games.revive.state import Revive
from tessera.games.revive.wording_speech import Speech
from tessera.kernel.engine import asked
from tessera.kernel.step import Ask


class Choice:
    """A choice to be told: its words, the question it answers (None if nobody is asked it) and the language."""

    __slots__ = ("ask", "game", "kind", "seat", "speech", "words")

    def __init__(self, game: Revive, kind: str, notation: str, language: str) -> None:
        self.game = game
        self.kind = kind
        self.words = notation.split()
        self.speech = Speech(game, language)
        self.ask = _question(game, kind, notation)
        self.seat: int = game.active if self.ask is None else self.ask.seat

    @property
    def camp(self) -> Camp:
        """What belongs to the seat."""
        return self.game.camps[self.seat]

    def say(self, key: str, count: int = 1, forms: tuple[str, ...] = (), **parts: str) -> str:
        """A phrase of choices."""
        return self.speech.say(f"option.{key}", count, forms, **parts)

    def piece(self, at: int = 1) -> int:
        """The piece that a word names."""
        return self.game.plan.names.index(self.words[at])

    def card(self, at: int = 1) -> str:
        """The name of the piece that a word names."""
        return self.speech.card(self.piece(at))

    def space(self, at: int = 1) -> int:
        """The space that a word names."""
        return self.game.rulebook.board.named[self.words[at]]

    def ground(self, at: int = 1) -> str:
        """The space that a word names, with its kind."""
        return self.speech.ground(self.space(at))

    def node(self, at: int = 1) -> int:
        """The technology that a word names."""
        return terms.NODES.index(self.words[at])


def questions(game: Revive, kind: str) -> list[Ask[Any]]:
    """The open questions of a kind."""
    found: list[Ask[Any]] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.kind() == kind:
            found.append(ask)
    return found


def question_of(game: Revive, kind: str, seat: int) -> Ask[Any] | None:
    """The open question of a kind to one seat."""
    for ask in questions(game, kind):
        if ask.seat == seat:
            return ask
    return None


def _question(game: Revive, kind: str, notation: str) -> Ask[Any] | None:
    found = questions(game, kind)
    if len(found) > 1:
        for lane in asked(game):
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            if ask.kind() == kind and any(ask.notation(game, option) == notation for option in lane.menu):
                return ask
    return found[0] if found else None
