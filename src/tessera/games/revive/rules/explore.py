"""Exploring: pay, score, recruit, turn the tile over, and pay everybody whose buildings it touches (Explore)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules import entries
from tessera.games.revive.rules.announcing import tile_cost, tile_range
from tessera.games.revive.rules.carrying import WorkOff, entries_of
from tessera.games.revive.rules.points import score
from tessera.games.revive.rules.range import open_up
from tessera.games.revive.rules.resources import charge
from tessera.games.revive.state import EXPLORED, FACE_DOWN, Revive
from tessera.games.revive.terms import FIELD, TRACKS, VAST, WATER
from tessera.kernel.step import Ask, Do

SPACES: Final = 4


def explore(game: Revive, seat: int, slot: int, said: list[int]) -> None:
    """Pay range and the cost on the back, score its points, recruit, then turn the tile over
    (REV-EXP-01, REV-EXP-02, REV-EXP-05, REV-OXF-08, REV-OXF-09)."""
    food = tile_cost(game, seat, slot, said) + tile_range(game, seat, slot, said)
    if game.log is not None:
        game.say("explore", "REV-EXP-01", seat, [game.rulebook.board.slot_names[slot]])
    game.then(ScoreTile(seat, slot))
    charge(game, seat, 0, 0, food, 0, "REV-EXP-02")


class ScoreTile(Do[Revive]):
    """Blue points of the back, then a card, then the face; a vast crystal gives no card
    (REV-EXP-03, REV-EXP-04, REV-OPT-08, ruling REV-R008)."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def resolve(self, game: Revive) -> None:
        seat, slot = self.seat, self.slot
        tile = game.tile(game.zones[FACE_DOWN][game.hidden.index(slot)])
        game.then(TurnTile(seat, slot))
        if tile.recruits:
            game.exploring.append(slot)
            game.then(WorkOff(seat, [entries.RECRUIT]))
        score(game, seat, tile.points, "REV-EXP-03")


class TurnTile(Do[Revive]):
    """The tile is turned over and looked at before it is laid (REV-EXP-05)."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def resolve(self, game: Revive) -> None:
        at = game.hidden.index(self.slot)
        piece = game.zones[FACE_DOWN][at]
        if self.slot in game.exploring:
            game.exploring.remove(self.slot)
        game.hidden = game.hidden[:at] + game.hidden[at + 1 :]
        game.move(piece, FACE_DOWN, EXPLORED)
        game.tile_of[self.slot] = piece
        if game.log is not None:
            game.say(
                "turn_tile", "REV-EXP-05", self.seat, [f"piece:{piece}", game.rulebook.board.slot_names[self.slot]]
            )
        game.then(LayTile(self.seat, self.slot))


class LayTile(Ask[Revive]):
    """Either of the two orientations (REV-EXP-05, REV-MAP-01)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def kind(self) -> str:
        return "lay-tile"

    def options(self, game: Revive) -> list[int]:
        # A vast crystal looks the same either way.
        return [0] if game.tile_at(self.slot).vast else [0, 1]

    def answer(self, game: Revive, choice: int) -> None:
        game.open_spaces(self.slot, game.tile_at(self.slot), choice == 1)
        open_up(game, self.slot)
        if game.log is not None:
            game.say("lay_tile", "REV-EXP-05", self.seat, [game.rulebook.board.slot_names[self.slot], f"{choice}"])
        # One player after the other finishes everything, the active one first
        # (REV-EXP-07, REV-TURN-10, ruling REV-R009).
        tile = game.tile_at(self.slot)
        for seat in reversed(game.clockwise(game.active)):
            found = rewards_of_tile(game, seat, self.slot)
            if seat == self.seat and tile.effects >= 0:
                found = entries_of(game, [tile.effects]) + found
            if found:
                game.then(WorkOff(seat, found))

    def notation(self, game: Revive, choice: int) -> str:
        return f"lay {choice}"

    def about(self, game: Revive) -> list[str]:
        return [f"piece:{game.tile_of[self.slot]}", game.rulebook.board.slot_names[self.slot]]


def rewards_of_tile(game: Revive, seat: int, slot: int) -> list[int]:
    """What buildings of a player that touch a new tile give: terrain for each of them, doubled for large ones, each
    water once, and vast crystals (REV-EXP-06, REV-EXP-08, REV-OPT-10)."""
    steps = [0] * TRACKS
    waters: list[int] = []
    crystals = 0
    own = (1 + 2 * seat, 2 + 2 * seat)
    touched: list[int] = []
    for space in range(SPACES * slot, SPACES * slot + SPACES):
        for other in game.rulebook.board.next_to[space]:
            if game.built[other] not in own:
                continue
            kind = game.kinds[space]
            times = 2 if game.is_large(other) else 1
            if 0 <= kind <= FIELD:
                steps[kind] += times
            elif kind == WATER and space not in waters:
                waters.append(space)
            elif kind == VAST and other not in touched:
                touched.append(other)
                crystals += times
    found = [entries.ADVANCE + 100 * track + steps[track] for track in range(TRACKS) if steps[track]]
    found = entries.because(entries.EXPLORED, found + [entries.WATER + space for space in waters])
    return [*found, entries.VAST + crystals] if crystals else found
