"""A backup is everything at one moment, and is restored whole or not at all, on either kind of database."""

from __future__ import annotations

import asyncio
import errno
import json
import shutil
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from tessera.kernel.refusal import SetupError
from tessera.table.journal import Said
from tessera.table.store import schema
from tessera.table.store.archive import Archive, BackupError
from tessera.table.store.backup import backup, restore
from tessera.table.store.database import Database, Unreachable, database_url
from tessera.table.store.lock import InUse, ServingLock
from tessera.table.store.upgrade import REVISIONS, revision, upgrade
from tests.table.store.evening import all_rows, begin, fill_house, hall
from tests.table.store.revisions import LATER, add_revision

pytestmark = pytest.mark.anyio

KINDS = ("sqlite", "postgresql")


class Diary:
    """A watcher that writes everything down."""

    def __init__(self) -> None:
        self.stages: list[tuple[str, int]] = []
        self.done: list[int] = []

    def begin(self, what: str, rows: int) -> None:
        self.stages.append((what, rows))

    def update_to(self, done: int) -> None:
        self.done.append(done)


@pytest.fixture(params=KINDS)
def other_address(request: pytest.FixtureRequest) -> str:
    """A second database, not made yet, of each kind in turn."""
    name = "empty_sqlite_address" if request.param == "sqlite" else "empty_postgres_address"
    return str(request.getfixturevalue(name))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where backups go."""
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder / "sunday.backup"


async def test_everything_comes_back_on_either_kind(database: Database, other_address: str, file: Path) -> None:
    await fill_house(database)
    before = await all_rows(database)
    other, diary = Database(database_url(other_address)), Diary()

    written = await backup(database, file, diary)
    restored = await restore(other, file, False, diary)

    after = await all_rows(other)
    # Accounts sign in anew, guests need not.
    assert [row[:2] for row in before.pop("sessions")] == [("a" * 64, "ann"), ("b" * 64, "guest")]
    assert [row[:2] for row in after.pop("sessions")] == [("b" * 64, "guest")]
    assert after == before
    assert all(before.values())
    total = written.rows
    assert total == 1 + 2 + 1 + 2 + 1 + 8 + 2 + 1 + 1 + 1 + 1
    assert diary.stages == [("write", total), ("check", total), ("restore", total)]
    assert diary.done.count(total) == 3
    assert restored == written
    assert (written.count("tables"), written.count("entries"), written.count("people")) == (1, 8, 2)
    # The game goes on where it was.
    there, here = await hall(other).read("t1"), await hall(database).read("t1")
    assert (there.trail, there.number, there.status) == (here.trail, 8, "running")
    assert there.standing == here.standing == [{}, {"never asked": ("nothing", "なし")}]
    await hall(other).act("t1", lambda match: Said(0, "Ann", "Where were we?"))
    await other.close()


async def test_a_backup_is_one_moment_of_a_running_server(database: Database, other_address: str, file: Path) -> None:
    here, other = hall(database), Database(database_url(other_address))
    for number in range(3):
        await begin(here, f"t{number}")
    is_over = False

    async def play() -> int:
        turn = 0
        while not is_over:
            turn += 1
            await here.act(f"t{turn % 3}", lambda match: Said(0, "Ann", "x" * 400))
        return turn

    playing = asyncio.create_task(play())
    await asyncio.sleep(0.1)
    async with ServingLock(database):
        await backup(database, file, Diary())
    is_over = True
    turns = await playing
    await restore(other, file, False, Diary())

    rows = await all_rows(other)
    numbers = {row[0]: row[schema.tables.columns.keys().index("number")] for row in rows["tables"]}
    for table_id, number in numbers.items():
        assert [row[1] for row in rows["entries"] if row[0] == table_id] == list(range(1, number + 1))
    # The three tables took turns all the time: no journal is ahead of the others by more than one.
    assert max(numbers.values()) - min(numbers.values()) <= 1
    assert 9 < sum(numbers.values()) <= 9 + turns
    await other.close()


async def test_a_backup_is_its_owners_alone_and_replaces_nothing(database: Database, file: Path) -> None:
    await backup(database, file, Diary())
    text = file.read_bytes()

    with pytest.raises(BackupError, match="is there already"):
        await backup(database, file, Diary())

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.read_bytes() == text
    assert [path.name for path in file.parent.iterdir()] == ["sunday.backup"]


async def test_a_backup_that_fails_leaves_no_file(database: Database, file: Path) -> None:
    class Fails(Diary):
        def update_to(self, done: int) -> None:
            raise KeyboardInterrupt

    await fill_house(database)

    with pytest.raises(KeyboardInterrupt):
        await backup(database, file, Fails())

    assert list(file.parent.iterdir()) == []


async def test_there_must_be_something_to_back_up(empty_database: Database, file: Path) -> None:
    with pytest.raises(SetupError, match="There is nothing to back up"):
        await backup(empty_database, file, Diary())

    assert list(file.parent.iterdir()) == []
    assert empty_database.path is None or not empty_database.path.exists()


# Refusals


async def test_a_database_that_holds_something_is_replaced_only_on_demand(database: Database, file: Path) -> None:
    await fill_house(database)
    await backup(database, file, Diary())
    await begin(hall(database), "t2")
    before = await all_rows(database)

    with pytest.raises(SetupError, match="This database is not empty") as refused:
        await restore(database, file, False, Diary())
    assert "空ではありません" in refused.value.text("ja")
    assert await all_rows(database) == before

    await restore(database, file, True, Diary())
    after = await all_rows(database)
    assert [row[0] for row in after["tables"]] == ["t1"]
    assert after["entries"] == [row for row in before["entries"] if row[0] == "t1"]


async def test_a_house_that_was_only_opened_is_empty(database: Database, file: Path) -> None:
    await backup(database, file, Diary())
    async with database.writing() as connection:
        await connection.execute(insert(schema.house).values(name="push", value="key"))

    await restore(database, file, False, Diary())

    assert (await all_rows(database))["house"] == []


async def test_nothing_is_restored_under_a_running_server(database: Database, file: Path) -> None:
    await backup(database, file, Diary())
    await fill_house(database)
    before = await all_rows(database)

    async with ServingLock(database):
        with pytest.raises(InUse, match="A server is using this database"):
            await restore(database, file, True, Diary())

    assert await all_rows(database) == before


async def test_a_restore_that_fails_half_way_changes_nothing(database: Database, file: Path) -> None:
    class Fails(Diary):
        def update_to(self, done: int) -> None:
            if self.stages[-1][0] == "restore" and done > 5:
                raise ZeroDivisionError

    await fill_house(database)
    await backup(database, file, Diary())
    await begin(hall(database), "t2")
    before = await all_rows(database)

    with pytest.raises(ZeroDivisionError):
        await restore(database, file, True, Fails())

    assert await all_rows(database) == before
    assert await revision(database) == "0002"


def rewrite(path: Path, name: str, change: Callable[[bytes], bytes | None]) -> None:
    """Change one member of an archive; None leaves it out."""
    with zipfile.ZipFile(path) as archive:
        members = {member: archive.read(member) for member in archive.namelist()}
    changed = change(members.pop(name))
    if changed is not None:
        members[name] = changed
    with zipfile.ZipFile(path, "w") as archive:
        for member, content in members.items():
            archive.writestr(member, content)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])


def flip(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 3] ^= 1
    path.write_bytes(content)


DAMAGES: dict[str, Callable[[Path], object]] = {
    "cut": cut,
    "flipped": flip,
    "empty": lambda path: path.write_bytes(b""),
    "a letter": lambda path: path.write_text("Dear Ann"),
    "no manifest": lambda path: rewrite(path, "manifest.json", lambda content: None),
    "another manifest": lambda path: rewrite(path, "manifest.json", lambda content: b"[]"),
    "another format": lambda path: rewrite(path, "manifest.json", lambda content: content.replace(b"tessera-b", b"b")),
    "a table missing": lambda path: rewrite(path, "people.jsonl", lambda content: None),
    "a row missing": lambda path: rewrite(path, "entries.jsonl", lambda content: content.split(b"\n", 1)[1]),
    "a row changed": lambda path: rewrite(path, "entries.jsonl", lambda content: content.replace(b"ann", b"ben")),
    "a column missing": lambda path: rewrite(path, "manifest.json", lambda content: content.replace(b"seed", b"sead")),
}


@pytest.mark.parametrize("damage", list(DAMAGES))
async def test_a_damaged_backup_is_refused(sqlite_address: str, file: Path, damage: str) -> None:
    database = Database(database_url(sqlite_address))
    await fill_house(database)
    await backup(database, file, Diary())
    before = await all_rows(database)
    DAMAGES[damage](file)

    with pytest.raises(BackupError) as refused:
        await restore(database, file, True, Diary())

    assert str(refused.value) == (
        f"{file} is not a backup of Tessera, or it is damaged. Nothing was changed. Use another copy of it."
    )
    assert "壊れています" in refused.value.text("ja")
    assert await all_rows(database) == before
    await database.close()


async def test_a_database_that_is_damaged_is_refused(sqlite_address: str, file: Path) -> None:
    database = Database(database_url(sqlite_address))
    await backup(database, file, Diary())
    await database.close()
    path = Path(sqlite_address)
    path.write_bytes(b"no database" * 1000)

    with pytest.raises(Unreachable, match="file is not a database"):
        await restore(database, file, True, Diary())

    await database.close()
    assert path.read_bytes().startswith(b"no database")


# Versions


async def test_a_backup_of_a_newer_tessera_is_refused(sqlite_address: str, file: Path) -> None:
    database = Database(database_url(sqlite_address))
    await backup(database, file, Diary())
    known = file.with_name("known.backup")
    shutil.copy(file, known)

    def later(name: str, value: object) -> Callable[[bytes], bytes]:
        return lambda content: json.dumps(json.loads(content) | {name: value, "tessera": "99.0"}).encode()

    for change in (later("version", 2), later("revision", "0999")):
        shutil.copy(known, file)
        rewrite(file, "manifest.json", change)
        with pytest.raises(BackupError, match=r"was made by a newer Tessera \(99\.0\)") as refused:
            await restore(database, file, True, Diary())
        assert "新しいTessera（99.0）" in refused.value.text("ja")
    await database.close()


async def test_a_backup_of_an_earlier_tessera_is_brought_up_to_date(
    database: Database, other_address: str, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await fill_house(database)
    before = await all_rows(database)
    await backup(database, file, Diary())
    add_revision(monkeypatch, tmp_path, LATER)
    other = Database(database_url(other_address))

    await restore(other, file, False, Diary())

    after = await all_rows(other)
    assert await revision(other) == "0003"
    assert after | {"sessions": before["sessions"]} == before
    async with other.reading() as connection:
        assert (await connection.execute(text("SELECT DISTINCT colour FROM people"))).scalars().all() == ["blue"]
    await other.close()


async def test_a_database_of_an_earlier_tessera_is_backed_up_as_it_is(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await fill_house(database)
    before = await all_rows(database)
    add_revision(monkeypatch, tmp_path, LATER)

    await backup(database, file, Diary())
    await upgrade(database)
    newer = file.with_name("newer.backup")
    await backup(database, newer, Diary())
    with Archive(file) as old, Archive(newer) as new:
        assert (old.manifest.revision, new.manifest.revision) == ("0002", "0003")
    await restore(database, newer, True, Diary())
    await restore(database, file, True, Diary())

    assert await all_rows(database) | {"sessions": before["sessions"]} == before


async def test_a_database_of_a_newer_tessera_is_neither_backed_up_nor_replaced(database: Database, file: Path) -> None:
    await backup(database, file, Diary())
    async with database.writing() as connection:
        await connection.execute(text(f"UPDATE {REVISIONS} SET version_num = '0999'"))

    with pytest.raises(SetupError, match="made by a newer Tessera"):
        await backup(database, file.with_name("other.backup"), Diary())
    with pytest.raises(SetupError, match="made by a newer Tessera"):
        await restore(database, file, True, Diary())

    assert [path.name for path in file.parent.iterdir()] == ["sunday.backup"]
    assert await revision(database) == "0999"


async def test_a_disk_that_is_full_while_rows_are_packed_ends_the_backup(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill_house(database)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("zipfile._ZipWriteFile.write", refuse)
    with pytest.raises(OSError, match="No space left"):
        await backup(database, file, Diary())

    assert list(file.parent.iterdir()) == []
