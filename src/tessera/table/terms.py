"""The terms of a table: what was agreed when it was opened, and never changes while people play there."""

from __future__ import annotations

from typing import Literal

import msgspec

from tessera.kernel.definition import OptionValue

Visibility = Literal["public", "unlisted", "private"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clocks of a table, all optional: seconds for one move, and for all of a seat's moves together."""

    per_move: int | None = None
    per_game: int | None = None
    # Added to the seat's time for the game with each choice it makes.
    increment: int = 0
    # What a fallen clock means: nothing but a red clock; a stand-in answers that question; the seat resigns.
    late: Literal["wait", "answer", "resign"] = "wait"

    @property
    def ticks(self) -> bool:
        """Whether there is a clock at all."""
        return self.per_move is not None or self.per_game is not None


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played."""

    game: str
    seats: int
    options: dict[str, OptionValue] = {}
    packs: tuple[str, ...] = ()
    # The hash of each pack when the table was opened: with another version of it the game is held.
    pack_hashes: tuple[str, ...] = ()
    # Whether the table goes on from a record: then whoever has that record knows the deal, and everybody is told so.
    known_deal: bool = False
    name: str = ""
    pace: Pace = Pace()
    # public: listed, anybody may watch and take an open seat; unlisted: so for whoever has the address; private: only
    # whoever sits there, by account, invitation or link.
    visibility: Visibility = "unlisted"
    # none; mark: own choices back to the knowledge mark; consent: also further, when all people at the table agree.
    undo: Literal["none", "mark", "consent"] = "consent"
    # What happens to the seat of a person who leaves a running game: it stays open, or a stand-in plays on.
    absent: Literal["wait", "bot"] = "wait"
    # The level of every stand-in: for the absent, the late and the resigned.
    stand_in: str = "greedy"
    # Whether one person may sit in several seats, at one screen.
    hot_seat: bool = False
    # Whether the coach may be asked where people play each other. Whoever plays with bots alone may always ask it.
    coach: bool = False
    # The lesson that is taught here, by its name in the game's course; "" at every other table.
    lesson: str = ""
