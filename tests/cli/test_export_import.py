"""Records out of a server's database, and into it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tessera.kernel.record import Record
from tests.cli.hosted import change, finished_file, imported, look_up, record_file
from tests.cli.shell import ok, refused, tessera

DEAL_OF_7 = "b89d6cff023e1c64a20f289439facf43f6ccefb6b600f911bb6909c64b88baf5"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that does not exist yet."""
    return tmp_path / "tessera.sqlite"


def test_a_game_goes_in_and_comes_out_the_same(database: Path, tmp_path: Path) -> None:
    record = record_file(tmp_path)
    table = imported(database, record)

    told = ok("export", table, "--to", "-", "--database", str(database))

    assert told.split("\n")[:3] == ["tessera record 1", f"# table {table} running", "game atlas-lost 2"]
    assert f"\ndeal {DEAL_OF_7}\n" in told
    came_out, went_in = Record.parse(told), Record.parse(record.read_text(encoding="utf-8"))
    assert came_out.choices == went_in.choices
    assert came_out.fingerprint == went_in.fingerprint
    (tmp_path / "out.tessera").write_text(told, encoding="utf-8")
    assert "Verified" in ok("replay", str(tmp_path / "out.tessera"), "--verify", "--deal", DEAL_OF_7)


def test_everything_is_exported_with_a_warning(database: Path, tmp_path: Path) -> None:
    running = imported(database, record_file(tmp_path, 3, 1))
    over = imported(database, finished_file(tmp_path))
    folder = tmp_path / "out" / "records"

    result = tessera("export", "--all", "--to", str(folder), "--database", str(database))

    assert result.exit_code == 0
    assert sorted(path.name for path in folder.iterdir()) == sorted([f"{running}.tessera", f"{over}.tessera"])
    assert "2 records written to" in result.stdout
    assert "Careful: 1 of these games are not over." in result.stderr
    again = tessera("export", "--all", "--to", str(folder), "--database", str(database), "--lang", "ja")
    assert "終わっていないゲーム" in again.stderr
    only_over = tessera("export", over, "--to", str(folder), "--database", str(database))
    assert "Careful" not in only_over.stderr


def test_a_held_game_is_exported_as_it_was_played(database: Path, tmp_path: Path) -> None:
    record = record_file(tmp_path)
    table = imported(database, record)
    ((text,),) = look_up(database, "SELECT act FROM entries WHERE number = 5")
    broken = json.dumps({**json.loads(str(text)), "trail": "0" * 32})
    change(database, "UPDATE entries SET act = ? WHERE number = 5", broken)

    told = ok("export", table, "--to", "-", "--database", str(database))

    assert f"# table {table} held\n# held at entry 5: other options are offered" in told
    assert Record.parse(told).choices == Record.parse(record.read_text(encoding="utf-8")).choices


def test_what_cannot_be_exported_is_refused(database: Path, tmp_path: Path) -> None:
    table = imported(database, record_file(tmp_path))
    (tmp_path / f"{table}.tessera").write_text("my notes", encoding="utf-8")
    where = ("--database", str(database))

    assert "Which tables?" in refused("export", "--to", "-", *where)
    assert "Which tables?" in refused("export", table, "--all", "--to", "x", *where)
    assert "one record at a time" in refused("export", "--all", "--to", "-", *where)
    assert 'There is no table "nowhere"' in refused("export", "nowhere", "--to", "-", *where)
    assert "holds something else" in refused("export", table, "--to", str(tmp_path), *where)
    assert "どの卓ですか。" in refused("export", "--to", "-", "--lang", "ja", *where)


def test_a_record_is_imported_up_to_a_choice_for_a_host(database: Path, tmp_path: Path) -> None:
    record = record_file(tmp_path)
    ok("user", "add", "Ada", "--database", str(database), typed="four words no sense\n")

    told = ok(
        "import", str(record), "--upto", "4", "--host", "ADA", "--visibility", "public", "--database", str(database)
    )

    assert "4 choices; its seats are open." in told
    ((host, status, number, visibility),) = look_up(database, "SELECT host, status, number, visibility FROM tables")
    ((ada,),) = look_up(database, "SELECT id FROM people")
    assert (host, status, number, visibility) == (ada, "running", 5, "public")


def test_several_records_are_imported_or_none(database: Path, tmp_path: Path) -> None:
    good, bad = record_file(tmp_path, 3), record_file(tmp_path, 4)
    bad.write_text(bad.read_text(encoding="utf-8") + "A nonsense\n", encoding="utf-8")

    assert "Choice 5 (A nonsense) does not fit" in refused("import", str(good), str(bad), "--database", str(database))
    assert look_up(database, "SELECT id FROM tables") == []
    assert ok("import", str(good), str(good), "--database", str(database)).count("3 choices") == 2


def test_what_cannot_be_imported_is_refused(database: Path, tmp_path: Path) -> None:
    record, where = record_file(tmp_path), ("--database", str(database))
    packed = tmp_path / "packed.tessera"
    text = record.read_text(encoding="utf-8")
    packed.write_text(text.replace("fingerprint", f"pack {'0' * 64} /etc\nfingerprint"), encoding="utf-8")

    assert "only 12 choices" in refused("import", str(record), "--upto", "13", *where)
    assert 'There is no account "eve"' in refused("import", str(record), "--host", "eve", *where)
    assert "No such file" in refused("import", str(tmp_path / "nowhere"), *where)
    assert 'with the pack "etc", which this server does not have' in refused("import", str(packed), *where)
    assert "ファイルまたはフォルダーがありません" in refused("import", "nowhere", "--lang", "ja", *where)
