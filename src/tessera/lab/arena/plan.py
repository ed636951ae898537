"""What an arena is to play: the game, the players, how often. Small enough to send to another process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tessera.games import find
from tessera.kernel.definition import OptionValue, Setup
from tessera.kernel.game import begin
from tessera.kernel.refusal import SetupError
from tessera.kernel.setup import arrange
from tessera.players import seat_player
from tessera.players.levels import read_spec


class Plan(NamedTuple):
    """What all games of an arena have in common. No player is named twice; `games` is asked of each combination."""

    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, OptionValue]
    packs: tuple[str, ...]

    def setup(self, seed: str) -> Setup:
        """How the game of one deal begins."""
        return Setup(self.game, self.seats, seed, self.options, self.packs)

    def by_the_clock(self) -> list[str]:
        """Players that think for a time rather than for a number of steps: another machine plays them otherwise."""
        return [player for player in self.players if "seconds" in read_spec(player).settings]


def plan_arena(
    game: str,
    players: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int | str = 1,
    options: Mapping[str, OptionValue] | None = None,
    packs: Sequence[str] = (),
) -> Plan:
    """A checked plan: whatever would fail in the first game is refused here."""
    definition = find(game)
    setup = arrange(definition, seats, seed, options or {}, packs, among_bots=True)
    if seats < 2:
        raise SetupError(
            "Alone at the table nobody can be compared.",
            "An arena needs 2 seats or more; for solo games there is: tessera simulate",
            "1人用のゲームでは強さを比べられません。",
            "アリーナには2席以上が必要です。1人用のゲームにはtessera simulateを使ってください。",
        )
    if games < 1:
        raise SetupError(
            "An arena needs at least one game.",
            "Ask for 1 or more.",
            "アリーナには1回以上のゲームが必要です。",
            "1以上を指定してください。",
        )
    if not players:
        raise SetupError(
            "Nobody sits at the table.",
            "Name players, such as random,greedy.",
            "席に着くプレイヤーがいません。",
            "random,greedyのようにプレイヤーを指定してください。",
        )
    for player in players:
        seat_player(player, game, "")
    plan = Plan(game, seats, tuple(dict.fromkeys(players)), games, setup.seed, setup.options, setup.packs)
    # Options that do not fit together, or a broken pack, show only when a game is set up.
    begin(definition, plan.setup(plan.seed), listen=False)
    return plan
