"""Gaining citizen cards, and moving own cards about (Recruit; Citizen cards)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.compiler import COVERED
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules.carrying import Trigger, WorkOff, entries_of
from tessera.games.revive.rules.causes import NONE, clause_of, origin_of
from tessera.games.revive.rules.entries import RESTED, because
from tessera.games.revive.state import CITIZENS, DISPLAY, Revive
from tessera.games.revive.terms import BOTTOM, HALVES, ON_CARD, TRACKS
from tessera.kernel.step import Ask, Refused

# Choices that are no card of the display.
DECK: Final = -2
DONE: Final = -1
CARDS_SHOWN: Final = 5


def color_of(game: Revive, effect: Effect, space: int) -> int:
    """The colour of the cards that an effect takes: the one it names, or that of the terrain that a tribe tile covers
    (REV-KUN-03)."""
    return game.printed_kind(space) if effect.what == COVERED and space >= 0 else effect.what


def recruits(game: Revive, source: int, color: int) -> list[int]:
    """The cards that can be taken: of a colour if one is named, and the unseen top card of the deck
    (REV-EXP-04, REV-EXP-09, REV-KUN-03)."""
    found = sorted(game.zones[DISPLAY])
    if 0 <= color < TRACKS:
        return [piece for piece in found if game.card(piece).color == color]
    return [*found, DECK] if source and game.zones[CITIZENS] else found


class Recruit(Ask[Revive]):
    """Take a citizen card into the active area, from which it can be played at once
    (REV-EXP-04, REV-CARD-06, REV-KUN-01, REV-KUN-03, REV-KUN-04)."""

    __slots__ = ("cause", "color", "left", "source")

    def __init__(self, seat: int, left: int, source: int, color: int, cause: int = NONE) -> None:
        super().__init__(seat)
        # What allows it (see rules/causes).
        self.cause = cause
        self.left = left
        self.source = source
        self.color = color

    def kind(self) -> str:
        return "recruit"

    def options(self, game: Revive) -> list[int]:
        found = recruits(game, self.source, self.color)
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        seat = self.seat
        if self.left > 1:
            game.then(Recruit(seat, self.left - 1, self.source, self.color, self.cause))
        if choice == DECK:
            piece = game.draw(CITIZENS, game.cards(seat))
            if game.log is not None:
                game.say("recruit_deck", self.clause(game), seat, [f"piece:{piece}", *origin_of(game, self.cause)])
            return
        game.move(choice, DISPLAY, game.cards(seat))
        if game.log is not None:
            game.say("recruit", self.clause(game), seat, [f"piece:{choice}", *origin_of(game, self.cause)])
        game.refill(CITIZENS, DISPLAY, CARDS_SHOWN)
        if game.camps[seat].triggers >> ON_CARD & 1:
            game.then(Trigger(seat, ON_CARD, game.card(choice).color))

    def clause(self, game: Revive) -> str:
        """By exploring, or by what an effect is printed on."""
        return "REV-EXP-04" if self.cause == NONE else clause_of(game, self.cause)

    def notation(self, game: Revive, choice: int) -> str:
        if choice == DONE:
            return "done"
        return "recruit deck" if choice == DECK else f"recruit {game.name(choice)}"

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


def slot_cards(game: Revive, seat: int) -> list[int]:
    """All cards in the slots of a player."""
    return [piece for slot in range(len(game.rulebook.slots)) for piece in game.zones[game.slot(seat, slot)]]


def rest_played(game: Revive, seat: int, piece: int) -> None:
    """A played card goes from its slot to the resting area, which frees the place (REV-MACH-09)."""
    for slot in range(len(game.rulebook.slots)):
        zone = game.slot(seat, slot)
        if piece in game.zones[zone]:
            at = game.zones[zone].index(piece)
            turned = game.camps[seat].turned[slot]
            low = turned & (1 << at) - 1
            game.camps[seat].turned[slot] = low | turned >> at + 1 << at
            game.move(piece, zone, game.resting(seat))
            return


class Recall(Ask[Revive]):
    """A card from an own slot to the resting area, or none (effect `recall`, REV-MACH-09, REV-KUN-08)."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NONE) -> None:
        super().__init__(seat)
        self.left = left
        # What allows it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "recall"

    def options(self, game: Revive) -> list[int]:
        found = sorted(slot_cards(game, self.seat))
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        rest_played(game, self.seat, choice)
        if game.log is not None:
            words = [f"piece:{choice}", *origin_of(game, self.cause)]
            game.say("recall", "REV-MACH-09" if self.cause == NONE else clause_of(game, self.cause), self.seat, words)
        if self.left > 1:
            game.then(Recall(self.seat, self.left - 1, self.cause))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"recall {game.name(choice)}"


class Wake(Ask[Revive]):
    """A card of choice from the resting area to the active area, or none (effect `wake`)."""

    __slots__ = ("cause", "left")

    def __init__(self, seat: int, left: int, cause: int = NONE) -> None:
        super().__init__(seat)
        self.left = left
        # What allows it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "wake"

    def options(self, game: Revive) -> list[int]:
        found = sorted(game.zones[game.resting(self.seat)])
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        game.move(choice, game.resting(self.seat), game.cards(self.seat))
        if game.log is not None:
            words = [f"piece:{choice}", *origin_of(game, self.cause)]
            game.say("wake", "REV-CARD-06" if self.cause == NONE else clause_of(game, self.cause), self.seat, words)
        if self.left > 1:
            game.then(Wake(self.seat, self.left - 1, self.cause))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"wake {game.name(choice)}"


class RestAndUse(Ask[Revive]):
    """An unplayed card goes to the resting area and gives its half; no slot, no modules (REV-KUN-09)."""

    __slots__ = ("cause", "half")

    def __init__(self, seat: int, half: int, cause: int = NONE) -> None:
        super().__init__(seat)
        self.half = half
        # What allows it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "rest-and-use"

    def options(self, game: Revive) -> list[int]:
        found = sorted(game.zones[game.cards(self.seat)])
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        seat = self.seat
        game.move(choice, game.cards(seat), game.resting(seat))
        if game.log is not None:
            words = [f"piece:{choice}", HALVES[self.half], *origin_of(game, self.cause)]
            game.say("rest_use", "REV-KUN-09", seat, words)
        found = because(RESTED, entries_of(game, [game.card(choice).lists[self.half]]))
        game.then(WorkOff(seat, found, False, True))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"rest {game.name(choice)}"


def shows_bottom(game: Revive, seat: int, slot: int, at: int) -> bool:
    """Whether a card in a slot shows its bottom half (REV-CARD-03, REV-SLOT-03)."""
    halves = game.rulebook.slots[slot].halves
    return halves[0] == BOTTOM if len(halves) == 1 else (game.camps[seat].turned[slot] >> at & 1) != 0
