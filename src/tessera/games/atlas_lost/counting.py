"""What a player has of something at this moment: the counts of the vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.games.atlas_lost.terms import (
    ALLY_TP_TOKENS,
    CULTURE_MAJORITIES,
    INSTALLED_MILITARY,
    INSTALLED_SCIENCE,
    MILITARY,
    OWN_ADVANCE_LV2,
    OWN_ADVANCE_LV23,
    OWN_ALLIES,
    OWN_CULTURE,
    OWN_CULTURE_EMPTY,
    OWN_CULTURE_HERE,
    OWN_INFLUENCE,
    OWN_INITIATIVE,
    OWN_INSTALLED,
    OWN_MILITARY,
    OWN_RELIGION,
    RELIGION,
    SLOTS,
    TP,
)

if TYPE_CHECKING:
    from tessera.games.atlas_lost.faction import Faction
    from tessera.games.atlas_lost.state import Atlas


def count(game: Atlas, seat: int, what: int) -> int:
    """How much of something a player has now. Counts of an ally take the best ally; which one it is, is asked later."""
    if INSTALLED_SCIENCE <= what <= INSTALLED_MILITARY:
        return _count_installed(game, seat, what - INSTALLED_SCIENCE)
    if what <= OWN_CULTURE:
        return game.placed_tokens(seat, what)
    faction = game.factions[seat]
    if what <= CULTURE_MAJORITIES:
        return _count_culture(game, seat, what)
    if what == OWN_RELIGION:
        return game.placed_tokens(seat, RELIGION)
    if what == OWN_ALLIES:
        return game.ally.count(seat)
    if what == OWN_MILITARY:
        return faction.have[MILITARY]
    if what <= OWN_ADVANCE_LV23:
        return _count_teams(faction, what)
    if what == OWN_INSTALLED:
        return len(game.zones[game.installed(seat)])
    if what == OWN_INITIATIVE:
        return game.owner.count(seat)
    if what == OWN_INFLUENCE:
        return faction.influence
    return max([count_of_ally(game, board, what) for board in allies(game, seat)], default=0)


def allies(game: Atlas, seat: int) -> list[int]:
    """The boards (players, then NPCs) that are a player's religious allies (AL-REL-07)."""
    return [board for board in range(len(game.ally)) if game.ally[board] == seat]


def count_of_ally(game: Atlas, board: int, what: int) -> int:
    """What one ally has: TP in tokens, or initiative tiles, of which NPCs own none (AL-NPC-05, AL-NPC-12)."""
    if board >= game.seats:
        return game.npc_tp[board - game.seats] if what == ALLY_TP_TOKENS else 0
    return game.factions[board].have[TP] if what == ALLY_TP_TOKENS else game.owner.count(board)


def _count_teams(faction: Faction, what: int) -> int:
    total = 0
    for index in range(6):
        if faction.placed[index] >= 0 and (what == OWN_ADVANCE_LV23 or index % 2 == what - OWN_ADVANCE_LV2):
            total += 1
    return total


def _count_installed(game: Atlas, seat: int, tree: int) -> int:
    total = 0
    for card in game.zones[game.installed(seat)]:
        if game.rulebook.cards[card].tree == tree:
            total += 1
    return total


def _count_culture(game: Atlas, seat: int, what: int) -> int:
    culture = game.culture
    if what == OWN_CULTURE_HERE:
        position = game.here[-1] if game.here else -1
        return culture[position * 6 : position * 6 + 6].count(seat) if position >= 0 else 0
    total = 0
    if what == CULTURE_MAJORITIES:
        for position in range(3):
            tokens = culture[position * 6 : position * 6 + 6]
            mine = tokens.count(seat)
            rival = 0
            for other in range(game.seats):
                if other != seat:
                    rival = max(rival, tokens.count(other))
            if mine > rival:
                total += 1
        return total
    for slot in range(SLOTS):
        if culture[slot] == seat:
            teams = game.teams[slot]
            if teams == 0 if what == OWN_CULTURE_EMPTY else teams >> seat & 1:
                total += 1
    return total
