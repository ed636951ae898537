"""Train a small agent for Race for the Galaxy from nothing, and see it leave random play behind.

The agent is MaskablePPO of sb3-contrib with its ordinary network. It sees rows of numbers and a mask of legal actions,
knows no rule and no card, and learns from games for two against a player who plays by lot. Install and run:

    pip install "tessera[lab]" sb3-contrib
    python examples/train_agent.py

It takes some ten minutes on one core. From time to time it plays games that it does not learn from and prints how many
it won; at the end it plays more of them, and the curve is drawn into `train_agent.png`. What to try next is in
docs/recipes/train-an-agent.md.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from tessera.lab.adapters import gymnasium_env

GAME = "race-for-the-galaxy"
# So many games go on side by side while the agent learns.
TABLES = 16
# Games that a look takes: one on the way, and the last one.
GAMES, LAST_GAMES = 100, 300
# Seeds of their deals. The last match has deals that nobody has looked at while choosing the figures below.
DEALS, LAST_DEALS = 2026, 2027


class Look(NamedTuple):
    """How often the agent won, after so many steps of learning."""

    steps: int
    wins: int
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies in 95 of 100 such looks (Wilson)."""
        z, n = 1.96, self.games
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.steps:>8,} steps: won {self.wins} of {self.games} games, {self.share:.0%} ({low:.0%} to {high:.0%})"
        )


def main() -> None:
    """Learn, look, learn on; then the final match and the picture."""
    words = read_arguments()
    torch.set_num_threads(1)
    torch.manual_seed(words.seed)
    # While it learns, a growing lead is worth something, too; that tells earlier what was good than the end does.
    tables = DummyVecEnv([lambda: table(words.opponent, "points")] * TABLES)
    tables.seed(words.seed)
    agent = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=256,
        n_epochs=4,
        # Smaller and smaller steps, so that it settles down at the end.
        learning_rate=lambda left: 5e-4 * left,
        gamma=0.99,
        ent_coef=0.005,
        seed=words.seed,
    )
    began = time.perf_counter()
    looks = [look(agent, words.opponent, GAMES, 0)]
    print(looks[0], flush=True)

    def watch(*_: object) -> bool:
        """Look at the agent from time to time; called after every step. True lets it learn on."""
        if agent.num_timesteps >= len(looks) * words.every:
            looks.append(look(agent, words.opponent, GAMES, agent.num_timesteps))
            print(f"{looks[-1]}, {time.perf_counter() - began:.0f} s", flush=True)
        return True

    agent.learn(words.steps, callback=watch)
    looks.append(look(agent, words.opponent, LAST_GAMES, agent.num_timesteps, LAST_DEALS))
    print(f"The end:\n{looks[-1]}")
    draw(looks, words.opponent, words.picture)
    print(f"The curve is in {words.picture}.")


def read_arguments() -> argparse.Namespace:
    """What may be said on the command line."""
    reader = argparse.ArgumentParser(description="Train a small agent for Race for the Galaxy.")
    reader.add_argument("--steps", type=int, default=130_000, help="how long it learns")
    reader.add_argument("--every", type=int, default=20_000, help="steps between two looks")
    reader.add_argument("--opponent", default="random", help="a level, such as random or greedy")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--picture", default="train_agent.png")
    return reader.parse_args()


def table(opponent: str, reward: str = "outcome") -> Any:
    """A table for two; the agent's seat is drawn anew for each game."""
    return gymnasium_env(GAME, seats=2, seat=None, opponents=[opponent], reward=reward)


def look(agent: Any, opponent: str, games: int, steps: int, deals: int = DEALS) -> Look:
    """Play games without learning: the same deals each time, but for the last one."""
    env = table(opponent)
    observation, info = env.reset(seed=deals)
    wins = played = 0
    while True:
        action, _ = agent.predict(observation, action_masks=info["action_mask"], deterministic=False)
        observation, _, over, _, info = env.step(action)
        if over:
            played, wins = played + 1, wins + info["won"]
            if played == games:
                return Look(steps, wins, games)
            observation, info = env.reset()


def draw(looks: Sequence[Look], opponent: str, picture: str) -> None:
    """The learning curve with its intervals."""
    import matplotlib.pyplot as plt

    steps = [look.steps for look in looks]
    low, high = zip(*(look.interval for look in looks), strict=True)
    _, axes = plt.subplots(figsize=(8, 4.5))
    axes.fill_between(steps, low, high, alpha=0.25, label="95 % interval")
    axes.plot(steps, [look.share for look in looks], marker="o", label="agent")
    axes.axhline(0.5, color="grey", linestyle="--", label="as good as its opponent")
    axes.set(xlabel="steps of learning", ylabel=f"games won against {opponent}", ylim=(0, 1), title=GAME)
    axes.legend(loc="lower right")
    plt.savefig(picture, dpi=120, bbox_inches="tight")


if __name__ == "__main__":
    main()
