"""A shell for tests: `tessera` with arguments and typed lines, in a folder of its own."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from tessera.cli import main


def tessera(*arguments: str, typed: str | None = None) -> Result:
    """Run a command as from a shell. Faults of the program are raised, refusals of the house are results."""
    result = CliRunner().invoke(main, list(arguments), input=typed, prog_name="tessera")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def ok(*arguments: str, typed: str | None = None) -> str:
    """What a command prints that succeeds."""
    result = tessera(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def ok_json(*arguments: str) -> Any:
    """The data of a command that succeeds."""
    return json.loads(ok(*arguments, "--json"))


def refused(*arguments: str, typed: str | None = None, code: int = 1) -> str:
    """What a command says on the error stream that fails."""
    result = tessera(*arguments, typed=typed)
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.stderr
