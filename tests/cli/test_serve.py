"""`tessera serve` as hosts start it: a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import click
import pytest

from tessera.cli.serve import command, require_sound, with_address
from tessera.kernel.refusal import SetupError
from tessera.table.settings import Settings
from tests.cli.shell import ok, refused
from tests.games.race_for_the_galaxy import pack_folder as race


@contextmanager
def serving(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A server that runs; it is ended whatever happens."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tessera", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    """What the server says first: where it is."""
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Tessera is at http://127.0.0.1:"), line + process.communicate()[1]
    return line.removeprefix("Tessera is at ").strip()


def test_it_says_its_address_answers_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    database = tmp_path / "folder" / "tessera.sqlite"
    with serving("--port", "0", "--bots", "0", TESSERA_DATABASE=str(database)) as process:
        address = address_of(process)
        with urlopen(f"{address}/livez", timeout=10) as answer:
            assert answer.status == 200
        assert database.exists()

        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        _, logged = process.communicate(timeout=10)

        assert time.monotonic() - began < 5
        assert process.returncode == 0
    lines = [json.loads(line) for line in logged.splitlines() if line.startswith("{")]
    assert [line["event"] for line in lines if line["logger"] == "tessera.server"][-2:] == ["stopping", "stopped"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server that runs: its file, and its port."""
    database = str(tmp_path_factory.mktemp("running") / "tessera.sqlite")
    with serving("--port", "0", "--bots", "0", "--database", database) as process:
        yield database, address_of(process).rpartition(":")[2]


def test_a_second_server_on_the_same_file_is_refused(running: tuple[str, str]) -> None:
    with serving("--port", "0", "--bots", "0", "--database", running[0]) as second:
        told, logged = second.communicate(timeout=30)

    assert second.returncode == 1
    assert told == ""
    assert "Error: " in logged
    assert "Traceback" not in logged


def test_a_port_that_is_taken_is_told(running: tuple[str, str], tmp_path: Path) -> None:
    port = running[1]
    with serving("--port", port, "--bots", "0", "--database", str(tmp_path / "two.sqlite")) as second:
        _, logged = second.communicate(timeout=30)

    assert second.returncode == 1
    assert f"The server cannot listen on 127.0.0.1, port {port}" in logged
    assert "Traceback" not in logged


def test_every_setting_is_a_flag_and_a_variable() -> None:
    flags = {option.name: option for option in command.params if isinstance(option, click.Option)}

    for name in Settings.__struct_fields__:
        assert flags[name].envvar == f"TESSERA_{name.upper()}"
        assert flags[name].help
    assert set(flags) - set(Settings.__struct_fields__) == {"open_browser", "language"}
    told = " ".join(ok("serve", "--help").split())
    assert "TESSERA_PORT=8080 tessera serve" in told
    for name in Settings.__struct_fields__:
        assert f"env var: TESSERA_{name.upper()}" in told


def test_the_defaults_are_those_of_the_settings() -> None:
    context = command.make_context("serve", [])
    given = {name: value for name, value in context.params.items() if name in Settings.__struct_fields__}

    assert Settings(**given) == Settings()


def test_lists_can_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_PROXIES", "127.0.0.1 10.0.0.0/8")
    monkeypatch.setenv("TESSERA_PACKS", os.pathsep.join(["packs/one", "packs/two"]))
    monkeypatch.setenv("TESSERA_PRIVATE_WEBHOOKS", "1")

    context = command.make_context("serve", ["--rate", "0"])

    assert context.params["proxies"] == ("127.0.0.1", "10.0.0.0/8")
    assert context.params["packs"] == ("packs/one", "packs/two")
    assert (context.params["private_webhooks"], context.params["rate"]) == (True, 0.0)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--origin", "games.example"), '"games.example" is not the address of a site.'),
        (("--origin", "https://games.example/path"), "is not the address of a site."),
        (("--origin", "https://user@games.example"), "is not the address of a site."),
        (("--origin", "https://games.example:x"), "is not the address of a site."),
        (("--proxy", "localhost"), '"localhost" is not the address of a proxy.'),
        (("--pack", "nowhere"), "nowhere"),
        (("--smtp", "mail.example"), "The address of the SMTP server is not understood."),
        (("--smtp", "smtp://mail.example"), "Mail needs a sender."),
        (("--database", "mysql://localhost/x"), "This database address is not understood."),
    ],
)
def test_what_could_only_go_wrong_later_is_refused(
    arguments: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TESSERA_DATABASE", str(tmp_path / "tessera.sqlite"))

    assert why in refused("serve", "--port", "0", *arguments)


def test_a_broken_pack_is_told_by_its_own_game(tmp_path: Path) -> None:
    broken = race.pack(tmp_path, race.GRAY + 'keywords = ["rebels"]')
    (tmp_path / "sound").mkdir()
    (tmp_path / "unnamed").mkdir()
    sound = race.pack(tmp_path / "sound", race.GRAY)
    unnamed = race.pack(tmp_path / "unnamed", race.GRAY, race.PACK.replace('game = "race-for-the-galaxy"', ""))

    told = refused("serve", "--port", "0", "--pack", str(broken))

    assert 'tides/cards.toml: card "tides.harbour": keywords' in told
    assert 'Did you mean "rebel"?' in told
    require_sound(Settings(database="", packs=(str(sound), str(unnamed))))


def test_a_refusal_in_japanese() -> None:
    assert "サイトのアドレスとして読めません" in refused("serve", "--origin", "x", "--lang", "ja")


def test_a_server_at_all_addresses_is_known_by_one_that_can_be_opened() -> None:
    settings = with_address(Settings(database="", host="0.0.0.0", port=8023))

    assert settings.origin.startswith("http://")
    assert settings.origin.endswith(":8023")
    assert "0.0.0.0" not in settings.origin
    require_sound(settings)
    named = Settings(database="", host="0.0.0.0", origin="https://games.example")
    assert with_address(named) == named
    with pytest.raises(SetupError):
        require_sound(Settings(database="", proxies=("nonsense",)))
