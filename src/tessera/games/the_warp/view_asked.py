"""What the open question of a seat is about, beside what can be chosen: the areas of a combat, the Laser Cannon that
fires, the area that was raised already, the card whose option is chosen. Boards mark it."""

from __future__ import annotations

from tessera.games.the_warp.rules.building import Build, Upgrade
from tessera.games.the_warp.rules.laser import FireLaser
from tessera.games.the_warp.rules.terrashift import LowerArea
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import BUILDINGS, LASER_CANNON
from tessera.kernel.definition import Plain
from tessera.kernel.engine import asked
from tessera.kernel.step import Ask


def about_view(game: Warp, seat: int) -> list[Plain]:
    """Each thing once, by the id that the rest of the view knows it by; with a building of it where that is meant.

    It tells the seat no more than its question does: others' questions are about nothing here.
    """
    found: list[Plain] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        if ask.seat == seat:
            for piece, building in _things(game, ask):
                told: dict[str, Plain] = {"piece": piece, "building": building or None}
                if told not in found:
                    found.append(told)
    return found


def _things(game: Warp, ask: Ask[Warp]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    if isinstance(ask, FireLaser):
        return [(game.area_name(ask.cannon), BUILDINGS[LASER_CANNON])]
    if isinstance(ask, LowerArea):
        found.append((game.area_name(ask.raised), ""))
    if isinstance(ask, (Build, Upgrade)) and ask.type >= 0:
        found.append((f"type {BUILDINGS[ask.type]}", ""))
    for word in ask.about(game):
        kind, _, number = word.partition(":")
        if kind == "area":
            found.append((game.area_name(int(number)), ""))
        elif kind == "piece":
            found.append((game.plan.names[int(number)], ""))
        elif kind == "seat":
            found.append((f"seat {number}", ""))
    combat = game.combat
    if combat.attacker >= 0:
        # Whatever is asked in a combat is asked for its sake.
        found += [(game.area_name(combat.origin), ""), (game.area_name(combat.target), "")]
    return found
