"""Building: gears and range for a building on sand, and what it touches (Build)."""

from __future__ import annotations

from tessera.games.revive.rules import entries
from tessera.games.revive.rules.announcing import A_RANGE, gears_for
from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.range import set_foot, ways
from tessera.games.revive.rules.resources import charge
from tessera.games.revive.rules.targets import meet_target
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BIG, FIELD, GEAR, ON_CRYSTAL, SAND_TILE, SIZES, TRACKS, VAST, WATER
from tessera.kernel.step import Do


def build(game: Revive, seat: int, space: int, size: int, said: list[int]) -> None:
    """Pay range and gears, and place the building (REV-BLD-01, REV-BLD-02)."""
    gears = gears_for(game, seat, space, size, said)
    food = max(0, ways(game, seat)[space] - said[A_RANGE])
    if game.log is not None:
        game.say("build", "REV-BLD-01", seat, [SIZES[size], game.space_name(space)])
    game.then(Erect(seat, space, size, gears))
    charge(game, seat, gears, 0, food, 0, "REV-BLD-02")


class Erect(Do[Revive]):
    """The building stands; what it touches is resolved in any order
    (REV-BLD-03, REV-BLD-11, REV-KUN-06, REV-OXF-05)."""

    __slots__ = ("gears", "seat", "size", "space")

    def __init__(self, seat: int, space: int, size: int, gears: int) -> None:
        self.seat = seat
        self.space = space
        self.size = size
        # What was paid for it, whatever it was paid with.
        self.gears = gears

    def resolve(self, game: Revive) -> None:
        seat, space = self.seat, self.space
        camp = game.camps[seat]
        is_first = not game.has_piece(seat)
        camp.buildings[self.size] -= 1
        found = rewards_of_building(game, seat, space, self.size)
        game.built[space] = 1 + 2 * seat + self.size
        game.sites.remove(space)
        set_foot(game, seat, space, is_first)
        if found:
            game.then(WorkOff(seat, found))
        meet_target(game, seat, space, GEAR, self.gears)


def rewards_of_building(game: Revive, seat: int, space: int, size: int) -> list[int]:
    """Entries for a new building, before it stands: terrain and crystals double for a large one, water once and only if
    it is new, locations and sand nothing (REV-BLD-04, REV-BLD-05, REV-BLD-06, REV-BLD-07, REV-BLD-08, REV-BLD-09,
    REV-HOF-05, REV-OPT-10, REV-OPT-12)."""
    board = game.rulebook.board
    times = 2 if size == BIG else 1
    steps = [0] * TRACKS
    found: list[int] = []
    vast: list[int] = []
    for other in board.next_to[space]:
        kind = game.kinds[other]
        if 0 <= kind <= FIELD:
            steps[kind] += times
        elif kind == WATER and is_new_water(game, seat, other):
            found.append(entries.WATER + other)
        elif kind == VAST and other // 4 not in vast:
            vast.append(other // 4)
    found = [entries.ADVANCE + 100 * track + steps[track] for track in range(TRACKS) if steps[track]] + found
    symbols = len(board.crystals[space])
    if symbols:
        found.append(entries.CRYSTALS + times * symbols)
    found += [entries.VAST + times for _ in vast]
    # A technology of one tribe pays each of them once, whatever the size (REV-STO-02).
    found += entries_of(game, game.triggered(seat, ON_CRYSTAL, -1)) * (symbols + len(vast))
    if game.laid[space] and (game.laid[space] - 1) // 8 == SAND_TILE:
        found.append(entries.POINTS + 1)
    return found


def is_new_water(game: Revive, seat: int, water: int) -> bool:
    """Whether no earlier building of a player is adjacent to a water space
    (REV-BLD-06, REV-BLD-07, ruling REV-R011)."""
    own = (1 + 2 * seat, 2 + 2 * seat)
    for other in game.rulebook.board.next_to[water]:
        if game.built[other] in own:
            return False
    return True
