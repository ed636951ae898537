"""Examinations as a job for workers: see `doctor`. Importing this module teaches a worker how to do it."""

from __future__ import annotations

from typing import Final

import msgspec

from tessera.table.examination import Examined, Stored, examined
from tessera.table.workers.jobs import KINDS

KIND: Final = "examine"

_READ_STORED: Final = msgspec.msgpack.Decoder(Stored)
_READ_EXAMINED: Final = msgspec.msgpack.Decoder(Examined)


def asked(stored: Stored) -> bytes:
    """The body of the job."""
    return msgspec.msgpack.encode(stored)


def told(reply: bytes) -> Examined:
    """What a worker answered."""
    return _READ_EXAMINED.decode(reply)


def _examine(body: bytes) -> bytes:
    return msgspec.msgpack.encode(examined(_READ_STORED.decode(body)))


KINDS[KIND] = _examine
