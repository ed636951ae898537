"""Scenes at a table: a match in memory, told in a few words, on a clock of its own.

People are called ann, ben, cat and dan after the seats they sit in; ann is the host.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tessera.kernel.game import Game
from tessera.table import conduct, journal, showing
from tessera.table.chronicle import chronicle
from tessera.table.journal import AnyAct, Engaged, Entry, Sat, Started
from tessera.table.match import Founding, Match
from tessera.table.terms import Terms

PEOPLE = ("ann", "ben", "cat", "dan")
# When the first entry is made; each later one comes a second after the one before unless it is said otherwise.
FIRST_MS = 1_700_000_000_000
DEAL = "d" * 64


def founding(terms: Terms, table_id: str = "table", seed: str = "7") -> Founding:
    """A table that ann opens."""
    return Founding(table_id, terms, seed, DEAL, "ann", "1")


def candlelight(seats: int = 2, **more: Any) -> Terms:
    """A short game: sealed favourites, then everybody trims at once, then two rounds."""
    return Terms(game="candlelight", seats=seats, **{"options": {"hand": 2}, **more})


def caravan(seats: int = 2, **more: Any) -> Terms:
    """A game of turns, without the draft."""
    return Terms(game="caravan", seats=seats, **{"options": {"rounds": 2, "draft": False}, **more})


class Scene:
    """A match, and the clock on the wall."""

    def __init__(self, terms: Terms, seed: str = "7") -> None:
        self.match = Match(founding(terms, seed=seed))
        self.now = FIRST_MS

    def note(self, act: AnyAct, person: str = "", after: int = 1000, client: str = "") -> int:
        """An entry, so many milliseconds after the one before; its number."""
        self.now += after
        return self.match.take(self.now, act, person, client).number

    def begin(self, *seats: str) -> Scene:
        """Everybody sits down, and the game begins. A bot is named by its level, in brackets: "(random)"."""
        for seat, holder in enumerate(seats):
            if holder.startswith("("):
                self.note(Engaged(seat, holder.strip("()")), "ann")
            else:
                self.note(Sat(seat, holder, holder.title()), holder)
        self.note(Started(), "ann")
        return self

    def choose(self, seat: int, *picks: str, after: int = 1000) -> int:
        """The person in a seat answers."""
        person, version = self.match.chairs[seat].person, self.match.versions[seat]
        return self.note(conduct.choose(self.match, person, seat, version, picks), person, after)

    def stand(self, seat: int, question: str, picks: tuple[str, ...] | None = None) -> None:
        """The person in a seat sets or clears a standing answer."""
        conduct.require_standing(self.match, self.match.chairs[seat].person, seat, question, picks)
        self.match.stand(seat, question, picks)

    def do(self, what: Callable[..., AnyAct], person: str, *more: Any, after: int = 1000) -> int:
        """A person does something: `do(conduct.undo, "ann", 0)`."""
        return self.note(what(self.match, person, *more), person, after)

    @property
    def game(self) -> Game:
        """The game that is played."""
        assert self.match.game is not None
        return self.match.game

    @property
    def status(self) -> str:
        """gathering, running, over or held."""
        return self.match.status

    def options(self, seat: int) -> list[str]:
        """What a seat may choose."""
        question = self.match.question(seat)
        return [] if question is None else [option.id for option in question.options]

    def lines(self, seat: int = showing.SPECTATOR, language: str = "en", since: int = 0) -> list[str]:
        """The log as a seat reads it."""
        return [line for told in chronicle(self.match, seat, language, since) for line in told.lines]

    def shown(self, seat: int) -> bytes:
        """Everything that a seat is shown, in both languages."""
        return shown(self.match, seat)

    def folded_anew(self) -> Match:
        """The same journal, written, read and folded from the beginning."""
        return folded(self.match.founding, self.match.entries)


def shown(match: Match, seat: int) -> bytes:
    """Everything that a seat, or a spectator, is shown of a match."""
    person = "" if seat == showing.SPECTATOR else match.chairs[seat].owner
    return b"\n".join(msgspec.json.encode(showing.position(match, person, seat, word)) for word in ("en", "ja"))


def folded(base: Founding, entries: list[Entry]) -> Match:
    """A journal, as the store would give it back, folded from the beginning."""
    match = Match(base)
    for entry in entries:
        act = journal.read(journal.written(entry.act))
        match.apply(Entry(entry.number, entry.at, act, entry.person, entry.client))
    return match
