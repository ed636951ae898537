"""Plays and writes the goldens: `python -m tests.golden.make`, or with --logs only their stories from the records.

A golden changes only in a change that says why.
"""

from __future__ import annotations

import argparse
import sys

from tessera.kernel.chance import Chance, key_of
from tessera.kernel.game import Game
from tests.golden.library import FOLDER, Plan, log_of, plans, records, told
from tests.kernel.games.shelf import replay_text, start
from tests.properties.positions import LIMIT, random_choice


def play(plan: Plan) -> Game:
    """The game of a plan, played to its end."""
    game = start(plan.game, plan.seats, plan.seed, plan.options)
    if plan.player == "random":
        chance = Chance(key_of(f"golden {plan.name}"), 0)
        while not game.state.over and len(game.choices) < LIMIT:
            game.play(*random_choice(game, chance))
        return game
    from tessera.players import seat_player

    players = [seat_player(plan.player, plan.game, f"golden {plan.name} {seat}") for seat in range(plan.seats)]
    while not game.state.over and len(game.choices) < LIMIT:
        seat = game.questions[0].seat
        game.play(seat, players[seat].choose(game, seat))
    assert sum(player.faults for player in players) == 0
    return game


def main() -> int:
    """Write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--logs", action="store_true", help="keep the records and tell their stories anew")
    parser.add_argument("names", nargs="*", help="only these, by name; all if none is given")
    wishes = parser.parse_args()
    if not wishes.logs:
        for plan in plans():
            if not wishes.names or plan.name in wishes.names:
                folder = FOLDER / plan.game
                folder.mkdir(exist_ok=True)
                (folder / f"{plan.name}.tessera").write_text(str(play(plan).record()), encoding="utf-8")
    for record in records():
        if not wishes.names or record.stem in wishes.names:
            game = replay_text(record.read_text(encoding="utf-8"))
            log_of(record).write_text("\n".join(told(game)) + "\n", encoding="utf-8")
            print(f"{record.relative_to(FOLDER)}: {len(game.choices)} choices, {told(game)[-1]}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
