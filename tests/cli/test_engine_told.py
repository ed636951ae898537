"""What the terminal tells of an engine that is being compiled."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tessera.cli import engine_told
from tessera.cli.engine_told import EngineLine, form_told, table_told
from tessera.table import engine as engine_module
from tessera.table.engine import Engine
from tests.cli.shell import ok
from tests.table.making import Maker

MEANWHILE = "Engine is being compiled meanwhile; bots will be about 6 times faster.\n"


class Screen(io.StringIO):
    """Where a server prints."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        """Whether somebody sits before it."""
        return self._is_terminal


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    """Somebody who makes a copy."""
    return Maker(tmp_path)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_told, "_EVERY", 0.01)


@contextmanager
def telling(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool, language: str = "en"
) -> Iterator[Screen]:
    """A server's line, for as long as the block lasts."""
    screen = Screen(is_terminal)
    monkeypatch.setattr(sys, "stdout", screen)
    line = EngineLine(maker.engine(), language)
    line.begin()
    try:
        yield screen
    finally:
        line.end()


def until(happens: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 10
    while not happens():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


# While the server runs


def test_on_a_terminal_one_line_changes_in_place(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    maker.tells("pages", 1, 2)
    with telling(maker, monkeypatch, is_terminal=True) as screen:
        until(lambda: screen.getvalue().endswith("\r\033[KWeb pages are being built: 50 %."))
        maker.tells("engine", 96, 240)
        line = "\r\033[KEngine is being compiled: 40 %. Bots will be about 6 times faster."
        until(lambda: screen.getvalue().endswith(line))
        maker.completes()
        until(lambda: screen.getvalue().endswith("\r\033[KBots now run compiled.\n"))

    assert screen.getvalue().count("\n") == 1


def test_elsewhere_it_is_told_once_at_the_beginning_and_once_at_the_end(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker.tells("engine", 1, 240)
    with telling(maker, monkeypatch, is_terminal=False) as screen:
        until(lambda: screen.getvalue() == MEANWHILE)
        maker.tells("engine", 200, 240)
        time.sleep(0.1)
        maker.completes()
        until(lambda: screen.getvalue().endswith("compiled.\n"))

    assert screen.getvalue() == MEANWHILE + "Bots now run compiled.\n"


def test_an_engine_that_will_not_be_compiled(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    maker.tells("engine", 1, 240)
    with telling(maker, monkeypatch, is_terminal=False) as screen:
        until(lambda: screen.getvalue() == MEANWHILE)
        maker.gives_up("Compiling failed.")
        until(lambda: screen.getvalue().endswith("The engine stays interpreted: Compiling failed.\n"))


def test_whoever_stops_the_server_has_a_line_of_their_own(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    maker.tells("engine", 120, 240)
    with telling(maker, monkeypatch, is_terminal=True, language="ja") as screen:
        until(lambda: "エンジンをコンパイルしています：50 %。" in screen.getvalue())

    assert screen.getvalue().endswith("\n")
    assert screen.getvalue().count("\n") == 1


def test_when_only_pages_were_made_the_line_goes_again(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    maker.completes()
    maker.tells("pages", 1, 2)
    with telling(maker, monkeypatch, is_terminal=True) as screen:
        until(lambda: screen.getvalue().endswith("50 %."))
        maker.rests()
        until(lambda: screen.getvalue().endswith("50 %.\r\033[K"))

    assert "\n" not in screen.getvalue()


def test_a_server_beside_which_nothing_is_made_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(is_terminal=True)
    monkeypatch.setattr(sys, "stdout", screen)
    line = EngineLine(Engine(), "en")

    line.begin()
    line.end()

    assert screen.getvalue() == ""


def test_a_server_tells_it_below_its_address(maker: Maker, tmp_path: Path) -> None:
    maker.tells("engine", 1, 240)
    process = subprocess.Popen(
        [sys.executable, "-m", "tessera", "serve", "--port", "0", "--bots", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # The sources, in whichever form the tests run.
        env={
            **os.environ,
            "PYTHONPATH": str(Path(__file__).parents[2] / "src"),
            "TESSERA_ENGINE": str(maker.folder),
            "TESSERA_DATABASE": str(tmp_path / "tessera.sqlite"),
            "TESSERA_LOG_LEVEL": "warning",
        },
    )
    try:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(3)]
        maker.completes()
        told.append(process.stdout.readline())
        process.terminate()
        rest, logged = process.communicate(timeout=20)
    finally:
        process.kill()
        process.communicate()

    assert told[0].startswith("Tessera is at http://127.0.0.1:")
    assert told[1:] == ["Ctrl+C stops it.\n", MEANWHILE, "Bots now run compiled.\n"]
    assert (rest, logged, process.returncode) == ("", "", 0)


# At the start


def test_what_a_server_says_of_its_form(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    alone, beside = Engine(), maker.engine()
    alone.form = "interpreted"

    assert form_told(alone, "en") == "(Running interpreted: slower, otherwise the same.)"
    assert form_told(beside, "en") == ""
    maker.gives_up("No compiler.")
    assert form_told(beside, "en") == "The engine stays interpreted: No compiler."
    alone.form = "compiled"
    assert form_told(alone, "en") == ""


def test_what_a_table_in_the_terminal_says_of_its_form(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "_BEGINS_WITHIN", 0.0)
    engine = maker.engine()
    assert table_told(engine, "en") == "(Running interpreted: slower, otherwise the same.)"

    maker.tells("engine", 96, 240)
    assert table_told(engine, "en").startswith("Engine is being compiled (40 %): your next start will be compiled")
    maker.completes()
    assert table_told(engine, "en").startswith("The engine has just been compiled: your next start will be compiled")


def test_the_welcome_of_a_table_says_how_far_the_engine_is(
    maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Engine, "form", "interpreted")
    monkeypatch.setenv("TESSERA_ENGINE", str(maker.folder))
    maker.tells("engine", 96, 240)

    told = ok("play", "atlas-lost", "--seed", "7", "--plain", "--lang", "ja", typed="quit\n")

    assert "エンジンをコンパイルしています（40 %）。次に起動するとコンパイル版になり" in told
    assert "インタプリタで動作中" not in told
