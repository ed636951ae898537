"""Worlds of set 1, start worlds 5 to 8 among them: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.fresh import hand, offered, question, ready, seated
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import WORLDS, sale, sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2, sets="set1").tableau("A", *cards)


# How many cards are drawn to keep one of them.
DRAWN = {"separatist-colony": 4, "doomed-world": 3, "clandestine-uplift-lab": 3, "deserted-alien-world": 3}


@plays(*DRAWN)
@for_each("card", DRAWN)
def test_a_world_that_explores_draws_more(card: str) -> None:
    scene = table(card).round(B="explore-1")

    assert (len(scene.options("A")), scene.question("A").pick) == (DRAWN[card], (1, 1))


# Chips and cards for one good of any kind.
ONE_GOOD = {
    "clandestine-uplift-lab": (1, 1),
    "galactic-studios": (1, 1),
    "rebel-colony": (1, 0),
    "smuggling-lair": (0, 2),
}


@plays(*ONE_GOOD)
@for_each("world", WORLDS)
@for_each("card", ONE_GOOD)
def test_a_world_consumes_one_good_of_any_kind(card: str, world: str) -> None:
    scene = table(card, world, "artist-colony").good("A", world, "artist-colony")

    scene.round(B="double").play(f"A good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == ONE_GOOD[card]
    assert scene.goods_of("A") == ["artist-colony"]


# Separatist Colony


@plays("separatist-colony")
def test_separatist_colony_has_one_military() -> None:
    scene = table("separatist-colony").hand("A", "runaway-robots", "avian-uplift-race").round(B="settle")

    assert scene.options("A") == ["pass", "settle runaway-robots"]
    scene.play("A settle runaway-robots")

    assert (scene.tableau_of("A"), scene.military("A")) == (["separatist-colony", "runaway-robots"], 1)


# Ancient Race


@plays("ancient-race")
@for_each(("world", "kept"), [("ancient-race", 3), ("separatist-colony", 4)])
def test_ancient_race_begins_with_three_cards(world: str, kept: int) -> None:
    game = seated(world, sets="set1", start="dealt")

    assert question(game, 0).pick == (kept, kept)
    assert len(offered(game, 0)) == 6
    ready(game)

    assert len(hand(game, 0)) == kept


# Damaged Alien Factory


@plays("damaged-alien-factory")
def test_damaged_alien_factory_produces_for_a_card_only() -> None:
    scene = table("damaged-alien-factory").hand("A", "gem-world", "spice-world").round(B="produce")

    assert scene.options("A") == ["done", "produce damaged-alien-factory by damaged-alien-factory"]
    scene.play("A produce damaged-alien-factory by damaged-alien-factory", "A discard spice-world")

    assert (scene.goods_of("A"), scene.hand_of("A")) == (["damaged-alien-factory"], ["gem-world"])


@plays("damaged-alien-factory")
def test_damaged_alien_factory_without_a_card_produces_nothing() -> None:
    scene = table("damaged-alien-factory").round(B="produce")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [])


# Doomed World


@plays("doomed-world")
def test_doomed_world_is_discarded_to_settle_for_nothing() -> None:
    scene = table("doomed-world").hand("A", "lost-species-ark-world", "gem-world").round(B="settle")

    scene.play("A settle lost-species-ark-world")

    assert (scene.tableau_of("A"), scene.pile()) == (["lost-species-ark-world"], ["doomed-world"])
    assert scene.hand_of("A") == ["gem-world"]


@plays("doomed-world")
@for_each("world", ["deserted-alien-outpost", "pirate-world"])
def test_doomed_world_helps_to_no_alien_and_no_military_world(world: str) -> None:
    scene = table("doomed-world").hand("A", world).round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# Alien Toy Shop


@plays("alien-toy-shop")
@for_each(("worlds", "chips", "left"), [(("alien-toy-shop", "gem-world"), 2, 1), (("gem-world",), 0, 1)])
def test_alien_toy_shop_consumes_its_own_good_for_two_chips(worlds: tuple[str, ...], chips: int, left: int) -> None:
    scene = table("alien-toy-shop", "gem-world").good("A", *worlds).round(B="double")

    assert (scene.chips("A"), scene.cards_in_hand("A"), len(scene.goods_of("A"))) == (chips, 0, left)
    assert scene.goods_of("A") == ["gem-world"]


# Clandestine Uplift Lab


@plays("clandestine-uplift-lab")
def test_clandestine_uplift_lab_sells_genes_goods_for_one_card_more_itself() -> None:
    assert sales("clandestine-uplift-lab", sets="set1") == [2, 3, 5, 5]


@plays("clandestine-uplift-lab")
@for_each(
    ("others", "cards"),
    [
        (("avian-uplift-race",), 6),
        (("avian-uplift-race", "reptilian-uplift-race"), 7),
        # Neither a Genes world nor a military world counts without the symbol.
        (("hive-world",), 5),
    ],
)
def test_clandestine_uplift_lab_adds_one_for_each_uplift_symbol_world(others: tuple[str, ...], cards: int) -> None:
    assert sale("lost-species-ark-world", "clandestine-uplift-lab", *others, sets="set1") == cards


# Deserted Alien World


@plays("deserted-alien-world")
@for_each(("world", "cost"), [("deserted-alien-outpost", 2), ("gem-world", 2), ("comet-zone", 3), ("plague-world", 3)])
def test_deserted_alien_world_settles_alien_worlds_for_two_less(world: str, cost: int) -> None:
    scene = table("deserted-alien-world").hand("A", world).fill("A", 5)

    # Printed: 4, 2, 3 and 3.
    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


@plays("deserted-alien-world")
def test_deserted_alien_world_has_two_military_against_alien_worlds() -> None:
    scene = table("deserted-alien-world").hand("A", "alien-robot-sentry", "damaged-alien-factory", "runaway-robots")

    # Defense 2 and 3 of Alien worlds, and 1 of a Rare one.
    scene.round(B="settle")

    assert (scene.options("A"), scene.military("A")) == (["pass", "settle alien-robot-sentry"], 0)


# Galactic Bazaar


@plays("galactic-bazaar")
def test_galactic_bazaar_sells_novelty_goods_for_one_card_more() -> None:
    assert sales("galactic-bazaar", sets="set1") == [3, 3, 4, 5]


@plays("galactic-bazaar")
def test_galactic_bazaar_discards_one_card_for_a_chip() -> None:
    scene = table("galactic-bazaar").hand("A", "gem-world", "rebel-base").round(B="double")

    assert scene.options("A") == ["done", "use galactic-bazaar"]
    scene.play("A use galactic-bazaar")
    assert scene.question("A").pick == (1, 1)
    scene.play("A discard gem-world")

    assert (scene.chips("A"), scene.hand_of("A"), scene.asked()) == (1, ["rebel-base"], ["A action", "B action"])


# Galactic Studios, Rebel Sympathizers


@plays("galactic-studios")
@for_each(("goods", "cards"), [((), 1), (("galactic-studios",), 0)])
def test_galactic_studios_draws_one_when_it_produces(goods: tuple[str, ...], cards: int) -> None:
    scene = table("galactic-studios").good("A", *goods).round(B="produce")

    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == (["galactic-studios"], cards)


@plays("rebel-sympathizers")
@for_each(("world", "cards"), [("rebel-sympathizers", 1), ("asteroid-belt", 0)])
def test_rebel_sympathizers_draws_one_when_a_good_is_put_there(world: str, cards: int) -> None:
    scene = table("rebel-sympathizers", "asteroid-belt", "terraforming-guild").round(B="produce")

    scene.play(f"A produce {world} by terraforming-guild")

    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == ([world], cards)
