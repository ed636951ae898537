"""Cloning, writing and reading the state of Revive. Made by `make generate`; do not edit."""

from __future__ import annotations

from tessera.games.revive.camp import Camp
from tessera.games.revive.rules.announcement_steps import Announce
from tessera.games.revive.rules.any_order import AnyOrder
from tessera.games.revive.rules.artifacts import RemoveArtifact, TakeArtifact
from tessera.games.revive.rules.build import Erect
from tessera.games.revive.rules.carrying import AfterAbility, Perform, Trigger, WorkOff
from tessera.games.revive.rules.effects import ChooseOne, NameColor
from tessera.games.revive.rules.explore import LayTile, ScoreTile, TurnTile
from tessera.games.revive.rules.hibernate import AdvanceHibernation, HibernationReward
from tessera.games.revive.rules.machine_tracks import AdvanceAny, PlaceMarker, TakeMachine
from tessera.games.revive.rules.machines import Recharge, Stop, WorkMachine
from tessera.games.revive.rules.modules import ActivateModule, PlaceModule, TakeModule
from tessera.games.revive.rules.player_setup import (
    Begin,
    ChooseSide,
    ChooseTribe,
    DraftRound,
    KeepArtifactCard,
    KeepCards,
    PassCards,
    TellStart,
)
from tessera.games.revive.rules.points import NextBonus
from tessera.games.revive.rules.populate import ChooseTechnology, MoveFigure, Settle
from tessera.games.revive.rules.recruiting import Recall, Recruit, RestAndUse, Wake
from tessera.games.revive.rules.resources import ChooseTrades, GainBasic, PayBasic, PayOutOfTurn, TakeInstead
from tessera.games.revive.rules.solitaire import ClearDisplay
from tessera.games.revive.rules.tribe_tiles import LayTribeTile, PlaceTile
from tessera.games.revive.rules.turn import AfterAnnouncement, EndPart, NextTurn, TurnMenu, UseExcess
from tessera.games.revive.state import Revive
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


def clone_camp(old: Camp) -> Camp:
    return Camp(
        old.resources.copy(),
        old.points,
        old.bonuses,
        old.tracks.copy(),
        old.unlocked,
        old.progress,
        old.markers,
        old.hibernation,
        old.switch,
        old.energy,
        old.charged,
        old.works,
        old.with_action,
        old.sockets.copy(),
        old.spots.copy(),
        old.turned.copy(),
        old.tribe,
        old.known,
        old.tiles,
        old.buildings.copy(),
        old.majors.copy(),
        old.minors,
        old.end_tile,
        old.cube,
        old.mods,
        old.triggers,
        old.free_spaces,
        old.temple_bonus,
        old.discounts.copy(),
    )


def write_camp(old: Camp, out: list[int]) -> None:
    write_many(old.resources, out)
    out.append(old.points)
    out.append(old.bonuses)
    write_many(old.tracks, out)
    out.append(old.unlocked)
    out.append(old.progress)
    out.append(old.markers)
    out.append(old.hibernation)
    out.append(int(old.switch))
    out.append(old.energy)
    out.append(old.charged)
    out.append(old.works)
    out.append(old.with_action)
    write_many(old.sockets, out)
    write_many(old.spots, out)
    write_many(old.turned, out)
    out.append(old.tribe)
    out.append(old.known)
    out.append(old.tiles)
    write_many(old.buildings, out)
    write_many(old.majors, out)
    out.append(old.minors)
    out.append(int(old.end_tile))
    out.append(old.cube)
    out.append(old.mods)
    out.append(old.triggers)
    out.append(old.free_spaces)
    out.append(old.temple_bonus)
    write_many(old.discounts, out)


def read_camp(reader: Reader) -> Camp:
    return Camp(
        reader.many(),
        reader.number(),
        reader.number(),
        reader.many(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number() != 0,
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.many(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.many(),
        reader.many(),
        reader.number(),
        reader.number() != 0,
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.number(),
        reader.many(),
    )


def clone(old: Revive) -> Revive:
    new = Revive(old.plan, old.rulebook)
    new.chance = clone_chance(old.chance)
    new.lanes = [clone_lane(part) for part in old.lanes]
    new.zones = [row.copy() for row in old.zones]
    new.sight = [row.copy() for row in old.sight]
    new.groups = old.groups
    new.mark = old.mark
    new.over = old.over
    new.seats = old.seats
    new.camps = [clone_camp(part) for part in old.camps]
    new.kinds = old.kinds.copy()
    new.water = old.water.copy()
    new.built = old.built.copy()
    new.people = old.people.copy()
    new.laid = old.laid.copy()
    new.sites = old.sites.copy()
    new.places = old.places.copy()
    new.hidden = old.hidden.copy()
    new.tile_of = old.tile_of.copy()
    new.turned_tiles = old.turned_tiles
    new.large = old.large.copy()
    new.reach = [row.copy() for row in old.reach]
    new.temple_reach = [row.copy() for row in old.temple_reach]
    new.majors = old.majors.copy()
    new.aside = old.aside
    new.energy = old.energy
    new.tribes = old.tribes.copy()
    new.first = old.first
    new.active = old.active
    new.turn = old.turn
    new.acted = old.acted
    new.moment = old.moment
    new.free_depth = old.free_depth
    new.in_use = old.in_use.copy()
    new.announced = [row.copy() for row in old.announced]
    new.exploring = old.exploring.copy()
    new.last_turns = old.last_turns
    new.stack = new.lanes[0].stack
    new.log = None
    return new


def write(old: Revive) -> list[int]:
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
    out.append(len(old.camps))
    for part_camps in old.camps:
        write_camp(part_camps, out)
    write_many(old.kinds, out)
    write_many(old.water, out)
    write_many(old.built, out)
    write_many(old.people, out)
    write_many(old.laid, out)
    write_many(old.sites, out)
    write_many(old.places, out)
    write_many(old.hidden, out)
    write_many(old.tile_of, out)
    out.append(old.turned_tiles)
    write_many(old.large, out)
    out.append(len(old.reach))
    for row in old.reach:
        write_many(row, out)
    out.append(len(old.temple_reach))
    for row in old.temple_reach:
        write_many(row, out)
    write_many(old.majors, out)
    out.append(old.aside)
    out.append(old.energy)
    write_many(old.tribes, out)
    out.append(old.first)
    out.append(old.active)
    out.append(old.turn)
    out.append(old.acted)
    out.append(old.moment)
    out.append(old.free_depth)
    write_many(old.in_use, out)
    out.append(len(old.announced))
    for row in old.announced:
        write_many(row, out)
    write_many(old.exploring, out)
    out.append(old.last_turns)
    return out


def read(new: Revive, reader: Reader) -> None:
    new.chance = read_chance(reader)
    new.lanes = [read_lane(reader) for _ in range(reader.number())]
    new.zones = [reader.many() for _ in range(reader.number())]
    new.sight = [reader.many() for _ in range(reader.number())]
    new.groups = reader.number()
    new.mark = reader.number()
    new.over = reader.number() != 0
    new.seats = reader.number()
    new.camps = [read_camp(reader) for _ in range(reader.number())]
    new.kinds = reader.many()
    new.water = reader.many()
    new.built = reader.many()
    new.people = reader.many()
    new.laid = reader.many()
    new.sites = reader.many()
    new.places = reader.many()
    new.hidden = reader.many()
    new.tile_of = reader.many()
    new.turned_tiles = reader.number()
    new.large = reader.many()
    new.reach = [reader.many() for _ in range(reader.number())]
    new.temple_reach = [reader.many() for _ in range(reader.number())]
    new.majors = reader.many()
    new.aside = reader.number()
    new.energy = reader.number()
    new.tribes = reader.many()
    new.first = reader.number()
    new.active = reader.number()
    new.turn = reader.number()
    new.acted = reader.number()
    new.moment = reader.number()
    new.free_depth = reader.number()
    new.in_use = reader.many()
    new.announced = [reader.many() for _ in range(reader.number())]
    new.exploring = reader.many()
    new.last_turns = reader.number()
    new.stack = new.lanes[0].stack
    reader.finish()


CODES: dict[type, int] = {
    Together: 0,
    Answered: 1,
    ActivateModule: 2,
    AdvanceAny: 3,
    AdvanceHibernation: 4,
    AfterAbility: 5,
    AfterAnnouncement: 6,
    Announce: 7,
    AnyOrder: 8,
    Begin: 9,
    ChooseOne: 10,
    ChooseSide: 11,
    ChooseTechnology: 12,
    ChooseTrades: 13,
    ChooseTribe: 14,
    ClearDisplay: 15,
    DraftRound: 16,
    EndPart: 17,
    Erect: 18,
    GainBasic: 19,
    HibernationReward: 20,
    KeepArtifactCard: 21,
    KeepCards: 22,
    LayTile: 23,
    LayTribeTile: 24,
    MoveFigure: 25,
    NameColor: 26,
    NextBonus: 27,
    NextTurn: 28,
    PassCards: 29,
    PayBasic: 30,
    PayOutOfTurn: 31,
    Perform: 32,
    PlaceMarker: 33,
    PlaceModule: 34,
    PlaceTile: 35,
    Recall: 36,
    Recharge: 37,
    Recruit: 38,
    RemoveArtifact: 39,
    RestAndUse: 40,
    ScoreTile: 41,
    Settle: 42,
    Stop: 43,
    TakeArtifact: 44,
    TakeInstead: 45,
    TakeMachine: 46,
    TakeModule: 47,
    TellStart: 48,
    Trigger: 49,
    TurnMenu: 50,
    TurnTile: 51,
    UseExcess: 52,
    Wake: 53,
    WorkMachine: 54,
    WorkOff: 55,
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
        assert isinstance(step, ActivateModule)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.used)
        out.append(step.cause)
    if code == 3:
        assert isinstance(step, AdvanceAny)
        out.append(step.seat)
        out.append(step.n)
        out.append(step.cause)
    if code == 4:
        assert isinstance(step, AdvanceHibernation)
        out.append(step.seat)
    if code == 5:
        assert isinstance(step, AfterAbility)
        out.append(step.seat)
    if code == 6:
        assert isinstance(step, AfterAnnouncement)
        out.append(step.seat)
        out.append(step.acted)
    if code == 7:
        assert isinstance(step, Announce)
        out.append(step.seat)
    if code == 8:
        assert isinstance(step, AnyOrder)
        out.append(step.seat)
        write_many(step.entries, out)
        out.append(int(step.must))
    if code == 10:
        assert isinstance(step, ChooseOne)
        out.append(step.seat)
        out.append(step.number)
    if code == 11:
        assert isinstance(step, ChooseSide)
        out.append(step.seat)
    if code == 12:
        assert isinstance(step, ChooseTechnology)
        out.append(step.seat)
        out.append(step.space)
        write_many(step.said, out)
    if code == 13:
        assert isinstance(step, ChooseTrades)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 14:
        assert isinstance(step, ChooseTribe)
        out.append(step.seat)
    if code == 15:
        assert isinstance(step, ClearDisplay)
        out.append(step.seat)
        out.append(step.least)
        out.append(step.most)
    if code == 16:
        assert isinstance(step, DraftRound)
        out.append(step.round)
    if code == 17:
        assert isinstance(step, EndPart)
        out.append(step.seat)
        out.append(int(step.last))
    if code == 18:
        assert isinstance(step, Erect)
        out.append(step.seat)
        out.append(step.space)
        out.append(step.size)
        out.append(step.gears)
    if code == 19:
        assert isinstance(step, GainBasic)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 20:
        assert isinstance(step, HibernationReward)
        out.append(step.seat)
    if code == 21:
        assert isinstance(step, KeepArtifactCard)
        out.append(step.seat)
    if code == 22:
        assert isinstance(step, KeepCards)
        out.append(step.seat)
    if code == 23:
        assert isinstance(step, LayTile)
        out.append(step.seat)
        out.append(step.slot)
    if code == 24:
        assert isinstance(step, LayTribeTile)
        out.append(step.seat)
        out.append(step.space)
        out.append(step.tile)
        out.append(step.listed)
    if code == 25:
        assert isinstance(step, MoveFigure)
        out.append(step.seat)
        out.append(step.cause)
    if code == 26:
        assert isinstance(step, NameColor)
        out.append(step.seat)
    if code == 27:
        assert isinstance(step, NextBonus)
        out.append(step.seat)
        out.append(step.number)
        out.append(step.points)
    if code == 29:
        assert isinstance(step, PassCards)
        out.append(step.round)
    if code == 30:
        assert isinstance(step, PayBasic)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 31:
        assert isinstance(step, PayOutOfTurn)
        out.append(step.seat)
        out.append(step.gear)
        out.append(step.book)
        out.append(step.food)
        out.append(step.crystal)
        out.append(step.cause)
    if code == 32:
        assert isinstance(step, Perform)
        out.append(step.seat)
        out.append(step.number)
    if code == 33:
        assert isinstance(step, PlaceMarker)
        out.append(step.seat)
    if code == 34:
        assert isinstance(step, PlaceModule)
        out.append(step.seat)
        out.append(step.piece)
        out.append(step.cause)
    if code == 35:
        assert isinstance(step, PlaceTile)
        out.append(step.seat)
        out.append(step.number)
        out.append(step.listed)
    if code == 36:
        assert isinstance(step, Recall)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 37:
        assert isinstance(step, Recharge)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 38:
        assert isinstance(step, Recruit)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.source)
        out.append(step.color)
        out.append(step.cause)
    if code == 39:
        assert isinstance(step, RemoveArtifact)
        out.append(step.seat)
    if code == 40:
        assert isinstance(step, RestAndUse)
        out.append(step.seat)
        out.append(step.half)
        out.append(step.cause)
    if code == 41:
        assert isinstance(step, ScoreTile)
        out.append(step.seat)
        out.append(step.slot)
    if code == 42:
        assert isinstance(step, Settle)
        out.append(step.seat)
        out.append(step.space)
        out.append(step.node)
        out.append(step.books)
        out.append(int(step.pays))
    if code == 43:
        assert isinstance(step, Stop)
        out.append(step.place)
    if code == 44:
        assert isinstance(step, TakeArtifact)
        out.append(step.seat)
        out.append(int(step.optional))
        out.append(step.cause)
    if code == 45:
        assert isinstance(step, TakeInstead)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 46:
        assert isinstance(step, TakeMachine)
        out.append(step.seat)
        out.append(step.number)
    if code == 47:
        assert isinstance(step, TakeModule)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 49:
        assert isinstance(step, Trigger)
        out.append(step.seat)
        out.append(step.trigger)
        out.append(step.color)
    if code == 50:
        assert isinstance(step, TurnMenu)
        out.append(step.seat)
    if code == 51:
        assert isinstance(step, TurnTile)
        out.append(step.seat)
        out.append(step.slot)
    if code == 52:
        assert isinstance(step, UseExcess)
        out.append(step.seat)
        out.append(int(step.last))
    if code == 53:
        assert isinstance(step, Wake)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.cause)
    if code == 54:
        assert isinstance(step, WorkMachine)
        out.append(step.seat)
        out.append(step.left)
        out.append(step.used)
        out.append(int(step.optional))
        out.append(step.cause)
    if code == 55:
        assert isinstance(step, WorkOff)
        out.append(step.seat)
        write_many(step.entries, out)
        out.append(int(step.must))
        out.append(int(step.chosen))


def read_step(reader: Reader) -> Step:
    code = reader.number()
    if code == 0:
        return Together([read_step(reader) for _ in range(reader.number())], reader.number() != 0)
    if code == 1:
        return Answered(read_step(reader), reader.many())
    if code == 2:
        return ActivateModule(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 3:
        return AdvanceAny(reader.number(), reader.number(), reader.number())
    if code == 4:
        return AdvanceHibernation(reader.number())
    if code == 5:
        return AfterAbility(reader.number())
    if code == 6:
        return AfterAnnouncement(reader.number(), reader.number())
    if code == 7:
        return Announce(reader.number())
    if code == 8:
        return AnyOrder(reader.number(), reader.many(), reader.number() != 0)
    if code == 9:
        return Begin()
    if code == 10:
        return ChooseOne(reader.number(), reader.number())
    if code == 11:
        return ChooseSide(reader.number())
    if code == 12:
        return ChooseTechnology(reader.number(), reader.number(), reader.many())
    if code == 13:
        return ChooseTrades(reader.number(), reader.number(), reader.number())
    if code == 14:
        return ChooseTribe(reader.number())
    if code == 15:
        return ClearDisplay(reader.number(), reader.number(), reader.number())
    if code == 16:
        return DraftRound(reader.number())
    if code == 17:
        return EndPart(reader.number(), reader.number() != 0)
    if code == 18:
        return Erect(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 19:
        return GainBasic(reader.number(), reader.number(), reader.number())
    if code == 20:
        return HibernationReward(reader.number())
    if code == 21:
        return KeepArtifactCard(reader.number())
    if code == 22:
        return KeepCards(reader.number())
    if code == 23:
        return LayTile(reader.number(), reader.number())
    if code == 24:
        return LayTribeTile(reader.number(), reader.number(), reader.number(), reader.number())
    if code == 25:
        return MoveFigure(reader.number(), reader.number())
    if code == 26:
        return NameColor(reader.number())
    if code == 27:
        return NextBonus(reader.number(), reader.number(), reader.number())
    if code == 28:
        return NextTurn()
    if code == 29:
        return PassCards(reader.number())
    if code == 30:
        return PayBasic(reader.number(), reader.number(), reader.number())
    if code == 31:
        return PayOutOfTurn(
            reader.number(), reader.number(), reader.number(), reader.number(), reader.number(), reader.number()
        )
    if code == 32:
        return Perform(reader.number(), reader.number())
    if code == 33:
        return PlaceMarker(reader.number())
    if code == 34:
        return PlaceModule(reader.number(), reader.number(), reader.number())
    if code == 35:
        return PlaceTile(reader.number(), reader.number(), reader.number())
    if code == 36:
        return Recall(reader.number(), reader.number(), reader.number())
    if code == 37:
        return Recharge(reader.number(), reader.number(), reader.number())
    if code == 38:
        return Recruit(reader.number(), reader.number(), reader.number(), reader.number(), reader.number())
    if code == 39:
        return RemoveArtifact(reader.number())
    if code == 40:
        return RestAndUse(reader.number(), reader.number(), reader.number())
    if code == 41:
        return ScoreTile(reader.number(), reader.number())
    if code == 42:
        return Settle(reader.number(), reader.number(), reader.number(), reader.number(), reader.number() != 0)
    if code == 43:
        return Stop(reader.number())
    if code == 44:
        return TakeArtifact(reader.number(), reader.number() != 0, reader.number())
    if code == 45:
        return TakeInstead(reader.number(), reader.number(), reader.number())
    if code == 46:
        return TakeMachine(reader.number(), reader.number())
    if code == 47:
        return TakeModule(reader.number(), reader.number(), reader.number())
    if code == 48:
        return TellStart()
    if code == 49:
        return Trigger(reader.number(), reader.number(), reader.number())
    if code == 50:
        return TurnMenu(reader.number())
    if code == 51:
        return TurnTile(reader.number(), reader.number())
    if code == 52:
        return UseExcess(reader.number(), reader.number() != 0)
    if code == 53:
        return Wake(reader.number(), reader.number(), reader.number())
    if code == 54:
        return WorkMachine(reader.number(), reader.number(), reader.number(), reader.number() != 0, reader.number())
    if code == 55:
        return WorkOff(reader.number(), reader.many(), reader.number() != 0, reader.number() != 0)
    raise reader.damaged()
