"""The games that an environment plays: the same game, seats and options each time, dealt anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tessera.games import find
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import begin
from tessera.kernel.outside import quoted
from tessera.kernel.refusal import SetupError, did_you_mean
from tessera.kernel.setup import arrange
from tessera.lab.adapters.actions import COUNTS, Actions
from tessera.lab.adapters.episode import Episode
from tessera.lab.adapters.observer import Observer
from tessera.lab.adapters.rewards import lead, rewards

# Seeds of games are below this: a number that any tool can hold exactly.
SEEDS: Final = 2**53
# "points" pays for a growing lead on the way.
REWARDS: Final = ("outcome", "points")


class Course:
    """Deals games, looks at them and counts what they are worth."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None,
        packs: Sequence[str],
        reward: str,
    ) -> None:
        self.definition = find(game)
        self._setup = arrange(self.definition, seats, 0, {} if options is None else options, packs, among_bots=True)
        if reward not in REWARDS:
            written = quoted(str(reward))
            raise SetupError(
                f'There is no reward "{written}".',
                did_you_mean(written, REWARDS),
                f"「{written}」という報酬はありません。",
                did_you_mean(written, REWARDS, "ja"),
            )
        self.game = game
        self.seats = seats
        self._reward = reward
        self._actions = Actions(COUNTS[game])
        self._observer = Observer(self.deal(0).game)

    def __reduce__(self) -> tuple[object, ...]:
        # All the rest follows from this.
        return Course, (self.game, self.seats, self._setup.options, self._setup.packs, self._reward)

    def __deepcopy__(self, memo: object) -> Course:
        # It is the same for every game that it deals.
        return self

    @property
    def name(self) -> str:
        """The name of the environment, with the version of its spaces and rewards."""
        return f"{self.game.replace('-', '_')}_v0"

    @property
    def observation_names(self) -> Sequence[str]:
        """What each number of an observation is about."""
        return self._observer.names

    def observation_space(self) -> spaces.Box:
        """Numbers from 0 to 1."""
        return spaces.Box(0.0, 1.0, (len(self._observer.names),), np.float32)

    def action_space(self) -> spaces.Discrete:
        """All actions; few of them are legal at a time."""
        return spaces.Discrete(self._actions.count)

    def deal(self, seed: int) -> Episode:
        """A game from its beginning."""
        setup = arrange(self.definition, self.seats, seed, self._setup.options, self._setup.packs)
        return Episode(begin(self.definition, setup, listen=False), self._actions)

    def observe(self, episode: Episode, seat: int) -> NDArray[np.float32]:
        """What a seat knows."""
        return self._observer.observe(episode, seat)

    def mask(self, episode: Episode, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may take; nothing but 0 while others are asked."""
        mask = np.zeros(self._actions.count, dtype=np.int8)
        if episode.seat == seat:
            mask[list(episode.legal)] = 1
        return mask

    def worth(self, episode: Episode) -> list[float]:
        """What each seat has earned since the game began."""
        game = episode.game
        earned = [0.0] * self.seats
        if game.outcome is not None:
            earned = rewards(game.outcome.winners, self.seats)
        if self._reward == "points":
            for seat in range(self.seats):
                earned[seat] += lead(self.definition.standing(game.state, seat), seat)
        return earned
