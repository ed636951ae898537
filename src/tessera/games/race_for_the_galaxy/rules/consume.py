"""Phase IV, Consume: sell a good with the Trade bonus, then use Consume powers (base game; Card powers: IV Consume)."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rulebook import Power
from tessera.games.race_for_the_galaxy.rules.causes import cards_of, power_clause
from tessera.games.race_for_the_galaxy.rules.consumption import (
    ConsumeGoods,
    ConsumeHand,
    ConsumeKind,
    DiscardForChips,
    SellByPower,
    consume_all,
    eat,
    fitting,
    kinds_held,
    reward,
)
from tessera.games.race_for_the_galaxy.rules.gains import draw_and_tell, pay_prestige
from tessera.games.race_for_the_galaxy.rules.gambling import NameNumber, PlaceAnte, antes
from tessera.games.race_for_the_galaxy.rules.kinds import FIRST_KIND, kind_choices, kind_notation, set_kind
from tessera.games.race_for_the_galaxy.rules.phase import begin_phase, then_end
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import RobotConsumes
from tessera.games.race_for_the_galaxy.rules.trade import sell, sellable
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, CONSUME, TRADE_ACTION
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused, Together

DONE: Final = -1
# The discards that a prestige bonus on Consume: Trade allows, as if they were a power (RFTG-PRESTIGE-23).
PRESTIGE_DISCARDS: Final = 1_000_000


class Consume(Do[Race]):
    """Everybody sells and consumes on their own; then the robot does (RFTG-CONSUME-01, RFTG-ROBOT-23)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        begin_phase(game, CONSUME)
        asks: list[Step] = []
        for seat in game.order:
            empire = game.empires[seat]
            # The kind may be turned again (RFTG-CONSUME-25).
            empire.turned = False
            if empire.picked >> TRADE_ACTION & 1 and empire.laden:
                # The sale comes first (RFTG-TRADE-01).
                asks.append(SellGood(seat))
            elif empire.consume or empire.boost == TRADE_ACTION:
                # Also for the discards of the bonus alone (RFTG-PRESTIGE-23, RFTG-CONSUME-14, RFTG-CONSUME-20).
                _effortless(game, seat)
                asks.append(UsePower(seat))
        then_end(game, RobotConsumes())
        game.then(Together(asks, False))


def _effortless(game: Race, seat: int) -> None:
    """Powers that need no good and leave no choice are used at once
    (RFTG-CONSUME-14, RFTG-CONSUME-20)."""
    empire = game.empires[seat]
    for power in empire.consume:
        spec = game.power(power)
        if spec.effect == effects.CONSUME_DRAW:
            draw_and_tell(game, seat, spec.amount, "RFTG-CONSUME-14", power // POWER_BITS)
        elif spec.effect == effects.CONSUME_GAIN_VP:
            reward(game, seat, power, 1)


class SellGood(Ask[Race]):
    """The Trade bonus: one good must be sold before anything is consumed, if there is one that can be
    (RFTG-TRADE-01, RFTG-TWO-05, RFTG-PRESTIGE-23, RFTG-PRESTIGE-24)."""

    __slots__ = ()

    def kind(self) -> str:
        return "trade"

    def options(self, game: Race) -> list[int]:
        return sellable(game, self.seat)

    def answer(self, game: Race, choice: int) -> None:
        extra = 3 if game.empires[self.seat].boost == TRADE_ACTION else 0
        sell(game, self.seat, choice, True, extra)
        self.skip(game)

    def skip(self, game: Race) -> None:
        """Consume powers come after the sale, those without a choice included (RFTG-TRADE-01)."""
        _effortless(game, self.seat)
        game.then(UsePower(self.seat))

    def notation(self, game: Race, choice: int) -> str:
        return f"sell {game.piece_name(choice)}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import trade_objections

        return trade_objections(game, self)


class UsePower(Ask[Race]):
    """Use a Consume power, each once, in any order. Those that consume goods must be used as long as they can be, so
    one may starve a power by the order but not refuse it (RFTG-CONSUME-01, RFTG-CONSUME-02, RFTG-CONSUME-03,
    RFTG-CONSUME-10, RFTG-CONSUME-25, RFTG-KIND-03, RFTG-PRESTIGE-23, RFTG-PRESTIGE-25)."""

    __slots__ = ()

    def kind(self) -> str:
        return "consume"

    def options(self, game: Race) -> list[int]:
        seat = self.seat
        empire = game.empires[seat]
        found: list[int] = []
        must = False
        for power in empire.consume:
            if power in empire.used:
                continue
            spec = game.power(power)
            if takes_goods(spec.effect):
                if empire.laden and usable_goods(game, seat, power, spec):
                    found.append(power)
                    must = True
            elif _is_usable(game, seat, spec):
                found.append(power)
        if empire.boost == TRADE_ACTION and PRESTIGE_DISCARDS not in empire.used and game.zones[game.hand(seat)]:
            found.append(PRESTIGE_DISCARDS)
        if empire.kind >= 0 and self._kind_matters(game):
            found += kind_choices(game, seat)
        if found and not must:
            found.insert(0, DONE)
        return found

    def _kind_matters(self, game: Race) -> bool:
        """Whether the multi-kind world holds a good and some power asks for a kind."""
        empire = game.empires[self.seat]
        for world in empire.laden:
            if game.card(world).good == ANY:
                for power in empire.consume:
                    if power not in empire.used and _asks_for_kind(game.power(power)):
                        return True
        return False

    def answer(self, game: Race, choice: int) -> None:
        empire = game.empires[self.seat]
        empire.turned = choice <= FIRST_KIND
        if choice == DONE:
            return
        game.then(UsePower(self.seat))
        if choice <= FIRST_KIND:
            set_kind(game, self.seat, FIRST_KIND - choice)
            return
        empire.used.append(choice)
        if choice == PRESTIGE_DISCARDS:
            game.then(DiscardForChips(self.seat, 1, 2))
        else:
            _use(game, self.seat, choice)

    def notation(self, game: Race, choice: int) -> str:
        if choice == DONE:
            return "done"
        if choice <= FIRST_KIND:
            return kind_notation(choice)
        if choice == PRESTIGE_DISCARDS:
            return "use prestige"
        return power_notation(game, choice)

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import consume_objections

        return consume_objections(game, self)


def power_notation(game: Race, power: int) -> str:
    """A power by its card; where a card has several of the phase, by its number on the card."""
    piece, place = power // POWER_BITS, power % POWER_BITS
    name = game.piece_name(piece)
    card = game.card(piece)
    same = card.consume if place in card.consume else card.produce
    return f"use {name}" if len(same) == 1 else f"use {name} {same.index(place) + 1}"


def takes_goods(effect: int) -> bool:
    """Whether a Consume power consumes goods, and so must be used."""
    return effects.CONSUME_GOODS <= effect <= effects.CONSUME_SELL_GOOD


def usable_goods(game: Race, seat: int, power: int, spec: Power) -> bool:
    """Whether a power that consumes goods finds what it needs (RFTG-CONSUME-11, RFTG-CONSUME-12, RFTG-CONSUME-13,
    RFTG-CONSUME-18)."""
    effect = spec.effect
    if effect == effects.CONSUME_GOODS:
        return fitting(game, seat, spec.kind) >= spec.per_use
    if effect == effects.CONSUME_THIS_WORLD_GOOD:
        return power // POWER_BITS in game.empires[seat].laden
    if effect == effects.CONSUME_DIFFERENT_KINDS:
        return kinds_held(game, seat) >= spec.uses
    return True


def _asks_for_kind(spec: Power) -> bool:
    if spec.effect == effects.CONSUME_GOODS:
        return spec.kind != ANY
    return spec.effect in (effects.CONSUME_DIFFERENT_KINDS, effects.CONSUME_UP_TO_DIFFERENT_KINDS)


def _is_usable(game: Race, seat: int, spec: Power) -> bool:
    """Whether an optional power can be used (RFTG-CONSUME-10, RFTG-CONSUME-15, RFTG-CONSUME-16, RFTG-CONSUME-21,
    RFTG-CONSUME-22, RFTG-CONSUME-24)."""
    effect = spec.effect
    if effect == effects.CONSUME_HAND_CARDS:
        return len(game.zones[game.hand(seat)]) >= spec.per_use
    if effect == effects.CONSUME_PRESTIGE:
        return game.empires[seat].prestige >= spec.cost
    if effect == effects.GAMBLE_NAME_COST:
        return len(game.zones[game.deck(seat)]) + len(game.zones[game.pile(seat)]) > 0
    if effect == effects.GAMBLE_ANTE:
        return len(antes(game, seat, spec)) > 0
    # The others happen by themselves (RFTG-CONSUME-14, RFTG-CONSUME-20).
    return False


def _use(game: Race, seat: int, power: int) -> None:
    """Use a power: what is to be chosen for it comes next."""
    spec = game.power(power)
    effect = spec.effect
    if game.log is not None:
        game.say("use", power_clause(spec), seat, cards_of([power]))
    if effect == effects.CONSUME_GOODS:
        # As often as it can (RFTG-CONSUME-04).
        uses = min(spec.uses, fitting(game, seat, spec.kind) // spec.per_use)
        game.then(ConsumeGoods(seat, uses * spec.per_use, uses * spec.per_use, power))
    elif effect == effects.CONSUME_THIS_WORLD_GOOD:
        # RFTG-CONSUME-18
        eat(game, seat, [power // POWER_BITS])
        reward(game, seat, power, 1)
    elif effect == effects.CONSUME_DIFFERENT_KINDS:
        # RFTG-CONSUME-12
        game.then(ConsumeKind(seat, power, spec.uses, 0))
    elif effect == effects.CONSUME_UP_TO_DIFFERENT_KINDS:
        # One of every kind there is (RFTG-CONSUME-19).
        game.then(ConsumeKind(seat, power, min(spec.uses, kinds_held(game, seat)), 0))
    elif effect == effects.CONSUME_ALL_GOODS:
        # RFTG-CONSUME-13
        consume_all(game, seat, power)
    elif effect == effects.CONSUME_SELL_GOOD:
        # RFTG-TRADE-08
        game.then(SellByPower(seat, power))
    elif effect == effects.CONSUME_HAND_CARDS:
        # RFTG-CONSUME-10, RFTG-CONSUME-21, RFTG-CONSUME-22
        most = min(spec.uses, len(game.zones[game.hand(seat)]) // spec.per_use) * spec.per_use
        game.then(ConsumeHand(seat, spec.per_use, most, power))
    elif effect == effects.CONSUME_PRESTIGE:
        # RFTG-CONSUME-24
        pay_prestige(game, seat, spec.cost, "RFTG-CONSUME-24", power // POWER_BITS)
        reward(game, seat, power, 1)
    elif effect == effects.GAMBLE_NAME_COST:
        # RFTG-CONSUME-15
        game.then(NameNumber(seat, power))
    else:
        # RFTG-CONSUME-16
        game.then(PlaceAnte(seat, power))
