"""The words of effects that belong to no single tree: gains, discards, choices, conditions, cards coming back."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Amount, Condition, Cost, Word
from tessera.games.atlas_lost.rules.ch09_trees.military import others
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable, discard, pay
from tessera.games.atlas_lost.rules.resolution import RunEffects, list_doable
from tessera.games.atlas_lost.state import (
    ALLY_INITIATIVE,
    ALLY_TP_TOKENS,
    DISCARDS,
    Atlas,
    allies,
    count,
    count_of_ally,
)
from tessera.games.atlas_lost.terms import GAIN_MILITARY, MILITARY, RESOURCES
from tessera.kernel.step import Ask, AskSome, Do, Refused


class Gain(Word):
    """Gain resources, TP in tokens or military power (AL-TP-01, AL-MIL-01)."""

    __slots__ = ("amount", "of_ally", "resource")

    def __init__(self, resource: int, amount: Amount) -> None:
        of_ally = amount.count in (ALLY_TP_TOKENS, ALLY_INITIATIVE)
        # A fixed gain counts as resolved even when a cap swallows it (AL-RES-05).
        super().__init__(not of_ally, amount.count < 0 and amount.plus > 0)
        self.resource = resource
        self.amount = amount
        self.of_ally = of_ally

    def doable(self, game: Atlas, seat: int) -> bool:
        # An amount that counts to 0 is nothing to resolve (AL-ACT-06).
        return game.amount(seat, self.amount) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        if self.of_ally:
            amount = self.amount
            formula = [amount.times, amount.divide, amount.plus, amount.most]
            game.stack.append(ChooseAlly(seat, self.resource, amount.count, formula))
        else:
            gain_by_step(game, seat, self.resource, game.amount(seat, self.amount))


def gain_by_step(game: Atlas, seat: int, resource: int, amount: int) -> None:
    """A gain that is a step of its own: others may react to military power that went up by it (AL-PASS-05)."""
    before = game.factions[seat].have[MILITARY]
    gain(game, seat, resource, amount)
    if game.factions[seat].have[MILITARY] > before:
        game.post(GAIN_MILITARY, seat, 0, 0)


def gain(game: Atlas, seat: int, resource: int, amount: int) -> None:
    """Gain something and tell of it."""
    if amount > 0:
        raised = game.gain(seat, resource, amount)
        if game.log is not None:
            if raised < amount:
                lost = str(amount - raised)
                game.say("gains-capped", "AL-RES-05", seat, [str(raised), RESOURCES[resource], lost])
            else:
                game.say("gains", "AL-RES-01", seat, [str(amount), RESOURCES[resource]])


class ChooseAlly(Ask[Atlas]):
    """Which religious ally counts? (AL-REL-11)"""

    __slots__ = ("counted", "formula", "resource")

    def __init__(self, seat: int, resource: int, counted: int, formula: list[int]) -> None:
        super().__init__(seat)
        self.resource = resource
        self.counted = counted
        # Times, divide, plus, at most: the parts of the amount.
        self.formula = formula

    def kind(self) -> str:
        return "ally"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import ally_objections

        return ally_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [RESOURCES[self.resource]]

    def options(self, game: Atlas) -> list[int]:
        return allies(game, self.seat)

    def answer(self, game: Atlas, choice: int) -> None:
        self._gain(game, count_of_ally(game, choice, self.counted))

    def skip(self, game: Atlas) -> None:
        self._gain(game, 0)  # nobody to count, but maybe something is added

    def _gain(self, game: Atlas, counted: int) -> None:
        times, divide, plus, most = self.formula
        amount = Amount(self.counted, times, divide, plus, most)
        gain_by_step(game, self.seat, self.resource, game.scaled(amount, counted))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"ally {game.board_id(choice)}"


class OthersGain(Word):
    """Every other player gains something, clockwise; NPCs do not (AL-ACT-09, AL-ICON-03, AL-NPC-10)."""

    __slots__ = ("amount", "resource")

    def __init__(self, resource: int, amount: Amount) -> None:
        super().__init__(True, False)
        self.resource = resource
        self.amount = amount

    def doable(self, game: Atlas, seat: int) -> bool:
        return game.seats > 1

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        for offset in range(1, game.seats):
            other = (seat + offset) % game.seats
            amount = game.amount(other, self.amount)
            if game.gain(other, self.resource, amount) > 0:
                game.gifts[-1] |= 1 << other
            if game.log is not None and self.amount.count >= 0 and amount > 0:
                # A counted amount differs from player to player.
                game.say("gains", "AL-ACT-09", other, [str(amount), RESOURCES[self.resource]])
        if game.log is not None and self.amount.count < 0:
            game.say("others-gain", "AL-ACT-09", seat, [str(self.amount.plus), RESOURCES[self.resource]])


class Discard(Word):
    """Cards leave hands; their owners choose which, NPCs have none (AL-NPC-09)."""

    __slots__ = ("count", "who")

    def __init__(self, who: str, count: int) -> None:
        super().__init__(False, False)
        self.who = who
        self.count = count

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players who have cards to discard."""
        if self.who == "self":
            return [seat] if game.zones[game.hand(seat)] else []
        players = [other for other in others(game, seat) if other < game.seats]
        return [other for other in players if game.zones[game.hand(other)]]

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(self.targets(game, seat)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        boards = self.targets(game, seat)
        if self.who == "one_other":
            game.stack.append(ChooseDiscarder(seat, boards, self.count))
            return
        for board in reversed(boards):
            ask_discard(game, board, self.count)


def ask_discard(game: Atlas, seat: int, cards: int) -> None:
    """A player must discard that many cards, as far as there are any."""
    least = min(cards, len(game.zones[game.hand(seat)]))
    game.stack.append(DiscardCards(seat, least, least))


class ChooseDiscarder(Ask[Atlas]):
    """Who must discard?"""

    __slots__ = ("boards", "count")

    def __init__(self, seat: int, boards: list[int], count: int) -> None:
        super().__init__(seat)
        self.boards = boards
        self.count = count

    def kind(self) -> str:
        return "discarder"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import discarder_objections

        return discarder_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def answer(self, game: Atlas, choice: int) -> None:
        ask_discard(game, choice, self.count)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"


class DiscardCards(AskSome[Atlas]):
    """Which cards do you discard?"""

    __slots__ = ()

    def kind(self) -> str:
        return "discard"

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.hand(self.seat)])

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        discard(game, self.seat, choices)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"discard {game.rulebook.cards[choice].id}"


class Recover(Word):
    """Take cards of your choice from discard piles; a crate in use is not in one yet (AL-CARD-03)."""

    __slots__ = ("count", "tree")

    def __init__(self, tree: int, count: int) -> None:
        super().__init__(False, False)
        self.tree = tree
        self.count = count

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(recoverable(game, self.tree)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        least = min(self.count, len(recoverable(game, self.tree)))
        game.stack.append(RecoverCards(seat, least, least, self.tree))


def recoverable(game: Atlas, tree: int) -> list[int]:
    """The cards in one discard pile, or in all of them."""
    positions = [0, 1, 2] if tree < 0 else [position for position in (0, 1, 2) if game.trees[position] == tree]
    return sorted(card for position in positions for card in game.zones[DISCARDS + position])


class RecoverCards(AskSome[Atlas]):
    """Which cards do you take from the discard piles?"""

    __slots__ = ("tree",)

    def __init__(self, seat: int, least: int, most: int, tree: int) -> None:
        super().__init__(seat, least, most)
        self.tree = tree

    def kind(self) -> str:
        return "recover"

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        return recoverable(game, self.tree)

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        for card in choices:
            game.move(card, game.pile(card), game.hand(self.seat))
        if game.log is not None and choices:
            game.say("recovers", "AL-GAME-06", self.seat, [f"card:{card}" for card in choices])

    def notation(self, game: Atlas, choice: int) -> str:
        return f"recover {game.rulebook.cards[choice].id}"


class Refresh(Word):
    """Turn used active cards of yours upright (AL-FREE-02)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(False, False)
        self.count = count

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(game.factions[seat].used) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        least = min(self.count, len(game.factions[seat].used))
        game.stack.append(RefreshCards(seat, least, least))


class RefreshCards(AskSome[Atlas]):
    """Which used cards do you turn upright?"""

    __slots__ = ()

    def kind(self) -> str:
        return "refresh"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_cards import refresh_objections

        return refresh_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.factions[self.seat].used)

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        for card in choices:
            game.factions[self.seat].used.remove(card)
        if game.log is not None and choices:
            game.say("refreshes", "AL-FREE-02", self.seat, [f"card:{card}" for card in choices])

    def notation(self, game: Atlas, choice: int) -> str:
        return f"refresh {game.rulebook.cards[choice].id}"


class Exchange(Word):
    """Up to so many times: pay this, gain that. You choose how often, not at all included."""

    __slots__ = ("get", "give", "most")

    def __init__(self, give: Cost, get: list[int], most: int) -> None:
        super().__init__(False, False, True)
        self.give = give
        self.get = get
        self.most = most

    def doable(self, game: Atlas, seat: int) -> bool:
        return affordable(game, seat, self.give, NO_CUT, 0, 0)

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseExchange(seat, self.give.number, self.get, self.most))


class ChooseExchange(Ask[Atlas]):
    """How often do you exchange?"""

    __slots__ = ("get", "give", "most")

    def __init__(self, seat: int, give: int, get: list[int], most: int) -> None:
        super().__init__(seat)
        self.give = give
        self.get = get
        self.most = most

    def kind(self) -> str:
        return "exchange"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_effects import exchange_objections

        return exchange_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.most)]

    def options(self, game: Atlas) -> list[int]:
        cost = game.rulebook.costs[self.give]
        have = game.factions[self.seat].have
        times = self.most
        for kind in range(5):
            if cost.plain[kind]:
                times = min(times, have[kind] // cost.plain[kind])
        if times > 0 and cost.needs_choice:
            # Tokens and cards are chosen anew each time, as long as there are any.
            times = 1 if affordable(game, self.seat, cost, NO_CUT, 0, 0) else 0
        return list(range(times + 1))

    def answer(self, game: Atlas, choice: int) -> None:
        cost = game.rulebook.costs[self.give]
        if choice == 0:
            return
        if cost.needs_choice:
            if self.most > 1:
                game.stack.append(ChooseExchange(self.seat, self.give, self.get, self.most - 1))
            game.stack.append(ReceiveExchange(self.seat, self.get))
            pay(game, self.seat, cost, NO_CUT)
            return
        for _ in range(choice):
            pay(game, self.seat, cost, NO_CUT)
            receive(game, self.seat, self.get)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"exchange {choice}"


class ReceiveExchange(Do[Atlas]):
    """What was exchanged for comes when the tokens or cards are paid."""

    __slots__ = ("get", "seat")

    def __init__(self, seat: int, get: list[int]) -> None:
        self.seat = seat
        self.get = get

    def resolve(self, game: Atlas) -> None:
        receive(game, self.seat, self.get)


def receive(game: Atlas, seat: int, get: list[int]) -> None:
    """Gain what an exchange gives."""
    for kind in range(5):
        if get[kind]:
            gain(game, seat, kind, get[kind])


class Choose(Word):
    """Pick one of several effects; one that can do nothing only if all are like that (AL-ICON-08)."""

    __slots__ = ("programs",)

    def __init__(self, programs: list[int]) -> None:
        super().__init__(False, False, True)
        self.programs = programs

    def doable(self, game: Atlas, seat: int) -> bool:
        for program in self.programs:
            if list_doable(game, seat, program):
                return True
        return False

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseEffect(seat, self.programs))


class ChooseEffect(Ask[Atlas]):
    """Which of the effects do you take?"""

    __slots__ = ("programs",)

    def __init__(self, seat: int, programs: list[int]) -> None:
        super().__init__(seat)
        self.programs = programs

    def kind(self) -> str:
        return "choose"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_effects import choose_objections

        return choose_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        useful = [program for program in self.programs if list_doable(game, self.seat, program)]
        return useful or self.programs

    def answer(self, game: Atlas, choice: int) -> None:
        game.stack.append(RunEffects(self.seat, choice, 0))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"option {self.programs.index(choice) + 1}"

    def about(self, game: Atlas) -> list[str]:
        return [f"program:{program}" for program in self.programs]


class Optional(Word):
    """You may pay a cost; if you do, an effect follows (AL-PASS-06)."""

    __slots__ = ("cost", "program")

    def __init__(self, cost: Cost, program: int) -> None:
        super().__init__(False, False, True)
        self.cost = cost
        self.program = program

    def doable(self, game: Atlas, seat: int) -> bool:
        return affordable(game, seat, self.cost, NO_CUT, 0, 0)

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        if self.doable(game, seat):
            game.stack.append(ChooseOptional(seat, self.cost.number, self.program))


class ChooseOptional(Ask[Atlas]):
    """Do you pay for the effect, or decline?"""

    __slots__ = ("cost", "program")

    def __init__(self, seat: int, cost: int, program: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.program = program

    def kind(self) -> str:
        return "optional"

    def about(self, game: Atlas) -> list[str]:
        return [f"cost:{self.cost}", f"program:{self.program}"]

    def options(self, game: Atlas) -> list[int]:
        return [1, 0]

    def answer(self, game: Atlas, choice: int) -> None:
        if choice:
            game.stack.append(RunEffects(self.seat, self.program, 0))
            pay(game, self.seat, game.rulebook.costs[self.cost], NO_CUT)

    def notation(self, game: Atlas, choice: int) -> str:
        return "pay" if choice else "decline"


class If(Word):
    """One list if a condition holds, maybe another if not; tested once (AL-ICON-04)."""

    __slots__ = ("condition", "otherwise", "then")

    def __init__(self, condition: Condition, then: int, otherwise: int) -> None:
        super().__init__(False, False, True)
        self.condition = condition
        self.then = then
        # -1: nothing otherwise.
        self.otherwise = otherwise

    def branch(self, game: Atlas, seat: int) -> int:
        """The list that applies now."""
        met = count(game, seat, self.condition.count) >= self.condition.at_least
        return self.then if met else self.otherwise

    def doable(self, game: Atlas, seat: int) -> bool:
        program = self.branch(game, seat)
        return program >= 0 and list_doable(game, seat, program)

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        branch = self.branch(game, seat)
        if branch >= 0:
            game.stack.append(RunEffects(seat, branch, 0))


class RewardTile(Word):
    """Resolve the influence reward tile in a slot: the tile of the tree at that position (AL-SETUP-12, AL-INF-14)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__(False, False, True)
        self.slot = slot

    def doable(self, game: Atlas, seat: int) -> bool:
        return list_doable(game, seat, game.rulebook.rewards[game.trees[self.slot]])

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(RunEffects(seat, game.rulebook.rewards[game.trees[self.slot]], 0))


