"""What travels from the server to clients, by HTTP and by WebSocket. Client types are generated from here."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from tessera.table.terms import Terms, Visibility


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
    # A bot's level: by its name, and what people call it.
    level: str
    title: str
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
    # Chat: who said it. Undo: every entry of kind "chose" from this number up to the undo's own is taken back.
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
    # Whether I may ask the coach here: see `Terms`.
    coach: bool


class TellShown(Shown, frozen=True):
    """One idea of a lesson, and the pieces that it is about."""

    text: str
    point: tuple[str, ...]


class SaidShown(Shown, frozen=True):
    """What a lesson says of the answer that was given."""

    tone: Literal["right", "also"]
    text: str


class LessonShown(Shown, frozen=True):
    """Where the learner of a lesson stands."""

    name: str
    title: str
    # on: a step waits; over: the game goes on freely; lost: the lesson is not the one that was begun, and says no more.
    state: Literal["on", "over", "lost"]
    # The step that waits, from 1 on, and how many there are.
    step: int
    steps: int
    # To be read one after the other, the last one with the question.
    tells: tuple[TellShown, ...]
    said: SaidShown | None
    # The answer that the step is about, for whoever asks for it.
    answer: tuple[str, ...]
    # The name of the lesson that comes after this one, "" after the last.
    next: str


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
    # For the learner's seat of a table where a lesson is taught.
    lesson: LessonShown | None = None


class Changed(Shown, frozen=True, tag_field="type", tag="changed"):
    """What has changed since the position after the entry `since`, the latest that this connection was shown.

    `step` counts what a connection was told of in this way, from 1 on: whoever has missed a step connects again.
    `changes` holds a change for each member of the position that differs. A change of an object names the members that
    differ, each with its own change, or with null if it is gone. So does a change of a list that is as long as before,
    by index. A list of one is something that takes the place of what was there; a list of three says of a list from
    where on how many members are gone, and what stands there now. A question is always replaced.
    """

    step: int
    number: int
    since: int
    changes: dict[str, Any]
    # What the log tells after `since`.
    log: tuple[LogShown, ...]


class Presence(Shown, frozen=True, tag_field="type", tag="presence"):
    """Which seats have somebody looking, and how many spectators there are."""

    seats: tuple[bool, ...]
    spectators: int


class Accepted(Shown, frozen=True, tag_field="type", tag="accepted"):
    """What the client sent as `client` is done for good: the number of its entry, or the latest where it makes none."""

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


Frame: TypeAlias = Position | Changed | Presence | Accepted | Declined | Explained | Closing | Pong


# Games and lists of tables


class OptionSpecShown(Shown, frozen=True):
    """One thing that can be chosen when a game is set up."""

    name: str
    # word: one of the choices; words: a list of them or one recommended word; number; switch.
    kind: Literal["word", "words", "number", "switch"]
    default: str | int | bool | list[str]
    choices: tuple[str, ...]
    text: str
    # A short name, and what each choice is called.
    title: str
    labels: dict[str, str]


class PresetShown(Shown, frozen=True):
    """A recommended set-up: what it is like, and what it stands for. Options of other set-ups have their defaults."""

    name: str
    title: str
    text: str
    options: dict[str, str | int | bool | list[str]]
    # For how many seats; empty for as many as the game takes.
    seats: tuple[int, ...]


class PackShown(Shown, frozen=True):
    """A content pack that tables of this server may use, by its name here."""

    name: str
    title: str
    version: str
    digest: str


class LevelShown(Shown, frozen=True):
    """A level of bots: what people call it, and what it is like to play against it."""

    name: str
    title: str
    description: str


class GameShown(Shown, frozen=True):
    """A game: how many can play, what can be chosen, and which bots there are."""

    name: str
    rules: str
    seats: tuple[int, ...]
    options: tuple[OptionSpecShown, ...]
    # The weakest first.
    levels: tuple[LevelShown, ...]
    packs: tuple[PackShown, ...]
    # How it stands on the shelf: 0 and "" where something is not known; weight from 1 (light) to 5 (heavy).
    title: str
    tagline: str
    by: str
    year: int
    age: int
    minutes: tuple[int, int]
    weight: int
    presets: tuple[PresetShown, ...]


class GamesShown(Shown, frozen=True):
    """All games."""

    games: tuple[GameShown, ...]


class ClauseShown(Shown, frozen=True):
    """One clause of a rulebook."""

    id: str
    section: str
    text: str
    source: str
    note: str


class ClausesShown(Shown, frozen=True):
    """The rulebook of a game, clause by clause."""

    game: str
    clauses: tuple[ClauseShown, ...]


class PartShown(Shown, frozen=True):
    """A part of a printed thing that comes from elsewhere than the rest."""

    name: str
    source: str


class CardShown(Shown, frozen=True):
    """One printed thing of a game: what it is, what it costs and what it says."""

    id: str
    section: str
    kind: str
    group: str
    level: int
    name: str
    # By when it is paid: how much of what; and the same in words.
    costs: dict[str, dict[str, int]]
    price: str
    sentence: str
    # rulebook, public or house: where the values come from, and which of them come from elsewhere; and the pack, "" for
    # the base.
    source: str
    parts: tuple[PartShown, ...]
    pack: str
    # What is drawn on it: codes of the game's terms, and numbers. The clauses that speak of it.
    icons: tuple[str, ...]
    clauses: tuple[str, ...]


class TermShown(Shown, frozen=True):
    """A word of a game, and the icon of game-icons.net that stands for it."""

    code: str
    name: str
    icon: str


class CardsShown(Shown, frozen=True):
    """Everything printed of a game, and the words that its icons stand for."""

    game: str
    cards: tuple[CardShown, ...]
    terms: tuple[TermShown, ...]


class SeatListed(Shown, frozen=True):
    """A seat in a list of tables."""

    seat: int
    letter: str
    holder: Literal["person", "bot", "open"]
    name: str
    # A bot's level: by its name, and what people call it.
    level: str
    title: str
    asked: bool
    mine: bool


class TableListed(Shown, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str
    status: Literal["gathering", "running", "over", "held"]
    visibility: Visibility
    hosting: bool
    # Whether the table waits for me.
    my_turn: bool
    seats: tuple[SeatListed, ...]
    made_at: int
    changed_at: int
    # The lesson that is taught there, "" at every other table.
    lesson: str = ""


class TablesShown(Shown, frozen=True):
    """One page of a list of tables, those that changed last first; `next` is the `before` of the next page."""

    tables: tuple[TableListed, ...]
    next: str | None


# Courses


class LessonListed(Shown, frozen=True):
    """A lesson of a course, and how far I have come in it."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int
    # Steps that I have done at my latest table of it, that table ("" if there is none), and whether I was through once.
    at: int
    table: str
    is_done: bool


class CourseShown(Shown, frozen=True):
    """The lessons of a game, the first one first."""

    game: str
    lessons: tuple[LessonListed, ...]


# People


class Me(Shown, frozen=True):
    """Who I am here. `guest`: without an account; `table`: the one table that a guest by link belongs to, else ""."""

    id: str
    name: str
    language: str
    guest: bool
    table: str


class LinkShown(Shown, frozen=True):
    """A new link to a seat. The token is told this once, and stands behind the # of the address."""

    id: str
    seat: int
    token: str
    url: str
    expires_at: int


class InvitationShown(Shown, frozen=True):
    """What a link invites to: the game by its name and its title, the table, the seat, and who invites."""

    game: str
    title: str
    # "" for a table without a name, and for a host who has gone.
    name: str
    host: str
    letter: str


class JoinedShown(Shown, frozen=True):
    """Where I sit by a link, and who I am."""

    table: str
    seat: int
    me: Me
