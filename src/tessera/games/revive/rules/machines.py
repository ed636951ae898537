"""Machines: energy makes them work once until it is taken back (Machines).

A machine stands at a place: standard machines of the player board come first, then spots for special machines, then
technologies of the tribe board that are machines.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rulebook import Machine
from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.causes import NONE, clause_of, origin_of
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import FREE, HIBERNATION, WITH_ACTION
from tessera.kernel.step import Ask, Do, Refused

DONE: Final = -1


def places_of(game: Revive, seat: int) -> list[int]:
    """The places of machines that a player can use at all (REV-MACH-01, REV-MACH-04)."""
    works = game.camps[seat].works
    return [place for place in range(works.bit_length()) if works >> place & 1]


def ready_places(game: Revive, seat: int, with_action: bool) -> list[int]:
    """Machines without energy, while there is energy for them: those that go with an action, or those that do not; none
    after the energy step of a hibernation (REV-MACH-01, REV-MACH-02, REV-MACH-05, REV-HIB-12)."""
    camp = game.camps[seat]
    if not camp.energy or game.moment == HIBERNATION:
        return []
    ready = camp.works & ~camp.charged & (camp.with_action if with_action else ~camp.with_action)
    return [place for place in range(ready.bit_length()) if ready >> place & 1]


def machine_of(game: Revive, seat: int, place: int) -> Machine:
    """The machine at a place where there is one."""
    machine = game.machine_at(seat, place)
    assert machine is not None
    return machine


def charge_machine(game: Revive, seat: int, place: int) -> None:
    """Energy goes from the storage onto the machine and stays there at least until it is resolved
    (REV-MACH-01, REV-MACH-11)."""
    camp = game.camps[seat]
    camp.energy -= 1
    camp.charged |= 1 << place
    if game.log is not None:
        game.say("use", "REV-MACH-01", seat, [game.place_name(seat, place)])


def use_machine(game: Revive, seat: int, place: int) -> None:
    """Gain the effect of a machine as a free action (REV-MACH-01, REV-RES-07)."""
    charge_machine(game, seat, place)
    run(game, seat, place)


def run(game: Revive, seat: int, place: int) -> None:
    """Resolve the effects of a machine; it is in use until that is done (REV-MACH-11)."""
    game.in_use.append(place)
    game.free_depth += 1
    entries = entries_of(game, [machine_of(game, seat, place).listed])
    game.then(WorkOff(seat, entries, False, True), Stop(place))


class Stop(Do[Revive]):
    """A machine, or whatever else was a free action, is resolved; place -1 for what is no machine (REV-RES-07)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def resolve(self, game: Revive) -> None:
        game.free_depth -= 1
        if self.place >= 0:
            game.in_use.remove(self.place)


# Taking energy back


def recharge_places(game: Revive, seat: int) -> list[int]:
    """Machines whose energy can be taken back: not one in use, and none after the energy step of a hibernation
    (effect `recharge`, REV-MACH-11)."""
    if game.moment == HIBERNATION and seat == game.active:
        return []
    charged = game.camps[seat].charged
    mine = seat == game.active
    return [p for p in range(charged.bit_length()) if charged >> p & 1 and not (mine and p in game.in_use)]


class Recharge(Ask[Revive]):
    """Energy from a machine back to the storage; the machine can be used again."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NONE) -> None:
        super().__init__(seat)
        self.left = left
        # What allows it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "recharge"

    def options(self, game: Revive) -> list[int]:
        found = recharge_places(game, self.seat)
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        camp = game.camps[self.seat]
        camp.charged &= ~(1 << choice)
        camp.energy += 1
        if game.log is not None:
            words = [game.place_name(self.seat, choice), *origin_of(game, self.cause)]
            game.say("recharge", "REV-MACH-02" if self.cause == NONE else clause_of(game, self.cause), self.seat, words)
        if self.left > 1:
            game.then(Recharge(self.seat, self.left - 1, self.cause))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"recharge {game.place_name(self.seat, choice)}"

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


# Working a machine without energy


def can_be_worked(game: Revive, seat: int) -> list[int]:
    """Machines that an effect can work without energy: not one in use, none that grants a tribe ability, one that
    modifies an action only while that action is being taken (REV-MACH-11, REV-SOL-01)."""
    if game.moment == HIBERNATION and seat == game.active:
        return []
    from tessera.games.revive.rules.possible import any_possible

    found: list[int] = []
    for place in places_of(game, seat):
        machine = machine_of(game, seat, place)
        if machine.grants_ability or (seat == game.active and place in game.in_use):
            continue
        if machine.timing == WITH_ACTION:
            if seat == game.active and game.announced and machine.actions >> game.announced[-1][0] & 1:
                found.append(place)
        elif any_possible(game, seat, machine.listed):
            found.append(place)
    return found


class WorkMachine(Ask[Revive]):
    """Unlocked machines, different ones, work without energy, even if they hold some (effect `free_machine`)."""

    __slots__ = ("cause", "left", "optional", "used")

    def __init__(self, seat: int, left: int, used: int = 0, optional: bool = True, cause: int = NONE) -> None:
        super().__init__(seat)
        self.left = left
        # Places worked before, as a mask; and whether the player may leave it.
        self.used = used
        self.optional = optional
        # What allows it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "work-machine"

    def options(self, game: Revive) -> list[int]:
        found = [place for place in can_be_worked(game, self.seat) if not self.used >> place & 1]
        return [*found, DONE] if found and self.optional else found

    def answer(self, game: Revive, choice: int) -> None:
        seat = self.seat
        if choice == DONE:
            return
        if game.log is not None:
            words = [game.place_name(seat, choice), *origin_of(game, self.cause)]
            game.say("work", "REV-MACH-11" if self.cause == NONE else clause_of(game, self.cause), seat, words)
        if self.left > 1:
            game.then(WorkMachine(seat, self.left - 1, self.used | 1 << choice, True, self.cause))
        machine = machine_of(game, seat, choice)
        if machine.timing == FREE and seat == game.active:
            run(game, seat, choice)
        else:
            game.then(WorkOff(seat, entries_of(game, [machine.listed]), False, True))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"work {game.place_name(self.seat, choice)}"

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)
