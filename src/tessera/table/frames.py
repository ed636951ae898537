"""What travels from the server to clients, by HTTP and by WebSocket. Client types are generated from here."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from tessera.table.terms import Terms


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client is shown."""


class Problem(Shown, frozen=True):
    """Why a request was not met. `text` is for people, in their language: what, why, what instead."""

    code: str
    text: str
    # The clause of the rulebook that forbids it, "" where no rule is concerned.
    clause: str = ""
    retry_after: int | None = None


class SeatShown(Shown, frozen=True):
    """A seat as everybody sees it, and whether it is mine."""

    seat: int
    letter: str
    holder: Literal["person", "bot", "open"]
    name: str
    level: str
    # Who lent it and may take it back, "" if nobody did.
    lender: str
    resigned: bool
    asked: bool
    mine: bool
    # Milliseconds used so far; since when its clock runs and when it falls, in milliseconds since 1970.
    used: int
    since: int | None
    falls: int | None


class OptionShown(Shown, frozen=True):
    """One thing to choose."""

    id: str
    text: str


class BarredShown(Shown, frozen=True):
    """One thing that cannot be chosen now, and why."""

    id: str
    text: str
    clause: str
    why: str
    instead: str


class QuestionShown(Shown, frozen=True):
    """The question that a seat is asked. `version` must come back with the answer."""

    seat: int
    kind: str
    version: int
    least: int
    most: int
    text: str
    clause: str
    options: tuple[OptionShown, ...]


class LogShown(Shown, frozen=True):
    """One entry of the journal, as far as the viewer may know it, as sentences."""

    number: int
    at: int
    kind: str
    seat: int
    lines: tuple[str, ...]
    # Chat: who said it. Undo: from which entry on what stood in the log before is taken back.
    name: str = ""
    since: int | None = None


class LineShown(Shown, frozen=True):
    """One line of a score sheet."""

    clause: str
    text: str
    points: int


class OutcomeShown(Shown, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    clause: str
    remark: str
    breakdown: tuple[tuple[LineShown, ...], ...]


class UndoShown(Shown, frozen=True):
    """A seat asks to go back to the first `keep` choices; `waiting` have not answered."""

    seat: int
    keep: int
    waiting: tuple[int, ...]


class TableShown(Shown, frozen=True):
    """A table and its seats."""

    id: str
    status: Literal["gathering", "running", "over", "held"]
    terms: Terms
    rules: str
    # The hash of the seed from the beginning; the seed itself once the game is over.
    deal: str
    seed: str
    hosting: bool
    seats: tuple[SeatShown, ...]
    choices: int
    held: str
    undo: UndoShown | None


class Position(Shown, frozen=True, tag_field="type", tag="position"):
    """The table as one seat sees it (seat None: as a spectator does), with the log after `since`."""

    table: TableShown
    seat: int | None
    language: str
    # The number of the latest entry: the place to continue from after a lost connection.
    number: int
    since: int
    question: QuestionShown | None
    can_undo: bool
    standing: dict[str, tuple[str, ...]]
    view: dict[str, Any] | None
    outcome: OutcomeShown | None
    log: tuple[LogShown, ...]


class Presence(Shown, frozen=True, tag_field="type", tag="presence"):
    """Which seats have somebody looking, and how many spectators there are."""

    seats: tuple[bool, ...]
    spectators: int


class Accepted(Shown, frozen=True, tag_field="type", tag="accepted"):
    """What the client sent as `client` is in the journal, under this number, and will stay there."""

    client: str
    number: int


class Declined(Shown, frozen=True, tag_field="type", tag="declined"):
    """What the client sent as `client` was not done, and why."""

    client: str
    problem: Problem


class Explained(Shown, frozen=True, tag_field="type", tag="explained"):
    """Everything that one could mean at the open question but may not do."""

    version: int
    barred: tuple[BarredShown, ...]


class Closing(Shown, frozen=True, tag_field="type", tag="closing"):
    """The server ends this connection; `again` says whether the client should connect anew."""

    problem: Problem
    again: bool


class Pong(Shown, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    at: int


Frame: TypeAlias = Position | Presence | Accepted | Declined | Explained | Closing | Pong
