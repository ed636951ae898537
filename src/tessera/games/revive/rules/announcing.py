"""Announcing an action: its targets, what it costs there, and machines and crates that modify it (Actions; Machines).

An announcement is a list of numbers: the action, food less for range, discount, whether range is unlimited, the colour
that a played card counts as (-1 its own), the only size of building (-1 both), and where the action comes from.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive import ops
from tessera.games.revive.rules.cards import plays
from tessera.games.revive.rules.machines import machine_of, ready_places
from tessera.games.revive.rules.range import FAR, way_to_tile, ways
from tessera.games.revive.state import FACE_DOWN, Revive
from tessera.games.revive.terms import (
    BIG,
    BOOK,
    BUILD,
    CRYSTAL,
    EXPLORE,
    FOOD,
    GEAR,
    PLAY,
    POPULATE,
    SMALL,
    TARGET,
    WITH_ACTION,
)

A_KIND: Final = 0
A_RANGE: Final = 1
A_DISCOUNT: Final = 2
A_UNLIMITED: Final = 3
A_COLOR: Final = 4
A_SIZE: Final = 5
A_ORIGIN: Final = 6

# Where an action comes from: an effect, which may be left; the turn; an ability, which is carried out once chosen.
BY_EFFECT: Final = 0
BY_TURN: Final = 1
BY_ABILITY: Final = 2

# In the number of a modifier: crates as this and their piece.
CRATE: Final = 1000
# Choices of a turn in one number: a kind times this, and which.
CHOICE: Final = 1_000_000
TARGET_PLAY: Final = 2
TARGET_EXPLORE: Final = 3
TARGET_POPULATE: Final = 4
TARGET_BUILD: Final = 5
# A target on the own board that makes building and populating cheaper (REV-OXF-04).
TARGET_DISCOUNT: Final = 2


def announcement(kind: int, less_range: int, discount: int, size: int, origin: int) -> list[int]:
    """An action that is about to be taken."""
    return [kind, less_range, discount, 0, -1, size, origin]


def targets(game: Revive, seat: int, said: list[int]) -> list[int]:
    """Everything that an announced action could be now, as choices."""
    kind = said[A_KIND]
    if kind == PLAY:
        return [TARGET_PLAY * CHOICE + play for play in plays(game, seat)]
    if kind == EXPLORE:
        return explore_targets(game, seat, said)
    return build_targets(game, seat, said) if kind == BUILD else populate_targets(game, seat, said)


# Explore


def tile_cost(game: Revive, seat: int, slot: int, said: list[int]) -> int:
    """The food on the back of a tile less discounts, at least 1 (REV-EXP-02, REV-RES-08, REV-OXF-08)."""
    back = game.tile(game.zones[FACE_DOWN][game.hidden.index(slot)])
    return max(1, back.cost - said[A_DISCOUNT] - standing_discount(game, seat, EXPLORE, SMALL))


def explore_targets(game: Revive, seat: int, said: list[int]) -> list[int]:
    """Face-down tiles in reach whose cost and range can be paid, but for those that are being explored
    (REV-EXP-01, REV-EXP-02, REV-RNG-01, REV-RNG-07, REV-RNG-08, REV-RES-04, REV-RES-08, REV-OXF-08, REV-OXF-09)."""
    resources = game.camps[seat].resources
    food = resources[FOOD] + resources[CRYSTAL]
    if not food:
        return []
    less = said[A_DISCOUNT] + standing_discount(game, seat, EXPLORE, SMALL)
    reach = ways(game, seat)
    tiles = game.zones[FACE_DOWN]
    found: list[int] = []
    for at in range(len(tiles)):
        cost = game.tile(tiles[at]).cost - less
        if cost < 1:
            cost = 1
        if cost > food:
            continue
        slot = game.hidden[at]
        if slot in game.exploring:
            continue
        if not said[A_UNLIMITED]:
            way = way_to_tile(reach, slot)
            if way >= FAR or (way > said[A_RANGE] and cost + way - said[A_RANGE] > food):
                continue
        found.append(TARGET_EXPLORE * CHOICE + slot)
    return found


def tile_range(game: Revive, seat: int, slot: int, said: list[int]) -> int:
    """The food for range to a face-down tile; nothing with unlimited range (REV-OXF-09, REV-RNG-08)."""
    return 0 if said[A_UNLIMITED] else max(0, way_to_tile(ways(game, seat), slot) - said[A_RANGE])


# Build


def gears_for(game: Revive, seat: int, space: int, size: int, said: list[int]) -> int:
    """Gears for a building less discounts, at least 1 (REV-BLD-02, REV-RES-08, REV-OXF-04)."""
    less = said[A_DISCOUNT] + standing_discount(game, seat, BUILD, size) + own_target(game, seat, space)
    return max(1, game.rulebook.build_costs[size] - less)


def build_targets(game: Revive, seat: int, said: list[int]) -> list[int]:
    """Vacant sand spaces in reach for each size that can be paid
    (REV-BLD-01, REV-BLD-02, REV-BLD-03, REV-BLD-10, REV-RNG-01, REV-RNG-08, REV-RES-04, REV-RES-08, REV-OXF-04)."""
    camp = game.camps[seat]
    gear, food, crystal = camp.resources[GEAR], camp.resources[FOOD], camp.resources[CRYSTAL]
    if not gear + crystal:
        return []
    reach = ways(game, seat)
    aims = game.tribe(seat).tile == TARGET
    found: list[int] = []
    for size in (SMALL, BIG):
        if not camp.buildings[size] or said[A_SIZE] not in (-1, size):
            continue
        cost = max(1, game.rulebook.build_costs[size] - said[A_DISCOUNT] - standing_discount(game, seat, BUILD, size))
        base = TARGET_BUILD * CHOICE + size
        if aims:
            for space in game.sites:
                price = gears_for(game, seat, space, size, said)
                if reach[space] < FAR and _affordable(price, gear, reach[space] - said[A_RANGE], food, crystal):
                    found.append(base + 2 * space)
            continue
        spare = crystal - max(0, cost - gear)
        if spare >= 0:
            most = min(food + spare + said[A_RANGE], FAR - 1)
            found += [base + 2 * space for space in game.sites if reach[space] <= most]
    return found


def _affordable(price: int, held: int, way: int, food: int, crystal: int) -> bool:
    return max(0, price - held) + max(0, way - food) <= crystal


# Populate


def rivals_at(game: Revive, seat: int, space: int) -> int:
    """How many other players have a figure on a location (REV-POP-04)."""
    return (game.people[space] & ~(1 << seat)).bit_count()


def books_for(game: Revive, seat: int, space: int, node: int, said: list[int]) -> int:
    """Books for a technology less discounts, at least 1 (REV-POP-08, REV-RES-08, REV-OXF-04)."""
    less = said[A_DISCOUNT] + standing_discount(game, seat, POPULATE, SMALL) + own_target(game, seat, space)
    return max(1, game.tribe(seat).technologies[node].cost - less)


def books_to_others(game: Revive, seat: int, space: int, node: int) -> int:
    """A book for each other player there, unless a technology says otherwise, also the one about to be unlocked
    (REV-POP-04, REV-HOF-08)."""
    if game.camps[seat].mods >> ops.NO_TAX & 1 or game.tribe(seat).technologies[node].untaxed:
        return 0
    return rivals_at(game, seat, space)


def available(game: Revive, seat: int) -> list[int]:
    """Technologies that can be unlocked: the bottom one first, then those joined to an unlocked one (REV-POP-05)."""
    return game.tribe(seat).open_nodes[game.camps[seat].known]


def affordable_nodes(game: Revive, seat: int, space: int, said: list[int]) -> list[int]:
    """Technologies whose books, with range and the books for others, can be paid
    (REV-POP-02, REV-POP-03, REV-POP-04, REV-RNG-08)."""
    food = max(0, ways(game, seat)[space] - said[A_RANGE])
    found: list[int] = []
    for node in available(game, seat):
        books = books_for(game, seat, space, node, said) + books_to_others(game, seat, space, node)
        if game.can_pay(seat, 0, books, food, 0):
            found.append(node)
    return found


def populate_targets(game: Revive, seat: int, said: list[int]) -> list[int]:
    """Face-up locations in reach without an own figure, with a technology that can be paid
    (REV-POP-01, REV-POP-02, REV-POP-03, REV-POP-04, REV-POP-07, REV-POP-10, REV-RNG-01, REV-RNG-08, REV-RES-04,
    REV-OXF-04)."""
    camp = game.camps[seat]
    food, book, crystal = camp.resources[FOOD], camp.resources[BOOK], camp.resources[CRYSTAL]
    if not book + crystal:
        return []
    taxed, untaxed = _cheapest(game, seat, said)
    if min(taxed, untaxed) - TARGET_DISCOUNT > book + crystal:
        return []
    reach = ways(game, seat)
    aims = game.tribe(seat).tile == TARGET
    people = game.people
    bit = 1 << seat
    found: list[int] = []
    for space in game.places:
        standing = people[space]
        way = reach[space] - said[A_RANGE]
        if standing & bit or reach[space] >= FAR or way > food + crystal:
            continue
        if aims and game.laid[space]:
            if affordable_nodes(game, seat, space, said):
                found.append(TARGET_POPULATE * CHOICE + space)
            continue
        books = min(taxed + standing.bit_count(), untaxed)
        spare = crystal - (way - food if way > food else 0)
        if books <= book + spare:
            found.append(TARGET_POPULATE * CHOICE + space)
    return found


def _cheapest(game: Revive, seat: int, said: list[int]) -> tuple[int, int]:
    """The fewest books for a technology that pays others, and for one that does not
    (REV-POP-03, REV-POP-04, REV-POP-08, REV-HOF-08)."""
    less = said[A_DISCOUNT] + standing_discount(game, seat, POPULATE, SMALL)
    exempt = (game.camps[seat].mods >> ops.NO_TAX & 1) != 0
    technologies = game.tribe(seat).technologies
    taxed = untaxed = FAR
    for node in available(game, seat):
        cost = max(1, technologies[node].cost - less)
        if exempt or technologies[node].untaxed:
            untaxed = min(untaxed, cost)
        else:
            taxed = min(taxed, cost)
    return taxed, untaxed


# Discounts


def standing_discount(game: Revive, seat: int, kind: int, size: int) -> int:
    """What technologies take off every such action (REV-OXF-08, REV-KUN-10, REV-STO-02)."""
    return game.camps[seat].discounts[2 * kind + size]


def own_target(game: Revive, seat: int, space: int) -> int:
    """What an own target on a space takes off (REV-OXF-04)."""
    return TARGET_DISCOUNT if game.laid[space] == 1 + seat + 8 * TARGET else 0


# Modifiers


def modifiers(game: Revive, seat: int, kind: int) -> list[int]:
    """Machines and crates that can be used with an action, only on the own turn
    (REV-MACH-05, REV-CRT-02, REV-TURN-09)."""
    if seat != game.active:
        return []
    found: list[int] = []
    for place in ready_places(game, seat, True):
        if machine_of(game, seat, place).actions >> kind & 1:
            found.append(place)
    for piece in sorted(game.zones[game.closed(seat)]):
        crate = game.crate(piece)
        if crate.timing == WITH_ACTION and crate.actions >> kind & 1:
            found.append(CRATE + piece)
    return found


def has_modifier(game: Revive, seat: int) -> bool:
    """Whether a player has any machine or crate at hand that goes with an action; most of the time there is none
    (REV-MACH-05, REV-CRT-02)."""
    if ready_places(game, seat, True):
        return True
    for piece in game.zones[game.closed(seat)]:
        if game.crate(piece).timing == WITH_ACTION:
            return True
    return False


def modified(game: Revive, seat: int, said: list[int], modifier: int) -> list[int]:
    """The announcement with one more machine or crate; several add up
    (effects vocabulary, section 2; REV-MACH-05, REV-CRT-02, REV-RNG-08)."""
    source = game.crate(modifier - CRATE) if modifier >= CRATE else machine_of(game, seat, modifier)
    after = said.copy()
    for effect in game.rulebook.lists[source.listed]:
        add_modifier(game, after, effect.number)
    return after


def add_modifier(game: Revive, said: list[int], number: int) -> None:
    """One modifier is added to an announcement (REV-RNG-08, REV-RES-08, REV-RES-09, REV-OXF-09)."""
    effect = game.effect(number)
    if effect.op == ops.RANGE:
        said[A_RANGE] += effect.n
    elif effect.op == ops.DISCOUNT and effect.what == said[A_KIND]:
        said[A_DISCOUNT] += effect.n
    elif effect.op == ops.UNLIMITED_RANGE and effect.what == said[A_KIND]:
        said[A_UNLIMITED] = 1


def can_reach(game: Revive, seat: int, said: list[int], left: list[int], energy: int) -> bool:
    """Whether some target can be paid, with some of these modifiers if need be (REV-MACH-05, REV-CRT-02)."""
    if targets(game, seat, said):
        return True
    for at in range(len(left)):
        cost = 0 if left[at] >= CRATE else 1
        if cost > energy:
            continue
        if can_reach(game, seat, modified(game, seat, said, left[at]), left[at + 1 :], energy - cost):
            return True
    return False


def can_act(game: Revive, seat: int, kind: int, less_range: int, discount: int, size: int) -> bool:
    """Whether an action granted by an effect could be taken."""
    said = announcement(kind, less_range, discount, size, BY_EFFECT)
    return can_reach(game, seat, said, modifiers(game, seat, kind), game.camps[seat].energy)
