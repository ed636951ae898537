"""A choice to be told: its words, and the question that it answers.

A notation does not say whose it is. Where several seats are asked the same kind of question at once, the one is meant
who is offered this very choice; a choice that nobody is asked for belongs to the active player.
"""

from __future__ import annotations

from typing import Any

from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.wording_speech import Speech
from tessera.kernel.engine import asked
from tessera.kernel.step import Ask


class Choice:
    """A choice to be told: its words, the question it answers (None if nobody is asked it) and the language."""

    __slots__ = ("ask", "game", "kind", "seat", "speech", "words")

    def __init__(self, game: Warp, kind: str, notation: str, language: str) -> None:
        self.game = game
        self.kind = kind
        self.words = notation.split()
        self.speech = Speech(game, language)
        self.ask = _question(game, kind, notation)
        self.seat: int = game.active if self.ask is None else self.ask.seat

    def piece(self, at: int = 1) -> int:
        """The piece that a word names."""
        piece = piece_named(self.game, self.words[at])
        assert piece >= 0, f"no such piece: {self.words[at]}"
        return piece

    def card(self, at: int = 1) -> str:
        """The name of the piece that a word names."""
        return self.speech.card(self.piece(at))

    def area(self, at: int = 1) -> int:
        """The area that a word names."""
        return self.game.rulebook.areas_of[self.words[at]]

    def place(self, at: int = 1) -> str:
        """The name of the area that a word names."""
        return self.speech.place(self.area(at))

    def race(self, at: int = 1) -> int:
        """The race that a word names."""
        return next(race.number for race in self.game.rulebook.races if race.id == self.words[at])

    def number(self, at: int = 1) -> int:
        """A word that is a number."""
        return int(self.words[at])


def piece_named(game: Warp, word: str) -> int:
    """The piece of a name, or the first copy of a card; -1 for other words."""
    names = game.plan.names
    if word in names:
        return names.index(word)
    return names.index(f"{word}.1") if f"{word}.1" in names else -1


def questions(game: Warp, kind: str) -> list[Ask[Any]]:
    """The open questions of a kind."""
    found: list[Ask[Any]] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.kind() == kind:
            found.append(ask)
    return found


def question_of(game: Warp, kind: str, seat: int) -> Ask[Any] | None:
    """The open question of a kind to one seat."""
    for ask in questions(game, kind):
        if ask.seat == seat:
            return ask
    return None


def _question(game: Warp, kind: str, notation: str) -> Ask[Any] | None:
    found = questions(game, kind)
    if len(found) > 1:
        for lane in asked(game):
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            if ask.kind() == kind and any(ask.notation(game, option) == notation for option in lane.menu):
                return ask
    return found[0] if found else None
