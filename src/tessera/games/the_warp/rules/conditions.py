"""Whether conditions hold: states and deeds of missions, and the situation of a combat (Completing Missions)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.rulebook import Condition, Filter
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    ATTACKER,
    COLOURED,
    DEFENDER,
    DID_BUILD,
    DID_CLAIM,
    DID_DESTROY,
    DID_DISCARD,
    DID_SETTLE_BRIBE,
    DID_SPEND,
    DID_SPEND_REWARDS,
    DID_TERRASHIFT,
    DID_TRADE,
    DID_UPGRADE,
    FOLLOWERS,
    GAINED_RESOURCES,
    SHIP_LADDER,
    SUPPORTER,
    TYPES,
    ZONE_CENTRAL,
    ZONE_CONNECT,
)

# A conquest in one number: the area, whom it was taken from, and how many defended. A win: the role, uphill, ship.
AREA_BITS = 6
ANYBODY = 3
UPHILL = 4
BY_SHIP = 8


def conquest(area: int, against: int, defenders: int) -> int:
    """A conquest as a number."""
    return area | against << AREA_BITS | defenders << AREA_BITS + 2


def all_hold(game: Warp, seat: int, conditions: list[Condition]) -> bool:
    """Whether every condition holds for a player now (WARP-MIS-04, WARP-MIS-05)."""
    colony = game.colonies[seat]
    for condition in conditions:
        if condition.kind >= ops.C_DID_BUILD:
            if not did(game, colony, seat, condition):
                return False
        elif not is_so(game, colony, seat, condition):
            return False
    return True


def is_so(game: Warp, colony: Colony, seat: int, condition: Condition) -> bool:
    """A condition about the state (WARP-MIS-05, effects vocabulary, 6.1)."""
    kind = condition.kind
    least = condition.min
    if kind == ops.C_AREAS:
        if len(colony.areas) < least:
            return False
        where = condition.where
        return where is None or matching(game, seat, where, least)
    if kind == ops.C_TRACK:
        return colony.positions[condition.word] >= least
    if kind == ops.C_RESOURCES:
        if colony.gold < condition.count or colony.energy < condition.second:
            return False
        return colony.gold + colony.energy >= least
    if kind == ops.C_BUILDINGS:
        return of_types(colony.count, condition.types) >= least
    if kind == ops.C_TRACKS:
        return sum([least <= place <= condition.max for place in colony.positions]) >= condition.count
    if kind == ops.C_BUILDING_TYPES:
        return sum([count > 0 for count in colony.count]) >= least
    if kind == ops.C_TROOPS_ON_BOARD:
        return on_board(game, seat) >= least
    if kind == ops.C_RESERVE:
        return colony.reserve >= least
    if kind == ops.C_HAND:
        return in_hand(game, seat, condition.word) >= least
    if kind == ops.C_REWARDS:
        return len(game.zones[game.rewards(seat)]) >= least
    return is_so_rarely(game, colony, seat, condition)


def is_so_rarely(game: Warp, colony: Colony, seat: int, condition: Condition) -> bool:
    """The other conditions about the state (WARP-MIS-05)."""
    kind = condition.kind
    least = condition.min
    if kind == ops.C_BUILDINGS_IN_AREA:
        colonies = game.rulebook.board.areas
        full = [
            built_on(game, area) >= least and (condition.flag or not colonies[area].colony) for area in colony.areas
        ]
        return sum(full) >= condition.count
    if kind == ops.C_BUILT_AREAS:
        return sum([built_on(game, area) > 0 for area in colony.areas]) >= least
    if kind == ops.C_LEVEL:
        return colony.levels[condition.word] >= least
    if kind == ops.C_LEVELS:
        return sum([level >= least for level in colony.levels]) >= condition.count
    if kind == ops.C_REGION:
        return largest_region(game, seat) >= least
    if kind == ops.C_GARRISONS:
        return sum([game.troops[area] >= least for area in colony.areas]) >= condition.count
    if kind == ops.C_GATE:
        return game.holder[game.rulebook.board.gate] == seat
    if kind == ops.C_MISSIONS_DONE:
        return (sum(colony.done) if condition.word < 0 else colony.done[condition.word]) >= least
    assert kind == ops.C_CONTACTS
    return contacts(game, seat) >= least


def did(game: Warp, colony: Colony, seat: int, condition: Condition) -> bool:
    """A condition about deeds of the current turn (WARP-MIS-05, effects vocabulary, 6.2)."""
    kind = condition.kind
    least = condition.min
    deeds = colony.deeds
    if kind == ops.C_DID_BUILD:
        return of_types(deeds[DID_BUILD:DID_UPGRADE], condition.types) >= least
    if kind == ops.C_DID_UPGRADE:
        raised = deeds[DID_UPGRADE:DID_CLAIM]
        found = of_types(raised[:COLOURED], condition.types)
        return found + (raised[SHIP_LADDER] if condition.types >> TYPES - 1 & 1 else 0) >= least
    if kind == ops.C_DID_CONQUER:
        return _conquered(game, colony, seat, condition) >= least
    if kind == ops.C_DID_WIN:
        wanted = condition.word | condition.second << 2
        return sum([won & 3 == condition.word and won & wanted == wanted for won in colony.wins]) >= least
    if kind == ops.C_DID_GAIN:
        return deeds[GAINED_RESOURCES + condition.word] >= least
    if kind == ops.C_DID_SETTLE_BRIBE:
        return deeds[DID_SETTLE_BRIBE] > 0
    return deeds[_COUNTED[kind]] >= least


_COUNTED: dict[int, int] = {
    ops.C_DID_CLAIM: DID_CLAIM,
    ops.C_DID_DESTROY: DID_DESTROY,
    ops.C_DID_SPEND: DID_SPEND,
    ops.C_DID_TRADE: DID_TRADE,
    ops.C_DID_DISCARD: DID_DISCARD,
    ops.C_DID_TERRASHIFT: DID_TERRASHIFT,
    ops.C_DID_SPEND_REWARDS: DID_SPEND_REWARDS,
    ops.C_FOLLOWERS: FOLLOWERS,
}


def _conquered(game: Warp, colony: Colony, seat: int, condition: Condition) -> int:
    found = 0
    for packed in colony.conquests:
        area = packed & (1 << AREA_BITS) - 1
        against = packed >> AREA_BITS & 3
        if condition.word not in (ANYBODY, against) or packed >> AREA_BITS + 2 < condition.second:
            continue
        if condition.where is None or matches(game, seat, area, condition.where):
            found += 1
    return found


def of_types(counts: list[int], types: int) -> int:
    """How many of these building types there are together."""
    found = 0
    for type in range(len(counts)):
        if types >> type & 1:
            found += counts[type]
    return found


def matching(game: Warp, seat: int, where: Filter, least: int) -> bool:
    """Whether the player controls so many areas that match."""
    found = 0
    for area in game.colonies[seat].areas:
        if matches(game, seat, area, where):
            found += 1
            if found >= least:
                return True
    return False


def matches(game: Warp, seat: int, area: int, where: Filter) -> bool:
    """Whether an area is one that a condition speaks of."""
    printed = game.rulebook.board.areas[area]
    if where.zone >= 0 and _zone(printed.zone, printed.owner, seat) != where.zone:
        return False
    if where.gate >= 0 and printed.gate != (where.gate == 1):
        return False
    if where.colony >= 0 and printed.colony != (where.colony == 1):
        return False
    if where.symbol and not printed.symbols & where.symbol:
        return False
    if where.mult_min == 0 and where.mult_max == 99:
        return True
    # The gate never matches by its multiplier.
    return not printed.gate and where.mult_min <= game.multipliers[area] <= where.mult_max


def _zone(zone: int, owner: int, seat: int) -> int:
    if zone == ZONE_CENTRAL:
        return 3
    if zone == ZONE_CONNECT:
        return 2
    return 0 if owner == seat else 1


def built_on(game: Warp, area: int) -> int:
    """How many buildings stand on an area."""
    return sum(game.buildings[area * TYPES : area * TYPES + TYPES])


def on_board(game: Warp, seat: int) -> int:
    """A player's Troops on the board."""
    troops = game.troops
    return sum([troops[area] for area in game.colonies[seat].areas])


def in_hand(game: Warp, seat: int, kind: int) -> int:
    """Archive cards in hand, of one kind or (-1) all."""
    hand = game.zones[game.hand(seat)]
    if kind < 0:
        return len(hand)
    cards = game.rulebook.cards
    return sum([cards[piece].kind == kind for piece in hand])


def region(game: Warp, area: int) -> list[int]:
    """The areas of one player that are linked to this one (WARP-END-02, WARP-MIS-05)."""
    seat = game.holder[area]
    holder = game.holder
    next_to = game.rulebook.board.next_to
    found = [area]
    for reached in found:
        for other in next_to[reached]:
            if holder[other] == seat and other not in found:
                found.append(other)
    return found


def largest_region(game: Warp, seat: int) -> int:
    """How many areas of the player hang together at most."""
    largest = 0
    seen: list[int] = []
    for area in game.colonies[seat].areas:
        if area not in seen:
            linked = region(game, area)
            seen += linked
            largest = max(largest, len(linked))
    return largest


def contacts(game: Warp, seat: int) -> int:
    """How many opponents hold areas next to the player's."""
    met: list[int] = []
    for area in game.colonies[seat].areas:
        for other in game.rulebook.board.next_to[area]:
            holder = game.holder[other]
            if holder not in met and game.is_enemy(seat, holder):
                met.append(holder)
    return len(met)


# Combat


def role_of(game: Warp, seat: int) -> int:
    """A seat's part in the combat, or -1 (WARP-RAC-09)."""
    combat = game.combat
    if seat == combat.attacker:
        return ATTACKER
    if seat == combat.defender:
        return DEFENDER
    return SUPPORTER if seat in combat.supporters else -1


def fits_combat(game: Warp, seat: int, role: int, conditions: list[Condition]) -> bool:
    """Whether the conditions of a card or an ability hold for that part in the combat
    (WARP-CRD-06, WARP-CRD-07, WARP-RAC-03, effects vocabulary, 6.4)."""
    combat = game.combat
    for condition in conditions:
        kind = condition.kind
        if kind == ops.C_ROLE:
            fits = (condition.types >> role & 1) != 0
        elif kind == ops.C_AGAINST:
            fits = (condition.types >> faces(game, role) & 1) != 0
        elif kind == ops.C_ATTACKERS:
            fits = condition.min <= combat.declared <= condition.max
        else:
            # Nothing else may be asked of a combat (`CONDITION_PLACES`).
            assert kind == ops.C_PINCER
            fits = has_pincer(game, seat, role)
        if not fits:
            return False
    return True


def faces(game: Warp, role: int) -> int:
    """Whom a part in the combat fights against: for a defence it is always the attacking player
    (WARP-CRD-06, WARP-RAC-03)."""
    return game.combat.against if role == ATTACKER else 1


def has_pincer(game: Warp, seat: int, role: int) -> bool:
    """Whether the player controls a further area beside the target (WARP-CRD-07, WARP-RAC-03)."""
    combat = game.combat
    for area in game.rulebook.board.next_to[combat.target]:
        if game.holder[area] == seat and not (role == ATTACKER and area == combat.origin):
            return True
    return False
