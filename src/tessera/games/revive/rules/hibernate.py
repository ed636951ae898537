"""Hibernating: a whole turn that brings energy and cards back (Hibernate)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.artifacts import RemoveArtifact
from tessera.games.revive.rules.carrying import Trigger, WorkOff, entries_of
from tessera.games.revive.rules.free_actions import FREE, free_actions, free_notation, take_free_action
from tessera.games.revive.rules.solitaire import ClearDisplay, move_cube
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import HIBERNATION, ON_HIBERNATE
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused

DONE: Final = -1


def hibernate(game: Revive, seat: int) -> None:
    """Steps 1 to 4, then the track; crates and trades remain possible, machines do not
    (REV-HIB-01, REV-HIB-02, REV-HIB-03, REV-HIB-04, REV-HIB-05, REV-HIB-12, REV-HIB-13, REV-SOLO-04)."""
    camp = game.camps[seat]
    game.moment = HIBERNATION
    camp.energy += camp.charged.bit_count()
    camp.charged = 0
    for piece in game.zones[game.resting(seat)].copy():
        game.move(piece, game.resting(seat), game.cards(seat))
    for slot in range(len(game.rulebook.slots)):
        for piece in game.zones[game.slot(seat, slot)].copy():
            game.move(piece, game.slot(seat, slot), game.resting(seat))
    camp.turned = [0] * len(game.rulebook.slots)
    camp.switch = True
    if game.log is not None:
        game.say("hibernate", "REV-HIB-01", seat, [])
    if game.rulebook.is_solo:
        move_cube(game, seat, game.rulebook.hibernate_steps, "REV-SOLO-04")
    steps: list[Step] = [AdvanceHibernation(seat), HibernationReward(seat), Trigger(seat, ON_HIBERNATE, -1)]
    if game.rulebook.is_solo:
        steps.insert(0, ClearDisplay(seat, 0, 99))
    game.then(*steps)


class AdvanceHibernation(Do[Revive]):
    """The marker moves one space, unless it stands on the last; on one space an artifact is removed before the reward
    (REV-HIB-06, REV-HIB-07, REV-HIB-09, REV-HIB-11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Revive) -> None:
        camp = game.camps[self.seat]
        book = game.rulebook
        if camp.hibernation == len(book.hibernation) - 1:
            return
        camp.hibernation += 1
        if camp.hibernation == book.remove_on:
            game.then(RemoveArtifact(self.seat))


class HibernationReward(Ask[Revive]):
    """The reward of the space or of any lower one, or none; crates and trades beforehand
    (REV-HIB-06, REV-HIB-08, REV-HIB-11, REV-HIB-12)."""

    __slots__ = ()

    def kind(self) -> str:
        return "hibernation-reward"

    def options(self, game: Revive) -> list[int]:
        spaces = list(range(1, game.camps[self.seat].hibernation + 1))
        return [*spaces, DONE, *free_actions(game, self.seat)]

    def answer(self, game: Revive, choice: int) -> None:
        seat = self.seat
        if choice == DONE:
            return
        if choice >= FREE:
            game.then(self)
            take_free_action(game, seat, choice)
            return
        if game.log is not None:
            game.say("hibernation_reward", "REV-HIB-06", seat, [f"{choice}"])
        game.then(WorkOff(seat, entries_of(game, [game.rulebook.hibernation[choice]]), False, True))

    def notation(self, game: Revive, choice: int) -> str:
        if choice == DONE:
            return "done"
        return free_notation(game, self.seat, choice) if choice >= FREE else f"reward {choice}"

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import reward_objections

        return reward_objections(game, self.seat)
