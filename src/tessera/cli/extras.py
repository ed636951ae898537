"""Commands that need the libraries of an extra. Whoever has not installed it is told how, in one sentence."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final, NoReturn

import click

from tessera.cli.source_tree import source_tree
from tessera.kernel.refusal import SetupError

# The modules by which it is known whether an extra is installed. uvloop is not among them: Windows does without.
EXTRAS: Final = {
    "table": (
        *("aiosmtplib", "aiosqlite", "alembic", "argon2", "cryptography", "fastapi", "httptools", "httpx", "msgspec"),
        *("platformdirs", "prometheus_client", "psycopg", "py_vapid", "pywebpush", "sqlalchemy", "structlog"),
        *("uvicorn", "websockets"),
    ),
    # What arenas and their reports need. Environments for learners need more, and say so themselves.
    "lab": ("msgspec", "numpy", "openskill", "pyarrow"),
    "ray": ("ray",),
}
# The commands that need an extra whatever they are asked.
NEEDS: Final = {
    **dict.fromkeys(("serve", "user", "export", "import", "doctor", "backup", "restore"), "table"),
    **dict.fromkeys(("arena", "balance"), "lab"),
}


def is_installed(extra: str) -> bool:
    """Whether the libraries of an extra can be found."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def require_extra(extra: str, command: str) -> None:
    """Refuse what needs an extra that is not installed, before any work begins."""
    if not is_installed(extra):
        raise lacking(extra, command)


def way_to(extra: str) -> str:
    """What installs an extra: pip, or in a clone, from its own lock, make."""
    if source_tree().tests is None:
        return f"pip install 'tessera[{extra}]'"
    return "make play" if extra == "table" else "make lab"


def lacking(extra: str, command: str) -> SetupError:
    """Which command needs which extra, and how it is installed."""
    line = way_to(extra)
    return SetupError(
        f'"tessera {command}" needs the extra "{extra}", which is not installed here:',
        line,
        f"「tessera {command}」には、ここにはまだない追加パッケージ「{extra}」が必要です：",
        line,
    )


class Wanting(click.Command):
    """What stands in the list of commands for one whose extra is missing, whatever is asked of it."""

    def __init__(self, name: str, extra: str) -> None:
        super().__init__(
            name,
            params=[click.Argument(["words"], nargs=-1, type=click.UNPROCESSED)],
            context_settings={"ignore_unknown_options": True},
            add_help_option=False,
            short_help=f"(Needs: {way_to(extra)})",
        )
        self.extra = extra

    def invoke(self, context: click.Context) -> NoReturn:
        raise lacking(self.extra, self.name or "")


def stand_in(name: str) -> Wanting | None:
    """What stands for a command whose extra is missing; None if it can be had."""
    extra = NEEDS.get(name)
    return None if extra is None or is_installed(extra) else Wanting(name, extra)
