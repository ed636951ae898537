"""Things that wait to be resolved, each in one number: an effect by its number, or something that must happen.

An effect that is about a tribe tile has the space of that tile in its number too: another ability may be carried out
before it is resolved.
"""

from __future__ import annotations

from typing import Final

# From here on entries are no effects; each of these is a base to which the rest is added.
ADVANCE: Final = 100_000  # 100 times the track, and steps: for terrain beside a building (REV-BLD-04)
UNLOCK: Final = 200_000  # a reward space (REV-TRK-04)
WATER: Final = 300_000  # the space of a water whose reward is taken or left (REV-BLD-06)
CRYSTALS: Final = 400_000  # so many crystals (REV-BLD-05)
VAST: Final = 500_000  # so many points and crystals of a vast crystal (REV-OPT-10)
POINTS: Final = 600_000  # so many points (REV-KUN-06)
RECRUIT: Final = 700_000  # a card of the display or the deck (REV-EXP-04)
SWITCH: Final = 800_000  # the switch token, which is told as a cause (REV-SW-01)
KIND: Final = 100_000
EFFECTS: Final = ADVANCE
# An effect about a tribe tile: one more than the space, times this, and the effect.
ABOUT: Final = 1_000_000
# Why an entry waits, times this, where that is not what it usually waits for.
WHY: Final = 1_000_000_000
AGAIN: Final = 1  # an earlier card of a slot (REV-SLOT-01)
COPIED: Final = 2  # the card of another player, or of the display (REV-OPT-01)
RESTED: Final = 3  # a card laid to rest (REV-KUN-09)
SYMBOL: Final = 4  # a module laid on an activation symbol (REV-MOD-05)
EXPLORED: Final = 5  # a new tile beside a building (REV-EXP-06)
PLANTED: Final = 6  # new forest beside a building (REV-NAD-04)


def is_effect(entry: int) -> bool:
    """Whether an entry is an effect."""
    return entry % ABOUT < EFFECTS


def effect_in(entry: int) -> int:
    """The number of the effect that an entry is."""
    return entry % ABOUT


def space_in(entry: int) -> int:
    """The space that an effect is about, -1 if it is about none."""
    return entry % WHY // ABOUT - 1


def kind_of(entry: int) -> int:
    """The base of an entry that is no effect."""
    return entry % WHY // KIND * KIND


def rest_of(entry: int) -> int:
    """What is added to the base of an entry that is no effect."""
    return entry % KIND


def about(effect: int, space: int) -> int:
    """An effect that is about a space."""
    return ABOUT * (space + 1) + effect


def because(why: int, found: list[int]) -> list[int]:
    """Entries that wait for a reason of their own."""
    return [WHY * why + entry for entry in found]


def inside(entry: int, found: list[int]) -> list[int]:
    """Effects inside another one wait for the same reason as that."""
    return because(entry // WHY, found) if entry >= 0 else found
