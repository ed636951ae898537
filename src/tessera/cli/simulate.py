"""`tessera simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import click

from tessera.cli.arguments import game_options, json_option, print_json, read_options, read_players
from tessera.games import find
from tessera.kernel.refusal import SetupError
from tessera.players import levels


@click.command("simulate")
@click.argument("game")
@click.option("--seats", type=int, default=2, show_default=True, help="How many seats.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="1", show_default=True, help="The same seed plays the same games.")
@click.option(
    "--players",
    default="random",
    show_default=True,
    metavar="A,B,...",
    help="Who sits in the seats, in order; fewer names than seats are repeated.",
)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that share the work.")
@game_options
@json_option
def command(
    game: str,
    seats: int,
    games: int,
    seed: str,
    players: str,
    workers: int,
    options: Sequence[str],
    packs: Sequence[str],
    as_json: bool,
) -> None:
    """Play many games between bots and tell what came of them.

    \b
    Examples:
      tessera simulate atlas-lost --seats 4 --games 1000 --seed 1 --players random --json
      tessera simulate atlas-lost --games 100 --players greedy,random --option trees=exasia
    """
    seated = seat_all(read_players(players), seats)
    find(game)
    report = run(game, seats, games, seed, seated, read_options(options), packs, workers)
    if as_json:
        print_json(report)
    else:
        click.echo(as_text(report, seated))


def seat_all(players: Sequence[str], seats: int) -> list[str]:
    """A player for every seat: those named, again and again."""
    if len(players) > seats:
        raise SetupError(f"{len(players)} players do not fit into {seats} seats.", "Name fewer, or raise --seats.")
    for player in players:
        if player not in levels():
            raise SetupError(f'"{player}" cannot play on its own.', "There is: " + ", ".join(levels()) + ".")
    return [players[seat % len(players)] for seat in range(seats)]


def run(
    game: str,
    seats: int,
    games: int,
    seed: str,
    players: Sequence[str],
    options: Mapping[str, str],
    packs: Sequence[str],
    workers: int,
) -> dict[str, Any]:
    """Simulate with a progress bar on the error stream."""
    from tessera.lab.simulate import simulate

    with Bar(games, "games") as progress:
        report = simulate(
            game, seats, games, seed, players, options, packs=packs, progress=progress.update_to, workers=workers
        )
    return dict(report.as_dict())


class Bar:
    """A progress bar on the error stream, so that the output stays clean."""

    def __init__(self, length: int, label: str) -> None:
        self._bar: Any = click.progressbar(length=length, label=label, file=sys.stderr)
        self._done = 0

    def __enter__(self) -> Bar:
        self._bar.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        self._bar.__exit__(*problem)

    def update_to(self, done: int) -> None:
        """So many are done."""
        self._bar.update(done - self._done)
        self._done = done


def as_text(report: Mapping[str, Any], players: Sequence[str]) -> str:
    """A report as a small table."""
    games = int(report["games"])
    lines = [
        f"{report['game']}: {games} games with {report['seats']} seats in {report['seconds']:.1f} s",
        f"{report['games_per_s']:,.1f} games/s, {report['decisions_per_s']:,.0f} decisions/s",
        f"{report['mean_decisions']:.1f} decisions a game; the longest menu had {report['max_menu']} options",
        "",
        "seat  player      wins   share  mean score",
    ]
    for seat, wins in enumerate(report["wins"]):
        share, mean = wins / games, report["mean_scores"][seat]
        lines.append(f"{'ABCDEFGH'[seat]:<6}{players[seat]:<10}{wins:>6}{share:>8.1%}{mean:>12.2f}")
    lines += ["", "how games ended:"]
    reasons = sorted(report["reasons"].items(), key=lambda reason: (-reason[1], reason[0]))
    lines += [f"  {reason:<14}{count:>6}{count / games:>8.1%}" for reason, count in reasons]
    return "\n".join(lines)
