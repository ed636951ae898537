"""Military: general, specialised and temporary (Card powers: III Settle)."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import VERSUS_KIND, VERSUS_REBEL
from tessera.games.race_for_the_galaxy.rulebook import Power
from tessera.games.race_for_the_galaxy.rules.causes import cards_of
from tessera.games.race_for_the_galaxy.rules.gains import pay_prestige
from tessera.games.race_for_the_galaxy.rules.payment import (
    can_supply,
    discard_from_tableau,
    is_there,
    spend_as,
)
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, KINDS, SETTLE_ACTION
from tessera.kernel.step import Ask, Refused

# What a choice of RaiseMilitary is: the ending, then a piece and how it is used.
ENOUGH: Final = 0
BY_CARD: Final = 1
BY_HAND: Final = 2
BY_GOOD: Final = 3
BY_PRESTIGE: Final = 4
SET_KIND: Final = 5
HOW: Final = 8
# The clause of each way to raise it, the ending first.
_RAISED_BY: Final = ("", "RFTG-SETTLE-14", "RFTG-SETTLE-15", "RFTG-SETTLE-17", "RFTG-SETTLE-16")


def has_settle_boost(game: Race, seat: int) -> bool:
    """Whether a prestige Settle bonus is in force in this phase (RFTG-PRESTIGE-21, RFTG-PRESTIGE-22)."""
    empire = game.empires[seat]
    return empire.boost == SETTLE_ACTION and empire.boost_at == game.again


def military_against(game: Race, seat: int, kind: int, rebel: bool) -> int:
    """Military against a world of a kind: general, what applies by its kind or because it is a Rebel one, temporary,
    and a prestige bonus; a card discarded in this phase still counts (RFTG-SETTLE-09, RFTG-SETTLE-10, RFTG-SETTLE-11,
    RFTG-SETTLE-18, RFTG-SETTLE-31, RFTG-SETTLE-32, RFTG-TAKEOVER-14)."""
    empire = game.empires[seat]
    figures = empire.figures
    total = game.general_military(seat) + empire.temporary
    if kind == ANY:
        # A multi-kind world still in hand is placed as the kind that suits best (RFTG-KIND-01).
        total += max(figures[VERSUS_KIND : VERSUS_KIND + len(KINDS)])
    elif kind != -1:
        # The one that is gone from the tableau is of no kind.
        total += figures[VERSUS_KIND + kind]
    if rebel:
        total += figures[VERSUS_REBEL]
    if has_settle_boost(game, seat):
        total += 2
    return total


def hand_powers(game: Race, seat: int) -> list[int]:
    """Powers that give temporary Military for hand cards (RFTG-SETTLE-15)."""
    found: list[int] = []
    for power in game.empires[seat].settle:
        if game.power(power).effect == effects.TEMPORARY_MILITARY_BY_HAND:
            found.append(power)
    return found


def hand_allowance(game: Race, seat: int, defending: bool) -> list[int]:
    """What each further hand card would add, the most first. One power is finished before another begins, so what was
    used for one conquest or attack is closed for the next; only a defender may use the rest of it
    (RFTG-ROUND-10, RFTG-SETTLE-15, RFTG-TAKEOVER-15)."""
    empire = game.empires[seat]
    values: list[int] = []
    for power in hand_powers(game, seat):
        spec = game.power(power)
        spent = empire.boosted.count(power)
        if defending or not spent:
            values += [spec.per_use] * (spec.cards - spent)
    values.sort(reverse=True)
    return values[empire.boosted_cards :]


def close_hand_powers(game: Race, seat: int) -> None:
    """A raise is over. Its hand cards are put down to powers, which are closed by it: to the strongest first, and among
    equals to those that lose the least, one card to a power for one rather than to one for two
    (RFTG-ROUND-10, ruling RFTG-R004)."""
    empire = game.empires[seat]
    while empire.boosted_cards:
        left = empire.boosted_cards
        powers = [power for power in hand_powers(game, seat) if power not in empire.boosted]
        chosen = max(powers, key=lambda power: _rank(game.power(power), left))
        room = min(left, game.power(chosen).cards)
        empire.boosted += [chosen] * room
        empire.boosted_cards -= room


def _rank(spec: Power, left: int) -> tuple[int, int]:
    """Filled powers before others, the larger the better; of those with room to spare the smallest (RFTG-ROUND-10)."""
    return spec.per_use, spec.cards if spec.cards <= left else -spec.cards


def temporary_reserve(game: Race, seat: int, hand: int, defending: bool = False) -> int:
    """How much temporary Military a seat could still raise, with so many cards in hand to discard for it
    (RFTG-SETTLE-14, RFTG-SETTLE-15, RFTG-SETTLE-16, RFTG-SETTLE-17, RFTG-SETTLE-47)."""
    empire = game.empires[seat]
    total = 0
    by_prestige: list[Power] = []
    by_good: list[int] = []
    for power in empire.settle:
        spec = game.power(power)
        if power in empire.used:
            continue
        if spec.effect == effects.TEMPORARY_MILITARY_BY_SELF_DISCARD:
            if is_there(game, seat, power // POWER_BITS):
                total += spec.amount
        elif spec.effect == effects.TEMPORARY_MILITARY_BY_PRESTIGE:
            by_prestige.append(spec)
        elif spec.effect == effects.TEMPORARY_MILITARY_BY_GOOD:
            by_good.append(power)
    total += _worth_of_prestige(by_prestige, empire.prestige) + _worth_of_goods(game, seat, by_good, -1)
    return total + sum(hand_allowance(game, seat, defending)[:hand])


def _worth_of_prestige(powers: list[Power], prestige: int) -> int:
    """The most that so much prestige could add by these powers, each used once at most (RFTG-SETTLE-16)."""
    if not powers:
        return 0
    first, others = powers[0], powers[1:]
    without = _worth_of_prestige(others, prestige)
    if first.cost > prestige:
        return without
    return max(without, first.amount + _worth_of_prestige(others, prestige - first.cost))


def own_boost(game: Race, seat: int, piece: int) -> int:
    """The temporary Military that a card of the tableau would give for being discarded, and does not if it is discarded
    for another of its powers (RFTG-SETTLE-47)."""
    total = 0
    if piece != -1 and is_there(game, seat, piece):
        for power in game.card(piece).powers:
            if power.effect == effects.TEMPORARY_MILITARY_BY_SELF_DISCARD:
                total += power.amount
    return total


def _worth_of_goods(game: Race, seat: int, powers: list[int], without: int) -> int:
    """The most that these powers could add, each with a good of its own, with the good of one world left out. To take
    the strongest power that can still be supplied, again and again, brings the most (RFTG-SETTLE-17)."""
    total = 0
    supplied: list[int] = []
    for power in sorted(powers, key=lambda power: -game.power(power).amount):
        if can_supply(game, seat, [*supplied, power], without):
            supplied.append(power)
            total += game.power(power).amount
    return total


def good_power(game: Race, seat: int, world: int) -> int:
    """For which power a good adds Military: the one that brings the most together with what the other goods can do for
    the rest; -1 if no power takes it (RFTG-SETTLE-17)."""
    empire = game.empires[seat]
    good = game.rulebook.cards[world].good
    unused: list[int] = []
    for power in empire.settle:
        if game.power(power).effect == effects.TEMPORARY_MILITARY_BY_GOOD and power not in empire.used:
            unused.append(power)
    best, most = -1, -1
    for power in unused:
        spec = game.power(power)
        if good in (ANY, spec.kind):
            rest = [other for other in unused if other != power]
            brings = spec.amount + _worth_of_goods(game, seat, rest, world)
            if brings > most:
                best, most = power, brings
    return best


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
        if empire.temporary >= self.needed:
            found.append(ENOUGH)
        for power in empire.settle:
            spec = game.power(power)
            if power in empire.used:
                continue
            piece = power // POWER_BITS
            how = 0
            if spec.effect == effects.TEMPORARY_MILITARY_BY_SELF_DISCARD and is_there(game, seat, piece):
                how = BY_CARD
            elif spec.effect == effects.TEMPORARY_MILITARY_BY_PRESTIGE and empire.prestige >= spec.cost:
                how = BY_PRESTIGE
            if how and self._leaves_enough(game, power):
                found.append(piece * HOW + how)
        for world in empire.laden:
            if good_power(game, seat, world) != -1:
                found.append(world * HOW + BY_GOOD)
        if hand_allowance(game, seat, self.is_defence()):
            for piece in game.zones[game.hand(seat)]:
                found.append(piece * HOW + BY_HAND)
        return found

    def _leaves_enough(self, game: Race, power: int) -> bool:
        """Whether what is left can still reach the defense once a power was used. It matters where two powers want the
        same prestige, or a card that is discarded carries a good that another one needs: packs may have such cards."""
        empire = game.empires[self.seat]
        if empire.temporary >= self.needed:
            return True
        spec = game.power(power)
        laden, prestige = empire.laden, empire.prestige
        empire.used.append(power)
        empire.prestige -= spec.cost
        if spec.effect == effects.TEMPORARY_MILITARY_BY_SELF_DISCARD:
            empire.laden = [world for world in laden if world != power // POWER_BITS]
        left = temporary_reserve(game, self.seat, len(game.zones[game.hand(self.seat)]))
        empire.used.pop()
        empire.laden, empire.prestige = laden, prestige
        return empire.temporary + spec.amount + left >= self.needed

    def is_defence(self) -> bool:
        """Whether this is the window of a defender, who may use the rest of powers used before."""
        return False

    def answer(self, game: Race, choice: int) -> None:
        if choice == ENOUGH:
            close_hand_powers(game, self.seat)
            return
        raise_military(game, self.seat, choice // HOW, choice % HOW, self.target, False)
        game.then(RaiseMilitary(self.seat, self.needed, self.target))

    def skip(self, game: Race) -> None:
        """Nothing is left to raise. What was needed was promised before, so it is there."""
        assert game.empires[self.seat].temporary >= self.needed, "a conquest began that cannot be finished"
        close_hand_powers(game, self.seat)

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


def raise_military(game: Race, seat: int, piece: int, how: int, target: int, defending: bool) -> None:
    """Use one source of temporary Military, for a conquest or a takeover of a world."""
    empire = game.empires[seat]
    amount = 0
    sources: list[str] = []
    if how == BY_HAND:
        amount = hand_allowance(game, seat, defending)[0]
        if game.log is not None:
            sources = cards_of(_hand_powers_left(game, seat, defending, amount))
        empire.boosted_cards += 1
        game.discard(seat, piece, game.hand(seat))
        if game.log is not None:
            game.say_hidden("raise_hand", "RFTG-SETTLE-15", seat, [str(amount), *sources], [piece])
    elif how == BY_GOOD:
        power = good_power(game, seat, piece)
        amount = game.power(power).amount
        empire.used.append(power)
        sources = cards_of([power])
        spend_as(game, seat, piece, power)
    else:
        effect = effects.TEMPORARY_MILITARY_BY_PRESTIGE
        if how == BY_CARD:
            effect = effects.TEMPORARY_MILITARY_BY_SELF_DISCARD
        power = _unused(game, seat, effect, piece)
        amount = game.power(power).amount
        empire.used.append(power)
        sources = cards_of([power])
        if how == BY_CARD:
            discard_from_tableau(game, seat, piece, target, "RFTG-SETTLE-14")
        else:
            pay_prestige(game, seat, game.power(power).cost, "RFTG-SETTLE-16", piece)
    empire.temporary += amount
    if game.log is not None:
        game.say("raised", _RAISED_BY[how], seat, [str(amount), str(empire.temporary), *sources])


def _hand_powers_left(game: Race, seat: int, defending: bool, amount: int) -> list[int]:
    """The powers that would give so much for one more hand card. Which of them it was is settled when the raise is over
    (RFTG-SETTLE-15, ruling RFTG-R004)."""
    boosted = game.empires[seat].boosted
    found: list[int] = []
    for power in hand_powers(game, seat):
        spec = game.power(power)
        spent = boosted.count(power)
        if spec.per_use == amount and spent < spec.cards and (defending or not spent):
            found.append(power)
    return found


def _unused(game: Race, seat: int, effect: int, piece: int) -> int:
    """A power of this effect on a card that is still to be used in this phase."""
    empire = game.empires[seat]
    for power in empire.settle:
        if game.power(power).effect == effect and power not in empire.used and piece == power // POWER_BITS:
            return power
    raise AssertionError("no such power is left")
