"""The question of an announced action: its target, or a machine or crate that goes with it (Actions; Machines)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.announcing import (
    A_COLOR,
    A_KIND,
    A_ORIGIN,
    BY_ABILITY,
    BY_TURN,
    CHOICE,
    CRATE,
    TARGET_BUILD,
    TARGET_EXPLORE,
    TARGET_PLAY,
    TARGET_POPULATE,
    can_reach,
    modified,
    modifiers,
    targets,
)
from tessera.games.revive.rules.build import build
from tessera.games.revive.rules.cards import play
from tessera.games.revive.rules.carrying import WorkOff, drop_ability, entries_of
from tessera.games.revive.rules.crates import open_crate
from tessera.games.revive.rules.explore import explore
from tessera.games.revive.rules.free_actions import FREE, free_actions, free_notation, take_free_action
from tessera.games.revive.rules.machines import Stop, charge_machine, machine_of
from tessera.games.revive.rules.populate import ChooseTechnology
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ACTIONS, HALVES, SIZES
from tessera.kernel.step import Ask, Refused

DONE: Final = -1
# In a choice: a machine or crate that modifies the action, ten times which and the action.
WITH: Final = 6


def announce(game: Revive, seat: int, said: list[int]) -> None:
    """An action is about to be taken: its target is chosen next."""
    game.announced.append(said)
    game.then(Announce(seat))


def take_action(game: Revive, seat: int, choice: int, said: list[int]) -> None:
    """Carry out an action on its target."""
    kind, which = divmod(choice, CHOICE)
    if kind == TARGET_PLAY:
        play(game, seat, which, said[A_COLOR])
    elif kind == TARGET_EXPLORE:
        explore(game, seat, which, said)
    elif kind == TARGET_POPULATE:
        game.then(ChooseTechnology(seat, which, said))
    else:
        build(game, seat, which // 2, which % 2, said)


def target_notation(game: Revive, choice: int) -> str:
    """A target in notation."""
    kind, which = divmod(choice, CHOICE)
    board = game.rulebook.board
    if kind == TARGET_PLAY:
        piece, slot, half = which // 16, which % 16 // 2, which % 2
        printed = game.rulebook.slots[slot]
        side = f" {HALVES[half]}" if len(printed.halves) > 1 else ""
        return f"play {game.name(piece)} {printed.id}{side}"
    if kind == TARGET_EXPLORE:
        return f"explore {board.slot_names[which]}"
    if kind == TARGET_POPULATE:
        return f"populate {board.names[which]}"
    assert kind == TARGET_BUILD
    return f"build {SIZES[which % 2]} {board.names[which // 2]}"


def with_choices(game: Revive, seat: int, said: list[int], reached: bool) -> list[int]:
    """Machines and crates that can be added and leave a target that can be paid; if one is reached already, more
    of them only reach further (REV-MACH-05, REV-CRT-02)."""
    kind = said[A_KIND]
    found = modifiers(game, seat, kind)
    if not found:
        return []
    if reached:
        return [WITH * CHOICE + 10 * modifier + kind for modifier in found]
    energy = game.camps[seat].energy
    choices: list[int] = []
    for modifier in found:
        left = [other for other in found if other != modifier]
        after = modified(game, seat, said, modifier)
        if can_reach(game, seat, after, left, energy - (0 if modifier >= CRATE else 1)):
            choices.append(WITH * CHOICE + 10 * modifier + kind)
    return choices


def add_with(game: Revive, seat: int, modifier: int) -> None:
    """A machine or crate is used together with the announced action; it is a free action
    (REV-MACH-05, REV-CRT-02, REV-RES-07)."""
    game.free_depth += 1
    if modifier >= CRATE:
        piece = modifier - CRATE
        open_crate(game, seat, piece)
        game.then(WorkOff(seat, entries_of(game, [game.crate(piece).listed])), Stop(-1))
    else:
        charge_machine(game, seat, modifier)
        game.in_use.append(modifier)
        game.then(WorkOff(seat, entries_of(game, [machine_of(game, seat, modifier).listed])), Stop(modifier))


def with_notation(game: Revive, seat: int, which: int, told: bool) -> str:
    """A machine or crate in notation, with the action if that is not yet announced."""
    modifier, kind = divmod(which, 10)
    name = game.name(modifier - CRATE) if modifier >= CRATE else game.place_name(seat, modifier)
    return f"with {name}" if told else f"with {name} {ACTIONS[kind]}"


class Announce(Ask[Revive]):
    """The target of an action that an effect grants or that a machine or crate goes with; free actions in between on
    the own turn (REV-MACH-05, REV-TURN-04, REV-TURN-09, REV-EFF-04, effect `action`)."""

    __slots__ = ()

    def kind(self) -> str:
        return "announce"

    def options(self, game: Revive) -> list[int]:
        seat = self.seat
        said = game.announced[-1]
        found = targets(game, seat, said)
        if seat == game.active:
            found += with_choices(game, seat, said, bool(found))
        # What an effect grants may be left; what was chosen may be left only when it has become impossible.
        if said[A_ORIGIN] not in (BY_TURN, BY_ABILITY) or not found:
            found.append(DONE)
        if seat == game.active:
            found += free_actions(game, seat)
        return found

    def answer(self, game: Revive, choice: int) -> None:
        seat = self.seat
        if choice == DONE:
            if game.announced.pop()[A_ORIGIN] == BY_ABILITY:
                drop_ability(game)
            return
        if choice >= FREE:
            game.then(self)
            take_free_action(game, seat, choice)
            return
        kind, which = divmod(choice, CHOICE)
        if kind == WITH:
            game.then(self)
            add_with(game, seat, which // 10)
            return
        said = game.announced.pop()
        if said[A_ORIGIN] == BY_TURN:
            game.acted += 1
        take_action(game, seat, choice, said)

    def notation(self, game: Revive, choice: int) -> str:
        if choice == DONE:
            return "done"
        if choice >= FREE:
            return free_notation(game, self.seat, choice)
        kind, which = divmod(choice, CHOICE)
        if kind == WITH:
            return with_notation(game, self.seat, which, True)
        return target_notation(game, choice)

    def about(self, game: Revive) -> list[str]:
        said = game.announced[-1]
        return [ACTIONS[said[A_KIND]], f"{said[1]}", f"{said[2]}"]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import announce_objections

        return announce_objections(game, self.seat)
