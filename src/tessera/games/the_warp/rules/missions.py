"""Completing missions, in anyone's turn and with priority (Completing Missions)."""

from __future__ import annotations

from tessera.games.the_warp.rules.conditions import all_hold
from tessera.games.the_warp.rules.endgame import check_trigger
from tessera.games.the_warp.rules.payment import Price, can_afford, then_pay_mission
from tessera.games.the_warp.state import OPEN, PIONEERS, Warp
from tessera.games.the_warp.terms import DECKS
from tessera.kernel.step import Ask, Do, Refused

LATER = -1


class CheckMissions(Do[Warp]):
    """After an event: whoever's own position changed may show missions, the active player first, then clockwise
    (WARP-MIS-06, WARP-MIS-07, WARP-MIS-09, WARP-DEV-16, ruling WARP-R015)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        if not game.dirty:
            return
        seat = game.active
        for _ in range(game.seats):
            if game.dirty >> seat & 1:
                game.dirty &= ~(1 << seat)
                ready = showable(game, seat)
                game.colonies[seat].ready = ready
                if ready:
                    game.then(ShowMission(seat), CheckMissions())
                    return
            seat += 1
            if seat == game.seats:
                seat = 0


def showable(game: Warp, seat: int) -> list[int]:
    """The missions that a player could complete now: Private, Open and Pioneering ones (WARP-MIS-02, WARP-MIS-03)."""
    zones = game.zones
    private = zones[game.missions(seat)]
    fresh = game.colonies[seat].fresh
    # Those that appeared in this turn's replenishing lie last (WARP-END-10).
    pieces = private[: len(private) - fresh] if fresh else private
    pieces = pieces + zones[OPEN] + zones[OPEN + 1] + zones[OPEN + 2] + zones[PIONEERS]
    missions = game.rulebook.missions
    first = game.rulebook.first_mission
    acted = game.colonies[seat].acted
    found: list[int] = []
    for piece in pieces:
        mission = missions[piece - first]
        # Who did nothing in this turn has no deed to show.
        if (acted or not mission.deed) and not mission.timing and all_hold(game, seat, mission.conditions):
            pay = mission.pay
            if pay is None or can_afford(game, seat, pay, Price(pay.gold, pay.energy, pay.any, 0), 0):
                found.append(piece)
    return found


class ShowMission(Ask[Warp]):
    """Complete a mission now, or later: completing is voluntary (WARP-MIS-09)."""

    __slots__ = ()

    def kind(self) -> str:
        return "mission"

    def options(self, game: Warp) -> list[int]:
        return [*game.colonies[self.seat].ready, LATER]

    def answer(self, game: Warp, choice: int) -> None:
        if choice != LATER:
            complete(game, self.seat, choice)

    def notation(self, game: Warp, choice: int) -> str:
        return "later" if choice == LATER else f"complete {game.name(choice)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import mission_objections

        return mission_objections(game, self.seat)


def complete(game: Warp, seat: int, piece: int) -> None:
    """The mission is shown, paid for if it asks for that, and gives its points once
    (WARP-MIS-03, WARP-MIS-08, WARP-MIS-10, WARP-MIS-11, WARP-OBJ-03)."""
    mission = game.mission(piece)
    colony = game.colonies[seat]
    game.move(piece, zone_of(game, seat, piece), game.done(seat))
    colony.points += mission.points
    colony.done[mission.type] += 1
    for other in game.colonies:
        if piece in other.ready:
            other.ready = [ready for ready in other.ready if ready != piece]
    game.dirty |= 1 << seat
    if game.log is not None:
        game.say("mission", "WARP-MIS-03", seat, [f"piece:{piece}", f"{mission.points}", f"{colony.points}"])
    if mission.pay is not None:
        then_pay_mission(game, seat, mission.pay)
    check_trigger(game)


def zone_of(game: Warp, seat: int, piece: int) -> int:
    """Where a mission lies that a seat may complete."""
    private = game.missions(seat)
    if piece in game.zones[private]:
        return private
    mission = game.mission(piece)
    return PIONEERS if mission.type == DECKS else OPEN + mission.type
