"""Gaining and paying resources (Resources)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.causes import NONE as NO_CAUSE
from tessera.games.revive.rules.causes import clause_of, origin_of
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BASICS, BOOK, CRYSTAL, FOOD, GEAR, LIMITS, RESOURCES
from tessera.kernel.step import Ask, Refused

# In a choice of resources: none of them.
NONE: Final = 9


def gain(game: Revive, seat: int, what: int, n: int, clause: str, cause: int = NO_CAUSE) -> None:
    """Resources of one kind (REV-EFF-01); a crystal above the limit may become a basic resource (REV-RES-05)."""
    lost = game.receive(seat, what, n)
    if game.log is not None and n > lost:
        game.say("gain", clause, seat, [f"{n - lost}", RESOURCES[what], *origin_of(game, cause)])
    if lost and what == CRYSTAL:
        game.then(TakeInstead(seat, lost, cause))
    elif lost and game.log is not None:
        game.say("lost", "REV-RES-03", seat, [f"{lost}", RESOURCES[what], *origin_of(game, cause)])


def room(game: Revive, seat: int, what: int) -> int:
    """How many more of a resource there is room for."""
    if game.is_lenient(seat):
        return 99
    return LIMITS[what] - game.camps[seat].resources[what]


def rooms(game: Revive, seat: int) -> list[int]:
    """The basic resources that there is room for."""
    resources = game.camps[seat].resources
    if game.is_lenient(seat):
        return [GEAR, BOOK, FOOD]
    return [what for what in (GEAR, BOOK, FOOD) if resources[what] < LIMITS[what]]


class TakeInstead(Ask[Revive]):
    """A crystal that does not fit becomes a basic resource of choice, or is lost (REV-RES-05)."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NO_CAUSE) -> None:
        super().__init__(seat)
        self.left = left
        # What gives it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "instead-of-crystal"

    def options(self, game: Revive) -> list[int]:
        found = rooms(game, self.seat)
        return [*found, NONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if self.left > 1:
            game.then(TakeInstead(self.seat, self.left - 1, self.cause))
        if choice != NONE:
            gain(game, self.seat, choice, 1, "REV-RES-05", self.cause)
        elif game.log is not None:
            game.say("lost", "REV-RES-05", self.seat, ["1", RESOURCES[CRYSTAL], *origin_of(game, self.cause)])

    def skip(self, game: Revive) -> None:
        if game.log is not None:
            words = [f"{self.left}", RESOURCES[CRYSTAL], *origin_of(game, self.cause)]
            game.say("lost", "REV-RES-05", self.seat, words)

    def notation(self, game: Revive, choice: int) -> str:
        return "lose" if choice == NONE else f"gain {RESOURCES[choice]}"

    def about(self, game: Revive) -> list[str]:
        return [f"{self.left}"]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


class GainBasic(Ask[Revive]):
    """Gears, books or food, whichever the player likes, one after the other; never a crystal
    (REV-EFF-01, REV-SW-01)."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NO_CAUSE) -> None:
        super().__init__(seat)
        self.left = left
        # What gives it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "gain-basic"

    def options(self, game: Revive) -> list[int]:
        return rooms(game, self.seat)

    def answer(self, game: Revive, choice: int) -> None:
        if self.left > 1:
            game.then(GainBasic(self.seat, self.left - 1, self.cause))
        clause = "REV-EFF-01" if self.cause == NO_CAUSE else clause_of(game, self.cause)
        gain(game, self.seat, choice, 1, clause, self.cause)

    def skip(self, game: Revive) -> None:
        if game.log is not None:
            game.say("lost", "REV-RES-03", self.seat, [f"{self.left}", "basic", *origin_of(game, self.cause)])

    def notation(self, game: Revive, choice: int) -> str:
        return f"gain {RESOURCES[choice]}"

    def about(self, game: Revive) -> list[str]:
        return [f"{self.left}"]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


# Paying


def can_pay_mix(game: Revive, seat: int, cost: list[int]) -> bool:
    """Whether a cost can be paid that may ask for any mix of basic resources (REV-RES-10)."""
    if not game.can_pay(seat, cost[GEAR], cost[BOOK], cost[FOOD], cost[CRYSTAL]):
        return False
    resources = game.camps[seat].resources
    asked = cost[GEAR] + cost[BOOK] + cost[FOOD] + cost[CRYSTAL] + cost[4]
    held = resources[GEAR] + resources[BOOK] + resources[FOOD] + resources[CRYSTAL]
    return not cost[4] or asked <= held


def charge_mix(game: Revive, seat: int, cost: list[int], clause: str, cause: int) -> None:
    """Pay a cost now; the player says which basic resources make up a mix. Call it last: questions come first."""
    if cost[4]:
        game.then(PayBasic(seat, cost[4], cause))
    charge(game, seat, cost[GEAR], cost[BOOK], cost[FOOD], cost[CRYSTAL], clause, cause)


def charge(
    game: Revive, seat: int, gear: int, book: int, food: int, crystal: int, clause: str, cause: int = NO_CAUSE
) -> None:
    """Pay a cost in full: exact resources first, then crystals in the place of what is missing.

    On the own turn a crystal can be turned into anything beforehand; on another player's turn the player is asked
    whether crystals pay instead (REV-RES-04, REV-TURN-09, ruling REV-R005). Call it last: the question comes
    before all else.
    """
    if seat != game.active and game.camps[seat].resources[CRYSTAL] > crystal and gear + book + food:
        game.then(PayOutOfTurn(seat, gear, book, food, crystal, cause))
        return
    spend(game, seat, gear, book, food, crystal, clause, cause)


def spend(game: Revive, seat: int, gear: int, book: int, food: int, crystal: int, clause: str, cause: int) -> None:
    """Take the resources, and tell what was really given."""
    before = game.camps[seat].resources.copy() if game.log is not None else []
    game.spend(seat, gear, book, food, crystal)
    if game.log is not None:
        after = game.camps[seat].resources
        words: list[str] = []
        for what in range(len(after)):
            if before[what] > after[what]:
                words += [f"{before[what] - after[what]}", RESOURCES[what]]
        if words:
            game.say("pay", clause, seat, words + origin_of(game, cause))


class PayBasic(Ask[Revive]):
    """One basic resource of choice, or a crystal in its place (REV-RES-04, REV-RES-10)."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NO_CAUSE) -> None:
        super().__init__(seat)
        self.left = left
        # What it is paid for (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "pay-basic"

    def options(self, game: Revive) -> list[int]:
        resources = game.camps[self.seat].resources
        return [what for what in (GEAR, BOOK, FOOD, CRYSTAL) if resources[what] > 0]

    def answer(self, game: Revive, choice: int) -> None:
        game.camps[self.seat].resources[choice] -= 1
        if game.log is not None:
            game.say("pay", "REV-RES-10", self.seat, ["1", RESOURCES[choice], *origin_of(game, self.cause)])
        if self.left > 1:
            game.then(PayBasic(self.seat, self.left - 1, self.cause))

    def notation(self, game: Revive, choice: int) -> str:
        return f"pay {RESOURCES[choice]}"

    def about(self, game: Revive) -> list[str]:
        return [f"{self.left}"]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


class PayOutOfTurn(Ask[Revive]):
    """Who pays on another player's turn says how many crystals stand in for basic resources
    (REV-RES-04, REV-TURN-09)."""

    __slots__ = ("book", "cause", "crystal", "food", "gear")

    def __init__(self, seat: int, gear: int, book: int, food: int, crystal: int, cause: int = NO_CAUSE) -> None:
        super().__init__(seat)
        self.gear = gear
        self.book = book
        self.food = food
        self.crystal = crystal
        # What it is paid for (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "pay-out-of-turn"

    def options(self, game: Revive) -> list[int]:
        """Crystals for gears, books and food, as the digits of a number."""
        held = game.camps[self.seat].resources
        spare = held[CRYSTAL] - self.crystal
        found: list[int] = []
        for gears in range(min(self.gear, spare) + 1):
            for books in range(min(self.book, spare - gears) + 1):
                for foods in range(min(self.food, spare - gears - books) + 1):
                    enough = self.gear - gears <= held[GEAR] and self.book - books <= held[BOOK]
                    if enough and self.food - foods <= held[FOOD]:
                        found.append(100 * gears + 10 * books + foods)
        return found

    def answer(self, game: Revive, choice: int) -> None:
        gears, books, foods = choice // 100, choice // 10 % 10, choice % 10
        crystals = self.crystal + gears + books + foods
        gear, book, food = self.gear - gears, self.book - books, self.food - foods
        spend(game, self.seat, gear, book, food, crystals, "REV-TURN-09", self.cause)

    def notation(self, game: Revive, choice: int) -> str:
        gears, books, foods = choice // 100, choice // 10 % 10, choice % 10
        amounts = (self.gear - gears, self.book - books, self.food - foods, self.crystal + gears + books + foods)
        return "pay " + "+".join([f"{n}-{RESOURCES[what]}" for what, n in enumerate(amounts) if n])


class ChooseTrades(Ask[Revive]):
    """Swap 1 basic resource for 1 other basic resource, again and again, or stop (REV-EFF-02)."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NO_CAUSE) -> None:
        super().__init__(seat)
        self.left = left
        # What allows it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "trade"

    def options(self, game: Revive) -> list[int]:
        found = trades(game, self.seat)
        return [*found, NONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == NONE:
            return
        if self.left > 1:
            game.then(ChooseTrades(self.seat, self.left - 1, self.cause))
        give, get = divmod(choice, 10)
        game.camps[self.seat].resources[give - 1] -= 1
        game.receive(self.seat, get, 1)
        if game.log is not None:
            words = [RESOURCES[give - 1], RESOURCES[get], *origin_of(game, self.cause)]
            game.say("trade", "REV-EFF-02", self.seat, words)

    def notation(self, game: Revive, choice: int) -> str:
        if choice == NONE:
            return "done"
        give, get = divmod(choice, 10)
        return f"trade {RESOURCES[give - 1]} {RESOURCES[get]}"

    def about(self, game: Revive) -> list[str]:
        return [f"{self.left}"]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


def trades(game: Revive, seat: int) -> list[int]:
    """What can be given for what: ten times the one given, counted from 1, and the one got."""
    resources = game.camps[seat].resources
    found: list[int] = []
    for give in range(BASICS):
        if resources[give]:
            found += [10 * (give + 1) + get for get in rooms(game, seat) if get != give]
    return found
