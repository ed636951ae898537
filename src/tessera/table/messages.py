"""What clients send. Everything is read strictly: an unknown word, a wrong type or too long a text is an error."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from tessera.kernel.definition import OptionValue
from tessera.table.terms import Pace, Visibility

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
# Made by the client, different for each thing it wants done; the same again when it is not sure of having been heard.
ClientId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Pick = Annotated[str, msgspec.Meta(max_length=200)]
Picks = Annotated[tuple[Pick, ...], msgspec.Meta(max_length=300)]
Kind = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
# Lines and tabs, but nothing else that steers a terminal.
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
Level = Annotated[str, msgspec.Meta(max_length=40)]
GameName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
# May be empty: a table without a name goes by its game.
Title = Annotated[str, msgspec.Meta(max_length=40)]
RecordText = Annotated[str, msgspec.Meta(min_length=1, max_length=1024 * 1024)]
Choices = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client asks for."""


# Over the WebSocket


class Choose(Message, frozen=True, tag_field="type", tag="choose"):
    """Answer the question that was shown as `version`."""

    client: ClientId
    version: Version
    picks: Picks


class Undo(Message, frozen=True, tag_field="type", tag="undo"):
    """Take back my latest choice."""

    client: ClientId


class AnswerUndo(Message, frozen=True, tag_field="type", tag="answer-undo"):
    """Agree or not to what another seat wants to take back."""

    client: ClientId
    agree: bool


class Say(Message, frozen=True, tag_field="type", tag="say"):
    """Say something to the table."""

    client: ClientId
    text: Words


class Explain(Message, frozen=True, tag_field="type", tag="explain"):
    """Tell me what cannot be chosen now, and why."""


class Ping(Message, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


# What a seat can say about its game.
Answer: TypeAlias = Choose | Undo | AnswerUndo
Sent: TypeAlias = Answer | Say | Explain | Ping


# By HTTP: opening a table


class SeatWish(Message, frozen=True):
    """Who shall sit in a seat of a new table: I, whoever comes, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: Level = ""


SeatWishes = Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=8)]


class Manners(Message, frozen=True):
    """How a table is kept, whatever is played there. The meaning of each word is told in `terms`."""

    name: Title = ""
    pace: Pace = Pace()
    visibility: Visibility = "unlisted"
    undo: Literal["none", "mark", "consent"] = "consent"
    absent: Literal["wait", "bot"] = "wait"
    stand_in: Level = "greedy"
    hot_seat: bool = False
    coach: bool = False


class Opening(Manners, frozen=True, kw_only=True):
    """Open a table: the game, its options, and a wish for each seat. With `start` it begins at once."""

    game: GameName
    seats: SeatWishes
    options: Annotated[dict[Kind, OptionValue], msgspec.Meta(max_length=40)] = {}
    # Content packs of this server, by the names in the list of games.
    packs: Annotated[tuple[Kind, ...], msgspec.Meta(max_length=20)] = ()
    start: bool = False


class Learning(Message, frozen=True):
    """Begin a lesson, or go on where I left it; with `again` it begins anew."""

    again: bool = False


class Importing(Manners, frozen=True, kw_only=True):
    """Open a table that goes on from a record, after its first `upto` choices or all of them."""

    record: RecordText
    seats: SeatWishes
    upto: Choices | None = None


class Branching(Manners, frozen=True, kw_only=True):
    """Open a table that goes on from an earlier point of a finished one."""

    upto: Choices
    seats: SeatWishes


# By HTTP: at a table


class Doing(Message, frozen=True):
    """Something that needs no more words. With a client id it is done once, however often it is sent."""

    client: ClientId | None = None


class Engaging(Message, frozen=True):
    """Put a bot into an open seat."""

    level: Level
    client: ClientId | None = None


class Handing(Message, frozen=True):
    """Hand my seat to a bot (`level`) or to somebody with an account (`person`, by their name): one of the two."""

    level: Level = ""
    person: Annotated[str, msgspec.Meta(max_length=40)] = ""
    client: ClientId | None = None


class Choosing(Message, frozen=True):
    """Answer the question that was shown as `version`."""

    client: ClientId
    version: Version
    picks: Picks


class Undoing(Message, frozen=True):
    """Take back my latest choice."""

    client: ClientId


class Agreeing(Message, frozen=True):
    """Agree or not to what another seat wants to take back."""

    client: ClientId
    agree: bool


class Advising(Message, frozen=True):
    """What would a strong player do at the question that was shown as `version`?"""

    version: Version


class Reconsidering(Message, frozen=True):
    """What would this answer cost, to the question that was shown as `version`?"""

    version: Version
    picks: Picks


class LeavingWord(Message, frozen=True):
    """Set (or with null: clear) my answer to all coming questions of a kind."""

    client: ClientId
    question: Kind
    picks: Picks | None


class Saying(Message, frozen=True):
    """Say something to the table."""

    client: ClientId
    text: Words


class Wondering(Message, frozen=True):
    """Why can this not be chosen now?"""

    pick: Pick


# By HTTP: people

Language = Literal["en", "ja"]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Registering(Message, frozen=True):
    """Make an account. A guest who does so keeps their seats."""

    name: Name
    password: Password
    language: Language | None = None


class SigningIn(Message, frozen=True):
    """Sign in with an account."""

    # Without limits of form: what never was a name or a password here is simply wrong.
    name: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Visiting(Message, frozen=True):
    """Come as a guest, without a link."""

    name: Name
    language: Language | None = None


class NewPassword(Message, frozen=True):
    """Another password, with the present one as proof."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Changing(Message, frozen=True):
    """Change what is known of me: whatever is given."""

    name: Name | None = None
    language: Language | None = None
    password: NewPassword | None = None


class Forgetting(Message, frozen=True):
    """Remove me for good. Accounts prove by their password that it is they who ask."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LookingAtLink(Message, frozen=True):
    """Ask what a secret link invites to."""

    token: Token


class JoiningByLink(Message, frozen=True):
    """Sit down by a secret link. Whoever is new says how they want to be called."""

    token: Token
    name: Name | None = None
    language: Language | None = None
