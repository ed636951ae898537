"""The final score: how cards with variable points count, and what is worth what."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.library import load
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def final(scene: Scene, kind: str = "") -> list[int]:
    """The game ends with this round, in which nobody does anything but fix a kind: everybody's score."""
    scene.pool(0).round(A="develop")
    if kind:
        scene.play(f"A kind {kind}")
    assert scene.game.outcome is not None
    return list(scene.game.outcome.scores)


def lines(scene: Scene) -> list[int]:
    """The points of A's score sheet, line by line: chips, prestige with set 3, printed points, variable points."""
    assert scene.game.outcome is not None
    return [line.points for line in scene.game.outcome.breakdown[0]]


# Counting a card


@clause("RFTG-SCORE-01")
def test_a_card_counts_by_the_best_line_it_satisfies_and_only_once() -> None:
    # Imperium Fuel Depot is an IMPERIUM card (2) and a military world (1); Imperium Lords counts itself (2).
    lords = Scene(sets="set3").tableau("A", "imperium-lords", "imperium-fuel-depot")
    # Hive World is a Genes world (2) and a military one (1).
    league = Scene(sets="set3").tableau("A", "pan-galactic-league", "hive-world")
    # Expanding Colony has its name (2) and is a world (1).
    hologrid = Scene(sets="set3").tableau("A", "pan-galactic-hologrid", "expanding-colony")
    # Terraforming Guild is a TERRAFORMING card (2) of cost 6 (1); both count themselves and one another.
    age = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "terraforming-guild")

    # Printed points 1, 2, 1 and 0.
    assert [final(scene)[0] for scene in (lords, league, hologrid, age)] == [1 + 4, 2 + 2, 1 + 2, 4 + 4]


@clause("RFTG-SCORE-01")
def test_the_better_line_counts_even_where_it_is_printed_later() -> None:
    # Alien Cornucopia lists production worlds (1) before ALIEN cards (2): Alien Robotic Factory counts 2.
    scene = Scene(sets="set3").tableau("A", "alien-cornucopia", "alien-robotic-factory")

    assert final(scene)[0] == 5 + 2 + 2
    assert lines(scene) == [0, 0, 5, 4]


@clause("RFTG-SCORE-01")
def test_several_cards_with_variable_points_may_count_the_same_card() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-lords", "galactic-imperium", "pan-galactic-league", "hive-world")

    # Lords: themselves, Galactic Imperium and Hive World; Imperium: Hive World; League: Hive World.
    assert final(scene)[0] == 2 + (2 + 2 + 1) + 1 + 2


@clause("RFTG-SCORE-02")
def test_other_means_not_counted_by_another_line() -> None:
    # Alpha Centauri is a Rare world (2), Gem World and Rebel Base are other worlds (1 each).
    scene = Scene(sets="set3").tableau("A", "prospecting-guild", "alpha-centauri", "gem-world", "rebel-base")

    assert final(scene)[0] == 0 + 1 + 6 + 4
    assert lines(scene) == [0, 0, 7, 2, 2]


@clause("RFTG-SCORE-02")
def test_a_title_means_that_card_in_ones_own_tableau() -> None:
    scene = Scene(sets="set3").tableau("A", "mining-league").hand("A", "mining-conglomerate")
    scene.tableau("B", "mining-robots")

    # Not in hand, not in another tableau.
    scene.pool(0).round(A="settle")

    assert scene.game.outcome is not None
    assert scene.game.outcome.scores == (0, 1)


@clause("RFTG-SCORE-03")
def test_a_development_counts_itself_when_it_satisfies_its_own_line() -> None:
    alone = {
        "alien-tech-institute": 2,
        "galactic-federation": 2,
        "galactic-survey-seti": 1,
        "new-economy": 2,
        "new-galactic-order": 2,
        "trade-league": 2,
        "imperium-lords": 2,
        "terraforming-guild": 2,
        "galactic-bankers": 1,
        "imperium-seat": 2,
        "rebel-alliance": 2,
        "uplift-code": 2,
        "alien-cornucopia": 2,
        "golden-age-of-terraforming": 2,
        "universal-peace-institute": 2,
        "free-trade-association": 0,
        "galactic-imperium": 0,
        "galactic-renaissance": 0,
        "merchant-guild": 0,
        "mining-league": 0,
        "pan-galactic-league": 0,
        "galactic-genome-project": 0,
        "galactic-exchange": 0,
        "prospecting-guild": 0,
        "pan-galactic-hologrid": 0,
        "pan-galactic-affluence": 0,
        "federation-capital": 0,
    }

    assert sorted(alone) == sorted(id for id, record in load().cards.items() if record["variable_vp"])
    for card, points in alone.items():
        assert final(Scene(sets="set3").tableau("A", card)) == [points, 0], card


# Six-cost developments that are none


@clause("RFTG-SCORE-19")
def test_pan_galactic_research_has_four_fixed_points_and_cost_six() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-research", "galactic-federation")

    # 2 and 2 by Galactic Federation.
    assert final(scene)[0] == 4 + 4
    card = scene.state.card(scene.piece("pan-galactic-research"))
    assert (card.cost, card.vp, card.variable) == (6, 4, False)
    assert scene.piece("pan-galactic-research") not in scene.state.rulebook.categories[7].fits


@clause("RFTG-SCORE-19")
def test_pan_galactic_research_is_a_six_cost_development_for_federation_capital() -> None:
    scene = Scene(sets="set3").tableau("A", "federation-capital").hand("A", "pan-galactic-research").fill("A", 5)

    scene.round(A="develop").play("A develop pan-galactic-research")

    assert scene.prestige("A") == 1


@clause("RFTG-SCORE-20")
def test_planet_buster_is_no_six_cost_development_for_anything() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-status").tableau("A", "federation-capital")
    scene.hand("A", "imperium-planet-buster").fill("A", 8)

    scene.round(A="develop").play("A develop imperium-planet-buster")

    # 1 prestige for its symbol, none by Federation Capital; no goal; not found by the search for such cards.
    assert scene.tableau_of("A") == ["federation-capital", "imperium-planet-buster"]
    assert scene.prestige("A") == 1
    assert scene.holder("galactic-status") == ""
    assert scene.piece("imperium-planet-buster") not in scene.state.rulebook.categories[7].fits


# Chips, prestige, kinds


@clause("RFTG-SCORE-18", "RFTG-SCORE-25")
def test_each_prestige_is_worth_one_and_one_more_with_federation_capital() -> None:
    scene = Scene(sets="set3").has("A", prestige=6).has("B", prestige=4).tableau("A", "federation-capital")

    assert final(scene) == [6 + 6, 4]


@clause("RFTG-SCORE-16", "RFTG-SCORE-25")
def test_pan_galactic_affluence_adds_to_what_prestige_is_worth_anyway() -> None:
    scene = Scene(sets="set3").has("A", prestige=3).tableau("A", "pan-galactic-affluence", "federation-capital")

    assert final(scene)[0] == 3 + 3 + 3


@clause("RFTG-SCORE-24")
def test_prestige_is_no_chip_for_galactic_renaissance() -> None:
    scene = Scene(sets="set3").has("A", chips=2, prestige=12).tableau("A", "galactic-renaissance")

    assert final(scene)[0] == 14


@clause("RFTG-SCORE-26")
def test_the_multi_kind_world_counts_as_the_kind_that_was_fixed() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "galactic-genome-project").kind("A", "alien")

    # A Genes world for 2; 1 printed point.
    assert final(scene, "genes")[0] == 1 + 2
    assert scene.seen("B", "players", 0, "tableau", 0, "kind") == "genes"


@clause("RFTG-SCORE-26")
@for_each(("kind", "points"), [("novelty", 3), ("genes", 3), ("rare", 2), ("alien", 1)])
def test_the_multi_kind_world_is_of_one_kind_for_all_cards_together(kind: str, points: int) -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "galactic-genome-project", "mining-league")
    scene.tableau("A", "free-trade-association", "pan-galactic-hologrid").kind("A", "rare")

    # Novelty: 1 and 2. Genes: 2 and 1. Rare: 1 and 1. Alien: 1. Never all of them; and 1 printed point.
    assert final(scene, kind)[0] == 1 + points


@clause("RFTG-SCORE-08", "RFTG-SCORE-26")
def test_the_multi_kind_world_is_one_kind_for_galactic_exchange() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "galactic-exchange", "gem-world")

    # Novelty and any other: 3 for two kinds; printed 1 and 1.
    assert final(scene, "rare")[0] == 2 + 3


@clause("RFTG-SCORE-08", "RFTG-SCORE-26")
@for_each(("kind", "points"), [("genes", 4 + 4 + 1), ("alien", 2 + 2 + 3)])
def test_galactic_exchange_reads_the_kind_that_was_fixed_for_others(kind: str, points: int) -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "galactic-exchange", "galactic-genome-project")
    scene.tableau("A", "empath-world", "pan-galactic-league")

    # As Genes it brings 2 and 2, and no second kind (1); as any other kind only a second kind (3).
    assert final(scene, kind)[0] == 2 + points
