"""A command whose extra is not installed says so in the language asked for, and all others do without."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tessera.cli import extras
from tessera.cli.entry import COMMANDS
from tessera.cli.extras import EXTRAS, NEEDS
from tessera.cli.source_tree import SourceTree
from tests.cli.shell import ok, refused

ROOT = Path(__file__).parents[2]
LACKING = ("no_such_library",)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Tessera is a package here, and no clone, unless a test says otherwise."""
    monkeypatch.setattr(extras, "source_tree", lambda: SourceTree(tmp_path, tmp_path, None))


def test_in_a_clone_extras_come_from_its_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "source_tree", lambda: SourceTree(ROOT, ROOT / "src" / "tessera", ROOT / "tests"))

    assert [extras.way_to(extra) for extra in ("table", "lab", "ray")] == ["make play", "make lab", "make lab"]


@pytest.mark.parametrize("command", NEEDS)
def test_a_command_without_its_extra_says_what_to_install(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    extra = NEEDS[command]
    monkeypatch.setitem(EXTRAS, extra, LACKING)

    line = f"pip install 'tessera[{extra}]'"
    english = f'Error: "tessera {command}" needs the extra "{extra}", which is not installed here: {line}\n'
    assert [refused(command), refused(command, "--help"), refused(command, "a", "--port", "1")] == [english] * 3
    japanese = f"エラー：「tessera {command}」には、ここにはまだない追加パッケージ「{extra}」が必要です：{line}\n"
    assert refused(command, "--lang", "ja") == japanese


def test_options_that_need_an_extra_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "table", LACKING)
    monkeypatch.setitem(EXTRAS, "ray", LACKING)

    assert refused("bench", "--server") == (
        'Error: "tessera bench --server" needs the extra "table", which is not installed here: '
        "pip install 'tessera[table]'\n"
    )
    assert refused("arena", "revive", "--ray", "local", "--lang", "ja") == (
        "エラー：「tessera arena --ray」には、ここにはまだない追加パッケージ「ray」が必要です："
        "pip install 'tessera[ray]'\n"
    )


def test_the_list_of_commands_tells_what_each_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for extra in EXTRAS:
        monkeypatch.setitem(EXTRAS, extra, LACKING)

    listed = ok("--help").partition("Commands:\n")[2].partition("\n\n")[0]
    told = dict(re.findall(r"^  (\w+) +(\S.*)$", listed, re.MULTILINE))

    assert list(told) == list(COMMANDS)
    assert {name for name, line in told.items() if line.startswith("(Needs: pip install")} == set(NEEDS)
    assert told["serve"] == "(Needs: pip install 'tessera[table]')"


def test_an_extra_is_known_by_the_modules_of_its_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = packages_distributions()

    def wanted(extra: str) -> set[str]:
        lines = project["optional-dependencies"][extra]
        return {re.split(r"[\[<>=;~]", line)[0].lower() for line in lines if "sys_platform" not in line}

    def probed(extra: str) -> set[str]:
        return {package.lower().replace("_", "-") for module in EXTRAS[extra] for package in packages[module]}

    assert (probed("table"), probed("ray")) == (wanted("table"), wanted("ray"))
    # Arenas do without what environments for learners need.
    assert probed("lab") < wanted("lab")
