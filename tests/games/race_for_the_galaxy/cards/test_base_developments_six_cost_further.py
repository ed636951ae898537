"""The 6-cost developments of the base game from Merchant Guild to Trade League: all they do and score is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


# Merchant Guild


@plays("merchant-guild")
def test_merchant_guild_draws_two_in_produce() -> None:
    assert table("merchant-guild").round(B="produce").cards_in_hand("A") == 2


@plays("merchant-guild")
@for_each(
    ("others", "goods", "score"),
    [
        ([], [], 0),
        # Printed 1 and 2 on production worlds, 2 on a windfall world.
        (["gem-world"], [], 3),
        (["gem-world", "distant-world"], ["gem-world"], 8),
        (["pirate-world"], [], 2),
        (["pirate-world"], ["pirate-world"], 3),
    ],
)
def test_merchant_guild_scores_production_worlds_and_goods(others: list[str], goods: list[str], score: int) -> None:
    assert table("merchant-guild", *others).good("A", *goods).score("A") == score


# Mining League


@plays("mining-league")
def test_mining_league_consumes_two_rare_goods_for_three_chips_once() -> None:
    worlds = ("comet-zone", "mining-world", "asteroid-belt", "rebel-miners", "gem-world")
    scene = table("mining-league", *worlds).good("A", *worlds).round(B="double")

    assert scene.options("A") == [f"good {world}" for world in worlds[:4]]
    assert scene.question("A").pick == (2, 2)
    scene.play("A good comet-zone + good asteroid-belt")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (3, 0)
    assert scene.goods_of("A") == ["gem-world", "mining-world", "rebel-miners"]


@plays("mining-league")
def test_mining_league_does_not_consume_a_single_rare_good() -> None:
    scene = table("mining-league", "comet-zone", "gem-world").good("A", "comet-zone", "gem-world").round(B="double")

    assert (scene.chips("A"), scene.goods_of("A")) == (0, ["comet-zone", "gem-world"])


@plays("mining-league")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # Printed 2 on a production world, 1 on a windfall world, 1 and 2 on the cards named.
        (["comet-zone"], 4),
        (["asteroid-belt"], 2),
        (["mining-robots"], 3),
        (["mining-conglomerate"], 4),
        # 1, 1, 2 and 1 on others.
        (["gem-world", "empath-world", "old-earth", "public-works"], 5),
    ],
)
def test_mining_league_scores(others: list[str], score: int) -> None:
    assert table("mining-league", *others).score("A") == score


# New Economy


@plays("new-economy")
def test_new_economy_draws_one_in_consume() -> None:
    assert table("new-economy").round(B="double").cards_in_hand("A") == 1


@plays("new-economy")
@for_each(
    ("others", "score"),
    [
        # Itself has a Consume power.
        ([], 2),
        # Printed 1 on each: a development and a world that consume, and one of either that trades.
        (["public-works"], 5),
        (["expanding-colony"], 4),
        (["export-duties"], 3),
        (["space-port"], 3),
    ],
)
def test_new_economy_scores_consume_powers(others: list[str], score: int) -> None:
    assert table("new-economy", *others).score("A") == score


# New Galactic Order


@plays("new-galactic-order")
def test_new_galactic_order_has_two_military() -> None:
    scene = table("new-galactic-order").hand("A", "avian-uplift-race", "pirate-world").round(B="settle")

    assert scene.options("A") == ["pass", "settle avian-uplift-race"]
    assert scene.military("A") == 2


@plays("new-galactic-order")
@for_each(
    ("others", "score"),
    [
        # Its own Military.
        ([], 2),
        # Printed 2 with 3 Military, 1 with -1, and 0 with 1 against Rare worlds only.
        (["drop-ships"], 7),
        (["contact-specialist"], 2),
        (["alpha-centauri"], 2),
    ],
)
def test_new_galactic_order_scores_military(others: list[str], score: int) -> None:
    assert table("new-galactic-order", *others).score("A") == score


# Pan-Galactic League


@plays("pan-galactic-league")
def test_pan_galactic_league_takes_one_military_away() -> None:
    scene = table("pan-galactic-league", "drop-ships").hand("A", "avian-uplift-race", "pirate-world").round(B="settle")

    # 2 against 2 and 3.
    assert scene.options("A") == ["pass", "settle avian-uplift-race"]
    assert scene.military("A") == 2


@plays("pan-galactic-league")
@for_each(
    ("worlds", "cards"),
    [([], 0), (["distant-world", "empath-world", "avian-uplift-race", "artist-colony", "asteroid-belt"], 3)],
)
def test_pan_galactic_league_draws_one_for_each_genes_world(worlds: list[str], cards: int) -> None:
    scene = table("pan-galactic-league", *worlds).round(B="produce")

    assert scene.cards_in_hand("A") == cards


@plays("pan-galactic-league")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # Printed 2 on a production world, 1 on a windfall world, 2 on another military world, 1 on the card named.
        (["distant-world"], 4),
        (["empath-world"], 3),
        (["pirate-world"], 3),
        (["contact-specialist"], 4),
        # A military Genes world counts once.
        (["avian-uplift-race"], 4),
        (["gem-world", "genetics-lab"], 2),
    ],
)
def test_pan_galactic_league_scores(others: list[str], score: int) -> None:
    assert table("pan-galactic-league", *others).score("A") == score


# Trade League


@plays("trade-league")
def test_trade_league_sells_every_good_for_one_card_more() -> None:
    assert sales("trade-league") == [3, 4, 5, 6]


@plays("trade-league", "spice-world")
def test_trade_league_sells_one_good_in_consume_with_trade_powers() -> None:
    scene = table("trade-league", "spice-world", "comet-zone").good("A", "spice-world", "comet-zone")

    scene.round(B="double").play("A sell spice-world")

    # 2 for a Novelty good, 1 for Trade League and 2 for Spice World.
    assert (scene.cards_in_hand("A"), scene.chips("A"), scene.goods_of("A")) == (5, 0, ["comet-zone"])


@plays("trade-league")
@for_each(
    ("others", "score"),
    [
        # Itself has a Trade power.
        ([], 2),
        # Printed 1 on each: a development and a world that trade, and one of either that consumes.
        (["export-duties"], 5),
        (["space-port"], 4),
        (["public-works"], 3),
        (["expanding-colony"], 3),
    ],
)
def test_trade_league_scores_trade_powers(others: list[str], score: int) -> None:
    assert table("trade-league", *others).score("A") == score
