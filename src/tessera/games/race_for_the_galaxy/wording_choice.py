"""A choice to be told: its words, and the question that it answers.

A notation does not say whose it is. Several seats can be asked the same kind of question at once, so the one is meant
who is offered this very choice; a choice that nobody is offered belongs to whoever holds the card that it names.
"""

from __future__ import annotations

from typing import Any

from tessera.games.race_for_the_galaxy.lexicon import Lexicon, piece_named
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import KINDS
from tessera.kernel.engine import asked
from tessera.kernel.step import Ask


class Choice:
    """A choice to be told: its words, the question it answers (-1 and None if nobody is asked it) and the language."""

    __slots__ = ("ask", "game", "kind", "lexicon", "seat", "words")

    def __init__(self, game: Race, kind: str, notation: str, language: str) -> None:
        self.game = game
        self.kind = kind
        self.words = notation.split()
        self.lexicon = Lexicon(game, language)
        self.ask = _question(game, kind, notation)
        self.seat: int = -1 if self.ask is None else self.ask.seat

    def piece(self, at: int = 1) -> int:
        """The card that a word names."""
        piece = piece_named(self.game, self.words[at])
        assert piece >= 0, f"no such card: {self.words[at]}"
        return piece

    def card(self, at: int = 1) -> str:
        """The name of the card that a word names."""
        return self.lexicon.card(self.piece(at))

    def owner(self, piece: int) -> int:
        """Whose choice it is: of the one who is asked, else of the one who has the card."""
        return self.seat if self.seat >= 0 else owner(self.game, piece)

    def kind_of(self, world: int) -> str:
        """The kind of good that lies on a world, or would; nothing for cards without goods."""
        kind = self.game.kind_of(self.owner(world), world)
        return self.lexicon.kind(kind) if 0 <= kind < len(KINDS) else ""


def questions(game: Race, kind: str) -> list[Ask[Any]]:
    """The open questions of a kind."""
    found: list[Ask[Any]] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.kind() == kind:
            found.append(ask)
    return found


def offering(game: Race, kind: str, notation: str) -> list[Ask[Any]]:
    """The open questions of a kind that offer a choice."""
    found: list[Ask[Any]] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.kind() == kind:
            for option in lane.menu:
                if ask.notation(game, option) == notation:
                    found.append(ask)
                    break
    return found


def owner(game: Race, piece: int) -> int:
    """Who has a card in hand or tableau, or looks at it; seat 0 for what nobody has."""
    for seat in range(game.seats):
        for zone in (game.hand(seat), game.tableau(seat), game.drawn(seat)):
            if piece in game.zones[zone]:
                return seat
    return 0


def _question(game: Race, kind: str, notation: str) -> Ask[Any] | None:
    found = offering(game, kind, notation)
    if found:
        return found[0]
    open_now = questions(game, kind)
    words = notation.split()
    piece = piece_named(game, words[1]) if len(words) > 1 else -1
    if piece >= 0:
        for ask in open_now:
            if ask.seat == owner(game, piece):
                return ask
    return open_now[0] if open_now else None
