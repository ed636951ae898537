"""Writing files whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Another name under which to write a file; it takes its place once it is whole."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        yield fresh
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Write a text file."""
    with replacing(path) as fresh:
        fresh.write_text(text, encoding="utf-8")
