"""The command line: a table in the terminal, and everything else one asks of the house from a shell."""

from tessera.cli.entry import main

__all__ = ["main"]
