"""Paying: prices with discounts, and how they are split between Gold and Energy (Develop; the symbols for costs)."""

from __future__ import annotations

from tessera.games.the_warp.rulebook import Cost
from tessera.games.the_warp.rules.reward_cards import SpendRewards
from tessera.games.the_warp.state import DISCARD, GONE, Warp
from tessera.kernel.step import Ask, AskSome, Refused

# What a step comes from: the number of an effect, or none of any card but a rule, or the followers of an action.
BY_RULE = -1
BY_FOLLOWERS = -2
BY_REPLENISHING = -3


class Price:
    """What is to be paid in resources: Gold, Energy, any mix of both, and a discount on any part of it.

    Surcharges are in `any` before discounts apply. Discounts of a kind are already taken off (WARP-DEV-17).
    """

    __slots__ = ("any", "discount", "energy", "gold")

    def __init__(self, gold: int, energy: int, any: int, discount: int) -> None:
        self.gold = gold
        self.energy = energy
        self.any = any
        self.discount = discount

    def total(self) -> int:
        """How many resources in all, never below zero."""
        total = self.gold + self.energy + self.any - self.discount
        return total if total > 0 else 0


def price_of(cost: Cost, surcharge: int, discount: int) -> Price:
    """The price of a cost; a surcharge is paid as the payer likes and added before discounts are taken off.

    What is free stays free (ruling WARP-R011).
    """
    if cost.is_free():
        surcharge = 0
    return Price(cost.gold, cost.energy, cost.any + surcharge, discount)


def of_a_kind(price: Price, gold: int, energy: int) -> Price:
    """A discount of a kind comes off that part, the rest of it off the part of any kind, never off the other."""
    left = price.any
    gold_off = min(gold, price.gold)
    energy_off = min(energy, price.energy)
    left -= min(left, gold - gold_off)
    left -= min(left, energy - energy_off)
    return Price(price.gold - gold_off, price.energy - energy_off, left, price.discount)


def ways(game: Warp, seat: int, price: Price) -> list[int]:
    """How much Gold may be paid for a price, the rest being Energy; nothing if it cannot be paid."""
    return ways_with(game.colonies[seat].gold, game.colonies[seat].energy, price)


def ways_with(gold: int, energy: int, price: Price) -> list[int]:
    """The same with so much in supply. Discount and mix leave one number open: how much of it is Gold."""
    total = price.total()
    least = max(0, total - energy, total - price.energy - price.any)
    most = min(total, gold, price.gold + price.any)
    return list(range(least, most + 1))


def can_pay(game: Warp, seat: int, price: Price) -> bool:
    """Whether a price can be paid at all."""
    colony = game.colonies[seat]
    total = price.total()
    least = max(0, total - colony.energy, total - price.energy - price.any)
    return least <= min(total, colony.gold, price.gold + price.any)


class Pay(Ask[Warp]):
    """How a price is split between Gold and Energy, where there is a choice (WARP-DEV-02, WARP-DEV-17)."""

    __slots__ = ("any", "discount", "energy", "gold", "source")

    def __init__(self, seat: int, gold: int, energy: int, any: int, discount: int, source: int = BY_RULE) -> None:
        super().__init__(seat)
        self.source = source
        self.gold = gold
        self.energy = energy
        self.any = any
        self.discount = discount

    def kind(self) -> str:
        return "pay"

    def price(self) -> Price:
        """What is to be paid."""
        return Price(self.gold, self.energy, self.any, self.discount)

    def options(self, game: Warp) -> list[int]:
        return ways(game, self.seat, self.price())

    def answer(self, game: Warp, choice: int) -> None:
        energy = self.price().total() - choice
        game.spend(self.seat, choice, energy)
        if game.log is not None and choice + energy:
            clause = "WARP-END-08" if self.source == BY_REPLENISHING else "WARP-DEV-03"
            game.say("pay", clause, self.seat, [f"gold:{choice}", f"energy:{energy}"], self.source)

    def notation(self, game: Warp, choice: int) -> str:
        return f"pay {choice} gold {self.price().total() - choice} energy"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.gold}", f"{self.energy}", f"{self.any}", f"{self.discount}"]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import pay_objections

        return pay_objections(game, self)


def then_pay(game: Warp, seat: int, price: Price, source: int = BY_RULE) -> None:
    """Pay next; nobody is asked about nothing."""
    if price.total():
        game.then(Pay(seat, price.gold, price.energy, price.any, price.discount, source))


class SplitGain(Ask[Warp]):
    """Resources of choice: how many of them are Gold (WARP-DEV-15, WARP-INC-10, WARP-TRK-15)."""

    __slots__ = ("count", "source")

    def __init__(self, seat: int, count: int, source: int = BY_RULE) -> None:
        super().__init__(seat)
        self.count = count
        self.source = source

    def kind(self) -> str:
        return "take"

    def options(self, game: Warp) -> list[int]:
        return list(range(self.count + 1))

    def answer(self, game: Warp, choice: int) -> None:
        game.gain(self.seat, choice, self.count - choice)
        if game.log is not None:
            clause = "WARP-DEV-15" if self.source == BY_FOLLOWERS else "WARP-INC-10"
            tell_gain(game, self.seat, choice, self.count - choice, clause, self.source)

    def notation(self, game: Warp, choice: int) -> str:
        return f"take {choice} gold {self.count - choice} energy"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.count}"]


def tell_gain(game: Warp, seat: int, gold: int, energy: int, clause: str, source: int = BY_RULE) -> None:
    """Tell of a gain of resources."""
    game.say("gain", clause, seat, [f"gold:{gold}", f"energy:{energy}"], source)


class DiscardForCost(AskSome[Warp]):
    """Archive cards discarded as a price or by an effect bring nothing (WARP-CON-03, WARP-DEV-08, WARP-SYM-01)."""

    __slots__ = ("source",)

    def __init__(self, seat: int, least: int, most: int, source: int = BY_RULE) -> None:
        super().__init__(seat, least, most)
        self.source = source

    def kind(self) -> str:
        return "discard"

    def options(self, game: Warp) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        for piece in choices:
            discard(game, self.seat, piece)
        if game.log is not None and choices:
            game.say("discard", "WARP-CON-03", self.seat, [f"piece:{piece}" for piece in choices], self.source)
        game.dirty |= 1 << self.seat

    def notation(self, game: Warp, choice: int) -> str:
        return f"discard {game.name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.least}"]


def discard(game: Warp, seat: int, piece: int) -> None:
    """An Archive card from hand to the discard pile, or out of the game if it is a Start card (WARP-CON-12)."""
    game.move(piece, game.hand(seat), GONE if game.card(piece).removed else DISCARD)


class GiveBackTroop(Ask[Warp]):
    """A Troop from the board as a price, never the last one of an area (WARP-RAC-03)."""

    __slots__ = ("left", "source")

    def __init__(self, seat: int, left: int, source: int = BY_RULE) -> None:
        super().__init__(seat)
        self.left = left
        self.source = source

    def kind(self) -> str:
        return "give-back"

    def options(self, game: Warp) -> list[int]:
        return [area for area in game.colonies[self.seat].areas if game.troops[area] > 1]

    def answer(self, game: Warp, choice: int) -> None:
        game.withdraw(choice, 1)
        if game.log is not None:
            game.say("give_back", "WARP-RAC-03", self.seat, [f"area:{choice}"], self.source)
        if self.left > 1:
            game.then(GiveBackTroop(self.seat, self.left - 1, self.source))

    def notation(self, game: Warp, choice: int) -> str:
        return f"return {game.area_name(choice)}"


def spare_troops(game: Warp, seat: int) -> int:
    """Troops on the board that are not the last of their area."""
    return sum([game.troops[area] - 1 for area in game.colonies[seat].areas])


def can_afford(game: Warp, seat: int, cost: Cost, price: Price, besides: int) -> bool:
    """Whether the whole of a cost can be paid, `besides` so many cards of the hand that are spoken for
    (WARP-DEV-08, WARP-DEV-11, WARP-MIS-11, WARP-RAC-03)."""
    if cost.discard and len(game.zones[game.hand(seat)]) - besides < cost.discard:
        return False
    if cost.board_troops and spare_troops(game, seat) < cost.board_troops:
        return False
    if cost.rewards and len(game.zones[game.rewards(seat)]) < cost.rewards:
        return False
    return can_pay(game, seat, price)


def then_pay_all(game: Warp, seat: int, cost: Cost, price: Price, source: int = BY_RULE) -> None:
    """Pay the whole of a cost: resources first, then cards, Troops and Reward cards."""
    if cost.rewards:
        game.then(SpendRewards(seat, cost.rewards, cost.rewards, source))
    if cost.board_troops:
        game.then(GiveBackTroop(seat, cost.board_troops, source))
    if cost.discard:
        game.then(DiscardForCost(seat, cost.discard, cost.discard, source))
    then_pay(game, seat, price, source)


class PayMission(Ask[Warp]):
    """The payment that a mission asks for, which is no spending for other missions (WARP-MIS-09, WARP-MIS-11)."""

    __slots__ = ("any", "energy", "gold")

    def __init__(self, seat: int, gold: int, energy: int, any: int) -> None:
        super().__init__(seat)
        self.gold = gold
        self.energy = energy
        self.any = any

    def kind(self) -> str:
        return "pay"

    def total(self) -> int:
        """How many resources in all."""
        return self.gold + self.energy + self.any

    def options(self, game: Warp) -> list[int]:
        return ways(game, self.seat, Price(self.gold, self.energy, self.any, 0))

    def answer(self, game: Warp, choice: int) -> None:
        colony = game.colonies[self.seat]
        colony.gold -= choice
        colony.energy -= self.total() - choice
        if game.log is not None:
            game.say("pay", "WARP-MIS-11", self.seat, [f"gold:{choice}", f"energy:{self.total() - choice}"])

    def notation(self, game: Warp, choice: int) -> str:
        return f"pay {choice} gold {self.total() - choice} energy"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.gold}", f"{self.energy}", f"{self.any}", "0"]


def then_pay_mission(game: Warp, seat: int, cost: Cost) -> None:
    """Pay what a mission asks for: resources, then cards, then Reward cards."""
    if cost.rewards:
        game.then(SpendRewards(seat, cost.rewards, cost.rewards))
    if cost.discard:
        game.then(DiscardForCost(seat, cost.discard, cost.discard))
    if cost.gold + cost.energy + cost.any:
        game.then(PayMission(seat, cost.gold, cost.energy, cost.any))
