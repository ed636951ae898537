"""Copies of environments, pickled or deep: what follows the same steps is the same, in both forms of the engine."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest

from tessera.kernel.chance import Chance
from tessera.kernel.definition import OptionValue
from tessera.lab.adapters import aec_env, gymnasium_env


def pickled(env: Any) -> Any:
    """What comes out of a pickle."""
    return pickle.loads(pickle.dumps(env))


ways = pytest.mark.parametrize("way", [pickled, copy.deepcopy])
TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("atlas-lost", 3, {"trees": "random"}),
    ("race-for-the-galaxy", 2, {}),
    ("revive", 2, {}),
    ("the-warp", 2, {}),
]


def _steps(env: Any, count: int, luck: int) -> Iterator[tuple[Any, ...]]:
    """What an environment of PettingZoo shows while it is played on by lot, a new game when one is over."""
    chance = Chance(luck, 0)
    for _ in range(count):
        if not env.agents:
            env.reset()
        observation, reward, over, _, _ = env.last()
        mask = observation["action_mask"]
        yield env.agent_selection, observation["observation"].tobytes(), mask.tobytes(), reward, over
        actions = np.flatnonzero(mask)
        env.step(None if over else int(actions[chance.below(len(actions))]))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@ways
def test_all_seats_go_on_in_both(
    game: str, seats: int, options: dict[str, OptionValue], way: Callable[[Any], Any]
) -> None:
    env = aec_env(game, seats, options, reward="points")
    env.reset(seed=5)
    for place in range(6):
        other = way(env)

        shown = list(_steps(other, 13, place))

        assert list(_steps(env, 13, place)) == shown
        assert _fingerprint(other) == _fingerprint(env)
        # In the copy other things may happen.
        before = _fingerprint(env)
        list(_steps(other, 5, 99))
        assert _fingerprint(env) == before


def _fingerprint(env: Any) -> str:
    fingerprint: str = env.unwrapped.episode.game.fingerprint()
    return fingerprint


@ways
def test_what_is_picked_and_what_is_sealed_stays_so(way: Callable[[Any], Any]) -> None:
    """A picks two of its four cards; later B has chosen its action and A has not. All that was hidden stays hidden."""
    env: Any = aec_env("race-for-the-galaxy", 2)
    env.reset(seed=5)
    list(_steps(env, 2, 1))
    picking = way(env)
    assert len(picking.unwrapped.episode.picked) == 2
    assert list(_steps(picking, 7, 2)) == list(_steps(env, 7, 2))

    sealed = way(env)
    assert [question.seat for question in sealed.unwrapped.episode.game.questions] == [0]
    for agent in env.possible_agents:
        assert sealed.observe(agent)["observation"].tobytes() == env.observe(agent)["observation"].tobytes()
    assert list(_steps(sealed, 30, 3)) == list(_steps(env, 30, 3))


@ways
def test_the_series_of_games_goes_on_in_both(way: Callable[[Any], Any]) -> None:
    env: Any = aec_env("race-for-the-galaxy", 2)
    env.reset(seed=5)
    other = way(env)

    env.reset()
    other.reset()

    assert _fingerprint(other) == _fingerprint(env)
    fresh = way(aec_env("race-for-the-galaxy", 2))
    fresh.reset(seed=5)
    assert fresh.last()[0]["observation"].shape == env.last()[0]["observation"].shape


def _turns(env: Any, count: int, luck: int) -> Iterator[tuple[Any, ...]]:
    """The same for an environment of Gymnasium."""
    chance = Chance(luck, 0)
    for _ in range(count):
        actions = np.flatnonzero(env.unwrapped.action_masks())
        observation, reward, over, _, info = env.step(int(actions[chance.below(len(actions))]))
        yield observation.tobytes(), reward, over, info["action_mask"].tobytes(), info.get("scores")
        if over:
            env.reset()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@ways
def test_one_seat_and_its_opponents_go_on_in_both(
    game: str, seats: int, options: dict[str, OptionValue], way: Callable[[Any], Any]
) -> None:
    """A novice overlooks the same things, and a search remembers what it foresaw."""
    for level in ("novice", "search:iterations=4"):
        env = gymnasium_env(game, seats, seat=None, opponents=[level], options=options)
        env.reset(seed=5)
        list(_turns(env, 3, 0))
        other = way(env)

        shown = list(_turns(other, 4, 1))

        assert list(_turns(env, 4, 1)) == shown
        assert other.episode.game.fingerprint() == env.episode.game.fingerprint()


@ways
def test_a_vector_of_environments_goes_on_in_both(way: Callable[[Any], Any]) -> None:
    vector = gymnasium.vector.SyncVectorEnv([partial(gymnasium_env, "race-for-the-galaxy", 2)] * 2)
    vector.reset(seed=5)
    other = way(vector)

    for _ in range(10):
        actions = np.array([np.flatnonzero(env.unwrapped.action_masks())[0] for env in vector.envs])  # type: ignore[attr-defined]
        shown, same = vector.step(actions), other.step(actions)
        assert [part.tobytes() for part in shown[:4]] == [part.tobytes() for part in same[:4]]
