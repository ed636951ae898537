"""What travels through the pipes between server and workers: frames of MessagePack, each with its length before it."""

from __future__ import annotations

import struct
from typing import BinaryIO, Final

import msgspec

# The length of a frame, before the frame.
LENGTH: Final = struct.Struct(">I")
# More than any state of a game takes; whoever announces more has lost the thread.
MOST: Final = 64 * 1024 * 1024


class Job(msgspec.Struct, frozen=True):
    """Something to be done: what `kind` of job it is says how to read `body`."""

    kind: str
    body: bytes
    # After so long nobody waits for the answer any more.
    seconds: float


class Reply(msgspec.Struct, frozen=True):
    """What came of a job. The first reply of a process says that it is ready."""

    body: bytes = b""
    # What went wrong: the kind of error and its place in the source. Never its message, which may tell secrets.
    fault: str = ""
    # The process ends after this reply, because it can no longer be relied upon.
    last: bool = False


class Broken(Exception):
    """What came through a pipe is no frame."""


_ENCODER = msgspec.msgpack.Encoder()


def framed(thing: Job | Reply) -> bytes:
    """A frame with its length before it."""
    body = _ENCODER.encode(thing)
    return LENGTH.pack(len(body)) + body


def length_of(header: bytes) -> int:
    """The length that a frame announces."""
    length: int = LENGTH.unpack(header)[0]
    if length > MOST:
        raise Broken(f"a frame of {length} bytes")
    return length


def read(stream: BinaryIO) -> bytes | None:
    """The next frame, None at the end."""
    header = stream.read(LENGTH.size)
    if len(header) < LENGTH.size:
        return None
    length = length_of(header)
    body = stream.read(length)
    return body if len(body) == length else None
