"""An event to be told to one seat, and what of it that seat may know."""

from __future__ import annotations

from tessera.games.the_warp.lexicon import SEATS
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.wording_speech import Speech
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY


class Told:
    """An event to be told to one seat, -1 for a spectator.

    Only the event and what never changes are looked at, for the game has gone on since.
    """

    __slots__ = ("event", "is_named", "key", "pieces", "speech", "who")

    def __init__(self, game: Warp, event: Event, seat: int, language: str) -> None:
        self.event = event
        self.key = f"log.{event.key}"
        self.speech = Speech(game, language)
        self.who = SEATS[event.seat] if event.seat >= 0 else ""
        self.is_named = event.seen == EVERYBODY if seat < 0 else event.seen >> seat & 1 != 0
        self.pieces = ""
        if event.pieces:
            self.pieces = self.speech.cards(event.pieces) if self.is_named else self.speech.backs(event.pieces)

    def say(self, count: int = 1, forms: tuple[str, ...] = (), **parts: str) -> str:
        """The phrase of this event, with the player who did it."""
        return self.speech.say(self.key, count, forms, **{"who": self.who, **parts})

    def number(self, at: int) -> int:
        """A word that is a number."""
        return int(self.event.words[at])

    def word(self, at: int) -> str:
        """A word as people say it."""
        return self.speech.word(self.event.words[at])

    def words(self, first: int = 0) -> str:
        """All words from a place on, as a list."""
        told = [self.speech.word(word) for word in self.event.words[first:]]
        return self.speech.listed(told) if told else ""

    def thing(self, at: int) -> int:
        """The number of the thing that a word names, or the amount of Gold or Energy."""
        return int(self.event.words[at].partition(":")[2])

    def amount(self, at: int) -> int:
        """How much Gold or Energy a word tells."""
        return self.thing(at)

    def total(self, points: str) -> str:
        """The points of a player after a gain."""
        return points if self.speech.language == "en" else self.speech.points(int(points))
