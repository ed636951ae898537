"""Trade: selling a good for cards (base game; Card powers: Trade)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import TRADE_EXTRA
from tessera.games.race_for_the_galaxy.rules.causes import bonus_word, cards_of, powers_with
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, GOOD_VALUE, KINDS, TRADE_ACTION


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


def sell(game: Race, seat: int, world: int, with_powers: bool, extra: int, power: int = -1) -> None:
    """Discard a good, draw its value: by the Trade bonus, or by a Consume power that sells
    (RFTG-TRADE-01, RFTG-TRADE-04, RFTG-TRADE-08, RFTG-PRESTIGE-24)."""
    value = sale_value(game, seat, world, with_powers) + extra
    game.spend_good(seat, world)
    if game.log is not None:
        source = bonus_word(game, seat, TRADE_ACTION) if power < 0 else f"card:{power // POWER_BITS}"
        words = [f"card:{world}", str(value), source]
        if with_powers:
            # A card that sells and adds to the sale is named once.
            words += [helper for helper in _helpers(game, seat, world) if helper != source]
        game.say("sell", "RFTG-TRADE-01" if power < 0 else "RFTG-TRADE-08", seat, words)
    drawn = game.draw_cards(seat, value)
    if game.log is not None and drawn:
        pieces = game.zones[game.hand(seat)][-drawn:]
        game.say_hidden("sale_draw", "RFTG-TRADE-02", seat, [str(drawn), f"card:{world}"], pieces)


def _helpers(game: Race, seat: int, world: int) -> list[str]:
    """The cards whose Trade powers add to a sale: for any good, for its kind, or for a good on them
    (RFTG-TRADE-03, RFTG-TRADE-05)."""
    good = game.card(world).good
    found: list[int] = []
    for power in powers_with(game, seat, effects.TRADE_BONUS):
        if good == ANY or game.power(power).kind in (ANY, good):
            found.append(power)
    for power in game.empires[seat].trade:
        spec = game.power(power)
        if spec.effect == effects.TRADE_BONUS_THIS_WORLD:
            if power // POWER_BITS == world:
                found.append(power)
        elif spec.effect == effects.TRADE_BONUS_PER_WORLD and (good == ANY or spec.kind in (ANY, good)):
            found.append(power)
    return cards_of(found)
