"""Trade: selling a good for cards (base game; Card powers: Trade)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import TRADE_EXTRA
from tessera.games.race_for_the_galaxy.rules.gains import draw_and_tell
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, GOOD_VALUE, KINDS


def sale_value(game: Race, seat: int, world: int, with_powers: bool) -> int:
    """How many cards a good brings: the value of its kind and every Trade power that applies
    (RFTG-TRADE-02, RFTG-TRADE-03, RFTG-TRADE-05, RFTG-TRADE-08)."""
    if game.card(world).good == ANY:
        # Its owner sets it to the kind that sells best (RFTG-KIND-01).
        return max(_value_as(game, seat, world, kind, with_powers) for kind in range(len(KINDS)))
    return _value_as(game, seat, world, game.card(world).good, with_powers)


def _value_as(game: Race, seat: int, world: int, kind: int, with_powers: bool) -> int:
    value = GOOD_VALUE[kind]
    if not with_powers:
        return value
    empire = game.empires[seat]
    value += empire.figures[TRADE_EXTRA + kind]
    for power in empire.trade:
        spec = game.power(power)
        if spec.effect == effects.TRADE_BONUS_THIS_WORLD:
            if power // POWER_BITS == world:
                value += spec.amount
        elif spec.effect == effects.TRADE_BONUS_PER_WORLD and spec.kind in (ANY, kind):
            value += spec.amount * game.worlds_of_class(seat, spec.target)
    return value


def sellable(game: Race, seat: int) -> list[int]:
    """The worlds whose goods the Trade bonus can sell (RFTG-TRADE-01, RFTG-TRADE-06)."""
    empire = game.empires[seat]
    if not empire.trade:
        return empire.laden.copy()
    found: list[int] = []
    for world in empire.laden:
        allowed = True
        for power in empire.trade:
            if game.power(power).effect == effects.TRADE_FORBIDDEN and power // POWER_BITS == world:
                allowed = False
        if allowed:
            found.append(world)
    return found


def sell(game: Race, seat: int, world: int, with_powers: bool, extra: int) -> None:
    """Discard a good, draw its value (RFTG-TRADE-01, RFTG-TRADE-04)."""
    value = sale_value(game, seat, world, with_powers) + extra
    game.spend_good(seat, world)
    if game.log is not None:
        game.say("sell", "RFTG-TRADE-01", seat, [f"card:{world}", str(value)])
    draw_and_tell(game, seat, value, "RFTG-TRADE-02")
