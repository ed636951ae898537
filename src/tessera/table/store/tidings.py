"""What servers that share a PostgreSQL tell each other, as they write it."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

# The channel of NOTIFY.
CHANNEL: Final = "tessera"


class Tiding(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that one server tells the others. `origin` is its name among them."""

    origin: str


class Grew(Tiding, frozen=True, tag="grew"):
    """The journal of a table has grown up to this number."""

    table: str
    number: int


class Stood(Tiding, frozen=True, tag="stood"):
    """A seat of a table set or cleared a standing answer."""

    table: str
    seat: int


class Looking(Tiding, frozen=True, tag="looking"):
    """Who looks on at a table through that server: these seats, so many spectators. It holds for a while."""

    table: str
    seats: tuple[int, ...]
    spectators: int


class Hello(Tiding, frozen=True, tag="hello"):
    """A server has begun to listen, and does not know yet who looks on through the others."""


class Gone(Tiding, frozen=True, tag="gone"):
    """A server stops: nobody looks on through it any longer."""


AnyTiding: TypeAlias = Grew | Stood | Looking | Hello | Gone

_DECODER: msgspec.json.Decoder[AnyTiding] = msgspec.json.Decoder(AnyTiding)


def written(tiding: Tiding) -> str:
    """A tiding as sent."""
    return msgspec.json.encode(tiding).decode()


def read(text: str) -> AnyTiding:
    """A tiding as received; a DecodeError if another version of Tessera says what is not known here."""
    return _DECODER.decode(text)
