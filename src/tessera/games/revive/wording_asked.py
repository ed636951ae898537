"""A question to be told: its kind, the seat that is asked, and words about it."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.games.revive.camp import Camp
from tessera.games.revive.state import Revive
from tessera.games.revive.wording_choice import question_of
from tessera.games.revive.wording_speech import Speech


class Asked:
    """A question to be told to its seat."""

    __slots__ = ("about", "ask", "game", "key", "seat", "speech")

    def __init__(self, game: Revive, kind: str, seat: int, about: Sequence[str], language: str) -> None:
        self.game = game
        self.key = f"question.{kind}"
        self.seat = seat
        self.about = list(about)
        self.ask = question_of(game, kind, seat)
        self.speech = Speech(game, language)

    @property
    def camp(self) -> Camp:
        """What belongs to the seat."""
        return self.game.camps[self.seat]

    def say(self, count: int = 1, forms: tuple[str, ...] = (), **parts: str) -> str:
        """The phrase of this kind of question."""
        return self.speech.say(self.key, count, forms, **parts)

    def number(self, at: int = 0) -> int:
        """A word about it that is a number."""
        return int(self.about[at])

    def word(self, at: int = 0) -> str:
        """A word about it, as people say it."""
        return self.speech.word(self.about[at])

    def have(self) -> str:
        """The resources of the seat."""
        return self.speech.amounts(self.camp.resources) if any(self.camp.resources) else self.speech.say("said.nothing")
