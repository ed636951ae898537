"""The solitaire opponent: what it counts beside the cards in its two stacks (RFTG-ROBOT-10)."""

from __future__ import annotations


class Robot:
    """The robot; it stays at zero where nobody plays alone."""

    __slots__ = (
        "chips",
        "columns",
        "counters",
        "credit",
        "earned",
        "economy",
        "exodus",
        "face",
        "placed",
        "prestige",
        "rolled",
        "start",
    )

    # Which of the rulebook's robots it is; -1 for none.
    start: int
    credit: int
    economy: int
    chips: int
    prestige: int
    earned: int
    # Counters for 6-cost developments not yet placed, and those placed (RFTG-ROBOT-31).
    counters: int
    placed: int
    # What its robot face is read as now.
    face: int
    # Whether its first Settle action is still to come and is a special one (RFTG-ROBOT-43).
    exodus: bool
    # The faces rolled this round, and the mask of mat columns that its dice stand on.
    rolled: list[int]
    columns: int

    def __init__(
        self,
        start: int,
        credit: int,
        economy: int,
        chips: int,
        prestige: int,
        earned: int,
        counters: int,
        placed: int,
        face: int,
        exodus: bool,
        rolled: list[int],
        columns: int,
    ) -> None:
        self.start = start
        self.credit = credit
        self.economy = economy
        self.chips = chips
        self.prestige = prestige
        self.earned = earned
        self.counters = counters
        self.placed = placed
        self.face = face
        self.exodus = exodus
        self.rolled = rolled
        self.columns = columns
