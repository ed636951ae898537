"""Every clause of every game has a rule and a test: losing the last test of a clause fails here."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

import tessera
from tessera.cli import main


@pytest.mark.parametrize("game", tessera.games())
def test_every_clause_has_a_rule_and_a_test(game: str) -> None:
    result = CliRunner().invoke(main, ["rules", game, "--coverage", "--json"])

    told = json.loads(result.stdout)

    assert (told["missing_rule"], told["missing_test"], told["unknown"]) == ([], [], [])
    assert told["clauses"] == told["implemented"] == told["tested"]
    assert result.exit_code == 0
