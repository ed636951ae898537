"""Tables that go on from a record, prepared by a worker: it reads the record, plays it and checks its proofs."""

from __future__ import annotations

from typing import Final

import msgspec

from tessera.kernel.record import Record
from tessera.kernel.refusal import ContentError, Mistake, NotOffered, RecordError, SetupError
from tessera.table import packs
from tessera.table.journal import AnyAct
from tessera.table.match import Founding
from tessera.table.messages import Manners, SeatWish
from tessera.table.opening import NewTable, open_from_record
from tessera.table.terms import Terms
from tessera.table.troubles import Malformed, NotFound, NotNow
from tessera.table.workers.jobs import KINDS

KIND: Final = "open"
# Longer games are not taken from outside: their table has to be opened quickly by everybody who comes there.
MOST_CHOICES: Final = 2000
# A seed of our own has 32 characters; people like words.
LONGEST_SEED: Final = 100


class Asked(msgspec.Struct, frozen=True):
    """What somebody wants to be opened. A record of this house needs no proofs."""

    record: str
    upto: int | None
    manners: Manners
    seats: tuple[SeatWish, ...]
    person: str
    name: str
    # The packs that the host offers.
    offered: tuple[str, ...] = ()
    is_own: bool = False


class Prepared(msgspec.Struct, frozen=True, tag=True):
    """How the table is opened, and its first entries."""

    id: str
    terms: Terms
    seed: str
    deal: str
    host: str
    rules: str
    acts: list[AnyAct]


class Declined(msgspec.Struct, frozen=True, tag=True):
    """What is wrong with it: the kind of mistake and its words."""

    kind: str
    words: list[str]


# What is raised while a table is prepared. Nothing else comes out of a worker.
_MISTAKES: Final[dict[str, type[Mistake]]] = {
    kind.__name__: kind for kind in (ContentError, Malformed, NotFound, NotNow, NotOffered, RecordError, SetupError)
}

_READ_ASKED: Final = msgspec.msgpack.Decoder(Asked)
_READ_REPLY: Final[msgspec.msgpack.Decoder[Prepared | Declined]] = msgspec.msgpack.Decoder(Prepared | Declined)


def asked(wish: Asked) -> bytes:
    """The body of the job."""
    return msgspec.msgpack.encode(wish)


def prepared(reply: bytes) -> NewTable:
    """The table that a worker has prepared; what it declined is raised as it would have been here."""
    told = _READ_REPLY.decode(reply)
    if isinstance(told, Declined):
        raise _MISTAKES[told.kind](*told.words)
    return NewTable(Founding(told.id, told.terms, told.seed, told.deal, told.host, told.rules), told.acts)


def _open(body: bytes) -> bytes:
    wish = _READ_ASKED.decode(body)
    try:
        record = Record.parse(wish.record)
        if not wish.is_own:
            record = packs.with_own_packs(wish.offered, _brief(record))
        table = open_from_record(
            record, wish.upto, wish.manners, wish.seats, wish.person, wish.name, is_proven=wish.is_own
        )
    except Mistake as problem:
        return msgspec.msgpack.encode(Declined(type(problem).__name__, list(problem.args)))
    founding = table.founding
    return msgspec.msgpack.encode(
        Prepared(founding.id, founding.terms, founding.seed, founding.deal, founding.host, founding.rules, table.acts)
    )


def _brief(record: Record) -> Record:
    """The record, if it is one that a game at a table can have."""
    if len(record.choices) > MOST_CHOICES:
        raise Malformed(
            f"The record has {len(record.choices)} choices.",
            f"A game of up to {MOST_CHOICES} can be played on.",
            f"記録に選択が{len(record.choices)}個あります。",
            f"続きを遊べるのは{MOST_CHOICES}個までです。",
        )
    if len(record.setup.seed) > LONGEST_SEED or not record.setup.seed.isprintable():
        raise Malformed(
            "The seed of the record cannot be written down here.",
            f"A seed has up to {LONGEST_SEED} characters that can be seen.",
            "この記録のシードは扱えません。",
            f"シードは目に見える文字で{LONGEST_SEED}文字までです。",
        )
    return record


KINDS[KIND] = _open
