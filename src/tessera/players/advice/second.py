"""Second thoughts: what an answer would cost that somebody is about to give, and why.

The answer is tried in the same deals as the best one, so that what differs between them is the answer and not the luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tessera.kernel.game import Game
from tessera.players.advice.advise import SECONDS, Advised, Thinker, reasons

# An answer that gives away so much of winning, or more, is worth a question.
MUCH: Final = 0.12
# Where the best answer is not known yet, so much of the time goes into finding it.
_FINDING: Final = 0.5


class Second(NamedTuple):
    """An answer beside the best one: the share of winning it leaves, and what the best brings and costs against it."""

    ids: tuple[str, ...]
    share: float
    best: Advised
    # Whoever plays alone has no share of winning: positions are compared all the same.
    is_alone: bool = False

    @property
    def loss(self) -> float:
        """What share of winning it gives away."""
        return max(0.0, self.best.share - self.share)


def second_thoughts(
    game: Game,
    seat: int,
    picks: Sequence[str],
    best: Sequence[str] = (),
    seconds: float = SECONDS,
    iterations: int = 0,
) -> Second:
    """What the picks of a seat would cost. `best` is the best answer, where somebody has found it already.

    Picks that cannot be raise what playing them would.

    >>> import tessera
    >>> game = tessera.start("race-for-the-galaxy", seats=2, seed=3)
    >>> given = [option.id for option in game.questions[0].options[:4]]
    >>> second_thoughts(game, 0, given, given, seconds=0.0, iterations=16).loss
    0.0
    """
    own = tuple(game.understood(seat, picks))
    if not best:
        seconds *= _FINDING
        best = Thinker(game, seat, seconds, iterations).weigh().answers[0].ids
    thinker = Thinker(game, seat, seconds, iterations)
    verdict = thinker.weigh([own] if own == tuple(best) else [own, best])
    found = {tuple(answer.ids): answer for answer in verdict.answers}
    mine, other = found[own], found[tuple(best)]
    gains, losses = reasons(thinker.witness, other, mine)
    return Second(own, mine.share, Advised(tuple(best), other.share, gains, losses), game.setup.seats == 1)
