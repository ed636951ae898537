"""The multi-kind world: its kind is chosen when it is placed, may be changed at any time, and is fixed for scoring."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.scoring import scores_by_kind
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import KINDS
from tessera.kernel.step import Ask

# Choices that set the kind are below zero wherever they stand beside others.
FIRST_KIND = -2


class ChooseKind(Ask[Race]):
    """The kind of a multi-kind world just placed (RFTG-KIND-01)."""

    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def kind(self) -> str:
        return "kind"

    def options(self, game: Race) -> list[int]:
        return list(range(len(KINDS)))

    def answer(self, game: Race, choice: int) -> None:
        set_kind(game, self.seat, choice)

    def notation(self, game: Race, choice: int) -> str:
        return f"kind {KINDS[choice]}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.piece}"]


class FixKind(Ask[Race]):
    """Before scoring the owner of a multi-kind world sets it once, for all lines and goals together: to whatever is
    liked, which can be to deny a rival points. Where nobody's points go by it, nobody asks
    (RFTG-SCORE-26, RFTG-KIND-01)."""

    __slots__ = ()

    def kind(self) -> str:
        return "final-kind"

    def options(self, game: Race) -> list[int]:
        if game.empires[self.seat].kind < 0:
            return []
        scores = scores_by_kind(game, self.seat)
        return list(range(len(KINDS))) if min(scores) != max(scores) else []

    def answer(self, game: Race, choice: int) -> None:
        if choice != game.empires[self.seat].kind:
            set_kind(game, self.seat, choice, "RFTG-SCORE-26")

    def notation(self, game: Race, choice: int) -> str:
        return f"kind {KINDS[choice]}"


def set_kind(game: Race, seat: int, kind: int, clause: str = "RFTG-KIND-01") -> None:
    """The multi-kind world, and a good on it, are of this kind from now on (RFTG-KIND-01, RFTG-KIND-03)."""
    game.empires[seat].kind = kind
    if game.log is not None:
        game.say("kind", clause, seat, [f"kind:{kind}"])


def kind_choices(game: Race, seat: int) -> list[int]:
    """The other kinds that the multi-kind world can be set to; not twice in a row, which would be idle
    (RFTG-KIND-01, RFTG-KIND-03)."""
    empire = game.empires[seat]
    if empire.kind < 0 or empire.turned:
        return []
    return [FIRST_KIND - kind for kind in range(len(KINDS)) if kind != empire.kind]


def kind_notation(choice: int) -> str:
    """Setting the kind, as text."""
    return f"kind {KINDS[FIRST_KIND - choice]}"
