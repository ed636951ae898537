"""Writing files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tessera.kernel.outside import Unfit, contents, quoted
from tessera.kernel.record import FORMAT, LARGEST, Record
from tessera.kernel.refusal import RecordError


def write_whole(path: Path, text: str) -> None:
    """Write a file under another name and then rename it, so that nobody ever finds half of it."""
    path = path.absolute()
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # Temporary files are private to their owner; a saved game is an ordinary file.
        mask = os.umask(0)
        os.umask(mask)
        fresh.chmod(0o666 & ~mask)
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def read_record(path: Path) -> tuple[Record, str]:
    """The record in a file, and its whole text."""
    shown = quoted(str(path))
    try:
        text = contents(path, LARGEST).decode("utf-8")
    except Unfit as unfit:
        raise RecordError(
            f"{shown} {unfit.problem}", unfit.suggestion, f"{shown}：{unfit.problem_ja}", unfit.suggestion_ja
        ) from unfit
    except UnicodeDecodeError as problem:
        raise RecordError(
            f"{shown} is not a text file.",
            "A record is readable text; is this the right file?",
            f"{shown}はテキストファイルではありません。",
            "記録はテキストです。ファイルを確かめてください。",
        ) from problem
    try:
        return Record.parse(text), text
    except RecordError as problem:
        raise RecordError(f"{shown}: {problem}", problem_ja=f"{shown}：{problem.text('ja')}") from problem


def may_overwrite(path: Path, record: Record) -> bool:
    """Whether a file is free, or holds an earlier record of the same game."""
    if not path.exists():
        return True
    try:
        text = contents(path, LARGEST).decode("utf-8")
    except (UnicodeDecodeError, OSError, Unfit):
        return False
    if FORMAT not in text:
        return False
    try:
        there = Record.parse(text).setup
    except RecordError:
        return False
    ours = record.setup
    return (there.game, there.seats, there.seed) == (ours.game, ours.seats, ours.seed)
