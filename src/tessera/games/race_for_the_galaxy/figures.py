"""What the cards in force add up to: one list of figures per empire, in this order."""

from __future__ import annotations

from typing import Final

GENERAL_MILITARY: Final = 0
VERSUS_KIND: Final = 1  # one for each kind, gray always 0
VERSUS_REBEL: Final = 6
WORLD_DISCOUNT: Final = 7  # one for each kind and gray
DEV_DISCOUNT: Final = 12
DRAWS: Final = 13
KEEPS: Final = 14
MIXES: Final = 15
TRADE_EXTRA: Final = 16  # one for each kind
EACH_MILITARY_WORLD: Final = 20
EACH_UPLIFT_WORLD: Final = 21
IMPERIUM_CHANGE: Final = 22
DEV_DRAWS: Final = 23
DEV_DRAWS_AFTER: Final = 24
WORLD_DRAWS_AFTER: Final = 25
PAY_DISCOUNT: Final = 26
PAY_PRESTIGE: Final = 27
DEFENSE_PER_REBEL: Final = 28
DEFENSE_PER_OTHER: Final = 29
PRODUCE_DRAWS: Final = 30
# Counts of cards.
WORLDS: Final = 31
DEVELOPMENTS: Final = 32
MILITARY_WORLDS: Final = 33
REBEL_MILITARY_WORLDS: Final = 34
REBEL_WORLDS: Final = 35
UPLIFT_WORLDS: Final = 36
PRODUCTION_WORLDS: Final = 37
KIND_WORLDS: Final = 38  # one for each kind; the multi-kind world is counted apart
IMPERIUM_CARDS: Final = 42
ALIEN_CARDS: Final = 43
UPLIFT_CARDS: Final = 44
SIX_COST_VARIABLE: Final = 45
TAKEOVER_POWERS: Final = 46
PHASE_CARDS: Final = 47  # one for each of POWER_PHASES: cards with a power there
FIGURES: Final = 53
