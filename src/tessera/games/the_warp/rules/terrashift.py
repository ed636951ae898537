"""Terrashift: one area rises, another sinks; the others may follow (Action phase: B. Terrashift)."""

from __future__ import annotations

from tessera.games.the_warp.rules.archive import then_draw
from tessera.games.the_warp.rules.missions import CheckMissions
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import DID_TERRASHIFT, FOLLOW_BONUS, FOLLOWERS, HIGHEST, LOWEST
from tessera.kernel.step import Ask, Do, Refused

PASS = -1
# Raising an area is its number, lowering it the number and this.
LOWER = 64
# Whether a change belongs to the action, by which the area is barred for followers (WARP-TER-06).
AS_ACTION = 1
AS_EFFECT = 0


def shiftable(game: Warp, seat: int) -> list[int]:
    """Own areas, Exiled areas and empty ones, but never the gate (WARP-TER-02, WARP-GAT-05)."""
    gate = game.rulebook.board.gate
    holder = game.holder
    return [area for area in range(len(holder)) if (holder[area] < 0 or holder[area] == seat) and area != gate]


def raisable(game: Warp, areas: list[int]) -> list[int]:
    """Those below the highest multiplier (WARP-TER-03, WARP-TER-04)."""
    multipliers = game.multipliers
    return [area for area in areas if multipliers[area] < HIGHEST]


def lowerable(game: Warp, areas: list[int]) -> list[int]:
    """Those above the lowest multiplier (WARP-TER-03, WARP-TER-04)."""
    multipliers = game.multipliers
    return [area for area in areas if multipliers[area] > LOWEST]


def can_shift_pair(game: Warp, seat: int) -> bool:
    """Whether two different areas can be changed, one up and one down (WARP-TER-04)."""
    areas = shiftable(game, seat)
    up, down = raisable(game, areas), lowerable(game, areas)
    return bool(up) and bool(down) and (len(up) > 1 or len(down) > 1 or up[0] != down[0])


def can_shift_one(game: Warp, seat: int) -> bool:
    """Whether any area can be changed."""
    areas = shiftable(game, seat)
    return bool(raisable(game, areas) or lowerable(game, areas))


def shift(game: Warp, seat: int, area: int, change: int, as_action: int, clause: str, source: int) -> None:
    """The multiplier changes for good, and that is a deed (WARP-MIS-05, WARP-TER-01, WARP-TER-09, ruling WARP-R018)."""
    game.multipliers[area] += change
    if as_action:
        game.shifted.append(area)
    game.deed(seat, DID_TERRASHIFT, 1)
    if game.log is not None:
        words = [f"area:{area}", f"{game.multipliers[area]}"]
        game.say("raise" if change > 0 else "lower", clause, seat, words, source)


class RaiseArea(Ask[Warp]):
    """The area that rises (WARP-TER-01, WARP-SYM-03)."""

    __slots__ = ("as_action", "source")

    def __init__(self, seat: int, as_action: int, source: int = -1) -> None:
        super().__init__(seat)
        self.as_action = as_action
        self.source = source

    def kind(self) -> str:
        return "raise"

    def options(self, game: Warp) -> list[int]:
        areas = shiftable(game, self.seat)
        down = lowerable(game, areas)
        return [area for area in raisable(game, areas) if len(down) > 1 or area not in down]

    def answer(self, game: Warp, choice: int) -> None:
        shift(game, self.seat, choice, 1, self.as_action, "WARP-TER-01", self.source)
        game.then(LowerArea(self.seat, choice, self.as_action, self.source))

    def notation(self, game: Warp, choice: int) -> str:
        return f"raise {game.area_name(choice)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import shift_objections

        return shift_objections(game, self.seat, 1, -1)


class LowerArea(Ask[Warp]):
    """The other area, which sinks (WARP-TER-01, WARP-TER-04)."""

    __slots__ = ("as_action", "raised", "source")

    def __init__(self, seat: int, raised: int, as_action: int, source: int = -1) -> None:
        super().__init__(seat)
        self.raised = raised
        self.as_action = as_action
        self.source = source

    def kind(self) -> str:
        return "lower"

    def options(self, game: Warp) -> list[int]:
        return [area for area in lowerable(game, shiftable(game, self.seat)) if area != self.raised]

    def answer(self, game: Warp, choice: int) -> None:
        shift(game, self.seat, choice, -1, self.as_action, "WARP-TER-01", self.source)

    def notation(self, game: Warp, choice: int) -> str:
        return f"lower {game.area_name(choice)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import shift_objections

        return shift_objections(game, self.seat, -1, self.raised)


class ShiftOne(Ask[Warp]):
    """One area up or down, by following or by an effect (WARP-TER-05, WARP-TER-06, WARP-TER-07)."""

    __slots__ = ("as_action", "source")

    def __init__(self, seat: int, as_action: int, source: int = -1) -> None:
        super().__init__(seat)
        self.as_action = as_action
        self.source = source

    def kind(self) -> str:
        return "follow-terrashift" if self.as_action else "shift"

    def options(self, game: Warp) -> list[int]:
        areas = shiftable(game, self.seat)
        if not self.as_action:
            return raisable(game, areas) + [area + LOWER for area in lowerable(game, areas)]
        areas = [area for area in areas if area not in game.shifted]
        return [PASS, *raisable(game, areas), *[area + LOWER for area in lowerable(game, areas)]]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == PASS:
            if game.log is not None:
                game.say("no_follow", "WARP-TER-05", self.seat, [])
            return
        if self.as_action:
            game.follows += 1
        change, area = (1, choice) if choice < LOWER else (-1, choice - LOWER)
        clause = "WARP-TER-05" if self.as_action else "WARP-SYM-03"
        shift(game, self.seat, area, change, self.as_action, clause, self.source)

    def notation(self, game: Warp, choice: int) -> str:
        if choice == PASS:
            return "pass"
        return f"raise {game.area_name(choice)}" if choice < LOWER else f"lower {game.area_name(choice - LOWER)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import follow_shift_objections

        return follow_shift_objections(game, self)


class Terrashift(Do[Warp]):
    """The action: two areas, then the others may follow with one each, clockwise (WARP-TER-01, WARP-TER-07)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        game.follows = 0
        game.then(DrawForFollowers(self.seat))
        for seat in reversed(game.clockwise(self.seat)[1:]):
            game.then(ShiftOne(seat, AS_ACTION), CheckMissions())
        game.then(RaiseArea(self.seat, AS_ACTION), CheckMissions())


class DrawForFollowers(Do[Warp]):
    """The active player may draw a card per follower, three at most, once all have answered
    (WARP-TER-08, WARP-TER-10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        if game.follows:
            game.deed(self.seat, FOLLOWERS, game.follows)
            then_draw(game, self.seat, min(FOLLOW_BONUS, game.follows), True)
