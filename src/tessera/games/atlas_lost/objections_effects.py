"""Why an effect, an exchange, a team or a deck may not be chosen."""

from __future__ import annotations

from tessera.games.atlas_lost.lexicon import cost_table
from tessera.games.atlas_lost.objections_idle import useless
from tessera.games.atlas_lost.objector import Objector, amounts
from tessera.games.atlas_lost.rules.branches import ChooseEffect, ChooseExchange
from tessera.games.atlas_lost.rules.drawing import ChooseDeck
from tessera.games.atlas_lost.rules.payment import NO_CUT, PayTeam
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import LEVEL_OF, RESOURCES, SLOTS
from tessera.kernel.step import Refused


def choose_objections(game: Atlas, ask: ChooseEffect) -> list[Refused]:
    """Effects that could do nothing while another can (AL-ICON-08)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for program in ask.programs:
        if program not in offered:
            useless(objector, ask.notation(game, program), program)
    return objector.refused


def exchange_objections(game: Atlas, ask: ChooseExchange) -> list[Refused]:
    """More exchanges than can be paid or than the effect allows (AL-RES-02)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    table = cost_table(game.rulebook.costs[ask.give], NO_CUT, 0)
    have = game.factions[ask.seat].have
    for times in range(1, ask.most + 1):
        if times in offered:
            continue
        need = {kind: amount * times for kind, amount in table.items()}
        short = {kind: have[RESOURCES.index(kind)] for kind in need if kind in RESOURCES}
        short = {kind: held for kind, held in short.items() if held < need[kind]}
        if short:
            words = {
                "times": str(times),
                "need": amounts("cost", need),
                "have": amounts("held", short),
            }
            objector.no(ask.notation(game, times), "AL-RES-02", "exchange_cost", "fewer", words)
        else:
            objector.no(ask.notation(game, times), "AL-ACT-04", "exchange_one", "fewer")
    beyond = ask.notation(game, ask.most + 1)
    objector.no(beyond, "AL-ACT-05", "exchange_limit", "fewer", None, ask.most)
    return objector.refused


def pay_team_objections(game: Atlas, ask: PayTeam) -> list[Refused]:
    """Own teams on lower levels (AL-SCI-06)."""
    objector = Objector(game, ask.seat)
    for slot in range(SLOTS):
        level = LEVEL_OF[slot % 6]
        if level < 3 and game.teams[slot] >> ask.seat & 1:
            words = {"tech": f"tech:{game.tech[slot]}", "level": str(level)}
            objector.no(ask.notation(game, slot), "AL-SCI-06", "team_level", "lv3_team", words)
    return objector.refused


def deck_objections(game: Atlas, ask: ChooseDeck) -> list[Refused]:
    """Decks that cannot give a card (AL-DRAW-03)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for position in (0, 1, 2):
        if position not in offered:
            words = {"tree": f"tree:{game.trees[position]}"}
            objector.no(ask.notation(game, position), "AL-DRAW-03", "deck_empty", "other_deck", words)
    return objector.refused
