"""An event of the log on its way to one seat: who did it, and its words as people say them."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY


class Told:
    """An event to be told to one seat, -1 for a spectator.

    Only the event and what never changes are looked at, for the game has gone on since.
    """

    __slots__ = ("event", "key", "lexicon", "pieces", "who")

    def __init__(self, game: Race, event: Event, seat: int, language: str) -> None:
        self.event = event
        self.key = f"log.{event.key}"
        self.lexicon = Lexicon(game, language)
        self.who = self.lexicon.seat(event.seat)
        named = event.seen == EVERYBODY if seat < 0 else event.seen >> seat & 1 != 0
        self.pieces = self.lexicon.pieces(event.pieces, named) if event.pieces else ""

    def number(self, at: int) -> int:
        """A word that is a number."""
        return int(self.event.words[at])

    def word(self, at: int) -> str:
        """A word as people say it."""
        return self.lexicon.word(self.event.words[at])

    def words(self, first: int = 0) -> str:
        """All words from a place on, as a list."""
        return self.lexicon.listed([self.lexicon.word(word) for word in self.event.words[first:]])

    def piece(self, at: int) -> int:
        """The card that a word names."""
        return int(self.event.words[at].partition(":")[2])

    def sources(self, first: int) -> str:
        """What it came from: the cards and bonuses named from a place on; nothing if there are none."""
        return self.words(first) if len(self.event.words) > first else ""

    def cards(self, count: int) -> str:
        """So many cards."""
        return self.lexicon.say("name.cards", count)
