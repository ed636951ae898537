"""A backup as a file: a zip with the rows of every table as JSON, one a line, and a manifest with their checksums.

The manifest names the revision of the tables, so that a later Tessera can restore a backup of an earlier one, from
either kind of database into either kind.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import tempfile
import zipfile
import zlib
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from contextlib import aclosing, contextmanager
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

import msgspec

from tessera.kernel.refusal import RecordError

FORMAT: Final = "tessera-backup"
VERSION: Final = 1
MANIFEST: Final = "manifest.json"

Row: TypeAlias = list[str | int | bool | None]
# How many rows are done.
Progress: TypeAlias = Callable[[int], None]

# How many rows are read or written at once.
ROWS: Final = 2000
# A backup is packed lightly: the hardest packing takes two and a half times as long to save an eleventh of the room.
PACKING: Final = 1


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of one table."""

    name: str
    columns: tuple[str, ...]
    rows: int
    sha256: str

    @property
    def file(self) -> str:
        """Its name in the archive."""
        return f"{self.name}.jsonl"


class Label(msgspec.Struct, frozen=True):
    """What every archive says of itself, also one of a newer Tessera: its format and who made it."""

    format: str
    version: int
    tessera: str


class Manifest(Label, frozen=True, forbid_unknown_fields=True):
    """What an archive holds."""

    revision: str
    made_at: int
    parts: tuple[Part, ...]

    @property
    def rows(self) -> int:
        """How many rows there are in all."""
        return sum(part.rows for part in self.parts)

    def count(self, name: str) -> int:
        """How many rows a table has."""
        return sum(part.rows for part in self.parts if part.name == name)


class BackupError(RecordError):
    """A backup that cannot be used."""


# Writing


@contextmanager
def writing(path: Path) -> Iterator[zipfile.ZipFile]:
    """An archive that gets its name when it is complete and on the disk; until then nobody finds half of it.

    It is its owner's alone: it holds the seeds of running games, and hashes of passwords.
    """
    path = path.absolute()
    if path.exists():
        raise BackupError(
            f"{path} is there already.",
            "Choose another name, or move it away.",
            f"{path}はすでにあります。",
            "別の名前にするか、移動してください。",
        )
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=PACKING) as archive:
                yield archive
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


async def write_part(
    archive: zipfile.ZipFile, name: str, columns: Sequence[str], chunks: AsyncGenerator[Sequence[Sequence[Any]], None]
) -> Part:
    """Write the rows of one table. While some are packed, in a thread of its own, the next ones are read."""
    part = Part(name, tuple(columns), 0, "")
    with archive.open(part.file, "w", force_zip64=True) as file:
        packing = _Packing(file)
        async with aclosing(packing), aclosing(chunks):
            async for chunk in chunks:
                await packing.put(chunk)
    return msgspec.structs.replace(part, rows=packing.rows, sha256=packing.digest.hexdigest())


class _Packing:
    """Rows on their way into an archive, one chunk at a time."""

    def __init__(self, file: IO[bytes]) -> None:
        self.rows = 0
        self.digest: Final = hashlib.sha256()
        self._file: Final = file
        self._encoder: Final = msgspec.json.Encoder()
        self._under_way: asyncio.Future[None] | None = None

    async def put(self, chunk: Sequence[Sequence[Any]]) -> None:
        """Pack a chunk as soon as the one before is packed; what went wrong with that one is raised here."""
        await self._wait()
        self._under_way = asyncio.ensure_future(asyncio.to_thread(self._pack, chunk))

    async def aclose(self) -> None:
        """Wait for the last one: nobody may close the file under it."""
        await self._wait()

    async def _wait(self) -> None:
        under_way, self._under_way = self._under_way, None
        if under_way is None:
            return
        try:
            await asyncio.shield(under_way)
        except asyncio.CancelledError:
            await asyncio.wait([under_way])
            raise

    def _pack(self, chunk: Sequence[Sequence[Any]]) -> None:
        text = self._encoder.encode_lines(chunk)
        self.digest.update(text)
        self._file.write(text)
        self.rows += len(chunk)


def write_manifest(archive: zipfile.ZipFile, manifest: Manifest) -> None:
    """Write what the archive holds; the last thing to be written."""
    archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))


# Reading


class Archive:
    """An archive that is being read. Whatever is not as it was written is refused as damaged."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        with self._whole():
            self._zip: Final = zipfile.ZipFile(path)
        try:
            self.manifest: Final = self._manifest()
        except BaseException:
            self._zip.close()
            raise

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *problem: object) -> None:
        self._zip.close()

    def _manifest(self) -> Manifest:
        with self._whole():
            text = self._zip.read(MANIFEST)
            label = msgspec.json.decode(text, type=Label)
            if label.format != FORMAT:
                raise _Damaged
            if label.version <= VERSION:
                return msgspec.json.decode(text, type=Manifest)
        raise self.newer(label.tessera)

    def check(self, columns: Mapping[str, Sequence[str]], progress: Progress) -> None:
        """Read everything once, before anything is done with it: all tables, with these columns, and their rows."""
        done = 0
        with self._whole():
            if {part.name: list(part.columns) for part in self.manifest.parts} != columns:
                raise _Damaged
            for part in self.manifest.parts:
                digest = hashlib.sha256()
                rows = 0
                with self._zip.open(part.file) as file:
                    for line in file:
                        digest.update(line)
                        rows += 1
                        if rows % ROWS == 0:
                            progress(done + rows)
                if (rows, digest.hexdigest()) != (part.rows, part.sha256):
                    raise _Damaged
                done += rows
                progress(done)

    def rows(self, name: str) -> Iterator[list[dict[str, Any]]]:
        """The rows of a table, many at a time."""
        decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)
        part = next(part for part in self.manifest.parts if part.name == name)
        chunk: list[dict[str, Any]] = []
        with self._whole(), self._zip.open(part.file) as file:
            for line in file:
                chunk.append(dict(zip(part.columns, decoder.decode(line), strict=True)))
                if len(chunk) == ROWS:
                    yield chunk
                    chunk = []
        if chunk:
            yield chunk

    def newer(self, tessera: str) -> BackupError:
        """What is said of a backup that a newer Tessera made."""
        return BackupError(
            f"{self._path} was made by a newer Tessera ({tessera}).",
            "Nothing was changed. Update Tessera, then restore.",
            f"{self._path}は新しいTessera（{tessera}）で作られたバックアップです。",
            "何も変更していません。Tesseraを更新してから復元してください。",
        )

    @contextmanager
    def _whole(self) -> Iterator[None]:
        try:
            yield
        except _DAMAGE as problem:
            raise BackupError(
                f"{self._path} is not a backup of Tessera, or it is damaged.",
                "Nothing was changed. Use another copy of it.",
                f"{self._path}はTesseraのバックアップでないか、壊れています。",
                "何も変更していません。別のコピーを使ってください。",
            ) from problem


class _Damaged(Exception):
    """The archive contradicts its manifest."""


# What comes of reading a file that is no archive, or not as it was written.
_DAMAGE: Final = (
    _Damaged,
    zipfile.BadZipFile,
    zlib.error,
    msgspec.MsgspecError,
    EOFError,
    KeyError,
    ValueError,
    NotImplementedError,
    RuntimeError,
)
