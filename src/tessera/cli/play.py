"""`tessera play`: the table in the terminal."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

import tessera
from tessera.cli.arguments import game_options, language_option, read_options, read_players
from tessera.cli.coach import LEVELS, Coach, Level
from tessera.cli.files import may_overwrite, read_record
from tessera.cli.keeping import Keeper
from tessera.cli.printer import Printer, printer_for
from tessera.cli.seating import PERSON, Seating, bot_title, listed_players, remembered, seat_players
from tessera.cli.session import Session
from tessera.cli.words import say
from tessera.games import find
from tessera.kernel.game import Game
from tessera.kernel.refusal import SetupError


class Play(click.Command):
    """A command whose help ends with all who can sit at a table: looked for only then."""

    def format_epilog(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        self.epilog = f"\b\nPlayers:\n{listed_players()}"
        super().format_epilog(context, formatter)


@click.command("play", cls=Play)
@click.argument("game")
@click.option("--seats", type=int, help="How many seats.  [default: as many as players are named, else 2]")
@click.option("--seed", help="The same seed deals the same game.  [default: a random one, which is told]")
@click.option(
    "--players",
    metavar="A,B,...",
    help="Who sits in the seats, in order; see below.  [default: person, then greedy bots]",
)
@click.option(
    "--coach",
    "coach_level",
    type=click.Choice(LEVELS),
    help="How much the coach says: what each question is about (full), what you ask it for (hints), or nothing (off). "
    "Before a choice that costs much it asks once.  [default: hints for one person, off for several]",
)
@click.option("--plain", is_flag=True, help="Plain lines without colour and boxes, for screen readers.")
@click.option(
    "--save", "save_path", type=click.Path(path_type=Path), help="Keep the game in this file after every choice."
)
@click.option("--resume", "resume_path", type=click.Path(path_type=Path), help="Go on with a saved game.")
@game_options
@language_option
def command(
    game: str,
    seats: int | None,
    seed: str | None,
    players: str | None,
    coach_level: Level | None,
    plain: bool,
    save_path: Path | None,
    resume_path: Path | None,
    options: Sequence[str],
    packs: Sequence[str],
    language: str,
) -> None:
    """Play a game in the terminal, with others at the same screen or against bots.

    At the table, write help for all commands, ? for an explanation, hint for advice, quit to save and leave.

    \b
    Examples:
      tessera play atlas-lost
      tessera play race-for-the-galaxy --option sets=set3 --option goals=yes
      tessera play race-for-the-galaxy --seats 1
      tessera play revive --seats 3 --option moon_sides=yes
      tessera play the-warp --seats 4 --option teams=yes
      tessera play atlas-lost --seats 3 --players person,person,greedy --lang ja
      tessera play the-warp --players person,novice,search:seconds=2
      tessera play atlas-lost --option trees=religion,military,culture --seed 7 --save evening.tessera
      tessera play atlas-lost --resume evening.tessera
    """
    named = read_players(players) if players is not None else None
    if resume_path is not None:
        if seats is not None or seed is not None or options or packs:
            raise SetupError(
                "A saved game keeps its seats, seed, options and packs.",
                "Leave them out beside --resume.",
                "保存したゲームの席数、シード、オプション、パックは変えられません。",
                "--resumeと一緒に指定しないでください。",
            )
        table, seated = resumed(game, resume_path, named)
    else:
        table, seated = begun(game, seats, seed, named, read_options(options), packs)
    seating = Seating(seated, table.setup.game, table.setup.seed)
    keeper = Keeper(table, seating, kept_in(table, save_path or resume_path))
    printer = printer_for(language, plain)
    if sys.stdin.isatty():
        # Arrow keys and history while typing, where the system has them.
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
    coach = coach_of(table, seating, printer, coach_level)
    welcome(table, seating, printer)
    coach.goal()
    Session(table, seating, printer, keeper, coach).run()


def coach_of(table: Game, seating: Seating, printer: Printer, wanted: Level | None) -> Coach:
    """The coach of a table. Where several people play it is silent, and a script that types is not asked twice, unless
    somebody wants that."""
    level: Level = wanted or ("hints" if len(seating.persons) == 1 else "off")
    return Coach(table, printer, level, is_careful=wanted is not None or sys.stdin.isatty())


def begun(
    game: str,
    seats: int | None,
    seed: str | None,
    named: Sequence[str] | None,
    options: dict[str, str],
    packs: Sequence[str],
) -> tuple[Game, list[str]]:
    """A new game and its players."""
    counts = find(game).seat_counts()
    if seats is None:
        seats = len(named) if named is not None else (2 if 2 in counts else counts[0])
    seated = seat_players(named, seats)
    dealt = seed if seed is not None else str(int.from_bytes(os.urandom(4), "big") % 1_000_000)
    return tessera.start(game, seats, dealt, dict(options), packs), seated


def resumed(game: str, path: Path, named: Sequence[str] | None) -> tuple[Game, list[str]]:
    """A saved game and its players: those of last time, unless others are named."""
    record, text = read_record(path)
    if record.setup.game != game:
        raise SetupError(
            f"{path} holds a game of {record.setup.game}, not of {game}.",
            f"Write: tessera play {record.setup.game} --resume {path}",
            f"{path}に保存されているのは{game}ではなく{record.setup.game}です。",
            f"次のように入力してください：tessera play {record.setup.game} --resume {path}",
        )
    table = tessera.replay(record)
    if named is None:
        named = remembered(text)
        if named is not None and len(named) != table.setup.seats:
            named = None
    return table, seat_players(named, table.setup.seats)


def kept_in(table: Game, path: Path | None) -> Path | None:
    """The file that keeps the game, once it is sure that it can."""
    if path is None:
        return None
    if not path.absolute().parent.is_dir():
        raise SetupError(
            f"There is no folder {path.absolute().parent}.",
            "Make it first, or choose another place.",
            f"フォルダー{path.absolute().parent}がありません。",
            "先に作るか、別の場所を選んでください。",
        )
    if path.is_dir() or not may_overwrite(path, table.record()):
        raise SetupError(
            f"{path} holds something else than this game.",
            "Choose another name for --save.",
            f"{path}にはこのゲームとは別の内容があります。",
            "--saveに別の名前を指定してください。",
        )
    return path


def welcome(table: Game, seating: Seating, printer: Printer) -> None:
    """What is played, by whom, and how to get along."""
    language = printer.language
    printer.heading(say("table.title", language, game=table.setup.game, seed=table.setup.seed))
    seats = [
        f"{table.definition.seat_name(seat)} "
        + (
            say("table.person", language)
            if player == PERSON
            else say("table.bot", language, level=bot_title(player, language))
        )
        for seat, player in enumerate(seating.players)
    ]
    printer.say("table.seats", seats=say("list.comma", language).join(seats))
    # Help and the list of commands do without it.
    from tessera.cli.engine_told import table_told
    from tessera.table.engine import Engine

    if told := table_told(Engine(os.environ.get("TESSERA_ENGINE", "")), language):
        printer.note(told)
    if seating.persons:
        printer.say("table.hint")
