"""Slot modules: gained, placed, discarded and activated (Slot modules)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.causes import NONE, clause_of, origin_of
from tessera.games.revive.rules.entries import SYMBOL, because
from tessera.games.revive.state import GONE, MODULE_DISPLAY, MODULES, Revive
from tessera.kernel.step import Ask

DONE: Final = -1
MODULES_SHOWN: Final = 5


def installed_sockets(game: Revive, seat: int) -> list[int]:
    """Module spaces that hold a module."""
    sockets = game.camps[seat].sockets
    return [space for space in range(len(sockets)) if sockets[space] >= 0]


class TakeModule(Ask[Revive]):
    """One slot module of choice from the display (REV-EFF-06, REV-MOD-04)."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NONE) -> None:
        super().__init__(seat)
        self.left = left
        # What gives it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "module"

    def options(self, game: Revive) -> list[int]:
        found = sorted(game.zones[MODULE_DISPLAY])
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        if self.left > 1:
            game.then(TakeModule(self.seat, self.left - 1, self.cause))
        game.then(PlaceModule(self.seat, choice, self.cause))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"module {game.name(choice)}"


class PlaceModule(Ask[Revive]):
    """Any module space of any slot, the fifth too before it is open; an old module there is discarded
    (REV-MOD-04, REV-MOD-06, REV-MOD-07, REV-MOD-09)."""

    __slots__ = ("cause", "piece")

    def __init__(self, seat: int, piece: int, cause: int = NONE) -> None:
        super().__init__(seat)
        self.piece = piece
        # What gives it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "place-module"

    def options(self, game: Revive) -> list[int]:
        return list(range(len(game.rulebook.socket_slot)))

    def answer(self, game: Revive, choice: int) -> None:
        seat = self.seat
        book = game.rulebook
        sockets = game.camps[seat].sockets
        old = sockets[choice]
        if old >= 0:
            game.move(old, game.installed(seat), GONE)
        game.move(self.piece, MODULE_DISPLAY, game.installed(seat))
        sockets[choice] = self.piece
        if game.log is not None:
            words = [f"piece:{self.piece}", book.socket_names[choice], *origin_of(game, self.cause)]
            game.say("module", "REV-MOD-04" if self.cause == NONE else clause_of(game, self.cause), seat, words)
            if old >= 0:
                game.say("discard_module", "REV-MOD-08", seat, [f"piece:{old}"])
        game.refill(MODULES, MODULE_DISPLAY, MODULES_SHOWN)
        # Only a space that was vacant activates its module, whatever colours it shows (REV-MOD-05, REV-MOD-06).
        if old < 0 and book.socket_active[choice]:
            game.then(WorkOff(seat, because(SYMBOL, entries_of(game, [game.module(self.piece).listed]))))

    def notation(self, game: Revive, choice: int) -> str:
        return f"place {game.rulebook.socket_names[choice]}"

    def about(self, game: Revive) -> list[str]:
        return [f"piece:{self.piece}"]


class ActivateModule(Ask[Revive]):
    """Different modules of the own board take effect once, whatever colours they show (effect `activate_module`)."""

    __slots__ = ("cause", "left", "used")

    def __init__(self, seat: int, left: int, used: int, cause: int = NONE) -> None:
        super().__init__(seat)
        # What allows it (see rules/causes).
        self.cause = cause
        self.left = left
        # Module spaces activated before, as a mask.
        self.used = used

    def kind(self) -> str:
        return "activate-module"

    def options(self, game: Revive) -> list[int]:
        found = [space for space in installed_sockets(game, self.seat) if not self.used >> space & 1]
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        seat = self.seat
        piece = game.camps[seat].sockets[choice]
        if game.log is not None:
            words = [f"piece:{piece}", *origin_of(game, self.cause)]
            game.say("activate", "REV-MOD-01" if self.cause == NONE else clause_of(game, self.cause), seat, words)
        if self.left > 1:
            game.then(ActivateModule(seat, self.left - 1, self.used | 1 << choice, self.cause))
        game.then(WorkOff(seat, entries_of(game, [game.module(piece).listed]), False, True))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"activate {game.rulebook.socket_names[choice]}"
