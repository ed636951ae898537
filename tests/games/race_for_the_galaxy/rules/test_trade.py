"""Trade: selling a good for cards."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-TRADE-01")
def test_the_trade_bonus_sells_one_good_before_anything_is_consumed() -> None:
    scene = Scene().tableau("A", "old-earth", "gem-world", "mining-world", "comet-zone")
    scene.good("A", "gem-world", "mining-world", "comet-zone")

    scene.round(A="trade")
    # It must be done, so nothing else is offered.
    assert scene.options("A") == ["sell gem-world", "sell mining-world", "sell comet-zone"]
    scene.play("A sell mining-world")

    # 3, and 1 for Old Earth; then the two other goods are consumed.
    assert scene.cards_in_hand("A") == 4
    assert scene.chips("A") == 2
    assert scene.goods_of("A") == []


@clause("RFTG-TRADE-01")
def test_an_only_good_must_be_sold_and_its_card_is_discarded() -> None:
    scene = Scene().tableau("A", "gem-world", "public-works").good("A", "gem-world")

    scene.round(A="trade")

    # Public Works, which would have made a VP of it, finds nothing.
    assert (scene.cards_in_hand("A"), scene.chips("A")) == (2, 0)
    assert scene.goods_of("A") == []
    assert len(scene.pile()) == 1


@clause("RFTG-TRADE-01")
def test_only_who_chose_trade_sells() -> None:
    scene = Scene().tableau("A", "gem-world").tableau("B", "spice-world")
    scene.good("A", "gem-world").good("B", "spice-world")

    scene.round(A="trade")

    assert (scene.cards_in_hand("A"), scene.cards_in_hand("B")) == (2, 0)
    assert scene.goods_of("B") == ["spice-world"]


@clause("RFTG-TRADE-01")
def test_without_a_good_nothing_is_sold() -> None:
    scene = Scene().tableau("A", "gem-world", "export-duties")

    scene.round(A="trade")

    assert scene.cards_in_hand("A") == 0


@clause("RFTG-TRADE-02")
@for_each(
    ("world", "value"),
    [("refugee-world", 2), ("asteroid-belt", 3), ("pre-sentient-race", 4), ("deserted-alien-colony", 5)],
)
def test_a_good_is_worth_what_its_kind_says(world: str, value: int) -> None:
    scene = Scene().tableau("A", world).good("A", world)

    scene.round(A="trade")

    assert scene.cards_in_hand("A") == value


@clause("RFTG-TRADE-03")
@for_each(
    ("sold", "powers", "cards"),
    [
        # For any good.
        ("refugee-world", ("export-duties",), 3),
        ("deserted-alien-colony", ("export-duties", "star-nomad-raiders"), 8),
        # For its kind: Novelty +2 and +3, Rare +2 and +1, Genes +2 and +1.
        ("refugee-world", ("spice-world", "distant-world", "bio-hazard-mining-world", "space-port"), 7),
        ("asteroid-belt", ("space-port", "mining-conglomerate", "spice-world"), 6),
        ("pre-sentient-race", ("bio-hazard-mining-world", "genetics-lab", "mining-conglomerate"), 7),
        # For the good on the card itself, and for no other.
        ("pirate-world", ("star-nomad-lair",), 5),
        ("star-nomad-lair", ("pirate-world",), 3),
        ("refugee-world", ("pirate-world", "star-nomad-lair"), 2),
        # All of them together: 2 + 3 + 1 + 2.
        ("pirate-world", ("export-duties", "spice-world", "space-port"), 8),
    ],
)
def test_all_trade_powers_that_apply_add_up(sold: str, powers: tuple[str, ...], cards: int) -> None:
    scene = Scene().tableau("A", sold, *powers).good("A", sold)

    scene.round(A="trade")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-TRADE-04")
def test_trade_powers_do_nothing_without_a_sale() -> None:
    scene = (
        Scene().tableau("A", "export-duties", "spice-world", "public-works", "pirate-world").good("A", "pirate-world")
    )

    scene.round(A="double")

    # The good is consumed for a VP, doubled.
    assert (scene.cards_in_hand("A"), scene.chips("A")) == (0, 2)


@clause("RFTG-TRADE-05")
@for_each(
    ("sold", "others", "cards"),
    [
        # Genes, 4, and 1 for the lab alone; 1 more for each other world with the Uplift symbol.
        ("ancient-race", (), 5),
        ("aquatic-uplift-race", (), 6),
        ("ancient-race", ("aquatic-uplift-race", "avian-uplift-race"), 7),
        # Goods of other kinds bring nothing more.
        ("asteroid-belt", ("aquatic-uplift-race",), 3),
    ],
)
def test_the_uplift_lab_sells_genes_goods_for_more(sold: str, others: tuple[str, ...], cards: int) -> None:
    scene = Scene(sets="set1").tableau("A", "clandestine-uplift-lab", sold, *others).good("A", sold)

    scene.round(A="trade")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-TRADE-06")
def test_the_good_on_the_cloud_refinery_is_not_sold_with_the_trade_bonus() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery").good("A", "alien-oort-cloud-refinery")

    scene.round(A="trade")

    assert scene.cards_in_hand("A") == 0
    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]


@clause("RFTG-TRADE-06")
def test_another_good_must_be_sold_instead() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "gem-world")
    scene.good("A", "alien-oort-cloud-refinery", "gem-world")

    scene.round(A="trade")

    assert scene.cards_in_hand("A") == 2
    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]


@clause("RFTG-TRADE-06")
@for_each(
    ("power", "cards", "chips"), [("trade-league", 6, 0), ("black-market-trading-world", 5, 0), ("public-works", 0, 1)]
)
def test_consume_powers_may_use_the_good_on_the_cloud_refinery(power: str, cards: int, chips: int) -> None:
    # As an Alien good it is worth 5; Trade League adds 1.
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", power).good("A", "alien-oort-cloud-refinery")
    scene.kind("A", "alien")

    scene.round(A="trade")

    assert (scene.cards_in_hand("A"), scene.chips("A")) == (cards, chips)
    assert scene.goods_of("A") == []


@clause("RFTG-TRADE-07")
def test_that_a_good_cannot_be_sold_is_a_trade_power_for_trade_league() -> None:
    scene = Scene(sets="set3").tableau("A", "trade-league")
    assert scene.score("A") == 2

    # Its printed point, and 1 for a world with a Trade power.
    scene.tableau("A", "alien-oort-cloud-refinery")

    assert scene.score("A") == 4


@clause("RFTG-TRADE-07")
@for_each(("sixth", "holder"), [("alien-oort-cloud-refinery", "A"), ("alien-toy-shop", "")])
def test_that_a_good_cannot_be_sold_is_a_trade_power_for_innovation_leader(sixth: str, holder: str) -> None:
    # Explore and Settle, Develop and Consume, Produce: only Trade is missing.
    scene = Scene(sets="set3").tableau("A", "expedition-force", "public-works", "merchant-guild", sixth)
    scene.goals("innovation-leader")

    scene.round(A="settle")

    assert scene.holder("innovation-leader") == holder


@clause("RFTG-TRADE-08")
def test_trade_league_sells_one_good_in_consume_with_all_trade_powers() -> None:
    scene = Scene().tableau("A", "trade-league", "spice-world", "export-duties", "gem-world", "mining-world")
    scene.good("A", "gem-world", "mining-world")

    # Nobody chose Trade, and nobody is asked whether: the power must be used.
    scene.round(B="double")
    assert scene.asked() == ["A consume-sell"]
    assert scene.options("A") == ["sell gem-world", "sell mining-world"]
    scene.play("A sell gem-world")

    # 2, and 1 + 2 + 1.
    assert scene.cards_in_hand("A") == 6
    assert scene.goods_of("A") == ["mining-world"]


@clause("RFTG-TRADE-08")
def test_the_black_market_sells_without_trade_powers() -> None:
    scene = Scene().tableau("A", "black-market-trading-world", "spice-world", "export-duties", "pirate-world")
    scene.good("A", "pirate-world")

    scene.round(B="double")

    assert scene.cards_in_hand("A") == 2


@clause("RFTG-TRADE-08")
def test_who_chose_trade_sells_by_the_bonus_and_by_the_power() -> None:
    scene = Scene().tableau("A", "trade-league", "gem-world", "mining-world").good("A", "gem-world", "mining-world")

    # 2 + 1 by the bonus, then 3 + 1 by the power.
    scene.round(A="trade").play("A sell gem-world")

    assert scene.cards_in_hand("A") == 7
    assert scene.goods_of("A") == []


@clause("RFTG-TRADE-08")
def test_such_a_sale_stands_among_the_other_consume_powers() -> None:
    scene = Scene().tableau("A", "black-market-trading-world", "public-works", "gem-world").good("A", "gem-world")

    scene.round(A="double")

    assert scene.options("A") == ["use black-market-trading-world", "use public-works"]
    scene.play("A use public-works")
    assert (scene.cards_in_hand("A"), scene.chips("A")) == (0, 2)


@clause("RFTG-TRADE-08")
def test_a_power_that_sells_is_a_consume_power_and_no_trade_power() -> None:
    # A power in every phase, but no Trade power; with the market, three cards that have a Consume power.
    scene = Scene(sets="set1").tableau("A", "expedition-force", "public-works", "merchant-guild", "expanding-colony")
    scene.tableau("A", "black-market-trading-world").goals("innovation-leader", "prosperity-lead")

    scene.round(A="settle")

    assert scene.holder("innovation-leader") == ""
    assert scene.holder("prosperity-lead") == "A"


@clause("RFTG-TRADE-08")
def test_trade_league_does_not_score_for_the_black_market() -> None:
    scene = Scene().tableau("A", "trade-league", "black-market-trading-world")

    # 2 for itself, and the printed point.
    assert scene.score("A") == 3


@clause("RFTG-TRADE-01")
def test_draws_of_consume_powers_come_after_the_sale() -> None:
    scene = Scene().tableau("A", "new-economy", "gem-world", "comet-zone").good("A", "gem-world", "comet-zone")

    scene.round(A="trade")
    before = scene.cards_in_hand("A")
    scene.play("A sell gem-world")

    # A Novelty good for 2 cards, then the draw of New Economy.
    assert (before, scene.cards_in_hand("A")) == (0, 3)
