"""All seats learn: the environment of PettingZoo in which agents act one after another."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from tessera.lab.adapters.course import SEEDS, Course
from tessera.lab.adapters.episode import Episode

# "observation" and "action_mask", each an array.
Observation: TypeAlias = dict[str, Any]


class Together(AECEnv[str, Observation, Any]):
    """A table at which an agent sits in every seat: "player_0" in the first."""

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        self.metadata = {"name": course.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(course.seats)]
        self.course = course
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: course.action_space() for agent in self.possible_agents}
        self._generator: np.random.Generator | None = None

    def _observation_space(self) -> spaces.Space[Observation]:
        actions = (int(self.course.action_space().n),)
        return spaces.Dict(
            {"observation": self.course.observation_space(), "action_mask": spaces.Box(0, 1, actions, np.int8)}
        )

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent sees: the same kind of thing for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. A seed begins a series of games; without one the series goes on. Options change nothing."""
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        self.episode: Episode = self.course.deal(int(self._generator.integers(SEEDS)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._worth = self.course.worth(self.episode)
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do if it is asked."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.course.observe(self.episode, seat),
            "action_mask": self.course.mask(self.episode, seat),
        }

    def step(self, action: int | None) -> None:
        """Act for the agent that is selected; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent in play acts"
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(int(action))
        worth = self.course.worth(self.episode)
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = worth[seat] - self._worth[seat]
        self._worth = worth
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        seat = self.episode.seat
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str:
        """What is asked, as a sentence, and what may be answered."""
        return self.episode.told()

    def close(self) -> None:
        """There is nothing to close."""
