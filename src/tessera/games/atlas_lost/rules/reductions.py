"""Reductions of costs, and whether something can be paid for and does anything."""

from __future__ import annotations

from itertools import combinations

from tessera.games.atlas_lost.rulebook import Condition, Cost, Program
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable, own_tokens, pay, return_tokens
from tessera.games.atlas_lost.rules.resolution import list_doable
from tessera.games.atlas_lost.state import Atlas, count
from tessera.games.atlas_lost.terms import COMMAND, CULTURE, ECONOMY, RELIGION
from tessera.kernel.step import Ask


def fixed_cut(game: Atlas, seat: int, on: int, level: int, tree: int) -> list[int]:
    """What all reductions in force take off together: research, data, command (AL-PASS-01)."""
    numbers = game.factions[seat].reductions
    if not numbers:
        return NO_CUT
    cut = NO_CUT
    for number in numbers:
        reduction = game.rulebook.reductions[number]
        if (
            reduction.on == on
            and reduction.by
            and (not reduction.levels or reduction.levels >> level & 1)
            and (reduction.tree < 0 or reduction.tree == tree)
        ):
            by = reduction.by
            cut = [cut[0] + by[0], cut[1] + by[1], cut[2] + by[2]]
    return cut


def cuts(game: Atlas, seat: int, on: int, level: int, tree: int, extra: list[int]) -> list[list[int]]:
    """All ways in which a cost may be reduced: fixed ones, and for each "one of" a pick of one table or none."""
    cut = fixed_cut(game, seat, on, level, tree)
    if extra is not NO_CUT:
        cut = [cut[0] + extra[0], cut[1] + extra[1], cut[2] + extra[2]]
    ways = [cut]
    for number in game.factions[seat].reductions:
        reduction = game.rulebook.reductions[number]
        if (
            reduction.on == on
            and reduction.one_of
            and (not reduction.levels or reduction.levels >> level & 1)
            and (reduction.tree < 0 or reduction.tree == tree)
        ):
            ways = [
                [way[0] + by[0], way[1] + by[1], way[2] + by[2]]
                for way in ways
                for by in [*reduction.one_of, NO_CUT]
            ]
    return ways


def effective(cost: Cost, ways: list[list[int]]) -> list[list[int]]:
    """The ways that really differ for this cost: a reduction only touches what the cost contains (AL-PASS-04)."""
    clipped: list[list[int]] = []
    for way in ways:
        real = [min(way[kind], cost.plain[kind]) for kind in (0, 1, 2)]
        if real not in clipped:
            clipped.append(real)
    return clipped


def charge(game: Atlas, seat: int, cost: Cost, ways: list[list[int]]) -> None:
    """Pay a cost; where the payer may pick a reduction, ask which (AL-PASS-04)."""
    if len(ways) == 1:
        pay(game, seat, cost, ways[0])
        return
    payable = [way for way in effective(cost, ways) if affordable(game, seat, cost, way, 0, 0)]
    if len(payable) == 1:
        pay(game, seat, cost, payable[0])
    else:
        game.stack.append(ChooseReduction(seat, cost.number, [part for way in payable for part in way]))


class ChooseReduction(Ask[Atlas]):
    """How is the cost reduced? Each way is a triple of research, data and command."""

    __slots__ = ("cost", "ways")

    def __init__(self, seat: int, cost: int, ways: list[int]) -> None:
        super().__init__(seat)
        self.cost = cost
        self.ways = ways

    def kind(self) -> str:
        return "reduction"

    def options(self, game: Atlas) -> list[int]:
        return list(range(len(self.ways) // 3))

    def answer(self, game: Atlas, choice: int) -> None:
        way = self.ways[choice * 3 : choice * 3 + 3]
        pay(game, self.seat, game.rulebook.costs[self.cost], way)

    def notation(self, game: Atlas, choice: int) -> str:
        way = self.ways[choice * 3 : choice * 3 + 3]
        parts = [f"{way[kind]} {('research', 'data', 'command')[kind]}" for kind in (0, 1, 2) if way[kind]]
        return "less " + " ".join(parts) if parts else "less nothing"


def can_use(
    game: Atlas,
    seat: int,
    cost: Cost,
    condition: Condition | None,
    program: Program,
    cut: list[int],
    command: int,
    held: int,
    slot: int,
) -> bool:
    """Whether a Technology or card may be used: condition met, cost payable in full, and some way of paying it leaves
    at least one part of the effect to resolve (AL-ACT-04, AL-ACT-06, AL-ACT-08, AL-CARD-12, AL-CARD-14).

    `slot` is that of a Technology, which would then be running (AL-NEST-04), or -1 for a card."""
    if not affordable(game, seat, cost, cut, command, held):
        return False
    if condition is not None and count(game, seat, condition.count) < condition.at_least:
        return False
    if program.sure:
        return True
    if not (cost.needs_choice or program.spends):
        return list_doable(game, seat, program.number)
    if slot < 0:
        return _worth_paying(game, seat, cost, cut, command, program)
    game.running.append(slot)
    found = _worth_paying(game, seat, cost, cut, command, program)
    game.running.pop()
    return found


def _worth_paying(game: Atlas, seat: int, cost: Cost, cut: list[int], command: int, program: Program) -> bool:
    """Try the payment on the table itself, look whether anything could be done, and put everything back."""
    have = game.factions[seat].have
    before = have.copy()
    dirty, posted = game.dirty, len(game.posted)
    for kind in range(5):
        amount = cost.plain[kind]
        if kind <= COMMAND:
            amount = max(0, amount - cut[kind])
        have[kind] -= amount
    have[COMMAND] -= command
    found = _some_way(game, seat, cost, program, 0) if cost.needs_choice else list_doable(game, seat, program.number)
    game.factions[seat].have = before
    game.dirty = dirty
    del game.posted[posted:]
    return found


def _some_way(game: Atlas, seat: int, cost: Cost, program: Program, kind: int) -> bool:
    """Whether some choice of tokens to pay leaves something to do; kinds are tried one after another."""
    while kind < 3 and cost.tokens[kind] == 0:
        kind += 1
    if kind == 3:
        return list_doable(game, seat, program.number)
    log = game.log
    game.log = None
    economy, culture = game.economy.copy(), game.culture.copy()
    tracks = [track.copy() for track in game.tracks]
    ally = game.ally.copy()
    stock = game.factions[seat].stock.copy()
    found = False
    for places in combinations(own_tokens(game, seat, kind), cost.tokens[kind]):
        return_tokens(game, seat, kind, list(places))
        found = _some_way(game, seat, cost, program, kind + 1)
        if kind == ECONOMY:
            game.economy = economy.copy()
        elif kind == CULTURE:
            game.culture = culture.copy()
        elif kind == RELIGION:
            game.tracks = [track.copy() for track in tracks]
            game.ally = ally.copy()
        game.factions[seat].stock = stock.copy()
        if found:
            break
    game.log = log
    return found


