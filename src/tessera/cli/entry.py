"""`tessera`: the list of commands, and how all of them say no."""

from __future__ import annotations

import importlib
import sys
from typing import Final

import click

import tessera
from tessera.cli.extras import stand_in
from tessera.cli.refusals import asked_language, refusing_in

# Commands are imported when they are asked for, so that none waits for the libraries of another.
COMMANDS: Final = {
    "play": "tessera.cli.play",
    "learn": "tessera.cli.learn",
    "simulate": "tessera.cli.simulate",
    "arena": "tessera.cli.arena",
    "balance": "tessera.cli.balance",
    "analyse": "tessera.cli.analyse",
    "replay": "tessera.cli.replay",
    "rules": "tessera.cli.rules",
    "cards": "tessera.cli.cards",
    "packs": "tessera.cli.packs",
    "bench": "tessera.cli.bench",
    "serve": "tessera.cli.serve",
    "user": "tessera.cli.user",
    "export": "tessera.cli.export",
    "import": "tessera.cli.import_",
    "doctor": "tessera.cli.doctor",
    "backup": "tessera.cli.backup",
    "restore": "tessera.cli.restore",
}

# Where the root command keeps the language in which the command that is run must refuse.
LANGUAGE: Final = "tessera.language"


class House(click.Group):
    """The commands, imported on demand. What is refused is told in the language of the command, with exit code 1."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        if (wanting := stand_in(name)) is not None:
            return wanting
        command = importlib.import_module(COMMANDS[name]).command
        assert isinstance(command, click.Command)
        return command

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        context.meta[LANGUAGE] = asked_language(arguments)
        with refusing_in(context.meta[LANGUAGE]):
            return super().parse_args(context, arguments)

    def invoke(self, context: click.Context) -> object:
        with refusing_in(context.meta[LANGUAGE]):
            return super().invoke(context)


@click.group(
    cls=House,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Every command explains itself: tessera COMMAND --help",
)
@click.version_option(tessera.__version__, "-V", "--version", prog_name="tessera")
def main() -> None:
    """Tessera: a table, a referee and a laboratory for deep strategy board games.

    \b
    Examples:
      tessera learn race-for-the-galaxy
      tessera play atlas-lost
      tessera play race-for-the-galaxy
      tessera play revive
      tessera play the-warp
    """
    # Sentences may hold signs that an old terminal cannot write; better a question mark than a crash.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
