"""The journal of a table: what happened, in order, one numbered entry each.

Entries are appended and never changed; taking a choice back is an entry like any other. Everything else that a table
is (who sits where, the game, the clocks, the log) is computed from its entries by `match`. Everybody sees how far the
journal goes, so what nobody else may notice is not in it: standing answers are kept beside it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Act(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """Something that was done at a table."""


# Seats


class Sat(Act, frozen=True, tag="sat"):
    """A person sat down in a seat that was open, for good or until they leave it."""

    seat: int
    person: str
    name: str
    # The guest link that gave the seat, if one did: revoking it empties the seat.
    link: str = ""


class Engaged(Act, frozen=True, tag="engaged"):
    """A bot of a level was put into a seat that was open."""

    seat: int
    level: str


class Vacated(Act, frozen=True, tag="vacated"):
    """A seat is open again: its person left, was shown out, or its bot was sent away."""

    seat: int


class Lent(Act, frozen=True, tag="lent"):
    """A person handed a seat to a bot (`level`) or to another person, and may take it back."""

    seat: int
    level: str = ""
    person: str = ""
    name: str = ""
    # Whoever left a table whose policy is a stand-in lends the seat without having asked for it.
    left: bool = False


class TakenBack(Act, frozen=True, tag="taken-back"):
    """Whoever lent a seat sits in it again."""

    seat: int


class Resigned(Act, frozen=True, tag="resigned"):
    """A seat gave up, or its clock fell where that means giving up."""

    seat: int
    level: str
    clock: bool = False


# The game


class Started(Act, frozen=True, tag="started"):
    """The game was set up and the first question asked. Nobody takes or leaves a seat without notice from here on."""


# Who or what answered: the seat itself, its bot, a standing answer, a stand-in for a person whose clock fell, a legal
# answer in place of a bot that failed or was late, or the record that the table was opened from.
Hand: TypeAlias = Literal["person", "bot", "standing", "clock", "fallback", "record"]


class Chose(Act, frozen=True, tag="chose"):
    """A seat answered its question. `trail` and `fingerprint` say what the rules made of it: see `trail`."""

    seat: int
    picks: tuple[str, ...]
    trail: str
    fingerprint: str
    hand: Hand = "person"
    # Why a fallback or a clock answered, for the log.
    reason: str = ""


class Undone(Act, frozen=True, tag="undone"):
    """The game went back to what it was after its first `keep` choices."""

    seat: int
    keep: int


class UndoAsked(Act, frozen=True, tag="undo-asked"):
    """A seat asked all others to go back to the first `keep` choices."""

    seat: int
    keep: int


class UndoAgreed(Act, frozen=True, tag="undo-agreed"):
    """A seat agreed to going back."""

    seat: int


class UndoRefused(Act, frozen=True, tag="undo-refused"):
    """A seat did not agree, or the asking seat thought better of it."""

    seat: int


# Around the game


class Said(Act, frozen=True, tag="said"):
    """Somebody said something; seat -1 is a spectator."""

    seat: int
    name: str
    text: str


AnyAct: TypeAlias = (
    Sat
    | Engaged
    | Vacated
    | Lent
    | TakenBack
    | Resigned
    | Started
    | Chose
    | Undone
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Said
)


class Entry(msgspec.Struct, frozen=True):
    """One line of the journal."""

    # From 1 on, without gaps: unique in its table.
    number: int
    # Milliseconds since 1970.
    at: int
    act: AnyAct
    # Who did it, "" for the house; and the id by which their client knows it, so that a repeated send is told apart.
    person: str = ""
    client: str = ""


_DECODER: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)
_ENCODER = msgspec.json.Encoder(order="deterministic")


def written(act: Act) -> str:
    """An act as stored."""
    return _ENCODER.encode(act).decode()


def read(text: str) -> AnyAct:
    """An act from the store."""
    return _DECODER.decode(text)
