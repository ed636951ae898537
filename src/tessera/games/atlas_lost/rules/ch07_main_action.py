"""7. Main action: place an advance team, replenish research, collect data, or start a Technology (AL-MAIN-01)."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import Cause, came_from
from tessera.games.atlas_lost.rules.drawing import ChooseDeck, drawable, look_and_keep
from tessera.games.atlas_lost.rules.gains import gain
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable
from tessera.games.atlas_lost.rules.reductions import can_use, charge, cuts
from tessera.games.atlas_lost.rules.resolution import RunEffects, flush, list_doable
from tessera.games.atlas_lost.state import FRONT_RUNNERS, Atlas
from tessera.games.atlas_lost.terms import (
    ACTION_DRAW,
    ACTIVE_TECH,
    COLLECT,
    COMMAND,
    CULTURE,
    DATA,
    ECONOMY,
    LEVEL_OF,
    NESTED,
    ON_PLACE,
    ON_STARTUP,
    PLACE_ADVANCE,
    REPLENISH,
    RESEARCH,
    ROWS,
    STARTUP,
    TREES,
)
from tessera.kernel.event import Event
from tessera.kernel.step import Ask, Do, Refused

# 1. Advance team placement


def placement_ways(game: Atlas, seat: int, level: int, tree: int, extra: list[int]) -> list[list[int]]:
    """How the cost of placing a team may be reduced."""
    return cuts(game, seat, ON_PLACE, extra, level, tree)


def can_pay_placement(game: Atlas, seat: int, level: int, tree: int, extra: list[int]) -> bool:
    """Whether the seat can pay for a team on this level (AL-PLACE-02, AL-PLACE-03)."""
    cost = game.rulebook.place_cost[level]
    if extra is NO_CUT and not game.factions[seat].reductions:
        return affordable(game, seat, cost, NO_CUT)
    for way in placement_ways(game, seat, level, tree, extra):
        if affordable(game, seat, cost, way):
            return True
    return False


def placements(game: Atlas, seat: int, extra: list[int]) -> list[int]:
    """Slots where the seat may place a team now: one team per level and tree, Lv.3 only along a route
    (AL-PLACE-02, AL-PLACE-03, AL-PLACE-04, AL-PLACE-05, AL-PLACE-06, AL-PLACE-11, AL-ROUTE-01)."""
    faction = game.factions[seat]
    if faction.waiting[0] == 0 and faction.waiting[1] == 0:
        return []
    slots: list[int] = []
    placed = faction.placed
    costs = game.rulebook.place_cost
    if extra is NO_CUT and not faction.reductions and costs[2].research > faction.have[RESEARCH]:
        # A quick no: a pack may change the costs, but not make Lv.3 cheaper than Lv.2.
        assert costs[3].research >= costs[2].research
        return slots
    for position in (0, 1, 2):
        tree = game.trees[position]
        second = placed[position * 2]
        if second < 0:
            if can_pay_placement(game, seat, 2, tree, extra):
                slots.append(position * 6 + 1)
                slots.append(position * 6 + 2)
        elif placed[position * 2 + 1] < 0 and can_pay_placement(game, seat, 3, tree, extra):
            for slot in game.rulebook.routes[second % 6]:
                slots.append(position * 6 + slot)
    return slots


def begin_placement(game: Atlas, seat: int, slot: int, extra: list[int]) -> None:
    """Pay, take the leftmost team of a row, put it down, draw, take the front runner token
    (AL-PASS-04, AL-PLACE-07)."""
    level = LEVEL_OF[slot % 6]
    tree = game.trees[slot // 6]
    game.stack.append(FinishPlacement(seat, slot))
    game.stack.append(ChooseRow(seat, slot))
    charge(game, seat, game.rulebook.place_cost[level], placement_ways(game, seat, level, tree, extra))


class ChooseRow(Ask[Atlas]):
    """From which row do you take the team? Its leftmost one goes; then cards are drawn
    (AL-PLACE-01, AL-PLACE-07, AL-PLACE-13, AL-DRAW-01)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def kind(self) -> str:
        return "row"

    def about(self, game: Atlas) -> list[str]:
        return [f"tech:{game.tech[self.slot]}"]

    def options(self, game: Atlas) -> list[int]:
        waiting = game.factions[self.seat].waiting
        if waiting[0] == 0:
            return [1]
        return [0, 1] if waiting[1] else [0]

    def answer(self, game: Atlas, choice: int) -> None:
        game.factions[self.seat].waiting[choice] -= 1
        game.stand(self.seat, self.slot)
        if game.log is not None:
            # Its own last step lies on top of whatever effect had the team placed.
            source = came_from(game, below=1)
            words = [f"tech:{game.tech[self.slot]}", f"row:{ROWS[choice]}", *source]
            game.say("places-team", "AL-PLACE-13" if source else "AL-PLACE-01", self.seat, words)
        look_and_keep(game, self.seat, self.slot // 6, game.rulebook.place_look, game.rulebook.place_keep)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"row {ROWS[choice]}"


class FinishPlacement(Cause):
    """After the draw: the front runner token, then whoever reacts to placements
    (AL-PASS-05, AL-PLACE-07, AL-REL-12)."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def source(self, game: Atlas) -> str:
        return f"tech:{game.tech[self.slot]}"

    def works_by(self, game: Atlas) -> str:
        return "AL-DRAW-01"

    def resolve(self, game: Atlas) -> None:
        take_front_runner(game, self.seat, self.slot, "AL-FRONT-02", "AL-FRONT-03")
        game.post(PLACE_ADVANCE, self.seat, LEVEL_OF[self.slot % 6])


def take_front_runner(game: Atlas, seat: int, slot: int, second: str, third: str) -> None:
    """A front runner token on the Tech is taken: 1 data on Lv.2, hidden TP on Lv.3; the log tells the clause of the
    level (AL-FRONT-01, AL-FRONT-02, AL-FRONT-03, AL-SCI-02)."""
    place = slot % 6
    source = [f"from:tech:{game.tech[slot]}"]
    if place < 3:
        if game.fronts >> slot & 1:
            game.fronts &= ~(1 << slot)
            game.gain(seat, DATA, game.rulebook.front_runner[DATA])
            if game.log is not None:
                game.say("front-runner-2", second, seat, source)
        return
    zone = FRONT_RUNNERS + slot // 6 * 3 + place - 3
    if game.zones[zone]:
        piece = game.draw(zone, game.kept(seat))
        if game.log is not None:
            game.tell(Event("front-runner-3", third, seat, source, [piece], 1 << seat))


class PlaceAdvance(Word):
    """You may place one advance team, by all rules of placement, its cost reduced
    (AL-ACT-06, AL-ICON-07, AL-PLACE-11, AL-PLACE-13)."""

    __slots__ = ("reduce",)

    def __init__(self, reduce: list[int]) -> None:
        super().__init__(spends=True)
        self.reduce = reduce

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(placements(game, seat, self.reduce))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(MayPlace(seat, self.reduce))


class MayPlace(Ask[Atlas]):
    """Where do you place a team, if at all? (AL-PASS-06, AL-PLACE-13, AL-TURN-09)"""

    __slots__ = ("reduce",)

    def __init__(self, seat: int, reduce: list[int]) -> None:
        super().__init__(seat)
        self.reduce = reduce

    def kind(self) -> str:
        return "may-place"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_main import may_place_objections

        return may_place_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return [*placements(game, self.seat, self.reduce), -1]

    def answer(self, game: Atlas, choice: int) -> None:
        if choice >= 0:
            begin_placement(game, self.seat, choice, self.reduce)

    def notation(self, game: Atlas, choice: int) -> str:
        return "decline" if choice < 0 else place_notation(game, choice)


def place_notation(game: Atlas, slot: int) -> str:
    """A placement as text."""
    return f"place {TREES[game.trees[slot // 6]]} {game.tech_id(slot)}"


# 2. and 3. Research replenishment and data collection


def income(game: Atlas, seat: int, row: int) -> int:
    """What a row gives: its visible icons, and one more for each economy or culture token
    (AL-REPL-01, AL-REPL-03, AL-DATA-01, AL-DATA-03)."""
    waiting = game.factions[seat].waiting[row]
    visible = min(2, 3 - waiting)
    return game.rulebook.row_base[row] + visible + game.placed_tokens(seat, ECONOMY if row == 0 else CULTURE)


def gather(game: Atlas, seat: int, row: int) -> None:
    """Replenish research (row 0) or collect data (row 1); only this main action gives so much
    (AL-ICON-02, AL-REPL-02, AL-REPL-04, AL-DATA-02, AL-DATA-04)."""
    amount = income(game, seat, row)
    raised = game.gain(seat, RESEARCH if row == 0 else DATA, amount)
    if game.log is not None:
        key, clause = ("replenishes", "AL-REPL-01") if row == 0 else ("collects", "AL-DATA-01")
        game.say(key, clause, seat, [str(amount), str(raised)])
    game.post(REPLENISH if row == 0 else COLLECT, seat)
    if game.factions[seat].waiting[row] == 0:
        game.stack.append(EmptyRow(row))
        game.stack.append(RowBonus(seat))


class EmptyRow(Cause):
    """Where the bonus comes from that is taken meanwhile."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        self.row = row

    def source(self, game: Atlas) -> str:
        return f"row:{ROWS[self.row]}"

    def works_by(self, game: Atlas) -> str:
        return "AL-DATA-02" if self.row else "AL-REPL-02"

    def resolve(self, game: Atlas) -> None:
        """Nothing is left to do."""


class RowBonus(Ask[Atlas]):
    """All teams of the row are out: 1 command, or a card from any deck
    (AL-REPL-02, AL-DATA-02, AL-ICON-02, AL-ICON-08)."""

    __slots__ = ()

    def kind(self) -> str:
        return "bonus"

    def options(self, game: Atlas) -> list[int]:
        return [0, 1] if drawable(game) else [0]

    def answer(self, game: Atlas, choice: int) -> None:
        if choice == 0:
            gain(game, self.seat, COMMAND, 1)
        else:
            game.stack.append(ChooseDeck(self.seat, 1, 0, ACTION_DRAW))

    def notation(self, game: Atlas, choice: int) -> str:
        return "card" if choice else "command"


# 4. Active Technology startup


def startup_ways(game: Atlas, seat: int, slot: int, via: int) -> list[list[int]]:
    """Reductions of a Technology's own cost: worded for startup actions and nothing else (AL-CMD-04, AL-NEST-03)."""
    if via != STARTUP or not game.factions[seat].reductions:
        return [NO_CUT]
    tech = game.rulebook.techs[game.tech[slot]]
    return cuts(game, seat, ON_STARTUP, NO_CUT, tech.level, tech.tree)


# ruling AL-R021
def can_run(game: Atlas, seat: int, slot: int, via: int, command: int) -> bool:
    """Whether an Active Technology may be run this way now
    (AL-ACT-02, AL-ACT-04, AL-ACT-06, AL-CMD-05, AL-CMD-06, AL-NEST-03, AL-NEST-04)."""
    tech = game.rulebook.techs[game.tech[slot]]
    cost, program = tech.cost, tech.program
    if program is None or slot in game.running:
        return False
    assert cost is not None
    faction = game.factions[seat]
    if via != STARTUP or not faction.reductions:
        have = faction.have
        if cost.research > have[RESEARCH] or cost.data > have[DATA]:
            return False  # a quick no, for most of them
        if not program.spends:
            if cost.simple and tech.condition is None:
                # Research and data are all it costs, and they are there: a quick yes, for most of the others.
                return command <= have[COMMAND] and (program.sure or list_doable(game, seat, program.number))
            return can_use(game, seat, cost, tech.condition, program, NO_CUT, command, slot=slot)
    before = game.via
    game.via = via  # what it would run inside itself counts by this action (AL-NEST-03)
    found = False
    for way in startup_ways(game, seat, slot, via):
        if can_use(game, seat, cost, tech.condition, program, way, command, slot=slot):
            found = True
            break
    game.via = before
    return found


def begin_technology(game: Atlas, seat: int, slot: int, via: int) -> None:
    """Pay a Technology's cost in full, then resolve it (AL-ACT-01, AL-ACT-03, AL-CMD-04, AL-NEST-04)."""
    tech = game.rulebook.techs[game.tech[slot]]
    cost, program = tech.cost, tech.program
    assert cost is not None
    assert program is not None
    game.running.append(slot)
    game.stack.append(FinishTechnology(seat, slot, via))
    game.stack.append(RunEffects(seat, program.number, 0))
    charge(game, seat, cost, startup_ways(game, seat, slot, via))


class FinishTechnology(Do[Atlas]):
    """A Technology has been resolved: whoever reacts to it does so, inside another one at once
    (AL-NEST-04, AL-PASS-05, AL-REL-12)."""

    __slots__ = ("seat", "slot", "via")

    def __init__(self, seat: int, slot: int, via: int) -> None:
        self.seat = seat
        self.slot = slot
        self.via = via

    def resolve(self, game: Atlas) -> None:
        game.running.remove(self.slot)
        level = LEVEL_OF[self.slot % 6]
        via = self.via
        game.post(ACTIVE_TECH, self.seat, level, via)
        if via == NESTED:
            flush(game, None)


# ruling AL-R020
def nested_via(game: Atlas, seat: int) -> int:
    """How a Technology inside another counts: as nested, unless the table plays the other reading; a reaction of
    somebody else is never in the course of this player's action (AL-NEST-03)."""
    started = game.rulebook.nested_counts_as_startup and game.via == STARTUP and seat == game.turn
    return STARTUP if started else NESTED
