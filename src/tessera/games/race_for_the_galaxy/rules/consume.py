"""Phase IV, Consume: sell a good with the Trade bonus, then use Consume powers (base game; Card powers: IV Consume)."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rulebook import Power
from tessera.games.race_for_the_galaxy.rules.gains import draw_and_tell, earn, pay_prestige
from tessera.games.race_for_the_galaxy.rules.gambling import NameNumber, PlaceAnte, antes
from tessera.games.race_for_the_galaxy.rules.kinds import FIRST_KIND, kind_choices, kind_notation, set_kind
from tessera.games.race_for_the_galaxy.rules.phase import begin_phase, then_end
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import RobotConsumes
from tessera.games.race_for_the_galaxy.rules.trade import sell, sellable
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, CONSUME, DOUBLE_ACTION, TRADE_ACTION
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, AskSome, Do, Refused, Together

DONE: Final = -1
# The discards that a prestige bonus on Consume: Trade allows, as if they were a power (RFTG-PRESTIGE-23).
PRESTIGE_DISCARDS: Final = 1_000_000


class Consume(Do[Race]):
    """Everybody sells and consumes on their own (RFTG-CONSUME-01)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        begin_phase(game, CONSUME, 0)
        asks: list[Step] = []
        for seat in game.order:
            empire = game.empires[seat]
            empire.turned = False
            if empire.picked >> TRADE_ACTION & 1 and empire.laden:
                asks.append(SellGood(seat))
            elif empire.consume or empire.boost == TRADE_ACTION:
                _effortless(game, seat)
                asks.append(UsePower(seat))
        then_end(game, RobotConsumes())
        if asks:
            game.then(Together(asks, False))


def _effortless(game: Race, seat: int) -> None:
    """Powers that need no good and leave no choice are used at once
    (RFTG-CONSUME-14, RFTG-CONSUME-20)."""
    empire = game.empires[seat]
    for power in empire.consume:
        spec = game.power(power)
        if spec.effect == effects.CONSUME_DRAW:
            draw_and_tell(game, seat, spec.amount, "RFTG-CONSUME-14")
        elif spec.effect == effects.CONSUME_GAIN_VP:
            reward(game, seat, power, 1)


def multiplier(game: Race, seat: int) -> int:
    """How often VP chips are taken: once, and once more for each of Consume: 2x and a prestige Consume bonus
    (RFTG-CONSUME-07, RFTG-PRESTIGE-23, RFTG-PRESTIGE-26, RFTG-PRESTIGE-27)."""
    empire = game.empires[seat]
    times = 1
    if empire.picked >> DOUBLE_ACTION & 1:
        times += 1
    if empire.boost in (TRADE_ACTION, DOUBLE_ACTION):
        times += 1
    return times


def reward(game: Race, seat: int, power: int, uses: int) -> None:
    """What a power gives for so many uses, at once: chips multiplied unless hand cards pay for them, cards and prestige
    never (RFTG-CONSUME-06, RFTG-CONSUME-07, RFTG-CONSUME-08, RFTG-CONSUME-23, RFTG-PRESTIGE-04)."""
    spec = game.power(power)
    vp = spec.vp * uses
    if vp and spec.effect != effects.CONSUME_HAND_CARDS:
        vp *= multiplier(game, seat)
    gain(game, seat, vp, spec.draw * uses, spec.prestige * uses, power // POWER_BITS)


def eat(game: Race, seat: int, worlds: list[int]) -> None:
    """Goods are consumed: discarded face down (RFTG-CONSUME-05)."""
    for world in worlds:
        game.spend_good(seat, world)
    if game.log is not None and worlds:
        game.say("consume", "RFTG-CONSUME-05", seat, [f"card:{world}" for world in worlds])


def gain(game: Race, seat: int, vp: int, draw: int, prestige: int, piece: int) -> None:
    """Take chips, cards and prestige, and say so."""
    if vp:
        game.gain_chips(seat, vp)
        if game.log is not None:
            game.say("chips", "RFTG-CONSUME-06", seat, [str(vp), f"card:{piece}"])
    if draw:
        draw_and_tell(game, seat, draw, "RFTG-CONSUME-06")
    if prestige:
        earn(game, seat, prestige, "RFTG-CONSUME-23")


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
    RFTG-CONSUME-10, RFTG-CONSUME-25, RFTG-KIND-03)."""

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
        if empire.kind >= 0 and empire.laden and self._kind_matters(game):
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


def fitting(game: Race, seat: int, kind: int) -> int:
    """How many goods of a kind there are, or of all kinds."""
    laden = game.empires[seat].laden
    if kind == ANY:
        return len(laden)
    found = 0
    for world in laden:
        if game.kind_of(seat, world) == kind:
            found += 1
    return found


def kinds_held(game: Race, seat: int) -> int:
    """How many different kinds of goods there are."""
    mask = 0
    for world in game.empires[seat].laden:
        mask |= 1 << game.kind_of(seat, world)
    return mask.bit_count()


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
    return False


def _use(game: Race, seat: int, power: int) -> None:
    """Use a power: what is to be chosen for it comes next."""
    spec = game.power(power)
    effect = spec.effect
    if game.log is not None:
        game.say("use", "RFTG-CONSUME-01", seat, [f"card:{power // POWER_BITS}"])
    if effect == effects.CONSUME_GOODS:
        # As often as it can (RFTG-CONSUME-04).
        uses = min(spec.uses, fitting(game, seat, spec.kind) // spec.per_use)
        game.then(ConsumeGoods(seat, uses * spec.per_use, uses * spec.per_use, power))
    elif effect == effects.CONSUME_THIS_WORLD_GOOD:
        eat(game, seat, [power // POWER_BITS])
        reward(game, seat, power, 1)
    elif effect == effects.CONSUME_DIFFERENT_KINDS:
        game.then(ConsumeKind(seat, power, spec.uses, 0))
    elif effect == effects.CONSUME_UP_TO_DIFFERENT_KINDS:
        # One of every kind there is (RFTG-CONSUME-19).
        game.then(ConsumeKind(seat, power, min(spec.uses, kinds_held(game, seat)), 0))
    elif effect == effects.CONSUME_ALL_GOODS:
        _consume_all(game, seat, power)
    elif effect == effects.CONSUME_SELL_GOOD:
        game.then(SellByPower(seat, power))
    elif effect == effects.CONSUME_HAND_CARDS:
        most = min(spec.uses, len(game.zones[game.hand(seat)]) // spec.per_use) * spec.per_use
        game.then(ConsumeHand(seat, spec.per_use, most, power))
    elif effect == effects.CONSUME_PRESTIGE:
        pay_prestige(game, seat, spec.cost, "RFTG-CONSUME-24")
        reward(game, seat, power, 1)
    elif effect == effects.GAMBLE_NAME_COST:
        game.then(NameNumber(seat, power))
    else:
        game.then(PlaceAnte(seat, power))


def _consume_all(game: Race, seat: int, power: int) -> None:
    """All goods, for one VP less than there are (RFTG-CONSUME-13)."""
    goods = game.empires[seat].laden.copy()
    eat(game, seat, goods)
    gain(game, seat, (len(goods) - 1) * multiplier(game, seat), 0, 0, power // POWER_BITS)


class ConsumeGoods(AskSome[Race]):
    """Which goods a power consumes: they may lie on any world (RFTG-CONSUME-04, RFTG-CONSUME-05)."""

    __slots__ = ("power",)

    def __init__(self, seat: int, least: int, most: int, power: int) -> None:
        super().__init__(seat, least, most)
        self.power = power

    def kind(self) -> str:
        return "consume-goods"

    def options(self, game: Race) -> list[int]:
        laden = game.empires[self.seat].laden
        kind = game.power(self.power).kind
        if kind == ANY:
            return laden.copy()
        return [world for world in laden if game.kind_of(self.seat, world) == kind]

    def answer_some(self, game: Race, choices: list[int]) -> None:
        eat(game, self.seat, choices)
        reward(game, self.seat, self.power, len(choices) // game.power(self.power).per_use)

    def notation(self, game: Race, choice: int) -> str:
        return f"good {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.power // POWER_BITS}", str(self.least)]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import consume_goods_objections

        return consume_goods_objections(game, self)


class ConsumeKind(Ask[Race]):
    """Goods of different kinds, one after the other (RFTG-CONSUME-12, RFTG-CONSUME-19)."""

    __slots__ = ("left", "power", "taken")

    def __init__(self, seat: int, power: int, left: int, taken: int) -> None:
        super().__init__(seat)
        self.power = power
        # How many are still to be consumed, and the mask of the kinds consumed.
        self.left = left
        self.taken = taken

    def kind(self) -> str:
        return "consume-kind"

    def options(self, game: Race) -> list[int]:
        laden = game.empires[self.seat].laden
        return [world for world in laden if not self.taken >> game.kind_of(self.seat, world) & 1]

    def answer(self, game: Race, choice: int) -> None:
        taken = self.taken | 1 << game.kind_of(self.seat, choice)
        eat(game, self.seat, [choice])
        if self.left > 1:
            game.then(ConsumeKind(self.seat, self.power, self.left - 1, taken))
            return
        each = game.power(self.power).effect == effects.CONSUME_UP_TO_DIFFERENT_KINDS
        reward(game, self.seat, self.power, taken.bit_count() if each else 1)

    def notation(self, game: Race, choice: int) -> str:
        return f"good {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.power // POWER_BITS}", str(self.left)]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import consume_kind_objections

        return consume_kind_objections(game, self)


class SellByPower(Ask[Race]):
    """Sell a good by a Consume power, with or without Trade powers; here any good will do
    (RFTG-TRADE-06, RFTG-TRADE-08)."""

    __slots__ = ("power",)

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def kind(self) -> str:
        return "consume-sell"

    def options(self, game: Race) -> list[int]:
        return game.empires[self.seat].laden.copy()

    def answer(self, game: Race, choice: int) -> None:
        sell(game, self.seat, choice, game.power(self.power).trade_powers, 0)

    def notation(self, game: Race, choice: int) -> str:
        return f"sell {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.power // POWER_BITS}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import sell_objections

        return sell_objections(game, self)


class ConsumeHand(AskSome[Race]):
    """Discard hand cards for chips, cards or prestige; partly, where the power allows several
    (RFTG-CONSUME-08, RFTG-CONSUME-10, RFTG-CONSUME-21, RFTG-CONSUME-22)."""

    __slots__ = ("power",)

    def __init__(self, seat: int, least: int, most: int, power: int) -> None:
        super().__init__(seat, least, most)
        self.power = power

    def kind(self) -> str:
        return "consume-hand"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        for piece in choices:
            game.discard(self.seat, piece, game.hand(self.seat))
        if game.log is not None and choices:
            game.say_hidden("discard", "RFTG-CONSUME-10", self.seat, [str(len(choices))], choices)
        reward(game, self.seat, self.power, len(choices) // game.power(self.power).per_use)

    def notation(self, game: Race, choice: int) -> str:
        return f"discard {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.power // POWER_BITS}", str(self.least), str(self.most)]


class DiscardForChips(AskSome[Race]):
    """Up to two hand cards for a chip each, not multiplied (RFTG-PRESTIGE-23, RFTG-PRESTIGE-25)."""

    __slots__ = ()

    def kind(self) -> str:
        return "prestige-discard"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        for piece in choices:
            game.discard(self.seat, piece, game.hand(self.seat))
        game.gain_chips(self.seat, len(choices))
        if game.log is not None and choices:
            game.say_hidden("discard_for_chips", "RFTG-PRESTIGE-23", self.seat, [str(len(choices))], choices)

    def notation(self, game: Race, choice: int) -> str:
        return f"discard {game.piece_name(choice)}"
