"""Every world of set 2 is placed: what it costs, what it brings at once, what it is worth and what it counts as."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.placing import claims, conquered, counted, placed_for
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import sale
from tests.rows import for_each

# Cost, whether it gets a good at once, points with prestige, and prestige.
PAID = {
    "rebel-cantina": (2, False, 0, 0),
    "galactic-developers": (2, False, 1, 0),
    "imperium-warlord": (2, False, 2, 0),
    "abandoned-alien-uplift-camp": (1, False, 2, 0),
    "alien-data-repository": (7, False, 6, 0),
    "dying-colony": (0, True, 0, 0),
    "gambling-world-set2": (1, False, 1, 0),
    "gem-smugglers": (3, True, 1, 0),
    "gene-designers": (6, False, 3, 0),
    "imperium-blaster-gem-consortium": (6, False, 5, 1),
    "interstellar-prospectors": (3, False, 2, 0),
    "smuggling-world": (1, False, 0, 0),
    "trading-outpost": (1, False, 1, 0),
    "universal-symbionts": (3, True, 1, 0),
}
# Defense, whether it gets a good at once, points with prestige, and prestige.
CONQUERED = {
    "alien-monolith": (8, True, 9, 1),
    "alien-uplift-center": (5, True, 4, 0),
    "blaster-runners": (1, False, 1, 0),
    "devolved-uplift-race": (1, False, 1, 0),
    "hidden-fortress": (5, False, 3, 0),
    "insect-uplift-race": (2, True, 2, 0),
    "primitive-rebel-world": (1, True, 1, 0),
    "rebel-convict-mines": (2, True, 1, 0),
    "rebel-stronghold": (9, False, 10, 1),
}


@plays(*PAID)
@for_each("card", PAID)
def test_a_non_military_world_is_paid_for(card: str) -> None:
    cost, windfall, score, prestige = PAID[card]

    scene = placed_for(card, cost, "settle")

    assert (scene.goods_of("A"), scene.score("A")) == ([card] if windfall else [], score)
    assert scene.prestige("A") == prestige


@plays(*CONQUERED)
@for_each("card", CONQUERED)
def test_a_military_world_is_conquered(card: str) -> None:
    defense, windfall, points, prestige = CONQUERED[card]

    scene, score = conquered(card, defense)

    assert (scene.goods_of("A"), score) == ([card] if windfall else [], points)
    assert scene.prestige("A") == prestige


@plays("alien-monolith", "imperium-blaster-gem-consortium", "rebel-stronghold")
@for_each(("card", "score"), [("alien-monolith", 8), ("imperium-blaster-gem-consortium", 4), ("rebel-stronghold", 9)])
def test_a_prestige_symbol_counts_for_nothing_without_set_3(card: str, score: int) -> None:
    scene = Scene(sets="set2").tableau("A", "lost-alien-battle-fleet", "drop-ships", "drop-ships#2").hand("A", card)
    before = scene.score("A")

    scene.fill("A", 6).round(B="settle").play(f"A settle {card}")

    assert (scene.score("A") - before, scene.prestige("A")) == (score, 0)


# Points for Alien Tech Institute, Imperium Lords, Rebel Alliance, Uplift Code, Terraforming Guild, Merchant Guild and
# Galactic Federation.
COUNTED = {
    "rebel-cantina": (0, 0, 2, 0, 0, 0, 0),
    "galactic-developers": (0, 0, 0, 0, 0, 0, 0),
    "imperium-warlord": (0, 2, 0, 0, 0, 0, 0),
    "abandoned-alien-uplift-camp": (2, 0, 0, 2, 0, 0, 0),
    "alien-data-repository": (3, 0, 0, 0, 0, 2, 0),
    "alien-monolith": (2, 1, 1, 0, 2, 0, 0),
    "alien-uplift-center": (2, 1, 1, 2, 2, 0, 0),
    "blaster-runners": (0, 1, 1, 0, 0, 0, 0),
    "devolved-uplift-race": (0, 1, 1, 3, 0, 2, 0),
    "dying-colony": (0, 0, 0, 0, 2, 0, 0),
    "gambling-world-set2": (0, 0, 0, 0, 0, 0, 0),
    "gem-smugglers": (0, 0, 0, 0, 2, 0, 0),
    "gene-designers": (0, 0, 0, 0, 0, 2, 0),
    "hidden-fortress": (0, 1, 1, 0, 0, 0, 0),
    "imperium-blaster-gem-consortium": (0, 2, 0, 0, 0, 2, 0),
    "insect-uplift-race": (0, 1, 1, 3, 2, 0, 0),
    "interstellar-prospectors": (0, 0, 0, 0, 0, 2, 0),
    "primitive-rebel-world": (0, 1, 2, 0, 2, 0, 0),
    "rebel-convict-mines": (0, 1, 2, 0, 2, 0, 0),
    "rebel-stronghold": (0, 1, 2, 0, 0, 0, 0),
    "smuggling-world": (0, 0, 0, 0, 0, 2, 0),
    "trading-outpost": (0, 0, 0, 0, 0, 0, 0),
    "universal-symbionts": (0, 0, 0, 0, 2, 0, 0),
}


def test_the_tables_have_all_twenty_three_designs() -> None:
    assert len(COUNTED) == 23
    assert set(COUNTED) == {*PAID, *CONQUERED}


@plays(*COUNTED)
@for_each("card", COUNTED)
def test_a_card_counts_as_its_keywords_symbols_and_kind_say(card: str) -> None:
    assert counted(card) == COUNTED[card]


ALIENS = ("alien-tech-institute", "deserted-alien-world")
UPLIFTERS = ("uplift-code", "uplift-gene-breeders")


@plays("abandoned-alien-uplift-camp", "alien-data-repository", "alien-monolith", "alien-uplift-center")
@for_each(
    ("card", "claimed"),
    [
        ("abandoned-alien-uplift-camp", True),
        ("alien-data-repository", True),
        ("alien-monolith", True),
        ("alien-uplift-center", True),
        ("trading-outpost", False),
    ],
)
def test_an_alien_world_has_the_keyword(card: str, claimed: bool) -> None:
    assert claims("overlord-discoveries", ALIENS, card) is claimed


@plays("abandoned-alien-uplift-camp", "alien-uplift-center", "devolved-uplift-race", "insect-uplift-race")
@for_each(
    ("card", "claimed"),
    [
        ("abandoned-alien-uplift-camp", True),
        ("alien-uplift-center", True),
        ("devolved-uplift-race", True),
        ("insect-uplift-race", True),
        ("gene-designers", False),
    ],
)
def test_an_uplift_world_has_the_keyword(card: str, claimed: bool) -> None:
    assert claims("uplift-knowledge", UPLIFTERS, card) is claimed


# Cards for a good of the world.
SOLD = {
    "alien-data-repository": 5,
    "alien-monolith": 5,
    "alien-uplift-center": 5,
    "devolved-uplift-race": 2,
    "dying-colony": 2,
    "gem-smugglers": 3,
    "gene-designers": 4,
    "imperium-blaster-gem-consortium": 3,
    "insect-uplift-race": 4,
    "interstellar-prospectors": 3,
    "primitive-rebel-world": 2,
    "rebel-convict-mines": 3,
    "smuggling-world": 2,
    "universal-symbionts": 4,
}


@plays(*SOLD)
@for_each("card", SOLD)
def test_a_good_sells_by_the_kind_of_its_world(card: str) -> None:
    assert sale(card, sets="set2") == SOLD[card]


PRODUCERS = (
    *("alien-data-repository", "devolved-uplift-race", "gene-designers", "imperium-blaster-gem-consortium"),
    *("interstellar-prospectors", "smuggling-world"),
)


@plays(*SOLD)
@for_each("card", SOLD)
def test_production_worlds_produce_and_windfall_worlds_do_not(card: str) -> None:
    scene = Scene(sets="set2").tableau("A", card).round(B="produce")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [card] if card in PRODUCERS else [])
