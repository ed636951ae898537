"""13. Initiative tiles: owned by whoever best fulfils their condition, tested after every payment and effect step."""

from __future__ import annotations

from tessera.games.atlas_lost.counting import count
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import INFLUENCE_TILE, TILES


def retest(game: Atlas) -> None:
    """Test all tiles whose values have changed (AL-INI-14)."""
    dirty = game.dirty
    game.dirty = 0
    for tile in range(TILES):
        if dirty >> tile & 1:
            _test(game, tile)


def tile_number(game: Atlas, tile: int) -> int:
    """Which of the six tiles lies at this place: the tree's, or the influence tile (AL-SETUP-13)."""
    return 5 if tile == INFLUENCE_TILE else game.trees[tile]


def value(game: Atlas, seat: int, tile: int) -> int:
    """What a player has for a tile: its tokens, teams or steps, plus installed cards of the tree
    (AL-INI-02, AL-INI-03, AL-INI-04, AL-INI-05, AL-INI-06, AL-INI-07, AL-INI-15, AL-PASS-01)."""
    total = 0
    for what in game.rulebook.tiles[tile_number(game, tile)].counts:
        total += count(game, seat, what)
    if tile != INFLUENCE_TILE:
        tree = game.trees[tile]
        passives = game.rulebook.passives
        for source in game.factions[seat].force:
            total += passives[source].initiative[tree]
    return total


# ruling AL-R036
def _test(game: Atlas, tile: int) -> None:
    """Who owns a tile now. NPCs are not compared (AL-NPC-12); alone, the minimum decides (AL-SOLO-06)."""
    holder = game.owner[tile]
    minimum = game.rulebook.tiles[tile_number(game, tile)].minimum
    best = -1
    leader = -1
    tied = False
    mine = -1
    for seat in range(game.seats):
        number = value(game, seat, tile)
        if seat == holder:
            mine = number
        if number > best:
            best = number
            leader = seat
            tied = False
        elif number == best:
            tied = True
    if holder >= 0 and mine >= minimum and mine >= best:
        return  # AL-INI-10: a tie with the owner changes nothing
    if best < minimum or tied:
        leader = -1  # AL-INI-08, AL-INI-11, AL-INI-12, AL-INI-13
    if leader != holder:
        game.owner[tile] = leader  # AL-INI-09
        if game.log is not None:
            _tell(game, tile, holder, leader, mine < minimum)


def _tell(game: Atlas, tile: int, holder: int, leader: int, fell: bool) -> None:
    """The tile's way; `fell`: its owner no longer reached the minimum, and was not just overtaken."""
    name = f"tile:{game.rulebook.tiles[tile_number(game, tile)].id}"
    if leader < 0:
        game.say("initiative-lost", "AL-INI-11" if fell else "AL-INI-13", holder, [name])
    elif holder < 0:
        game.say("initiative-gained", "AL-INI-08", leader, [name])
    else:
        game.say("initiative-taken", "AL-INI-12" if fell else "AL-INI-09", leader, [name, f"seat:{holder}"])
