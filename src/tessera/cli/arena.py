"""`tessera arena`: who plays best, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tessera.cli.arguments import game_options, json_option, language_option, print_json, read_options, read_players
from tessera.cli.extras import require_extra
from tessera.cli.simulate import Bar
from tessera.cli.telling import tell
from tessera.cli.words import word
from tessera.games import find

if TYPE_CHECKING:
    from tessera.lab.arena import Plan, Played

# What shells expect of a program that was interrupted.
INTERRUPTED = 130


@click.command("arena")
@click.argument("game")
@click.option(
    "--players",
    default="random,greedy",
    show_default=True,
    metavar="A,B,...",
    help="Who meets whom. More players than seats: all combinations; fewer: names are repeated.",
)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many games of each combination, rounded up so that every deal is played in all turns of the table.",
)
@click.option("--seats", type=int, default=2, show_default=True, help="How many seats.")
@click.option("--seed", default="1", show_default=True, help="The same seed plays the same games.")
@click.option("--workers", type=click.IntRange(1), help="Processes that share the work.  [default: 1]")
@click.option(
    "--ray", metavar="ADDRESS", help='Play on Ray: "local" starts one here, with --workers; an address joins a cluster.'
)
@click.option(
    "--to", "folder", type=click.Path(path_type=Path), help="The folder of the results.  [default: arena-GAME]"
)
@game_options
@language_option
@json_option
def command(
    game: str,
    players: str,
    games: int,
    seats: int,
    seed: str,
    workers: int | None,
    ray: str | None,
    folder: Path | None,
    options: Sequence[str],
    packs: Sequence[str],
    language: str,
    as_json: bool,
) -> None:
    """Let players meet on the same deals in all seats, and rate them.

    Ctrl+C stops an arena, and the same command goes on from there. Every result is the same for any number of workers.

    \b
    Examples:
      tessera arena atlas-lost --players random,novice,greedy --games 20 --workers 2
      tessera arena race-for-the-galaxy --seats 4 --players greedy,search --games 40 --option sets=set3
      tessera arena revive --players search:horizon=0,search:horizon=1 --games 100 --ray local --workers 8
      tessera arena the-warp --players greedy,master --games 20 --to strongest --lang ja
    """
    from tessera.lab.arena import check_libraries, plan_arena, summarise, write_report

    find(game)
    check_libraries()
    if ray is not None:
        require_extra("ray", "arena --ray")
    plan = plan_arena(game, read_players(players), games, seats, seed, read_options(options), packs)
    folder = folder or Path(f"arena-{game}")
    played = play(plan, folder, workers, ray, language)
    figures = summarise(plan, played)
    files = write_report(folder, figures, played, language, lambda reason: word("reason", reason, language))
    if as_json:
        print_json(figures)
    else:
        show(figures, folder, files, language)


def play(plan: Plan, folder: Path, workers: int | None, ray: str | None, language: str) -> list[Played]:
    """Play with a progress bar on the error stream. Whoever interrupts is told how to go on."""
    from tessera.lab.arena import run_arena, schedule
    from tessera.lab.arena.words import phrase

    length = len(schedule(plan))
    bar = Counted(length, phrase("bar", language))
    try:
        with bar:
            return run_arena(plan, folder, workers, ray, bar.update_to)
    except KeyboardInterrupt:
        tell(err=True)
        tell(phrase("stopped", language, done=bar.done, games=length, folder=folder), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


class Counted(Bar):
    """A progress bar that remembers how far it came."""

    done = 0

    def update_to(self, done: int) -> None:
        """So many are done."""
        super().update_to(done)
        self.done = done


def show(figures: dict[str, Any], folder: Path, files: Sequence[str], language: str) -> None:
    """The figures as small tables, and where the rest is."""
    from tessera.lab.arena.text import as_text
    from tessera.lab.arena.words import phrase

    tell(as_text(figures, language))
    tell()
    tell(phrase("written", language, folder=folder, files=", ".join(files)))
