"""Every card of set 1 is placed: what it costs, what it brings at once, what it is worth and what it counts as."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.placing import claims, conquered, counted, placed_for
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import sale
from tests.rows import for_each

# Cost, whether it gets a good at once, and points.
PAID = {
    "separatist-colony": (2, False, 1),
    "ancient-race": (2, True, 1),
    "doomed-world": (1, False, -1),
    "alien-toy-shop": (3, True, 1),
    "deserted-alien-world": (1, False, 2),
    "galactic-bazaar": (3, True, 2),
    "galactic-studios": (5, False, 3),
    "volcanic-world": (2, False, 1),
}
# Defense, whether it gets a good at once, and points.
CONQUERED = {
    "damaged-alien-factory": (3, False, 2),
    "clandestine-uplift-lab": (3, False, 2),
    "hive-world": (3, False, 2),
    "rebel-colony": (4, False, 4),
    "rebel-sympathizers": (1, True, 1),
    "smuggling-lair": (1, True, 1),
}
# Cost and points: Imperium Lords and Terraforming Guild count themselves.
DEVELOPED = {
    "galactic-genome-project": (6, 0),
    "imperium-lords": (6, 2),
    "improved-logistics": (3, 2),
    "space-mercenaries": (1, 0),
    "terraforming-guild": (6, 2),
}


@plays(*PAID)
@for_each("card", PAID)
def test_a_non_military_world_is_paid_for(card: str) -> None:
    cost, windfall, score = PAID[card]

    scene = placed_for(card, cost, "settle")

    assert (scene.goods_of("A"), scene.score("A"), scene.prestige("A")) == ([card] if windfall else [], score, 0)


@plays(*CONQUERED)
@for_each("card", CONQUERED)
def test_a_military_world_is_conquered(card: str) -> None:
    defense, windfall, points = CONQUERED[card]

    scene, score = conquered(card, defense)

    assert (scene.goods_of("A"), score, scene.prestige("A")) == ([card] if windfall else [], points, 0)


@plays(*DEVELOPED)
@for_each("card", DEVELOPED)
def test_a_development_is_paid_for(card: str) -> None:
    cost, score = DEVELOPED[card]

    scene = placed_for(card, cost, "develop")

    assert (scene.score("A"), scene.prestige("A")) == (score, 0)


# Points for Alien Tech Institute, Imperium Lords, Rebel Alliance, Uplift Code, Terraforming Guild, Merchant Guild and
# Galactic Federation.
COUNTED = {
    "separatist-colony": (0, 0, 0, 0, 0, 0, 0),
    "ancient-race": (0, 0, 0, 0, 2, 0, 0),
    "damaged-alien-factory": (3, 1, 1, 0, 0, 2, 0),
    "doomed-world": (0, 0, 0, 0, 0, 0, 0),
    "alien-toy-shop": (2, 0, 0, 0, 2, 0, 0),
    "clandestine-uplift-lab": (0, 1, 1, 3, 0, 0, 0),
    "deserted-alien-world": (2, 0, 0, 0, 0, 0, 0),
    "galactic-bazaar": (0, 0, 0, 0, 2, 0, 0),
    "galactic-studios": (0, 0, 0, 0, 0, 2, 0),
    "hive-world": (0, 1, 1, 0, 0, 2, 0),
    "rebel-colony": (0, 1, 2, 0, 0, 0, 0),
    "rebel-sympathizers": (0, 1, 2, 0, 2, 0, 0),
    "smuggling-lair": (0, 1, 1, 0, 2, 0, 0),
    "volcanic-world": (0, 0, 0, 0, 0, 2, 0),
    "galactic-genome-project": (0, 0, 0, 0, 0, 0, 2),
    "imperium-lords": (0, 2, 0, 0, 0, 0, 2),
    "improved-logistics": (0, 0, 0, 0, 0, 0, 1),
    "space-mercenaries": (0, 0, 0, 0, 0, 0, 1),
    "terraforming-guild": (0, 0, 0, 0, 2, 0, 2),
}


def test_the_tables_have_all_nineteen_designs() -> None:
    assert len(COUNTED) == 19
    assert set(COUNTED) == {*PAID, *CONQUERED, *DEVELOPED}


@plays(*COUNTED)
@for_each("card", COUNTED)
def test_a_card_counts_as_its_keywords_symbols_kind_and_type_say(card: str) -> None:
    assert counted(card) == COUNTED[card]


@plays("damaged-alien-factory", "alien-toy-shop", "clandestine-uplift-lab")
@for_each(
    ("goal", "others", "card", "claimed"),
    [
        ("overlord-discoveries", ("alien-tech-institute", "deserted-alien-world"), "damaged-alien-factory", True),
        ("overlord-discoveries", ("alien-tech-institute", "deserted-alien-world"), "alien-toy-shop", True),
        ("overlord-discoveries", ("alien-tech-institute", "deserted-alien-world"), "hive-world", False),
        ("uplift-knowledge", ("uplift-code", "abandoned-alien-uplift-camp"), "clandestine-uplift-lab", True),
        ("uplift-knowledge", ("uplift-code", "abandoned-alien-uplift-camp"), "hive-world", False),
    ],
)
def test_a_card_with_a_kind_or_symbol_has_its_keyword_beside_it(
    goal: str, others: tuple[str, ...], card: str, claimed: bool
) -> None:
    assert claims(goal, others, card) is claimed


# Cards for a good of the world. Galactic Bazaar adds one itself.
SOLD = {
    "ancient-race": 4,
    "damaged-alien-factory": 5,
    "alien-toy-shop": 5,
    "galactic-bazaar": 3,
    "galactic-studios": 2,
    "hive-world": 4,
    "rebel-sympathizers": 2,
    "smuggling-lair": 3,
    "volcanic-world": 3,
}


@plays(*SOLD)
@for_each("card", SOLD)
def test_a_good_sells_by_the_kind_of_its_world(card: str) -> None:
    assert sale(card, sets="set1") == SOLD[card]


@plays("galactic-studios", "hive-world", "volcanic-world", "ancient-race", "alien-toy-shop", "rebel-sympathizers")
@for_each(
    ("card", "produces"),
    [
        ("galactic-studios", True),
        ("hive-world", True),
        ("volcanic-world", True),
        ("ancient-race", False),
        ("alien-toy-shop", False),
        ("rebel-sympathizers", False),
    ],
)
def test_production_worlds_produce_and_windfall_worlds_do_not(card: str, produces: bool) -> None:
    scene = Scene(sets="set1").tableau("A", card).round(B="produce")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [card] if produces else [])
