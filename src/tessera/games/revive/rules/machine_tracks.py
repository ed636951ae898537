"""Machine tracks, their reward spaces and the progress track (Machine tracks; Reward spaces; Progress track)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive import ops
from tessera.games.revive.rules.artifacts import TakeArtifact
from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.causes import FROM, NONE, clause_of, origin_of
from tessera.games.revive.rules.entries import ADVANCE, UNLOCK
from tessera.games.revive.rules.resources import gain
from tessera.games.revive.state import MACHINE_DISPLAY, MACHINES, Revive
from tessera.games.revive.terms import (
    ARTIFACT_SPACE,
    COLORS,
    ON_SPECIAL_MACHINE,
    SPECIAL_MACHINE,
    STANDARD_MACHINE,
    TRACKS,
)
from tessera.kernel.step import Ask, Do

# The last space of each track, and machines of a colour in the display.
END: Final = 12
MACHINES_SHOWN: Final = 3


def reached_by(game: Revive, seat: int, track: int, n: int) -> int:
    """Reward spaces that so many steps would unlock, as a mask (REV-TRK-02, REV-TRK-03, REV-REW-01)."""
    camp = game.camps[seat]
    at = [camp.tracks[0], camp.tracks[1], camp.tracks[2]]
    at[track] = min(END, at[track] + n)
    found = 0
    spaces = game.rulebook.reward_spaces
    for number in range(len(spaces)):
        if camp.unlocked >> number & 1:
            continue
        needs = spaces[number].needs
        if needs[track] and at[0] >= needs[0] and at[1] >= needs[1] and at[2] >= needs[2]:
            found |= 1 << number
    return found


def advance(game: Revive, seat: int, track: int, n: int, clause: str, cause: int = NONE) -> None:
    """Move a marker; steps beyond the end give a resource each, and reward spaces now reached are unlocked, in the
    order the owner likes (REV-EFF-07, REV-TRK-01, REV-TRK-03, REV-TRK-04, REV-TRK-05)."""
    camp = game.camps[seat]
    steps = min(n, END - camp.tracks[track])
    unlocked = reached_by(game, seat, track, steps) if steps else 0
    camp.tracks[track] += steps
    if game.log is not None and steps:
        game.say("advance", clause, seat, [COLORS[track], f"{steps}", f"{camp.tracks[track]}", *origin_of(game, cause)])
    if unlocked:
        camp.unlocked |= unlocked
        found = [UNLOCK + number for number in range(len(game.rulebook.reward_spaces)) if unlocked >> number & 1]
        if len(found) == 1:
            unlock(game, seat, found[0] - UNLOCK)
        else:
            game.then(WorkOff(seat, found))
    if steps < n:
        gain(
            game,
            seat,
            game.rulebook.overflow[track],
            n - steps,
            "REV-TRK-05",
            cause if cause != NONE else ADVANCE + 100 * track,
        )


def unlock(game: Revive, seat: int, number: int) -> None:
    """The marker goes to the progress track, then the reward is taken (REV-TRK-03, REV-PROG-02, REV-REW-01)."""
    space = game.rulebook.reward_spaces[number]
    if game.log is not None:
        game.say("unlock", "REV-TRK-03", seat, [space.id])
    if space.kind == STANDARD_MACHINE:
        game.install(seat, space.place)
    elif space.kind == SPECIAL_MACHINE:
        game.then(TakeMachine(seat, number))
    elif space.kind == ARTIFACT_SPACE:
        game.then(TakeArtifact(seat, False, UNLOCK + number))
    place_marker(game, seat, "REV-PROG-02", [f"{FROM}reward:{space.id}"])


def place_marker(game: Revive, seat: int, clause: str, origin: list[str]) -> None:
    """A marker on the lowest vacant space of the progress track; a bonus there is given at once
    (REV-PROG-01, REV-PROG-02, REV-PROG-03, REV-PROG-04)."""
    camp = game.camps[seat]
    camp.progress += 1
    if game.log is not None:
        game.say("progress", clause, seat, [f"{camp.progress}", *origin])
    bonus = game.rulebook.progress_bonus[camp.progress]
    if bonus < 0:
        return
    for effect in game.rulebook.lists[bonus]:
        if effect.op == ops.ENERGY:
            gain_energy(game, seat, effect.n, "REV-PROG-04", effect.number)
        else:
            game.then(TakeArtifact(seat, False, effect.number))


def gain_energy(game: Revive, seat: int, n: int, clause: str, cause: int) -> None:
    """Energy from the supply, as far as it lasts (REV-MACH-07)."""
    taken = game.take_energy(seat, n)
    if game.log is not None and taken:
        game.say("energy", clause, seat, [f"{taken}", *origin_of(game, cause)])


class TakeMachine(Ask[Revive]):
    """A special machine of the colour from the display, which is refilled before the next is taken
    (REV-REW-02, REV-REW-03)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def kind(self) -> str:
        return "special-machine"

    def options(self, game: Revive) -> list[int]:
        color = game.rulebook.reward_spaces[self.number].color
        return sorted(game.zones[MACHINE_DISPLAY + color])

    def answer(self, game: Revive, choice: int) -> None:
        space = game.rulebook.reward_spaces[self.number]
        camp = game.camps[self.seat]
        display = MACHINE_DISPLAY + space.color
        game.move(choice, display, game.machinery(self.seat))
        camp.spots[space.place - len(game.rulebook.standard)] = choice
        game.install(self.seat, space.place)
        if game.log is not None:
            game.say("machine", "REV-REW-02", self.seat, [f"piece:{choice}", space.id])
        game.refill(MACHINES + space.color, display, MACHINES_SHOWN)
        entries = entries_of(game, game.triggered(self.seat, ON_SPECIAL_MACHINE, -1))
        if entries:
            game.then(WorkOff(self.seat, entries))

    def skip(self, game: Revive) -> None:
        """If none of the colour is left the spot stays empty (REV-REW-07)."""
        if game.log is not None:
            game.say("no_machine", "REV-REW-07", self.seat, [game.rulebook.reward_spaces[self.number].id])

    def notation(self, game: Revive, choice: int) -> str:
        return f"machine {game.name(choice)}"

    def about(self, game: Revive) -> list[str]:
        space = game.rulebook.reward_spaces[self.number]
        return [space.id, COLORS[space.color]]


class AdvanceAny(Ask[Revive]):
    """All steps on one track of choice, or none (effect `advance`, any)."""

    __slots__ = ("cause", "n")

    def __init__(self, seat: int, n: int, cause: int = NONE) -> None:
        super().__init__(seat)
        self.n = n
        # What gives them (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "advance"

    def options(self, game: Revive) -> list[int]:
        return [*range(TRACKS), TRACKS]

    def answer(self, game: Revive, choice: int) -> None:
        if choice < TRACKS:
            clause = "REV-EFF-07" if self.cause == NONE else clause_of(game, self.cause)
            advance(game, self.seat, choice, self.n, clause, self.cause)

    def notation(self, game: Revive, choice: int) -> str:
        return f"advance {COLORS[choice]}" if choice < TRACKS else "done"

    def about(self, game: Revive) -> list[str]:
        return [f"{self.n}"]


class PlaceMarker(Do[Revive]):
    """A marker moves from the tribe board to the progress track, if one is left (REV-PROG-01, REV-EFF-05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Revive) -> None:
        camp = game.camps[self.seat]
        if camp.markers:
            camp.markers -= 1
            place_marker(game, self.seat, "REV-PROG-01", [f"{FROM}ability:{game.tribe(self.seat).id}"])
