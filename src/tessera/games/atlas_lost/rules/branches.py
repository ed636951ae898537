"""Words of effects that lead to other effects: exchanges, choices, options, conditions, reward tiles."""

from __future__ import annotations

from tessera.games.atlas_lost.counting import count
from tessera.games.atlas_lost.rulebook import Condition, Cost, Word
from tessera.games.atlas_lost.rules.gains import gain
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable, pay
from tessera.games.atlas_lost.rules.resolution import RunEffects, list_doable
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.step import Ask, Do, Refused


class Exchange(Word):
    """Up to so many times: pay this, gain that. You choose how often, not at all included (AL-ACT-06, AL-PASS-06)."""

    __slots__ = ("get", "give", "most")

    def __init__(self, give: Cost, get: list[int], most: int) -> None:
        super().__init__(spends=True)
        self.give = give
        self.get = get
        self.most = most

    def doable(self, game: Atlas, seat: int) -> bool:
        return affordable(game, seat, self.give, NO_CUT)

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseExchange(seat, self.give.number, self.get, self.most))


class ChooseExchange(Ask[Atlas]):
    """How often do you exchange? As often as it can be paid (AL-RES-02, AL-ACT-03)."""

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
            times = 1 if affordable(game, self.seat, cost, NO_CUT) else 0
        return list(range(times + 1))

    def answer(self, game: Atlas, choice: int) -> None:
        cost = game.rulebook.costs[self.give]
        if choice == 0:
            return
        if cost.needs_choice:
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
    """What was exchanged for comes when the tokens or cards are paid (AL-ACT-03)."""

    __slots__ = ("get", "seat")

    def __init__(self, seat: int, get: list[int]) -> None:
        self.seat = seat
        self.get = get

    def resolve(self, game: Atlas) -> None:
        receive(game, self.seat, self.get)


def receive(game: Atlas, seat: int, get: list[int]) -> None:
    """Gain what an exchange gives."""
    for kind in range(5):
        gain(game, seat, kind, get[kind])


class Choose(Word):
    """Pick one of several effects; one that can do nothing only if all are like that (AL-ICON-08)."""

    __slots__ = ("programs",)

    def __init__(self, programs: list[int]) -> None:
        super().__init__(spends=True)
        self.programs = programs

    def doable(self, game: Atlas, seat: int) -> bool:
        for program in self.programs:
            if list_doable(game, seat, program):
                return True
        return False

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseEffect(seat, self.programs))


class ChooseEffect(Ask[Atlas]):
    """Which of the effects do you take? (AL-ICON-08)"""

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
        super().__init__(spends=True)
        self.cost = cost
        self.program = program

    def doable(self, game: Atlas, seat: int) -> bool:
        return affordable(game, seat, self.cost, NO_CUT)

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        if self.doable(game, seat):
            game.stack.append(ChooseOptional(seat, self.cost.number, self.program))


class ChooseOptional(Ask[Atlas]):
    """Do you pay for the effect, or decline? (AL-PASS-06)"""

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
        super().__init__(spends=True)
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
        super().__init__(spends=True)
        self.slot = slot

    def doable(self, game: Atlas, seat: int) -> bool:
        return list_doable(game, seat, game.rulebook.rewards[game.trees[self.slot]])

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(RunEffects(seat, game.rulebook.rewards[game.trees[self.slot]], 0))
