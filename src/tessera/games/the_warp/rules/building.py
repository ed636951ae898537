"""Build and Upgrade types: where buildings may stand, what they bring, and levels (Build and Upgrade types)."""

from __future__ import annotations

from tessera.games.the_warp.rulebook import Cost, Effect
from tessera.games.the_warp.rules.mission_switch import SwitchMission
from tessera.games.the_warp.rules.payment import Price, can_afford, price_of, then_pay_all
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import (
    ASSAULT_SHIP,
    BUILD_DISCOUNT,
    BUILD_LIMIT,
    BUILD_SURCHARGE,
    BUILDINGS,
    COLOURED,
    DID_BUILD,
    DID_UPGRADE,
    ENERGY_PLANT,
    GOLD_MINE,
    HIDDEN,
    LADDERS,
    SHIP_LADDER,
    SYMBOL_ENERGY,
    SYMBOL_GOLD,
    TOP_LEVEL,
    TRADE_POST,
    TYPES,
    UPGRADE_DISCOUNT,
    UPGRADE_SURCHARGE,
)
from tessera.kernel.step import Ask, Do, Refused

# An area and a type in one number.
AREAS = 64


def has_room(game: Warp, area: int) -> bool:
    """An area carries at most 4 buildings of whatever type (WARP-BLD-03, WARP-BLD-04)."""
    start = area * TYPES
    return sum(game.buildings[start : start + TYPES]) < BUILD_LIMIT


def has_miniature(game: Warp, seat: int, type: int) -> bool:
    """Coloured buildings are the player's own, grey ones common (WARP-BLD-05)."""
    if type < COLOURED:
        return game.colonies[seat].minis[type] > 0
    return game.grey[type - COLOURED] > 0


def suits(game: Warp, area: int, type: int) -> bool:
    """Gold Mines need a Gold symbol, Energy Plants an Energy symbol (WARP-BLD-02)."""
    if type == GOLD_MINE:
        return (game.rulebook.board.symbols[area] & SYMBOL_GOLD) != 0
    if type == ENERGY_PLANT:
        return (game.rulebook.board.symbols[area] & SYMBOL_ENERGY) != 0
    return True


def sites(game: Warp, seat: int, type: int) -> list[int]:
    """Where a player may place a building of a type (WARP-BLD-01, WARP-GAT-20, ruling WARP-R013)."""
    if not has_miniature(game, seat, type):
        return []
    return [area for area in game.colonies[seat].areas if suits(game, area, type) and has_room(game, area)]


def has_site(game: Warp, seat: int, type: int) -> bool:
    """Whether there is any such place."""
    if not has_miniature(game, seat, type):
        return False
    for area in game.colonies[seat].areas:
        if suits(game, area, type) and has_room(game, area):
            return True
    return False


def ladder_of(type: int) -> int:
    """The ladder of a building type that has one, else -1 (WARP-TRK-06)."""
    if type < COLOURED:
        return type
    return SHIP_LADDER if type == ASSAULT_SHIP else -1


def can_raise(game: Warp, seat: int, type: int) -> bool:
    """Whether a type has a level left to rise to (WARP-DEV-11)."""
    ladder = ladder_of(type)
    return ladder >= 0 and game.colonies[seat].levels[ladder] < TOP_LEVEL


def build_price(game: Warp, seat: int, cost: Cost, type: int, discount: int) -> Price:
    """The price of a Build with all discounts and surcharges (WARP-DEV-17)."""
    stats = game.colonies[seat].stats
    return price_of(cost, stats[BUILD_SURCHARGE + type], discount + stats[BUILD_DISCOUNT + type])


def upgrade_price(game: Warp, seat: int, cost: Cost, type: int, discount: int) -> Price:
    """The same of an Upgrade."""
    stats = game.colonies[seat].stats
    ladder = ladder_of(type)
    return price_of(cost, stats[UPGRADE_SURCHARGE + ladder], discount + stats[UPGRADE_DISCOUNT + ladder])


class Build(Ask[Warp]):
    """Where the building is placed, and of which type where there is a choice (WARP-DEV-09, WARP-SYM-09).

    With an effect that has a price of its own, it is paid first; `paid` says that the card option was paid already.
    """

    __slots__ = ("effect", "type")

    def __init__(self, seat: int, effect: int, type: int) -> None:
        super().__init__(seat)
        self.effect = effect
        # The type that was paid for with a card option, else -1.
        self.type = type

    def kind(self) -> str:
        return "build"

    def options(self, game: Warp) -> list[int]:
        seat = self.seat
        if self.type >= 0:
            return [self.type * AREAS + area for area in sites(game, seat, self.type)]
        found: list[int] = []
        for type in affordable_builds(game, seat, game.effect(self.effect)):
            found += [type * AREAS + area for area in sites(game, seat, type)]
        return found

    def answer(self, game: Warp, choice: int) -> None:
        type, area = divmod(choice, AREAS)
        game.then(PlaceBuilding(self.seat, area, type, self.effect))
        cost = game.effect(self.effect).cost
        if self.type < 0 and cost is not None:
            then_pay_all(game, self.seat, cost, build_price(game, self.seat, cost, type, 0), self.effect)

    def notation(self, game: Warp, choice: int) -> str:
        type, area = divmod(choice, AREAS)
        return f"build {BUILDINGS[type]} {game.area_name(area)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import build_objections

        return build_objections(game, self)


def affordable_builds(game: Warp, seat: int, effect: Effect) -> list[int]:
    """The types of a Build effect that the player can place and pay for."""
    found: list[int] = []
    for type in range(TYPES):
        if effect.types >> type & 1 and has_site(game, seat, type):
            cost = effect.cost
            if cost is None or can_afford(game, seat, cost, build_price(game, seat, cost, type, 0), 0):
                found.append(type)
    return found


class PlaceBuilding(Do[Warp]):
    """The miniature is placed; a Trade Post brings a Mission Switch, an Assault Ship line of sight
    (WARP-DEV-09, WARP-SWI-01, WARP-SHP-05)."""

    __slots__ = ("area", "seat", "source", "type")

    def __init__(self, seat: int, area: int, type: int, source: int = -1) -> None:
        self.seat = seat
        self.source = source
        self.area = area
        self.type = type

    def resolve(self, game: Warp) -> None:
        seat, type = self.seat, self.type
        game.erect(seat, self.area, type)
        game.deed(seat, DID_BUILD + type, 1)
        if game.log is not None:
            words = [f"building:{BUILDINGS[type]}", f"area:{self.area}"]
            if type < COLOURED:
                words += [f"track:{type}", f"{game.colonies[seat].positions[type]}"]
            game.say("build", "WARP-DEV-09", seat, words, self.source)
        if type == TRADE_POST:
            game.then(SwitchMission(seat, 1))
        elif type == ASSAULT_SHIP:
            game.then(LookAround(seat, self.area))


LOOK = 1
LEAVE = 0


class LookAround(Ask[Warp]):
    """An Assault Ship sees two areas far: all tokens there are turned up, or none (WARP-SHP-05, WARP-SHP-11)."""

    __slots__ = ("area",)

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def kind(self) -> str:
        return "look-around"

    def options(self, game: Warp) -> list[int]:
        for area in game.rulebook.board.near[self.area]:
            if game.holder[area] == HIDDEN:
                return [LOOK, LEAVE]
        return []

    def answer(self, game: Warp, choice: int) -> None:
        if choice == LOOK:
            seen = [area for area in game.rulebook.board.near[self.area] if game.holder[area] == HIDDEN]
            turn_up_all(game, seen, self.seat, "WARP-SHP-05")

    def notation(self, game: Warp, choice: int) -> str:
        return f"reveal {game.area_name(self.area)}" if choice == LOOK else "leave"

    def about(self, game: Warp) -> list[str]:
        return [f"area:{self.area}"]


def turn_up_all(game: Warp, areas: list[int], seat: int, clause: str) -> None:
    """Exiled Tokens are turned face up (WARP-END-07, WARP-SHP-11)."""
    for area in areas:
        game.turn_up(area)
        if game.log is not None:
            words = [f"area:{area}", f"race:{game.exiled[game.colors[area]]}", f"{game.troops[area]}"]
            game.say("turn_up", clause, seat, words)


class Upgrade(Ask[Warp]):
    """Which type rises by one level, where there is a choice (WARP-DEV-10, WARP-SYM-09)."""

    __slots__ = ("effect", "type")

    def __init__(self, seat: int, effect: int, type: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.type = type

    def kind(self) -> str:
        return "upgrade"

    def options(self, game: Warp) -> list[int]:
        if self.type >= 0:
            return [self.type] if can_raise(game, self.seat, self.type) else []
        return affordable_upgrades(game, self.seat, game.effect(self.effect))

    def answer(self, game: Warp, choice: int) -> None:
        game.then(RaiseLevel(self.seat, ladder_of(choice)))
        cost = game.effect(self.effect).cost
        if self.type < 0 and cost is not None:
            then_pay_all(game, self.seat, cost, upgrade_price(game, self.seat, cost, choice, 0), self.effect)

    def notation(self, game: Warp, choice: int) -> str:
        return f"upgrade {BUILDINGS[choice]}"


def affordable_upgrades(game: Warp, seat: int, effect: Effect) -> list[int]:
    """The types of an Upgrade effect that the player can raise and pay for."""
    found: list[int] = []
    for type in range(TYPES):
        if effect.types >> type & 1 and can_raise(game, seat, type):
            cost = effect.cost
            if cost is None or can_afford(game, seat, cost, upgrade_price(game, seat, cost, type, 0), 0):
                found.append(type)
    return found


class RaiseLevel(Do[Warp]):
    """The level rises, and with it the track (WARP-DEV-10, WARP-TRK-02)."""

    __slots__ = ("ladder", "seat", "source")

    def __init__(self, seat: int, ladder: int, source: int = -1) -> None:
        self.seat = seat
        self.source = source
        self.ladder = ladder

    def resolve(self, game: Warp) -> None:
        colony = game.colonies[self.seat]
        colony.levels[self.ladder] += 1
        game.measure(self.seat)
        game.deed(self.seat, DID_UPGRADE + self.ladder, 1)
        if game.log is not None:
            words = [f"building:{LADDERS[self.ladder]}", f"{colony.levels[self.ladder]}"]
            game.say("upgrade", "WARP-DEV-10", self.seat, words, self.source)
