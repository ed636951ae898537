"""`python -m tools.newcomer GAME --against LEVEL --games N`: whoever only follows the coach, against a level.

Plays games for two in which one seat gives the best answer that `tessera.advise` tells, and nothing else; seats change
with every game. Each game is written to `build/newcomer/GAME-LEVEL.txt` as it ends, so a run goes on where the last one
stopped. Run it with `PYTHONPATH=build/compiled`, and where nothing else keeps the processors busy: advice is limited by
time as it is at the table.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import tessera
from tessera.kernel.definition import OptionValue
from tessera.players import seat_player

FOLDER: Final = Path("build/newcomer")


class Played(NamedTuple):
    """A game: what it was worth to the newcomer, how often they asked, and how long the longest answer took."""

    share: float
    asked: int
    longest: float


def play(
    name: str, level: str, number: int, seconds: float, options: Mapping[str, OptionValue] | None = None
) -> Played:
    """One game. A shared victory is shared."""
    game = tessera.start(name, 2, f"newcomer {number}", options, quiet=True)
    mine = number % 2
    bot = seat_player(level, name, f"newcomer {number}")
    asked, longest = 0, 0.0
    while game.outcome is None:
        seat = game.questions[0].seat
        if seat != mine:
            game.play(seat, bot.choose(game, seat))
            continue
        began = time.perf_counter()
        picks = tessera.advise(game, seat, seconds=seconds).answers[0].ids
        longest = max(longest, time.perf_counter() - began)
        game.play(seat, picks)
        asked += 1
    winners = game.outcome.winners
    return Played(1 / len(winners) if mine in winners else 0.0, asked, longest)


def main() -> None:
    """Play what is still missing, and tell what came of all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tessera.games())
    parser.add_argument("--against", default="novice")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.6)
    parser.add_argument("--minutes", type=float, default=9.0, help="begin no game after so long")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{wanted.game}-{wanted.against}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    until = time.monotonic() + 60 * wanted.minutes
    while len(lines) < wanted.games and time.monotonic() < until:
        found = play(wanted.game, wanted.against, len(lines), wanted.seconds)
        lines.append(f"{found.share} {found.asked} {found.longest:.3f}")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    shares = [float(line.split()[0]) for line in lines]
    longest = max(float(line.split()[2]) for line in lines)
    print(f"{wanted.game} against {wanted.against}: {sum(shares):g} of {len(shares)} games, slowest {longest:.2f} s")


if __name__ == "__main__":
    main()
