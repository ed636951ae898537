"""Selling in a scene where it matters only what the Trade powers of a tableau add."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.scene import Scene

# A world of each kind without a Trade power: Novelty, Rare elements, Genes and Alien technology, worth 2, 3, 4 and 5.
WORLDS = ("gem-world", "comet-zone", "lost-species-ark-world", "deserted-alien-outpost")


def sales(*cards: str, sets: str = "base") -> list[int]:
    """How many cards a good of each kind brings, sold by the Trade bonus beside these cards."""
    return [sale(world, *cards, sets=sets) for world in WORLDS]


def sale(world: str, *others: str, sets: str = "base") -> int:
    """How many cards the good of this world brings."""
    scene = Scene(sets=sets).tableau("A", world, *others).good("A", world).round(A="trade")
    assert scene.goods_of("A") == []
    return scene.cards_in_hand("A")
