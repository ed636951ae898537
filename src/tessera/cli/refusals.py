"""How the command line says no: what the house, the system or the shell's own grammar refuses, without a traceback."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any, Final

import click

from tessera.cli.arguments import LANGUAGES
from tessera.cli.telling import tell
from tessera.cli.words import WORDS, say
from tessera.kernel.outside import quoted
from tessera.kernel.refusal import Mistake, Refusal, there_is

# Older versions of click have no names for these two.
_SHOWS_HELP: Final = getattr(click.exceptions, "NoArgsIsHelpError", ())
_NO_SUCH_COMMAND: Final = getattr(click.exceptions, "NoSuchCommand", ())


class Told(click.ClickException):
    """A refusal in the language of whoever asked; exit code 1."""

    def __init__(self, message: str, language: str) -> None:
        super().__init__(message)
        self.language = language

    def show(self, file: IO[Any] | None = None) -> None:
        """Print it on the error stream."""
        tell(say("error", self.language, message=self.message), file=file, err=True)


class Misused(Told):
    """A command that was written wrongly; exit code 2, as shells expect it."""

    exit_code = 2


@contextmanager
def refusing_in(language: str) -> Iterator[None]:
    """Whatever is refused here is told in this language."""
    try:
        yield
    except (Mistake, Refusal) as problem:
        raise Told(problem.text(language), language) from problem
    except click.UsageError as problem:
        # What click says itself is English already; and a command without its arguments shows its help.
        if language == "en" or isinstance(problem, _SHOWS_HELP):
            raise
        raise Misused(usage_problem_ja(problem), language) from problem
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise Told(os_problem(problem, language), language) from problem


def asked_language(arguments: Sequence[str]) -> str:
    """The language that --lang asks for, even when the rest of the command cannot be understood."""
    found = "en"
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            found = value if equals else "".join(arguments[index + 1 : index + 2])
    return found if found in LANGUAGES else "en"


def os_problem(problem: OSError, language: str) -> str:
    """What the system refused, with the file and a way out."""
    key = f"file.{errno.errorcode.get(problem.errno or 0, '')}"
    reason = say(key, language) if key in WORDS else problem.strerror or str(problem)
    if problem.filename is None:
        return say("file.refused", language, reason=reason)
    return say("file.refused_at", language, file=quoted(str(problem.filename)), reason=reason)


# The grammar of commands, which click explains in English only.


def usage_problem_ja(problem: click.UsageError) -> str:
    """What is wrong with the way a command was written, and where to read how it is written."""
    path = problem.ctx.command_path if problem.ctx is not None else "tessera"
    return f"{_what_ja(problem)}使い方は{path} --helpで確かめられます。"


def _what_ja(problem: click.UsageError) -> str:
    if isinstance(problem, click.NoSuchOption):
        close = f"「{problem.possibilities[0]}」のことですか。" if problem.possibilities else ""
        return f"「{problem.option_name}」というオプションはありません。{close}"
    if isinstance(problem, _NO_SUCH_COMMAND):
        close = f"「{problem.possibilities[0]}」のことですか。" if problem.possibilities else ""
        return f"「{problem.command_name}」というコマンドはありません。{close}"
    if isinstance(problem, click.MissingParameter):
        return f"{_parameter(problem)}を指定してください。"
    if isinstance(problem, click.BadParameter):
        return f"{_parameter(problem)}の値が正しくありません。{_wanted_ja(problem)}"
    if isinstance(problem, click.BadOptionUsage):
        return f"オプション{problem.option_name}の値がないか、書き方が違います。"
    return f"コマンドの書き方が違います（{problem.format_message()}）。"


def _parameter(problem: click.BadParameter) -> str:
    if isinstance(problem.param, click.Option):
        return problem.param.opts[0]
    return problem.param.human_readable_name if problem.param is not None else "引数"


def _wanted_ja(problem: click.BadParameter) -> str:
    kind = problem.param.type if problem.param is not None else None
    if isinstance(kind, click.Choice):
        return there_is([str(choice) for choice in kind.choices], "ja")
    if isinstance(kind, click.IntRange) and kind.min is not None:
        return f"{kind.min}以上の整数にしてください。"
    return "整数にしてください。" if kind is click.INT else f"（{problem.message}）"
