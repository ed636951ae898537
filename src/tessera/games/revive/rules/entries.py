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
KIND: Final = 100_000
EFFECTS: Final = ADVANCE
# An effect about a tribe tile: one more than the space, times this, and the effect.
ABOUT: Final = 1_000_000


def is_effect(entry: int) -> bool:
    """Whether an entry is an effect."""
    return entry < EFFECTS or entry >= ABOUT


def effect_in(entry: int) -> int:
    """The number of the effect that an entry is."""
    return entry % ABOUT


def space_in(entry: int) -> int:
    """The space that an effect is about, -1 if it is about none."""
    return entry // ABOUT - 1


def about(effect: int, space: int) -> int:
    """An effect that is about a space."""
    return ABOUT * (space + 1) + effect
