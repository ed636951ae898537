"""Where a learner stands: nothing but the lesson and the choices of the game say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from tessera.games import find
from tessera.kernel.definition import Setup
from tessera.kernel.game import Game, begin
from tessera.kernel.record import Choice
from tessera.kernel.replay import repeat
from tessera.kernel.setup import arrange
from tessera.teaching.lesson import Good, Lesson, Step

# right: as intended; also: another good way; other: legal, and not what the step is about.
Tone = Literal["right", "also", "other"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a learner has come, and what the others have left to answer."""

    lesson: Lesson
    # How many steps are done.
    done: int
    # The answer to the step before, if there is one.
    last: Good | None
    # What the others shall answer, in the order of each seat.
    script: tuple[Choice, ...]
    # Whether the game has left the way of the lesson: then it is a game like any other.
    lost: bool = False

    @property
    def step(self) -> Step | None:
        """The step that waits for an answer; None when the lesson is over."""
        return None if self.lost or self.is_over else self.lesson.steps[self.done]

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.done == len(self.lesson.steps)

    def cue(self, seat: int) -> list[str] | None:
        """What this seat, none of the learner's, answers next by the script."""
        for choice in self.script:
            if choice.seat == seat:
                return choice.picks
        return None


def progress(lesson: Lesson, game: Game) -> Progress:
    """Where a learner stands in a game."""
    return progress_after(lesson, game.setup, game.choices)


def progress_after(lesson: Lesson, setup: Setup, choices: Sequence[Choice]) -> Progress:
    """Where a learner stands after these choices of a game that was set up so.

    One that began otherwise than the lesson, or in which something was chosen that the lesson does not know, has lost
    its way: so it is with a lesson that was written anew meanwhile.
    """
    start = lesson.start
    before = len(start.choices)
    if not _is_set_up_for(lesson, setup) or _plain(choices[:before]) != _plain(start.choices):
        return Progress(lesson, 0, None, (), lost=True)
    done, last = 0, None
    script: list[Choice] = []
    for choice in choices[before:]:
        if choice.seat != start.seat:
            _play_part(script, choice)
        elif done < len(lesson.steps):
            last = lesson.steps[done].answer(frozenset(choice.picks))
            if last is None:
                return Progress(lesson, done, None, (), lost=True)
            done += 1 + last.skip
            script += last.script
    return Progress(lesson, done, last, tuple(script))


def _plain(choices: Sequence[Choice]) -> list[tuple[int, frozenset[str]]]:
    """Choices without the order of their picks."""
    return [(choice.seat, frozenset(choice.picks)) for choice in choices]


@cache
def _setup(lesson: Lesson) -> Setup:
    start = lesson.start
    return arrange(find(lesson.game), start.seats, start.seed, start.options)


def _is_set_up_for(lesson: Lesson, setup: Setup) -> bool:
    """Whether a game was set up as the lesson says; what it does not say may be as it likes."""
    wanted = _setup(lesson)
    if (setup.game, setup.seats, setup.seed) != (wanted.game, wanted.seats, wanted.seed):
        return False
    return all(setup.options.get(name) == wanted.options[name] for name in lesson.start.options)


def _play_part(script: list[Choice], choice: Choice) -> None:
    """A seat has answered: what stood next for it is done."""
    for index, cue in enumerate(script):
        if cue.seat == choice.seat:
            del script[index]
            return


def tone_of(progress: Progress, picks: Sequence[str]) -> Tone:
    """What a legal answer of the learner's is to the lesson. When it is over, or lost, everything is right."""
    step = progress.step
    if step is None:
        return "right"
    good = step.answer(frozenset(picks))
    if good is None:
        return "other"
    return "also" if good.other_way else "right"


def opened(lesson: Lesson) -> Game:
    """A game in the position of the lesson."""
    game = begin(find(lesson.game), _setup(lesson))
    for number, choice in enumerate(lesson.start.choices, start=1):
        repeat(game, number, choice)
    return game
