"""placeholder"""
from __future__ import annotations
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.step import Refused
def action_objections(game: Atlas, seat: int) -> list[Refused]:
    return []
def influence_objections(game: Atlas, seat: int) -> list[Refused]:
    return []
