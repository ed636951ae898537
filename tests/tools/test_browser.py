"""Which programs the web client is tested in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import browser


def _program(path: Path, script: str = "") -> Path:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder of programs, with fonts for everything and nothing else."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("TESSERA_BROWSER", raising=False)
    monkeypatch.setattr(browser, "_PLACES", ())
    _program(tmp_path / "fc-list", "echo Font")
    return tmp_path


def test_the_shell_is_preferred_unless_a_whole_browser_is_needed(path: Path) -> None:
    whole, shell = (_program(path / name) for name in ("chromium", "chromium-headless-shell"))

    assert browser.find_browser() == shell
    assert browser.find_browser(is_whole=True) == whole
    assert browser.missing() == []


def test_without_a_shell_everything_runs_in_the_whole_browser(path: Path) -> None:
    whole = _program(path / "chromium")

    assert browser.find_browser() == whole


def test_where_nothing_is_both_are_installed(path: Path) -> None:
    assert browser.missing() == ["chromium", "chromium-headless-shell"]


@pytest.mark.parametrize(("status", "packages"), [(0, ["chromium-headless-shell"]), (100, [])])
def test_beside_a_whole_browser_the_shell_is_installed_where_it_is_offered(
    path: Path, status: int, packages: list[str]
) -> None:
    _program(path / "chromium")
    _program(path / "apt-cache", f"exit {status}")

    assert browser.missing() == packages


def test_a_browser_that_is_named_is_taken_for_everything(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _program(path / "chromium-headless-shell")
    named = _program(path / "mine")
    monkeypatch.setenv("TESSERA_BROWSER", str(named))

    assert browser.find_browser() == browser.find_browser(is_whole=True) == named
    assert browser.missing() == []


def test_a_package_that_a_system_does_not_offer_keeps_no_other_from_being_installed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _program(path / "apt-cache", 'test "$2" = chromium')
    _program(path / "apt-get", f'echo "$@" >> {path}/orders')
    monkeypatch.setattr("os.geteuid", lambda: 0)

    browser.install(["chromium", "chromium-headless-shell"])

    orders = (path / "orders").read_text(encoding="utf-8").splitlines()
    assert orders == ["update -q", "install -q -y --no-install-recommends chromium"]
