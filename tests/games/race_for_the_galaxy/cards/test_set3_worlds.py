"""Worlds of set 3 from Alien Booby Trap to Imperium Fuel Depot: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

FULL_HAND = (
    *("gem-world", "spice-world", "space-port", "comet-zone", "artist-colony", "mining-world", "new-vinland"),
    *("secluded-world", "prosperous-world", "plague-world", "rebel-miners", "rebel-base", "new-earth"),
)


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing but the lead in prestige."""
    return Scene(seats=2, sets="set3").has("B", prestige=9).tableau("A", *cards)


@plays(
    *("alien-burial-site", "alien-departure-point", "imperium-fuel-depot", "information-hub", "lifeforms-inc"),
    *("mining-mole-uplift-race", "retrofit-and-salvage-inc", "universal-exports", "uplift-gene-breeders"),
)
@for_each(
    "world",
    [
        *("alien-burial-site", "alien-departure-point", "imperium-fuel-depot", "information-hub", "lifeforms-inc"),
        *("mining-mole-uplift-race", "retrofit-and-salvage-inc", "universal-exports", "uplift-gene-breeders"),
    ],
)
def test_a_production_world_produces(world: str) -> None:
    scene = table(world).round(B="produce")

    assert scene.goods_of("A") == [world]


@plays("alien-tourist-attraction", "mining-mole-uplift-race", "pan-galactic-security-council", "psi-crystal-world")
@for_each(
    "world",
    ["alien-tourist-attraction", "mining-mole-uplift-race", "pan-galactic-security-council", "psi-crystal-world"],
)
def test_a_world_that_explores_draws_one_card_more(world: str) -> None:
    scene = table(world).round(B="explore-1")

    assert (len(scene.options("A")), scene.question("A").pick) == (3, (1, 1))


# Alien Booby Trap


@plays("alien-booby-trap")
def test_alien_booby_trap_raises_three_military_for_one_prestige() -> None:
    scene = table("alien-booby-trap").has("A", prestige=2).hand("A", "pirate-world", "malevolent-lifeforms")

    scene.round(B="settle")
    offered = scene.options("A")
    scene.play("A settle pirate-world")

    assert offered == ["pass", "settle pirate-world"]
    assert scene.tableau_of("A") == ["alien-booby-trap", "pirate-world"]
    assert scene.prestige("A") == 1


@plays("alien-booby-trap")
def test_alien_booby_trap_without_prestige_raises_nothing() -> None:
    scene = table("alien-booby-trap").hand("A", "rebel-fuel-cache").round(B="settle")

    assert scene.asked() == ["A action", "B action"]


@plays("alien-booby-trap")
def test_alien_booby_trap_discards_a_card_for_a_good_on_an_alien_windfall_world() -> None:
    scene = table("alien-booby-trap", "deserted-alien-outpost", "asteroid-belt").hand("A", "gem-world", "rebel-base")

    scene.round(B="produce")
    offered = scene.options("A")
    scene.play("A produce deserted-alien-outpost by alien-booby-trap", "A discard gem-world")

    assert offered == ["done", "produce deserted-alien-outpost by alien-booby-trap"]
    assert (scene.goods_of("A"), scene.hand_of("A")) == (["deserted-alien-outpost"], ["rebel-base"])


# Alien Burial Site


@plays("alien-burial-site")
@for_each(("world", "cards"), [("gem-world", 3), ("comet-zone", 3), ("lost-species-ark-world", 4)])
def test_alien_burial_site_sells_novelty_goods_for_one_card_more(world: str, cards: int) -> None:
    scene = table("alien-burial-site", world).good("A", world)

    # Novelty is worth 2, Rare elements 3, Genes 4.
    scene.round(A="trade")

    assert scene.cards_in_hand("A") == cards


@plays("alien-burial-site")
def test_alien_burial_site_has_novelty_goods() -> None:
    scene = table("alien-burial-site", "consumer-markets").good("A", "alien-burial-site").round(B="double")

    assert (scene.chips("A"), scene.goods_of("A")) == (1, [])


# Alien Departure Point


@plays("alien-departure-point")
def test_alien_departure_point_discards_a_card_for_prestige_before_exploring() -> None:
    scene = table("alien-departure-point").hand("A", "gem-world", "rebel-base").round(B="explore-1")
    asked = scene.asked()

    scene.play("A discard gem-world")

    assert asked == ["A explore-prestige"]
    assert (scene.prestige("A"), scene.pile(), scene.hand_of("A")) == (1, ["gem-world"], ["rebel-base"])
    assert "A explore-keep" in scene.asked()


@plays("alien-departure-point")
def test_alien_departure_point_may_be_left() -> None:
    scene = table("alien-departure-point").hand("A", "gem-world").round(B="explore-1").play("A pass")

    assert (scene.prestige("A"), scene.hand_of("A")) == (0, ["gem-world"])


# Alien Guardian, Pan-Galactic Security Council


@plays("alien-guardian", "pan-galactic-security-council")
@for_each("world", ["alien-guardian", "pan-galactic-security-council"])
def test_two_cards_may_be_discarded_for_prestige_in_consume(world: str) -> None:
    scene = table(world).hand("A", "gem-world", "rebel-base", "new-earth").round(B="double")

    assert scene.options("A") == ["done", f"use {world}"]
    scene.play(f"A use {world}", "A discard gem-world + discard rebel-base")

    assert (scene.prestige("A"), scene.chips("A"), scene.hand_of("A")) == (1, 0, ["new-earth"])


@plays("alien-guardian", "pan-galactic-security-council")
@for_each("world", ["alien-guardian", "pan-galactic-security-council"])
def test_one_card_is_not_enough_for_that(world: str) -> None:
    scene = table(world).hand("A", "gem-world").round(B="double")

    assert scene.asked() == ["A action", "B action"]


# Alien Oort Cloud Refinery


@plays("alien-oort-cloud-refinery")
def test_alien_oort_cloud_refinery_cannot_be_sold_by_the_trade_bonus() -> None:
    scene = table("alien-oort-cloud-refinery", "gem-world").good("A", "alien-oort-cloud-refinery", "gem-world")

    scene.round(A="trade")

    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]
    assert scene.cards_in_hand("A") == 2


@plays("alien-oort-cloud-refinery")
def test_alien_oort_cloud_refinery_alone_sells_nothing_at_all() -> None:
    scene = table("alien-oort-cloud-refinery").good("A", "alien-oort-cloud-refinery").round(A="trade")

    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]
    assert scene.cards_in_hand("A") == 0


@plays("alien-oort-cloud-refinery")
@for_each(
    ("kind", "power"),
    [("novelty", "consumer-markets"), ("rare", "mining-conglomerate"), ("genes", "research-labs")],
)
def test_alien_oort_cloud_refinery_is_consumed_as_the_kind_its_owner_sets(kind: str, power: str) -> None:
    scene = table("alien-oort-cloud-refinery", power).good("A", "alien-oort-cloud-refinery").kind("A", "alien")

    scene.round(B="double").play(f"A kind {kind}")

    assert (scene.chips("A"), scene.goods_of("A")) == (1, [])


# Alien Tourist Attraction


@plays("alien-tourist-attraction")
def test_alien_tourist_attraction_consumes_a_good_for_a_chip_and_two_cards() -> None:
    scene = table("alien-tourist-attraction").good("A", "alien-tourist-attraction").round(B="double")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (1, 2, [])


# Black Hole Miners


@plays("black-hole-miners")
def test_black_hole_miners_draws_three_in_produce() -> None:
    scene = table("black-hole-miners").round(B="produce")

    assert scene.cards_in_hand("A") == 3


@plays("black-hole-miners")
@for_each(("cards", "discarded"), [(12, 0), (13, 1)])
def test_black_hole_miners_keeps_twelve_cards(cards: int, discarded: int) -> None:
    scene = table("black-hole-miners").hand("A", *FULL_HAND[:cards]).round(B="trade")

    if discarded:
        assert (scene.asked(), scene.question("A").pick) == (["A hand-limit"], (1, 1))
    else:
        assert scene.asked() == ["A action", "B action"]


# Federation Capital


@plays("federation-capital")
@for_each(("card", "cost", "prestige"), [("trade-league", 6, 1), ("pan-galactic-research", 6, 1), ("drop-ships", 4, 0)])
def test_federation_capital_gains_prestige_for_a_six_cost_development(card: str, cost: int, prestige: int) -> None:
    scene = table("federation-capital").hand("A", card).fill("A", cost + 1)

    scene.round(B="develop").play(f"A develop {card}")
    pay(scene, "A", cost)

    assert scene.prestige("A") == prestige


@plays("federation-capital")
def test_federation_capital_consumes_any_good_for_prestige_that_is_never_doubled() -> None:
    scene = table("federation-capital", "gem-world").good("A", "gem-world").round(A="double")

    assert (scene.prestige("A"), scene.chips("A"), scene.goods_of("A")) == (1, 0, [])


@plays("federation-capital")
@for_each(("prestige", "score"), [(0, 0), (1, 2), (6, 12)])
def test_federation_capital_scores_its_owners_prestige_once_more(prestige: int, score: int) -> None:
    assert table("federation-capital").has("A", prestige=prestige).score("A") == score


# Imperium Capital


@plays("imperium-capital")
@for_each(("world", "prestige"), [("rebel-miners", 1), ("avian-uplift-race", 0)])
def test_imperium_capital_gains_prestige_for_a_rebel_military_world(world: str, prestige: int) -> None:
    scene = table("imperium-capital", "space-marines").hand("A", world)

    scene.round(B="settle").play(f"A settle {world}")

    assert scene.prestige("A") == prestige


@plays("imperium-capital")
def test_imperium_capital_consumes_two_goods_for_two_prestige() -> None:
    scene = table("imperium-capital", "gem-world", "comet-zone").good("A", "gem-world", "comet-zone").round(A="double")

    assert (scene.prestige("A"), scene.chips("A"), scene.goods_of("A")) == (2, 0, [])


@plays("imperium-capital")
def test_imperium_capital_does_not_consume_a_single_good() -> None:
    scene = table("imperium-capital", "gem-world").good("A", "gem-world").round(A="double")

    assert (scene.prestige("A"), scene.goods_of("A")) == (0, ["gem-world"])


# Imperium Fuel Depot


@plays("imperium-fuel-depot")
def test_imperium_fuel_depot_draws_two_and_discards_one_after_settling() -> None:
    scene = table("imperium-fuel-depot").hand("A", "pilgrimage-world", "rebel-base").deck("gem-world", "new-earth")

    scene.round(B="settle").play("A settle pilgrimage-world")
    offered = sorted(scene.options("A"))
    scene.play("A discard rebel-base")

    assert offered == ["discard gem-world", "discard new-earth", "discard rebel-base"]
    assert scene.hand_of("A") == ["gem-world", "new-earth"]
