"""How good a position of The Warp is for a seat: points first, then how near the next ones are, and what earns them."""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp import ops
from tessera.games.the_warp.progress import measure
from tessera.games.the_warp.rulebook import Area, Cost, Mission
from tessera.games.the_warp.rules.attack_1_target import SHIP, TO, declarations
from tessera.games.the_warp.rules.conditions import on_board
from tessera.games.the_warp.rules.endgame import missions_of, points_of
from tessera.games.the_warp.rules.warp_gate import worth
from tessera.games.the_warp.state import OPEN, PIONEERS, Warp
from tessera.games.the_warp.terms import COLOURED, COMBAT, DECKS, GUARDIAN
from tessera.kernel.state import State
from tessera.players.the_warp.odds import attack_chance

POINT: Final = 12.0
NEAR: Final = 3.2
AREA: Final = 2.2
HEIGHT: Final = 0.15
TROOP: Final = 0.7
RESERVE: Final = 0.55
RESOURCE: Final = 0.32
SURPLUS: Final = 0.12
# Beyond so many resources more of them hardly help.
ENOUGH: Final = 9
CARD: Final = 1.0
COMBAT_CARD: Final = 0.9
REWARD: Final = 1.1
YIELD: Final = 0.7
POSITION: Final = 0.25
# Beside what its track yields: buildings are counted by many missions.
BUILDING: Final = 1.5
BONUS: Final = 2.0
GATE: Final = 4.0
# For each point that the gate would bring: what an own area beside it is worth, and less the further it lies.
APPROACH: Final = 1.6
MARCH: Final = 3.0
# How much of what the best attack would bring counts beforehand.
PROSPECT: Final = 0.4
# A deed counts for a mission only in its own turn: so much of it is hoped for later, and more of a build or an upgrade,
# which takes neither luck nor a rival.
HOPED: Final = 0.45
PLANNED: Final = 0.75


def evaluate(state: State, seat: int) -> float:
    """More is better; only differences matter."""
    assert isinstance(state, Warp)
    if state.over:
        return 1000.0 * (points_of(state, seat) + 0.01 * missions_of(state, seat)) - 1000.0 * best_rival(state, seat)
    mine = outlook(state, seat)
    partner = state.partner(seat)
    if partner >= 0:
        mine = _together(state, seat, mine, outlook(state, partner))
    return mine - 0.35 * POINT * best_rival(state, seat) - 0.12 * rivals_standing(state, seat)


def sides(state: State) -> list[float]:
    """What every seat has, and how near it is to more; teammates have it together."""
    assert isinstance(state, Warp)
    found = [outlook(state, seat) for seat in range(state.seats)]
    if not state.rulebook.teams:
        return found
    return [_together(state, seat, found[seat], found[state.partner(seat)]) for seat in range(state.seats)]


def outlook(game: Warp, seat: int) -> float:
    """What a seat has, and how near it is to more."""
    return standing(game, seat) + nearness(game, seat)


def _together(game: Warp, seat: int, mine: float, partners: float) -> float:
    """What teammates have together: their points are one sum, which counts for both of them."""
    return mine + partners - POINT * points_of(game, seat)


def best_rival(game: Warp, seat: int) -> float:
    """The points of the best opponent."""
    rivals = [points_of(game, other) for other in range(game.seats) if game.is_enemy(seat, other)]
    return float(max(rivals, default=0))


def rivals_standing(game: Warp, seat: int) -> float:
    """What the opponents have on the board, for attacks on them to pay."""
    return sum(
        AREA * len(game.colonies[other].areas) + TROOP * on_board(game, other)
        for other in range(game.seats)
        if game.is_enemy(seat, other)
    )


def rounds_left(game: Warp) -> float:
    """How many rounds there may still be."""
    if game.last_round:
        return float(game.last_round - game.round)
    if game.rulebook.is_solo:
        return float(12 - game.round)
    best = max(points_of(game, seat) for seat in range(game.seats))
    return max(1.0, (game.rulebook.goal - best) * 0.9) + game.rulebook.endgame_rounds


def standing(game: Warp, seat: int) -> float:
    """Points, ground, Troops, goods and what will be earned with them."""
    found = POINT * points_of(game, seat) + ground(game, seat) + troops(game, seat) + goods(game, seat)
    found += cards(game, seat) + REWARD * len(game.zones[game.rewards(seat)])
    return found + growth(game, seat) + PROSPECT * prospects(game, seat) + gate(game, seat)


def ground(game: Warp, seat: int) -> float:
    """Areas, and how high they lie."""
    colony = game.colonies[seat]
    found = AREA * len(colony.areas)
    for area in colony.areas:
        if not game.rulebook.board.areas[area].colony:
            found += HEIGHT * game.multipliers[area]
    return found


def troops(game: Warp, seat: int) -> float:
    """Troops on the board and in reserve."""
    return TROOP * on_board(game, seat) + RESERVE * game.colonies[seat].reserve


def goods(game: Warp, seat: int) -> float:
    """Gold and energy."""
    colony = game.colonies[seat]
    found = 0.0
    for amount in (colony.gold, colony.energy):
        found += RESOURCE * min(amount, ENOUGH) + SURPLUS * max(0, amount - ENOUGH)
    return found


def cards(game: Warp, seat: int) -> float:
    """Archive cards in hand."""
    printed = game.rulebook.cards
    return sum([COMBAT_CARD if printed[piece].kind == COMBAT else CARD for piece in game.zones[game.hand(seat)]])


def growth(game: Warp, seat: int) -> float:
    """Buildings, and what they will bring in the rounds that are left."""
    colony = game.colonies[seat]
    left = rounds_left(game)
    growing = min(1.0, left / 6)
    found = BUILDING * sum(colony.count) + growing * 0.6 * sum(colony.levels)
    for track in range(COLOURED):
        printed = game.rulebook.tracks[track]
        position = colony.positions[track]
        found += growing * (YIELD * min(left, 6.0) * printed.yields[position] + POSITION * position)
        if position >= printed.bonus_from:
            found += growing * BONUS
    return found


def gate(game: Warp, seat: int) -> float:
    """What holding the Warp Gate is worth, or how much of the way there has been made."""
    if game.holder[game.rulebook.board.gate] != seat:
        return APPROACH * approach(game, seat)
    guardian = game.rulebook.guardians[game.guardian]
    return GATE + POINT * 0.6 * (worth(game, seat, guardian.turn) + worth(game, seat, guardian.end))


def approach(game: Warp, seat: int) -> float:
    """What the gate would bring, as far as the way there has been made: all of it from beside it."""
    if game.guardian < 0:
        return 0.0
    board = game.rulebook.board
    nearest = min([steps_to_gate(board.areas[area]) for area in game.colonies[seat].areas], default=4)
    guardian = game.rulebook.guardians[game.guardian]
    prize = worth(game, seat, guardian.end) + worth(game, seat, guardian.turn)
    if game.holder[board.gate] == GUARDIAN:
        prize += worth(game, seat, guardian.conquer)
    return prize * max(0.0, 1.0 - (nearest - 1) / MARCH)


def steps_to_gate(area: Area) -> int:
    """How many steps lie between an area and the gate in the middle; the worm hole shortens no way there."""
    return max(abs(area.q), abs(area.r), abs(area.q + area.r))


def prospects(game: Warp, seat: int) -> float:
    """What the best attack from here would bring, by its odds: Troops gathered on high ground are worth something."""
    summit = game.rulebook.board.gate
    best = 0.0
    for declaration in declarations(game, seat, False):
        ship, rest = divmod(declaration, SHIP)
        origin, target = divmod(rest, TO)
        prize = AREA + REWARD
        if target == summit:
            guardian = game.rulebook.guardians[game.guardian]
            prize += GATE + POINT * 0.6 * worth(game, seat, guardian.end)
            if game.holder[summit] == GUARDIAN:
                prize += POINT * worth(game, seat, guardian.conquer)
        best = max(best, prize * attack_chance(game, seat, origin, target, game.troops[origin] - 1, ship > 0))
    return best


def nearness(game: Warp, seat: int) -> float:
    """How near the missions are that the player may complete: the nearest ones count most."""
    found: list[float] = []
    for piece in game.zones[game.missions(seat)]:
        found.append(1.15 * near(game, seat, game.mission(piece)))
    for zone in range(OPEN, OPEN + DECKS):
        found += [near(game, seat, game.mission(piece)) for piece in game.zones[zone]]
    found += [near(game, seat, game.mission(piece)) for piece in game.zones[PIONEERS]]
    found.sort(reverse=True)
    return sum(value * 0.9**place for place, value in enumerate(found))


def near(game: Warp, seat: int, mission: Mission) -> float:
    """What a mission is worth as far as it has come."""
    share = 1.0
    for condition in mission.conditions:
        have, need = measure(game, seat, condition)
        if condition.kind == ops.C_MOST:
            return 0.3 * mission.points
        done = min(1.0, have / need) if need > 0 else 1.0
        if condition.kind >= ops.C_DID_BUILD:
            hoped = PLANNED if condition.kind in (ops.C_DID_BUILD, ops.C_DID_UPGRADE) else HOPED
            done = hoped + (1.0 - hoped) * done
        share *= 0.15 + 0.85 * done * done
    if mission.pay is not None:
        share *= 0.15 + 0.85 * saved_up(game, seat, mission.pay) ** 2
    return NEAR * mission.points * share


def saved_up(game: Warp, seat: int, pay: Cost) -> float:
    """The part of a payment that there is by now."""
    colony = game.colonies[seat]
    exact = min(colony.gold, pay.gold) + min(colony.energy, pay.energy)
    have = exact + min(pay.any, colony.gold + colony.energy - exact)
    have += min(pay.discard, len(game.zones[game.hand(seat)])) + min(pay.rewards, len(game.zones[game.rewards(seat)]))
    need = pay.gold + pay.energy + pay.any + pay.discard + pay.rewards
    return have / need if need else 1.0
