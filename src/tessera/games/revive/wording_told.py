"""An event to be told to one seat, and what of it that seat may know."""

from __future__ import annotations

from tessera.games.revive.lexicon import SEATS
from tessera.games.revive.rules.causes import FROM
from tessera.games.revive.state import Revive
from tessera.games.revive.wording_speech import Speech
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY


class Told:
    """An event to be told to one seat, -1 for a spectator.

    Only the event and what never changes are looked at, for the game has gone on since: tribes and large locations are
    the same from the set-up on.
    """

    __slots__ = ("event", "is_named", "key", "origin", "pieces", "speech", "who", "written")

    def __init__(self, game: Revive, event: Event, seat: int, language: str) -> None:
        self.event = event
        # The words, and what it came from if the last of them says that (see rules/causes).
        self.written = event.words
        self.origin = ""
        if event.words and event.words[-1].startswith(FROM):
            self.written = event.words[:-1]
            self.origin = event.words[-1].removeprefix(FROM)
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

    def with_origin(self, text: str) -> str:
        """A sentence of this event, and what it came from behind it."""
        if not self.origin:
            return text
        said = text.rstrip(".。")
        # One pair of brackets is enough.
        forms = ("more",) if said.endswith("）") else ()
        return self.speech.say(
            "said.origin", 1, forms, text=said.removesuffix("）"), origin=self.speech.origin(self.origin)
        )

    def raw(self, at: int) -> str:
        """A word as the rules wrote it."""
        return self.written[at]

    def number(self, at: int) -> int:
        """A word that is a number."""
        return int(self.written[at])

    def word(self, at: int) -> str:
        """A word as people say it."""
        return self.speech.word(self.written[at])

    def words(self) -> str:
        """All words as a list."""
        return self.speech.listed([self.speech.word(word) for word in self.written])
