"""Cloning, writing and reading the state of Atlas Lost. Made by `make generate`; do not edit."""

from __future__ import annotations

from tessera.games.atlas_lost.faction import Faction
from tessera.games.atlas_lost.rules.branches import ChooseEffect, ChooseExchange, ChooseOptional, ReceiveExchange
from tessera.games.atlas_lost.rules.cards import ChooseDiscarder, RecoverCards, RefreshCards
from tessera.games.atlas_lost.rules.causes import Cause
from tessera.games.atlas_lost.rules.ch03_setup import KeepInitial, TellSetup
from tessera.games.atlas_lost.rules.ch06_action_phase import (
    ActionPhase,
    CloseTurn,
    ComeIntoForce,
    EndTurn,
    FinishAction,
    InfluencePhase,
    Turn,
)
from tessera.games.atlas_lost.rules.ch07_main_action import (
    ChooseRow,
    EmptyRow,
    FinishPlacement,
    FinishTechnology,
    MayPlace,
    RowBonus,
)
from tessera.games.atlas_lost.rules.ch09_trees.culture import ChooseSpace
from tessera.games.atlas_lost.rules.ch09_trees.economy import ChooseTeam
from tessera.games.atlas_lost.rules.ch09_trees.military import ChooseRetreat, ChooseToken, ChooseVictim
from tessera.games.atlas_lost.rules.ch09_trees.raids import ChooseHand, ChooseSaboteur, ChooseTheft, ChooseUninstall
from tessera.games.atlas_lost.rules.ch09_trees.religion import ChooseBoard
from tessera.games.atlas_lost.rules.ch09_trees.science import ChooseMove, ChooseTechnology
from tessera.games.atlas_lost.rules.ch10_card_play import FinishCrate, FinishInstall, MayInstall
from tessera.games.atlas_lost.rules.ch12_influence import FinishStep, MayAdvance, StepForward
from tessera.games.atlas_lost.rules.discarding import DiscardCards
from tessera.games.atlas_lost.rules.drawing import ChooseDeck, KeepCards
from tessera.games.atlas_lost.rules.gains import ChooseAlly
from tessera.games.atlas_lost.rules.payment import PayMixed, PayTeam, PayTokens, ReturnRow
from tessera.games.atlas_lost.rules.reductions import ChooseReduction
from tessera.games.atlas_lost.rules.resolution import OrderReactions, React, RunEffects, Settle
from tessera.games.atlas_lost.rules.targets import ChooseTarget
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, Step
from tessera.kernel.step import Answered, Together
from tessera.kernel.wire import Reader, write_many


def clone_chance(old: Chance) -> Chance:
    return Chance(
        old.key,
        old.count,
    )


def write_chance(old: Chance, out: list[int]) -> None:
    out.append(old.key)
    out.append(old.count)


def read_chance(reader: Reader) -> Chance:
    return Chance(
        reader.number(),
        reader.number(),
    )


def clone_lane(old: Lane) -> Lane:
    return Lane(
        old.seat,
        old.stack.copy(),
        old.menu,
        old.sealed,
        old.answered,
        old.picks,
        old.version,
    )


def write_lane(old: Lane, out: list[int]) -> None:
    out.append(old.seat)
    out.append(len(old.stack))
    for step in old.stack:
        write_step(step, out)
    write_many(old.menu, out)
    out.append(int(old.sealed))
    out.append(int(old.answered))
    write_many(old.picks, out)
    out.append(old.version)


def read_lane(reader: Reader) -> Lane:
    return Lane(
        reader.number(),
        [read_step(reader) for _ in range(reader.number())],
        reader.many(),
        reader.number() != 0,
        reader.number() != 0,
        reader.many(),
        reader.number(),
    )


def clone_faction(old: Faction) -> Faction:
    return Faction(
        old.have.copy(),
        old.influence,
        old.waiting.copy(),
        old.stock.copy(),
        old.placed.copy(),
        old.startable.copy(),
        old.used.copy(),
        old.force.copy(),
        old.fresh.copy(),
        old.triggers.copy(),
        old.reductions.copy(),
    )


def write_faction(old: Faction, out: list[int]) -> None:
    write_many(old.have, out)
    out.append(old.influence)
    write_many(old.waiting, out)
    write_many(old.stock, out)
    write_many(old.placed, out)
    write_many(old.startable, out)
    write_many(old.used, out)
    write_many(old.force, out)
    write_many(old.fresh, out)
    write_many(old.triggers, out)
    write_many(old.reductions, out)


def read_faction(reader: Reader) -> Faction:
    return Faction(
        reader.many(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
    )


def clone(old: Atlas) -> Atlas:
    new = Atlas(old.plan, old.rulebook)
    new.chance = clone_chance(old.chance)
    new.lanes = [clone_lane(part) for part in old.lanes]
    new.zones = [row.copy() for row in old.zones]
    new.sight = [row.copy() for row in old.sight]
    new.groups = old.groups
    new.mark = old.mark
    new.over = old.over
    new.seats = old.seats
    new.factions = [clone_faction(part) for part in old.factions]
    new.tracks = [row.copy() for row in old.tracks]
    new.ally = old.ally.copy()
    new.npc_tp = old.npc_tp.copy()
    new.trees = old.trees.copy()
    new.tree_at = old.tree_at.copy()
    new.tech = old.tech.copy()
    new.teams = old.teams.copy()
    new.economy = old.economy.copy()
    new.culture = old.culture.copy()
    new.actives = old.actives.copy()
    new.fronts = old.fronts
    new.owner = old.owner.copy()
    new.dirty = old.dirty
    new.first = old.first
    new.turn = old.turn
    new.turns = old.turns
    new.done = old.done
    new.via = old.via
    new.running = old.running.copy()
    new.posted = old.posted.copy()
    new.heard = old.heard.copy()
    new.spent = old.spent.copy()
    new.here = old.here.copy()
    new.gifts = old.gifts.copy()
    new.winner = old.winner
    new.reason = old.reason
    new.stack = new.lanes[0].stack
    new.log = None
    return new


def write(old: Atlas) -> list[int]:
    out: list[int] = []
    write_chance(old.chance, out)
    out.append(len(old.lanes))
    for part_lanes in old.lanes:
        write_lane(part_lanes, out)
    out.append(len(old.zones))
    for row in old.zones:
        write_many(row, out)
    out.append(len(old.sight))
    for row in old.sight:
        write_many(row, out)
    out.append(old.groups)
    out.append(old.mark)
    out.append(int(old.over))
    out.append(old.seats)
    out.append(len(old.factions))
    for part_factions in old.factions:
        write_faction(part_factions, out)
    out.append(len(old.tracks))
    for row in old.tracks:
        write_many(row, out)
    write_many(old.ally, out)
    write_many(old.npc_tp, out)
    write_many(old.trees, out)
    write_many(old.tree_at, out)
    write_many(old.tech, out)
    write_many(old.teams, out)
    write_many(old.economy, out)
    write_many(old.culture, out)
    write_many(old.actives, out)
    out.append(old.fronts)
    write_many(old.owner, out)
    out.append(old.dirty)
    out.append(old.first)
    out.append(old.turn)
    out.append(old.turns)
    out.append(old.done)
    out.append(old.via)
    write_many(old.running, out)
    write_many(old.posted, out)
    write_many(old.heard, out)
    write_many(old.spent, out)
    write_many(old.here, out)
    write_many(old.gifts, out)
    out.append(old.winner)
    out.append(old.reason)
    return out


def read(new: Atlas, reader: Reader) -> None:
    new.chance = read_chance(reader)
    new.lanes = [read_lane(reader) for _ in range(reader.number())]
    new.zones = [reader.many() for _ in range(reader.number())]
    new.sight = [reader.many() for _ in range(reader.number())]
    new.groups = reader.number()
    new.mark = reader.number()
    new.over = reader.number() != 0
    new.seats = reader.number()
    new.factions = [read_faction(reader) for _ in range(reader.number())]
    new.tracks = [reader.many() for _ in range(reader.number())]
    new.ally = reader.many()
    new.npc_tp = reader.many()
    new.trees = reader.many()
    new.tree_at = reader.many()
    new.tech = reader.many()
    new.teams = reader.many()
    new.economy = reader.many()
    new.culture = reader.many()
    new.actives = reader.many()
    new.fronts = reader.number()
    new.owner = reader.many()
    new.dirty = reader.number()
    new.first = reader.number()
    new.turn = reader.number()
    new.turns = reader.number()
    new.done = reader.number()
    new.via = reader.number()
    new.running = reader.many()
    new.posted = reader.many()
    new.heard = reader.many()
    new.spent = reader.many()
    new.here = reader.many()
    new.gifts = reader.many()
    new.winner = reader.number()
    new.reason = reader.number()
    new.stack = new.lanes[0].stack
    reader.finish()


CODES: dict[type, int] = {
    Together: 0,
    Answered: 1,
    ActionPhase: 2,
    Cause: 3,
    ChooseAlly: 4,
    ChooseBoard: 5,
    ChooseDeck: 6,
    ChooseDiscarder: 7,
    ChooseEffect: 8,
    ChooseExchange: 9,
    ChooseHand: 10,
    ChooseMove: 11,
    ChooseOptional: 12,
    ChooseReduction: 13,
    ChooseRetreat: 14,
    ChooseRow: 15,
    ChooseSaboteur: 16,
    ChooseSpace: 17,
    ChooseTarget: 18,
    ChooseTeam: 19,
    ChooseTechnology: 20,
    ChooseTheft: 21,
    ChooseToken: 22,
    ChooseUninstall: 23,
    ChooseVictim: 24,
    CloseTurn: 25,
    ComeIntoForce: 26,
    DiscardCards: 27,
    EmptyRow: 28,
    EndTurn: 29,
    FinishAction: 30,
    FinishCrate: 31,
    FinishInstall: 32,
    FinishPlacement: 33,
    FinishStep: 34,
    FinishTechnology: 35,
    InfluencePhase: 36,
    KeepCards: 37,
    KeepInitial: 38,
    MayAdvance: 39,
    MayInstall: 40,
    MayPlace: 41,
    OrderReactions: 42,
    PayMixed: 43,
    PayTeam: 44,
    PayTokens: 45,
    React: 46,
    ReceiveExchange: 47,
    RecoverCards: 48,
    RefreshCards: 49,
    ReturnRow: 50,
    RowBonus: 51,
    RunEffects: 52,
    Settle: 53,
    StepForward: 54,
    TellSetup: 55,
    Turn: 56,
}


def write_step(step: Step, out: list[int]) -> None:
    code = CODES[type(step)]
    out.append(code)
    if code == 0:
        assert isinstance(step, Together)
        out.append(len(step.asks))
        for inner in step.asks:
            write_step(inner, out)
        out.append(int(step.sealed))
    if code == 1:
        assert isinstance(step, Answered)
        write_step(step.ask, out)
        write_many(step.picks, out)
    if code == 2:
        assert isinstance(step, ActionPhase)
        out.append(step.seat)
    if code == 4:
        assert isinstance(step, ChooseAlly)
        out.append(step.seat)
        out.append(step.resource)
        out.append(step.counted)
        write_many(step.formula, out)
    if code == 5:
        assert isinstance(step, ChooseBoard)
        out.append(step.seat)
        out.append(step.count)
        out.append(step.target)
        write_many(step.taken, out)
    if code == 6:
        assert isinstance(step, ChooseDeck)
        out.append(step.seat)
        out.append(step.count)
        out.append(step.keep)
        out.append(step.bonus)
    if code == 7:
        assert isinstance(step, ChooseDiscarder)
        out.append(step.seat)
        write_many(step.boards, out)
        out.append(step.count)
    if code == 8:
        assert isinstance(step, ChooseEffect)
        out.append(step.seat)
        write_many(step.programs, out)
    if code == 9:
        assert isinstance(step, ChooseExchange)
        out.append(step.seat)
        out.append(step.give)
        write_many(step.get, out)
        out.append(step.most)
    if code == 10:
        assert isinstance(step, ChooseHand)
        out.append(step.seat)
        write_many(step.boards, out)
        out.append(step.count)
    if code == 11:
        assert isinstance(step, ChooseMove)
        out.append(step.seat)
    if code == 12:
        assert isinstance(step, ChooseOptional)
        out.append(step.seat)
        out.append(step.cost)
        out.append(step.program)
    if code == 13:
        assert isinstance(step, ChooseReduction)
        out.append(step.seat)
        out.append(step.cost)
        write_many(step.ways, out)
    if code == 14:
        assert isinstance(step, ChooseRetreat)
        out.append(step.seat)
        write_many(step.boards, out)
        out.append(step.spaces)
    if code == 15:
        assert isinstance(step, ChooseRow)
        out.append(step.seat)
        out.append(step.slot)
    if code == 16:
        assert isinstance(step, ChooseSaboteur)
        out.append(step.seat)
        write_many(step.boards, out)
        out.append(step.count)
        out.append(int(step.by_owner))
    if code == 17:
        assert isinstance(step, ChooseSpace)
        out.append(step.seat)
        out.append(step.count)
        out.append(step.where)
        out.append(int(step.framed))
    if code == 18:
        assert isinstance(step, ChooseTarget)
        out.append(step.seat)
        write_many(step.boards, out)
    if code == 19:
        assert isinstance(step, ChooseTeam)
        out.append(step.seat)
        out.append(step.count)
    if code == 20:
        assert isinstance(step, ChooseTechnology)
        out.append(step.seat)
        out.append(step.level)
        out.append(step.count)
        out.append(int(step.allies_only))
        out.append(step.tree)
        write_many(step.taken, out)
    if code == 21:
        assert isinstance(step, ChooseTheft)
        out.append(step.seat)
        out.append(step.victim)
        out.append(step.count)
        out.append(int(step.first))
    if code == 22:
        assert isinstance(step, ChooseToken)
        out.append(step.seat)
        write_many(step.kinds, out)
        out.append(step.count)
        out.append(step.owner)
    if code == 23:
        assert isinstance(step, ChooseUninstall)
        out.append(step.seat)
        out.append(step.victim)
        out.append(step.count)
        out.append(int(step.first))
    if code == 24:
        assert isinstance(step, ChooseVictim)
        out.append(step.seat)
        write_many(step.boards, out)
        out.append(step.resource)
        out.append(step.amount)
    if code == 25:
        assert isinstance(step, CloseTurn)
        out.append(step.seat)
    if code == 27:
        assert isinstance(step, DiscardCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.reason)
    if code == 28:
        assert isinstance(step, EmptyRow)
        out.append(step.row)
    if code == 29:
        assert isinstance(step, EndTurn)
        out.append(step.seat)
    if code == 30:
        assert isinstance(step, FinishAction)
        out.append(step.seat)
        out.append(step.verb)
    if code == 31:
        assert isinstance(step, FinishCrate)
        out.append(step.seat)
        out.append(step.card)
    if code == 32:
        assert isinstance(step, FinishInstall)
        out.append(step.seat)
        out.append(step.card)
    if code == 33:
        assert isinstance(step, FinishPlacement)
        out.append(step.seat)
        out.append(step.slot)
    if code == 34:
        assert isinstance(step, FinishStep)
        out.append(step.seat)
    if code == 35:
        assert isinstance(step, FinishTechnology)
        out.append(step.seat)
        out.append(step.slot)
        out.append(step.via)
    if code == 36:
        assert isinstance(step, InfluencePhase)
        out.append(step.seat)
    if code == 37:
        assert isinstance(step, KeepCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 38:
        assert isinstance(step, KeepInitial)
        out.append(step.seat)
    if code == 39:
        assert isinstance(step, MayAdvance)
        out.append(step.seat)
        write_many(step.reduce, out)
    if code == 40:
        assert isinstance(step, MayInstall)
        out.append(step.seat)
        write_many(step.reduce, out)
    if code == 41:
        assert isinstance(step, MayPlace)
        out.append(step.seat)
        write_many(step.reduce, out)
    if code == 42:
        assert isinstance(step, OrderReactions)
        out.append(step.seat)
        write_many(step.waiting, out)
    if code == 43:
        assert isinstance(step, PayMixed)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 44:
        assert isinstance(step, PayTeam)
        out.append(step.seat)
    if code == 45:
        assert isinstance(step, PayTokens)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.token)
    if code == 46:
        assert isinstance(step, React)
        write_many(step.waiting, out)
    if code == 47:
        assert isinstance(step, ReceiveExchange)
        out.append(step.seat)
        write_many(step.get, out)
    if code == 48:
        assert isinstance(step, RecoverCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.tree)
    if code == 49:
        assert isinstance(step, RefreshCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 50:
        assert isinstance(step, ReturnRow)
        out.append(step.seat)
    if code == 51:
        assert isinstance(step, RowBonus)
        out.append(step.seat)
    if code == 52:
        assert isinstance(step, RunEffects)
        out.append(step.seat)
        out.append(step.program)
        out.append(step.at)
    if code == 54:
        assert isinstance(step, StepForward)
        out.append(step.seat)
        out.append(step.space)
    if code == 56:
        assert isinstance(step, Turn)
        out.append(step.seat)


def read_step(reader: Reader) -> Step:
    code = reader.number()
    if code == 0:
        return Together([read_step(reader) for _ in range(reader.number())], reader.number() != 0)
    if code == 1:
        return Answered(read_step(reader), reader.many())
    if code == 2:
        return ActionPhase(reader.number())
    if code == 3:
        return Cause()
    if code == 4:
        return ChooseAlly(reader.number(), reader.number(), reader.number(), reader.many())
    if code == 5:
        return ChooseBoard(reader.number(), reader.number(), reader.number(), reader.many())
    if code == 6:
        return ChooseDeck(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 7:
        return ChooseDiscarder(reader.number(), reader.many(), reader.number())
    if code == 8:
        return ChooseEffect(reader.number(), reader.many())
    if code == 9:
        return ChooseExchange(reader.number(), reader.number(), reader.many(), reader.number())
    if code == 10:
        return ChooseHand(reader.number(), reader.many(), reader.number())
    if code == 11:
        return ChooseMove(reader.number())
    if code == 12:
        return ChooseOptional(reader.number(), reader.number(), reader.number())
    if code == 13:
        return ChooseReduction(reader.number(), reader.number(), reader.many())
    if code == 14:
        return ChooseRetreat(reader.number(), reader.many(), reader.number())
    if code == 15:
        return ChooseRow(reader.number(), reader.number())
    if code == 16:
        return ChooseSaboteur(reader.number(), reader.many(), reader.number(), reader.number() != 0)
    if code == 17:
        return ChooseSpace(reader.number(), reader.number(), reader.number(), reader.number() != 0)
    if code == 18:
        return ChooseTarget(reader.number(), reader.many())
    if code == 19:
        return ChooseTeam(reader.number(), reader.number())
    if code == 20:
        return ChooseTechnology(
            reader.number(), reader.number(), reader.number(), reader.number() != 0, reader.number(), reader.many()
        )
    if code == 21:
        return ChooseTheft(reader.number(), reader.number(), reader.number(), reader.number() != 0)
    if code == 22:
        return ChooseToken(reader.number(), reader.many(), reader.number(), reader.number())
    if code == 23:
        return ChooseUninstall(reader.number(), reader.number(), reader.number(), reader.number() != 0)
    if code == 24:
        return ChooseVictim(reader.number(), reader.many(), reader.number(), reader.number())
    if code == 25:
        return CloseTurn(reader.number())
    if code == 26:
        return ComeIntoForce()
    if code == 27:
        return DiscardCards(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 28:
        return EmptyRow(reader.number())
    if code == 29:
        return EndTurn(reader.number())
    if code == 30:
        return FinishAction(reader.number(), reader.number())
    if code == 31:
        return FinishCrate(reader.number(), reader.number())
    if code == 32:
        return FinishInstall(reader.number(), reader.number())
    if code == 33:
        return FinishPlacement(reader.number(), reader.number())
    if code == 34:
        return FinishStep(reader.number())
    if code == 35:
        return FinishTechnology(reader.number(), reader.number(), reader.number())
    if code == 36:
        return InfluencePhase(reader.number())
    if code == 37:
        return KeepCards(reader.number(), reader.number(), reader.number())
    if code == 38:
        return KeepInitial(reader.number())
    if code == 39:
        return MayAdvance(reader.number(), reader.many())
    if code == 40:
        return MayInstall(reader.number(), reader.many())
    if code == 41:
        return MayPlace(reader.number(), reader.many())
    if code == 42:
        return OrderReactions(reader.number(), reader.many())
    if code == 43:
        return PayMixed(reader.number(), reader.number(), reader.number())
    if code == 44:
        return PayTeam(reader.number())
    if code == 45:
        return PayTokens(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 46:
        return React(reader.many())
    if code == 47:
        return ReceiveExchange(reader.number(), reader.many())
    if code == 48:
        return RecoverCards(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 49:
        return RefreshCards(reader.number(), reader.number(), reader.number())
    if code == 50:
        return ReturnRow(reader.number())
    if code == 51:
        return RowBonus(reader.number())
    if code == 52:
        return RunEffects(reader.number(), reader.number(), reader.number())
    if code == 53:
        return Settle()
    if code == 54:
        return StepForward(reader.number(), reader.number())
    if code == 55:
        return TellSetup()
    if code == 56:
        return Turn(reader.number())
    raise reader.damaged()
