"""How a search plays on after an answer: by habit, until what the answer started has come to its end."""

from __future__ import annotations

from typing import Final

from tessera.kernel.chance import Chance
from tessera.kernel.definition import Definition
from tessera.kernel.engine import submit
from tessera.kernel.state import Lane, State
from tessera.players.lookahead import CHAIN, Manners, answers

# Where the luck of what is drawn begins, and that of habits: two parts of one sequence that never meet.
_DRAWN: Final = 0x100000


class PlayingOn:
    """Plays on in one game. Without habits, follow-up questions are answered by lot."""

    def __init__(self, definition: Definition, habits: Manners | None) -> None:
        self._definition = definition
        self._habits = habits

    def copy(self, state: State, luck: int) -> State:
        """The same position once more, with that luck from here on."""
        trial = self._definition.clone(state)
        trial.chance = Chance(luck, _DRAWN)
        return trial

    def after(self, state: State, number: int, picks: list[int], luck: int) -> State:
        """The position when an answer in the lane of that number has come to its end; `state` is left as it is."""
        trial = self.copy(state, luck)
        height = len(trial.lanes[number].stack)
        submit(trial, trial.lanes[number], picks)
        chance = Chance(luck, 0)
        for _ in range(CHAIN):
            lane = waiting(trial)
            if trial.over or lane is None or self.is_at_rest(state, trial, height):
                break
            submit(trial, lane, self.habitual(trial, lane, chance))
        return trial

    def samples(self, state: State, lane: Lane) -> int:
        """How often an answer to a question is to be looked at, with other luck each time."""
        return 1 if self._habits is None else self._habits.samples(state, lane)

    def habitual(self, state: State, lane: Lane, chance: Chance) -> list[int]:
        """The answer that somebody gives without thinking."""
        if self._habits is None:
            tries = answers(lane, chance)
            return tries[chance.below(len(tries))]
        return self._habits.follow(state, lane, chance)

    def is_at_rest(self, before: State, trial: State, height: int) -> bool:
        """Whether what was answered in the position before, on a stack of that height, has come to its end."""
        if self._habits is not None:
            return self._habits.is_at_rest(before, trial)
        lane = waiting(trial)
        return lane is None or (len(lane.stack) <= height and len(trial.lanes) == 1)


def waiting(state: State) -> Lane | None:
    """The first lane that waits for an answer."""
    for lane in state.lanes:
        if lane.menu:
            return lane
    return None
