"""`tessera analyse`: a recorded game in hindsight. Where it turned, what would have been better, what was luck."""

from __future__ import annotations

import json
from pathlib import Path

import click

from tessera.cli.analyse_words import say
from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.files import read_record, write_whole
from tessera.cli.simulate import Bar
from tessera.cli.telling import tell
from tessera.kernel.record import SEATS, Record
from tessera.kernel.refusal import SetupError
from tessera.players.review.review import ITERATIONS, Review, review


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--iterations",
    type=click.IntRange(1),
    help=f"How long to think about each choice; the same number gives the same answer.  [default: {ITERATIONS}]",
)
@click.option("--seconds", type=click.FloatRange(0.01), help="How long at most, in seconds for each choice.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that share the work.")
@click.option("--seat", metavar="LETTER", help="Only the choices and turning points of this seat.")
@click.option(
    "--to", "target", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Where to write the JSON."
)
@language_option
@json_option
def command(
    file: Path,
    iterations: int | None,
    seconds: float | None,
    workers: int,
    seat: str | None,
    target: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Look back at a recorded game: chances of winning, turning points, better choices, luck and skill.

    Every choice is weighed by search from the seat that made it; what that seat could not know is dealt anew.

    \b
    Examples:
      tessera analyse evening.tessera
      tessera analyse evening.tessera --workers 4 --lang ja
      tessera analyse evening.tessera --seat A --iterations 300
      tessera analyse evening.tessera --json --to evening.json
    """
    from tessera.cli.analyse_report import as_dict, as_text

    record, _ = read_record(file)
    only = seat_of(seat, record)
    check_target(target)
    found = run(record, iterations, seconds, workers, language)
    if as_json or target is not None:
        told = as_dict(found, only, language)
        if target is not None:
            write_whole(target, json.dumps(told, ensure_ascii=False, indent=2) + "\n")
    if as_json:
        print_json(told)
        return
    tell(as_text(found, only, language))
    if target is not None:
        tell()
        tell(say("written", language, file=target))


def seat_of(letter: str | None, record: Record) -> int | None:
    """The seat that a letter names."""
    if letter is None:
        return None
    letters = SEATS[: record.setup.seats]
    if len(letter) != 1 or letter.upper() not in letters:
        raise SetupError(
            f'There is no seat "{letter}" in this game.',
            f"Its seats are {', '.join(letters)}.",
            f"このゲームに席「{letter}」はありません。",
            f"席は{'、'.join(letters)}です。",
        )
    return letters.index(letter.upper())


def check_target(target: Path | None) -> None:
    """Say before the work, not after it, that there is no such folder."""
    if target is not None and not target.absolute().parent.is_dir():
        raise SetupError(
            f"There is no folder {target.parent}.",
            "Make it first, or name another file.",
            f"フォルダー{target.parent}がありません。",
            "先に作るか、別のファイルを指定してください。",
        )


def run(record: Record, iterations: int | None, seconds: float | None, workers: int, language: str) -> Review:
    """Review with a progress bar on the error stream."""
    # Whoever names a time alone wants it to be used.
    wanted = iterations or (0 if seconds else ITERATIONS)
    with Bar(len(record.choices), say("bar", language)) as progress:
        return review(record, wanted, seconds or 0.0, workers, progress.update_to)
