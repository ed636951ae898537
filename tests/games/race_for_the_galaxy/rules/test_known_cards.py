"""Cards that were shown are known in a hand until one goes face down: then nobody can tell which (ruling RFTG-R008)."""

from __future__ import annotations

from tessera.kernel.state import KNOWN
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def searched(*cards: str) -> Scene:
    """A has taken Space Marines from a search, and both develop now; A has these cards in the tableau."""
    scene = Scene(sets="set3").tableau("A", *cards).deck("space-marines")
    scene.hand("A", "drop-ships", "spice-world", "mining-world", "public-works", "old-earth", "gem-world")
    scene.round(A="search", B="develop").play("A search development-military", "A take space-marines")
    assert scene.knows("B", "space-marines")
    return scene


@clause("RFTG-ROUND-12", "RFTG-SEARCH-04")
@for_each("world", ["new-sparta", "galactic-scavengers"])
@for_each("paid", ["space-marines", "gem-world"])
def test_a_payment_hides_whether_a_known_card_was_among_it(world: str, paid: str) -> None:
    scene = searched(world)

    scene.play("A develop drop-ships", f"A pay {paid} + pay spice-world + pay mining-world + pay public-works")
    while_saving = scene.knows("B", "space-marines")
    if world == "galactic-scavengers":
        scene.play("A save spice-world")

    assert not while_saving
    assert not scene.knows("B", "space-marines")
    assert scene.seen("B", "players", 0, "hand") == ["card", "card"]


@clause("RFTG-ROUND-12")
def test_a_card_that_is_known_is_not_told_apart_from_others_that_are_discarded_later() -> None:
    scene = searched("galactic-scavengers", "deficit-spending")
    scene.play("A develop drop-ships", "A pay gem-world + pay spice-world + pay mining-world + pay public-works")
    scene.play("A save spice-world").round(A="double").play("A use deficit-spending")

    scene.play("A discard space-marines")

    assert not scene.knows("B", "space-marines")


@clause("RFTG-PRODUCE-14", "RFTG-TAKEOVER-22")
def test_who_lost_a_world_knows_the_cards_saved_under_it_until_one_is_discarded() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("B", "galactic-scavengers").saved("B", "gem-world")
    # As whoever saved it does.
    scene.state.sight[1][scene.piece("gem-world")] = KNOWN
    scene.tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "drop-ships", "deficit-spending")
    scene.has("A", prestige=1).round(A="settle")
    scene.play("A takeover interstellar-casus-belli")
    taken = scene.tableau_of("A")
    scene.round(A="produce")
    in_hand = scene.knows("B", "gem-world")

    scene.hand("A", "spice-world").round(A="double").play("A use deficit-spending", "A discard spice-world")

    assert "galactic-scavengers" in taken
    assert in_hand
    assert not scene.knows("B", "gem-world")
