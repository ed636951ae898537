"""What effects and scoring count (effects vocabulary, section 5; Artifact cards; Large locations)."""

from __future__ import annotations

from tessera.games.revive.rules.machines import places_of
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import (
    COUNT_CARD,
    COUNT_CRATE,
    COUNT_CRYSTAL,
    COUNT_ENERGY,
    COUNT_FLASK,
    COUNT_FOREST_CHAIN,
    COUNT_LARGE_BUILDING,
    COUNT_MODULE,
    COUNT_MODULE_PAIR,
    COUNT_POPULATION,
    COUNT_POPULATION_LARGE,
    COUNT_TILE_PRESENCE,
    COUNT_TRIBE_PROGRESS,
    COUNT_WATER,
    FOREST_TILE,
    LARGE,
    TEMPLE,
    VAST,
    WATER,
)

MARKERS = 6
LARGE_BUILDINGS = 4


def count(game: Revive, seat: int, counter: int, space: int = -1) -> int:
    """What a counter counts for its owner now; a chain of forest is counted from a space
    (REV-NAD-03, REV-ACS-01, REV-ACS-02, REV-ACS-03, REV-ACS-04, REV-ACS-05)."""
    camp = game.camps[seat]
    if counter == COUNT_CRATE:
        return len(game.zones[game.closed(seat)]) + len(game.zones[game.opened(seat)])
    if counter == COUNT_ENERGY:
        return camp.energy + camp.charged.bit_count()
    if counter == COUNT_MODULE:
        return len(game.zones[game.installed(seat)])
    if counter == COUNT_MODULE_PAIR:
        return len(game.zones[game.installed(seat)]) // 2
    if counter == COUNT_POPULATION:
        return camp.known.bit_count()
    if counter == COUNT_TRIBE_PROGRESS:
        return MARKERS - camp.markers
    if counter == COUNT_FLASK:
        return flasks(game, seat)
    if counter == COUNT_CARD:
        return len([piece for piece in own_cards(game, seat) if game.card(piece).recruited])
    if counter == COUNT_LARGE_BUILDING:
        return LARGE_BUILDINGS - camp.buildings[1]
    return _count_on_map(game, seat, counter, space)


def _count_on_map(game: Revive, seat: int, counter: int, space: int) -> int:
    if counter == COUNT_POPULATION_LARGE:
        corners = game.rulebook.board.corners
        return len([slot for slot in corners if game.people[4 * slot] >> seat & 1])
    if counter == COUNT_TILE_PRESENCE:
        return len(_tiles_present(game, seat))
    if counter == COUNT_CRYSTAL:
        return len(_crystals(game, seat))
    if counter == COUNT_FOREST_CHAIN:
        return len(forest_chain(game, space))
    found = waters_built(game, seat)
    if counter == COUNT_WATER:
        temple = 1 + seat + 8 * TEMPLE
        found |= {other for other in range(len(game.laid)) if game.laid[other] == temple}
    return len(found)


def own_cards(game: Revive, seat: int) -> list[int]:
    """All cards of a player: active, resting and in slots (REV-ACS-07)."""
    found = game.zones[game.cards(seat)] + game.zones[game.resting(seat)]
    for slot in range(len(game.rulebook.slots)):
        found = found + game.zones[game.slot(seat, slot)]
    return found


def flasks(game: Revive, seat: int) -> int:
    """Flask symbols on machines, slot modules and all own cards, resting and starting cards included (REV-ACS-06)."""
    total = sum([game.card(piece).flasks for piece in own_cards(game, seat)])
    total += sum([game.module(piece).flasks for piece in game.zones[game.installed(seat)]])
    for place in places_of(game, seat):
        machine = game.machine_at(seat, place)
        assert machine is not None
        total += machine.flasks
    return total


def buildings_of(game: Revive, seat: int) -> list[int]:
    """Spaces with a building of a player."""
    small = 1 + 2 * seat
    return [space for space in range(len(game.built)) if game.built[space] in (small, small + 1)]


def waters_built(game: Revive, seat: int) -> set[int]:
    """Different water spaces adjacent to an own building (REV-HOF-01, REV-ACS-08)."""
    next_to = game.rulebook.board.next_to
    kinds = game.kinds
    return {other for space in buildings_of(game, seat) for other in next_to[space] if kinds[other] == WATER}


def _crystals(game: Revive, seat: int) -> set[int]:
    """Crystal symbols and revealed vast crystals beside own buildings, each once (REV-ACS-09, REV-OPT-11)."""
    board = game.rulebook.board
    found: set[int] = set()
    for space in buildings_of(game, seat):
        found.update(board.crystals[space])
        # Vast crystals are told from symbols by numbers below 0.
        found.update([-1 - other // 4 for other in board.next_to[space] if game.kinds[other] == VAST])
    return found


def _tiles_present(game: Revive, seat: int) -> set[int]:
    """Area and starting tiles with an own building or figure; large locations do not count (REV-LLS-14)."""
    found = {space // 4 for space in buildings_of(game, seat)}
    for space in range(len(game.people)):
        if game.people[space] >> seat & 1 and game.kinds[space] != LARGE:
            found.add(space // 4)
    return found


def forest_chain(game: Revive, space: int) -> list[int]:
    """Forest tiles joined to one in an unbroken chain, that one included; printed forest neither counts nor joins
    (REV-NAD-03)."""
    chain = [space]
    for at in chain:
        for other in game.rulebook.board.next_to[at]:
            laid = game.laid[other]
            if laid and (laid - 1) // 8 == FOREST_TILE and other not in chain:
                chain.append(other)
    return chain
