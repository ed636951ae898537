"""Troop Movement, and Assault Ships that move along (End phase: A. Troop Movement)."""

from __future__ import annotations

from tessera.games.the_warp.rules.conditions import region
from tessera.games.the_warp.rules.missions import CheckMissions
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ASSAULT_SHIP, DID_CLAIM, EMPTY, MOVE_LIMIT, MOVES, TYPES
from tessera.kernel.step import Ask, Refused

DONE = -1
# A move in one number: origin, destination, and for a ship how many Troops ride along, times these.
TO = 64
RIDERS = 4096


def moves_left(game: Warp, seat: int) -> int:
    """Troop Movements that the End phase still allows (WARP-END-02)."""
    return MOVES + game.colonies[seat].stats[MOVE_LIMIT] - game.moved


def moves(game: Warp, seat: int, left: int) -> list[int]:
    """Every Troop Movement that is legal now
    (WARP-END-02, WARP-END-03, WARP-END-04, WARP-END-05, WARP-SHP-06, ruling WARP-R029)."""
    found: list[int] = []
    troops, holder = game.troops, game.holder
    next_to = game.rulebook.board.next_to
    known: dict[int, list[int]] = {}
    for origin in game.colonies[seat].areas:
        # Every area left must keep at least 1 Troop (WARP-END-03).
        if troops[origin] < 2:
            continue
        if origin not in known:
            linked = region(game, origin)
            goals = [area for area in linked if troops[area] < game.limit_of(area)]
            for area in linked:
                for other in next_to[area]:
                    if holder[other] == EMPTY and other not in goals:
                        goals.append(other)
            for area in linked:
                known[area] = goals
        found += [origin * TO + area for area in known[origin] if area != origin]
        if game.buildings[origin * TYPES + ASSAULT_SHIP]:
            found += _sailings(game, seat, origin, left)
    return found


def _sailings(game: Warp, seat: int, origin: int, left: int) -> list[int]:
    """An Assault Ship with one Troop or more to an own or empty area within two steps
    (WARP-SHP-06, WARP-SHP-10, ruling WARP-R017)."""
    found: list[int] = []
    most = min(left, game.troops[origin] - 1)
    for area in game.rulebook.board.near[origin]:
        holder = game.holder[area]
        if holder in (seat, EMPTY):
            room = game.limit_of(area) - (game.troops[area] if holder == seat else 0)
            for riders in range(1, min(most, room) + 1):
                found.append(riders * RIDERS + origin * TO + area)
    return found


def carry_out_move(game: Warp, seat: int, move: int, source: int = -1) -> int:
    """Move Troops, claim an empty area, take a ship along; how many movements that used
    (WARP-END-02, WARP-END-04, WARP-END-06, WARP-MIS-05, WARP-SHP-08, WARP-SHP-10). An empty gate
    brings no Conquer points (WARP-GAT-17)."""
    riders, rest = divmod(move, RIDERS)
    origin, target = divmod(rest, TO)
    count = riders or 1
    game.troops[origin] -= count
    claimed = game.holder[target] == EMPTY
    if claimed:
        game.occupy(seat, target, count)
        game.deed(seat, DID_CLAIM, 1)
    else:
        game.station(seat, target, count)
    if riders:
        game.carry_ship(origin, target)
    if game.log is not None:
        words = [f"area:{origin}", f"area:{target}", f"{count}"]
        key = "sail" if riders else "move"
        game.say(key, "WARP-END-02" if not riders else "WARP-SHP-06", seat, words, source)
        if claimed:
            game.say("claim", "WARP-END-04", seat, [f"area:{target}"])
    return count


def move_notation(game: Warp, move: int) -> str:
    """A movement as text."""
    riders, rest = divmod(move, RIDERS)
    origin, target = divmod(rest, TO)
    if riders:
        return f"sail {game.area_name(origin)} {game.area_name(target)} {riders}"
    return f"move {game.area_name(origin)} {game.area_name(target)}"


class MoveByEffect(Ask[Warp]):
    """Troop Movements outside the End phase, by the same rules (WARP-SYM-06)."""

    __slots__ = ("left", "source")

    def __init__(self, seat: int, left: int, source: int = -1) -> None:
        super().__init__(seat)
        self.left = left
        self.source = source

    def kind(self) -> str:
        return "move"

    def options(self, game: Warp) -> list[int]:
        found = moves(game, self.seat, self.left)
        return [DONE, *found] if found else []

    def answer(self, game: Warp, choice: int) -> None:
        if choice == DONE:
            return
        left = self.left - carry_out_move(game, self.seat, choice, self.source)
        if left > 0:
            game.then(MoveByEffect(self.seat, left, self.source))
        game.then(CheckMissions())

    def notation(self, game: Warp, choice: int) -> str:
        return "done" if choice == DONE else move_notation(game, choice)

    def about(self, game: Warp) -> list[str]:
        return [f"{self.left}"]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import move_objections

        return move_objections(game, self.seat, self.left)
