"""Laser Cannons destroy Troops from afar, and Troops removed by effects (Laser Cannon; Symbol overview)."""

from __future__ import annotations

from tessera.games.the_warp.state import UNDECIDED, Warp
from tessera.games.the_warp.terms import DID_DESTROY, EXILED, LASER_CANNON, SENTRY_TOWER, TYPES
from tessera.kernel.step import Ask, Refused

# A target and the number of dice in one number.
DICE = 8
HIT_FROM = 4
OWNER_EXILED = 0
OWNER_PLAYER = 1


def cannons_ready(game: Warp, seat: int) -> list[int]:
    """Areas of the player with a Laser Cannon that has not fired and has something to fire at
    (WARP-LAS-01, WARP-LAS-08, ruling WARP-R016)."""
    colony = game.colonies[seat]
    if not colony.count[LASER_CANNON] or not colony.energy:
        return []
    found: list[int] = []
    for area in colony.areas:
        cannons = game.buildings[area * TYPES + LASER_CANNON]
        if cannons and colony.fired.count(area) < cannons and laser_targets(game, seat, area):
            found.append(area)
    return found


def laser_targets(game: Warp, seat: int, cannon: int) -> list[int]:
    """Areas at most two steps away with visible enemies (WARP-LAS-02, WARP-LAS-03, WARP-LAS-09)."""
    return [area for area in game.rulebook.board.near[cannon] if is_target(game, seat, area)]


def is_target(game: Warp, seat: int, area: int) -> bool:
    """Visible enemy Troops, but not at the gate, on a Colony or beside a Sentry Tower
    (WARP-LAS-02, WARP-LAS-03, WARP-SEN-02, WARP-GAT-05, WARP-TEAM-16)."""
    holder = game.holder[area]
    if holder != EXILED and not game.is_enemy(seat, holder):
        return False
    board = game.rulebook.board
    if area == board.gate or board.areas[area].colony:
        return False
    return not game.buildings[area * TYPES + SENTRY_TOWER]


class FireLaser(Ask[Warp]):
    """The target, and whether one die or two are paid for (WARP-LAS-04)."""

    __slots__ = ("cannon",)

    def __init__(self, seat: int, cannon: int) -> None:
        super().__init__(seat)
        self.cannon = cannon

    def kind(self) -> str:
        return "laser"

    def options(self, game: Warp) -> list[int]:
        energy = game.colonies[self.seat].energy
        prices = game.rulebook.laser_prices
        return [
            target * DICE + number
            for target in laser_targets(game, self.seat, self.cannon)
            for number in range(len(prices))
            if prices[number] <= energy
        ]

    def answer(self, game: Warp, choice: int) -> None:
        """Pay, roll, and each 4, 5 or 6 destroys a Troop (WARP-LAS-04, WARP-LAS-09)."""
        seat = self.seat
        target, number = divmod(choice, DICE)
        game.spend(seat, 0, game.rulebook.laser_prices[number])
        game.colonies[seat].fired.append(self.cannon)
        dice = [game.roll(6) for _ in range(number + 1)]
        hits = sum([die >= HIT_FROM for die in dice])
        if game.log is not None:
            words = [f"area:{self.cannon}", f"area:{target}", f"dice:{'-'.join(map(str, dice))}", f"{hits}"]
            game.say("laser", "WARP-LAS-04", seat, words)
        # Hits beyond the Troops present are lost (WARP-LAS-09).
        hits = min(hits, game.troops[target])
        if hits:
            game.deed(seat, DID_DESTROY, hits)
            destroy(game, target, hits)

    def notation(self, game: Warp, choice: int) -> str:
        target, number = divmod(choice, DICE)
        return f"fire {game.area_name(target)} {number + 1}"

    def about(self, game: Warp) -> list[str]:
        return [f"area:{self.cannon}"]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import laser_objections

        return laser_objections(game, self)


def destroy(game: Warp, area: int, count: int) -> None:
    """Troops are destroyed: a player's return to the supply, an Exiled Race's are marked; with the last one the area is
    empty (WARP-LAS-05, WARP-LAS-06, WARP-LAS-07, WARP-SYM-04)."""
    if game.holder[area] >= 0:
        game.withdraw(area, count)
    else:
        game.troops[area] -= count
        if game.troops[area] <= 0:
            game.leave(area)
    if game.log is not None:
        game.say("destroyed", "WARP-LAS-06", -1, [f"area:{area}", f"{count}", f"{game.troops[area]}"])


class RemoveTroops(Ask[Warp]):
    """An effect removes visible enemy Troops from one area within range (WARP-SYM-04, WARP-SYM-10)."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def kind(self) -> str:
        return "remove"

    def options(self, game: Warp) -> list[int]:
        effect = game.effect(self.effect)
        return removable(game, self.seat, effect.mode, effect.word)

    def answer(self, game: Warp, choice: int) -> None:
        count = min(game.effect(self.effect).n, game.troops[choice])
        if game.log is not None:
            game.say("remove", "WARP-SYM-10", self.seat, [f"area:{choice}", f"{count}"], self.effect)
        destroy(game, choice, count)

    def notation(self, game: Warp, choice: int) -> str:
        return f"remove {game.area_name(choice)}"


def within(game: Warp, area: int, range: int) -> list[int]:
    """Areas at most so many steps away, over any areas (WARP-LAS-09)."""
    board = game.rulebook.board
    if range == 1:
        return board.next_to[area]
    found = board.near[area]
    for _ in [2] * (range - 2):
        found = sorted({other for step in found for other in [step, *board.next_to[step]]} - {area})
    return found


def removable(game: Warp, seat: int, range: int, owner: int) -> list[int]:
    """Areas within range of an own one with enemies that the effect speaks of (WARP-SYM-10).

    Troops of a combat that is not decided yet belong to that combat alone.
    """
    found: list[int] = []
    for area in game.colonies[seat].areas:
        for other in within(game, area, range):
            holder = game.holder[other]
            if other in found or (owner == OWNER_EXILED and holder >= 0) or (owner == OWNER_PLAYER and holder < 0):
                continue
            if is_target(game, seat, other) and other != fought_for(game):
                found.append(other)
    return sorted(found)


def fought_for(game: Warp) -> int:
    """The area of a combat that is not decided yet, or -1."""
    combat = game.combat
    return combat.target if combat.attacker >= 0 and combat.result == UNDECIDED else -1
