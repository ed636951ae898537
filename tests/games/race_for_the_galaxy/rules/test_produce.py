"""Phase V, Produce: goods on production worlds, and cards and prestige for them (base game; Card powers: V Produce)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def led_by_b(scene: Scene) -> Scene:
    """B has far more prestige, so that the next round brings A no Prestige Lead bonus."""
    return scene.has("B", prestige=9).leads("B")


@clause("RFTG-PRODUCE-01")
def test_every_production_world_without_a_good_gets_one() -> None:
    scene = Scene().tableau("A", "artist-colony", "spice-world", "old-earth").tableau("B", "distant-world")
    scene.good("A", "spice-world").deck("drop-ships", "space-marines")
    before = scene.deck_size()

    # Everybody produces, whoever chose it.
    scene.round(A="produce")

    assert scene.goods_of("A") == ["artist-colony", "spice-world"]
    assert scene.goods_of("B") == ["distant-world"]
    # A face-down card of the draw pile for each.
    assert scene.deck_size() == before - 2
    assert scene.state.zones[scene.state.goods(1)] == [scene.piece("space-marines")]
    assert not scene.knows("B", "space-marines")


@clause("RFTG-PRODUCE-05")
@for_each(
    ("world", "cards"),
    [("comet-zone", 1), ("gem-world", 1), ("mining-world", 1), ("lost-species-ark-world", 2), ("galactic-studios", 1)],
)
def test_some_worlds_draw_when_they_get_a_good(world: str, cards: int) -> None:
    scene = Scene(sets="set1").tableau("A", world)

    scene.round(B="produce")

    assert scene.goods_of("A") == [world]
    assert scene.cards_in_hand("A") == cards


@clause("RFTG-PRODUCE-05")
def test_a_world_that_already_has_a_good_draws_nothing() -> None:
    scene = Scene().tableau("A", "comet-zone").good("A", "comet-zone")

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == 0


@clause("RFTG-PRODUCE-05")
@for_each("choice", ["produce runaway-robots", "produce runaway-robots by mining-robots"])
def test_a_windfall_world_draws_by_whatever_means_it_gets_its_good(choice: str) -> None:
    scene = Scene().tableau("A", "runaway-robots", "mining-robots")

    scene.round(A="produce").play(f"A {choice}")

    assert scene.goods_of("A") == ["runaway-robots"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-PRODUCE-06", "RFTG-PRODUCE-07")
@for_each(
    ("power", "worlds", "before", "cards"),
    [
        # Novelty goods.
        ("consumer-markets", ("artist-colony", "spice-world", "distant-world"), (), 2),
        ("consumer-markets", ("artist-colony", "spice-world"), ("spice-world",), 1),
        ("consumer-markets", ("distant-world",), (), 0),
        # Alien goods.
        ("research-labs", ("alien-robotic-factory", "lost-alien-battle-fleet", "spice-world"), (), 2),
        ("research-labs", ("alien-robotic-factory", "lost-alien-battle-fleet"), ("alien-robotic-factory",), 1),
    ],
)
def test_a_card_for_each_good_of_a_kind_produced_in_this_phase(
    power: str, worlds: tuple[str, ...], before: tuple[str, ...], cards: int
) -> None:
    # Goods that were there before are not counted.
    scene = Scene().tableau("A", power, *worlds).good("A", *before)

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-PRODUCE-06")
def test_goods_of_an_earlier_produce_phase_are_not_counted_again() -> None:
    scene = Scene().tableau("A", "consumer-markets", "diversified-economy", "artist-colony", "spice-world")

    # Two Novelty goods, one kind.
    scene.round(B="produce")
    assert scene.cards_in_hand("A") == 3
    # They are still there, so nothing is produced.
    scene.round(B="produce")

    assert scene.cards_in_hand("A") == 3


@clause("RFTG-PRODUCE-07")
def test_goods_put_on_windfall_worlds_are_counted_too() -> None:
    scene = Scene().tableau("A", "consumer-markets", "artist-colony", "refugee-world")

    # Draws that are left are taken at the end of one's production.
    scene.round(A="produce").play("A produce refugee-world")

    assert scene.cards_in_hand("A") == 2


@clause("RFTG-PRODUCE-07")
def test_goods_of_others_are_not_counted() -> None:
    scene = Scene().tableau("A", "consumer-markets").tableau("B", "artist-colony", "spice-world")

    scene.round(A="produce")

    assert scene.cards_in_hand("A") == 0


@clause("RFTG-PRODUCE-08", "RFTG-PRODUCE-06")
@for_each(
    ("worlds", "before", "cards"),
    [
        (("artist-colony", "spice-world"), (), 1),
        (("artist-colony", "bio-hazard-mining-world", "distant-world", "alien-robotic-factory"), (), 4),
        (("artist-colony", "bio-hazard-mining-world", "distant-world"), ("artist-colony",), 2),
        ((), (), 0),
    ],
)
def test_diversified_economy_draws_for_each_kind_produced(
    worlds: tuple[str, ...], before: tuple[str, ...], cards: int
) -> None:
    scene = Scene().tableau("A", "diversified-economy", *worlds).good("A", *before)

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-PRODUCE-09")
def test_the_league_draws_for_each_genes_world_with_or_without_a_good() -> None:
    # Production, windfall and military Genes worlds; one has a good already, one gets none.
    scene = Scene().tableau("A", "pan-galactic-league", "distant-world", "empath-world", "aquatic-uplift-race")
    scene.tableau("A", "artist-colony").good("A", "distant-world")

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == 3


@clause("RFTG-PRODUCE-10")
@for_each(
    ("own", "others", "cards"),
    [
        (("bio-hazard-mining-world",), (), 2),
        (("bio-hazard-mining-world",), ("rebel-miners",), 0),
        (("bio-hazard-mining-world", "new-earth"), ("rebel-miners",), 2),
        (("bio-hazard-mining-world",), ("rebel-miners", "new-earth"), 0),
        # Only Rare goods count, and none is not the most.
        (("bio-hazard-mining-world",), ("artist-colony", "spice-world"), 2),
        (("artist-colony",), (), 0),
    ],
)
def test_the_conglomerate_draws_2_for_the_most_rare_goods(
    own: tuple[str, ...], others: tuple[str, ...], cards: int
) -> None:
    scene = Scene(seats=3).tableau("A", "mining-conglomerate", *own).tableau("C", *others)

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-PRODUCE-10")
def test_only_goods_produced_in_this_phase_make_the_most() -> None:
    scene = Scene().tableau("A", "mining-conglomerate", "bio-hazard-mining-world", "new-earth")
    scene.tableau("B", "rebel-miners").good("A", "bio-hazard-mining-world", "new-earth")

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == 0


@clause("RFTG-PRODUCE-10")
def test_the_most_is_told_when_everybody_has_produced() -> None:
    scene = Scene().tableau("A", "mining-conglomerate", "bio-hazard-mining-world").tableau("B", "asteroid-belt")

    scene.round(B="produce")
    # B may still put a Rare good on a windfall world.
    assert scene.asked() == ["B produce"]
    assert scene.cards_in_hand("A") == 0
    scene.play("B produce asteroid-belt")

    assert scene.cards_in_hand("A") == 0


@clause("RFTG-PRODUCE-10")
def test_cards_drawn_at_the_end_of_produce_pay_for_nothing_in_it() -> None:
    scene = Scene(sets="set1").tableau("A", "mining-conglomerate", "bio-hazard-mining-world", "damaged-alien-factory")

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == 2
    assert scene.goods_of("A") == ["bio-hazard-mining-world"]


@clause("RFTG-PRODUCE-11")
def test_the_damaged_factory_may_discard_a_card_to_produce() -> None:
    scene = Scene(sets="set1").tableau("A", "damaged-alien-factory").hand("A", "gem-world", "spice-world")

    scene.round(B="produce")
    assert scene.goods_of("A") == []
    assert scene.options("A") == ["done", "produce damaged-alien-factory by damaged-alien-factory"]
    scene.play("A produce damaged-alien-factory by damaged-alien-factory", "A discard spice-world")

    # Once, and only while it has none.
    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == ["damaged-alien-factory"]
    assert scene.hand_of("A") == ["gem-world"]
    assert scene.pile() == ["spice-world"]


@clause("RFTG-PRODUCE-11")
def test_the_damaged_factory_makes_an_alien_good() -> None:
    scene = Scene(sets="set1").tableau("A", "damaged-alien-factory", "research-labs").hand("A", "gem-world")

    scene.round(B="produce").play("A produce damaged-alien-factory by damaged-alien-factory")

    # Research Labs draw a card for it.
    assert scene.cards_in_hand("A") == 1
    assert scene.pile() == ["gem-world"]


@clause("RFTG-PRODUCE-11")
@for_each(("cards", "laden"), [(0, False), (3, True)])
def test_the_damaged_factory_needs_a_card_and_room(cards: int, laden: bool) -> None:
    scene = Scene(sets="set1").tableau("A", "damaged-alien-factory").fill("A", cards)
    if laden:
        scene.good("A", "damaged-alien-factory")

    scene.round(B="produce")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-PRODUCE-12")
def test_a_card_drawn_earlier_pays_but_its_good_comes_too_late_for_that_power() -> None:
    scene = Scene(sets="set1").tableau("A", "damaged-alien-factory", "diversified-economy", "artist-colony")
    scene.hand("A", "gem-world").deck("old-earth", "drop-ships")

    # Drop Ships are drawn for the Novelty good, whose card is Old Earth.
    scene.round(B="produce").play("A draw diversified-economy")
    scene.play("A produce damaged-alien-factory by damaged-alien-factory", "A discard drop-ships")

    assert scene.hand_of("A") == ["gem-world"]
    assert scene.goods_of("A") == ["artist-colony", "damaged-alien-factory"]


@clause("RFTG-PRODUCE-12")
def test_the_other_way_round_the_good_is_counted() -> None:
    scene = Scene(sets="set1").tableau("A", "damaged-alien-factory", "diversified-economy", "artist-colony")
    scene.hand("A", "gem-world")

    scene.round(B="produce").play("A produce damaged-alien-factory by damaged-alien-factory")

    # Novelty and Alien.
    assert scene.cards_in_hand("A") == 2
    assert scene.pile() == ["gem-world"]


@clause("RFTG-PRODUCE-12")
def test_with_an_empty_hand_the_draw_comes_first_and_pays() -> None:
    scene = Scene(sets="set1").tableau("A", "damaged-alien-factory", "diversified-economy", "artist-colony")

    scene.round(B="produce")
    assert scene.asked() == ["A produce"]
    assert "draw diversified-economy" in scene.options("A")
    scene.play("A draw diversified-economy", "A produce damaged-alien-factory by damaged-alien-factory")

    assert scene.cards_in_hand("A") == 0
    assert scene.goods_of("A") == ["artist-colony", "damaged-alien-factory"]


@clause("RFTG-PRODUCE-13")
@for_each(
    ("own", "others", "cards"),
    [
        (("artist-colony", "distant-world"), ("rebel-miners",), 1),
        (("artist-colony",), ("rebel-miners",), 0),
        (("artist-colony",), ("rebel-miners", "distant-world"), 0),
        ((), (), 0),
    ],
)
def test_affluence_draws_1_for_the_most_goods(own: tuple[str, ...], others: tuple[str, ...], cards: int) -> None:
    scene = Scene(seats=3, sets="set3").tableau("A", "pan-galactic-affluence", *own).tableau("C", *others)

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-PRODUCE-14")
def test_the_scavengers_take_all_saved_cards_into_the_hand() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers").saved("A", "drop-ships", "old-earth", "gem-world")

    # Nobody asks whether.
    scene.round(B="produce")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["drop-ships", "gem-world", "old-earth"]
    assert scene.saved_by("A") == []


@clause("RFTG-PRODUCE-15")
def test_saved_cards_go_along_with_a_world_that_is_taken_over() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet")
    scene.tableau("B", "galactic-scavengers").saved("B", "drop-ships", "old-earth").has("A", prestige=1)

    # 3 against cost 2.
    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.tableau_of("A") == ["interstellar-casus-belli", "galactic-scavengers"]
    assert (scene.saved_by("A"), scene.saved_by("B")) == (["drop-ships", "old-earth"], [])
    # They are the new owner's to take.
    scene.round(B="produce")
    assert {"drop-ships", "old-earth"} <= set(scene.hand_of("A"))
    assert scene.saved_by("A") == []


@clause("RFTG-PRODUCE-15")
def test_saved_cards_of_a_world_that_is_destroyed_are_discarded() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-planet-buster", "imperium-invasion-fleet")
    scene.tableau("B", "galactic-scavengers", "space-marines").saved("B", "drop-ships", "old-earth")

    # 6 against 2 + 2.
    scene.round(A="settle").play("A takeover imperium-planet-buster")

    assert scene.tableau_of("B") == ["space-marines"]
    assert (scene.saved_by("A"), scene.saved_by("B")) == ([], [])
    assert scene.pile() == ["drop-ships", "galactic-scavengers", "imperium-invasion-fleet", "old-earth"]


@clause("RFTG-PRODUCE-16")
@for_each(
    ("power", "others", "cards"),
    [
        # 1 for each military world.
        ("imperium-lords", ("rebel-base", "aquatic-uplift-race", "gem-world"), 2),
        # 2 for each world with the Uplift symbol; the Center is an Uplift card without it.
        ("uplift-code", ("aquatic-uplift-race", "clandestine-uplift-lab", "alien-uplift-center"), 4),
        # 1 for each Rebel world, military or not, itself included; a Rebel development is no world.
        ("rebel-cantina", (), 1),
        ("rebel-cantina", ("rebel-base", "rebel-fuel-cache", "rebel-alliance", "aquatic-uplift-race"), 3),
    ],
)
def test_cards_for_worlds_in_the_tableau(power: str, others: tuple[str, ...], cards: int) -> None:
    # Gem World draws a card when it produces, so it has a good.
    scene = Scene(sets="set2").tableau("A", power, *others)
    if "gem-world" in others:
        scene.good("A", "gem-world")

    scene.round(B="produce")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-PRODUCE-20")
@for_each(("laden", "prestige"), [(False, 1), (True, 0)])
def test_gene_breeders_gain_prestige_only_when_they_get_a_good(laden: bool, prestige: int) -> None:
    scene = led_by_b(Scene(sets="set3").tableau("A", "uplift-gene-breeders"))
    if laden:
        scene.good("A", "uplift-gene-breeders")

    scene.round(B="produce")

    assert scene.goods_of("A") == ["uplift-gene-breeders"]
    assert scene.prestige("A") == prestige


@clause("RFTG-PRODUCE-21")
@for_each(
    ("own", "others", "prestige"),
    [
        ((), (), 1),
        ((), ("aquatic-uplift-race",), 0),
        (("avian-uplift-race",), ("aquatic-uplift-race",), 1),
        ((), ("aquatic-uplift-race", "reptilian-uplift-race"), 0),
        # Uplift cards without the symbol do not count.
        ((), ("uplift-gene-breeders", "alien-uplift-center"), 1),
    ],
)
def test_the_ravaged_world_gains_prestige_for_the_most_uplift_worlds(
    own: tuple[str, ...], others: tuple[str, ...], prestige: int
) -> None:
    scene = Scene(seats=3, sets="set3").tableau("A", "ravaged-uplift-world", *own).tableau("C", *others)

    led_by_b(scene).round(B="produce")

    assert scene.prestige("A") == prestige
