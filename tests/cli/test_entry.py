"""Every command explains itself, and mistakes are answered with what, why and what to do."""

from __future__ import annotations

import shlex
import subprocess
import sys

import pytest

from tessera.cli.arguments import read_options
from tessera.games import find, names
from tessera.kernel.setup import arrange
from tests.cli.shell import ok, refused

COMMANDS = ("play", "simulate", "replay", "rules", "cards", "packs", "bench")
FOR_HOSTS = ("serve", "user", "export", "import", "doctor", "backup", "restore")


@pytest.mark.parametrize("command", [*COMMANDS, *FOR_HOSTS])
def test_every_command_has_help_with_an_example(command: str) -> None:
    told = ok(command, "--help")

    assert "Example" in told
    assert f"tessera {command}" in told


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "cards"])
def test_the_examples_name_games_options_and_rules_that_there_are(command: str) -> None:
    lines = ok(command, "--help").partition("Examples:")[2].splitlines()
    examples = [shlex.split(line) for line in lines if line.startswith(f"    tessera {command} ")]

    assert {example[2] for example in examples} == set(names())
    for _, _, game, *words in examples:
        wishes = [words[index + 1] for index, word in enumerate(words) if word == "--option"]
        seats = [int(words[index + 1]) for index, word in enumerate(words) if word == "--seats"]
        arrange(find(game), (seats or [2])[0], "1", {**read_options(wishes)})
        if command == "rules" and not words[0].startswith("-"):
            assert words[0] in [clause.id for clause in find(game).clauses()]


def test_the_list_of_commands_begins_with_a_game_of_each_kind() -> None:
    told = ok("--help")

    assert [f"tessera play {game}\n" in told for game in names()] == [True, True, True, True]


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
