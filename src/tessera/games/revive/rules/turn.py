"""A player's turn: up to two actions or a hibernation, with free actions around them (A turn; Resources)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.announcement_steps import (
    WITH,
    add_with,
    announce,
    take_action,
    target_notation,
    with_choices,
    with_notation,
)
from tessera.games.revive.rules.announcing import BY_TURN, CHOICE, TARGET_PLAY, announcement, has_modifier, targets
from tessera.games.revive.rules.final_scoring import finish
from tessera.games.revive.rules.free_actions import (
    FREE,
    free_actions,
    free_notation,
    helpful_actions,
    take_free_action,
)
from tessera.games.revive.rules.helping import may_use_up
from tessera.games.revive.rules.hibernate import hibernate
from tessera.games.revive.rules.resources import TakeInstead, rooms
from tessera.games.revive.rules.solitaire import is_over
from tessera.games.revive.rules.switch import copy_card, copyable, use_switch
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import (
    BASICS,
    BUILD,
    CRYSTAL,
    EXPLORE,
    HIBERNATION,
    LIMITS,
    PLAY,
    POPULATE,
    RESOURCES,
    TURN,
)
from tessera.kernel.step import Ask, Do, Refused

# Choices that are no target of an action (those are in rules/announcing).
END: Final = 0
HIBERNATE: Final = 1
SWITCH: Final = 7
COPY: Final = 8


class NextTurn(Do[Revive]):
    """The next player clockwise, or the end: whoever triggered it has finished, and everybody else had one more turn
    (REV-PSET-01, REV-END-02, REV-END-03, REV-END-05, REV-SOLO-06)."""

    __slots__ = ()

    def resolve(self, game: Revive) -> None:
        if game.last_turns == 0 or is_over(game):
            finish(game)
            return
        if game.last_turns > 0:
            game.last_turns -= 1
        game.active = (game.active + 1) % game.seats
        begin_turn(game)


def turn_clause(game: Revive) -> str:
    """What a turn is: up to two actions or a hibernation, one action for who plays alone (REV-TURN-01, REV-SOLO-02)."""
    return "REV-SOLO-02" if game.rulebook.is_solo else "REV-TURN-01"


def begin_turn(game: Revive) -> None:
    """Nothing done yet in this turn (REV-TURN-01, REV-SOLO-02)."""
    game.turn += 1
    game.acted = 0
    game.moment = TURN
    if game.log is not None:
        game.say("turn", turn_clause(game), game.active, [])
    game.then(TurnMenu(game.active))


def actions(game: Revive, seat: int) -> list[int]:
    """Every action with its target, and machines and crates to take along
    (REV-TURN-02, REV-MACH-05, REV-CRT-02, REV-SW-01, REV-OPT-01)."""
    found: list[int] = []
    modified = has_modifier(game, seat)
    for kind in (PLAY, EXPLORE, POPULATE, BUILD):
        said = announcement(kind, 0, 0, -1, BY_TURN)
        reached = targets(game, seat, said)
        found += reached
        if modified:
            found += with_choices(game, seat, said, bool(reached))
    if game.camps[seat].switch:
        # Where nothing fits any more, whatever is gained is lost: still it is an action.
        found += [SWITCH * CHOICE + what for what in rooms(game, seat) or range(BASICS)]
        if game.rulebook.advanced_switch:
            found += [COPY * CHOICE + piece for piece in copyable(game, seat)]
    return found


class TurnMenu(Ask[Revive]):
    """An action, a hibernation in the place of all of them, free actions, or the end of the turn after one action
    (REV-TURN-01, REV-TURN-02, REV-TURN-03, REV-TURN-04, REV-TURN-07, REV-SOLO-02)."""

    __slots__ = ()

    def kind(self) -> str:
        return "turn"

    def options(self, game: Revive) -> list[int]:
        seat = self.seat
        free = free_actions(game, seat)
        if game.moment == HIBERNATION or game.acted >= game.rulebook.actions:
            return [END, *free]
        return [*actions(game, seat), END if game.acted else HIBERNATE, *free]

    def answer(self, game: Revive, choice: int) -> None:
        seat = self.seat
        if choice >= FREE:
            game.then(TurnMenu(seat))
            take_free_action(game, seat, choice)
        elif choice == END:
            game.then(EndPart(seat, True))
        elif choice == HIBERNATE:
            game.then(EndPart(seat, False))
            hibernate(game, seat)
        else:
            self._act(game, choice)

    def _act(self, game: Revive, choice: int) -> None:
        seat = self.seat
        kind, which = divmod(choice, CHOICE)
        if kind == WITH:
            modifier, action = divmod(which, 10)
            game.then(AfterAnnouncement(seat, game.acted))
            announce(game, seat, announcement(action, 0, 0, -1, BY_TURN))
            add_with(game, seat, modifier)
            return
        game.acted += 1
        game.then(EndPart(seat, False))
        if kind == SWITCH:
            use_switch(game, seat, which)
        elif kind == COPY:
            copy_card(game, seat, which)
        else:
            take_action(game, seat, choice, announcement(kind - TARGET_PLAY, 0, 0, -1, BY_TURN))

    def notation(self, game: Revive, choice: int) -> str:
        if choice >= FREE:
            return free_notation(game, self.seat, choice)
        kind, which = divmod(choice, CHOICE)
        if choice in (END, HIBERNATE):
            return "end" if choice == END else "hibernate"
        if kind == WITH:
            return with_notation(game, self.seat, which, False)
        if kind == SWITCH:
            return f"switch {RESOURCES[which]}"
        return f"copy {game.name(which)}" if kind == COPY else target_notation(game, choice)

    def about(self, game: Revive) -> list[str]:
        return [f"{game.acted}", f"{game.rulebook.actions}"]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import turn_objections

        return turn_objections(game, self.seat)


class AfterAnnouncement(Do[Revive]):
    """An announced action was taken, or had become impossible and was none."""

    __slots__ = ("acted", "seat")

    def __init__(self, seat: int, acted: int) -> None:
        self.seat = seat
        self.acted = acted

    def resolve(self, game: Revive) -> None:
        game.then(EndPart(self.seat, False) if game.acted > self.acted else TurnMenu(self.seat))


class EndPart(Do[Revive]):
    """A part of the turn ends: what is above a limit may still be used, then it is lost
    (REV-RES-07, REV-TURN-07, ruling REV-R006)."""

    __slots__ = ("last", "seat")

    def __init__(self, seat: int, last: bool) -> None:
        self.seat = seat
        # Whether the turn ends with it.
        self.last = last

    def resolve(self, game: Revive) -> None:
        resources = game.camps[self.seat].resources
        if max(resources[:BASICS]) <= LIMITS[0] and resources[CRYSTAL] <= LIMITS[CRYSTAL]:
            game.then(NextTurn() if self.last else TurnMenu(self.seat))
        elif may_use_up(game, self.seat):
            game.then(UseExcess(self.seat, self.last))
        else:
            lose_excess(game, self.seat, self.last)


def lose_excess(game: Revive, seat: int, last: bool) -> None:
    """Excess crystals may be turned into basic resources; whatever is above a limit is lost (REV-RES-07)."""
    resources = game.camps[seat].resources
    game.then(NextTurn() if last else TurnMenu(seat))
    for what in range(BASICS):
        if resources[what] > LIMITS[what]:
            if game.log is not None:
                game.say("lost", "REV-RES-07", seat, [f"{resources[what] - LIMITS[what]}", RESOURCES[what]])
            resources[what] = LIMITS[what]
    if resources[CRYSTAL] > LIMITS[CRYSTAL]:
        over = resources[CRYSTAL] - LIMITS[CRYSTAL]
        resources[CRYSTAL] = LIMITS[CRYSTAL]
        game.then(TakeInstead(seat, over))


class UseExcess(Ask[Revive]):
    """Free actions while something is above a limit, before it is lost (REV-RES-07)."""

    __slots__ = ("last",)

    def __init__(self, seat: int, last: bool) -> None:
        super().__init__(seat)
        self.last = last

    def kind(self) -> str:
        return "use-excess"

    def options(self, game: Revive) -> list[int]:
        return [END, *helpful_actions(game, self.seat)]

    def answer(self, game: Revive, choice: int) -> None:
        if choice == END:
            lose_excess(game, self.seat, self.last)
            return
        game.then(EndPart(self.seat, self.last))
        take_free_action(game, self.seat, choice)

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == END else free_notation(game, self.seat, choice)
