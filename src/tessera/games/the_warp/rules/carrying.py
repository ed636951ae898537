"""Lists of effects are carried out from left to right (effects vocabulary, section 1)."""

from __future__ import annotations

from tessera.games.the_warp.state import Warp
from tessera.kernel.step import Do


class Carry(Do[Warp]):
    """Carry out a list of effects for a seat from one place on, all at once (WARP-RAC-04, WARP-RAC-07, WARP-RWD-02).

    In a combat `side` says whose effect it is: 0 the attack's, 1 the defence's.
    """

    __slots__ = ("at", "listed", "seat", "side")

    def __init__(self, seat: int, listed: int, at: int, side: int) -> None:
        self.seat = seat
        self.listed = listed
        self.at = at
        self.side = side

    def resolve(self, game: Warp) -> None:
        # Here and not above: effects know all the rules, and many of those carry out effects.
        from tessera.games.the_warp.rules.effects import perform

        effects = game.rulebook.lists[self.listed]
        if self.at + 1 < len(effects):
            game.then(Carry(self.seat, self.listed, self.at + 1, self.side))
        perform(game, self.seat, effects[self.at], self.side)
