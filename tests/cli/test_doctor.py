"""The doctor finds what is broken, and says where."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.cli.hosted import change, imported, look_up, record_file
from tests.cli.shell import ok, ok_json, refused, tessera


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with one game of twelve choices: entries 1 (started) to 13."""
    folder = tmp_path_factory.mktemp("healthy")
    imported(folder / "healthy.sqlite", record_file(folder))
    return folder / "healthy.sqlite"


@pytest.fixture
def database(healthy: Path, tmp_path: Path) -> Path:
    """A copy to be broken."""
    return Path(shutil.copy(healthy, tmp_path / "tessera.sqlite"))


def findings(database: Path, code: int = 1) -> list[dict[str, Any]]:
    """What the doctor finds."""
    result = tessera("doctor", "--database", str(database), "--json")
    assert result.exit_code == code, result.output
    report = json.loads(result.stdout)
    assert report["well"] is (code == 0)
    found = report["findings"]
    assert isinstance(found, list)
    return found


def test_all_is_well(database: Path) -> None:
    told = ok("doctor", "--database", str(database))

    assert told == "1 tables, 13 entries, 12 choices played again.\nAll is well.\n"
    assert ok_json("doctor", "--database", str(database), "--anew") == {
        "revision": "0002",
        "well": True,
        "tables": 1,
        "entries": 13,
        "choices": 12,
        "known": 0,
        "findings": [],
    }


def test_what_was_seen_well_is_not_played_again(database: Path) -> None:
    ok("doctor", "--database", str(database))

    again = ok("doctor", "--database", str(database))

    assert again.splitlines()[0] == "1 tables, 13 entries, 0 choices played again."
    assert "--anew plays them again" in again
    assert "--anewを付けると" in ok("doctor", "--database", str(database), "--lang", "ja")
    assert "12 choices played again" in ok("doctor", "--database", str(database), "--anew")


def test_the_database_can_stand_in_the_environment(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_DATABASE", str(database))

    assert "異常はありません。" in ok("doctor", "--lang", "ja")


def altered(database: Path, number: int, **changes: object) -> None:
    """Change words of one act."""
    ((text,),) = look_up(database, "SELECT act FROM entries WHERE number = ?", number)
    act = {**json.loads(str(text)), **changes}
    change(database, "UPDATE entries SET act = ? WHERE number = ?", json.dumps(act), number)


def test_an_answer_that_was_exchanged_holds_the_game(database: Path) -> None:
    ((table,),) = look_up(database, "SELECT id FROM tables")

    altered(database, 5, picks=["nonsense"])

    (found,) = findings(database)
    assert (found["weight"], found["table"], found["entry"]) == ("held", table, 5)
    assert "“nonsense” is not offered here" in found["what"]
    assert "The table is held; export it." in found["what"]
    told = tessera("doctor", "--database", str(database), "--lang", "ja")
    assert f"保留　卓{table}、記録5：" in told.stdout
    assert "異常0件、保留1件、注記0件。" in told.stdout


def test_an_answer_of_a_seat_that_is_not_asked_holds_the_game(database: Path) -> None:
    ((text,),) = look_up(database, "SELECT act FROM entries WHERE number = 13")

    altered(database, 13, seat=1 - json.loads(str(text))["seat"])

    (found,) = findings(database)
    assert (found["weight"], found["entry"]) == ("held", 13)
    assert "is no longer asked here" in found["what"]


def test_a_trail_that_differs_holds_the_game(database: Path) -> None:
    altered(database, 7, trail="0" * 32)

    (found,) = findings(database)

    assert (found["weight"], found["entry"]) == ("held", 7)
    assert "other options are offered than when it was made" in found["what"]


def test_a_game_that_is_over_is_wrong_and_not_held(database: Path) -> None:
    altered(database, 7, trail="0" * 32)
    change(database, "UPDATE tables SET status = 'over'")

    (found,) = findings(database)

    assert (found["weight"], found["entry"]) == ("wrong", 7)


def test_another_fingerprint_with_the_same_trail_is_a_note(database: Path) -> None:
    altered(database, 3, fingerprint="0" * 64)
    altered(database, 9, fingerprint="0" * 64)

    (found,) = findings(database, code=0)

    assert (found["weight"], found["entry"]) == ("note", 3)
    assert "the game is the same" in found["what"]
    assert "NOTE  table " in ok("doctor", "--database", str(database))


def test_a_missing_entry_is_found(database: Path) -> None:
    change(database, "DELETE FROM entries WHERE number = 6")

    (found,) = findings(database)

    assert (found["weight"], found["entry"]) == ("wrong", 6)
    assert found["what"] == "Entry 6 of the journal is missing."


def test_a_missing_last_entry_is_found_by_the_lists(database: Path) -> None:
    change(database, "DELETE FROM entries WHERE number = 13")

    found = findings(database)

    assert "Lists say number = 13, the journal 12." in [finding["what"] for finding in found]


@pytest.mark.parametrize(
    ("act", "why"),
    [
        ("{", "It cannot be read"),
        ('{"kind":"danced","seat":0}', "It cannot be read"),
        ('{"kind":"vacated","seat":5}', "It cannot be applied: IndexError"),
    ],
)
def test_an_entry_that_makes_no_sense_is_found(database: Path, act: str, why: str) -> None:
    change(database, "UPDATE entries SET act = ? WHERE number = 4", act)

    (found,) = findings(database)

    assert (found["weight"], found["entry"]) == ("wrong", 4)
    assert found["what"].startswith(why)


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE tables SET status = 'over'", "Lists say status = 'over', the journal 'running'."),
        ("UPDATE tables SET number = 99", "Lists say number = 99, the journal 13."),
        ("UPDATE tables SET visibility = 'public'", "Lists say visibility = 'public', the journal 'unlisted'."),
        (
            "UPDATE seats SET name = 'Eve' WHERE seat = 1",
            "Lists say seat 1 = ('', '', 'Eve', '', False), the journal ('', '', '', '', False).",
        ),
        ("DELETE FROM seats WHERE seat = 0", "Lists say seat 0 = None, the journal ('', '', '', '', True)."),
        ("UPDATE tables SET seed = '8'", "Its seed is not the one whose hash was shown before the game."),
        ("UPDATE tables SET terms = '{}'", "Its terms cannot be read: Object missing required field `game`."),
    ],
)
def test_wrong_projections_are_found(database: Path, statement: str, what: str) -> None:
    change(database, statement)

    found = findings(database)

    assert {"weight": "wrong", "entry": None, "what": what} in [
        {key: finding[key] for key in ("weight", "entry", "what")} for finding in found
    ]


def test_a_row_without_its_table_is_found(database: Path) -> None:
    connection = sqlite3.connect(database)
    connection.execute("INSERT INTO entries VALUES ('nowhere', 1, 1, '{\"kind\":\"started\"}', NULL, NULL)")
    connection.commit()
    connection.close()

    (found,) = findings(database)

    assert found["what"] == "A row of entries belongs to a row of tables that is not there."


def test_a_damaged_file_is_found(database: Path) -> None:
    text = bytearray(database.read_bytes())
    # The last page but one belongs to some table or index; its cells make no sense any more.
    page = 4096 * (len(text) // 4096 - 2)
    text[page : page + 4096] = b"\x0d\x00\x00\xff\xff" + bytes(4091)
    database.write_bytes(bytes(text))

    (found, *_) = findings(database)

    assert found["weight"] == "wrong"
    assert "malformed" in found["what"] or "damaged" in found["what"]


def test_a_database_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello " * 1000, encoding="utf-8")

    assert "There are no tables of Tessera" in refused("doctor", "--database", str(tmp_path / "nowhere.sqlite"))
    assert not (tmp_path / "nowhere.sqlite").exists()
    assert "cannot be used" in refused("doctor", "--database", str(tmp_path / "notes.txt"))
    assert "データがありません" in refused("doctor", "--lang", "ja", "--database", str(tmp_path / "nowhere.sqlite"))


def test_a_database_of_another_version_is_refused(database: Path) -> None:
    change(database, "UPDATE tessera_revision SET version_num = '9999'")

    assert "made by a newer Tessera" in refused("doctor", "--database", str(database))
