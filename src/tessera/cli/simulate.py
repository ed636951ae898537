"""`tessera simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import click
from rich.cells import cell_len

from tessera.cli.arguments import game_options, json_option, language_option, print_json, read_options, read_players
from tessera.cli.seating import check_room
from tessera.cli.telling import tell
from tessera.cli.words import say, word
from tessera.games import find
from tessera.kernel.record import SEATS
from tessera.kernel.refusal import SetupError, there_is
from tessera.players.levels import level_names, read_spec

# Seconds between two lines that tell of progress where there is no terminal to draw a bar on.
BETWEEN_LINES: Final = 10.0


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
@language_option
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
    language: str,
    as_json: bool,
) -> None:
    """Play many games between bots and tell what came of them.

    \b
    Examples:
      tessera simulate atlas-lost --seats 4 --games 1000 --seed 1 --players random --json
      tessera simulate atlas-lost --games 100 --players greedy,random --option trees=exasia
      tessera simulate race-for-the-galaxy --seats 3 --games 100 --players greedy,random --option sets=set3
      tessera simulate revive --seats 4 --games 100 --players random
      tessera simulate the-warp --seats 6 --games 100 --players random --option side=B --option teams=yes
    """
    seated = seat_all(read_players(players), seats)
    find(game)
    report = run(game, seats, games, seed, seated, read_options(options), packs, workers, language)
    if as_json:
        print_json(report)
    else:
        tell(as_text(report, seated, language))


def seat_all(players: Sequence[str], seats: int) -> list[str]:
    """A player for every seat: those named, again and again."""
    check_room(players, seats)
    for player in players:
        if player.partition(":")[0] not in level_names():
            raise SetupError(
                f'"{player}" cannot play on its own.',
                there_is(level_names()),
                f"「{player}」というボットはいません。",
                there_is(level_names(), "ja"),
            )
        read_spec(player)
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
    language: str,
) -> dict[str, Any]:
    """Simulate with a progress bar on the error stream."""
    from tessera.lab.simulate import simulate

    with Bar(games, say("simulate.bar", language)) as progress:
        report = simulate(
            game, seats, games, seed, players, options, packs=packs, progress=progress.update_to, workers=workers
        )
    return dict(report.as_dict())


class Bar:
    """A progress bar on the error stream, so that the output stays clean; where that is no terminal, a line now and
    then."""

    def __init__(self, length: int, label: str) -> None:
        self._bar: Any = click.progressbar(length=length, label=label, file=sys.stderr)
        self._length = length
        self._label = label
        self._done = 0
        self._is_seen = sys.stderr.isatty()
        self._told_at = time.monotonic()

    def __enter__(self) -> Bar:
        self._bar.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        self._bar.__exit__(*problem)

    def update_to(self, done: int) -> None:
        """So many are done."""
        self._bar.update(done - self._done)
        self._done = done
        if not self._is_seen and time.monotonic() - self._told_at >= BETWEEN_LINES:
            self._told_at = time.monotonic()
            tell(f"{self._label} {done}/{self._length}", err=True)


def as_text(report: Mapping[str, Any], players: Sequence[str], language: str) -> str:
    """A report as a small table."""
    games = int(report["games"])
    speed = {"games": report["games_per_s"], "decisions": report["decisions_per_s"]}
    length = {"mean": report["mean_decisions"], "most": report["max_menu"]}
    columns = [say(f"simulate.{column}", language) for column in ("seat", "player", "wins", "share", "mean_score")]
    lines = [
        say("simulate.head", language, **{key: report[key] for key in ("game", "games", "seats", "seconds")}),
        say("simulate.speed", language, **speed),
        say("simulate.length", language, **length),
        "",
    ]
    rows = [columns]
    for seat, wins in enumerate(report["wins"]):
        mean = report["mean_scores"][seat]
        rows.append([SEATS[seat], players[seat], str(wins), f"{wins / games:.1%}", f"{mean:.2f}"])
    # A player written with its settings is longer than its level.
    widest = max(cell_len(row[1]) for row in rows)
    lines += [_row(row, max(10, widest)) for row in rows]
    lines += ["", say("simulate.reasons", language)]
    reasons = sorted(report["reasons"].items(), key=lambda reason: (-reason[1], reason[0]))
    names = [word("reason", reason, language) for reason, _ in reasons]
    room = max((cell_len(name) for name in names), default=0)
    for name, (_, count) in zip(names, reasons, strict=True):
        lines.append(f"  {_left(name, room)}{count:>6}{count / games:>8.1%}")
    return "\n".join(lines)


def _row(cells: Sequence[str], room: int) -> str:
    """A seat and its player to the left, their figures to the right."""
    seat, player, wins, share, mean = cells
    return _left(seat, 6) + _left(player, room) + _right(wins, 6) + _right(share, 8) + _right(mean, 12)


def _left(text: str, room: int) -> str:
    return text + " " * (room - cell_len(text))


def _right(text: str, room: int) -> str:
    return " " * (room - cell_len(text)) + text
