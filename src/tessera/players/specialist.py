"""What a player is told of the game it plays; the generic levels know no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tessera.players.accounts import Accounts
from tessera.players.lookahead import Evaluation, Manners, Sides

# So many first answers are tried, unless a level is told another number.
BREADTH: Final = 8


class Thinking:
    """How long a searching level thinks about a question, how many turns ahead, and about how many answers."""

    __slots__ = ("breadth", "horizon", "iterations")

    def __init__(self, iterations: int, horizon: int, breadth: int = BREADTH) -> None:
        self.iterations = iterations
        self.horizon = horizon
        self.breadth = breadth


class Specialist:
    """How positions of a game are weighed, how it is played on by habit, and how long searching levels think."""

    __slots__ = ("accounts", "evaluation", "game", "habits", "manners", "rivalry", "sides", "spread", "thinking")

    def __init__(
        self,
        game: str,
        evaluation: Evaluation | None,
        sides: Sides | None,
        manners: Manners | None,
        spread: float,
        rivalry: float,
        thinking: Mapping[str, Thinking],
        habits: Manners | None = None,
        accounts: Accounts | None = None,
    ) -> None:
        # The name of the game; "" for any.
        self.game = game
        self.evaluation = evaluation
        self.sides = sides
        # How a greedy player plays on; without manners it searches what follows an answer, too.
        self.manners = manners
        # How a search plays on, which has no time for that.
        self.habits = habits or manners
        # The lead of a side with which a seat wins about three games of four: fitted to games between greedy players.
        self.spread = spread
        # How much of the best rival's side a search counts against its own.
        self.rivalry = rivalry
        self.thinking = dict(thinking)
        # What a side is made of, for whoever wants to know why an answer is good.
        self.accounts = accounts
