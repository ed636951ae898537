"""The wheel: it works where nothing is installed but what it says that it needs, and says kindly what an extra adds."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import tomllib
import urllib.request
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.tools.empty_environment import ENVIRONMENT, ROOT, Environment, build_wheel

INTERPRETED = "(Running interpreted: slower, otherwise the same.)"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this Tessera."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Where Tessera is installed without any extra."""
    made = Environment(tmp_path_factory.mktemp("plain") / "env", wheel, set())
    assert len(made.tessera) == 1, "pip makes a program of it"
    return made


def test_it_tells_what_it_is(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = message_from_string(opened.read(metadata).decode())

    assert wheel.name.endswith("-py3-none-any.whl")
    assert {line.partition(", ")[0] for line in told.get_all("Project-URL", [])} == {
        *("Homepage", "Source", "Changelog", "Issues")
    }
    assert {"table", "lab", "ray", "all", "dev", "compile"} == set(told.get_all("Provides-Extra", []))
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)} < set(
        told.get_all("Classifier", [])
    )
    packed = {name.removeprefix("tessera/") for name in names if name.startswith("tessera/")}
    source = ROOT / "src" / "tessera"
    kinds = ("*.py", "*.toml", "py.typed", "unicode.txt")
    wanted = {str(path.relative_to(source)) for kind in kinds for path in source.rglob(kind)}
    assert {name for name in packed if not name.startswith("site/")} == wanted


def test_without_extras_it_has_only_three_packages_and_what_they_need(plain: Environment) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert {re.split("[>=]", line)[0] for line in project["dependencies"]} == {"click", "mypy-extensions", "rich"}
    assert plain.lent == {"click", "markdown-it-py", "mdurl", "mypy-extensions", "pygments", "rich"}


def test_without_extras_rules_are_told_and_games_are_played(plain: Environment, tmp_path: Path) -> None:
    rule = plain.run("rules", "atlas-lost", "AL-PLACE-06")
    games = plain.run("simulate", "atlas-lost", "--games", "2", "--json")
    record = str(tmp_path / "kept")
    played = plain.run("play", "the-warp", "--seed", "1", "--players", "random,random", "--save", record)

    assert (rule.returncode, rule.stdout.partition(" ")[0]) == (0, "AL-PLACE-06"), rule.stderr
    assert games.returncode == 0, games.stderr
    assert json.loads(games.stdout)["games"] == 2
    assert (played.returncode, played.stderr) == (0, "")
    replayed = plain.run("replay", record)
    assert (replayed.returncode, replayed.stderr) == (0, "")


def test_without_extras_every_other_command_says_what_it_needs(plain: Environment) -> None:
    listed = plain.run("--help")
    english = plain.run("serve", "--port", "0")
    japanese = plain.run("arena", "revive", "--lang", "ja")

    assert (listed.returncode, listed.stderr) == (0, "")
    assert "  serve     (Needs: pip install 'tessera[table]')\n" in listed.stdout
    assert (english.returncode, english.stdout, english.stderr) == (
        *(1, ""),
        'Error: "tessera serve" needs the extra "table", which is not installed here: pip install \'tessera[table]\'\n',
    )
    assert (japanese.returncode, japanese.stdout, japanese.stderr) == (
        *(1, ""),
        "エラー：「tessera arena」には、ここにはまだない追加パッケージ「lab」が必要です：pip install 'tessera[lab]'\n",
    )


def test_with_the_laboratory_arenas_are_played_and_told(plain: Environment, tmp_path: Path) -> None:
    lab = Environment(tmp_path / "env", plain, {"lab"})
    folder = str(tmp_path / "results")

    arena = lab.run("arena", "race-for-the-galaxy", "--games", "2", "--players", "random", "--to", folder)
    balance = lab.run("balance", folder)

    assert arena.returncode == 0, arena.stderr
    assert balance.returncode == 0, balance.stderr


def test_with_the_table_it_serves(plain: Environment, tmp_path: Path) -> None:
    table = Environment(tmp_path / "env", plain, {"table"})
    words = ("serve", "--port", "0", "--database", str(tmp_path / "tessera.sqlite"), "--log-level", "warning")
    server = subprocess.Popen(
        [*table.tessera, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip().removeprefix("Tessera is at ")
        with urllib.request.urlopen(f"{address}/livez", timeout=30) as answer:
            status = answer.status
    finally:
        server.send_signal(signal.SIGINT)
        _, told = server.communicate(timeout=60)

    assert (status, server.returncode) == (200, 0), told
    assert told.splitlines() == [INTERPRETED]
