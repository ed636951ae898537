"""Cloning, writing and reading the state of The Warp. Made by `make generate`; do not edit."""

from __future__ import annotations

from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.combat import Combat
from tessera.games.the_warp.rules.abilities import UseAbility
from tessera.games.the_warp.rules.archive import CutCards, CutHand, DrawArchive, RefillLineUp, TakeDiscard
from tessera.games.the_warp.rules.attack_1_target import Attack, AttackDeclared, ChooseTarget, ChooseTroops
from tessera.games.the_warp.rules.attack_2_cards import AttackCard, AttackCards, DefenceCard, DefenceCards
from tessera.games.the_warp.rules.attack_3_bribe import (
    AnswerCounter,
    AnswerOffer,
    Bribe,
    ComposeOffer,
    MakeOffer,
    NextBribe,
)
from tessera.games.the_warp.rules.attack_4_reveal import ChooseCombatOption, RevealCards, Uncover
from tessera.games.the_warp.rules.attack_5_dice import Alternate, ChangeTroops, Power, RollDice, UseTool
from tessera.games.the_warp.rules.attack_6_resolution import (
    AfterLoss,
    EndCombat,
    FireExiled,
    Garrison,
    Participants,
    Resolve,
    Settle,
    Winners,
)
from tessera.games.the_warp.rules.bribe_goods import GiveCards, GiveRewards, PayBribe
from tessera.games.the_warp.rules.building import Build, LookAround, PlaceBuilding, RaiseLevel, Upgrade
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.rules.develop import ChooseOption, Develop, FollowBonus, FollowDevelop, PlayDevelop
from tessera.games.the_warp.rules.draft import (
    ChooseGuardian,
    DraftPass,
    KeepMissions,
    KeepRaces,
    PickRace,
    ShuffleMissions,
    TakeMission,
    TeamMissions,
    TeamRaces,
    TellExiled,
)
from tessera.games.the_warp.rules.effects import ChooseEffects, ExtraAction, MayPay
from tessera.games.the_warp.rules.end_phase import DrawMission, Replenish, ReplenishOpen, ReplenishPrivate, Reveal
from tessera.games.the_warp.rules.income import Consult, Extract
from tessera.games.the_warp.rules.laser import FireLaser, RemoveTroops
from tessera.games.the_warp.rules.mission_switch import KeepMission, SwitchDeck, SwitchMission
from tessera.games.the_warp.rules.missions import CheckMissions, ShowMission
from tessera.games.the_warp.rules.movement import MoveByEffect
from tessera.games.the_warp.rules.payment import DiscardForCost, GiveBackTroop, Pay, PayMission, SplitGain
from tessera.games.the_warp.rules.races import ChooseVictim, CopyActive, HandOver
from tessera.games.the_warp.rules.reward_cards import CutRewards, DiscardRewards, DrawRewards, SpendRewards
from tessera.games.the_warp.rules.team_mode import TeamExtract, TeamGain
from tessera.games.the_warp.rules.terrashift import DrawForFollowers, LowerArea, RaiseArea, ShiftOne, Terrashift
from tessera.games.the_warp.rules.trading import Trade
from tessera.games.the_warp.rules.troops import PlaceGained, PlaceReserve
from tessera.games.the_warp.rules.turn import (
    Acted,
    ActionMenu,
    BeginActions,
    ConsultMenu,
    EndMenu,
    ExtractMenu,
    NextTurn,
)
from tessera.games.the_warp.state import Warp
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


def clone_colony(old: Colony) -> Colony:
    return Colony(
        old.gold,
        old.energy,
        old.reserve,
        old.supply,
        old.minis.copy(),
        old.levels.copy(),
        old.count.copy(),
        old.positions.copy(),
        old.areas.copy(),
        old.points,
        old.tokens,
        old.done.copy(),
        old.ready.copy(),
        old.fresh,
        old.races.copy(),
        old.copied,
        old.bought.copy(),
        old.stats.copy(),
        old.own_stats.copy(),
        old.deeds.copy(),
        old.conquests.copy(),
        old.wins.copy(),
        old.acted,
        old.used.copy(),
        old.used_up.copy(),
        old.traded,
        old.extra,
        old.fired.copy(),
    )


def write_colony(old: Colony, out: list[int]) -> None:
    out.append(old.gold)
    out.append(old.energy)
    out.append(old.reserve)
    out.append(old.supply)
    write_many(old.minis, out)
    write_many(old.levels, out)
    write_many(old.count, out)
    write_many(old.positions, out)
    write_many(old.areas, out)
    out.append(old.points)
    out.append(old.tokens)
    write_many(old.done, out)
    write_many(old.ready, out)
    out.append(old.fresh)
    write_many(old.races, out)
    out.append(old.copied)
    write_many(old.bought, out)
    write_many(old.stats, out)
    write_many(old.own_stats, out)
    write_many(old.deeds, out)
    write_many(old.conquests, out)
    write_many(old.wins, out)
    out.append(int(old.acted))
    write_many(old.used, out)
    write_many(old.used_up, out)
    out.append(int(old.traded))
    out.append(int(old.extra))
    write_many(old.fired, out)


def read_colony(reader: Reader) -> Colony:
    return Colony(
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.number(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.number(),
        reader.many(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.number() != 0,
        reader.many(),
        reader.many(),
        reader.number() != 0,
        reader.number() != 0,
        reader.many(),
    )


def clone_combat(old: Combat) -> Combat:
    return Combat(
        old.attacker,
        old.origin,
        old.target,
        old.against,
        old.defender,
        old.color,
        old.declared,
        old.attackers,
        old.defenders,
        old.ship,
        old.base_attack,
        old.base_defence,
        old.roller,
        old.attack_limit,
        old.defence_limit,
        old.no_support,
        old.open_cards,
        old.attack_by.copy(),
        old.defence_by.copy(),
        old.bribing,
        old.options.copy(),
        old.supporters.copy(),
        old.attack_fx.copy(),
        old.attack_fx_by.copy(),
        old.defence_fx.copy(),
        old.defence_fx_by.copy(),
        old.attack_dice.copy(),
        old.defence_dice.copy(),
        old.attack_tools.copy(),
        old.defence_tools.copy(),
        old.attack_touched.copy(),
        old.defence_touched.copy(),
        old.attack_power,
        old.defence_power,
        old.rolled_defenders,
        old.result,
        old.offer.copy(),
        old.offer_cards.copy(),
        old.offer_rewards.copy(),
        old.settled,
    )


def write_combat(old: Combat, out: list[int]) -> None:
    out.append(old.attacker)
    out.append(old.origin)
    out.append(old.target)
    out.append(old.against)
    out.append(old.defender)
    out.append(old.color)
    out.append(old.declared)
    out.append(old.attackers)
    out.append(old.defenders)
    out.append(int(old.ship))
    out.append(old.base_attack)
    out.append(old.base_defence)
    out.append(old.roller)
    out.append(old.attack_limit)
    out.append(old.defence_limit)
    out.append(int(old.no_support))
    out.append(int(old.open_cards))
    write_many(old.attack_by, out)
    write_many(old.defence_by, out)
    out.append(old.bribing)
    write_many(old.options, out)
    write_many(old.supporters, out)
    write_many(old.attack_fx, out)
    write_many(old.attack_fx_by, out)
    write_many(old.defence_fx, out)
    write_many(old.defence_fx_by, out)
    write_many(old.attack_dice, out)
    write_many(old.defence_dice, out)
    write_many(old.attack_tools, out)
    write_many(old.defence_tools, out)
    write_many(old.attack_touched, out)
    write_many(old.defence_touched, out)
    out.append(old.attack_power)
    out.append(old.defence_power)
    out.append(old.rolled_defenders)
    out.append(old.result)
    write_many(old.offer, out)
    write_many(old.offer_cards, out)
    write_many(old.offer_rewards, out)
    out.append(old.settled)


def read_combat(reader: Reader) -> Combat:
    return Combat(
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number() != 0,
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number() != 0,
        reader.number() != 0,
        reader.many(),
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
        reader.many(),
        reader.many(),
        reader.many(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.number(),
    )


def clone(old: Warp) -> Warp:
    new = Warp(old.plan, old.rulebook)
    new.chance = clone_chance(old.chance)
    new.lanes = [clone_lane(part) for part in old.lanes]
    new.zones = [row.copy() for row in old.zones]
    new.sight = [row.copy() for row in old.sight]
    new.groups = old.groups
    new.mark = old.mark
    new.over = old.over
    new.seats = old.seats
    new.colonies = [clone_colony(part) for part in old.colonies]
    new.holder = old.holder.copy()
    new.troops = old.troops.copy()
    new.colors = old.colors.copy()
    new.multipliers = old.multipliers.copy()
    new.hidden = old.hidden.copy()
    new.buildings = old.buildings.copy()
    new.paint = old.paint.copy()
    new.grey = old.grey.copy()
    new.exiled = old.exiled.copy()
    new.guardian = old.guardian
    new.gate_modifier = old.gate_modifier
    new.gate_abilities = old.gate_abilities.copy()
    new.piles = [row.copy() for row in old.piles]
    new.aside = old.aside.copy()
    new.first = old.first
    new.active = old.active
    new.round = old.round
    new.last_round = old.last_round
    new.moment = old.moment
    new.moved = old.moved
    new.shifted = old.shifted.copy()
    new.follows = old.follows
    new.dirty = old.dirty
    new.open_since = old.open_since.copy()
    new.timeouts = old.timeouts
    new.combat = clone_combat(old.combat)
    new.fought = clone_combat(old.fought)
    new.fought_cards = old.fought_cards.copy()
    new.reason = old.reason
    new.stack = new.lanes[0].stack
    new.log = None
    return new


def write(old: Warp) -> list[int]:
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
    out.append(len(old.colonies))
    for part_colonies in old.colonies:
        write_colony(part_colonies, out)
    write_many(old.holder, out)
    write_many(old.troops, out)
    write_many(old.colors, out)
    write_many(old.multipliers, out)
    write_many(old.hidden, out)
    write_many(old.buildings, out)
    write_many(old.paint, out)
    write_many(old.grey, out)
    write_many(old.exiled, out)
    out.append(old.guardian)
    out.append(old.gate_modifier)
    write_many(old.gate_abilities, out)
    out.append(len(old.piles))
    for row in old.piles:
        write_many(row, out)
    write_many(old.aside, out)
    out.append(old.first)
    out.append(old.active)
    out.append(old.round)
    out.append(old.last_round)
    out.append(old.moment)
    out.append(old.moved)
    write_many(old.shifted, out)
    out.append(old.follows)
    out.append(old.dirty)
    write_many(old.open_since, out)
    out.append(old.timeouts)
    write_combat(old.combat, out)
    write_combat(old.fought, out)
    write_many(old.fought_cards, out)
    out.append(old.reason)
    return out


def read(new: Warp, reader: Reader) -> None:
    new.chance = read_chance(reader)
    new.lanes = [read_lane(reader) for _ in range(reader.number())]
    new.zones = [reader.many() for _ in range(reader.number())]
    new.sight = [reader.many() for _ in range(reader.number())]
    new.groups = reader.number()
    new.mark = reader.number()
    new.over = reader.number() != 0
    new.seats = reader.number()
    new.colonies = [read_colony(reader) for _ in range(reader.number())]
    new.holder = reader.many()
    new.troops = reader.many()
    new.colors = reader.many()
    new.multipliers = reader.many()
    new.hidden = reader.many()
    new.buildings = reader.many()
    new.paint = reader.many()
    new.grey = reader.many()
    new.exiled = reader.many()
    new.guardian = reader.number()
    new.gate_modifier = reader.number()
    new.gate_abilities = reader.many()
    new.piles = [reader.many() for _ in range(reader.number())]
    new.aside = reader.many()
    new.first = reader.number()
    new.active = reader.number()
    new.round = reader.number()
    new.last_round = reader.number()
    new.moment = reader.number()
    new.moved = reader.number()
    new.shifted = reader.many()
    new.follows = reader.number()
    new.dirty = reader.number()
    new.open_since = reader.many()
    new.timeouts = reader.number()
    new.combat = read_combat(reader)
    new.fought = read_combat(reader)
    new.fought_cards = reader.many()
    new.reason = reader.number()
    new.stack = new.lanes[0].stack
    reader.finish()


CODES: dict[type, int] = {
    Together: 0,
    Answered: 1,
    Acted: 2,
    ActionMenu: 3,
    AfterLoss: 4,
    Alternate: 5,
    AnswerCounter: 6,
    AnswerOffer: 7,
    Attack: 8,
    AttackCard: 9,
    AttackCards: 10,
    AttackDeclared: 11,
    BeginActions: 12,
    Bribe: 13,
    Build: 14,
    Carry: 15,
    ChangeTroops: 16,
    CheckMissions: 17,
    ChooseCombatOption: 18,
    ChooseEffects: 19,
    ChooseGuardian: 20,
    ChooseOption: 21,
    ChooseTarget: 22,
    ChooseTroops: 23,
    ChooseVictim: 24,
    ComposeOffer: 25,
    Consult: 26,
    ConsultMenu: 27,
    CopyActive: 28,
    CutCards: 29,
    CutHand: 30,
    CutRewards: 31,
    DefenceCard: 32,
    DefenceCards: 33,
    Develop: 34,
    DiscardForCost: 35,
    DiscardRewards: 36,
    DraftPass: 37,
    DrawArchive: 38,
    DrawForFollowers: 39,
    DrawMission: 40,
    DrawRewards: 41,
    EndCombat: 42,
    EndMenu: 43,
    ExtraAction: 44,
    Extract: 45,
    ExtractMenu: 46,
    FireExiled: 47,
    FireLaser: 48,
    FollowBonus: 49,
    FollowDevelop: 50,
    Garrison: 51,
    GiveBackTroop: 52,
    GiveCards: 53,
    GiveRewards: 54,
    HandOver: 55,
    KeepMission: 56,
    KeepMissions: 57,
    KeepRaces: 58,
    LookAround: 59,
    LowerArea: 60,
    MakeOffer: 61,
    MayPay: 62,
    MoveByEffect: 63,
    NextBribe: 64,
    NextTurn: 65,
    Participants: 66,
    Pay: 67,
    PayBribe: 68,
    PayMission: 69,
    PickRace: 70,
    PlaceBuilding: 71,
    PlaceGained: 72,
    PlaceReserve: 73,
    PlayDevelop: 74,
    Power: 75,
    RaiseArea: 76,
    RaiseLevel: 77,
    RefillLineUp: 78,
    RemoveTroops: 79,
    Replenish: 80,
    ReplenishOpen: 81,
    ReplenishPrivate: 82,
    Resolve: 83,
    Reveal: 84,
    RevealCards: 85,
    RollDice: 86,
    Settle: 87,
    ShiftOne: 88,
    ShowMission: 89,
    ShuffleMissions: 90,
    SpendRewards: 91,
    SplitGain: 92,
    SwitchDeck: 93,
    SwitchMission: 94,
    TakeDiscard: 95,
    TakeMission: 96,
    TeamExtract: 97,
    TeamGain: 98,
    TeamMissions: 99,
    TeamRaces: 100,
    TellExiled: 101,
    Terrashift: 102,
    Trade: 103,
    Uncover: 104,
    Upgrade: 105,
    UseAbility: 106,
    UseTool: 107,
    Winners: 108,
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
        assert isinstance(step, Acted)
        out.append(step.seat)
    if code == 3:
        assert isinstance(step, ActionMenu)
        out.append(step.seat)
    if code == 5:
        assert isinstance(step, Alternate)
        out.append(step.side)
        out.append(step.passes)
    if code == 6:
        assert isinstance(step, AnswerCounter)
        out.append(step.seat)
    if code == 7:
        assert isinstance(step, AnswerOffer)
        out.append(step.seat)
    if code == 8:
        assert isinstance(step, Attack)
        out.append(step.seat)
    if code == 9:
        assert isinstance(step, AttackCard)
        out.append(step.seat)
    if code == 12:
        assert isinstance(step, BeginActions)
        out.append(step.seat)
    if code == 13:
        assert isinstance(step, Bribe)
        out.append(step.card)
    if code == 14:
        assert isinstance(step, Build)
        out.append(step.seat)
        out.append(step.effect)
        out.append(step.type)
    if code == 15:
        assert isinstance(step, Carry)
        out.append(step.seat)
        out.append(step.listed)
        out.append(step.at)
        out.append(step.side)
    if code == 18:
        assert isinstance(step, ChooseCombatOption)
        out.append(step.seat)
    if code == 19:
        assert isinstance(step, ChooseEffects)
        out.append(step.seat)
        out.append(step.effect)
        out.append(step.side)
    if code == 20:
        assert isinstance(step, ChooseGuardian)
        out.append(step.seat)
    if code == 21:
        assert isinstance(step, ChooseOption)
        out.append(step.seat)
        out.append(step.piece)
        out.append(step.by)
        out.append(step.given)
    if code == 22:
        assert isinstance(step, ChooseTarget)
        out.append(step.seat)
    if code == 23:
        assert isinstance(step, ChooseTroops)
        out.append(step.seat)
        out.append(step.origin)
        out.append(step.target)
        out.append(step.ship)
    if code == 24:
        assert isinstance(step, ChooseVictim)
        out.append(step.seat)
        out.append(step.what)
        out.append(step.count)
        out.append(step.source)
    if code == 25:
        assert isinstance(step, ComposeOffer)
        out.append(step.seat)
        out.append(int(step.counter))
    if code == 26:
        assert isinstance(step, Consult)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 27:
        assert isinstance(step, ConsultMenu)
        out.append(step.seat)
    if code == 28:
        assert isinstance(step, CopyActive)
        out.append(step.seat)
    if code == 29:
        assert isinstance(step, CutCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 30:
        assert isinstance(step, CutHand)
        out.append(step.seat)
    if code == 31:
        assert isinstance(step, CutRewards)
        out.append(step.seat)
    if code == 32:
        assert isinstance(step, DefenceCard)
        out.append(step.seat)
    if code == 34:
        assert isinstance(step, Develop)
        out.append(step.seat)
    if code == 35:
        assert isinstance(step, DiscardForCost)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.source)
    if code == 36:
        assert isinstance(step, DiscardRewards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 37:
        assert isinstance(step, DraftPass)
        out.append(step.step)
    if code == 38:
        assert isinstance(step, DrawArchive)
        out.append(step.seat)
        out.append(step.left)
        out.append(int(step.may_stop))
        out.append(step.source)
    if code == 39:
        assert isinstance(step, DrawForFollowers)
        out.append(step.seat)
    if code == 40:
        assert isinstance(step, DrawMission)
        out.append(step.seat)
        out.append(step.deck)
    if code == 41:
        assert isinstance(step, DrawRewards)
        out.append(step.seat)
        out.append(step.count)
        out.append(step.source)
    if code == 43:
        assert isinstance(step, EndMenu)
        out.append(step.seat)
    if code == 44:
        assert isinstance(step, ExtraAction)
        out.append(step.seat)
        out.append(step.actions)
    if code == 45:
        assert isinstance(step, Extract)
        out.append(step.seat)
        out.append(step.choice)
    if code == 46:
        assert isinstance(step, ExtractMenu)
        out.append(step.seat)
    if code == 48:
        assert isinstance(step, FireLaser)
        out.append(step.seat)
        out.append(step.cannon)
    if code == 49:
        assert isinstance(step, FollowBonus)
        out.append(step.seat)
    if code == 50:
        assert isinstance(step, FollowDevelop)
        out.append(step.seat)
    if code == 51:
        assert isinstance(step, Garrison)
        out.append(step.seat)
    if code == 52:
        assert isinstance(step, GiveBackTroop)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.source)
    if code == 53:
        assert isinstance(step, GiveCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.to)
    if code == 54:
        assert isinstance(step, GiveRewards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.to)
    if code == 55:
        assert isinstance(step, HandOver)
        out.append(step.seat)
        out.append(step.to)
        out.append(step.count)
        out.append(step.source)
    if code == 56:
        assert isinstance(step, KeepMission)
        out.append(step.seat)
        out.append(step.aside)
        out.append(step.fresh)
    if code == 57:
        assert isinstance(step, KeepMissions)
        out.append(step.seat)
    if code == 58:
        assert isinstance(step, KeepRaces)
        out.append(step.seat)
    if code == 59:
        assert isinstance(step, LookAround)
        out.append(step.seat)
        out.append(step.area)
    if code == 60:
        assert isinstance(step, LowerArea)
        out.append(step.seat)
        out.append(step.raised)
        out.append(step.as_action)
        out.append(step.source)
    if code == 61:
        assert isinstance(step, MakeOffer)
        out.append(step.seat)
    if code == 62:
        assert isinstance(step, MayPay)
        out.append(step.seat)
        out.append(step.effect)
        out.append(step.side)
    if code == 63:
        assert isinstance(step, MoveByEffect)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.source)
    if code == 64:
        assert isinstance(step, NextBribe)
        out.append(step.cards)
        out.append(step.card)
    if code == 67:
        assert isinstance(step, Pay)
        out.append(step.seat)
        out.append(step.gold)
        out.append(step.energy)
        out.append(step.any)
        out.append(step.discount)
        out.append(step.source)
    if code == 68:
        assert isinstance(step, PayBribe)
        out.append(step.seat)
        out.append(step.to)
    if code == 69:
        assert isinstance(step, PayMission)
        out.append(step.seat)
        out.append(step.gold)
        out.append(step.energy)
        out.append(step.any)
    if code == 70:
        assert isinstance(step, PickRace)
        out.append(step.seat)
        out.append(step.pile)
    if code == 71:
        assert isinstance(step, PlaceBuilding)
        out.append(step.seat)
        out.append(step.area)
        out.append(step.type)
        out.append(step.source)
    if code == 72:
        assert isinstance(step, PlaceGained)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.to)
        out.append(step.source)
    if code == 73:
        assert isinstance(step, PlaceReserve)
        out.append(step.seat)
    if code == 74:
        assert isinstance(step, PlayDevelop)
        out.append(step.seat)
        out.append(step.by)
        out.append(step.given)
    if code == 76:
        assert isinstance(step, RaiseArea)
        out.append(step.seat)
        out.append(step.as_action)
        out.append(step.source)
    if code == 77:
        assert isinstance(step, RaiseLevel)
        out.append(step.seat)
        out.append(step.ladder)
        out.append(step.source)
    if code == 79:
        assert isinstance(step, RemoveTroops)
        out.append(step.seat)
        out.append(step.effect)
    if code == 80:
        assert isinstance(step, Replenish)
        out.append(step.seat)
    if code == 82:
        assert isinstance(step, ReplenishPrivate)
        out.append(step.seat)
    if code == 84:
        assert isinstance(step, Reveal)
        out.append(step.seat)
    if code == 88:
        assert isinstance(step, ShiftOne)
        out.append(step.seat)
        out.append(step.as_action)
        out.append(step.source)
    if code == 89:
        assert isinstance(step, ShowMission)
        out.append(step.seat)
    if code == 91:
        assert isinstance(step, SpendRewards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.source)
    if code == 92:
        assert isinstance(step, SplitGain)
        out.append(step.seat)
        out.append(step.count)
        out.append(step.source)
    if code == 93:
        assert isinstance(step, SwitchDeck)
        out.append(step.seat)
    if code == 94:
        assert isinstance(step, SwitchMission)
        out.append(step.seat)
        out.append(step.left)
    if code == 95:
        assert isinstance(step, TakeDiscard)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.source)
    if code == 96:
        assert isinstance(step, TakeMission)
        out.append(step.seat)
    if code == 97:
        assert isinstance(step, TeamExtract)
        out.append(step.seat)
    if code == 98:
        assert isinstance(step, TeamGain)
        out.append(step.seat)
    if code == 101:
        assert isinstance(step, TellExiled)
        out.append(step.drawn)
    if code == 102:
        assert isinstance(step, Terrashift)
        out.append(step.seat)
    if code == 103:
        assert isinstance(step, Trade)
        out.append(step.seat)
        out.append(step.limit)
        out.append(int(step.by_effect))
        out.append(step.source)
    if code == 105:
        assert isinstance(step, Upgrade)
        out.append(step.seat)
        out.append(step.effect)
        out.append(step.type)
    if code == 106:
        assert isinstance(step, UseAbility)
        out.append(step.seat)
        out.append(step.trigger)
        out.append(step.choice)
        out.append(step.used)
    if code == 107:
        assert isinstance(step, UseTool)
        out.append(step.seat)
        out.append(step.side)
        out.append(step.passes)


def read_step(reader: Reader) -> Step:
    code = reader.number()
    if code == 0:
        return Together([read_step(reader) for _ in range(reader.number())], reader.number() != 0)
    if code == 1:
        return Answered(read_step(reader), reader.many())
    if code == 2:
        return Acted(reader.number())
    if code == 3:
        return ActionMenu(reader.number())
    if code == 4:
        return AfterLoss()
    if code == 5:
        return Alternate(reader.number(), reader.number())
    if code == 6:
        return AnswerCounter(reader.number())
    if code == 7:
        return AnswerOffer(reader.number())
    if code == 8:
        return Attack(reader.number())
    if code == 9:
        return AttackCard(reader.number())
    if code == 10:
        return AttackCards()
    if code == 11:
        return AttackDeclared()
    if code == 12:
        return BeginActions(reader.number())
    if code == 13:
        return Bribe(reader.number())
    if code == 14:
        return Build(reader.number(), reader.number(), reader.number())
    if code == 15:
        return Carry(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 16:
        return ChangeTroops()
    if code == 17:
        return CheckMissions()
    if code == 18:
        return ChooseCombatOption(reader.number())
    if code == 19:
        return ChooseEffects(reader.number(), reader.number(), reader.number())
    if code == 20:
        return ChooseGuardian(reader.number())
    if code == 21:
        return ChooseOption(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 22:
        return ChooseTarget(reader.number())
    if code == 23:
        return ChooseTroops(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 24:
        return ChooseVictim(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 25:
        return ComposeOffer(reader.number(), reader.number() != 0)
    if code == 26:
        return Consult(reader.number(), reader.number(), reader.number())
    if code == 27:
        return ConsultMenu(reader.number())
    if code == 28:
        return CopyActive(reader.number())
    if code == 29:
        return CutCards(reader.number(), reader.number(), reader.number())
    if code == 30:
        return CutHand(reader.number())
    if code == 31:
        return CutRewards(reader.number())
    if code == 32:
        return DefenceCard(reader.number())
    if code == 33:
        return DefenceCards()
    if code == 34:
        return Develop(reader.number())
    if code == 35:
        return DiscardForCost(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 36:
        return DiscardRewards(reader.number(), reader.number(), reader.number())
    if code == 37:
        return DraftPass(reader.number())
    if code == 38:
        return DrawArchive(reader.number(), reader.number(), reader.number() != 0, reader.number())
    if code == 39:
        return DrawForFollowers(reader.number())
    if code == 40:
        return DrawMission(reader.number(), reader.number())
    if code == 41:
        return DrawRewards(reader.number(), reader.number(), reader.number())
    if code == 42:
        return EndCombat()
    if code == 43:
        return EndMenu(reader.number())
    if code == 44:
        return ExtraAction(reader.number(), reader.number())
    if code == 45:
        return Extract(reader.number(), reader.number())
    if code == 46:
        return ExtractMenu(reader.number())
    if code == 47:
        return FireExiled()
    if code == 48:
        return FireLaser(reader.number(), reader.number())
    if code == 49:
        return FollowBonus(reader.number())
    if code == 50:
        return FollowDevelop(reader.number())
    if code == 51:
        return Garrison(reader.number())
    if code == 52:
        return GiveBackTroop(reader.number(), reader.number(), reader.number())
    if code == 53:
        return GiveCards(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 54:
        return GiveRewards(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 55:
        return HandOver(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 56:
        return KeepMission(reader.number(), reader.number(), reader.number())
    if code == 57:
        return KeepMissions(reader.number())
    if code == 58:
        return KeepRaces(reader.number())
    if code == 59:
        return LookAround(reader.number(), reader.number())
    if code == 60:
        return LowerArea(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 61:
        return MakeOffer(reader.number())
    if code == 62:
        return MayPay(reader.number(), reader.number(), reader.number())
    if code == 63:
        return MoveByEffect(reader.number(), reader.number(), reader.number())
    if code == 64:
        return NextBribe(reader.number(), reader.number())
    if code == 65:
        return NextTurn()
    if code == 66:
        return Participants()
    if code == 67:
        return Pay(reader.number(), reader.number(), reader.number(), reader.number(), reader.number(), reader.number())
    if code == 68:
        return PayBribe(reader.number(), reader.number())
    if code == 69:
        return PayMission(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 70:
        return PickRace(reader.number(), reader.number())
    if code == 71:
        return PlaceBuilding(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 72:
        return PlaceGained(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 73:
        return PlaceReserve(reader.number())
    if code == 74:
        return PlayDevelop(reader.number(), reader.number(), reader.number())
    if code == 75:
        return Power()
    if code == 76:
        return RaiseArea(reader.number(), reader.number(), reader.number())
    if code == 77:
        return RaiseLevel(reader.number(), reader.number(), reader.number())
    if code == 78:
        return RefillLineUp()
    if code == 79:
        return RemoveTroops(reader.number(), reader.number())
    if code == 80:
        return Replenish(reader.number())
    if code == 81:
        return ReplenishOpen()
    if code == 82:
        return ReplenishPrivate(reader.number())
    if code == 83:
        return Resolve()
    if code == 84:
        return Reveal(reader.number())
    if code == 85:
        return RevealCards()
    if code == 86:
        return RollDice()
    if code == 87:
        return Settle()
    if code == 88:
        return ShiftOne(reader.number(), reader.number(), reader.number())
    if code == 89:
        return ShowMission(reader.number())
    if code == 90:
        return ShuffleMissions()
    if code == 91:
        return SpendRewards(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 92:
        return SplitGain(reader.number(), reader.number(), reader.number())
    if code == 93:
        return SwitchDeck(reader.number())
    if code == 94:
        return SwitchMission(reader.number(), reader.number())
    if code == 95:
        return TakeDiscard(reader.number(), reader.number(), reader.number())
    if code == 96:
        return TakeMission(reader.number())
    if code == 97:
        return TeamExtract(reader.number())
    if code == 98:
        return TeamGain(reader.number())
    if code == 99:
        return TeamMissions()
    if code == 100:
        return TeamRaces()
    if code == 101:
        return TellExiled(reader.number())
    if code == 102:
        return Terrashift(reader.number())
    if code == 103:
        return Trade(reader.number(), reader.number(), reader.number() != 0, reader.number())
    if code == 104:
        return Uncover()
    if code == 105:
        return Upgrade(reader.number(), reader.number(), reader.number())
    if code == 106:
        return UseAbility(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 107:
        return UseTool(reader.number(), reader.number(), reader.number())
    if code == 108:
        return Winners()
    raise reader.damaged()
