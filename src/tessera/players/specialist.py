"""What a player is told of the game it plays; the generic levels know no more."""

from __future__ import annotations

from collections.abc import Mapping

from tessera.players.lookahead import Evaluation, Manners, Worths


class Specialist:
    """How positions of a game are weighed, how it is played on by habit, and how long searching levels think."""

    __slots__ = ("evaluation", "habits", "iterations", "manners", "spread", "worths")

    def __init__(
        self,
        evaluation: Evaluation | None,
        worths: Worths | None,
        manners: Manners | None,
        spread: float,
        iterations: Mapping[str, int],
        habits: Manners | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.worths = worths
        # How a greedy player plays on; without manners it searches what follows an answer, too.
        self.manners = manners
        # How a search plays on, which has no time for that.
        self.habits = habits or manners
        # The lead, in units of the evaluation, with which a seat wins about three games of four: fitted to games
        # between greedy players.
        self.spread = spread
        self.iterations = dict(iterations)
