"""`tessera backup` and `tessera restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tessera.table.store.database import Database, database_url
from tessera.table.store.lock import ServingLock
from tessera.table.store.upgrade import upgrade
from tests.cli.shell import ok, ok_json, refused, tessera
from tests.table.store.evening import fill_house


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with a game."""
    address = str(tmp_path / "tessera.sqlite")

    async def fill() -> None:
        opened = Database(database_url(address))
        await upgrade(opened)
        await fill_house(opened)
        await opened.close()

    asyncio.run(fill())
    return address


def test_a_backup_is_restored(database: str, tmp_path: Path) -> None:
    file, other = str(tmp_path / "sunday.backup"), str(tmp_path / "other.sqlite")

    assert ok("backup", file, "--database", database) == (
        f"1 tables with 8 entries and 2 people written to {file}. Keep it safe.\n"
    )
    assert ok("restore", file, "--database", other) == (
        "1 tables with 8 entries and 2 people restored. Accounts sign in anew.\n"
    )
    assert ok("restore", file, "--database", other, "--replace", "--lang", "ja").startswith(
        "1卓（記録8件）と2人分を復元"
    )
    assert ok_json("backup", str(tmp_path / "monday.backup"), "--database", other) == {
        "file": str(tmp_path / "monday.backup"),
        "revision": "0002",
        "rows": 20,
        "tables": 1,
        "entries": 8,
        "people": 2,
    }


def test_progress_is_shown_on_the_error_stream(database: str, tmp_path: Path) -> None:
    result = tessera("backup", str(tmp_path / "sunday.backup"), "--database", database)

    assert result.exit_code == 0
    assert "rows written" in result.stderr
    assert "rows written" not in result.stdout


def test_without_a_name_it_is_called_after_the_day(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    ok("backup", "--database", database)

    assert len(list(tmp_path.glob("tessera-20??-??-??-??????.backup"))) == 1


def test_what_cannot_be_done_is_refused(database: str, tmp_path: Path) -> None:
    file, missing = str(tmp_path / "sunday.backup"), str(tmp_path / "missing.sqlite")
    ok("backup", file, "--database", database)

    assert "is there already" in refused("backup", file, "--database", database)
    assert "nothing to back up" in refused("backup", f"{file}2", "--database", missing)
    assert "バックアップするものがありません" in refused("backup", f"{file}2", "--database", missing, "--lang", "ja")
    assert "is not empty" in refused("restore", file, "--database", database)
    assert "missing.backup" in refused("restore", str(tmp_path / "missing.backup"), "--database", missing)
    assert "is not a backup" in refused("restore", database, "--database", missing)
    assert not Path(missing).exists()


def test_nothing_is_restored_under_a_running_server(database: str, tmp_path: Path) -> None:
    file = str(tmp_path / "sunday.backup")

    async def serve() -> str:
        opened = Database(database_url(database))
        async with ServingLock(opened):
            await asyncio.to_thread(ok, "backup", file, "--database", database)
            told = await asyncio.to_thread(refused, "restore", file, "--database", database, "--replace")
        await opened.close()
        return told

    assert "A server is using this database (process " in asyncio.run(serve())
