"""Things that wait to be resolved, each in one number: an effect by its number, or something that must happen."""

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
