"""Accounts from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.hosted import look_up
from tests.cli.shell import ok, ok_json, refused, tessera

PASSWORD = "plover thimble osprey\n"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database that does not exist yet."""
    return str(tmp_path / "folder" / "tessera.sqlite")


def test_an_account_is_made_and_listed(database: str) -> None:
    assert ok("user", "add", "Ada", "--database", database, typed=PASSWORD) == "Account Ada made.\n"
    ok("user", "add", "ビー", "--speaks", "ja", "--database", database, typed=PASSWORD)

    assert ok("user", "list", "--database", database) == "Ada\nビー\n"
    listed = ok_json("user", "list", "--database", database)
    assert [(person["name"], person["language"]) for person in listed] == [("Ada", "en"), ("ビー", "ja")]
    assert "password" not in listed[0]


def test_the_password_is_kept_as_a_hash(database: str) -> None:
    ok("user", "add", "Ada", "--database", database, typed=PASSWORD)

    ((kept,),) = look_up(Path(database), "SELECT password FROM people")

    assert str(kept).startswith("$argon2id$")


def test_no_command_takes_a_password_as_an_argument() -> None:
    for command in ("add", "password"):
        assert "--password" not in ok("user", command, "--help")


def test_another_password(database: str) -> None:
    ok("user", "add", "Ada", "--database", database, typed=PASSWORD)
    before = look_up(Path(database), "SELECT password FROM people")

    told = ok("user", "password", "ada", "--database", database, typed="thimble osprey plover\n")

    assert "Ada has a new password and is signed out everywhere." in told
    assert look_up(Path(database), "SELECT password FROM people") != before


def test_a_new_name(database: str) -> None:
    ok("user", "add", "Ada", "--database", database, typed=PASSWORD)
    ok("user", "add", "Bob", "--database", database, typed=PASSWORD)

    assert ok("user", "rename", "ada", "Ada L.", "--database", database) == "Ada is called Ada L. now.\n"
    assert "Somebody has an account by this name." in refused("user", "rename", "Bob", "ADA L.", "--database", database)
    assert ok("user", "list", "--database", database) == "Ada L.\nBob\n"


def test_an_account_is_removed_after_a_question(database: str) -> None:
    ok("user", "add", "Ada", "--database", database, typed=PASSWORD)

    no = tessera("user", "remove", "ada", "--database", database, typed="n\n")
    assert no.exit_code == 1
    assert ok("user", "list", "--database", database) == "Ada\n"
    yes = ok("user", "remove", "ada", "--lang", "ja", "--database", database, typed="y\n")
    assert "アカウントAdaを完全に削除しますか。" in yes
    assert ok("user", "list", "--database", database) == "No accounts.\n"
    ok("user", "add", "Ada", "--database", database, typed=PASSWORD)
    assert "removed" in ok("user", "remove", "ada", "--yes", "--database", database)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("short\n", "8 to 200 characters"), ("", "8 to 200 characters"), ("password1\n", "guessed first")],
)
def test_weak_passwords_are_refused(database: str, typed: str, why: str) -> None:
    assert why in refused("user", "add", "Ada", "--database", database, typed=typed)


def test_names_that_cannot_be_are_refused(database: str) -> None:
    ok("user", "add", "Ada", "--database", database, typed=PASSWORD)
    where = ("--database", database)

    assert "Somebody has an account by this name." in refused("user", "add", "ADA", *where, typed=PASSWORD)
    assert "A name has 1 to 40 characters." in refused("user", "add", "x" * 41, *where, typed=PASSWORD)
    assert 'There is no account "eve".' in refused("user", "password", "eve", *where, typed=PASSWORD)
    assert "「eve」というアカウントはありません。" in refused("user", "remove", "eve", "--yes", "--lang", "ja", *where)


def test_there_is_nothing_to_list_in_a_database_that_is_none(tmp_path: Path) -> None:
    assert "There are no tables of Tessera" in refused("user", "list", "--database", str(tmp_path / "none.sqlite"))


@pytest.mark.parametrize("command", ["add", "list", "password", "remove", "rename"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert f"tessera user {command}" in ok("user", command, "--help").partition("Example")[2]
