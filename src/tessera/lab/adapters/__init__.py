"""Environments for reinforcement learning: all seats learn (PettingZoo), or one does against bots (Gymnasium).

    from tessera.lab.adapters import aec_env, gymnasium_env

    env = aec_env("atlas-lost", seats=3, options={"trees": "random"})
    env = gymnasium_env("race-for-the-galaxy", seats=2, seat=0, opponents=["greedy"])

**Observations** are rows of numbers from 0 to 1 (`Box`, float32). How many there are depends on the game, its seats and
options, never on the position. They are made from `game.view(seat)` and the seat's own question, so they hold nothing
that the seat may not know. Seats are counted from the observer on: its own numbers come first, then those of the next
seat. `env.unwrapped.course.observation_names` says what each number is about. PettingZoo's agents get a dictionary of
`observation` and `action_mask`; Gymnasium's get the row, and the mask as `info["action_mask"]` and `action_masks()`.

**Actions** are numbers below 4096 or 8192 (`Discrete`), made from the notation of an option: "keep CUL-09" is the same
action wherever it is offered. Action 0 means "done". A question that takes several options is asked one option at a
time: what is picked stays picked, and "done" is legal as soon as enough are. `env.unwrapped.episode.legal` tells the
notation of each legal action. An illegal one ends the game, with a reward of -1 for whoever took it.

**Who acts.** Seats that are asked at the same time are asked one after the other, without seeing each other's answers.

**Rewards** are 0 until the game is over. Then the winners share 1 and the losers share -1, so that the sum is 0; a game
that all or none have won brings 0 to everybody. In a solitaire game a win brings 1 and a defeat -1. With
`reward="points"` every step also brings the change of one's lead over the best of the others, as far as one knows it;
40 points count as 1, and so do more.

**Seeds.** `reset(seed=...)` begins a series of games, `reset()` deals the next one of it. The same seed and the same
actions give the same games. `env.unwrapped.episode.game.record()` is the game, to be replayed.

**Copies.** `copy.deepcopy` and `pickle` give an environment that goes on by itself: the same actions lead to the same
steps in both, of this game and of the next ones in its series. Opponents go along with all that they remember.

**Versions.** A name such as `atlas_lost_v0` (in `env.metadata`) changes whenever spaces or rewards do.

- v0: the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tessera.kernel.definition import OptionValue
from tessera.kernel.refusal import SetupError

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from tessera.lab.adapters.alone import Alone
    from tessera.lab.adapters.together import Observation

__all__ = ["aec_env", "gymnasium_env"]


def aec_env(
    game: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    packs: Sequence[str] = (),
    reward: str = "outcome",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, Any]:
    """An environment of PettingZoo: an agent in every seat, one after another.

    >>> env = aec_env("atlas-lost", seats=2)
    >>> env.reset(seed=7)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> observation["observation"].shape, observation["action_mask"].shape, int(observation["action_mask"].sum())
    ((3470,), (4096,), 2)
    """
    try:
        from pettingzoo.utils import wrappers

        from tessera.lab.adapters.course import Course
        from tessera.lab.adapters.together import Together
    except ModuleNotFoundError as error:
        raise _missing(error) from error
    table = Together(Course(game, seats, options, packs, reward), render_mode)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(checked)


def gymnasium_env(
    game: str,
    seats: int,
    seat: int | None = 0,
    opponents: Sequence[str] = ("greedy",),
    options: Mapping[str, OptionValue] | None = None,
    packs: Sequence[str] = (),
    reward: str = "outcome",
    render_mode: str | None = None,
) -> Alone:
    """An environment of Gymnasium: one agent, bots of these levels in the seats after it, going round.

    With `seat=None` the agent gets another seat in each game, by lot.

    >>> env = gymnasium_env("race-for-the-galaxy", seats=2, opponents=["random"])
    >>> observation, info = env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    >>> reward, terminated
    (0.0, False)
    """
    try:
        from tessera.lab.adapters.alone import Alone
        from tessera.lab.adapters.course import Course
    except ModuleNotFoundError as error:
        raise _missing(error) from error
    return Alone(Course(game, seats, options, packs, reward), seat, opponents, render_mode)


def _missing(error: ModuleNotFoundError) -> SetupError:
    return SetupError(
        f"Environments need a package that is not installed: {error.name}.",
        'Run: pip install "tessera[lab]"',
        f"学習環境に必要なパッケージがありません（{error.name}）。",
        'pip install "tessera[lab]" を実行してください。',
    )
