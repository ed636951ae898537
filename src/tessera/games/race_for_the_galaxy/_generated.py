"""Cloning, writing and reading the state of Race for the Galaxy. Made by `make generate`; do not edit."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.empire import Empire
from tessera.games.race_for_the_galaxy.robot import Robot
from tessera.games.race_for_the_galaxy.rules.consume import Consume, SellGood, UsePower
from tessera.games.race_for_the_galaxy.rules.consumption import (
    ConsumeGoods,
    ConsumeHand,
    ConsumeKind,
    DiscardForChips,
    SellByPower,
)
from tessera.games.race_for_the_galaxy.rules.develop import (
    AfterDevelopment,
    ChooseDevelopment,
    Develop,
    PayDevelopment,
    RevealDevelopments,
)
from tessera.games.race_for_the_galaxy.rules.draft import DealSet, PassCards, PickCard, PickCards, TurnAround
from tessera.games.race_for_the_galaxy.rules.explore import DiscardForPrestige, Explore, ExploreDraws, KeepCards
from tessera.games.race_for_the_galaxy.rules.gambling import KeepFlipped, NameNumber, PlaceAnte
from tessera.games.race_for_the_galaxy.rules.kinds import ChooseKind, FixKind
from tessera.games.race_for_the_galaxy.rules.military import RaiseMilitary
from tessera.games.race_for_the_galaxy.rules.payment import DiscardFromTableau, PayCards, SaveCards, SpendGood
from tessera.games.race_for_the_galaxy.rules.phase import CheckPhase, DiscardCards, EndPhase, SetKindForGoal
from tessera.games.race_for_the_galaxy.rules.produce import DiscardToProduce, Produce, UseProduce
from tessera.games.race_for_the_galaxy.rules.produce_end import DrawForMost
from tessera.games.race_for_the_galaxy.rules.replace_world import ReplaceWorld
from tessera.games.race_for_the_galaxy.rules.resolving_takeovers import (
    BeginTakeover,
    DefeatTakeover,
    Defend,
    FinishTakeover,
    ResolveTakeovers,
)
from tessera.games.race_for_the_galaxy.rules.round import (
    ChooseAction,
    ChooseBonusPhase,
    ChooseFirstAction,
    ChooseLastAction,
    Reveal,
    RoundStart,
    ShowActions,
    ShowLastAction,
)
from tessera.games.race_for_the_galaxy.rules.round_end import DiscardDown, EndGame, RoundEnd, Salvage
from tessera.games.race_for_the_galaxy.rules.search import MayFit, Search, SearchOn, TakeMatch
from tessera.games.race_for_the_galaxy.rules.settle import (
    AfterSettling,
    ChooseWorld,
    MoreSettling,
    PayWorld,
    RevealWorlds,
    Settle,
)
from tessera.games.race_for_the_galaxy.rules.setup import (
    ChooseStartWorld,
    DealHands,
    DraftIsOver,
    KeepHand,
    SaveFromHand,
    StartPlay,
)
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import (
    RobotConsumes,
    RobotDevelops,
    RobotExplores,
    RobotProduces,
    RobotSettles,
)
from tessera.games.race_for_the_galaxy.rules.solitaire.dice import PlaceDice, RollDice
from tessera.games.race_for_the_galaxy.rules.takeovers import ChooseTarget
from tessera.games.race_for_the_galaxy.state import Race
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


def clone_empire(old: Empire) -> Empire:
    return Empire(
        old.chips,
        old.prestige,
        old.earned,
        old.has_card,
        old.figures.copy(),
        old.explore.copy(),
        old.develop.copy(),
        old.settle.copy(),
        old.trade.copy(),
        old.consume.copy(),
        old.produce.copy(),
        old.late.copy(),
        old.makers.copy(),
        old.fresh.copy(),
        old.lost,
        old.laden.copy(),
        old.markers.copy(),
        old.kind,
        old.turned,
        old.picked,
        old.count,
        old.boost,
        old.boost_at,
        old.used.copy(),
        old.placing,
        old.acts,
        old.settled,
        old.bonus_drawn,
        old.temporary,
        old.boosted_cards,
        old.boosted.copy(),
        old.made.copy(),
        old.discarded,
        old.exposed,
    )


def write_empire(old: Empire, out: list[int]) -> None:
    out.append(old.chips)
    out.append(old.prestige)
    out.append(old.earned)
    out.append(int(old.has_card))
    write_many(old.figures, out)
    write_many(old.explore, out)
    write_many(old.develop, out)
    write_many(old.settle, out)
    write_many(old.trade, out)
    write_many(old.consume, out)
    write_many(old.produce, out)
    write_many(old.late, out)
    write_many(old.makers, out)
    write_many(old.fresh, out)
    out.append(int(old.lost))
    write_many(old.laden, out)
    write_many(old.markers, out)
    out.append(old.kind)
    out.append(int(old.turned))
    out.append(old.picked)
    out.append(old.count)
    out.append(old.boost)
    out.append(old.boost_at)
    write_many(old.used, out)
    out.append(old.placing)
    out.append(old.acts)
    out.append(old.settled)
    out.append(int(old.bonus_drawn))
    out.append(old.temporary)
    out.append(old.boosted_cards)
    write_many(old.boosted, out)
    write_many(old.made, out)
    out.append(old.discarded)
    out.append(int(old.exposed))


def read_empire(reader: Reader) -> Empire:
    return Empire(
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number() != 0,
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
        reader.number() != 0,
        reader.many(),
        reader.many(),
        reader.number(),
        reader.number() != 0,
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.many(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number() != 0,
        reader.number(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.number(),
        reader.number() != 0,
    )


def clone_robot(old: Robot) -> Robot:
    return Robot(
        old.start,
        old.credit,
        old.economy,
        old.chips,
        old.prestige,
        old.earned,
        old.counters,
        old.placed,
        old.face,
        old.exodus,
        old.rolled.copy(),
        old.columns,
    )


def write_robot(old: Robot, out: list[int]) -> None:
    out.append(old.start)
    out.append(old.credit)
    out.append(old.economy)
    out.append(old.chips)
    out.append(old.prestige)
    out.append(old.earned)
    out.append(old.counters)
    out.append(old.placed)
    out.append(old.face)
    out.append(int(old.exodus))
    write_many(old.rolled, out)
    out.append(old.columns)


def read_robot(reader: Reader) -> Robot:
    return Robot(
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
        reader.many(),
        reader.number(),
    )


def clone(old: Race) -> Race:
    new = Race(old.plan, old.rulebook)
    new.chance = clone_chance(old.chance)
    new.lanes = [clone_lane(part) for part in old.lanes]
    new.zones = [row.copy() for row in old.zones]
    new.sight = [row.copy() for row in old.sight]
    new.groups = old.groups
    new.mark = old.mark
    new.over = old.over
    new.seats = old.seats
    new.empires = [clone_empire(part) for part in old.empires]
    new.robot = clone_robot(old.robot)
    new.order = old.order.copy()
    new.round = old.round
    new.pool = old.pool
    new.phase = old.phase
    new.again = old.again
    new.phases = old.phases
    new.attacks = old.attacks.copy()
    new.taken = old.taken
    new.goals = old.goals.copy()
    new.claims = old.claims.copy()
    new.lead = old.lead
    new.on_tile = old.on_tile
    new.category = old.category
    new.declined = old.declined
    new.reshuffled = old.reshuffled
    new.draft_left = old.draft_left
    new.draft_sets = old.draft_sets
    new.reason = old.reason
    new.stack = new.lanes[0].stack
    new.log = None
    return new


def write(old: Race) -> list[int]:
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
    out.append(len(old.empires))
    for part_empires in old.empires:
        write_empire(part_empires, out)
    write_robot(old.robot, out)
    write_many(old.order, out)
    out.append(old.round)
    out.append(old.pool)
    out.append(old.phase)
    out.append(old.again)
    out.append(old.phases)
    write_many(old.attacks, out)
    out.append(int(old.taken))
    write_many(old.goals, out)
    write_many(old.claims, out)
    out.append(old.lead)
    out.append(old.on_tile)
    out.append(old.category)
    out.append(int(old.declined))
    out.append(int(old.reshuffled))
    out.append(int(old.draft_left))
    out.append(old.draft_sets)
    out.append(old.reason)
    return out


def read(new: Race, reader: Reader) -> None:
    new.chance = read_chance(reader)
    new.lanes = [read_lane(reader) for _ in range(reader.number())]
    new.zones = [reader.many() for _ in range(reader.number())]
    new.sight = [reader.many() for _ in range(reader.number())]
    new.groups = reader.number()
    new.mark = reader.number()
    new.over = reader.number() != 0
    new.seats = reader.number()
    new.empires = [read_empire(reader) for _ in range(reader.number())]
    new.robot = read_robot(reader)
    new.order = reader.many()
    new.round = reader.number()
    new.pool = reader.number()
    new.phase = reader.number()
    new.again = reader.number()
    new.phases = reader.number()
    new.attacks = reader.many()
    new.taken = reader.number() != 0
    new.goals = reader.many()
    new.claims = reader.many()
    new.lead = reader.number()
    new.on_tile = reader.number()
    new.category = reader.number()
    new.declined = reader.number() != 0
    new.reshuffled = reader.number() != 0
    new.draft_left = reader.number() != 0
    new.draft_sets = reader.number()
    new.reason = reader.number()
    new.stack = new.lanes[0].stack
    reader.finish()


CODES: dict[type, int] = {
    Together: 0,
    Answered: 1,
    AfterDevelopment: 2,
    AfterSettling: 3,
    BeginTakeover: 4,
    CheckPhase: 5,
    ChooseAction: 6,
    ChooseBonusPhase: 7,
    ChooseDevelopment: 8,
    ChooseFirstAction: 9,
    ChooseKind: 10,
    ChooseLastAction: 11,
    ChooseStartWorld: 12,
    ChooseTarget: 13,
    ChooseWorld: 14,
    Consume: 15,
    ConsumeGoods: 16,
    ConsumeHand: 17,
    ConsumeKind: 18,
    DealHands: 19,
    DealSet: 20,
    DefeatTakeover: 21,
    Defend: 22,
    Develop: 23,
    DiscardCards: 24,
    DiscardDown: 25,
    DiscardForChips: 26,
    DiscardForPrestige: 27,
    DiscardFromTableau: 28,
    DiscardToProduce: 29,
    DraftIsOver: 30,
    DrawForMost: 31,
    EndGame: 32,
    EndPhase: 33,
    Explore: 34,
    ExploreDraws: 35,
    FinishTakeover: 36,
    FixKind: 37,
    KeepCards: 38,
    KeepFlipped: 39,
    KeepHand: 40,
    MayFit: 41,
    MoreSettling: 42,
    NameNumber: 43,
    PassCards: 44,
    PayCards: 45,
    PayDevelopment: 46,
    PayWorld: 47,
    PickCard: 48,
    PickCards: 49,
    PlaceAnte: 50,
    PlaceDice: 51,
    Produce: 52,
    RaiseMilitary: 53,
    ReplaceWorld: 54,
    ResolveTakeovers: 55,
    Reveal: 56,
    RevealDevelopments: 57,
    RevealWorlds: 58,
    RobotConsumes: 59,
    RobotDevelops: 60,
    RobotExplores: 61,
    RobotProduces: 62,
    RobotSettles: 63,
    RollDice: 64,
    RoundEnd: 65,
    RoundStart: 66,
    Salvage: 67,
    SaveCards: 68,
    SaveFromHand: 69,
    Search: 70,
    SearchOn: 71,
    SellByPower: 72,
    SellGood: 73,
    SetKindForGoal: 74,
    Settle: 75,
    ShowActions: 76,
    ShowLastAction: 77,
    SpendGood: 78,
    StartPlay: 79,
    TakeMatch: 80,
    TurnAround: 81,
    UsePower: 82,
    UseProduce: 83,
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
        assert isinstance(step, AfterDevelopment)
        out.append(step.seat)
        out.append(step.piece)
    if code == 3:
        assert isinstance(step, AfterSettling)
        out.append(step.seat)
        out.append(step.piece)
        out.append(step.way)
    if code == 4:
        assert isinstance(step, BeginTakeover)
        out.append(step.attack)
    if code == 6:
        assert isinstance(step, ChooseAction)
        out.append(step.seat)
    if code == 7:
        assert isinstance(step, ChooseBonusPhase)
        out.append(step.seat)
    if code == 8:
        assert isinstance(step, ChooseDevelopment)
        out.append(step.seat)
    if code == 9:
        assert isinstance(step, ChooseFirstAction)
        out.append(step.seat)
    if code == 10:
        assert isinstance(step, ChooseKind)
        out.append(step.seat)
        out.append(step.piece)
    if code == 11:
        assert isinstance(step, ChooseLastAction)
        out.append(step.seat)
    if code == 12:
        assert isinstance(step, ChooseStartWorld)
        out.append(step.seat)
    if code == 13:
        assert isinstance(step, ChooseTarget)
        out.append(step.seat)
        out.append(step.power)
    if code == 14:
        assert isinstance(step, ChooseWorld)
        out.append(step.seat)
    if code == 16:
        assert isinstance(step, ConsumeGoods)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.power)
    if code == 17:
        assert isinstance(step, ConsumeHand)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.power)
    if code == 18:
        assert isinstance(step, ConsumeKind)
        out.append(step.seat)
        out.append(step.power)
        out.append(step.left)
        out.append(step.taken)
    if code == 21:
        assert isinstance(step, DefeatTakeover)
        out.append(step.seat)
        out.append(step.power)
    if code == 22:
        assert isinstance(step, Defend)
        out.append(step.seat)
        out.append(step.attack)
    if code == 23:
        assert isinstance(step, Develop)
        out.append(step.again)
    if code == 24:
        assert isinstance(step, DiscardCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.reason)
    if code == 25:
        assert isinstance(step, DiscardDown)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 26:
        assert isinstance(step, DiscardForChips)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 27:
        assert isinstance(step, DiscardForPrestige)
        out.append(step.seat)
        out.append(step.power)
        out.append(step.left)
    if code == 28:
        assert isinstance(step, DiscardFromTableau)
        out.append(step.seat)
        out.append(step.piece)
        out.append(step.placed)
        out.append(step.effect)
    if code == 29:
        assert isinstance(step, DiscardToProduce)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.world)
        out.append(step.power)
    if code == 36:
        assert isinstance(step, FinishTakeover)
        out.append(step.attack)
    if code == 37:
        assert isinstance(step, FixKind)
        out.append(step.seat)
    if code == 38:
        assert isinstance(step, KeepCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 39:
        assert isinstance(step, KeepFlipped)
        out.append(step.seat)
        out.append(step.ante)
        write_many(step.flipped, out)
    if code == 40:
        assert isinstance(step, KeepHand)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 41:
        assert isinstance(step, MayFit)
        out.append(step.seat)
        out.append(step.piece)
    if code == 42:
        assert isinstance(step, MoreSettling)
        out.append(step.seat)
    if code == 43:
        assert isinstance(step, NameNumber)
        out.append(step.seat)
        out.append(step.power)
    if code == 45:
        assert isinstance(step, PayCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(step.save)
        out.append(step.piece)
    if code == 46:
        assert isinstance(step, PayDevelopment)
        out.append(step.seat)
        out.append(step.piece)
    if code == 47:
        assert isinstance(step, PayWorld)
        out.append(step.seat)
        out.append(step.piece)
        out.append(int(step.only_conquest))
    if code == 48:
        assert isinstance(step, PickCard)
        out.append(step.seat)
    if code == 50:
        assert isinstance(step, PlaceAnte)
        out.append(step.seat)
        out.append(step.power)
    if code == 53:
        assert isinstance(step, RaiseMilitary)
        out.append(step.seat)
        out.append(step.needed)
        out.append(step.target)
    if code == 54:
        assert isinstance(step, ReplaceWorld)
        out.append(step.seat)
        out.append(step.piece)
    if code == 68:
        assert isinstance(step, SaveCards)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
        out.append(int(step.for_world))
    if code == 69:
        assert isinstance(step, SaveFromHand)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 70:
        assert isinstance(step, Search)
        out.append(step.seat)
    if code == 71:
        assert isinstance(step, SearchOn)
        out.append(step.seat)
    if code == 72:
        assert isinstance(step, SellByPower)
        out.append(step.seat)
        out.append(step.power)
    if code == 73:
        assert isinstance(step, SellGood)
        out.append(step.seat)
    if code == 74:
        assert isinstance(step, SetKindForGoal)
        out.append(step.seat)
    if code == 75:
        assert isinstance(step, Settle)
        out.append(step.again)
    if code == 77:
        assert isinstance(step, ShowLastAction)
        out.append(step.seat)
    if code == 78:
        assert isinstance(step, SpendGood)
        out.append(step.seat)
        write_many(step.powers, out)
    if code == 80:
        assert isinstance(step, TakeMatch)
        out.append(step.seat)
        out.append(step.piece)
    if code == 82:
        assert isinstance(step, UsePower)
        out.append(step.seat)
    if code == 83:
        assert isinstance(step, UseProduce)
        out.append(step.seat)


def read_step(reader: Reader) -> Step:
    code = reader.number()
    if code == 0:
        return Together([read_step(reader) for _ in range(reader.number())], reader.number() != 0)
    if code == 1:
        return Answered(read_step(reader), reader.many())
    if code == 2:
        return AfterDevelopment(reader.number(), reader.number())
    if code == 3:
        return AfterSettling(reader.number(), reader.number(), reader.number())
    if code == 4:
        return BeginTakeover(reader.number())
    if code == 5:
        return CheckPhase()
    if code == 6:
        return ChooseAction(reader.number())
    if code == 7:
        return ChooseBonusPhase(reader.number())
    if code == 8:
        return ChooseDevelopment(reader.number())
    if code == 9:
        return ChooseFirstAction(reader.number())
    if code == 10:
        return ChooseKind(reader.number(), reader.number())
    if code == 11:
        return ChooseLastAction(reader.number())
    if code == 12:
        return ChooseStartWorld(reader.number())
    if code == 13:
        return ChooseTarget(reader.number(), reader.number())
    if code == 14:
        return ChooseWorld(reader.number())
    if code == 15:
        return Consume()
    if code == 16:
        return ConsumeGoods(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 17:
        return ConsumeHand(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 18:
        return ConsumeKind(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 19:
        return DealHands()
    if code == 20:
        return DealSet()
    if code == 21:
        return DefeatTakeover(reader.number(), reader.number())
    if code == 22:
        return Defend(reader.number(), reader.number())
    if code == 23:
        return Develop(reader.number())
    if code == 24:
        return DiscardCards(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 25:
        return DiscardDown(reader.number(), reader.number(), reader.number())
    if code == 26:
        return DiscardForChips(reader.number(), reader.number(), reader.number())
    if code == 27:
        return DiscardForPrestige(reader.number(), reader.number(), reader.number())
    if code == 28:
        return DiscardFromTableau(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 29:
        return DiscardToProduce(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 30:
        return DraftIsOver()
    if code == 31:
        return DrawForMost()
    if code == 32:
        return EndGame()
    if code == 33:
        return EndPhase()
    if code == 34:
        return Explore()
    if code == 35:
        return ExploreDraws()
    if code == 36:
        return FinishTakeover(reader.number())
    if code == 37:
        return FixKind(reader.number())
    if code == 38:
        return KeepCards(reader.number(), reader.number(), reader.number())
    if code == 39:
        return KeepFlipped(reader.number(), reader.number(), reader.many())
    if code == 40:
        return KeepHand(reader.number(), reader.number(), reader.number())
    if code == 41:
        return MayFit(reader.number(), reader.number())
    if code == 42:
        return MoreSettling(reader.number())
    if code == 43:
        return NameNumber(reader.number(), reader.number())
    if code == 44:
        return PassCards()
    if code == 45:
        return PayCards(reader.number(), reader.number(), reader.number(), reader.number(), reader.number())
    if code == 46:
        return PayDevelopment(reader.number(), reader.number())
    if code == 47:
        return PayWorld(reader.number(), reader.number(), reader.number() != 0)
    if code == 48:
        return PickCard(reader.number())
    if code == 49:
        return PickCards()
    if code == 50:
        return PlaceAnte(reader.number(), reader.number())
    if code == 51:
        return PlaceDice()
    if code == 52:
        return Produce()
    if code == 53:
        return RaiseMilitary(reader.number(), reader.number(), reader.number())
    if code == 54:
        return ReplaceWorld(reader.number(), reader.number())
    if code == 55:
        return ResolveTakeovers()
    if code == 56:
        return Reveal()
    if code == 57:
        return RevealDevelopments()
    if code == 58:
        return RevealWorlds()
    if code == 59:
        return RobotConsumes()
    if code == 60:
        return RobotDevelops()
    if code == 61:
        return RobotExplores()
    if code == 62:
        return RobotProduces()
    if code == 63:
        return RobotSettles()
    if code == 64:
        return RollDice()
    if code == 65:
        return RoundEnd()
    if code == 66:
        return RoundStart()
    if code == 67:
        return Salvage()
    if code == 68:
        return SaveCards(reader.number(), reader.number(), reader.number(), reader.number() != 0)
    if code == 69:
        return SaveFromHand(reader.number(), reader.number(), reader.number())
    if code == 70:
        return Search(reader.number())
    if code == 71:
        return SearchOn(reader.number())
    if code == 72:
        return SellByPower(reader.number(), reader.number())
    if code == 73:
        return SellGood(reader.number())
    if code == 74:
        return SetKindForGoal(reader.number())
    if code == 75:
        return Settle(reader.number())
    if code == 76:
        return ShowActions()
    if code == 77:
        return ShowLastAction(reader.number())
    if code == 78:
        return SpendGood(reader.number(), reader.many())
    if code == 79:
        return StartPlay()
    if code == 80:
        return TakeMatch(reader.number(), reader.number())
    if code == 81:
        return TurnAround()
    if code == 82:
        return UsePower(reader.number())
    if code == 83:
        return UseProduce(reader.number())
    raise reader.damaged()
