"""The rest of the End phase: reveal, then replenish missions (End phase: B. and C.)."""

from __future__ import annotations

from tessera.games.the_warp.rules.building import LookAround, turn_up_all
from tessera.games.the_warp.rules.mission_switch import KeepMission, look_at, mission_limit, open_decks
from tessera.games.the_warp.rules.missions import CheckMissions
from tessera.games.the_warp.rules.payment import BY_REPLENISHING, Price, can_pay, then_pay
from tessera.games.the_warp.state import MISSION_DECKS, OPEN, Warp
from tessera.games.the_warp.terms import (
    ASSAULT_SHIP,
    DECKS,
    MISSION_REFILL_COST,
    MISSION_REFILL_LOOK,
    MISSION_TYPES,
    REPLENISHING,
    TYPES,
)
from tessera.kernel.step import Ask, Do, Refused

STOP = -1


class Reveal(Do[Warp]):
    """Face-down tokens beside any player's area are turned up; then the active player's ships look around
    (WARP-END-07, WARP-SHP-05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        if not game.hidden:
            return
        turn_up_all(game, beside_players(game), self.seat, "WARP-END-07")
        for area in reversed(game.colonies[self.seat].areas):
            for _ in range(game.buildings[area * TYPES + ASSAULT_SHIP]):
                game.then(LookAround(self.seat, area))


def beside_players(game: Warp) -> list[int]:
    """Areas with a face-down token next to an area that a player controls (WARP-SET-19, WARP-END-07)."""
    next_to = game.rulebook.board.next_to
    found: list[int] = []
    for area in game.hidden:
        for other in next_to[area]:
            if game.holder[other] >= 0:
                found.append(area)
                break
    return found


class Replenish(Do[Warp]):
    """Private Missions first, then Open ones, last of all in a turn (WARP-END-01, WARP-END-10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        game.moment = REPLENISHING
        game.then(ReplenishPrivate(self.seat), CheckMissions(), ReplenishOpen())


def refill_cost(game: Warp, seat: int) -> int:
    """Resources for each Private Mission drawn, never below zero (WARP-END-08)."""
    return max(0, 1 + game.colonies[seat].stats[MISSION_REFILL_COST])


class ReplenishPrivate(Ask[Warp]):
    """Draw Private Missions up to the limit, one at a time, from any deck, at most 2 of a type
    (WARP-END-08, WARP-END-11)."""

    __slots__ = ()

    def kind(self) -> str:
        return "replenish"

    def options(self, game: Warp) -> list[int]:
        seat = self.seat
        if len(game.zones[game.missions(seat)]) >= mission_limit(game, seat):
            return []
        if not can_pay(game, seat, Price(0, 0, refill_cost(game, seat), 0)):
            return []
        return [STOP, *open_decks(game, seat, -1)]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == STOP:
            return
        seat = self.seat
        game.then(DrawMission(seat, choice), CheckMissions(), ReplenishPrivate(seat))
        then_pay(game, seat, Price(0, 0, refill_cost(game, seat), 0), BY_REPLENISHING)

    def notation(self, game: Warp, choice: int) -> str:
        return "stop" if choice == STOP else f"deck {MISSION_TYPES[choice]}"

    def about(self, game: Warp) -> list[str]:
        return [f"{refill_cost(game, self.seat)}"]

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import replenish_objections

        return replenish_objections(game, self.seat)


class DrawMission(Do[Warp]):
    """The mission is drawn and cannot be completed before the next turn (WARP-END-08, WARP-END-10)."""

    __slots__ = ("deck", "seat")

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def resolve(self, game: Warp) -> None:
        look = 1 + game.colonies[self.seat].stats[MISSION_REFILL_LOOK]
        look_at(game, self.seat, self.deck, look, "WARP-END-08")
        game.then(KeepMission(self.seat, 0, 1))


class ReplenishOpen(Do[Warp]):
    """Each completed Open Mission is replaced from its deck, if that has a card
    (WARP-END-09, WARP-END-12, WARP-MIS-12)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        for deck in range(DECKS):
            if not game.zones[OPEN + deck] and game.zones[MISSION_DECKS + deck]:
                piece = game.draw(MISSION_DECKS + deck, OPEN + deck)
                # Everybody may have it from the next turn on (WARP-END-10), alone it lies from the next round on.
                game.dirty = (1 << game.seats) - 1
                game.open_since[deck] = game.round + 1
                if game.log is not None:
                    game.say("open_mission", "WARP-END-09", -1, [f"piece:{piece}"])
