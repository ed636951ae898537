"""The environments are what PettingZoo and Gymnasium expect, and pay what they promise."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tessera.kernel.definition import OptionValue
from tessera.kernel.refusal import SetupError
from tessera.lab.adapters import aec_env, gymnasium_env
from tessera.lab.adapters.rewards import rewards
from tessera.lab.adapters.together import Together

# What PettingZoo asks of an environment. It is told no types.
CONFORMANCE: Any = import_module("pettingzoo.test")
# Few and many seats at each game.
TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("atlas-lost", 2, {}),
    ("atlas-lost", 4, {"trees": "random"}),
    ("race-for-the-galaxy", 1, {}),
    ("race-for-the-galaxy", 2, {}),
    ("race-for-the-galaxy", 6, {"sets": "set3", "takeovers": True}),
    ("revive", 2, {}),
    ("revive", 4, {"long": True}),
    ("the-warp", 2, {}),
    ("the-warp", 6, {"side": "B"}),
]
# The tests of PettingZoo know by name which of its own games show a dictionary, and are surprised by any other.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@dictionaries
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo_is_content(
    game: str, seats: int, options: dict[str, OptionValue], capsys: pytest.CaptureFixture[str]
) -> None:
    env = aec_env(game, seats, options)

    CONFORMANCE.api_test(env, num_cycles=40 // seats)

    assert capsys.readouterr().out.endswith("Passed API test\n")
    assert env.metadata["name"] == f"{game.replace('-', '_')}_v0"


@pytest.mark.parametrize("game", ["atlas-lost", "race-for-the-galaxy", "revive", "the-warp"])
def test_the_same_seed_and_actions_play_the_same_game(game: str) -> None:
    CONFORMANCE.seed_test(lambda: aec_env(game, 2), num_cycles=20)


def test_a_series_of_games_goes_on_without_a_seed() -> None:
    env = aec_env("race-for-the-galaxy", 2)
    deals = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        seen = env.observe("player_0")
        assert seen is not None
        deals.append(seen["observation"].tobytes())

    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]


@pytest.mark.parametrize(("reward", "won"), [("outcome", 1.0), ("points", 1.25)])  # from a lead of -1 to 9
def test_a_whole_game_pays_the_winner(reward: str, won: float) -> None:
    env = aec_env("race-for-the-galaxy", 2, reward=reward)
    env.reset(seed=3)
    env.action_space("player_0").seed(1)
    env.action_space("player_1").seed(1)
    paid = {"player_0": 0.0, "player_1": 0.0}
    ends = []

    for agent in env.agent_iter():
        observation, earned, over, _, _ = env.last()
        paid[agent] += earned
        ends.append(over)
        assert observation is not None
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

    assert isinstance(env.unwrapped, Together)
    outcome = env.unwrapped.episode.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (26, 35))
    assert paid == {"player_0": -won, "player_1": won}
    assert ends == [False] * (len(ends) - 2) + [True, True]
    assert env.agents == []


def test_an_illegal_action_loses() -> None:
    env = aec_env("atlas-lost", 2)
    env.reset(seed=7)
    env.step(0)

    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


@pytest.mark.parametrize(("game", "seats"), [("atlas-lost", 3), ("race-for-the-galaxy", 2), ("the-warp", 2)])
def test_gymnasium_is_content(game: str, seats: int) -> None:
    check_env(gymnasium_env(game, seats, opponents=["random"]), skip_render_check=True)


def test_one_seat_plays_against_bots_to_the_end() -> None:
    env = gymnasium_env("race-for-the-galaxy", 2, seat=None, opponents=["random"])
    env.action_space.seed(1)
    observation, info = env.reset(seed=3)
    results: list[tuple[float, bool]] = []

    while len(results) < 3:
        assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert observation in env.observation_space
        if over:
            results.append((reward, info["won"]))
            observation, info = env.reset()

    assert results == [(1.0, True), (1.0, True), (-1.0, False)]


def test_the_seat_is_drawn_anew_for_each_game() -> None:
    env = gymnasium_env("race-for-the-galaxy", 2, seat=None, opponents=["random"])
    env.reset(seed=3)
    seats = []

    for _ in range(12):
        env.reset()
        seats.append(env.seat)

    assert set(seats) == {0, 1}


def test_winners_share_one_and_losers_share_minus_one() -> None:
    assert rewards([2], 4) == [-1 / 3, -1 / 3, 1.0, -1 / 3]
    assert rewards([0, 2], 4) == [0.5, -0.5, 0.5, -0.5]
    assert rewards([0, 1], 2) == [0.0, 0.0]
    assert rewards([], 3) == [0.0, 0.0, 0.0]
    assert (rewards([0], 1), rewards([], 1)) == ([1.0], [-1.0])


def test_what_cannot_be_is_refused_with_a_way_out() -> None:
    with pytest.raises(SetupError, match=r"There is no seat 2 at this table\. Seats are numbered 0 to 1"):
        gymnasium_env("atlas-lost", 2, seat=2)
    with pytest.raises(SetupError, match="Nobody sits in the other seats"):
        gymnasium_env("atlas-lost", 2, opponents=[])
    with pytest.raises(SetupError, match='Did you mean "points"'):
        aec_env("atlas-lost", 2, reward="point")
    with pytest.raises(SetupError, match='There is no reward "5"'):
        aec_env("atlas-lost", 2, reward=5)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=r"Options are given by their names, not \['trees'\]"):
        aec_env("atlas-lost", 2, options=["trees"])  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="Packs are a list of paths as text, not 'p'"):
        gymnasium_env("atlas-lost", 2, packs="p")
    with pytest.raises(SetupError, match='There is no player "greed"'):
        gymnasium_env("atlas-lost", 2, opponents=["greed"])
