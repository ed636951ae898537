"""Worlds of set 2 with Trade, Consume and Produce powers: every one of these is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import WORLDS, sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2, sets="set2").tableau("A", *cards)


@plays("trading-outpost")
def test_trading_outpost_sells_every_good_for_two_cards_more() -> None:
    assert sales("trading-outpost", sets="set2") == [4, 5, 6, 7]


ONE_GOOD = ("galactic-developers", "dying-colony", "universal-symbionts")


@plays(*ONE_GOOD)
@for_each("world", WORLDS)
@for_each("card", ONE_GOOD)
def test_a_world_consumes_one_good_of_any_kind_for_a_chip(card: str, world: str) -> None:
    scene = table(card, world, "artist-colony").good("A", world, "artist-colony")

    scene.round(B="double").play(f"A good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (1, 0, ["artist-colony"])


# Gambling World


@plays("gambling-world-set2")
@for_each("world", WORLDS)
def test_gambling_world_consumes_one_good_for_a_chip(world: str) -> None:
    scene = table("gambling-world-set2", world, "artist-colony").good("A", world, "artist-colony")

    # Without a card to put at stake that is all there is to use.
    scene.round(B="double").play(f"A good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (1, 0, ["artist-colony"])


@plays("gambling-world-set2")
def test_gambling_world_takes_antes_of_cost_or_defense_1_to_6() -> None:
    scene = table("gambling-world-set2").hand("A", "refugee-world", "artist-colony", "merchant-guild", "rebel-base")

    # Cost 0, 1 and 6, defense 6 and 7.
    scene.hand("A", "rebel-homeworld").round(B="double").play("A use gambling-world-set2 2")

    assert scene.options("A") == ["ante artist-colony", "ante merchant-guild", "ante rebel-base"]


@plays("gambling-world-set2")
def test_gambling_world_wins_one_card_by_a_higher_one() -> None:
    scene = table("gambling-world-set2").hand("A", "gem-world").deck("artist-colony", "pirate-world", "rebel-homeworld")

    # Gem World costs 2: two cards are flipped, and Pirate World's defense of 3 is higher.
    scene.round(B="double").play("A use gambling-world-set2 2")
    offered = scene.options("A")
    scene.play("A keep artist-colony")

    assert offered == ["keep artist-colony", "keep pirate-world"]
    assert (scene.hand_of("A"), scene.pile()) == (["artist-colony", "gem-world"], ["pirate-world"])


@plays("gambling-world-set2")
def test_gambling_world_takes_the_ante_without_a_higher_card() -> None:
    scene = table("gambling-world-set2").hand("A", "gem-world").deck("spice-world", "artist-colony", "rebel-homeworld")

    scene.round(B="double").play("A use gambling-world-set2 2")

    assert (scene.hand_of("A"), scene.pile()) == ([], ["artist-colony", "gem-world", "spice-world"])


# Gene Designers


@plays("gene-designers")
@for_each(("goods", "used"), [(1, 1), (3, 3), (4, 3)])
def test_gene_designers_consumes_up_to_three_genes_goods_for_a_chip_and_a_card_each(goods: int, used: int) -> None:
    genes = ("gene-designers", "lost-species-ark-world", "pre-sentient-race", "avian-uplift-race")
    scene = table(*genes, "gem-world").good("A", *genes[:goods], "gem-world").round(B="double")

    if goods > 3:
        scene.play("A " + " + ".join(f"good {world}" for world in genes[:3]))

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (used, used)
    assert scene.goods_of("A") == sorted((*genes[used:goods], "gem-world"))


# Imperium Blaster Gem Consortium


@plays("imperium-blaster-gem-consortium")
def test_imperium_blaster_gem_consortium_consumes_one_rare_good_for_a_chip_and_two_cards() -> None:
    card = "imperium-blaster-gem-consortium"
    scene = table(card, "comet-zone", "gem-world", "hive-world").good(
        "A", card, "comet-zone", "gem-world", "hive-world"
    )

    scene.round(B="double")
    offered = scene.options("A")
    scene.play("A good comet-zone")

    assert offered == [f"good {card}", "good comet-zone"]
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 2)
    assert scene.goods_of("A") == ["gem-world", "hive-world", card]


# Produce

EMPTY = ("refugee-world", "asteroid-belt", "avian-uplift-race", "deserted-alien-outpost")


@plays("interstellar-prospectors", "universal-symbionts")
@for_each(
    ("card", "world", "goods"),
    [
        ("interstellar-prospectors", "asteroid-belt", ["asteroid-belt", "interstellar-prospectors"]),
        # Itself an empty Genes windfall world, but it serves another one only.
        ("universal-symbionts", "avian-uplift-race", ["avian-uplift-race"]),
    ],
)
def test_a_good_is_put_on_another_windfall_world_of_the_kind(card: str, world: str, goods: list[str]) -> None:
    scene = table(card, *EMPTY).round(B="produce")

    assert scene.options("A") == ["done", f"produce {world} by {card}"]
    scene.play(f"A produce {world} by {card}")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], goods)


@plays("rebel-cantina")
@for_each(
    ("others", "cards"),
    [
        # Itself, and with other Rebel worlds; neither a Rebel development nor another military world counts.
        ([], 1),
        (["rebel-base"], 2),
        (["rebel-base", "rebel-fuel-cache", "rebel-pact", "pirate-world"], 3),
    ],
)
def test_rebel_cantina_draws_one_for_each_rebel_world(others: list[str], cards: int) -> None:
    assert table("rebel-cantina", *others).round(B="produce").cards_in_hand("A") == cards
