"""One seat learns, bots sit in the others: the environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tessera.kernel.refusal import SetupError
from tessera.lab.adapters.course import SEEDS, Course
from tessera.lab.adapters.episode import Episode
from tessera.players import SeatPlayer, seat_player


class Alone(gymnasium.Env[NDArray[Any], np.int64]):
    """A table at which one agent learns from bots."""

    def __init__(
        self, course: Course, seat: int | None, opponents: Sequence[str], render_mode: str | None = None
    ) -> None:
        if seat is not None and seat not in range(course.seats):
            raise SetupError(
                f"There is no seat {seat!r} at this table.",
                f"Seats are numbered 0 to {course.seats - 1}; None draws one for each game.",
                f"このテーブルに席{seat!r}はありません。",
                f"席は0から{course.seats - 1}までです。Noneならゲームごとに席を決めます。",
            )
        if course.seats > 1 and not opponents:
            raise SetupError(
                "Nobody sits in the other seats.",
                "Name opponents, such as greedy.",
                "ほかの席に着くプレイヤーがいません。",
                "greedyなどの相手を指定してください。",
            )
        for level in opponents:
            seat_player(level, course.game, "")
        self.metadata = {"name": course.name, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.course = course
        self.opponents = tuple(opponents)
        self.observation_space = course.observation_space()
        self.action_space = course.action_space()
        self._chair = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal a game and play it to the agent's first question. Options change nothing."""
        super().reset(seed=seed)
        self.episode: Episode = self._deal()
        # The bots may end a game before the agent is asked for the first time; then there is nothing to learn from it.
        while self.episode.seat is None:
            self.episode = self._deal()
        self._worth = self.course.worth(self.episode)[self.seat]
        return self._look()

    def _deal(self) -> Episode:
        seed = int(self.np_random.integers(SEEDS))
        drawn = int(self.np_random.integers(self.course.seats))
        self.seat = drawn if self._chair is None else self._chair
        self._bots: dict[int, SeatPlayer] = {}
        for number in range(self.course.seats - 1):
            seat = (self.seat + 1 + number) % self.course.seats
            level = self.opponents[number % len(self.opponents)]
            self._bots[seat] = seat_player(level, self.course.game, f"{seed} {seat}")
        episode = self.course.deal(seed)
        self._let_others_play(episode)
        return episode

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until the agent is asked again. An illegal action loses the game at once."""
        if int(action) not in self.episode.legal:
            observation, info = self._look()
            return observation, -1.0, True, False, {**info, "illegal_action": True}
        self.episode.act(int(action))
        self._let_others_play(self.episode)
        worth = self.course.worth(self.episode)[self.seat]
        reward, self._worth = worth - self._worth, worth
        observation, info = self._look()
        return observation, reward, self.episode.seat is None, False, info

    def _let_others_play(self, episode: Episode) -> None:
        while (seat := episode.seat) is not None and seat != self.seat:
            episode.answer(seat, self._bots[seat].choose(episode.game, seat))

    def _look(self) -> tuple[NDArray[Any], dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": self.course.mask(self.episode, self.seat)}
        outcome = self.episode.game.outcome
        if outcome is not None:
            info["won"] = self.seat in outcome.winners
            info["scores"] = outcome.scores
        return self.course.observe(self.episode, self.seat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, by the name under which sb3-contrib looks for it."""
        return self.course.mask(self.episode, self.seat).astype(np.bool_)

    def render(self) -> str:
        """What is asked, as a sentence, and what may be answered."""
        return self.episode.told()
