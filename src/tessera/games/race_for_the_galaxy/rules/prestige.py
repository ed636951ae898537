"""Prestige: the Prestige Lead and its bonus (Adding The Brink of War and prestige)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.goals import check_goals
from tessera.games.race_for_the_galaxy.state import NOBODY_LEADS, ROBOT_SEAT, ROBOT_STACK, TIE, Race
from tessera.games.race_for_the_galaxy.terms import ROUND_START


def check_lead(game: Race) -> None:
    """Who leads, at the end of a phase and never in the middle of one
    (RFTG-PRESTIGE-05, RFTG-PRESTIGE-08, RFTG-PRESTIGE-09, RFTG-PRESTIGE-13, RFTG-ROBOT-55)."""
    most = game.robot.prestige
    leader = ROBOT_SEAT if most else NOBODY_LEADS
    for seat in range(game.seats):
        prestige = game.empires[seat].prestige
        if prestige > most:
            most, leader = prestige, seat
        elif prestige == most and most:
            leader = TIE
    if leader == game.lead:
        return
    # What lay on the tile stays with its former holder; the new one puts what was earned in this phase and not spent,
    # which is nothing where the lead came by another's spending (RFTG-PRESTIGE-06, RFTG-PRESTIGE-15).
    game.lead = leader
    game.on_tile = 0
    if leader >= 0:
        earned = game.robot.earned if leader == ROBOT_SEAT else game.empires[leader].earned
        game.on_tile = min(earned, most)
    if game.log is not None:
        if leader == ROBOT_SEAT:
            game.say("robot_leads", "RFTG-ROBOT-55", -1, [str(game.on_tile)])
        elif leader >= 0:
            game.say("lead", "RFTG-PRESTIGE-05", leader, [str(game.on_tile)])
        else:
            tied = leader == TIE
            game.say("lead_tied" if tied else "lead_none", "RFTG-PRESTIGE-08" if tied else "RFTG-PRESTIGE-09", -1, [])


def lead_bonus(game: Race) -> None:
    """Before actions are chosen the sole leader, or everybody who shares the lead, is rewarded; goals that ask for VP
    chips can be met by it (RFTG-PRESTIGE-10, RFTG-PRESTIGE-11, RFTG-PRESTIGE-12, RFTG-GOAL-19, RFTG-ROBOT-55)."""
    if game.lead == NOBODY_LEADS:
        return
    if game.lead == TIE:
        most = game.robot.prestige
        for empire in game.empires:
            most = max(most, empire.prestige)
        for seat in game.order:
            if game.empires[seat].prestige == most:
                _chip(game, seat, "RFTG-PRESTIGE-11")
        if game.robot.prestige == most:
            _robot_chip(game)
    elif game.lead == ROBOT_SEAT:
        _robot_chip(game)
        if game.on_tile:
            # Where a player would draw a card its stack grows by one (RFTG-ROBOT-55).
            game.on_tile = 0
            if game.refill(0):
                game.lay_down(game.deck(0), ROBOT_STACK)
                if game.log is not None:
                    game.say("robot_lead_draw", "RFTG-ROBOT-55", -1, ["1"])
    else:
        _chip(game, game.lead, "RFTG-PRESTIGE-10" if game.on_tile else "RFTG-PRESTIGE-11")
        if game.on_tile:
            game.on_tile = 0
            drawn = game.draw_cards(game.lead, 1)
            if game.log is not None and drawn:
                pieces = game.zones[game.hand(game.lead)][-drawn:]
                game.say_hidden("lead_draw", "RFTG-PRESTIGE-10", game.lead, [str(drawn)], pieces)
    check_goals(game, ROUND_START)


def _chip(game: Race, seat: int, clause: str) -> None:
    game.gain_chips(seat, 1)
    if game.log is not None:
        game.say("lead_chip", clause, seat, [])


def _robot_chip(game: Race) -> None:
    game.pool -= 1
    game.robot.chips += 1
    if game.log is not None:
        game.say("robot_lead_chip", "RFTG-ROBOT-55", -1, ["1"])
