"""Earlier points of tables, worked out by a process of its own: see `replays`, which asks for them.

The process remembers the tables that were asked for last. What it has not read of a journal it asks for, and it reads
for a moment only: then others have their turn, and whoever asked says whether anybody still waits.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

from tessera.table import showing
from tessera.table.journal import Entry
from tessera.table.match import Founding
from tessera.table.past import Past
from tessera.table.terms import Terms
from tessera.table.workers.jobs import KINDS

# For how long a journal is read at a time.
_SECONDS: Final = 0.05
# Tables beyond so many are forgotten, those asked for last aside, when all together weigh so much.
_FEWEST: Final = 4
_HEAVIEST: Final = 96 * 1024 * 1024


class Opened(msgspec.Struct, frozen=True):
    """How a table was opened: see `match.Founding`."""

    terms: Terms
    seed: str
    deal: str
    host: str
    rules: str


class Wish(msgspec.Struct, frozen=True):
    """What is to be shown: a table as it was after so many entries, and its log from the entry after `since` on."""

    table: str
    number: int
    person: str
    seat: int
    language: str
    since: int


class Looking(msgspec.Struct, frozen=True):
    """A wish, and what the process said it had not read."""

    wish: Wish
    opened: Opened | None = None
    entries: list[Entry] = []


class Seen(msgspec.Struct, frozen=True):
    """The position as JSON; or the number of the entry up to which the journal has been read, which is not enough."""

    position: bytes = b""
    read: int | None = None


_READ_LOOKING: Final = msgspec.msgpack.Decoder(Looking)
_ENCODER: Final = msgspec.json.Encoder()
# The tables that were asked for last, the latest last.
_PASTS: Final[OrderedDict[str, Past]] = OrderedDict()


def look(body: bytes) -> bytes:
    """Show a table as it was, or tell what is missing for that."""
    looking = _READ_LOOKING.decode(body)
    wish = looking.wish
    past = _past_of(wish.table, looking.opened)
    if past is None:
        return msgspec.msgpack.encode(Seen(read=0))
    _read_on(past, looking.entries, wish.number)
    _forget()
    if past.number < wish.number:
        return msgspec.msgpack.encode(Seen(read=past.number))
    match = past.at(wish.number)
    position = showing.position(match, wish.person, wish.seat, wish.language, wish.since)
    return msgspec.msgpack.encode(Seen(_ENCODER.encode(position)))


def _past_of(table: str, opened: Opened | None) -> Past | None:
    """What is remembered of a table; its beginning, if that was sent."""
    past = _PASTS.get(table)
    if past is None and opened is not None:
        founding = Founding(table, opened.terms, opened.seed, opened.deal, opened.host, opened.rules)
        past = _PASTS[table] = Past(founding)
    if past is not None:
        _PASTS.move_to_end(table)
    return past


def _read_on(past: Past, entries: list[Entry], number: int) -> None:
    until = time.monotonic() + _SECONDS
    for entry in entries:
        if entry.number == past.number + 1:
            past.apply(entry)
        if past.number >= number or time.monotonic() >= until:
            return


def _forget() -> None:
    while len(_PASTS) > _FEWEST and sum(past.weight for past in _PASTS.values()) > _HEAVIEST:
        _PASTS.popitem(last=False)


KINDS["past"] = look
