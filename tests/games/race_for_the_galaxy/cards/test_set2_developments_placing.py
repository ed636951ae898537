"""Every development of set 2 is placed: what it costs, what it is worth and what it counts as."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.placing import counted, placed_for
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Cost, points with prestige, and prestige. Some of them count themselves.
DEVELOPED = {
    "galactic-advertisers": (3, 2, 0),
    "galactic-bankers": (6, 2, 1),
    "galactic-exchange": (6, 0, 0),
    "galactic-salon": (4, 2, 0),
    "imperium-cloaking-technology": (1, 1, 0),
    "imperium-seat": (6, 2, 0),
    "imperium-troops": (1, 1, 0),
    "mercenary-fleet": (3, 1, 0),
    "pan-galactic-research": (6, 4, 0),
    "prospecting-guild": (6, 0, 0),
    "randd-crash-program": (1, 0, 0),
    "rebel-alliance": (6, 2, 0),
    "rebel-pact": (1, 1, 0),
    "uplift-code": (6, 3, 1),
}


@plays(*DEVELOPED)
@for_each("card", DEVELOPED)
def test_a_development_is_paid_for(card: str) -> None:
    cost, score, prestige = DEVELOPED[card]

    scene = placed_for(card, cost, "develop")

    assert (scene.score("A"), scene.prestige("A")) == (score, prestige)


@plays("galactic-bankers", "uplift-code")
@for_each(("card", "score"), [("galactic-bankers", 1), ("uplift-code", 2)])
def test_a_prestige_symbol_counts_for_nothing_without_set_3(card: str, score: int) -> None:
    scene = Scene(sets="set2").hand("A", card).fill("A", 7).round(B="develop").play(f"A develop {card}")

    pay(scene, "A", 6)

    assert (scene.score("A"), scene.prestige("A")) == (score, 0)


# Points for Alien Tech Institute, Imperium Lords, Rebel Alliance, Uplift Code, Terraforming Guild, Merchant Guild and
# Galactic Federation.
COUNTED = {
    "galactic-advertisers": (0, 0, 0, 0, 0, 0, 1),
    "galactic-bankers": (0, 0, 0, 0, 0, 0, 2),
    "galactic-exchange": (0, 0, 0, 0, 0, 0, 2),
    "galactic-salon": (0, 0, 0, 0, 0, 0, 1),
    "imperium-cloaking-technology": (0, 2, 0, 0, 0, 0, 1),
    "imperium-seat": (0, 2, 0, 0, 0, 0, 2),
    "imperium-troops": (0, 2, 0, 0, 0, 0, 1),
    "mercenary-fleet": (0, 0, 0, 0, 0, 0, 1),
    # Of cost 6, but without a variable number of points.
    "pan-galactic-research": (0, 0, 0, 0, 0, 0, 2),
    "prospecting-guild": (0, 0, 0, 0, 0, 0, 2),
    "randd-crash-program": (0, 0, 0, 0, 0, 0, 1),
    "rebel-alliance": (0, 0, 2, 0, 0, 0, 2),
    "rebel-pact": (0, 0, 2, 0, 0, 0, 1),
    "uplift-code": (0, 0, 0, 2, 0, 0, 2),
}


def test_the_tables_have_all_fourteen_designs() -> None:
    assert len(COUNTED) == 14
    assert set(COUNTED) == set(DEVELOPED)


@plays(*COUNTED)
@for_each("card", COUNTED)
def test_a_card_counts_as_its_keywords_and_type_say(card: str) -> None:
    assert counted(card) == COUNTED[card]
