"""Whom an effect touches: other players and NPCs, chosen when the step is resolved.

Protected players are no targets (AL-PASS-07); while somebody can be affected nobody else may be chosen (AL-NPC-11).
"""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.step import Ask, Refused

ONE_OTHER: Final = 0
EACH_OTHER: Final = 1
ALLY: Final = 2
TARGETS: Final = ("one_other", "each_other", "ally")


# ruling AL-R028
def others(game: Atlas, seat: int) -> list[int]:
    """All other boards, players clockwise from the seat and then NPCs."""
    return other_players(game, seat) + list(range(game.seats, len(game.tracks)))


def other_players(game: Atlas, seat: int) -> list[int]:
    """All other players, clockwise from the seat."""
    return [(seat + offset) % game.seats for offset in range(1, game.seats)]


class ChooseTarget(Ask[Atlas]):
    """Whom does it touch? `boards` are those it can affect (AL-NPC-04, AL-STEAL-05)."""

    __slots__ = ("boards",)

    def __init__(self, seat: int, boards: list[int]) -> None:
        super().__init__(seat)
        self.boards = boards

    def protection(self) -> int:
        """What a card would have to protect from, to spare its owner; 0 when nothing does."""
        return 0

    def spared(self) -> str:
        """Why a player who is not protected is no target all the same: the key of a phrase."""
        raise AssertionError("a target question says whom it cannot touch")

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import target_objections

        return target_objections(game, self)
