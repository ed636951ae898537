"""Looking one step ahead: try an answer on a copy, let what it starts come to its end, and see what it was worth.

Works on states of redealt clones, never on the game at the table, and in numbers rather than notation: a bot tries some
thirty answers for each one it gives.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final, Protocol

from tessera.kernel.chance import Chance
from tessera.kernel.definition import Definition
from tessera.kernel.engine import asked, submit
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome

# So many different picks of k from n are tried; where there are more, that many are drawn by lot.
PICKS: Final = 36
# Follow-up questions of follow-up questions are weighed where they stand, without playing on.
DEPTH: Final = 2
# No action asks more questions than this; a chain that does is weighed where it has got to.
CHAIN: Final = 60


class Evaluation(Protocol):
    """How good a position is for a seat: more is better, and only differences matter."""

    def __call__(self, state: State, seat: int) -> float: ...


class Sides(Protocol):
    """What every seat has in a position, without what its rivals have, while the game goes on."""

    def __call__(self, state: State) -> list[float]: ...


class Manners(Protocol):
    """How a specialist plays on after an answer: quick answers to what follows, and when to stop and look."""

    def follow(self, state: State, lane: Lane, chance: Chance) -> list[int]:
        """A quick answer to the question of a lane, one's own or another's."""
        ...

    def is_at_rest(self, before: State, trial: State) -> bool:
        """Whether an answer given in the position before has come to its end."""
        ...

    def samples(self, state: State, lane: Lane) -> int:
        """How often to play on from each answer to a question, with other luck each time."""
        ...


class AtFirstSight:
    """The manners of somebody who looks at each answer once, however much luck decides."""

    def __init__(self, manners: Manners) -> None:
        self._manners = manners

    def follow(self, state: State, lane: Lane, chance: Chance) -> list[int]:
        """A quick answer, as always."""
        return self._manners.follow(state, lane, chance)

    def is_at_rest(self, before: State, trial: State) -> bool:
        """Where an answer comes to its end, as always."""
        return self._manners.is_at_rest(before, trial)

    def samples(self, state: State, lane: Lane) -> int:
        """Once."""
        return 1


class Lookahead:
    """Weighs the answers to a question for one seat."""

    def __init__(
        self,
        definition: Definition,
        evaluation: Evaluation,
        seat: int,
        chance: Chance,
        manners: Manners | None = None,
    ) -> None:
        self._definition = definition
        self._evaluation = evaluation
        self._seat = seat
        self._chance = chance
        self._manners = manners

    def best(self, state: State, lane: Lane, depth: int = 0) -> list[int]:
        """The best answer; among equals the first."""
        return self.best_of(state, lane, answers(lane, self._chance), depth)

    def best_of(self, state: State, lane: Lane, tries: list[list[int]], depth: int = 0) -> list[int]:
        """The best of these answers; among equals the first."""
        if len(tries) == 1:
            return tries[0]
        chosen = tries[0]
        most = float("-inf")
        number = state.lanes.index(lane)
        for picks in tries:
            worth = self.worth(state, number, picks, depth)
            if worth > most:
                most = worth
                chosen = picks
        return chosen

    def worth(self, state: State, number: int, picks: list[int], depth: int = 0) -> float:
        """What the position is worth when this answer has been given and has come to its end."""
        if self._manners is not None:
            return self._worth_by_manners(state, number, picks, self._manners)
        trial = self._definition.clone(state)
        height = len(trial.lanes[number].stack)
        submit(trial, trial.lanes[number], picks)
        if depth < DEPTH:
            self._play_on(trial, height, depth + 1)
        return self._evaluation(trial, self._seat)

    def _worth_by_manners(self, state: State, number: int, picks: list[int], manners: Manners) -> float:
        """The same, with what follows answered by habit. Every answer meets the same luck, several times over."""
        total = 0.0
        for sample in range(manners.samples(state, state.lanes[number])):
            trial = self._definition.clone(state)
            trial.chance = Chance(self._chance.key ^ sample, trial.chance.count)
            luck = Chance(self._chance.key, sample << 20)
            submit(trial, trial.lanes[number], picks)
            for _ in range(CHAIN):
                waiting = asked(trial)
                if trial.over or not waiting or manners.is_at_rest(state, trial):
                    break
                submit(trial, waiting[0], manners.follow(trial, waiting[0], luck))
            total += self._evaluation(trial, self._seat)
        return total

    def _play_on(self, trial: State, height: int, depth: int) -> None:
        """Answer what the first answer leads to: one's own questions well, those of others at random.

        An answer has come to its end when no more steps wait than before it: the stack is as low as it was.
        """
        for _ in range(CHAIN):
            waiting = asked(trial)
            if trial.over or not waiting:
                return
            lane = waiting[0]
            if len(lane.stack) <= height and len(trial.lanes) == 1:
                return
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            if ask.seat == self._seat:
                submit(trial, lane, self.best(trial, lane, depth))
            else:
                submit(trial, lane, answers(lane, self._chance)[0])


def answers(lane: Lane, chance: Chance) -> list[list[int]]:
    """The answers worth trying: every option, or every pick of options as long as those are few."""
    ask = lane.stack[-1]
    menu = lane.menu
    if not isinstance(ask, AskSome):
        return [[choice] for choice in menu]
    most = min(ask.most, len(menu))
    tries: list[list[int]] = []
    for count in range(ask.least, most + 1):
        if comb(len(menu), count) <= PICKS:
            tries.extend(list(picks) for picks in combinations(menu, count))
        else:
            tries.extend(chance.sample(menu, count) for _ in range(PICKS))
    return tries


def stands_before(state: State, kinds: tuple[str, ...]) -> bool:
    """Whether the next question is one of these kinds, or there is none."""
    for lane in state.lanes:
        if lane.menu:
            ask = lane.stack[-1]
            assert isinstance(ask, Ask)
            return ask.kind() in kinds
    return True
