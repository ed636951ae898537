"""Worlds of the base game with Consume powers: every one of these is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import WORLDS
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


# Chips and cards for one good of any kind.
ONE_GOOD = {
    "expanding-colony": (1, 0),
    "galactic-resort": (1, 1),
    "galactic-trendsetters": (2, 0),
    "new-earth": (1, 1),
    "new-vinland": (0, 2),
    "outlaw-world": (1, 1),
    "prosperous-world": (1, 0),
    "secluded-world": (0, 1),
    "terraformed-world": (1, 0),
}


@plays(*ONE_GOOD)
@for_each("world", WORLDS)
@for_each("card", ONE_GOOD)
def test_a_world_consumes_one_good_of_any_kind(card: str, world: str) -> None:
    scene = table(card, world, "artist-colony").good("A", world, "artist-colony")

    scene.round(B="double").play(f"A good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == ONE_GOOD[card]
    assert scene.goods_of("A") == ["artist-colony"]


# Chips and cards for one good of a kind: a second one of it is left, and so is everything else.
ONE_OF_A_KIND = {
    "new-survivalists": ("gem-world", "artist-colony", ("comet-zone", "distant-world", "deserted-alien-outpost"), 0, 1),
    "plague-world": ("distant-world", "empath-world", ("gem-world", "comet-zone", "deserted-alien-outpost"), 1, 1),
}


@plays(*ONE_OF_A_KIND)
@for_each("card", ONE_OF_A_KIND)
def test_a_world_consumes_one_good_of_its_kind(card: str) -> None:
    world, second, others, chips, cards = ONE_OF_A_KIND[card]
    scene = table(card, world, second, *others).good("A", world, second, *others).round(B="double")

    assert scene.options("A") == [f"good {world}", f"good {second}"]
    scene.play(f"A good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (chips, cards)
    assert scene.goods_of("A") == sorted((second, *others))


# Black Market Trading World


@plays("black-market-trading-world")
@for_each(
    ("world", "cards"),
    [("gem-world", 2), ("comet-zone", 3), ("lost-species-ark-world", 4), ("deserted-alien-outpost", 5)],
)
def test_black_market_trading_world_sells_a_good_of_any_kind(world: str, cards: int) -> None:
    scene = table("black-market-trading-world", world).good("A", world).round(B="double")

    assert (scene.cards_in_hand("A"), scene.chips("A"), scene.goods_of("A")) == (cards, 0, [])


@plays("black-market-trading-world", "spice-world")
def test_black_market_trading_world_sells_one_good_without_trade_powers() -> None:
    scene = table("black-market-trading-world", "spice-world", "export-duties", "comet-zone")

    scene.good("A", "spice-world", "comet-zone").round(B="double").play("A sell spice-world")

    # 2 for a Novelty good, whatever Spice World and Export Duties would add.
    assert (scene.cards_in_hand("A"), scene.goods_of("A")) == (2, ["comet-zone"])


# Gambling World


@plays("gambling-world")
@for_each("world", WORLDS)
def test_gambling_world_consumes_one_good_for_a_chip(world: str) -> None:
    scene = table("gambling-world", world, "artist-colony").good("A", world, "artist-colony").round(B="double")

    assert scene.options("A") == ["use gambling-world 1", "use gambling-world 2"]
    scene.play("A use gambling-world 1", f"A good {world}", "A done")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (1, 0, ["artist-colony"])


@plays("gambling-world")
@for_each(
    ("number", "top", "hand"),
    [
        (1, "artist-colony", ["artist-colony"]),
        (3, "old-earth", ["old-earth"]),
        (2, "old-earth", []),
        (7, "rebel-homeworld", ["rebel-homeworld"]),
        (6, "rebel-homeworld", []),
    ],
)
def test_gambling_world_keeps_a_card_of_the_number_named(number: int, top: str, hand: list[str]) -> None:
    scene = table("gambling-world").deck(top).round(B="double").play("A use gambling-world 2")

    offered = scene.options("A")
    scene.play(f"A name {number}")

    assert offered == ["name 1", "name 2", "name 3", "name 4", "name 5", "name 6", "name 7"]
    assert scene.hand_of("A") == hand
    assert scene.pile() == ([] if hand else [top])


# Merchant World


@plays("merchant-world")
@for_each(
    ("discarded", "chips", "left"),
    [(("gem-world",), 1, ["new-earth", "rebel-base"]), (("gem-world", "rebel-base"), 2, ["new-earth"])],
)
def test_merchant_world_discards_up_to_two_cards_for_a_chip_each(
    discarded: tuple[str, ...], chips: int, left: list[str]
) -> None:
    scene = table("merchant-world").hand("A", "gem-world", "rebel-base", "new-earth").round(B="double")

    assert scene.options("A") == ["done", "use merchant-world"]
    scene.play("A use merchant-world")
    assert scene.question("A").pick == (1, 2)
    scene.play("A " + " + ".join(f"discard {card}" for card in discarded))

    assert (scene.chips("A"), scene.hand_of("A")) == (chips, left)


# Pilgrimage World


@plays("pilgrimage-world")
@for_each(("goods", "chips"), [(1, 0), (2, 1), (5, 4)])
def test_pilgrimage_world_consumes_all_goods_for_a_chip_less_than_there_are(goods: int, chips: int) -> None:
    worlds = (*WORLDS, "artist-colony")
    scene = table("pilgrimage-world", *worlds).good("A", *worlds[:goods])

    scene.round(B="double")

    assert (scene.chips("A"), scene.goods_of("A"), scene.cards_in_hand("A")) == (chips, [], 0)


@plays("pilgrimage-world")
def test_pilgrimage_world_leaves_nothing_to_other_powers() -> None:
    scene = table("pilgrimage-world", "terraformed-world", "gem-world", "comet-zone", "artist-colony")

    scene.good("A", "gem-world", "comet-zone", "artist-colony").round(A="double").play("A use pilgrimage-world")

    assert (scene.asked(), scene.chips("A")) == (["A action", "B action"], 4)


# Tourist World


@plays("tourist-world")
@for_each("world", WORLDS)
def test_tourist_world_consumes_two_goods_for_three_chips(world: str) -> None:
    scene = table("tourist-world", world, "artist-colony").good("A", world, "artist-colony")

    scene.round(B="double")

    assert (scene.chips("A"), scene.goods_of("A"), scene.cards_in_hand("A")) == (3, [], 0)


@plays("tourist-world")
@for_each(("goods", "left"), [(1, 1), (4, 2)])
def test_tourist_world_takes_two_goods_and_only_once(goods: int, left: int) -> None:
    scene = table("tourist-world", *WORLDS).good("A", *WORLDS[:goods]).round(B="double")

    if goods > 1:
        scene.play("A good gem-world + good comet-zone")

    assert len(scene.goods_of("A")) == left
