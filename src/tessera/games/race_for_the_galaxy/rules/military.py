"""Military: general, specialised and temporary (Card powers: III Settle)."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import VERSUS_KIND, VERSUS_REBEL
from tessera.games.race_for_the_galaxy.rules.gains import pay_prestige
from tessera.games.race_for_the_galaxy.rules.payment import (
    discard_from_tableau,
    goods_of,
    is_there,
    spare_goods,
    spend_as,
)
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, GRAY, KINDS, SETTLE_ACTION
from tessera.kernel.step import Ask, Refused

# What a choice of RaiseMilitary is: the ending, then a piece and how it is used.
ENOUGH: Final = 0
BY_CARD: Final = 1
BY_HAND: Final = 2
BY_GOOD: Final = 3
BY_PRESTIGE: Final = 4
SET_KIND: Final = 5
HOW: Final = 8


def has_settle_boost(game: Race, seat: int) -> bool:
    """Whether a prestige Settle bonus is in force in this phase (RFTG-PRESTIGE-21, RFTG-PRESTIGE-22)."""
    empire = game.empires[seat]
    return empire.boost == SETTLE_ACTION and empire.boost_at == game.again


def military_against(game: Race, seat: int, kind: int, rebel: bool) -> int:
    """Military against a world of a kind: general, what applies by its kind or because it is a Rebel one, temporary,
    and a prestige bonus; a card discarded in this phase still counts (RFTG-SETTLE-09, RFTG-SETTLE-10, RFTG-SETTLE-11,
    RFTG-SETTLE-31, RFTG-SETTLE-32, RFTG-TAKEOVER-14)."""
    empire = game.empires[seat]
    figures = empire.figures
    total = game.general_military(seat) + empire.temporary
    if 0 <= kind < GRAY:
        total += figures[VERSUS_KIND + kind]
    elif kind == ANY:
        # A multi-kind world still in hand is placed as the kind that suits best (RFTG-KIND-01).
        total += max(figures[VERSUS_KIND : VERSUS_KIND + len(KINDS)])
    if rebel:
        total += figures[VERSUS_REBEL]
    if has_settle_boost(game, seat):
        total += 2
    return total


def hand_allowance(game: Race, seat: int) -> list[int]:
    """What each further hand card would add: temporary Military by hand cards not yet used up, partly used powers
    included (RFTG-SETTLE-15, RFTG-TAKEOVER-15)."""
    values: list[int] = []
    for power in game.empires[seat].settle:
        spec = game.power(power)
        if spec.effect == effects.TEMPORARY_MILITARY_BY_HAND:
            values += [spec.per_use] * spec.cards
    values.sort(reverse=True)
    return values[game.empires[seat].boosted_cards :]


def temporary_reserve(game: Race, seat: int, hand: int) -> int:
    """How much temporary Military a seat could still raise, with so many cards in hand to discard for it
    (RFTG-SETTLE-14, RFTG-SETTLE-15, RFTG-SETTLE-16, RFTG-SETTLE-17)."""
    empire = game.empires[seat]
    total = 0
    prestige = empire.prestige
    goods = 0
    for power in empire.settle:
        spec = game.power(power)
        if power in empire.used:
            continue
        if spec.effect == effects.TEMPORARY_MILITARY_BY_SELF_DISCARD:
            if is_there(game, seat, power // POWER_BITS):
                total += spec.amount
        elif spec.effect == effects.TEMPORARY_MILITARY_BY_PRESTIGE:
            if prestige >= spec.cost:
                prestige -= spec.cost
                total += spec.amount
        elif spec.effect == effects.TEMPORARY_MILITARY_BY_GOOD and spare_goods(game, seat, spec.kind) > goods:
            goods += 1
            total += spec.amount
    return total + sum(hand_allowance(game, seat)[:hand])


class RaiseMilitary(Ask[Race]):
    """Raise temporary Military, piece by piece, until it is enough or one wants no more; it lasts for the phase
    (RFTG-SETTLE-14, RFTG-SETTLE-15, RFTG-SETTLE-16, RFTG-SETTLE-17, RFTG-SETTLE-18, RFTG-SETTLE-19).

    In a conquest one must reach the defense. An attacker raises as much as is wanted, once, when declaring
    (RFTG-TAKEOVER-10, RFTG-TAKEOVER-16); a defender at resolution (RFTG-TAKEOVER-15, RFTG-TAKEOVER-17).
    """

    __slots__ = ("needed", "target")

    def __init__(self, seat: int, needed: int, target: int) -> None:
        super().__init__(seat)
        # How much temporary Military there must be in all; and the world it is about.
        self.needed = needed
        self.target = target

    def kind(self) -> str:
        return "raise"

    def options(self, game: Race) -> list[int]:
        seat = self.seat
        empire = game.empires[seat]
        found: list[int] = []
        enough = empire.temporary >= self.needed
        if enough:
            found.append(ENOUGH)
        for power in empire.settle:
            spec = game.power(power)
            if power in empire.used:
                continue
            piece = power // POWER_BITS
            if spec.effect == effects.TEMPORARY_MILITARY_BY_SELF_DISCARD:
                if is_there(game, seat, piece):
                    found.append(piece * HOW + BY_CARD)
            elif spec.effect == effects.TEMPORARY_MILITARY_BY_PRESTIGE:
                if empire.prestige >= spec.cost:
                    found.append(piece * HOW + BY_PRESTIGE)
            elif spec.effect == effects.TEMPORARY_MILITARY_BY_GOOD:
                for world in goods_of(game, seat, spec.kind):
                    if world * HOW + BY_GOOD not in found:
                        found.append(world * HOW + BY_GOOD)
        if hand_allowance(game, seat):
            for piece in game.zones[game.hand(seat)]:
                found.append(piece * HOW + BY_HAND)
        return found

    def answer(self, game: Race, choice: int) -> None:
        if choice == ENOUGH:
            return
        raise_military(game, self.seat, choice // HOW, choice % HOW)
        game.then(RaiseMilitary(self.seat, self.needed, self.target))

    def notation(self, game: Race, choice: int) -> str:
        if choice == ENOUGH:
            return "enough"
        name = game.piece_name(choice // HOW)
        return f"{('', 'discard', 'hand', 'good', 'prestige')[choice % HOW]} {name}"

    def about(self, game: Race) -> list[str]:
        temporary = game.empires[self.seat].temporary
        return [f"card:{self.target}", str(temporary), str(max(0, self.needed - temporary))]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import raise_objections

        return raise_objections(game, self)


def raise_military(game: Race, seat: int, piece: int, how: int) -> None:
    """Use one source of temporary Military."""
    empire = game.empires[seat]
    amount = 0
    if how == BY_HAND:
        amount = hand_allowance(game, seat)[0]
        empire.boosted_cards += 1
        game.discard(seat, piece, game.hand(seat))
        if game.log is not None:
            game.say_hidden("raise_hand", "RFTG-SETTLE-15", seat, [str(amount)], [piece])
    elif how == BY_GOOD:
        power = _unused(game, seat, effects.TEMPORARY_MILITARY_BY_GOOD, -1)
        amount = game.power(power).amount
        empire.used.append(power)
        spend_as(game, seat, piece, game.power(power).kind)
    else:
        effect = effects.TEMPORARY_MILITARY_BY_PRESTIGE
        if how == BY_CARD:
            effect = effects.TEMPORARY_MILITARY_BY_SELF_DISCARD
        power = _unused(game, seat, effect, piece)
        amount = game.power(power).amount
        empire.used.append(power)
        if how == BY_CARD:
            discard_from_tableau(game, seat, piece)
        else:
            pay_prestige(game, seat, game.power(power).cost, "RFTG-SETTLE-16")
    empire.temporary += amount
    if game.log is not None:
        game.say("raised", "RFTG-SETTLE-18", seat, [str(amount), str(empire.temporary)])


def _unused(game: Race, seat: int, effect: int, piece: int) -> int:
    """A power of this effect, on this card if one is named, that is still to be used in this phase."""
    empire = game.empires[seat]
    for power in empire.settle:
        if game.power(power).effect == effect and power not in empire.used and piece in (-1, power // POWER_BITS):
            return power
    raise AssertionError("no such power is left")
