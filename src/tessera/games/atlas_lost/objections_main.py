"""Why a main action (chapter 7) or a command action (chapter 8) may not be taken."""

from __future__ import annotations

from tessera.games.atlas_lost.objections_idle import after_paying, idle
from tessera.games.atlas_lost.objector import Objector, met
from tessera.games.atlas_lost.rules.ch07_main_action import (
    MayPlace,
    can_pay_placement,
    place_notation,
    placement_ways,
    placements,
    startup_ways,
)
from tessera.games.atlas_lost.rules.ch08_command_action import command_price
from tessera.games.atlas_lost.rules.payment import affordable
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import BY_COMMAND, COMMAND, COMMANDED, LEVEL_OF, MAIN, SLOTS, STARTUP
from tessera.kernel.step import Refused

# Placing advance teams


def place_objections(objector: Objector, offered: set[str], extra: list[int], in_phase: bool) -> None:
    """Why teams cannot be placed on the other Techs; `in_phase` when it would be the main action."""
    game = objector.game
    for slot in range(SLOTS):
        id = place_notation(game, slot)
        if id in offered:
            continue
        if in_phase and game.done & MAIN:
            objector.no_action_left(id, "main")
        else:
            _place_objection(objector, id, slot, extra)


def may_place_objections(game: Atlas, ask: MayPlace) -> list[Refused]:
    """Why an effect cannot place a team elsewhere (AL-PLACE-13)."""
    objector = Objector(game, ask.seat)
    offered = {place_notation(game, slot) for slot in placements(game, ask.seat, ask.reduce)}
    place_objections(objector, offered, ask.reduce, in_phase=False)
    return objector.refused


def _place_objection(objector: Objector, id: str, slot: int, extra: list[int]) -> None:
    game, seat = objector.game, objector.seat
    faction = game.factions[seat]
    position, level = slot // 6, LEVEL_OF[slot % 6]
    words = {
        "tech": f"tech:{game.tech[slot]}",
        "tree": f"tree:{game.trees[position]}",
        "level": str(level),
    }
    if level == 1:
        objector.no(id, "AL-PLACE-04", "lv1", "higher_tech", words)
        return
    if faction.waiting[0] == 0 and faction.waiting[1] == 0:
        objector.no(id, "AL-PLACE-11", "no_waiting", "other_main", words)
        return
    rival = faction.placed[position * 2 + level - 2]
    if rival >= 0:
        words["rival"] = f"tech:{game.tech[rival]}"
        objector.no(id, "AL-PLACE-04", "level_taken", "other_level", words)
        return
    base = faction.placed[position * 2]
    if level == 3 and base < 0:
        words["techs"] = f"techs:{game.tech[position * 6 + 1]} {game.tech[position * 6 + 2]}"
        objector.no(id, "AL-PLACE-06", "no_lv2", "lv2_first", words)
        return
    if level == 3 and slot % 6 not in game.rulebook.routes[base % 6]:
        reached = [str(game.tech[position * 6 + place]) for place in game.rulebook.routes[base % 6]]
        words["base"] = f"tech:{game.tech[base]}"
        words["techs"] = "techs:" + " ".join(reached)
        objector.no(id, "AL-PLACE-06", "no_route", "routes", words)
        return
    tree = game.trees[position]
    assert not can_pay_placement(game, seat, level, tree, extra), "nothing stands against this placement"
    clause = "AL-PLACE-02" if level == 2 else "AL-PLACE-03"
    ways = placement_ways(game, seat, level, tree, extra)
    objector.too_dear(id, clause, game.rulebook.place_cost[level], ways, 0, 0)


def gather_objections(objector: Objector, offered: set[str]) -> None:
    """Replenishing and collecting are always possible, as long as the main action is."""
    for id in ("replenish", "collect"):
        if id not in offered:
            objector.no_action_left(id, "main")


# Running Technologies


def start_objections(objector: Objector, offered: set[str]) -> None:
    """Why the other Technologies cannot be started (AL-ACT-01)."""
    game, seat = objector.game, objector.seat
    for slot in range(SLOTS):
        id = f"start {game.tech_id(slot)}"
        if id in offered:
            continue
        words = {"tech": f"tech:{game.tech[slot]}"}
        here = game.teams[slot] >> seat & 1
        if not game.rulebook.techs[game.tech[slot]].active:
            objector.no(id, "AL-ACT-02", "passive", "works_already" if here else "place_there", words)
        elif game.done & MAIN:
            objector.no_action_left(id, "main")
        elif not here:
            objector.no(id, "AL-ACT-01", "no_team", "place_or_command", words)
        else:
            run_objection(objector, id, slot, startup_ways(game, seat, slot, STARTUP), "AL-ACT-08", 0)


def run_objection(objector: Objector, id: str, slot: int, ways: list[list[int]], unmet: str, command: int) -> None:
    """Condition, cost, and something to resolve, in that order (AL-ACT-08, AL-ACT-04, AL-ACT-06); `command` is what a
    command action takes first."""
    game, seat = objector.game, objector.seat
    tech = game.rulebook.techs[game.tech[slot]]
    cost, program = tech.cost, tech.program
    assert cost is not None
    assert program is not None
    if tech.condition is not None and not met(game, seat, tech.condition):
        objector.unmet(id, unmet, tech.condition)
        return
    payable = [way for way in ways if affordable(game, seat, cost, way, command)]
    if payable:
        idle(objector, id, program.number, after_paying(game, seat, cost, payable[0], command, slot, -1))
    else:
        objector.too_dear(id, "AL-ACT-04", cost, ways, 0, 0)


def command_objections(objector: Objector, offered: set[str]) -> None:
    """Why the other Technologies cannot be run by command (AL-CMD-01)."""
    game, seat = objector.game, objector.seat
    for slot in range(SLOTS):
        id = f"command {game.tech_id(slot)}"
        if id in offered:
            continue
        if not game.rulebook.techs[game.tech[slot]].active:
            here = game.teams[slot] >> seat & 1
            words = {"tech": f"tech:{game.tech[slot]}"}
            objector.no(id, "AL-CMD-01", "passive", "works_already" if here else "place_there", words)
        elif game.done & COMMANDED:
            objector.no_action_left(id, "command")
        else:
            _command_objection(objector, id, slot)


def _command_objection(objector: Objector, id: str, slot: int) -> None:
    game, seat = objector.game, objector.seat
    price, have = command_price(game, seat, slot), game.factions[seat].have[COMMAND]
    if price > have:
        words = {
            "level": str(LEVEL_OF[slot % 6]),
            "need": f"cost:command {price}",
            "have": f"held:command {have}",
        }
        objector.no(id, "AL-CMD-02", "command_short", "command", words)
        return
    cost = game.rulebook.techs[game.tech[slot]].cost
    assert cost is not None
    ways = startup_ways(game, seat, slot, BY_COMMAND)
    condition = game.rulebook.techs[game.tech[slot]].condition
    if met(game, seat, condition) and not affordable(game, seat, cost, ways[0], price):
        objector.too_dear(id, "AL-CMD-06", cost, ways, price, 0, "together")
    else:
        run_objection(objector, id, slot, ways, "AL-CMD-05", price)
