"""A player's turn: Income, Action and End phase, with free steps around them (A Player's Turn; Game objective)."""

from __future__ import annotations

from tessera.games.the_warp.rules.abilities import then_use_abilities
from tessera.games.the_warp.rules.attack_1_target import can_attack
from tessera.games.the_warp.rules.develop import ACTION_DISCOUNT, can_develop
from tessera.games.the_warp.rules.effects import take_action
from tessera.games.the_warp.rules.end_phase import Replenish, Reveal
from tessera.games.the_warp.rules.final_scoring import finish
from tessera.games.the_warp.rules.free_steps import KIND, free_notation, free_steps, take_free_step
from tessera.games.the_warp.rules.income import RESOURCES, TROOPS, Extract, consult
from tessera.games.the_warp.rules.missions import CheckMissions
from tessera.games.the_warp.rules.movement import carry_out_move, move_notation, moves, moves_left
from tessera.games.the_warp.rules.races import forget_copy
from tessera.games.the_warp.rules.solo import BY_GOAL, GOAL, ROUNDS, turn_over_missions
from tessera.games.the_warp.rules.terrashift import can_shift_pair
from tessera.games.the_warp.rules.warp_gate import hold_gate
from tessera.games.the_warp.state import Warp, idle
from tessera.games.the_warp.terms import (
    ACTED,
    ACTIONS,
    ATTACK,
    BEFORE_ACTION,
    BEFORE_CONSULT,
    BEFORE_EXTRACT,
    DEEDS,
    DEVELOP,
    MOVING,
    ON_TURN_START,
    TERRASHIFT,
)
from tessera.kernel.step import Ask, Do, Refused

GO_ON = -1


class NextTurn(Do[Warp]):
    """The next player clockwise; after the last one a new round, or the end
    (WARP-TURN-01, WARP-OBJ-02, WARP-OBJ-04, WARP-SOLO-06)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        solo = game.rulebook.is_solo
        if solo and game.colonies[0].points >= GOAL:
            game.reason = BY_GOAL
            finish(game)
            return
        following = (game.active + 1) % game.seats
        if following == game.first:
            if solo:
                turn_over_missions(game)
            if game.round == (ROUNDS if solo else game.last_round):
                finish(game)
                return
            game.round += 1
            if game.log is not None:
                game.say("round", "WARP-OBJ-02", -1, [f"{game.round}"])
        game.active = following
        begin_turn(game)


def begin_turn(game: Warp) -> None:
    """Deeds of the last turn are forgotten, and what may be done once in a turn may be done again; then gate points and
    abilities of the start of the turn
    (WARP-TURN-01, WARP-TURN-02, WARP-END-02, WARP-END-10, WARP-LAS-01, WARP-MIS-05, WARP-TER-06, WARP-TRD-01)."""
    seat = game.active
    for other in range(game.seats):
        colony = game.colonies[other]
        if colony.acted:
            colony.deeds = [0] * DEEDS
            colony.conquests = []
            colony.wins = []
            colony.acted = False
        if colony.used:
            colony.used = []
        # What was put off may be shown in the new turn, and what was replenished (WARP-END-10, WARP-MIS-09).
        if colony.ready or colony.fresh:
            colony.fresh = 0
            game.dirty |= 1 << other
    colony = game.colonies[seat]
    colony.traded = False
    colony.extra = False
    colony.fired = []
    forget_copy(game, seat)
    game.shifted = []
    game.fought = idle()
    game.fought_cards = []
    game.moved = 0
    game.moment = BEFORE_EXTRACT
    if game.log is not None:
        game.say("turn", "WARP-TURN-01", seat, [])
    game.then(CheckMissions(), ExtractMenu(seat))
    then_use_abilities(game, seat, ON_TURN_START)
    hold_gate(game, seat)


class ExtractMenu(Ask[Warp]):
    """Extract Resources or Troops, or take a free step before it (WARP-INC-01, WARP-TURN-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "extract"

    def options(self, game: Warp) -> list[int]:
        return [RESOURCES, TROOPS, *free_steps(game, self.seat)]

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        if choice >= KIND:
            game.then(CheckMissions(), ExtractMenu(seat))
            take_free_step(game, seat, choice)
            return
        game.moment = BEFORE_CONSULT
        if game.log is not None:
            game.say("extract", "WARP-INC-01", seat, ["troops" if choice == TROOPS else "resources"])
        game.then(Extract(seat, choice), CheckMissions(), ConsultMenu(seat))

    def notation(self, game: Warp, choice: int) -> str:
        if choice >= KIND:
            return free_notation(game, self.seat, choice)
        return "extract troops" if choice == TROOPS else "extract resources"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import free_objections

        return free_objections(game, self.seat)


class ConsultMenu(Ask[Warp]):
    """Free steps between Extract and Consult (WARP-TURN-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "before-consult"

    def options(self, game: Warp) -> list[int]:
        return [GO_ON, *free_steps(game, self.seat)]

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        if choice != GO_ON:
            game.then(CheckMissions(), ConsultMenu(seat))
            take_free_step(game, seat, choice)
            return
        game.then(consult(seat), CheckMissions(), BeginActions(seat))

    def notation(self, game: Warp, choice: int) -> str:
        return "consult" if choice == GO_ON else free_notation(game, self.seat, choice)

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import free_objections

        return free_objections(game, self.seat)


class BeginActions(Do[Warp]):
    """The Income phase is over."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        game.moment = BEFORE_ACTION
        game.then(ActionMenu(self.seat))


class ActionMenu(Ask[Warp]):
    """Exactly one action: Develop, Terrashift or Attack (WARP-ACT-01, WARP-TURN-04)."""

    __slots__ = ()

    def kind(self) -> str:
        return "action"

    def options(self, game: Warp) -> list[int]:
        return [*actions(game, self.seat), *free_steps(game, self.seat)]

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        if choice >= KIND:
            game.then(CheckMissions(), ActionMenu(seat))
            take_free_step(game, seat, choice)
            return
        game.then(Acted(seat))
        take_action(game, seat, choice)

    def notation(self, game: Warp, choice: int) -> str:
        return free_notation(game, self.seat, choice) if choice >= KIND else ACTIONS[choice]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import action_objections

        return action_objections(game, self.seat)


def actions(game: Warp, seat: int) -> list[int]:
    """The actions that can be taken (WARP-DEV-18, WARP-TER-04, WARP-ATK-09)."""
    found: list[int] = []
    if can_develop(game, seat, ACTION_DISCOUNT):
        found.append(DEVELOP)
    if can_shift_pair(game, seat):
        found.append(TERRASHIFT)
    if can_attack(game, seat):
        found.append(ATTACK)
    return found


class Acted(Do[Warp]):
    """The action is done; the End phase begins with the first Troop Movement or when the player ends the turn
    (WARP-END-01, WARP-RAC-11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        game.moment = ACTED
        game.then(CheckMissions(), EndMenu(self.seat))


class EndMenu(Ask[Warp]):
    """Troop Movements, free steps around each, and the end of the turn (WARP-END-02, WARP-TURN-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "end"

    def options(self, game: Warp) -> list[int]:
        found = [GO_ON]
        left = moves_left(game, self.seat)
        if left > 0:
            found += moves(game, self.seat, left)
        return found + free_steps(game, self.seat)

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        if choice == GO_ON:
            game.then(Reveal(seat), CheckMissions(), Replenish(seat), NextTurn())
            return
        game.then(CheckMissions(), EndMenu(seat))
        if choice >= KIND:
            take_free_step(game, seat, choice)
        else:
            game.moment = MOVING
            game.moved += carry_out_move(game, seat, choice)

    def notation(self, game: Warp, choice: int) -> str:
        if choice == GO_ON:
            return "end turn"
        return free_notation(game, self.seat, choice) if choice >= KIND else move_notation(game, choice)

    def about(self, game: Warp) -> list[str]:
        return [f"{moves_left(game, self.seat)}"]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import end_objections

        return end_objections(game, self.seat)
