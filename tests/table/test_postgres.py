"""The PostgreSQL of the tests: found or asked for in plain words, never silently missing, and gone in the end."""

from __future__ import annotations

import os
from pathlib import Path

import psycopg
import pytest

from tests.table import postgres
from tests.table.conftest import TEMPLATE
from tests.table.postgres import Cluster, running_cluster
from tools import postgres as finder


def make_programs(folder: Path) -> Path:
    """A folder with programs that can be run."""
    folder.mkdir(parents=True)
    for name in ("initdb", "postgres"):
        (folder / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


def test_the_programs_on_the_path_come_first_and_then_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = (make_programs(tmp_path / "lib" / version / "bin") for version in ("9", "17"))
    monkeypatch.setattr(finder, "_FOLDERS", (f"{tmp_path}/lib/*/bin",))

    monkeypatch.setenv("PATH", str(tmp_path))
    assert finder.find_programs() == new
    monkeypatch.setenv("PATH", str(old))
    assert finder.find_programs() == old


def test_without_postgresql_it_is_said_how_to_install_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(finder, "_FOLDERS", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)

    assert finder.main() == 1
    assert "sudo apt-get install postgresql" in capsys.readouterr().err


def test_without_postgresql_tests_fail_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_programs", lambda: None)

    with pytest.raises(RuntimeError, match="sudo apt-get install postgresql"):
        running_cluster().__enter__()


def test_it_is_on_the_loopback_and_each_database_is_dropped(postgres_cluster: Cluster) -> None:
    with postgres_cluster.database() as address, psycopg.connect(address) as connection:
        row = connection.execute("SHOW listen_addresses").fetchone()
        name = connection.info.dbname

    assert row == ("127.0.0.1",)
    with psycopg.connect(postgres_cluster.address("postgres")) as connection:
        assert connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone() is None


def test_a_copy_that_is_used_again_is_as_fresh_as_a_new_one(postgres_cluster: Cluster) -> None:
    with postgres_cluster.database(TEMPLATE) as address:
        left = psycopg.connect(address, autocommit=True)
        left.execute("INSERT INTO house (name, value) VALUES ('colour', 'green')")
        left.execute("SELECT pg_advisory_lock(7)")

    with postgres_cluster.database(TEMPLATE) as again, psycopg.connect(again) as connection:
        rows = connection.execute("SELECT count(*) FROM house").fetchone()
        locked = connection.execute("SELECT pg_try_advisory_lock(7)").fetchone()

    assert again == address
    assert rows == (0,)
    assert locked == (True,)
    with pytest.raises(psycopg.OperationalError):
        left.execute("SELECT 1")
    left.close()


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE scribbles (text TEXT)",
        "ALTER TABLE house ADD COLUMN colour TEXT",
        "DROP INDEX ix_tables_visibility_changed_at",
        "UPDATE tessera_revision SET version_num = '0'",
        "DELETE FROM tessera_revision",
    ],
)
def test_a_copy_in_which_more_was_changed_than_rows_is_used_no_more(postgres_cluster: Cluster, change: str) -> None:
    with postgres_cluster.database(TEMPLATE) as address, psycopg.connect(address, autocommit=True) as connection:
        connection.execute(change)

    with postgres_cluster.database(TEMPLATE) as another:
        assert another != address
