"""What one action sets off is resolved in the order that the player likes (A turn)."""

from __future__ import annotations

from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ON_ABILITY
from tessera.kernel.step import Do


def entries_of(game: Revive, lists: list[int]) -> list[int]:
    """The effects of some lists, as entries."""
    return [effect.number for number in lists for effect in game.rulebook.lists[number]]


class WorkOff(Do[Revive]):
    """Entries (see rules/entries) that a player resolves in any order; of an ability at least one is resolved
    (REV-TURN-05, REV-EFF-09)."""

    __slots__ = ("chosen", "entries", "must", "seat")

    def __init__(self, seat: int, entries: list[int], must: bool = False, chosen: bool = False) -> None:
        self.seat = seat
        self.entries = entries
        self.must = must
        # Whether the player has just chosen what these are the effects of, and nothing else.
        self.chosen = chosen

    def resolve(self, game: Revive) -> None:
        # Here and not above: effects know all the rules, and many of those set off effects.
        from tessera.games.revive.rules.any_order import work_off

        work_off(game, self.seat, self.entries, self.must, self.chosen)


class Trigger(Do[Revive]):
    """What technologies add whenever something happens (effects vocabulary, section 4)."""

    __slots__ = ("color", "seat", "trigger")

    def __init__(self, seat: int, trigger: int, color: int) -> None:
        self.seat = seat
        self.trigger = trigger
        self.color = color

    def resolve(self, game: Revive) -> None:
        found = game.triggered(self.seat, self.trigger, self.color)
        if found:
            game.then(WorkOff(self.seat, entries_of(game, found)))


class Perform(Do[Revive]):
    """One effect that was chosen before and is now carried out."""

    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def resolve(self, game: Revive) -> None:
        # Here and not above, as in WorkOff.
        from tessera.games.revive.rules.effects import perform

        perform(game, self.seat, self.number)


class AfterAbility(Do[Revive]):
    """A tribe ability was carried out: what technologies add, then a progress marker (effect `tribe`)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Revive) -> None:
        from tessera.games.revive.rules.machine_tracks import PlaceMarker

        game.then(Trigger(self.seat, ON_ABILITY, -1), PlaceMarker(self.seat))


def drop_ability(game: Revive) -> None:
    """An ability was not carried out after all: nothing is added and no marker moves (REV-EFF-04, ruling REV-R010)."""
    if game.stack and isinstance(game.stack[-1], AfterAbility):
        game.stack.pop()
