"""The end of Produce: draws for whoever produced the most (Card powers: V Produce)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rules.causes import power_clause
from tessera.games.race_for_the_galaxy.rules.gains import draw_and_tell
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY
from tessera.kernel.step import Do


class DrawForMost(Do[Race]):
    """At the end of Produce: draws for having produced more than every other player; the robot produces nothing
    (RFTG-PRODUCE-10, RFTG-PRODUCE-13, RFTG-ROBOT-64)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        for seat in game.order:
            for power in game.empires[seat].produce:
                spec = game.power(power)
                if spec.effect == effects.PRODUCE_DRAW_IF_MOST and _made_most(game, seat, spec.kind):
                    draw_and_tell(game, seat, spec.amount, power_clause(spec), power // POWER_BITS)


def _made_most(game: Race, seat: int, kind: int) -> bool:
    own = _made(game, seat, kind)
    for other in range(game.seats):
        if other != seat and _made(game, other, kind) >= own:
            return False
    return own > 0


def _made(game: Race, seat: int, kind: int) -> int:
    made = game.empires[seat].made
    return sum(made) if kind == ANY else made[kind]
