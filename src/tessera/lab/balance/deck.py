"""Which pieces take part in the games of an arena: what stays in the box nobody could have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games import find
from tessera.kernel.definition import Options
from tessera.kernel.game import begin
from tessera.kernel.setup import arrange
from tessera.lab.facts.pieces import printed

# In every game the zone of what is left out is called so.
BOX: Final = "box"
# Some deals leave out what others have: what is in none of so many is in none at all.
DEALS: Final = 20


def pieces_in_play(game: str, seats: int, options: Options, packs: Sequence[str] = ()) -> frozenset[str]:
    """The ids of all pieces that lie outside the box in one of some deals."""
    definition = find(game)
    found: set[str] = set()
    for deal in range(DEALS):
        setup = arrange(definition, seats, f"deal {deal}", options, packs, among_bots=True)
        state = begin(definition, setup, listen=False).state
        names = state.plan.names
        for zone, pieces in zip(state.plan.zones, state.zones, strict=True):
            if zone.name != BOX:
                found.update(printed(names[piece]) for piece in pieces)
    return frozenset(found)
