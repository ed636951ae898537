"""Files are written whole or not at all, and nothing of somebody else's is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

import tessera
from tessera.cli.files import may_overwrite, write_whole


def test_a_file_appears_whole(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", "one\n")
    write_whole(tmp_path / "a", "two\n")

    assert (tmp_path / "a").read_text(encoding="utf-8") == "two\n"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_file_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old\n", encoding="utf-8")

    with pytest.raises(UnicodeEncodeError):
        write_whole(tmp_path / "a", "\ud800")

    assert (tmp_path / "a").read_text(encoding="utf-8") == "old\n"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_only_a_record_of_the_same_game_is_overwritten(tmp_path: Path) -> None:
    ours = tessera.start("atlas-lost", seats=2, seed=7).record()
    other = tessera.start("atlas-lost", seats=2, seed=8).record()
    path = tmp_path / "a"

    assert may_overwrite(path, ours)
    path.write_text(str(ours), encoding="utf-8")
    assert may_overwrite(path, ours)
    assert not may_overwrite(path, other)
    path.write_bytes(b"\xff")
    assert not may_overwrite(path, ours)
    path.write_text("tessera record 1\nbroken", encoding="utf-8")
    assert not may_overwrite(path, ours)
