"""Every command explains itself, and mistakes are answered with what, why and what to do."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.shell import ok, refused

COMMANDS = ("play", "simulate", "replay", "rules", "cards", "packs", "bench")
FOR_HOSTS = ("serve", "user", "export", "import", "doctor", "backup", "restore")


@pytest.mark.parametrize("command", [*COMMANDS, *FOR_HOSTS])
def test_every_command_has_help_with_an_example(command: str) -> None:
    told = ok(command, "--help")

    assert "Example" in told
    assert f"tessera {command}" in told


def test_packs_check_has_help_with_an_example() -> None:
    assert "tessera packs check my-pack" in ok("packs", "check", "--help")


def test_the_list_of_commands() -> None:
    told = ok("--help")

    for command in (*COMMANDS, *FOR_HOSTS):
        assert f"\n  {command} " in told


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "cards"])
def test_an_unknown_game_is_answered_with_a_suggestion(command: str) -> None:
    told = refused(command, "atlas-last")

    assert 'There is no game "atlas-last". Did you mean "atlas-lost"?' in told


def test_an_unknown_command_is_refused() -> None:
    assert "No such command" in refused("plays", code=2)


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "tessera", "--version"], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("tessera, version")
