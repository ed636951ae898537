"""The rulebook's worked examples on card powers, each played as it stands there."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene


@clause("RFTG-CONSUME-16")
def test_ex_14_gambling_with_an_ante() -> None:
    # Alan antes a card of cost 5 and flips five, one of which has defense 7.
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", "galactic-trendsetters", "old-earth")
    flipped = ("gem-world", "spice-world", "rebel-homeworld", "artist-colony", "pirate-world")
    scene.deck(*flipped)

    scene.round(B="double").play("A use gambling-world-set2 2", "A ante galactic-trendsetters")

    # He keeps his ante and any one of them.
    assert scene.options("A") == [f"keep {card}" for card in flipped]
    scene.play("A keep gem-world")
    assert scene.hand_of("A") == ["galactic-trendsetters", "gem-world", "old-earth"]
    assert scene.pile() == ["artist-colony", "pirate-world", "rebel-homeworld", "spice-world"]


@clause("RFTG-CONSUME-16")
def test_ex_14_without_a_6_the_ante_is_lost() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", "galactic-trendsetters", "old-earth")
    # New Earth costs 5, Rebel Outpost has defense 5: as high as the ante, not higher.
    scene.deck("gem-world", "new-earth", "rebel-outpost", "artist-colony", "pirate-world", "rebel-homeworld")

    scene.round(B="double").play("A use gambling-world-set2 2", "A ante galactic-trendsetters")

    assert scene.hand_of("A") == ["old-earth"]
    assert "galactic-trendsetters" in scene.pile()
    assert len(scene.pile()) == 6


@clause("RFTG-PRODUCE-12")
def test_ex_15_discard_to_produce_after_drawing() -> None:
    # Nothing in hand; one other kind is produced.
    scene = Scene(sets="set1").tableau("A", "diversified-economy", "damaged-alien-factory", "artist-colony")

    scene.round(B="produce").play("A draw diversified-economy")
    assert scene.cards_in_hand("A") == 1
    scene.play("A produce damaged-alien-factory by damaged-alien-factory")

    # The Alien good is there, and brings no further card.
    assert scene.goods_of("A") == ["artist-colony", "damaged-alien-factory"]
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-KIND-02", "RFTG-KIND-03")
def test_ex_16_the_multi_kind_world_is_filled_as_rare_and_counted_as_genes() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "mining-robots", "pan-galactic-league")
    scene.tableau("A", "mining-conglomerate").kind("A", "rare")

    scene.round(B="produce").play("A produce alien-oort-cloud-refinery by mining-robots", "A kind genes")
    # A Genes world for Pan-Galactic League.
    scene.play("A draw pan-galactic-league")

    # 1 card for that, and 2 of Mining Conglomerate, for which a Rare good was produced.
    assert scene.cards_in_hand("A") == 3
    # From here on the world and its good are Genes.
    assert scene.seen("B", "players", 0, "tableau", 0, "kind") == "genes"
    scene.tableau("A", "research-labs").round(B="double").play("A use research-labs")
    assert scene.chips("A") == 1


@clause("RFTG-TRADE-05")
def test_ex_17_the_uplift_lab_counts_itself() -> None:
    scene = Scene(sets="set2").tableau("A", "clandestine-uplift-lab", "aquatic-uplift-race")
    scene.good("A", "aquatic-uplift-race")

    # 4 for a Genes good, and 2 worlds with the Uplift symbol.
    scene.round(A="trade")

    assert scene.cards_in_hand("A") == 6


@clause("RFTG-PRODUCE-16")
def test_ex_17_the_rebel_cantina_counts_itself() -> None:
    scene = Scene(sets="set2").tableau("A", "rebel-cantina")

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == 1
