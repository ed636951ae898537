"""The one place where commands print.

What they print may hold words of strangers: in records and packs, at tables, in names of files. None of them reaches a
terminal as it is: whatever a terminal would act upon, or nobody would see, is written out.
"""

from __future__ import annotations

from typing import IO, Any

import click

from tessera.kernel.outside import shown, shown_in_json


def tell(text: str = "", err: bool = False, nl: bool = True, file: IO[Any] | None = None) -> None:
    """Print lines."""
    click.echo(shown(text), file=file, err=err, nl=nl)


def tell_json(text: str) -> None:
    """Print JSON, which has its own way of writing out what hides."""
    click.echo(shown_in_json(text))
