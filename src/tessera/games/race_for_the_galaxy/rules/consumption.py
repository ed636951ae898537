"""What Consume powers take, goods or hand cards, and what they give for it (Card powers: IV Consume)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rules.causes import bonus_word, cards_of, reward_clause
from tessera.games.race_for_the_galaxy.rules.gains import draw_and_tell, earn
from tessera.games.race_for_the_galaxy.rules.trade import sell
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, DOUBLE_ACTION, TRADE_ACTION
from tessera.kernel.step import Ask, AskSome, Refused


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
    gain(game, seat, vp, spec.draw * uses, spec.prestige * uses, power)


def eat(game: Race, seat: int, worlds: list[int]) -> None:
    """Goods are consumed: discarded face down (RFTG-CONSUME-05)."""
    for world in worlds:
        game.spend_good(seat, world)
    if game.log is not None and worlds:
        game.say("consume", "RFTG-CONSUME-05", seat, [f"card:{world}" for world in worlds])


def gain(game: Race, seat: int, vp: int, draw: int, prestige: int, power: int) -> None:
    """Take chips, cards and prestige through a power, and say so."""
    piece, clause = power // POWER_BITS, reward_clause(game.power(power))
    if vp:
        game.gain_chips(seat, vp)
        if game.log is not None:
            times = 1 if game.power(power).effect == effects.CONSUME_HAND_CARDS else multiplier(game, seat)
            game.say("chips", clause, seat, [str(vp), f"card:{piece}", str(times)])
    draw_and_tell(game, seat, draw, clause, piece)
    earn(game, seat, prestige, clause, piece)


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
    return len({game.kind_of(seat, world) for world in game.empires[seat].laden})


def consume_all(game: Race, seat: int, power: int) -> None:
    """All goods, for one VP less than there are (RFTG-CONSUME-13)."""
    goods = game.empires[seat].laden.copy()
    eat(game, seat, goods)
    gain(game, seat, (len(goods) - 1) * multiplier(game, seat), 0, 0, power)


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
        sell(game, self.seat, choice, game.power(self.power).trade_powers, 0, self.power)

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
            words = [str(len(choices)), *cards_of([self.power])]
            game.say_hidden("discard", "RFTG-CONSUME-10", self.seat, words, choices)
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
            words = [str(len(choices)), bonus_word(game, self.seat, TRADE_ACTION)]
            game.say_hidden("discard_for_chips", "RFTG-PRESTIGE-23", self.seat, words, choices)

    def notation(self, game: Race, choice: int) -> str:
        return f"discard {game.piece_name(choice)}"
