"""What clients send. Everything is read strictly: an unknown word, a wrong type or too long a text is an error."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
# Made by the client, different for each thing it wants done; the same again when it is not sure of having been heard.
ClientId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Pick = Annotated[str, msgspec.Meta(max_length=200)]
Picks = Annotated[tuple[Pick, ...], msgspec.Meta(max_length=300)]
Kind = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Level = Annotated[str, msgspec.Meta(max_length=40)]


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


Sent: TypeAlias = Choose | Undo | AnswerUndo | Say | Explain | Ping
