"""What the doctor has seen well, so that it need not be played again until it or the rules change.

A table is known by a digest of all its rows, of the packs it is played with and of the very code that would play it.
Beside it stands what was noted about it. The file is no proof of anything: it holds no more than what may be passed
over, and whoever does not trust it leaves it out.
"""

from __future__ import annotations

import hashlib
import os
import platform
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

import tessera
from tessera.games import find
from tessera.kernel.refusal import Mistake
from tessera.table.examination import Finding, Stored
from tessera.table.store.database import Database
from tessera.table.terms import Terms

_FORMAT: Final = "tessera seen 1"
# What a game depends on; the rest of Tessera can change without its coming out otherwise.
_ROOMS: Final = ("content", "games", "kernel", "table")
_KINDS: Final = frozenset({".py", ".so", ".pyd", ".toml"})
# Longer than what is remembered of half a million tables.
_LONGEST: Final = 256 * 1024 * 1024

_ENCODER: Final = msgspec.msgpack.Encoder()


class _Kept(msgspec.Struct):
    """The file."""

    format: str
    tables: dict[str, tuple[Finding, ...]]


_DECODER: Final = msgspec.msgpack.Decoder(_Kept)


class Seen:
    """What was seen well: notes by the digest of a table. It remembers what is seen this time, and no other tables."""

    def __init__(self, path: Path | None = None, anew: bool = False) -> None:
        self._path: Final = path
        self._known: Final = {} if path is None or anew else _read(path)
        self._now: Final[dict[str, tuple[Finding, ...]]] = {}

    def notes_on(self, digest: str) -> tuple[Finding, ...] | None:
        """What was noted about a table that was well; None if it has to be looked at."""
        notes = self._known.get(digest)
        if notes is not None:
            self._now[digest] = notes
        return notes

    def remember(self, digest: str, findings: list[Finding]) -> None:
        """A table has been looked at. What is wrong or held is looked at again every time."""
        if digest and all(finding.weight == "note" for finding in findings):
            self._now[digest] = tuple(findings)

    def keep(self) -> None:
        """Write it down. Where that cannot be, the next time takes as long as this one."""
        if self._path is None:
            return
        try:
            _write(self._path, _ENCODER.encode(_Kept(_FORMAT, self._now)))
        except OSError:
            return


def beside(database: Database) -> Path:
    """Where it is kept for a database: beside the file of SQLite, in the user's cache for an address."""
    if database.path is not None:
        return database.path.with_name(f"{database.path.name}.seen")
    name = hashlib.sha256(database.url.render_as_string(hide_password=True).encode()).hexdigest()[:16]
    return Path(platformdirs.user_cache_dir("tessera", appauthor=False)) / f"{name}.seen"


def digest_of(stored: Stored) -> str:
    """What a table is known by; "" for one that can only be looked at."""
    digest = hashlib.sha256(f"{_FORMAT} {_code()}\n".encode())
    try:
        terms = msgspec.json.decode(stored.table.terms, type=Terms)
        definition = find(terms.game)
        packs = definition.pack_hashes(terms.packs)
    except (msgspec.MsgspecError, Mistake, OSError):
        return ""
    if not type(definition).__module__.startswith("tessera.games."):
        # Of a game that another package brings, nobody here knows what code it consists of.
        return ""
    digest.update(_ENCODER.encode([list(packs), stored]))
    return digest.hexdigest()


@cache
def _code() -> str:
    """A digest of everything that is installed here and decides how a game comes out."""
    digest = hashlib.sha256(platform.python_version().encode())
    house = Path(tessera.__file__).parent
    files = [file for room in _ROOMS for file in (house / room).rglob("*") if file.suffix in _KINDS]
    # In the compiled form, the code of a room is a library beside the house.
    files += house.parent.glob("tessera_*__mypyc*")
    for file in sorted(files):
        digest.update(f"{file.relative_to(house.parent)}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _read(path: Path) -> dict[str, tuple[Finding, ...]]:
    """What was kept, nothing if it is not to be read: then everything is looked at again."""
    try:
        if not path.is_file() or path.stat().st_size > _LONGEST:
            return {}
        kept = _DECODER.decode(path.read_bytes())
    except (OSError, msgspec.MsgspecError):
        return {}
    return kept.tables if kept.format == _FORMAT else {}


def _write(path: Path, content: bytes) -> None:
    """Under another name first, so that nobody ever finds half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
