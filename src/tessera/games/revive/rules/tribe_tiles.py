"""Tribe tiles: forests, temples, targets and sand on the map (Tribe clarifications)."""

from __future__ import annotations

from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules import entries
from tessera.games.revive.rules.carrying import WorkOff
from tessera.games.revive.rules.range import FAR, raise_temple, terrain_changed, ways
from tessera.games.revive.rules.resources import charge
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import (
    FOREST,
    FOREST_TILE,
    GREEN,
    LARGE,
    LOCATION,
    SAND,
    SAND_TILE,
    TARGET,
    TEMPLE,
    TILES,
    UNEXPLORED,
)
from tessera.kernel.step import Ask, Do, Refused


def tile_spaces(game: Revive, seat: int, effect: Effect) -> list[int]:
    """Where a tribe tile can go: explored spaces of the kinds named, free of buildings, figures and tribe tiles, and
    range that can be paid (REV-TRB-03, REV-TRB-04, REV-RNG-10, REV-OXF-03, REV-OXF-07)."""
    camp = game.camps[seat]
    if not camp.tiles:
        return []
    reach = ways(game, seat)
    most = camp.resources[2] + camp.resources[3] if effect.source else FAR
    most = min(most, FAR - 1) if effect.source else most
    found: list[int] = []
    for space in game.rulebook.board.used:
        kind = game.kinds[space]
        if kind == UNEXPLORED or not effect.mask >> kind & 1 or game.laid[space] or game.built[space]:
            continue
        if reach[space] <= most and is_free_for(game, seat, effect.what, space):
            found.append(space)
    return found


def is_free_for(game: Revive, seat: int, tile: int, space: int) -> bool:
    """A target may lie beside rival figures, not beside an own one; other tiles need a space without figures
    (REV-TRB-03, REV-OXF-03)."""
    if tile == TARGET and game.kinds[space] in (LOCATION, LARGE):
        return not game.people[space] >> seat & 1
    return not game.people[space]


class PlaceTile(Ask[Revive]):
    """Put a tribe tile on the map, and pay range to it if the ability says so
    (REV-NAD-03, REV-HOF-03, REV-OXF-03, REV-KUN-03)."""

    __slots__ = ("listed", "number")

    def __init__(self, seat: int, number: int, listed: int) -> None:
        super().__init__(seat)
        # The effect as an entry, and the list whose other effects follow it.
        self.number = number
        self.listed = listed

    def kind(self) -> str:
        return "tribe-tile"

    def options(self, game: Revive) -> list[int]:
        return tile_spaces(game, self.seat, game.effect(entries.effect_in(self.number)))

    def answer(self, game: Revive, choice: int) -> None:
        effect = game.effect(entries.effect_in(self.number))
        food = ways(game, self.seat)[choice] if effect.source else 0
        game.then(LayTribeTile(self.seat, choice, effect.what, self.listed))
        charge(game, self.seat, 0, 0, food, 0, "REV-RNG-10", self.number)

    def notation(self, game: Revive, choice: int) -> str:
        return f"tile {game.space_name(choice)}"

    def about(self, game: Revive) -> list[str]:
        return [TILES[game.effect(entries.effect_in(self.number)).what]]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


class LayTribeTile(Do[Revive]):
    """The tile lies on the map and may change the kind of its space; the rest of the ability follows, then what new
    terrain gives to buildings beside it (REV-NAD-04, REV-KUN-05, REV-HOF-04)."""

    __slots__ = ("listed", "seat", "space", "tile")

    def __init__(self, seat: int, space: int, tile: int, listed: int) -> None:
        self.seat = seat
        self.space = space
        self.tile = tile
        self.listed = listed

    def resolve(self, game: Revive) -> None:
        seat, space = self.seat, self.space
        game.camps[seat].tiles -= 1
        game.laid[space] = 1 + seat + 8 * self.tile
        if game.log is not None:
            game.say("tribe_tile", "REV-TRB-03", seat, [TILES[self.tile], game.space_name(space)])
        if self.tile == FOREST_TILE:
            game.kinds[space] = FOREST
            # A pack may plant forests on other terrain than sand.
            if space in game.sites:
                game.sites.remove(space)
            terrain_changed(game)
            pay_for_forest(game, space)
        elif self.tile == SAND_TILE:
            game.kinds[space] = SAND
            game.sites.append(space)
            terrain_changed(game)
        elif self.tile == TEMPLE:
            raise_temple(game, seat, space)
        rest = [entries.about(effect.number, space) for effect in game.rulebook.lists[self.listed][1:]]
        if rest:
            game.then(WorkOff(seat, rest))


def pay_for_forest(game: Revive, space: int) -> None:
    """Buildings beside new forest advance their owners' green tracks, twice for large ones, active player first; one
    that is built before they do is paid for when it is built (REV-NAD-04, REV-BLD-04, REV-TURN-10)."""
    steps = [0] * game.seats
    for other in game.rulebook.board.next_to[space]:
        if game.built[other]:
            steps[game.builder(other)] += 2 if game.is_large(other) else 1
    for seat in reversed(game.clockwise(game.active)):
        if steps[seat]:
            game.then(WorkOff(seat, entries.because(entries.PLANTED, [entries.ADVANCE + 100 * GREEN + steps[seat]])))
