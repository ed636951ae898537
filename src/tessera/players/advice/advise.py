"""The best answers to an open question, their shares of winning, and what makes the difference.

Everything is seen from the seat that is asked: what it cannot know is dealt anew, again and again. Reasons are what
differs between the positions that the search itself has come to by one answer and by another, in the parts that it
plays for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from tessera.kernel.game import Game
from tessera.players.accounts import Part
from tessera.players.player import Seat
from tessera.players.search.search import Search, Verdict, Weighed
from tessera.players.search.trials import Budget
from tessera.players.search.witness import Witness
from tessera.players.specialist import Thinking
from tessera.players.specialists import specialist

# So long somebody who asks for advice waits for it, at most; thinking ends a little earlier.
SECONDS: Final = 1.6
# So many answers are told.
MOST: Final = 3
# What makes less difference than this part of a spread is no reason; and no more reasons are told than these.
_LEAST: Final = 0.03
_GAINS: Final = 3
_LOSSES: Final = 2
# The same question in the same position is always thought about with the same luck.
_SEED: Final = "advice"
_ANY: Final = Thinking(60, 1)


class Reason(NamedTuple):
    """A part of one's side of which an answer brings more or less: how much it matters, and how many on average."""

    key: str
    worth: float
    many: float


# What speaks for an answer, and what against it.
Reasons: TypeAlias = tuple[tuple[Reason, ...], tuple[Reason, ...]]


class Advised(NamedTuple):
    """An answer, the share of winning it leaves, and what it brings and costs compared with another one."""

    ids: tuple[str, ...]
    share: float
    gains: tuple[Reason, ...]
    losses: tuple[Reason, ...]


class Advice(NamedTuple):
    """The best answers, the best first. The first is compared with the second, all others with the first."""

    seat: int
    answers: tuple[Advised, ...]
    # What share of winning each seat has if the best answer is given.
    shares: tuple[float, ...]
    iterations: int


def advise(game: Game, seat: int, seconds: float = SECONDS, iterations: int = 0, most: int = MOST) -> Advice:
    """The best answers to the question that a seat is asked.

    It thinks as long as the strongest level does, or for so many seconds or iterations, whichever is over first.

    >>> import tessera
    >>> game = tessera.start("race-for-the-galaxy", seats=2, seed=3)
    >>> len(advise(game, 0, iterations=16).answers)
    3
    """
    thinker = Thinker(game, seat, seconds, iterations)
    verdict = thinker.weigh()
    return Advice(seat, _advised(verdict, thinker.witness, most), tuple(verdict.shares), verdict.iterations)


class Thinker:
    """Whoever thinks for a seat, and the witness that looks on."""

    def __init__(self, game: Game, seat: int, seconds: float, iterations: int) -> None:
        known = specialist(game.setup.game)
        plan = known.thinking.get("master", _ANY)
        self._window = Seat(game, seat, _SEED)
        self._search = Search(known, Budget(iterations or plan.iterations, seconds, plan.breadth), plan.horizon)
        self.witness: Witness | None = None
        if known.accounts is not None:
            self.witness = Witness(known.accounts, seat, known.spread, known.rivalry)

    def weigh(self, given: Sequence[Sequence[str]] = ()) -> Verdict:
        """What each answer is worth, or each of those given, tried in the same deals."""
        return self._search.weigh(self._window, self.witness, given)


def _advised(verdict: Verdict, witness: Witness | None, most: int) -> tuple[Advised, ...]:
    told = verdict.answers[:most]
    found: list[Advised] = []
    share = 1.0
    for place, answer in enumerate(told):
        # What was tried less often may look better by luck than what proved better: no more is told of it.
        share = min(share, answer.share)
        other = told[0] if place else told[min(1, len(told) - 1)]
        gains, losses = reasons(witness, answer, other)
        found.append(Advised(tuple(answer.ids), share, gains, losses))
    return tuple(found)


def reasons(witness: Witness | None, one: Weighed, other: Weighed) -> Reasons:
    """What one answer brings and costs, compared with another: what matters most first."""
    if witness is None:
        return (), ()
    parts = witness.differences(one.label, other.label)
    return _largest(parts, 1, _GAINS), _largest(parts, -1, _LOSSES)


def _largest(parts: Sequence[Part], sign: int, most: int) -> tuple[Reason, ...]:
    large = [part for part in parts if sign * part.worth >= _LEAST]
    large.sort(key=lambda part: -sign * part.worth)
    return tuple([Reason(part.key, part.worth, part.count) for part in large[:most]])
