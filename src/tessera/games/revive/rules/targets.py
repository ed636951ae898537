"""Targets of ]0X4 9[: what happens when somebody builds or populates where one lies (Tribe clarifications)."""

from __future__ import annotations

from tessera.games.revive.rules.resources import gain
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import TARGET


def meet_target(game: Revive, seat: int, space: int, what: int, paid: int) -> None:
    """The owner takes the target back; if another player acted, the owner gains what was really spent on the action
    itself, in the resource asked for (REV-OXF-04, REV-OXF-05, REV-OXF-06)."""
    laid = game.laid[space]
    if not laid or (laid - 1) // 8 != TARGET:
        return
    owner = (laid - 1) % 8
    game.laid[space] = 0
    game.camps[owner].tiles += 1
    if game.log is not None:
        game.say("target_back", "REV-OXF-04", owner, [game.space_name(space)])
    if owner != seat:
        gain(game, owner, what, paid, "REV-OXF-05")
