"""Reductions of costs, and whether something can be paid for and does anything."""

from __future__ import annotations

from itertools import combinations

from tessera.games.atlas_lost.counting import count
from tessera.games.atlas_lost.rulebook import Condition, Cost, Program
from tessera.games.atlas_lost.rules.ch13_initiative import retest
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable, own_tokens, pay, return_tokens
from tessera.games.atlas_lost.rules.resolution import list_doable
from tessera.games.atlas_lost.state import MILITARY_TREE, Atlas
from tessera.games.atlas_lost.terms import (
    COMMAND,
    COST_PARTS,
    CULTURE,
    CUT_TOKENS,
    ECONOMY,
    MILITARY,
)
from tessera.kernel.step import Ask


def fixed_cut(game: Atlas, seat: int, on: int, level: int, tree: int) -> list[int]:
    """What all reductions in force take off together, by part of a cost (AL-PASS-01)."""
    cut = NO_CUT
    for number in game.factions[seat].reductions:
        reduction = game.rulebook.reductions[number]
        if (
            reduction.on == on
            and reduction.by
            and (not reduction.levels or reduction.levels >> level & 1)
            and (reduction.tree < 0 or reduction.tree == tree)
        ):
            cut = together(cut, reduction.by)
    return cut


def together(one: list[int], other: list[int]) -> list[int]:
    """Two reductions at once."""
    return [one[part] + other[part] for part in range(len(one))]


# ruling AL-R018
def cuts(game: Atlas, seat: int, on: int, extra: list[int], level: int = 0, tree: int = -1) -> list[list[int]]:
    """All ways in which a cost may be reduced: fixed ones, and for each "one of" a pick of one table or none.

    `extra` is what an effect takes off besides (AL-PASS-01, AL-PASS-04)."""
    ways = [together(fixed_cut(game, seat, on, level, tree), extra)]
    for number in game.factions[seat].reductions:
        reduction = game.rulebook.reductions[number]
        if (
            reduction.on == on
            and reduction.one_of
            and (not reduction.levels or reduction.levels >> level & 1)
            and (reduction.tree < 0 or reduction.tree == tree)
        ):
            ways = [together(way, by) for way in ways for by in [*reduction.one_of, NO_CUT]]
    return ways


def effective(cost: Cost, ways: list[list[int]]) -> list[list[int]]:
    """The ways that really differ for this cost: a reduction only touches what the cost contains (AL-PASS-04)."""
    clipped: list[list[int]] = []
    for way in ways:
        real = [min(way[part], cost.parts[part]) for part in range(len(way))]
        if real not in clipped:
            clipped.append(real)
    return clipped


def charge(game: Atlas, seat: int, cost: Cost, ways: list[list[int]]) -> None:
    """Pay a cost; where the payer may pick a reduction, ask which (AL-PASS-04)."""
    if len(ways) == 1:
        pay(game, seat, cost, ways[0])
        return
    payable = [way for way in effective(cost, ways) if affordable(game, seat, cost, way)]
    game.stack.append(ChooseReduction(seat, cost.number, [part for way in payable for part in way]))


class ChooseReduction(Ask[Atlas]):
    """How is the cost reduced? Each way is a list of what is taken off each part of it, one after another."""

    __slots__ = ("cost", "ways")

    def __init__(self, seat: int, cost: int, ways: list[int]) -> None:
        super().__init__(seat)
        self.cost = cost
        self.ways = ways

    def kind(self) -> str:
        return "reduction"

    def about(self, game: Atlas) -> list[str]:
        return [f"cost:{self.cost}"]

    def options(self, game: Atlas) -> list[int]:
        return list(range(len(self.ways) // len(COST_PARTS)))

    def way(self, choice: int) -> list[int]:
        """What one of the choices takes off."""
        width = len(COST_PARTS)
        return self.ways[choice * width : choice * width + width]

    def answer(self, game: Atlas, choice: int) -> None:
        pay(game, self.seat, game.rulebook.costs[self.cost], self.way(choice))

    def notation(self, game: Atlas, choice: int) -> str:
        way = self.way(choice)
        parts = [f"{way[part]} {COST_PARTS[part]}" for part in range(len(way)) if way[part]]
        return "less " + " ".join(parts) if parts else "less nothing"


# ruling AL-R015
def can_use(
    game: Atlas,
    seat: int,
    cost: Cost,
    condition: Condition | None,
    program: Program,
    cut: list[int],
    command: int = 0,
    held: int = 0,
    slot: int = -1,
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
    if not (cost.needs_choice or program.spends or cost.plain[MILITARY]):
        return list_doable(game, seat, program.number)
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
        have[kind] -= max(0, cost.plain[kind] - cut[kind])
    have[COMMAND] -= command
    if cost.plain[MILITARY]:
        game.mark_dirty(MILITARY_TREE)
    found = _some_way(game, seat, cost, cut, program, 0)
    game.factions[seat].have = before
    game.dirty = dirty
    del game.posted[posted:]
    return found


def _leaves_work(game: Atlas, seat: int, program: Program) -> bool:
    """Whether there is something to do after a payment, which may have moved initiative tiles (AL-INI-14)."""
    if not game.dirty:
        return list_doable(game, seat, program.number)
    log, owner, dirty = game.log, game.owner.copy(), game.dirty
    game.log = None
    retest(game)
    found = list_doable(game, seat, program.number)
    game.log, game.owner, game.dirty = log, owner, dirty
    return found


def _some_way(game: Atlas, seat: int, cost: Cost, cut: list[int], program: Program, kind: int) -> bool:
    """Whether some choice of tokens to pay leaves something to do; kinds are tried one after another."""
    while kind < 3 and cost.tokens[kind] <= cut[CUT_TOKENS + kind]:
        kind += 1
    if kind == 3:
        return _leaves_work(game, seat, program)
    log = game.log
    game.log = None
    economy, culture = game.economy.copy(), game.culture.copy()
    tracks = [track.copy() for track in game.tracks]
    ally = game.ally.copy()
    stock = game.factions[seat].stock.copy()
    found = False
    for places in combinations(own_tokens(game, seat, kind), cost.tokens[kind] - cut[CUT_TOKENS + kind]):
        return_tokens(game, seat, kind, list(places))
        found = _some_way(game, seat, cost, cut, program, kind + 1)
        if kind == ECONOMY:
            game.economy = economy.copy()
        elif kind == CULTURE:
            game.culture = culture.copy()
        else:
            game.tracks = [track.copy() for track in tracks]
            game.ally = ally.copy()
        game.factions[seat].stock = stock.copy()
        if found:
            break
    game.log = log
    return found
