"""Developments of the base game that help to trade, consume and produce: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import WORLDS, sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


# Trade: what goods of the four kinds bring, printed 2, 3, 4 and 5.
SALES = {
    "export-duties": [3, 4, 5, 6],
    "genetics-lab": [2, 3, 5, 5],
    "mining-conglomerate": [2, 4, 4, 5],
}


@plays(*SALES)
@for_each("card", SALES)
def test_a_development_with_a_trade_power_sells_for_more(card: str) -> None:
    assert sales(card) == SALES[card]


# Windfalls

EMPTY = ("refugee-world", "asteroid-belt", "empath-world", "deserted-alien-outpost")


@plays("genetics-lab", "mining-robots")
@for_each(("card", "world"), [("genetics-lab", "empath-world"), ("mining-robots", "asteroid-belt")])
def test_a_development_puts_a_good_on_a_windfall_world_of_its_kind(card: str, world: str) -> None:
    scene = table(card, *EMPTY).round(B="produce")

    assert scene.options("A") == ["done", f"produce {world} by {card}"]
    scene.play(f"A produce {world} by {card}")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [world])


# Goods of one kind: how many are consumed, of which worlds, and which good of the kind is left.
OF_A_KIND = {
    "consumer-markets": (("gem-world", "artist-colony", "space-port"), "spice-world", 3, 0),
    "mining-conglomerate": (("comet-zone", "mining-world"), "asteroid-belt", 2, 0),
    "research-labs": (("distant-world",), "empath-world", 1, 0),
    "terraforming-robots": (("comet-zone",), "asteroid-belt", 1, 1),
}
# A world of each other kind.
OTHERS = {
    "consumer-markets": ["comet-zone", "deserted-alien-outpost", "distant-world"],
    "mining-conglomerate": ["artist-colony", "deserted-alien-outpost", "distant-world"],
    "research-labs": ["artist-colony", "comet-zone", "deserted-alien-outpost"],
    "terraforming-robots": ["artist-colony", "deserted-alien-outpost", "distant-world"],
}


@plays(*OF_A_KIND)
@for_each("card", OF_A_KIND)
def test_a_development_consumes_goods_of_its_kind_up_to_its_limit(card: str) -> None:
    worlds, left, chips, cards = OF_A_KIND[card]
    scene = table(card, *worlds, left, *OTHERS[card]).good("A", *worlds, left, *OTHERS[card]).round(B="double")

    assert scene.options("A") == [f"good {world}" for world in (*worlds, left)]
    assert scene.question("A").pick == (len(worlds), len(worlds))
    scene.play("A " + " + ".join(f"good {world}" for world in worlds))

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (chips, cards)
    assert scene.goods_of("A") == sorted([left, *OTHERS[card]])


@plays("consumer-markets", "mining-conglomerate")
@for_each(("card", "world"), [("consumer-markets", "gem-world"), ("mining-conglomerate", "comet-zone")])
def test_a_development_that_consumes_several_goods_takes_a_single_one(card: str, world: str) -> None:
    scene = table(card, world).good("A", world).round(B="double")

    assert (scene.chips("A"), scene.goods_of("A")) == (1, [])


@plays("public-works")
@for_each("world", WORLDS)
def test_public_works_consumes_one_good_of_any_kind_for_a_chip(world: str) -> None:
    scene = table("public-works", world, "artist-colony").good("A", world, "artist-colony")

    scene.round(B="double").play(f"A good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (1, 0, ["artist-colony"])


# Consumer Markets


@plays("consumer-markets")
def test_consumer_markets_draws_one_for_each_novelty_good_produced() -> None:
    scene = table("consumer-markets", "artist-colony", "space-port", "spice-world", "rebel-miners", "distant-world")

    # One world has its good already; Rare and Genes worlds do not count.
    scene.good("A", "spice-world").round(B="produce")

    assert scene.cards_in_hand("A") == 2


# Deficit Spending


@plays("deficit-spending")
@for_each(
    ("discarded", "chips", "left"),
    [(("gem-world",), 1, ["new-earth", "rebel-base"]), (("gem-world", "rebel-base"), 2, ["new-earth"])],
)
def test_deficit_spending_discards_up_to_two_cards_for_a_chip_each(
    discarded: tuple[str, ...], chips: int, left: list[str]
) -> None:
    scene = table("deficit-spending").hand("A", "gem-world", "rebel-base", "new-earth").round(B="double")

    assert scene.options("A") == ["done", "use deficit-spending"]
    scene.play("A use deficit-spending")
    assert scene.question("A").pick == (1, 2)
    scene.play("A " + " + ".join(f"discard {card}" for card in discarded))

    assert (scene.chips("A"), scene.hand_of("A")) == (chips, left)


# Diversified Economy


@plays("diversified-economy")
@for_each(
    ("goods", "chips", "left"),
    [
        (("gem-world", "comet-zone", "distant-world"), 3, []),
        (("gem-world", "comet-zone", "deserted-alien-outpost"), 3, []),
        (("gem-world", "artist-colony", "comet-zone"), 0, ["artist-colony", "comet-zone", "gem-world"]),
        (("gem-world", "comet-zone"), 0, ["comet-zone", "gem-world"]),
    ],
)
def test_diversified_economy_consumes_three_different_goods_for_three_chips(
    goods: tuple[str, ...], chips: int, left: list[str]
) -> None:
    scene = table("diversified-economy", *goods).good("A", *goods).round(B="double")

    while scene.asked() == ["A consume-kind"]:
        scene.play("A " + scene.options("A")[0])

    assert (scene.chips("A"), scene.goods_of("A"), scene.cards_in_hand("A")) == (chips, left, 0)


@plays("diversified-economy")
def test_diversified_economy_leaves_a_fourth_kind() -> None:
    worlds = ("gem-world", "comet-zone", "distant-world", "deserted-alien-outpost")
    scene = table("diversified-economy", *worlds).good("A", *worlds).round(B="double")

    scene.play("A good comet-zone", "A good distant-world", "A good deserted-alien-outpost")

    assert (scene.chips("A"), scene.goods_of("A")) == (3, ["gem-world"])


@plays("diversified-economy")
@for_each(
    ("worlds", "cards"),
    [
        (("artist-colony",), 1),
        (("artist-colony", "space-port"), 1),
        (("artist-colony", "space-port", "rebel-miners", "distant-world", "alien-robotic-factory"), 4),
    ],
)
def test_diversified_economy_draws_one_for_each_kind_produced(worlds: tuple[str, ...], cards: int) -> None:
    assert table("diversified-economy", *worlds).round(B="produce").cards_in_hand("A") == cards


# Mining Conglomerate


@plays("mining-conglomerate")
@for_each(
    ("mine", "theirs", "cards"),
    [
        (("rebel-miners", "new-earth"), ("bio-hazard-mining-world",), 2),
        # As many are not more, none are not the most, and only Rare elements count.
        (("rebel-miners",), ("bio-hazard-mining-world",), 0),
        ((), (), 0),
        (("artist-colony", "space-port", "rebel-miners"), ("bio-hazard-mining-world", "new-earth"), 0),
        (("rebel-miners",), ("artist-colony", "space-port"), 2),
    ],
)
def test_mining_conglomerate_draws_two_for_most_rare_goods(
    mine: tuple[str, ...], theirs: tuple[str, ...], cards: int
) -> None:
    scene = table("mining-conglomerate", *mine).tableau("B", *theirs).round(B="produce")

    assert scene.cards_in_hand("A") == cards


# Research Labs


@plays("research-labs")
def test_research_labs_draws_one_for_each_alien_good_produced() -> None:
    scene = table("research-labs", "alien-robotic-factory", "lost-alien-battle-fleet", "artist-colony", "distant-world")

    assert scene.round(B="produce").cards_in_hand("A") == 2
