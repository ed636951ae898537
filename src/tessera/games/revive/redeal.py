"""Dealing anew what a seat cannot know, beyond what the kernel does with zones.

Three facts about face-down tiles are known to everybody though nobody sees them: both vast crystals are in the game and
do not touch each other (REV-OPT-06), and a tile whose explorer was offered a card is none (REV-OPT-08).
"""

from __future__ import annotations

from tessera.games.revive.rules.setup import are_adjacent
from tessera.games.revive.state import BOX, FACE_DOWN, Revive


def redeal_secrets(game: Revive, seat: int) -> None:
    """Move vast crystals until the deal is one that could be."""
    if not game.rulebook.vast_crystals:
        return
    tiles = game.zones[FACE_DOWN]
    box = game.zones[BOX]
    for place in range(len(box)):
        if box[place] >= game.rulebook.first_tile and game.tile(box[place]).vast:
            alike = [at for at in range(len(tiles)) if game.plan.backs[tiles[at]] == game.plan.backs[box[place]]]
            common = [at for at in alike if not game.tile(tiles[at]).vast]
            at = common[game.chance.below(len(common))]
            tiles[at], box[place] = box[place], tiles[at]
    for at in range(len(tiles)):
        if game.tile(tiles[at]).vast and not _may_lie(game, game.hidden[at], at):
            places = [
                other
                for other in range(len(tiles))
                if not game.tile(tiles[other]).vast
                and game.plan.backs[tiles[other]] == game.plan.backs[tiles[at]]
                and _may_lie(game, game.hidden[other], at)
            ]
            if places:
                other = places[game.chance.below(len(places))]
                tiles[at], tiles[other] = tiles[other], tiles[at]


def _may_lie(game: Revive, slot: int, moving: int) -> bool:
    """Whether a vast crystal could lie in a slot: not where one was shown to be none, and beside no other."""
    if slot in game.exploring:
        return False
    tiles = game.zones[FACE_DOWN]
    others = [game.hidden[at] for at in range(len(tiles)) if at != moving and game.tile(tiles[at]).vast]
    for other in game.rulebook.board.area_slots:
        if game.tile_of[other] >= 0 and game.tile(game.tile_of[other]).vast:
            others.append(other)
    return not any(are_adjacent(game.rulebook, slot, other) for other in others)
