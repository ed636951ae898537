"""Troops gained go to controlled areas or into the reserve (Income phase: Extract)."""

from __future__ import annotations

from tessera.games.the_warp.state import Warp
from tessera.kernel.step import Ask

RESERVE = -1
DONE = -2
# Where gained Troops may go: the words of `gain_troops`.
TO_RESERVE = 0
TO_AREA = 1


def rooms(game: Warp, seat: int) -> list[int]:
    """Controlled areas below their Troop limit (WARP-INC-06, WARP-GAT-07)."""
    troops = game.troops
    gate = game.rulebook.board.gate
    found = [area for area in game.colonies[seat].areas if troops[area] < 4]
    if gate in found and troops[gate] >= game.limit_of(gate):
        found.remove(gate)
    return found


def gain_to_reserve(game: Warp, seat: int, count: int, clause: str, source: int = -1) -> int:
    """Troops straight into the reserve, as far as the colour has any (WARP-INC-08)."""
    got = game.recruit(seat, count)
    game.colonies[seat].reserve += got
    if game.log is not None:
        game.say("reserve", clause, seat, [f"{got}"], source)
    return got


class PlaceGained(Ask[Warp]):
    """Each gained Troop goes to a controlled area or, where that is allowed, into the reserve (WARP-INC-04)."""

    __slots__ = ("left", "source", "to")

    def __init__(self, seat: int, left: int, to: int, source: int = -1) -> None:
        super().__init__(seat)
        # The effect that the Troops come from; none where a teammate extracts.
        self.source = source
        self.left = left
        self.to = to

    def kind(self) -> str:
        return "station"

    def options(self, game: Warp) -> list[int]:
        if not game.colonies[self.seat].supply:
            return []
        found = rooms(game, self.seat)
        return found if self.to == TO_AREA else [RESERVE, *found]

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        game.recruit(seat, 1)
        if choice == RESERVE:
            game.colonies[seat].reserve += 1
        else:
            game.station(seat, choice, 1)
        if game.log is not None:
            words = ["1"] if choice == RESERVE else [f"area:{choice}"]
            game.say("reserve" if choice == RESERVE else "station", "WARP-INC-04", seat, words, self.source)
        if self.left > 1:
            game.then(PlaceGained(seat, self.left - 1, self.to, self.source))

    def notation(self, game: Warp, choice: int) -> str:
        return "reserve" if choice == RESERVE else f"station {game.area_name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.left}"]


class PlaceReserve(Ask[Warp]):
    """Reserve Troops go to controlled areas, spread as the player likes, or stay
    (WARP-INC-04, WARP-INC-07, WARP-INC-11, ruling WARP-R007)."""

    __slots__ = ()

    def kind(self) -> str:
        return "place-reserve"

    def options(self, game: Warp) -> list[int]:
        if not game.colonies[self.seat].reserve:
            return []
        return [DONE, *rooms(game, self.seat)]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == DONE:
            return
        game.colonies[self.seat].reserve -= 1
        game.station(self.seat, choice, 1)
        if game.log is not None:
            game.say("place_reserve", "WARP-INC-07", self.seat, [f"area:{choice}"])
        game.then(PlaceReserve(self.seat))

    def notation(self, game: Warp, choice: int) -> str:
        return "done" if choice == DONE else f"station {game.area_name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{game.colonies[self.seat].reserve}"]
